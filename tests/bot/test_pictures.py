"""The queue of pictures: nothing is drawn twice, nothing in vain. Painters here count and wait."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Hashable

import pytest_asyncio

from bot.kit.pictures import Pictures, Subject
from render.easel import Picture
from render.kit.pen.pause import checkpoint
from tests.hanging import HANG

Coming = asyncio.Future[Picture | None]


class Studio:
    """A queue on one thread, which is held until ``opened``."""

    def __init__(self, kept: int = 1000) -> None:
        self.drawn: list[str] = []
        self.pictures = Pictures(threads=1, kept=kept)
        self._gate = threading.Event()

    def asks(self, name: str, reader: int | None = 0, revision: int = 1, content: Hashable = None) -> Coming:
        """Ask for a picture of ten bytes; each session has the name's first letter."""
        return self.pictures.ask(Subject(name[0], revision, reader, "en", name), self._draw(name), content)

    def _draw(self, name: str) -> Callable[[], Picture]:
        def draw() -> Picture:
            self._gate.wait(HANG)
            self.drawn.append(name)
            return Picture(name.ljust(10).encode(), "board.jpg", "")

        return draw

    def open(self) -> None:
        self._gate.set()

    async def busy(self) -> Coming:
        """Take the only thread; return when its picture is being drawn."""
        taken = self.asks("zero")
        await asyncio.sleep(0)
        return taken


@pytest_asyncio.fixture
async def studio() -> AsyncIterator[Studio]:
    made = Studio()
    yield made
    made.open()
    made.pictures.close()


async def test_equal_contents_are_drawn_once(studio: Studio) -> None:
    public = studio.asks("a public", None, content="board")
    own = [studio.asks(f"a {seat}", seat, content="board") for seat in range(3)]
    await asyncio.sleep(0)
    studio.open()
    found = await asyncio.gather(public, *own, studio.asks("b", content="other"))
    assert len({id(picture) for picture in found[:4]}) == 1
    later = await studio.asks("a later", 0, revision=9, content="board")
    assert later is found[0]
    assert sorted(studio.drawn) == ["a public", "b"]


async def test_newer_request_replaces_one_that_waits_for_a_thread(studio: Studio) -> None:
    taken = await studio.busy()
    old = studio.asks("a old", revision=1)
    await asyncio.sleep(0)
    new = studio.asks("a new", revision=2)
    studio.open()
    await taken
    assert await old is await new
    assert studio.drawn == ["zero", "a new"]


async def test_abandoned_request_is_not_drawn(studio: Studio) -> None:
    taken = await studio.busy()
    left, shared, kept = studio.asks("a left"), studio.asks("b shared"), studio.asks("b shared")
    await asyncio.sleep(0)
    left.cancel()
    shared.cancel()
    studio.open()
    await asyncio.gather(taken, kept)
    again = studio.asks("a again")
    assert await again is not None
    assert studio.drawn == ["zero", "b shared", "a again"]


async def test_own_picture_of_a_move_goes_before_the_public_one(studio: Studio) -> None:
    """Whoever pressed waits for it, even if it is asked for a moment later; and no table waits for ever."""
    taken = await studio.busy()
    waiting = [studio.asks("a public", None), studio.asks("a own")]
    waiting += [studio.asks(f"{name} own") for name in "bcd"]
    await asyncio.sleep(0)
    studio.open()
    await asyncio.gather(taken, *waiting)
    assert studio.drawn == ["zero", "a own", "b own", "a public", "c own", "d own"]


async def test_finished_pictures_have_a_budget_of_bytes() -> None:
    studio = Studio(kept=25)
    studio.open()
    for name in ("a", "b", "a", "c", "a", "b"):  # two of ten bytes each fit
        await studio.asks(name)
    assert studio.drawn == ["a", "b", "c", "b"]
    studio.pictures.close()


async def test_films_leave_a_thread_to_pictures() -> None:
    pictures, begun, gate, films = Pictures(threads=2), threading.Event(), threading.Event(), list[str]()

    def film(name: str) -> Callable[[], None]:
        def draw() -> None:
            films.append(name)
            begun.set()
            gate.wait(HANG)

        return draw

    running = [asyncio.ensure_future(pictures.run(film(name))) for name in ("one", "two")]
    assert await asyncio.to_thread(begun.wait, HANG)
    drawn = await pictures.ask(Subject("a", 1, 0, "en"), lambda: Picture(b"", "board.jpg", ""))
    assert drawn is not None
    assert films == ["one"]
    gate.set()
    await asyncio.gather(*running)
    assert films == ["one", "two"]
    pictures.close()


async def test_stop_ends_a_picture_that_is_drawn_on_a_thread() -> None:
    """A process waits for its threads: one was gone 24 s after its last line on a loaded machine."""
    pictures, steps = Pictures(threads=1), list[str]()

    def draw() -> Picture:
        steps.append("begun")
        pictures.close()
        checkpoint()
        steps.append("went on")
        raise AssertionError

    assert await pictures.ask(Subject("a", 1, 0, "en", "a"), draw) is None
    assert steps == ["begun"]
