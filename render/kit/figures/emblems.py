"""The shapes that identify a player beside the colour: emblems, and patterns for areas."""

from __future__ import annotations

import math

from PIL import Image, ImageDraw

from ..pen.cache import cached
from ..pen.palette import Colour, Emblem, Pattern
from ..pen.sprites import SCALE, Pen, Point


def _around(x: float, y: float, radii: list[float], turn: float = 0) -> list[Point]:
    """Points around a centre, clockwise from straight up plus ``turn`` degrees."""
    count = len(radii)
    angles = [math.radians(turn + 360 * index / count) for index in range(count)]
    return [(x + r * math.sin(a), y - r * math.cos(a)) for r, a in zip(radii, angles, strict=True)]


def emblem(pen: Pen, kind: Emblem, x: float, y: float, r: float, fill: Colour) -> None:
    """Draw an emblem that fills a circle of radius ``r``."""
    match kind:
        case "circle":
            pen.ellipse(x, y, r * 0.84, r * 0.84, fill)
        case "square":
            pen.polygon(_around(x, y, [r * 1.05] * 4, 45), fill)
        case "triangle":
            pen.polygon(_around(x, y + r * 0.12, [r * 1.12] * 3), fill)
        case "diamond":
            pen.polygon([(x, y - r * 1.1), (x + r * 0.82, y), (x, y + r * 1.1), (x - r * 0.82, y)], fill)
        case "star":
            pen.polygon(_around(x, y + r * 0.06, [r * 1.16, r * 0.5] * 5), fill)
        case "hexagon":
            pen.polygon(_around(x, y, [r] * 6, 30), fill)


def star(pen: Pen, x: float, y: float, r: float, fill: Colour) -> None:
    """Draw a five-pointed star of radius ``r``."""
    pen.polygon(_around(x, y, [r, r * 0.45] * 5), fill)


@cached
def pattern_tile(kind: Pattern, size: tuple[int, int], step: int = 15) -> Image.Image:
    """An L mask of the pattern at picture size, with lines about 4 px wide."""
    wide, high = (side * SCALE for side in size)
    image = Image.new("L", (wide, high), 0)
    draw = ImageDraw.Draw(image)
    gap, line = step * SCALE, 4 * SCALE
    match kind:
        case "dots":
            r = 3 * SCALE
            for row, y in enumerate(range(0, high + gap, gap)):
                for x in range(row % 2 * gap // 2, wide + gap, gap):
                    draw.ellipse((x - r, y - r, x + r, y + r), fill=255)
        case "vertical":
            for x in range(gap // 2, wide, gap):
                draw.line([(x, 0), (x, high)], fill=255, width=line)
        case "horizontal":
            for y in range(gap // 2, high, gap):
                draw.line([(0, y), (wide, y)], fill=255, width=line)
        case _:
            spacing = round(gap * (2.0 if kind == "crosshatch" else 1.41))
            for x in range(-high, wide, spacing):
                if kind != "backslash":
                    draw.line([(x, high), (x + high, 0)], fill=255, width=line)
                if kind != "slash":
                    draw.line([(x, 0), (x + high, high)], fill=255, width=line)
    return image.reduce(SCALE)
