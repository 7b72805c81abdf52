"""The dice of a round: all commit in secret, then one roll (4, 5, 10, 11, A2-A4, A66); dice for land (A97, A98)."""

from __future__ import annotations

from ...core import IllegalAction, Seat, choice
from ...core.dialogue import evolve
from ..actions import Commit
from ..happenings.events import Committed, Fed, Rolled
from ..printed import SEASONS, box
from ..resolution.land import connected
from ..state import Course, State, Table, hiding, secret, with_player

D6, D3 = 6, 3
"""Sides of the dice (4, 5)."""


def ask_commitments(state: State) -> State:
    """Ask all who have d6 to commit; if nobody has, the d3 are rolled at once (rounds.carry_on)."""
    owing = tuple([seat for seat in state.living if state.players[seat].d6])
    return evolve(state, stage="commit", active=-1, owing=owing, turns=state.turns + 1)


def commit_choices(table: Table, seat: int) -> tuple[Commit, ...]:
    """Commitments from 0 to all d6 of the seat (11)."""
    return tuple([choice(Commit, count) for count in range(table.players[seat].d6 + 1)])


def commit(state: State, seat: int, action: Commit, course: Course) -> State:
    """Store a commitment, hidden until all have chosen, so that the order of choices does not matter."""
    if not 0 <= action.count <= state.players[seat].d6:
        raise IllegalAction("so-many-dice", have=state.players[seat].d6)
    state = hiding(state, seat, committed=action.count)
    course.emit(Committed, visible_to=(Seat(seat),), seat=seat, count=action.count)
    return evolve(state, owing=tuple([other for other in state.owing if other != seat]))


def roll_dice(state: State, course: Course) -> State:
    """Roll everybody's d6, which are spent, and d3, which are not, by seat (A2)."""
    after = state
    for seat in state.living:
        count = max(0, secret(state, seat).committed)
        d6 = course.roll(state, count, D6) if count else ()
        d3 = course.roll(state, box().start.d3, D3)
        dice = tuple(sorted((*d6, *d3), reverse=True))
        after = hiding(with_player(after, seat, dice=dice, d6=state.players[seat].d6 - count), seat, committed=-1)
        course.emit(Rolled, seat=seat, d6=d6, d3=d3)
    course.publish = True
    return after


# --- the option "the land feeds its dice" (A97, A98) -------------------------------------------------------------

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
