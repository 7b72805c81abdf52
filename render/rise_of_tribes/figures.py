"""Figures on hexes (villages, beasts, invaders), and icons of panels: resources, faces of dice."""

from __future__ import annotations

import math

from render.kit.figures.emblems import star
from render.kit.figures.pieces import numeral
from render.kit.letters.fonts import SMALLEST
from render.kit.pen.cache import cached
from render.kit.pen.palette import BLACK, GOLD, INK, IVORY, WHITE, Colour, Look, mix, rgb
from render.kit.pen.sprites import Pen, Sprite

FACE_INKS: dict[str, Colour] = {"sun": rgb("#E8A50C"), "moon": rgb("#4A5FB8"), "blank": rgb("#9AA0AA")}


def _pen(size: float) -> Pen:
    return Pen(size * 2, size * 2, size, size * 1.2)


def _ground(pen: Pen, size: float) -> None:
    mask = pen.ellipse_mask(size * 0.08, size * 0.06, size * 0.58, size * 0.2)
    pen.flood(BLACK, pen.blur(mask, size * 0.06), 0.45)


@cached
def village(look: Look, size: int, is_hidden: bool = False) -> Sprite:
    """A house with a roof of the owner's colour, anchored at its foot; grey if ``is_hidden`` (Hidden Village)."""
    pen = _pen(size)
    _ground(pen, size)
    wall = rgb("#F2E6CE") if not is_hidden else rgb("#8C8F96")
    roof = look.colour if not is_hidden else mix(look.colour, rgb("#8C8F96"), 0.55)
    out = mix(roof, BLACK, 0.6)
    pen.rectangle(-size * 0.42, -size * 0.42, size * 0.84, size * 0.46, out, size * 0.05)
    pen.rectangle(-size * 0.38, -size * 0.4, size * 0.76, size * 0.41, wall, size * 0.04)
    pen.rectangle(size * 0.08, -size * 0.4, size * 0.3, size * 0.41, mix(wall, BLACK, 0.18), size * 0.04)
    pen.rectangle(-size * 0.22, -size * 0.26, size * 0.2, size * 0.27, rgb("#4A3222"))
    pen.polygon([(0, -size * 1.0), (size * 0.62, -size * 0.34), (-size * 0.62, -size * 0.34)], out)
    pen.polygon([(0, -size * 0.93), (size * 0.53, -size * 0.38), (-size * 0.53, -size * 0.38)], roof)
    dark = [(0, -size * 0.93), (size * 0.53, -size * 0.38), (size * 0.1, -size * 0.38)]
    pen.polygon(dark, mix(roof, BLACK, 0.28))
    return pen.sprite()


@cached
def elder(look: Look, size: int) -> Sprite:
    """An elder with a staff, anchored at the foot."""
    pen = _pen(size)
    for colour, rim in ((INK, size * 0.06), (IVORY, 0.0)):
        pen.polygon([(0, -size * 0.7 - rim), (size * 0.28 + rim, rim), (-size * 0.28 - rim, rim)], colour)
        pen.ellipse(0, -size * 0.72, size * 0.17 + rim, size * 0.17 + rim, colour)
        pen.line([(size * 0.32, 0), (size * 0.32, -size * 0.95)], colour, size * 0.07 + rim)
    pen.polygon([(0, -size * 0.5), (size * 0.2, -size * 0.05), (-size * 0.2, -size * 0.05)], look.colour)
    return pen.sprite()


@cached
def mammoth(size: int) -> Sprite:
    """A mammoth that faces left, anchored at its feet."""
    pen = _pen(size)
    _ground(pen, size)
    fur, dark = rgb("#8A5B3C"), rgb("#4E3122")
    for colour, rim in ((dark, size * 0.035), (fur, 0.0)):
        pen.ellipse(size * 0.14, -size * 0.48, size * 0.46 + rim, size * 0.34 + rim, colour)
        pen.ellipse(-size * 0.32, -size * 0.58, size * 0.27 + rim, size * 0.3 + rim, colour)
        for x in (-0.18, 0.06, 0.28, 0.5):
            pen.line([(size * x, -size * 0.3), (size * x, -size * 0.02)], colour, size * 0.17 + 2 * rim)
        trunk = [(-0.5, -0.5), (-0.58, -0.3), (-0.6, -0.12), (-0.68, -0.06)]
        pen.line([(size * x, size * y) for x, y in trunk], colour, size * 0.12 + 2 * rim)
    pen.ellipse(-size * 0.12, -size * 0.56, size * 0.12, size * 0.17, mix(fur, BLACK, 0.25))
    tusk = [(-0.42, -0.36), (-0.5, -0.16), (-0.68, -0.18), (-0.8, -0.34)]
    pen.line([(size * x, size * y) for x, y in tusk], rgb("#5A4030"), size * 0.1)
    pen.line([(size * x, size * y) for x, y in tusk], IVORY, size * 0.065)
    pen.ellipse(-size * 0.38, -size * 0.62, size * 0.04, size * 0.04, INK)
    return pen.sprite()


