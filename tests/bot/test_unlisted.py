"""A private bot: it stays on listed servers and where something is stored, and leaves every other one."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import discord
import pytest
from simcord.backend import serializers
from structlog.testing import capture_logs

from bot.kit.app import Operator
from bot.rows.block import SERVER, BlockRow
from bot.rows.settings import ServerSettings
from bot.store import Connection, guilds
from bot.store.drivers import dialect
from bot.store.people.settings import SERVER_SETTINGS
from bot.texts import LANGUAGES, Speaker

from .games import begun_game, command, reply_to, see, settle_all
from .test_installs import away
from .test_recovery import invite, leave
from .test_welcome import Server
from .world import World, answer_to, labels, private

pytestmark = pytest.mark.database

LEAVING = Speaker("en").say("refusal-not-listed")


def private_to(world: World, *servers: int) -> None:
    """Let the bot be for these servers only, also after a restart."""
    world.operator = world.client.app.operator = Operator(servers=frozenset(servers))


async def newcomer(world: World, locale: str = "en-US") -> Server:
    """Return a server on which the bot is, without a system channel until it ``appears``."""
    server = Server(world, locale)
    await settle_all(world)
    return server


def is_there(world: World, guild_id: int) -> bool:
    return guild_id in world.env.backend.guilds and world.client.get_guild(guild_id) is not None


def said(world: World) -> list[dict[str, Any]]:
    """Return every message that the bot has sent, as Discord got it."""
    return [
        sent.json
        for sent in world.env.http_requests
        if sent.method == "POST" and sent.path.endswith("/messages") and isinstance(sent.json, dict)
    ]


# --- a server that is not listed ---------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", ["en-US", "ja"])
async def test_unlisted_server_is_left_after_a_sentence_each_time(world: World, locale: str) -> None:
    server = await newcomer(world, locale)
    private_to(world, world.guild.id)
    kept = world.env.backend.guilds[server.guild.id]
    payload: Any = serializers.guild_create_payload(world.env.backend, kept)
    await server.appears()
    assert not is_there(world, server.guild.id)
    (sent,) = said(world)
    assert sent["content"] == Speaker(locale[:2]).say("refusal-not-listed")
    assert sent["allowed_mentions"]["parse"] == []
    assert discord.MessageFlags._from_value(sent["flags"]).suppress_notifications
    assert not await world.store.read(partial(guilds.has_data, guild_id=server.guild.id))
    assert is_there(world, world.guild.id), "which is listed"
    world.env.backend.guilds[server.guild.id] = kept
    world.env.backend.emit("GUILD_CREATE", payload)
    await settle_all(world)
    assert (len(said(world)), is_there(world, server.guild.id)) == (2, False), "invited again, it is told again"


async def test_listed_server_is_welcomed_as_ever(world: World) -> None:
    server = await newcomer(world)
    private_to(world, server.guild.id)
    await server.appears()
    assert [sent.content for sent in server.messages()] == [Speaker("en").say("server-hello")]


@pytest.mark.parametrize("other", [True, False])
async def test_sentence_goes_to_the_first_open_channel_if_there_is_one(world: World, other: bool) -> None:
    server, bot = await newcomer(world), world.client.user
    assert bot is not None
    found = [server.guild.create_text_channel("other")] if other else []
    see(world, server.hall, bot, send_messages=False)
    await settle_all(world)
    private_to(world, world.guild.id)
    await server.appears()
    paths = [one.path for one in world.env.http_requests if one.method == "POST" and one.path.endswith("/messages")]
    assert paths == [f"/channels/{channel.id}/messages" for channel in found]
    assert not is_there(world, server.guild.id)


async def test_server_that_invited_the_bot_while_it_was_off_is_left_at_the_start(world: World) -> None:
    server = await newcomer(world)
    private_to(world, world.guild.id)
    world.clock.now = world.env.now().timestamp() + 400 * 86400  # however long ago it was
    await world.restart()
    await settle_all(world)
    assert (len(said(world)), is_there(world, server.guild.id)) == (1, False)


async def test_what_discord_refuses_is_tried_again_in_an_hour(world: World) -> None:
    server = await newcomer(world)
    private_to(world, world.guild.id)
    world.env.inject_error("DELETE", "/users/@me/guilds/*", status=403, times=2)
    with capture_logs() as logs:
        await server.appears()
    assert "unlisted-server-not-left" in [one["event"] for one in logs]
    assert is_there(world, server.guild.id)
    tries = [one for one in world.env.http_requests if one.method == "DELETE"]
    assert len(tries) == 1, "no loop"
    for _ in range(2):
        await world.client.upkeep()
        await settle_all(world)
    assert not is_there(world, server.guild.id)
    assert len(said(world)) == 1, "the sentence is not repeated"
    assert await world.store.read(guilds.away) == [server.guild.id], "as ever, when the bot has gone"


async def test_event_that_comes_twice_is_answered_once(world: World) -> None:
    server = await newcomer(world)
    private_to(world, world.guild.id)
    guild = world.client.get_guild(server.guild.id)
    assert guild is not None
    await asyncio.gather(*(world.client.on_guild_available(guild) for _ in range(2)), world.client.upkeep())
    await settle_all(world)
    assert len(said(world)) == 1
    assert len([one for one in world.env.http_requests if one.method == "DELETE"]) == 1


async def test_crash_between_sentence_and_leaving_repeats_the_sentence_only(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = await newcomer(world)
    private_to(world, world.guild.id)

    async def dies(_: discord.Guild) -> None:
        raise KeyError("the process is gone")

    async def unreported(*_: Any, **__: Any) -> None:
        """Take the error of an event as a process does that is gone."""

    with monkeypatch.context() as dying:
        dying.setattr(discord.Guild, "leave", dies)
        dying.setattr(world.client, "on_error", unreported)
        await server.appears()
    assert (len(said(world)), is_there(world, server.guild.id)) == (1, True)
    await world.restart()
    await settle_all(world)
    assert (len(said(world)), is_there(world, server.guild.id)) == (2, False)


async def test_blocked_server_stays_as_it_is(world: World) -> None:
    server = await newcomer(world)
    block = BlockRow(SERVER, server.guild.id, 1, "spam", world.clock.now)
    await world.services.blocks.decide(block, blocked=True)
    private_to(world, world.guild.id)
    await server.appears()
    assert (said(world), is_there(world, server.guild.id)) == ([], True)
    assert "blocked this server" in private(await server.eri.slash(server.hall, "help")).content


# --- a server with data ------------------------------------------------------------------------------------------


async def test_server_with_data_is_never_left_by_itself(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    private_to(world, 1)
    with capture_logs() as logs:
        await world.restart()
        await settle_all(world)
        await world.client.upkeep()
    assert [one["guilds"] for one in logs if one["event"] == "unlisted-servers-kept"] == [[world.guild.id]]
    assert is_there(world, world.guild.id)
    hand = await answer_to(world.people["aki"], world.panel(), "My panel")
    assert LEAVING not in hand.content, "and its games go on"
    assert LEAVING not in await reply_to(world, "ben", "tables")
    leave(world)
    await settle_all(world)
    invite(world)
    await settle_all(world)
    assert is_there(world, world.guild.id), "invited again within the month"
    assert await world.store.read(guilds.away) == []


async def test_everything_that_a_server_would_miss_counts(world: World) -> None:
    """Tables of a session aside, whose session counts, only being welcomed and being left are nothing."""

    def counted(db: Connection) -> set[str]:
        of_sessions = {*dialect.tables_with(db, "session_id")} | {"welcomes", "departed_guilds"}
        return {table for table in dialect.tables_with(db, "guild_id") if table not in of_sessions}

    tables = await world.store.read(counted)
    assert {table for table in tables if f"FROM {table} " in f"{guilds._DATA} "} == tables
    read, write = world.store.read, world.store.write
    await write(partial(guilds.welcome, guild_id=5, now=1.0))
    assert not await read(partial(guilds.has_data, guild_id=5))
    await write(partial(SERVER_SETTINGS.put, row=ServerSettings("ja"), guild_id=5))
    assert await read(partial(guilds.has_data, guild_id=5))
    assert [await read(partial(guilds.unlisted, listed=(one,))) for one in (5, 6)] == [[], [5]]
    await write(partial(guilds.departed, guild_id=5, at=1.0))
    assert await read(partial(guilds.unlisted, listed=(6,))) == []


async def test_what_is_stored_of_a_server_is_counted(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika", computers=1, game="octa")
    columns = "session_id, seat, guild_id, game, user_id, name, place, score, ended_at"
    sql = f"INSERT INTO results ({columns}) VALUES (?, ?, ?, 'octa', ?, '', 1, 1, 1.0)"
    for user in (world.people["dai"].id, world.people["aki"].id, -1):  # of another game; -1 has erased their data
        row = (session.id, user, world.guild.id, user)
        await world.store.write(lambda db, row=row: db.execute(sql, row))
    for guild_id, found in ((world.guild.id, (1, 1, 4)), (5, (0, 0, 0))):
        assert await world.store.read(partial(guilds.holdings, guild_id=guild_id)) == guilds.Holdings(*found)


# --- commands and presses between join and leaving ----------------------------------------------------------------


async def test_nothing_is_opened_on_a_server_that_is_about_to_be_left(world: World) -> None:
    server = await newcomer(world)
    await server.appears()
    (welcomed,) = server.messages()
    private_to(world, world.guild.id)
    for name in ("settings", "tables", "play", "help"):
        assert (await command(world, server.eri, name, server.hall)).content == LEAVING
    assert (await command(world, server.eri, "game new", server.hall, game="octa")).content == LEAVING
    for label, id_ in (("Play now", None), ("Open a table", None), ("Play now", "s1::0:again:octa")):
        world.forged_id = id_
        assert (await answer_to(server.eri, welcomed, label)).content == LEAVING
    assert "What I keep" in (await command(world, server.eri, "privacy", server.hall)).content
    assert not await world.store.read(partial(guilds.has_data, guild_id=server.guild.id))
    await world.client.upkeep()
    await settle_all(world)
    assert not is_there(world, server.guild.id)


async def test_app_that_a_person_installed_answers_elsewhere(world: World) -> None:
    private_to(world, 1)
    away(world)
    assert (await command(world, "aki", "play", game="octa")).content.startswith("🔒 **")
    refused = (await command(world, "aki", "game new", game="octa")).content
    assert refused.startswith("I’m not on this server")
    assert refused.endswith("people here. Alone you can play at once: /play. Your own games: /tables.")


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_private_bot_gives_no_invitation(world: World, lang: str) -> None:
    aki = world.people["aki"]
    world.locales[aki.id] = lang
    private_to(world, world.guild.id)
    shown = await command(world, "aki", "help")
    assert Speaker(lang).say("help-invite-button") not in labels(shown)
    world.forged_id = "s1::0:invite-links"
    refused = await answer_to(aki, shown, labels(shown)[0])
    assert refused.content == Speaker(lang).say("refusal-no-invitations")
    await world.restart()
    board = await command(world, "aki", "play", game="octa")
    session = (await world.services.tables.boards.glances(aki.id))[0]
    away(world)
    world.forged_id = f"s1:{session.id}:0:board-open"
    elsewhere = (await answer_to(aki, board, labels(board)[0])).content
    assert ("/game new" if lang == "en" else "/ゲーム 新規") in elsewhere
    assert "oauth2" not in elsewhere
    assert elsewhere == elsewhere.strip()


async def test_admin_panel_says_how_many_servers_are_listed(world: World) -> None:
    aki = world.people["aki"]
    world.client.app.operator = Operator(owners=frozenset({aki.id}), servers=frozenset({world.guild.id}))
    assert "Only for 1 listed server\n" in private(await aki.user.slash("admin")).content
