"""What is said at the table of Dudo: the question, and the lines of a message."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core import Event, Name, Seat, Term
from engines.core.talk import Prompt, Sentence, Talk

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

    def message(self, events: Sequence[Event], view: View) -> tuple[Sentence, ...]:
        """A line for each event, and one for all cups of a reveal, as six of them would not fit."""
        lines: list[Sentence] = []
        cups: list[Term] = []
        for event in events:
            if isinstance(event, Lifted):
                cups.append(Term("message-cup", event.facts()))
                continue
            if cups:
                lines.append(Sentence("lifted", {"cups": tuple(cups)}))
                cups = []
            lines.append(Sentence(event.kind, event.facts()))
        return tuple(lines)

    def outlook(self, view: View, seat: Seat | None) -> tuple[Sentence, ...]:
        """How many dice the bids are about."""
        return () if view.reason else (Sentence("outlook", {"dice": sum(view.dice)}),)
