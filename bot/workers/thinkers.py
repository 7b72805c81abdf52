"""Where searching computer players think, and hints and reviews are computed: in processes or on one thread.

One thought at a time for each process, first come first served; as a table asks for one thought at a time, tables
take turns, and the private boards of one person count as one. Work aside, such as a part of a review, is done while
nobody thinks. A thought is lost when the bot stops, and the next start begins it again.
"""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial
from multiprocessing.connection import Connection
from typing import Protocol, TypeVar
from weakref import WeakValueDictionary

from engines.core import FastChance, Seat
from engines.core.opponents.computers import Searching
from engines.core.opponents.hints import Hint, find_hint
from engines.core.opponents.suggestions import ready_made
from engines.core.playable import Playable
from engines.core.thinking import Line
from render.drawer import only_think

from .processes import NICENESS, Closed, Process, Source, Workers, fresh, spare_cores

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

THINKER = "thinker"
MOST = 1
"""Thinking processes that are started by default, at most: each takes about 60 MB."""
LONGEST = 600.0
"""Seconds for one thought or part of a review at most, on a machine that is busy with everything else."""
SWITCH = 0.0001
"""Seconds after which a thought on a thread lets the event loop go on; Python's own 5 ms are felt in each press."""


class GaveWay(Exception):
    """Work aside stopped because somebody wants to think."""


class Aside(Protocol[T_co]):
    """Work that can stop: ``pause`` is called often, and what it raises ends it."""

    def __call__(self, pause: Callable[[], None] | None = None) -> T_co: ...


def sensible_count() -> int:
    """Return how many thinking processes suit this machine; 0: use a thread."""
    return spare_cores(MOST)


class Thinkers:
    """Thinks for searching computer players, and for people who ask for a hint."""

    def __init__(self, processes: int = 0) -> None:
        """``processes``: how many think; 0: a thread of this process does."""
        warming = [partial(only_think, NICENESS)]
        self._workers = Workers(THINKER, processes, LONGEST, warming, self._start) if processes else None
        self.source: Source | None = None
        """How a process starts; None: a new process."""
        self._threads = ThreadPoolExecutor(processes or 1, THINKER, initializer=None if processes else stand_back)
        self._closing = threading.Event()
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """Of people for whose private boards something is thought or waits."""
        self._thoughts, self._calm = 0, asyncio.Event()
        self._calm.set()

    def _start(self, pipe: Connection) -> Process:
        return fresh(pipe) if self.source is None else self.source(pipe)

    async def line(
        self, player: Searching, game: Playable, state: object, seat: Seat, seed: str, owner_id: int | None = None
    ) -> Line:
        """Return the line of a searching player; Closed if the bot stops, WorkFailed if the thought fails.

        ``owner_id``: whose private board it is for; None: a table.
        """
        here = replace(player, pause=self._check) if self._workers is None else player
        return await self._do(partial(here.line, game, state, seat, FastChance(seed)), owner_id)

    async def hint(self, game: Playable, state: object, seat: Seat, seed: str, owner_id: int | None = None) -> Hint:
        """Return what a person on this seat could do; raises as ``line``."""
        pause = self._check if self._workers is None else None
        return await self._do(partial(find_hint, game, state, seat, FastChance(seed), pause=pause), owner_id)

    async def suggestions(
        self, game: Playable, state: object, seat: Seat, seed: str, guess_seed: str, owner_id: int | None = None
    ) -> tuple[Line, ...]:
        """Return ready-made turns of a person's seat (``ready_made``); raises as ``line``."""
        pause = self._check if self._workers is None else None
        return await self._do(partial(ready_made, game, state, seat, seed, guess_seed, pause), owner_id)

    async def _do(self, thought: Callable[[], T], owner_id: int | None) -> T:
        if owner_id is None:
            return await self._done_at_once(thought)
        async with self._turns.setdefault(owner_id, asyncio.Lock()):
            return await self._done_at_once(thought)

    async def _done_at_once(self, thought: Callable[[], T]) -> T:
        if self._closing.is_set():
            raise Closed
        with self._thinking():
            return await (self._on_thread(thought) if self._workers is None else self._in_process(thought))

    async def aside(self, work: Aside[T]) -> T:
        """Return the result of work of a second or two, done while nobody thinks; raises as ``line`` does.

        ``work`` is called with a pause that it calls often, or without one in another process. On a thread it is
        begun again when somebody wants to think.
        """
        while True:
            await self._calm.wait()
            if self._closing.is_set():
                raise Closed
            if self._workers is not None:
                return await self._in_process(work)
            with suppress(GaveWay):
                return await self._on_thread(partial(work, self._give_way))

    async def _on_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    async def _in_process(self, work: Callable[[], T]) -> T:
        assert self._workers is not None
        return (await asyncio.get_running_loop().run_in_executor(self._threads, self._workers.do, work))[0]

    @contextmanager
    def _thinking(self) -> Iterator[None]:
        """Let work aside wait meanwhile."""
        self._thoughts += 1
        self._calm.clear()
        try:
            yield
        finally:
            self._thoughts -= 1
            if not self._thoughts:
                self._calm.set()

    def _check(self) -> None:
        if self._closing.is_set():
            raise Closed

    def _give_way(self) -> None:
        self._check()
        if self._thoughts:
            raise GaveWay

    def close(self) -> None:
        """Stop thinking; thoughts under way raise Closed."""
        self._closing.set()
        self._calm.set()
        if self._workers is not None:
            self._workers.close()
        self._threads.shutdown(wait=False, cancel_futures=True)


def stand_back() -> None:
    """Let the event loop go on soon, beside this thread.

    No lower priority: a thread that the system holds back may hold the interpreter, and the event loop with it.
    """
    sys.setswitchinterval(SWITCH)
