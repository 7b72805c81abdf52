"""Readable colours, pens, text in the room that it has, boxes for missing glyphs, tiles of players, encoding."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import Literal

import pytest
from PIL import Image, ImageDraw

from engines.core import Outcome, Seat
from render.kit.encode import encode
from render.kit.figures.pieces import number_mask, numeral
from render.kit.letters.alt import utf16_length
from render.kit.letters.fonts import BOX, SMALLEST, advance, drawable, font, has_glyph, mask, readable_part
from render.kit.letters.pages import fitted, names_for, own_first
from render.kit.letters.text import fit, width, wrap, write
from render.kit.pen import cache
from render.kit.pen.cache import Cache
from render.kit.pen.canvas import box, tint
from render.kit.pen.palette import (
    BLACK,
    DIM,
    GOLD,
    INK,
    LIT,
    LOOKS,
    PANEL,
    ROW,
    SEA,
    TEXT,
    WHITE,
    contrast,
    ink_on,
    mix,
    readable,
    rgb,
)
from render.kit.pen.sprites import Pen, gradient
from render.kit.sea import noise, sea
from render.kit.tiles import GAP, number_tiles, tile_places
from render.scene import PAGE, WIDE, Scene

from .goldens import PAINTED
from .micronesia.tables import MIDDLE, ODD, scene, view


def test_text_and_emblems_contrast_with_their_grounds() -> None:
    assert contrast(BLACK, WHITE) == pytest.approx(21)
    assert contrast(rgb("#777777"), WHITE) == pytest.approx(4.48, abs=0.01), "as the WCAG say"
    for ground in (PANEL, ROW, LIT):
        for ink in (TEXT, DIM, GOLD, *(readable(look.colour, ground) for look in LOOKS)):
            assert contrast(ink, ground) >= 4.5
    for ink, ground in ((INK, DIM), (INK, GOLD), (TEXT, SEA)):
        assert contrast(ink, ground) >= 4.5
    for look in LOOKS:
        for face in (look.colour, mix(look.colour, WHITE, 0.22), mix(look.colour, BLACK, 0.12)):
            assert contrast(ink_on(look.colour), face) >= 3


def test_flooded_shape_has_its_colour_and_no_dark_fringe() -> None:
    pen = Pen(40, 40, 20, 20)
    pen.flood(WHITE, pen.blur(pen.ellipse_mask(0, 0, 10, 10), 4))
    rgba = pen.sprite().image
    soft = [pixel for pixel in zip(*[iter(rgba.tobytes())] * 4, strict=True) if 40 < pixel[3] < 215]
    assert soft
    assert min(min(pixel[:3]) for pixel in soft) > 245
    weak = Pen(20, 20, 10, 10)
    weak.flood(GOLD, weak.rectangle_mask(-8, -8, 16, 16, 0), 0.14)
    *colour, alpha = weak.sprite().image.crop((8, 8, 9, 9)).tobytes()
    assert alpha == round(255 * 0.14)
    assert max(abs(a - b) for a, b in zip(colour, GOLD, strict=True)) <= 7  # 36 levels of alpha
    rows = gradient((3, 40), GOLD, SEA)
    assert [rows.getpixel((2, y)) for y in range(40)] == [mix(GOLD, SEA, y / 39) for y in range(40)]


def test_lines_and_numbers_look_as_if_flooded_through_their_masks() -> None:
    drawn, flooded = Pen(60, 60, 30, 30), Pen(60, 60, 30, 30)
    bent = [(-20.0, -18.0), (3.0, 6.0), (25.0, 40.0)]  # beyond the sheet, too
    for pen in (drawn, flooded):
        pen.flood(GOLD, pen.blur(pen.ellipse_mask(0, 0, 20, 16), 3), 0.5)
    drawn.line(bent, LIT, 5)
    numeral(drawn, 8, -6, "12", 28, WHITE)
    flooded.flood(LIT, flooded.line_mask(bent, 5))
    flooded.flood(WHITE, number_mask(flooded, 8, -6, "12", 28))
    assert drawn.sheet.tobytes() == flooded.sheet.tobytes()


@pytest.mark.parametrize("alpha", [0, 1, 97, 237, 254, 255])
def test_tinting_is_pasting_in_one_colour(alpha: int) -> None:
    ground = Image.frombytes("RGB", (1000, 750), bytes(range(250)) * 9000)
    tinted, pasted = ground.copy(), ground.copy()
    tint(tinted, (30, 20, 980, 740), PANEL, alpha)
    sheet = Image.new("RGBA", (950, 720), (*PANEL, alpha))
    pasted.paste(sheet, (30, 20), sheet)
    assert tinted.tobytes() == pasted.tobytes()


def test_characters_without_glyphs_become_boxes() -> None:
    for text in ("Turn 12", "第12手番", "生贄・ゾロ目！", "Ünïcødé", "→×−…"):
        assert drawable(text) == text
    assert not has_glyph("م")
    assert drawable("aمb") == f"a{BOX}b"
    assert drawable("👩‍👩‍👧") == BOX, "a joined emoji is one"
    assert drawable("a\nb\u202ec\x00") == "a bc", "line breaks and control characters are removed"
    assert readable_part("محمد 🎲") == ""
    assert readable_part("Bo 🎲") == f"Bo {BOX}"


def test_text_is_cut_or_wrapped_to_its_room() -> None:
    for name in ODD:
        for room in (40, 150, 400):
            assert width(fit(name, room, 32), 32) <= room
    assert fit("Aki", 100, 32) == "Aki"
    assert fit("Akihabara", 100, 32).endswith("…")
    lines = wrap("Nobody else holds an island here", 300, 32, lines=3)
    assert len(lines) > 1
    assert " ".join(lines) == "Nobody else holds an island here"
    text = "残りのプレイヤーでは、七点のあかりさんが勝利です。" * 2
    for room in range(200, 400, 7):
        lines = wrap(text, room, 30, lines=20)
        assert "".join(lines) == text
        assert not any(line[0] in "、。ャー" for line in lines)
        assert max(width(line, 30) for line in lines) <= room
    assert wrap("one two three four five six seven", 150, 30, lines=2)[-1].endswith("…")


def test_text_is_drawn_within_its_measured_width() -> None:
    canvas = Image.new("RGB", (400, 80), BLACK)
    reach = write(canvas, 200, 50, "第12手番 gj", 32, anchor="middle", halo=INK)
    left, _, right, _ = canvas.convert("L").point(lambda value: 255 * (value > 100)).getbbox() or (0, 0, 0, 0)
    assert abs((left + right) / 2 - 200) < 6
    assert right - left <= reach + 4
    plain = Image.new("RGB", (40, 40), SEA)
    assert write(plain, 0, 20, "", 32) == 0
    assert plain.getextrema() == tuple((part, part) for part in SEA)


@pytest.mark.parametrize("bold", [True, False])
def test_text_is_as_wide_as_freetype_says(bold: bool) -> None:
    texts = ["AVAToy, “fi” Wörld 12:34 ×3 →", "千尋の第12手番、ｶﾅ…", "\U0010fffd é"]
    for size in (*range(16, 100), 240, 999):
        face = font(size, bold)
        assert [advance(text, size, bold) for text in texts] == [face.getlength(text) for text in texts]


@pytest.mark.parametrize("stroke", [0, 4])
@pytest.mark.parametrize("bold", [False, True])
def test_text_of_its_characters_is_what_freetype_draws(bold: bool, stroke: int) -> None:
    for text in ("AVATAR To. fi 12/4", "千尋さん：「ダイス」×3", "ga\u0300y ﾊﾟ", *map(drawable, ODD[1:])):
        whole, composed = (Image.new("L", (60 + 40 * len(text), 120)) for _ in range(2))
        ImageDraw.Draw(whole).text((20, 80), text, 255, font(30, bold), "ls", stroke_width=stroke)
        image, left, top = mask(text, 30, bold, stroke, 1)
        composed.paste(image, (20 + left, 80 + top))
        assert whole.getbbox()
        assert composed.tobytes() == whole.tobytes()


def test_text_is_measured_without_opening_its_font(monkeypatch: pytest.MonkeyPatch) -> None:
    width("Aki", 30)
    empty = Cache()
    monkeypatch.setattr(cache, "CACHE", empty)
    widths = [width("Aki", size) for size in range(200, 300)]
    assert widths == sorted(widths)
    assert len(empty) == 0


# --- pages and tiles ---------------------------------------------------------------------------------------------


def test_reader_is_you_and_comes_first_and_names_are_cut_as_the_page_needs_it() -> None:
    public = scene(view(MIDDLE))
    own = replace(public, reader=Seat(2))
    assert names_for(own, 32) == ["Aki", "ベンジャミン", "You", "Dmitri Karamazov"]
    assert names_for(public, 8)[3] == "Dmitri…"
    assert own_first(own, 4, start=3) == [2, 3, 0, 1]
    assert own_first(public, 4, start=3) == [3, 0, 1, 2]
    long = replace(public, names=("x" * 32, "y" * 32, "z" * 32, "w" * 32))
    assert fitted(long, "Title", lambda names: names).lines == long.names
    page = fitted(long, "Title", lambda names: [" ".join(names)] * 25)
    assert utf16_length("\n".join((page.title, *page.lines))) <= PAGE
    assert page.lines[0].startswith("xxxxxxxxxxx… yyy")


LEFT, HIGH = 20, 196
NAME = 72
"""The left edge of a name in its tile, right of the medal."""
WON = Outcome((1, 2, 3, 4), "points")


def seated(*names: str) -> Scene:
    _, laid = PAINTED["micronesia"]["opening"]()
    return replace(laid, names=names, movers=())


def tiles(shown: Scene) -> Image.Image:
    """The players' tiles with some ground around them."""
    canvas = Image.new("RGB", (WIDE + 2 * LEFT, HIGH + 2 * LEFT), PANEL)
    number_tiles(canvas, shown, (LEFT, LEFT, WIDE, HIGH), [11] * len(shown.names))
    return canvas


