"""A private bot leaves servers that its operator has not listed, after a sentence there."""

from __future__ import annotations

from collections.abc import Callable

import discord
import structlog

from bot.kit.app import App
from bot.kit.permissions import can_send, is_stranger
from bot.kit.wire import FAULTS, pinging_only, with_retries
from bot.rows.block import SERVER
from bot.texts import language

log = structlog.get_logger(__name__)


class Unlisted:
    """Leaves servers. Nothing is noted of that, so a crash repeats the sentence at most. ``is_on``: whether the bot
    is on a server now."""

    def __init__(self, app: App, is_on: Callable[[int], bool]) -> None:
        self._app = app
        self._is_on = is_on
        self._told = set[int]()
        """Servers that have read the sentence, until the bot is gone: it is not repeated each hour."""
        self._leaving = set[int]()
        """Servers that the bot is leaving or has left: an event may come twice, or with the upkeep."""

    async def leave(self, guild: discord.Guild) -> bool:
        """Leave a server that is not listed and has no data; return whether it is one.

        If Discord refuses that, the next hourly upkeep or start tries again. On a blocked server the bot stays and
        says nothing, as ever.
        """
        app = self._app
        if not app.operator.is_private or guild.unavailable or not await is_stranger(app, guild.id):
            return False
        if await app.services.blocks.is_blocked(SERVER, guild.id):
            return False
        if guild.id in self._leaving or not self._is_on(guild.id):  # it was left while the database was asked
            return True
        self._leaving.add(guild.id)
        has_left = False
        try:
            if guild.id not in self._told:
                self._told.add(guild.id)
                await self._say_why(guild)
            await with_retries(guild.leave, app.sleep)
            has_left = True
            log.info("unlisted-server-left", guild=guild.id)
        except FAULTS as error:
            log.warning("unlisted-server-not-left", guild=guild.id, error=repr(error))
        finally:
            if not has_left:
                self._leaving.discard(guild.id)
        return True

    def gone(self, guild_id: int) -> None:
        """Forget a server that the bot is not on: what comes is another invitation."""
        self._told.discard(guild_id)
        self._leaving.discard(guild_id)

    async def _say_why(self, guild: discord.Guild) -> None:
        """Post the sentence in the system channel, else in the first one that is open to the bot, or nowhere."""
        channels = [channel for channel in (guild.system_channel, *guild.text_channels) if channel is not None]
        channel = next((one for one in channels if can_send(guild, one.id)), None)
        if channel is None:
            return
        said = self._app.voice(language(str(guild.preferred_locale))).say("refusal-not-listed")

        async def once() -> discord.Message:
            return await channel.send(said, nonce=f"x-{guild.id}", allowed_mentions=pinging_only(()), silent=True)

        try:
            await with_retries(once, self._app.sleep)
        except FAULTS as error:
            log.warning("unlisted-server-not-told", guild=guild.id, error=repr(error))
