"""Covers are as drawn, light enough to send at once, and readable on a phone."""

from __future__ import annotations

import pytest
from PIL import Image

from bot.texts import Speaker
from render import PAINTERS, painter
from render.covers import SIZE, draw
from render.scene import HIGH, WIDE

from .covers import LANGUAGES, drawn, file_of
from .goldens import ALLOWED, distance, half
from .lettering import recorded, unreadable

HEAVIEST = 300_000
"""Bytes of a cover that every lobby sends."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", PAINTERS)
def test_cover_is_light_and_wide(key: str, lang: str) -> None:
    assert file_of(key, lang).stat().st_size < HEAVIEST
    with Image.open(file_of(key, lang)) as cover:
        assert (cover.size, cover.mode, cover.format) == (SIZE, "RGB", "JPEG")


def test_cover_is_as_drawn() -> None:
    with Image.open(file_of("micronesia", "ja")) as cover:
        assert distance(half(drawn("micronesia", "ja")), half(cover.convert("RGB"))) <= ALLOWED


@pytest.mark.parametrize("title", ["Micronesia", "Rise of Tribes", "ライズ・オブ・トライブス", "千夜一夜物語"])
def test_name_on_a_cover_is_readable(title: str) -> None:
    board = Image.new("RGB", (WIDE, HIGH), "navy")
    with recorded() as found:
        assert draw(board, painter("octa").window, title, range(2, 6), Speaker("ja").plain()).size == SIZE
    assert "".join(each.text for each in sorted(found, key=lambda each: -each.size)).replace(" ", "")
    assert unreadable(found, ()) == []
    assert max(each.size for each in found) >= 60
