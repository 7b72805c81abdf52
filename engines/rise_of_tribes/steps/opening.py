"""The set-up (rules 1-20, A1-A3, A34, A37, A44, A56)."""

from __future__ import annotations

from ...core import Chance, IllegalAction, choice
from ...core.dialogue import evolve
from ..actions import Place, Power, Put, Take
from ..events import Began, Dealt, Led, Lies
from ..ground import on_map, order, place
from ..printed import (
    ACTIONS,
    FACES,
    LANDS,
    RESOURCES,
    Goal,
    Start,
    board,
    goals,
    index_of,
    lands,
    numbers,
    terrain,
    tile,
    tiles,
    tribe,
    tribes,
)
from ..state import Course, Options, Player, State, Table, Turn, ask, resume, with_player, with_turn
from ..wealth import take


def lay_out(options: Options, seats: int, chance: Chance, course: Course) -> State:
    """Lay out the map, boards, piles and dice (rules 2-16, A56)."""
    box = numbers().box
    deal = [goal.key for goal in cards(seats)]
    keys = chance.shuffle([each.key for each in tribes().tribes])
    decks = tuple(chance.shuffle(deal) for _ in range(seats))
    pile = chance.shuffle([each.key for each in tiles().tiles if not each.aside])
    start = 0 if options.host_begins else chance.roll(1, seats)[0] - 1  # a die roll is public, unlike ``pick``
    state = State(
        options=options,
        stage="roll",
        asked=-1,
        active=start,
        start=start,
        terrain=terrains(options, seats, chance),
        members=((0,) * seats,) * len(board(seats).hexes),
        villages=(-1,) * len(board(seats).hexes),
        rows=(FACES,) * len(ACTIONS),
        players=tuple(Player(tribe=keys[seat], supply=box.members, pile=len(deal)) for seat in range(seats)),
        aside=tuple(each.key for each in tiles().tiles if each.aside),
        events=len(pile),
        decks=decks,
        pile=pile,
        now=Turn(off=("blank",) * box.own_dice),
    )
    course.emit(Began, seat=start, points=box.points_to_win)
    for seat in order(state, start):
        course.emit(Dealt, seat=seat, tribe=keys[seat], village=tribe(keys[seat]).village)
    return evolve(state, agenda=opening_agenda(state))


def cards(seats: int) -> list[Goal]:
    """The goals of each player, without those that need more players (rule 6)."""
    return [goal for goal in goals().goals if seats >= goal.least_players]


def terrains(options: Options, seats: int, chance: Chance) -> tuple[str, ...]:
    """Shuffle the terrain tiles, each special one in place of one that it replaces (rules 2, 4, 55-58)."""
    laid = [land for land in LANDS for _ in range(seats + numbers().box.extra_tiles)]
    if options.special_terrains:
        for special in lands().terrains:
            if special.replaces == "any":
                plain = [at for at, key in enumerate(laid) if key in LANDS]
                laid[chance.pick(plain)] = special.key
            elif special.replaces in laid:
                laid[laid.index(special.replaces)] = special.key
    return tuple(chance.shuffle(laid))


def opening_agenda(state: State) -> tuple[str, ...]:
    """The agenda before the first turn: powers, then members and resources, in turn order; the glacier last."""
    seats = order(state, state.start)
    glacier = ("glacier",) if state.options.special_terrains and glacier_places(state) else ()
    powers = tuple(f"power {seat}" for seat in seats) if state.options.leaders else ()
    return (*powers, *(f"place {seat}" for seat in seats), *glacier, "turn")


# --- the glacier (rule 59, A37) --------------------------------------------------------------------------------


def glacier_places(state: State) -> tuple[int, ...]:
    """The mountains, great ones included, mixed land excluded."""
    return tuple(hex for hex, key in enumerate(state.terrain) if terrain(key).counts_as == ("mountain",))


def glacier_choices(state: State) -> tuple[Put, ...]:
    return tuple(choice(Put, state.board.names[hex]) for hex in glacier_places(state))


def put_glacier(state: State, action: Put, course: Course) -> State:
    hex = state.board.number.get(action.hex, -1)
    if hex not in glacier_places(state):
        raise IllegalAction("no-mountain", hex=action.hex)
    course.emit(Lies, what="glacier", hex=action.hex)
    return resume(evolve(state, ice=hex))


