"""How well typed words fit the words of a button: pure text, without a game.

A token is a number, a word, an arrow, or the name of a space such as ``e8``; of Japanese, which has no spaces, a
run of signs. Words that only join others are left out.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum

TOKEN = re.compile(r"(?<![a-z])[a-z]\d+|[a-z]+|\d+|[^\W\da-z_]+|→")
ARROW = "→"
ARROWS = re.compile(r"[-=]*>|(?<=\d) to (?=[a-z]?\d)")
SMALL = frozenset(
    {
        "a", "an", "and", "at", "by", "for", "from", "i", "in", "into", "my", "of", "on", "the", "to", "want",
        "with", "と", "か", "も", "の", "を", "に", "へ", "で", "から", "まで", "より",
    }
)  # fmt: skip
"""Words that join others and mean nothing alone."""
PARTICLES = re.compile("^(?:から|まで|より|[とかものをにへで])|(?:から|まで|より|[とかものをにへで])$")
TAIL = re.compile(r" · .*|\|.*|\([^()]*\)")
"""The parts of a label that say what a choice leads to, not what it is."""
MANY = 12
"""Typed tokens that may stand in another order; whoever types more keeps to the label's."""
PART = 3
"""Letters of a word of which only a part is typed, at least."""


class Fit(IntEnum):
    """How well words fit, the best first."""

    TEXT = 0
    """The same text, as a notation or a label."""
    TOKENS = 1
    """The same words and numbers."""
    NUMBERS = 2
    """Numbers alone, and they are all that a choice is about."""
    NUMBERS_IN_ANY_ORDER = 3
    BEGINNING = 4
    """The label begins with the words."""
    WORDS = 5
    """All words and numbers stand in it, in their order."""
    CUT_WORDS = 6
    """The same with words of which only the beginning was typed, or in Japanese the end."""
    PARTS = 7
    """The same with any parts of words."""

    @property
    def is_exact(self) -> bool:
        return self <= Fit.NUMBERS_IN_ANY_ORDER


def as_typed(text: str) -> str:
    """Return what a person means by a line: NFKC, so that full-width signs are read, and single spaces."""
    return " ".join(unicodedata.normalize("NFKC", text).split())


def folded(text: str) -> str:
    """Return a text for comparing: as typed, without upper case."""
    return as_typed(text).casefold()


def tokens_of(text: str) -> tuple[str, ...]:
    """Return the tokens of a folded text."""
    found = (token if token.isascii() else PARTICLES.sub("", token) for token in TOKEN.findall(text))
    return tuple(token for token in found if token and token not in SMALL)


def numbers_of(tokens: Iterable[str]) -> tuple[str, ...]:
    """Return the tokens with a digit: numbers and names of spaces."""
    return tuple(token for token in tokens if token[-1].isdigit())


@dataclass(frozen=True, slots=True)
class Typed:
    """What somebody typed, ready for comparing."""

    text: str
    tokens: tuple[str, ...]

    @property
    def numbers(self) -> tuple[str, ...]:
        return numbers_of(self.tokens)

    @property
    def is_numbers(self) -> bool:
        """Whether there is nothing but numbers and names of spaces."""
        return len(self.numbers) == len(self.tokens)

    def orders(self) -> Iterator[tuple[str, ...]]:
        """Yield the tokens, and with a later word and what follows it put first: "red 3, orange 4"."""
        yield self.tokens
        for at in range(1, len(self.tokens) if len(self.tokens) <= MANY else 0):
            if not self.tokens[at][-1].isdigit() and self.tokens[at] != ARROW:
                yield (*self.tokens[at:], *self.tokens[:at])


def typed_of(text: str) -> Typed:
    """Return a typed text, ready for comparing."""
    plain = folded(text)
    tokens = tokens_of(ARROWS.sub(ARROW, plain))
    return Typed(plain, tokens if set(tokens) > {ARROW} or ARROW not in tokens else ())


@dataclass(frozen=True, slots=True)
class Wording:
    """The words of one choice: its labels in every language, its notations, and the headings above it."""

    names: tuple[str, ...]
    """Its labels in every language, and its notation if that is a name."""
    rows: tuple[tuple[str, ...], ...]
    """The tokens of each label."""
    heads: tuple[tuple[str, ...], ...]
    """The tokens of each name without its effect."""
    numbers: tuple[str, ...]
    """The numbers of all its notations, in order."""
    headings: tuple[str, ...]


