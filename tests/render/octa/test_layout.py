"""The routes, spaces, chips, dice and words of Octa do not overlap and are not cut."""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from bot.texts import LANGUAGES, Speaker
from engines.octa.board import board
from render.kit.letters.text import width
from render.kit.pen.palette import WHITE, contrast
from render.octa import marks, panels
from render.octa.board import cream, ink
from render.octa.lid import CELL_HIGH, CELL_WIDE, LID_HIGH, LID_WIDE, TRAY, cell, dice_spots
from render.octa.places import CHIP_R, INNER, RIM, ROUTES, SIZE, SPACES, TONES, WELL, chip_spot, half_side, space

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
    for x, y in PLACES.values():
        assert WELL < x < panels.LEFT - WELL
        assert WELL < y < SIZE[1] - WELL


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


@pytest.mark.parametrize("count", range(1, 21))
@pytest.mark.parametrize("room", [60, 100])
def test_all_dice_of_a_number_fit(count: int, room: int) -> None:
    size, spots = dice_spots(count, room)
    assert len(spots) == count
    for a, b in combinations(spots, 2):
        assert math.dist(a, b) >= size
    for x, y in spots:
        assert size / 2 <= x <= CELL_WIDE - size / 2
        assert 46 + size / 2 <= y <= 50 + room - size / 2


def test_compartments_lie_within_the_lid() -> None:
    for number in ROUTES:
        x, y = cell(number)
        assert 0 < x < x + CELL_WIDE < LID_WIDE
        assert 0 < y < y + CELL_HIGH < LID_HIGH


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_around_the_board_are_not_cut(lang: str) -> None:
    say = Speaker(lang, FIVE, "octa", strict=True).plain().say
    for stage in ("roll", "act", "last-resort", "extras"):
        assert width(say(f"octa-picture-stage-{stage}"), 30) <= panels.order_room(5)
    assert width(say("octa-picture-parent"), 27) <= 100
    assert width(say("octa-picture-round"), 30) <= 150
    for name in ("box", "tray"):
        assert width(say(f"octa-picture-{name}"), 25) <= TRAY - 20
    for name in ("first", "second", "chip"):
        assert width(say(f"octa-picture-{name}"), 28) <= 120
    assert width(say("picture-shared"), 31) <= panels.WIDE - 32 - 24 - 78
