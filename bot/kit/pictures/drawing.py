"""Drawing off the event loop: one picture at a time for each session and reader, equal ones only once.

On threads, or in processes of their own (``drawers``) with one picture at a time each, so that drawing takes other
cores than the event loop's; what is drawn there must be picklable.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection
from threading import Event as Flag
from typing import Any, TypeVar

import structlog

from bot.workers import NICENESS, Closed, Process, Worker, Workers, WorkFailed, fresh, spare_cores
from render.easel import Picture
from render.kit.pen.heap import count_picture
from render.kit.pen.pause import giving_way

from .illustrations import Illustration, Lane, Subject
from .turns import Finished, Turns

log = structlog.get_logger(__name__)

T = TypeVar("T")
THREADS = 2
DRAWER, FILM = "drawer", "film"
LONGEST, LONGEST_FILM = 60.0, 1800.0
"""Seconds for one picture and one film at most."""
MOST = 2
"""Drawing processes that are started by default, at most: each has a cache of its own (docs/decisions.md)."""
KEPT = 16 * 2**20
"""Bytes of finished pictures in memory: about thirty."""
OWN, PUBLIC = 0.0, 2.5
"""How many pictures that are asked for later go first: whoever has pressed waits for their own panel. The table's
comes right after it, from the same layers."""


@dataclass(slots=True, eq=False)
class _Request:
    """One picture, and how many people wait for it."""

    subject: Subject
    content: Hashable
    draw: Callable[[], Picture]
    future: asyncio.Future[Picture | None]
    waiters: int = 0
    is_begun: bool = False

    def join(self) -> asyncio.Future[Picture | None]:
        """Return the picture to come for one more who waits; cancelling it takes back the wish."""
        self.waiters += 1
        own = asyncio.shield(self.future)
        own.add_done_callback(self._left)
        return own

    def _left(self, own: asyncio.Future[Picture | None]) -> None:
        self.waiters -= own.cancelled()


@dataclass(slots=True)
class _Queue:
    """One lane: the picture being drawn, and the newest waiting request."""

    waiting: _Request | None = None
    now: _Request | None = None
    task: asyncio.Task[None] | None = None


@dataclass(slots=True)
class _Shared:
    """Long work, and how many people wait for it."""

    task: asyncio.Task[Picture | None]
    waiters: int = 0


class Pictures:
    """Draws requested pictures. A picture that fails is None and logged; the game goes on without it."""

    def __init__(
        self,
        threads: int = THREADS,
        kept: int = KEPT,
        watch: Callable[[float], None] = lambda seconds: None,
        *,
        drawers: int = 0,
        warming: Sequence[Callable[[], object]] = (),
    ) -> None:
        """``kept``: bytes of finished pictures. ``watch`` is called with the seconds that each picture took.

        ``drawers``: how many processes draw, each after ``warming`` up; 0: threads of this process do.
        """
        self._watch = watch
        self._drawers = Workers(DRAWER, drawers, LONGEST, warming) if drawers else None
        self._threads, self._busy = drawers or threads, 0
        self._closed = self._films_closed = False
        self._pool = ThreadPoolExecutor(self._threads, thread_name_prefix="picture")
        self._aside = ThreadPoolExecutor(1, thread_name_prefix="aside")
        self._film = ThreadPoolExecutor(1, thread_name_prefix="film")
        self._filming: Worker | None = None
        self._turns = Turns(self._threads)
        self._one_film = asyncio.Lock()
        self._films = self._occupants = 0
        self._idle = Flag()
        self._idle.set()
        self._done = Finished(kept)
        self._drawing: dict[Hashable, asyncio.Future[Picture | None]] = {}
        self._lanes: dict[Lane, _Queue] = {}
        self._places: dict[int, tuple[_Request, asyncio.Future[Picture | None]]] = {}
        """The picture that each person waits for."""
        self._shared: dict[Hashable, _Shared] = {}
        """Films that are made once for all who wait."""
        self._newest: dict[int, asyncio.Task[Any]] = {}
        """The long work that each person waits for."""

    @property
    def draws_here(self) -> bool:
        """Whether pictures are drawn by this process, whose caches are worth warming up."""
        return self._drawers is None

    @property
    def drawers(self) -> Sequence[int]:
        """The process ids of the drawers that run."""
        return () if self._drawers is None else self._drawers.pids

    @property
    def queued(self) -> int:
        """How many pictures wait for a drawer."""
        return sum(not called.done() for _, _, called in self._turns.waiting)

    @property
    def films(self) -> int:
        """How many films are drawn or wait."""
        return self._films

    def fork(self, pipe: Connection) -> Process:
        """Start a process that serves the pipe: forked from a drawer, or a fresh one if none answers."""
        if self._drawers is not None:
            with suppress(WorkFailed):
                return self._drawers.fork(pipe)
        return fresh(pipe)

    async def start(self) -> None:
        """Start the drawers, which warm up; without that each starts with its first picture."""
        if self._drawers is None:
            return
        try:
            await self._on_thread(self._drawers.start)
        except OSError as error:
            log.warning("drawers-not-started", reason=repr(error))

    def ask_for(self, shown: Illustration, by: int | None = None) -> asyncio.Future[Picture | None]:
        """Queue a picture; an equal one of another reader is drawn only once. ``by``: as of ``ask``."""
        return self.ask(shown.subject, shown.work, shown.content, by)

    def ask(
        self, subject: Subject, draw: Callable[[], Picture], content: Hashable = None, by: int | None = None
    ) -> asyncio.Future[Picture | None]:
        """Queue a picture. A request still waiting when the same lane asks again gets the newer picture.

        ``content``: equal contents are drawn once; without one the subject stands for it. Whoever does not wait any
        longer cancels the future: a waiting picture that nobody waits for is not drawn.

        ``by``: the person who asks. They wait for one picture at a time: the newest, which takes the place of one
        that was not begun, whose future is cancelled. So nobody fills the queue for all; None: a table's picture.
        """
        content = subject if content is None else content
        if (picture := self._done.get(content)) is not None or self._closed:
            return _ready(picture)
        lane = self._lanes.setdefault(subject.lane, _Queue())
        if lane.now is not None and lane.now.content == content:
            return lane.now.join()
        if lane.waiting is None:
            lane.waiting = _Request(subject, content, draw, asyncio.get_running_loop().create_future())
        elif lane.waiting.subject.revision <= subject.revision:
            lane.waiting.subject, lane.waiting.content, lane.waiting.draw = subject, content, draw
        if lane.task is None:
            lane.task = asyncio.get_running_loop().create_task(self._work(subject.lane, lane))
        request, own = lane.waiting, lane.waiting.join()
        if by is not None:
            self._take_place(by, request, own)
        return own

    def _take_place(self, by: int, request: _Request, own: asyncio.Future[Picture | None]) -> None:
        earlier = self._places.get(by)
        if earlier is not None and earlier[0] is not request and not earlier[0].is_begun:
            earlier[1].cancel()
        self._places[by] = request, own

        def leave(_: object) -> None:
            if self._places.get(by) == (request, own):
                del self._places[by]

        own.add_done_callback(leave)

    async def _work(self, key: Lane, lane: _Queue) -> None:
        """Draw until the lane is empty."""
        try:
            while lane.waiting is not None:
                await self._next(lane)
        finally:
            self._lanes.pop(key, None)

    async def _next(self, lane: _Queue) -> None:
        """Wait for a thread, and draw what the lane asks for then, if somebody still waits for it."""
        assert lane.waiting is not None
        picture: Picture | None = None
        try:
            async with self._turn(PUBLIC if lane.waiting.subject.reader is None else OWN):
                lane.now, lane.waiting = lane.waiting, None
                request = lane.now
                if request is None or self._closed:
                    return
                request.is_begun = True
                twin = self._drawing.get(request.content)
                if twin is None and request.waiters:
                    picture = self._done.get(request.content) or await self._draw_request(request)
            if twin is not None:
                picture = await twin
        finally:
            if lane.now is not None and not lane.now.future.done():
                lane.now.future.set_result(picture)
            lane.now = None

    async def _draw_request(self, request: _Request) -> Picture | None:
        """Draw a picture; return None if it fails or the bot is stopping."""
        subject = request.subject
        self._drawing[request.content] = request.future
        try:
            picture, seconds = await self._on_thread(partial(self._draw, request.draw))
        except asyncio.CancelledError:
            if not self._closed:
                raise
            return None
        except Closed:
            log.info("picture-dropped", session=subject.session, revision=subject.revision)
            return None
        except Exception:
            # The boundary of foreign code: whatever a painter raises, the game goes on in text.
            log.exception("picture-failed", session=subject.session, revision=subject.revision)
            return None
        finally:
            del self._drawing[request.content]
        self._watch(seconds)
        self._done.put(request.content, picture)
        return picture

    async def _on_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._pool, self._run, work)

    def _run(self, work: Callable[[], T]) -> T:
        """Draw on this thread; a stop ends it at the next checkpoint, as the process waits for its threads."""
        with giving_way(self._check):
            return work()

    def _check(self) -> None:
        if self._closed:
            raise Closed

    @asynccontextmanager
    async def _turn(self, behind: float) -> AsyncIterator[None]:
        """Wait for a free drawer; until its end warming gives way."""
        self._busy += 1
        try:
            async with self._occupy(), self._turns.one(behind):
                yield
        finally:
            self._busy -= 1

    @asynccontextmanager
    async def _occupy(self) -> AsyncIterator[None]:
        """Let warming give way until the end."""
        self._occupants += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._occupants -= 1
            if not self._occupants:
                self._idle.set()

    @property
    def is_queueing(self) -> bool:
        """Whether the next picture has to wait for a thread."""
        return self._busy >= self._threads

    def _draw(self, work: Callable[[], T]) -> tuple[T, float]:
        """Return what is drawn and the seconds that it took; called on a thread."""
        try:
            return _time(work) if self._drawers is None else self._drawers.do(work)
        finally:
            count_picture()  # where drawers draw, warming and pictures in transit leave holes here too

    async def run(self, work: Callable[[], T]) -> T:
        """Run long work, such as the film of a game: one at a time, beside the pictures. Raises Closed."""
        return await self._run_film(partial(self._draw_film, work))

    async def prepare(self, work: Callable[[], T]) -> T:
        """Run what long work begins with, on its thread in this process: it may hold what cannot be pickled."""
        return await self._run_film(work)

    async def newest(self, by: int, work: Coroutine[Any, Any, T]) -> T | None:
        """Await long work that a person asked for, such as a film; None once they ask for other such work."""
        task = asyncio.ensure_future(work)
        if (earlier := self._newest.get(by)) is not None:
            earlier.cancel()
        self._newest[by] = task
        try:
            await asyncio.wait({task})
            return None if task.cancelled() else task.result()
        finally:
            task.cancel()
            if self._newest.get(by) is task:
                del self._newest[by]

    async def once(self, content: Hashable, make: Callable[[], Awaitable[Picture | None]]) -> Picture | None:
        """Make a picture once for all who ask for it meanwhile, and keep it as ``ask`` does."""
        if (kept := self._done.get(content)) is not None:
            return kept
        if (making := self._shared.get(content)) is None:
            making = self._shared[content] = _Shared(asyncio.ensure_future(self._made(content, make)))
        making.waiters += 1
        try:
            return await asyncio.shield(making.task)
        finally:
            making.waiters -= 1
            if not making.waiters:
                self._leave(content, making)

    async def _made(self, content: Hashable, make: Callable[[], Awaitable[Picture | None]]) -> Picture | None:
        if (picture := await make()) is not None:
            self._done.put(content, picture)
        return picture

    def _leave(self, content: Hashable, making: _Shared) -> None:
        """End what nobody waits for any more; whoever asks next begins anew."""
        if self._shared.get(content) is making:
            del self._shared[content]
        making.task.cancel()

    async def _run_film(self, work: Callable[[], T]) -> T:
        self._films += 1
        try:
            async with self._one_film, self._occupy():
                if self._films_closed:
                    raise Closed
                return await asyncio.get_running_loop().run_in_executor(self._film, work)
        finally:
            self._films -= 1

    def _draw_film(self, work: Callable[[], T]) -> T:
        """Draw in a process that ends with its film, as that takes much memory; or here, giving way to a stop.

        It is forked from a drawer, whose images are at hand, and stands back behind it.
        """
        if self._drawers is None:
            with giving_way(self._stop_films):
                return work()
        self._filming = Worker(FILM, LONGEST_FILM, [partial(os.nice, NICENESS)], self._drawers.fork)
        if self._films_closed:
            raise Closed
        try:
            return self._filming.do(work)[0]
        finally:
            self._filming.end()

    def _stop_films(self) -> None:
        if self._films_closed:
            raise Closed

    def close_films(self) -> None:
        """Draw no more long work; whoever waits for it gets Closed."""
        self._films_closed = True
        if self._filming is not None:
            self._filming.close()

    async def run_aside(self, work: Callable[[], T]) -> T:
        """Run work that nobody waits for on a thread of its own; its checkpoints wait while pictures are drawn.

        ``Closed`` is raised in the work, and here, if the bot stops.
        """
        return await asyncio.get_running_loop().run_in_executor(self._aside, self._patient, work)

    def _patient(self, work: Callable[[], T]) -> T:
        self._give_way()
        with giving_way(self._give_way):
            return work()

    def _give_way(self) -> None:
        """Wait until no picture is drawn or queued."""
        self._idle.wait()
        if self._closed:
            raise Closed

    def goes_on(self) -> bool:
        """Return whether the bot is not stopping; long work asks between its steps."""
        return not self._closed

    def close(self) -> None:
        """Draw nothing more; waiting requests get None."""
        self._closed = True
        for lane in self._lanes.values():
            if lane.waiting is not None and not lane.waiting.future.done():
                lane.waiting.future.set_result(None)
            lane.waiting = None
        self._idle.set()
        self.close_films()
        if self._drawers is not None:
            self._drawers.close()
        for pool in (self._pool, self._aside, self._film):
            pool.shutdown(wait=False, cancel_futures=True)


def _ready(picture: Picture | None) -> asyncio.Future[Picture | None]:
    ready: asyncio.Future[Picture | None] = asyncio.get_running_loop().create_future()
    ready.set_result(picture)
    return ready


def _time(draw: Callable[[], T]) -> tuple[T, float]:
    """Return what is drawn and the seconds that it took."""
    start = time.perf_counter()
    return draw(), time.perf_counter() - start


def sensible_count() -> int:
    """Return how many drawing processes suit this machine; 0: use threads."""
    return spare_cores(MOST)
