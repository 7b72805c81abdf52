"""Where commands are offered, and what they do where the bot is not: direct messages and other servers."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord import InteractionResult

from bot.command_tree import Commands
from bot.store import Connection

from .games import begun_game, lobby, more, play_to_end, reply_to
from .test_commands import payload  # noqa: F401
from .world import World, labels, press, private

FOREIGN = 987_654_321_098_765_432
"""A server on which the bot is not."""
EVERYWHERE = {
    "play",
    "daily",
    "learn",
    "tables",
    "leaderboard",
    "rules",
    "settings",
    "help",
    "privacy",
}
ON_SERVERS = {"game", "server", "export", "standings"}
MENUS = {"Invite to a game"}
"""Commands on a message or a person."""


def away(world: World) -> None:
    """Make Discord send all further interactions from a server where only the person has the app."""
    emit = world.env.backend.emit

    def moved(event: str, sent: Any) -> Any:
        if event == "INTERACTION_CREATE":
            user = sent["member"]["user"]["id"]
            owners = {"1": user}
            sent = {**sent, "guild_id": str(FOREIGN), "authorizing_integration_owners": owners}
        return emit(event, sent)

    world.env.backend.emit = moved


def rows(db: Connection) -> tuple[int, int]:
    """Return the numbers of sessions and of servers with settings."""
    (sessions,) = db.execute("SELECT count(*) FROM sessions").fetchone()
    (settings,) = db.execute("SELECT count(*) FROM guild_settings").fetchone()
    return sessions, settings


def test_every_command_says_where_it_works(payload: list[dict[str, Any]]) -> None:  # noqa: F811
    found = {one["name"]: (one["contexts"], one["integration_types"]) for one in payload}
    assert found.pop("admin") == ([0, 1], [0])
    assert {name for name, where in found.items() if where == ([0, 1, 2], [0, 1])} == EVERYWHERE
    assert {name for name, where in found.items() if where == ([0], [0])} == ON_SERVERS | MENUS
    assert set(found) == EVERYWHERE | ON_SERVERS | MENUS


async def test_change_of_contexts_is_registered(world: World) -> None:
    preferences = world.services.preferences
    assert not await world.client.tree.sync_if_changed(preferences), "the start has registered them"
    (rules,) = (one for one in world.client.tree.get_commands() if one.name == "rules")
    assert isinstance(rules, discord.app_commands.Command)
    rules.allowed_contexts = discord.app_commands.AppCommandContext(guild=True)
    assert await world.client.tree.sync_if_changed(preferences)


async def test_direct_messages_offer_what_works_there(world: World) -> None:
    offered = {name.split()[0] for name in world.people["aki"].user.available_commands()}
    assert offered == EVERYWHERE | {"admin"}


async def test_own_things_are_usable_in_direct_messages(world: World) -> None:
    await play_to_end(world, await begun_game(world, "aki", "ben", "chika"))
    await lobby(world, "aki")
    user = world.people["aki"].user
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
    assert private(await world.people["dai"].user.slash("leaderboard")).content.endswith(
        "You have no finished games yet."
    )


async def test_own_things_are_usable_where_the_bot_is_not(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    posted = len(world.messages())
    before = await world.store.read(rows)
    away(world)
    aki = world.people["aki"]
    inbox = private(await aki.slash(world.channel, "tables"))
    assert inbox.content.startswith("## Your tables")
    for command in ("help", "privacy", "rules", "settings", "leaderboard"):
        assert "Incident" not in private(await aki.slash(world.channel, command)).content, command
    shown = private(await aki.slash(world.channel, "settings"))
    world.forged_id = "s1::0:server:language:ja"
    assert "I’m not on this server" in private(await press(aki, shown, "Seats…")).content
    await world.settle()
    assert len(world.messages()) == posted
    assert await world.store.read(rows) == before


@pytest.mark.parametrize(
    ("lang", "said"), [("en-US", "I’m not on this server"), ("ja", "このサーバーにはボットが")]
)
async def test_games_need_the_bot_on_the_server(world: World, lang: str, said: str) -> None:
    await play_to_end(world, await begun_game(world, "aki", "ben", "chika"))
    card = await more(world.people["aki"], world.panel())
    before = await world.store.read(rows)
    away(world)
    world.locales[world.people["aki"].id] = lang
    for command, options in (("game new", {"game": "octa"}), ("export", {}), ("game end", {})):
        assert (await reply_to(world, "aki", command, **options)).startswith(said), command
    pressed: InteractionResult = await press(world.people["aki"], card, "New game")
    assert "server" in private(pressed).content or "サーバー" in private(pressed).content
    assert await world.store.read(rows) == before


async def test_commands_of_servers_are_refused_in_direct_messages(world: World) -> None:
    """Discord may offer a command by its old registration for a while."""
    for made in world.client.tree.get_commands():
        made.allowed_contexts = None  # type: ignore[union-attr]
        made.guild_only = made.name != "game"  # type: ignore[union-attr]
    (group,) = (made for made in world.client.tree.get_commands() if made.name == "game")
    await world.client.tree.sync()
    group.guild_only = True  # type: ignore[union-attr]
    user = world.people["aki"].user
    reply = private(await user.slash("game new", game="octa")).content
    assert reply.startswith("That works in a channel of a server")
    assert await world.store.read(rows) == (0, 0)


def test_tree_is_built_without_a_connection() -> None:
    assert {made.name for made in Commands(discord.Client(intents=discord.Intents.none())).get_commands()} == (
        EVERYWHERE | ON_SERVERS | MENUS | {"admin"}
    )