def first_name(shown: Scene) -> Image.Image:
    """The part of the tiles where the name of the first seat is."""
    x, y, wide, _ = tile_places(len(shown.names), LEFT, LEFT, WIDE, HIGH)[0]
    return tiles(shown).crop((x + NAME, y + 10, x + wide, y + 70))


def test_crown_and_light_do_not_shorten_the_name() -> None:
    """The crown lies on the medal and takes no room from the name."""
    plain = seated("Computer 1", "Ben")
    lit, won = replace(plain, movers=(Seat(0),)), replace(plain, outcome=WON)
    assert first_name(lit) == first_name(won)
    assert len({tiles(each).tobytes() for each in (plain, lit, won)}) == 3


@pytest.mark.parametrize("count", range(2, 7))
def test_tiles_fill_their_area_and_names_are_made_smaller_before_they_are_cut(count: int) -> None:
    places = tile_places(count, LEFT, LEFT, WIDE, HIGH)
    assert len(places) == count
    assert len({(wide, high) for *_, wide, high in places}) == 1
    for x, y, wide, high in places:
        assert LEFT <= x < x + wide <= LEFT + WIDE
        assert LEFT <= y < y + high <= LEFT + HIGH
        for left, upper, *_ in places:
            assert (left, upper) == (x, y) or abs(left - x) >= wide + GAP or abs(upper - y) >= high + GAP
    room = wide - 18 - NAME - (0 if high > 130 else width("11", 64) + 14)
    long = "Dmitri Fyodorovich Karamazov the Second of Skotoprigonyevsk"
    whole = max((long[:end] for end in range(1, len(long)) if width(long[:end], SMALLEST) <= room), key=len).strip()
    others = ("Ben",) * (count - 1)
    assert width(whole, 36) > room
    assert first_name(seated(whole, *others)) != first_name(seated(whole[:-1] + "…", *others))


