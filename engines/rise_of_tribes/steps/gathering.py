"""Gather (rule 30, A8, A25; Basketry, special terrains, Plentiful tiles, the volcano, Farming, Shared Bounty)."""

from __future__ import annotations

from ...core import IllegalAction, choice
from ...core.dialogue import evolve
from ..actions import Gather, Stop
from ..events import Gathered, Given
from ..ground import near_volcano, rivals
from ..printed import LANDS, RESOURCES, amount, goal, index_of, numbers, terrain, tile
from ..state import Course, State, Table, ask, resume, with_turn
from ..tiles import use_up
from ..wealth import receive, single, take

STONE = RESOURCES.index("stone")


def begin_gather(state: State) -> State:
    seat, now = state.active, state.now
    state = with_turn(
        evolve(state, agenda=("basket", *state.agenda)),
        amount=numbers().gather_each.of(now.strength),
        left=numbers().gather_hexes.of(now.strength),
        extra=amount("farming") if state.power(seat, "farming") else 0,
        gathered=(),
    )
    return ask_gather(state)


def ask_gather(state: State) -> State:
    return ask(state, "gather", state.active) if gather_places(state) else resume(state)


def gather_places(table: Table) -> tuple[tuple[int, int], ...]:
    """(hex, resource) pairs that can still be gathered: hexes with own members, without invaders, each once."""
    now, seat = table.now, table.active
    if not now.left:
        return ()
    before = [hex for hex, _ in now.gathered]
    near = near_volcano(table)
    places = []
    for hex, here in enumerate(table.members):
        if here[seat] and hex != table.invaded and hex not in before:
            card = terrain(table.terrain[hex])
            if here[seat] >= card.needs:
                kinds = [LANDS.index(land) for land in card.counts_as]
                if hex in near and STONE not in kinds:
                    kinds.append(STONE)
                places += [(hex, kind) for kind in kinds]
    return tuple(places)


def gather_choices(table: Table) -> tuple[Gather | Stop, ...]:
    names = table.board.names
    gathers = [choice(Gather, names[hex], RESOURCES[kind]) for hex, kind in gather_places(table)]
    return (*gathers, choice(Stop))


def harvest(table: Table, hex: int, kind: int) -> tuple[int, int, int]:
    """(land, farming, plentiful): resources of the land with bonuses, Farming's part, and a Plentiful tile's."""
    now, seat, card = table.now, table.active, terrain(table.terrain[hex])
    if hex == table.ice:
        return (min(now.amount, numbers().glacier.most), 0, 0)
    count = now.amount + card.more
    farmed = 1 if now.extra and hex in table.home(seat) else 0
    if table.power(seat, "shared-bounty") and rivals(table, hex, seat):
        count += amount("shared-bounty")
    face = table.face(f"plentiful-{RESOURCES[kind]}")
    own = LANDS[kind] in card.counts_as
    plenty = min(tile(face.key).more, face.tokens[kind]) if face is not None and own else 0
    return (count + farmed, farmed, plenty)


def gather(state: State, action: Gather, course: Course) -> State:
    hex, seat = state.board.number.get(action.hex, -1), state.active
    kind = index_of(action.resource)
    if kind is None or (hex, kind) not in gather_places(state):
        raise IllegalAction("nothing-there", hex=action.hex)
    count, farmed, plenty = harvest(state, hex, kind)
    if plenty:
        state = use_up(state, f"plentiful-{action.resource}", kind, plenty, course)
    course.emit(Gathered, seat=seat, hex=action.hex, resource=action.resource, count=count + plenty)
    state = receive(state, seat, single(kind, count + plenty))
    if hex == state.spoils:
        state = take(evolve(state, spoils=-1), seat, STONE, numbers().glacier.stones, "glacier", course)
    now = state.now
    state = with_turn(state, left=now.left - 1, extra=now.extra - farmed, gathered=(*now.gathered, (hex, kind)))
    others = rivals(state, hex, seat)
    if others and state.power(seat, "shared-bounty") and hex != state.ice:
        if len(others) > 1:
            return ask(evolve(state, agenda=("gathering", *state.agenda)), "rival", seat, why="bounty")
        state = share_bounty(state, others[0], course)
    return ask_gather(state)


def share_bounty(state: State, rival: int, course: Course) -> State:
    """Shared Bounty: a rival there gets the same resource."""
    _, kind = state.now.gathered[-1]
    course.emit(Given, seat=state.active, rival=rival, resource=RESOURCES[kind], why="bounty")
    return receive(state, rival, single(kind, amount("shared-bounty")))


def bounty_rivals(table: Table) -> tuple[int, ...]:
    return rivals(table, table.now.gathered[-1][0], table.active)


def ask_basket(state: State, course: Course) -> State:
    """Basketry: take one more of a resource that was gathered, asking if there are several."""
    seat = state.active
    kinds = tuple(sorted({kind for hex, kind in state.now.gathered if hex != state.ice}))
    if not kinds or not state.has(seat, "basketry"):
        return state
    if len(kinds) == 1:
        return take(state, seat, kinds[0], goal("basketry").amount, "basketry", course)
    return ask(state, "take", seat, why="basketry", left=goal("basketry").amount, offer=kinds)
