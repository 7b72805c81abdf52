"""Dice with numerals, and coins: all faces differ, and all numerals are readable."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from render.kit.figures.plates import SILVER, coin
from render.kit.figures.polyhedra import IVORY_DIE, d4, d8
from render.kit.pen.palette import GOLD, contrast, ink_on
from render.kit.pen.sprites import Sprite


@pytest.mark.parametrize(("die", "faces"), [(d8, 8), (d4, 4)], ids=["d8", "d4"])
def test_all_faces_differ(die: Callable[[int | None, int], Sprite], faces: int) -> None:
    drawn = {die(face, 60).image.tobytes() for face in (None, *range(1, faces + 1))}
    assert len(drawn) == faces + 1


def test_turned_die_keeps_its_size() -> None:
    for turn in range(0, 60, 15):
        image = d8(5, 60, turn).image
        assert 56 <= image.width <= 76
        assert 56 <= image.height <= 76


def test_lit_die_has_a_golden_rim() -> None:
    gold = sum(pixel[:3] == GOLD for pixel in _pixels(d8(5, 60, lit=True)))
    assert gold > 60
    assert not any(pixel[:3] == GOLD for pixel in _pixels(d8(5, 60)))


def _pixels(sprite: Sprite) -> list[tuple[int, ...]]:
    return list(zip(*[iter(sprite.image.tobytes())] * 4, strict=True))


def test_numerals_are_readable() -> None:
    for ground in (IVORY_DIE, GOLD, SILVER):
        assert contrast(ink_on(ground), ground) >= 4.5


def test_coins_differ_by_number_and_metal() -> None:
    assert len({coin(str(n), 19, metal).image.tobytes() for n in range(1, 13) for metal in (GOLD, SILVER)}) == 24
