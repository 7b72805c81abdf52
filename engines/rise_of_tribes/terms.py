"""Facts for the texts of events: terms for resources, forces and everything that has a name."""

from __future__ import annotations

from collections.abc import Mapping

from ..core import Event, Fact, Name, Seat, Term
from .printed import RESOURCES, goal


def resources(amounts: tuple[int, ...]) -> tuple[Term, ...]:
    """Resources as a fact, ``2 food and 1 stone``; a term for nothing if there are none."""
    terms = tuple(
        Term(f"amount-{name}", {"count": count}) for name, count in zip(RESOURCES, amounts, strict=True) if count
    )
    return terms or (Term("amount-nothing"),)


def cost(amounts: tuple[int, ...]) -> Term:
    """A cost in its one form, ``1/0/2``: food, wood and stone."""
    return Term("cost", dict(zip(RESOURCES, amounts, strict=True)))


def forces(members: tuple[int, ...], invaders: int) -> tuple[Term, ...]:
    """The members of each player on a hex, and the invaders, as a fact."""
    terms = tuple(
        Term("force", {"player": Name(Seat(seat), bare=True), "count": count})
        for seat, count in enumerate(members)
        if count
    )
    if invaders:
        terms += (Term("force-invaders", {"count": invaders}),)
    return terms or (Term("force-nobody"),)


def goal_words(card: str) -> Term:
    """A technology's effect, or a deed's condition, with its number."""
    printed = goal(card)
    return Term(f"goal-{card}", {"amount": printed.amount or printed.needed})


FAMILIES = {
    "resource": "resource",
    "wanted": "resource",
    "card": "card",
    "tile": "tile",
    "power": "power",
    "action": "name",
    "die": "die",
    "what": "piece",
}
"""By field of an action or event: the texts ``rise-of-tribes-<family>-<value>`` that name its value."""


def with_terms(facts: Mapping[str, Fact]) -> dict[str, Fact]:
    """The facts with a term for each field of FAMILIES."""
    return {
        field: Term(f"{FAMILIES[field]}-{value}") if field in FAMILIES else value for field, value in facts.items()
    }


class TermEvent(Event, kind=None):
    """An event whose fields in FAMILIES are named by texts."""

    def facts(self) -> dict[str, Fact]:
        return with_terms(super().facts())
