"""Standings and endings as lines of a message."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from bot.kit.phrases import listing
from bot.session.model import Pov
from bot.texts import MINUS, Speaker
from engines.core import Fact, Name, Outcome, Seat, Standing


def ending(voice: Speaker, pov: Pov) -> list[str]:
    """Return the winners, unless the game was solo, and the reason; winners are named once.

    Of a seat that was given up no line says that it has won.
    """
    outcome = pov.outcome
    if outcome is None:
        return []
    voice = listing(voice, pov.session)
    reason = voice.of_game("reason", outcome.reason, outcome.facts)
    if len(outcome.ranks) == 1:
        return [reason]  # a solo game has no winner
    if not outcome.winners:
        return [voice.say("scores-end-nobody"), reason]
    if pov.session.given_up.issuperset(outcome.winners):
        first = tuple(voice.name(seat) for seat in outcome.winners)
        unclaimed = voice.say("scores-end-unclaimed", {"players": first})
        return [unclaimed] if _names_winners(voice, outcome, reason) else [unclaimed, reason]
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
    # Of names that begin alike the longest is meant: "Alex" is found in "Alex (2)" too.
    first = min(named, key=lambda seat: (named[seat] < 0, named[seat], -len(voice.name(seat))))
    return first in outcome.winners


def _seats(fact: Fact) -> Iterator[Seat]:
    match fact:
        case Name(seat):
            yield seat
        case tuple():
            for part in fact:
                yield from _seats(part)


def scores(voice: Speaker, pov: Pov, hinted: Collection[int] = ()) -> list[str]:
    """Return every player's score with its parts, the best first; or a line that the scores are secret.

    ``hinted``: the seats for which hints were taken, which their lines say.
    """
    voice, standings = listing(voice, pov.session), pov.standings
    if not standings:
        return [voice.say("scores-secret")]
    is_together = None not in {one.team for one in standings} and len({one.team for one in standings}) == 1
    ranked = sorted(standings, key=lambda one: (one.rank, one.seat))
    return [
        voice.say("scores-hinted", {"line": line}) if standing.seat in hinted else line
        for standing in ranked
        for line in [_score(voice, standing, is_together)]
    ]


def _score(voice: Speaker, standing: Standing, is_together: bool) -> str:
    """``is_together``: all play in one team, so rank and team are left out."""
    # Parts of 0 points are left out: "out of the game 0" would alarm players who are still in.
    parts = tuple(
        voice.say("scores-part", {"part": voice.of_game("score", part), "points": str(points).replace("-", MINUS)})
        for part, points in standing.sums or standing.parts
        if points
    )
    facts: dict[str, Fact] = {
        "rank": 0 if is_together else standing.rank,
        "team": 0 if is_together or standing.team is None else standing.team + 1,
        "player": str(voice.name(Seat(standing.seat))),
        "score": standing.score,
        "parts": parts,
    }
    return voice.say("scores-line", facts) if parts else voice.say("scores-line-plain", facts)
