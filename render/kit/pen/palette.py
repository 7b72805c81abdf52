"""Colours, and the look of each seat: a colour, an emblem and a pattern.

Any two player colours are at least 16.8 apart in CAM02-UCS, in normal, deutan, protan and tritan vision.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

Colour: TypeAlias = tuple[int, int, int]
Emblem: TypeAlias = Literal["circle", "square", "triangle", "diamond", "star", "hexagon"]
Pattern: TypeAlias = Literal["dots", "vertical", "slash", "backslash", "crosshatch", "horizontal"]


def rgb(code: str) -> Colour:
    """``#RRGGBB`` as three numbers 0..255."""
    red, green, blue = bytes.fromhex(code.lstrip("#"))
    return red, green, blue


SEA = rgb("#142C4A")
PANEL = rgb("#121926")
ROW = rgb("#1E2738")
LIT = rgb("#30405E")
TEXT = rgb("#FFFFFF")
DIM = rgb("#C4D0E2")
INK = rgb("#181C24")
WHITE: Colour = (255, 255, 255)
BLACK: Colour = (0, 0, 0)
IVORY = rgb("#FCFAF4")
GOLD = rgb("#FFD75E")
SHADOW = rgb("#04080F")


@dataclass(frozen=True, slots=True)
class Look:
    """The colour, emblem and pattern of one seat."""

    colour: Colour
    emblem: Emblem
    pattern: Pattern


LOOKS: tuple[Look, ...] = (
    Look(rgb("#CC3311"), "circle", "dots"),
    Look(rgb("#785EF0"), "square", "vertical"),
    Look(rgb("#009988"), "triangle", "slash"),
    Look(rgb("#F58231"), "diamond", "backslash"),
    Look(rgb("#FFE119"), "star", "crosshatch"),
    Look(rgb("#88CCEE"), "hexagon", "horizontal"),
)
"""The looks by seat."""


def mix(a: Colour, b: Colour, part: float) -> Colour:
    """The colour ``part`` of the way (0..1) from a to b."""
    red, green, blue = (round(x + (y - x) * part) for x, y in zip(a, b, strict=True))
    return red, green, blue


def luminance(colour: Colour) -> float:
    """Relative luminance 0..1 (WCAG 2)."""

    def linear(value: int) -> float:
        part = value / 255
        return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)

    red, green, blue = colour
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)


def contrast(a: Colour, b: Colour) -> float:
    """Contrast ratio 1..21 (WCAG 2); text needs 4.5, shapes 3."""
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


def ink_on(ground: Colour) -> Colour:
    """Dark ink or white, the one with more contrast."""
    return max((INK, WHITE), key=lambda ink: contrast(ink, ground))


def readable(colour: Colour, ground: Colour, ratio: float = 4.5) -> Colour:
    """The colour, lightened until its contrast with a dark ``ground`` reaches ``ratio``."""
    return next(
        (lighter for step in range(20) if contrast(lighter := mix(colour, WHITE, step / 20), ground) >= ratio),
        WHITE,
    )
