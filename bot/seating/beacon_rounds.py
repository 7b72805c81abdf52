"""Lobbies whose dice wait for a round of the beacon or the message of their commitment; then they are dealt."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import structlog

from bot.beacon import BeaconFailed, Drand
from bot.session.model import Refused, Session
from bot.store.games import commitments, sessions
from bot.tables.all_tables import Tables
from bot.tables.moves import Moves
from bot.tables.session_store import Committed
from bot.tables.tasks import KeyedTasks
from engines.core.history.drand import chain_of, posted_at
from engines.core.history.fairness import MESSAGE, Beacon, Proof

log = structlog.get_logger(__name__)

PATIENCE = 120.0
"""Seconds that a process waits for a round or a message before the game begins without it."""
PAUSE = 3.0
"""Seconds between two questions for the same round or message."""


class BeaconRounds:
    """One task for each frozen lobby; ``resume`` starts those that another process has left."""

    def __init__(
        self,
        tables: Tables,
        moves: Moves,
        beacon: Drand | None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._tables = tables
        self._moves = moves
        self._beacon = beacon
        self._sleep = sleep
        self._monotonic = monotonic
        self._tasks = KeyedTasks("beacon", self._deal)
        self._changed: dict[str, asyncio.Event] = {}
        """Of the lobbies that wait for a message: set when one is dealt, or ends."""
        tables.listen(self._committed)

    def _committed(self, committed: Committed) -> None:
        if committed.session is not None and committed.session.is_frozen:
            self._tasks.ask(committed.session_id)
        elif (changed := self._changed.get(committed.session_id)) is not None:
            changed.set()

    async def resume(self) -> None:
        """Resume every lobby that waits for a round or a message."""
        for session_id in await self._tables.store.read(sessions.frozen):
            self._tasks.ask(session_id)

    async def _deal(self, session_id: str) -> None:
        try:
            session = await self._tables.load(session_id)
            if not session.is_frozen:
                return
            if session.fairness == MESSAGE:
                await self._until_posted(session_id)
            if session.beacon is None or session.beacon.round is None or await self._is_late(session):
                await self._moves.deal(session_id)
            else:
                await self._moves.deal(session_id, *await self._fetch(session_id, session.beacon))
        except Refused as refusal:
            log.info("deal-refused", session=session_id, reason=refusal.code)

    async def posted(self, session_id: str) -> None:
        """Deal a lobby that waits for the message of its commitment alone, which is posted."""
        try:
            session = await self._tables.load(session_id)
            if session.is_frozen and (session.beacon is None or session.beacon.round is None):
                await self._moves.deal(session_id)
        except Refused as refusal:
            log.info("deal-refused", session=session_id, reason=refusal.code)

    async def _is_late(self, session: Session) -> bool:
        """Whether the commitment was posted when its round was published already: anybody could know it."""
        message, beacon = await self._message_of(session.id), session.beacon
        if session.fairness != MESSAGE or message is None or beacon is None or beacon.round is None:
            return False
        chain = chain_of(beacon.url)
        is_late = chain is not None and posted_at(message) >= chain.published_at(beacon.round)
        if is_late:
            log.warning(
                "round-given-up", session=session.id, round=beacon.round, reason="the commitment came later"
            )
        return is_late

    async def _message_of(self, session_id: str) -> int | None:
        return await self._tables.store.read(lambda db: commitments.message_of(db, session_id))

    async def _until_posted(self, session_id: str) -> None:
        """Wait until the commitment is posted, also by another process, or the lobby is dealt or ended; at most
        PATIENCE seconds."""
        until = self._monotonic() + PATIENCE
        changed = self._changed[session_id] = asyncio.Event()
        try:
            while (await self._tables.load(session_id)).is_frozen:
                if await self._message_of(session_id) is not None:
                    return
                if self._monotonic() + PAUSE > until:
                    log.warning("message-given-up", session=session_id)
                    return
                pauses = [asyncio.ensure_future(one) for one in (self._sleep(PAUSE), changed.wait())]
                try:
                    await asyncio.wait(pauses, return_when=asyncio.FIRST_COMPLETED)
                finally:
                    for one in pauses:
                        one.cancel()
                changed.clear()
        finally:
            del self._changed[session_id]

    async def _fetch(self, session_id: str, awaited: Beacon) -> tuple[Beacon, Proof | None]:
        """Return the awaited round; as it is if it does not come, or from another beacon."""
        facts = {"session": session_id, "round": awaited.round}
        if self._beacon is None or self._beacon.url != awaited.url or awaited.round is None:
            log.warning("round-given-up", **facts, reason="this beacon is no longer used")
            return awaited, None
        until = self._monotonic() + PATIENCE
        while True:
            try:
                return await self._beacon.fetch(awaited.round)
            except BeaconFailed as failure:
                reason = str(failure)
            if self._monotonic() + PAUSE > until:
                log.warning("round-given-up", **facts, reason=reason)
                return awaited, None
            log.debug("round-missing", **facts, reason=reason)
            await self._sleep(PAUSE)

    async def settle(self) -> None:
        """Wait until no lobby waits."""
        await self._tasks.settle()

    async def close(self) -> None:
        """Stop asking; ``resume`` continues."""
        await self._tasks.close()
