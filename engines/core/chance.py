"""Chance as a parameter, in a form that anyone can check (docs/decisions.md#rules-and-games).

One *draw* is one whole number 0 <= x < n. This is the k-th draw of a session (k counts from 0):

    digest = HMAC-SHA256(key=seed, message="<session>/<k>")            k in decimal, ASCII
    read the digest as eight big-endian 32-bit words; take the first word below n * (2**32 // n); x = word % n
    if there is none, go on with the messages "<session>/<k>/1", "<session>/<k>/2", ...

``roll(count, sides)`` is ``count`` draws plus one each; ``pick`` is one draw; ``shuffle`` of m items is m - 1
draws, Fisher-Yates from the last place down: for i = m-1 .. 1 swap places i and draw(i + 1).

Rolls are public; shuffles and picks are secret until the game is over (records leave them out before that), so a
game uses ``pick`` or ``shuffle`` for everything that not everybody may see.
"""

from __future__ import annotations

import hashlib
import hmac
import random
from collections.abc import Iterable, Sequence
from typing import Literal, Protocol, TypeVar

from .errors import BadRecord
from .model import Frozen

T = TypeVar("T")


class Draw(Frozen):
    """One call on chance and its results, as kept in the log.

    roll: ``sides`` of a die and the faces; pick: number of items and the chosen index; shuffle: number of items
    and the new order as indices into the old one.
    """

    kind: Literal["roll", "pick", "shuffle"]
    sides: int
    results: tuple[int, ...]


MOST_SIDES = 2**32
"""A draw takes one 32-bit word, so it cannot tell more sides apart."""


def impossible(draw: Draw) -> str | None:
    """Return why no call on chance can have these results; None if one can.

    A possible draw takes no more work to repeat than its results take to write down.
    """
    results, sides = draw.results, draw.sides
    if draw.kind == "shuffle":
        if len(results) != sides or set(results) != set(range(len(results))):
            return f"a shuffle of {sides} items does not give these {len(results)} places"
        return None
    if not 1 <= sides <= MOST_SIDES:
        return f"a {draw.kind} has 1 to {MOST_SIDES} sides, not {sides}"
    if draw.kind == "pick" and len(results) != 1:
        return f"a pick has one result, not {len(results)}"
    first = 1 if draw.kind == "roll" else 0
    if any(not first <= result < first + sides for result in results):
        return f"a {draw.kind} of {sides} sides cannot give these results"
    return None


class Chance(Protocol):
    """The chance that a game draws from."""

    def roll(self, count: int, sides: int) -> tuple[int, ...]:
        """Return ``count`` faces 1..sides, public."""
        ...

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return the items in a random order, secret."""
        ...

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items (at least one), secret."""
        ...


