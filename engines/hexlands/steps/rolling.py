"""The dice of a round: all commit in secret, then one roll (4, 5, 10, 11, A2-A4, A66)."""

from __future__ import annotations

from ...core import IllegalAction, Seat
from ...core.dialogue import changed, choice
from ..actions import Commit
from ..happenings.events import Committed, Rolled
from ..printed import box
from ..state import Course, State, Table, hiding, secret, with_player

D6, D3 = 6, 3
"""Sides of the dice (4, 5)."""


def ask_commitments(state: State) -> State:
    """Ask all who have d6 to commit; if nobody has, the d3 are rolled at once (rounds.carry_on)."""
    owing = tuple([seat for seat in state.living if state.players[seat].d6])
    return changed(state, stage="commit", active=-1, owing=owing, turns=state.turns + 1)


def commit_choices(table: Table, seat: int) -> tuple[Commit, ...]:
    """Commitments from 0 to all d6 of the seat (11)."""
    return tuple([choice(Commit, count) for count in range(table.players[seat].d6 + 1)])


def commit(state: State, seat: int, action: Commit, course: Course) -> State:
    """Store a commitment, hidden until all have chosen, so that the order of choices does not matter."""
    if not 0 <= action.count <= state.players[seat].d6:
        raise IllegalAction("so-many-dice", have=state.players[seat].d6)
    state = hiding(state, seat, committed=action.count)
    course.emit(Committed, visible_to=(Seat(seat),), seat=seat, count=action.count)
    return changed(state, owing=tuple([other for other in state.owing if other != seat]))


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
