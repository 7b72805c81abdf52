"""The outcome of a resolution: a line for each player who fought, gained or lost, others' coins, the event."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ...core import Event, Fact, Name, Seat, Series, Term
from ...core.talk import Sentence
from ..happenings.outcomes import (
    Bankrupt,
    Charged,
    Demoted,
    Dismissed,
    EventDrawn,
    Fought,
    Gambled,
    GambleWon,
    Lapsed,
    Left,
    ResolutionBegan,
    Short,
    Stormed,
    Taken,
)
from ..happenings.several import Piece, Several
from ..report import Side
from .merging import KINDS

BUILT = ("grown", "built")
SIGNS = {"harvested": 1, "confiscated": -1, "starved": -1}
FEW, SERVES_FEW, USUAL, LOSS, END = 3, 0, 1, 2, 3
"""Spaces worth naming; the weights of lines."""
MANY = 5
"""Players from whom on those who only gained land share a line."""


class Bit(NamedTuple):
    """One thing that happened to a player's land, soldiers or coins."""

    what: str
    why: str
    seat: int
    piece: Piece


def bits(events: Sequence[Event]) -> Iterator[Bit]:
    """Yield what each event did to whom; rows of earlier versions hold several events as one."""
    for event in events:
        if isinstance(event, Several):
            for seat, pieces in event.shares:
                yield from (Bit(event.what, event.why, seat, piece) for piece in pieces)
        elif type(event) in KINDS:
            seat, why, pieces = KINDS[type(event)](event)
            yield from (Bit(event.kind, why, seat, piece) for piece in pieces)


def resolution(events: Sequence[Event], seats: int) -> list[Sentence]:
    """The outcomes of the resolutions that stand in these events, or of the parts of them that do.

    There are two where a message tells of two rounds, as whoever ended the first one also played on.
    """
    begun = [at for at, event in enumerate(events) if isinstance(event, ResolutionBegan)]
    cuts = [0, *begun[1:], len(events)]
    return [line for one, end in itertools.pairwise(cuts) for line in _one_resolution(events[one:end], seats)]


def _one_resolution(events: Sequence[Event], seats: int) -> list[Sentence]:
    begins = next((at for at, event in enumerate(events) if isinstance(event, ResolutionBegan)), len(events))
    draws = next((at for at, event in enumerate(events) if isinstance(event, EventDrawn)), len(events))
    before, after = events[min(begins, draws) : draws], events[draws:]
    outcomes = outcomes_of(before)
    lines = [
        *clashes(before),
        *share_lines(outcomes, seats),
        coins(events),
        dues(events),
        event_line(after),
        gamble(events),
        failures(events),
        *out(events),
    ]
    return [line for line in lines if line is not None]


# --- battles and land --------------------------------------------------------------------------------------------


class Outcome(NamedTuple):
    """What a resolution brought to one player."""

    seat: int
    things: tuple[Fact, ...]
    weight: int

    @property
    def share(self) -> Term:
        things = Series(self.things, "with")
        return Term("message-share", {"seat": Name(Seat(self.seat), bare=True), "things": things})


def share_lines(outcomes: Sequence[Outcome], seats: int) -> list[Sentence]:
    """A line for each player, those of most weight first; at a table of many, mere gains share one."""
    quiet = [one for one in outcomes if one.weight <= USUAL] if seats >= MANY else []
    lines = [Sentence("land", {"shares": one.share}, one.weight) for one in outcomes if one not in quiet]
    if quiet:
        lines.append(Sentence("land", {"shares": Series([one.share for one in quiet], "then")}))
    return lines


def outcomes_of(events: Sequence[Event]) -> list[Outcome]:
    """What each player won, lost and built, the battles first: players with battles, with losses, with gains."""
    loot = {event.hex: event.coins for event in events if isinstance(event, Stormed)}
    changes = [bit for bit in bits(events) if bit.why != "upkeep"]
    kept = {bit.piece.hex for bit in changes if bit.what == "placed" and bit.why == "battle"}
    fights = [event for event in events if isinstance(event, Fought) and event.result not in ("drawn", "skull")]
    taken = {event.hex for event in fights if event.result == "taken"}
    given_up = [event for event in events if isinstance(event, Dismissed | Demoted)]
    seats = dict.fromkeys(
        [
            *(event.battle.winner for event in fights),
            *(bit.seat for bit in changes if bit.what in ("space-lost", "razed", "road-lost", "lowered")),
            *(event.seat for event in given_up),
            *(bit.seat for bit in changes if bit.what in ("placed", *BUILT)),
        ]
    )
    outcomes = []
    for seat in seats:
        won: list[Fact] = [battle(event, loot, kept) for event in fights if event.battle.winner == seat]
        own = [bit for bit in changes if bit.seat == seat and not (bit.what == "placed" and bit.piece.hex in taken)]
        lost = [*losses(own), *(Term(f"message-{e.kind}", e.facts()) for e in given_up if e.seat == seat)]
        things = (*won, *gains(own), *lost)
        if things:
            outcomes.append(Outcome(seat, things, LOSS if won or lost else USUAL))
    return sorted(outcomes, key=lambda one: -one.weight)


