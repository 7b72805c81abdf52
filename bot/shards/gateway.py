"""The gateway's shards: which of them this process owns, which are connected, and when each may identify.

Discord divides its servers into shards by their id; each shard is a connection of its own. Direct messages arrive
on shard 0 only. Source: https://discord.com/developers/docs/events/gateway#sharding
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from typing import Protocol


def shard_of(guild_id: int, count: int) -> int:
    """Return the shard of a server, of ``count`` shards."""
    return (guild_id >> 22) % count


def spans(shard_ids: Iterable[int]) -> str:
    """Return shards as they are read: ``0-3, 7``."""
    runs: list[list[int]] = []
    for shard_id in sorted(shard_ids):
        if runs and runs[-1][-1] == shard_id - 1:
            runs[-1][1:] = [shard_id]
        else:
            runs.append([shard_id])
    return ", ".join("-".join(map(str, run)) for run in runs)


@dataclass
class Shards:
    """The shards that this process owns; none until the gateway has been asked."""

    count: int = 1
    """Shards of the bot over all its processes."""
    owned: set[int] = field(default_factory=set)
    up: set[int] = field(default_factory=set)
    """The owned shards that are connected and know their servers."""

    @property
    def down(self) -> list[int]:
        """The owned shards that are not connected, in order."""
        return sorted(self.owned - self.up)

    def connected(self, shard_id: int, count: int) -> None:
        self.count = count
        self.owned.add(shard_id)
        self.up.add(shard_id)

    def disconnected(self, shard_id: int) -> None:
        self.up.discard(shard_id)

    def sees(self, guild_id: int) -> bool:
        """Whether this process knows if the bot is on a server: its shard is owned and connected.

        Of a server of any other shard nothing may be concluded from its absence.
        """
        return shard_of(guild_id, self.count) in self.up


# --- when each may identify --------------------------------------------------------------------------------------

IDENTIFY_PAUSE = 5.25
"""Seconds between two sessions that begin in one bucket: Discord's five, and some for the way there."""


class Identifies(Protocol):
    """The order in which shards begin sessions."""

    async def turn(self, shard_id: int, concurrency: int) -> None:
        """Wait until this shard may identify; ``concurrency`` is Discord's ``max_concurrency``."""
        ...


class Buckets:
    """The order of one process: shards with equal ``shard_id % max_concurrency`` share a bucket."""

    def __init__(
        self,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._sleep = sleep
        self._monotonic = monotonic
        self._free_at: dict[int, float] = {}

    async def turn(self, shard_id: int, concurrency: int) -> None:
        bucket, now = shard_id % concurrency, self._monotonic()
        at = max(now, self._free_at.get(bucket, now))
        self._free_at[bucket] = at + IDENTIFY_PAUSE
        if at > now:
            await self._sleep(at - now)