class _Drawing:
    """``roll``, ``shuffle`` and ``pick`` made of ``below(n)``; ``log`` keeps every result."""

    def __init__(self) -> None:
        self.log: list[Draw] = []

    def below(self, n: int) -> int:
        raise NotImplementedError

    def roll(self, count: int, sides: int) -> tuple[int, ...]:
        results = tuple(self.below(sides) + 1 for _ in range(count))
        self.log.append(Draw(kind="roll", sides=sides, results=results))
        return results

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        order = list(range(len(items)))
        for i in range(len(order) - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        self.log.append(Draw(kind="shuffle", sides=len(items), results=tuple(order)))
        return tuple(items[i] for i in order)

    def pick(self, items: Sequence[T]) -> T:
        index = self.below(len(items))
        self.log.append(Draw(kind="pick", sides=len(items), results=(index,)))
        return items[index]


class SeededChance(_Drawing):
    """The live chance of a session: draws are numbered from ``first``, and ``next`` is the next number."""

    def __init__(self, seed: bytes, session: str, first: int = 0) -> None:
        super().__init__()
        if len(seed) != 32:
            raise ValueError("a seed has 32 bytes")
        self._seed = seed
        self._session = session
        self.next = first

    def below(self, n: int) -> int:
        value = draw(self._seed, self._session, self.next, n)
        self.next += 1
        return value


class SetChance(SeededChance):
    """A seeded chance some of whose rolls are set: they draw as ever, so that all other draws stay as they were.

    ``rolls``: the faces of the first, second, ... roll. One that asks for another number of dice, or for dice
    without such a face, gives what it has drawn.
    """

    def __init__(self, seed: bytes, session: str, first: int, rolls: Sequence[Sequence[int]]) -> None:
        super().__init__(seed, session, first)
        self._rolls = [tuple(faces) for faces in rolls]

    def roll(self, count: int, sides: int) -> tuple[int, ...]:
        drawn = super().roll(count, sides)
        faces = self._rolls.pop(0) if self._rolls else drawn
        chosen = Draw(kind="roll", sides=sides, results=faces)
        if len(faces) != count or impossible(chosen):
            return drawn
        self.log[-1] = chosen
        return faces


def draw(seed: bytes, session: str, k: int, n: int) -> int:
    """Return the k-th draw of a session, 0 <= x < n (see the top of this module); ValueError for n out of range."""
    if not 1 <= n <= MOST_SIDES:
        raise ValueError(f"a draw is one of 1 to {MOST_SIDES} numbers, not of {n}")
    limit = n * (2**32 // n)
    attempt = 0
    while True:
        message = f"{session}/{k}" if attempt == 0 else f"{session}/{k}/{attempt}"
        digest = hmac.digest(seed, message.encode(), "sha256")
        for at in range(0, 32, 4):
            word = int.from_bytes(digest[at : at + 4], "big")
            if word < limit:
                return word % n
        attempt += 1


def seed_hash(seed: bytes) -> str:
    """Return the SHA-256 of the seed in hex, which is posted before the game."""
    return hashlib.sha256(seed).hexdigest()


class ScriptedChance:
    """Scripted chance for replays and tests; BadRecord where the script does not fit the rules' calls."""

    def __init__(self, draws: Iterable[Draw] = ()) -> None:
        self._draws = list(draws)
        self.used = 0

    @classmethod
    def rolls(cls, *rolls: Sequence[int], sides: int = 6) -> ScriptedChance:
        """Return a script of rolls only, each given as its faces."""
        return cls(Draw(kind="roll", sides=sides, results=tuple(roll)) for roll in rolls)

    def _take(self, kind: str, sides: int, count: int) -> tuple[int, ...]:
        if self.used >= len(self._draws):
            raise BadRecord(f"the rules ask for a {kind} that was not written down")
        draw = self._draws[self.used]
        if (draw.kind, draw.sides, len(draw.results)) != (kind, sides, count):
            raise BadRecord(
                f"the rules ask for {kind} {count} of {sides}, the script has "
                f"{draw.kind} {len(draw.results)} of {draw.sides}"
            )
        if reason := impossible(draw):
            raise BadRecord(reason)
        self.used += 1
        return draw.results

    def done(self) -> bool:
        """Return whether every scripted result was used."""
        return self.used == len(self._draws)

    def roll(self, count: int, sides: int) -> tuple[int, ...]:
        return self._take("roll", sides, count)

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        return tuple(items[i] for i in self._take("shuffle", len(items), len(items)))

    def pick(self, items: Sequence[T]) -> T:
        return items[self._take("pick", len(items), 1)[0]]


class FastChance:
    """Fast seeded chance without a log, for playouts, previews and computer players."""

    def __init__(self, seed: int | str) -> None:
        self._random = random.Random(seed)

    def roll(self, count: int, sides: int) -> tuple[int, ...]:
        below = self._random.random
        return tuple([int(below() * sides) + 1 for _ in range(count)])

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        shuffled = list(items)
        self._random.shuffle(shuffled)
        return tuple(shuffled)

    def pick(self, items: Sequence[T]) -> T:
        return items[int(self._random.random() * len(items))]
