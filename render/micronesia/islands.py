"""The places and shapes of the twelve islands: small atolls at the back, high volcanoes in front.

A row holds the three islands of one value (rule 37), in reading order.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal, TypeAlias

from render.kit.pen.sprites import Point
from render.scene import WIDE

SIZE = (WIDE, 836)
"""Of the sea, in pixels."""
Kind: TypeAlias = Literal["palm", "grove", "hill", "volcano", "crater", "hut", "rock", "spire"]


@dataclass(frozen=True, slots=True)
class Feature:
    """A thing on an island at (u, v), each -1..1 along a half axis; ``size`` in pixels."""

    kind: Kind
    u: float
    v: float
    size: float


@dataclass(frozen=True, slots=True)
class Isle:
    """One island. ``bays``: (angle in degrees, depth, width in degrees); 0 is east, 90 south."""

    number: int
    x: int
    y: int
    rx: int
    ry: int
    bays: tuple[tuple[float, float, float], ...] = ()
    lagoon: tuple[float, float, float, float] | None = None
    """Centre (u, v) and half axes of the lagoon, relative to those of the island."""
    features: tuple[Feature, ...] = ()
    piece: tuple[float, float] = (0.42, 0.16)
    """The place of the tribes, as (u, v)."""
    label: tuple[float, float] = (-0.42, 0.16)
    """The place of the number, as (u, v)."""

    def at(self, u: float, v: float) -> Point:
        """The point (u, v) of the island in picture pixels."""
        return self.x + u * self.rx, self.y + v * self.ry

    def outline(self, part: float = 1.0, lift: float = 0.0, points: int = 120) -> list[Point]:
        """The shore, scaled by ``part`` about the middle and raised by ``lift`` pixels."""
        waves = _waves(self.number)
        line = []
        for index in range(points):
            angle = 2 * math.pi * index / points
            reach = 1 + sum(size * math.cos(k * angle + phase) for k, size, phase in waves)
            for centre, depth, wide in self.bays:
                away = (math.degrees(angle) - centre + 180) % 360 - 180
                reach -= depth * math.exp(-((away / wide) ** 2))
            reach *= part
            line.append(
                (self.x + self.rx * reach * math.cos(angle), self.y + self.ry * reach * math.sin(angle) - lift)
            )
        return line

    def pool(self, part: float = 1.0, lift: float = 0.0) -> list[Point]:
        """The shore of the lagoon; empty if there is none."""
        if self.lagoon is None:
            return []
        u, v, wide, high = self.lagoon
        middle = self.at(u, v)
        waves = _waves(self.number + 40)
        line = []
        for index in range(60):
            angle = 2 * math.pi * index / 60
            reach = part * (1 + 0.8 * sum(size * math.cos(k * angle + phase) for k, size, phase in waves))
            line.append(
                (
                    middle[0] + self.rx * wide * reach * math.cos(angle),
                    middle[1] + self.ry * high * reach * math.sin(angle) - lift,
                )
            )
        return line


@cache
def _waves(seed: int) -> tuple[tuple[int, float, float], ...]:
    """Wave number, height and phase of the irregularities of a shore."""
    chance = random.Random(f"shore {seed}")
    return tuple(
        (k, chance.uniform(0.55, 1) * 0.15 / (k - 0.5), chance.uniform(0, 2 * math.pi)) for k in range(2, 7)
    )


def _set(kind: Kind, *places: tuple[float, float, float]) -> tuple[Feature, ...]:
    return tuple(Feature(kind, u, v, size) for u, v, size in places)


ISLES: Sequence[Isle] = (
    Isle(
        1,
        244,
        112,
        141,
        66,
        bays=((250, 0.3, 26),),
        features=_set("palm", (-0.72, -0.3, 54), (-0.5, -0.5, 66), (0.62, -0.52, 60), (0.74, -0.2, 50))
        + _set(
            "rock",
            (0.1, -0.62, 13),
        ),
    ),
    Isle(
        2,
        621,
        108,
        150,
        68,
        lagoon=(0.02, -0.34, 0.42, 0.27),
        features=_set("palm", (-0.7, -0.34, 62), (-0.52, -0.56, 52), (0.7, -0.4, 66), (0.5, -0.66, 50)),
    ),
    Isle(
        3,
        981,
        112,
        148,
        66,
        bays=((300, 0.26, 22),),
        features=_set("palm", (-0.62, -0.42, 60), (0.12, -0.56, 66), (0.3, -0.5, 52), (0.74, -0.3, 56))
        + _set("hut", (-0.24, -0.42, 26)),
    ),
    Isle(
        4,
        215,
        313,
        156,
        76,
        bays=((205, 0.2, 24),),
        features=_set("grove", (-0.3, -0.52, 26), (0.05, -0.62, 30), (0.36, -0.5, 25))
        + _set("palm", (-0.66, -0.3, 62), (0.72, -0.3, 66)),
    ),
    Isle(
        5,
        586,
        306,
        163,
        78,
        lagoon=(0.2, -0.42, 0.3, 0.2),
        features=_set("grove", (-0.5, -0.46, 30), (-0.22, -0.62, 26))
        + _set("palm", (0.62, -0.5, 70), (0.72, -0.24, 56), (-0.7, -0.2, 58))
        + _set("hut", (-0.08, -0.34, 26)),
    ),
    Isle(
        6,
        958,
        316,
        160,
        76,
        bays=((255, 0.22, 20),),
        features=_set("grove", (-0.48, -0.5, 27), (0.2, -0.56, 30), (0.46, -0.5, 26))
        + _set("palm", (-0.7, -0.24, 60), (0.72, -0.22, 66))
        + _set("rock", (-0.12, -0.56, 14)),
    ),
    Isle(
        7,
        240,
        526,
        171,
        84,
        bays=((320, 0.14, 20),),
        features=_set("hill", (-0.12, -0.34, 76), (0.32, -0.3, 58))
        + _set("grove", (-0.58, -0.34, 28), (0.62, -0.32, 28))
        + _set("palm", (-0.76, -0.14, 58), (0.74, -0.14, 62)),
    ),
    Isle(
        8,
        614,
        513,
        167,
        82,
        bays=((215, 0.16, 22),),
        features=_set("spire", (-0.26, -0.36, 84), (0.12, -0.4, 102), (0.42, -0.3, 66))
        + _set("grove", (-0.56, -0.3, 26), (0.66, -0.26, 24))
        + _set("palm", (0.74, -0.16, 60)),
    ),
    Isle(
        9,
        979,
        535,
        171,
        84,
        bays=((250, 0.12, 18),),
        features=_set("hill", (0.2, -0.36, 82), (-0.28, -0.3, 60))
        + _set("grove", (0.6, -0.3, 30), (-0.62, -0.3, 26), (-0.02, -0.26, 22))
        + _set("palm", (-0.76, -0.12, 62)),
    ),
    Isle(
        10,
        225,
        737,
        180,
        86,
        bays=((200, 0.12, 22),),
        features=_set("volcano", (0.02, -0.26, 112))
        + _set("grove", (-0.52, -0.3, 30), (0.54, -0.28, 32))
        + _set("palm", (-0.74, -0.14, 60), (0.74, -0.14, 64)),
    ),
    Isle(
        11,
        596,
        727,
        182,
        88,
        bays=((330, 0.14, 20),),
        features=_set("crater", (-0.06, -0.28, 122))
        + _set("grove", (-0.6, -0.28, 30), (0.5, -0.3, 30), (0.7, -0.2, 24))
        + _set("palm", (-0.76, -0.12, 62)),
    ),
    Isle(
        12,
        985,
        744,
        182,
        86,
        bays=((215, 0.12, 20),),
        features=_set("volcano", (-0.16, -0.28, 106))
        + _set("hill", (0.36, -0.22, 66))
        + _set("grove", (-0.6, -0.26, 30), (0.68, -0.24, 28))
        + _set("palm", (-0.76, -0.12, 58), (0.76, -0.1, 60)),
    ),
)
"""Island n is ``ISLES[n - 1]``."""
