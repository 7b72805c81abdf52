"""How messages call people, name seats, tell times and show the way. Pure."""

from __future__ import annotations

from bot.rows.outbox import PanelRow
from bot.table.model import Session
from bot.texts import Speaker, escape_markdown
from engines.core import Seat


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
