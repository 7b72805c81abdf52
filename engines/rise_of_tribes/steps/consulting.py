"""The elder: once in the own turn a resource buys the use of a technology of another player (rule 53, A28)."""

from __future__ import annotations

from ...core import IllegalAction, choice
from ..actions import Consult, Pass
from ..events import Consulted
from ..ground import order
from ..printed import RESOURCES, goal
from ..state import Course, State, Table, ask, resume, with_turn
from ..wealth import pay, receive, single, wealth_of

USEFUL = {
    "act": ("basketry", "oxen", "fire", "language", "spears", "stone-tools"),
    "finish": ("stone-tools",),
}
"""By stage: the technologies that can still be of use (A28); at the stage ``consult`` the one in ``now.why``."""


def consult_choices(table: Table) -> tuple[Consult, ...]:
    """Each resource for each technology that another player has completed, once a turn (rule 53)."""
    seat, own = table.active, table.players[table.active]
    useful = (table.now.why,) if table.stage == "consult" else USEFUL.get(table.stage, ())
    if own.elder < 0 or table.now.borrowed or not useful:
        return ()
    return tuple(
        [
            choice(Consult, other, card, RESOURCES[kind])
            for other, player in enumerate(table.players)
            if other != seat and not player.left
            for card in player.completed
            if card in useful and card not in own.completed
            if card != "pottery" or pottery_pays(table, seat, other)
            for kind in range(3)
            if own.resources[kind]
        ]
    )


def consult(state: State, action: Consult, course: Course) -> State:
    """Pay the other player; before the actions the technology is used at once."""
    if action not in consult_choices(state):
        raise IllegalAction("no-consulting")
    seat, resource = state.active, RESOURCES.index(action.resource)
    course.emit(Consulted, seat=seat, rival=action.seat, card=action.card, resource=action.resource)
    state = receive(pay(state, seat, single(resource)), action.seat, single(resource))
    state = with_turn(state, borrowed=action.card)
    return resume(state, action.card) if state.stage == "consult" else state


def ask_lesson(state: State, card: str) -> State:
    """Ask whether to borrow a technology that acts before the actions, if an elder can."""
    asking = ask(state, "consult", state.active, why=card)
    return asking if consult_choices(asking) else state


def lesson_choices(table: Table) -> tuple[Consult | Pass, ...]:
    """The choices before the actions: to ask for this technology, or not."""
    return (*consult_choices(table), choice(Pass))


def pottery_pays(table: Table, seat: int, lender: int = -1) -> bool:
    """Whether two rivals each hold more resources than the seat, once it has given the lender one (Pottery)."""
    own = wealth_of(table, seat) - (lender >= 0)
    others = [other for other in order(table, seat) if other != seat]
    richer = [other for other in others if wealth_of(table, other) + (other == lender) > own]
    return len(richer) >= goal("pottery").least_players - 1
