"""The report of a finished game: its duration, story, course of the scores, dice, ratings, earlier games."""

from __future__ import annotations

import asyncio
import math
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

import structlog

from bot.rows.ahead import ORDER
from bot.rows.log import RESULT_OUT, Entry, InterventionRow
from bot.rows.scores import Meetings, Step
from bot.session import views
from bot.session.model import Refused, Session, not_while_open
from bot.store import Connection
from bot.store.games import clocks, hints, log
from bot.store.games.log import INTERVENTIONS
from bot.store.people import ratings, results
from bot.tables.all_tables import Tables
from engines.core import Draw, Seat, Term
from engines.core.history.records import MOST_ROWS, Record
from engines.core.history.replay import Replayed, first_played, replay, rolled_dice
from engines.core.playable import Playable

from .story import Point, Story, course_of, story_of

logger = structlog.get_logger(__name__)


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
    story: Story | None = None
    """None if the game cannot be replayed."""
    meetings: Meetings | None = None
    """The games that these people have finished together, this one included."""
    taken_out: InterventionRow | None = None
    """Who has taken the result out, so that it counts for nobody."""
    hinted: frozenset[int] = frozenset()
    """The seats for which hints were taken."""
    ordered: Mapping[Seat, int] = field(default_factory=dict)
    """How many turns were played by order, by seat."""


class EndReports:
    """Read-only, without locks."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._replaying = asyncio.Semaphore(1)

    async def times(self, session: Session) -> tuple[float, Mapping[Seat, float]]:
        """Return how long a finished game took, and the average turn of the seats that were timed, in seconds.

        Nobody is timed where there is no log.
        """
        if not session.kind.has_log:
            return session.changed_at - session.created_at, {}

        def work(db: Connection) -> tuple[float, dict[int, tuple[float, int]]]:
            return log.begun_at(db, session.id), clocks.turn_times(db, session.id)

        begun, timed = await self._tables.store.read(work)
        return session.changed_at - begun, _averages(timed)

    async def report(self, session: Session) -> EndReport:
        """Return the report of a finished game, without story, course and luck if it cannot be replayed."""

        def work(
            db: Connection,
        ) -> tuple[
            list[Entry],
            dict[int, tuple[float, int]],
            dict[int, Step],
            Meetings,
            frozenset[int],
            InterventionRow | None,
        ]:
            return (
                log.since(db, session.id, -1),
                clocks.turn_times(db, session.id),
                ratings.steps_of(db, session.id),
                results.meetings(db, session.id),
                hints.seats(db, session.id),
                _taken_out(INTERVENTIONS.where(db, session_id=session.id)),
            )

        entries, timed, steps, meetings, hinted, taken_out = await self._tables.store.read(work)
        story, course, luck = await self._replay(session, entries)
        return EndReport(
            took=entries[-1].at - entries[0].at if entries else 0.0,
            turns=0 if session.state is None else session.rules.turns(session.state),
            turn_seconds=_averages(timed),
            course=course,
            luck=luck,
            steps=steps,
            story=story,
            meetings=meetings,
            hinted=hinted,
            taken_out=taken_out,
            ordered=_ordered(entries),
        )

    async def story(self, session: Session) -> Story | None:
        """Return the story of a finished game; None if it cannot be replayed.

        Refused: not-in-lesson, daily-open.
        """
        not_while_open(session)
        if not session.kind.replays:
            raise Refused("not-in-lesson")
        if session.resumed:
            return None
        _, entries = await self._tables.with_log(session.id)
        return (await self._replay(session, entries))[0]

    async def _replay(self, session: Session, entries: Sequence[Entry]) -> _Replayed:
        """Replay a game on a thread, one game at a time."""
        record = views.record(session, entries, public=False)
        async with self._replaying:
            return await asyncio.to_thread(_replay_game, session, record)


def _taken_out(rows: Sequence[InterventionRow]) -> InterventionRow | None:
    last = next((row for row in reversed(rows) if row.is_about_result), None)
    return last if last is not None and last.kind == RESULT_OUT else None


def _ordered(entries: Sequence[Entry]) -> dict[Seat, int]:
    """Return how many turns were played by order, by seat: each is one press."""
    presses = {(entry.seat, entry.batch or entry.row) for entry in entries if entry.ahead == ORDER and entry.stands}
    return dict(Counter(Seat(seat) for seat, _ in sorted(presses) if seat is not None))


def _averages(timed: Mapping[int, tuple[float, int]]) -> Mapping[Seat, float]:
    return {Seat(seat): seconds / turns for seat, (seconds, turns) in sorted(timed.items()) if turns}


_Replayed: TypeAlias = tuple[Story | None, tuple[Point, ...], tuple[Luck, ...]]


def _replay_game(session: Session, record: Record) -> _Replayed:
    if first_played(session.rules, record) is None or len(record.rows) > MOST_ROWS:
        return None, (), ()  # it ended under earlier rules, or would take too long
    try:
        played = list(replay(session.rules, record))
        course = course_of(session.playable, played)
        return story_of(session.playable, played, course), course, luck_of(session.playable, played)
    except Exception:
        # The boundary to a game's rules, as for the film: the end card is sent even without a graph.
        logger.exception("replay-failed", session=session.id)
        return None, (), ()


def luck_of(game: Playable, played: Sequence[Replayed]) -> tuple[Luck, ...]:
    """Return the luck of each seat; the game says whose dice a roll used."""
    rolled: dict[Seat | None, list[Draw]] = {}
    for one in played:
        for seat, draw in rolled_dice(game.rules, one):
            rolled.setdefault(seat, []).append(draw)
    return tuple(
        _luck(game, seat, rolled[seat]) for seat in sorted(rolled, key=lambda one: (one is None, one or 0))
    )


def _luck(game: Playable, seat: Seat | None, draws: Sequence[Draw]) -> Luck:
    sides = Counter[int]()
    for draw in draws:
        sides[draw.sides] += len(draw.results)
    pips = sum(sum(draw.results) for draw in draws)
    expected = sum(count * (side + 1) / 2 for side, count in sides.items())
    variance = sum(count * (side * side - 1) / 12 for side, count in sides.items())
    share = 0.5 if not variance else 0.5 * (1 + math.erf((pips - expected) / math.sqrt(2 * variance)))
    return Luck(seat, sides.total(), pips, expected, share, _faces(game, draws, sides))


def _faces(game: Playable, draws: Sequence[Draw], sides: Mapping[int, int]) -> tuple[FaceCount, ...]:
    """Return the counts by face, in the order of the die; () if any die has numbers."""
    names: dict[str, Term] = {}
    expected: defaultdict[str, float] = defaultdict(float)
    for side, count in sides.items():
        for number in range(1, side + 1):
            face = game.talk.die_face(side, number)
            if face is None:
                return ()
            names.setdefault(face.key, face)
            expected[face.key] += count / side
    counts = Counter(
        face.key for draw in draws for number in draw.results if (face := game.talk.die_face(draw.sides, number))
    )
    return tuple(FaceCount(face, counts[key], expected[key]) for key, face in names.items())
