"""The first line of a message and the three words that call a player."""

from __future__ import annotations

from ...core import Fact, Name, Seat, Series, Term
from ...core.talk import Prompt, Sentence
from ..mind.assess import ending_ahead
from ..resolution.scoring import parts
from ..state import View

TOGETHER = ("commit", "gamble", "upkeep")


def headline(view: View) -> Sentence:
    """The round, the progress of its limit, how many of the events that may come end the game, what all choose;
    everybody's points, the best first."""
    order = sorted(view.living, key=lambda seat: (-sum(parts(view, seat)), seat))
    points: list[Fact] = [
        Term("message-total", {"seat": Name(Seat(seat), bare=True), "points": sum(parts(view, seat))})
        for seat in order
    ]
    facts: dict[str, Fact] = {"round": view.round, "progress": view.progress, "limit": view.limit}
    last, cards = ending_ahead(view)
    sure = 2 if last == cards > 0 else int(last > 0)
    facts |= {"sure": sure, "last": last, "cards": cards, "what": view.stage if view.stage in TOGETHER else "turn"}
    return Sentence("head", {**facts, "points": Series(points, "with")})


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
