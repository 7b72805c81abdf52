"""The picture of a group's standings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from PIL import Image

from render.scene import Voice


@dataclass(frozen=True, slots=True)
class Row:
    """One person of a group, best first."""

    name: str
    place: int
    """From 1; several may share it. 0: out of the standings."""
    points: float
    """Whole or half."""
    results: tuple[int | None, ...]
    """By table of the group: their rank there; 0: they sit out; None: not played yet."""
    goes: Literal["", "up", "down"] = ""
    """Whether the place, as it is now, goes up or down."""
    playing: bool = False
    """Whether a table of theirs is open now."""
    is_reader: bool = False
    has_left: bool = False


@dataclass(frozen=True, slots=True)
class Card:
    """All of one group."""

    title: str
    """Such as "Octa · cycle 2 · group 3"."""
    subtitle: str
    """Such as "4 of 5 games · 9 days left"."""
    rows: tuple[Row, ...]
    """3 to 6."""


def paint(card: Card, voice: Voice) -> Image.Image:
    """The picture, 1200 pixels wide, as high as its rows need."""
    raise NotImplementedError


def alt(card: Card, voice: Voice) -> str:
    """Say the same in words."""
    raise NotImplementedError
