"""The islands, numbers and tribes of Micronesia do not overlap and are not cut."""

from __future__ import annotations

from itertools import combinations, pairwise, permutations

import pytest
from PIL import Image, ImageChops, ImageDraw

from engines.micronesia.state import points
from render.kit.figures.pieces import pile
from render.kit.pen.palette import LOOKS
from render.kit.pen.sprites import Sprite
from render.micronesia.chart import INLAND, holding, shore
from render.micronesia.islands import ISLES, SIZE
from render.micronesia.marks import COUNT_SIZE, RADIUS, clear_place, label, label_spots, piece_spot, spot_of

Rect = tuple[float, float, float, float]


def placed(sprite: Sprite, x: float, y: float) -> Rect:
    left, top = x - sprite.dx, y - sprite.dy
    return left, top, left + sprite.image.width, top + sprite.image.height


LABELS = {isle.number: placed(label(isle.number, points(isle.number)), *isle.at(*isle.label)) for isle in ISLES}
PILES = {isle.number: placed(pile(LOOKS[0], 15, RADIUS, COUNT_SIZE), *piece_spot(isle)) for isle in ISLES}


def apart(a: Rect, b: Rect, slack: float = 0) -> bool:
    return a[2] - slack <= b[0] or b[2] - slack <= a[0] or a[3] - slack <= b[1] or b[3] - slack <= a[1]


def test_islands_are_complete_and_in_order() -> None:
    assert [isle.number for isle in ISLES] == list(range(1, 13))
    rows = [ISLES[start : start + 3] for start in range(0, 12, 3)]
    for row in rows:
        assert [isle.x for isle in row] == sorted(isle.x for isle in row)
        assert len({points(isle.number) for isle in row}) == 1
    for far, near in pairwise(rows):
        assert max(isle.y for isle in far) < min(isle.y for isle in near)


@pytest.mark.parametrize("number", LABELS)
def test_numbers_and_tribes_lie_on_the_sea(number: int) -> None:
    for left, top, right, bottom in (LABELS[number], PILES[number]):
        assert 0 <= left < right <= SIZE[0]
        assert 0 <= top < bottom <= SIZE[1]


def test_no_number_is_covered() -> None:
    for (a, first), (b, second) in combinations(LABELS.items(), 2):
        assert apart(first, second), (a, b)
    for a, mark in LABELS.items():
        for b, tribes in PILES.items():
            assert apart(mark, tribes, slack=12), (a, b)


def test_number_on_an_arrow_covers_no_island_s_number() -> None:
    """From any island to any other, with tribes everywhere."""
    taken = [spot for isle in ISLES for spot in label_spots(isle, 5)]
    for start, end in permutations(ISLES, 2):
        place = clear_place(piece_spot(start), piece_spot(end), taken)
        assert all(apart(spot_of(place), spot) for spot in taken), (start.number, end.number)


def test_no_two_islands_touch() -> None:
    for a, b in combinations(ISLES, 2):
        shore = a.outline(1.03)
        other = b.outline(1.03)
        assert min((x - u) ** 2 + (y - v) ** 2 for x, y in shore for u, v in other) > 10**2, (a.number, b.number)


def test_every_island_has_its_own_shape() -> None:
    shapes = [
        tuple((round((x - isle.x) / isle.rx, 1), round((y - isle.y) / isle.ry, 1)) for x, y in isle.outline())
        for isle in ISLES
    ]
    assert len(set(shapes)) == 12


def test_number_and_tribes_stand_on_their_island() -> None:
    for isle in ISLES:
        ground = Image.new("L", SIZE)
        ImageDraw.Draw(ground).polygon(isle.outline(INLAND), fill=255)
        if isle.lagoon:
            ImageDraw.Draw(ground).polygon(isle.pool(1.28), fill=0)
        for spot in (isle.at(*isle.label), piece_spot(isle)):
            assert ground.getpixel((round(spot[0]), round(spot[1]))) == 255, isle.number


@pytest.mark.parametrize("number", [1, 5, 12])
def test_owner_is_visible_in_the_water_too(number: int) -> None:
    """The glow has colour outside the ground, but not at the edge of its mask, where it would show as a box."""
    isle, glow, ground = ISLES[number - 1], shore(number), holding(number, LOOKS[0])
    inside = Image.new("L", SIZE)
    ImageDraw.Draw(inside).polygon(isle.outline(1.02), fill=255)
    water = ImageChops.invert(inside.crop((glow.left, glow.upper, *SIZE)))
    assert ImageChops.multiply(glow.image, water.crop((0, 0, *glow.image.size))).getextrema()[1] > 150
    assert ground.image.getchannel("A").getextrema()[1] > 200
    alpha = glow.image
    frame = [alpha.crop(edge).getextrema()[1] for edge in _edges(*alpha.size)]
    assert max(frame) <= 2


def _edges(wide: int, high: int) -> list[tuple[int, int, int, int]]:
    return [(0, 0, wide, 1), (0, high - 1, wide, high), (0, 0, 1, high), (wide - 1, 0, wide, high)]
