"""The facts of button labels: what each action would mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...core import Event, Fact, Facts, Name, Seat, Term
from ...core.mind import Plan
from ..actions import (
    Accept,
    Back,
    Buy,
    Choice,
    Clear,
    Command,
    Commit,
    Decline,
    Develop,
    Dismiss,
    Done,
    Join,
    Lay,
    Move,
    Next,
    Play,
    Propose,
    Raze,
    Road,
    Sell,
    Stop,
    Wager,
    WorkAll,
)
from ..happenings.events import Bought, Played, RoadLaid, Sold, TilesDrawn
from ..happenings.outcomes import Demoted, Dismissed, Razed
from ..hidden import Offer
from ..mind.assess import BUILT, at, battle, cost, gain_of, prize
from ..printed import box, item, number_of
from ..report import Soldier
from ..resolution.building import price, work_key
from ..state import LAKE, View, secret
from ..steps.market import card_price
from ..steps.moving import must_stop_at, reach, rivals, steps_left
from ..steps.trading import bundles
from ..terms import TermEvent, bundle, card_effect, card_name, card_use, short_name

FAMILIES = TermEvent.terms
"""By field: the family of texts that names its value."""


def given_up(event: Event) -> tuple[Fact, ...]:
    """Cards that are played, bought or sold, and where something is laid, demolished, dismissed or demoted."""
    match event:
        case Played() | Bought():
            return (short_name(event.number),)
        case Sold():
            return (card_name(event.number),)
        case RoadLaid() | Razed() | Dismissed() | Demoted():
            return (event.hex,)
        case TilesDrawn() if event.price:
            return (event.price,)
        case _:
            return ()


def facts(view: View, action: Choice) -> dict[str, Fact]:
    """The variables of ``hexlands-action-<kind>``: the action's fields and its consequences.

    ``item`` and ``effect`` of a card, ``price`` in coins, the resulting ``height``, ``sum`` of dice. For a move:
    ``steps``, ``halts`` 1 if it has to stop there, ``mine`` and ``theirs``, the strengths of a battle there (0 0:
    none), ``prize`` of winning it (see ``prize``), ``gain`` (see ``gain_of``), ``left``.
    """
    seat = view.active if view.reader is None else view.reader
    facts = dict(action.fields())
    for field, family in FAMILIES.items():
        if field in facts:
            facts[field] = Term(f"{family}-{facts[field]}")
    if isinstance(number := facts.get("number"), int):
        facts |= card(number)
    match action:
        case Commit() | Wager():
            return facts | {"have": view.players[seat].d6}
        case Play():
            return facts | {"use": card_use(action.number)}
        case Clear():
            short = short_name(number_of("clearing"))
            return facts | clearing_facts(view, seat, action.hex) | {"short": short}
        case Lay():
            space = at(action.hex)
            return facts | {"height": view.heights[space] + 1, "price": cost(view, seat, space), "blocks": 0}
        case Move():
            return facts | move_facts(view, seat, action)
        case Buy():
            return facts | card(view.players[action.seat].pile[-1]) | {"price": card_price(view, seat, action.seat)}
        case Sell():
            return facts | {"price": item(action.number).sell}
        case Road():
            return facts | {"bridge": int(view.terrain[at(action.hex)] == LAKE), "blocks": 0}
        case Join():
            return facts | {"sum": action.die + action.other}
        case Develop():
            return facts | card(action.die) | {"left": view.stock[action.die - 1]}
        case WorkAll():
            return facts | {"count": len(view.players[seat].dice), "coins": sum(view.players[seat].dice)}
        case Propose():
            return facts | offer_facts(secret(view, seat).draft)
        case Accept() | Decline():
            return facts | offer_facts(view.offer)
        case Command():
            return facts | command_facts(view, seat, action)
        case Back():
            return facts | {"home": int(at(action.to) == view.players[seat].home)}
        case Raze():
            return (
                facts
                | {"building": Term(f"building-{view.buildings[at(action.hex)]}")}
                | saving_facts(view, action)
            )
        case Dismiss():
            return facts | saving_facts(view, action)
        case Next() | Stop() | Done():
            left = view.now.left if view.stage != "ride" else 0
            return facts | {"why": view.stage, "left": left, "idle": len(view.players[seat].dice)}
        case _:
            return facts | {"price": box().rules.tile_price} | saving_facts(view, action)


def plan_facts(view: View, plan: Plan) -> Facts:
    """The plan's own facts, with those of its action where it is about one; each part of what pays the upkeep."""
    if plan.key == "pay":
        line: Sequence[Any] = plan.line
        return {"parts": tuple(Term(f"plan-part-{action.kind}", facts(view, action)) for action in line)}
    action: Any = plan.focus or (plan.line[0] if len(plan.line) == 1 else None)
    if action is None or plan.key.startswith("march"):
        return plan.facts
    return facts(view, action) | dict(plan.facts)


