"""Open tables under a lock, read once and changed in one transaction; or read them without a lock."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, TypeVar

import structlog

from bot.cluster.claims import Claims
from bot.rows.log import Entry
from bot.rows.session import SessionRow
from bot.session.kinds import is_board
from bot.session.model import OLD_RULES, Phase, Refused, Session
from bot.session.private_board import Board
from bot.session.upgrade import is_outdated, with_last_state
from bot.store import Connection, Store
from bot.store.drivers import dialect
from bot.store.games import log, sessions
from bot.store.games.sessions import SESSIONS
from bot.store.people import results
from engines.core.playable import Playable

from .locks import Held, Locks
from .open_table import Also, Opened, OpenTable, close_row
from .private_boards import PrivateBoards
from .session_store import Committed, SessionStore, require_row
from .upgrades import try_upgrades, write_upgrade

T = TypeVar("T")
logger = structlog.get_logger(__name__)


class Tables(SessionStore):
    """All tables of one database."""

    def __init__(self, store: Store, games: Mapping[str, Playable], claims: Claims | None = None) -> None:
        super().__init__(store, games, claims)
        self.boards = PrivateBoards(store, games)
        self._locks = Locks()
        self._set_aside: dict[str, tuple[int, str]] = {}
        """Tables that could not be upgraded, with the revision that was tried and the reason."""

    # --- to change a table ---------------------------------------------------------------------------------------

    @asynccontextmanager
    async def open(
        self, session_id: str, interaction_id: int | None = None, *, quarantined: bool = False
    ) -> AsyncIterator[OpenTable]:
        """Lock a table and read its session, and whether this interaction has already changed it.

        A commit is written even if the caller is cancelled meanwhile. Refused("no-session"); a quarantined session
        is refused too, unless ``quarantined``.
        """

        def work(db: Connection) -> tuple[SessionRow | None, tuple[Entry, ...], bool]:
            row, handled = sessions.ask(db, session_id), log.ask_session_of(db, interaction_id)
            done = None if interaction_id is None else log.ask_interaction(db, session_id, interaction_id)
            return row(), () if done is None else done(), handled() is not None

        async with self._locks.holding([session_id]) as held:
            row, done, handled = await self.store.read(work)
            existing = require_row(row)
            if self._is_outdated(existing):
                await self._upgrade(held, [existing])
                existing = await self.get(session_id)
            session = await self.decode(existing)  # upgraded, or set aside
            table = OpenTable(self, held, existing, session, interaction_id, done, handled)
            if not quarantined:
                table.refuse_quarantined()
            yield table

    def open_for(
        self, session_id: str, user_id: int | None, interaction_id: int | None = None
    ) -> AbstractAsyncContextManager[Opened[Any]]:
        """Open a table as ``open`` does, or a private board of this person; None: for a computer player."""
        if is_board(session_id):
            return self.boards.open(session_id, user_id, interaction_id)
        return self.open(session_id, interaction_id)

    async def may_be_played(self, session_id: str, interaction_id: int) -> bool:
        """Whether an interaction has played something at a table; a private board says so once it is open."""
        if is_board(session_id):
            return True
        return bool(await self.store.read(lambda db: log.of_interaction(db, session_id, interaction_id)))

    async def close(self, session_id: str, may_close: Callable[[SessionRow], Also | None]) -> None:
        """Lock a table and end it without a result, whatever is in its row: it need not be decoded.

        ``may_close`` is asked under the lock: what to write with the end, None to leave the table open, or Refused.
        """
        async with self._locks.holding([session_id]) as held:
            row = await self.get(session_id)
            also = may_close(row)
            if also is not None:
                await close_row(self, held, row.id, row.phase, also)

    @asynccontextmanager
    async def holding(self, session_ids: Collection[str]) -> AsyncIterator[Held]:
        """Lock several tables, so that none of them is being written."""
        async with self._locks.holding(session_ids) as held:
            yield held

    # --- corrected rules -----------------------------------------------------------------------------------------

    async def decode(self, row: SessionRow) -> Session:
        """Return the session of a row, brought to the present version of its rules; quarantine what cannot be read.

        Not for a caller that holds the table's lock.
        """
        if self._is_outdated(row):
            await self.upgrade([row.id])
            row = await self.get(row.id)
        session = await super().decode(row)
        return session if session.incident != OLD_RULES else await self._with_end(row, session)

    async def upgrade(self, session_ids: Collection[str]) -> int:
        """Bring those of these tables that are of an earlier version to the present one; return how many were.

        All in one transaction, under their locks. A table that fails is set aside alone: nothing is written to it,
        so the next program may do better.
        """
        async with self._locks.holding(session_ids) as held:

            def work(db: Connection) -> list[SessionRow]:
                stored = (sessions.get(db, session_id) for session_id in session_ids)
                return [row for row in stored if row is not None and self._is_outdated(row)]

            return await self._upgrade(held, await self.store.read(work))

    async def outdated(self) -> list[str]:
        """Return the tables that ``upgrade`` has not yet reached."""
        versions = {name: game.rules.rules_version for name, game in self.games.items()}
        return await self.store.read(lambda db: sessions.outdated(db, versions))

    async def newer(self) -> list[str]:
        """Return the open tables of later versions than this program knows."""
        versions = {name: game.rules.rules_version for name, game in self.games.items()}
        return await self.store.read(lambda db: sessions.newer(db, versions))

    @property
    def set_aside(self) -> Mapping[str, str]:
        """The tables that could not be upgraded since the start, with the reasons."""
        return {session_id: reason for session_id, (_, reason) in self._set_aside.items()}

    async def _upgrade(self, held: Held, rows: Sequence[SessionRow]) -> int:
        """Upgrade tables that are held; the rules run on a thread."""
        made, failed = await asyncio.to_thread(try_upgrades, rows, self.games, self.now())
        for row, reason in failed:
            self._set_aside[row.id] = row.revision, reason
            logger.error("table-set-aside", session=row.id, game=row.game, version=row.rules_version, reason=reason)

        def work(db: Connection) -> None:
            for row, upgraded in made:
                write_upgrade(db, row, upgraded)

        if made:
            await held.finish(self.store.write(work))
        for row, upgraded in made:
            logger.info("table-upgraded", session=row.id, was=row.rules_version, now=upgraded.session.rules_version)
            self.pass_on(Committed(row.id, has_panel=True, has_notices=False, session=upgraded.session))
        return len(made)

    def _is_outdated(self, row: SessionRow) -> bool:
        return is_outdated(row, self.games) and self._set_aside.get(row.id, (-1, ""))[0] != row.revision

    async def _with_end(self, row: SessionRow, session: Session) -> Session:
        """Return a game that ended under earlier rules with its end, if the present ones give the stored result."""
        if row.phase != Phase.OVER or row.state is None or row.rules_version > session.rules.rules_version:
            return session
        places = await self.store.read(lambda db: results.places_of(db, row.id))
        return await asyncio.to_thread(with_last_state, row, session, places)

    @property
    def commits(self) -> int:
        """Transactions written since the start."""
        return self.store.commits

    async def settle(self) -> None:
        """Wait until no table and no private board is open."""
        await self._locks.settle()
        await self.boards.settle()

    @property
    def lock_count(self) -> int:
        """The number of locks in memory."""
        return len(self._locks)

    async def once(
        self, session_id: str, interaction_id: int | None, work: Callable[[Connection], T], *, turns: str = ""
    ) -> T | None:
        """Write what is beside a table: ``work`` in one transaction, unless this interaction has written already.

        Return what ``work`` does, else None. ``turns``: as ``dialect.take_turns``, for what counts on more than the
        rows that it changes. Refused: no-session.
        """

        def first(db: Connection) -> T | None:
            handled = log.ask_session_of(db, interaction_id)
            if not SESSIONS.has(db, id=session_id):
                raise Refused("no-session")
            if handled() is not None:
                return None
            if turns:
                dialect.take_turns(db, turns)
            result = work(db)
            log.record_interaction(db, interaction_id, session_id, self.now())
            return result

        return await self.write(session_id, first)

    # --- to read, without a lock ---------------------------------------------------------------------------------

    async def load(self, session_id: str, user_id: int | None = None) -> Session:
        """Return a session, also that of a private board; Refused("no-session", or as ``PrivateBoards.load``).

        ``user_id``: of somebody who acts on it, so of private boards their own alone (``PrivateBoards.opened``).
        """
        board = await self._board(session_id, user_id)
        return await self.decode(await self.get(session_id)) if board is None else board.session

    async def _board(self, session_id: str, user_id: int | None = None) -> Board | None:
        """Return a private board; None of a table."""
        if not is_board(session_id):
            return None
        return await (self.boards.load(session_id) if user_id is None else self.boards.opened(session_id, user_id))

    async def with_seed(self, session_id: str) -> tuple[Session, bytes]:
        """Return a session as ``load`` does, and beside it its secret seed, for what computer players choose there.

        No reader gets it: no session, view or preview holds it before the end. A private board has one of its own.
        """
        board = await self._board(session_id)
        if board is not None:
            return board.session, board.seed
        row = await self.get(session_id)
        return await self.decode(row), row.seed

    async def in_channel(self, channel_id: int) -> Session | None:
        """Return the open session of a channel or thread (lobby or playing)."""
        return await self._one(lambda db: sessions.open_in(db, channel_id))

    async def row_in_channel(self, channel_id: int) -> SessionRow | None:
        """Return the row of the open session of a channel; it may be one that cannot be decoded."""
        return await self.store.read(lambda db: sessions.open_in(db, channel_id))

    async def last_in_channel(self, channel_id: int) -> Session | None:
        """Return the newest session of a channel in any phase."""
        return await self._one(lambda db: sessions.newest_in(db, channel_id))

    async def last_begun(self, channel_id: int) -> Session | None:
        """Return the newest session of a channel that has begun; a later lobby does not hide it."""
        return await self._one(lambda db: sessions.newest_begun_in(db, channel_id))

    async def _one(self, find: Callable[[Connection], SessionRow | None]) -> Session | None:
        row = await self.store.read(find)
        return None if row is None else await self.decode(row)

    async def of_user(self, user_id: int) -> Sequence[Session]:
        """Return the open sessions in which a person is seated, first those in which they owe an action."""
        rows = await self.store.read(lambda db: sessions.open_of(db, user_id))
        open_ = [await self.decode(row) for row in rows if row.game in self.games]

        def is_awaited(session: Session) -> bool:
            player = session.player_of(user_id)
            return player is not None and player.seat in session.movers

        return sorted(open_, key=lambda session: not is_awaited(session))

    async def with_log(self, session_id: str) -> tuple[Session, list[Entry]]:
        """Return a session, also that of a private board, and its whole log, read together."""
        board = await self._board(session_id)
        if board is not None:
            return board.session, list(board.entries)

        def work(db: Connection) -> tuple[SessionRow | None, list[Entry]]:
            return sessions.get(db, session_id), log.since(db, session_id, -1)

        row, entries = await self.store.read(work)
        if self._is_outdated(require_row(row)):
            await self.upgrade([session_id])
            row, entries = await self.store.read(work)
        return await self.decode(require_row(row)), entries
