"""Distinguishable colours and patterns, readable text, boxes for missing glyphs, encoding."""

from __future__ import annotations

import io
from itertools import combinations

import pytest
from PIL import Image, ImageDraw

from render.kit.encode import encode
from render.kit.figures.dice import die
from render.kit.figures.emblems import emblem, pattern_tile
from render.kit.figures.pieces import number_mask, numeral, pile
from render.kit.letters.fonts import BOX, advance, drawable, font, has_glyph, mask, readable_part
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
    Emblem,
    contrast,
    ink_on,
    mix,
    readable,
    rgb,
)
from render.kit.pen.sprites import Pen, gradient
from render.kit.sea import noise, sea
from tests.render.micronesia.tables import ODD

GROUNDS = {"panel": PANEL, "row": ROW, "lit row": LIT}


def test_contrast_follows_wcag() -> None:
    assert contrast(BLACK, WHITE) == pytest.approx(21)
    assert contrast(rgb("#777777"), WHITE) == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("ground", GROUNDS.values(), ids=GROUNDS)
def test_text_on_panels_is_readable(ground: tuple[int, int, int]) -> None:
    for ink in (TEXT, DIM, GOLD, *(readable(look.colour, ground) for look in LOOKS)):
        assert contrast(ink, ground) >= 4.5


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.emblem)
def test_emblem_contrasts_with_its_disc(look) -> None:  # type: ignore[no-untyped-def]
    ink = ink_on(look.colour)
    for face in (look.colour, mix(look.colour, WHITE, 0.22), mix(look.colour, BLACK, 0.12)):
        assert contrast(ink, face) >= 3


def test_tags_and_plates_are_readable() -> None:
    assert contrast(INK, DIM) >= 4.5
    assert contrast(INK, GOLD) >= 4.5
    assert contrast(TEXT, SEA) >= 4.5


def test_no_two_players_share_a_colour_an_emblem_or_a_pattern() -> None:
    for part in ("colour", "emblem", "pattern"):
        assert len({getattr(look, part) for look in LOOKS}) == len(LOOKS) == 6


def _overlap(a: Image.Image, b: Image.Image) -> float:
    """The shared part of two masks, 0..1."""
    pairs = list(zip(a.tobytes(), b.tobytes(), strict=True))
    return sum(min(x, y) for x, y in pairs) / sum(max(x, y) for x, y in pairs)


def test_patterns_differ_without_colour() -> None:
    tiles = [pattern_tile(look.pattern, (90, 90)) for look in LOOKS]
    for tile in tiles:
        inked = sum(tile.tobytes()) / 255 / (90 * 90)
        assert 0.08 < inked < 0.5
    assert max(_overlap(a, b) for a, b in combinations(tiles, 2)) < 0.6


def _emblem(kind: Emblem) -> Image.Image:
    pen = Pen(60, 60, 30, 30)
    emblem(pen, kind, 0, 0, 22, WHITE)
    return pen.sheet.getchannel("a").reduce(4)


def test_emblems_differ_without_colour() -> None:
    assert max(_overlap(_emblem(a.emblem), _emblem(b.emblem)) for a, b in combinations(LOOKS, 2)) < 0.9


def test_sprite_has_no_dark_fringe() -> None:
    pen = Pen(40, 40, 20, 20)
    pen.flood(WHITE, pen.blur(pen.ellipse_mask(0, 0, 10, 10), 4))
    rgba = pen.sprite().image
    soft = [pixel for pixel in zip(*[iter(rgba.tobytes())] * 4, strict=True) if 40 < pixel[3] < 215]
    assert soft
    assert min(min(pixel[:3]) for pixel in soft) > 245


def test_a_weak_flood_has_its_colour_on_a_clear_sheet() -> None:
    pen = Pen(20, 20, 10, 10)
    pen.flood(GOLD, pen.rectangle_mask(-8, -8, 16, 16, 0), 0.14)
    *colour, alpha = pen.sprite().image.crop((8, 8, 9, 9)).tobytes()
    assert alpha == round(255 * 0.14)
    assert max(abs(a - b) for a, b in zip(colour, GOLD, strict=True)) <= 7  # 36 levels of alpha


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


