"""A nightly backup beside the database, with rotation."""

from __future__ import annotations

import asyncio
import glob
import re
from collections.abc import Collection
from datetime import UTC, date, datetime
from pathlib import Path

import structlog

from bot.rows.errors import StoreError

from .database import Store
from .files import OWNER_ONLY_FOLDER, tighten

log = structlog.get_logger(__name__)

FOLDER = "backups"
DAY = 86400.0
NAME = re.compile(r"(?P<stem>.+)-(?P<day>\d{4}-\d{2}-\d{2})(?P<more>\.\d+)?\.db")


class Backups:
    """The backups in the folder ``backups`` beside the database. Days and hours are UTC.

    A database on a server has none: its copies are its operator's.

    ``hour``: when the backup of the day is due. ``days``: number of newest days whose backups are kept (0: none is
    made automatically). ``weeks``: number of newest weeks whose first backup is kept. Backups made on demand count
    for their day. None gets older than ``longest`` days, whatever was or was not made since.
    """

    def __init__(self, store: Store, *, hour: int = 3, days: int = 7, weeks: int = 4) -> None:
        self._store = store
        self._hour, self._days, self._weeks = hour, days, weeks
        self._path = store.path
        self._copying = asyncio.Lock()

    @property
    def _folder(self) -> Path:
        assert self._path is not None
        return self._path.with_name(FOLDER)

    @property
    def _stem(self) -> str:
        assert self._path is not None
        return self._path.stem

    @property
    def longest(self) -> int:
        """Days after which no backup is left, one made on demand included."""
        return max(self._days, 7 * self._weeks, 1)

    @property
    def newest(self) -> Path | None:
        """The newest backup; None if there is none."""
        copies = [] if self._path is None else self._copies()
        return copies[-1][1] if copies else None

    async def tick(self) -> Path | None:
        """Make the backup of the day if it is due and missing, later in the day if need be.

        A failure is logged and tried again at the next tick.
        """
        if self._path is None:
            return None
        now = datetime.fromtimestamp(self._store.clock(), UTC)
        if not self._copying.locked():
            await asyncio.to_thread(self._thin_out)
        if not self._days or now.hour < self._hour or self._copying.locked():
            return None
        if any(day == now.date() for day, _ in self._copies()):
            return None
        try:
            return await self.make()
        except StoreError as error:
            log.error("backup-failed", reason=str(error))
            return None

    async def make(self) -> Path:
        """Make a backup now and delete old ones; StoreError with a sentence (no room, no folder, a server)."""
        if self._path is None:
            await self._store.backup(Path())  # says why there is none
        async with self._copying:
            today = datetime.fromtimestamp(self._store.clock(), UTC).date()
            path = await asyncio.to_thread(self._free_name, today)
            await self._store.backup(path)
            size = await asyncio.to_thread(lambda: path.stat().st_size)
            log.info("backup-made", file=path.name, bytes=size)
            await asyncio.to_thread(self._thin_out)
            return path

    def _free_name(self, today: date) -> Path:
        try:
            self._folder.mkdir(OWNER_ONLY_FOLDER, exist_ok=True)
            tighten(self._folder, OWNER_ONLY_FOLDER)
        except OSError as error:
            raise StoreError(f"The folder {self._folder} cannot be made: {error.strerror}.") from error
        path, number = self._folder / f"{self._stem}-{today}.db", 1
        while path.exists():
            number += 1
            path = self._folder / f"{self._stem}-{today}.{number}.db"
        return path

    def _copies(self) -> list[tuple[date, Path]]:
        """Return the backups with their days, oldest first; other files are left alone."""
        if not self._folder.is_dir():
            return []
        copies = []
        for path in self._folder.iterdir():
            name = NAME.fullmatch(path.name)
            if name is not None and name["stem"] == self._stem:
                copies.append((date.fromisoformat(name["day"]), int((name["more"] or ".1")[1:]), path))
        return [(day, path) for day, _, path in sorted(copies)]

    def _thin_out(self) -> None:
        copies = self._copies()
        today = datetime.fromtimestamp(self._store.clock(), UTC).date()
        recent = {day for day, _ in copies if (today - day).days < self.longest}
        days = kept(recent, self._days, self._weeks) if self._days else recent
        old = [path for day, path in copies if day not in days]
        for path in (*old, *self._outgrown()):
            path.unlink(missing_ok=True)
            log.info("backup-removed", file=path.name)

    def _outgrown(self) -> list[Path]:
        """Return the copies made before migrations that are older than any backup gets."""
        before = self._store.clock() - DAY * self.longest
        assert self._path is not None
        backups = self._path.parent.glob(f"{glob.escape(self._path.name)}.v*.bak")
        return sorted(path for path in backups if path.stat().st_mtime < before)


def kept(days: Collection[date], newest: int, weeks: int) -> set[date]:
    """Return the days whose backups are kept: the newest, and the first of each of the newest ISO weeks."""
    ordered = sorted(set(days))
    firsts: dict[tuple[int, int], date] = {}
    for day in ordered:
        year, week, _ = day.isocalendar()
        firsts.setdefault((year, week), day)
    return {*ordered[-newest:], *sorted(firsts.values())[-weeks:]} if weeks else set(ordered[-newest:])
