"""Encode a film as GIF, because Discord does not play APNG."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence

from PIL import Image

FRAME_MS = 900
LAST_MS = 6000
SAMPLES = 9
"""The number of frames the palette is made from; the last one weighs as much as four others."""


def gif(frames: Iterable[Image.Image], wide: int) -> bytes:
    """The frames at ``wide`` pixels, with one palette; the last is held longest. ValueError without a frame.

    No dithering: it would change every pixel of every frame and make the file ten times as large. The 256th colour
    stays free: Pillow (``optimize``) uses it, transparent, wherever a frame equals the one before.
    """
    small = [_reduced(frame, wide) for frame in frames]
    if not small:
        raise ValueError("a film needs a frame")
    palette = _sampled(small).quantize(255, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    flat = [frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame in small]
    buffer = io.BytesIO()
    flat[0].save(
        buffer,
        "GIF",
        save_all=True,
        append_images=flat[1:],
        duration=[FRAME_MS] * (len(flat) - 1) + [LAST_MS],
        loop=0,
        disposal=1,
        optimize=True,
    )
    return buffer.getvalue()


def _sampled(frames: Sequence[Image.Image]) -> Image.Image:
    """Stack the last frame and a few earlier ones: the colours of a board may change during a game."""
    last = len(frames) - 1
    picked = [frames[index] for index in sorted({last * part // (SAMPLES - 1) for part in range(SAMPLES)})]
    parts = [picked[-1], *(frame.reduce(2) for frame in picked[:-1])]
    sheet = Image.new("RGB", (parts[0].width, sum(part.height for part in parts)))
    y = 0
    for part in parts:
        sheet.paste(part.resize((sheet.width, part.height)), (0, y))
        y += part.height
    return sheet


def _reduced(frame: Image.Image, wide: int) -> Image.Image:
    high = round(frame.height * wide / frame.width)
    return frame.resize((wide, high), Image.Resampling.BOX, reducing_gap=None)
