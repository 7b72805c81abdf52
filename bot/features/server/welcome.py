"""The message with which the bot introduces itself to a new server, or where somebody who manages one wants it."""

from __future__ import annotations

import discord
import structlog

from bot.features.first import NOW
from bot.features.table.beside import TEACH
from bot.features.table.panels import AGAIN
from bot.kit.app import App
from bot.kit.ids import custom_id
from bot.kit.permissions import can_send
from bot.kit.shapes import Button, Panel
from bot.kit.wire import FAULTS, pinging_only, view_of, with_retries
from bot.rows.settings import THREADS
from bot.texts import Speaker, language

from .panels import GOES
from .paths import SERVER

log = structlog.get_logger(__name__)

WHO_OPENS = "who-opens"
"""A button of earlier versions."""
NEW = 86400.0
"""Seconds after the bot joined a server in which it introduces itself: it may have been off at that moment."""


async def welcome(app: App, guild: discord.Guild) -> None:
    """Introduce the bot in the system channel of a server that it has just joined, or nowhere.

    At most once in 90 days: the row is written before the message, which is tried here and never again.
    """
    channel, joined = guild.system_channel, guild.me.joined_at
    if channel is None or joined is None or joined.timestamp() < app.now() - NEW or app.is_draining:
        return
    if not can_send(guild, channel.id) or not await app.services.reachability.welcome(guild.id):
        return
    lang = await app.services.preferences.server_language(guild.id) or language(str(guild.preferred_locale))
    try:
        await post_welcome(app, channel, lang, guild.id)
    except FAULTS as error:
        log.warning("welcome-failed", guild=guild.id, error=repr(error))


async def post_welcome(
    app: App, channel: discord.TextChannel | discord.VoiceChannel, lang: str, number: int
) -> None:
    """Post the message; ``number``: of this occasion, so that a repeated attempt posts no second one. FAULTS."""
    panel = welcome_panel(app.voice(lang))

    async def once() -> discord.Message:
        return await channel.send(
            panel.content,
            view=view_of(panel.rows),
            nonce=f"w-{number}",
            allowed_mentions=pinging_only(()),
            silent=True,
        )

    await with_retries(once, app.sleep)


def welcome_panel(voice: Speaker) -> Panel:
    """Return what a new server reads: each button leads to a choice of one's own in a press or two; the second row
    is for who manages the server."""
    buttons = (
        Button(voice.say("server-hello-play"), custom_id("", 0, (NOW,)), "success"),
        Button(voice.say("learn-button"), custom_id("", 0, (TEACH,))),
        Button(voice.say("server-hello-open"), custom_id("", 0, (AGAIN,))),
    )
    managing = (
        Button(voice.say("server-hello-threads"), custom_id("", 0, (SERVER, GOES, THREADS))),
        Button(voice.say("server-hello-settings"), custom_id("", 0, (SERVER,))),
    )
    return Panel(voice.say("server-hello"), (buttons, managing))
