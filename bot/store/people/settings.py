"""Settings of people and servers, and whose seats a person has declined once and for all."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from bot.rows.settings import HERE, DeclinedRow, ServerSettings, UserSettings
from bot.store.columns import Columns
from bot.store.database import Connection
from bot.store.drivers import dialect
from bot.store.drivers.contract import Asked
from bot.store.drivers.dialect import first_column

SETTINGS = Columns("user_settings", UserSettings, keys=("user_id",))
DECLINED = Columns("declined", DeclinedRow, order="at DESC, from_id")
SERVER_SETTINGS = Columns("guild_settings", ServerSettings, keys=("guild_id",))


def of_user(db: Connection, user_id: int) -> UserSettings:
    """Return a person's settings; the defaults if nothing is stored."""
    return ask_user(db, user_id)()


def ask_user(db: Connection, user_id: int) -> Asked[UserSettings]:
    """Ask for a person's settings, as ``Columns.ask``."""
    asked = SETTINGS.ask_one(db, user_id=user_id)
    return lambda: asked() or UserSettings()


def ask_users(db: Connection, user_ids: Collection[int]) -> Asked[dict[int, UserSettings]]:
    """Ask for the settings of several people, as ``Columns.ask``; the defaults where nothing is stored."""
    users = sorted(set(user_ids))
    if not users:
        return dict
    marks = ", ".join("?" * len(users))
    rows = dialect.ask(
        db, f"SELECT user_id, {', '.join(SETTINGS.names)} FROM user_settings WHERE user_id IN ({marks})", users
    )

    def theirs() -> dict[int, UserSettings]:
        stored = {user_id: SETTINGS.row(row) for user_id, *row in rows()}
        return {user_id: stored.get(user_id) or UserSettings() for user_id in users}

    return theirs


def digests_due(db: Connection, now: float) -> list[int]:
    """Return the people whose daily digest is due, longest overdue first."""
    return first_column(db, "SELECT user_id FROM user_settings WHERE digest_at <= ? ORDER BY digest_at", (now,))


def declined_by(db: Connection, user_id: int) -> list[tuple[int, str]]:
    """Return id and name of everybody whose seats a person has declined for good, newest first."""
    return [(row.from_id, row.name) for row in DECLINED.where(db, user_id=user_id)]


def has_declined(db: Connection, user_id: int, from_id: int) -> bool:
    """Whether a person has declined another's seats for good."""
    return DECLINED.has(db, user_id=user_id, from_id=from_id)


def of_server(db: Connection, guild_id: int) -> ServerSettings:
    """Return a server's settings; the defaults if nothing is stored."""
    return SERVER_SETTINGS.one(db, guild_id=guild_id) or ServerSettings()


def forum_gone(db: Connection, forum_id: int) -> None:
    """Let new tables stay where they are opened on the server whose forum is gone."""
    SERVER_SETTINGS.change(db, {"goes": HERE, "forum_id": None}, forum_id=forum_id)


def reminds_directly(db: Connection, session_id: str) -> bool:
    """Whether the server of a table wants people to be reminded by direct message alone."""
    row = db.execute(
        "SELECT 1 FROM guild_settings AS g JOIN sessions AS s ON s.guild_id = g.guild_id "
        "WHERE s.id = ? AND g.remind = 'dm'",
        (session_id,),
    ).fetchone()
    return row is not None


def at_table(mine: UserSettings, *, directly: bool) -> UserSettings:
    """Return a person's settings as they hold at a table; ``directly``: see ``reminds_directly``."""
    return replace(mine, remind="dm") if directly and mine.remind == "ping" else mine
