"""The alt text of Micronesia's pictures, and the words in them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.texts import LANGUAGES, Speaker
from engines.micronesia.actions import Evicted
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
    assert "turn 9: Aki to move" in text
    assert "Dice 1, 3 and 4, changed from 1, 6 and 4" in text
    assert "Aki: 8 points, 3 of 7 islands (3×2, 8×3 and 10×3), stock 6, sacrificed 1." in text
    assert "Dmitri Karamazov: 3 points, 2 of 7 islands (1×1 and 5×2), stock 12, sacrificed 0." in text
    assert "Free islands: 6, 7 and 9." in text
    assert text.endswith("Aki takes island 8 with 3 tribes; ベンジャミン gets 2 back.")


def test_end_is_in_the_alt_text() -> None:
    assert "終了" in alt(*bust())


def test_alt_text_before_the_roll_has_no_dice() -> None:
    assert "about to be rolled" in alt(*TABLES["before-the-roll"]())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "names", [FOUR, ODD, ("𠮷" * 32,) * 4, ("x" * 400,) * 4], ids=["plain", "odd", "rare", "long"]
)
def test_alt_text_fits_the_limit(lang: str, names: Sequence[str]) -> None:
    shown = view({number: (number % 4, 3) for number in range(1, 13)}, (3, 3, 3, 3))
    events = [Evicted(seat=n % 4, rival=(n + 1) % 4, island=n, count=4, lost=3) for n in range(1, 13)]
    text = alt(shown, scene(shown, lang, names, events))
    assert utf16_length(text) <= LIMIT
    for number in range(1, 13):
        assert f"{number}×3" in text


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
