"""``sainome run`` on a database of a server: alone, or with ``--cluster`` as one of several processes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import structlog

from bot.cluster.cluster import Cluster
from bot.cluster.membership import BEAT, LEASE, Member
from bot.config import Address
from bot.release import release
from bot.stop import BROKEN, WRONG_USE, Stop
from bot.store import Store, StoreError

log = structlog.get_logger(__name__)


def require_shared(database: Path | Address) -> None:
    """Stop with a sentence unless processes can share this database."""
    if not isinstance(database, Address):
        raise Stop(
            "--cluster needs a database that several processes can share: set SAINOME_DATABASE to the address of a "
            "PostgreSQL database (docs/scaling.md). One process with a SQLite file needs no --cluster.",
            WRONG_USE,
        )


@asynccontextmanager
async def taking_part(store: Store, database: Path | Address, *, is_cluster: bool) -> AsyncIterator[Cluster | None]:
    """Take part in the work on a database; yields this process's part of a cluster.

    None: the process is alone. On a server it makes sure of that, and others see it.
    """
    if not isinstance(database, Address):
        yield None
        return
    member = Member(store, release() if is_cluster else ALONE)
    await _join(member, store, is_cluster=is_cluster)
    cluster = Cluster(store, member)
    beating = asyncio.create_task(cluster.run(), name="signs-of-life")
    try:
        yield cluster if is_cluster else None
    finally:
        beating.cancel()
        await asyncio.gather(beating, return_exceptions=True)
        try:
            await cluster.leave()
        except StoreError as error:
            log.warning("hand-over-failed", reason=str(error))  # the others notice it by the missing sign of life


ALONE = "alone"
"""The version of a process that shares its database with nobody."""


async def _join(member: Member, store: Store, *, is_cluster: bool) -> None:
    """Begin to give signs of life; Stop if another process has the database and not both are of a cluster."""
    waited = 0.0
    while True:
        await member.beat()
        in_the_way = [version for _, version in member.elders if not is_cluster or version == ALONE]
        if not in_the_way:
            return
        if waited > LEASE:
            await member.leave()
            raise Stop(
                f"Another bot plays with the database {store.name}; stop it first, or start both with --cluster.",
                BROKEN,
            )
        log.info("other-bot-awaited", database=store.name)  # it may have been killed, and just not be forgotten yet
        await asyncio.sleep(BEAT)
        waited += BEAT
