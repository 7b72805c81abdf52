"""What a finished game leaves to tell: the time it took, the course of the scores, the dice, the ratings."""

from __future__ import annotations

import asyncio
import math
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import structlog

from bot.rows.log import Entry
from bot.rows.scores import Step
from bot.store import Connection
from bot.store.people import ratings
from bot.store.play import clocks, log
from bot.table import views
from bot.table.model import Session
from bot.tables.tables import Tables
from engines.core import AnyGame, Draw, Seat, Term
from engines.core.records import Record, Replayed, replay

logger = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Point:
    """Everybody's score, in seat order, when so many turns were over."""

    turn: int
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FaceCount:
    """How often a face that is no number was thrown, and how often it was to be expected."""

    face: Term
    count: int
    expected: float


@dataclass(frozen=True, slots=True)
class Luck:
    """The dice of one seat, or (``seat`` None) those that were there for everybody; of the deal they count nowhere.

    ``share``: of so many (0..1) throws of the same dice the sum is lower, by the normal distribution.
    """

    seat: Seat | None
    dice: int
    pips: int
    expected: float
    share: float
    faces: tuple[FaceCount, ...] = ()


@dataclass(frozen=True, slots=True)
class EndReport:
    """The facts of the end card beside outcome and standings. Times in seconds."""

    took: float
    turns: int
    turn_seconds: Mapping[Seat, float]
    """How long a turn took on average, of the seats that were timed."""
    course: tuple[Point, ...] = ()
    """() where the scores were secret on the way."""
    luck: tuple[Luck, ...] = ()
    """In seat order; those of everybody last."""
    steps: Mapping[int, Step] = field(default_factory=dict)
    """What it did to the ratings, by user."""


class EndReports:
    """Reads only, without any lock."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def report(self, session: Session) -> EndReport:
        """All there is to tell of a game that is over. What cannot be replayed any more is left out."""

        def work(db: Connection) -> tuple[list[Entry], dict[int, tuple[float, int]], dict[int, Step]]:
            return (
                log.since(db, session.id, -1),
                clocks.turn_times(db, session.id),
                ratings.steps_of(db, session.id),
            )

        entries, timed, steps = await self._tables.store.read(work)
        course, luck = await asyncio.to_thread(_replayed, session, views.record(session, entries, public=False))
        return EndReport(
            took=entries[-1].at - entries[0].at if entries else 0.0,
            turns=session.rules.turns(session.state),
            turn_seconds={Seat(seat): seconds / turns for seat, (seconds, turns) in sorted(timed.items()) if turns},
            course=course,
            luck=luck,
            steps=steps,
        )


def _replayed(session: Session, record: Record) -> tuple[tuple[Point, ...], tuple[Luck, ...]]:
    try:
        played = list(replay(session.rules, record))
    except Exception:
        # The boundary of foreign code, as for the film: a game that ended well is told, graph or no graph.
        logger.exception("course-failed", session=session.id)
        return (), ()
    return course_of(session.rules, played), luck_of(session.rules, played)


def course_of(rules: AnyGame, played: Sequence[Replayed]) -> tuple[Point, ...]:
    """The scores at the end of each turn, from the deal (0) to the end; without the turns where they were secret.

    A turn is over with the step that begins the next one.
    """
    points: dict[int, Point] = {}
    for index, one in enumerate(played):
        state = one.step.state
        over = rules.turns(state) - (rules.outcome(state) is None)
        if over in points and index < len(played) - 1:
            continue
        standings = sorted(rules.standings(state), key=lambda standing: standing.seat)
        if standings:
            points[over] = Point(over, tuple(standing.score for standing in standings))
    return tuple(points.values()) if len(points) > 1 else ()


def luck_of(rules: AnyGame, played: Sequence[Replayed]) -> tuple[Luck, ...]:
    """How the dice of each seat fell, by whose dice the game says they are."""
    thrown: dict[Seat | None, list[Draw]] = {}
    for one in played:
        rolls = [draw for draw in one.row.chance if draw.kind == "roll" and draw.results]
        if one.row.seat is not None and rolls:
            for seat, draw in rules.dice_of(rolls, Seat(one.row.seat), one.step):
                thrown.setdefault(seat, []).append(draw)
    return tuple(
        _luck(rules, seat, thrown[seat]) for seat in sorted(thrown, key=lambda one: (one is None, one or 0))
    )


def _luck(rules: AnyGame, seat: Seat | None, draws: Sequence[Draw]) -> Luck:
    sides = Counter[int]()
    for draw in draws:
        sides[draw.sides] += len(draw.results)
    pips = sum(sum(draw.results) for draw in draws)
    expected = sum(count * (side + 1) / 2 for side, count in sides.items())
    variance = sum(count * (side * side - 1) / 12 for side, count in sides.items())
    share = 0.5 if not variance else 0.5 * (1 + math.erf((pips - expected) / math.sqrt(2 * variance)))
    return Luck(seat, sides.total(), pips, expected, share, _faces(rules, draws, sides))


def _faces(rules: AnyGame, draws: Sequence[Draw], sides: Mapping[int, int]) -> tuple[FaceCount, ...]:
    """By the faces' own names, in the order of the die; () where any die has numbers."""
    names: dict[str, Term] = {}
    expected: defaultdict[str, float] = defaultdict(float)
    for side, count in sides.items():
        for number in range(1, side + 1):
            face = rules.die_face(side, number)
            if face is None:
                return ()
            names.setdefault(face.key, face)
            expected[face.key] += count / side
    found = Counter(
        face.key for draw in draws for number in draw.results if (face := rules.die_face(draw.sides, number))
    )
    return tuple(FaceCount(face, found[key], expected[key]) for key, face in names.items())
