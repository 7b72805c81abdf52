"""Like events merged into one for the log, so that a resolution is a few lines."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from ...core import Event
from ...core.dialogue import construct
from ..happenings.outcomes import (
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
from ..happenings.several import Piece, Several

Share: TypeAlias = tuple[int, str, tuple[Piece, ...]]
"""(seat, why, pieces) of one event."""


def _why(event: Event) -> str:
    return getattr(event, "why", "")


def _spot(event: SpaceLost | RoadLost) -> Share:
    return event.seat, event.why, (construct(Piece, hex=event.hex),)


def _razed(event: Razed) -> Share:
    return event.seat, event.why, (construct(Piece, hex=event.hex, thing=f"building-{event.building}"),)


def _lowered(event: Lowered) -> Share:
    return event.seat, event.why, (construct(Piece, hex=event.hex, count=event.height),)


def _died(event: Died) -> Share:
    return event.seat, event.why, (construct(Piece, hex=event.hex, count=event.count),)


def _placed(event: Placed) -> Share:
    thing = "" if event.height else f"tile-{event.tile}"
    return event.seat, event.why, (construct(Piece, hex=event.hex, count=event.height, thing=thing),)


def _built(event: Built | Grown) -> Share:
    piece = construct(
        Piece, hex=event.hex, count=event.height, thing=f"building-{event.building}", price=event.price
    )
    return event.seat, "", (piece,)


def _felled(event: Felled) -> Share:
    return event.seat, "", (construct(Piece, hex=event.hex, count=event.left),)


def _returned(event: Returned) -> Share:
    return event.seat, "", (construct(Piece, hex=event.to, count=event.count),)


def _toll(event: Toll) -> Share:
    return event.seat, "", (construct(Piece, count=event.coins, rival=event.rival),)


def _coins(event: Harvested | Starved | Confiscated) -> Share:
    return event.seat, "", (construct(Piece, count=event.coins),)


def _planted(event: Planted) -> Share:
    """By the owner of the land; the planter does not matter afterwards."""
    counts = {hex: event.hexes.count(hex) for hex in event.hexes}
    return (
        event.rival,
        "",
        tuple([construct(Piece, hex=hex, count=count) for hex, count in counts.items()]) or (Piece(),),
    )


KINDS: Mapping[type[Event], Callable[..., Share]] = {
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
"""The events that are merged, and how each is taken apart."""


def merge_events(events: Sequence[Event]) -> tuple[Event, ...]:
    """Merge events of one kind and cause, if no other public event came between them, in the place of the first.

    Private events keep their places and are never merged: the public events must not depend on them.
    """
    if len(events) < 2:
        return tuple(events)
    groups: list[list[Event]] = []
    open_groups: dict[tuple[type[Event], str], list[Event]] = {}
    for event in events:
        if event.visible_to is not None:
            groups.append([event])
        elif type(event) not in KINDS:
            open_groups.clear()
            groups.append([event])
        elif (group := open_groups.get((type(event), _why(event)))) is not None:
            group.append(event)
        else:
            group = [event]
            open_groups[type(event), _why(event)] = group
            groups.append(group)
    return tuple([group[0] if len(group) == 1 else _merge(group) for group in groups])


def _merge(group: list[Event]) -> Event:
    shares: dict[int, list[Piece]] = {}
    for event in group:
        seat, why, pieces = KINDS[type(event)](event)
        shares.setdefault(seat, []).extend(pieces)
    pairs = tuple([(seat, tuple(pieces)) for seat, pieces in shares.items()])
    return construct(Several, what=group[0].kind, why=why, shares=pairs)
