"""Six-sided dice: ivory with a large red one, as on Japanese dice, or of another colour."""

from __future__ import annotations

from ..pen.cache import cached
from ..pen.palette import BLACK, GOLD, INK, WHITE, Colour, ink_on, mix, rgb
from ..pen.sprites import Pen, Sprite
from .pieces import numeral

_PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_IVORY = rgb("#F6F0E2")
_CHANGED = rgb("#FFE9A8")
_RED = rgb("#C8281E")


@cached
def die(face: int | None, size: int, changed: bool = False, body: Colour | None = None) -> Sprite:
    """A die of ``size`` pixels, anchored at its middle; face None is not rolled yet.

    ``changed`` makes it golden, with a rim. ``body`` is the colour of the die; its pips have the contrasting ink.
    """
    pen = Pen(size * 1.5, size * 1.5, size * 0.72, size * 0.72)
    half, round_ = size / 2, size * 0.2
    shadow = pen.rectangle_mask(-half + size * 0.05, -half + size * 0.1, size, size, round_)
    pen.flood(BLACK, pen.blur(shadow, size * 0.05), 0.6)
    base = body or (_CHANGED if changed else _IVORY)
    if changed:
        rim = size * 0.055
        pen.rectangle(-half - rim, -half - rim, size + 2 * rim, size * 1.05 + 2 * rim, GOLD, round_ + rim)
    if face is None:
        base = mix(base, rgb("#5A6A88"), 0.62)
    pen.rectangle(-half, -half + size * 0.05, size, size, mix(base, BLACK, 0.32), round_)
    top = pen.rectangle_mask(-half, -half, size, size * 0.985, round_)
    pen.grade(mix(base, WHITE, 0.6 if body is None else 0.18), mix(base, BLACK, 0.07), top)
    if face is None:
        numeral(pen, 0, 0, "?", round(size * 0.6), mix(ink_on(base), base, 0.1))
        return pen.sprite()
    for u, v in _PIPS[face]:
        r = size * (0.155 if face == 1 else 0.09)
        ink = ink_on(body) if body is not None else _RED if face == 1 else INK
        x, y = u * size * 0.26, v * size * 0.26
        pen.ellipse(x, y + size * 0.012, r * 1.06, r * 1.06, mix(base, WHITE, 0.8 if body is None else 0.3))
        pen.ellipse(x, y, r, r, ink)
        pen.ellipse(x + r * 0.1, y + r * 0.2, r * 0.72, r * 0.66, mix(ink, WHITE, 0.12))
    return pen.sprite()
