"""The story of a finished game in a few facts: when the winners took the lead, what was fought over, a lucky roll.

Pure and the same for the same record; the rules replay the game once for all of it (``end_report``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Any, Literal

from engines.core import Draw, Seat
from engines.core.history.replay import Replayed, rolled_dice
from engines.core.playable import Playable
from engines.core.review.findings import ahead_since

LUCKY = 1 / 6
"""Of how many rolls one is at least as high as a roll that counts as lucky."""


@dataclass(frozen=True, slots=True)
class Point:
    """Everybody's score, in seat order, after ``turn`` turns."""

    turn: int
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Passing:
    """The moment from which nobody had more points than the winners, who were behind or level before."""

    winners: tuple[Seat, ...]
    passed: tuple[Seat, ...]
    """Who was first before, alone or level with them; () if nobody else was since all were level."""
    turn: int | None
    """The turn after which it was so; None where the scores were secret until the end."""
    part: str = ""
    """The part of the score that brought it, where the scores were secret."""


@dataclass(frozen=True, slots=True)
class Contest:
    """The place that changed hands, or was fought over, most often."""

    place: int | str
    count: int


@dataclass(frozen=True, slots=True)
class Roll:
    """The luckiest roll: the least likely to be reached by the same dice."""

    seat: Seat
    dice: tuple[int, ...]
    turn: int


@dataclass(frozen=True, slots=True)
class Gain:
    """The largest gain of one turn, or of one part of a score that was secret."""

    seat: Seat
    points: int
    turn: int | None
    part: str = ""


@dataclass(frozen=True, slots=True)
class Story:
    """The facts of a finished game's story; None for what it did not have.

    All of it is about the scores. Which turn was decisive, the chances of a review say (``Review.crossing``).
    """

    highlight: int
    """The turn to show again: that of the passing, else of the largest gain, else the last one."""
    passing: Passing | None = None
    contest: Contest | None = None
    roll: Roll | None = None
    gain: Gain | None = None

    @property
    def why(self) -> Literal["lead", "gain", "last"]:
        """Why the highlight is the turn to show."""
        if self.passing is not None and self.passing.turn is not None:
            return "lead"
        return "last" if self.gain is None or self.gain.turn is None else "gain"


def story_of(game: Playable, played: Sequence[Replayed], course: Sequence[Point]) -> Story:
    """Return the story of a finished game. ``course``: the scores after each turn; () if they were secret."""
    end = played[-1].step.state
    outcome = game.rules.outcome(end)
    winners = () if outcome is None or len(set(outcome.ranks)) < 2 else outcome.winners
    if course:
        passing, gain = _passing(winners, course), _gain(course)
    else:
        passing, gain = _passing_by_parts(game, winners, end), _gain_by_parts(game, end)
    turn = passing.turn if passing is not None and passing.turn is not None else None
    if turn is None and gain is not None:
        turn = gain.turn
    return Story(
        last_turn(game, played) if turn is None else turn,
        passing,
        _contest(game, played),
        _roll(game, played),
        gain,
    )


def turns_over(game: Playable, state: Any) -> int:
    """Return how many turns have ended: all, once the game is over."""
    return game.rules.turns(state) - (game.rules.outcome(state) is None)


def last_turn(game: Playable, played: Sequence[Replayed]) -> int:
    """Return the last turn in which somebody did something: the step that ends a game may begin one more."""
    return game.rules.turns(played[-1 if len(played) == 1 else -2].step.state)


def course_of(game: Playable, played: Sequence[Replayed]) -> tuple[Point, ...]:
    """Return the scores at the end of each turn, from the deal (0) to the end, without turns of secret scores.

    A turn ends with the step that begins the next one.
    """
    points: dict[int, Point] = {}
    for index, one in enumerate(played):
        state = one.step.state
        is_last = index == len(played) - 1
        over = min(turns_over(game, state), last_turn(game, played)) if is_last else turns_over(game, state)
        if over in points and not is_last:
            continue
        standings = sorted(game.rules.standings(state), key=lambda standing: standing.seat)
        if standings:
            points[over] = Point(over, tuple(standing.score for standing in standings))
    return tuple(points.values()) if len(points) > 1 else ()


# --- the lead --------------------------------------------------------------------------------------------------


