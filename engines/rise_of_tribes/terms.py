"""Facts for the texts of events: terms for resources, forces and everything that has a name."""

from __future__ import annotations

from typing import ClassVar

from ..core import Event, Fact, Name, Seat, Term
from .printed import RESOURCES, goal


def resources(amounts: tuple[int, ...]) -> tuple[Term, ...]:
    """Resources as a fact, ``2 food and 1 stone``; a term for nothing if there are none."""
    found = tuple(
        Term(f"amount-{name}", {"count": count}) for name, count in zip(RESOURCES, amounts, strict=True) if count
    )
    return found or (Term("amount-nothing"),)


def forces(members: tuple[int, ...], invaders: int) -> tuple[Term, ...]:
    """The members of each player on a hex, and the invaders, as a fact."""
    found = tuple(
        Term("force", {"player": Name(Seat(seat), bare=True), "count": count})
        for seat, count in enumerate(members)
        if count
    )
    if invaders:
        found += (Term("force-invaders", {"count": invaders}),)
    return found or (Term("force-nobody"),)


def goal_words(card: str) -> Term:
    """A technology's effect, or a deed's condition, with its number."""
    printed = goal(card)
    return Term(f"goal-{card}", {"amount": printed.amount or printed.needed})


class TermEvent(Event):
    """An event whose fields in ``terms`` are rendered by the text ``rise-of-tribes-<family>-<value>``."""

    terms: ClassVar[dict[str, str]] = {
        "resource": "resource",
        "wanted": "resource",
        "card": "card",
        "tile": "tile",
        "power": "power",
        "action": "name",
        "die": "die",
        "what": "piece",
    }

    def facts(self) -> dict[str, Fact]:
        found = super().facts()
        for field, family in self.terms.items():
            if field in found:
                found[field] = Term(f"{family}-{found[field]}")
        return found
