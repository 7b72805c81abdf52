"""The scheduler: reminders, expired turns, requests, idle tables, digests, the dice of the day, expired private
boards, and extra time after an outage."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import structlog

from bot.cluster.claims import Claims, claimed
from bot.deadlines.idle import IDLE, WARNED, next_warning
from bot.rows.errors import StoreUnavailable
from bot.services import Services
from bot.session.model import PanelKind, Refused
from bot.store import Connection, bot_state
from bot.store.cluster import DAYS, DIGESTS, clocks_of
from bot.store.drivers import dialect
from bot.store.games import ahead, clocks, private_boards, sessions
from bot.store.games.ahead import FIRINGS
from bot.store.games.clocks import CLOCKS
from bot.store.messages import outbox, requests, seat_lists, unsettled
from bot.store.messages.unsettled import UNSETTLED
from bot.store.people.settings import SETTINGS
from bot.tables.clock import extend_clock
from bot.tables.daily import mark_down
from bot.tables.session_store import Committed

logger = structlog.get_logger(__name__)

OUTAGE = 600.0
"""Seconds without a tick that count as an outage, in which nobody could play."""
TICK_PAUSE = 60.0
"""Seconds between two stored ticks."""
_TICK = "ticked"


class Scheduler:
    """``tick`` does all that is due now; a repeated call does nothing.

    Due times are in the database, so a restart loses nothing. ``outage``: seconds between two ticks after which
    people get extra time (a clock that runs fast needs more).
    """

    def __init__(self, services: Services, *, outage: float = OUTAGE) -> None:
        self._store = services.store
        self._claims = services.tables.claims
        self._services = services
        self._outage = outage
        self._ticking = asyncio.Lock()

    async def tick(self) -> None:
        async with self._ticking:
            now = self._store.clock()
            await self._record_tick(now)
            services, mine = self._services, self._claims
            async with claimed(mine, DIGESTS) as is_mine:
                if is_mine:
                    await self._services.digests.tick(now)  # before the reminders, some of which it takes in
            await self._attend_days(now)
            for session_id in await self._store.read(partial(ahead.due, now=now)):
                await _attend_one(mine, session_id, services.ahead.attend)
            for session_id in await self._store.read(partial(clocks.due, now=now)):
                await _attend_one(mine, session_id, services.expired_turns.attend)
            for session_id in await self._store.read(partial(clocks.to_look, now=now)):
                await _attend_one(mine, session_id, services.absences.attend)
            for session_id in await self._store.read(partial(requests.due, now=now)):
                await _attend_one(mine, session_id, services.requests.attend)
            for session_id in await self._store.read(partial(sessions.idle_since, before=now - IDLE)):
                await _attend_one(mine, session_id, services.idle_tables.warn)
            for session_id in await self._store.read(partial(sessions.warned_before, at=now - WARNED)):
                await _attend_one(mine, session_id, services.idle_tables.close)
            await services.seat_lists.tick(now)
            for session_id in await self._store.read(partial(unsettled.ended, now=now)):
                services.tables.pass_on(Committed(session_id, has_panel=False, has_notices=False))

    async def _attend_days(self, now: float) -> None:
        """Do what is due of the dice of the day; a failure does not affect the tables."""
        try:
            async with claimed(self._claims, DAYS) as is_mine:
                if is_mine and await self._services.daily.tick(now):
                    self._services.tables.pass_on(Committed("", has_panel=False, has_notices=True))
        except StoreUnavailable:
            raise
        except Exception:
            # The boundary between the dice of the day and all tables.
            logger.exception("days-failed")

    async def next_due(self) -> float | None:
        """Return when the next work is due, as far as is known now; None: never."""

        def work(db: Connection) -> float | None:
            warned = sessions.longest_warned(db)
            moments = (
                FIRINGS.least(db, "fires_at"),
                clocks.next_due(db),
                CLOCKS.least(db, "look_at"),
                requests.next_due(db),
                SETTINGS.least(db, "digest_at"),
                next_warning(db, self._store.clock()),
                None if warned is None else warned + WARNED,
                UNSETTLED.least(db, "ends_at"),
                seat_lists.next_due(db),
            )
            return min((moment for moment in moments if moment is not None), default=None)

        due = (await self._store.read(work), await self._services.daily.next_due())
        return min((moment for moment in due if moment is not None), default=None)

    async def _record_tick(self, now: float) -> None:
        """Store the time of this tick, and delete expired private boards; after an outage, extend all clocks."""
        text = await self._store.read(lambda db: bot_state.get(db, _TICK))
        if text is not None and abs(now - float(text)) < TICK_PAUSE:  # a clock that ran ahead may be set back
            return

        def work(db: Connection) -> None:
            dialect.take_turns(db, "ticking")
            text = bot_state.get(db, _TICK)  # another process may have ticked meanwhile
            last = now if text is None else float(text)
            moved.clear()  # a transaction may run again
            if now - last > self._outage:
                logger.info("outage-noticed", seconds=int(now - last))
                mark_down(db, last, now)
                for clock in clocks.limited(db):
                    if extend_clock(db, clock, now):
                        outbox.add(db, clock.session_id, PanelKind.WAITS, now)  # its panel says the old deadline
                        moved.append(clock.session_id)
            private_boards.expire(db, now)
            bot_state.put(db, _TICK, repr(now))

        moved: list[str] = []
        await self._store.write(work)
        for session_id in moved:
            self._services.tables.pass_on(Committed(session_id, has_panel=True, has_notices=False))


async def _attend_one(mine: Claims, session_id: str, attend: Callable[[str], Awaitable[None]]) -> None:
    """Attend to one table unless another process does; a failure does not affect the others."""
    try:
        async with claimed(mine, clocks_of(session_id)) as is_mine:
            if is_mine:
                await attend(session_id)
    except Refused as refusal:
        logger.info("table-skipped", session=session_id, reason=refusal.code)
    except StoreUnavailable as error:
        logger.warning("table-failed", session=session_id, reason=str(error))
    except Exception:
        # The boundary between one table's faults and all other tables.
        logger.exception("table-failed", session=session_id)
