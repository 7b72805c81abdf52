"""Phrases that messages share: mentions, names, titles, times, durations and links. Pure."""

from __future__ import annotations

from bot.rows.outbox import PanelRow
from bot.table.model import Session
from bot.texts import Speaker, escape_markdown, text_key
from engines.core import Seat

UNITS = (("days", 86400), ("hours", 3600), ("minutes", 60), ("seconds", 1))


def relative_time(at: float) -> str:
    """Return a time (seconds since 1970) that Discord shows relative to now: "in 3 hours", "2 days ago"."""
    return f"<t:{int(at)}:R>"


def mention(user_id: int) -> str:
    """Return a mention. It pings only if the message allows it, and is a name otherwise."""
    return f"<@{user_id}>"


def seat_name(voice: Speaker, seat: Seat) -> str:
    return voice.say("common-name", {"name": voice.name(seat)})


def person_name(voice: Speaker, name: str) -> str:
    """Return the name of a person without a seat, in the form of ``seat_name``."""
    return voice.say("common-name", {"name": escape_markdown(name)})


def table_link(session: Session, panel: PanelRow | None = None) -> str:
    """Return the link to a table's panel, or to its channel if there is none."""
    where = f"https://discord.com/channels/{session.guild_id}"
    return f"{where}/{session.channel_id}" if panel is None else f"{where}/{panel.channel_id}/{panel.message_id}"


def title(voice: Speaker, game: str) -> str:
    """Return the name of a game."""
    return voice.say(text_key(game, "title"))


def duration(voice: Speaker, seconds: float) -> str:
    """Return a duration in its two largest units: "3 days 4 h", "12 min", "0 s"."""
    left = max(0, round(seconds))
    parts: list[str] = []
    for unit, size in UNITS:
        count, rest = divmod(left, size)
        if count or (parts and unit != "seconds") or size == 1:
            parts.append(voice.say(f"common-span-{unit}", {"count": count}) if count or not parts else "")
        left = rest
        if len(parts) == 2:
            break
    return ("" if voice.lang == "ja" else " ").join(part for part in parts if part)
