"""What players are after: goals and a village, each with what is still missing."""

from __future__ import annotations

from ...core import Fact, Series, Term
from ..aims import by_nearness, more
from ..printed import Goal, goal
from ..scoring import is_reached, progress
from ..state import Table
from ..terms import cost, goal_words, resources
from ..wealth import missing, next_price

GOALS = 3
"""Goals listed with their words, in the first rounds."""
NEAREST = 2
"""Goals in a line that is read at each action."""


def status(table: Table, seat: int, wanted: Goal) -> Term:
    """Return how far a goal is: "✔", "needs 2 food" or "1/3"."""
    if is_reached(table, seat, wanted):
        return Term("want-ready")
    if wanted.cost is not None:
        lacking = missing(table.players[seat].resources, wanted.cost)
        return Term("want-needs", {"what": Series(resources(lacking), "space")})
    have, need = progress(table, seat, wanted)
    return Term("want-of", {"have": have, "need": need})


def village(table: Table, seat: int) -> Term:
    """Return what a village costs this seat now (Stone Tools counted), and what is missing."""
    return Term("want-village", {"price": cost(next_price(table, seat)), "status": village_status(table, seat)})


def village_status(table: Table, seat: int) -> Term:
    """Return what a seat lacks for a village."""
    lacking = missing(table.players[seat].resources, next_price(table, seat))
    return Term("want-needs", {"what": Series(resources(lacking), "space")}) if any(lacking) else Term("want-ready")


def in_short(table: Table, seat: int) -> Series:
    """Return what a village and the nearest open goals lack, in one line or two."""
    cards = by_nearness(table, seat)
    home = Term("want-home", {"status": village_status(table, seat)})
    goals = [
        Term("want-brief", {"card": Term(f"card-{card}"), "status": status(table, seat, goal(card))})
        for card in cards[:NEAREST]
    ]
    return Series((home, *goals, *more(len(cards) - NEAREST)), "line")


def own_goals(table: Table, seat: int) -> Term | None:
    """Return the open goals in one line; None without any."""
    cards = by_nearness(table, seat)
    goals = [goal_term(table, seat, card) for card in cards[:NEAREST]]
    if not goals:
        return None
    return Term("want-goals", {"goals": Series((*goals, *more(len(cards) - NEAREST)), "line")})


def goal_term(table: Table, seat: int, card: str) -> Term:
    """Return an open goal with its points and how far it is."""
    printed = goal(card)
    facts: dict[str, Fact] = {"card": Term(f"card-{card}"), "points": printed.points}
    return Term("want-goal", facts | {"status": status(table, seat, printed)})


def goal_lines(table: Table, seat: int) -> dict[str, Fact]:
    """Return the open goals with their words, a line each, those within reach first."""
    cards = by_nearness(table, seat)
    lines = [goal_line(table, seat, card) for card in cards[:GOALS]]
    if len(cards) > GOALS:
        lines.append(Term("goal-rest", {"count": len(cards) - GOALS}))
    return {"count": len(cards), "goals": Series(tuple(lines), "goals")}


def goal_line(table: Table, seat: int, card: str) -> Term:
    """Return an open goal: points, price, description and how far it is."""
    printed = goal(card)
    facts: dict[str, Fact] = {"card": Term(f"card-{card}"), "points": printed.points, "words": goal_words(card)}
    facts |= {"free": int(not printed.is_technology), "price": cost(printed.cost or (0, 0, 0))}
    return Term("goal-line", facts | {"status": status(table, seat, printed)})
