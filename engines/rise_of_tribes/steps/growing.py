"""Grow (rule 28, A6; Mild Winter, Exogamy)."""

from __future__ import annotations

from ...core import IllegalAction, choice
from ...core.dialogue import evolve
from ..actions import Grow, Stop
from ..events import Grown
from ..ground import place, rivals
from ..printed import Strength, amount, numbers, tile
from ..state import Course, State, Table, ask, resume, with_turn
from ..tiles import use_up


def begin_grow(state: State) -> State:
    """Begin a Grow by its strength; one more for a shared hex (Exogamy) is counted apart."""
    agenda = ("thaw", *state.agenda) if state.face("mild-winter") else state.agenda
    count, extra = growth(state, state.now.strength), exogamy(state)
    state = with_turn(evolve(state, agenda=agenda), amount=count, left=count - extra, extra=extra)
    return ask_grow(state)


def growth(table: Table, power: Strength) -> int:
    """The members of a Grow of the active player, with two more in a mild winter and one more by Exogamy."""
    more = tile("mild-winter").more if table.face("mild-winter") else 0
    return numbers().grow.of(power) + more + exogamy(table)


def exogamy(table: Table) -> int:
    """The members of a Grow that may only go to a shared hex."""
    return amount("exogamy") if table.power(table.active, "exogamy") else 0


def ask_grow(state: State) -> State:
    return ask(state, "grow", state.active) if grow_places(state) else resume(state)


def grow_places(table: Table) -> tuple[int, ...]:
    """Hexes with members of the active player; for Exogamy's member only those shared with a rival."""
    seat, now = table.active, table.now
    if not table.players[seat].supply or not now.left + now.extra:
        return ()
    return tuple(
        [
            hex
            for hex, here in enumerate(table.members)
            if here[seat] and (now.left or (now.extra and sum(here) > here[seat]))
        ]
    )


def grow_choices(table: Table) -> tuple[Grow | Stop, ...]:
    names = table.board.names
    return (*[choice(Grow, names[hex]) for hex in grow_places(table)], choice(Stop))


def grow(state: State, action: Grow, course: Course) -> State:
    """Place a member; on a shared hex Exogamy's is used first, as it may go nowhere else."""
    seat, hex, now = state.active, state.board.number.get(action.hex, -1), state.now
    if hex not in grow_places(state):
        raise IllegalAction("not-there", hex=action.hex)
    if now.extra and rivals(state, hex, seat):
        state = with_turn(state, extra=now.extra - 1)
    else:
        state = with_turn(state, left=now.left - 1)
    course.emit(Grown, seat=seat, hex=action.hex)
    return ask_grow(place(state, seat, hex, 1))


def thaw(state: State, course: Course) -> State:
    """Take a food from Mild Winter after a Grow."""
    return use_up(state, "mild-winter", 0, 1, course) if state.face("mild-winter") else state
