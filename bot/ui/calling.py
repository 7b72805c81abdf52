"""How messages call people, name seats and tell times; and how a message that is settled loses its controls."""

from __future__ import annotations

from functools import partial

import discord
import structlog

from bot.store import outbox
from bot.texts import Speaker, escape_markdown
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


def titled(voice: Speaker, name: str) -> str:
    """The name of somebody who may have no seat, as ``named`` tells it."""
    return voice.say("ui-name", {"name": escape_markdown(name)})


async def settled(visit: Visit) -> None:
    """Take the controls off the letter that was pressed: what it asked is answered.

    Once, and it may fail: later presses read a sentence. A table's panel keeps its controls.
    """
    message = visit.interaction.message
    panel = await visit.front.store.read(partial(outbox.panel, session_id=visit.press.session))
    if message is None or message.flags.ephemeral or (panel is not None and panel.message_id == message.id):
        return
    try:
        await message.edit(view=None)
    except (discord.HTTPException, OSError) as error:
        log.info("letter-not-retired", message=message.id, error=repr(error))