# --- leaders (rule 60, A44) ------------------------------------------------------------------------------------


def power_choices(state: State) -> tuple[Power, ...]:
    return tuple(choice(Power, power) for power in tribe(state.players[state.asked].tribe).powers)


def choose_power(state: State, action: Power, course: Course) -> State:
    if action.power not in tribe(state.players[state.asked].tribe).powers:
        raise IllegalAction("not-your-power")
    course.emit(Led, seat=state.asked, power=action.power)
    return resume(with_player(state, state.asked, power=action.power))


# --- members (rules 17-20, 50, A2, A15, A54, A55) ----------------------------------------------------------------


def start_of(state: Table, seat: int) -> Start:
    """What a seat begins with, by its position in the turn order (17-20, A54)."""
    starts = numbers().starts_of(state.seats, is_even=state.options.even_start)
    return starts[(seat - state.start) % state.seats]


def ask_place(state: State, seat: int) -> State:
    return ask(state, "place", seat, why="start", entered=())


def ask_return(state: State) -> State:
    """Ask the active player to come back if no member of theirs is on the map (rule 50)."""
    seat = state.active
    if on_map(state, seat):
        return state
    return ask(state, "place", seat, why="return", entered=())


def places(state: State) -> tuple[int, ...]:
    """At the start any hex, and the second of a start beside its first (17-20, A2), each without members if the
    table chose that and there is one (A55); later an empty one if there is one (50)."""
    hexes = range(len(state.members))
    if state.now.why == "return":
        empty = tuple(hex for hex in hexes if not any(state.members[hex]) and hex != state.invaded)
        return empty or tuple(hexes)
    first = state.now.entered
    near = state.board.neighbours[first[0]] if first else tuple(hexes)
    empty = tuple(hex for hex in near if not any(state.members[hex])) if state.options.apart else ()
    return empty or near


def placing(table: Table) -> int:
    """The number of members of the next placement."""
    if table.now.why == "return":
        return numbers().box.returning
    return start_of(table, table.asked).members[len(table.now.entered)]


def place_choices(state: State) -> tuple[Place, ...]:
    return tuple(choice(Place, state.board.names[hex]) for hex in places(state))


def place_members(state: State, action: Place, course: Course) -> State:
    hex, seat = state.board.number.get(action.hex, -1), state.asked
    if hex not in places(state):
        is_held = state.options.apart and state.now.why != "return" and hex >= 0 and any(state.members[hex])
        raise IllegalAction("not-apart" if is_held else "not-there", hex=action.hex)
    state = place(state, seat, hex, placing(state), course)
    if state.now.why == "return":
        return resume(state)
    start = start_of(state, seat)
    state = with_turn(state, entered=(*state.now.entered, hex))
    if len(state.now.entered) < len(start.members):
        return state
    state = with_turn(state, entered=())
    return resume(state, *((f"gift {seat}",) if start.resources else ()))


def ask_gift(state: State, seat: int) -> State:
    """Ask for the starting resources of the players who have some (rules 19, 20, A54)."""
    left = start_of(state, seat).resources
    return ask(state, "take", seat, why="start", left=left, offer=(0, 1, 2))


# --- resources of choice ---------------------------------------------------------------------------------------


def take_choices(state: State) -> tuple[Take, ...]:
    return tuple(choice(Take, RESOURCES[resource]) for resource in state.now.offer)


def take_resource(state: State, action: Take, course: Course) -> State:
    """Take one resource; Dreamtime's differ in kind, Discovery's come from the tile."""
    resource, now = index_of(action.resource), state.now
    if resource is None or resource not in now.offer:
        raise IllegalAction("not-offered", resource=action.resource)
    state = take(state, state.asked, resource, 1, now.why, course)
    left, offer = now.left - 1, now.offer
    if now.why == "dreamtime":
        offer = tuple(other for other in offer if other != resource)
    state = with_turn(state, left=left, offer=offer) if now.why != "discovery" else with_turn(state, offer=())
    if now.why == "discovery":
        from_tile = tile("discovery").key
        return resume(evolve(state, agenda=(f"emptied {from_tile} {resource}", *state.agenda)))
    return state if left and offer else resume(state)
