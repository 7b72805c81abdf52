"""The forecast: the effect of a player's orders if nothing else changes, by resolving what the reader sees."""

from __future__ import annotations

from collections.abc import Sequence

from ...core import Event, Fact, FastChance, Term
from ..happenings.outcomes import (
    Built,
    Charged,
    Died,
    Felled,
    Fought,
    Grown,
    Lapsed,
    Placed,
    Razed,
    RoadLost,
    Short,
    Stormed,
    Taken,
    Toll,
)
from ..printed import ground
from ..report import Purse
from ..resolution.income import upkeep
from ..resolution.resolving import resolve
from ..state import NOTHING, Course, State, View, secret

TEXTS: dict[type[Event], str] = {
    Fought: "battle",
    Placed: "placed",
    Felled: "felled",
    Grown: "grown",
    Built: "built",
    Razed: "razed",
    RoadLost: "road-lost",
    Lapsed: "lapsed",
}
"""By event: the text ``hexlands-forecast-<what>``, which takes the event's facts."""
COINS = (Toll, Charged, Short)


def known_state(view: View) -> State:
    """The view as a state, in which other players have no secrets: no orders and no skulls."""
    fields = {name: value for name, value in view.__dict__.items() if name != "reader"}
    fields["secrets"] = tuple([own or NOTHING for own in view.secrets])
    if view.offer is not None and view.offer.gives is None:
        fields["offer"] = None
    return State(**fields, contents=(0, 0, 0))


def trial(view: View) -> tuple[State, tuple[Event, ...]]:
    """The state after the resolution up to upkeep, and its events. Uses no chance."""
    course = Course(FastChance(0))
    return resolve(known_state(view), course), tuple(course.events)


def forecast(view: View, seat: int) -> tuple[Event, ...]:
    """The resolution's events up to upkeep that concern a seat: battles, tiles, buildings, lapsed orders, income
    and upkeep. Others' orders and skulls are unknown; no chance is used."""
    return tuple([event for event in trial(view)[1] if _concerns(event, seat)])


def _concerns(event: Event, seat: int) -> bool:
    if isinstance(event, Fought):
        return seat in [side.seat for side in event.battle.sides]
    if isinstance(event, (*TEXTS, *COINS, Died, Taken, Stormed)):
        return seat in (getattr(event, "seat", None), getattr(event, "rival", None))
    return False


def _own_facts(view: View, seat: int, event: Event) -> dict[str, Fact]:
    """Facts that only the tile's owner may read: that it is a skull (A21)."""
    if not isinstance(event, Placed):
        return {}
    order = secret(view, seat).orders.at(ground().number[event.hex])
    return {"tile": Term("tile-skull")} if order is not None and order.work == "skull" else {}


def _prize(fought: Fought, events: Sequence[Event]) -> str:
    """What becomes of a space whose stack an attacker wins: ``castle``, ``land`` with a tile, else ``public``."""
    if any(isinstance(event, Stormed) and event.hex == fought.hex for event in events):
        return "castle"
    placed = any(
        isinstance(event, Placed) and event.hex == fought.hex and event.why == "battle" for event in events
    )
    return "land" if placed else "public"


def forecast_terms(view: View, seat: int) -> tuple[Fact, ...]:
    """The forecast as terms (``hexlands-forecast-<what>``), a line each, for the prompt and the private picture.

    battle, placed, felled, grown, built, razed, road-lost and lapsed have the facts of their events, battle also
    ``prize``: what becomes of a taken space, and ``score``: the strengths, attackers first. coins has income,
    tolls, upkeep and left; short, if upkeep cannot be paid, has income, tolls, upkeep and missing.
    """
    state, events = trial(view)
    lines: list[Fact] = []
    for event in events:
        if type(event) in TEXTS and _concerns(event, seat):
            facts = {**event.facts(), **_own_facts(view, seat, event)}
            if isinstance(event, Fought):
                facts["prize"] = _prize(event, events)
                ordered = sorted(event.battle.sides, key=lambda side: side.defends)
                facts["score"] = ":".join(str(side.strength) for side in ordered)
            lines.append(Term(f"forecast-{TEXTS[type(event)]}", facts))
    own = next((each for each in state.report.purses if each.seat == seat), Purse(seat=seat))
    earned = {"income": own.castle + own.mines + own.spots, "tolls": own.tolls}
    if seat in state.owing:
        due = upkeep(state, seat)
        missing = due - state.players[seat].coins
        lines.append(Term("forecast-short", {**earned, "upkeep": due, "missing": missing}))
    else:
        lines.append(Term("forecast-coins", {**earned, "upkeep": own.soldiers + own.forts, "left": own.coins}))
    return tuple(lines)
