"""What threatens now, in one line: upkeep that cannot be paid, battles, land that the next event hits, the end."""

from __future__ import annotations

from ...core import Fact, Name, Seat, Series, Term
from ...core.talk import Sentence
from ..mind.assess import ending_ahead, threatened
from ..printed import ground
from ..report import Side
from ..resolution.battles import contested, sides
from ..resolution.income import purse
from ..state import View

FEW, NAMED, TWO = 2, 3, 2
"""Battles that one line has room for; spaces worth naming; the sides of a duel."""


def outlook(view: View, seat: Seat | None) -> tuple[Sentence, ...]:
    """The table's battles, else what the next event strikes; of a seat, what is its own of these, and the end."""
    if view.stage == "over":
        return ()
    dangers = [*short(view, seat), *end_ahead(view, seat), *battles(view, seat)] or event_ahead(view, seat)
    return (Sentence("dangers", {"dangers": Series(dangers, "then")}),) if dangers else ()


def short(view: View, seat: Seat | None) -> list[Term]:
    """The coins that will be missing for the upkeep, as things stand."""
    if seat is None or view.players[seat].gone or view.stage in ("commit", "gamble", "upkeep"):
        return []
    missing = -purse(view, seat).coins
    return [Term("message-missing", {"missing": missing})] if missing > 0 else []


def end_ahead(view: View, seat: Seat | None) -> list[Term]:
    """How many of the events that may come end the game; the table reads it in the headline (69)."""
    last, cards = ending_ahead(view)
    return [] if seat is None or not last else [Term("message-ends", {"last": last, "cards": cards})]


def battles(view: View, seat: Seat | None) -> list[Term]:
    """Battles as they stand, without anybody's secrets: two, and how many more."""
    fights = [(space, sides(view, space)) for space in contested(view)]
    if seat is not None:
        fights = [(space, facing) for space, facing in fights if seat in [side.seat for side in facing]]
    terms = [battle(space, facing) for space, facing in fights[:FEW]]
    if more := len(fights) - FEW:
        terms += [Term("message-more-battles", {"count": more})] if more > 0 else []
    return terms


def battle(space: int, facing: tuple[Side, ...]) -> Term:
    """The attackers first, as in every list and forecast."""
    ordered = sorted(facing, key=lambda side: side.defends)
    names = [Name(Seat(side.seat), bare=True) for side in ordered]
    strengths = [side.strength - side.cannon for side in ordered]
    hex = ground().names[space]
    if len(ordered) == TWO:
        (seat, rival), (mine, theirs) = names, strengths
        return Term("message-duel", {"hex": hex, "seat": seat, "mine": mine, "rival": rival, "theirs": theirs})
    terms = [
        Term("message-strength", {"seat": name, "strength": strength})
        for name, strength in zip(names, strengths, strict=True)
    ]
    return Term("message-facing", {"hex": hex, "sides": Series(terms, "against")})


def event_ahead(view: View, seat: Seat | None) -> list[Term]:
    """The next event, if only one can come, and the land that it strikes."""
    known = threatened(view)
    if known is None:
        return []
    key, spaces = known
    if seat is not None:
        spaces = tuple([space for space in spaces if is_own(view, seat, space)])
    if not spaces:
        return []
    names = Series([ground().names[space] for space in spaces[:NAMED]], "space")
    facts: dict[str, Fact] = {"event": Term(f"card-{key}"), "count": len(spaces), "hexes": names}
    return [Term("message-ahead", {**facts, "few": int(len(spaces) <= NAMED)})]


def is_own(view: View, seat: int, space: int) -> bool:
    """Whether a seat has something there: land, a road or soldiers."""
    stands = any(soldier[0] == space for soldier in view.players[seat].soldiers)
    return stands or seat in (view.owners[space], view.roads[space])
