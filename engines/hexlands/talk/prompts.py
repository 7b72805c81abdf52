"""Prompts and their facts."""

from __future__ import annotations

from collections.abc import Collection

from ...core import Fact, Facts, Name, Seat, Series, Term
from ...core.talk import Prompt
from ..actions import Back, Command
from ..hidden import Order
from ..mind.assess import work_key
from ..mind.forecast import forecast_terms
from ..printed import box, ground
from ..report import HALTED
from ..resolution.building import tile_refusal, works
from ..state import View, here, secret
from ..steps.market import can_draw, purchases, road_spaces
from ..steps.moving import steps_left
from ..steps.orders import order_choices
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
            return Prompt("cards", means | {"hand": hand(view, seat)})
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
    """The prompt of a stage where all choose at the same time."""
    player = view.players[seat]
    order = tuple(Name(Seat(other)) for other in view.order)
    match view.stage:
        case "commit":
            return Prompt("commit", {"round": view.round, "have": player.d6, "order": order})
        case "gamble":
            return Prompt("gamble", {"have": player.d6})
        case _:
            return Prompt("upkeep", {"due": player.due, "coins": player.coins})


def choices_left(view: View) -> int:
    """Choices for offers left in this turn (A85)."""
    return box().trading.steps - view.now.dealt


def summary(view: View, seat: int) -> dict[str, Fact]:
    """The seat's means: coins, dice, soldiers by space (``hexlands-stand``)."""
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
        "coins": player.coins,
        "dice": tuple(player.dice) or (Term("amount-nothing"),),
        "count": len(player.dice),
        "soldiers": stands or (Term("amount-nothing"),),
    }


def market(view: View, seat: int) -> dict[str, Fact]:
    """Facts of the market: cards that can be bought, whether a special tile can, cards held, ``roads`` in hand and
    ``sites`` for them."""
    return {
        "sale": len(purchases(view, seat)),
        "draws": int(can_draw(view, seat)),
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
        "foreseen": Series(forecast, "rows"),
    }


def order_line(view: View, seat: int, order: Order) -> Term:
    """The order for a space; ``why``: the code that keeps a tile from being placed there, else ``none``."""
    names, home = ground().names, view.players[seat].home
    bare = order.work == "none" and order.space != home and "tile" not in works(view, seat, order.space)
    return Term(
        "order-line",
        {
            "why": (bare and tile_refusal(view, seat, order.space, "tile")) or "none",
            "hex": names[order.space],
            "work": Term(f"work-{work_key(view, order.space, order.work)}"),
            "back": names[order.back],
            "home": int(order.back == home),
        },
    )
