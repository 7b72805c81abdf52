"""/help, /play and /privacy: their length and their truth."""

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
    names: dict[str, str] = {}

    def walk(nodes: list[dict[str, Any]], above: tuple[str, str]) -> None:
        for node in nodes:
            shown = (node.get("name_localizations") or {}).get(lang, node["name"])
            name = (f"{above[0]} {node['name']}".strip(), f"{above[1]} {shown}".strip())
            names[name[0]] = name[1]
            walk([each for each in node.get("options") or [] if each["type"] in (1, 2)], name)

    walk(await world.client.tree.payload(), ("", ""))
    return names


def named(reply: str, names: dict[str, str]) -> set[str]:
    """Return the commands that a reply names, as written, in English or as in ``names``."""
    found = set()
    for slash in SLASH.finditer(reply):
        written = [name for name in {*names, *names.values()} if reply.startswith(name, slash.end())]
        assert written, f"no such command: {reply[slash.start() : slash.end() + 20]}"
        found.add(max(written, key=len))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_help_is_one_screen_and_every_command_that_is_named_exists(world: World, lang: str) -> None:
    """How to start, where to press, where to look; then the first page, with a line a game."""
    aki, say = world.people["aki"], Speaker(lang).say
    world.locales[aki.id] = lang
    page = private(await aki.slash(world.channel, "help"))
    lines = page.content.splitlines()
    assert f"/{say('command-game')} {say('command-game-new')}" in lines[0]
    assert f"/{say('command-standings')}" in lines[2]
    assert f"/{say('command-tables')}" in lines[2]
    assert phone_lines(page.content, lang) <= 18, "15 and what a game of a long name needs"
    assert all(any(say(text_key(game, "title")) in line for line in lines) for game in GAMES)
    first = [say("first-other"), say("first-daily"), say("first-learn"), say("help-elsewhere")]
    assert labels(page)[1:] == first
    assert [one["style"] for one in controls(page)] == [3, 2, 2, 2, 2], "one of them is green"
    names = await spoken(world, lang)
    assert named(page.content, names), "also by its English name"
    for command in ("privacy", "tables", "leaderboard", "export"):
        reply = await reply_to(world, "aki", command)
        wanted = named(reply, names)
        assert wanted or command == "privacy"
        assert wanted <= set(names.values()), "as they are called in this language"
        if command == "privacy":
            assert len(reply) <= 2000
            assert reply.count("•") == 5
            assert "Discord" in reply


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


async def test_both_answer_in_direct_message(world: World) -> None:
    """Links ask for the permissions of the papers."""
    user = world.people["aki"].user
    page = private(await user.slash("help"))
    assert "/game new" in page.content
    assert private(await user.slash("privacy")).content.startswith("## What I keep")
    said = private(await press(user, page, "Add me elsewhere")).content
    assert "permissions=309237763072" in said
    assert said.count(f"client_id={world.client.application_id}") == 2
