"""Panels, boxes and outlines take little room in the cache; dice, coins and faces differ and are readable."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops

from bot.texts import LANGUAGES, Speaker, character_names, free_name
from bot.texts.speaker import CHARACTERS
from engines.core import Seat
from render.kit.figures.dice import die
from render.kit.figures.emblems import emblem, pattern_tile
from render.kit.figures.faces import face, write_player
from render.kit.figures.pieces import pile
from render.kit.figures.plates import SILVER, coin
from render.kit.figures.polyhedra import IVORY_DIE, d4, d8
from render.kit.letters.text import width
from render.kit.pen import cache
from render.kit.pen.cache import Cache, weight
from render.kit.pen.canvas import SOFT, _plate, box, panel, round_mask
from render.kit.pen.palette import GOLD, INK, LOOKS, PANEL, ROW, SEA, TEXT, WHITE, Emblem, contrast, ink_on
from render.kit.pen.sprites import Outline, Pen, Sprite

SIZES = [(60, 40), (130, 76), (133, 131), (300, 76), (301, 402), (428, 982)]


def canvas(wide: int = 600, high: int = 1100) -> Image.Image:
    return Image.new("RGB", (wide, high), SEA)


def distance(a: Image.Image, b: Image.Image) -> int:
    return max(high for _, high in ImageChops.difference(a, b).getextrema())


@pytest.mark.parametrize(("wide", "high"), SIZES)
def test_stretched_panel_and_box_look_like_ones_drawn_in_their_size(wide: int, high: int) -> None:
    stretched, whole = canvas(), canvas()
    panel(stretched, 60, 60, wide, high)
    _plate(wide, high, 22, 0.93, PANEL).put(whole, 60, 60)
    assert distance(stretched, whole) <= 8
    for radius in (4, 16, min(wide, high) // 2):
        parts, whole = canvas(), canvas()
        box(parts, 10, 10, wide, high, GOLD, radius)
        whole.paste(GOLD, (10, 10), round_mask(wide, high, radius))
        assert distance(parts, whole) == 0


def test_panels_and_boxes_of_all_sizes_share_their_sheets(monkeypatch: pytest.MonkeyPatch) -> None:
    own = Cache(2**40)
    monkeypatch.setattr(cache, "CACHE", own)
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
    board = canvas()
    Outline.of(Sprite(Image.new("RGBA", (90, 90)), 4, 4)).put(board, 50, 50)
    assert board.tobytes() == canvas().tobytes(), "nothing is drawn"


def _overlap(a: Image.Image, b: Image.Image) -> float:
    """The shared part of two masks, 0..1."""
    pairs = list(zip(a.tobytes(), b.tobytes(), strict=True))
    return sum(min(x, y) for x, y in pairs) / sum(max(x, y) for x, y in pairs)


def _emblem(kind: Emblem) -> Image.Image:
    pen = Pen(60, 60, 30, 30)
    emblem(pen, kind, 0, 0, 22, WHITE)
    return pen.sheet.getchannel("a").reduce(4)


def test_patterns_and_emblems_of_players_differ_without_colour() -> None:
    for part in ("colour", "emblem", "pattern"):
        assert len({getattr(look, part) for look in LOOKS}) == len(LOOKS) == 6
    tiles = [pattern_tile(look.pattern, (90, 90)) for look in LOOKS]
    assert all(0.08 < sum(tile.tobytes()) / 255 / (90 * 90) < 0.5 for tile in tiles)
    assert max(_overlap(a, b) for a, b in combinations(tiles, 2)) < 0.6
    assert max(_overlap(a, b) for a, b in combinations([_emblem(look.emblem) for look in LOOKS], 2)) < 0.9


def test_pile_grows_up_to_a_limit() -> None:
    heights = [pile(LOOKS[0], count).image.height for count in (1, 6, 9, 10, 15)]
    assert min(heights) == heights[0]
    assert max(heights) < 170


def _pixels(sprite: Sprite) -> list[tuple[int, ...]]:
    return list(zip(*[iter(sprite.image.tobytes())] * 4, strict=True))


def test_all_faces_of_dice_and_all_coins_differ_and_are_readable() -> None:
    for draw, faces in ((die, 6), (d8, 8), (d4, 4)):
        assert len({draw(face, 60).image.tobytes() for face in (None, *range(1, faces + 1))}) == faces + 1
    assert die(3, 90, changed=True).image.tobytes() != die(3, 90).image.tobytes()
    assert len({coin(str(n), 19, metal).image.tobytes() for n in range(1, 13) for metal in (GOLD, SILVER)}) == 24
    for turn in range(0, 60, 15):
        image = d8(5, 60, turn).image
        assert 56 <= image.width <= 76, "turned, it keeps its size"
        assert 56 <= image.height <= 76
    assert sum(pixel[:3] == GOLD for pixel in _pixels(d8(5, 60, lit=True))) > 60, "a rim"
    assert not any(pixel[:3] == GOLD for pixel in _pixels(d8(5, 60)))
    assert all(contrast(ink_on(ground), ground) >= 4.5 for ground in (IVORY_DIE, GOLD, SILVER))


EYES = {1: (0, -7, 7), 2: (21, -9, 5), 3: (21, -12, 4), 4: (21, -4, 4), 5: (21, -3, 4), 6: (22, -4, 2)}
"""The middle of the right eye and half the side of a square in it, in hundredths of a face from its middle."""


def test_faces_differ_and_have_eyes_with_a_light_in_those_that_are_open() -> None:
    drawn = [face(number, 40).image for number in range(1, len(CHARACTERS) + 1)]
    assert len({image.tobytes() for image in drawn}) == len(CHARACTERS) == len(EYES)
    assert all(40 <= image.width <= 48 for image in drawn)
    for number, (x, y, reach) in EYES.items():
        canvas = Image.new("RGB", (240, 240))
        face(number, 100).put(canvas, 120, 120)
        for middle in (120 - x, 120 + x):
            eye = canvas.crop((middle - reach, 120 + y - reach, middle + reach, 120 + y + reach))
            colours = {colour for _, colour in eye.getcolors() or ()}
            assert INK in colours
            assert (WHITE in colours) == (number != 6)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_computer_players_alone_have_faces_and_names_of_their_own(lang: str) -> None:
    names = ("Aki", "Niko", "ゴロー", "Computer (Ben)")
    voice = Speaker(lang, names, computers=frozenset({Seat(1), Seat(2), Seat(3)}), strict=True)
    assert [voice.face(seat) for seat in range(5)] == [None, 2, 5, None, None]
    assert Speaker(lang, names, strict=True).face(1) is None, "a person who is called like one of them"
    known, given = character_names(lang), list[str]()
    assert len({*character_names("en"), *character_names("ja")}) == 2 * len(CHARACTERS)
    for _ in range(7):
        given.append(free_name(lang, "abcdefghij", [*given, known[0]]))
    assert set(given[:5]) == set(known[1:])
    assert given[5:] == [Speaker(lang).say("common-computer", {"number": number}) for number in (1, 2)]
    assert len({free_name(lang, f"table {number}", ()) for number in range(50)}) == len(CHARACTERS)


def test_face_stands_before_the_name_and_takes_of_its_room() -> None:
    ground = Image.new("RGB", (480, 60), ROW)

    def line(name: str, number: int | None) -> Image.Image:
        canvas = ground.copy()
        write_player(canvas, 98, 44, name, number, 222, 36, TEXT)
        return canvas

    changed = ImageChops.difference(line("Niko", None), line("Niko", 2)).getbbox()
    long = ImageChops.difference(line("Maximiliana von Hohenzollern", 2), ground).getbbox()
    assert changed is not None
    assert long is not None
    assert changed[0] >= 90, "what is before the name stays"
    assert changed[2] < 98 + 60 + width("Niko", 36)
    assert long[2] <= 98 + 222, "what is behind it stays"
