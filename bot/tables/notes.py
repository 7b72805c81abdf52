"""Private notes of people about tables. They belong to the person, whoever has the seat."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bot.rows.ahead import NoteRow
from bot.session.model import Refused, refusal_of
from bot.store import Connection
from bot.store.drivers import dialect
from bot.store.play import log, notes, sessions
from bot.texts import visible_lines

from .all_tables import Tables

MOST_HERE, MOST = 50, 500
"""Notes that one person has about one table, and about all."""
LONGEST = 300
"""Characters of a note."""
TURNS = 64


class Notes:
    """Writes, changes, deletes and lists notes; a repeated interaction changes nothing."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def of_table(self, session_id: str, user_id: int) -> list[NoteRow]:
        """Return a person's notes about a table, oldest first."""
        return await self._tables.store.read(partial(notes.of_table, user_id=user_id, session_id=session_id))

    async def newest(self, user_id: int) -> dict[str, NoteRow]:
        """Return a person's newest note about each table."""
        return await self._tables.store.read(partial(notes.newest, user_id=user_id))

    async def require_room(self, session_id: str, user_id: int) -> None:
        """Refused where this person can add no note: as ``add``."""
        await self._turn(session_id)
        await self._tables.store.read(partial(_require_room, session_id=session_id, user_id=user_id))

    async def add(self, session_id: str, user_id: int, text: str, *, interaction_id: int | None = None) -> bool:
        """Add a note of the present turn; return whether there was anything in it.

        Refused: no-session, not-playing, quarantined, old-rules, note-too-long(most), notes-full-here(most),
        notes-full(most).
        """
        shown = _shown(text)
        if not shown:
            return False
        turn = await self._turn(session_id)

        def work(db: Connection) -> None:
            dialect.take_turns(db, f"notes {user_id % TURNS}")
            _require_room(db, session_id, user_id)
            notes.add(db, user_id, session_id, turn, self._tables.now(), shown)

        await self._once(session_id, work, interaction_id)
        return True

    async def change(
        self, session_id: str, user_id: int, note_id: int, text: str, *, interaction_id: int | None = None
    ) -> bool:
        """Replace the text of a person's own note, or delete it if there is nothing in the new one; return whether
        it is still there. Refused: no-session, note-gone, note-too-long(most).
        """
        shown = _shown(text)

        def work(db: Connection) -> None:
            was = notes.change(db, note_id, user_id, shown) if shown else notes.delete(db, note_id, user_id)
            if not was:
                raise Refused("note-gone")

        await self._once(session_id, work, interaction_id)
        return bool(shown)

    async def _turn(self, session_id: str) -> int:
        session = await self._tables.load(session_id)
        if session.incident is not None:
            raise refusal_of(session)
        if session.state is None:
            raise Refused("not-playing")
        return session.rules.turns(session.state)

    async def _once(self, session_id: str, work: Callable[[Connection], None], interaction_id: int | None) -> None:
        def once(db: Connection) -> None:
            if sessions.get(db, session_id) is None:
                raise Refused("no-session")
            if interaction_id is not None and log.session_of_interaction(db, interaction_id) is not None:
                return
            work(db)
            log.record_interaction(db, interaction_id, session_id, self._tables.now())

        await self._tables.write(session_id, once)


def _shown(text: str) -> str:
    """Return a note as it is stored; "" if nothing visible is in it."""
    shown = visible_lines(text)
    if len(shown) > LONGEST:
        raise Refused("note-too-long", most=LONGEST)
    return shown


def _require_room(db: Connection, session_id: str, user_id: int) -> None:
    if notes.count(db, user_id, session_id) >= MOST_HERE:
        raise Refused("notes-full-here", most=MOST_HERE)
    if notes.count(db, user_id) >= MOST:
        raise Refused("notes-full", most=MOST)
