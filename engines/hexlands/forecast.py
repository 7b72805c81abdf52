"""What the own orders would do if nothing else changed: the resolution tried on what a reader sees."""

from __future__ import annotations

from ..core import Event, Fact, FastChance, Term
from .course import Course
from .income import upkeep
from .outcomes import (
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
from .printed import ground
from .report import Purse
from .resolving import resolved
from .state import NOTHING, State, View, secret

TOLD: dict[type[Event], str] = {
    Fought: "battle",
    Placed: "placed",
    Felled: "felled",
    Grown: "grown",
    Built: "built",
    Razed: "razed",
    RoadLost: "road-lost",
    Lapsed: "lapsed",
}
"""``hexlands-forecast-<what>`` by event, with the event's facts."""
COINS = (Toll, Charged, Short)


def supposed(view: View) -> State:
    """The view as a state: others' secrets empty, so that they order nothing and hide no skull."""
    fields = {name: value for name, value in view.__dict__.items() if name != "reader"}
    fields["secrets"] = tuple([own or NOTHING for own in view.secrets])
    if view.offer is not None and view.offer.gives is None:
        fields["offer"] = None
    return State(**fields, contents=(0, 0, 0))


def tried(view: View) -> tuple[State, tuple[Event, ...]]:
    """The resolution up to upkeep, and what would be told of it. No chance is used."""
    course = Course(FastChance(0))
    return resolved(supposed(view), course), tuple(course.events)


def forecast(view: View, seat: int) -> tuple[Event, ...]:
    """What would happen to this seat up to upkeep, as it would be told: battles, tiles, buildings, lapsed orders,
    income and upkeep. Others' orders and skulls are unknown; no chance is used."""
    return tuple([event for event in tried(view)[1] if _concerns(event, seat)])


def _concerns(event: Event, seat: int) -> bool:
    if isinstance(event, Fought):
        return seat in [side.seat for side in event.battle.sides]
    if isinstance(event, (*TOLD, *COINS, Died, Taken, Stormed)):
        return seat in (getattr(event, "seat", None), getattr(event, "rival", None))
    return False


def _known(view: View, seat: int, event: Event) -> dict[str, Fact]:
    """What others would not be told: that the tile is a skull (A21)."""
    if not isinstance(event, Placed):
        return {}
    order = secret(view, seat).orders.at(ground().number[event.hex])
    return {"tile": Term("tile-skull")} if order is not None and order.work == "skull" else {}


def told(view: View, seat: int) -> tuple[Fact, ...]:
    """The forecast as Terms (``hexlands-forecast-<what>``) for the prompt and the private picture, a line each:
    battle, placed, felled, grown, built, razed, road-lost and lapsed with the facts of their events; coins (income,
    tolls, upkeep, left) or, where upkeep cannot be paid, short (income, tolls, upkeep, missing)."""
    state, events = tried(view)
    lines: list[Fact] = []
    for event in events:
        if type(event) in TOLD and _concerns(event, seat):
            lines.append(Term(f"forecast-{TOLD[type(event)]}", {**event.facts(), **_known(view, seat, event)}))
    own = next((each for each in state.report.purses if each.seat == seat), Purse(seat=seat))
    earned = {"income": own.castle + own.mines + own.spots, "tolls": own.tolls}
    if seat in state.owing:
        due = upkeep(state, seat)
        missing = due - state.players[seat].coins
        lines.append(Term("forecast-short", {**earned, "upkeep": due, "missing": missing}))
    else:
        facts = {**earned, "upkeep": own.soldiers + own.forts, "left": own.coins}
        lines.append(Term("forecast-coins", facts))
    return tuple(lines)
