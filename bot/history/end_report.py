"""The report of a finished game: its duration, the course of the scores, the dice, the ratings."""

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
from engines.core.records import Record
from engines.core.replay import Replayed, replay

logger = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Point:
    """Everybody's score, in seat order, after ``turn`` turns."""

    turn: int
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FaceCount:
    """How often a face without a number was rolled, and its expected count."""

    face: Term
    count: int
    expected: float


@dataclass(frozen=True, slots=True)
class Luck:
    """The dice of one seat, or (``seat`` None) dice shared by everybody. Dice of the deal are excluded.

    ``share``: the fraction (0..1) of rolls of the same dice with a lower sum, by the normal distribution.
    """

    seat: Seat | None
    dice: int
    pips: int
    expected: float
    share: float
    faces: tuple[FaceCount, ...] = ()


@dataclass(frozen=True, slots=True)
class EndReport:
    """The facts of the end card besides outcome and standings. Times are in seconds."""

    took: float
    turns: int
    turn_seconds: Mapping[Seat, float]
    """The average duration of a turn, for the seats that were timed."""
    course: tuple[Point, ...] = ()
    """() if the scores were secret during the game."""
    luck: tuple[Luck, ...] = ()
    """In seat order; shared dice last."""
    steps: Mapping[int, Step] = field(default_factory=dict)
    """The changes of the ratings, by user."""


class EndReports:
    """Read-only, without locks."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def report(self, session: Session) -> EndReport:
        """Return the report of a finished game, without course and luck if it cannot be replayed."""

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
        # The boundary to a game's rules, as for the film: the end card is sent even without a graph.
        logger.exception("replay-failed", session=session.id)
        return (), ()
    return course_of(session.rules, played), luck_of(session.rules, played)


def course_of(rules: AnyGame, played: Sequence[Replayed]) -> tuple[Point, ...]:
    """Return the scores at the end of each turn, from the deal (0) to the end, without turns of secret scores.

    A turn ends with the step that begins the next one.
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
    """Return the luck of each seat; the game says whose dice a roll used."""
    rolled: dict[Seat | None, list[Draw]] = {}
    for one in played:
        rolls = [draw for draw in one.row.chance if draw.kind == "roll" and draw.results]
        if one.row.seat is not None and rolls:
            for seat, draw in rules.dice_of(rolls, Seat(one.row.seat), one.step):
                rolled.setdefault(seat, []).append(draw)
    return tuple(
        _luck(rules, seat, rolled[seat]) for seat in sorted(rolled, key=lambda one: (one is None, one or 0))
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
    """Return the counts by face, in the order of the die; () if any die has numbers."""
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
