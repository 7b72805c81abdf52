"""Images that painters keep are shared by all tests of pictures, and what is written on them is known."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from render.kit.pen.cache import BUDGET, CACHE

from .lettering import watched

ROOM = 320 * 2**20
"""Bytes for the layers and sprites of all hand-laid tables, which are otherwise drawn again and again."""


@pytest.fixture(scope="package", autouse=True)
def _shared_images() -> Iterator[None]:
    CACHE.budget = ROOM
    with watched():
        yield
    CACHE.budget = BUDGET
