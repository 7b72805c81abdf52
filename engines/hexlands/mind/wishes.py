"""What a player might want to do, legal or not, so that "why not" can be answered."""

from __future__ import annotations

from collections.abc import Iterator

from ...core import Seat, choice
from ..actions import (
    Back,
    Buy,
    Choice,
    Clear,
    Command,
    Develop,
    Dispatch,
    Done,
    Draw,
    Lay,
    Move,
    Play,
    Road,
    WorkAll,
)
from ..hidden import WORKS
from ..printed import box, ground, items
from ..state import State, View, secret, view
from ..steps.orders import shelters

DIE = 6
BUILT = ("tile", "garrison", "spot", "wall", "fort", "mine")
"""What soldiers may be wanted to build anywhere."""


def wishes(state: State, seat: Seat) -> tuple[Choice, ...]:
    """Cards, purchases, roads, marches, works of soldiers, and the end of the turn."""
    return tuple(dict.fromkeys(_wishes(view(state, seat), seat)))


def _wishes(seen: View, seat: int) -> Iterator[Choice]:
    names, player = ground().names, seen.players[seat]
    for number in range(1, len(items().items) + 1):
        yield choice(Play, number)
    for space, owner in enumerate(seen.owners):
        if owner not in (-1, seat) and seen.buildings[space] == "wall":
            yield choice(Clear, names[space])
    for other, rival in enumerate(seen.players):
        if rival.pile:
            yield choice(Buy, other)
    yield choice(Draw)
    for space in range(len(names)):
        if seen.owners[space] == seat:
            yield choice(Road, names[space])
            yield choice(Lay, names[space])
    for number in range(1, len(items().items) + 1):
        yield choice(Develop, number)
    for die in range(1, DIE + 1):
        yield choice(Dispatch, die)
    for soldier in sorted(set(player.soldiers)):
        unit = box().units[soldier.strength - 1].key
        for to in range(len(names)):
            if to != soldier.space:
                yield choice(Move, names[soldier.space], names[to], unit)
    camps = [order.space for order in secret(seen, seat).orders.spaces or ()]
    for space in dict.fromkeys((*camps, *sorted({soldier.space for soldier in player.soldiers}))):
        for work in WORKS:
            yield choice(Command, names[space], work)
        for to in dict.fromkeys((space, *shelters(seen, seat))):
            yield choice(Back, names[space], names[to])
    for space in range(len(names)):
        for built in BUILT:
            yield choice(Command, names[space], built)
    yield choice(WorkAll)
    yield choice(Done)
