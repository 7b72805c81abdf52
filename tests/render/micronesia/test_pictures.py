"""Micronesia's islands, numbers and tribes do not overlap; several turns are told at once; words say the same."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise, permutations
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageDraw

from bot.texts import LANGUAGES, Speaker
from engines.core import Event
from engines.micronesia.actions import Evicted, Rolled, Settled, Shift, Visited
from engines.micronesia.state import points
from render import painter
from render.kit.figures.pieces import pile
from render.kit.letters.alt import LIMIT, compose, shorten, utf16_length
from render.kit.letters.text import width
from render.kit.pen.palette import LOOKS
from render.kit.pen.sprites import Sprite
from render.micronesia.chart import INLAND, holding, shore
from render.micronesia.islands import ISLES, SIZE
from render.micronesia.marks import COUNT_SIZE, RADIUS, clear_place, label, label_spots, piece_spot, spot_of

from .tables import FOUR, KEY, MIDDLE, ODD, TABLES, bust, scene, view

Rect = tuple[float, float, float, float]
PAINTER = painter(KEY)


def placed(sprite: Sprite, x: float, y: float) -> Rect:
    left, top = x - sprite.dx, y - sprite.dy
    return left, top, left + sprite.image.width, top + sprite.image.height


LABELS = {isle.number: placed(label(isle.number, points(isle.number)), *isle.at(*isle.label)) for isle in ISLES}
PILES = {isle.number: placed(pile(LOOKS[0], 15, RADIUS, COUNT_SIZE), *piece_spot(isle)) for isle in ISLES}


def apart(a: Rect, b: Rect, slack: float = 0) -> bool:
    return a[2] - slack <= b[0] or b[2] - slack <= a[0] or a[3] - slack <= b[1] or b[3] - slack <= a[1]


def test_islands_are_complete_in_order_and_do_not_touch() -> None:
    assert [isle.number for isle in ISLES] == list(range(1, 13))
    rows = [ISLES[start : start + 3] for start in range(0, 12, 3)]
    for row in rows:
        assert [isle.x for isle in row] == sorted(isle.x for isle in row)
        assert len({points(isle.number) for isle in row}) == 1
    for far, near in pairwise(rows):
        assert max(isle.y for isle in far) < min(isle.y for isle in near)
    for a, b in combinations(ISLES, 2):
        others = b.outline(1.03)
        assert min((x - u) ** 2 + (y - v) ** 2 for x, y in a.outline(1.03) for u, v in others) > 10**2
    shapes = {
        tuple((round((x - isle.x) / isle.rx, 1), round((y - isle.y) / isle.ry, 1)) for x, y in isle.outline())
        for isle in ISLES
    }
    assert len(shapes) == 12, "each has its own"


def test_numbers_and_tribes_stand_on_their_island_and_cover_none() -> None:
    for isle in ISLES:
        for left, top, right, bottom in (LABELS[isle.number], PILES[isle.number]):
            assert 0 <= left < right <= SIZE[0]
            assert 0 <= top < bottom <= SIZE[1]
        ground = Image.new("L", SIZE)
        ImageDraw.Draw(ground).polygon(isle.outline(INLAND), fill=255)
        if isle.lagoon:
            ImageDraw.Draw(ground).polygon(isle.pool(1.28), fill=0)
        for spot in (isle.at(*isle.label), piece_spot(isle)):
            assert ground.getpixel((round(spot[0]), round(spot[1]))) == 255, isle.number
    assert all(apart(first, second) for first, second in combinations(LABELS.values(), 2))
    assert all(apart(mark, tribes, slack=12) for mark in LABELS.values() for tribes in PILES.values())


def test_number_on_an_arrow_covers_no_island_s_number() -> None:
    """From any island to any other, with tribes everywhere."""
    taken = [spot for isle in ISLES for spot in label_spots(isle, 5)]
    for start, end in permutations(ISLES, 2):
        place = clear_place(piece_spot(start), piece_spot(end), taken)
        assert all(apart(spot_of(place), spot) for spot in taken), (start.number, end.number)


def test_owner_is_visible_in_the_water_too() -> None:
    """The glow has colour outside the ground, but not at the edge of its mask, where it would show as a box."""
    for number in (1, 5, 12):
        isle, glow, ground = ISLES[number - 1], shore(number), holding(number, LOOKS[0])
        inside = Image.new("L", SIZE)
        ImageDraw.Draw(inside).polygon(isle.outline(1.02), fill=255)
        wide, high = glow.image.size
        water = ImageChops.invert(inside.crop((glow.left, glow.upper, *SIZE))).crop((0, 0, wide, high))
        assert ImageChops.multiply(glow.image, water).getextrema()[1] > 150
        assert ground.image.getchannel("A").getextrema()[1] > 200
        for edge in ((0, 0, wide, 1), (0, high - 1, wide, high), (0, 0, 1, high), (wide - 1, 0, wide, high)):
            assert glow.image.crop(edge).getextrema()[1] <= 2


def drawn(*events: Event) -> bytes:
    shown = view({1: (1, 2), 3: (2, 1), 5: (0, 2)})
    return PAINTER.paint(shown, scene(shown, events=events)).tobytes()


def test_picture_of_several_turns_marks_the_last_change() -> None:
    named, roll = Visited(seat=2, island=3), Rolled(seat=1, dice=(1, 2, 3))
    assert drawn(named, roll) != drawn(roll), "a visit is part of a single turn"
    assert drawn(named, roll, roll) == drawn(roll, roll)
    last = Evicted(seat=1, rival=2, island=1, count=3, lost=2)
    first = Evicted(seat=2, rival=0, island=1, count=2, lost=1)
    assert drawn(first, last) == drawn(Settled(seat=2, island=1), last) == drawn(last) != drawn(first)


TRAY, TAG = 560, 110
"""Pixels for the words beside three changed dice, and for that of a player who went bust."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_of_the_panels_are_not_cut(lang: str) -> None:
    say = Speaker(lang, FOUR, KEY, strict=True).plain().say
    for words in ("stage-roll", "stage-settle", "stage-shift", "stage-shifted", "again"):
        assert width(say(f"micronesia-picture-{words}"), 36) <= TRAY
    assert width(say("micronesia-picture-out"), 36) <= TAG


