"""Encode a film as GIF, because Discord does not play APNG."""

from __future__ import annotations

import io
import zlib
from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from itertools import chain

from PIL import Image, ImageChops

from .pen.palette import DIM, GOLD, INK, IVORY, LIT, LOOKS, PANEL, ROW, SEA, SHADOW, TEXT, Colour, readable

FRAME_MS = 900
LAST_MS = 6000
SAMPLES = 9
"""The number of frames the palette is made from; the last one weighs as much as four others."""

_OWN = [
    colour for look in LOOKS for colour in (look.colour, readable(look.colour, ROW), readable(look.colour, LIT))
]
RESERVED: tuple[Colour, ...] = tuple(
    dict.fromkeys([*_OWN, TEXT, DIM, INK, IVORY, GOLD, PANEL, ROW, LIT, SEA, SHADOW])
)
"""The colours of the palette that every film has: those by which players are told apart, and those of texts."""
RARE, WRONG = 48, 32
"""Colours for those pixels of which some channel would be further away than this."""


def gif(frames: Iterable[Image.Image], wide: int) -> bytes:
    """The frames at ``wide`` pixels, with one palette; the last is held longest. ValueError without a frame.

    No dithering: it would change every pixel of every frame and make the file ten times as large. The 256th colour
    stays free: Pillow (``optimize``) uses it, transparent, wherever a frame equals the one before.
    """
    reel = _Reel(_reduce(frame, wide) for frame in frames)
    if not len(reel):
        raise ValueError("a film needs a frame")
    palette = _palette(_sample(reel))
    flat = (frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame in reel)
    buffer = io.BytesIO()
    next(flat).save(
        buffer,
        "GIF",
        save_all=True,
        append_images=flat,
        duration=[FRAME_MS] * (len(reel) - 1) + [LAST_MS],
        loop=0,
        disposal=1,
        optimize=True,
    )
    return buffer.getvalue()


class _Reel:
    """RGB frames of one size, each kept as what it changes of the one before: as they are, 200 take 330 MB."""

    def __init__(self, frames: Iterable[Image.Image]) -> None:
        self._packed: list[bytes] = []
        self._size = (0, 0)
        before = None
        for frame in frames:
            change = frame if before is None else ImageChops.subtract_modulo(frame, before)
            self._packed.append(zlib.compress(change.tobytes(), 1))
            self._size, before = frame.size, frame

    def __len__(self) -> int:
        return len(self._packed)

    def __iter__(self) -> Iterator[Image.Image]:
        shown = Image.new("RGB", self._size)
        for packed in self._packed:
            shown = ImageChops.add_modulo(shown, Image.frombytes("RGB", self._size, zlib.decompress(packed)))
            yield shown


def _palette(sheet: Image.Image) -> Image.Image:
    """255 colours: ``RESERVED``, most of the sheet's, and some of what would come out wrong with these alone.

    The median cut merges what covers few pixels with its like, even if those are all of a player's pieces.
    """
    colours = [*RESERVED, *_cut(sheet, 255 - len(RESERVED) - RARE)]
    shown = sheet.quantize(palette=_of(colours), dither=Image.Dither.NONE).convert("RGB")
    apart = reduce(ImageChops.lighter, ImageChops.difference(shown, sheet).split())
    wrong = Image.new("RGB", sheet.size, RESERVED[0])
    wrong.paste(sheet, mask=apart.point(lambda most: 255 if most > WRONG else 0))
    return _of([*colours, *_cut(wrong, RARE)])


def _cut(image: Image.Image, number: int) -> list[Colour]:
    """The colours of the median cut, at most ``number``."""
    parts = image.quantize(number, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).getpalette() or []
    return list(zip(*[iter(parts[: 3 * number])] * 3, strict=True))


def _of(colours: Sequence[Colour]) -> Image.Image:
    """An image with this palette."""
    palette = Image.new("P", (1, 1))
    palette.putpalette([*chain.from_iterable(colours)])
    return palette


def _sample(reel: _Reel) -> Image.Image:
    """Stack the last frame and a few earlier ones: the colours of a board may change during a game."""
    last = len(reel) - 1
    numbers = {last * part // (SAMPLES - 1) for part in range(SAMPLES)}
    picked = [frame for number, frame in enumerate(reel) if number in numbers]
    parts = [picked[-1], *(frame.reduce(2) for frame in picked[:-1])]
    sheet = Image.new("RGB", (parts[0].width, sum(part.height for part in parts)))
    y = 0
    for part in parts:
        sheet.paste(part.resize((sheet.width, part.height)), (0, y))
        y += part.height
    return sheet


def _reduce(frame: Image.Image, wide: int) -> Image.Image:
    high = round(frame.height * wide / frame.width)
    return frame.resize((wide, high), Image.Resampling.BOX, reducing_gap=None)
