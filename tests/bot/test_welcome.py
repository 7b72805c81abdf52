"""The first minute on a server: one message, and how few presses lead to a choice of one's own."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
from simcord import ChannelHandle, GuildHandle, MemberActor
from simcord.backend import serializers

from bot.features.server.welcome import welcome, welcome_panel
from bot.kit.permissions import ASKED_FOR
from bot.kit.phone import phone_lines
from bot.rows.block import SERVER, BlockRow
from bot.rows.settings import ServerSettings
from bot.session.model import Phase
from bot.store.blocks import BLOCKS
from bot.store.people.settings import SERVER_SETTINGS
from bot.texts import Speaker, text_key
from engines import GAMES

from .games import begun_game, settle_all
from .test_installs import away
from .world import World, custom_id, labels, press, private

DAY = 86400.0
BUTTONS = {
    "en-US": ["Play now", "Learn by playing", "Open a table", "Tables in threads", "Server settings"],
    "ja": ["今すぐ遊ぶ", "遊んで学ぶ", "卓を開く", "卓をスレッドに", "サーバーの設定"],
}


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


async def put_block(world: World, server: Server) -> None:
    block = BlockRow(SERVER, server.guild.id, 1, "spam", world.clock.now)
    await world.store.write(lambda db: BLOCKS.insert(db, block, blocked=True))


async def put_setting(world: World, server: Server) -> None:
    await world.store.write(partial(SERVER_SETTINGS.put, row=ServerSettings("ja"), guild_id=server.guild.id))


async def put_rating(world: World, server: Server) -> None:
    row = "INSERT INTO ratings (guild_id, game, season, user_id, mu, sigma) VALUES (?, 'octa', '', 1, 25, 8)"
    await world.store.write(lambda db: db.execute(row, (server.guild.id,)))


async def be_silent(world: World, server: Server) -> None:
    for role in world.env.backend.guilds[server.guild.id].roles.values():
        role.permissions = discord.Permissions(view_channel=True).value


async def be_there_for_long(world: World, server: Server) -> None:
    world.clock.now = world.env.now().timestamp() + 2 * DAY


async def welcomed(world: World) -> set[int]:
    """Return the servers of which a welcome is noted."""
    rows = await world.store.read(lambda db: db.execute("SELECT guild_id FROM welcomes").fetchall())
    return {int(guild_id) for (guild_id,) in rows}


async def test_new_server_is_welcomed_once_in_its_language(world: World) -> None:
    servers = {locale: Server(world, locale) for locale in BUTTONS}
    for locale, server in servers.items():
        voice = Speaker(locale[:2])
        world.env.inject_error("POST", "/channels/*/messages", status=503, times=2)  # a short fault is retried
        await server.appears()
        (sent,) = server.messages()
        assert labels(sent) == BUTTONS[locale]
        assert sent.content == voice.say("server-hello")
        assert phone_lines(welcome_panel(voice).content, locale[:2]) <= 9
        assert not sent.mentions
        assert sent.flags.suppress_notifications
        await server.appears()
        settings = custom_id(sent, voice.say("server-hello-settings"))
        said = {"en-US": "Integrations", "ja": "連携サービス"}[locale]
        assert said in private(await server.eri.click(sent, custom_id=settings)).content, "who may open tables"
    await world.restart()
    await settle_all(world)
    for server in servers.values():
        await server.appears()
        assert len(server.messages()) == 1, "neither a reconnect nor a restart repeats it"
    draining = Server(world)
    world.client.app.is_draining = True
    await draining.appears()
    assert draining.messages() == []
    world.client.app.is_draining = False
    await draining.appears()
    assert len(draining.messages()) == 1


async def test_server_that_is_not_new_or_cannot_be_written_to_is_not_welcomed(world: World) -> None:
    for why in (put_block, put_setting, put_rating, be_silent, be_there_for_long):
        server, now = Server(world), world.clock.now
        await why(world, server)
        await server.appears()
        assert server.messages() == [], why
        assert await welcomed(world) <= ({server.guild.id} if why in (put_block, be_there_for_long) else set()), why
        world.clock.now = now
        await world.store.write(lambda db: db.execute("DELETE FROM welcomes"))
    server = Server(world)
    found = world.client.get_guild(server.guild.id)
    assert found is not None
    await welcome(world.client.app, found)  # which has no system channel
    assert (server.messages(), await welcomed(world)) == ([], set())
    world.env.inject_error("POST", "/channels/*/messages", status=403, times=1)
    for _ in range(2):
        await server.appears()
        assert server.messages() == [], "what failed is not sent later"
    server = Server(world)
    assert await world.services.reachability.welcome(server.guild.id)  # the process dies before the message
    await server.appears()
    assert server.messages() == []

    await begun_game(world, "aki", "ben", "chika")
    world.env.backend.guilds[world.guild.id].system_channel_id = world.channel.id
    posted = len(world.messages())
    await world.restart()
    await settle_all(world)
    assert not [one for one in world.messages()[posted:] if "Play now" in labels(one)], "it has a table"
    assert not await world.services.reachability.welcome(world.guild.id)


async def test_first_choice_lesson_or_table_is_two_presses_away(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    server = Server(world)
    await server.appears()
    (sent,) = server.messages()
    for verb in ("again", "teach", "play-now", "who-opens", "server"):
        world.forged_id = f"s1:{session.id}:0:{verb}"
        assert "another server" in private(await press(server.eri, sent, "Play now")).content
    for verb in ("again", "play-now", "teach"):
        world.forged_id = f"s1::0:{verb}:chess"
        assert "chess" in private(await press(server.eri, sent, "Play now")).content
    which = private(await press(server.eri, sent, "Play now"))
    assert which.content.startswith("Which game? You play at once")
    board = private(await press(server.eri, which, "▶ Micronesia"))
    assert board.content.startswith("🔒 **Private game** · Micronesia")
    assert len([one for one in labels(board) if one not in ("Undo", "Rules", "Options…")]) > 1
    lessons = private(await press(server.eri, sent, "Learn by playing"))
    assert "👉" in private(await press(server.eri, lessons, labels(lessons)[0])).content
    assert len(server.messages()) == 1, "nobody else sees any of it"
    which = private(await press(server.eri, sent, "Open a table"))
    assert labels(which) == [Speaker("en").say(text_key(game, "title")) for game in sorted(GAMES)]
    await press(server.eri, which, "Octa")
    await settle_all(world)
    opened = await world.services.tables.last_in_channel(server.hall.id)
    assert opened is not None
    assert (opened.game, opened.phase, opened.host_id) == ("octa", Phase.LOBBY, server.eri.id)
    which = private(await press(server.eri, sent, "Open a table"))
    away(world)
    refused = private(await press(server.eri, which, "Octa")).content
    assert refused.startswith("I’m not on this server")


async def test_private_board_works_without_the_bot_and_tables_say_what_is_missing(world: World) -> None:
    away(world)
    aki = world.people["aki"]
    query = f"scope=bot+applications.commands&permissions={ASKED_FOR.value}&client_id={world.client.application_id}"
    link = f"<https://discord.com/oauth2/authorize?{query}>"
    for locale, said in (("en-US", "/play"), ("ja", "/遊ぶ")):
        world.locales[aki.id] = locale
        board = private(await aki.slash(world.channel, "play", game="octa"))
        assert board.content.startswith("🔒 **")
        refused = private(await aki.slash(world.channel, "game new", game="octa")).content
        assert said in refused
        assert link in refused
        session = (await world.services.tables.boards.glances(aki.id))[0]
        world.forged_id = f"s1:{session.id}:0:board-open"
        assert link in private(await press(aki, board, labels(board)[0])).content