def card(number: int) -> dict[str, Fact]:
    """An item card and its effect: ``hexlands-effect-<key>`` with its amount, and its ``short`` name."""
    return {"item": card_name(number), "effect": card_effect(number), "short": short_name(number)}


def clearing_facts(view: View, seat: int, hex: str) -> dict[str, Fact]:
    """The target of Clearing: trees, or a rival's wall."""
    owner = view.owners[at(hex)]
    if owner == seat:
        return {"what": "trees", "rival": ""}
    return {"what": "wall", "rival": Name(Seat(owner))}


def move_facts(view: View, seat: int, action: Move) -> dict[str, Fact]:
    """The steps of a move, and the battle and gain at its end."""
    to, power = at(action.to), 1 + (action.unit == "strong")
    soldier = Soldier(at(action.origin), power)
    mine, theirs = battle(view, seat, to, power)
    return {
        "steps": reach(view, seat, soldier, steps_left(view)).get(to, 0),
        "halts": int(must_stop_at(view, seat, to, rivals(view, seat))),
        "mine": mine,
        "theirs": theirs,
        "prize": prize(view, seat, to) if mine > theirs else "none",
        "gain": gain_of(view, seat, to),
        "left": view.now.left,
    }


def command_facts(view: View, seat: int, action: Command) -> dict[str, Fact]:
    """The price and height of the ordered work, 0 if it is neither tile nor building; ``tile`` may also mean a tree
    less or a level of the castle."""
    space = at(action.hex)
    height = view.heights[space]
    facts: dict[str, Fact] = {"work": Term(f"work-{work_key(view, space, action.work)}"), "price": 0, "height": 0}
    if action.work in BUILT:
        return facts | {"price": price(view, seat, action.work, height), "height": height}
    if action.work in ("tile", "skull") and not view.trees[space]:
        return facts | {"price": cost(view, seat, space), "height": height + 1 if view.owners[space] == seat else 1}
    return facts


def saving_facts(view: View, action: Choice) -> dict[str, Fact]:
    """The upkeep saved by giving something up."""
    plain, strong = box().units
    match action.kind:
        case "raze" if isinstance(action, Raze):
            return {"saves": box().rules.fort_upkeep * view.heights[at(action.hex)]}
        case "dismiss" if isinstance(action, Dismiss):
            return {"saves": strong.upkeep if action.unit == strong.key else plain.upkeep}
        case "demote":
            return {"saves": strong.upkeep - plain.upkeep}
        case _:
            return {}


def offer_facts(offer: Offer | None) -> dict[str, Fact]:
    """Both sides of an offer, from the point of view of the player who makes it."""
    if offer is None:
        return {}
    gives, asks = bundles(offer)
    return {
        "player": Name(Seat(offer.seat)),
        "rival": Name(Seat(offer.rival)),
        "gives": bundle(gives),
        "asks": bundle(asks),
    }
