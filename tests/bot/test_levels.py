"""Easy, normal, strong: what a lobby offers, in words, in every game and both languages."""

from __future__ import annotations

import pytest

from bot.features.lobby.panel import level_word, policy_words
from bot.texts import LANGUAGES, Speaker
from engines import GAMES
from engines.core.opponents.computers import EASY, STRONG, levels
from engines.core.playable import Playable

from .world import World, labels, press, private


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_game_has_three_levels_with_a_sentence_each(game: Playable, lang: str) -> None:
    voice = Speaker(lang, strict=True)
    offered = levels(game)
    assert (offered[0], offered[-1], len(offered)) == (EASY, STRONG, 3)
    sentences = [policy_words(voice, game.key, name) for name in offered]
    words = [level_word(voice, name) for name in offered]
    assert len({*sentences, *words}) == 6
    assert not {*sentences, *words} & set(offered) - {"easy", "strong"}
    assert all(len(sentence) <= 80 for sentence in sentences)


async def test_lobby_says_how_well_each_computer_plays(world: World) -> None:
    aki = world.people["aki"]
    await aki.slash(world.channel, "game new", game="octa")
    for level in ("Strong", "Easy"):
        which = private(await press(aki, world.panel(), "Add a computer player"))
        assert [label.split(":")[0] for label in labels(which)] == ["Easy", "Normal", "Strong"]
        await press(aki, which, level)
    names = (await world.session()).names
    assert f"🤖 **{names[1]}** (strong)" in world.panel().content
    assert f"🤖 **{names[2]}** (easy)" in world.panel().content
