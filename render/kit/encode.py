"""Encode pictures as bytes."""

from __future__ import annotations

import io
from typing import Literal, TypeAlias

from PIL import Image

Format: TypeAlias = Literal["jpeg", "webp", "png"]
_STEP = 4
"""Colours of a WebP are rounded to multiples of this: it is invisible and saves a third of the bytes."""
_ROUNDED = [min(255, round(value / _STEP) * _STEP) for value in range(256)] * 3
QUALITY, FULL_QUALITY = 92, 90
FULL = 700_000
"""A JPEG of more bytes is made again with FULL_QUALITY: a full board hides the difference, and a phone loads it
sooner."""
LARGEST = 8 * 1024 * 1024
"""Larger pictures (in bytes) are sent as JPEG, to stay below Discord's 10 MiB."""


def encode(image: Image.Image, form: Format = "jpeg") -> tuple[bytes, str]:
    """Return the bytes and the file name's extension; the same for the same picture."""
    if form == "jpeg":
        return _jpeg(image)
    buffer = io.BytesIO()
    if form == "webp":
        image.point(_ROUNDED).save(buffer, "WEBP", lossless=True, quality=0, method=0)
    else:
        image.save(buffer, "PNG", compress_level=1)
    if buffer.tell() <= LARGEST:
        return buffer.getvalue(), form
    return _jpeg(image)


def _jpeg(image: Image.Image) -> tuple[bytes, str]:
    """Encode without subsampling of colours, which would blur coloured text (docs/decisions.md)."""
    for quality in (QUALITY, FULL_QUALITY):
        buffer = io.BytesIO()
        image.save(buffer, "JPEG", quality=quality, subsampling=0)
        if buffer.tell() <= FULL:
            break
    return buffer.getvalue(), "jpg"