def gains(changes: Sequence[Bit]) -> list[Fact]:
    """New land, spaces that grew, lakes and mountains, buildings."""
    grown = {bit.piece.hex for bit in changes if bit.what == "grown"}
    placed = [bit for bit in changes if bit.what == "placed" and bit.piece.hex not in grown]
    things: list[Fact] = []
    for what, spaces in (
        ("gained", [bit.piece.hex for bit in placed if bit.piece.count == 1]),
        ("raised", [bit.piece.hex for bit in placed if bit.piece.count > 1]),
    ):
        if spaces:
            things.append(Term(f"message-{what}", {"hexes": Series(spaces, "space"), "count": len(spaces)}))
    things += [thing(bit) for bit in placed if not bit.piece.count]
    return [*things, *(thing(bit) for bit in changes if bit.what in BUILT)]


def losses(changes: Sequence[Bit]) -> list[Fact]:
    """Spaces, buildings, roads and levels that were lost: few are named, many are counted."""
    things: list[Fact] = []
    for what in ("space-lost", "lowered"):
        spaces = [bit.piece.hex for bit in changes if bit.what == what]
        if spaces:
            things.append(struck(what, spaces))
    things += [thing(bit) for bit in changes if bit.what == "razed"]
    if roads := sum(bit.what == "road-lost" for bit in changes):
        things.append(Term("message-struck", {"what": "road-lost", "hexes": "", "count": roads, "few": 1}))
    return things


def struck(what: str, spaces: Sequence[str]) -> Term:
    facts: dict[str, Fact] = {"what": what, "hexes": Series(spaces, "space"), "count": len(spaces)}
    return Term("message-struck", {**facts, "few": int(len(spaces) <= FEW)})


def thing(bit: Bit) -> Term:
    piece = bit.piece
    name: Fact = Term(piece.thing) if piece.thing else ""
    return Term("message-thing", {"what": bit.what, "hex": piece.hex, "count": piece.count, "thing": name})


def battle(event: Fought, loot: dict[str, int], kept: set[str]) -> Term:
    """A battle from the winner's point of view; ``freed``: the space became public, as no tile was placed."""
    result: str = "stormed" if event.hex in loot else event.result
    if result == "taken" and event.hex not in kept:
        result = "freed"
    return Term("message-battle", {**strengths(event), "result": result, "coins": loot.get(event.hex, 0)})


def clashes(events: Sequence[Event]) -> list[Sentence]:
    """Battles that nobody won, and those that a skull ended."""
    return [
        Sentence("clash", {**strengths(event), "result": event.result}, LOSS)
        for event in events
        if isinstance(event, Fought) and event.result in ("drawn", "skull")
    ]


def strengths(event: Fought) -> dict[str, Fact]:
    """``seat`` is the winner (the strongest, if there is none), ``rival`` the strongest of the others."""
    by_strength = sorted(event.battle.sides, key=lambda side: (-side.strength, side.defends))
    first = next((side for side in by_strength if side.seat == event.battle.winner), by_strength[0])
    rival = next((side for side in event.battle.sides if side.defends and side is not first), None) or next(
        (side for side in by_strength if side is not first), first
    )
    strongest = max((side.strength for side in event.battle.sides if side is not first), default=0)
    return {
        "hex": event.hex,
        "seat": Name(Seat(first.seat), bare=True),
        "rival": Name(Seat(rival.seat), bare=True),
        "mine": first.strength,
        "theirs": strongest,
        "lost": soldiers(event.battle.sides, first, event.result),
    }


def soldiers(sides: Sequence[Side], winner: Side, result: str) -> int:
    """The soldiers that died."""
    if result == "drawn":
        return 0
    return sum(side.count for side in sides if side is not winner or result == "skull")


def about(events: Sequence[Event], seat: int) -> Sentence | None:
    """What a player lost and gained: land, buildings, roads, soldiers, coins of the castle; None for nothing."""
    changes = [bit for bit in bits(events) if bit.seat == seat]
    lost, won = land(events, seat)
    things = [struck("space-lost", lost)] if lost else list[Fact]()
    things += losses([bit for bit in changes if bit.what != "space-lost"])
    if dead := sum(max(1, bit.piece.count) for bit in changes if bit.what == "died"):
        things.append(fallen(dead))
    if loot := sum(event.coins for event in events if isinstance(event, Stormed) and event.rival == seat):
        things.append(Term("message-about-stormed", {"coins": loot}))
    if won:
        facts: dict[str, Fact] = {"hexes": Series(won, "space"), "count": len(won), "few": int(len(won) <= FEW)}
        things.append(Term("message-about-won", facts))
    things += [thing(bit) for bit in changes if bit.what == "built"]
    if any(isinstance(event, Bankrupt) and event.seat == seat for event in events):
        things.append(Term("message-about-bankrupt"))
    return Sentence("about", {"what": Series(things, "with")}, LOSS) if things else None


