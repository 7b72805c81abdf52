"""Deliver notices: reminders, requests and news of the table. Each is sent once, oldest first."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from typing import Protocol

import structlog

from bot.cluster.claims import ClaimLost
from bot.rows.errors import StoreUnavailable
from bot.rows.messages import NoticeRow
from bot.seating.kinds import OF_NOTICE, ONE_BY_ONE
from bot.seating.reachability import Reachability, Unreachable
from bot.session.model import Refused
from bot.store import Connection
from bot.store.cluster import notices_to
from bot.store.messages import notices, requests
from bot.store.messages.notices import NOTICES
from bot.store.messages.requests import REQUESTS
from bot.store.people import settings
from bot.store.people.settings import SETTINGS
from bot.tables.all_tables import Tables
from bot.tables.clock import mark_reachable
from bot.tables.session_store import Committed
from bot.tables.tasks import KeyedTasks

from .publisher import AT_ONCE, FIRST_PAUSE, LONGEST_PAUSE, MOST_FAILURES

logger = structlog.get_logger(__name__)


IN_CHANNEL = {"remind", "nudge", "last-turn", "begun"}
"""The kinds of direct messages that go to the channel if the person accepts none; requests do so too."""
REMINDERS = {"remind", "nudge"}
"""Those that a server may want in no channel; that a seat will be lost is told in any case."""
UNREADABLE = "unreadable"
"""Why a notice is parked whose facts are not those of a notice."""


class NoticeSender(Protocol):
    """The sender of notices: the Discord side, or a test's."""

    async def deliver(self, notice: NoticeRow) -> bool:
        """Send a notice; return False if it is obsolete and nothing was sent.

        Unreachable: the channel is unreachable. DirectMessagesRefused: the person accepts no direct messages.
        Refused: there is no such table. Any other exception leads to another attempt, with ``notice.attempts``
        above 0; the message must carry the same nonce.
        """
        ...


class DirectMessagesRefused(Exception):
    """The person accepts no direct messages from the bot."""


def nonce(notice: NoticeRow) -> str:
    """Return the nonce of a notice, the same for every attempt; at most 25 characters."""
    return f"l-{notice.id}"


def recipient_of(notice: NoticeRow) -> str:
    """Return the recipient of a notice: a person (``u:``), a table's channel (``c:``), any channel (``d:``)."""
    if notice.user_id is not None:
        return f"u:{notice.user_id}"
    return f"c:{notice.session_id}" if notice.channel_id is None else f"d:{notice.channel_id}"


async def _nothing_to_renew(session_id: str) -> None:
    """Renew nothing."""


