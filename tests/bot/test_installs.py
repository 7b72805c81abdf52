"""Where commands are offered, and what they do where the bot is not: direct messages and other servers."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.command_tree import Commands
from bot.store import Connection

from .games import begun_game, lobby, more, play_to_end, reply_to
from .test_commands import payload  # noqa: F401
from .world import World, labels, press, private

FOREIGN = 987_654_321_098_765_432
"""A server on which the bot is not."""
EVERYWHERE = {"play", "daily", "learn", "tables", "leaderboard", "rules", "settings", "help", "privacy"}
ON_SERVERS = {"game", "server", "export", "league", "standings"}
MENU = "Invite to a game"
"""A command on a person."""


def away(world: World) -> None:
    """Make Discord send all further interactions from a server where only the person has the app."""
    emit = world.env.backend.emit

    def moved(event: str, sent: Any) -> Any:
        if event == "INTERACTION_CREATE":
            user = sent["member"]["user"]["id"]
            sent = {**sent, "guild_id": str(FOREIGN), "authorizing_integration_owners": {"1": user}}
        return emit(event, sent)

    world.env.backend.emit = moved


def rows(db: Connection) -> tuple[int, int]:
    """Return the numbers of sessions and of servers with settings."""
    (sessions,) = db.execute("SELECT count(*) FROM sessions").fetchone()
    (settings,) = db.execute("SELECT count(*) FROM guild_settings").fetchone()
    return sessions, settings


def test_every_command_says_where_it_works(payload: list[dict[str, Any]]) -> None:  # noqa: F811
    """The tree is built without a connection."""
    where = {one["name"]: (one["contexts"], one["integration_types"]) for one in payload}
    assert where.pop("admin") == ([0, 1], [0])
    expected = dict.fromkeys(EVERYWHERE, ([0, 1, 2], [0, 1])) | dict.fromkeys([*ON_SERVERS, MENU], ([0], [0]))
    assert where == expected
    (menu,) = [one for one in payload if one.get("type", 1) != 1]
    assert (menu["name"], menu["type"]) == (MENU, 2)
    assert not {"options", "description"} & menu.keys()
    tree = Commands(discord.Client(intents=discord.Intents.none()))
    assert {made.name for made in tree.get_commands()} == {*where, "admin"}
    assert len(tree.get_commands(type=discord.AppCommandType.user)) == 1


async def test_change_of_contexts_or_of_a_menu_is_registered(world: World) -> None:
    tree, preferences = world.client.tree, world.services.preferences
    assert not await tree.sync_if_changed(preferences), "the start has registered them"
    (rules,) = (one for one in tree.get_commands() if one.name == "rules")
    assert isinstance(rules, discord.app_commands.Command)
    rules.allowed_contexts = discord.app_commands.AppCommandContext(guild=True)
    assert await tree.sync_if_changed(preferences)
    tree.remove_command(MENU, type=discord.AppCommandType.user)
    assert await tree.sync_if_changed(preferences)
    assert not await tree.sync_if_changed(preferences)


async def test_own_things_are_usable_in_direct_messages(world: World) -> None:
    await play_to_end(world, await begun_game(world, "aki", "ben", "chika"))
    await lobby(world, "aki")
    user = world.people["aki"].user
    assert {name.split()[0] for name in user.available_commands()} == EVERYWHERE | {"admin"}
    assert private(await user.slash("tables")).content.startswith("## Your tables")
    mine = private(await user.slash("leaderboard")).content.splitlines()
    assert mine[0] == "## aki"
    assert mine[2].startswith("**Micronesia** · 1 game · ")
    assert "rating" not in mine[2]
    assert "Each server has its own ratings" in mine[-1]
    assert private(await user.slash("rules", game="octa")).content
    assert "For the server: English" not in labels(private(await user.slash("settings")))
    other = private(await user.slash("leaderboard", player=world.people["ben"].user)).content
    assert other.startswith("Here I show only your own games.")
    world.locales[user.id] = "ja"
    assert "すべてのサーバー" in private(await user.slash("leaderboard")).content
    none = private(await world.people["dai"].user.slash("leaderboard")).content
    assert none.endswith("You have no finished games yet.")


@pytest.mark.parametrize(
    ("lang", "said"), [("en-US", "I’m not on this server"), ("ja", "このサーバーにはボットが")]
)
async def test_where_the_bot_is_not_own_things_are_usable_and_games_are_not(
    world: World, lang: str, said: str
) -> None:
    await play_to_end(world, await begun_game(world, "aki", "ben", "chika"))
    aki, card = world.people["aki"], await more(world.people["aki"], world.panel())
    posted, before = len(world.messages()), await world.store.read(rows)
    world.locales[aki.id] = lang
    away(world)
    for command in ("help", "privacy", "rules", "leaderboard", "tables", "settings"):
        shown = private(await aki.slash(world.channel, command))
        assert not any(odd in shown.content for odd in ("Incident", said)), command
    world.forged_id = "s1::0:server:language:ja"
    assert private(await press(aki, shown, labels(shown)[0])).content.startswith(said)
    for command, options in (("game new", {"game": "octa"}), ("export", {}), ("game end", {})):
        assert (await reply_to(world, "aki", command, **options)).startswith(said), command
    invited = private(await aki.context_menu(world.channel, MENU, world.people["ben"]))
    assert invited.content.startswith(said)
    elsewhere = {"en-US": "This table is on another server.", "ja": "この卓は別のサーバーにあります。"}[lang]
    assert private(await press(aki, card, "New game")).content.startswith(elsewhere)
    await world.settle()
    assert len(world.messages()) == posted
    assert await world.store.read(rows) == before


async def test_commands_of_servers_are_refused_in_direct_messages(world: World) -> None:
    """Discord may offer a command by its old registration for a while."""
    for made in world.client.tree.get_commands():
        made.allowed_contexts = None  # type: ignore[union-attr]
        made.guild_only = made.name != "game"  # type: ignore[union-attr]
    (group,) = (made for made in world.client.tree.get_commands() if made.name == "game")
    await world.client.tree.sync()
    group.guild_only = True  # type: ignore[union-attr]
    reply = private(await world.people["aki"].user.slash("game new", game="octa")).content
    assert reply.startswith("That works in a channel of a server")
    assert await world.store.read(rows) == (0, 0)