def test_long_names_stay_within_their_tiles() -> None:
    for odd in ODD:
        picture = tiles(replace(seated(*[odd] * 4), outcome=WON))
        for x, y, wide, high in tile_places(4, LEFT, LEFT, WIDE, HIGH):
            picture.paste(PANEL, (x, y - 16, x + wide, y + high))  # the rim of the crown may reach above the tile
        assert picture.getcolors() == [(picture.width * picture.height, PANEL)]


# --- encoding ----------------------------------------------------------------------------------------------------


def test_pictures_are_encoded_closely_and_large_ones_as_jpeg(monkeypatch: pytest.MonkeyPatch) -> None:
    first, same, other = (noise((20, 20), seed, 1, 1).tobytes() for seed in "aab")
    assert first == same != other, "noise depends on its seed"
    picture = sea(Image.new("L", (160, 100), 0))
    box(picture, 20, 20, 60, 40, GOLD)
    forms: tuple[tuple[Literal["webp", "png", "jpeg"], int], ...] = (("webp", 2), ("png", 0), ("jpeg", 32))
    for form, allowed in forms:
        data, ending = encode(picture, form)
        assert ending == form.replace("jpeg", "jpg")
        with Image.open(io.BytesIO(data)) as back:
            pairs = zip(back.convert("RGB").tobytes(), picture.tobytes(), strict=True)
            assert max(abs(a - b) for a, b in pairs) <= allowed
            if form == "jpeg":
                assert {part[1:3] for part in back.layer} == {(1, 1)}, "its colours are not subsampled"  # type: ignore[attr-defined]
    assert encode(picture)[1] == "jpg"
    monkeypatch.setattr("render.kit.encode.LARGEST", 200)
    data, ending = encode(picture, "png")
    assert (ending, data[:2]) == ("jpg", b"\xff\xd8")
