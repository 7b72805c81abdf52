"""Pig's pictures and their alt texts."""

from __future__ import annotations

import pytest

from bench.pictures import play
from bot.texts import LANGUAGES
from render.kit.letters.alt import LIMIT, utf16_length
from render.scene import HIGH, WIDE
from tests.examples.registry import EXAMPLES, register

from .painter import PigPainter
from .tables import TABLES


@pytest.mark.parametrize("name", TABLES)
def test_a_picture_is_opaque_and_always_the_same(name):
    with register(EXAMPLES["pig"]):
        first, second = (PigPainter().paint(*TABLES[name]()) for _ in range(2))
    assert (first.mode, first.size) == ("RGB", (WIDE, HIGH))
    assert first.tobytes() == second.tobytes()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_alt_text_differs_at_every_moment(lang):
    with register(EXAMPLES["pig"]):
        said = [PigPainter().alt(view, scene) for view, scene in play("pig", seed="alt", lang=lang)]
    assert all(0 < utf16_length(text) <= LIMIT for text in said)
    assert len(set(said)) == len(said) > 20
