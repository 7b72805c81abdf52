"""A world for every test, and a quick painter for tests that are not about pictures."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

import render
from render.scene import Painter, Scene

from .world import World, open_world


class PlainPainter:
    """Paints a small grey picture; the alt text is the real painter's."""

    def __init__(self, painter: Painter) -> None:
        self._painter = painter

    def paint(self, view: Any, scene: Scene) -> Image.Image:
        return Image.new("RGB", (64, 40), "#445566")

    def alt(self, view: Any, scene: Scene) -> str:
        return self._painter.alt(view, scene)


@pytest.fixture
def plain_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace all painters by quick ones."""
    for key, painter in render.PAINTERS.items():
        monkeypatch.setitem(render.PAINTERS, key, PlainPainter(painter))  # type: ignore[attr-defined]


@pytest.fixture
async def world(tmp_path: Path, plain_pictures: None) -> AsyncIterator[World]:
    async with open_world(tmp_path / "sainome.db") as opened:
        yield opened
