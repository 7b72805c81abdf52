"""The lines of a resolution: battles, land, coins, the event and the gamble, a heading each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ...core import Event, Fact, Name, Seat, Series, Term
from ...core.talk import Sentence
from ..happenings.outcomes import (
    Bankrupt,
    Charged,
    EventDrawn,
    Fought,
    Gambled,
    GambleWon,
    Lapsed,
    Left,
    ResolutionBegan,
    Short,
    Stormed,
)
from ..happenings.several import Piece, Several
from ..report import Side
from .merging import KINDS

BUILDING_UP = ("placed", "felled", "grown", "built")
LOSING = ("space-lost", "razed", "road-lost", "lowered")
SIGNS = {"harvested": 1, "confiscated": -1, "starved": -1}


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


def resolution(events: Sequence[Event], round: int) -> list[Sentence]:
    """The lines of a resolution that stands in these events, or of the part of it that does."""
    begins = next((at for at, event in enumerate(events) if isinstance(event, ResolutionBegan)), len(events))
    draws = next((at for at, event in enumerate(events) if isinstance(event, EventDrawn)), len(events))
    before, after = events[min(begins, draws) : draws], events[draws:]
    lines = [
        head(events, round),
        battles(before),
        land(before),
        coins(events),
        event_line(after),
        gamble(events),
        failures(events),
        *out(events),
    ]
    return [line for line in lines if line is not None]


def head(events: Sequence[Event], round: int) -> Sentence | None:
    """The round that is resolved, and the progress after its event."""
    began = next((event for event in events if isinstance(event, ResolutionBegan)), None)
    drawn = next((event for event in events if isinstance(event, EventDrawn)), None)
    if began is None and drawn is None:
        return None
    number = round if began is None else began.round
    if drawn is None:
        return Sentence("resolved", {"round": number})
    return Sentence("resolved-drawn", {**drawn.facts(), "round": number})


def battles(events: Sequence[Event]) -> Sentence | None:
    """Each battle with both strengths; what the winner takes."""
    loot = {event.hex: event.coins for event in events if isinstance(event, Stormed)}
    fights = [battle(event, loot) for event in events if isinstance(event, Fought)]
    return Sentence("battles", {"battles": Series(fights, "then")}) if fights else None


def battle(event: Fought, loot: dict[str, int]) -> Term:
    """``seat`` is the winner (the strongest, if there is none), ``rival`` the strongest of the others."""
    by_strength = sorted(event.battle.sides, key=lambda side: (-side.strength, side.defends))
    first = next((side for side in by_strength if side.seat == event.battle.winner), by_strength[0])
    rival = next((side for side in event.battle.sides if side.defends and side is not first), None) or next(
        (side for side in by_strength if side is not first), first
    )
    strongest = max((side.strength for side in event.battle.sides if side is not first), default=0)
    facts: dict[str, Fact] = {
        "hex": event.hex,
        "result": "stormed" if event.hex in loot else event.result,
        "seat": Name(Seat(first.seat)),
        "rival": Name(Seat(rival.seat)),
        "mine": first.strength,
        "theirs": strongest,
        "coins": loot.get(event.hex, 0),
        "lost": soldiers(event.battle.sides, first, event.result),
    }
    return Term("message-battle", facts)


def soldiers(sides: Sequence[Side], winner: Side, result: str) -> int:
    """The soldiers that died."""
    if result == "drawn":
        return 0
    return sum(side.count for side in sides if side is not winner or result == "skull")


def land(events: Sequence[Event]) -> Sentence | None:
    """What was placed, felled and built, and what was lost, by player."""
    changes = [bit for bit in bits(events) if bit.what in (*BUILDING_UP, *LOSING) and bit.why != "upkeep"]
    seats = list(dict.fromkeys(bit.seat for bit in changes))
    parts: list[Fact] = []
    for seat in seats:
        things = tuple([thing(bit) for bit in changes if bit.seat == seat])
        parts.append(Term("message-share", {"seat": Name(Seat(seat), bare=True), "things": Series(things, "with")}))
    return Sentence("land", {"shares": Series(parts, "then")}) if parts else None


def thing(bit: Bit) -> Term:
    piece = bit.piece
    name: Fact = Term(piece.thing) if piece.thing else ""
    return Term("message-thing", {"what": bit.what, "hex": piece.hex, "count": piece.count, "thing": name})


def coins(events: Sequence[Event]) -> Sentence | None:
    """Everybody's coins after the upkeep with their change, the richest first; who cannot pay."""
    paid = sorted((event for event in events if isinstance(event, Charged)), key=lambda event: -event.coins)
    purses: list[Fact] = [
        Term(
            "message-purse",
            {
                "seat": Name(Seat(event.seat), bare=True),
                "coins": event.coins,
                "change": with_sign(
                    change := event.castle + event.mines + event.spots - event.tolls - event.soldiers - event.forts
                ),
                "moved": int(change != 0),
            },
        )
        for event in paid
    ]
    purses += [
        Term("message-short-of", {"seat": Name(Seat(event.seat)), "missing": event.due - event.coins})
        for event in events
        if isinstance(event, Short)
    ]
    return Sentence("coins", {"purses": Series(purses, "then")}) if purses else None


