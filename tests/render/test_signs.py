"""Small pictures for messages and buttons: named, small, and each different."""

from __future__ import annotations

import re

from PIL import Image

from render.signs import DRAWING, draw_sign, mark_of, png_of, signs
from tests.render.contact_sheet import KEPT, sheet
from tests.render.goldens import ALLOWED, distance


def test_dice_and_resources_are_there() -> None:
    assert {"d4-4", "d6-6", "d8-8", "dicolony-red-1", "tribes-wood"} <= signs().keys()


def test_names_fit_an_emoji() -> None:
    assert all(re.fullmatch(r"[a-z0-9-]{2,20}", name) for name in signs())
    assert len({name.replace("-", "_") for name in signs()}) == len(signs())
    assert len(signs()) < 2_000


def test_pictures_are_small_and_differ() -> None:
    assert len({mark_of(name) for name in signs()}) == len(signs())
    for name in signs():
        assert draw_sign(name).getbbox() is not None
        assert len(png_of(name)) < 32_000


def test_redrawn_signs_have_another_number() -> None:
    """Otherwise nobody gets the new ones: what is there is redrawn for a higher ``DRAWING`` alone."""
    with Image.open(KEPT) as golden:
        assert sheet().size == golden.size
        assert distance(sheet(), golden) <= ALLOWED
    assert [path.stem for path in KEPT.parent.iterdir()] == [str(DRAWING)]
