"""Pictures: what one shows a reader, and drawing off the event loop, one at a time for each session and reader."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any, TypeAlias, TypeVar

import structlog

from bot.table.model import Pov, Preview
from bot.texts import Speaker, escape_markdown
from engines.core import Action, Event
from render import easel, painter
from render.easel import Picture
from render.kit.encode import Format
from render.scene import Scene

log = structlog.get_logger(__name__)

T = TypeVar("T")
THREADS = 2
KEPT = 64
"""Finished pictures in memory: about 0.5 MB each."""


Lane: TypeAlias = tuple[str, int | None, str]
"""Session, reader and language: of each lane only the newest request counts."""


@dataclass(frozen=True, slots=True)
class Subject:
    """What a picture shows; two equal subjects are the same picture."""

    session: str
    revision: int
    reader: int | None
    """The seat that looks; None is the public."""
    lang: str
    detail: str = ""
    """What is shown beside the position: a previewed action, the marked choices."""

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
    """What the picture shows beside the view; of a preview, where one is given."""
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
    """One picture to be made: its name among the pictures, and how to draw it (on any thread)."""

    def __init__(self, game: str, view: Any, scene: Scene, form: Format, subject: Subject) -> None:
        self._game = game
        self._view = view
        self._scene = scene
        self._form = form
        self.subject = subject

    def paint(self) -> Picture:
        return easel.picture(self._game, self._view, self._scene, self._form)

    def words(self) -> str:
        """The picture in words, for where no file may be sent; in a message, so names are escaped."""
        voice = self._scene.voice
        if isinstance(voice, Speaker):
            names = tuple(escape_markdown(name) for name in self._scene.names)
            scene = replace(self._scene, voice=replace(voice, markdown=True), names=names)
            return painter(self._game).alt(self._view, scene)
        return painter(self._game).alt(self._view, self._scene)


class Drawing(Illustration):
    """The picture of a session as one reader may see it."""

    def __init__(self, pov: Pov, scene: Scene, form: Format, *, view: Any = None, detail: str = "") -> None:
        marked = "|".join(pov.session.rules.notation(action) for action, _ in scene.choices)
        told = "|".join(event.model_dump_json() for event in scene.events)
        subject = Subject(
            pov.session.id, pov.session.revision, pov.seat, scene.voice.lang, f"{detail}\n{marked}\n{told}"
        )
        super().__init__(pov.session.game, pov.view if view is None else view, scene, form, subject)


# --- drawing ---------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Queue:
    """One lane's work: what is being drawn, and the one request that waits."""

    waiting: tuple[Subject, Callable[[], Picture], asyncio.Future[Picture | None]] | None = None
    task: asyncio.Task[None] | None = None
    now: tuple[Subject, asyncio.Future[Picture | None]] | None = None


class Pictures:
    """Draws what it is asked for; what cannot be drawn is None and a line in the log, never a lost turn."""

    def __init__(
        self, threads: int = THREADS, kept: int = KEPT, watch: Callable[[float], None] = lambda seconds: None
    ) -> None:
        """``watch`` is told how long each picture took."""
        self._watch = watch
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="picture")
        self._kept = kept
        self._done: OrderedDict[Subject, Picture] = OrderedDict()
        self._lanes: dict[Lane, _Queue] = {}

    def ask(self, subject: Subject, draw: Callable[[], Picture]) -> asyncio.Future[Picture | None]:
        """The picture, soon. A request that still waits when the same reader asks anew gets the newer one."""
        loop = asyncio.get_running_loop()
        if subject in self._done:
            self._done.move_to_end(subject)
            ready: asyncio.Future[Picture | None] = loop.create_future()
            ready.set_result(self._done[subject])
            return ready
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
        """Draw until nothing waits in this lane."""
        loop = asyncio.get_running_loop()
        while lane.waiting is not None:
            subject, draw, future = lane.waiting
            lane.waiting, lane.now = None, (subject, future)
            picture: Picture | None = None
            try:
                drawn, seconds = await loop.run_in_executor(self._pool, _timed, draw)
            except Exception:
                # The boundary of foreign code: whatever a painter does wrong, the game goes on in words.
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

    async def run(self, work: Callable[[], T]) -> T:
        """Something long, done once and not kept (the film of a game)."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _timed(draw: Callable[[], Picture]) -> tuple[Picture, float]:
    """The picture, and the seconds that it took."""
    start = time.perf_counter()
    return draw(), time.perf_counter() - start
