"""A player's tile: its parts keep out of each other's way, and nothing is written outside it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import Image

from engines.core import Outcome, Seat
from render.kit.letters.fonts import SMALLEST
from render.kit.letters.text import width
from render.kit.pen.palette import PANEL
from render.kit.tiles import GAP, number_tiles, tile_places
from render.scene import WIDE, Scene
from tests.render.micronesia.tables import ODD

from .goldens import PAINTED

LEFT, HIGH = 20, 196
NAME = 72
"""The left edge of a name in its tile, right of the medal."""
WON = Outcome((1, 2, 3, 4), "points")


def scene(names: tuple[str, ...]) -> Scene:
    _, laid = PAINTED["micronesia"]["opening"]()
    return replace(laid, names=names, movers=())


def drawn(shown: Scene) -> Image.Image:
    """The players' tiles with some ground around them."""
    canvas = Image.new("RGB", (WIDE + 2 * LEFT, HIGH + 2 * LEFT), PANEL)
    number_tiles(canvas, shown, (LEFT, LEFT, WIDE, HIGH), [11] * len(shown.names))
    return canvas


def name(picture: Image.Image, count: int) -> Image.Image:
    x, y, wide, _ = tile_places(count, LEFT, LEFT, WIDE, HIGH)[0]
    return picture.crop((x + NAME, y + 10, x + wide, y + 70))


def test_crown_and_light_do_not_shorten_the_name() -> None:
    """The crown lies on the medal and takes no room from the name."""
    names = ("Computer 1", "Ben")
    plain = scene(names)
    lit, won = replace(plain, movers=(Seat(0),)), replace(plain, outcome=WON)
    assert name(drawn(lit), 2) == name(drawn(won), 2)
    assert len({drawn(each).tobytes() for each in (plain, lit, won)}) == 3


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_names_are_made_smaller_before_they_are_cut(count: int) -> None:
    *_, wide, high = tile_places(count, 0, 0, WIDE, HIGH)[0]
    room = wide - 18 - NAME - (0 if high > 130 else width("11", 64) + 14)
    long = "Dmitri Fyodorovich Karamazov the Second of Skotoprigonyevsk"
    whole = max((long[:end] for end in range(1, len(long)) if width(long[:end], SMALLEST) <= room), key=len).strip()
    others = ("Ben",) * (count - 1)
    assert width(whole, 36) > room
    cut = scene((whole[:-1] + "…", *others))
    assert name(drawn(scene((whole, *others))), count) != name(drawn(cut), count)


@pytest.mark.parametrize("count", range(2, 7))
def test_tiles_fill_their_area_without_touching(count: int) -> None:
    places = tile_places(count, LEFT, LEFT, WIDE, HIGH)
    assert len(places) == count
    assert len({(wide, high) for *_, wide, high in places}) == 1
    for x, y, wide, high in places:
        assert LEFT <= x < x + wide <= LEFT + WIDE
        assert LEFT <= y < y + high <= LEFT + HIGH
        for left, upper, *_ in places:
            assert (left, upper) == (x, y) or abs(left - x) >= wide + GAP or abs(upper - y) >= high + GAP


def test_long_names_stay_within_their_tiles() -> None:
    """Nothing is written outside the tiles."""
    for odd in ODD:
        picture = drawn(replace(scene((odd,) * 4), outcome=WON))
        for x, y, wide, high in tile_places(4, LEFT, LEFT, WIDE, HIGH):
            picture.paste(PANEL, (x, y - 16, x + wide, y + high))  # the rim of the crown may reach above the tile
        assert picture.getcolors() == [(picture.width * picture.height, PANEL)]
