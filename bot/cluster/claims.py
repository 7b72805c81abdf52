"""Claims: what one process alone may do, such as deliver to a table, so that its messages keep their order.

One process with a database of its own has all claims. Of several on one database each takes a claim for as long as
it works on it; claims of a process that gives no sign of life are free for the others.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from functools import partial
from typing import Protocol

from bot.store import Connection, Store, cluster

from .membership import Member


class ClaimLost(Exception):
    """Another process has the claim, as this one was taken for dead; nothing is written."""


class Claims(Protocol):
    """What this process alone may do."""

    @property
    def is_mixed(self) -> bool:
        """Whether a process of another version of the program is running, too."""
        ...

    async def take(self, what: str) -> bool:
        """Claim something; return whether this process has it now."""
        ...

    async def release(self, what: str) -> None:
        """Give a claim back."""
        ...

    def require(self, db: Connection, what: str) -> None:
        """Keep a claim until the end of a transaction; ClaimLost if it is another process's by now."""
        ...

    def free(self, db: Connection, whats: Iterable[str]) -> list[str]:
        """Return those of these that nobody works on, here or in another process."""
        ...


class Alone:
    """The claims of a process that shares its database with nobody: it has them all."""

    is_mixed = False

    async def take(self, what: str) -> bool:
        return True

    async def release(self, what: str) -> None:
        pass

    def require(self, db: Connection, what: str) -> None:
        pass

    def free(self, db: Connection, whats: Iterable[str]) -> list[str]:
        return list(whats)


class Leased:
    """The claims of one of several processes, in the database; they last as long as its signs of life."""

    def __init__(self, store: Store, member: Member) -> None:
        self._store = store
        self._member = member
        self._worker = member.worker
        self._in_use: set[str] = set()

    @property
    def is_mixed(self) -> bool:
        return self._member.is_mixed

    async def take(self, what: str) -> bool:
        now = self._store.clock()
        is_mine = await self._store.write(partial(cluster.take_claim, what=what, worker=self._worker, now=now))
        if is_mine:
            self._in_use.add(what)
        return is_mine

    async def release(self, what: str) -> None:
        self._in_use.discard(what)  # even if the database is away: then it is this process's, and free for it
        give_up = partial(cluster.release_claim, what=what, worker=self._worker)
        await self._store.write(give_up, is_repeatable=True)

    def require(self, db: Connection, what: str) -> None:
        if not cluster.hold_claim(db, what, self._worker):
            raise ClaimLost(what)

    def free(self, db: Connection, whats: Iterable[str]) -> list[str]:
        taken = cluster.claims(db, self._store.clock())
        return [what for what in whats if what not in self._in_use and taken.get(what) in (None, self._worker)]


@asynccontextmanager
async def claimed(held: Claims, what: str) -> AsyncIterator[bool]:
    """Claim something for a while; yields whether this process has it."""
    is_held = await held.take(what)
    try:
        yield is_held
    finally:
        if is_held:
            await held.release(what)
