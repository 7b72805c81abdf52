"""Standings and endings as lines of a message."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.table.model import Pov
from bot.texts import Speaker
from engines.core import Fact, Name, Outcome, Seat, Standing


def ending(voice: Speaker, pov: Pov) -> list[str]:
    """Return the winners, unless the game was solo, and the reason; winners are named once."""
    outcome = pov.outcome
    if outcome is None:
        return []
    reason = voice.of_game("reason", outcome.reason, outcome.facts)
    if len(outcome.ranks) == 1:
        return [reason]  # a solo game has no winner
    if not outcome.winners:
        return [voice.say("scores-end-nobody"), reason]
    if _names_winners(voice, outcome, reason):
        return [voice.say("scores-end-reason", {"reason": reason})]
    winners = tuple(voice.name(seat) for seat in outcome.winners)
    facts: dict[str, Fact] = {"winners": winners, "count": len(winners)}
    if not outcome.is_team_win:
        return [voice.say("scores-end-winner", facts), reason]
    all_won = len(winners) == len(outcome.ranks)
    return [voice.say("scores-end-together" if all_won else "scores-end-team", facts), reason]


def _names_winners(voice: Speaker, outcome: Outcome, reason: str) -> bool:
    """Whether the reason's text names all winners, before anybody else."""
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
    """Return every player's score with its parts, the best first; or a line that the scores are secret."""
    if not standings:
        return [voice.say("scores-secret")]
    is_together = None not in {one.team for one in standings} and len({one.team for one in standings}) == 1
    return [
        _score(voice, standing, is_together) for standing in sorted(standings, key=lambda one: (one.rank, one.seat))
    ]


def _score(voice: Speaker, standing: Standing, is_together: bool) -> str:
    """``is_together``: all play in one team, so rank and team are left out."""
    # Parts of 0 points are left out: "out of the game 0" would alarm players who are still in.
    parts = tuple(
        voice.say("scores-part", {"part": voice.of_game("score", part), "points": points})
        for part, points in standing.parts
        if points
    )
    facts: dict[str, Fact] = {
        "rank": 0 if is_together else standing.rank,
        "team": 0 if is_together or standing.team is None else standing.team + 1,
        "player": voice.name(Seat(standing.seat)),
        "score": standing.score,
        "parts": parts,
    }
    return voice.say("scores-line", facts) if parts else voice.say("scores-line-plain", facts)
