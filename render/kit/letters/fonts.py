"""The two weights of Noto Sans CJK JP, and the characters they have.

Layout is always BASIC: Raqm depends on a system library, and pictures must be the same everywhere.
"""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from importlib import resources

from PIL import Image, ImageDraw, ImageFont

from ..pen.cache import cached

SMALLEST, SMALLEST_KANJI = 32, 34
"""The least size of letters that must be read, in pixels at 1200 wide: a phone shows 0.305 of it, so capitals are
7 CSS pixels high."""

BOX = "□"
"""Replaces a character that the fonts do not have."""

_FILES = {
    True: ("noto_cjk_sans_jp_bold", "NotoSansCJKjp-Bold.otf"),
    False: ("noto_cjk_sans_jp_regular", "NotoSansCJKjp-Regular.otf"),
}
_PROBE = 24  # the size at which glyphs are compared with the glyph of missing characters
_UNASSIGNED = "\U0010fffd"  # a private character that no font has


@cached
def font(size: int, bold: bool) -> ImageFont.FreeTypeFont:
    """The font at ``size`` pixels."""
    package, name = _FILES[bold]
    with resources.as_file(resources.files(package).joinpath(name)) as path:
        return ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)


_UNITS = 1000
"""Units of both fonts to an em: at this size in pixels an advance is what the file says."""


@lru_cache(maxsize=8192)
def _units(character: str, bold: bool) -> int:
    return round(font(_UNITS, bold).getlength(character))


def advance(text: str, size: int, bold: bool) -> int:
    """The width of the text in pixels, as FreeType measures it, without opening the font at this size.

    An open font takes a megabyte and a millisecond, and texts are measured at many sizes that are never drawn.
    Neither file has kerning, so each character's advance is scaled (16.16) and rounded to a pixel (26.6).
    """
    scale = ((size << 22) + _UNITS // 2) // _UNITS
    return sum(((_units(character, bold) * scale + 0x8000 >> 16) + 32) >> 6 for character in text)


_JOINER = "\u200d"
_INVISIBLE = ("Cc", "Cf", "Cs", "Mn", "Me")  # controls, formats, surrogates, combining marks


def _shape(character: str) -> tuple[float, bytes]:
    probe = font(_PROBE, True)
    return probe.getlength(character), bytes(probe.getmask(character))


@cache
def _missing_shape() -> tuple[float, bytes]:
    return _shape(_UNASSIGNED)


@lru_cache(maxsize=8192)
def has_glyph(character: str) -> bool:
    """Return whether the fonts can draw this character."""
    return _shape(character) != _missing_shape()


@lru_cache(maxsize=2048)
def drawable(text: str) -> str:
    """The text on one line, with one box for each visible character that has no glyph.

    Marks, joiners and variation selectors without a glyph are dropped, so a joined emoji becomes one box.
    """
    signs: list[str] = []
    joined = False
    for character in " ".join(unicodedata.normalize("NFC", text).split()):
        category = unicodedata.category(character)
        if character == _JOINER:
            joined = True
        elif category in _INVISIBLE or (category == "Sk" and not has_glyph(character)):
            continue
        elif has_glyph(character):
            signs.append(character)
            joined = False
        else:
            if not (joined and signs and signs[-1] == BOX):
                signs.append(BOX)
            joined = False
    return "".join(signs)


def readable_part(text: str) -> str:
    """``drawable(text)``, or '' if it would be boxes only."""
    shown = drawable(text).strip()
    return shown if shown.strip(BOX + " ") else ""


@cached
def mask(text: str, size: int, bold: bool, stroke: int = 0, scale: int = 1) -> tuple[Image.Image, int, int]:
    """Compose a text of its characters: an L mask, and its top left corner from the start of the base line.

    ``size``: pixels of the picture; the mask is ``scale`` times as large, for a sheet that is reduced by that.
    All letters of all pictures come from here; a test records their sizes.

    Neither file has kerning and every advance is whole pixels, so this is what FreeType makes of the whole text.
    For a new text of known characters the font need not be opened, which takes longer than all the rest.
    """
    start = 0
    placed: list[tuple[Image.Image, int, int]] = []
    for character in text:
        glyph, left, top = _glyph(character, size * scale, bold, stroke)
        placed.append((glyph, start + left, top))
        start += advance(character, size * scale, bold)
    left, top = min((x for _, x, _ in placed), default=0), min((y for _, _, y in placed), default=0)
    right = max((x + glyph.width for glyph, x, _ in placed), default=1)
    bottom = max((y + glyph.height for glyph, _, y in placed), default=1)
    image = Image.new("L", (right - left, bottom - top), 0)
    for glyph, x, y in placed:
        image.paste(255, (x - left, y - top), glyph)
    return image, left, top


@cached
def _glyph(character: str, size: int, bold: bool, stroke: int) -> tuple[Image.Image, int, int]:
    """One character as a mask, and the offset of its top left corner from the start of the base line."""
    face = font(size, bold)
    left, top, right, bottom = (round(edge) for edge in face.getbbox(character, anchor="ls", stroke_width=stroke))
    image = Image.new("L", (max(1, right - left + 2), max(1, bottom - top + 2)), 0)
    draw = ImageDraw.Draw(image)
    draw.text((1 - left, 1 - top), character, font=face, fill=255, anchor="ls", stroke_width=stroke)
    return image, left - 1, top - 1
