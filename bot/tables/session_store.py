"""Sessions in the store: read, decoded, quarantined and written; commits are passed to listeners."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

import structlog

from bot.cluster.claims import Alone, Claims
from bot.rows.session import SessionRow
from bot.session import codec
from bot.session.model import Refused, Session
from bot.store import Connection, Store
from bot.store.games import sessions
from bot.store.messages import notices
from engines.core.playable import Playable

T = TypeVar("T")
logger = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Committed:
    """The work left by a transaction, for the listeners; after a crash the outbox still has it."""

    session_id: str
    has_panel: bool
    has_notices: bool
    session: Session | None = None
    """As committed; None if it was not decoded."""


Listener = Callable[[Committed], None]


@dataclass(frozen=True, slots=True)
class _Written(Generic[T]):
    result: T
    has_notices: bool


class SessionStore:
    """Reads and writes sessions as values, and passes every commit to the listeners."""

    def __init__(self, store: Store, games: Mapping[str, Playable], claims: Claims | None = None) -> None:
        """``claims``: of a process that shares the database; None: it has it for itself."""
        self.store = store
        self.claims = claims or Alone()
        self.games = games
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        """Call ``listener`` after every commit that left something to do."""
        self._listeners.append(listener)

    def pass_on(self, committed: Committed) -> None:
        for listener in self._listeners:
            listener(committed)

    def now(self) -> float:
        """Seconds since 1970."""
        return self.store.clock()

    async def decode(self, row: SessionRow) -> Session:
        """Return the session of a row; quarantine one that cannot be decoded."""
        try:
            return codec.decode(row, self.games)
        except codec.Undecodable:
            incident = await self.quarantine(row.id)
            return codec.decode(replace(row, incident=incident), self.games)

    async def get(self, session_id: str) -> SessionRow:
        """Return the row of a session; Refused("no-session") if there is none."""
        return require_row(await self.store.read(lambda db: sessions.get(db, session_id)))

    async def write(
        self,
        session_id: str,
        work: Callable[[Connection], T],
        *,
        has_panel: bool = False,
        has_notices: bool = False,
    ) -> T:
        """Write without a new revision of a session ("": of no session), and pass on added notices.

        ``has_notices``: notices that were added before wait again.
        """
        written = await self._transaction(session_id, work)
        self.pass_on(Committed(session_id, has_panel, has_notices or written.has_notices))
        return written.result

    async def commit(
        self,
        session: Session,
        work: Callable[[Connection], T],
        *,
        has_panel: bool,
    ) -> T:
        """Write a new revision of a session."""
        written = await self._transaction(session.id, work)
        self.pass_on(Committed(session.id, has_panel, written.has_notices, session))
        return written.result

    async def _transaction(self, session_id: str, work: Callable[[Connection], T]) -> _Written[T]:
        def with_notices(db: Connection) -> _Written[T]:
            sessions.lock(db, session_id)
            result = work(db)
            return _Written(result, notices.WOKEN in db.woken)

        return await self.store.write(with_notices, of_table=bool(session_id))

    async def quarantine(self, session_id: str) -> str:
        """Quarantine one session; return the incident. Call it while handling an exception: it is logged."""
        incident = secrets.token_hex(4)
        logger.exception("session-quarantined", session=session_id, incident=incident)
        return await self.store.write(lambda db: sessions.quarantine(db, session_id, incident))


def require_row(row: SessionRow | None) -> SessionRow:
    """Return the row; Refused("no-session") for None."""
    if row is None:
        raise Refused("no-session")
    return row
