"""The Discord client: built from its parts, started once, closed without losing anything."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from time import monotonic
from typing import Any, Literal

import discord
import structlog
from discord.ext import tasks

from bot.cluster.claims import claimed
from bot.cluster.cluster import Cluster
from bot.command_tree import FEATURES, Commands, verbs
from bot.delivery.notifier import Notifier
from bot.delivery.publisher import Publisher
from bot.delivery.scheduler import Scheduler
from bot.features.server.welcome import welcome
from bot.features.unlisted import Unlisted
from bot.kit.app import App, Operator
from bot.kit.permissions import retry_parked
from bot.kit.router import Router
from bot.kit.wire import Sleep
from bot.rows.errors import StoreUnavailable
from bot.senders.members import DiscordMembers
from bot.senders.notices import DiscordNotices
from bot.senders.panels import DiscordPanels
from bot.senders.threads import DiscordThreads
from bot.services import Services
from bot.shards.client import ShardedClient
from bot.store.cluster import COMMANDS, SIGNS

log = structlog.get_logger(__name__)

NOBODY = Operator()
STOP_WITHIN = 8.0
"""Seconds that closing may take in all; Docker kills after ten, and the database is closed after this."""
PRESSES_GRACE = 3.0
TABLES_GRACE = 1.0
DELIVERY_GRACE = 3.0
EDITS_GRACE = 0.5
GATEWAY_GRACE = 1.5
"""Seconds that closing waits for running interactions, pending writes, deliveries, edits and Discord's farewell;
less where what came before took longer."""
LEAST = 0.1
"""Seconds that each of them gets in any case."""


class SainomeClient(ShardedClient):
    """The client. Its only intent is guilds; messages ping nobody unless they name the users."""

    def __init__(
        self,
        app: App,
        clock: Callable[[], float],
        *,
        always_sync: bool,
        has_signs: bool,
        scheduler: Scheduler | None,
        shard_count: int | None,
        shard_ids: Sequence[int] | None,
        cluster: Cluster | None,
    ) -> None:
        super().__init__(
            app.shards,
            app.sleep,
            cluster,
            shard_count=shard_count,
            shard_ids=None if shard_ids is None else list(shard_ids),
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
            services.tables,
            services.reachability,
            DiscordPanels(self, app, clock),
            clock,
            app.sleep,
            services.computers.turns,
            services.beacon_rounds.posted,
        )
        members = DiscordMembers(self)
        services.presence.look, services.presence.sees = members.look, members.sees
        notices = DiscordNotices(self, app)
        self.threads = DiscordThreads(self, app)
        self._unlisted = Unlisted(app, lambda guild_id: self.get_guild(guild_id) is not None)
        self.notifier = Notifier(
            services.tables, services.reachability, notices, app.sleep, notices.renew, services.absences.doubt
        )
        self.scheduler = scheduler or Scheduler(services)
        self._ticks_itself = scheduler is None
        self._router = Router(app, verbs())
        self._always_sync = always_sync
        self._has_signs = has_signs
        self._cluster = cluster
        self._others = () if cluster is None else cluster.member.others
        self._is_set_up = False
        self._stopping: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Called once after the login: sync changed commands, start deliveries, resume computer players."""
        self._is_set_up = True
        async with claimed(self.app.services.tables.claims, COMMANDS) as is_mine:
            if is_mine:
                await self.tree.sync_if_changed(self.app.services.preferences, always=self._always_sync)
        if self._has_signs:
            self.app.signs.load_beside(self, self.app.sleep)
        await self.app.services.resume()  # first the computer players, whose turns are reported together
        await self.publisher.start()
        await self.notifier.start()
        if self.app.is_closed:  # a stop during the login
            return
        self._hourly.start()
        if self._cluster is not None:
            self._polling.start()
        if self._ticks_itself:
            self._ticking.start()

    # --- shards -------------------------------------------------------------------------------------------------

    async def on_shard_ready(self, shard_id: int) -> None:
        await super().on_shard_ready(shard_id)
        if self.is_ready() or self._cluster is not None:  # else on_ready follows
            await self._sync_servers()
            await self._deliver_pending()

    async def on_resumed(self) -> None:
        await self._deliver_pending()

    async def on_ready(self) -> None:
        """Called when all shards are connected; retries what could not be delivered meanwhile."""
        log.info("client-connected", user=str(self.user), servers=len(self.guilds), shards=self.shard_count)
        await self._sync_servers()
        await self._deliver_pending()
        if parked := await self.app.services.reachability.parked_sessions():
            log.warning("tables-unreachable", count=len(parked), reasons="/admin")

    async def _sync_servers(self) -> None:
        """Note the servers left or joined while their shard was not connected; name those that are not listed."""
        reachability, listed = self.app.services.reachability, self.app.operator.servers
        await reachability.sync_servers(self._present, self.app.shards.sees)
        if listed and (kept := {*await reachability.unlisted(listed)} & {*self._present()}):
            log.warning("unlisted-servers-kept", guilds=sorted(kept))

    def _present(self) -> list[int]:
        """Return the ids of the servers of all connected shards."""
        return [guild.id for guild in self.guilds]

    @property
    def is_waiting(self) -> bool:
        """Whether this is one of several processes and ready to take shards, but has none yet."""
        return self._cluster is not None and self._cluster.member.is_alive and not self.app.shards.owned

    @property
    def processes(self) -> int:
        """How many processes share the database and are alive."""
        return 1 if self._cluster is None else self._cluster.member.size

    @property
    def is_in_order(self) -> bool:
        """Whether at least one shard is connected, or none is to be."""
        return bool(self.app.shards.up) or self.is_waiting

    @tasks.loop(seconds=30)
    async def _ticking(self) -> None:
        """Tick every 30 seconds; the first time before anybody can press."""
        await self.tick()

    async def tick(self) -> None:
        """Process reminders, deadlines and idle tables.

        Not while presses are refused: a long refusal extends deadlines, as an outage does.
        """
        if self.app.is_closed or self.app.is_draining:
            return
        try:
            await self.scheduler.tick()
            await self.publisher.tick()
            for feature in FEATURES:
                if feature.tick is not None:
                    await feature.tick(self, self.app)
            if self.app.services.store.was_away:
                self.app.services.store.was_away = False
                await self._deliver_pending()  # what was given up meanwhile
        except StoreUnavailable as error:
            log.warning("tick-failed", reason=str(error))
        except Exception:
            # The boundary of a loop that would end with its first error.
            log.exception("tick-failed")

    @tasks.loop(seconds=1)
    async def _polling(self) -> None:
        """Deliver what other processes have left waiting; of a cluster only."""
        await self.poll()

    async def poll(self) -> None:
        if self.app.is_closed:
            return
        try:
            if self._cluster is not None and self._others != self._cluster.member.others:
                self._others = self._cluster.member.others
                await self._deliver_pending()  # what a process has left, and upgrades that waited for one
            await self.publisher.poll()
            await self.notifier.poll()
        except Exception as error:
            # As above: the next second asks again.
            log.warning("poll-failed", error=repr(error))

    @tasks.loop(hours=1)
    async def _hourly(self) -> None:
        await self.upkeep()

    async def upkeep(self) -> None:
        """Retry deliveries, resume computer players, leave and purge servers, archive threads; copies, emoji."""
        try:
            await self._deliver_pending()
            if self.is_ready():
                await self._purge_and_retry()
                await self._archive_threads()
            if self.app.operator.backups is not None:
                await self.app.operator.backups.tick()
            if self._has_signs:
                await self._upload_signs()
        except StoreUnavailable as error:
            log.warning("upkeep-failed", reason=str(error))
        except Exception:
            # As above: the next hour retries.
            log.exception("upkeep-failed")

    async def _upload_signs(self) -> None:
        claims = self.app.services.tables.claims
        async with claimed(claims, SIGNS) as is_mine:
            if is_mine:
                await self.app.signs.upload(self, self.app.sleep, alone=not claims.is_mixed)
            else:
                await self.app.signs.load(self, self.app.sleep)

    async def _purge_and_retry(self) -> None:
        reachability = self.app.services.reachability
        await reachability.purge_due(self.app.now(), self._present, self.app.shards.sees)
        for guild in self.guilds:
            await self._unlisted.leave(guild)
        for guild in self.guilds if await reachability.parked_sessions() else ():
            await retry_parked(self.app, guild, is_new=False)

    async def _archive_threads(self) -> None:
        """Archive the idle threads of the servers that this process sees; a crash before the row repeats it."""
        threads = self.app.services.threads
        for channel_id, guild_id in await threads.idle():
            if self.app.shards.sees(guild_id):
                is_there = await self.threads.archive(channel_id)
                if is_there is not None:
                    await (threads.archived(channel_id) if is_there else threads.gone(channel_id))

    async def _deliver_pending(self) -> None:
        if not self.app.is_closed:
            await self.app.services.resume()
            await self.publisher.start()
            await self.notifier.start()

    # --- servers and channels come, go and change ---------------------------------------------------------------

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        self._unlisted.gone(guild.id)
        await self.app.services.reachability.server_left(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        self._unlisted.gone(guild.id)  # the event of its end may have been missed
        await self.on_guild_available(guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Called for every server after a start and a reconnect, also for one joined meanwhile."""
        if await self._unlisted.leave(guild):
            return
        await self.app.services.reachability.server_back(guild.id)
        await retry_parked(self.app, guild, is_new=True)
        await welcome(self.app, guild)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self.app.services.reachability.channel_gone(channel.id)

    async def on_raw_thread_delete(self, gone: discord.RawThreadDeleteEvent) -> None:
        await self.app.services.reachability.channel_gone(gone.thread_id)

    async def on_thread_delete(self, thread: discord.Thread) -> None:
        """Called also for threads deleted with their channel."""
        await self.app.services.reachability.channel_gone(thread.id)

    async def on_guild_channel_update(self, _: object, channel: discord.abc.GuildChannel) -> None:
        await retry_parked(self.app, channel.guild, is_new=False)

    async def on_guild_role_update(self, _: object, role: discord.Role) -> None:
        await retry_parked(self.app, role.guild, is_new=False)

    async def on_member_update(self, _: object, member: discord.Member) -> None:
        if member == member.guild.me:
            await retry_parked(self.app, member.guild, is_new=False)

    async def on_thread_update(self, _: object, thread: discord.Thread) -> None:
        await retry_parked(self.app, thread.guild, is_new=False)

    async def on_thread_join(self, thread: discord.Thread) -> None:
        """Called also for unarchived threads."""
        await retry_parked(self.app, thread.guild, is_new=False)

    async def _run_event(
        self, coro: Callable[..., Coroutine[Any, Any, Any]], event_name: str, *args: Any, **kwargs: Any
    ) -> None:
        """Run the handler of an event. ``close`` waits for it, and no other begins: the database is closed then."""
        if self.app.is_closed:
            return
        async with self.app.serving():
            await super()._run_event(coro, event_name, *args, **kwargs)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Route presses and filled-in forms; the command tree receives commands itself."""
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            await self._router.route(interaction)

    async def close(self) -> None:
        """Close within ten seconds: accept nothing new, finish running work, deliver what can be delivered."""
        if self._stopping is None:
            self._stopping = asyncio.create_task(self._stop(), name="client-stopping")
        await asyncio.shield(self._stopping)

    async def _stop(self) -> None:
        ends = monotonic() + STOP_WITHIN

        def grace(seconds: float, *after: float) -> float:
            """Return how long a step may wait, so that those ``after`` it have their time."""
            return max(LEAST, min(seconds, ends - sum(after) - monotonic()))

        self._hourly.cancel()
        self._ticking.cancel()
        self._polling.cancel()
        await self.app.signs.close()
        await self.app.stop(PRESSES_GRACE)
        with suppress(TimeoutError):  # the store's own close waits for the last write
            await asyncio.wait_for(self.app.services.close(), grace(TABLES_GRACE, EDITS_GRACE, GATEWAY_GRACE))
        self.app.services.thinkers.close()  # the process waits for its threads, also where that was cut short
        seconds = grace(DELIVERY_GRACE, EDITS_GRACE, GATEWAY_GRACE)
        await asyncio.gather(self.publisher.close(seconds), self.notifier.close(seconds))
        await self.app.old_messages.close(grace(EDITS_GRACE, GATEWAY_GRACE))
        self.app.pictures.close()
        await self._disconnect(grace(GATEWAY_GRACE))

    async def _disconnect(self, seconds: float) -> None:
        """Leave the gateway; without Discord's farewell, for which aiohttp would wait ten seconds, just hang up."""
        if not self._is_set_up:  # discord.py has no queue of shards before the login
            await self.http.close()
            return
        try:
            await asyncio.wait_for(super().close(), seconds)
        except TimeoutError:
            log.info("farewell-missing")
            await self.http.close()


def build_client(
    services: Services,
    *,
    default_lang: str = "en",
    picture_format: Literal["jpeg", "webp", "png"] = "jpeg",
    clock: Callable[[], float] = time.time,
    sleep: Sleep = asyncio.sleep,
    strict: bool = False,
    always_sync: bool = False,
    has_signs: bool = False,
    scheduler: Scheduler | None = None,
    operator: Operator = NOBODY,
    shard_count: int | None = None,
    shard_ids: Sequence[int] | None = None,
    drawers: int = 0,
    cluster: Cluster | None = None,
) -> SainomeClient:
    """Build the client on an open store; the caller closes the store after the client.

    ``clock``: seconds since 1970. ``sleep``: waits between retries. ``strict``: missing texts raise.
    ``always_sync``: register the commands even if they were registered before (for a Discord that forgets).
    ``has_signs``: show small pictures in messages, as emoji of the application; else words.
    ``scheduler``: one that the caller ticks; None: the client ticks its own.
    ``shard_count``: None for as many as Discord recommends. ``shard_ids``: this process's, of ``shard_count``; None
    for all. ``drawers``: how many processes draw pictures; 0: threads do. ``cluster``: the
    part of one of several processes.
    """
    app = App(
        services,
        default_lang,
        picture_format,
        strict=strict,
        sleep=sleep,
        operator=operator,
        drawers=drawers,
        parts=FEATURES,
    )
    return SainomeClient(
        app,
        clock,
        always_sync=always_sync,
        has_signs=has_signs,
        scheduler=scheduler,
        shard_count=shard_count,
        shard_ids=shard_ids,
        cluster=cluster,
    )