def test_gradient_has_the_mixture_of_each_row() -> None:
    rows = gradient((3, 40), GOLD, SEA)
    assert [rows.getpixel((2, y)) for y in range(40)] == [mix(GOLD, SEA, y / 39) for y in range(40)]


@pytest.mark.parametrize("count", [1, 6, 9, 10, 15])
def test_pile_grows_up_to_a_limit(count: int) -> None:
    sprite = pile(LOOKS[0], count).image
    assert sprite.height >= pile(LOOKS[0], 1).image.height
    assert sprite.height < 170


def test_all_faces_of_a_die_differ() -> None:
    faces = [die(face, 90).image.tobytes() for face in (None, 1, 2, 3, 4, 5, 6)]
    assert len(set(faces)) == 7
    assert die(3, 90, changed=True).image.tobytes() != die(3, 90).image.tobytes()


class TestText:
    @pytest.mark.parametrize("text", ["Turn 12", "第12手番", "生贄・ゾロ目！", "Ünïcødé", "→×−…"])
    def test_characters_with_glyphs_are_kept(self, text: str) -> None:
        assert drawable(text) == text

    def test_characters_without_glyphs_become_boxes(self) -> None:
        assert not has_glyph("م")
        assert drawable("aمb") == f"a{BOX}b"

    def test_joined_emoji_is_one_box(self) -> None:
        assert drawable("👩‍👩‍👧") == BOX

    def test_line_breaks_and_control_characters_are_removed(self) -> None:
        assert drawable("a\nb\u202ec\x00") == "a bc"

    def test_name_of_boxes_only_is_empty(self) -> None:
        assert readable_part("محمد 🎲") == ""
        assert readable_part("Bo 🎲") == f"Bo {BOX}"

    @pytest.mark.parametrize("name", ODD, ids=range(len(ODD)))
    @pytest.mark.parametrize("room", [40, 150, 400])
    def test_fitted_text_fits(self, name: str, room: int) -> None:
        assert width(fit(name, room, 32), 32) <= room

    def test_text_that_fits_is_not_cut(self) -> None:
        assert fit("Aki", 100, 32) == "Aki"
        assert fit("Akihabara", 100, 32).endswith("…")

    def test_english_breaks_between_words(self) -> None:
        lines = wrap("Nobody else holds an island here", 300, 32, lines=3)
        assert len(lines) > 1
        assert " ".join(lines) == "Nobody else holds an island here"

    def test_japanese_breaks_anywhere_but_before_a_full_stop(self) -> None:
        text = "残りのプレイヤーでは、七点のあかりさんが勝利です。" * 2
        for room in range(200, 400, 7):
            lines = wrap(text, room, 30, lines=20)
            assert "".join(lines) == text
            assert not any(line[0] in "、。ャー" for line in lines)
            assert max(width(line, 30) for line in lines) <= room

    def test_cut_last_line_ends_with_an_ellipsis(self) -> None:
        assert wrap("one two three four five six seven", 150, 30, lines=2)[-1].endswith("…")

    def test_text_is_drawn_within_its_measured_width(self) -> None:
        canvas = Image.new("RGB", (400, 80), BLACK)
        reach = write(canvas, 200, 50, "第12手番 gj", 32, anchor="middle", halo=INK)
        left, _, right, _ = canvas.convert("L").point(lambda value: 255 * (value > 100)).getbbox() or (0, 0, 0, 0)
        assert abs((left + right) / 2 - 200) < 6
        assert right - left <= reach + 4

    @pytest.mark.parametrize("bold", [True, False])
    def test_text_is_as_wide_as_freetype_says(self, bold: bool) -> None:
        texts = ["AVAToy, “fi” Wörld 12:34 ×3 →", "千尋の第12手番、ｶﾅ…", "\U0010fffd é"]
        for size in (*range(16, 100), 240, 999):
            face = font(size, bold)
            assert [advance(text, size, bold) for text in texts] == [face.getlength(text) for text in texts]

    @pytest.mark.parametrize("stroke", [0, 4])
    @pytest.mark.parametrize("bold", [False, True])
    @pytest.mark.parametrize(
        "text", ["AVATAR To. fi 12/4", "千尋さん：「ダイス」×3", "ga\u0300y ﾊﾟ", *map(drawable, ODD[1:])]
    )
    def test_text_of_its_characters_is_what_freetype_draws(self, text: str, bold: bool, stroke: int) -> None:
        whole, composed = (Image.new("L", (60 + 40 * len(text), 120)) for _ in range(2))
        ImageDraw.Draw(whole).text((20, 80), text, 255, font(30, bold), "ls", stroke_width=stroke)
        image, left, top = mask(text, 30, bold, stroke, 1)
        composed.paste(image, (20 + left, 80 + top))
        assert whole.getbbox()
        assert composed.tobytes() == whole.tobytes()

    def test_text_is_measured_without_opening_its_font(self, monkeypatch: pytest.MonkeyPatch) -> None:
        width("Aki", 30)
        empty = Cache()
        monkeypatch.setattr(cache, "CACHE", empty)
        widths = [width("Aki", size) for size in range(200, 300)]
        assert widths == sorted(widths)
        assert len(empty) == 0

    def test_empty_text_leaves_the_canvas_unchanged(self) -> None:
        canvas = Image.new("RGB", (40, 40), SEA)
        assert write(canvas, 0, 20, "", 32) == 0
        assert canvas.getextrema() == tuple((part, part) for part in SEA)


