"""Small pictures for messages and buttons are named and differ; covers are light and readable on a phone."""

from __future__ import annotations

import re

import pytest
from PIL import Image

from bot.texts import LANGUAGES, Speaker
from render import PAINTERS, painter
from render.covers import SIZE, draw
from render.scene import HIGH, WIDE
from render.signs import DRAWING, draw_sign, mark_of, png_of, signs

from . import covers
from .contact_sheet import KEPT, sheet
from .goldens import ALLOWED, distance, half
from .lettering import recorded, unreadable

HEAVIEST = 300_000
"""Bytes of a cover that every lobby sends."""


def test_dice_and_resources_are_there_are_small_and_differ() -> None:
    """Their names fit an emoji."""
    assert {"d4-4", "d6-6", "d8-8", "dicolony-red-1", "tribes-wood"} <= signs().keys()
    assert all(re.fullmatch(r"[a-z0-9-]{2,20}", name) for name in signs())
    assert len({name.replace("-", "_") for name in signs()}) == len(signs()) < 2_000
    assert len({mark_of(name) for name in signs()}) == len(signs())
    for name in signs():
        assert draw_sign(name).getbbox() is not None
        assert len(png_of(name)) < 32_000


def test_redrawn_signs_have_another_number() -> None:
    """Otherwise nobody gets the new ones: what is there is redrawn for a higher ``DRAWING`` alone."""
    with Image.open(KEPT) as golden:
        assert sheet().size == golden.size
        assert distance(sheet(), golden) <= ALLOWED
    assert [path.stem for path in KEPT.parent.iterdir()] == [str(DRAWING)]


def test_covers_are_light_wide_and_as_drawn() -> None:
    for key in PAINTERS:
        for lang in LANGUAGES:
            assert covers.file_of(key, lang).stat().st_size < HEAVIEST
            with Image.open(covers.file_of(key, lang)) as cover:
                assert (cover.size, cover.mode, cover.format) == (SIZE, "RGB", "JPEG")
                if (key, lang) == ("micronesia", "ja"):
                    assert distance(half(covers.drawn(key, lang)), half(cover.convert("RGB"))) <= ALLOWED


@pytest.mark.parametrize("title", ["Micronesia", "Rise of Tribes", "ライズ・オブ・トライブス", "千夜一夜物語"])
def test_name_on_a_cover_is_readable(title: str) -> None:
    board = Image.new("RGB", (WIDE, HIGH), "navy")
    with recorded() as found:
        assert draw(board, painter("octa").window, title, range(2, 6), Speaker("ja").plain()).size == SIZE
    assert "".join(each.text for each in sorted(found, key=lambda each: -each.size)).replace(" ", "")
    assert unreadable(found, ()) == []
    assert max(each.size for each in found) >= 60
