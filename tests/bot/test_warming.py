"""Warming up: first pictures and plans before anybody waits for them."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

import render
from bot.kit.app import App
from bot.kit.pictures import THREADS, Subject
from bot.kit.pictures.illustrations import opening
from bot.services import Services
from bot.store import Store
from bot.warming import plan, warm
from engines import GAMES
from render.easel import Picture
from render.kit.pen.cache import CACHE
from tests.hanging import HANG

NOTHING = Picture(b"", "board.jpg", "")


@pytest.fixture
async def app(tmp_path: Path) -> AsyncIterator[App]:
    store = await Store.open(tmp_path / "sainome.db")
    app = App(Services(store))
    yield app
    app.pictures.close()
    await store.close()


async def test_pictures_and_plans_of_every_game_are_made(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not on the event loop: the first press of a game does not fill its caches while all others wait."""
    drawn, made = [], set[tuple[str, str]]()
    painter = type(render.painter("micronesia"))
    original = painter.paint

    def paint(self: Any, view: Any, scene: Any) -> Any:
        drawn.append(type(self))
        return original(self, view, scene)

    def watched(game: Any) -> Any:
        controls = game.mind.controls

        def watching(state: Any, seat: Any) -> Any:
            made.add((game.key, threading.current_thread().name.split("_")[0]))
            return controls(state, seat)

        return watching

    monkeypatch.setattr(painter, "paint", paint)
    for game in GAMES.values():
        monkeypatch.setattr(game.mind, "controls", watched(game))
    with capture_logs() as said:
        await warm(app)
    assert drawn == [painter] * 2, "the opening, and one from the middle"
    assert made == {(key, "aside") for key in GAMES}
    assert not [line for line in said if line["event"] == "picture-failed"]


async def test_failing_sample_game_or_painter_stops_nothing(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> Any:
        raise RuntimeError("no sample, no paint")

    async def failed(event: str) -> list[str]:
        with capture_logs() as said:
            await warm(app)
        return [line["game"] for line in said if line["event"] == event]

    with monkeypatch.context() as patched:
        patched.setattr("bot.warming.sample", broken)
        assert await failed("plans-failed") == list(GAMES)
    monkeypatch.setattr(type(render.painter("micronesia")), "paint", broken)
    assert await failed("picture-failed") == ["micronesia"] * 2


async def test_nothing_is_drawn_once_bot_stops(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Any] = []

    async def run(draw: Any) -> bytes:
        drawn.append(draw)
        app.is_closed = True
        return b""

    monkeypatch.setattr(app.pictures, "run_aside", run)
    await warm(app, {"first": GAMES["micronesia"], "second": GAMES["micronesia"]})
    assert len(drawn) == 1


class Watched(threading.Event):
    """An event that says when a thread begins to wait for it in vain."""

    def __init__(self, waiting: threading.Event) -> None:
        super().__init__()
        self._waiting = waiting

    def wait(self, timeout: float | None = None) -> bool:
        if not self.is_set():
            self._waiting.set()
        return super().wait(timeout)


@pytest.mark.parametrize("part", ["opening", "plans"])
async def test_warming_waits_while_a_picture_is_drawn(app: App, part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Warming stops in the middle of its work, at its next small step, and goes on after the picture."""
    waiting, asked, drawn = threading.Event(), threading.Event(), threading.Event()
    monkeypatch.setattr(app.pictures, "_idle", Watched(waiting))
    monkeypatch.setattr("bot.warming.PLANNED", 1)
    app.pictures._idle.set()
    order, loop = list[str](), asyncio.get_running_loop()

    def draw() -> Picture:
        assert waiting.wait(HANG)
        order.append("picture")
        drawn.set()
        return NOTHING

    def ask() -> None:
        app.pictures.ask(Subject("session", 1, None, "en"), draw)
        loop.call_soon(asked.set)

    def work() -> None:
        order.append("warming begins")
        loop.call_soon_threadsafe(ask)
        assert asked.wait(HANG)
        if part == "opening":
            CACHE.clear()
            opening(GAMES["micronesia"], "en", "jpeg")()
        else:
            plan(GAMES["micronesia"])
        order.append("warming ends")

    try:
        await app.pictures.run_aside(work)
        assert drawn.is_set()
    finally:
        waiting.set()  # nobody waits for a thread that draws in vain
    assert order == ["warming begins", "picture", "warming ends"]


async def test_warming_takes_no_thread_from_pictures(app: App) -> None:
    """Even a step that does not end leaves both drawing threads to those who wait."""
    stuck, together = threading.Event(), threading.Barrier(THREADS)

    def draw() -> Picture:
        together.wait(HANG)
        return NOTHING

    aside = asyncio.ensure_future(app.pictures.run_aside(lambda: stuck.wait(HANG)))
    await asyncio.sleep(0)
    asked = [app.pictures.ask(Subject(str(each), 1, None, "en"), draw) for each in range(THREADS)]
    assert all(await asyncio.gather(*asked))
    stuck.set()
    assert await aside


async def test_stop_ends_warming_that_waits(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    waiting, release = threading.Event(), threading.Event()
    monkeypatch.setattr(app.pictures, "_idle", Watched(waiting))
    busy = asyncio.ensure_future(app.pictures.run(lambda: release.wait(HANG)))
    await asyncio.sleep(0)
    warming = asyncio.create_task(warm(app))
    assert await asyncio.to_thread(waiting.wait, HANG)
    with capture_logs() as said:
        app.pictures.close()
        await asyncio.wait_for(warming, HANG)
    assert not said
    release.set()
    await busy
