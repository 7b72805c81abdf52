"""Founding a village, and the elder who may go there with it (rules 38-41, 52, 54, A36).

Every way to found one comes here: the last step of a turn, and the Abandoned Village in anybody's turn.
"""

from __future__ import annotations

from ...core.dialogue import changed
from ..happenings.events import Built, ElderPlaced
from ..printed import Kinds
from ..state import State, Table, seated
from .course import Course
from .ground import put
from .wealth import paid


def founded(state: State, seat: int, hex: int, price: Kinds, course: Course) -> State:
    """The seat pays for a village and puts it there."""
    course.emit(Built, seat=seat, hex=state.board.names[hex], paid=price)
    return paid(changed(state, villages=put(state.villages, hex, seat)), seat, price)


def elder_may_follow(table: Table, seat: int) -> bool:
    """Whether the seat has an elder that is not on the map (rules 52, 54)."""
    return table.options.elders and table.players[seat].elder < 0


def with_elder(state: State, seat: int, hex: int, course: Course) -> State:
    """The seat puts its elder on a village (rule 52)."""
    course.emit(ElderPlaced, seat=seat, hex=state.board.names[hex])
    return seated(state, seat, elder=hex)
