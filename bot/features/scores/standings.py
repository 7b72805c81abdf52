"""Who stands where, and who has won: lines for a message."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.table.model import Pov
from bot.texts import Speaker
from engines.core import Fact, Name, Outcome, Seat, Standing


def ending(voice: Speaker, pov: Pov) -> list[str]:
    """Who won, where there was somebody to beat, and why; the winners are named once."""
    outcome = pov.outcome
    if outcome is None:
        return []
    reason = voice.of_game("reason", outcome.reason, outcome.facts)
    if len(outcome.ranks) == 1:
        return [reason]  # who is alone at the table beats nobody
    if _names_winners(voice, outcome, reason):
        return [voice.say("scores-end-reason", {"reason": reason})]
    winners = tuple(voice.name(seat) for seat in outcome.winners)
    return [voice.say("scores-end-winner", {"winners": winners, "count": len(winners)}), reason]


def _names_winners(voice: Speaker, outcome: Outcome, reason: str) -> bool:
    """Whether the reason says who has won: it is given their names and tells them, before anybody else's."""
    given = set(_seats(tuple(outcome.facts.values())))
    named = {seat: reason.find(voice.name(seat)) for seat in given | set(outcome.winners)}
    if not given.issuperset(outcome.winners) or any(named[seat] < 0 for seat in outcome.winners):
        return False
    return min(named, key=lambda seat: (named[seat] < 0, named[seat])) in outcome.winners


def _seats(fact: Fact) -> Iterator[Seat]:
    match fact:
        case Name(seat):
            yield seat
        case tuple():
            for part in fact:
                yield from _seats(part)


def scores(voice: Speaker, standings: Sequence[Standing]) -> list[str]:
    """Every player's score with its parts, the best first; that they are secret, where they are."""
    if not standings:
        return [voice.say("scores-secret")]
    return [_score(voice, standing) for standing in sorted(standings, key=lambda one: (one.rank, one.seat))]


def _score(voice: Speaker, standing: Standing) -> str:
    # A part that brings nothing says nothing: "out of the game 0" would frighten whoever is not out.
    parts = tuple(
        voice.say("scores-part", {"part": voice.of_game("score", part), "points": points})
        for part, points in standing.parts
        if points
    )
    facts: dict[str, Fact] = {
        "rank": standing.rank,
        "player": voice.name(Seat(standing.seat)),
        "score": standing.score,
        "parts": parts,
    }
    return voice.say("scores-line", facts) if parts else voice.say("scores-line-plain", facts)
