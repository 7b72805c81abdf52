"""Deliver panels from the outbox to the channels: only the newest, with retries, and again after a restart."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from enum import Enum, auto
from functools import partial
from typing import Protocol, TypeVar

import structlog

from bot.cluster.claims import ClaimLost
from bot.rows.commitment import BOARDS, LOBBIES, CommitmentRow, FirstMessageRow
from bot.rows.errors import StoreUnavailable
from bot.rows.messages import PanelRow
from bot.rows.threads import ThreadRow
from bot.seating.reachability import AnnouncementGone, Reachability, Unreachable
from bot.session.model import PanelKind, Phase, Refused, Session, refusal_of
from bot.store import Connection
from bot.store.cluster import panels_of
from bot.store.games import commitments, log, sessions, threads
from bot.store.games.commitments import FIRST
from bot.store.games.threads import THREADS
from bot.store.messages import outbox
from bot.store.messages.outbox import PANELS
from bot.tables.all_tables import Tables
from bot.tables.clock import mark_reachable
from bot.tables.session_store import Committed
from bot.tables.tasks import KeyedTasks
from bot.workers import Closed

from .chains import Chains, TurnsOf, nobody
from .old_panels import OldPanels
from .outgoing import Outgoing, PanelMessage, PanelUpdate, Pending, pending_of

logger = structlog.get_logger(__name__)

T = TypeVar("T")

MOST_FAILURES = 36
"""Attempts for one panel, over half an hour, before it is left for the next ``start``."""
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds before the second attempt, and at most; the pause doubles each time."""
BUSY = "channel-busy"
"""Why a table cannot be in its thread: another one is open there."""
AT_ONCE = 8
"""Messages sent at the same time."""
UNDER_WAY = 32
"""Tables whose panels are read, drawn and sent at the same time."""


class PanelSender(Protocol):
    """The sender of panels: the Discord side, or a test's."""

    async def send(self, update: PanelUpdate) -> PanelMessage | None:
        """Send a panel; return the new message, or None if none was posted.

        If the nonce brought back the message of an earlier attempt, the returned message says so (``is_earlier``).

        WAITS: return the edited panel, or None if it can never be edited; never post a new message.

        Unreachable: the channel is unreachable. Any other exception leads to another attempt.
        """
        ...

    async def post_commitment(self, session: Session, row: CommitmentRow) -> PanelMessage:
        """Post a hash in a message of its own, which is never edited; return its place. Raises as ``send``."""
        ...

    async def announce(self, session: Session, thread: ThreadRow) -> int:
        """Post what a table's thread starts from: an announcement in the parent, or a whole post in a forum.

        Return its message. If an earlier attempt was begun, what that one has posted counts. If the row has a
        message, that one was deleted, and another is posted. Raises as ``send``.
        """
        ...

    async def start_thread(self, session: Session, thread: ThreadRow) -> int:
        """Start the thread from its announcement unless it is there; return its channel. Raises as ``send``.

        AnnouncementGone: it was deleted.
        """
        ...


