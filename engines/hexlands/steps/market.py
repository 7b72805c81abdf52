"""Step 2: shopping, and roads (15-20, 61, 89, A7, A8, A22, A23, A58, A59)."""

from __future__ import annotations

from ...core import IllegalAction, choice
from ...core.dialogue import evolve
from ..actions import Buy, Choice, Draw, Next, Road, Sell, Turn
from ..hands import spend_card, take_card
from ..happenings.events import Bought, RoadLaid, Sold, TurnedOver
from ..printed import SPECIALS, box, ground, item
from ..resolution.land import connected, linked
from ..resolution.stacks import with_specials
from ..state import LAKE, Course, State, Table, hiding, mark_worked, secret, with_item, with_player, with_turn
from .cards import draw_tiles
from .refusals import refusal


def market_choices(table: Table, seat: int) -> tuple[Choice, ...]:
    """Buy, Sell, Draw, Turn, Road, Next."""
    own = secret(table, seat)
    choices: list[Choice] = [choice(Buy, pile) for pile in purchases(table, seat)]
    choices += [choice(Sell, number) for number in sorted(set(own.hand))]
    if can_draw(table, seat):
        choices.append(choice(Draw))
    choices += [choice(Turn, tile) for tile, count in zip(SPECIALS, own.tiles, strict=True) if count]
    choices += [choice(Road, ground().names[space]) for space in road_spaces(table, seat)]
    return (*choices, choice(Next))


def is_idle(table: Table, seat: int) -> bool:
    """Whether public facts show that there is nothing to do in the market (A83)."""
    player = table.players[seat]
    if player.items or player.specials or can_draw(table, seat):
        return False
    return not purchases(table, seat) and not road_spaces(table, seat)


def purchases(table: Table, seat: int) -> tuple[int, ...]:
    """The piles whose top card the seat can buy now."""
    if table.now.bought:
        return ()
    coins = table.players[seat].coins
    return tuple([pile for pile in range(table.seats) if 0 <= card_price(table, seat, pile) <= coins])


def can_draw(table: Table, seat: int) -> bool:
    """Whether a special tile can be bought: one a turn (A8)."""
    return not table.now.drawn and table.bag > 0 and table.players[seat].coins >= box().rules.tile_price


def card_price(table: Table, seat: int, pile: int) -> int:
    """The number at the top left of the pile's top card, and 1 more in another's pile (16, 18, A7); -1 if the pile
    is empty or the same player sold the card in this turn (A58)."""
    cards = table.players[pile].pile
    if not cards or (pile == seat and table.now.sold):
        return -1
    return price_from(cards[-1], seat, pile)


def price_from(card: int, seat: int, pile: int) -> int:
    """The price of a card on top of a pile (16, 18)."""
    return item(card).buy + (pile != seat) * box().rules.other_colour


def buy(state: State, seat: int, action: Buy, course: Course) -> State:
    """Buy the top card of a pile into the hand; it can be played from the next turn on (A58)."""
    if state.now.bought:
        raise IllegalAction("bought-already")
    if not 0 <= action.seat < state.seats or not state.players[action.seat].pile:
        raise IllegalAction("empty-pile")
    price = card_price(state, seat, action.seat)
    if price < 0:
        raise IllegalAction("sold-just-now")
    coins = state.players[seat].coins
    if coins < price:
        raise IllegalAction("too-few-coins", need=price, have=coins)
    *rest, number = state.players[action.seat].pile
    state = with_player(state, action.seat, pile=tuple(rest))
    state = with_player(state, seat, coins=coins - price)
    course.emit(Bought, seat=seat, rival=action.seat, number=number, price=price)
    return with_turn(take_card(state, seat, number), bought=True)


def sell(state: State, seat: int, action: Sell, course: Course) -> State:
    """Sell a card onto the player's pile for the number at the top right (20, A7)."""
    return with_turn(sell_card(state, seat, action.number, course), sold=state.now.sold + 1)


def sell_card(state: State, seat: int, number: int, course: Course) -> State:
    """Sell a card without counting it in the turn, as for upkeep (44)."""
    state, price = spend_card(state, seat, number), item(number).sell
    course.emit(Sold, seat=seat, number=number, price=price)
    return with_player(state, seat, coins=state.players[seat].coins + price)


def buy_tile(state: State, seat: int, action: Draw, course: Course) -> State:
    """Buy a special tile unseen (61, A23)."""
    price, coins = box().rules.tile_price, state.players[seat].coins
    if state.now.drawn:
        raise IllegalAction("drawn-already")
    if not state.bag:
        raise IllegalAction("empty-bag")
    if coins < price:
        raise IllegalAction("too-few-coins", need=price, have=coins)
    return draw_tiles(with_turn(with_player(state, seat, coins=coins - price), drawn=True), seat, 1, price, course)


def turn_over(state: State, seat: int, action: Turn, course: Course) -> State:
    """Turn a special tile into a road; only its player knows its front (A23)."""
    kind, own = SPECIALS.index(action.tile), secret(state, seat)
    if not own.tiles[kind]:
        raise IllegalAction("no-such-tile")
    player = state.players[seat]
    state = hiding(
        state,
        seat,
        tiles=with_item(own.tiles, kind, own.tiles[kind] - 1),
        buried=with_item(own.buried, kind, own.buried[kind] + 1),
    )
    course.emit(TurnedOver, seat=seat)
    return with_specials(with_player(state, seat, roads=player.roads + 1), seat, -1)


def road_refusal(table: Table, seat: int, space: int) -> str:
    """Return why no road or bridge may be laid there, or "": roads need a connected space of the seat, bridges a
    lake, both beside the castle or a linked road (A22), one for each space and round (83, A50).

    Codes: no-roads, laid-already, not-connected, not-linked, built-on, road-already, trees.
    """
    return _road_refusal(table, seat, space, connected(table, seat), linked(table, seat))


def _road_refusal(table: Table, seat: int, space: int, own: frozenset[int], net: frozenset[int]) -> str:
    if not table.players[seat].roads:
        return "no-roads"
    if table.roads[space] >= 0:
        return "road-already"
    if table.terrain[space] != LAKE:
        if space not in own:
            return "not-connected"
        if table.buildings[space]:
            return "built-on"
        if table.trees[space]:
            return "trees"
    if space in table.laid:
        return "laid-already"
    return "not-linked" if net.isdisjoint(ground().neighbours[space]) else ""


def road_spaces(table: Table, seat: int) -> tuple[int, ...]:
    """Spaces where the seat can lay a road or bridge."""
    if not table.players[seat].roads:
        return ()
    own, net = connected(table, seat), linked(table, seat)
    near = {space for road in net for space in ground().neighbours[road]}
    return tuple([space for space in sorted(near) if not _road_refusal(table, seat, space, own, net)])


def lay_road(state: State, seat: int, action: Road, course: Course) -> State:
    """Lay a road or bridge; the space keeps its terrain and has had its tile of the round (A22, A50)."""
    space = ground().number.get(action.hex, -1)
    if space < 0:
        raise IllegalAction("no-such-space")
    if code := road_refusal(state, seat, space):
        raise refusal(code)
    bridge = int(state.terrain[space] == LAKE)
    course.emit(RoadLaid, seat=seat, hex=action.hex, bridge=bridge)
    state = with_player(state, seat, roads=state.players[seat].roads - 1)
    return mark_worked(evolve(state, roads=with_item(state.roads, space, seat)), space)
