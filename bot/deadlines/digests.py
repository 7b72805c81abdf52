"""The daily digest: once a day, at the hour a person has chosen, and only if there is something to report."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, time, timedelta
from functools import partial
from math import ceil

from bot.rows.session import HALF, QUIET, ClockRow
from bot.rows.settings import UserSettings
from bot.seating.asking import told_by_digest
from bot.session.hours import is_on_vacation, zone_of
from bot.session.rules import DAY
from bot.store import Connection
from bot.store.games import sessions
from bot.store.games.clocks import CLOCKS
from bot.store.messages import notices
from bot.store.people import settings
from bot.store.people.settings import SETTINGS
from bot.tables.all_tables import Tables
from bot.tables.clock import clock_limit, schedule

from .expired import REMIND_TOGETHER, reminder_stage

DIGEST = "digest"
"""The kind of the notice. Its fact ``since`` is where it begins, in seconds since 1970; ``reminds`` are the
reminders of which it takes the place (see ``_reminders_within``)."""
BATCH = 100
"""People whose digests are written in one transaction."""


class Digests:
    """Writes the digests that are due. After the bot was off, one digest covers all that was missed."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def tick(self, now: float) -> None:
        """Write all digests that are due now; a repeated call does nothing."""
        due = await self._tables.store.read(partial(settings.digests_due, now=now))
        for first in range(0, len(due), BATCH):
            people = due[first : first + BATCH]
            await self._tables.write("", partial(write_digests, people=people, now=now))

    async def since(self, user_id: int, at: float) -> tuple[list[str], set[str]]:
        """Return a person's sessions that ended after this moment, and those in which others have moved."""

        def work(db: Connection) -> tuple[list[str], set[str]]:
            return sessions.ended_since(db, user_id, at), set(sessions.moved_since(db, user_id, at))

        return await self._tables.store.read(work)

    async def next_due(self) -> float | None:
        """Return when the next digest is due; None if nobody has chosen one."""
        return await self._tables.store.read(partial(SETTINGS.least, name="digest_at"))


def write_digests(db: Connection, people: Sequence[int], now: float) -> bool:
    """Add these people's digests that have news, and schedule the next ones; return whether any was added."""
    wrote = False
    for user_id in people:
        mine = settings.of_user(db, user_id)
        if mine.digest_at is None or mine.digest_at > now:
            continue
        SETTINGS.put(db, replace(mine, digest_at=next_digest(mine, now)), user_id=user_id)
        since = _since(mine)
        if since is None or is_on_vacation(mine, now):
            continue
        has_content, reminds = _has_content(db, user_id, since, now), _reminders_within(db, user_id, mine, now)
        if has_content or reminds:
            facts = {"since": since, **({"reminds": reminds} if reminds else {})}
            notices.add(db, DIGEST, now, facts, session_id=None, user_id=user_id)
            wrote = True
    return wrote


def _reminders_within(
    db: Connection, user_id: int, mine: UserSettings, now: float
) -> list[list[str | int | float]]:
    """Take the reminders that are due now, or within REMIND_TOGETHER, into the digest; return what they would say.

    Those of a night come at its end, often with the digest, which lists the same games. Each is a table, a seat,
    its decision number, the stage and the deadline.
    """
    said: list[list[str | int | float]] = []
    if mine.remind == "none":
        return said
    for clock in CLOCKS.where(db, user_id=user_id):
        limit = clock_limit(db, clock)
        if limit is None or clock.due_at is None or clock.next_at is None or clock.stage >= HALF or clock.warns:
            continue
        if clock.next_at == clock.votes_at:  # that is the others' to hear
            continue
        if clock.next_at > now + REMIND_TOGETHER or clock.next_at >= clock.due_at or clock.due_at <= now:
            continue
        stage = reminder_stage(clock, mine, limit, now)
        if stage == QUIET:
            continue
        CLOCKS.put(db, schedule(replace(clock, stage=stage), limit, mine, now))
        said.append([clock.session_id, clock.seat, clock.asked, stage, clock.due_at])
    return said


def next_digest(mine: UserSettings, now: float) -> float | None:
    """Return when the next digest with these settings is due after ``now``; None if it is off.

    Once on each of the person's days, by their wall clock: the first of an hour that occurs twice, and the hour
    after one that daylight saving skips.
    """
    if mine.digest is None:
        return None
    zone = zone_of(mine.zone)
    day = datetime.fromtimestamp(now, zone).date()
    while True:
        at = datetime.combine(day, time(mine.digest), zone).timestamp()
        if at > now:
            return at
        day += timedelta(days=1)


def _since(mine: UserSettings) -> float | None:
    """Return the start of the digest that is due: a day ago, or where the last one before a vacation ended."""
    if mine.digest_at is None:
        return None
    since = mine.digest_at - DAY
    if mine.away_from is not None and mine.away_until is not None and mine.away_from < since <= mine.away_until:
        days = ceil((since - mine.away_from) / DAY)
        return since - days * DAY
    return since


def _has_content(db: Connection, user_id: int, since: float, now: float) -> bool:
    """Whether there is something that the person was not told: a request, a game that ended, or one that waits for
    them. Others' moves alone are no news."""
    if told_by_digest(db, user_id, now):
        return True
    mine = settings.of_user(db, user_id)
    is_awaited = any(_is_news(clock, mine, since) for clock in CLOCKS.where(db, user_id=user_id))
    return is_awaited or bool(sessions.ended_since(db, user_id, since))


def _is_news(clock: ClockRow, mine: UserSettings, since: float) -> bool:
    """Whether neither a reminder nor the last digest has told that this turn waits.

    Where there are no reminders each digest tells it.
    """
    is_known = clock.stage > QUIET or clock.started_at <= since
    return not is_known or mine.remind == "none" or clock.due_at is None
