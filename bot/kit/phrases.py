"""Phrases that messages share: mentions, names, titles, times, durations and links. Pure."""

from __future__ import annotations

from bot.rows.outbox import PanelRow
from bot.table.model import Session
from bot.texts import Speaker, escape_markdown, text_key
from engines.core import Seat

UNITS = (("days", 86400), ("hours", 3600), ("minutes", 60), ("seconds", 1))


def moment(at: float) -> str:
    """A moment as Discord shows it to each reader in their own time: how long until then, or since."""
    return f"<t:{int(at)}:R>"


def mention(user_id: int) -> str:
    """It pings where the message says that it may, and is a name elsewhere."""
    return f"<@{user_id}>"


def named(voice: Speaker, seat: Seat) -> str:
    return voice.say("common-name", {"name": voice.name(seat)})


def titled(voice: Speaker, name: str) -> str:
    """The name of somebody who may have no seat, as ``named`` tells it."""
    return voice.say("common-name", {"name": escape_markdown(name)})


def address(session: Session, panel: PanelRow | None = None) -> str:
    """The link to a table's panel, or to its channel where none is given."""
    where = f"https://discord.com/channels/{session.guild_id}"
    return f"{where}/{session.channel_id}" if panel is None else f"{where}/{panel.channel_id}/{panel.message_id}"


def title(voice: Speaker, game: str) -> str:
    """The name of a game."""
    return voice.say(text_key(game, "title"))


def span(voice: Speaker, seconds: float) -> str:
    """The two largest units: "3 days 4 h", "12 min", "0 s"."""
    left = max(0, round(seconds))
    told: list[str] = []
    for unit, size in UNITS:
        count, rest = divmod(left, size)
        if count or (told and unit != "seconds") or size == 1:
            told.append(voice.say(f"common-span-{unit}", {"count": count}) if count or not told else "")
        left = rest
        if len(told) == 2:
            break
    return ("" if voice.lang == "ja" else " ").join(part for part in told if part)
