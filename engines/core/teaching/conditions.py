"""Conditions of lessons: fields of a view, scores and ranks, compared. No game has code for them.

``LEFT OPERATOR RIGHT``, or ``count PATH VALUE OPERATOR RIGHT``, with spaces between. A side is a path, a number, or
a word in single quotes; ``none``, ``true`` and ``false`` are themselves. A path begins with a field of the view of
seat 0 and goes on by fields, and by indices from 0: ``islands.10.owner``. ``*`` is every part: ``islands.*.owner``.
Other beginnings: ``score.0`` and ``rank.0`` by seat, and ``over`` (whether the game is).

Operators: ``= != < <= > >=``; ``has`` and ``lacks``: a part of a list, or the number of a bit of a set of bits.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from pydantic import field_validator, model_validator

from ..game import AnyGame
from ..model import Frozen, Seat


def has(left: Any, right: Any) -> bool:
    """Whether a list has this part, or a set of bits (an int) this bit."""
    return bool(left >> right & 1) if isinstance(left, int) else right in left


OPERATORS: Mapping[str, Callable[[Any, Any], bool]] = {
    "=": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
    "has": has,
    "lacks": lambda left, right: not has(left, right),
}
WORDS: Mapping[str, object] = {"none": None, "true": True, "false": False}
SIDE = re.compile(r"-?\d+|'[^']*'|[a-z_]+(\.([a-z_]+|\d+|\*))*")
READER = Seat(0)
"""The seat of whoever is taught."""


@dataclass(frozen=True, slots=True)
class Board:
    """What conditions are asked about: a state as the reader sees it."""

    view: Any
    score: tuple[int, ...]
    rank: tuple[int, ...]
    over: bool


def board_of(game: AnyGame, state: Any) -> Board:
    """Return what conditions are asked about; scores and ranks are () while they are secret."""
    standings, outcome = game.standings(state), game.outcome(state)
    ranks = tuple(one.rank for one in standings) if outcome is None else outcome.ranks
    scores = tuple(one.score for one in standings)
    return Board(view=game.view(state, READER), score=scores, rank=ranks, over=outcome is not None)


class Condition(Frozen):
    """A comparison, written as one line (see the top of this module)."""

    left: str
    operator: str
    right: str
    counted: str | None = None
    """The value that is counted in ``left``."""

    @model_validator(mode="before")
    @classmethod
    def _from_text(cls, written: Any) -> Any:
        match written.split(" ") if isinstance(written, str) else written:
            case ["count", path, value, sign, right]:
                return {"left": path, "operator": sign, "right": right, "counted": value}
            case [left, sign, right]:
                return {"left": left, "operator": sign, "right": right}
            case list():
                raise ValueError(f"'{written}' is no condition")
        return written

    @field_validator("left", "right", "counted")
    @classmethod
    def _is_side(cls, side: str | None) -> str | None:
        if side is not None and not SIDE.fullmatch(side):
            raise ValueError(f"'{side}' is no path, number or 'word'")
        return side

    @field_validator("operator")
    @classmethod
    def _is_operator(cls, sign: str) -> str:
        if sign not in OPERATORS:
            raise ValueError(f"'{sign}' does not compare")
        return sign

    def holds(self, board: Board) -> bool:
        """Whether it is so; LookupError or AttributeError for a path that does not exist."""
        left = value_of(board, self.left)
        if self.counted is not None:
            left = tuple(left).count(value_of(board, self.counted))
        return OPERATORS[self.operator](left, value_of(board, self.right))


def value_of(board: Board, side: str) -> Any:
    """Return the value of a side of a condition."""
    if re.fullmatch(r"-?\d+", side):
        return int(side)
    if side.startswith("'"):
        return side[1:-1]
    if side in WORDS:
        return WORDS[side]
    first, *rest = side.split(".")
    return _follow(getattr(board if first in ("score", "rank", "over") else board.view, first), rest)


def _follow(value: Any, path: list[str]) -> Any:
    """Return what is at the end of a path; a list of values where it has a star."""
    for at, name in enumerate(path):
        if name == "*":
            return [_follow(part, path[at + 1 :]) for part in value]
        value = value[int(name)] if name.isdigit() else getattr(value, name)
    return value
