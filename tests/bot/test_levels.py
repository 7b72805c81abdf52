"""Easy, normal, strong: what a lobby offers, in words, in every game and both languages."""

from __future__ import annotations

import pytest

from bot.features.lobby.panel import level_word
from bot.texts import LANGUAGES, Speaker
from engines import GAMES
from engines.core.opponents.computers import EASY, STRONG, levels
from engines.core.playable import Playable

from .world import World, labels, press, private


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_game_has_three_levels_with_a_word_each(game: Playable, lang: str) -> None:
    voice = Speaker(lang, strict=True)
    offered = levels(game)
    assert (offered[0], offered[-1], len(offered)) == (EASY, STRONG, 3)
    words = {level_word(voice, name) for name in offered}
    assert len(words) == 3
    assert not words & set(offered) - {"easy", "strong"}


async def test_lobby_says_how_well_each_computer_plays(world: World) -> None:
    aki = world.people["aki"]
    await aki.slash(world.channel, "game new", game="octa")
    page = private(await press(aki, world.panel(), "Set up…"))
    for level in ("strong", "easy"):
        assert [one for one in labels(page) if one.startswith("Computer")] == [
            "Computer: easy", "Computer: normal", "Computer: strong"
        ]  # fmt: skip
        page = private(await press(aki, page, f"Computer: {level}"))
    names = (await world.session()).names
    assert f"🤖 **{names[1]}** (strong)" in world.panel().content
    assert f"🤖 **{names[2]}** (easy)" in world.panel().content
