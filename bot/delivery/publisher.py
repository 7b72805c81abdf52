"""Deliver panels from the outbox to the channels: only the newest, with retries, and again after a restart."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import partial
from typing import Protocol

import structlog

from bot.deadlines.outages import mark_reachable
from bot.rows.commitment import CommitmentRow
from bot.rows.log import Entry
from bot.rows.outbox import OutboxRow, PanelRow, Shown
from bot.rows.session import SessionRow
from bot.seating.reachability import Reachability
from bot.store import Connection
from bot.store.messages import outbox
from bot.store.play import commitments, log, sessions
from bot.table.codec import events_of
from bot.table.model import PanelKind, PanelMessage, PanelUpdate, Phase, Refused, Session, Unreachable, refusal_of
from bot.table.play import ROUND
from bot.table.undo import stands
from bot.tables.table_store import Committed
from bot.tables.tables import Tables
from bot.tables.tasks import KeyedTasks
from engines.core import Seat, seen_by
from engines.core.records import RESIGN

logger = structlog.get_logger(__name__)

TRIES = 36
"""Attempts for one panel, over half an hour, before it is left for the next ``start``."""
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds before the second attempt, and at most; the pause doubles each time."""
AT_ONCE = 8
"""Messages sent at the same time."""


class PanelSender(Protocol):
    """The sender of panels: the Discord side, or a test's."""

    async def send(self, update: PanelUpdate) -> PanelMessage | None:
        """Send a panel; return the new message, or None if none was posted.

        If the nonce brought back the message of an earlier attempt, the returned message says so (``is_earlier``).

        WAITS: return the edited panel, or None if it could not be edited; never post a new message.

        Unreachable: the channel is unreachable. Any other exception leads to another attempt.
        """
        ...

    async def post_commitment(self, session: Session, row: CommitmentRow) -> PanelMessage:
        """Post a hash in a message of its own, which is never edited; return its place. Raises as ``send``."""
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
    ) -> None:
        self._tables = tables
        self._store = tables.store
        self._reachability = reachability
        self._sender = sender
        self._clock = clock
        self._sleep = sleep
        self._sending = asyncio.Semaphore(AT_ONCE)
        self._tasks = KeyedTasks("publisher", self._publish)
        self._closing = False
        tables.listen(self._committed)

    def _committed(self, committed: Committed) -> None:
        if committed.has_panel:
            self._tasks.ask(committed.session_id)

    async def start(self) -> None:
        """Send waiting panels: after a start or a reconnect, and from time to time those given up."""
        for session_id in await self._store.read(outbox.waiting):
            self._tasks.ask(session_id)

    async def settle(self) -> None:
        """Wait until every panel is sent, parked, or given up for now."""
        await self._tasks.settle()

    async def close(self, seconds: float = 5.0) -> None:
        """Send what can be sent within ``seconds``, each panel tried once; the rest stays in the outbox."""
        self._closing = True
        try:
            await asyncio.wait_for(self._tasks.settle(), seconds)
        except TimeoutError:
            logger.info("outbox-left", sessions=len(await self._store.read(outbox.waiting)))
        await self._tasks.close()

    async def _publish(self, session_id: str) -> None:
        failures = 0
        while True:
            async with self._sending:  # read under it: what waits for its turn to be sent must not grow old
                pending = await self._store.read(partial(_pending, session_id=session_id))
                result = _Result.EMPTY if pending is None else await self._attempt(pending)
            if result is _Result.EMPTY:
                return
            if result is _Result.DONE:
                failures = 0
                continue
            if self._closing:
                return
            failures += 1
            if failures == TRIES:
                logger.warning("panel-given-up", session=session_id, tries=TRIES)
                return
            await self._sleep(min(FIRST_PAUSE * 2 ** (failures - 1), LONGEST_PAUSE))

    async def _attempt(self, pending: _Pending) -> _Result:
        row = pending.row
        if row.kind == PanelKind.WAITS:
            return await self._update_waiting(pending)
        try:
            outgoing = await self._outgoing(pending)
            if outgoing.session.incident is not None and outgoing.session.phase is not Phase.CLOSED:
                raise refusal_of(outgoing.session.incident)
            await self._post_commitments(outgoing.session, pending.commitments)
            await self._store.write(lambda db: outbox.begin_try(db, row, outgoing.shown))
            panel = await self._sender.send(outgoing.update)
        except Refused as refusal:
            reason = refusal.code
            logger.warning("panel-parked", session=row.session_id, reason=reason)
            await self._store.write(lambda db: outbox.park(db, row, reason))
            return _Result.DONE
        except Unreachable as error:
            logger.warning("panel-parked", session=row.session_id, reason=str(error))
            await self._reachability.mark_unreachable(row.session_id, str(error), row)
            return _Result.DONE
        except Exception as error:
            # The boundary to the network: whatever it raises, the outbox still has it. One traceback is enough.
            facts = {"session": row.session_id, "tries": row.tries + 1, "error": repr(error)}
            logger.warning("panel-failed", **facts, exc_info=row.tries == 0 and not self._closing)
            return _Result.FAILED
        return await self._store.write(lambda db: _sent(db, outgoing, panel, self._clock()))

    async def _post_commitments(self, session: Session, rows: Sequence[CommitmentRow]) -> None:
        """Post what is promised about the dice before the panel that shows what follows from it."""
        for row in rows:
            place = await self._sender.post_commitment(session, row)
            await self._store.write(
                partial(commitments.posted, row=row, channel_id=place.channel_id, message_id=place.message_id)
            )

    async def _update_waiting(self, pending: _Pending) -> _Result:
        """Edit the newest panel to show the seats that owe an action. Tried once: the next panel has them too."""
        shown, outgoing, row = None, None, pending.row
        try:
            outgoing = await self._outgoing(pending)
            if outgoing.panel is not None and outgoing.is_outdated:
                shown = await self._sender.send(outgoing.update)
        except Exception as error:
            # The same boundary; the next panel makes up for the loss.
            logger.info("panel-edit-failed", session=row.session_id, error=repr(error))

        def commit(db: Connection) -> _Result:
            outbox.done(db, row)
            if shown is not None and outgoing is not None and outgoing.panel is not None:
                outbox.set_panel(db, row.session_id, replace(outgoing.panel, movers=outgoing.awaited))
            return _rest(db, row.session_id)

        return await self._store.write(commit)

    async def _outgoing(self, pending: _Pending) -> _Outgoing:
        return _Outgoing(pending.row, await self._tables.decode(pending.session), pending.panel, pending.entries)


