"""Extra time after an outage: the bot was off, or the channel was unreachable."""

from __future__ import annotations

from dataclasses import replace

from bot.rows.session import HALF, NEAR, VOTED, ClockRow
from bot.session.hours import after, counted, hours_of
from bot.session.rules import HOUR
from bot.store import Connection
from bot.store.messages import channels
from bot.store.people import settings
from bot.store.play import clocks
from bot.tables.clock import last_call, latest, scheduled, turn_limit

EXTRA_TIME = 6 * HOUR
"""Seconds that every clock has left after an outage; a quarter of the time for a turn if that is less."""


def mark_reachable(db: Connection, session_id: str, now: float) -> None:
    """Mark a table's channel reachable after a delivery; if it was not, extend the table's clocks."""
    if channels.mark_reachable(db, session_id):
        for clock in clocks.of_session(db, session_id):
            extend_clock(db, clock, now)


def extend_clock(db: Connection, clock: ClockRow, now: float) -> None:
    """Give a clock extra time if little is left. Of the reminders that were due meanwhile, one is sent."""
    limit = turn_limit(db, clock.session_id)
    if limit is None or clock.due_at is None or clock.stage >= VOTED:
        return
    person = settings.of_user(db, clock.user_id)
    hours = hours_of(person)
    extra = min(limit / 4, EXTRA_TIME)
    floor = min(after(hours, now, extra), max(latest(clock.started_at, limit), now + extra))
    if clock.due_at >= floor:
        return
    later = replace(clock, due_at=floor)
    is_near = counted(hours, now, clock.due_at) <= last_call(limit)
    if is_near and clock.stage < NEAR and person.remind != "none":
        # Both reminders fell into the outage: send the second one, and nothing more before the deadline.
        clocks.put(db, replace(later, stage=HALF, next_at=after(hours, now, 0)))
    else:
        clocks.put(db, scheduled(later, limit, person, now))
