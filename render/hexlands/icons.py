"""Icons of panels and cards: coins, cards, dice, skulls, items, events, orders."""

from __future__ import annotations

import math

from render.kit.figures.dice import die
from render.kit.figures.pieces import numeral
from render.kit.hexes import corners
from render.kit.letters.fonts import SMALLEST
from render.kit.pen.cache import cached
from render.kit.pen.palette import BLACK, GOLD, INK, IVORY, WHITE, Colour, mix, rgb
from render.kit.pen.sprites import Pen, Sprite, centre

from .ground.buildings import building, shield, trees
from .ground.seasons import sign

RED, BLUE, LEAF = rgb("#D8432F"), rgb("#3FA3D6"), rgb("#3E9A4C")


def _pen(size: float) -> Pen:
    return Pen(size * 1.5, size * 1.5, size * 0.75, size * 0.75)


@cached
def icon(kind: str, size: int) -> Sprite:
    """An icon of about ``size`` pixels, anchored at its middle. ValueError if ``kind`` is unknown."""
    pen, r = _pen(size), size / 2
    match kind:
        case "coin":
            _coin(pen, 0, 0, r)
        case "coins":
            for x, y in ((-0.35, 0.3), (0.35, 0.3), (0.0, -0.25)):
                _coin(pen, x * r, y * r, r * 0.62)
        case "card":
            pen.rectangle(-r * 0.7, -r * 0.95, r * 1.4, r * 1.9, INK, r * 0.22)
            pen.rectangle(-r * 0.6, -r * 0.85, r * 1.2, r * 1.7, IVORY, r * 0.16)
            pen.rectangle(-r * 0.36, -r * 0.6, r * 0.72, r * 1.2, rgb("#B4552F"), r * 0.1)
        case "space":
            pen.polygon([(x * 1.04, y * 1.08) for x, y in corners(0, 0, r)], INK)
            pen.polygon(corners(0, 0, r * 0.9), WHITE)
            pen.polygon(corners(0, 0, r * 0.6), rgb("#7FB45A"))
        case "tile":
            _tile(pen, r, rgb("#C9A878"))
        case "special":
            _tile(pen, r, rgb("#7D6BB0"))
            numeral(pen, 0, -r * 0.12, "?", round(size * 0.5), WHITE)
        case "skull":
            _skull(pen, r)
        case "soldier":
            shield(pen, 0, r * 0.85, size * 0.62, 0, False)
        case "next":
            pen.polygon([(-r * 0.6, -r * 0.8), (r * 0.8, 0), (-r * 0.6, r * 0.8)], GOLD)
        case "arrow":
            pen.line([(-r * 0.8, 0), (r * 0.3, 0)], WHITE, r * 0.3)
            pen.polygon([(r * 0.95, 0), (r * 0.2, -r * 0.6), (r * 0.2, r * 0.6)], WHITE)
        case "road":
            pen.line([(-r * 0.8, r * 0.5), (-r * 0.1, r * 0.1), (r * 0.8, -r * 0.5)], INK, r * 0.62)
            pen.line([(-r * 0.8, r * 0.5), (-r * 0.1, r * 0.1), (r * 0.8, -r * 0.5)], rgb("#E9D9AE"), r * 0.42)
        case "lake":
            _tile(pen, r, BLUE)
        case "mountain":
            _peak(pen, r)
        case "swords":
            _swords(pen, r)
        case "trade":
            for y, end in ((-0.36, 1), (0.36, -1)):
                pen.line([(-r * 0.8 * end, y * r), (r * 0.4 * end, y * r)], GOLD, r * 0.24)
                tip = [(0.95 * end, y), (0.35 * end, y - 0.42), (0.35 * end, y + 0.42)]
                pen.polygon([(u * r, v * r) for u, v in tip], GOLD)
        case "check":
            pen.ellipse(0, 0, r, r, rgb("#2E9E5B"))
            pen.line([(-r * 0.44, r * 0.04), (-r * 0.12, r * 0.36), (r * 0.48, -r * 0.36)], WHITE, r * 0.26)
        case _:
            _more(pen, kind, r)
    return pen.sprite()