class Publisher:
    """One task for each session with rows in the outbox; it ends when none is left."""

    def __init__(
        self,
        tables: Tables,
        reachability: Reachability,
        sender: PanelSender,
        clock: Callable[[], float],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        computers: TurnsOf = nobody,
        posted: Callable[[str], Awaitable[None]] | None = None,
    ) -> None:
        """``computers`` returns the task in which the computer players of a table are choosing.

        ``posted`` is called with a frozen lobby whose commitment is posted: its dice may wait for that message.
        """
        self._tables = tables
        self._store = tables.store
        self._claims = tables.claims
        self._reachability = reachability
        self._sender = sender
        self._clock = clock
        self._sleep = sleep
        self._under_way = asyncio.Semaphore(UNDER_WAY)
        self._tasks = KeyedTasks("publisher", self._publish)
        self._closing = False
        self._chains = Chains(computers, clock)
        self._old = OldPanels(self._edit_old, clock)
        self._posted = posted
        self._news: dict[str, asyncio.Event] = {}
        """Of the sessions whose task is running: set when there may be more to send."""
        tables.listen(self._committed)

    def _committed(self, committed: Committed) -> None:
        if committed.has_panel:
            self._ask(committed.session_id)

    def _ask(self, session_id: str) -> None:
        self._tasks.ask(session_id)
        if (news := self._news.get(session_id)) is not None:
            news.set()

    async def start(self) -> None:
        """Send waiting panels: after a start or a reconnect, and from time to time those given up."""
        for session_id in await self._store.read(outbox.past):  # such as what a process has left that was killed
            await self._edit_past(session_id)
        for session_id in await self._store.read(outbox.waiting):
            self._ask(session_id)

    async def poll(self) -> None:
        """Send waiting panels of tables that no process delivers to: of one that has died, or is behind."""

        def work(db: Connection) -> list[str]:
            waiting = {panels_of(session_id): session_id for session_id in outbox.waiting(db)}
            return [waiting[what] for what in self._claims.free(db, waiting)]

        for session_id in await self._store.read(work):
            self._tasks.ask(session_id)

    async def tick(self) -> None:
        """Edit the old panels that had to wait."""
        for session_id in self._old.due():
            await self._edit_past(session_id)

    async def _edit_past(self, session_id: str) -> None:
        if await self._store.write(partial(outbox.edit_past, session_id=session_id, at=self._clock())):
            self._ask(session_id)

    async def settle(self) -> None:
        """Wait until every panel is sent or edited, parked, or given up for now."""
        await self._tasks.settle()
        await self._old.settle()

    async def close(self, seconds: float = 5.0) -> None:
        """Send what can be sent within ``seconds``, each panel tried once; the rest stays in the outbox."""
        self._closing = True
        for news in self._news.values():
            news.set()
        try:
            await asyncio.wait_for(self._tasks.settle(), seconds)
        except TimeoutError:
            logger.info("outbox-left", sessions=len(await self._store.read(outbox.waiting)))
        await self._tasks.close()
        await self._old.close()

    async def _publish(self, session_id: str) -> None:
        """Deliver to a table, unless another process does. A table given up stays claimed: nobody else tries."""
        what = panels_of(session_id)
        if not await self._claims.take(what):
            return
        is_given_up, news = False, asyncio.Event()
        self._news[session_id] = news
        try:
            is_given_up = not await self._deliver(session_id, news)
        except ClaimLost:
            logger.warning("claim-lost", session=session_id)
        finally:
            del self._news[session_id]
            if not is_given_up:
                await self._claims.release(what)

    async def _deliver(self, session_id: str, news: asyncio.Event) -> bool:
        """Send until the outbox is empty; return False for a table that is given up for now."""
        failures = 0
        while True:
            news.clear()
            async with self._under_way:  # read under it: what waits for its turn to be sent must not grow old
                pending = await self._store.read(partial(pending_of, session_id=session_id))
                result = _Result.EMPTY if pending is None else await self._attempt(pending)
            if result is _Result.EMPTY:
                return True
            if result is _Result.DONE:
                failures = 0
                continue
            if self._closing or result is _Result.STOPPED:
                return True
            if result is _Result.HELD:
                await self._chains.wait(session_id, news)
                continue
            failures += 1
            if failures == MOST_FAILURES:
                logger.warning("panel-given-up", session=session_id, tries=MOST_FAILURES)
                return False
            await self._sleep(min(FIRST_PAUSE * 2 ** (failures - 1), LONGEST_PAUSE))

    async def _write(self, session_id: str, work: Callable[[Connection], T], *, is_repeatable: bool = False) -> T:
        """Write as the process that delivers to this table; ClaimLost if another one does by now.

        ``is_repeatable``: as ``Store.write``.
        """

        def claimed(db: Connection) -> T:
            self._claims.require(db, panels_of(session_id))
            return work(db)

        return await self._store.write(claimed, of_table=True, is_repeatable=is_repeatable)

    async def _attempt(self, pending: Pending) -> _Result:
        row, thread = pending.row, pending.thread
        if row.kind == PanelKind.WAITS and thread is None:
            return await self._update_waiting(pending)
        try:
            if thread is not None:
                return await self._open_thread(pending, thread)
            outgoing = await self._outgoing(pending)
            if outgoing.session.incident is not None and outgoing.session.phase is not Phase.CLOSED:
                raise refusal_of(outgoing.session)
            if self._chains.holds(outgoing, is_old=self._has_news(outgoing)):
                return _Result.HELD
            if await self._post_commitments(outgoing.session, pending.commitments):
                return _Result.DONE  # it is dealt, and its board is in the outbox
            await self._write(
                row.session_id, lambda db: outbox.begin_try(db, row, outgoing.shown), is_repeatable=True
            )
            self._old.forget(row.session_id)
            panel = await self._sender.send(outgoing.update)
        except Refused as refusal:
            reason = refusal.code
            logger.warning("panel-parked", session=row.session_id, reason=reason)
            await self._write(row.session_id, lambda db: outbox.park(db, row, reason))
            return _Result.DONE
        except Unreachable as error:
            logger.warning("panel-parked", session=row.session_id, reason=str(error))
            await self._reachability.mark_unreachable(row.session_id, str(error), row)
            return _Result.DONE
        except ClaimLost:
            raise
        except Closed:  # the bot stops, which the drawers know before this does
            logger.info("panel-left", session=row.session_id)
            return _Result.STOPPED
        except Exception as error:
            # The boundary to the network: whatever it raises, the outbox still has it. One traceback is enough, and
            # none while the database is away or the bot stops.
            facts = {"session": row.session_id, "tries": row.tries + 1, "error": repr(error)}
            is_explained = self._closing or isinstance(error, StoreUnavailable)
            is_first = row.tries == 0 and not (thread is not None and thread.is_begun)
            logger.warning("panel-failed", **facts, exc_info=is_first and not is_explained)
            return _Result.FAILED
        self._chains.shown(row.session_id)
        return await self._write(row.session_id, lambda db: _sent(db, outgoing, panel, self._clock()))

    async def _open_thread(self, pending: Pending, thread: ThreadRow) -> _Result:
        """Open the thread of a table: each step is a row before the next one begins, and may be repeated.

        A lobby that was closed before anything was posted needs none.
        """
        session = await self._tables.decode(pending.session)
        if session.phase not in (Phase.LOBBY, Phase.PLAYING) and not thread.is_begun:
            await self._write(session.id, lambda db: outbox.done(db, pending.row))
            return _Result.DONE
        if thread.message_id is None:
            await self._write(session.id, lambda db: THREADS.change(db, {"is_begun": True}, session_id=session.id))
            thread = await self._announce(session, thread)
        try:
            channel_id = await self._sender.start_thread(session, thread)
        except AnnouncementGone:  # once: who deletes the next one as well does not want the thread
            thread = await self._announce(session, thread)
            channel_id = await self._sender.start_thread(session, thread)

        def opened(db: Connection) -> None:
            there = sessions.open_in(db, channel_id)
            if there is not None and there.id != session.id:  # in a thread that somebody else has started
                raise Unreachable(BUSY)
            threads.opened(db, thread, channel_id, self._clock())

        async with self._tables.holding([session.id]) as held:
            await held.finish(self._write(session.id, opened))
        logger.info("thread-opened", session=session.id, channel=channel_id, kind=thread.kind)
        self._tables.pass_on(Committed(session.id, has_panel=False, has_notices=True))
        return _Result.DONE

    async def _announce(self, session: Session, thread: ThreadRow) -> ThreadRow:
        """Post what the thread starts from; return its row with the message."""
        message_id = await self._sender.announce(session, thread)
        await self._write(
            session.id, lambda db: THREADS.change(db, {"message_id": message_id}, session_id=session.id)
        )
        return replace(thread, message_id=message_id)

    def _has_news(self, outgoing: Outgoing) -> bool:
        """Whether something was committed since this was read; a stop reads nothing again."""
        return self._news[outgoing.session.id].is_set() and not self._closing

    async def _post_commitments(self, session: Session, rows: Sequence[CommitmentRow]) -> bool:
        """Post what is promised about the dice before the panel that shows what follows from it.

        Return whether a game was dealt that had waited for the message.
        """
        for row in rows:
            place = await self._sender.post_commitment(session, row)
            await self._store.write(
                partial(commitments.posted, row=row, channel_id=place.channel_id, message_id=place.message_id)
            )
        if not rows or not session.is_frozen or self._posted is None:
            return False
        await self._posted(session.id)
        return not (await self._tables.load(session.id)).is_frozen

    async def _update_waiting(self, pending: Pending) -> _Result:
        """Edit the newest panel to show the seats that owe an action, an old one beside this.

        One that could not be edited is tried again, unless the next panel comes first: it has them too.
        """
        row, edited, old, is_left = pending.row, None, None, False
        try:
            outgoing = await self._outgoing(pending)
            if self._chains.holds(outgoing, is_old=self._has_news(outgoing)):
                return _Result.HELD
            if outgoing.panel is not None and (outgoing.is_outdated or outgoing.says_past):
                if self._old.has(outgoing.panel):
                    old, is_left = outgoing, True
                else:
                    edited = await self._edited(outgoing)
        except (Refused, Unreachable) as error:
            logger.info("panel-edit-failed", session=row.session_id, error=repr(error))
        except Exception as error:
            # The same boundary.
            logger.info("panel-edit-failed", session=row.session_id, error=repr(error))
            self._old.postpone(row.session_id)
            is_left = True

        def commit(db: Connection) -> _Result:
            outbox.done(db, row)
            if edited is not None:
                PANELS.put(db, edited, session_id=row.session_id)
            elif is_left:
                outbox.mark_past(db, row.session_id)
            return _rest(db, row.session_id)

        result = await self._write(row.session_id, commit)
        if old is not None:
            self._old.begin(old)
        return result

    async def _edited(self, outgoing: Outgoing) -> PanelRow:
        """Edit a panel and return its row; one that can never be edited is not tried again for what holds now."""
        assert outgoing.panel is not None
        movers = outgoing.awaited if await self._sender.send(outgoing.update) else outgoing.panel.movers
        return replace(outgoing.panel, movers=movers, now=outgoing.now)

    async def _edit_old(self, outgoing: Outgoing) -> None:
        """Edit an old panel and record it, if no other one has taken its place meanwhile."""
        try:
            edited = await self._edited(outgoing)
        except (Refused, Unreachable) as error:
            logger.info("panel-edit-failed", session=outgoing.session.id, error=repr(error))
            return

        def commit(db: Connection) -> None:
            newest, session_id = outbox.panel(db, outgoing.session.id), outgoing.session.id
            if newest is not None and newest.message_id == edited.message_id:
                PANELS.put(db, edited, session_id=session_id)
                if self._old.is_left(session_id):
                    outbox.mark_past(db, session_id)

        await self._store.write(commit, of_table=True)

    async def _outgoing(self, pending: Pending) -> Outgoing:
        session = await self._tables.decode(pending.session)
        entries = pending.entries
        if session.row > pending.session.row:  # its rules were corrected just now
            entries = await self._tables.store.read(lambda db: tuple(log.ask_unread(db, session.id)()))
        return Outgoing(pending.row, session, pending.panel, entries, pending.undone)


