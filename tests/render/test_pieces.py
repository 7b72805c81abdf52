"""Panels, boxes and outlines: whatever their size, they look alike and take little room in the cache."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops

from render.kit.pen import cache
from render.kit.pen.cache import Cache, weight
from render.kit.pen.canvas import SOFT, _plate, box, panel, round_mask
from render.kit.pen.palette import GOLD, PANEL, SEA, WHITE
from render.kit.pen.sprites import Outline, Pen, Sprite

SIZES = [(60, 40), (130, 76), (133, 131), (300, 76), (301, 402), (428, 982)]


@pytest.fixture
def own(monkeypatch: pytest.MonkeyPatch) -> Cache:
    """A cache of this test alone, without a bound."""
    found = Cache(2**40)
    monkeypatch.setattr(cache, "CACHE", found)
    return found


def canvas(wide: int = 600, high: int = 1100) -> Image.Image:
    return Image.new("RGB", (wide, high), SEA)


def distance(a: Image.Image, b: Image.Image) -> int:
    return max(high for _, high in ImageChops.difference(a, b).getextrema())


@pytest.mark.parametrize(("wide", "high"), SIZES)
def test_stretched_panel_looks_like_one_drawn_in_its_size(wide: int, high: int) -> None:
    stretched, whole = canvas(), canvas()
    panel(stretched, 60, 60, wide, high)
    _plate(wide, high, 22, 0.93, PANEL).put(whole, 60, 60)
    assert distance(stretched, whole) <= 8


@pytest.mark.parametrize(("wide", "high"), SIZES)
def test_box_is_the_same_as_its_whole_mask(wide: int, high: int) -> None:
    for radius in (4, 16, min(wide, high) // 2):
        parts, whole = canvas(), canvas()
        box(parts, 10, 10, wide, high, GOLD, radius)
        whole.paste(GOLD, (10, 10), round_mask(wide, high, radius))
        assert distance(parts, whole) == 0


def test_panels_and_boxes_of_all_sizes_share_their_sheets(own: Cache) -> None:
    board = canvas(1600, 1100)
    least = 2 * SOFT + 4
    for wide in range(least, 1400, 37):
        panel(board, 60, 60, wide, 300)
        box(board, 60, 60, wide, 40, GOLD, 20)
    assert own.size < 2 * 4 * (least + 80) ** 2


def test_outline_is_put_like_its_sprite_and_weighs_less() -> None:
    pen = Pen(400, 300, 200.5, 150)
    pen.line([(-190, -140), (60, 20), (190, 140)], WHITE, 6)
    whole = pen.sprite(0.25, 0)
    outline = Outline.of(whole)
    for x, y in ((210, 160), (209.5, 160.25), (-40, 590)):
        one, another = canvas(), canvas()
        whole.put(one, x, y)
        outline.put(another, x, y)
        assert one.tobytes() == another.tobytes()
    assert weight(outline) < weight(whole) / 3


def test_empty_outline_is_put_like_its_sprite() -> None:
    board = canvas()
    Outline.of(Sprite(Image.new("RGBA", (90, 90)), 4, 4)).put(board, 50, 50)
    assert board.tobytes() == canvas().tobytes()
