"""How much a person meets, counted: buttons, lines, entries of Discord's list (named in ``test_commands.py``)."""

from __future__ import annotations

import re

import pytest

from bot.kit.phone import phone_lines
from bot.texts import LANGUAGES, Speaker

from .games import begun_game, lobby, mover, play_to_end
from .world import World, controls, is_more, press, private

HASH = re.compile(r"\b[0-9a-f]{64}\b")


def buttons(message: object) -> list[str]:
    return [one["label"] for one in controls(message) if one["type"] == 2]  # type: ignore[arg-type]


def words(lang: str, *keys: str) -> list[str]:
    return [Speaker(lang).say(key) for key in keys]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_lobby_has_five_buttons_and_the_first_page_behind_them_none(world: World, lang: str) -> None:
    await lobby(world, "aki", lang=lang)
    expected = words(lang, "lobby-join", "lobby-begin", "lobby-leave", "lobby-set-up", "lobby-about")
    assert buttons(world.panel()) == expected
    assert phone_lines(world.panel().content, lang) <= 10


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_game_is_three_buttons_beside_its_choices_and_an_end_of_three(
    world: World, plain_pictures: None, lang: str
) -> None:
    """The public message, one's own panel, the end card; and no message says nothing to play with."""
    for name in world.people:
        world.locales[world.people[name].id] = lang
    session = await begun_game(world, "aki", "ben", game="octa", lang=lang)
    board = world.panel()
    service = [one["label"] for one in controls(board) if not re.search(r":(plan|act|tick):", one["custom_id"])]
    assert service == words(lang, "table-my-panel", "table-happened", "rules-button")
    mine = private(await press(await mover(world), board, service[0]))
    beside = [one for one in controls(mine) if not re.search(r":(plan|act|tick):", one["custom_id"])]
    assert [one["label"] for one in beside if one["type"] == 2] == words(
        lang, "board-try-button", "table-what-button"
    )
    assert [is_more(one) for one in beside if one["type"] == 3] == [True]
    await play_to_end(world, session)
    card = world.panel()
    assert buttons(card) == words(lang, "scores-end-rematch", "review-button", "scores-end-more")
    assert card.id == world.messages()[-1].id, "its buttons are the last thing in the channel"
    assert len(card.attachments) == 1
    said = [message.content for message in world.messages()]
    assert not any(HASH.search(one) for one in said)
    assert sum("🎲 " in one and "-# " in one for one in said) <= 2, (
        "one line of proof before the dice, and one after"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_settings_are_four_lines_and_four_buttons(world: World, lang: str) -> None:
    aki = world.people["aki"]
    world.locales[aki.id] = lang
    page = private(await aki.slash(world.channel, "settings"))
    assert len(buttons(page)) == 4
    assert len([line for line in page.content.splitlines() if line.startswith("**")]) == 4