class _Result(Enum):
    """The result of an attempt.

    EMPTY: done, and the outbox is empty; HELD: not yet to be sent; STOPPED: left to the next start.
    """

    STOPPED = auto()
    FAILED = auto()
    HELD = auto()
    DONE = auto()
    EMPTY = auto()


def _rest(db: Connection, session_id: str) -> _Result:
    return _Result.EMPTY if outbox.newest(db, session_id) is None else _Result.DONE


def _sent(db: Connection, outgoing: Outgoing, panel: PanelMessage | None, now: float) -> _Result:
    """Record that the panel was sent, and its message.

    If an earlier attempt had arrived, before a crash or behind a lost response, only what it showed is published.
    The newest row follows with the rest, in a message of its own, and takes the controls off this one.
    """
    session, begun, shown = outgoing.session, outgoing.row.begun, outgoing.shown
    if panel is not None and panel.is_earlier and begun is not None:
        shown = begun.shown
        outbox.begun_done(db, outgoing.row)
    else:
        outbox.done(db, outgoing.row)
    sessions.mark_published(db, session.id, shown.row)
    if panel is not None:
        before = outgoing.panel
        edited = before if before is not None and before.message_id == panel.message_id else None
        place = PanelRow(
            panel.channel_id,
            panel.message_id,
            panel.posted_at,
            movers=shown.movers,
            decisions=shown.decisions,
            since=session.published_row if edited is None else edited.since,
            now=outgoing.now,
        )
        PANELS.put(db, place, session_id=session.id)
        message = FirstMessageRow(session.id, panel.channel_id, panel.message_id)
        if session.published_row < 0 <= shown.row:
            FIRST[BOARDS].insert_new(db, message)
        elif outgoing.panel is None and outgoing.row.kind == PanelKind.LOBBY:
            FIRST[LOBBIES].insert_new(db, message)
    rest = outbox.ask_newest(db, session.id)  # asked for with the next: one message to a server
    mark_reachable(db, session.id, now)
    return _Result.EMPTY if rest() is None else _Result.DONE
