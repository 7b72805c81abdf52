"""What can be read of sessions; nothing here takes a lock."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store.play import sessions
from bot.table import views
from bot.table.model import LogRow, Pov, Preview, Session
from bot.table.preview import ahead, preview
from engines.core import Seat
from engines.core.records import Record

from .desk import Desk


class Lookup:
    """The reading half of the service."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def load(self, session_id: str) -> Session:
        """Refused("no-session") if there is none."""
        return await self._desk.session(await self._desk.row(session_id))

    async def in_channel(self, channel_id: int) -> Session | None:
        """The open session of a channel or thread (lobby or playing)."""
        row = await self._desk.store.read(lambda db: sessions.open_in(db, channel_id))
        return None if row is None else await self._desk.session(row)

    async def last_in_channel(self, channel_id: int) -> Session | None:
        """The newest session of a channel in any phase."""
        row = await self._desk.store.read(lambda db: sessions.newest_in(db, channel_id))
        return None if row is None else await self._desk.session(row)

    async def last_begun(self, channel_id: int) -> Session | None:
        """The newest session of a channel that was dealt: a lobby after it does not hide it."""
        row = await self._desk.store.read(lambda db: sessions.newest_begun_in(db, channel_id))
        return None if row is None else await self._desk.session(row)

    async def of_user(self, user_id: int) -> Sequence[Session]:
        """Open sessions in which this person is seated; the ones that wait for them first."""
        rows = await self._desk.store.read(lambda db: sessions.open_of(db, user_id))
        found = [await self._desk.session(row) for row in rows if row.game in self._desk.games]

        def waits(session: Session) -> bool:
            player = session.player_of(user_id)
            return player is not None and player.seat in session.movers

        return sorted(found, key=lambda session: not waits(session))

    def pov(self, session: Session, user_id: int | None) -> Pov:
        """What this person may know; the public's look for someone without a seat."""
        return views.pov(session, user_id)

    def preview(self, session: Session, seat: Seat, notation: str) -> Preview:
        """What the action would lead to; IllegalAction or Refused("bad-action") as act would refuse it."""
        return preview(session, seat, notation)

    def ahead(self, session: Session, seat: Seat, notations: Sequence[str]) -> Session | None:
        """How the seat may imagine the session after these steps; None where dice or a reveal come between."""
        return ahead(session, seat, notations)

    async def log(self, session_id: str, *, seat: Seat | None = None) -> Sequence[LogRow]:
        """The story as the public (or this seat) may know it; all of it once the game is over."""
        session, entries = await self._desk.history(session_id)
        return views.story(session, entries, seat)

    async def record(self, session_id: str, *, public: bool) -> Record:
        """The record; ``public`` leaves out what not everybody may know, unless the session is over."""
        session, entries = await self._desk.history(session_id)
        return views.record(session, entries, public=public)
