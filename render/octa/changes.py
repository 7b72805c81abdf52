"""The net changes by the events since the last picture: moved markers, sorted and turned dice."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from engines.core import Event
from engines.octa.actions import Advanced, Picked, Rerolled, Sorted, SortedAgain, Turned
from engines.octa.board import board


@dataclass
class Changes:
    """The net changes; seats and routes are numbered as in the events."""

    ways: dict[tuple[int, int], tuple[int, int]] = field(default_factory=dict)
    """(seat, route): the old and the new space; 0 is outside."""
    lid: dict[int, int] = field(default_factory=dict)
    """Number: the change in its dice in the lid, since the last picture or the last sorting if that is later."""
    turned: list[tuple[int, int]] = field(default_factory=list)
    """The old and the new number of each turned die."""
    boxed: int = 0
    """The number of dice that went to the rolling box in this round."""

    def record_move(self, seat: int, route: int, old: int, new: int) -> None:
        """Record a move; the first old space of a marker is kept."""
        first, _ = self.ways.get((seat, route), (old, new))
        self.ways[seat, route] = (first, new)

    def record_dice(self, faces: Iterable[int], sign: int = 1) -> None:
        """Record dice put into the lid, or taken out of it if ``sign`` is -1."""
        for face in faces:
            self.lid[face] = self.lid.get(face, 0) + sign

    def add(self, event: Event) -> None:
        """Add the changes by one event."""
        match event:
            case Picked():
                self.record_move(event.seat, event.number, event.old, event.space)
                self.record_dice((event.number,) * event.count, -1)
                self.boxed += event.count
            case Advanced():
                self.record_move(event.seat, event.route, event.old, event.space)
            case Turned():
                self.record_move(event.seat, event.route, event.space + board().extras.turn, event.space)
                self.record_dice((event.number,), -1)
                self.record_dice((event.to,))
                self.turned.append((event.number, event.to))
            case Rerolled():
                self.record_move(event.seat, event.route, event.space + board().extras.reroll, event.space)
                self.record_dice((event.number,) * event.count, -1)
            case SortedAgain():
                self.record_dice(event.dice)
            case Sorted():  # a new round: earlier changes of the lid are irrelevant
                self.lid, self.turned, self.boxed = {}, [], 0
                self.record_dice(event.dice)
            case _:
                pass


def changes_of(events: Iterable[Event]) -> Changes:
    """The net changes by events, given oldest first."""
    changes = Changes()
    for event in events:
        changes.add(event)
    return changes
