"""Reviews of finished games: made part by part while no computer player thinks, and kept with the game."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from functools import partial

import structlog
from pydantic import ValidationError

from bot.rows.log import Entry
from bot.session.model import Phase, Refused, Session, not_while_open
from bot.store import Connection
from bot.store.games import log, reviews
from bot.store.games.hints import HINTS
from bot.store.games.suggestions import SUGGESTIONS
from bot.tables.all_tables import Tables
from bot.workers import Closed, Thinkers
from engines.core import BadRecord, Seat
from engines.core.history.records import Record
from engines.core.review.findings import Review
from engines.core.review.reviewing import Finding, Plan, plan_review

from .catch_up import History
from .suggested import Offer, marked, offers_of

logger = structlog.get_logger(__name__)


@dataclass(eq=False)
class Making:
    """A review on its way. Every one who waits for it sees the same."""

    by: int
    """Who asked for it first: their one place."""
    total: int = 0
    """Its parts; 0 until they are known."""
    done: int = 0
    is_discarded: bool = False
    """Whether it is discarded, as somebody was erased meanwhile."""
    _news: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def percent(self) -> int:
        return 100 * self.done // self.total if self.total else 0

    async def advances(self) -> None:
        """Wait until a part is done, or all of it is over."""
        await self._news.wait()

    def advance(self, done: int, total: int) -> None:
        """Notify all who wait."""
        self.done, self.total = done, total
        news, self._news = self._news, asyncio.Event()
        news.set()


class Reviews:
    """Makes reviews and keeps them. A review that a stop interrupts starts over with the next request.

    One is made at a time, and whoever asks has one place: so nobody is refused because of others, and what waits is
    bounded by the people who wait.
    """

    def __init__(self, tables: Tables, history: History, thinkers: Thinkers) -> None:
        self._tables = tables
        self._history = history
        self._thinkers = thinkers
        self._making: dict[tuple[str, int], tuple[Making, asyncio.Task[Review | None]]] = {}
        self._one = asyncio.Lock()

    async def of(self, session: Session) -> Review | None:
        """Return the kept review of a game with marks of what the bot had suggested.

        None if there is none, or it is of other rules. Refused: not-in-lesson, daily-open.
        """
        not_while_open(session)
        if not session.kind.replays:
            raise Refused("not-in-lesson")
        text = await self._kept(session)
        if text is None:
            return None
        try:
            review = Review.model_validate_json(text)
        except ValidationError:
            return None  # of another version of the program: make it again
        is_present = review.rules_version == session.rules.rules_version
        return await self._marked(session, review) if is_present else None

    async def of_earlier_rules(self, session: Session) -> Review | None:
        """Return the review of a private board that is over, as it was made before its rules were corrected.

        None if there is none, or it is of another version of the program. Refused: daily-open.
        """
        not_while_open(session)
        try:
            return Review.model_validate_json(await self._kept(session) or "")
        except ValidationError:
            return None

    async def _kept(self, session: Session) -> str | None:
        if not session.kind.has_log:
            return (await self._tables.boards.load(session.id)).row.review
        return await self._tables.store.read(partial(reviews.of_session, session_id=session.id))

    async def _marked(self, session: Session, review: Review) -> Review:
        """Mark what was played as suggested. The kept review has no such marks, so that they go with their rows.

        Nobody keeps what was suggested where there is no log.
        """
        if not session.kind.has_log:
            return review

        def work(db: Connection) -> tuple[list[Entry], tuple[Offer, ...]]:
            entries = log.since(db, session.id, -1)
            taken, offered = HINTS.where(db, session_id=session.id), SUGGESTIONS.where(db, session_id=session.id)
            return entries, offers_of(entries, taken, offered)

        entries, offers = await self._tables.store.read(work)
        return await asyncio.to_thread(marked, session.rules, review, entries, offers)

    def make(self, session: Session, user_id: int) -> tuple[Making, asyncio.Task[Review | None]]:
        """Begin the review of a finished game in one's turn, or join the one that is being made.

        The task gives None if the bot stops, somebody is erased meanwhile, or the game cannot be reviewed. Refused:
        review-open, review-busy (another one that this person asked for is not made yet), daily-open.
        """
        not_while_open(session)
        if session.phase is not Phase.OVER:
            raise Refused("review-open")
        if session.resumed:
            raise Refused("review-earlier" if session.is_reviewed else "review-corrected")
        key = (session.id, session.revision if session.kind.undoes_all else 0)  # its end can be undone
        if key not in self._making:
            if any(making.by == user_id for making, _ in self._making.values()):
                raise Refused("review-busy")
            making = Making(user_id)
            task = asyncio.create_task(self._make(session, making))
            self._making[key] = making, task
            task.add_done_callback(partial(self._over, key))
        return self._making[key]

    def _over(self, key: tuple[str, int], task: asyncio.Task[Review | None]) -> None:
        over, _ = self._making.pop(key)
        for making in (over, *(making for making, _ in self._making.values())):  # everybody behind it moves up
            making.advance(making.done, making.total)

    def ahead(self, making: Making) -> int:
        """Return how many reviews come before this one."""
        places = [one for one, _ in self._making.values()]
        return places.index(making) if making in places else 0

    async def _make(self, session: Session, making: Making) -> Review | None:
        try:
            async with self._one:
                review = await self._worked_off(session, making)
                making.is_discarded = not await self._keep(session, review)
                return None if making.is_discarded else await self._marked(session, review)
        except Closed:
            logger.info("review-stopped", session=session.id, parts=making.done)
        except BadRecord as error:
            logger.warning("review-impossible", session=session.id, reason=str(error))
        except Exception:
            # The boundary to a game's heuristics: whatever they raise, the game and its card are there.
            logger.exception("review-failed", session=session.id)
        return None

    async def _worked_off(self, session: Session, making: Making) -> Review:
        record, findings = await self._history.record(session.id, public=False), list[Finding]()
        plan = await asyncio.to_thread(_plan, session, record)
        making.advance(0, len(plan.parts))
        for part in plan.parts:
            findings.append(await self._thinkers.aside(part.finding))
            making.advance(len(findings), len(plan.parts))
        return plan.review(findings)

    async def _keep(self, session: Session, review: Review) -> bool:
        if not session.kind.has_log:
            return await self._tables.boards.keep_review(session, review.model_dump_json())
        people, at = [player.user_id for player in session.players], self._tables.now()
        text = review.model_dump_json()
        return await self._tables.store.write(lambda db: reviews.keep(db, session.id, text, people, at))

    async def settle(self) -> None:
        """Wait until no review is being made."""
        while self._making:
            await asyncio.wait([task for _, task in self._making.values()])

    async def close(self) -> None:
        """Stop; the next request starts over."""
        tasks = [task for _, task in self._making.values()]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)


def judged_seats(session: Session) -> tuple[Seat, ...]:
    """Return the seats of people: neither of computer players nor of who left or was erased."""
    return tuple(
        player.seat
        for player in session.players
        if player.user_id is not None and player.user_id > 0 and player.seat not in session.given_up
    )


def _plan(session: Session, record: Record) -> Plan:
    return plan_review(session.playable, record, judged_seats(session))
