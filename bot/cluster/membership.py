"""One process among several on one database: its name, its signs of life, and who else is alive."""

from __future__ import annotations

import secrets
from functools import partial

import structlog

from bot.store import Connection, Store, cluster

log = structlog.get_logger(__name__)

BEAT = 5.0
"""Seconds between two signs of life."""
LEASE = 20.0
"""Seconds after its last sign of life for which a process keeps what it has; the machines' clocks agree better."""


class Member:
    """This process. Without ``beat`` it has nothing, and after LEASE seconds without another one no longer."""

    def __init__(self, store: Store, version: str, worker: str | None = None) -> None:
        """``version``: the release of this program. ``worker``: the name; None: a new one."""
        self._store = store
        self.version = version
        self.worker = worker or secrets.token_hex(4)
        self.others: tuple[tuple[str, str], ...] = ()
        """The other living processes and their versions, as of the last beat."""
        self.elders: tuple[tuple[str, str], ...] = ()
        """Those of them that were here first."""
        self._alive_until = 0.0

    async def beat(self) -> None:
        """Give a sign of life, and look who else does."""
        now = self._store.clock()

        def work(db: Connection) -> list[tuple[str, str]]:
            cluster.beat(db, self.worker, self.version, now, now + LEASE)
            return cluster.alive(db, now)

        alive = await self._store.write(work)
        others = tuple(one for one in alive if one[0] != self.worker)
        if {name for name, _ in others} != {name for name, _ in self.others}:
            log.info("cluster-changed", worker=self.worker, others=len(others))
        self.elders = tuple(alive[: [name for name, _ in alive].index(self.worker)])
        self.others, self._alive_until = others, now + LEASE

    @property
    def is_alive(self) -> bool:
        """Whether the others still take this process for alive."""
        return self._store.clock() < self._alive_until

    @property
    def size(self) -> int:
        """How many processes are alive, this one included."""
        return 1 + len(self.others)

    @property
    def is_mixed(self) -> bool:
        """Whether another version of the program is still running."""
        return any(version != self.version for _, version in self.others)

    async def leave(self) -> None:
        """Give up all claims, and be gone for the others."""
        self._alive_until = 0.0
        await self._store.write(partial(cluster.leave, worker=self.worker))
