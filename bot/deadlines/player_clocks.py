"""Clocks as people change them: own hours, nudges, and no more reminders for a turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import structlog

from bot.rows.session import NEAR, ClockRow
from bot.rows.settings import UserSettings
from bot.seating.seats import owner
from bot.session.hours import after, counted_seconds, hours_of, is_stopped, shown_vacation, validate, with_spent
from bot.session.model import Actor, PanelKind, Phase, Refused
from bot.session.play import not_your_turn
from bot.session.rules import HOUR
from bot.store import Connection
from bot.store.games import clocks, sessions
from bot.store.games.clocks import CLOCKS
from bot.store.games.sessions import SESSIONS
from bot.store.messages import notices, outbox
from bot.store.people import settings
from bot.store.people.settings import SETTINGS
from bot.tables.all_tables import Tables
from bot.tables.clock import (
    asked_facts,
    clock_hours,
    clock_limit,
    is_too_far,
    latest,
    pull_back,
    schedule,
    update_clocks,
)
from bot.tables.session_store import Committed
from engines.core import Seat

NUDGE_PAUSE = 6 * HOUR
SURE = HOUR / 2
"""Seconds for which a deadline must be too far ahead by the machine's clock."""
logger = structlog.get_logger(__name__)

BATCH = 1000
"""Tables whose missing clocks are started in one call; the next call continues."""


