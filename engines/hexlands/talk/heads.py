"""The first line of a message and the three words that call a player."""

from __future__ import annotations

from ...core import Fact, Name, Seat, Series, Term
from ...core.talk import Prompt, Sentence
from ..mind.winning import progress_after
from ..resolution.scoring import parts
from ..state import View

TOGETHER = ("commit", "gamble", "upkeep")
LIKELY = 4
"""One in so many of the events that may come has to end the game, before a round is called perhaps the last."""


def headline(view: View) -> Sentence:
    """The round, the progress of its limit, whether the round may be the last, what all choose; everybody's points,
    the best first."""
    order = sorted(view.living, key=lambda seat: (-sum(parts(view, seat)), seat))
    points: list[Fact] = [
        Term("message-total", {"seat": Name(Seat(seat), bare=True), "points": sum(parts(view, seat))})
        for seat in order
    ]
    facts: dict[str, Fact] = {"round": view.round, "progress": view.progress, "limit": view.limit}
    facts |= {"last": last(view), "what": view.stage if view.stage in TOGETHER else "turn"}
    return Sentence("head", {**facts, "points": Series(points, "with")})


def last(view: View) -> int:
    """1 if one in ``LIKELY`` of the events that may come in this round ends the game, 2 if all do (69)."""
    if view.stage == "over" or (view.stage == "gamble" and view.report.event == "gamble"):
        return 0
    deck = view.deck or view.discarded
    ending = sum(progress_after(view, key) > view.limit for key in deck)
    return 2 if ending == len(deck) else int(LIKELY * ending >= len(deck))


def call(view: View, seat: int) -> Prompt:
    """The dice of the turn, or what is to be chosen."""
    player = view.players[seat]
    match view.stage:
        case "commit" | "gamble":
            return Prompt(view.stage, {"have": player.d6})
        case "upkeep":
            return Prompt("upkeep", {"missing": player.due - player.coins})
        case _:
            return Prompt("dice", {"dice": Series(player.dice, "dot"), "count": len(player.dice)})
