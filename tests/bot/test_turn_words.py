"""A panel names a turn by the game's own word, such as Dicolony's, whose turn is everybody's."""

from __future__ import annotations

import pytest

from bot.texts import Speaker


@pytest.mark.parametrize(
    ("game", "lang", "words"),
    [
        ("dicolony", "ja", "3ターン目"),
        ("micronesia", "ja", "3手番目"),
        ("dicolony", "en", "Turn 3"),
        ("octa", "en", "Turn 3"),
    ],
)
def test_turn_is_named_by_the_games_own_word(game: str, lang: str, words: str) -> None:
    assert Speaker(lang, (), game, strict=True).turn(3) == words
