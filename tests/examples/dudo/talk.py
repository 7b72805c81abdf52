"""What is said at the table of Dudo: the question, and the lines of a message."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core import Event, Name, Prompt, Seat, Term, Told, joined_lines

from .state import Lifted, View

LINES = 7
"""Of a message."""


def prompt(view: View, seat: Seat) -> Prompt:
    """To open, or to answer a bid."""
    total = sum(view.dice)
    if view.reason or seat != view.to_move:
        return Prompt("wait")
    if view.bid is None:
        return Prompt("open", {"dice": total})
    rival = Name(Seat(view.bidder))
    return Prompt("answer", {"dice": total, "rival": rival, "count": view.bid.count, "face": view.bid.face})


def told(events: Sequence[Event]) -> tuple[Told, ...]:
    """A line for each event, and one for all cups of a reveal, as six of them would not fit."""
    lines: list[Told] = []
    cups: list[Term] = []
    for event in events:
        if isinstance(event, Lifted):
            cups.append(Term("told-cup", event.facts()))
            continue
        if cups:
            lines.append(Told("lifted", {"cups": tuple(cups)}))
            cups = []
        lines.append(Told(event.kind, event.facts()))
    return joined_lines(lines, LINES)


def outlook(view: View) -> tuple[Told, ...]:
    """How many dice the bids are about."""
    return () if view.reason else (Told("outlook", {"dice": sum(view.dice)}),)
