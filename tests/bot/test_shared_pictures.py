"""Pictures that several readers see are painted once, and those of one reader for that reader alone."""

from __future__ import annotations

from typing import Any

import pytest
from PIL import Image

from engines.core import Seat
from render.scene import Scene

from .conftest import PlainPainter
from .games import begun_game, settle_all
from .world import World, labels, press, private


@pytest.fixture
def painted(world: World, monkeypatch: pytest.MonkeyPatch) -> list[Seat | None]:
    """The readers of all pictures that are painted."""
    readers: list[Seat | None] = []
    paint = PlainPainter.paint

    def remembering(painter: PlainPainter, view: Any, scene: Scene) -> Image.Image:
        readers.append(scene.reader)
        return paint(painter, view, scene)

    monkeypatch.setattr(PlainPainter, "paint", remembering)
    return readers


async def test_picture_that_everybody_may_see_is_painted_once(world: World, painted: list[Seat | None]) -> None:
    await begun_game(world, "aki", "ben", "chika")
    assert painted == [None]
    for name in ("aki", "ben", "dai"):
        assert private(await press(world.people[name], world.panel(), "My panel")).attachments
    assert painted == [None]
    preview = private(await press(world.people["aki"], world.panel(), labels(world.panel())[0]))
    assert painted == [None, None]
    done = private(await press(world.people["aki"], preview, "Confirm"))
    await settle_all(world)
    assert done.attachments
    assert painted == [None, None, None]


async def test_picture_of_ones_own_is_painted_for_its_reader(world: World, painted: list[Seat | None]) -> None:
    await begun_game(world, "aki", "ben", game="dicolony")
    for name in ("aki", "ben", "dai"):
        await press(world.people[name], world.panel(), "My panel")
    assert painted == [None, 0, 1]
