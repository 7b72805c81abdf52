"""What the bot asks every second or tick is found by an index, however many tables there are."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from bot.store import Connection
from bot.store.drivers.dialect import is_postgres
from bot.store.games import ahead, clocks, daily_days, sessions
from bot.store.games.ahead import FIRINGS
from bot.store.games.daily_days import DAYS
from bot.store.messages import notices, outbox, unsettled
from bot.store.messages.unsettled import UNSETTLED
from bot.store.people import settings

from .world import World

NOW = 1_000_000.0
ASKED: dict[str, Callable[[Connection], object]] = {
    "tables with news": outbox.waiting,
    "news of a table": partial(outbox.newest, session_id="abc"),
    "recipients of notices": notices.first_for_each,
    "notices to a person": partial(notices.next_for, session_id=None, user_id=1),
    "notices to a channel": partial(notices.next_for, session_id="abc", user_id=None),
    "notices to a channel without a table": partial(notices.next_for, session_id=None, user_id=None, channel_id=1),
    "open days": partial(DAYS.where, closed_at=None),
    "the newest closed day": partial(daily_days.closed, most=1, before="2026-11-27"),
    "results of a day": partial(daily_days.scores, date="2026-11-27"),
    "servers to be told of a day": partial(daily_days.servers_due, date="2026-11-27", hour=9, most=100),
    "the next of them": partial(daily_days.first_hour, date="2026-11-27"),
    "what was decided ahead": partial(ahead.due, now=NOW),
    "the next of it": partial(FIRINGS.least, name="fires_at"),
    "clocks that are due": partial(clocks.due, now=NOW),
    "the next clock": clocks.next_due,
    "idle tables": partial(sessions.idle_since, before=NOW),
    "warned tables": partial(sessions.warned_before, at=NOW),
    "digests": partial(settings.digests_due, now=NOW),
    "sent notices that have ended": partial(unsettled.ended, now=NOW),
    "the next to end": partial(UNSETTLED.least, name="ends_at"),
    "sent notices of a table": partial(UNSETTLED.where, session_id="abc"),
}


class Explained:
    """A connection that explains every statement before it runs it."""

    def __init__(self, db: Connection) -> None:
        self._db = db
        self.plans: list[str] = []

    def execute(self, sql: str, parameters: Any = ()) -> Any:
        explain = "EXPLAIN " if is_postgres(self._db) else "EXPLAIN QUERY PLAN "
        found = self._db.execute(explain + sql, parameters).fetchall()
        self.plans.append("\n".join(str(row[-1]) for row in found))
        return self._db.execute(sql, parameters)


async def test_found_by_index(world: World) -> None:
    def explained(db: Connection) -> dict[str, list[str]]:
        if is_postgres(db):  # in an empty table it would read all of nothing
            db.execute("SET LOCAL enable_seqscan = off")
        explaining = {name: Explained(db) for name in ASKED}
        for name, asked in ASKED.items():
            asked(explaining[name])  # type: ignore[arg-type]
        return {name: one.plans for name, one in explaining.items()}

    for name, plans in (await world.store.read(explained)).items():
        assert plans, name
        for plan in plans:
            assert not any(map(_is_scan, plan.splitlines())), (name, plan)


def _is_scan(line: str) -> bool:
    """Whether a line of a plan reads a whole table: SQLite says SCAN without an index, PostgreSQL Seq Scan."""
    line = line.strip()
    return "Seq Scan" in line or (line.startswith("SCAN ") and " USING " not in line and "(subquery" not in line)
