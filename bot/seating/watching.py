"""Tables that people follow without a seat, and the open tables of a server."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.rows.session import SessionRow, WatchedRow
from bot.session.model import Phase, Refused, Session
from bot.store import Connection
from bot.store.games import sessions, watched
from bot.store.games.watched import WATCHED
from bot.tables.all_tables import Tables
from bot.tables.session_store import require_row

MOST = 25
"""Tables that one person follows at once, and people who are told when one lobby begins."""


class Watching:
    """Who follows which table: a lobby until it begins, when they get one message; a game until it ends."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def watch(
        self, session_id: str, user_id: int, *, on: bool | None = None, interaction_id: int | None = None
    ) -> bool:
        """Follow a table or stop following it (``on`` None: the other one); return whether it is followed now.

        A repeated interaction changes nothing. Refused: no-session, game-over, watch-seated,
        watching-enough(limit), watchers-enough(limit).
        """

        def work(db: Connection) -> bool:
            mine = watched.by_user(db, user_id)
            is_watched = session_id in mine
            wanted = not is_watched if on is None else on
            if wanted and not is_watched:
                _require_free(db, require_row(sessions.get(db, session_id)), user_id, mine)
                WATCHED.insert_new(db, WatchedRow(session_id, user_id, self._tables.now()))
            elif is_watched and not wanted:
                WATCHED.delete(db, session_id=session_id, user_id=user_id)
            return wanted

        is_watched = await self._tables.once(session_id, interaction_id, work)
        return session_id in await self.followed(user_id) if is_watched is None else is_watched

    async def by_user(self, user_id: int) -> list[Session]:
        """Return the open tables that a person follows without a seat, newest first."""

        def work(db: Connection) -> list[SessionRow]:
            rows = (sessions.get(db, session_id) for session_id in watched.by_user(db, user_id))
            return [row for row in rows if row is not None and _is_open(row) and not _has_seat(row, user_id)]

        return [await self._tables.decode(row) for row in await self._tables.store.read(work)]

    async def followed(self, user_id: int) -> frozenset[str]:
        """Return the ids of the tables that a person follows."""
        return frozenset(await self._tables.store.read(partial(watched.by_user, user_id=user_id)))

    async def tables_on(self, guild_id: int) -> list[SessionRow]:
        """Return the open tables of a server whose game exists: lobbies with free seats first, newest change first.

        They are rows, as a server may have hundreds; ``Tables.decode`` reads one.
        """
        rows = await self._tables.store.read(partial(sessions.open_on, guild_id=guild_id))
        known = [row for row in rows if row.game in self._tables.games]
        return sorted(known, key=lambda row: self.free_seats(row) == 0)

    def free_seats(self, row: SessionRow | Session) -> int:
        """Return how many seats of a lobby strangers may take; 0 for a game, and once its dice are awaited."""
        return free_seats(self._tables, row)


def free_seats(tables: Tables, row: SessionRow | Session) -> int:
    """As ``Watching.free_seats``."""
    played = tables.games.get(row.game)
    if played is None or row.phase != Phase.LOBBY or row.commitment is not None or row.incident is not None:
        return 0
    return max(0, played.rules.seats.stop - 1 - len(row.players))


def _is_open(row: SessionRow) -> bool:
    return row.phase in (Phase.LOBBY, Phase.PLAYING)


def _has_seat(row: SessionRow, user_id: int) -> bool:
    return any(player.user_id == user_id and not player.gone for player in row.players)


def _require_free(db: Connection, row: SessionRow, user_id: int, mine: Sequence[str]) -> None:
    if not _is_open(row):
        raise Refused("game-over")
    if _has_seat(row, user_id):
        raise Refused("watch-seated")
    if len(mine) >= MOST:
        raise Refused("watching-enough", limit=MOST)
    if row.phase == Phase.LOBBY and len(watched.of_session(db, row.id)) >= MOST:
        raise Refused("watchers-enough", limit=MOST)
