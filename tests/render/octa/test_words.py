"""The alt text of Octa's pictures."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.texts import LANGUAGES
from engines.octa.actions import Advanced, Picked, Thrown
from render.kit.letters.alt import LIMIT, utf16_length
from render.kit.letters.fonts import BOX, drawable
from render.octa import PAINTER
from tests.locales.lexicon import lexicon

from .tables import CHIPS, CROWDED, FIVE, ODD, TABLES, picked, shown, state


def test_alt_text_has_the_content_of_the_picture() -> None:
    text = PAINTER.alt(*picked("en"))
    assert text.startswith("Octa, round 2 of 8, turn 5: ベンジャミン to move, Dmitri Karamazov is the parent.")
    assert "In the lid 1×2, 2×3, 4×4, 5×2, 6×1, 7×2 and 8×3, in the box 3 dice." in text
    assert "Aki: 13 points, first places 3; markers (route:space) 2:4, 3:6 and 5:3." in text
    assert "Dmitri Karamazov: 0 points, first places 0, chips (route+spaces) 1+2; no markers." in text
    assert text.endswith("Aki picks 3 (3 dice): route 3, space 3 → 6.")


def test_dice_outside_the_lid_are_in_the_alt_text() -> None:
    assert "2 dice are about to be rerolled." in PAINTER.alt(*TABLES["about-to-fall"]())
    assert "The d4 show 1 and 4." in PAINTER.alt(*TABLES["rerolled"]())
    assert "フタは空、ハコは20個。" in PAINTER.alt(*TABLES["last-resort"]())


def test_leavers_and_winners_are_in_the_alt_text() -> None:
    assert "ベンジャミンは離脱しました。" in PAINTER.alt(*TABLES["last-resort"]())
    assert "over after 21 turns, won by Dmitri Karamazov." in PAINTER.alt(*TABLES["over"]("en"))
    assert "終了、Aki・ベンジャミンの勝利です。" in PAINTER.alt(*TABLES["shared"]("ja"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "names", [FIVE, ODD, ("𠮷" * 32,) * 5, ("x" * 400,) * 5], ids=["plain", "odd", "rare", "long"]
)
def test_alt_text_fits_the_limit(lang: str, names: Sequence[str]) -> None:
    full = tuple((10,) * 8 for _ in CROWDED)
    events = [
        Picked(seat=0, number=3, count=3, old=3, space=6),
        Thrown(seat=1, dice=(1, 4)),
        *(Advanced(seat=seat, route=4, old=1, space=2) for seat in range(5)),
    ] * 3
    view, scene = shown(state(full, CHIPS, lid=(2, 2, 2, 2, 2, 2, 2, 6)), lang, names, events)
    text = PAINTER.alt(view, scene)
    assert 0 < utf16_length(text) <= LIMIT
    assert text.count("8:10") == 5


@pytest.mark.parametrize("lang", LANGUAGES)
def test_fonts_have_every_character_of_the_texts(lang: str) -> None:
    pieces = [piece for text in lexicon(lang) for piece in text.pieces if text.key.startswith("octa-")]
    assert pieces
    assert not [piece for piece in pieces if BOX in drawable(piece)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", TABLES)
def test_every_table_is_drawn_in_every_language(lang: str, name: str) -> None:
    view, scene = TABLES[name](lang)
    assert PAINTER.paint(view, scene).size == (1200, 1100)
    assert 0 < utf16_length(PAINTER.alt(view, scene)) <= LIMIT


@pytest.mark.parametrize("lang", LANGUAGES)
def test_odd_names_are_drawn(lang: str) -> None:
    for stage, reason in (("act", ""), ("over", "rounds")):
        table = state(CROWDED, CHIPS, stage=stage, reason=reason)
        view, scene = shown(table, lang, ODD)
        assert PAINTER.paint(view, scene).size == (1200, 1100)
        assert utf16_length(PAINTER.alt(view, scene)) <= LIMIT
