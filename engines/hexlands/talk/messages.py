"""A message of Hexlands: the outcome of a round, or what the turns since the last message did.

Lines are put together from parts: ``message-<what>`` texts in a Series. Orders, harvests and cards show in their
outcome, or in the log behind **What happened**.
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
from .resolutions import FEW, LOSS, SERVES_FEW, USUAL, bits, gains, resolution

MAIN = (
     Ordered, Pledged, Cleared, Committed, Wagered, Drafted, OfferSeen, Offered, OfferClosed, Traded, TradeSeen,
     Dismissed, Demoted,
)  # fmt: skip
"""Deeds that are a part of a turn's line each: ``message-<kind>`` with the event's facts."""
SMALL = (Bought, Sold, TurnedOver, TileSeen)
"""Likewise, but what serves few."""
TRADES = {"message-offered", "message-offer-seen", "message-traded", "message-trade-seen"}
"""Parts that come last in a line, so that coins of other deeds are not taken for coins of the offer."""
TWICE = {"message-offer-seen": "message-offered", "message-trade-seen": "message-traded"}
"""By part: another that it makes superfluous."""


def message(events: Sequence[Event], view: View) -> tuple[Sentence, ...]:
    """Return the outcome of the round that was resolved, then a line for each turn after the roll.

    Turns before a resolution show in its outcome. Everybody's dice are listed where nothing has happened since.
    """
    rolled = max((at + 1 for at, event in enumerate(events) if isinstance(event, Rolled)), default=0)
    early, late = events[:rolled], events[rolled:]
    before, after = happened(early, view), happened(late, view)
    return (*before, *openings(events, dice=not after), *after)


def happened(events: Sequence[Event], view: View) -> list[Sentence]:
    """The lines of events between two rolls."""
    if not any(isinstance(event, ResolutionBegan | EventDrawn) for event in events):
        return turn_lines(events, view)
    interrupted = not any(isinstance(event, ResolutionBegan) for event in events)  # by upkeep that was not paid
    return [*(turn_lines(events, view) if interrupted else []), *resolution(events, view.seats)]


# --- turns -----------------------------------------------------------------------------------------------------


def turn_lines(events: Sequence[Event], view: View) -> list[Sentence]:
    """One line for each player who did something, in the order of their turns."""
    fights = {event.hex for event in events if isinstance(event, Fought)}
    doers: dict[int, list[Event]] = {}
    for event in events:
        if isinstance(event, EventDrawn | Rolled | Began | Fed):
            continue
        seat = getattr(event, "seat", None)
        if seat is not None:
            doers.setdefault(seat, []).append(event)
    lines: list[Sentence] = []
    for seat, own in doers.items():
        deeds = deeds_of(own, view, seat, fights)
        ended = any(isinstance(event, TurnEnded) for event in own)
        told = [*deeds.main, *deeds.small] if seat == view.reader else deeds.main or deeds.small[:FEW]
        left_out = len(deeds.main) + len(deeds.small) - len(told)
        told = [*told, Term("message-more", {"count": left_out})] if left_out else told
        if not told and not ended:
            continue
        who = Name(Seat(seat), bare=True)
        facts: dict[str, Fact] = {"seat": who, "deeds": Series(told, "then"), "count": len(told)}
        lines.append(Sentence("turn", facts, LOSS if deeds.fights else USUAL))
    return lines


class Deeds(NamedTuple):
    """The parts of a turn."""

    main: list[Fact]
    small: list[Fact]
    fights: bool


def deeds_of(events: Sequence[Event], view: View, seat: int, fights: set[str]) -> Deeds:
    """What a player did, in sums: marches, land, trade, coins; and the small deeds: cards, purchases, roads.

    Small deeds serve few: they are told where a turn has nothing else, and counted else.
    """
    sums = Sums.of(events)
    main, small, is_fight = list[Fact](), list[Fact](), False
    for event in events:
        if isinstance(event, Drafted) and not event.dropped:
            continue  # the question says what is in the offer so far, and the offer itself what is in it
        if isinstance(event, MAIN):
            main.append(Term(f"message-{event.kind}", event.facts()))
        elif isinstance(event, SMALL) or (isinstance(event, TilesDrawn) and event.price):
            small.append(Term(f"message-{event.kind}", event.facts()))
        elif isinstance(event, Played | Developed) and (count := sums.cards.pop((event.kind, event.number), 0)):
            (main if isinstance(event, Played) else small).append(
                Term(f"message-{event.kind}", {**event.facts(), "count": count})
            )
    if sums.targets:
        stops = [(hex, count, hex in fights or is_fought(view, seat, hex)) for hex, count in sums.targets.items()]
        is_fight = any(fought for _, _, fought in stops)
        march: list[Fact] = [
            Term("message-stop", {"hex": hex, "count": count, "battle": int(fought)})
            for hex, count, fought in sorted(stops, key=lambda stop: not stop[2])
        ]
        main.insert(0, Term("message-marched", {"stops": Series(march, "with")}))
    main += gains([bit for bit in bits(events) if bit.seat == seat])
    if sums.got["coins"]:
        main.append(Term("message-got-coins", {"count": sums.got["coins"]}))
    if sums.roads:
        small.append(Term("message-road-laid", {"hexes": Series(sums.roads, "space")}))
    small += [
        Term(f"message-got-{what}", {"count": count})
        for what, count in sums.got.items()
        if count and what != "coins"
    ]
    main.sort(key=lambda part: isinstance(part, Term) and part.key in TRADES)
    return Deeds(unsaid(main), small, is_fight)


class Sums(NamedTuple):
    """What is said once of several events of one player."""

    cards: Counter[tuple[str, int]]
    roads: tuple[str, ...]
    targets: dict[str, int]
    """Soldiers by the space where they stand at the end."""
    got: dict[str, int]
    """Coins, six-sided dice, soldiers, tiles, soldiers that became strong, dice unused."""

    @classmethod
    def of(cls, events: Sequence[Event]) -> Sums:
        cards = Counter[tuple[str, int]](
            (event.kind, event.number) for event in events if isinstance(event, Played | Developed)
        )
        arrived = Counter(event.to for event in events if isinstance(event, Moved))
        gone_on = Counter(event.origin for event in events if isinstance(event, Moved))
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
        return cls(cards, roads, dict(arrived - gone_on), got)


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


def openings(events: Sequence[Event], *, dice: bool) -> list[Sentence]:
    """Who begins the game; dice that spring brings; everybody's dice, the highest first as the board shows them, if
    they are to be listed."""
    sentences = [Sentence(event.kind, event.facts()) for event in events if isinstance(event, Began | Fed)]
    rolls = [
        Term("message-roll", {"seat": Name(Seat(event.seat), bare=True), "dice": Series(in_order(event), "dot")})
        for event in events
        if isinstance(event, Rolled)
    ]
    if rolls and dice:
        sentences.append(Sentence("rolled", {"rolls": Series(rolls, "comma")}, SERVES_FEW))
    return sentences


def in_order(event: Rolled) -> tuple[int, ...]:
    """All dice of a roll in one row, as the board shows them."""
    return tuple(sorted((*event.d6, *event.d3), reverse=True))
