"""Move (rule 29, A7; Oxen, Dugout Canoe, Discovery, the mammoth, Wayfarers, Pathfinder, Intimidate)."""

from __future__ import annotations

from functools import lru_cache

from ...core import IllegalAction, choice
from ...core.dialogue import evolve
from ...core.hexes import Board
from ..actions import Again, Drive, Herd, Move, Stop
from ..events import Driven, Herded, Moved
from ..ground import has_majority, is_land, put, rivals, vacate, with_members
from ..printed import Strength, amount, goal, numbers
from ..state import Course, State, Table, ask, resume, with_turn
from ..tiles import use_up


def begin_move(state: State) -> State:
    seat, hexes = state.active, len(state.members)
    count = moves(state, state.now.strength)
    state = with_turn(
        evolve(state, agenda=("drive", *state.agenda)),
        amount=count,
        left=count,
        extra=amount("pathfinder") if state.power(seat, "pathfinder") else 0,
        again=amount("wayfarers") if state.power(seat, "wayfarers") else 0,
        stepped=(0,) * hexes,
        done=(0,) * hexes,
        entered=(),
        found=(),
        herded=False,
    )
    return ask_move(state)


def moves(table: Table, power: Strength) -> int:
    """The members that a Move of the active player may move (Oxen)."""
    return numbers().move.of(power) + (goal("oxen").amount if table.has(table.active, "oxen") else 0)


def ask_move(state: State) -> State:
    """Ask for the next move while anything can be moved."""
    if state.stage == "over":
        return state
    return ask(state, "move", state.active) if can_move(state) else resume(state)


def fresh(table: Table, hex: int) -> int:
    """The active player's members there that have not moved in this action (A7)."""
    return table.members[hex][table.active] - table.now.stepped[hex] - table.now.done[hex]


def reach(table: Table, hex: int) -> tuple[int, ...]:
    """The hexes one step away: the neighbours; with a canoe, chains of lakes before and after the step are free."""
    if "canoe" not in table.players[table.active].tiles:
        return table.board.neighbours[hex]
    return _by_canoe(table.board, frozenset(_lakes(table)), hex)


def _lakes(table: Table) -> tuple[int, ...]:
    return tuple([hex for hex in range(len(table.members)) if is_land(table, hex, "lake")])


@lru_cache(maxsize=4096)
def _by_canoe(board: Board, lakes: frozenset[int], hex: int) -> tuple[int, ...]:
    before = board.reach((hex,), lakes.__contains__)
    stepped = {beside for each in before for beside in board.neighbours[each]}
    return tuple(sorted(board.reach(stepped, lakes.__contains__) - {hex}))


def room(table: Table, to: int) -> int:
    """The steps left to a hex, with Pathfinder's free ones onto mountains."""
    now = table.now
    return now.left + now.extra if now.extra and is_land(table, to, "mountain") else now.left


def most(table: Table, origin: int, to: int) -> int:
    """The most members that may step there: those that have not moved, as far as steps are left."""
    return min(fresh(table, origin), room(table, to))


def again_places(table: Table) -> tuple[int, ...]:
    """Hexes with members that may make a second step (Wayfarers)."""
    if not table.now.again:
        return ()
    return tuple([hex for hex, count in enumerate(table.now.stepped) if count])


def herd_places(table: Table) -> tuple[int, ...]:
    """Hexes to which the keeper may take the mammoth, once in a Move (rule 48)."""
    if table.now.herded or "mammoth" not in table.players[table.active].tiles:
        return ()
    seat = table.active
    return tuple([hex for hex, here in enumerate(table.members) if here[seat] and hex != table.mammoth])


def can_move(table: Table) -> bool:
    """Whether ``move_choices`` holds more than ``stop``."""
    if again_places(table) or herd_places(table):
        return True
    left, free = table.now.left, table.now.extra
    if not left and not free:
        return False
    hexes = [hex for hex in range(len(table.members)) if fresh(table, hex)]
    return bool(hexes) if left else any(most(table, hex, to) for hex in hexes for to in reach(table, hex))


@lru_cache(maxsize=4096)
def _steps(origin: str, to: str, most: int) -> tuple[Move, ...]:
    """The moves between two hexes, for each number of members; cached, as the lists are made often."""
    return tuple([choice(Move, origin, to, count) for count in range(1, most + 1)])


def move_choices(table: Table) -> tuple[Move | Again | Herd | Stop, ...]:
    names, choices = table.board.names, list[Move | Again | Herd | Stop]()
    for origin, name in enumerate(names):
        if table.members[origin][table.active] and (here := fresh(table, origin)):
            for to in reach(table, origin):
                choices += _steps(name, names[to], min(here, room(table, to)))
    for origin in again_places(table):
        choices += [choice(Again, names[origin], names[to]) for to in reach(table, origin)]
    choices += [choice(Herd, names[hex]) for hex in herd_places(table)]
    return (*choices, choice(Stop))


