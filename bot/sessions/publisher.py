"""Tells the channels what is in the outbox: newest first, again after a failure, on after a restart."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

import structlog

from bot.store import Connection, Store, log, outbox, sessions
from bot.store.outbox import PanelRow, Waiting
from engines.core import Seat, seen_by

from .codec import events_of
from .errands import Errands
from .model import PanelMessage, Phase, Refused, Session, Telling, TellingKind, Undeliverable
from .service import SessionService
from .undo import stands

logger = structlog.get_logger(__name__)

TRIES = 36
"""Attempts for one telling, over half an hour, before it is left for the next ``start``."""
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds before the second attempt, and at most; it doubles from one to the other."""
AT_ONCE = 8
"""Channels that are told at the same time."""


class Announcer(Protocol):
    """Who speaks to Discord."""

    async def announce(self, telling: Telling) -> PanelMessage | None:
        """Tell it; the new panel's place, or None if no new message was posted.

        Undeliverable: the channel cannot be told. Anything else that is raised: worth another attempt.
        """
        ...


class Publisher:
    """One task a session that has something to tell; it ends when nothing is left to tell."""

    def __init__(
        self,
        store: Store,
        service: SessionService,
        announcer: Announcer,
        clock: Callable[[], float],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._store = store
        self._service = service
        self._announcer = announcer
        self._clock = clock
        self._sleep = sleep
        self._speaking = asyncio.Semaphore(AT_ONCE)
        self._errands = Errands("publisher", self._publish)
        service.on_news(self._errands.ask)

    async def start(self) -> None:
        """Tell what waits in the outbox: after a start, a reconnect, and now and then what was given up."""
        for session_id in await self._store.read(outbox.waiting):
            self._errands.ask(session_id)

    async def settle(self) -> None:
        """Wait until everything is told, parked, or given up for now."""
        await self._errands.settle()

    async def close(self, grace: float = 5.0) -> None:
        """Tell what can be told within ``grace`` seconds; the rest stays in the outbox."""
        try:
            await asyncio.wait_for(self._errands.settle(), grace)
        except TimeoutError:
            logger.info("outbox-left", sessions=len(await self._store.read(outbox.waiting)))
        await self._errands.close()

    async def trouble(self, session_id: str) -> str | None:
        """Why this session's channel cannot be told; None if it can."""
        return await self._store.read(lambda db: outbox.parked(db, session_id))

    async def _publish(self, session_id: str) -> None:
        failures = 0
        while (row := await self._store.read(lambda db: outbox.newest(db, session_id))) is not None:
            async with self._speaking:
                told = await self._attempt(row)
            if told:
                failures = 0
                continue
            failures += 1
            if failures == TRIES:
                logger.warning("publish-given-up", session=session_id, tries=TRIES)
                return
            await self._sleep(min(FIRST_PAUSE * 2 ** (failures - 1), LONGEST_PAUSE))

    async def _attempt(self, row: Waiting) -> bool:
        """Whether this row needs no further attempt."""
        try:
            telling = await self._telling(row)
            await self._store.write(lambda db: outbox.begin_try(db, row))
            panel = await self._announcer.announce(telling)
        except (Refused, Undeliverable) as error:
            reason = error.code if isinstance(error, Refused) else str(error)
            logger.warning("undeliverable", session=row.session_id, reason=reason)
            await self._store.write(lambda db: outbox.park(db, row, reason))
            return True
        except Exception as error:
            # The boundary to the network: whatever it raises, the outbox still has it. One traceback is enough.
            facts = {"session": row.session_id, "tries": row.tries + 1, "error": repr(error)}
            logger.warning("publish-failed", **facts, exc_info=row.tries == 0)
            return False
        await self._told(row, telling.session, panel)
        return True

    async def _telling(self, row: Waiting) -> Telling:
        session = await self._service.load(row.session_id)
        if session.incident is not None and session.phase is not Phase.CLOSED:
            raise Refused("quarantined", incident=session.incident)

        def history(db: Connection) -> tuple[list[log.Entry], PanelRow | None]:
            return log.since(db, session.id, session.published_row), outbox.panel(db, session.id)

        entries, panel = await self._store.read(history)
        news = [entry for entry in entries if entry.row <= session.row and stands(entry)]
        return Telling(
            session=session,
            kind=TellingKind(row.kind),
            events=tuple(event for entry in news for event in seen_by(events_of(entry, session.rules), None)),
            nonce=f"{session.id}-{row.id}",
            attempt=row.tries,
            previous=None if panel is None else PanelMessage(panel.channel_id, panel.message_id, panel.posted_at),
            moved=panel is None or any(_asked_anew(seat, panel, news) for seat in session.movers),
        )

    async def _told(self, row: Waiting, session: Session, panel: PanelMessage | None) -> None:
        def commit(db: Connection) -> None:
            outbox.done(db, row)
            sessions.told(db, session.id, session.row)
            if panel is not None:
                place = PanelRow(panel.channel_id, panel.message_id, panel.posted_at, tuple(session.movers))
                outbox.set_panel(db, session.id, place)

        await self._store.write(commit)


def _asked_anew(seat: Seat, panel: PanelRow, news: Sequence[log.Entry]) -> bool:
    """Whether a seat that owes an action is to be called: it did not owe one, or others have acted since."""
    return seat not in panel.movers or any(entry.seat is not None and entry.seat != seat for entry in news)
