"""When each shard may identify: one session in five seconds for each of Discord's buckets."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Protocol

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
