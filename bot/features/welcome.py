"""The one message with which the bot introduces itself to a new server, and who may open tables there."""

from __future__ import annotations

import discord
import structlog

from bot.features.board import PLAY_NOW
from bot.features.table.lessons import TEACH
from bot.features.table.panels import AGAIN
from bot.kit.app import App
from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.permissions import NEEDED, can_send
from bot.kit.router import Verb
from bot.kit.shapes import Button, Panel
from bot.kit.wire import FAULTS, pinging_only, view_of, with_retries
from bot.texts import Speaker, language, text_key

log = structlog.get_logger(__name__)

WHO_OPENS = "who-opens"
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
    panel = welcome_panel(app.voice(lang))

    async def once() -> discord.Message:
        return await channel.send(
            panel.content,
            view=view_of(panel.rows),
            nonce=f"w-{guild.id}",
            allowed_mentions=pinging_only(()),
            silent=True,
        )

    try:
        await with_retries(once, app.sleep)
    except FAULTS as error:
        log.warning("welcome-failed", guild=guild.id, error=repr(error))


def welcome_panel(voice: Speaker) -> Panel:
    """Return what a new server reads: each button leads to a choice of one's own in a press or two."""
    buttons = (
        Button(voice.say("welcome-play"), custom_id("", 0, (PLAY_NOW,)), "success"),
        Button(voice.say("learn-button"), custom_id("", 0, (TEACH,))),
        Button(voice.say("welcome-open"), custom_id("", 0, (AGAIN,))),
        Button(voice.say("welcome-who"), custom_id("", 0, (WHO_OPENS,))),
    )
    return Panel(voice.say("welcome-message"), (buttons,))


async def show_who_opens(ctx: Context) -> None:
    voice = ctx.voice()
    needed = tuple(voice.say(text_key("channels", "permission", one)) for one in NEEDED)
    await ctx.answer.show(Panel(voice.say("welcome-who-opens", {"needed": needed})))


VERBS = {WHO_OPENS: Verb(show_who_opens)}