def test_alt_text_has_the_content_of_the_picture() -> None:
    shown = view(MIDDLE, (1, 2, 3, 0), rolled=(1, 6, 4))
    text = PAINTER.alt(shown, scene(shown, events=[Evicted(seat=0, rival=1, island=8, count=3, lost=2)]))
    assert text.startswith(
        "Micronesia, turn 9: Aki to move. Choose islands. Dice: 1, 3 and 4, changed from 1, 6 and 4."
    )
    for said in (
        "Aki: 8 points, 3 of 7 islands: 3 (2 tribes), 8 (3 tribes) and 10 (3 tribes); stock 6, sacrificed 1.",
        "Dmitri Karamazov: 3 points, 2 of 7 islands: 1 (1 tribe) and 5 (2 tribes); stock 12, sacrificed 0",
        "Free islands: 6 (2 points), 7 (3 points) and 9 (3 points).",
    ):
        assert said in text
    assert text.endswith("Aki takes island 8 with 3 tribes; ベンジャミン gets 2 back.")
    assert "終了" in PAINTER.alt(*bust())
    before = PAINTER.alt(*TABLES["before-the-roll"]())
    assert "About to roll." in before
    assert "Dice" not in before


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("names", [ODD, ("x" * 400,) * 4], ids=["odd", "long"])
def test_longest_alt_text_names_all_islands(lang: str, names: Sequence[str]) -> None:
    shown = view({number: (number % 4, 3) for number in range(1, 13)}, (3, 3, 3, 3))
    events = [Evicted(seat=n % 4, rival=(n + 1) % 4, island=n, count=4, lost=3) for n in range(1, 13)]
    text = PAINTER.alt(shown, scene(shown, lang, names, events))
    assert utf16_length(text) <= LIMIT
    held = "{} (3 tribes)" if lang == "en" else "{}に3個"
    assert all(held.format(number) in text for number in range(1, 13))


def test_newest_sentence_is_kept_if_room_is_short() -> None:
    old, new = "o" * 900, "n" * 900
    assert compose(lambda room: ["head"], [old, new]) == f"head {new}"
    assert compose(lambda room: ["a" * 400 * room], []).endswith("…")
    assert utf16_length(compose(lambda room: ["🎲" * 2000])) <= LIMIT
    assert shorten(" a \n b ", 8) == "a b"
    assert shorten("abcdefgh", 5) == "abcd…"


def lines_of(shown: Any, its_scene: Any) -> dict[str, Sequence[str]]:
    """The lines of each page by its title."""
    return {page.title: page.lines for page in PAINTER.pages(shown, its_scene)}


def test_pages_say_what_the_dice_name_and_who_holds_each_island() -> None:
    words = lines_of(*TABLES["choosing"]())
    assert list(words) == ["Turn and dice", "Players", "Islands"]
    assert words["Turn and dice"] == (
        "Micronesia, turn 9: your move.",
        "Choose islands.",
        "Dice: 1, 3 and 4, changed from 1, 6 and 4.",
        "1 and 7: send 2+1, 3 left, drives out Dmitri Karamazov",
        "3 and 5: send 0+3, 3 left, drives out Dmitri Karamazov",
        "4: send 5, 1 left, drives out ベンジャミン",
        "With 1 sacrificed also in reach: 2, 6, 8, 9 and 10",
        "With 2 sacrificed also in reach: 12",
    )
    assert words["Players"][0].startswith("You: 8 points, 3 of 7 islands")
    assert words["Players"][-2:] == (
        "Order of turns, from who began: You, ベンジャミン, 千尋 and Dmitri Karamazov.",
        "Points decide after 240 turns. This is turn 9; extra turns don’t count.",
    )
    assert words["Islands"][:3] == (
        "Free islands: 6 (2 points), 7 (3 points) and 9 (3 points).",
        "Island 1, 1 point: Dmitri Karamazov, 1 tribe",
        "Island 2, 1 point: 千尋, 2 tribes",
    )


def test_pages_of_a_shift_say_what_each_island_can_give_and_those_of_the_end_the_result() -> None:
    shown = view(MIDDLE, stage="shift", settled=(3, 5), gave=(8,), received=(10,))
    words = lines_of(shown, scene(shown, choices=[(Shift(from_island=8, to_island=10, count=1), "-")]))
    assert words["Turn and dice"][1:] == (
        "Move tribes, or end.",
        "Dice: 1, 3 and 4.",
        "Chosen this turn: 3 and 5.",
        "Gave tribes this turn, so receives none: 8.",
        "Received tribes this turn, so gives none: 10.",
        "Tribes that can go to any other island of yours, at most: 1 from 3 and 2 from 8.",
    )
    assert lines_of(*bust())["手番とダイス"][1].endswith("ベンジャミンさんがバーストしました。")
    assert "あと1島で勝利：Dmitri Karamazov。" in lines_of(*TABLES["danger"]())["手番とダイス"]
