"""What people and servers have set."""

from __future__ import annotations

from dataclasses import dataclass

from .database import Connection


@dataclass(frozen=True, slots=True)
class UserSettings:
    """``confirm``: ask before a press that cannot be taken back. ``lang`` None: as Discord says."""

    confirm: bool = True
    lang: str | None = None


def of_user(db: Connection, user_id: int) -> UserSettings:
    found = db.execute("SELECT confirm, lang FROM user_settings WHERE user_id = ?", (user_id,)).fetchone()
    return UserSettings(bool(found[0]), found[1]) if found else UserSettings()


def set_user(db: Connection, user_id: int, new: UserSettings) -> None:
    db.execute(
        "INSERT INTO user_settings (user_id, confirm, lang) VALUES (?, ?, ?) "
        "ON CONFLICT (user_id) DO UPDATE SET confirm = excluded.confirm, lang = excluded.lang",
        (user_id, new.confirm, new.lang),
    )


def guild_lang(db: Connection, guild_id: int) -> str | None:
    """The language that a server has chosen; None: as Discord says."""
    found = db.execute("SELECT lang FROM guild_settings WHERE guild_id = ?", (guild_id,)).fetchone()
    return found[0] if found else None


def set_guild_lang(db: Connection, guild_id: int, lang: str | None) -> None:
    db.execute(
        "INSERT INTO guild_settings (guild_id, lang) VALUES (?, ?) "
        "ON CONFLICT (guild_id) DO UPDATE SET lang = excluded.lang",
        (guild_id, lang),
    )
