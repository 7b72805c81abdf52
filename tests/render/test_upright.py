"""Tall pictures: their goldens, their size, their letters on a phone, and that they mix with no wide ones."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any
from unittest.mock import patch

import pytest
from PIL import Image

from bot.texts import LANGUAGES
from render import painter
from render.easel import picture
from render.kit.letters.text import smallest, write
from render.kit.pen.cache import CACHE
from render.kit.upright import KANJI, LABEL, WIDE

from .goldens import ALLOWED, FOLDER, PAINTED, distance, half
from .lettering import recorded
from .test_lettering import DECORATIONS, scenes
from .upright import ALL, KEPT, LAID, drawn, tall

LOWEST, HIGHEST = 1300, 1420


@pytest.mark.parametrize(("key", "name"), ALL)
def test_tall_picture_matches_its_golden(key: str, name: str) -> None:
    with Image.open(KEPT / f"{key}-{name}.png") as golden:
        assert distance(half(drawn(key, name)), golden) <= ALLOWED


def test_every_tall_golden_belongs_to_a_table() -> None:
    assert {path.stem for path in KEPT.glob("*.png")} == {f"{key}-{name}" for key, name in ALL}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", LAID)
def test_every_tall_picture_is_readable_on_a_phone(key: str, lang: str) -> None:
    """All tables with long names, and two moments of a full table: their size and that of their letters."""
    with recorded() as found:
        for view, scene in scenes(key, lang):
            image = tall(key, view, scene)
            assert (image.mode, image.width) == ("RGB", WIDE)
            assert LOWEST <= image.height <= HIGHEST
    assert found
    small = {
        each
        for each in found
        if each.size < (KANJI if smallest(each.text) > smallest("1") else LABEL) and each.writer not in DECORATIONS
    }
    assert sorted(small) == []


@contextmanager
def inside() -> Iterator[None]:
    """Check meanwhile that all that is written lies within its picture, and in the end that something was."""
    paste = Image.Image.paste
    count = 0

    def checked(canvas: Image.Image, what: Any, box: Any = None, mask: Any = None) -> None:
        nonlocal count
        if sys._getframe(1).f_code is write.__code__:
            count += 1
            (x, y), (wide, high) = box, mask.size
            assert 0 <= x <= x + wide <= canvas.width
            assert 0 <= y <= y + high <= canvas.height
        paste(canvas, what, box, mask)

    with patch.object(Image.Image, "paste", checked):
        yield
    assert count


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", LAID)
def test_nothing_is_written_outside_a_tall_picture(key: str, lang: str) -> None:
    """With long names, and with those that are hard to draw."""
    laid = [table() for table in PAINTED[key].values()]
    with inside():
        for view, scene in (*laid, *scenes(key, lang)):
            tall(key, view, scene)


@pytest.mark.parametrize("key", LAID)
def test_forms_do_not_mix(key: str) -> None:
    """Each form is the same after the other: nothing kept for one is put into the other."""
    name, table = next(iter(PAINTED[key].items()))
    view, scene = table()
    CACHE.clear()
    upright, wide = tall(key, view, scene), painter(key).paint(view, scene)
    with Image.open(FOLDER / f"{key}-{name}.png") as golden:
        assert distance(half(wide), golden) <= ALLOWED
    assert painter(key).paint(view, scene).tobytes() == wide.tobytes()
    assert tall(key, view, scene).tobytes() == upright.tobytes()


@pytest.mark.parametrize("key", LAID)
def test_scene_asks_for_the_form(key: str) -> None:
    view, scene = next(iter(PAINTED[key].values()))()
    wide, upright = picture(key, view, scene), picture(key, view, replace(scene, tall=True))
    assert wide.alt == upright.alt
    assert wide.data != upright.data
    assert len(upright.data) < 750_000