@pytest.mark.parametrize("alpha", [0, 1, 97, 237, 254, 255])
def test_tinting_is_pasting_in_one_colour(alpha: int) -> None:
    ground = Image.frombytes("RGB", (1000, 750), bytes(range(250)) * 9000)
    tinted, pasted = ground.copy(), ground.copy()
    tint(tinted, (30, 20, 980, 740), PANEL, alpha)
    sheet = Image.new("RGBA", (950, 720), (*PANEL, alpha))
    pasted.paste(sheet, (30, 20), sheet)
    assert tinted.tobytes() == pasted.tobytes()


class TestEncoding:
    def picture(self) -> Image.Image:
        image = sea(Image.new("L", (160, 100), 0))
        box(image, 20, 20, 60, 40, GOLD)
        return image

    def test_webp_is_close_and_png_is_exact(self) -> None:
        for form, allowed in (("webp", 2), ("png", 0)):
            data, ending = encode(self.picture(), form)  # type: ignore[arg-type]
            assert ending == form
            with Image.open(io.BytesIO(data)) as back:
                pairs = zip(back.convert("RGB").tobytes(), self.picture().tobytes(), strict=True)
                assert max(abs(a - b) for a, b in pairs) <= allowed

    def test_large_picture_is_encoded_as_jpeg(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("render.kit.encode.LARGEST", 200)
        data, ending = encode(self.picture(), "png")
        assert ending == "jpg"
        assert data[:2] == b"\xff\xd8"

    def test_jpeg_is_close_and_its_colours_are_not_subsampled(self) -> None:
        data, ending = encode(self.picture())
        assert ending == "jpg"
        with Image.open(io.BytesIO(data)) as back:
            assert {part[1:3] for part in back.layer} == {(1, 1)}  # type: ignore[attr-defined]
            pairs = zip(back.convert("RGB").tobytes(), self.picture().tobytes(), strict=True)
            assert max(abs(a - b) for a, b in pairs) <= 32

    def test_noise_depends_on_its_seed(self) -> None:
        assert noise((20, 20), "a", 1, 1).tobytes() == noise((20, 20), "a", 1, 1).tobytes()
        assert noise((20, 20), "a", 1, 1).tobytes() != noise((20, 20), "b", 1, 1).tobytes()
