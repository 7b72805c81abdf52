"""/help and /privacy: their length and their truth."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.texts import LANGUAGES, Speaker, text_key
from engines import GAMES

from .games import reply_to
from .world import World, press, private

SLASH = re.compile(r"(?<![\w/:.])/(?=[^\W\d_])")
MANY = 5
"""Games that /help must have room for."""


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
async def test_help_fits_and_names_every_game(world: World, lang: str) -> None:
    world.locales[world.people["aki"].id] = lang
    reply = await reply_to(world, "aki", "help")
    about = {game: Speaker(lang).say(text_key(game, "description")) for game in GAMES}
    assert all(words in reply for words in about.values())
    longest = max(map(len, about.values())) + 40
    assert len(reply) + longest * max(0, MANY - len(GAMES)) <= 2000
    assert not reply.endswith("…"), "nothing was cut"


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
async def test_help_names_every_command_but_those_of_panels(world: World, lang: str) -> None:
    world.locales[world.people["aki"].id] = lang
    reply = await reply_to(world, "aki", "help")
    names = await spoken(world, lang)
    alone = {name for name in names if " " not in name}
    alone -= {"help", "game", "admin"}  # done by panels, or not for players
    assert not {name for name in alone if f"/{name}" not in reply}
    assert not {name for name in alone if f"/{names[name]}" not in reply}


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


async def test_invite_asks_for_the_permissions_of_the_papers(world: World) -> None:
    aki = world.people["aki"]
    said = private(await press(aki, private(await aki.slash(world.channel, "help")), "Add me elsewhere")).content
    assert "permissions=309237763072" in said
    assert said.count(f"client_id={world.client.application_id}") == 2
