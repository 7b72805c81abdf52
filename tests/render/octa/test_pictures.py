"""Octa's pictures show every change and nothing overlaps; their words say the same."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any

import pytest
from PIL import Image

from bot.texts import LANGUAGES, Speaker
from engines.core import Action, Event
from engines.octa.actions import Advanced, Picked, Roll, Sorted, Thrown
from engines.octa.board import board
from engines.octa.rules import pick
from engines.octa.state import Chip
from render.kit.letters.alt import LIMIT, utf16_length
from render.kit.letters.fonts import SMALLEST
from render.kit.letters.text import width
from render.kit.pen.palette import WHITE, contrast
from render.octa import PAINTER, marks, panels
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

from ..goldens import ALLOWED, distance, half
from .tables import CHIPS, CROWDED, FIVE, NOWHERE, ODD, TABLES, picked, shared, shown, state

PLACES = {(route, number): space(route, number) for route in ROUTES for number in range(1, len(SPACES) + 1)}


def nearest(places: Iterable[tuple[float, float]]) -> float:
    """The distance of the two places that are nearest to each other."""
    return min((math.dist(a, b) for a, b in combinations(places, 2)), default=math.inf)


def test_routes_spaces_and_chips_keep_out_of_each_other_s_way() -> None:
    assert len(ROUTES) == len(TONES) == board().numbers
    assert len(SPACES) == board().route.spaces
    assert nearest(PLACES.values()) > 2 * WELL + 4
    assert nearest(map(chip_spot, ROUTES)) > 2 * CHIP_R
    for along, out in SPACES:
        assert INNER + WELL < out < RIM - WELL
        assert (half_side(out) - abs(along)) * math.cos(math.pi / 8) > WELL, "it lies in the field of its route"
    for route in ROUTES:
        steps = [math.dist(PLACES[route, n], PLACES[route, n + 1]) for n in range(1, len(SPACES))]
        assert max(steps) < 110, "no long jumps"
        assert contrast(ink(route), cream(route)) >= 4.5
        assert contrast(WHITE, TONES[route - 1]) >= 4.5
    for count in range(1, 6):
        r, places, label = marks.crowd(count)
        assert len(places) == count
        assert nearest(places) >= 2 * r - 1
        for place in places:
            assert math.dist(place, label) > r * 0.85
            assert math.hypot(*place) + r <= WELL + 14


def test_board_lid_box_and_tray_have_room_and_their_texts_are_not_cut() -> None:
    for x, y in octagon(OUTER + 4):
        assert 0 < x < panels.LEFT
        assert 0 < y < BOARD_HIGH
    for number in ROUTES:
        assert 0 < cell(number) < cell(number) + CELL_WIDE < LID_WIDE < WIDE
    assert CELL_HIGH < LID_HIGH
    assert BOARD_HIGH < TOP < TOP + LID_HIGH < HIGH
    slant = (CENTRE[0] + CENTRE[1] + OUTER * math.sqrt(2)) / math.sqrt(2)
    assert sum(TRAY_AT) / math.sqrt(2) > slant, "beside the board"
    assert (2 * CENTRE[0] - BOX_AT[0] - TRAY + BOX_AT[1]) / math.sqrt(2) > slant
    assert max(width(f"×{count}", SMALLEST) for count in (8, 20)) <= COUNT_ROOM
    for lang in LANGUAGES:
        say = Speaker(lang, FIVE, "octa", strict=True).plain().say
        assert width(say("octa-picture-round"), 34) <= CENTRE[0] - half_side(OUTER) - 16
        assert width(say("octa-picture-box"), 34) <= TRAY - 20
        assert width(say("octa-picture-left"), 34) <= panels.ROOM - 40


def painted(
    markers: Sequence[tuple[int, ...]] = CROWDED,
    chips: Sequence[tuple[int, int]] = CHIPS[:4],
    events: Sequence[Event] = (),
    choices: Sequence[Action] = (),
    names: Sequence[str] = FIVE,
    **changes: Any,
) -> Image.Image:
    table = state(markers, chips, **changes)
    return half(PAINTER.paint(*shown(table, names=names, events=events, choices=choices)))


def moved(seat: int, route: int, to: int) -> list[tuple[int, ...]]:
    """The markers of the crowded table, with one of them elsewhere."""
    markers = [list(row) for row in CROWDED]
    markers[seat][route - 1] = to
    return [tuple(row) for row in markers]


@pytest.mark.parametrize(
    "change",
    [
        {"markers": moved(3, 6, 4)},
        {"markers": moved(4, 8, 5)},
        {"markers": moved(0, 5, 0)},
        {"chips": [*CHIPS[:3], (4, 7)]},
        {"chips": CHIPS},
        {"lid": (2, 3, 1, 4, 3, 3, 2, 2)},
        {"box": 7},
        {"to_move": 2},
        {"acted": True},
        {"thrown": (2, 2)},
        {"thrown": (2, 3)},
        {"hand": 3},
        {"left": (False, False, True, False, False)},
        {"round": 5},
        {"names": ["W" * 9, *FIVE[1:]]},
        {"names": [*FIVE[:4], "W" * 9]},
        {"events": [Picked(seat=0, number=1, count=3, old=4, space=7)]},
        {"events": [Sorted(seat=4, round=4, dice=(4, 4), lid=(2, 3, 1, 4, 2, 3, 2, 3))]},
        {"choices": [pick(3)]},
        {"choices": [Roll()]},
    ],
    ids=lambda change: "-".join(f"{key} {value}"[:40] for key, value in change.items()),
)
def test_every_change_is_visible(change: dict[str, Any]) -> None:
    assert distance(painted(), painted(**change)) > ALLOWED


def test_value_with_which_a_chip_was_taken_is_visible() -> None:
    """In a game that began under earlier rules it may differ from what that round's chip counts now (A29)."""
    table = state(CROWDED, CHIPS[:4])
    *others, last = table.chips
    worth_more = table.model_copy(update={"chips": (*others, last.model_copy(update={"bonus": 3}))})
    one, other = (half(PAINTER.paint(*shown(each))) for each in (table, worth_more))
    assert distance(one, other) > ALLOWED
    taken = [state([NOWHERE] * 5).model_copy(update={"chips": (Chip(seat=0, route=4, bonus=n),)}) for n in (1, 2)]
    alone, two = (PAINTER.paint(*shown(each)).tobytes() for each in taken)
    assert alone != two, "only the tile of its player shows it: nobody has a marker"


