"""Which open goals are nearest, in the facts of the panel and of pictures."""

from __future__ import annotations

from ..core import Fact, Name, Seat, Series, Term
from .ground import order
from .printed import goal
from .scoring import progress
from .state import Table

RIVALS_GOALS = 3
"""Open goals told of each rival: those nearest to completion."""


def by_nearness(table: Table, seat: int) -> list[str]:
    """Return the open goals of a seat, those within reach first, then those that lack least."""

    def lack(card: str) -> int:
        have, need = progress(table, seat, goal(card))
        return need - have

    return sorted(table.players[seat].goals, key=lack)


def rivals_goals(table: Table, seat: int) -> tuple[Term, ...]:
    """Return the open goals of each rival, the nearest ones, in turn order."""
    lines = []
    for rival in order(table, seat):
        cards = by_nearness(table, rival)
        if rival == seat or not cards:
            continue
        goals = []
        for card in cards[:RIVALS_GOALS]:
            have, need = progress(table, rival, goal(card))
            goals.append(Term("want-short", {"card": Term(f"card-{card}"), "have": have, "need": need}))
        facts: dict[str, Fact] = {"seat": Name(Seat(rival), bare=True)}
        lines.append(
            Term("want-rival", facts | {"goals": Series((*goals, *more(len(cards) - RIVALS_GOALS)), "parts")})
        )
    return tuple(lines)


def more(count: int) -> tuple[Term, ...]:
    """Return how many more there are; () for none."""
    return (Term("want-more", {"count": count}),) if count > 0 else ()