def _more(pen: Pen, kind: str, r: float) -> None:
    """Draw the icons of items, orders and events."""
    match kind:
        case "axe":
            pen.line([(-r * 0.55, r * 0.8), (r * 0.4, -r * 0.7)], rgb("#7A5233"), r * 0.2)
            pen.polygon(
                [(r * 0.05, -r * 0.9), (r * 0.9, -r * 0.55), (r * 0.75, r * 0.1), (r * 0.2, -r * 0.3)],
                rgb("#8A93A0"),
            )
        case "trowel":
            pen.line([(-r * 0.75, r * 0.75), (-r * 0.2, r * 0.2)], rgb("#7A5233"), r * 0.26)
            pen.polygon([(-r * 0.3, -r * 0.1), (r * 0.15, r * 0.32), (r * 0.85, -r * 0.85)], rgb("#8A93A0"))
        case "plan":
            pen.rectangle(-r * 0.9, -r * 0.65, r * 1.8, r * 1.3, rgb("#2F5FA8"), r * 0.1)
            for points in (((-0.6, 0.4), (-0.6, -0.1), (-0.1, -0.45), (0.4, -0.1), (0.4, 0.4), (-0.6, 0.4)),):
                pen.line([(u * r, v * r) for u, v in points], WHITE, r * 0.1)
        case "cannon":
            pen.line([(-r * 0.45, r * 0.15), (r * 0.75, -r * 0.45)], INK, r * 0.5)
            pen.ellipse(-r * 0.25, r * 0.4, r * 0.42, r * 0.42, rgb("#7A5233"))
            pen.ellipse(-r * 0.25, r * 0.4, r * 0.15, r * 0.15, INK)
        case "factory":
            pen.rectangle(-r * 0.9, -r * 0.1, r * 1.8, r * 0.95, rgb("#9A5B44"))
            for x in (-0.9, -0.3, 0.3):
                pen.polygon([(x * r, -r * 0.1), (x * r, -r * 0.5), ((x + 0.6) * r, -r * 0.1)], rgb("#9A5B44"))
            pen.rectangle(r * 0.4, -r * 0.9, r * 0.3, r * 0.9, rgb("#6E4030"))
            pen.ellipse(r * 0.72, -r * 0.9, r * 0.24, r * 0.16, rgb("#B8BCC4"))
        case "train":
            pen.rectangle(-r * 0.85, -r * 0.2, r * 1.5, r * 0.6, INK, r * 0.1)
            pen.rectangle(-r * 0.85, -r * 0.75, r * 0.6, r * 0.8, RED)
            pen.rectangle(r * 0.3, -r * 0.6, r * 0.22, r * 0.5, INK)
            for x in (-0.5, 0.0, 0.5):
                pen.ellipse(x * r, r * 0.5, r * 0.24, r * 0.24, rgb("#5A6270"))
        case "quake":
            bolt = ((-0.95, -0.1), (-0.5, 0.0), (-0.3, -0.5), (0.0, 0.45), (0.25, -0.35), (0.5, 0.1), (0.95, 0.0))
            pen.line([(u * r, v * r) for u, v in bolt], rgb("#7A4A2A"), r * 0.2)
        case "sun":
            for index in range(8):
                a = math.radians(45 * index)
                pen.line([(0, 0), (math.cos(a) * r, math.sin(a) * r)], rgb("#F2711C"), r * 0.16)
            pen.ellipse(0, 0, r * 0.56, r * 0.56, rgb("#F2711C"))
        case "spiral":
            turns = [
                (math.cos(t * 0.42) * r * (0.12 + t * 0.042), math.sin(t * 0.42) * r * (0.12 + t * 0.042))
                for t in range(21)
            ]
            pen.line(turns, rgb("#4C7FB0"), r * 0.2)
        case "waves":
            for y in (-0.45, 0.05, 0.55):
                crest = [(r * (-0.9 + t * 0.15), r * (y + 0.16 * math.cos(t * math.pi / 3))) for t in range(13)]
                pen.line(crest, rgb("#2E86C8"), r * 0.2)
        case "rocks":
            for x, y, part in ((-0.45, 0.35, 0.42), (0.4, 0.45, 0.36), (0.05, -0.3, 0.45)):
                pen.polygon(
                    [
                        (x * r + u * r * part, y * r + v * r * part)
                        for u, v in ((-1, 0.4), (-0.5, -0.7), (0.4, -0.8), (1, 0.1), (0.4, 0.9))
                    ],
                    rgb("#7C7178"),
                )
        case "bowl":
            pen.polygon(
                [(-r * 0.9, -r * 0.05), (r * 0.9, -r * 0.05), (r * 0.5, r * 0.7), (-r * 0.5, r * 0.7)],
                rgb("#8A5A3A"),
            )
            pen.ellipse(0, -r * 0.05, r * 0.9, r * 0.2, rgb("#4A2E1C"))
        case "less":
            _coin(pen, 0, 0, r * 0.86)
            pen.line([(-r * 0.7, r * 0.7), (r * 0.7, -r * 0.7)], RED, r * 0.26)
        case _:
            raise ValueError(f"unknown icon: {kind}")


def _coin(pen: Pen, x: float, y: float, r: float) -> None:
    pen.ellipse(x, y, r, r, mix(GOLD, BLACK, 0.6))
    pen.ellipse(x, y, r * 0.88, r * 0.88, GOLD)
    pen.ellipse(x, y, r * 0.62, r * 0.62, mix(GOLD, BLACK, 0.22))
    pen.ellipse(x, y, r * 0.5, r * 0.5, mix(GOLD, WHITE, 0.25))


