"""A new world for every test that is about what the database keeps."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.examples.registry import thinking_pig

from .gate import Gate
from .world import GAMES_HERE, NOON, World


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        here = Path(__file__).parent in item.path.parents
        if here and not {"world", "store", "tmp_path"}.isdisjoint(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.database)


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    world = await World.open(tmp_path / "sainome.db")
    yield world
    await world.close()


@pytest.fixture
def awake(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody's night move a reminder."""
    monkeypatch.setattr("bot.store.games.log.seen_at", lambda *_: None)


@pytest.fixture
async def at_noon(world: World, awake: None) -> World:
    world.clock.now = NOON
    return world


@pytest.fixture
async def twin(world: World) -> AsyncIterator[World]:
    """Another process on the same database, with the same clock."""
    other = await World.open(world.path, world.clock)
    yield other
    await other.close()


@pytest.fixture
async def gate(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Gate]:
    """A game of Pig in which computers think as long as the test wants."""
    made = Gate()
    monkeypatch.setitem(GAMES_HERE, "pig", thinking_pig(made))
    yield made
    made.opens()
