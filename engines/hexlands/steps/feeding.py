"""The option "the land feeds its dice": a spring brings six-sided dice for land (A97, A98)."""

from __future__ import annotations

from ..happenings.events import Fed
from ..printed import SEASONS, box
from ..resolution.land import connected
from ..state import Course, State, Table, with_player

YEAR = 10 * len(SEASONS)
"""The progress from one spring to the next (A40)."""


def next_spring(table: Table) -> int:
    """The progress at which the land feeds its dice next; 0: not in this game (A97)."""
    spring = (table.progress // YEAR + 1) * YEAR
    return spring if table.options.land_feeds_dice and spring <= table.limit else 0


def dice_from_land(table: Table, seat: int) -> int:
    """The dice that a spring brings to a seat, for land joined to its castle besides the home space (A97)."""
    return box().feeding.d6 if len(connected(table, seat)) > box().feeding.spaces else 0


def feed(state: State, course: Course) -> State:
    """Bring dice if the last event has led to or past a spring, also one that it leapt over (A97)."""
    before, progress = state.report.progress
    if not state.options.land_feeds_dice or progress // YEAR == before // YEAR:
        return state
    seats = tuple([seat for seat in state.living if dice_from_land(state, seat)])
    if seats:
        course.emit(Fed, seats=seats, dice=box().feeding.d6)
    for seat in seats:
        state = with_player(state, seat, d6=state.players[seat].d6 + box().feeding.d6)
    return state