def _tile(pen: Pen, r: float, tone: Colour) -> None:
    pen.polygon([(x, y + r * 0.25) for x, y in corners(0, 0, r)], mix(tone, BLACK, 0.5))
    pen.polygon([(x, y - r * 0.1) for x, y in corners(0, 0, r)], mix(tone, WHITE, 0.4))
    pen.polygon([(x, y - r * 0.1) for x, y in corners(0, 0, r * 0.86)], tone)


def _skull(pen: Pen, r: float) -> None:
    for tone, grow in ((INK, 1.12), (WHITE, 1.0)):
        pen.ellipse(0, -r * 0.2, r * 0.8 * grow, r * 0.74 * grow, tone)
        pen.rectangle(-r * 0.42 * grow, 0, r * 0.84 * grow, r * 0.86 * grow, tone, r * 0.12)
    for x in (-0.34, 0.34):
        pen.ellipse(x * r, -r * 0.14, r * 0.23, r * 0.25, INK)
    pen.polygon([(0, r * 0.12), (r * 0.12, r * 0.36), (-r * 0.12, r * 0.36)], INK)
    for x in (-0.16, 0.16):
        pen.line([(x * r, r * 0.58), (x * r, r * 0.84)], INK, r * 0.09)


def _peak(pen: Pen, r: float) -> None:
    pen.polygon([(0, -r), (r * 1.05, r * 0.8), (-r * 1.05, r * 0.8)], INK)
    pen.polygon([(0, -r * 0.86), (r * 0.9, r * 0.72), (-r * 0.9, r * 0.72)], rgb("#8E8790"))
    pen.polygon([(0, -r * 0.86), (r * 0.34, -r * 0.24), (0, -r * 0.06), (-r * 0.34, -r * 0.24)], WHITE)


def _swords(pen: Pen, r: float) -> None:
    for side in (-1, 1):
        blade = [(-side * r * 0.62, r * 0.62), (side * r * 0.8, -r * 0.8)]
        pen.line(blade, INK, r * 0.34)
        pen.line(blade, rgb("#E4E9F0"), r * 0.2)
        guard = [(-side * r * 0.72, r * 0.16), (-side * r * 0.16, r * 0.72)]
        pen.line(guard, INK, r * 0.3)
        pen.line(guard, GOLD, r * 0.17)


ITEMS: dict[str, str] = {
    "roadwork": "road",
    "market-day": "coins",
    "recruit": "soldier",
    "clearing": "axe",
    "masons": "trowel",
    "architect": "plan",
    "cannon": "cannon",
    "factory": "factory",
    "railway": "train",
}
EVENTS: dict[str, str] = {
    "earthquake": "quake",
    "warming": "sun",
    "typhoon": "spiral",
    "flood": "waves",
    "landslide": "rocks",
    "trouble": "less",
    "famine": "bowl",
    "revolution": "factory",
}


@cached
def item(key: str, size: int) -> Sprite:
    """The icon of an item card."""
    if key == "dice-maker":
        return die(5, round(size * 0.8))
    if key == "veterans":
        pen = _pen(size)
        shield(pen, 0, size * 0.42, size * 0.6, 1, True)
        return pen.sprite()
    return icon(ITEMS[key], size)


@cached
def event(key: str, size: int) -> Sprite:
    """The icon of an event card."""
    match key:
        case "harvest":
            return sign(2, size)
        case "forestation":
            return centre(trees(3, size * 0.8, 1))
        case "gamble":
            return die(6, round(size * 0.8))
        case "eruption":
            pen = _pen(size)
            _peak(pen, size / 2)
            for x, y in ((0, -0.5), (-0.12, -0.34), (0.14, -0.36)):
                pen.ellipse(x * size, y * size, size * 0.12, size * 0.12, RED)
            return pen.sprite()
        case _:
            return icon(EVENTS[key], size)


@cached
def work(key: str, size: int) -> Sprite:
    """The icon of an order."""
    if key in ("garrison", "spot", "wall", "fort", "mine", "castle"):
        return centre(building(key, 0, size * 0.9))
    return icon(key, size)


@cached
def joined_dice(total: int, size: int) -> Sprite:
    """Several dice joined to one, with their sum."""
    pen = _pen(size + 8)
    wide, half = size if total < 10 else max(size, 34), size / 2
    pen.rectangle(-wide / 2, -half, wide, size, INK, size * 0.2)
    pen.rectangle(-wide / 2 + 2, -half + 2, wide - 4, size - 4, GOLD, size * 0.16)
    numeral(pen, 0, 0, str(total), max(SMALLEST, round(size * 0.66)), INK)
    return pen.sprite()
