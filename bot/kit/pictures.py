"""Pictures: what one shows a reader, and drawing off the event loop, one at a time for each session and reader."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from threading import Event as Flag
from typing import Any, TypeAlias, TypeVar

import structlog

from bot.table.model import Pov, Preview
from bot.texts import Speaker, escape_markdown
from engines.core import Action, Event
from render import easel, painter
from render.easel import Picture
from render.kit.encode import Format
from render.kit.pause import giving_way
from render.scene import Scene

log = structlog.get_logger(__name__)

T = TypeVar("T")
THREADS = 2
KEPT = 64
"""Finished pictures in memory: about 0.5 MB each."""


Lane: TypeAlias = tuple[str, int | None, str]
"""Session, reader and language; only the newest request of a lane is drawn."""


@dataclass(frozen=True, slots=True)
class Subject:
    """The identity of a picture: equal subjects are the same picture."""

    session: str
    revision: int
    reader: int | None
    """The seat of the reader; None for the public."""
    lang: str
    detail: str = ""
    """What the picture shows beside the position: a previewed action, marked choices."""

    @property
    def lane(self) -> Lane:
        return (self.session, self.reader, self.lang)


def scene_of(
    pov: Pov,
    voice: Speaker,
    events: Sequence[Event] = (),
    choices: Sequence[tuple[Action, str]] = (),
    preview: Preview | None = None,
) -> Scene:
    """Return what a picture shows beside the view; from the preview, if there is one."""
    shown = pov if preview is None else preview
    return Scene(
        voice=voice.plain(),
        names=pov.session.names,
        movers=shown.movers,
        standings=shown.standings,
        turn=shown.turn,
        reader=pov.seat,
        events=tuple(preview.events if preview is not None else events),
        choices=tuple(choices),
        outcome=shown.outcome,
    )


class Illustration:
    """One picture to draw: its subject and its painter, callable on any thread."""

    def __init__(self, game: str, view: Any, scene: Scene, form: Format, subject: Subject) -> None:
        self._game = game
        self._view = view
        self._scene = scene
        self._form = form
        self.subject = subject

    def paint(self) -> Picture:
        return easel.picture(self._game, self._view, self._scene, self._form)

    def words(self) -> str:
        """Return the picture's alt text for a message without a file, with names escaped."""
        voice = self._scene.voice
        if isinstance(voice, Speaker):
            names = tuple(escape_markdown(name) for name in self._scene.names)
            scene = replace(self._scene, voice=replace(voice, markdown=True), names=names)
            return painter(self._game).alt(self._view, scene)
        return painter(self._game).alt(self._view, self._scene)


class Drawing(Illustration):
    """The picture of a session, cut down to what one reader may know."""

    def __init__(self, pov: Pov, scene: Scene, form: Format, *, view: Any = None, detail: str = "") -> None:
        marked = "|".join(pov.session.rules.notation(action) for action, _ in scene.choices)
        shown = "|".join(event.model_dump_json() for event in scene.events)
        subject = Subject(
            pov.session.id, pov.session.revision, pov.seat, scene.voice.lang, f"{detail}\n{marked}\n{shown}"
        )
        super().__init__(pov.session.game, pov.view if view is None else view, scene, form, subject)


# --- drawing ---------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Queue:
    """One lane: the picture being drawn, and the newest waiting request."""

    waiting: tuple[Subject, Callable[[], Picture], asyncio.Future[Picture | None]] | None = None
    task: asyncio.Task[None] | None = None
    now: tuple[Subject, asyncio.Future[Picture | None]] | None = None


class Closed(Exception):
    """The bot is stopping and must not wait for drawing."""


class Pictures:
    """Draws requested pictures. A picture that fails is None and logged; the game goes on without it."""

    def __init__(
        self, threads: int = THREADS, kept: int = KEPT, watch: Callable[[float], None] = lambda seconds: None
    ) -> None:
        """``watch`` is called with the seconds that each picture took."""
        self._watch = watch
        self._threads, self._busy = threads, 0
        self._closed = False
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="picture")
        self._aside = ThreadPoolExecutor(1, thread_name_prefix="aside")
        self._idle = Flag()
        self._idle.set()
        self._kept = kept
        self._done: OrderedDict[Subject, Picture] = OrderedDict()
        self._lanes: dict[Lane, _Queue] = {}

    def ask(self, subject: Subject, draw: Callable[[], Picture]) -> asyncio.Future[Picture | None]:
        """Queue a picture. A request still waiting when the same lane asks again gets the newer picture."""
        loop = asyncio.get_running_loop()
        if subject in self._done:
            self._done.move_to_end(subject)
            return _ready(self._done[subject])
        if self._closed:
            return _ready(None)
        lane = self._lanes.setdefault(subject.lane, _Queue())
        if lane.now is not None and lane.now[0] == subject:
            return asyncio.shield(lane.now[1])
        if lane.waiting is None:
            future: asyncio.Future[Picture | None] = loop.create_future()
        else:
            future = lane.waiting[2]
        if lane.waiting is None or lane.waiting[0].revision <= subject.revision:
            lane.waiting = (subject, draw, future)
        if lane.task is None:
            lane.task = loop.create_task(self._work(subject.lane, lane))
        return asyncio.shield(future)

    async def _work(self, key: Lane, lane: _Queue) -> None:
        """Draw until the lane is empty."""
        while lane.waiting is not None:
            subject, draw, future = lane.waiting
            lane.waiting, lane.now = None, (subject, future)
            picture: Picture | None = None
            try:
                drawn, seconds = await self.run(partial(_timed, draw))
            except asyncio.CancelledError:
                if not self._closed:
                    raise
            except Closed:
                log.info("picture-dropped", session=subject.session, revision=subject.revision)
            except Exception:
                # The boundary of foreign code: whatever a painter raises, the game goes on in text.
                log.exception("picture-failed", session=subject.session, revision=subject.revision)
            else:
                picture = drawn
                self._watch(seconds)
                self._keep(subject, picture)
            finally:
                lane.now = None
                if not future.done():
                    future.set_result(picture)
        self._lanes.pop(key, None)

    def _keep(self, subject: Subject, picture: Picture) -> None:
        self._done[subject] = picture
        while len(self._done) > self._kept:
            self._done.popitem(last=False)

    @property
    def is_queueing(self) -> bool:
        """Whether the next picture has to wait for a thread."""
        return self._busy >= self._threads

    async def run(self, work: Callable[[], T]) -> T:
        """Run long work on a drawing thread; its result is not cached (the film of a game)."""
        self._busy += 1
        self._idle.clear()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self._busy -= 1
            if not self._busy:
                self._idle.set()

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

    def close(self) -> None:
        """Draw nothing more; waiting requests get None."""
        self._closed = True
        for lane in self._lanes.values():
            if lane.waiting is not None and not lane.waiting[2].done():
                lane.waiting[2].set_result(None)
            lane.waiting = None
        self._idle.set()
        for pool in (self._pool, self._aside):
            pool.shutdown(wait=False, cancel_futures=True)


def _ready(picture: Picture | None) -> asyncio.Future[Picture | None]:
    ready: asyncio.Future[Picture | None] = asyncio.get_running_loop().create_future()
    ready.set_result(picture)
    return ready


def _timed(draw: Callable[[], Picture]) -> tuple[Picture, float]:
    """Return the picture and the seconds that it took."""
    start = time.perf_counter()
    return draw(), time.perf_counter() - start
