"""The open tables of a server as its moderators see them: which of them need a look, and why."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from bot.rows.session import PLAYED, VOTED, SessionRow
from bot.session.model import Phase
from bot.session.rules import DAY
from bot.session.upgrade import is_outdated
from bot.store import Connection
from bot.store.games import departures, log, sessions
from bot.store.messages import channels
from bot.tables.all_tables import Tables
from bot.tables.clock import is_near, limit_of, turn_seconds

STILL = 3 * DAY
"""Seconds without a change after which a table needs a look, if no deadline moves it on."""
STOPPED, UNREACHABLE, OFF, DESERTED, LATE, NEARLY, MISSED, QUIET = (
    "stopped", "unreachable", "off", "deserted", "late", "near", "missed", "still",
)  # fmt: skip
"""Why a table needs a look, the gravest first: an error or a game that is gone; its channel; somebody is off the
server; everybody is away, so that nothing happens; a turn is out of time, or soon; turns missed in a row; nothing
happens."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """Why a table needs a look: of which seat, if of one, and since or until when (seconds since 1970)."""

    kind: str
    seat: int | None = None
    at: float | None = None
    missed: int = 0


@dataclass(frozen=True, slots=True)
class OpenOne:
    """An open table: its row, as it may be one that cannot be decoded, and what is wrong with it."""

    row: SessionRow
    trouble: Trouble | None

    @property
    def is_lobby(self) -> bool:
        return self.row.phase == Phase.LOBBY


class Overview:
    """What moderators read of the tables of a server."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def of_server(self, guild_id: int) -> list[OpenOne]:
        """Return all open tables of a server in one read: those that need a look first, lobbies after games, last
        changed first."""

        def work(db: Connection) -> tuple[list[SessionRow], set[str], set[tuple[str, int]]]:
            closed, removed = channels.unreachable_on(db, guild_id), departures.removed_on(db, guild_id)
            return sessions.open_on(db, guild_id), set(closed), set(removed)

        rows, unreachable, removed = await self._tables.store.read(work)
        found = [OpenOne(row, self._trouble(row, row.id in unreachable, removed)) for row in rows]
        return sorted(found, key=lambda one: (one.trouble is None, one.is_lobby))

    async def of_table(self, row: SessionRow) -> tuple[Trouble | None, tuple[float, float] | None]:
        """Return what is wrong with a table, and when its game began and last moved; None: it has not begun."""

        def work(db: Connection) -> tuple[bool, dict[int, str], tuple[float, float] | None]:
            removed = departures.removals(db, row.id, from_game=True)
            return channels.is_unreachable(db, row.id), removed, log.first_and_last(db, row.id)

        is_unreachable, removed, times = await self._tables.store.read(work)
        return self._trouble(row, is_unreachable, {(row.id, user) for user in removed}), times

    def _trouble(
        self, row: SessionRow, is_unreachable: bool, removed: Collection[tuple[str, int]]
    ) -> Trouble | None:
        """Return the gravest trouble of an open table."""
        if self._is_stopped(row):
            return Trouble(STOPPED)
        if is_unreachable:
            return Trouble(UNREACHABLE)
        now, people = self._tables.now(), [one for one in row.players if one.user_id is not None and not one.gone]
        for one in people:
            if one.off is not None and (row.id, one.user_id) not in removed:  # who was removed needs no other look
                return Trouble(OFF, one.seat, one.off)
        if (
            row.phase == Phase.PLAYING
            and people
            and all(one.away for one in row.players if one.user_id is not None)
        ):
            return Trouble(DESERTED)
        due = [one for one in row.clocks if one.due_at is not None and one.stage != PLAYED]
        due.sort(key=lambda one: one.due_at or now)
        for clock in due:
            if (clock.due_at or now) <= now:
                return Trouble(LATE, clock.seat, clock.due_at)
        for clock in due:
            limit = limit_of(clock, turn_seconds(row.table_rules))
            if clock.stage == VOTED or is_near(clock, limit, now):  # a turn may be voted on although it is not late
                return Trouble(NEARLY, clock.seat, clock.due_at)
        late = max((one for one in people if one.person is not None), key=lambda one: one.missed, default=None)
        if late is not None and late.missed:
            return Trouble(MISSED, late.seat, missed=late.missed)
        if not due and row.changed_at + STILL <= now:
            return Trouble(QUIET, at=row.changed_at)
        return None

    def _is_stopped(self, row: SessionRow) -> bool:
        """Whether a table cannot go on: after an error, without its game, or of rules that this program lacks."""
        game = self._tables.games.get(row.game)
        if row.incident is not None or game is None or not row.is_readable:
            return True
        is_newer = row.state is not None and row.rules_version > game.rules.rules_version
        return is_newer or (row.id in self._tables.set_aside and is_outdated(row, self._tables.games))
