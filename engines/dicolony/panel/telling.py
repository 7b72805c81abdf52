"""A message of Dicolony: a line a turn."""

from __future__ import annotations

from collections.abc import Sequence

from ...core import Event, Fact, Name, Seat, Term, Told, joined_lines
from .. import words
from ..actions import Chosen, Cleared, Ended, LaidOut, Left, Opened, Rolled, Scored, Short
from ..state import View

MOST = 7
"""Lines of a message."""


def told(events: Sequence[Event], view: View) -> tuple[Told, ...]:
    """Return a line for dice, full sheets, one's own choices; of more than seven the oldest are one."""
    lines: list[Told] = []
    scored = any(isinstance(event, Scored) for event in events)
    for at, event in enumerate(events):
        match event:
            case LaidOut():
                lines.append(Told("laid-out", event.facts()))
            case Rolled():
                if not is_asked_about(event, view):
                    lines.append(Told("turn", event.facts()))
                lines += full(events[at + 1 :])
            case Cleared() if not (at and joined(events[at - 1], event)):
                lines.append(cleared(events[at:]))
            case Chosen() if not (at and joined(events[at - 1], event)):
                lines.append(planned(events[at:]))
            case Opened() if not scored:
                lines.append(Told("opened", event.facts()))
            case Left():
                lines.append(Told("left", event.facts()))
            case Ended() if event.reason != "scored":
                lines.append(Told("ended", event.facts()))
    return joined_lines(lines, MOST)


def is_asked_about(event: Rolled, view: View) -> bool:
    """Whether the reader's question, in the same message, names these dice."""
    own = None if view.reader is None or view.left[view.reader] else view.sheets[view.reader]
    return view.stage == "clear" and event.turn == view.turn and own is not None and bool(own.owed)


def joined(before: Event, event: Event) -> bool:
    """Whether an event goes on with what the one before it did."""
    return before.kind == event.kind and getattr(before, "seat", None) == getattr(event, "seat", None)


def run(events: Sequence[Event]) -> list[Event]:
    """The events at the beginning that belong together."""
    found = [events[0]]
    for event in events[1:]:
        if not joined(found[-1], event):
            break
        found.append(event)
    return found


def full(events: Sequence[Event]) -> list[Told]:
    """The players who can use fewer than two of the dice just rolled: those with one space, those with none."""
    seats: dict[int, list[Name]] = {1: [], 0: []}
    for event in events:
        if not isinstance(event, Short):
            break
        seats[event.count].append(Name(Seat(event.seat)))
    return [Told("short", {"seats": tuple(names), "count": count}) for count, names in seats.items() if names]


def cleared(events: Sequence[Event]) -> Told:
    """The spaces that a player cleared one after the other."""
    spaces = tuple(words.space(event.space) for event in run(events) if isinstance(event, Cleared))
    return Told("cleared", {"seat": _seat(events[0]), "spaces": spaces})


def planned(events: Sequence[Event]) -> Told:
    """The places that a player chose one after the other."""
    sites = tuple(Term("told-site", event.facts()) for event in run(events) if isinstance(event, Chosen))
    return Told("chosen", {"seat": _seat(events[0]), "sites": sites})


def _seat(event: Event) -> Fact:
    return Name(Seat(int(getattr(event, "seat"))))  # noqa: B009  (every choice has one)
