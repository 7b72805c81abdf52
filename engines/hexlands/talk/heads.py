"""The first line of a message and the three words that call a player."""

from __future__ import annotations

from ...core import Fact, Name, Seat, Series, Term
from ...core.talk import Prompt, Sentence
from ..printed import card
from ..resolution.event_cards import after_harvest
from ..resolution.scoring import parts
from ..state import View

TOGETHER = ("commit", "gamble", "upkeep")


def headline(view: View) -> Sentence:
    """The round, the progress of its limit, whether the round can be the last, what all choose; everybody's points,
    the best first."""
    order = sorted(view.living, key=lambda seat: (-sum(parts(view, seat)), seat))
    points: list[Fact] = [
        Term("message-total", {"seat": Name(Seat(seat), bare=True), "points": sum(parts(view, seat))})
        for seat in order
    ]
    facts: dict[str, Fact] = {"round": view.round, "progress": view.progress, "limit": view.limit}
    facts |= {"last": int(can_be_last(view)), "what": view.stage if view.stage in TOGETHER else "turn"}
    return Sentence("head", {**facts, "points": Series(points, "with")})


def can_be_last(view: View) -> bool:
    """Whether an event that may come at the end of this round ends the game (69)."""
    if view.stage == "over" or (view.stage == "gamble" and view.report.event == "gamble"):
        return False
    return any(progress_after(view.progress, key) > view.limit for key in view.deck or view.discarded)


def progress_after(progress: int, key: str) -> int:
    """The progress after an event card (67, 76)."""
    return after_harvest(progress) if key == "harvest" else progress + card(key).progress


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
