"""What is said at the table of Dudo: the question, and the lines of a message."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core import Event, Name, Seat, Series, Term
from engines.core.talk import Prompt, Sentence, Talk

from .state import Choice, Lifted, Lost, Out, State, View


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

    def headline(self, view: View) -> Sentence:
        """The round, and the dice of all who are in."""
        counts = [
            Term("message-count", {"seat": Name(Seat(seat), bare=True), "dice": dice})
            for seat, dice in enumerate(view.dice)
            if dice
        ]
        return Sentence("headline", {"round": view.round, "counts": Series(counts, "counts")})

    def call(self, view: View, seat: Seat) -> Prompt | None:
        """The bid to beat or to doubt; ``first`` where there is none."""
        if view.reason or seat != view.to_move:
            return None
        key, bid = ("first", (0, 0)) if view.bid is None else ("beat", (view.bid.count, view.bid.face))
        return Prompt(key, {"count": bid[0], "face": bid[1]})

    def message(self, events: Sequence[Event], view: View) -> tuple[Sentence, ...]:
        """A line for each event, and one for all cups of a reveal; a lost die outweighs a bid."""
        lines: list[Sentence] = []
        cups: list[Term] = []
        for event in events:
            if isinstance(event, Lifted):
                cups.append(Term("message-cup", event.facts()))
                continue
            if cups:
                lines.append(Sentence("lifted", {"cups": tuple(cups)}))
                cups = []
            lines.append(Sentence(event.kind, event.facts(), weight=2 if isinstance(event, Lost | Out) else 1))
        return tuple(lines)
