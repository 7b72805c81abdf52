"""The Discord client: built from its parts, started once, and closed without losing anything."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Literal

import discord
import structlog
from discord.ext import tasks

from bot.command_tree import Commands, verbs
from bot.delivery.notifier import Notifier
from bot.delivery.publisher import Publisher
from bot.delivery.scheduler import Scheduler
from bot.kit.app import App, Operator
from bot.kit.permissions import try_again
from bot.kit.router import Router
from bot.kit.wire import Sleep
from bot.senders.notices import DiscordNotices
from bot.senders.panels import DiscordPanels
from bot.services import Services

log = structlog.get_logger(__name__)

NOBODY = Operator()
PRESSES_GRACE = 3.0
TELLING_GRACE = 4.0
"""Seconds that closing waits for presses under way, and for what the channels must be told."""


class SainomeClient(discord.Client):
    """Intents: guilds only. Mentions: none, unless a message names them."""

    def __init__(
        self, app: App, clock: Callable[[], float], *, always_sync: bool, scheduler: Scheduler | None
    ) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
        )
        self.app = app
        self.tree = Commands(self)
        services = app.services
        self.publisher = Publisher(
            services.tables, services.reachability, DiscordPanels(self, app, clock), clock, app.sleep
        )
        self.notifier = Notifier(services.tables, services.reachability, DiscordNotices(self, app), app.sleep)
        self.scheduler = scheduler or Scheduler(services)
        self._looks_at_the_clock = scheduler is None
        self._router = Router(app, verbs())
        self._always_sync = always_sync
        self._stopping: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Once, after the login: commands if they changed, what was left to tell, computer players that owe."""
        await self.tree.sync_if_changed(self.app.services.preferences, always=self._always_sync)
        await self.publisher.start()
        await self.notifier.start()
        await self.app.services.resume()
        self._left_over.start()
        if self._looks_at_the_clock:
            self._time_goes_by.start()

    async def on_ready(self) -> None:
        """May come again after a reconnect: what could not be told meanwhile is tried again."""
        log.info("ready", user=str(self.user), guilds=len(self.guilds))
        await self.app.services.reachability.sync_servers([guild.id for guild in self.guilds])
        await self._tell_what_waits()

    async def on_resumed(self) -> None:
        await self._tell_what_waits()

    @tasks.loop(seconds=30)
    async def _time_goes_by(self) -> None:
        """The first time before anybody can press."""
        await self.look_at_the_clock()

    async def look_at_the_clock(self) -> None:
        """Reminders, deadlines, tables that stand still.

        Not while nobody's presses are taken: if that is long, everybody has time again, as after an outage.
        """
        if self.app.closed or self.app.draining:
            return
        try:
            await self.scheduler.tick()
        except Exception:
            # The boundary of a loop that would end with the first error: a full disk is not full for ever.
            log.exception("tick-failed")

    @tasks.loop(hours=1)
    async def _left_over(self) -> None:
        await self.upkeep()

    async def upkeep(self) -> None:
        """What was given up in a long outage, computer players that a fault has stopped, servers left long ago, and
        the copy of the day."""
        try:
            await self._tell_what_waits()
            if self.is_ready():
                await self._clear_up()
            if self.app.operator.backups is not None:
                await self.app.operator.backups.tick()
        except Exception:
            # As above: the next hour is another try.
            log.exception("upkeep-failed")

    async def _clear_up(self) -> None:
        reachability = self.app.services.reachability
        await reachability.purge_due(self.app.now(), [guild.id for guild in self.guilds])
        for guild in self.guilds if await reachability.parked() else ():
            await try_again(self.app, guild, anew=False)

    async def _tell_what_waits(self) -> None:
        if not self.app.closed:
            await self.publisher.start()
            await self.notifier.start()
            await self.app.services.resume()

    # --- servers and channels come, go and change ---------------------------------------------------------------

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self.app.services.reachability.server_left(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self.app.services.reachability.server_back(guild.id)
        await try_again(self.app, guild, anew=True)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        await self.on_guild_join(guild)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self.app.services.reachability.channel_gone(channel.id)

    async def on_raw_thread_delete(self, gone: discord.RawThreadDeleteEvent) -> None:
        await self.app.services.reachability.channel_gone(gone.thread_id)

    async def on_thread_delete(self, thread: discord.Thread) -> None:
        """Also those that went with their channel."""
        await self.app.services.reachability.channel_gone(thread.id)

    async def on_guild_channel_update(self, _: object, channel: discord.abc.GuildChannel) -> None:
        await try_again(self.app, channel.guild, anew=False)

    async def on_guild_role_update(self, _: object, role: discord.Role) -> None:
        await try_again(self.app, role.guild, anew=False)

    async def on_member_update(self, _: object, member: discord.Member) -> None:
        if member == member.guild.me:
            await try_again(self.app, member.guild, anew=False)

    async def on_thread_update(self, _: object, thread: discord.Thread) -> None:
        await try_again(self.app, thread.guild, anew=False)

    async def on_thread_join(self, thread: discord.Thread) -> None:
        """Also one that has woken up."""
        await try_again(self.app, thread.guild, anew=False)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Presses; commands find their own way through the tree."""
        if interaction.type is discord.InteractionType.component:
            await self._router.route(interaction)

    async def close(self) -> None:
        """Within ten seconds: take nothing more, finish what is under way, tell what can be told, then leave."""
        if self._stopping is None:
            self._stopping = asyncio.create_task(self._stop(), name="client-stopping")
        await asyncio.shield(self._stopping)
        await super().close()

    async def _stop(self) -> None:
        self._left_over.cancel()
        self._time_goes_by.cancel()
        await self.app.stop(PRESSES_GRACE)
        await self.app.services.close()
        await asyncio.gather(self.publisher.close(TELLING_GRACE), self.notifier.close(TELLING_GRACE))
        self.app.pictures.close()


def build_client(
    services: Services,
    *,
    default_lang: str = "en",
    picture_format: Literal["webp", "png"] = "webp",
    clock: Callable[[], float] = time.time,
    sleep: Sleep = asyncio.sleep,
    strict: bool = False,
    always_sync: bool = False,
    scheduler: Scheduler | None = None,
    operator: Operator = NOBODY,
) -> SainomeClient:
    """The client around an open store and its sessions; whoever opened the store closes it, after the client.

    ``clock``: seconds since 1970. ``sleep``: how pauses between tries are spent. ``strict``: missing texts raise.
    ``always_sync``: register the commands whatever was registered before (a Discord that forgets).
    ``scheduler``: one that the caller lets tick; None: the client has its own, and sees to it.
    """
    app = App(services, default_lang, picture_format, strict=strict, sleep=sleep, operator=operator)
    return SainomeClient(app, clock, always_sync=always_sync, scheduler=scheduler)