def land(events: Sequence[Event], seat: int) -> tuple[list[str], list[str]]:
    """The spaces that a player had before these events and has no more, and those gained by them."""
    had: dict[str, bool] = {}
    has: dict[str, bool] = {}
    for event in events:
        if isinstance(event, Taken) and event.rival == seat:
            had.setdefault(event.hex, True)
            has[event.hex] = False
        for bit in bits([event]):
            is_first_tile = bit.what == "placed" and bit.piece.count == 1
            if bit.seat == seat and (is_first_tile or bit.what == "space-lost"):
                had.setdefault(bit.piece.hex, not is_first_tile)
                has[bit.piece.hex] = is_first_tile
    return [hex for hex in has if had[hex] and not has[hex]], [hex for hex in has if has[hex] and not had[hex]]


def fallen(soldiers: int) -> Term:
    """Soldiers that died."""
    return Term("message-struck", {"what": "died", "hexes": "", "count": soldiers, "few": 1})


# --- coins -------------------------------------------------------------------------------------------------------


def coins(events: Sequence[Event]) -> Sentence | None:
    """The change of everybody's coins by income and upkeep."""
    changes: list[Fact] = []
    for event in events:
        if isinstance(event, Charged):
            income = event.castle + event.mines + event.spots
            change = income - event.tolls - event.soldiers - event.forts
            if change:
                seat = Name(Seat(event.seat), bare=True)
                changes.append(Term("message-change", {"seat": seat, "change": with_sign(change)}))
    return Sentence("coins", {"purses": Series(changes, "then")}, SERVES_FEW) if changes else None


def dues(events: Sequence[Event]) -> Sentence | None:
    """Who cannot pay the upkeep."""
    short: list[Fact] = [
        Term("message-short-of", {"seat": Name(Seat(event.seat), bare=True), "missing": event.due - event.coins})
        for event in events
        if isinstance(event, Short)
    ]
    return Sentence("dues", {"shares": Series(short, "then")}, LOSS) if short else None


def with_sign(number: int) -> str:
    """A number with its sign."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "±0"


# --- the event ---------------------------------------------------------------------------------------------------


def event_line(events: Sequence[Event]) -> Sentence | None:
    """The event card, and what it did to each player in sums."""
    drawn = next((event for event in events if isinstance(event, EventDrawn)), None)
    if drawn is None or (drawn.event == "gamble" and any(isinstance(event, GambleWon) for event in events)):
        return None
    changes = list(bits(events))
    if drawn.event in ("gamble", "revolution"):
        return Sentence("event-effect", {**drawn.facts(), "card": drawn.event})
    parts = [
        loss(seat, [bit for bit in changes if bit.seat == seat])
        for seat in dict.fromkeys(bit.seat for bit in changes)
    ]
    shares = Series([part for part in parts if part is not None], "then")
    is_hard = any(bit.what not in (*SIGNS, "planted") for bit in changes)
    weight = LOSS if is_hard and shares.parts else SERVES_FEW
    return Sentence("event", {**drawn.facts(), "shares": shares, "hit": int(bool(shares.parts))}, weight)


def loss(seat: int, changes: Sequence[Bit]) -> Term | None:
    """What an event did to one player."""
    who = Name(Seat(seat), bare=True)
    money = [bit for bit in changes if bit.what in SIGNS]
    if money:
        change = sum(SIGNS[bit.what] * bit.piece.count for bit in money)
        return Term("message-change", {"seat": who, "change": with_sign(change)})
    things = losses(changes)
    if planted := [bit.piece.hex for bit in changes if bit.what == "planted" and bit.piece.hex]:
        things.append(struck("planted", planted))
    if dead := sum(max(1, bit.piece.count) for bit in changes if bit.what == "died"):
        things.append(fallen(dead))
    return Term("message-share", {"seat": who, "things": Series(things, "with")}) if things else None


def gamble(events: Sequence[Event]) -> Sentence | None:
    """Who wins the dice of the gamble."""
    won = next((event for event in events if isinstance(event, GambleWon)), None)
    if won is None:
        return None
    staked = sum(bool(event.dice) for event in events if isinstance(event, Gambled))
    winner: Fact = "" if won.seat is None else Name(Seat(won.seat), bare=True)
    facts: dict[str, Fact] = {"dice": won.dice, "result": won.result, "rolled": staked, "seat": winner}
    return Sentence("gamble", facts, LOSS if staked else SERVES_FEW)


def failures(events: Sequence[Event]) -> Sentence | None:
    """The reader's orders that could not be carried out."""
    orders = [Term("message-failed-one", event.facts()) for event in events if isinstance(event, Lapsed)]
    return Sentence("failed", {"orders": Series(orders, "then")}, LOSS) if orders else None


def out(events: Sequence[Event]) -> list[Sentence]:
    """Who left or is bankrupt."""
    return [
        Sentence(event.kind, {"seat": Name(Seat(event.seat))}, END)
        for event in events
        if isinstance(event, Left | Bankrupt)
    ]
