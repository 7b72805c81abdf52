"""What happens to a process at its worst moment: it dies around a write, or another one is quicker."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, Self

from bot.rows.errors import StoreUnavailable

from .world import World


class Accident:
    """One write fails, before it is done or after it, before anybody hears of it; with ``is_over`` none follows."""

    def __init__(self, world: World, number: int, *, is_written: bool, is_over: bool = True) -> None:
        self._store, self._write = world.store, world.store.write
        self._number, self._is_written, self._is_over = number, is_written, is_over
        self.writes, self.happened = 0, False

    async def write(self, work: Any, **more: Any) -> Any:
        self.writes += 1
        if self.happened and self._is_over:
            raise StoreUnavailable("games", "dead")
        if self.writes - 1 != self._number:
            return await self._write(work, **more)
        self.happened = True
        if self._is_written:
            await self._write(work, **more)
        raise StoreUnavailable("games", "nobody heard the end")

    def __enter__(self) -> Self:
        self._store.write = self.write  # type: ignore[method-assign]
        return self

    def __exit__(self, *error: object) -> None:
        self._store.write = self._write  # type: ignore[method-assign]


@contextmanager
def before_its_write(
    world: World, deed: Callable[[], Awaitable[object]], *, of_table: bool = True
) -> Iterator[None]:
    """Let something else happen once, when the process has decided and is about to write."""
    write, is_done = world.store.write, False

    async def late(work: Any, **more: Any) -> Any:
        nonlocal is_done
        if not is_done and (more.get("of_table") or not of_table):
            is_done = True
            await deed()
        return await write(work, **more)

    world.store.write = late  # type: ignore[method-assign]
    yield
    world.store.write = write  # type: ignore[method-assign]
