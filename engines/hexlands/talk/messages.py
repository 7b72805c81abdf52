"""A message of Hexlands: a turn is one line, a resolution a few with headings (docs/rules/hexlands.md).

Lines are put together from parts: ``message-<what>`` texts in a Series.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from ...core import Event, Fact, Name, Seat, Series, Term
from ...core.talk import Sentence
from ..happenings.events import (
    Began,
    Bought,
    Cleared,
    Committed,
    Developed,
    Drafted,
    Fed,
    Gained,
    Moved,
    OfferClosed,
    Offered,
    OfferSeen,
    Ordered,
    Played,
    Pledged,
    Promoted,
    RoadLaid,
    Rolled,
    Sold,
    TilesDrawn,
    TileSeen,
    Traded,
    TradeSeen,
    TurnedOver,
    TurnEnded,
    Worked,
)
from ..happenings.outcomes import Demoted, Dismissed, EventDrawn, Fought, ResolutionBegan, Wagered
from ..printed import ground
from ..resolution.battles import contested
from ..state import View
from .resolutions import bits, resolution, thing

MOST = 7
"""Lines of a message."""
SAID = (
     Bought, Sold,  TurnedOver, Ordered, TileSeen, Pledged, Cleared, Committed, Wagered, Drafted,
    OfferSeen, Offered, OfferClosed, Traded, TradeSeen, Dismissed, Demoted,
)  # fmt: skip
"""Deeds that are a part of a turn's line each: ``message-<kind>`` with the event's facts."""
TWICE = {"message-offer-seen": "message-offered", "message-trade-seen": "message-traded"}
"""By part: another that it makes superfluous."""


def message(events: Sequence[Event], view: View) -> tuple[Sentence, ...]:
    """Return a line for each turn and those of the resolution, at most seven; turns after a roll stand below it.

    If there are more, the turns share a line, and so do the last lines of the resolution.
    """
    rolled = max((at + 1 for at, event in enumerate(events) if isinstance(event, Rolled)), default=0)
    early, late = (events[:rolled], events[rolled:]) if rolled else (events, ())
    turns, rest, later = turn_lines(early, view), openings(early, view), turn_lines(late, view)
    if any(isinstance(event, ResolutionBegan) for event in late):
        turns, rest, later = [*turns, *rest, *later], resolution(late, view.report.round), []
    else:
        rest = [*resolution(early, view.report.round), *rest]
    if len(turns) + len(rest) + len(later) > MOST:
        turns, later = in_one(turns), in_one(later)
    spare = len(turns) + len(rest) + len(later) - MOST
    if spare > 0:
        rest = [*rest[: -spare - 1], *in_one(rest[-spare - 1 :])]
    return (*turns, *rest, *later)


def in_one(turns: list[Sentence]) -> list[Sentence]:
    """Return several lines as one."""
    if len(turns) < 2:
        return turns
    return [Sentence("turns", {"turns": Series([Term(f"message-{one.key}", one.facts) for one in turns], "then")})]


# --- turns -----------------------------------------------------------------------------------------------------


def turn_lines(events: Sequence[Event], view: View) -> list[Sentence]:
    """One line for each player who did something, in the order of their turns."""
    fights = {event.hex for event in events if isinstance(event, Fought)}
    doers: dict[int, list[Event]] = {}
    for event in events:
        if isinstance(event, EventDrawn | ResolutionBegan | Rolled):
            break
        seat = getattr(event, "seat", None)
        if seat is not None:
            doers.setdefault(seat, []).append(event)
    lines = []
    for seat, own in doers.items():
        deeds = deeds_of(own, view, seat, fights)
        ended = any(isinstance(event, TurnEnded) for event in own)
        if deeds or ended:
            lines.append(
                Sentence("turn", {"seat": Name(Seat(seat)), "deeds": Series(deeds, "with"), "count": len(deeds)})
            )
    return lines


def deeds_of(events: Sequence[Event], view: View, seat: int, fights: set[str]) -> list[Fact]:
    """What a player did, in sums: cards, purchases, roads, marches, cards drawn, coins gained, dice unused."""
    deeds: list[Fact] = []
    sums = Sums.of(events)
    for event in events:
        if isinstance(event, Drafted) and not event.dropped:
            continue  # the question says what is in the offer so far, and the offer itself what is in it
        if isinstance(event, SAID) or (isinstance(event, TilesDrawn) and event.price):
            deeds.append(Term(f"message-{event.kind}", event.facts()))
        match event:
            case Played() | Developed() if count := sums.cards.pop((event.kind, event.number), 0):
                deeds.append(Term(f"message-{event.kind}", {**event.facts(), "count": count}))
            case RoadLaid() if event.hex == sums.roads[0]:
                deeds.append(Term("message-road-laid", {"hexes": sums.roads}))
            case Moved() if count := sums.moves.pop((event.origin, event.to), 0):
                battle = int(event.to in fights or is_fought(view, seat, event.to))
                words: dict[str, Fact] = {"origin": event.origin, "to": event.to}
                deeds.append(Term("message-moved", {**words, "count": count, "battle": battle}))
            case _:
                continue
    deeds += [thing(bit) for bit in bits(events) if bit.seat == seat]
    deeds += [Term(f"message-got-{what}", {"count": count}) for what, count in sums.got.items() if count]
    return unsaid(deeds)


class Sums(NamedTuple):
    """What is said once of several events of one player."""

    cards: Counter[tuple[str, int]]
    roads: tuple[str, ...]
    moves: Counter[tuple[str, str]]
    got: dict[str, int]
    """Coins, six-sided dice, soldiers, tiles, soldiers that became strong, dice unused."""

    @classmethod
    def of(cls, events: Sequence[Event]) -> Sums:
        cards = Counter[tuple[str, int]](
            (event.kind, event.number) for event in events if isinstance(event, Played | Developed)
        )
        moves = Counter((event.origin, event.to) for event in events if isinstance(event, Moved))
        roads = tuple(event.hex for event in events if isinstance(event, RoadLaid))
        got = dict.fromkeys(("soldiers", "dice", "tiles", "strong", "coins", "unused"), 0)
        for event in events:
            match event:
                case Gained():
                    got[event.what] += event.count
                case Worked():
                    got["coins"] += event.coins
                case TilesDrawn() if not event.price:
                    got["tiles"] += event.count
                case Promoted():
                    got["strong"] += 1
                case TurnEnded():
                    got["unused"] += event.idle
                case _:
                    continue
        return cls(cards, roads, moves, got)


def unsaid(parts: Sequence[Fact]) -> list[Fact]:
    """Without what another part says better: an offer whose content the reader knows."""
    seen = {part.key for part in parts if isinstance(part, Term)}
    twice = {less for better, less in TWICE.items() if better in seen}
    return [part for part in parts if not (isinstance(part, Term) and part.key in twice)]


def is_fought(view: View, seat: int, hex: str) -> bool:
    """Whether soldiers of the seat are contested on a space."""
    space = ground().number[hex]
    return space in contested(view) and any(each[0] == space for each in view.players[seat].soldiers)


# --- the beginning of a game and of a round --------------------------------------------------------------------


def openings(events: Sequence[Event], view: View) -> list[Sentence]:
    """Who begins the game; dice that spring brings; everybody's dice."""
    sentences = [Sentence(event.kind, event.facts()) for event in events if isinstance(event, Began | Fed)]
    rolls = [
        Term(
            "message-roll",
            {"seat": Name(Seat(event.seat), bare=True), "dice": Series((*event.d6, *event.d3), "space")},
        )
        for event in events
        if isinstance(event, Rolled)
    ]
    return [
        *sentences,
        *([Sentence("rolled", {"round": view.round, "rolls": Series(rolls, "then")})] if rolls else []),
    ]
