"""Nightly backups: made once when due, and rotated."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import UTC, date, datetime, timedelta
from itertools import product
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.store import Store, StoreError
from bot.store.backups import Backups, kept

HOUR, DAY = 3600.0, 86400.0


class Clock:
    def __init__(self) -> None:
        self.now = datetime(2026, 3, 1, tzinfo=UTC).timestamp()  # a Sunday, midnight

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def store(tmp_path: Path, clock: Clock) -> AsyncIterator[Store]:
    opened = await Store.open(tmp_path / "sainome.db", clock=clock)
    yield opened
    await opened.close()


def names(tmp_path: Path, which: str = "backups/*") -> list[str]:
    return sorted(path.name for path in tmp_path.glob(which))


async def test_daily_backup_is_made_once_at_its_hour(store: Store, clock: Clock, tmp_path: Path) -> None:
    backups = Backups(store, hour=3)
    made = []
    for _ in range(48):
        path = await backups.tick()
        made += [path.name] if path else []
        clock.now += HOUR
    assert made == ["sainome-2026-03-01.db", "sainome-2026-03-02.db"] == names(tmp_path)
    assert backups.newest == tmp_path / "backups" / "sainome-2026-03-02.db"
    with closing(sqlite3.connect(backups.newest)) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert db.execute("SELECT count(*) FROM sessions").fetchone() == (0,)
    clock.now += 9 * HOUR
    assert await Backups(store, days=0).tick() is None, "where none are kept"
    assert await Backups(store, hour=3).tick() is not None, "later in the day, where the bot was off"
    assert await Backups(store, hour=3).tick() is None, "and no second one after a restart"
    for number in (2, 3):
        await backups.make()
        assert backups.newest == tmp_path / "backups" / f"sainome-2026-03-03.{number}.db"


@pytest.mark.parametrize("days", [0, 7])
async def test_backups_are_removed_by_age_after_the_bot_was_off(
    days: int, store: Store, clock: Clock, tmp_path: Path
) -> None:
    """One made on demand too, and where none is made automatically."""
    backups = Backups(store, hour=3, days=days)
    await backups.make()
    clock.now += 27 * DAY
    await backups.tick()
    assert names(tmp_path) == ["sainome-2026-03-01.db"]
    clock.now += DAY
    await backups.tick()
    assert names(tmp_path) == []


async def test_two_months_leave_backups_of_seven_days_and_four_weeks(
    store: Store, clock: Clock, tmp_path: Path
) -> None:
    (tmp_path / "backups").mkdir()
    (tmp_path / "backups" / "mine.db").touch()
    (tmp_path / "backups" / "other-2020-01-01.db").touch()
    backups = Backups(store, hour=0, days=7, weeks=4)
    for _ in range(60):
        await backups.tick()
        clock.now += DAY
    days = [f"sainome-2026-04-{day}.db" for day in (23, 24, 25, 26, 27, 28, 29)]
    mondays = [f"sainome-2026-04-{day:02}.db" for day in (6, 13, 20, 27)]
    assert names(tmp_path) == ["mine.db", "other-2020-01-01.db", *sorted({*days, *mondays})]


async def test_copies_from_before_migrations_expire_as_well(store: Store, clock: Clock, tmp_path: Path) -> None:
    """The promise of /privacy about copies holds for these, too."""
    for name, age in (("sainome.db.v4.bak", 29), ("sainome.db.v3.1.bak", 27), ("other.db.v1.bak", 99)):
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (clock.now - age * DAY,) * 2)
    await Backups(store).make()
    assert names(tmp_path, "*.bak") == ["other.db.v1.bak", "sainome.db.v3.1.bak"]


def test_rotation_never_loses_a_week() -> None:
    """Applied day by day to the kept backups only, the rotation keeps what it would keep of all backups."""
    for length, weeks in product((1, 5, 40, 400), (0, 1, 4)):
        held: set[date] = set()
        for number in range(length):
            held = kept([*held, date(2026, 1, 1) + timedelta(number)], 7, weeks)
        everything = [date(2026, 1, 1) + timedelta(number) for number in range(length)]
        assert held == kept(everything, 7, weeks), (length, weeks)


async def test_backups_never_run_at_the_same_time(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock.now += 4 * HOUR
    backups = Backups(store)
    begun, go = asyncio.Event(), asyncio.Event()
    copy = store.backup

    async def slow(to: Path) -> None:
        begun.set()
        await go.wait()
        await copy(to)

    monkeypatch.setattr(store, "backup", slow)
    first = asyncio.create_task(backups.tick())
    await begun.wait()
    assert await backups.tick() is None
    go.set()
    assert await first is not None


async def test_backup_that_fails_is_a_sentence_and_leaves_nothing(
    store: Store, clock: Clock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock.now += 4 * HOUR
    (tmp_path / "backups").touch()
    with pytest.raises(StoreError, match="cannot be made"):
        await Backups(store).make()
    (tmp_path / "backups").unlink()

    def full(path: Path, target: Path) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    def torn(self: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched, capture_logs() as logs:
        patched.setattr("bot.store.drivers.sqlite.vacuum_into", full)
        assert await Backups(store).tick() is None
        with pytest.raises(StoreError, match="disk is full"):
            await Backups(store).make()
    assert [line["event"] for line in logs] == ["backup-failed"]
    assert logs[0]["reason"].endswith("database or disk is full.")
    with monkeypatch.context() as patched:
        patched.setattr(Path, "replace", torn)
        with pytest.raises(StoreError, match="No space left"):
            await Backups(store).make()
    assert names(tmp_path) == []
    assert await Backups(store).tick() is not None, "tried again, and there is room"