class Notifier:
    """One task for each channel or person with a waiting notice; it ends when none is left."""

    def __init__(
        self,
        tables: Tables,
        reachability: Reachability,
        sender: NoticeSender,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        renew: Callable[[str], Awaitable[None]] | None = None,
        doubt: Callable[[int], Awaitable[None]] | None = None,
    ) -> None:
        """``renew`` edits the sent notices of a table that no longer hold; it is asked after every commit.

        ``doubt`` is told of people who accept no direct message: they may have left the server.
        """
        self._store = tables.store
        self._claims = tables.claims
        self._sender = sender
        self._reachability = reachability
        self._sleep = sleep
        self._sending = asyncio.Semaphore(AT_ONCE)
        self._sorting = KeyedTasks("notifier-sorting", self._sort)
        self._rounds = KeyedTasks("notifier", self._deliver_to)
        self._renewed = KeyedTasks("notices-renewed", renew or _nothing_to_renew)
        self._doubt = doubt
        self._closing = False
        tables.listen(self._committed)

    def _committed(self, committed: Committed) -> None:
        if committed.has_notices:
            self._sorting.ask(committed.session_id)
        if committed.session_id and not self._closing:
            self._renewed.ask(committed.session_id)

    async def start(self) -> None:
        """Deliver waiting notices: after a start or a reconnect, and from time to time those given up."""
        await self._sort("")

    async def settle(self) -> None:
        """Wait until every notice is sent, parked, or given up for now."""
        await self._sorting.settle()
        await self._rounds.settle()
        await self._sorting.settle()  # a refused direct message is sent to the channel
        await self._rounds.settle()
        await self._renewed.settle()

    async def close(self, seconds: float = 5.0) -> None:
        """Send what can be sent within ``seconds``, each notice tried once; the rest stays in the store."""
        self._closing = True
        try:
            await asyncio.wait_for(self.settle(), seconds)
        except TimeoutError:
            logger.info("notices-left", recipients=len(await self._store.read(notices.first_for_each)))
        await self._sorting.close()
        await self._rounds.close()
        await self._renewed.close()

    async def _sort(self, session_id: str) -> None:
        """Start a round for every recipient of a waiting notice (of this session; of all: "")."""
        for notice in await self._store.read(lambda db: notices.first_for_each(db, session_id or None)):
            self._rounds.ask(recipient_of(notice))

    async def poll(self) -> None:
        """Deliver waiting notices to recipients that no process delivers to."""

        def work(db: Connection) -> list[str]:
            waiting = {notices_to(one): one for one in map(recipient_of, notices.first_for_each(db))}
            return [waiting[what] for what in self._claims.free(db, waiting)]

        for recipient in await self._store.read(work):
            self._rounds.ask(recipient)

    async def _deliver_to(self, recipient: str) -> None:
        """Deliver to a recipient, unless another process does. With a notice given up it stays claimed."""
        what = notices_to(recipient)
        if not await self._claims.take(what):
            return
        has_given_up = False
        try:
            has_given_up = await self._deliver_all(recipient)
        except ClaimLost:
            logger.warning("claim-lost", recipient=recipient.partition(":")[0])
        finally:
            if not has_given_up:
                await self._claims.release(what)

    async def _deliver_all(self, recipient: str) -> bool:
        """Deliver all notices to a recipient, oldest first; return whether one was given up for now."""
        kind, _, to = recipient.partition(":")
        session_id = to if kind == "c" else None
        user_id, channel_id = (int(to) if kind == each else None for each in "ud")
        failures, given_up = 0, 0

        def following(db: Connection) -> NoticeRow | None:
            return notices.next_for(db, session_id, user_id, given_up, channel_id)

        while (notice := await self._store.read(following)) is not None:
            async with self._sending:
                is_done = await self._attempt(notice, notices_to(recipient))
            if is_done:
                failures = 0
                continue
            if self._closing:
                return False
            failures += 1
            if failures < MOST_FAILURES:
                await self._sleep(min(FIRST_PAUSE * 2 ** (failures - 1), LONGEST_PAUSE))
                continue
            logger.warning("notice-given-up", notice=notice.id, kind=notice.kind, tries=MOST_FAILURES)
            failures, given_up = 0, notice.id  # the fault may be in this notice: try the next one
        return given_up > 0

    async def _write(self, what: str, work: Callable[[Connection], object], *, is_repeatable: bool = False) -> None:
        """Write as the process that delivers to this recipient; ClaimLost if another one does by now.

        ``is_repeatable``: as ``Store.write``.
        """

        def claimed(db: Connection) -> None:
            self._claims.require(db, what)
            work(db)

        await self._store.write(claimed, is_repeatable=is_repeatable)

    async def _attempt(self, notice: NoticeRow, what: str) -> bool:
        """Try to send a notice; return whether it needs no further attempt."""
        facts: dict[str, object] = {"notice": notice.id, "kind": notice.kind, "session": notice.session_id}
        if not notice.is_readable:
            logger.error("notice-parked", **facts, reason=UNREADABLE)
            await self._write(what, lambda db: NOTICES.change(db, {"parked": UNREADABLE}, id=notice.id))
            return True
        try:
            await self._write(
                what,
                lambda db: NOTICES.change(db, {"attempts": notice.attempts + 1}, id=notice.id),
                is_repeatable=True,
            )
            was_sent = await self._sender.deliver(notice)
        except Unreachable as error:
            reason = str(error)
            logger.warning("notice-parked", **facts, reason=reason)
            await self._write(what, lambda db: NOTICES.change(db, {"parked": reason}, id=notice.id))
            if notice.session_id is not None and notice.user_id is None:
                await self._reachability.mark_unreachable(notice.session_id, reason)
            return True
        except DirectMessagesRefused:
            logger.info("direct-message-refused", **facts)
            if self._doubt is not None and notice.user_id is not None and not self._closing:
                with suppress(StoreUnavailable, Refused):  # before the channel calls them in its place
                    await self._doubt(notice.user_id)
            await self._write(what, lambda db: reroute(db, notice))
            self._sorting.ask(notice.session_id or "")
            return True
        except Refused as refusal:
            logger.info("notice-dropped", **facts, reason=refusal.code)
            was_sent = False
        except ClaimLost:
            raise
        except Exception as error:
            # The boundary to the network: whatever it raises, the notice is kept. One traceback is enough.
            facts |= {"tries": notice.attempts + 1, "error": repr(error)}
            is_explained = self._closing or isinstance(error, StoreUnavailable)
            logger.warning("notice-failed", **facts, exc_info=not (notice.attempts or is_explained))
            return False
        if not was_sent:
            logger.info("notice-skipped", **facts)
        await self._write(what, lambda db: self._done(db, notice, was_sent))
        if was_sent and notice.session_id is not None and not self._closing:
            self._renewed.ask(notice.session_id)  # something may have settled it while it was sent
        return True

    def _done(self, db: Connection, notice: NoticeRow, was_sent: bool) -> None:
        NOTICES.delete(db, id=notice.id)
        if was_sent and notice.session_id is not None and notice.user_id is None:
            mark_reachable(db, notice.session_id, self._store.clock())


