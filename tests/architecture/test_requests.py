"""What differs from one kind of request to another: a class in seating, and words beside the panels."""

from __future__ import annotations

import ast
import re

from bot.features.requests.notices import NOTICES, WORDS
from bot.seating.kinds import KINDS

from .test_structure import modules, name, text

HOMES = ("bot/seating/kinds.py", "bot/features/requests/notices.py")
CLASSES = {type(kind).__name__ for kind in KINDS.values()}
TOLD = re.compile(
    rf"request\.kind|\b({'|'.join({*CLASSES, *(kind.upper() for kind in KINDS)})})\b|\"({'|'.join(KINDS)})\""
)
"""What stands in each module that asks."""


def asks(node: ast.AST) -> bool:
    """Whether this reads ``request.kind``, or compares a kind: by its constant, its stored name or its class."""
    match node:
        case ast.Attribute(value=ast.Name(id=of) | ast.Attribute(attr=of), attr="kind"):
            return of.endswith("request")
        case ast.Compare():
            within = [*ast.walk(node)]
            is_kind = any(isinstance(each, ast.Attribute) and each.attr == "kind" for each in within)
            return any(
                (isinstance(each, ast.Name) and each.id.lower() in KINDS and each.id.isupper())
                or (is_kind and isinstance(each, ast.Constant) and each.value in KINDS)
                for each in within
            )
        case ast.Call(func=ast.Name(id="isinstance"), args=[_, of_class]):
            return any(isinstance(each, ast.Name) and each.id in CLASSES for each in ast.walk(of_class))
    return False


def test_nobody_else_asks_for_the_kind_of_a_request() -> None:
    """One more kind is a class, an entry of words and texts (docs/architecture.md)."""
    asking = [
        f"{name(path)}:{node.lineno}"
        for path in modules("bot")
        if name(path) not in HOMES and TOLD.search(text(path))
        for node in ast.walk(ast.parse(text(path)))
        if isinstance(node, ast.expr) and asks(node)
    ]
    assert not asking


def test_every_kind_has_its_words_and_notices() -> None:
    assert KINDS.keys() == WORDS.keys()
    assert not {notice for kind in KINDS.values() for notice in (kind.notice, kind.refused)} - NOTICES.keys()


def test_a_question_is_found_however_it_is_written() -> None:
    for written in (
        "request.kind == END", "(had.kind, had.seat) == (VOTE, seat)", "one.kind in ('give', 'take')",
        "WORDS[call.request.kind]", "isinstance(kind_of(request), Search)",
    ):  # fmt: skip
        assert any(map(asks, ast.walk(ast.parse(written)))), written
        assert TOLD.search(written.replace("'", '"')), written
