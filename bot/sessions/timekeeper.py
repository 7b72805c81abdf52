"""Does what time brings: reminders, deadlines, tables that stand still, and what fell into a time of being off."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial

import structlog

from bot.store import Connection, Store, clocks, notes, sessions, settings
from bot.store.clocks import ClockRow

from .clock import HALF, NEAR, VOTED, last_call, scheduled
from .hours import after, counted, hours_of
from .model import Refused
from .service import SessionService
from .still import IDLE, WARNED, next_warning
from .table_rules import HOUR, TableRules

logger = structlog.get_logger(__name__)

OUTAGE = 600.0
"""Seconds without a tick after which the bot was off, and nobody could play."""
GRACE = 6 * HOUR
"""What everybody has left after that, at least; a quarter of the time for a turn where that is less."""
NOTED = 60.0
"""Seconds between two notes that the bot is there."""
_TICK = "ticked"


class Timekeeper:
    """``tick`` does all that is due now; called often, it does nothing twice.

    What is due stands in the database, so a restart forgets nothing. ``outage``: seconds between two ticks after
    which people are given time again (a clock that is made to run fast needs more).
    """

    def __init__(self, store: Store, service: SessionService, *, outage: float = OUTAGE) -> None:
        self._store = store
        self._service = service
        self._outage = outage
        self._ticking = asyncio.Lock()

    async def tick(self) -> None:
        async with self._ticking:
            now = self._store.clock()
            await self._note(now)
            for session_id in await self._store.read(partial(clocks.due, now=now)):
                await self._attend(session_id)
            for session_id in await self._store.read(partial(sessions.still_since, before=now - IDLE)):
                await self._service.still.warn(session_id)
            for session_id in await self._store.read(partial(sessions.warned_before, at=now - WARNED)):
                await self._service.still.close(session_id)
            await self._service.digests.tick(now)

    async def next_due(self) -> float | None:
        """When there is something to do next, as far as is known now; None: never."""

        def work(db: Connection) -> float | None:
            warned = sessions.longest_warned(db)
            moments = (
                clocks.next_due(db),
                settings.next_digest_due(db),
                next_warning(db, self._store.clock()),
                None if warned is None else warned + WARNED,
            )
            return min((moment for moment in moments if moment is not None), default=None)

        return await self._store.read(work)

    async def _note(self, now: float) -> None:
        """Write down that the bot is there; after an outage, give everybody time."""
        text = await self._store.read(lambda db: notes.get(db, _TICK))
        last = now if text is None else float(text)

        def work(db: Connection) -> None:
            if now - last > self._outage:
                logger.info("outage", seconds=int(now - last))
                for clock in clocks.limited(db):
                    give_grace(db, clock, now)
            notes.put(db, _TICK, repr(now))

        if text is None or now - last >= NOTED:
            await self._store.write(work)

    async def _attend(self, session_id: str) -> None:
        try:
            await self._service.absence.attend(session_id)
        except Refused as refusal:
            logger.info("table-not-attended", session=session_id, why=refusal.code)
        except Exception:
            # The boundary between one table's faults and all other tables.
            logger.exception("table-not-attended", session=session_id)


def give_grace(db: Connection, clock: ClockRow, now: float) -> None:
    """See to it that a clock has some time left. Of the reminders that were due meanwhile one is told."""
    row = sessions.get(db, clock.session_id)
    limit = None if row is None else TableRules.model_validate_json(row.house).seconds
    if limit is None or clock.due_at is None or clock.stage >= VOTED:
        return
    person = settings.of_user(db, clock.user_id)
    hours = hours_of(person)
    floor = after(hours, now, min(limit / 4, GRACE))
    if clock.due_at >= floor:
        return
    later = replace(clock, due_at=floor)
    late = counted(hours, now, clock.due_at) <= last_call(limit)
    if late and clock.stage < NEAR and person.remind != "none":
        # Both reminders fell into the outage: the second one is told, and then nothing before the end.
        clocks.put(db, replace(later, stage=HALF, next_at=after(hours, now, 0)))
    else:
        clocks.put(db, scheduled(later, limit, person, now))