@cached
def tiger(size: int) -> Sprite:
    """The head of a sabre-toothed tiger."""
    pen = _pen(size)
    fur, y = rgb("#E8963C"), -size * 0.42
    pen.flood(BLACK, pen.blur(pen.ellipse_mask(size * 0.05, y + size * 0.08, size * 0.5, size * 0.46), 3), 0.45)
    for colour, rim in ((rgb("#5A3214"), size * 0.04), (fur, 0.0)):
        for side in (-1, 1):
            pen.ellipse(side * size * 0.32, y - size * 0.32, size * 0.15 + rim, size * 0.15 + rim, colour)
        pen.ellipse(0, y, size * 0.46 + rim, size * 0.42 + rim, colour)
    for side in (-1, 1):
        for v in (-0.12, 0.04):
            pen.line([(side * size * 0.42, y + v * size), (side * size * 0.26, y + v * size)], INK, size * 0.06)
        pen.ellipse(side * size * 0.17, y - size * 0.08, size * 0.07, size * 0.07, INK)
        pen.ellipse(side * size * 0.12, y + size * 0.16, size * 0.14, size * 0.11, IVORY)
    for x in (-0.1, 0.0, 0.1):
        pen.line([(x * size, y - size * 0.38), (x * size * 0.7, y - size * 0.24)], INK, size * 0.055)
    pen.polygon([(-size * 0.09, y + size * 0.06), (size * 0.09, y + size * 0.06), (0, y + size * 0.15)], INK)
    for side in (-1, 1):
        x = side * size * 0.13
        fang = [(x - size * 0.065, y + size * 0.22), (x + size * 0.065, y + size * 0.22), (x, y + size * 0.56)]
        pen.polygon([(a * 1.0, b) for a, b in fang], WHITE)
    return pen.sprite()


@cached
def invaders(count: int, size: int) -> Sprite:
    """A black shield on crossed spears, with the number of invaders (0: no number)."""
    pen = _pen(size)
    _ground(pen, size)
    for side in (-1, 1):
        staff = [(-side * size * 0.4, -size * 0.02), (side * size * 0.4, -size * 0.96)]
        pen.line(staff, INK, size * 0.1)
        pen.line(staff, rgb("#C9A06A"), size * 0.055)
    shield = [(-0.36, -0.76), (0.36, -0.76), (0.36, -0.4), (0.2, -0.12), (0, 0.02), (-0.2, -0.12), (-0.36, -0.4)]
    pen.polygon([(size * u * 1.12, size * (v + 0.38) * 1.12 - size * 0.38) for u, v in shield], WHITE)
    pen.polygon([(size * u, size * v) for u, v in shield], rgb("#2B2330"))
    if count:
        numeral(pen, 0, -size * 0.42, str(count), max(SMALLEST, round(size * 0.56)), WHITE)
    else:
        pen.ellipse(0, -size * 0.46, size * 0.14, size * 0.14, rgb("#D8483C"))
    return pen.sprite()


