"""How well typed words fit the words of a button: pure text, without a game.

A token is a number, a star, a word, an arrow, a multiplication sign, or the name of a space such as ``e8``; of
Japanese, which has no spaces, a run of signs. Words that only join others are left out.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum

TOKEN = re.compile(r"(?<![a-z])[a-z]\d+|[a-z]+|\d+|[^\W\da-z_]+|[→★×]")
ARROWS = re.compile(r"[-=]*>|(?<=\d) to (?=[a-z]?\d)")
SMALL = re.compile(r"(?:an?|and|at|by|for|from|i|in|into|my|of|on|the|to|want|with)$")
"""Words that join others and mean nothing alone."""
SPOKEN_STAR = re.compile(r"\bstars?\b|星")
"""A star as the board in words says it."""
PARTICLES = re.compile("^(?:から|まで|より|[とかものをにへで])|(?:から|まで|より|[とかものをにへで])$")
TIMES = re.compile(r"(?<=\d) ?x ?(?=\d)")
"""A multiplication sign as a keyboard has it."""
TAIL = re.compile(r" · .*|\|.*|\([^()]*\)| ?⚔.*")
"""The parts of a label that say what a choice leads to, not what it is."""
MANY = 12
"""Typed tokens that may be put first."""
PART = 3
"""Least number of letters of a word that is only begun."""


class Fit(IntEnum):
    """How well words fit, the best first."""

    TEXT = 0
    """The same text, as a notation or a label."""
    TOKENS = 1
    """The same words and numbers."""
    NUMBERS = 2
    """Numbers alone, and they are all that a choice is about."""
    NUMBERS_IN_ANY_ORDER = 3
    WORDS = 4
    """All words and numbers stand in it, in their order."""
    PARTS = 5
    """The same with words that are only begun, or in Japanese with their ends."""
    HEAD = 6
    """The same words and numbers as before its colon: what a line is called, where nothing else is meant."""
    EFFECT = 7
    """The same, some of them in what is said of its effect."""

    @property
    def is_exact(self) -> bool:
        return self < Fit.WORDS


def normalize(text: str) -> str:
    """Return what a person means by a line: NFKC, so that full-width signs are read, and single spaces."""
    return " ".join(unicodedata.normalize("NFKC", text).split())


def fold(text: str) -> str:
    """Return a text for comparing: as typed, without upper case, its stars and multiplications as signs."""
    return TIMES.sub("×", SPOKEN_STAR.sub("★", normalize(text).casefold()))


def tokens_of(text: str) -> tuple[str, ...]:
    """Return the tokens of a folded text."""
    tokens = (token if token.isascii() else PARTICLES.sub("", token) for token in TOKEN.findall(text))
    return tuple(token for token in tokens if token and not SMALL.match(token))


def is_number(token: str) -> bool:
    """Whether a token is a number, the name of a space, or the star that stands for a number."""
    return token[-1].isdigit() or token == "★"


def is_space(token: str) -> bool:
    """Whether a token is the name of a space."""
    return token[0].isalpha() and token[-1].isdigit()


def numbers_of(tokens: Iterable[str]) -> tuple[str, ...]:
    """Return the tokens that are numbers."""
    return tuple(filter(is_number, tokens))


@dataclass(frozen=True, slots=True)
class Typed:
    """What somebody typed, ready for comparing."""

    text: str
    tokens: tuple[str, ...]

    @property
    def numbers(self) -> tuple[str, ...]:
        return numbers_of(self.tokens)

    @property
    def is_plain(self) -> bool:
        """Whether there is nothing but numbers, and no name of a space."""
        return all(map(str.isdecimal, self.tokens))

    def orders(self) -> Iterator[tuple[str, ...]]:
        """Yield the tokens, and with a later word and what follows it put first: "red 3, orange 4"."""
        for at, token in enumerate(self.tokens[:MANY]):
            if not at or not (is_number(token) or token in "→×"):
                yield (*self.tokens[at:], *self.tokens[:at])


def typed_of(text: str) -> Typed:
    """Return a typed text, ready for comparing."""
    plain = fold(text)
    tokens = tokens_of(ARROWS.sub("→", plain))
    return Typed(plain, tokens if set(tokens) > {"→"} or "→" not in tokens else ())


@dataclass(frozen=True, slots=True)
class Wording:
    """The words of one choice: its labels in every language, its notations, and the headings above it."""

    names: tuple[str, ...]
    """Its labels in every language, and its notation if that is a name."""
    rows: tuple[tuple[str, ...], ...]
    """The tokens of each name without its effect."""
    heads: tuple[tuple[str, ...], ...]
    """The tokens of each label that has a colon, before it."""
    whole: tuple[tuple[str, ...], ...]
    """The tokens of each label with its effect, where it has one."""
    numbers: tuple[str, ...]
    """The numbers of all its notations, in order."""
    headings: tuple[str, ...]


def wording(
    labels: Iterable[str], notations: Iterable[str], headings: Iterable[str] = (), *, by_notation: bool = False
) -> Wording:
    """Return the words of one choice; ``by_notation``: its notation is one of its names."""
    lines = tuple(map(fold, notations))
    folded = tuple(map(fold, labels))
    names = (*folded, *(lines if by_notation else ()))
    rows = tuple(tokens_of(TAIL.sub(" ", text)) for text in names)
    heads = tuple(tokens_of(TAIL.sub(" ", text.partition(":")[0])) for text in folded if ":" in text)
    whole = tuple(tokens_of(text) for text in folded if TAIL.search(text))
    numbers = numbers_of(tokens_of(" ".join(lines)))
    return Wording(names, rows, heads, whole, numbers, tokens_of(fold(" ".join(headings))))


def fit_of(typed: Typed, choice: Wording) -> Fit | None:
    """Return how well the typed words fit a choice; None if they do not.

    Plain numbers must be all that it is about, names of spaces may be some.
    """
    if typed.text in choice.names:
        return Fit.TEXT
    if not typed.tokens:
        return None
    if typed.tokens in choice.rows:
        return Fit.TOKENS
    if typed.tokens == choice.numbers:
        return Fit.NUMBERS
    if sorted(typed.tokens) == sorted(choice.numbers):
        return Fit.NUMBERS_IN_ANY_ORDER
    is_called = _is_called(typed, choice)
    if typed.is_plain:
        return Fit.HEAD if is_called else None
    fits = (_row_fit(tokens, row, choice.headings) for tokens in typed.orders() for row in choice.rows)
    best = min((fit for fit in fits if fit is not None), default=Fit.HEAD if is_called else None)
    if best is None and any(_row_fit(typed.tokens, row, choice.headings) for row in choice.whole):
        # What a choice leads to is not its name: it tells apart what begins in the same way.
        is_named = any(_row_fit(typed.tokens[:1], row, choice.headings) for row in choice.rows)
        return Fit.EFFECT if is_named else None
    return best


def begins_with(typed: Typed, choice: Wording) -> bool:
    """Whether a label of the choice begins with the typed tokens, or has them in another order before its colon."""
    return any(row[: len(typed.tokens)] == typed.tokens for row in choice.rows) or _is_called(typed, choice)


def _is_called(typed: Typed, choice: Wording) -> bool:
    """Whether these are the words before a colon, of numbers alone in any order."""
    order = sorted(typed.tokens) if typed.is_plain else None
    return typed.tokens in choice.heads or any(sorted(head) == order for head in choice.heads)


def leftover(typed: Typed, choice: Wording) -> int:
    """Return how many numbers of a choice were not typed, by its labels or its notations, whichever are fewer."""
    rows = [row for row in (choice.numbers, *map(numbers_of, choice.rows)) if _is_in_order(typed.numbers, row)]
    return min((len(row) - len(typed.numbers) for row in rows), default=0)


def _is_in_order(wanted: Iterable[str], row: Iterable[str]) -> bool:
    """Whether all wanted tokens stand in the row, in their order."""
    rest = iter(row)
    return all(token in rest for token in wanted)


def _row_fit(tokens: tuple[str, ...], row: tuple[str, ...], headings: tuple[str, ...]) -> Fit | None:
    """Return how well tokens fit a row of tokens in their order; words that it lacks may stand in the headings.

    A number never skips another one after what was found before it: "red 5" is not in "Red ★ + Green 5".
    """
    worst, start = Fit.WORDS, 0
    for token in tokens:
        at = next((at for at in range(start, len(row)) if _token_fit(token, row[at])), None)
        if at is None:
            above = [fit for other in headings if (fit := _token_fit(token, other))]
            if is_number(token) or not above:
                return None
            worst = max(worst, min(above))
        elif start and (is_number(token) or token == "×") and numbers_of(row[start:at]):
            return None
        else:
            worst, start = max(worst, _token_fit(token, row[at]) or worst), at + 1
    return worst


def _token_fit(token: str, other: str) -> Fit | None:
    """Return how well a token fits another: whole, or as a part of a word."""
    if token == other:
        return Fit.WORDS
    if is_number(token) or is_number(other):
        return None
    is_part = other.startswith(token) and (len(token) >= PART or not token.isascii())
    return Fit.PARTS if is_part or (not token.isascii() and other.endswith(token)) else None
