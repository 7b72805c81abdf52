"""The queue of pictures: nothing is drawn twice, nothing in vain. Painters here count and wait."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Hashable
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest
import pytest_asyncio

from bot.kit.context import Context
from bot.kit.pictures import Pictures, Subject
from bot.kit.shapes import Panel
from bot.texts import Speaker
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

    def asks(
        self,
        name: str,
        reader: int | None = 0,
        revision: int = 1,
        content: Hashable = None,
        by: int | None = None,
    ) -> Coming:
        """Ask for a picture of ten bytes; each session has the name's first letter."""
        return self.pictures.ask(Subject(name[0], revision, reader, "en", name), self._draw(name), content, by)

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


async def test_who_floods_the_queue_waits_for_the_newest_picture_only(studio: Studio) -> None:
    taken = await studio.busy()
    shared = studio.asks("a shared", by=2)
    flood = [studio.asks(f"{letter} own", by=1) for letter in "abcdefghijklmnopqrst"]
    other = studio.asks("u other", by=3)
    await asyncio.sleep(0)
    studio.open()
    await asyncio.gather(taken, shared, flood[-1], other)
    assert [one.cancelled() for one in flood] == [True] * 19 + [False]
    assert studio.drawn == ["zero", "a own", "t own", "u other"], "what somebody else waits for, too, is drawn"


async def test_picture_that_is_drawn_is_shown_whatever_is_asked_for_next(studio: Studio) -> None:
    taken = studio.asks("zero", by=1)
    await asyncio.sleep(0)
    following = studio.asks("a", by=1)
    studio.open()
    assert None not in await asyncio.gather(taken, following)


@pytest.mark.parametrize("in_place", [True, False])
async def test_answer_whose_picture_gave_way_writes_over_nothing_newer(studio: Studio, in_place: bool) -> None:
    """In a message of its own it is shown in words; one that a newer press may have taken stays as it is."""
    taken, said, is_shown = await studio.busy(), list[tuple[str, int]](), asyncio.Event()

    async def show(panel: Panel, *pictures: Picture, at: object = None, coming: bool = False) -> None:
        said.append((panel.content, len(pictures)))
        assert "in words" not in (panel.past or ""), "words of a board that is over would stay"
        is_shown.set()

    answer = SimpleNamespace(show=show, is_lost=False, in_place=in_place)
    reader = SimpleNamespace(actor=SimpleNamespace(user_id=1), in_words=False)
    ctx: Any = SimpleNamespace(
        app=SimpleNamespace(pictures=studio.pictures, grace=0.0), answer=answer, reader=reader
    )
    ctx._show_coming, ctx._in_words = partial(Context._show_coming, ctx), partial(Context._in_words, ctx)
    ctx.voice = partial(Speaker, "en")

    def drawing(name: str) -> Any:
        subject = Subject(name, 1, 0, "en")
        return SimpleNamespace(subject=subject, work=studio._draw(name), content=name, words=lambda: "in words")

    older = asyncio.ensure_future(Context.show(ctx, Panel("older"), drawing("older")))
    await asyncio.wait_for(is_shown.wait(), HANG)
    newer = asyncio.ensure_future(Context.show(ctx, Panel("newer"), drawing("newer")))
    await asyncio.wait_for(older, HANG)
    assert any("in words" in content for content, _ in said) != in_place
    studio.open()
    await asyncio.gather(taken, newer)
    assert said[-1] == ("newer", 1)
    assert studio.drawn == ["zero", "newer"]


async def test_who_asks_for_another_film_waits_for_the_newest(studio: Studio) -> None:
    """Somebody else who waits for the same film gets it."""
    pictures, gate, films = studio.pictures, threading.Event(), list[str]()

    def film(name: str) -> Coroutine[Any, Any, Picture | None]:
        def draw() -> Picture:
            films.append(name)
            gate.wait(HANG)
            return Picture(name.encode(), "game.gif", "")

        return pictures.once(name, lambda: pictures.run(draw))

    flood = [asyncio.ensure_future(pictures.newest(1, film(name))) for name in "abcde"]
    await asyncio.sleep(0)
    other = asyncio.ensure_future(pictures.newest(2, film("b")))
    await asyncio.sleep(0)
    gate.set()
    found = await asyncio.wait_for(asyncio.gather(*flood, other), HANG)
    assert [one and one.data for one in found] == [None, None, None, None, b"e", b"b"]
    assert set(films) <= {"a", "b", "e"}, "of those that nobody waits for none is begun"


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
