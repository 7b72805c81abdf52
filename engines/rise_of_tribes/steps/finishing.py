"""The last step of a turn: goals, villages, the altar, trade, study, the elder (rules 35-41, 52-54, A16)."""

from __future__ import annotations

from ...core import Action, IllegalAction, choice
from ...core.dialogue import evolve
from ..actions import Buy, Complete, Elder, End, Sacrifice, Study, Trade, Village
from ..events import Bought, Completed, Sacrificed, Studied, TilesJoined, Traded
from ..ground import elder_may_follow, found_village, gain, may_settle, remove, with_elder
from ..printed import RESOURCES, amount, goal, index_of, tile
from ..scoring import is_reached
from ..state import Course, State, Table, with_player, with_turn
from ..tiles import discard, lift, with_tokens
from ..wealth import pay, payable, receive, sacrifices, single, village_prices
from .consulting import consult_choices
from .leading import draw

END = End()


def finish_choices(table: Table) -> tuple[Action, ...]:
    """All choices of the turn's last step, and the end of the turn."""
    seat = table.active
    names, player = table.board.names, table.players[seat]
    choices: list[Action] = [choice(Complete, card) for card in player.goals if is_reached(table, seat, goal(card))]
    if prices := village_prices(table, seat):
        places = [hex for hex in range(len(names)) if may_settle(table, hex, seat)]
        choices += [choice(Village, names[hex], *price) for hex in places for price in prices]
    choices += [choice(Elder, names[hex]) for hex in elder_places(table)]
    choices += [choice(Buy, key) for key in affordable_tiles(table)]
    choices += sacrifice_choices(table)
    if may_study(table):
        choices += [choice(Study, RESOURCES[kind]) for kind in range(3) if player.resources[kind]]
    choices += trade_choices(table)
    return (*choices, *consult_choices(table), END)


# --- goals -----------------------------------------------------------------------------------------------------


def complete(state: State, action: Complete, course: Course) -> State:
    """The goal is completed, a technology paid for; its points are gained at once (rules 36, 37)."""
    seat = state.active
    player = state.players[seat]
    if action.card not in player.goals:
        raise IllegalAction("not-your-goal")
    card = goal(action.card)
    if not is_reached(state, seat, card):
        raise IllegalAction("not-reached")
    if card.cost is not None:
        state = pay(state, seat, card.cost)
    goals = tuple(each for each in player.goals if each != action.card)
    state = with_player(state, seat, goals=goals, completed=(*player.completed, action.card))
    total = player.total + card.points
    course.emit(Completed, seat=seat, card=action.card, points=card.points, total=total)
    return gain(state, seat, "technologies" if card.is_technology else "deeds", card.points, course)


# --- villages --------------------------------------------------------------------------------------------------


def build(state: State, action: Village, course: Course) -> State:
    """A village is paid and built; the game's first one adds two tiles to the pile (rules 38-41)."""
    seat, hex = state.active, state.board.number.get(action.hex, -1)
    if hex < 0 or not may_settle(state, hex, seat):
        raise IllegalAction("no-village-there", hex=action.hex)
    price = (action.food, action.wood, action.stone)
    if price not in village_prices(state, seat):
        raise IllegalAction("not-the-price")
    state = with_turn(found_village(state, seat, hex, price, course), built=(hex,))
    if state.aside:
        course.emit(TilesJoined, count=len(state.aside))
        pile = course.shuffle(state, (*state.pile, *state.aside))
        state = evolve(state, pile=pile, events=len(pile), aside=())
    return state


def elder_places(table: Table) -> tuple[int, ...]:
    """The village that has just been built; none if the elder is on the map (rule 52)."""
    seat = table.active
    if not elder_may_follow(table, seat):
        return ()
    return tuple([hex for hex in table.now.built if hex in table.home(seat)])


def place_elder(state: State, action: Elder, course: Course) -> State:
    hex = state.board.number.get(action.hex, -1)
    if hex not in elder_places(state):
        raise IllegalAction("no-elder-there", hex=action.hex)
    return with_elder(state, state.active, hex, course)


# --- event tiles -----------------------------------------------------------------------------------------------


