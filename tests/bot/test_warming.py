"""Warming up: first pictures and sample games before anybody waits for them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

import render
from bot.features.rules import book
from bot.kit.app import App
from bot.services import Services
from bot.store import Store
from bot.warming import warm
from engines import GAMES


@pytest.fixture
async def app(tmp_path: Path) -> Any:
    store = await Store.open(tmp_path / "sainome.db")
    app = App(Services(store))
    yield app
    app.pictures.close()
    await store.close()


async def test_every_game_is_drawn_once(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = []

    def paint(self: Any, view: Any, scene: Any) -> Any:
        drawn.append(type(self))
        return original(self, view, scene)

    painter = type(render.painter("micronesia"))
    original = painter.paint
    monkeypatch.setattr(painter, "paint", paint)
    with capture_logs() as said:
        await warm(app)
    assert drawn == [painter]
    assert not [line for line in said if line["event"] == "picture-failed"]


async def test_sample_games_of_rules_are_played_too(app: App) -> None:
    """The first reader of /rules waits for no game to be played."""
    book.sample.cache_clear()
    await warm(app)
    before = book.sample.cache_info()
    assert before.currsize == len(GAMES)
    for game in GAMES:
        book.moment(game, 0, 4)
    assert book.sample.cache_info().misses == before.misses


async def test_failing_sample_game_stops_nothing(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: str) -> Any:
        raise RuntimeError(game)

    monkeypatch.setattr("bot.warming.sample", broken)
    with capture_logs() as said:
        await warm(app)
    assert [line["game"] for line in said if line["event"] == "sample-failed"] == list(GAMES)


async def test_failing_painter_stops_nothing(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    def paint(self: Any, view: Any, scene: Any) -> Any:
        raise RuntimeError("no paint")

    monkeypatch.setattr(type(render.painter("micronesia")), "paint", paint)
    with capture_logs() as said:
        await warm(app)
    assert [line["game"] for line in said if line["event"] == "picture-failed"] == ["micronesia"]


async def test_nothing_is_drawn_once_bot_stops(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Any] = []

    async def run(draw: Any) -> bytes:
        drawn.append(draw)
        app.closed = True
        return b""

    monkeypatch.setattr(app.pictures, "run", run)
    await warm(app, {"first": GAMES["micronesia"], "second": GAMES["micronesia"]})
    assert len(drawn) == 1
