"""Dudo's pictures and their alt texts."""

from __future__ import annotations

import pytest

from bench.pictures import play
from bot.texts import LANGUAGES
from engines.core import Seat
from render.kit.letters.alt import LIMIT, utf16_length
from render.scene import HIGH, OWN_HIGH, WIDE
from tests.examples.registry import EXAMPLES, register

from .painter import DudoPainter
from .tables import TABLES, table


@pytest.mark.parametrize("name", TABLES)
def test_a_picture_is_opaque_and_always_the_same(name):
    with register(EXAMPLES["dudo"]):
        view, scene = TABLES[name]()
        first, second = (DudoPainter().paint(view, scene) for _ in range(2))
    assert (first.mode, first.size) == ("RGB", (WIDE, OWN_HIGH if view.cup else HIGH))
    assert first.tobytes() == second.tobytes()


def test_a_reader_sees_the_own_dice_and_no_others():
    with register(EXAMPLES["dudo"]):
        aki, public = table(reader=Seat(0)), table()
        assert "You hold 1, 3, 3 and 6." in DudoPainter().alt(*aki)
        assert "You hold" not in DudoPainter().alt(*public)
        assert DudoPainter().depends_on_reader(*aki)
        assert not DudoPainter().depends_on_reader(*public)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_alt_text_differs_at_every_moment(lang):
    with register(EXAMPLES["dudo"]):
        said = [DudoPainter().alt(view, scene) for view, scene in play("dudo", seed="alt", lang=lang)]
    assert all(0 < utf16_length(text) <= LIMIT for text in said)
    assert len(set(said)) == len(said) > 20
