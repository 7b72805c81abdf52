"""The list of free seats that a server may want in a channel: a seat that falls free asks for it."""

from __future__ import annotations

from functools import partial

from bot.rows.messages import SeatListRow
from bot.store import Connection
from bot.store.games import sessions
from bot.store.messages import notices, requests, seat_lists
from bot.store.messages.seat_lists import SEAT_LISTS
from bot.tables.all_tables import Tables

from .watching import free_seats

PAUSE = seat_lists.PAUSE
"""Seconds between two lists of a server, at least."""
SEATS = "seats"
"""The kind of the notice; its fact ``guild`` is the server."""


class SeatLists:
    """Where a server wants its list, and which are due. A list becomes a notice, so that it is posted once."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store

    async def of_server(self, guild_id: int) -> SeatListRow | None:
        """Return a server's list; None if it wants none."""
        return await self._store.read(partial(SEAT_LISTS.one, guild_id=guild_id))

    async def want(self, guild_id: int, channel_id: int | None, lang: str) -> SeatListRow | None:
        """Post the lists of a server in this channel from now on (None: nowhere); return what held before.

        A list is posted soon if a seat is free now.
        """
        now = self._tables.now()

        def work(db: Connection) -> SeatListRow | None:
            was = SEAT_LISTS.one(db, guild_id=guild_id)
            if channel_id is None or was is None or was.channel_id != channel_id:
                if was is not None:
                    notices.drop_unsent(db, SEATS, was.channel_id)
                SEAT_LISTS.delete(db, guild_id=guild_id)
            if channel_id is not None and (was is None or was.channel_id != channel_id):
                posted_at = None if was is None else was.posted_at
                SEAT_LISTS.put(db, SeatListRow(guild_id, channel_id, lang, now, posted_at))
            return was

        return await self._store.write(work)

    async def posted(self, row: SeatListRow, message_id: int) -> bool:
        """Note the newest list of a server; False if it wants none in this channel any more."""

        def note(db: Connection) -> bool:
            theirs = {"guild_id": row.guild_id, "channel_id": row.channel_id}
            return SEAT_LISTS.change(db, {"message_id": message_id}, **theirs).rowcount > 0

        return await self._store.write(note)

    async def tick(self, now: float) -> None:
        """Write the lists that are due as notices; a repeated call, or one in another process, does nothing."""
        for guild_id in await self._store.read(partial(seat_lists.due, now=now)):
            await self._tables.write("", partial(self._post, guild_id=guild_id, now=now))

    def _post(self, db: Connection, guild_id: int, now: float) -> None:
        row = seat_lists.take_up(db, guild_id, now)
        if row is None or not self._is_any_free(db, guild_id):
            return
        notices.drop_unsent(db, SEATS, row.channel_id)  # an older one that could not be delivered
        notices.add(db, SEATS, now, {"guild": guild_id}, session_id=None, channel_id=row.channel_id)
        SEAT_LISTS.change(db, {"posted_at": now}, guild_id=guild_id)

    def _is_any_free(self, db: Connection, guild_id: int) -> bool:
        """Whether strangers may take a seat on a server, as far as is known before its channels are looked at."""
        is_offered = any(request.facts.get("open") for request in requests.searches_on(db, guild_id))
        return is_offered or any(free_seats(self._tables, row) for row in sessions.open_on(db, guild_id))
