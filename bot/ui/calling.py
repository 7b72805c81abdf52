"""How messages call people, name seats and tell times; and how a message that is settled loses its controls."""

from __future__ import annotations

import discord
import structlog

from bot.texts import Speaker
from engines.core import Seat

from .visit import Visit

log = structlog.get_logger(__name__)


def moment(at: float) -> str:
    """A moment as Discord shows it to each reader in their own time: how long until then, or since."""
    return f"<t:{int(at)}:R>"


def mention(user_id: int) -> str:
    """It pings where the message says that it may, and is a name elsewhere."""
    return f"<@{user_id}>"


def named(voice: Speaker, seat: Seat) -> str:
    return voice.say("ui-name", {"name": voice.name(seat)})


async def settled(visit: Visit) -> None:
    """Take the controls off the message that was pressed: what it asked is answered.

    Once, and it may fail: later presses read a sentence.
    """
    message = visit.interaction.message
    if message is None or message.flags.ephemeral:
        return
    try:
        await message.edit(view=None)
    except (discord.HTTPException, OSError) as error:
        log.info("letter-not-retired", message=message.id, error=repr(error))
