"""The first minute on a server: one message, and how few presses lead to a choice of one's own."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
import pytest
from simcord import ChannelHandle, GuildHandle, MemberActor
from simcord.backend import serializers

from bot.features.server.welcome import welcome, welcome_panel
from bot.kit.permissions import ASKED_FOR
from bot.kit.phone import phone_lines
from bot.rows.block import SERVER, BlockRow
from bot.rows.settings import ServerSettings
from bot.session.model import Phase
from bot.store import Connection
from bot.store.blocks import BLOCKS
from bot.store.people.settings import SERVER_SETTINGS
from bot.texts import Speaker, text_key
from engines import GAMES

from .games import begun_game, settle_all
from .test_installs import away
from .world import World, custom_id, labels, press, private

DAY = 86400.0
EN = ["Play now", "Learn by playing", "Open a table", "Tables in threads", "Server settings"]
JA = ["今すぐ遊ぶ", "遊んで学ぶ", "卓を開く", "卓をスレッドに", "サーバーの設定"]


class Server:
    """A server that the bot has just been added to, with a system channel and one person."""

    def __init__(self, world: World, locale: str = "en-US", *, name: str = "New") -> None:
        self.world = world
        self.guild: GuildHandle = world.env.create_guild(name, preferred_locale=locale)
        self.hall: ChannelHandle = self.guild.create_text_channel("hall")
        self.eri: MemberActor = self.guild.add_member(world.env.create_user("eri"))
        world.locales[self.eri.id] = locale

    async def appears(self) -> None:
        """Report the server to the bot, as after a reconnect."""
        backend = self.world.env.backend
        backend.guilds[self.guild.id].system_channel_id = self.hall.id
        payload: Any = serializers.guild_create_payload(backend, backend.guilds[self.guild.id])
        backend.emit("GUILD_CREATE", payload)
        await settle_all(self.world)

    def messages(self) -> list[discord.Message]:
        return [message for message in self.hall.history() if not message.flags.ephemeral]


def rows(db: Connection) -> list[Any]:
    return list(db.execute("SELECT * FROM welcomes").fetchall())


@pytest.mark.parametrize(("locale", "buttons"), [("en-US", EN), ("ja", JA)])
async def test_new_server_is_welcomed_once_in_its_language(world: World, locale: str, buttons: list[str]) -> None:
    server = Server(world, locale)
    await server.appears()
    (sent,) = server.messages()
    assert labels(sent) == buttons
    assert sent.content == Speaker(locale[:2]).say("server-hello")
    assert not sent.mentions
    assert sent.flags.suppress_notifications
    for _ in range(2):
        await server.appears()
    await world.restart()
    await settle_all(world)
    await server.appears()
    assert len(server.messages()) == 1, "neither a reconnect nor a restart repeats it"


async def test_process_that_died_before_the_message_leaves_none(world: World) -> None:
    server = Server(world)
    world.env.backend.guilds[server.guild.id].system_channel_id = server.hall.id
    assert await world.services.reachability.welcome(server.guild.id)
    await server.appears()
    assert server.messages() == []


async def test_failed_message_is_not_sent_later(world: World) -> None:
    server = Server(world)
    world.env.inject_error("POST", "/channels/*/messages", status=403, times=1)
    await server.appears()
    assert server.messages() == []
    await server.appears()
    assert server.messages() == []


async def test_short_fault_is_retried(world: World) -> None:
    server = Server(world)
    world.env.inject_error("POST", "/channels/*/messages", status=503, times=2)
    await server.appears()
    assert len(server.messages()) == 1


@pytest.mark.parametrize("in_use", ["session", "setting", "rating"])
async def test_server_in_use_is_not_welcomed(world: World, in_use: str) -> None:
    if in_use == "session":
        await begun_game(world, "aki", "ben", "chika")
        backend = world.env.backend
        backend.guilds[world.guild.id].system_channel_id = world.channel.id
        posted = len(world.messages())
        await world.restart()
        await settle_all(world)
        assert not [one for one in world.messages()[posted:] if "Play now" in labels(one)]
        assert not await world.services.reachability.welcome(world.guild.id)
        return
    server = Server(world)
    if in_use == "setting":
        await world.store.write(partial(SERVER_SETTINGS.put, row=ServerSettings("ja"), guild_id=server.guild.id))
    else:
        await world.store.write(
            lambda db: db.execute(
                "INSERT INTO ratings (guild_id, game, season, user_id, mu, sigma) VALUES (?, 'octa', '', 1, 25, 8)",
                (server.guild.id,),
            )
        )
    await server.appears()
    assert server.messages() == []
    assert await world.store.read(rows) == []


async def test_server_joined_long_ago_is_not_welcomed(world: World) -> None:
    server = Server(world)
    world.clock.now = world.env.now().timestamp() + 2 * DAY
    await server.appears()
    assert server.messages() == [], "the bot has been there without this message for longer than a day"


async def test_blocked_server_is_not_welcomed(world: World) -> None:
    server = Server(world)
    block = BlockRow(SERVER, server.guild.id, 1, "spam", world.clock.now)
    await world.store.write(lambda db: BLOCKS.insert(db, block, blocked=True))
    await server.appears()
    assert server.messages() == []


@pytest.mark.parametrize("closed", ["none", "silent"])
async def test_without_a_channel_to_write_in_nothing_is_noted(world: World, closed: str) -> None:
    server = Server(world)
    backend = world.env.backend
    if closed == "silent":
        for role in backend.guilds[server.guild.id].roles.values():
            role.permissions = discord.Permissions(view_channel=True).value
        await server.appears()
    else:
        found = world.client.get_guild(server.guild.id)
        assert found is not None
        await welcome(world.client.app, found)
    assert server.messages() == []
    assert await world.store.read(rows) == []


async def test_draining_bot_welcomes_after_its_restart(world: World) -> None:
    server = Server(world)
    world.client.app.is_draining = True
    await server.appears()
    assert server.messages() == []
    world.client.app.is_draining = False
    await server.appears()
    assert len(server.messages()) == 1


# --- the buttons -------------------------------------------------------------------------------------------------


async def test_first_choice_is_two_presses_away(world: World) -> None:
    server = Server(world)
    await server.appears()
    (sent,) = server.messages()
    which = private(await press(server.eri, sent, "Play now"))
    assert which.content.startswith("Which game? You play at once")
    board = private(await press(server.eri, which, "▶ Micronesia"))
    assert board.content.startswith("🔒 **Private game** · Micronesia")
    assert len([one for one in labels(board) if one not in ("Undo", "Rules", "Options…")]) > 1
    assert len(server.messages()) == 1, "nobody else sees any of it"


async def test_lesson_is_two_presses_away(world: World) -> None:
    server = Server(world)
    await server.appears()
    (sent,) = server.messages()
    lessons = private(await press(server.eri, sent, "Learn by playing"))
    first = labels(lessons)[0]
    begun = private(await press(server.eri, lessons, first))
    assert "👉" in begun.content
    assert len(server.messages()) == 1


async def test_table_opens_in_two_presses(world: World) -> None:
    server = Server(world)
    await server.appears()
    (sent,) = server.messages()
    which = private(await press(server.eri, sent, "Open a table"))
    assert labels(which) == [Speaker("en").say(text_key(game, "title")) for game in sorted(GAMES)]
    await press(server.eri, which, "Octa")
    await settle_all(world)
    session = await world.services.tables.last_in_channel(server.hall.id)
    assert session is not None
    assert (session.game, session.phase, session.host_id) == ("octa", Phase.LOBBY, server.eri.id)


async def test_table_is_not_opened_where_the_bot_is_not(world: World) -> None:
    server = Server(world)
    await server.appears()
    (sent,) = server.messages()
    which = private(await press(server.eri, sent, "Open a table"))
    away(world)
    reply = private(await press(server.eri, which, "Octa")).content
    assert reply.startswith("I’m not on this server")


@pytest.mark.parametrize(("locale", "said"), [("en-US", "Integrations"), ("ja", "連携サービス")])
async def test_who_may_open_tables_is_said(world: World, locale: str, said: str) -> None:
    server = Server(world, locale)
    await server.appears()
    (sent,) = server.messages()
    shown = private(
        await server.eri.click(sent, custom_id=custom_id(sent, Speaker(locale[:2]).say("server-hello-settings")))
    )
    assert said in shown.content


@pytest.mark.parametrize("forged", ["s1::0:again:chess", "s1::0:play-now:chess", "s1::0:teach:chess"])
async def test_forged_game_is_refused(world: World, forged: str) -> None:
    server = Server(world)
    await server.appears()
    (sent,) = server.messages()
    world.forged_id = forged
    assert "chess" in private(await press(server.eri, sent, "Play now")).content


async def test_forged_table_of_another_server_is_refused(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    server = Server(world)
    await server.appears()
    (sent,) = server.messages()
    for verb in ("again", "teach", "play-now", "who-opens", "server"):
        world.forged_id = f"s1:{session.id}:0:{verb}"
        assert "another server" in private(await press(server.eri, sent, "Play now")).content


@pytest.mark.parametrize(("lang", "most"), [("en", 9), ("ja", 9)])
def test_message_fits_a_phone(lang: str, most: int) -> None:
    assert phone_lines(welcome_panel(Speaker(lang)).content, lang) <= most


@pytest.mark.parametrize(("locale", "said"), [("en-US", "/play"), ("ja", "/遊ぶ")])
async def test_private_board_works_without_the_bot_and_tables_say_what_is_missing(
    world: World, locale: str, said: str
) -> None:
    away(world)
    aki = world.people["aki"]
    world.locales[aki.id] = locale
    board = private(await aki.slash(world.channel, "play", game="octa"))
    assert board.content.startswith("🔒 **")
    refused = private(await aki.slash(world.channel, "game new", game="octa")).content
    assert said in refused
    query = f"scope=bot+applications.commands&permissions={ASKED_FOR.value}&client_id={world.client.application_id}"
    link = f"<https://discord.com/oauth2/authorize?{query}>"
    assert link in refused
    session = (await world.services.tables.boards.glances(aki.id))[0]
    world.forged_id = f"s1:{session.id}:0:board-open"
    assert link in private(await press(aki, board, labels(board)[0])).content