@cached
def resource(kind: str, size: int) -> Sprite:
    """The icon of a resource (a fish, a tree, a stone), anchored at its middle."""
    pen = Pen(size * 1.6, size * 1.6, size * 0.8, size * 0.8)
    half = size / 2
    for rim, body in ((size * 0.06, WHITE), (0.0, None)):
        match kind:
            case "food":
                blue = body or rgb("#2E86C8")
                pen.ellipse(-half * 0.16, 0, half * 0.72 + rim, half * 0.46 + rim, blue)
                tail = [(half * 0.36 - rim, 0), (half + rim, -half * 0.5 - rim), (half + rim, half * 0.5 + rim)]
                pen.polygon(tail, blue)
                if body is None:
                    pen.ellipse(-half * 0.48, -half * 0.1, size * 0.055, size * 0.055, WHITE)
            case "wood":
                green = body or rgb("#2F9350")
                pen.rectangle(
                    -half * 0.16 - rim, half * 0.3, half * 0.32 + 2 * rim, half * 0.7 + rim, body or rgb("#8A6240")
                )
                pen.polygon(
                    [
                        (0, -half - 2 * rim),
                        (half * 0.8 + 2 * rim, half * 0.5 + rim),
                        (-half * 0.8 - 2 * rim, half * 0.5 + rim),
                    ],
                    green,
                )
            case _:
                grey = body or rgb("#A9744F")
                edge = [
                    (-0.9, 0.55),
                    (-0.62, -0.35),
                    (-0.05, -0.75),
                    (0.6, -0.4),
                    (0.92, 0.55),
                    (0.3, 0.72),
                    (-0.4, 0.7),
                ]
                pen.polygon([(u * (half + rim * 1.4), v * (half + rim * 1.4)) for u, v in edge], grey)
                if body is None:
                    pen.polygon(
                        [(u * half, v * half) for u, v in ((-0.05, -0.75), (0.6, -0.4), (0.1, -0.1))],
                        mix(grey, WHITE, 0.3),
                    )
    return pen.sprite()


@cached
def die(face: str, size: int, lit: bool = False) -> Sprite:
    """An ivory die with a sun, a moon or a blank face, anchored at its middle; ``lit`` adds a golden rim."""
    pen = Pen(size * 1.5, size * 1.5, size * 0.75, size * 0.75)
    half = size / 2
    shadow = pen.rectangle_mask(-half + size * 0.05, -half + size * 0.1, size, size, size * 0.2)
    pen.flood(BLACK, pen.blur(shadow, size * 0.05), 0.6)
    if lit:
        pen.rectangle(-half - size * 0.08, -half - size * 0.08, size * 1.16, size * 1.2, GOLD, size * 0.26)
    pen.rectangle(-half, -half + size * 0.05, size, size, rgb("#B5AB95"), size * 0.2)
    pen.grade(WHITE, rgb("#EDE4D0"), pen.rectangle_mask(-half, -half, size, size * 0.985, size * 0.2))
    symbol(pen, face, half * 0.72)
    return pen.sprite()


def symbol(pen: Pen, face: str, r: float) -> None:
    """Draw the symbol of a face around the origin: a sun, a moon, or a flat line for a blank."""
    ink = FACE_INKS[face]
    match face:
        case "sun":
            for index in range(8):
                angle = math.radians(45 * index)
                dx, dy = math.cos(angle), math.sin(angle)
                pen.line([(dx * r * 0.62, dy * r * 0.62), (dx * r, dy * r)], ink, r * 0.2)
            pen.ellipse(0, 0, r * 0.52, r * 0.52, ink)
        case "moon":
            full = pen.ellipse_mask(0, 0, r * 0.9, r * 0.9)
            full.paste(0, mask=pen.ellipse_mask(r * 0.42, -r * 0.16, r * 0.74, r * 0.74))
            pen.flood(ink, full)
        case _:
            pen.rectangle(-r * 0.34, -r * 0.1, r * 0.68, r * 0.2, rgb("#C9C3B4"), r * 0.1)


@cached
def arrow(wide: int, colour: Colour) -> Sprite:
    """An arrow to the right, anchored at its middle."""
    pen = Pen(wide + 8, 36, wide / 2 + 4, 18)
    pen.line([(-wide / 2 + 3, 0), (wide / 2 - 12, 0)], colour, 6)
    pen.polygon([(wide / 2, 0), (wide / 2 - 14, -10), (wide / 2 - 14, 10)], colour)
    return pen.sprite()


@cached
def tick(size: int) -> Sprite:
    """A check mark on a green disc, for a used action."""
    pen = Pen(size * 1.4, size * 1.4, size * 0.7, size * 0.7)
    pen.ellipse(0, 0, size / 2, size / 2, rgb("#2E9E5B"))
    pen.line(
        [(-size * 0.22, size * 0.02), (-size * 0.06, size * 0.18), (size * 0.24, -size * 0.18)], WHITE, size * 0.12
    )
    return pen.sprite()


@cached
def goal(size: int) -> Sprite:
    """A card with a star, the icon of completed goals."""
    pen = Pen(size * 1.5, size * 1.5, size * 0.75, size * 0.75)
    pen.rectangle(-size * 0.36, -size * 0.48, size * 0.72, size * 0.96, IVORY, size * 0.1)
    star(pen, 0, 0, size * 0.3, rgb("#C98A12"))
    return pen.sprite()