def tile_price(table: Table, key: str) -> int:
    """The present price of a tile, which doubles lower; 0 if it cannot be bought."""
    face, card = table.face(key), tile(key)
    return card.price - sum(face.tokens) if face is not None and card.resource else 0


def affordable_tiles(table: Table) -> tuple[str, ...]:
    """The face-up tiles that the active player can buy."""
    has = table.players[table.active].resources
    return tuple(
        [
            face.key
            for face in table.face_up
            if (price := tile_price(table, face.key))
            and payable(has, single(RESOURCES.index(tile(face.key).resource), price))
        ]
    )


def buy(state: State, action: Buy, course: Course) -> State:
    """The active player pays for the tile and keeps it; its slot is free."""
    if action.tile not in affordable_tiles(state):
        raise IllegalAction("not-for-sale")
    seat, resource, price = state.active, tile(action.tile).resource, tile_price(state, action.tile)
    course.emit(Bought, seat=seat, tile=action.tile, resource=resource, count=price)
    state = pay(lift(state, action.tile), seat, single(RESOURCES.index(resource), price))
    return with_player(state, seat, tiles=(*state.players[seat].tiles, action.tile))


def sacrifice_choices(table: Table) -> list[Sacrifice]:
    """Each hex with a member of the active player and each payment, once a turn."""
    seat = table.active
    if "altar" not in table.players[seat].tiles or table.now.sacrificed:
        return []
    names = table.board.names
    return [
        choice(Sacrifice, names[hex], *price)
        for hex, here in enumerate(table.members)
        if here[seat]
        for price in sacrifices(table, seat)
    ]


def sacrifice(state: State, action: Sacrifice, course: Course) -> State:
    if action not in sacrifice_choices(state):
        raise IllegalAction("no-sacrifice")
    seat, price, points = state.active, (action.food, action.wood, action.stone), tile("altar").points
    course.emit(Sacrificed, seat=seat, hex=action.hex, paid=price, points=points)
    state = with_turn(pay(state, seat, price), sacrificed=True)
    state = remove(state, seat, state.board.number[action.hex], 1, course)
    return gain(state, seat, "events", points, course)


def may_study(table: Table) -> bool:
    """Whether Shared Knowledge can be used: once a turn, on a hex shared with a rival, with a card to draw."""
    seat = table.active
    return (
        table.face("shared-knowledge") is not None
        and not table.now.studied
        and table.players[seat].pile > 0
        and any(here[seat] and sum(here) > here[seat] for here in table.members)
    )


def study(state: State, action: Study, course: Course) -> State:
    seat, resource = state.active, index_of(action.resource)
    if not may_study(state):
        raise IllegalAction("no-study")
    if resource is None or not state.players[seat].resources[resource]:
        raise IllegalAction("none-left", resource=action.resource)
    face = state.face("shared-knowledge")
    assert face is not None, "may_study has checked that the tile is face up"
    course.emit(Studied, seat=seat, resource=action.resource)
    state = with_turn(pay(state, seat, single(resource)), studied=True)
    more = single(resource)
    tokens = (face.tokens[0] + more[0], face.tokens[1] + more[1], face.tokens[2] + more[2])
    state = with_tokens(state, face.key, tokens)
    if sum(tokens) >= tile(face.key).most:
        state = discard(state, face.key, course)
    return draw(state, 1, course)


# --- Trader ----------------------------------------------------------------------------------------------------


def trade_choices(table: Table) -> list[Trade]:
    seat = table.active
    if not table.power(seat, "trader") or table.now.traded >= amount("trader"):
        return []
    has = table.players[seat].resources
    return [
        choice(Trade, RESOURCES[kind], RESOURCES[other])
        for kind in range(3)
        if has[kind]
        for other in range(3)
        if other != kind
    ]


def trade(state: State, action: Trade, course: Course) -> State:
    if action not in trade_choices(state):
        raise IllegalAction("no-trade")
    seat = state.active
    course.emit(Traded, seat=seat, resource=action.resource, wanted=action.wanted)
    state = pay(state, seat, single(RESOURCES.index(action.resource)))
    return with_turn(receive(state, seat, single(RESOURCES.index(action.wanted))), traded=state.now.traded + 1)