class _Result(Enum):
    """The result of an attempt; EMPTY: done, and the outbox is empty."""

    FAILED = auto()
    DONE = auto()
    EMPTY = auto()


@dataclass(frozen=True, slots=True)
class _Pending:
    """The newest row of a session's outbox with all that is needed to send it, read together."""

    row: OutboxRow
    session: SessionRow
    panel: PanelRow | None
    entries: tuple[Entry, ...]
    commitments: tuple[CommitmentRow, ...]
    """The hashes that are still to be posted."""


def _pending(db: Connection, session_id: str) -> _Pending | None:
    row = outbox.newest(db, session_id)
    session = None if row is None else sessions.get(db, session_id)
    if row is None or session is None:
        return None
    panel = outbox.panel(db, session_id)
    since = panel.since if panel is not None and row.kind == PanelKind.WAITS else session.published_row
    unposted = tuple(one for one in commitments.of_session(db, session_id) if one.message_id is None)
    nothing_played = session.phase == Phase.CLOSED and session.row < 0
    entries = tuple(log.since(db, session_id, since))
    return _Pending(row, session, panel, entries, () if nothing_played else unposted)


def _rest(db: Connection, session_id: str) -> _Result:
    return _Result.EMPTY if outbox.newest(db, session_id) is None else _Result.DONE


@dataclass(frozen=True, slots=True)
class _Outgoing:
    """One row of the outbox, decoded for sending."""

    row: OutboxRow
    session: Session
    panel: PanelRow | None
    """The session's newest panel."""
    entries: tuple[Entry, ...]
    """The rows of the log to be shown, including those taken back and their takebacks."""

    @property
    def shown(self) -> Shown:
        return Shown(self.session.row, self.session.decisions, tuple(self.session.movers))

    @property
    def update(self) -> PanelUpdate:
        rules, panel = self.session.rules, self.panel
        standing = [entry for entry in self.entries if stands(entry)]
        return PanelUpdate(
            session=self.session,
            kind=PanelKind(self.row.kind),
            events=tuple(event for entry in standing for event in seen_by(events_of(entry, rules), None)),
            nonce=f"{self.session.id}-{self.row.sent_as}",
            attempt=self.row.tries,
            awaited=self.awaited,
            previous=None if panel is None else PanelMessage(panel.channel_id, panel.message_id, panel.posted_at),
            moved=any(self._must_be_called(seat) for seat in self.session.movers),
            called=tuple(seat for seat in self.session.asked if self._must_be_called(seat)),
            absent=tuple(
                sorted(
                    Seat(seat)
                    for seat in {entry.seat for entry in standing if entry.by_clock and entry.notation != RESIGN}
                    if seat is not None
                )
            ),
        )

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats that the panel shows as owing an action (docs/decisions.md#discord).

        A seat that the newest panel shows as done stays done until it is asked again: a hidden choice that is taken
        back and made again must not show. If no other seat is left, the table is told the truth.
        """
        panel, movers = self.panel, self.session.movers
        if panel is None or not panel.decisions or self.row.kind != PanelKind.WAITS:
            return movers
        before, now = panel.decisions, self.session.decisions
        shown = (seat for seat in movers if seat in panel.movers or now[seat] // ROUND != before[seat] // ROUND)
        return tuple(shown) or movers

    @property
    def is_outdated(self) -> bool:
        """Whether the panel shows other seats as owing an action than it is to show."""
        session = self.session
        playing = session.phase is Phase.PLAYING and session.incident is None
        return playing and self.panel is not None and self.panel.movers != self.awaited

    def _must_be_called(self, seat: Seat) -> bool:
        """Whether to ping a seat that owes an action, or was asked something, because of others' actions.

        Since the last panel its decision number has grown by more than its own actions; or its own action, the last
        of several choices, brought a resolution. A seat that continues its turn or plays alone is not pinged by its
        own press, and nobody is pinged twice for the same choice. An action played for an expired turn is not the
        seat's own.
        """
        before = self.panel.decisions if self.panel is not None else ()
        own = [entry for entry in self.entries if entry.seat == seat and not entry.by_clock]
        grown = self.session.decisions[seat] - (before[seat] if before else 0)
        others = len(own) < len(self.entries)
        return others and (grown > len(own) or any(entry.barrier for entry in own))


def _sent(db: Connection, outgoing: _Outgoing, panel: PanelMessage | None, now: float) -> _Result:
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
    mark_reachable(db, session.id, now)
    if panel is not None:
        place = PanelRow(
            panel.channel_id,
            panel.message_id,
            panel.posted_at,
            movers=shown.movers,
            decisions=shown.decisions,
            since=session.published_row,
        )
        outbox.set_panel(db, session.id, place)
    return _rest(db, session.id)
