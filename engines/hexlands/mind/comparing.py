"""What an order compares in Hexlands: the battles that its marches lead into, and what the orders would bring."""

from __future__ import annotations

from collections.abc import Mapping

from ...core.thinking import Line
from ..actions import Move
from ..happenings.outcomes import Died
from ..resolution.land import spaces_of
from ..state import State, View, view
from .assess import at, battle
from .forecast import trial

FORCES = "forces"
NOBODY = 99
"""The forces where nobody stands against them."""


def compared(before: State, after: State, seat: int, line: Line) -> Mapping[str, int]:
    """By target of a march: its strength less that of the strongest rival (``forces.D4``).

    And the ``soldiers`` that the line loses and the ``land`` that it wins as things stand, against leaving it.
    """
    then, now = view(before, seat), view(after, seat)
    figures = {
        f"{FORCES}.{hex}": odds(now, seat, hex) for hex in sorted({one.to for one in line if isinstance(one, Move)})
    }
    if after.stage == "over" or after.round != before.round:
        return figures
    (dead, land), (would, had) = fate(now, seat), fate(then, seat)
    return {**figures, "soldiers": min(0, would - dead), "land": land - had}


def odds(seen: View, seat: int, hex: str) -> int:
    """By how much the seat is stronger there; ``NOBODY`` without a battle."""
    mine, theirs = battle(seen, seat, at(hex))
    return mine - theirs if (mine, theirs) != (0, 0) else NOBODY


def fate(seen: View, seat: int) -> tuple[int, int]:
    """(soldiers that die, spaces held) if the round ended now; others' orders and skulls are unknown."""
    state, events = trial(seen)
    dead = sum(event.count for event in events if isinstance(event, Died) and event.seat == seat)
    return dead, len(spaces_of(state, seat))
