"""Tables for a month: no double ping, nobody forgotten, no table stuck."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.session.rules import DAY, HOUR
from engines.core.history.replay import replay

from .month_ahead import Plans
from .month_figures import AGREED, OFF, START, TABLES, Tables, play

pytestmark = pytest.mark.slow

STUCK = (
    "SELECT id, game, changed_at FROM sessions WHERE phase IN ('lobby', 'playing') AND changed_at < ? "
    "AND NOT EXISTS (SELECT 1 FROM clocks JOIN user_settings USING (user_id) WHERE session_id = sessions.id "
    "AND (due_at IS NOT NULL AND stage <> 3 OR away_until > changed_at))"
)
"""Tables that no clock moves and no vacation excuses."""
UNSOUGHT = (
    "SELECT p.session_id, p.seat FROM players AS p JOIN sessions AS s ON s.id = p.session_id "
    "LEFT JOIN user_settings AS u ON u.user_id = p.user_id "
    "WHERE s.phase = 'playing' AND p.user_id IS NOT NULL AND p.policy IS NOT NULL AND u.away_until IS NULL "
    "AND json_extract(s.table_rules, '$.stand_ins') = 1 "
    "AND EXISTS (SELECT 1 FROM players AS o WHERE o.session_id = p.session_id AND o.policy IS NULL) "
    "AND (SELECT max(at) FROM interventions AS i WHERE i.session_id = p.session_id AND i.seat = p.seat) < ? "
    "AND NOT EXISTS (SELECT 1 FROM requests AS r WHERE r.session_id = p.session_id AND r.seat = p.seat "
    "AND r.kind = 'fill' AND r.state = 'open')"
)
"""Seats that a stand-in has held for longer than agreed, and for which nobody is sought."""

ORDERED_TWICE = (
    "SELECT session_id, seat, turn FROM log WHERE ahead = 'order' AND undone_at IS NULL GROUP BY 1, 2, 3 "
    "HAVING count(DISTINCT coalesce(batch, row)) > 1"
)
LEFT_BEHIND = (
    "SELECT orders.session_id FROM orders JOIN sessions AS s ON s.id = orders.session_id JOIN players AS p "
    "ON p.session_id = s.id AND p.seat = orders.seat "
    "WHERE phase <> 'playing' OR p.user_id <> orders.user_id OR p.policy IS NOT NULL"
)
"""Orders at tables that are over, or of somebody who has lost the seat."""


async def test_tables_for_a_month(tmp_path: Path) -> None:
    """Of two hundred it is a measurement: ``make bench ARGS="--only month"``."""
    await played(tmp_path / "month.db", TABLES[::4], days=30)


async def played(path: Path, tables: Tables, days: int) -> Plans:
    """Play so many days of these tables, and hold what must be so at the end."""
    month = await Plans.begin(path, START, seed=6, heeds=0.0)
    try:
        await play(month, tables, AGREED, days)
        await _holds(month, len(tables))
    finally:
        await month.world.close()
    return month


async def _holds(month: Plans, tables: int) -> None:
    delivered, world = month.everybody.delivered, month.world
    assert delivered.faults == []
    assert await world.faults() == []
    assert [key for key, times in delivered.boards.items() if times > 1] == []
    assert [key for key, times in delivered.reminders.items() if times > 1] == []
    phases = dict(await world.sql("SELECT phase, count(*) FROM sessions GROUP BY 1"))
    assert phases.get("over", 0) > tables // 2
    unwarned = f"{STUCK} AND warned_at IS NULL"
    assert await world.sql(unwarned, world.clock.now - 14 * DAY - HOUR - OFF) == []
    late = f"{STUCK} AND warned_at < ?"
    assert await world.sql(late, world.clock.now - 17 * DAY - HOUR, world.clock.now - 3 * DAY - HOUR - OFF) == []
    assert await world.sql(STUCK, world.clock.now - 17 * DAY - HOUR - OFF) == []
    assert await world.sql("SELECT id FROM sessions WHERE incident IS NOT NULL") == []
    everybody = month.everybody
    assert len(everybody.threads) == len(everybody.announced) + len(everybody.posts) == tables // 2
    placed = await world.sql("SELECT channel_id FROM sessions JOIN threads USING (channel_id) WHERE channel_id > 0")
    assert {channel for (channel,) in placed} == everybody.threads
    assert await world.sql("SELECT kind FROM notices") == [], "everything was sent"
    (played_for,) = await world.sql("SELECT count(*) FROM log WHERE by_clock")
    assert played_for > (tables,)
    assert {"remind", "vote", "host", "seat-passed", "seat-left", "seat-back", "nudge", "idle"} <= set(
        delivered.notices
    )
    assert month.done["seat taken"] > 0
    assert await world.sql(ORDERED_TWICE) == []
    (fired,) = await world.sql("SELECT count(*) FROM log WHERE ahead = 'order'")
    assert fired > (tables // 10,)
    assert await world.sql("SELECT session_id FROM firings WHERE fires_at < ?", world.clock.now) == []
    assert await world.sql(LEFT_BEHIND) == []
    searches = "SELECT count(*) FROM requests WHERE kind = 'fill' AND state = 'open' GROUP BY session_id, seat"
    assert {count for (count,) in await world.sql(searches)} <= {1}, "one search a seat"
    unsought = await world.sql(UNSOUGHT, world.clock.now - DAY - 2 * HOUR)
    assert unsought == []
    for session_id in month.tables[::20]:
        session = await world.services.tables.load(session_id)
        record = await world.services.history.record(session_id, public=False)
        *_, last = replay(session.rules, record)
        assert last.step.state == session.state
