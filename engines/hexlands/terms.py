"""Facts for the texts of events: terms for cards, tiles, buildings and everything that has a name."""

from __future__ import annotations

from typing import ClassVar

from ..core import Event, Fact, Name, Seat, Term
from .hidden import Bundle
from .printed import SPECIALS, item
from .report import Side


def card_name(number: int) -> Term:
    """An item card: ``hexlands-item-recruit``, with its number."""
    return Term(f"item-{item(number).key}", {"number": number})


def card_effect(number: int) -> Term:
    """The effect of an item card: ``hexlands-effect-<key>`` with its amount."""
    printed = item(number)
    return Term(f"effect-{printed.key}", {"amount": printed.amount})


def card_use(number: int) -> Term:
    """Using a card, in the few signs of a button: ``hexlands-use-<key>`` with its amount."""
    printed = item(number)
    return Term(f"use-{printed.key}", {"amount": printed.amount})


def short_name(number: int) -> Term:
    """An item card without its number."""
    return Term(f"short-{item(number).key}")


def bundle(side: Bundle) -> tuple[Term, ...]:
    """One side of a trade: coins, dice, cards by name, special tiles; a term for nothing if it is empty."""
    parts = []
    if side.coins:
        parts.append(Term("amount-coins", {"count": side.coins}))
    if side.d6:
        parts.append(Term("amount-dice", {"count": side.d6}))
    parts += [card_name(number) for number in side.cards]
    parts += [
        Term(f"amount-{name}", {"count": count}) for name, count in zip(SPECIALS, side.tiles, strict=True) if count
    ]
    return tuple(parts) or (Term("amount-nothing"),)


def outline(side: Bundle) -> tuple[Term, ...]:
    """One side of a trade as others may know it: cards and special tiles are only counted (A70)."""
    parts = [
        Term(f"amount-{what}", {"count": count})
        for what, count in (
            ("coins", side.coins),
            ("dice", side.d6),
            ("cards", len(side.cards)),
            ("tiles", sum(side.tiles)),
        )
        if count
    ]
    return tuple(parts) or (Term("amount-nothing"),)


def sum_of(side: Side) -> Term:
    """A side of a battle with its sum: ``Aki 4 (height 2 + 2 soldiers)``; the text omits what is 0."""
    return Term(
        "side",
        {
            "player": Name(Seat(side.seat), bare=True),
            "strength": side.strength,
            "height": side.height,
            "walls": side.walls,
            "forts": side.forts,
            "soldiers": side.soldiers,
            "count": side.count,
            "strong": side.soldiers - side.count,
            "cannon": side.cannon,
            "defends": int(side.defends),
        },
    )


class TermEvent(Event, kind=None):
    """An event whose fields in ``terms`` are rendered by the text ``hexlands-<family>-<value>``.

    A ``number`` is that of an item card; it adds the facts ``item`` and ``effect``.
    """

    terms: ClassVar[dict[str, str]] = {
        "tile": "tile",
        "building": "building",
        "unit": "unit",
        "event": "card",
        "season": "season",
        "work": "work",
    }

    def facts(self) -> dict[str, Fact]:
        facts = super().facts()
        for field, family in self.terms.items():
            if field in facts:
                facts[field] = Term(f"{family}-{facts[field]}")
        if isinstance(number := facts.get("number"), int):
            facts |= {"item": card_name(number), "effect": card_effect(number)}
        return facts
