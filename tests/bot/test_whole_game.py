"""A game from the slash command to the winner, by pressing what a player sees."""

from __future__ import annotations

from pathlib import Path

import pytest

from .player import press_to_end
from .world import World, labels, open_world, press

pytestmark = pytest.mark.database

WORDS = {
    "en": {
        "join": "Join",
        "begin": "Begin",
        "set up": "Set up…",
        "computer": "Computer",
        "won": "🏆",
        "seed": "Seed",
    },
    "ja": {
        "join": "参加する",
        "begin": "始める",
        "set up": "準備…",
        "won": "🏆",
        "seed": "シード",
    },
}

END = {"en": ["Rematch", "Review", "More…"], "ja": ["もう一度", "振り返り", "その他…"]}


async def seat_and_begin(world: World, words: dict[str, str]) -> None:
    await world.people["aki"].slash(world.channel, "game new", game="micronesia")
    await press(world.people["ben"], world.panel(), words["join"])
    await press(world.people["chika"], world.panel(), words["join"])
    await press(world.people["aki"], world.panel(), words["begin"])


@pytest.mark.parametrize("lang", ["en", pytest.param("ja", marks=pytest.mark.slow)])
async def test_three_people_press_game_to_its_end(tmp_path: Path, plain_pictures: None, lang: str) -> None:
    locale = {"en": "en-GB", "ja": "ja"}[lang]
    locales = dict.fromkeys(("aki", "ben", "chika"), locale)
    async with open_world(tmp_path / "x.db", locales=locales, guild_locale=locale) as world:
        await seat_and_begin(world, WORDS[lang])
        session = await press_to_end(world, lang)
        end = world.messages()[-1]
        assert WORDS[lang]["won"] in end.content
        assert session.seed is not None
        assert session.seed.hex() not in end.content
        assert [file.filename for file in end.attachments] == ["board.jpg"]
        for standing in session.rules.standings(session.state):
            assert session.players[standing.seat].name in end.content
        assert labels(end) == END[lang]
        old = [message for message in world.messages()[:-1] if message.components]
        assert old == [], "every panel but the last has lost its controls"