def with_sign(number: int) -> str:
    """A number with its sign."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "±0"


# --- the event -------------------------------------------------------------------------------------------------


def event_line(events: Sequence[Event]) -> Sentence | None:
    """The event card, and what it did to each player in sums."""
    drawn = next((event for event in events if isinstance(event, EventDrawn)), None)
    if drawn is None:
        return None
    changes = list(bits(events))
    if drawn.event in ("gamble", "revolution"):
        return Sentence("event-effect", drawn.facts())
    parts = [
        loss(seat, [bit for bit in changes if bit.seat == seat])
        for seat in dict.fromkeys(bit.seat for bit in changes)
    ]
    shares = Series([part for part in parts if part is not None], "then")
    return Sentence("event", {**drawn.facts(), "shares": shares, "hit": int(bool(shares.parts))})


def loss(seat: int, changes: Sequence[Bit]) -> Term | None:
    """What an event did to one player."""
    who = Name(Seat(seat), bare=True)
    money = [bit for bit in changes if bit.what in SIGNS]
    if money:
        change = sum(SIGNS[bit.what] * bit.piece.count for bit in money)
        return Term("message-change", {"seat": who, "change": with_sign(change)})
    things: list[Fact] = []
    for what in ("space-lost", "lowered", "planted"):
        hexes = tuple(bit.piece.hex for bit in changes if bit.what == what and bit.piece.hex)
        if hexes:
            things.append(Term("message-struck", {"what": what, "hexes": hexes, "count": len(hexes)}))
    razed = tuple(thing(bit) for bit in changes if bit.what == "razed")
    things += razed
    for what in ("road-lost", "died"):
        count = sum(max(1, bit.piece.count) for bit in changes if bit.what == what)
        if count:
            things.append(Term("message-struck", {"what": what, "hexes": "", "count": count}))
    return Term("message-share", {"seat": who, "things": Series(things, "with")}) if things else None


def gamble(events: Sequence[Event]) -> Sentence | None:
    """The dice of the gamble, and who wins them."""
    won = next((event for event in events if isinstance(event, GambleWon)), None)
    if won is None:
        return None
    rolls = [
        Term("message-roll", {"seat": Name(Seat(event.seat), bare=True), "dice": Series(event.dice, "space")})
        for event in events
        if isinstance(event, Gambled) and event.dice
    ]
    winner: Fact = "" if won.seat is None else Name(Seat(won.seat))
    facts: dict[str, Fact] = {"neutral": won.neutral, "dice": won.dice, "result": won.result}
    return Sentence("gamble", {**facts, "rolls": Series(rolls, "then"), "rolled": len(rolls), "seat": winner})


def failures(events: Sequence[Event]) -> Sentence | None:
    """The reader's orders that could not be carried out."""
    orders = [Term("message-failed-one", event.facts()) for event in events if isinstance(event, Lapsed)]
    return Sentence("failed", {"orders": Series(orders, "then")}) if orders else None


def out(events: Sequence[Event]) -> list[Sentence]:
    """Who left or is bankrupt."""
    return [
        Sentence(event.kind, {"seat": Name(Seat(event.seat))})
        for event in events
        if isinstance(event, Left | Bankrupt)
    ]
