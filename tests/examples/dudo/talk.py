"""What is said at the table of Dudo: the question, and the lines of a message."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core import Event, Name, Seat, Term
from engines.core.talk import Prompt, Talk, Told, joined_lines

from .state import Choice, Lifted, State, View

LINES = 7
"""Of a message."""


class DudoTalk(Talk[State, Choice, View]):
    def prompt(self, view: View, seat: Seat) -> Prompt:
        """To open, or to answer a bid."""
        total = sum(view.dice)
        if view.reason or seat != view.to_move:
            return Prompt("wait")
        if view.bid is None:
            return Prompt("open", {"dice": total})
        rival = Name(Seat(view.bidder))
        return Prompt("answer", {"dice": total, "rival": rival, "count": view.bid.count, "face": view.bid.face})

    def told(self, events: Sequence[Event], view: View) -> tuple[Told, ...]:
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

    def outlook(self, view: View, seat: Seat | None) -> tuple[Told, ...]:
        """How many dice the bids are about."""
        return () if view.reason else (Told("outlook", {"dice": sum(view.dice)}),)
