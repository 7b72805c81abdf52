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
from PIL import Image

from bot.kit.context import Context
from bot.kit.pictures import Pictures, Subject
from bot.kit.shapes import Panel
from bot.texts import Speaker
from engines.core import Seat
from render.easel import Picture
from render.kit.pen.pause import checkpoint
from render.scene import Scene
from tests.hanging import HANG

from .conftest import PlainPainter
from .games import begun_game
from .world import World, labels, press, private

Coming = asyncio.Future[Picture | None]


class Studio:
    """A queue on one thread, which is held until ``opened``."""

    def __init__(self, kept: int = 1000) -> None:
        self.drawn: list[str] = []
        self.pictures = Pictures(threads=1, kept=kept)
        self._gate = threading.Event()

    def asks(
        self, name: str, reader: int | None = 0, revision: int = 1, content: Hashable = None, by: int | None = None
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

    async def finish(self, *coming: Coming) -> list[Picture | None]:
        """Let the thread draw, and wait for these."""
        await asyncio.sleep(0)
        self.open()
        return await asyncio.gather(*coming)


@pytest_asyncio.fixture
async def studio() -> AsyncIterator[Studio]:
    made = Studio()
    yield made
    made.open()
    made.pictures.close()


async def test_equal_contents_are_drawn_once(studio: Studio) -> None:
    asked = [studio.asks("a public", None, content="board")]
    asked += [studio.asks(f"a {seat}", seat, content="board") for seat in range(3)]
    found = await studio.finish(*asked, studio.asks("b", content="other"))
    assert len({id(picture) for picture in found[:4]}) == 1
    assert await studio.asks("a later", 0, revision=9, content="board") is found[0]
    assert sorted(studio.drawn) == ["a public", "b"]


async def test_what_nobody_waits_for_any_more_is_not_drawn(studio: Studio) -> None:
    """A newer request replaces one that waits for a thread; another was abandoned."""
    taken, old = await studio.busy(), studio.asks("a old", revision=1)
    await asyncio.sleep(0)
    new = studio.asks("a new", revision=2)
    left, shared, kept = studio.asks("c left"), studio.asks("b shared"), studio.asks("b shared")
    await asyncio.sleep(0)
    left.cancel()
    shared.cancel()
    await studio.finish(taken, kept, new)
    assert await old is await new
    assert await studio.asks("c again") is not None
    assert studio.drawn == ["zero", "a new", "b shared", "c again"]


async def test_own_picture_of_a_move_goes_before_the_public_one(studio: Studio) -> None:
    """Whoever pressed waits for it, even if it is asked for a moment later; and no table waits for ever."""
    taken = await studio.busy()
    waiting = [studio.asks("a public", None), studio.asks("a own")]
    waiting += [studio.asks(f"{name} own") for name in "bcd"]
    await studio.finish(taken, *waiting)
    assert studio.drawn == ["zero", "a own", "b own", "a public", "c own", "d own"]


async def test_who_floods_the_queue_waits_for_the_newest_picture_only(studio: Studio) -> None:
    """A picture that is being drawn is shown whatever is asked for next."""
    taken = studio.asks("zero", by=1)
    await asyncio.sleep(0)
    shared = studio.asks("a shared", by=2)
    flood = [studio.asks(f"{letter} own", by=1) for letter in "abcdefghijklmnopqrst"]
    other = studio.asks("u other", by=3)
    assert None not in await studio.finish(taken, shared, flood[-1], other)
    assert [one.cancelled() for one in flood] == [True] * 19 + [False]
    assert studio.drawn == ["zero", "a own", "t own", "u other"], "what somebody else waits for, too, is drawn"


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
    app = SimpleNamespace(pictures=studio.pictures, grace=0.0)
    ctx: Any = SimpleNamespace(app=app, answer=answer, reader=reader, voice=partial(Speaker, "en"))
    ctx._show_coming, ctx._in_words = partial(Context._show_coming, ctx), partial(Context._in_words, ctx)

    def shows(name: str) -> asyncio.Future[None]:
        subject, work = Subject(name, 1, 0, "en"), studio._draw(name)
        drawing: Any = SimpleNamespace(subject=subject, work=work, content=name, words=lambda: "in words")
        return asyncio.ensure_future(Context.show(ctx, Panel(name), drawing))

    older = shows("older")
    await asyncio.wait_for(is_shown.wait(), HANG)
    newer = shows("newer")
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

    def film(name: str) -> None:
        films.append(name)
        begun.set()
        gate.wait(HANG)

    running = [asyncio.ensure_future(pictures.run(partial(film, name))) for name in ("one", "two")]
    assert await asyncio.to_thread(begun.wait, HANG)
    assert await pictures.ask(Subject("a", 1, 0, "en"), lambda: Picture(b"", "board.jpg", "")) is not None
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


# --- at a table --------------------------------------------------------------------------------------------------


@pytest.fixture
def painted(world: World, monkeypatch: pytest.MonkeyPatch) -> list[Seat | None]:
    """The readers of all pictures that are painted."""
    readers, paint = list[Seat | None](), PlainPainter.paint

    def remembering(painter: PlainPainter, view: Any, scene: Scene) -> Image.Image:
        readers.append(scene.reader)
        return paint(painter, view, scene)

    monkeypatch.setattr(PlainPainter, "paint", remembering)
    return readers


async def test_picture_that_everybody_may_see_is_painted_once(world: World, painted: list[Seat | None]) -> None:
    """One that shows what is secret is painted for its reader alone."""
    await begun_game(world, "aki", "ben", "chika")
    for name in ("aki", "ben", "dai"):
        assert private(await press(world.people[name], world.panel(), "My panel")).attachments
    assert painted == [None]
    preview = private(await press(world.people["aki"], world.panel(), labels(world.panel())[0]))
    assert painted == [None, None]
    done = private(await press(world.people["aki"], preview, "Confirm"))
    await world.settle()
    assert done.attachments
    assert painted == [None, None, None]
    painted.clear()
    world.channel = world.guild.create_text_channel("secret")
    await begun_game(world, "aki", "ben", game="dicolony")
    for name in ("aki", "ben", "dai"):
        await press(world.people[name], world.panel(), "My panel")
    assert painted == [None, 0, 1]
