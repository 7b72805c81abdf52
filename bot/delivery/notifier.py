"""Tells what is beside the panels: reminders, requests, news of the table. Each letter once, oldest first."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Protocol

import structlog

from bot.deadlines.outages import mark_reachable
from bot.rows.notice import NoticeRow
from bot.seating.reachability import Reachability
from bot.store import Connection
from bot.store.messages import notices
from bot.store.people import settings
from bot.table.model import Refused, Unreachable
from bot.tables.table_store import Committed
from bot.tables.tables import Tables
from bot.tables.tasks import KeyedTasks

from .publisher import AT_ONCE, FIRST_PAUSE, LONGEST_PAUSE, TRIES

logger = structlog.get_logger(__name__)


class NoticeSender(Protocol):
    """Who speaks to Discord."""

    async def deliver(self, notice: NoticeRow) -> bool:
        """Tell it; False: it is no longer worth telling, and nothing was sent.

        Undeliverable: the channel cannot be told. NotWelcome: the person takes no direct messages. Refused: there
        is no such table. Anything else that is raised: worth another attempt; ``notice.attempts`` is then above 0,
        and the message must carry the same nonce.
        """
        ...


class DirectMessagesRefused(Exception):
    """The person takes no direct messages from us."""


def nonce(notice: NoticeRow) -> str:
    """The same for every attempt at a letter; at most 25 characters."""
    return f"l-{notice.id}"


class Notifier:
    """One task for each channel and person that a letter waits for; it ends when none is left."""

    def __init__(
        self,
        tables: Tables,
        reachability: Reachability,
        sender: NoticeSender,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._store = tables.store
        self._sender = sender
        self._reachability = reachability
        self._sleep = sleep
        self._sending = asyncio.Semaphore(AT_ONCE)
        self._sorting = KeyedTasks("notifier-sorting", self._sort)
        self._rounds = KeyedTasks("notifier", self._deliver_to)
        tables.listen(self._committed)

    def _committed(self, committed: Committed) -> None:
        if committed.has_notices:
            self._sorting.ask(committed.session_id)

    async def start(self) -> None:
        """Deliver what waits: after a start, a reconnect, and now and then what was given up."""
        await self._sort("")

    async def settle(self) -> None:
        """Wait until every letter is told, parked, or given up for now."""
        await self._sorting.settle()
        await self._rounds.settle()
        await self._sorting.settle()  # what was refused in one place is told in another
        await self._rounds.settle()

    async def close(self, seconds: float = 5.0) -> None:
        """Tell what can be told within ``seconds``; the rest stays where it is."""
        try:
            await asyncio.wait_for(self.settle(), seconds)
        except TimeoutError:
            logger.info("letters-left", places=len(await self._store.read(notices.first_for_each)))
        await self._sorting.close()
        await self._rounds.close()

    async def _sort(self, session_id: str) -> None:
        """Go to everybody who is to be told something (of this session; of all: "")."""
        for notice in await self._store.read(lambda db: notices.first_for_each(db, session_id or None)):
            to = notice.session_id if notice.user_id is None else notice.user_id
            self._rounds.ask(f"{'c' if notice.user_id is None else 'u'}:{to}")

    async def _deliver_to(self, place: str) -> None:
        kind, _, to = place.partition(":")
        session_id, user_id = (to, None) if kind == "c" else (None, int(to))
        failures, given_up = 0, 0

        def following(db: Connection) -> NoticeRow | None:
            return notices.next_for(db, session_id, user_id, after=given_up)

        while (notice := await self._store.read(following)) is not None:
            async with self._sending:
                done = await self._attempt(notice)
            if done:
                failures = 0
                continue
            failures += 1
            if failures < TRIES:
                await self._sleep(min(FIRST_PAUSE * 2 ** (failures - 1), LONGEST_PAUSE))
                continue
            logger.warning("letter-given-up", notice=notice.id, kind=notice.kind, tries=TRIES)
            failures, given_up = 0, notice.id  # it may be its own fault: the next one has its chance

    async def _attempt(self, notice: NoticeRow) -> bool:
        """Whether this letter needs no further attempt."""
        facts = {"letter": notice.id, "kind": notice.kind, "session": notice.session_id}
        try:
            await self._store.write(lambda db: notices.begin_try(db, notice))
            told = await self._sender.deliver(notice)
        except Unreachable as error:
            reason = str(error)
            logger.warning("letter-undeliverable", **facts, reason=reason)
            await self._store.write(lambda db: notices.park(db, notice, reason))
            if notice.session_id is not None and notice.user_id is None:
                await self._reachability.mark_unreachable(notice.session_id, reason)
            return True
        except DirectMessagesRefused:
            logger.info("direct-message-refused", **facts)
            await self._store.write(lambda db: reroute(db, notice))
            self._sorting.ask(notice.session_id or "")
            return True
        except Refused as refusal:
            logger.info("letter-dropped", **facts, reason=refusal.code)
            told = False
        except Exception as error:
            # The boundary to the network: whatever it raises, the letter is still there. One traceback is enough.
            logger.warning(
                "letter-failed", **facts, tries=notice.attempts + 1, error=repr(error), exc_info=not notice.attempts
            )
            return False
        if not told:
            logger.info("letter-not-needed", **facts)
        await self._store.write(lambda db: self._done(db, notice, told))
        return True

    def _done(self, db: Connection, notice: NoticeRow, told: bool) -> None:
        notices.done(db, notice)
        if told and notice.session_id is not None and notice.user_id is None:
            mark_reachable(db, notice.session_id, self._store.clock())


def reroute(db: Connection, notice: NoticeRow) -> None:
    """What becomes of a letter to somebody who takes no direct messages.

    A reminder or a call is told in the channel, and calls them there. The daily digest is switched off. The rest is
    dropped.
    """
    notices.done(db, notice)
    if notice.user_id is None:
        return
    if notice.kind in ("remind", "nudge"):
        notices.add(db, notice.kind, notice.created_at, notice.facts, session_id=notice.session_id)
    elif notice.kind == "digest":
        mine = settings.of_user(db, notice.user_id)
        settings.set_user(db, notice.user_id, replace(mine, digest=None, digest_at=None))
