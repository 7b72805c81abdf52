"""A game from the slash command to the winner, by pressing what a player sees."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.table.model import Phase

from .house import House, labels, open_house, press
from .player import take_turn

WORDS = {
    "en": {"join": "Join", "begin": "Begin", "computer": "Add a computer player", "won": "🏆", "seed": "Seed"},
    "ja": {
        "join": "参加する",
        "begin": "始める",
        "computer": "コンピュータを加える",
        "won": "🏆",
        "seed": "シード",
    },
}

END = {"en": ["Show the board", "Rematch", "New game"], "ja": ["盤面を見る", "再戦する", "新しいゲーム"]}


async def seat_and_begin(house: House, words: dict[str, str]) -> None:
    await house.people["aki"].slash(house.channel, "game new", game="micronesia")
    await press(house.people["ben"], house.panel(), words["join"])
    await press(house.people["chika"], house.panel(), words["join"])
    await press(house.people["ben"], house.panel(), words["begin"])


@pytest.mark.parametrize("lang", ["en", "ja"])
async def test_three_people_press_a_game_to_its_end(tmp_path: Path, plain_pictures: None, lang: str) -> None:
    locale = {"en": "en-GB", "ja": "ja"}[lang]
    locales = dict.fromkeys(("aki", "ben", "chika"), locale)
    async with open_house(tmp_path / "x.db", locales=locales, guild_locale=locale) as house:
        await seat_and_begin(house, WORDS[lang])
        whim = random.Random(lang)
        while (session := await house.session()).phase is Phase.PLAYING:
            mover = session.players[session.movers[0]]
            actor = next(person for person in house.people.values() if person.id == mover.user_id)
            await take_turn(house, actor, whim)
        assert session.phase is Phase.OVER
        end = house.messages()[-1]
        assert WORDS[lang]["won"] in end.content
        assert session.seed is not None
        assert session.seed.hex() in end.content
        assert session.seed_hash in end.content
        assert [file.filename.split(".")[1] for file in end.attachments] == ["webp", "webp", "gif"]
        for standing in session.rules.standings(session.state):
            assert session.players[standing.seat].name in end.content
        assert labels(end) == END[lang]
        old = [message for message in house.messages()[:-1] if message.components]
        assert old == [], "every panel but the last has lost its controls"
