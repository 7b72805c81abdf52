"""Prompts and their facts."""

from __future__ import annotations

from collections.abc import Collection

from ...core import Fact, Facts, Name, Seat, Series, Term
from ...core.talk import Prompt
from ..actions import Back, Command
from ..hidden import Order
from ..mind.forecast import forecast_terms
from ..printed import box, ground
from ..report import HALTED
from ..resolution.building import growth_price, tile_refusal, work_key, works
from ..resolution.income import upkeep
from ..resolution.land import too_low
from ..state import View, here, secret
from ..steps.market import card_price, purchases, road_spaces
from ..steps.moving import steps_left
from ..steps.orders import castle_height, exact_code, order_choices
from ..steps.rolling import dice_from_land, next_spring
from ..terms import card_name
from .labels import offer_facts

LISTED = 3
"""Spaces with orders up to which each has a list of its own on the panel."""


def prompt(view: View, seat: int) -> Prompt:
    """The prompt of the stage, with a running summary, in ``close`` with the forecast; ``wait`` for other seats."""
    if view.stage in ("commit", "gamble", "upkeep"):
        return simultaneous_prompt(view, seat) if seat in view.owing else Prompt("wait")
    if view.offer is not None and seat == view.offer.rival:
        return Prompt("answer", offer_facts(view.offer))
    if seat != view.active or view.stage in ("roll", "over"):
        return Prompt("wait")
    means = summary(view, seat)
    match view.stage:
        case "cards":
            return Prompt("cards", means | {"hand": hand(view, seat), "held": len(secret(view, seat).hand)})
        case "market":
            return Prompt("market", means | market(view, seat))
        case "promote" | "masons" | "march":
            return Prompt(view.stage, means | {"left": view.now.left})
        case "ride":
            return Prompt("ride", means | {"left": steps_left(view)})
        case "act":
            return Prompt("act", means)
        case "deal":
            return Prompt("deal", means | offer_facts(secret(view, seat).draft) | {"left": choices_left(view)})
        case _:
            return Prompt("close", means | closing(view, seat))


def simultaneous_prompt(view: View, seat: int) -> Prompt:
    """The prompt of a stage where all choose at the same time; of the dice also when the next spring comes."""
    player = view.players[seat]
    order = tuple(Name(Seat(other), bare=True) for other in view.order)
    match view.stage:
        case "commit":
            spring: dict[str, Fact] = {"spring": next_spring(view), "fed": dice_from_land(view, seat)}
            facts: dict[str, Fact] = {"round": view.round, "have": player.d6, "order": Series(order, "comma")}
            means: dict[str, Fact] = {"coins": player.coins, "upkeep": upkeep(view, seat), "limit": view.limit}
            return Prompt("commit", {**facts, **spring, **means})
        case "gamble":
            return Prompt("gamble", {"have": player.d6})
        case _:
            return Prompt("upkeep", {"due": player.due, "coins": player.coins})


def choices_left(view: View) -> int:
    """Choices for offers left in this turn (A85)."""
    return box().trading.steps - view.now.dealt


def summary(view: View, seat: int) -> dict[str, Fact]:
    """The seat's means: coins, upkeep, dice, soldiers by space (``hexlands-stand``), and the round."""
    player = view.players[seat]
    stands = tuple(
        Term(
            "stand",
            {
                "hex": ground().names[space],
                "count": len(troop := here(view, space, seat)),
                "strong": sum(each.strength > 1 for each in troop),
                "halted": int(all(each.flags & HALTED for each in troop)),
            },
        )
        for space in sorted({soldier.space for soldier in player.soldiers})
    )
    return {
        "round": view.round,
        "coins": player.coins,
        "upkeep": upkeep(view, seat),
        "rolled": Series(player.dice, "dot"),
        "dice": tuple(player.dice) or (Term("amount-nothing"),),
        "count": len(player.dice),
        "soldiers": stands or (Term("amount-nothing"),),
    }


def market(view: View, seat: int) -> dict[str, Fact]:
    """Facts of the market: cards that can be bought, ``offered`` ones whatever they cost, the lowest price, cards
    held, ``roads`` in hand and ``sites`` for them."""
    prices = [price for pile in range(view.seats) if (price := card_price(view, seat, pile)) >= 0]
    return {
        "sale": len(purchases(view, seat)),
        "offered": 0 if view.now.bought else len(prices),
        "cheapest": min(prices, default=0),
        "held": len(secret(view, seat).hand),
        "roads": view.players[seat].roads,
        "sites": len(road_spaces(view, seat)),
    }


def hand(view: View, seat: int) -> tuple[Fact, ...]:
    return tuple(card_name(number) for number in secret(view, seat).hand) or (Term("amount-nothing"),)


def is_news(order: Facts, listed: Collection[str]) -> bool:
    """Whether no list says this order, or one has to know why no tile can be placed there."""
    return order["hex"] not in listed or order["why"] != "none"


def closing(view: View, seat: int) -> dict[str, Fact]:
    """The orders (``hexlands-order-line``), and their forecast, a line each (``hexlands-forecast-<what>``).

    Orders that the panel shows as lists are left out, unless one has to know why no tile can be placed there.
    """
    own = secret(view, seat).orders
    aim: Fact = ground().names[own.cannon] if own.cannon >= 0 else "none"
    orders = [order_line(view, seat, order) for order in own.spaces]
    listed = {each.hex for each in order_choices(view, seat) if isinstance(each, Command | Back)}
    if len(listed) <= LISTED:
        orders = [line for line in orders if is_news(line.facts or {}, listed)]
    forecast = forecast_terms(view, seat) or (Term("amount-nothing"),)
    return {
        "listed": len(orders),
        "orders": tuple(orders),
        "defence": own.defence,
        "cannon": aim,
        "relieve": own.relieve,
        "offer": int(view.offer is not None),
        "forecast": forecast,
        "foreseen": Series(forecast, "then"),
    }


def order_line(view: View, seat: int, order: Order) -> Term:
    """The order for a space; ``why``: the code that keeps a tile, at home a level of the castle, from being placed
    there, else ``none``, with its facts."""
    names, home, space = ground().names, view.players[seat].home, order.space
    is_bare = order.work == "none" and "tile" not in works(view, seat, space)
    code = tile_refusal(view, seat, space, "tile") if is_bare else ""
    why = exact_code(view, seat, space, code) or "none"
    low = too_low(view, seat, space) if why == "neighbours-low" else ()
    return Term(
        "order-line",
        {
            "why": why,
            "castle": int(space == home),
            "level": castle_height(view, seat),
            "need": growth_price(view, seat, space),
            "spaces": Series([names[at] for at in low], "space"),
            "hex": names[order.space],
            "work": Term(f"work-{work_key(view, order.space, order.work)}"),
            "back": names[order.back],
            "home": int(order.back == home),
        },
    )
