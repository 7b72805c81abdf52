"""The computer player of Hexlands: it expands, fights when that pays, and can pay its upkeep.

It looks ahead to the end of this round (``weighing``). Dice that no soldier needs are used for cards worth more
than the die's number, or for work.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

from ...core import Chance
from ...core.mind import Policy
from ..actions import (
    Accept,
    Aim,
    Back,
    Buy,
    Choice,
    Clear,
    Command,
    Commit,
    Decline,
    Lay,
    Play,
    Promote,
    Relieve,
    Road,
    Sell,
    Wager,
)
from ..hidden import Bundle, Order
from ..printed import ground, item
from ..resolution.building import price
from ..resolution.land import by_road, is_beside, on_shore
from ..state import MOUNTAIN, View, secret
from ..steps.choices import default, last_to_go
from ..steps.market import card_price
from ..steps.trading import bundles
from .assess import BUILT, battle, cost
from .planning import Weigh, acting, marching, plans
from .tastes import GREEDY, Taste
from .weighing import (
    ENOUGH_SOLDIERS,
    building_value,
    card_value,
    castle_value,
    comes_to_turn,
    rounds_left,
    spare,
    touching,
    worth,
)

WHIMS = 3
"""One in so many commitments has a die more: over 90 games each against two players without whims, 34 % were won by
``greedy`` and 37 % by ``strong`` with them."""


def greedy(view: View, legal: Sequence[Choice], chance: Chance) -> Choice:
    return on_a_whim(best_choice(view, legal, GREEDY), legal, chance)


def on_a_whim(choice: Choice, legal: Sequence[Choice], chance: Chance) -> Choice:
    """Return a commitment of one die more now and then, if there is one; any other choice as it is.

    Dice are committed in secret, and everybody sees what the best number follows from.
    """
    more = choice.count + 1 if isinstance(choice, Commit) else None
    other = next((action for action in legal if isinstance(action, Commit) and action.count == more), None)
    return choice if other is None or chance.pick(range(WHIMS)) else other


def best_choice(view: View, legal: Sequence[Choice], taste: Taste) -> Choice:
    """Return the legal action of the highest weight, or the default action if no weight is above 0."""
    if len(legal) == 1:
        return legal[0]
    seat = view.active if view.reader is None else view.reader
    if isinstance(legal[-1], Decline):
        return legal[0] if isinstance(legal[0], Accept) and is_fair(view, seat, taste) else legal[-1]
    if view.stage == "upkeep":
        return min(legal, key=last_to_go)
    fallback = default(view, seat, legal)
    if view.stage not in WEIGHTS:
        return fallback
    weigh = WEIGHTS[view.stage](view, seat, taste)
    best = max(legal, key=weigh)
    return best if weigh(best) > 0 else fallback


# --- dice of the round, gamble, cards ----------------------------------------------------------------------------


def committing(view: View, seat: int, taste: Taste) -> Weigh:
    """Weigh commitments: so many dice a round, more if there are more dice than rounds."""
    dice = view.players[seat].d6
    wanted = max(taste.dice, round(dice / rounds_left(view)))
    return lambda action: 1.0 if isinstance(action, Commit) and action.count == min(dice, wanted) else 0.0


def wagering(view: View, seat: int, taste: Taste) -> Weigh:
    """Weigh wagers: one die, if there are several."""
    wanted = 1 if view.players[seat].d6 > 1 else 0
    return lambda action: 1.0 if isinstance(action, Wager) and action.count == wanted else 0.0


def playing(view: View, seat: int, taste: Taste) -> Weigh:
    """Weigh item cards: those with an effect now, soldiers while they pay, weapons if rivals are near."""
    rivals_near, player = bool(touching(view, seat)), view.players[seat]

    def weigh(action: Choice) -> float:
        if isinstance(action, Clear):
            return 2.0 if view.owners[ground().number[action.hex]] == seat else 0.5 if rivals_near else 0.0
        if not isinstance(action, Play):
            return 0.0
        match item(action.number).key:
            case "recruit":
                fits = len(player.soldiers) < ENOUGH_SOLDIERS and rounds_left(view) > 2
                return 4.0 if fits else 0.0
            case "veterans" | "cannon":
                return 1.0 if rivals_near else 0.0
            case "architect":
                return 1.0 if player.coins > 8 else 0.0
            case "railway":
                return 3.0 if plans(view, seat, 6, taste) else 0.0
            case _:
                return 2.0

    return weigh


def promoting(view: View, seat: int, taste: Taste) -> Weigh:
    return lambda action: 1.0 if isinstance(action, Promote) else 0.0


def laying(view: View, seat: int, taste: Taste) -> Weigh:
    """Weigh tiles of the Masons: new land first, then land at the border."""

    def weigh(action: Choice) -> float:
        if not isinstance(action, Lay):
            return 0.0
        space = ground().number[action.hex]
        return worth(view, seat, space, 0, taste) - cost(view, seat, space)

    return weigh


# --- market ------------------------------------------------------------------------------------------------------


def shopping(view: View, seat: int, taste: Taste) -> Weigh:
    """Weigh purchases well above their price, sales of useless cards, and roads to building sites."""
    last = rounds_left(view) < 1.8
    sites = frozenset(
        space
        for space, owner in enumerate(view.owners)
        if owner == seat
        and not view.buildings[space]
        and (on_shore(view, space) or is_beside(view, space, MOUNTAIN))
        and not by_road(view, seat, space)
    )

    def weigh(action: Choice) -> float:
        match action:
            case Buy():
                number = view.players[action.seat].pile[-1]
                return card_value(view, seat, number, taste) - card_price(view, seat, action.seat) - 1.0
            case Sell():
                gone = last or card_value(view, seat, action.number, taste) <= item(action.number).sell
                return 0.5 if gone else 0.0
            case Road():
                space = ground().number[action.hex]
                near = sites.intersection(ground().neighbours[space])
                return 0.3 * len(near) - 0.1 - (space in sites) * 0.5
            case _:
                return 0.0

    return weigh


# --- orders and offers -------------------------------------------------------------------------------------------


def work_value(view: View, seat: int, space: int, work: str) -> float:
    """The value of an ordered work, less its price."""
    if work == "none" or work in ("lake", "mountain"):
        return -0.5 if work != "none" else 0.0
    if work in BUILT:
        return building_value(view, seat, space, work)
    if view.trees[space]:
        return 1.0
    if space == view.players[seat].home:
        return castle_value(view, seat)
    near = sum(view.owners[at] not in (-1, seat) for at in ground().neighbours[space])
    trap = 0.5 if work == "skull" and near else -0.5 if work == "skull" else 0.0
    value = 3.0 if view.owners[space] != seat else 0.6 + 0.4 * near
    return value + trap - cost(view, seat, space)


def order_price(view: View, seat: int, space: int, work: str) -> int:
    if work in BUILT:
        return price(view, seat, work, view.heights[space])
    return cost(view, seat, space) if work in ("tile", "skull") else 0


def ordering(view: View, seat: int, taste: Taste) -> Weigh:
    """Weigh changes of orders by their gain, as far as coins go; strong soldiers stand down."""
    own = secret(view, seat).orders
    given = {order.space: order for order in own.spaces}
    bound = sum(order_price(view, seat, order.space, order.work) for order in own.spaces)
    money, names = spare(view, seat) - bound, ground().number

    def better(order: Order, work: str) -> float:
        more = order_price(view, seat, order.space, work) - order_price(view, seat, order.space, order.work)
        if more > money:
            return 0.0
        new = work_value(view, seat, order.space, work)
        return new - work_value(view, seat, order.space, order.work)

    def nearer(order: Order, to: int) -> float:
        places = ground().hexes
        here, now, then = (places[at] for at in (order.space, order.back, to))
        return 0.1 * (here.distance(now) - here.distance(then))

    def weigh(action: Choice) -> float:
        match action:
            case Command():
                return better(given[names[action.hex]], action.work) - 0.01
            case Back():
                return nearer(given[names[action.hex]], names[action.to]) - 0.01
            case Relieve():
                return 1.0 * (action.count - own.relieve)
            case Aim():
                return value_of_aim(names[action.hex]) - (value_of_aim(own.cannon) if own.cannon >= 0 else 0.0)
            case _:
                return 0.0

    def value_of_aim(space: int) -> float:
        mine, theirs = battle(view, seat, space)
        return 0.0 if not theirs else 3.0 if mine <= theirs < mine + 3 else 1.0

    return weigh


def is_fair(view: View, seat: int, taste: Taste) -> bool:
    """Whether the open offer gives more than it asks for."""
    if view.offer is None:
        return False
    gives, asks = (bundle_value(view, seat, side, taste) for side in bundles(view.offer))
    return gives > asks


def bundle_value(view: View, seat: int, side: Bundle, taste: Taste) -> float:
    cards = sum(
        min(card_value(view, seat, number, taste), market_price(view, seat, number)) for number in side.cards
    )
    return side.coins + 3.5 * side.d6 + cards + 1.5 * sum(side.tiles)


def market_price(view: View, seat: int, number: int) -> float:
    """The least for which the same card is on sale, so that nobody pays more in a trade; endless if it is not."""
    tops = [pile for pile in range(view.seats) if (cards := view.players[pile].pile) and alike(cards[-1], number)]
    prices = [price for pile in tops if (price := card_price(view, seat, pile)) >= 0]
    return float(min(prices)) if prices and can_shop(view, seat) else math.inf


def alike(one: int, other: int) -> bool:
    return item(one).key == item(other).key


def can_shop(view: View, seat: int) -> bool:
    """Whether the seat can still buy a card in this round."""
    at_market = view.active == seat and view.stage in ("cards", "market") and not view.now.bought
    return at_market or comes_to_turn(view, seat)


WEIGHTS: Mapping[str, Callable[[View, int, Taste], Weigh]] = {
    "commit": committing,
    "gamble": wagering,
    "cards": playing,
    "promote": promoting,
    "masons": laying,
    "ride": marching,
    "market": shopping,
    "act": acting,
    "march": marching,
    "close": ordering,
}
POLICIES: Mapping[str, Policy] = {"greedy": greedy}
