"""A padlock: what stands beside it is its reader's alone."""

from __future__ import annotations

from ..pen.cache import cached
from ..pen.palette import GOLD, INK
from ..pen.sprites import Pen, Sprite


@cached
def lock(size: int) -> Sprite:
    """A golden lock of about ``size`` pixels, anchored at its middle."""
    pen, r = Pen(size * 1.5, size * 1.5, size * 0.75, size * 0.75), size / 2
    pen.ellipse(0, -r * 0.25, r * 0.56, r * 0.6, GOLD)
    pen.erase(pen.ellipse_mask(0, -r * 0.25, r * 0.34, r * 0.38))
    pen.rectangle(-r * 0.78, -r * 0.2, r * 1.56, r * 1.16, INK, r * 0.24)
    pen.rectangle(-r * 0.68, -r * 0.1, r * 1.36, r * 0.96, GOLD, r * 0.18)
    pen.ellipse(0, r * 0.26, r * 0.17, r * 0.17, INK)
    pen.rectangle(-r * 0.07, r * 0.26, r * 0.14, r * 0.36, INK)
    return pen.sprite()
