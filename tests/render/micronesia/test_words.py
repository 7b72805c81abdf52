"""What a picture says to those who do not see it, and the words in it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.texts import LANGUAGES, Speaker
from engines.micronesia.actions import Evicted
from render import painter
from render.kit.alt import LIMIT, composed, shortened, utf16_length
from render.kit.fonts import BOX, drawable
from render.kit.text import width
from tests.locales.lexicon import lexicon

from .tables import FOUR, KEY, MIDDLE, ODD, TABLES, bust, scene, view


def alt(shown, of_it) -> str:  # type: ignore[no-untyped-def]
    return painter(KEY).alt(shown, of_it)


def test_the_alt_text_says_what_the_picture_shows() -> None:
    shown = view(MIDDLE, (1, 2, 3, 0), rolled=(1, 6, 4))
    said = alt(shown, scene(shown, events=[Evicted(seat=0, rival=1, island=8, count=3, lost=2)]))
    assert "turn 9: Aki to move" in said
    assert "Dice 1, 3 and 4, changed from 1, 6 and 4" in said
    assert "Aki: 8 points, 3 of 7 islands (3×2, 8×3 and 10×3), stock 6, sacrificed 1." in said
    assert "Dmitri Karamazov: 3 points, 2 of 7 islands (1×1 and 5×2), stock 12, sacrificed 0." in said
    assert "Free islands: 6, 7 and 9." in said
    assert said.endswith("Aki takes island 8 with 3 tribes; 2 tribes of ベンジャミン go back to stock.")


def test_the_end_is_told() -> None:
    assert "終了" in alt(*bust())


def test_before_the_roll_no_dice_are_told() -> None:
    assert "about to be rolled" in alt(*TABLES["before-the-roll"]())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "names", [FOUR, ODD, ("𠮷" * 32,) * 4, ("x" * 400,) * 4], ids=["plain", "odd", "rare", "long"]
)
def test_an_alt_text_has_room_at_discord(lang: str, names: Sequence[str]) -> None:
    shown = view({number: (number % 4, 3) for number in range(1, 13)}, (3, 3, 3, 3))
    events = [Evicted(seat=n % 4, rival=(n + 1) % 4, island=n, count=4, lost=3) for n in range(1, 13)]
    said = alt(shown, scene(shown, lang, names, events))
    assert utf16_length(said) <= LIMIT
    for number in range(1, 13):
        assert f"{number}×3" in said


def test_when_room_is_short_the_newest_is_told() -> None:
    old, new = "o" * 900, "n" * 900
    assert composed(lambda room: ["head"], [old, new]) == f"head {new}"
    assert composed(lambda room: ["a" * 400 * room], []).endswith("…")
    assert utf16_length(composed(lambda room: ["🎲" * 2000])) <= LIMIT


def test_a_shortened_name_is_one_line() -> None:
    assert shortened(" a \n b ", 8) == "a b"
    assert shortened("abcdefgh", 5) == "abcd…"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_fonts_have_every_sign_of_the_texts(lang: str) -> None:
    pieces = [
        piece for text in lexicon(lang) for piece in text.pieces if text.key.startswith((f"{KEY}-", "picture-"))
    ]
    assert pieces
    assert not [piece for piece in pieces if BOX in drawable(piece)]


TRAY, COLUMN = 360, 250
"""Pixels that the caption of the dice and the titles over the players have."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_the_panels_are_not_cut(lang: str) -> None:
    say = Speaker(lang, FOUR, KEY, strict=True).plain().say
    for stage in ("stage-roll", "stage-settle", "stage-shift", "last-dice"):
        assert width(say(f"micronesia-picture-{stage}"), 32) <= TRAY
    assert width(say("micronesia-picture-again"), 28) <= TRAY
    assert width(say("picture-players"), 34) + width(say("micronesia-picture-points"), 28, False) <= 340
    assert width(say("picture-seat", {"number": 4}), 32) <= COLUMN
    legend = sum(width(say(f"micronesia-picture-{name}"), 23, False) for name in ("stock", "islands", "sacrificed"))
    assert legend + 3 * 42 <= 396


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", TABLES)
def test_odd_names_spoil_no_picture(lang: str, name: str) -> None:
    shown, of_it = TABLES[name]()
    odd = scene(shown, lang, ODD, of_it.events, of_it.choices)
    assert painter(KEY).paint(shown, odd).size == (1600, 1030)
    assert utf16_length(alt(shown, odd)) <= LIMIT
