"""What /rules can be asked about: headings of the pages, terms, rules and rulings; found by words in any order."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Literal

from bot.features.table.terms import fold, terms_of

from .numbers import number_in, statements
from .rule_pages import pages

LIKE = 0.6
"""The least likeness, from 0 to 1, of something that is shown although not all that was typed is in it."""
NEAR = 5
"""Topics that a refusal names."""
TOKEN = re.compile(r"[a-z0-9]+|[^\x00-\x7f]+")
NAMED, BEGINS, IN_NAME, IN_WORDS, HAS_NAME, IN_PAGE = 7, 6, 5, 4, 3, 2
"""How well a topic matches: its whole name is typed, ..., all that is typed is in its text, its name is in what is
typed, all that is typed is on its page."""


@dataclass(frozen=True, slots=True)
class Topic:
    """A page, a term, or a statement: a rule or a ruling."""

    kind: Literal["page", "term", "statement"]
    name: str
    """The heading, the term, or the number."""
    at: str
    """The page, from 0; the key of the term; or the number."""
    words: str = ""
    """The meaning of a term; the question and the text of a statement."""
    page: str = ""
    """The text of a page."""


@cache
def topics(game: str, lang: str) -> tuple[Topic, ...]:
    """Return all topics of a game: the pages, the terms of the game and of lobbies, the statements."""
    return tuple(_topics(game, lang))


def _topics(game: str, lang: str) -> Iterator[Topic]:
    for number, page in enumerate(pages(game, lang)):
        heading, _, rest = page.partition("\n")
        yield Topic("page", heading.removeprefix("# "), str(number), page=rest)
    own, common = terms_of(game), terms_of(game, lobby=True)
    for term in (*own, *common[: len(common) - len(own)]):
        yield Topic("term", term.name(lang), term.key, term.meaning(lang))
    for one in statements(game, lang).values():
        yield Topic("statement", one.number, one.number, f"{one.question} {one.text}".replace("**", "").strip())


def matching(game: str, lang: str, typed: str) -> list[Topic]:
    """Return the topics that match what is typed, best first; all of them if that is nothing.

    A number matches the rules and rulings that begin with it.
    """
    known = topics(game, lang)
    if number := number_in(typed):
        return sorted(
            (one for one in known if one.kind == "statement" and one.at.startswith(number)),
            key=lambda one: len(one.at),
        )
    if not fold(typed):
        return list(known)
    likeness = {one: _likeness(one, fold(typed)) for one in known}
    found = (one for one in known if likeness[one] >= LIKE)
    return sorted(found, key=lambda one: (-likeness[one], _place(one, fold(typed))))


def _place(topic: Topic, typed: str) -> int:
    """Return where what is typed begins in a topic: what begins with it is about it."""
    words = fold(f"{topic.name} {topic.words}" if topic.kind == "term" else topic.words)
    return min((words.find(part) for part in _parts(typed) if part in words), default=len(words))


def near(game: str, lang: str, typed: str) -> tuple[str, ...]:
    """Return the headings and terms that are most like what is typed; the first headings if none is."""
    named = [one for one in topics(game, lang) if one.kind != "statement"]
    likeness = {one: _likeness(one, fold(typed)) for one in named}
    best = sorted(named, key=lambda one: -likeness[one])[:NEAR]
    return tuple(one.name for one in best if likeness[one] > 0) or tuple(one.name for one in named[:NEAR])


def _likeness(topic: Topic, typed: str) -> float:
    """Return how well a topic matches: 2 and more if all that is typed is in it, else its part that is, at most 1.

    ``typed`` is folded. Japanese is compared by pairs of signs, as it has no spaces; a slip of the finger in a name
    still leaves most of its pairs.
    """
    name, words, page = fold(topic.name), fold(topic.words), fold(topic.page)
    if topic.kind != "statement":
        if name == typed:
            return NAMED
        if name.startswith(typed):
            return BEGINS
    parts = _parts(typed)
    for text, all_in_it in ((name, IN_NAME), (f"{name} {words}", IN_WORDS)):
        if _holds(text, typed, parts):
            return all_in_it
    if topic.kind != "statement" and re.search(rf"(?<![a-z0-9]){re.escape(name)}", typed):
        return HAS_NAME
    if _holds(f"{name} {page}", typed, parts):
        return IN_PAGE
    length = sum(map(len, parts))
    said = sum(len(part) for part in parts if part in f"{name} {words}") / length if length else 0
    return max(said, 0 if topic.kind == "statement" else _alike(name, typed))


def _holds(text: str, typed: str, parts: Collection[str]) -> bool:
    return all(word in text for word in typed.split()) or (bool(parts) and all(part in text for part in parts))


def _parts(typed: str) -> list[str]:
    """Return what is looked for: English words without their plural, and pairs of other signs."""
    parts = []
    for token in TOKEN.findall(typed):
        if token.isascii():
            parts.append(token[:-1] if len(token) > 3 and token.endswith("s") else token)
        else:
            parts += _pairs(token)
    return parts


def _alike(name: str, typed: str) -> float:
    """Return the share of pairs of signs that two texts have in common."""
    one, other = set(_pairs(name)), set(_pairs(typed))
    return 2 * len(one & other) / (len(one) + len(other))


def _pairs(text: str) -> list[str]:
    return [text[at : at + 2] for at in range(len(text) - 1)] or [text]
