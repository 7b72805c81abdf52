"""A discord.py client of shards: all that Discord recommends, or those that a cluster gives this process."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any, Protocol

import aiohttp
import discord
import structlog
from discord.gateway import DiscordWebSocket

from .gateway import Buckets, Identifies, Shards

log = structlog.get_logger(__name__)

ASKING = (1.0, 2.0, 5.0, 10.0, 30.0)
"""Seconds between questions to a Discord that does not answer at the start; the last ones repeat."""
AWAY = (discord.HTTPException, discord.GatewayNotFound, aiohttp.ClientError, OSError, asyncio.TimeoutError)
Sleep = Callable[[float], Awaitable[None]]


class Leases(Identifies, Protocol):
    """What gives shards to one of several processes."""

    count: int | None
    changed: asyncio.Event
    """Set when there may be other shards."""

    @property
    def shards(self) -> frozenset[int]:
        """The shards of this process now."""
        ...

    async def pace(self) -> None:
        """Wait until another request may be made."""
        ...


class ShardedClient(discord.AutoShardedClient):
    """``shards`` says which shards are this process's and connected; discord.py's own lists follow it."""

    def __init__(self, shards: Shards, sleep: Sleep, leases: Leases | None = None, **options: Any) -> None:
        super().__init__(**options)
        self.shards_here = shards
        self._sleep = sleep
        self._leases = leases
        self._identifies: Identifies = leases or Buckets(sleep)
        self._concurrency = 1
        self._earlier: dict[int, list[discord.Guild]] = {}
        self._launching: dict[int, asyncio.Task[None]] = {}
        self._following: asyncio.Task[None] | None = None

    def pace_requests(self, turn: Callable[[], Awaitable[None]]) -> None:
        """Let each request of the bot wait for its turn. Answers to interactions go another way and never wait."""
        request = self.http.request

        async def paced(*args: Any, **options: Any) -> Any:
            await turn()
            return await request(*args, **options)

        self.http.request = paced  # type: ignore[method-assign]

    async def launch_shards(self) -> None:
        """Connect the shards, as many as Discord recommends; ask again while Discord does not answer."""
        for attempt in count():
            if self.is_closed():
                return
            try:
                recommended, _, limits = await self.http.get_bot_gateway()
                break
            except AWAY as error:
                log.warning("gateway-unknown", error=repr(error))
                await self._sleep(ASKING[min(attempt, len(ASKING) - 1)])
        self._concurrency = max(1, limits["max_concurrency"])
        self.shard_count = self.shard_count or recommended
        self.shards_here.count = self.shard_count
        log.info("shards-begun", shards=self.shard_count, concurrency=self._concurrency)
        if self._leases is None:
            self.shards_here.owned.update(self.shard_ids or range(self.shard_count))
            await super().launch_shards()
            return
        self._connection.shard_count, self._connection.shard_ids = self.shard_count, []
        self._leases.count = self.shard_count
        self._following = asyncio.create_task(self._follow(self._leases), name="shard-leases")

    # --- shards that come and go ---------------------------------------------------------------------------------

    async def _follow(self, leases: Leases) -> None:
        """Connect shards that become this process's, and leave those that do no longer."""
        while not self.is_closed():
            wanted = leases.shards
            for shard_id in sorted(self.shards_here.owned - wanted):
                await self._leave(shard_id)
            new = sorted(wanted - self.shards_here.owned)
            self.shards_here.owned.update(new)
            self._connection.shard_ids = sorted(self.shards_here.owned)
            for shard_id in new:
                launch = self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard_id)
                self._launching[shard_id] = asyncio.create_task(launch, name=f"shard {shard_id}")
            leases.changed.clear()
            await leases.changed.wait()

    async def _leave(self, shard_id: int) -> None:
        """Disconnect a shard that another process may have by now, and know its servers no longer."""
        self.shards_here.disconnected(shard_id)
        self.shards_here.owned.discard(shard_id)
        launching = self._launching.pop(shard_id, None)
        if launching is not None:
            launching.cancel()
            await asyncio.gather(launching, return_exceptions=True)
        shard = self._shards_of_discord.pop(shard_id, None)
        if shard is not None:
            await shard.close()
        for guild in [guild for guild in self.guilds if guild.shard_id == shard_id]:
            self._connection._remove_guild(guild)
        log.info("shard-left", shard=shard_id)

    @property
    def _shards_of_discord(self) -> dict[int, Any]:
        """discord.py's own table, from which nothing public removes a shard."""
        shards: dict[int, Any] = self.__dict__["_AutoShardedClient__shards"]
        return shards

    # --- events --------------------------------------------------------------------------------------------------

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Called before a shard begins a new session, at the start and after one that cannot be resumed."""
        assert shard_id is not None
        self._earlier[shard_id] = [guild for guild in self.guilds if guild.shard_id == shard_id]
        await self._identifies.turn(shard_id, self._concurrency)
        while self._leases is not None and shard_id not in self._leases.shards:
            if shard_id not in self.shards_here.owned:
                raise asyncio.CancelledError  # discord.py lets go of it, as of a task that is cancelled
            await self._sleep(1.0)  # no sign of life got through; ``_follow`` sees what becomes of it

    async def on_shard_ready(self, shard_id: int) -> None:
        """Called when a shard knows its servers: after each new session."""
        for guild in self._earlier.pop(shard_id, ()):
            if self.get_guild(guild.id) is guild:  # not in the new session; discord.py keeps it
                self._connection._remove_guild(guild)
        await self._connected(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        await self._connected(shard_id)

    async def _connected(self, shard_id: int) -> None:
        assert self.shard_count is not None
        if self._leases is not None and shard_id not in self.shards_here.owned:
            await self._leave(shard_id)
            return
        self.shards_here.connected(shard_id, self.shard_count)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        self.shards_here.disconnected(shard_id)

    async def close(self) -> None:
        tasks = [*self._launching.values(), *([] if self._following is None else [self._following])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await super().close()
