"""How messages call people, name seats and tell times. Pure."""

from __future__ import annotations

from bot.texts import Speaker, escape_markdown
from engines.core import Seat


def moment(at: float) -> str:
    """A moment as Discord shows it to each reader in their own time: how long until then, or since."""
    return f"<t:{int(at)}:R>"


def mention(user_id: int) -> str:
    """It pings where the message says that it may, and is a name elsewhere."""
    return f"<@{user_id}>"


def named(voice: Speaker, seat: Seat) -> str:
    return voice.say("ui-name", {"name": voice.name(seat)})


def titled(voice: Speaker, name: str) -> str:
    """The name of somebody who may have no seat, as ``named`` tells it."""
    return voice.say("ui-name", {"name": escape_markdown(name)})
