"""People who are no longer at a table: former players of a running game, and people removed from a lobby.

A former player's seat belongs to somebody else, and the game counts as lost for them.
"""

from __future__ import annotations

from bot.rows.session import FormerPlayerRow, RemovalRow
from bot.store.columns import Columns
from bot.store.database import Connection

FORMER = Columns("former_players", FormerPlayerRow, keys=("session_id", "user_id"))
REMOVALS = Columns("removals", RemovalRow, keys=("session_id", "user_id"), order="name")


def add_former_player(db: Connection, session_id: str, user_id: int, seat: int, name: str, at: float) -> None:
    """Record that this person's seat goes to somebody else. Erased users (ids below zero) are skipped."""
    if user_id > 0:
        FORMER.put(db, FormerPlayerRow(session_id, user_id, seat, name, at))


def former_players(db: Connection, session_id: str) -> list[tuple[int, str, int]]:
    """Return id, name and lost seat of former players without a seat now, in the order of leaving."""
    rows = db.execute(
        "SELECT user_id, name, seat FROM former_players WHERE session_id = :session AND user_id NOT IN "
        "(SELECT user_id FROM players WHERE session_id = :session AND user_id IS NOT NULL) "
        "ORDER BY left_at, user_id",
        {"session": session_id},
    )
    return rows.fetchall()


def removals(db: Connection, session_id: str, *, from_game: bool = False) -> dict[int, str]:
    """Return the people who are kept out of a lobby, or only those kept off their seats, with their names."""
    rows = REMOVALS.where(db, session_id=session_id)
    return {row.user_id: row.name for row in rows if row.from_game or not from_game}


def removed_on(db: Connection, guild_id: int) -> list[tuple[str, int]]:
    """Return who is kept off a seat of a running game of a server: the game, and the person."""
    rows = db.execute(
        "SELECT r.session_id, r.user_id FROM removals AS r JOIN sessions AS s ON s.id = r.session_id "
        "WHERE s.guild_id = ? AND s.phase IN ('lobby', 'playing') AND r.from_game = 1 ORDER BY 1, 2",
        (guild_id,),
    )
    return rows.fetchall()


def was_at(db: Connection, session_id: str, user_id: int) -> bool:
    """Whether somebody has, or ever had, a seat of this game, or was removed from its lobby."""
    tables = ("players", "former_players", "removals", "places", "log", "interventions")
    rows = " UNION ALL ".join(
        f"SELECT 1 FROM {table} WHERE session_id = :session AND user_id = :user" for table in tables
    )
    return db.execute(f"{rows} LIMIT 1", {"session": session_id, "user": user_id}).fetchone() is not None