def _passing(winners: Sequence[Seat], course: Sequence[Point]) -> Passing | None:
    at = _lead(winners, [point.scores for point in course])
    if at is None:
        return None
    return Passing(tuple(winners), _ahead(winners, course[at - 1].scores), course[at].turn)


def _passing_by_parts(game: Playable, winners: Sequence[Seat], end: object) -> Passing | None:
    names, sums = _parts(game, end)
    at = _lead(winners, sums)
    if at is None:
        return None
    return Passing(tuple(winners), _ahead(winners, sums[at - 1]), None, names[at - 1])


def _lead(winners: Sequence[Seat], scores: Sequence[Sequence[int]]) -> int | None:
    """Return the first point from which the winners were ahead and never behind again; None if there is none."""
    return (ahead_since(winners, scores) or None) if winners else None


def _ahead(winners: Sequence[Seat], scores: Sequence[int]) -> tuple[Seat, ...]:
    """Return the others who were first before, alone or level with the winners; () if all were level."""
    if len(set(scores)) == 1:
        return ()
    best = max(scores)
    return tuple(Seat(seat) for seat, score in enumerate(scores) if score == best and seat not in winners)


def _parts(game: Playable, end: object) -> tuple[list[str], list[tuple[int, ...]]]:
    """Return the parts of the final scores, and everybody's sums before the first and after each of them."""
    parts = [standing.parts for standing in sorted(game.rules.standings(end), key=lambda one: one.seat)]
    names = [name for name, _ in parts[0]] if parts else []
    sums = [(0,) * len(parts)]
    for at in range(len(names)):
        sums.append(tuple(had + own[at][1] for had, own in zip(sums[-1], parts, strict=True)))
    return names, sums


# --- places, gains and rolls -----------------------------------------------------------------------------------


def _contest(game: Playable, played: Sequence[Replayed]) -> Contest | None:
    """Return the place that was contested most often, at least twice; of equals the first."""
    counts = Counter[int | str]()
    for before, one in pairwise(played):
        counts.update(game.rules.contested(before.step.state, one.step))
    place, count = next(iter(counts.most_common(1)), ("", 0))
    return Contest(place, count) if count > 1 else None


def _gain(course: Sequence[Point]) -> Gain | None:
    gains = [
        Gain(Seat(seat), now - had, after.turn)
        for before, after in pairwise(course)
        for seat, (had, now) in enumerate(zip(before.scores, after.scores, strict=True))
    ]
    return _best(gains)


def _gain_by_parts(game: Playable, end: object) -> Gain | None:
    standings = game.rules.standings(end)
    return _best([Gain(one.seat, points, None, part) for one in standings for part, points in one.parts])


def _best(gains: Sequence[Gain]) -> Gain | None:
    best = max(gains, key=lambda gain: gain.points, default=None)
    return best if best is not None and best.points > 0 else None


def _roll(game: Playable, played: Sequence[Replayed]) -> Roll | None:
    """Return the luckiest roll of a player's own dice with numbers; the first if several are equal."""
    best, luckiest = LUCKY, None
    for one in played:
        for seat, draws in _rolls(game, one):
            dice = tuple(number for draw in draws for number in draw.results)
            sides = tuple(sorted(draw.sides for draw in draws for _ in draw.results))
            if (chance := _chance_of(sides, sum(dice))) < best:
                best, luckiest = chance, Roll(seat, dice, game.rules.turns(one.step.state))
    return luckiest


def _rolls(game: Playable, one: Replayed) -> Iterator[tuple[Seat, list[Draw]]]:
    """Yield the dice with numbers that belong to a seat, all of one row together."""
    owned: dict[Seat, list[Draw]] = {}
    for seat, draw in rolled_dice(game.rules, one):
        if seat is not None and game.talk.die_face(draw.sides, 1) is None:
            owned.setdefault(seat, []).append(draw)
    yield from owned.items()


@lru_cache(maxsize=1024)
def _chance_of(sides: tuple[int, ...], wanted: int) -> float:
    """Return the probability that dice with these numbers of sides add up to ``wanted`` or more."""
    ways = [1]
    for side in sides:
        ways = [sum(ways[max(0, at - side) : at]) for at in range(len(ways) + side)]
    return sum(ways[wanted:]) / sum(ways)
