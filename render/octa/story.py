"""What the events since the last picture come to: which markers moved from where, and which dice."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from engines.core import Event
from engines.octa.actions import Advanced, Picked, Rerolled, Sorted, SortedAgain, Turned
from engines.octa.board import board


@dataclass
class Story:
    """Seats and routes as in the events."""

    ways: dict[tuple[int, int], tuple[int, int]] = field(default_factory=dict)
    """(seat, route): from which space to which; 0 is outside."""
    lid: dict[int, int] = field(default_factory=dict)
    """Number: how many dice more or fewer lie in the lid, since the last sorting at least."""
    turned: list[tuple[int, int]] = field(default_factory=list)
    """Dice that were turned over: from which number to which."""
    boxed: int = 0
    """Dice that went to the rolling box, in this round."""

    def moved(self, seat: int, route: int, old: int, new: int) -> None:
        first, _ = self.ways.get((seat, route), (old, new))
        self.ways[seat, route] = (first, new)

    def sorted_in(self, faces: Iterable[int], sign: int = 1) -> None:
        for face in faces:
            self.lid[face] = self.lid.get(face, 0) + sign

    def add(self, event: Event) -> None:
        match event:
            case Picked():
                self.moved(event.seat, event.number, event.old, event.space)
                self.sorted_in((event.number,) * event.count, -1)
                self.boxed += event.count
            case Advanced():
                self.moved(event.seat, event.route, event.old, event.space)
            case Turned():
                self.moved(event.seat, event.route, event.space + board().extras.turn, event.space)
                self.sorted_in((event.number,), -1)
                self.sorted_in((event.to,))
                self.turned.append((event.number, event.to))
            case Rerolled():
                self.moved(event.seat, event.route, event.space + board().extras.reroll, event.space)
                self.sorted_in((event.number,) * event.count, -1)
            case SortedAgain():
                self.sorted_in(event.dice)
            case Sorted():  # a new round: what happened to the lid before is past
                self.lid, self.turned, self.boxed = {}, [], 0
                self.sorted_in(event.dice)
            case _:
                pass


def story(events: Iterable[Event]) -> Story:
    """Events, oldest first."""
    told = Story()
    for event in events:
        told.add(event)
    return told
