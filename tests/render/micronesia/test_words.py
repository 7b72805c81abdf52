"""The alt text of Micronesia's pictures, and the words in them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.texts import LANGUAGES, Speaker
from engines.micronesia.actions import Evicted, Shift
from render import painter
from render.kit.letters.alt import LIMIT, compose, shorten, utf16_length
from render.kit.letters.fonts import BOX, drawable
from render.kit.letters.text import width
from render.scene import HIGH, WIDE
from tests.locales.lexicon import lexicon

from .tables import FOUR, KEY, MIDDLE, ODD, TABLES, bust, scene, view


def alt(shown, its_scene) -> str:  # type: ignore[no-untyped-def]
    return painter(KEY).alt(shown, its_scene)


def test_alt_text_has_the_content_of_the_picture() -> None:
    shown = view(MIDDLE, (1, 2, 3, 0), rolled=(1, 6, 4))
    text = alt(shown, scene(shown, events=[Evicted(seat=0, rival=1, island=8, count=3, lost=2)]))
    assert text.startswith(
        "Micronesia, turn 9: Aki to move. Choose islands. Dice: 1, 3 and 4, changed from 1, 6 and 4."
    )
    assert (
        "Aki: 8 points, 3 of 7 islands: 3 (2 tribes), 8 (3 tribes) and 10 (3 tribes); stock 6, sacrificed 1."
        in text
    )
    assert (
        "Dmitri Karamazov: 3 points, 2 of 7 islands: 1 (1 tribe) and 5 (2 tribes); stock 12, sacrificed 0" in text
    )
    assert "Free islands: 6 (2 points), 7 (3 points) and 9 (3 points)." in text
    assert text.endswith("Aki takes island 8 with 3 tribes; ベンジャミン gets 2 back.")


def test_end_is_in_the_alt_text() -> None:
    assert "終了" in alt(*bust())


def test_alt_text_before_the_roll_has_no_dice() -> None:
    text = alt(*TABLES["before-the-roll"]())
    assert "About to roll." in text
    assert "Dice" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "names", [FOUR, ODD, ("𠮷" * 32,) * 4, ("x" * 400,) * 4], ids=["plain", "odd", "rare", "long"]
)
def test_alt_text_fits_the_limit(lang: str, names: Sequence[str]) -> None:
    shown = view({number: (number % 4, 3) for number in range(1, 13)}, (3, 3, 3, 3))
    events = [Evicted(seat=n % 4, rival=(n + 1) % 4, island=n, count=4, lost=3) for n in range(1, 13)]
    text = alt(shown, scene(shown, lang, names, events))
    assert utf16_length(text) <= LIMIT
    held = "{} (3 tribes)" if lang == "en" else "{}に3個"
    assert all(held.format(number) in text for number in range(1, 13))


def lines_of(shown, its_scene) -> dict[str, Sequence[str]]:  # type: ignore[no-untyped-def]
    """The lines of each page by its title."""
    return {page.title: page.lines for page in painter(KEY).pages(shown, its_scene)}


def test_pages_say_what_the_dice_name_and_who_holds_each_island() -> None:
    words = lines_of(*TABLES["choosing"]())
    assert list(words) == ["Turn and dice", "Players", "Islands"]
    assert words["Turn and dice"] == (
        "Micronesia, turn 9: your move.",
        "Choose islands.",
        "Dice: 1, 3 and 4, changed from 1, 6 and 4.",
        "1 and 7: send 2+1, 3 left, drives out Dmitri Karamazov",
        "3 and 5: send 0+3, 3 left, drives out Dmitri Karamazov",
        "4: send 5, 1 left, drives out ベンジャミン",
        "With 1 sacrificed also in reach: 2, 6, 8, 9 and 10",
        "With 2 sacrificed also in reach: 12",
    )
    assert words["Players"][0].startswith("You: 8 points, 3 of 7 islands")
    assert words["Players"][-2:] == (
        "Order of turns, from who began: You, ベンジャミン, 千尋 and Dmitri Karamazov.",
        "Points decide after 240 turns. This is turn 9; extra turns don’t count.",
    )
    assert words["Islands"][:3] == (
        "Free islands: 6 (2 points), 7 (3 points) and 9 (3 points).",
        "Island 1, 1 point: Dmitri Karamazov, 1 tribe",
        "Island 2, 1 point: 千尋, 2 tribes",
    )


def test_pages_warn_of_a_win_in_japanese() -> None:
    words = lines_of(*TABLES["danger"]())
    assert words["手番とダイス"][0] == "ミクロネシア、9手番目、Akiの番です。"
    assert "あと1島で勝利：Dmitri Karamazov。" in words["手番とダイス"]
    assert "12の島（4点）：Aki、部族4個" in words["島"]
    assert any("バーストのおそれ" in line for line in words["プレイヤー"])


def test_pages_of_a_shift_say_what_each_island_can_give() -> None:
    shown = view(MIDDLE, stage="shift", settled=(3, 5), gave=(8,), received=(10,))
    words = lines_of(shown, scene(shown, choices=[(Shift(from_island=8, to_island=10, count=1), "-")]))
    assert words["Turn and dice"][1:] == (
        "Move tribes, or end.",
        "Dice: 1, 3 and 4.",
        "Chosen this turn: 3 and 5.",
        "Gave tribes this turn, so receives none: 8.",
        "Received tribes this turn, so gives none: 10.",
        "Tribes that can go to any other island of yours, at most: 1 from 3 and 2 from 8.",
    )


def test_pages_begin_with_the_result() -> None:
    words = lines_of(*bust())
    assert words["手番とダイス"][1].endswith("ベンジャミンさんがバーストしました。")


def test_newest_sentence_is_kept_if_room_is_short() -> None:
    old, new = "o" * 900, "n" * 900
    assert compose(lambda room: ["head"], [old, new]) == f"head {new}"
    assert compose(lambda room: ["a" * 400 * room], []).endswith("…")
    assert utf16_length(compose(lambda room: ["🎲" * 2000])) <= LIMIT


def test_shortened_name_is_one_line() -> None:
    assert shorten(" a \n b ", 8) == "a b"
    assert shorten("abcdefgh", 5) == "abcd…"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_fonts_have_every_character_of_the_texts(lang: str) -> None:
    """The call is Discord's to draw, so its emoji needs no glyph here."""
    drawn = [text for text in lexicon(lang) if text.key.startswith((f"{KEY}-", "picture-"))]
    pieces = [piece for text in drawn for piece in text.pieces if not text.key.startswith(f"{KEY}-call-")]
    assert pieces
    assert not [piece for piece in pieces if BOX in drawable(piece)]


TRAY, TAG = 560, 110
"""Pixels for the words beside three changed dice, and for that of a player who went bust."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_of_the_panels_are_not_cut(lang: str) -> None:
    say = Speaker(lang, FOUR, KEY, strict=True).plain().say
    for words in ("stage-roll", "stage-settle", "stage-shift", "stage-shifted", "again"):
        assert width(say(f"micronesia-picture-{words}"), 36) <= TRAY
    assert width(say("micronesia-picture-out"), 36) <= TAG


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", TABLES)
def test_odd_names_are_drawn(lang: str, name: str) -> None:
    shown, its_scene = TABLES[name]()
    odd = scene(shown, lang, ODD, its_scene.events, its_scene.choices)
    assert painter(KEY).paint(shown, odd).size == (WIDE, HIGH)
    assert utf16_length(alt(shown, odd)) <= LIMIT
