"""The routes, spaces, chips, dice and words of Octa do not overlap and are not cut."""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from bot.texts import LANGUAGES, Speaker
from engines.octa.board import board
from render.kit.letters.fonts import SMALLEST
from render.kit.letters.text import width
from render.kit.pen.palette import WHITE, contrast
from render.octa import marks, panels
from render.octa.board import cream, ink
from render.octa.lid import BOX_AT, CELL_HIGH, CELL_WIDE, COUNT_ROOM, LID_HIGH, LID_WIDE, TOP, TRAY, TRAY_AT, cell
from render.octa.places import (
    BOARD_HIGH,
    CENTRE,
    CHIP_R,
    INNER,
    OUTER,
    RIM,
    ROUTES,
    SPACES,
    TONES,
    WELL,
    chip_spot,
    half_side,
    octagon,
    space,
)
from render.scene import HIGH, WIDE

from .tables import FIVE

PLACES = {(route, number): space(route, number) for route in ROUTES for number in range(1, len(SPACES) + 1)}


def test_every_number_has_a_route_of_all_spaces() -> None:
    assert len(ROUTES) == len(TONES) == board().numbers
    assert len(SPACES) == board().route.spaces


def test_no_two_spaces_touch() -> None:
    for a, b in combinations(PLACES.values(), 2):
        assert math.dist(a, b) > 2 * WELL + 4


def test_every_space_lies_in_its_own_field() -> None:
    for along, out in SPACES:
        assert INNER + WELL < out < RIM - WELL
        assert (half_side(out) - abs(along)) * math.cos(math.pi / 8) > WELL


def test_route_has_no_long_jumps() -> None:
    for route in ROUTES:
        steps = [math.dist(PLACES[route, n], PLACES[route, n + 1]) for n in range(1, len(SPACES))]
        assert max(steps) < 110


def test_board_is_within_the_picture() -> None:
    for x, y in octagon(OUTER + 4):
        assert 0 < x < panels.LEFT
        assert 0 < y < BOARD_HIGH


def test_no_two_chips_touch() -> None:
    for a, b in combinations(map(chip_spot, ROUTES), 2):
        assert math.dist(a, b) > 2 * CHIP_R


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_markers_on_one_space_do_not_overlap(count: int) -> None:
    r, places, label = marks.crowd(count)
    assert len(places) == count
    for a, b in combinations(places, 2):
        assert math.dist(a, b) >= 2 * r - 1
    for place in places:
        assert math.dist(place, label) > r * 0.85
        assert math.hypot(*place) + r <= WELL + 14


def test_numbers_are_readable() -> None:
    for route in ROUTES:
        assert contrast(ink(route), cream(route)) >= 4.5
        assert contrast(WHITE, TONES[route - 1]) >= 4.5


def test_compartments_lie_within_the_lid() -> None:
    for number in ROUTES:
        assert 0 < cell(number) < cell(number) + CELL_WIDE < LID_WIDE
    assert CELL_HIGH < LID_HIGH
    assert BOARD_HIGH < TOP < TOP + LID_HIGH < HIGH
    assert LID_WIDE < WIDE


@pytest.mark.parametrize("count", [8, 20])
def test_count_has_room_beside_its_number(count: int) -> None:
    assert width(f"×{count}", SMALLEST) <= COUNT_ROOM


def test_box_and_tray_stand_in_the_corners_beside_the_board() -> None:
    slant = (CENTRE[0] + CENTRE[1] + OUTER * math.sqrt(2)) / math.sqrt(2)
    right, upper = TRAY_AT
    assert (right + upper) / math.sqrt(2) > slant
    left, upper = BOX_AT
    assert (2 * CENTRE[0] - left - TRAY + upper) / math.sqrt(2) > slant


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_around_the_board_are_not_cut(lang: str) -> None:
    say = Speaker(lang, FIVE, "octa", strict=True).plain().say
    assert width(say("octa-picture-round"), 34) <= CENTRE[0] - half_side(OUTER) - 16
    assert width(say("octa-picture-box"), 34) <= TRAY - 20
    assert width(say("octa-picture-left"), 34) <= panels.ROOM - 40
