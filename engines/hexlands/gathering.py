"""The same happening to several spaces or players, told in one line: a round's resolution has to fit a message."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal, TypeAlias

from ..core import Event, Fact, Frozen, Name, Seat, Term
from .outcomes import (
    Built,
    Confiscated,
    Died,
    Felled,
    Grown,
    Harvested,
    Lowered,
    Placed,
    Planted,
    Razed,
    Returned,
    RoadLost,
    SpaceLost,
    Starved,
    Toll,
)
from .telling import Told


class Piece(Frozen):
    """One of the things that are told together; what it has not got is "", 0 or -1."""

    hex: str = ""
    count: int = 0
    price: int = 0
    thing: str = ""
    """A text: ``hexlands-<thing>``."""
    rival: int = -1
    """To whom: the owner of a tourist spot."""


class Several(Told):
    """``what`` is the kind of the event that there would be of each: whose (``shares``) and where."""

    kind: Literal["several"] = "several"
    what: str
    why: str = ""
    shares: tuple[tuple[int, tuple[Piece, ...]], ...]

    def facts(self) -> dict[str, Fact]:
        told: Fact = ""
        for at in range(len(self.shares) - 1, -1, -1):
            seat, pieces = self.shares[at]
            found: dict[str, Fact] = {
                "player": Name(Seat(seat)),
                "pieces": tuple([self._told(piece) for piece in pieces]),
                "first": int(at == 0),
                "more": told,
            }
            told = Term("share", found)
        return {"what": self.what, "why": self.why, "shares": told}

    def _told(self, piece: Piece) -> Term:
        facts: dict[str, Fact] = {"what": self.what, "hex": piece.hex, "count": piece.count, "price": piece.price}
        facts["thing"] = Term(piece.thing) if piece.thing else ""
        facts["rival"] = Name(Seat(piece.rival)) if piece.rival >= 0 else ""
        return Term("piece", facts)


Apart: TypeAlias = tuple[int, str, tuple[Piece, ...]]
"""Whose it is, why, and what of it is to be told."""


def _why(event: Event) -> str:
    return getattr(event, "why", "")


def _spot(event: SpaceLost | RoadLost) -> Apart:
    return event.seat, event.why, (Piece(hex=event.hex),)


def _razed(event: Razed) -> Apart:
    return event.seat, event.why, (Piece(hex=event.hex, thing=f"building-{event.building}"),)


def _lowered(event: Lowered) -> Apart:
    return event.seat, event.why, (Piece(hex=event.hex, count=event.height),)


def _died(event: Died) -> Apart:
    return event.seat, event.why, (Piece(hex=event.hex, count=event.count),)


def _placed(event: Placed) -> Apart:
    thing = "" if event.height else f"tile-{event.tile}"
    return event.seat, event.why, (Piece(hex=event.hex, count=event.height, thing=thing),)


def _built(event: Built | Grown) -> Apart:
    piece = Piece(hex=event.hex, count=event.height, thing=f"building-{event.building}", price=event.price)
    return event.seat, "", (piece,)


def _felled(event: Felled) -> Apart:
    return event.seat, "", (Piece(hex=event.hex, count=event.left),)


def _returned(event: Returned) -> Apart:
    return event.seat, "", (Piece(hex=event.to, count=event.count),)


def _toll(event: Toll) -> Apart:
    return event.seat, "", (Piece(count=event.coins, rival=event.rival),)


def _coins(event: Harvested | Starved | Confiscated) -> Apart:
    return event.seat, "", (Piece(count=event.coins),)


def _planted(event: Planted) -> Apart:
    """By whose land it is: whose trees these are nobody needs to know afterwards."""
    counts = {hex: event.hexes.count(hex) for hex in event.hexes}
    return event.rival, "", tuple([Piece(hex=hex, count=count) for hex, count in counts.items()]) or (Piece(),)


KINDS: Mapping[type[Event], Callable[..., Apart]] = {
    SpaceLost: _spot,
    RoadLost: _spot,
    Razed: _razed,
    Lowered: _lowered,
    Died: _died,
    Placed: _placed,
    Felled: _felled,
    Grown: _built,
    Built: _built,
    Returned: _returned,
    Toll: _toll,
    Harvested: _coins,
    Starved: _coins,
    Confiscated: _coins,
    Planted: _planted,
}
"""What is told together where there are several of it."""


def gathered(events: Sequence[Event]) -> tuple[Event, ...]:
    """The events with those of a kind and a cause as one, where nothing else came between that all may know.

    The one stands where the first of them did. Private events stay where they are and are never joined: what is
    public must not depend on whether there was one.
    """
    if len(events) < 2:
        return tuple(events)
    told: list[list[Event]] = []
    open_groups: dict[tuple[type[Event], str], list[Event]] = {}
    for event in events:
        if event.visible_to is not None:
            told.append([event])
        elif type(event) not in KINDS:
            open_groups.clear()
            told.append([event])
        elif (group := open_groups.get((type(event), _why(event)))) is not None:
            group.append(event)
        else:
            group = [event]
            open_groups[type(event), _why(event)] = group
            told.append(group)
    return tuple([group[0] if len(group) == 1 else _joined(group) for group in told])


def _joined(group: list[Event]) -> Event:
    shares: dict[int, list[Piece]] = {}
    for event in group:
        seat, why, pieces = KINDS[type(event)](event)
        shares.setdefault(seat, []).extend(pieces)
    found = tuple([(seat, tuple(pieces)) for seat, pieces in shares.items()])
    return Several(what=group[0].kind, why=why, shares=found)