def wording(
    labels: Iterable[str], notations: Iterable[str], headings: Iterable[str] = (), *, by_notation: bool = False
) -> Wording:
    """Return the words of one choice; ``by_notation``: its notation is one of its names."""
    texts, lines = tuple(map(folded, labels)), tuple(map(folded, notations))
    names = (*texts, *(lines if by_notation else ()))
    return Wording(
        names=names,
        rows=tuple(map(tokens_of, texts)),
        heads=tuple(tokens_of(TAIL.sub(" ", text)) for text in names),
        numbers=tuple(number for line in lines for number in numbers_of(tokens_of(line))),
        headings=tuple(token for text in headings for token in tokens_of(folded(text))),
    )


def fit_of(typed: Typed, choice: Wording) -> Fit | None:
    """Return how well the typed words fit a choice; None if they do not."""
    if typed.text in choice.names:
        return Fit.TEXT
    if not typed.tokens:
        return None
    if any(tokens == typed.tokens for tokens in (*choice.rows, *choice.heads)):
        return Fit.TOKENS
    if typed.is_numbers:
        return _number_fit(typed.numbers, choice)
    if any(tokens[: len(typed.tokens)] == typed.tokens for tokens in choice.rows):
        return Fit.BEGINNING
    fits = [
        fit
        for tokens in typed.orders()
        for row in choice.heads
        if (fit := _row_fit(tokens, row, choice.headings)) is not None
    ]
    return min(fits, default=None)


def begins_with(typed: Typed, choice: Wording) -> bool:
    """Whether a label of the choice begins with the typed tokens."""
    return any(row[: len(typed.tokens)] == typed.tokens for row in choice.rows)


def leftover(typed: Typed, choice: Wording) -> int:
    """Return how many numbers of a choice were not typed, by its label or its notations, whichever are fewer."""
    rows = (choice.numbers, *map(numbers_of, choice.rows))
    return min((len(row) - len(typed.numbers) for row in rows if _in_order(typed.numbers, row)), default=0)


def _number_fit(numbers: tuple[str, ...], choice: Wording) -> Fit | None:
    """Return how well numbers alone fit a choice; names of spaces may be some of its numbers, plain ones not."""
    if Counter(numbers) == Counter(choice.numbers):
        return Fit.NUMBERS if numbers == choice.numbers else Fit.NUMBERS_IN_ANY_ORDER
    is_named = any(not number.isdecimal() for number in numbers)
    return Fit.WORDS if is_named and any(_in_order(numbers, row) for row in choice.heads) else None


def _in_order(wanted: Iterable[str], row: Iterable[str]) -> bool:
    """Whether all wanted tokens stand in the row, in their order."""
    rest = iter(row)
    return all(token in rest for token in wanted)


def _row_fit(tokens: tuple[str, ...], row: tuple[str, ...], headings: tuple[str, ...]) -> Fit | None:
    """Return how well tokens fit a row of tokens in their order; words that it lacks may stand in the headings."""
    worst, at = Fit.WORDS, 0
    for token in tokens:
        found = _next(token, row, at)
        if found is not None:
            fit, at = found
        elif token[-1].isdigit() or token == ARROW or (above := _next(token, headings, 0)) is None:
            return None
        else:
            fit = above[0]
        worst = max(worst, fit)
    return worst


def _next(token: str, row: tuple[str, ...], start: int) -> tuple[Fit, int] | None:
    """Return how well the next fitting token of a row fits, and the index after it."""
    for at in range(start, len(row)):
        fit = _token_fit(token, row[at])
        if fit is not None:
            return fit, at + 1
    return None


def _token_fit(token: str, other: str) -> Fit | None:
    if token == other:
        return Fit.WORDS
    if token[-1].isdigit() or other[-1].isdigit():
        return None
    if token not in other or (token.isascii() and len(token) < PART):
        return None
    is_cut = other.startswith(token) or (not token.isascii() and other.endswith(token))
    return Fit.CUT_WORDS if is_cut else Fit.PARTS