class PlayerClocks:
    """Each method is one transaction; none of them changes the game."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store
        self._far: dict[tuple[str, int, int], float] = {}
        """Since when each deadline is found too far ahead."""

    async def set_user(self, user_id: int, change: Callable[[UserSettings], UserSettings]) -> UserSettings:
        """Change a person's settings; their running clocks keep the time left, up to ``latest``.

        Refused as in ``validate``.
        """
        now = self._tables.now()

        moved: list[str] = []

        def work(db: Connection) -> UserSettings:
            old = settings.of_user(db, user_id)
            new = with_spent(old, validate(change(old)), now)
            SETTINGS.put(db, new, user_id=user_id)
            moved.clear()  # a transaction may run again
            if shown_vacation(new, now) != shown_vacation(old, now):
                for row in sessions.open_of(db, user_id):  # their panels show it
                    outbox.mark_past(db, row.id)
                    outbox.add(db, row.id, PanelKind.LOBBY if row.phase == Phase.LOBBY else PanelKind.WAITS, now)
                    moved.append(row.id)
            for clock in CLOCKS.where(db, user_id=user_id):
                limit = clock_limit(db, clock)
                later = schedule(_move(clock, limit, old, new, now), limit, new, now)
                CLOCKS.put(db, later)
                if later.due_at != clock.due_at and clock.session_id not in moved:
                    outbox.add(db, clock.session_id, PanelKind.WAITS, now)  # its panel says the old deadline
                    moved.append(clock.session_id)
            return new

        new = await self._store.write(work)
        for session_id in moved:
            self._tables.pass_on(Committed(session_id, has_panel=True, has_notices=False))
        return new

    async def pull_back(self) -> None:
        """Pull back the deadlines that the machine's clock set too far ahead while it was wrong.

        Only what is still too far ahead after SURE: a machine without a clock of its own is behind at its start.
        """
        now = self._tables.now()

        def work(db: Connection) -> list[str]:
            rules = clocks.table_rules(db)
            far = {
                (one.session_id, one.seat, one.asked): one
                for one in clocks.limited(db)
                if is_too_far(db, one, now, rules[one.session_id])
            }
            self._far = {key: self._far.get(key, now) for key in far}
            moved = []
            for key, clock in far.items():
                if now - self._far[key] >= SURE:
                    pull_back(db, clock, now)
                    moved.append(clock.session_id)
            for session_id in moved:
                outbox.add(db, session_id, PanelKind.WAITS, now)  # its panel says the old deadline
            return moved

        for session_id in await self._store.write(work):
            logger.warning("clock-pulled-back", session=session_id)
            self._tables.pass_on(Committed(session_id, has_panel=True, has_notices=False))

    async def running(self, session_id: str) -> list[ClockRow]:
        """Return the clocks of a table."""
        return await self._store.read(partial(CLOCKS.where, session_id=session_id))

    async def start_missing(self) -> None:
        """Start missing clocks with the full time: of games older than clocks, and of games playable again."""
        versions = {name: game.rules.rules_version for name, game in self._tables.games.items()}
        for session_id in await self._store.read(partial(sessions.without_clocks, versions=versions, most=BATCH)):
            try:
                await self._start(session_id)
            except Refused as refusal:  # purged meanwhile, or of a game that is gone: the others have their clocks
                logger.info("clock-skipped", session=session_id, reason=refusal.code)

    async def _start(self, session_id: str) -> None:
        async with self._tables.open(session_id, quarantined=True) as table:
            session = table.session
            if table.row.clocks or session.incident is not None or session.phase is not Phase.PLAYING:
                return
            now = replace(session, changed_at=table.now())
            await table.write(partial(update_clocks, was=session, now=now, actor=None))

    async def not_this_turn(self, session_id: str, actor: Actor) -> None:
        """Send this person no more reminders for this turn, apart from a warning that it costs the seat.

        Refused: not-seated, not-your-turn, nothing-to-choose.
        """
        session = await self._tables.load(session_id)
        player = session.player_of(actor.user_id)
        if player is None:
            raise Refused("not-seated")
        now = self._tables.now()

        def work(db: Connection) -> bool:
            mine = CLOCKS.one(db, session_id=session_id, seat=player.seat, user_id=actor.user_id)
            if mine is not None and mine.stage < NEAR:
                limit, person = clock_limit(db, mine), settings.of_user(db, actor.user_id)
                CLOCKS.put(db, schedule(replace(mine, stage=NEAR), limit, person, now))
            return mine is not None

        if not await self._tables.write(session_id, work):
            raise not_your_turn(session)

    async def nudge(self, session_id: str, actor: Actor) -> tuple[Seat, ...]:
        """Ping the other players who owe an action; return their seats.

        Refused: not-seated, nudge-too-soon(until), nobody-but-you (the game waits for the actor alone),
        nobody-to-nudge (nobody else owes an action, or none of them may be pinged now).
        """
        async with self._tables.open(session_id) as table:
            session, now = table.session, table.now()
            player = owner(session, actor)
            if player.person is not None and session.movers == (player.seat,):
                raise Refused("nobody-but-you")
            nudged_at = table.row.nudged_at
            if nudged_at is not None and now < nudged_at + NUDGE_PAUSE:
                raise Refused("nudge-too-soon", until=int(nudged_at + NUDGE_PAUSE))

            def work(db: Connection) -> tuple[Seat, ...]:
                # A game older than clocks has none until its next move, or the next hourly start.
                update_clocks(db, session, replace(session, changed_at=now), None)
                return _call(db, session_id, actor, now)

            called = await table.write(work)
        if not called:
            raise Refused("nobody-to-nudge")
        return called


def _call(db: Connection, session_id: str, actor: Actor, now: float) -> tuple[Seat, ...]:
    """Add the notices of a nudge: one for all pinged in the channel, one for each direct message."""
    called: list[ClockRow] = []
    in_channel: list[ClockRow] = []
    directly = settings.reminds_directly(db, session_id)
    for clock in CLOCKS.where(db, session_id=session_id):
        theirs = settings.at_table(settings.of_user(db, clock.user_id), directly=directly)
        if clock.user_id == actor.user_id or theirs.remind == "none" or is_stopped(hours_of(theirs), now):
            continue
        called.append(clock)
        if theirs.remind == "dm":
            facts = {"by": actor.user_id, **asked_facts([clock])}
            notices.add(db, "nudge", now, facts, session_id=session_id, user_id=clock.user_id)
        else:
            in_channel.append(clock)
    if in_channel:
        facts = {"by": actor.user_id, **asked_facts(in_channel)}
        notices.add(db, "nudge", now, facts, session_id=session_id)
    if called:
        SESSIONS.change(db, {"nudged_at": now}, id=session_id)
    return tuple(Seat(clock.seat) for clock in called)


def _move(clock: ClockRow, limit: float | None, old: UserSettings, new: UserSettings, now: float) -> ClockRow:
    """Return the clock with the same time left, by the new hours."""
    if clock.due_at is None or clock.due_at <= now or limit is None:
        return clock
    hours = clock_hours(clock, new)
    due = after(hours, now, counted_seconds(clock_hours(clock, old), now, clock.due_at))
    # Extra time after an outage may end past the latest deadline; it is not taken away.
    return replace(clock, due_at=min(due, max(latest(clock.started_at, limit, hours), clock.due_at)))
