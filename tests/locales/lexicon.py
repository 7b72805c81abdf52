"""The locale files as written, and the keys that the code uses."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from engines.core.model import kind_of

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "data" / "locales"
KEY = re.compile(r"-?[a-z][a-z0-9]*(-[a-z0-9]+)*")
HOLE = "(.+)"


@dataclass(frozen=True)
class Text:
    """One message or term of a locale file."""

    key: str
    file: str
    line: int
    variables: frozenset[str]
    refers: frozenset[str]
    """Other messages and terms that its patterns refer to."""
    pieces: tuple[str, ...]
    """Its literal words; each variant of a selector is one piece."""

    @property
    def where(self) -> str:
        return f"{self.file}:{self.line} {self.key}"


def files(lang: str, folder: Path = LOCALES) -> list[Path]:
    """The locale files of one language, by name."""
    return sorted((folder / lang).glob("*.ftl"))


def prefix(stem: str) -> str:
    """The beginning of every key in ``<stem>.ftl``: ``settings-`` for settings."""
    return f"{stem.replace('_', '-')}-"


@cache
def lexicon(lang: str) -> tuple[Text, ...]:
    return tuple(text for path in files(lang) for text in read(path.read_text(encoding="utf-8"), path.name))


@cache
def read(source: str, file: str) -> tuple[Text, ...]:
    """The texts of one file."""
    return tuple(_read(source, file))


@cache
def entries(source: str) -> list[fluent.EntryType]:
    """What a locale file holds, in order."""
    return FluentParser().parse(source).body


def _read(source: str, file: str) -> Iterator[Text]:
    for entry in entries(source):
        if isinstance(entry, fluent.Message | fluent.Term):
            key = entry.id.name if isinstance(entry, fluent.Message) else f"-{entry.id.name}"
            nodes = list(below(entry))
            yield Text(
                key,
                file,
                line_of(source, entry),
                frozenset(node.id.name for node in nodes if isinstance(node, fluent.VariableReference)),
                frozenset(
                    ("-" if isinstance(node, fluent.TermReference) else "") + node.id.name
                    for node in nodes
                    if isinstance(node, fluent.TermReference | fluent.MessageReference)
                ),
                tuple(written(node) for node in nodes if isinstance(node, fluent.Pattern)),
            )


def junk(source: str, file: str) -> list[str]:
    """Entries that Fluent cannot parse and would silently skip, each with file and line."""
    return [
        f"{file}:{line_of(source, entry)} {entry.annotations[0].message}"
        for entry in entries(source)
        if isinstance(entry, fluent.Junk)
    ]


def line_of(source: str, entry: fluent.SyntaxNode) -> int:
    return source[: entry.span.start].count("\n") + 1 if entry.span else 0


def below(node: object) -> Iterator[fluent.BaseNode]:
    if isinstance(node, fluent.BaseNode):
        yield node
        for value in vars(node).values():
            yield from below(value)
    elif isinstance(node, list):
        for part in node:
            yield from below(part)


def written(pattern: fluent.Pattern) -> str:
    """The literal words of a pattern, with a blank for each placeable."""
    words = []
    for element in pattern.elements:
        if isinstance(element, fluent.TextElement):
            words.append(element.value)
        elif isinstance(element.expression, fluent.StringLiteral):
            words.append(element.expression.value)
        else:
            words.append(" ")
    return "".join(words)


# --- the code --------------------------------------------------------------------------------------------------


@cache
def modules() -> dict[str, list[ast.AST]]:
    """The nodes of every module that may use texts, by its path."""
    return {
        str(path.relative_to(ROOT)): list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
        for package in ("bot", "render", "engines")
        for path in sorted((ROOT / package).rglob("*.py"))
    }


@cache
def literals(under: str = "") -> frozenset[str]:
    """Every string, identifier and kind in the modules below ``under``, with hyphens for underscores."""
    found: set[str] = set()
    for name, nodes in modules().items():
        if name.startswith(under):
            for node in nodes:
                match node:
                    case ast.Constant(value=str(text)):
                        found.add(text)
                    case ast.Name(id=text) | ast.Attribute(attr=text) | ast.arg(arg=text):
                        found.add(text)
                    case ast.ClassDef(name=name):  # the kind of an action or event
                        found.add(kind_of(name))
    return frozenset(text.replace("_", "-") for text in found)


@cache
def printed(slug: str) -> frozenset[str]:
    """Every string in a game's data files (cards, boards), in lower case; keys may hold these as well."""
    return frozenset(
        word.lower()
        for path in sorted((ROOT / "data" / slug).glob("*.toml"))
        for word in strings(tomllib.loads(path.read_text(encoding="utf-8")))
    )


def strings(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from strings(part)


def refusals(games: Collection[str]) -> Iterator[tuple[str, frozenset[str] | None]]:
    """Code and facts of every refusal that the bot, engines/core and these games can raise; None: facts unknown."""
    for name, nodes in modules().items():
        if name.startswith("engines/") and name.split("/")[1] not in ("core", *games):
            continue
        for node in nodes:
            match node:
                case ast.Call(args=[ast.Constant(value=str(code)), *_], keywords=words):
                    if called(node) in ("Refused", "IllegalAction"):
                        facts = frozenset(word.arg for word in words if word.arg is not None)
                        yield code, facts if len(facts) == len(words) else None


def said() -> Iterator[tuple[str, str]]:
    """(module, key) of every ``say`` with a literal key; both keys of an ``if ... else``."""
    for name, nodes in modules().items():
        for node in nodes:
            if isinstance(node, ast.Call) and node.args and called(node) in ("say", "said"):
                for key in outcomes(node.args[0]):
                    yield name, key


def called(node: ast.Call) -> str:
    """The name of a called function or method; empty for another expression."""
    match node.func:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
    return ""


def outcomes(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=one, orelse=other):
            yield from outcomes(one)
            yield from outcomes(other)


@cache
def families() -> tuple[re.Pattern[str], ...]:
    """Keys built from parts, f"common-{value}" or text_key("lobby", "policy", policy), with holes for the parts."""
    return tuple(
        re.compile(pattern)
        for nodes in modules().values()
        for node in nodes
        for pattern in [pattern_of(node)]
        if pattern is not None and re.match(r"[a-z]+\\-", pattern)
    )


def pattern_of(node: ast.AST) -> str | None:
    if isinstance(node, ast.JoinedStr):
        return "".join(map(_text, node.values))
    if isinstance(node, ast.Call) and called(node) == "text_key":
        return re.escape("-").join(map(_text, node.args))
    return None


def _text(part: ast.expr) -> str:
    return re.escape(part.value) if isinstance(part, ast.Constant) and isinstance(part.value, str) else HOLE


def asked_for(key: str) -> bool:
    """Whether the code has this key, or builds it: a family of keys whose holes take words of the code."""
    if key in literals():
        return True
    for family in families():
        found = family.fullmatch(key)
        if found and all(map(filled, found.groups())):
            return True
    return False


def filled(part: str) -> bool:
    """Whether a hole can take this: a word of the code, or several joined by hyphens."""
    return part in literals() or any(
        part[:at] in literals() and filled(part[at + 1 :]) for at, sign in enumerate(part) if sign == "-"
    )