def test_reason_of_the_end_stays_in_its_frame() -> None:
    """Whatever it says, nothing is written right of the frame."""
    one, other = (PAINTER.paint(*shared(lang)).crop((1170, 0, 1200, 180)) for lang in ("en", "ja"))
    assert one.tobytes() == other.tobytes()


def alt(name: str, lang: str) -> str:
    return PAINTER.alt(*TABLES[name](lang))


def test_alt_text_has_the_content_of_the_picture() -> None:
    text = PAINTER.alt(*picked("en"))
    assert text.startswith(
        "Octa, round 2 of 8, turn 5: ベンジャミン to move. Pick a number, or roll 2d4. "
        "Dealer, last to move: Dmitri Karamazov."
    )
    assert "Dice in the lid: 2 of 1, 3 of 2, 4 of 4, 2 of 5, 1 of 6, 2 of 7 and 3 of 8; in the box: 3." in text
    assert "Aki: 13 points, first on 3 routes; routes 2 on 4, 3 on 6 and 5 on 3." in text
    assert "Dmitri Karamazov: 0 points, first on 0 routes; no markers; chip on route 1 plus 2." in text
    assert text.endswith("Aki picks 3 (3 dice): route 3, space 3 → 6.")
    for name, lang, said in (
        ("about-to-fall", "en", "2 dice are about to be rerolled."),
        ("rerolled", "en", "The d4 show 1 and 4."),
        ("last-resort", "ja", "フタは空、ハコは20個。"),
        ("last-resort", "ja", "ベンジャミンは離脱しました。"),
        ("over", "en", "Dmitri Karamazov wins with 26 points."),
        ("shared", "ja", "Akiさんとベンジャミンさんが勝利を分かち合います。"),
    ):
        assert said in alt(name, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("names", [ODD, ("x" * 400,) * 5], ids=["odd", "long"])
def test_longest_alt_text_names_all_markers(lang: str, names: Sequence[str]) -> None:
    full = tuple((10,) * 8 for _ in CROWDED)
    events = [
        Picked(seat=0, number=3, count=3, old=3, space=6),
        Thrown(seat=1, dice=(1, 4)),
        *(Advanced(seat=seat, route=4, old=1, space=2) for seat in range(5)),
    ] * 3
    text = PAINTER.alt(*shown(state(full, CHIPS, lid=(2, 2, 2, 2, 2, 2, 2, 6)), lang, names, events))
    assert utf16_length(text) <= LIMIT
    assert text.count("8 on 10" if lang == "en" else "8が10") == 5


def lines_of(name: str) -> dict[str, Sequence[str]]:
    """The lines of each page of a table by its title."""
    return {page.title: page.lines for page in PAINTER.pages(*TABLES[name]("en"))}


def test_pages_say_what_each_pick_brings_and_who_leads_each_route() -> None:
    words = lines_of("choosing")
    assert list(words) == ["Round and lid", "Routes", "Players"]
    first = words["Round and lid"]
    assert first[:2] == ("Octa, round 3 of 8, turn 5: your move.", "Pick a number, or roll 2d4.")
    assert "Number 1: 5 dice; your marker from 9 to 10, 1 point more, you lead" in first
    assert "Number 3: 1 die; your marker from 5 to 6, 1 point more, tied lead" in first
    assert first[-3:] == (
        "Numbers without dice: 2",
        "In the box, picked this round: 0 dice",
        "Still to move in this round: Aki",
    )
    assert words["Routes"] == (
        "Spaces of the markers, from 1 to 10, and what they score now:",
        "Route 1: You 9 plus chip 2, 11 points",
        "Route 2: Aki 4 plus chip 2, 6 points",
        "Route 3: Aki 6, 6 points; You 5, 2 points",
        "Route 5: Aki 3, 3 points",
        "Route 7: You 4, 4 points; Aki without marker, chip 2",
        "Routes without markers: 4, 6 and 8",
    )
    assert lines_of("over")["Round and lid"][1] == "Dmitri Karamazov wins with 26 points."
