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
    assert text.startswith(
        "Octa, round 2 of 8, turn 5: ベンジャミン to move. Pick a number, or roll 2d4. "
        "Dealer, last to move: Dmitri Karamazov."
    )
    assert "Dice in the lid: 2 of 1, 3 of 2, 4 of 4, 2 of 5, 1 of 6, 2 of 7 and 3 of 8; in the box: 3." in text
    assert "Aki: 13 points, first on 3 routes; routes 2 on 4, 3 on 6 and 5 on 3." in text
    assert "Dmitri Karamazov: 0 points, first on 0 routes; no markers; chip on route 1 plus 2." in text
    assert text.endswith("Aki picks 3 (3 dice): route 3, space 3 → 6.")


def test_dice_outside_the_lid_are_in_the_alt_text() -> None:
    assert "2 dice are about to be rerolled." in PAINTER.alt(*TABLES["about-to-fall"]())
    assert "The d4 show 1 and 4." in PAINTER.alt(*TABLES["rerolled"]())
    assert "フタは空、ハコは20個。" in PAINTER.alt(*TABLES["last-resort"]())


def test_leavers_and_winners_are_in_the_alt_text() -> None:
    assert "ベンジャミンは離脱しました。" in PAINTER.alt(*TABLES["last-resort"]())
    assert "Dmitri Karamazov wins with 26 points." in PAINTER.alt(*TABLES["over"]("en"))
    assert "Akiさんとベンジャミンさんが勝利を分かち合います。" in PAINTER.alt(*TABLES["shared"]("ja"))


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
    assert text.count("8 on 10" if lang == "en" else "8が10") == 5


def lines_of(name: str, lang: str = "en") -> dict[str, Sequence[str]]:
    """The lines of each page of a table by its title."""
    return {page.title: page.lines for page in PAINTER.pages(*TABLES[name](lang))}


def test_pages_say_what_each_pick_brings() -> None:
    words = lines_of("choosing")
    assert list(words) == ["Round and lid", "Routes", "Players"]
    first = words["Round and lid"]
    assert first[:2] == ("Octa, round 3 of 8, turn 5: your move.", "Pick a number, or roll 2d4.")
    assert "Number 1: 5 dice; your marker from 9 to 10, 1 point more, you lead" in first
    assert "Number 3: 1 die; your marker from 5 to 6, 1 point more, tied lead" in first
    assert first[-3:] == (
        "Numbers without dice: 2",
        "In the box, picked this round: 0 dice",
        "Still to move in this round: Aki",
    )


def test_pages_say_who_leads_each_route() -> None:
    assert lines_of("choosing")["Routes"] == (
        "Spaces of the markers, from 1 to 10, and what they score now:",
        "Route 1: You 9 plus chip 2, 11 points",
        "Route 2: Aki 4 plus chip 2, 6 points",
        "Route 3: Aki 6, 6 points; You 5, 2 points",
        "Route 5: Aki 3, 3 points",
        "Route 7: You 4, 4 points; Aki without marker, chip 2",
        "Routes without markers: 4, 6 and 8",
    )
    assert (
        "ルート7：エマ 8（8点）、ベンジャミン 2（同順位、1点）、Dmitri Karamazov 2（同順位、1点）"
        in lines_of("over", "ja")["ルート"]
    )


def test_pages_say_what_this_turn_has_done() -> None:
    assert lines_of("turned", "ja")["ラウンドとフタ"][1:3] == (
        "追加アクションをするか、手番を終えます。",
        "この手番でダイスを1個回しました。",
    )
    assert "A number was rerolled this turn." in lines_of("rerolled")["Round and lid"]
    assert (
        "あなた：8点、1位2本、マーカーはルート1が2・3が5・7が4、戻したマス1。"
        in lines_of("turned", "ja")["プレイヤー"]
    )


def test_pages_begin_with_the_result() -> None:
    assert lines_of("over")["Round and lid"][1] == "Dmitri Karamazov wins with 26 points."


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
