"""The pass over all open tables of earlier rules versions, while the bot starts and serves."""

from __future__ import annotations

import structlog

from bot.cluster.claims import claimed
from bot.store.cluster import UPGRADES

from .all_tables import Tables
from .tasks import KeyedTasks

AT_ONCE = 20
"""Tables in one transaction: presses at these wait for it, presses at others between two."""
_ALL = "all"

logger = structlog.get_logger(__name__)


class UpgradePass:
    """Brings every open table to the present version of its rules. A table that somebody opens first does not wait
    for it."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._tasks = KeyedTasks("upgrades", self._run)

    def start(self) -> None:
        """Begin, on the event loop's time but off the loop's thread."""
        self._tasks.ask(_ALL)

    async def _run(self, key: str) -> None:
        if self._tables.claims.is_mixed:  # tables that the other version still plays on; begun again without it
            return
        async with claimed(self._tables.claims, UPGRADES) as is_mine:
            if is_mine:
                await self._upgrade_all()

    async def _upgrade_all(self) -> None:
        outdated = await self._tables.outdated()
        done = 0
        for first in range(0, len(outdated), AT_ONCE):
            done += await self._tables.upgrade(outdated[first : first + AT_ONCE])
        if outdated:
            logger.info("tables-upgraded", upgraded=done, found=len(outdated))

    async def settle(self) -> None:
        """Wait until the pass is over."""
        await self._tasks.settle()

    async def close(self) -> None:
        """Stop after the present transaction; the next start goes on."""
        await self._tasks.close()
