"""/help and /privacy: their length and their truth."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.kit.phone import phone_lines
from bot.texts import LANGUAGES, Speaker, text_key
from engines import GAMES

from .games import begun_game, reply_to
from .world import World, controls, labels, press, private

SLASH = re.compile(r"(?<![\w/:.])/(?=[^\W\d_])")


async def spoken(world: World, lang: str) -> dict[str, str]:
    """Return every command's name in this language, by its full English name."""
    found: dict[str, str] = {}

    def walk(nodes: list[dict[str, Any]], above: tuple[str, str]) -> None:
        for node in nodes:
            shown = (node.get("name_localizations") or {}).get(lang, node["name"])
            name = (f"{above[0]} {node['name']}".strip(), f"{above[1]} {shown}".strip())
            found[name[0]] = name[1]
            walk([each for each in node.get("options") or [] if each["type"] in (1, 2)], name)

    walk(await world.client.tree.payload(), ("", ""))
    return found


def named(reply: str, names: dict[str, str]) -> dict[str, str]:
    """Return the commands that a reply names, as written, with their full English names."""
    english = {shown: name for name, shown in names.items()} | {name: name for name in names}
    found = {}
    for slash in SLASH.finditer(reply):
        written = [name for name in english if reply.startswith(name, slash.end())]
        assert written, f"no such command: {reply[slash.start() : slash.end() + 20]}"
        longest = max(written, key=len)
        found[longest] = english[longest]
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_help_is_one_screen_and_begins_with_three_wishes(world: World, lang: str) -> None:
    """How to start, where to press, where to look; then the first page, with a line a game."""
    aki = world.people["aki"]
    world.locales[aki.id] = lang
    page = private(await aki.slash(world.channel, "help"))
    lines = page.content.splitlines()
    say = Speaker(lang).say
    assert f"/{say('command-game')} {say('command-game-new')}" in lines[0]
    assert f"/{say('command-standings')}" in lines[2]
    assert f"/{say('command-tables')}" in lines[2]
    assert phone_lines(page.content, lang) <= 18, "15 and what a game of a long name needs"
    assert all(any(say(text_key(game, "title")) in line for line in lines) for game in GAMES)
    first = [say("first-other"), say("first-daily"), say("first-learn"), say("help-elsewhere")]
    assert labels(page)[1:] == first
    assert [one["style"] for one in controls(page)] == [3, 2, 2, 2, 2], "one of them is green"


async def test_play_without_a_game_is_the_first_page(world: World) -> None:
    """Nothing begins that was not asked for, whatever was played in the channel."""
    await begun_game(world, "aki", "ben", game="octa")
    aki = world.people["aki"]
    page = private(await aki.slash(world.channel, "play"))
    assert labels(page)[0] == "Play Micronesia now"
    board = private(await press(aki, page, "Play Micronesia now"))
    assert board.content.startswith("🔒 **Private game** · Micronesia"), "one press"
    again = private(await aki.slash(world.channel, "play"))
    assert any(label.startswith("Micronesia · Turn ") for label in labels(again)), "what goes on is below"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["help", "privacy", "tables", "leaderboard", "export"])
async def test_every_command_that_is_named_exists(world: World, lang: str, command: str) -> None:
    world.locales[world.people["aki"].id] = lang
    names = await spoken(world, lang)
    reply = await reply_to(world, "aki", command)
    wanted = named(reply, names)
    assert wanted or command == "privacy"
    if command != "help":  # which gives the English names too
        assert wanted.keys() <= set(names.values()), "as they are called in this language"


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_privacy_fits_and_says_what_is_stored(world: World, lang: str) -> None:
    world.locales[world.people["aki"].id] = lang
    reply = await reply_to(world, "aki", "privacy")
    assert len(reply) <= 2000
    assert reply.count("•") == 5
    assert "Discord" in reply


async def test_both_answer_in_direct_message(world: World) -> None:
    user = world.people["aki"].user
    assert "/game new" in private(await user.slash("help")).content
    assert private(await user.slash("privacy")).content.startswith("## What I keep")


async def test_links_ask_for_the_permissions_of_the_papers(world: World) -> None:
    aki = world.people["aki"]
    page = private(await aki.slash(world.channel, "help"))
    said = private(await press(aki, page, "Add me elsewhere")).content
    assert "permissions=309237763072" in said
    assert said.count(f"client_id={world.client.application_id}") == 2