def move(state: State, action: Move, course: Course) -> State:
    number, now = state.board.number, state.now
    origin, to = number.get(action.origin, -1), number.get(action.to, -1)
    if origin < 0 or to not in reach(state, origin):
        raise IllegalAction("not-beside", origin=action.origin, to=action.to)
    if not 1 <= action.count <= most(state, origin, to):
        raise IllegalAction("too-many", count=action.count, most=most(state, origin, to))
    free = min(now.extra, action.count) if is_land(state, to, "mountain") else 0
    counts = now.stepped if now.again else now.done
    counts = put(counts, to, counts[to] + action.count)
    state = with_turn(
        state,
        left=now.left - (action.count - free),
        extra=now.extra - free,
        stepped=counts if now.again else now.stepped,
        done=now.done if now.again else counts,
    )
    course.emit(Moved, seat=state.active, origin=action.origin, to=action.to, count=action.count)
    return shift(state, origin, to, action.count, course)


def move_again(state: State, action: Again, course: Course) -> State:
    """A member makes its second and last step."""
    number, now = state.board.number, state.now
    origin, to = number.get(action.origin, -1), number.get(action.to, -1)
    if origin not in again_places(state):
        raise IllegalAction("no-second-step", hex=action.origin)
    if to not in reach(state, origin):
        raise IllegalAction("not-beside", origin=action.origin, to=action.to)
    state = with_turn(
        state,
        again=now.again - 1,
        stepped=put(now.stepped, origin, now.stepped[origin] - 1),
        done=put(now.done, to, now.done[to] + 1),
    )
    course.emit(Moved, seat=state.active, origin=action.origin, to=action.to, count=1, again=1)
    return shift(state, origin, to, 1, course)


def shift(state: State, origin: int, to: int, count: int, course: Course) -> State:
    """Shift the members, take what they left behind, and ask about a discovery or the next step."""
    seat = state.active
    only_rivals = not state.own(to, seat) and bool(rivals(state, to, seat))
    state = with_members(state, origin, seat, state.own(origin, seat) - count)
    state = with_members(state, to, seat, state.own(to, seat) + count)
    if to not in state.now.entered:
        state = with_turn(state, entered=(*state.now.entered, to))
    state = vacate(state, seat, origin, course)
    face = state.face("discovery")
    if state.stage != "over" and face is not None and only_rivals and to not in state.now.found:
        state = with_turn(state, found=(*state.now.found, to))
        offer = tuple([kind for kind, tokens in enumerate(face.tokens) if tokens])
        state = evolve(state, agenda=("moving", *state.agenda))
        return ask(state, "take", seat, why="discovery", offer=offer)
    return ask_move(state)


def take_from_tile(state: State, arg: str, course: Course) -> State:
    """Take a resource from a tile; ``arg`` is the tile's key and the resource's number."""
    key, resource = arg.split()
    return use_up(state, key, int(resource), 1, course)


def herd(state: State, action: Herd, course: Course) -> State:
    hex = state.board.number.get(action.hex, -1)
    if hex not in herd_places(state):
        raise IllegalAction("no-herding", hex=action.hex)
    course.emit(Herded, seat=state.active, hex=action.hex)
    return ask_move(with_turn(evolve(state, mammoth=hex), herded=True))


# --- Intimidate ------------------------------------------------------------------------------------------------


def ask_drive(state: State) -> State:
    """Ask whether to drive a rival's member away: right after a Move, once a turn."""
    if state.power(state.active, "intimidate") and not state.now.driven and drive_targets(state):
        return ask(state, "drive", state.active)
    return state


def drive_targets(table: Table) -> tuple[tuple[int, int], ...]:
    """(hex, rival): hexes entered in this Move with a majority, and rivals with more than one member there."""
    return tuple(
        [
            (hex, rival)
            for hex in sorted(table.now.entered)
            if has_majority(table, hex, table.active)
            for rival in rivals(table, hex, table.active)
            if table.members[hex][rival] > 1
        ]
    )


def drive_choices(table: Table) -> tuple[Drive | Stop, ...]:
    names = table.board.names
    return (
        *[
            choice(Drive, names[hex], rival, names[to])
            for hex, rival in drive_targets(table)
            for to in table.board.neighbours[hex]
        ],
        choice(Stop),
    )


def drive(state: State, action: Drive, course: Course) -> State:
    number = state.board.number
    hex, to = number.get(action.origin, -1), number.get(action.to, -1)
    if (hex, action.seat) not in drive_targets(state) or to not in state.board.neighbours[hex]:
        raise IllegalAction("not-driven")
    course.emit(Driven, seat=state.active, rival=action.seat, origin=action.origin, to=action.to)
    state = with_members(state, hex, action.seat, state.own(hex, action.seat) - 1)
    state = with_members(state, to, action.seat, state.own(to, action.seat) + 1)
    return resume(with_turn(state, driven=True))
