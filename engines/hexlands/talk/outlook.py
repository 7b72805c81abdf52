"""What matters now in Hexlands: the goal in one line, dangers in another."""

from __future__ import annotations

from ...core import Fact, Name, Seat, Series, Term
from ...core.talk import Sentence
from ..mind.assess import threatened
from ..printed import box, card, ground
from ..resolution.battles import contested, sides
from ..resolution.income import forts_upkeep, purse, soldiers_upkeep
from ..resolution.scoring import parts
from ..state import View
from ..steps.rolling import dice_from_land, next_spring

FEW = 3
"""Battles and spaces worth naming."""


def outlook(view: View, seat: Seat | None) -> tuple[Sentence, ...]:
    """The progress and everybody's points; what cannot be paid, battles, and what the next event destroys."""
    if view.stage == "over":
        return ()
    dangers = [*short(view, seat), *battles(view), *event_ahead(view)]
    sentences = [goal(view, seat)]
    if dangers:
        sentences.append(Sentence("dangers", {"dangers": Series(dangers, "then")}))
    return tuple(sentences)


def goal(view: View, seat: Seat | None) -> Sentence:
    """Progress of its limit, whether this may be the last round, what the next spring brings, points; the reader's
    coins and upkeep."""
    order = sorted(view.living, key=lambda other: (-sum(parts(view, other)), other))
    totals = [
        Term("message-total", {"seat": Name(Seat(other), bare=True), "points": sum(parts(view, other))})
        for other in order
    ]
    last = int(any(view.progress + card(key).progress > view.limit for key in view.deck or view.discarded))
    facts: dict[str, Fact] = {"progress": view.progress, "limit": view.limit, "last": last}
    facts["points"] = Series(totals, "with")
    facts |= {"spring": next_spring(view), "dice": box().feeding.d6}
    if seat is None or view.players[seat].gone:
        return Sentence("goal", facts)
    due = soldiers_upkeep(view, seat) + forts_upkeep(view, seat)
    own = {"dice": dice_from_land(view, seat), "coins": view.players[seat].coins, "upkeep": due}
    return Sentence("own-goal", {**facts, **own})


def short(view: View, seat: Seat | None) -> list[Term]:
    """The coins that will be missing for the upkeep, as things stand."""
    if seat is None or view.players[seat].gone or view.stage in ("commit", "gamble", "upkeep"):
        return []
    missing = -purse(view, seat).coins
    return [Term("message-missing", {"missing": missing})] if missing > 0 else []


def battles(view: View) -> list[Term]:
    """Battles as they stand, without anybody's secrets."""
    terms = []
    for space in contested(view)[:FEW]:
        facing = [
            Term(
                "message-strength",
                {"seat": Name(Seat(side.seat), bare=True), "strength": side.strength - side.cannon},
            )
            for side in sides(view, space)
        ]
        terms.append(Term("message-facing", {"hex": ground().names[space], "sides": Series(facing, "against")}))
    return terms


def event_ahead(view: View) -> list[Term]:
    """The next event, if only one can come, and the land that it strikes."""
    known = threatened(view)
    if known is None:
        return []
    key, spaces = known
    names = tuple(ground().names[space] for space in spaces[:FEW])
    return [Term("message-ahead", {"event": Term(f"card-{key}"), "count": len(spaces), "hexes": names})]