def _may_call(db: Connection, session_id: str | None) -> bool:
    """Whether people may be reminded in the channel of a table."""
    return session_id is None or not settings.reminds_directly(db, session_id)


def reroute(db: Connection, notice: NoticeRow) -> None:
    """Reroute a notice to a person who accepts no direct messages.

    A call (IN_CHANNEL) or a request goes to the channel and pings them there, unless the server wants reminders by
    direct message alone. A free seat is offered to somebody else, at the next tick. The daily digest is switched
    off, and the reminders that it has taken in go to their channels. Other notices are dropped.
    """
    NOTICES.delete(db, id=notice.id)
    if notice.user_id is None:
        return
    if notice.kind in IN_CHANNEL and (notice.kind not in REMINDERS or _may_call(db, notice.session_id)):
        notices.add(db, notice.kind, notice.created_at, notice.facts, session_id=notice.session_id)
    elif notice.kind in ONE_BY_ONE:
        request = REQUESTS.one(db, id=notice.facts["request"])
        if request is not None and request.asked[-1:] == (notice.user_id,) and "until" in request.facts:
            facts = {**request.facts, "until": notice.created_at}
            requests.search_goes_on(db, request, request.asked, facts, notice.created_at)
    elif notice.kind in OF_NOTICE:
        # The channel has had the question, so this is a reminder there.
        if notice.facts.get("reminder") and not _may_call(db, notice.session_id):
            return
        facts = {**notice.facts, "call": [notice.user_id], "reminder": True}
        notices.add(db, notice.kind, notice.created_at, facts, session_id=notice.session_id)
    elif notice.kind == "digest":
        mine = settings.of_user(db, notice.user_id)
        SETTINGS.put(db, replace(mine, digest=None, digest_at=None), user_id=notice.user_id)
        for session_id, seat, asked, stage, due in notice.facts.get("reminds", ()):
            if not _may_call(db, session_id):
                continue
            facts = {"seats": [seat], "asked": [asked], "stage": stage, "due": due}
            notices.add(db, "remind", notice.created_at, facts, session_id=session_id)
