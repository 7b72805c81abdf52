"""One of several processes: its signs of life, its shards, and its turns at what Discord counts for all of them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import structlog

from bot.shards.gateway import IDENTIFY_PAUSE
from bot.store import Connection, Store, cluster

from .membership import BEAT, Member

log = structlog.get_logger(__name__)

REQUESTS = 45.0
"""Requests a second for all processes together; Discord allows 50. Each process gets an equal share."""
Sleep = Callable[[float], Awaitable[None]]


class Cluster:
    """The part of this process. ``beat`` keeps it; without it everything is the others' after a while."""

    def __init__(self, store: Store, member: Member, sleep: Sleep = asyncio.sleep) -> None:
        self._store = store
        self._sleep = sleep
        self.member = member
        self.count: int | None = None
        """Shards of the bot; None until Discord has been asked, and until then none is taken."""
        self._shards: frozenset[int] = frozenset()
        self._next_request = 0.0
        self.changed = asyncio.Event()
        """Set when there may be other shards."""

    @property
    def shards(self) -> frozenset[int]:
        """The shards that are this process's; none as soon as the others may take it for dead."""
        return self._shards if self.member.is_alive else frozenset()

    async def beat(self) -> None:
        """Give a sign of life; take or give up shards."""
        await self.member.beat()
        if self.count is not None:
            now, count = self._store.clock(), self.count
            settle = partial(cluster.settle_shards, worker=self.member.worker, count=count, now=now)
            owned = frozenset(await self._store.write(settle))
            if owned != self._shards:
                log.info("shards-changed", taken=sorted(owned - self._shards), left=sorted(self._shards - owned))
            self._shards = owned
        self.changed.set()

    async def run(self) -> None:
        """Beat until cancelled."""
        while True:
            try:
                await self.beat()
            except Exception as error:
                # The boundary of a loop that would end with its first error, though the database may be back soon.
                log.warning("beat-failed", error=repr(error))
                self.changed.set()
            await self._sleep(BEAT)

    async def leave(self) -> None:
        """Hand over: shards wait for the next process to start, claims are free at once."""
        worker, now = self.member.worker, self._store.clock()
        self._shards = frozenset()

        def work(db: Connection) -> None:
            cluster.give_up_shards(db, worker, now)

        await self._store.write(work)
        await self.member.leave()

    async def turn(self, shard_id: int, concurrency: int) -> None:
        """Wait until a shard may identify, among those of all processes (``Identifies``)."""
        now = self._store.clock()
        bucket = shard_id % concurrency
        at = await self._store.write(
            partial(cluster.next_identify, bucket=bucket, now=now, pause=IDENTIFY_PAUSE),
        )
        if at > now:
            await self._sleep(at - now)

    async def pace(self) -> None:
        """Wait until this process may make another request of those that Discord counts."""
        now = self._store.clock()
        at = max(self._next_request, now - 1.0)  # a second's share may go out at once
        self._next_request = at + self.member.size / REQUESTS
        if at > now:
            await self._sleep(at - now)
