"""Private notes of people about tables. They belong to the person, whoever has the seat."""

from __future__ import annotations

from functools import partial

from bot.rows.ahead import NoteRow
from bot.session.model import Refused, refusal_of
from bot.store import Connection
from bot.store.play.notes import NOTES, newest
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
        of_table = partial(NOTES.where, user_id=user_id, session_id=session_id, order="id")
        return await self._tables.store.read(of_table)

    async def newest(self, user_id: int) -> dict[str, NoteRow]:
        """Return a person's newest note about each table."""
        return await self._tables.store.read(partial(newest, user_id=user_id))

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
            _require_room(db, session_id, user_id)
            NOTES.add(db, user_id=user_id, session_id=session_id, turn=turn, at=self._tables.now(), text=shown)

        await self._tables.once(session_id, interaction_id, work, turns=f"notes {user_id % TURNS}")
        return True

    async def change(
        self, session_id: str, user_id: int, note_id: int, text: str, *, interaction_id: int | None = None
    ) -> bool:
        """Replace the text of a person's own note, or delete it if there is nothing in the new one; return whether
        it is still there. Refused: no-session, note-gone, note-too-long(most).
        """
        shown = _shown(text)

        def work(db: Connection) -> None:
            own = {"id": note_id, "user_id": user_id}
            done = NOTES.change(db, {"text": shown}, **own) if shown else NOTES.delete(db, **own)
            if done.rowcount == 0:
                raise Refused("note-gone")

        await self._tables.once(session_id, interaction_id, work)
        return bool(shown)

    async def _turn(self, session_id: str) -> int:
        session = await self._tables.load(session_id)
        if session.incident is not None:
            raise refusal_of(session)
        if session.state is None:
            raise Refused("not-playing")
        return session.rules.turns(session.state)


def _shown(text: str) -> str:
    """Return a note as it is stored; "" if nothing visible is in it."""
    shown = visible_lines(text)
    if len(shown) > LONGEST:
        raise Refused("note-too-long", most=LONGEST)
    return shown


def _require_room(db: Connection, session_id: str, user_id: int) -> None:
    if NOTES.count(db, user_id=user_id, session_id=session_id) >= MOST_HERE:
        raise Refused("notes-full-here", most=MOST_HERE)
    if NOTES.count(db, user_id=user_id) >= MOST:
        raise Refused("notes-full", most=MOST)
