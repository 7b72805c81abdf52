"""Checks that the pictures of several games share."""

from __future__ import annotations

from typing import Any

from render.kit.encode import encode
from render.kit.letters.alt import LIMIT, utf16_length
from render.scene import Painter, Scene

from .goldens import ALLOWED, distance, half

Shown = tuple[Any, Scene]


def assert_sendable(painter: Painter, shown: Shown, size: tuple[int, int], most: int) -> None:
    """Check a picture's size and mode, that it is sent in at most ``most`` bytes, and its alt text."""
    picture = painter.paint(*shown)
    assert (picture.size, picture.mode) == (size, "RGB")
    assert len(encode(picture)[0]) <= most
    assert_described(painter, shown)


def assert_described(painter: Painter, shown: Shown) -> None:
    """Check that a picture has an alt text within the limit."""
    assert 0 < utf16_length(painter.alt(*shown)) <= LIMIT


def assert_distinct(painter: Painter, one: Shown, other: Shown, size: tuple[int, int]) -> None:
    """Check that two scenes have visibly different pictures of the same size."""
    first, second = painter.paint(*one), painter.paint(*other)
    assert first.size == second.size == size
    assert distance(half(first), half(second)) > ALLOWED
