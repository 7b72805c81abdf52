"""/tables, the list of free seats in a channel, and following a table without a seat."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord import ChannelHandle
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.delivery.scheduler import Scheduler
from bot.features.tables import remove_list
from bot.kit.phone import phone_lines
from bot.rows.settings import UserSettings
from bot.session.model import Session
from bot.store.messages.seat_lists import PAUSE, WAIT
from bot.store.people.settings import SETTINGS

from .games import actor_of, begun_game, details, does, lobby, reply_to, settle_all
from .server_page import choose, choose_channels, manager, setting
from .test_forged_presses import ELSEWHERE, OLD, elsewhere, forged
from .test_installs import away
from .world import World, labels, open_world, press, private

pytestmark = pytest.mark.database

HIDDEN = discord.PermissionOverwrite(view_channel=False)
SHOWN = discord.PermissionOverwrite(view_channel=True)
PRESSES = 2
"""Presses from /tables to a seat: *Join* there, and *Join* below the terms."""
MOST_LINES = 30
"""Lines of a phone that a page of five tables has at most."""


def room(world: World, name: str, *, hidden: bool = False, **roles: discord.PermissionOverwrite) -> ChannelHandle:
    """Make a channel; ``hidden`` from everybody but the bot."""
    if not hidden:
        return world.guild.create_text_channel(name)
    may = {world.guild.default_role: HIDDEN, world.guild.me: SHOWN}
    return world.guild.create_text_channel(name, overwrites=may)


async def shown(world: World, name: str = "dai") -> discord.Message:
    result = await world.people[name].slash(world.channel, "tables")
    return private(result)  # type: ignore[return-value]


async def watched(world: World, name: str = "dai") -> list[str]:
    return [one.id for one in await world.services.watching.by_user(world.people[name].id)]


def mover(session: Session) -> str:
    return session.players[session.movers[0]].name


# --- the list -----------------------------------------------------------------------------------------------------


async def test_empty_server_says_how_to_begin(world: World) -> None:
    said = "No open tables. /play starts a game against computers; /game new opens one in a channel."
    assert await reply_to(world, "dai", "tables") == said
    world.locales[world.people["dai"].id] = "ja"
    assert "/ゲーム 新規 で" in await reply_to(world, "dai", "tables")


async def test_list_says_who_plays_what_and_whom_it_waits_for_since_when(world: World) -> None:
    game = await begun_game(world, "aki", "ben", "chika")
    since = int(world.clock.now)
    waiting = await lobby(world, "aki", "ben", at=room(world, "two"))
    panel = await shown(world)
    head, *lines = panel.content.splitlines()
    assert head == "**On this server**"
    first, second = lines
    assert first.startswith(f"**1** · **Micronesia** · <#{waiting.channel_id}> ([go there](https://discord.com/")
    free = waiting.rules.seats.stop - 3
    assert first.endswith(f" · **aki** and **ben** · **{free} free seat{'s' if free > 1 else ''}**")
    assert second.startswith(f"**2** · **Micronesia** · <#{game.channel_id}>")
    assert second.endswith(f" · **aki**, **ben** and **chika** · waiting for {mover(game)}, asked <t:{since}:R>")
    assert labels(panel) == ["Join table 1", "Watch table 2"]
    mine = await shown(world, "aki")
    assert "On this server" not in mine.content, "one's own tables are told of once"
    assert mine.content.startswith("## Your tables")
    own = (await shown(world, "chika")).content.splitlines()
    assert (own[0], own[2]) == ("## Your tables", "**On this server**"), "one's own first"
    world.locales[world.people["dai"].id] = "ja"
    panel = await shown(world)
    assert labels(panel) == ["1番の卓に参加する", "2番の卓を観戦する"]
    assert f"さんを待っています（<t:{since}:R>から）" in panel.content


async def test_table_of_a_hidden_channel_is_not_told_of(world: World) -> None:
    hidden = room(world, "hidden", hidden=True)
    session = await begun_game(world, "aki", "ben", "chika", at=hidden)
    assert (await shown(world)).content.startswith("No open tables.")
    assert f"<#{hidden.id}>" in (await shown(world, "aki")).content, "a player knows of it"
    assert await forced(world, session, "dai") == "There is no game here. Start one with /game new."
    assert await watched(world) == []
    dai = world.people["dai"].id
    let_in = Overwrite(
        target_id=dai, type=OverwriteType.MEMBER, allow=discord.Permissions(view_channel=True).value, deny=0
    )
    world.env.backend.set_overwrite(hidden.id, let_in)
    await settle_all(world)
    assert labels(await shown(world)) == ["Watch table 1"]
    assert (await forced(world, session, "dai")).startswith("👀 You’re watching Micronesia")


async def forced(world: World, session: Session, name: str) -> str:
    """Press *Watch* with a forged id, on the lobby of another channel of the server."""
    other = room(world, f"beside-{session.id}-{name}")
    opened = await lobby(world, "chika", at=other)
    world.forged_id = f"s1:{session.id}:0:watch:on"
    said = private(await press(world.people[name], other.history()[-1], "Join")).content
    await world.services.moves.end(opened.id, actor_of(world.people["chika"]), by_moderator=False)
    await settle_all(world)
    return said


async def test_names_are_escaped_and_ping_nobody(tmp_path: Path, plain_pictures: None) -> None:
    async with open_world(tmp_path / "x.db", shown_names={"aki": "**A** <@1> `x`"}) as world:
        await lobby(world, "aki")
        panel = await shown(world)
        assert "\\*\\*A\\*\\*" in panel.content
        assert "<@" not in panel.content.replace("\\<@", "")


async def test_many_tables_have_pages_of_five(world: World) -> None:
    for number in range(7):
        await lobby(world, "aki", at=room(world, f"room-{number}"))
    first = await shown(world)
    assert "-# Page 1 of 2" in first.content
    assert labels(first) == [*(f"Join table {number}" for number in range(1, 6)), "Next ▶"]
    second = private(await press(world.people["dai"], first, "Next ▶"))
    assert labels(second) == ["Join table 6", "Join table 7", "◀ Previous"]
    for panel in (first, second):
        assert len(panel.content) <= 2000
        assert phone_lines(panel.content) <= MOST_LINES


async def test_seat_is_two_presses_away_and_the_terms_are_shown(world: World) -> None:
    waiting = await lobby(world, "aki", at=room(world, "two"))
    panel = await shown(world)
    terms = private(await press(world.people["dai"], panel, "Join table 1"))
    said = f"**Micronesia in <#{waiting.channel_id}>:** you have not joined yet. Press **Join** to accept"
    assert terms.content.startswith(said)
    assert labels(terms) == ["Join"], "nothing that is for who has a seat"
    assert (await world.services.tables.load(waiting.id)).player_of(world.people["dai"].id) is None
    await press(world.people["dai"], terms, "Join")
    assert (await world.services.tables.load(waiting.id)).player_of(world.people["dai"].id) is not None


async def test_full_lobby_offers_to_tell_when_it_begins(world: World) -> None:
    session = await lobby(world, "aki", "ben", game="octa", computers=0)
    while len(session.players) < session.rules.seats.stop - 1:
        session = await world.services.lobbies.add_computer(session.id, actor_of(world.people["aki"]), "random")
    panel = await shown(world)
    assert "· no free seat, not begun yet" in panel.content
    assert labels(panel) == ["Tell me when table 1 begins"]
    await press(world.people["dai"], panel, "Tell me")
    assert await watched(world) == [session.id]
    assert labels(await shown(world)) == ["Stop watching table 1"]


async def test_elsewhere_there_are_only_ones_own(world: World) -> None:
    await lobby(world, "aki")
    away(world)
    reply = private(await world.people["dai"].slash(world.channel, "tables")).content
    assert reply.startswith("No open tables.")
    own = private(await world.people["aki"].slash(world.channel, "tables")).content
    assert own.startswith("## Your tables")


async def test_stopped_table_is_listed_without_buttons(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    await world.store.write(
        lambda db: db.execute("UPDATE sessions SET incident = 'c0ffee' WHERE id = ?", (session.id,))
    )
    panel = await shown(world)
    assert panel.content.endswith("· stopped at the moment")
    assert labels(panel) == []


# --- following ----------------------------------------------------------------------------------------------------


async def test_watched_game_is_in_the_inbox_without_secrets_and_without_a_ping(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    said = private(await press(world.people["dai"], await shown(world), "Watch table 1"))
    assert said.content.startswith("👀 You’re watching Micronesia: /tables shows whose move it is")
    inbox = private(await world.people["dai"].slash(world.channel, "tables"))
    assert inbox.content.startswith("**On this server**\n**1** · **Micronesia**")
    assert labels(inbox) == ["Stop watching table 1"]
    assert not world.people["dai"].user.dm_channel.history()
    user = world.people["dai"].user
    in_direct = private(await user.slash("tables"))
    head, line = in_direct.content.splitlines()
    assert head == "## Your tables"
    assert line.startswith(f"👀 **Micronesia** · <#{session.channel_id}>")
    assert line.endswith(f"· waiting for {mover(session)}")
    over = private(await press(user, in_direct, "Stop watching: Micronesia with"))
    assert over.content == "You no longer watch Micronesia."
    assert await watched(world) == []
    await world.redeliver()
    assert await watched(world) == []


async def test_button_turns_it_on_and_off(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    dai = world.people["dai"]
    assert private(await press(dai, await shown(world), "Watch table 1")).content.startswith(
        "👀 You’re watching Micronesia"
    )
    await world.redeliver()
    assert len(await watched(world)) == 1, "delivered twice"
    off = private(await press(dai, await shown(world), "Stop watching table 1"))
    assert off.content == "You no longer watch Micronesia."
    said = (await does(world, "aki", "watch")).content
    assert said == "You have a seat at this table: it is in /tables anyway."
    world.locales[dai.id] = "ja"
    on = private(await press(dai, await shown(world), "1番の卓を観戦する"))
    assert on.content.startswith("👀 ミクロネシアを観戦します。")
    assert private(await press(dai, on, "観戦をやめる")).content == "ミクロネシアの観戦をやめました。"


async def test_moves_of_a_watched_game_are_no_news_but_stand_beside_some(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    user = world.people["dai"].id
    await world.services.watching.watch(session.id, user)

    async def morning() -> list[str]:
        mine = UserSettings(digest=8, digest_at=world.clock.now + 60)
        await world.store.write(partial(SETTINGS.put, user_id=user, row=mine))
        world.clock.now += 60
        await world.services.digests.tick(world.clock.now)
        await settle_all(world)
        return [one.content for one in world.people["dai"].user.dm_channel.history() if one.author.bot]

    assert await morning() == []
    await begun_game(world, "dai", at=room(world, "own"), game="dicolony")
    (digest,) = await morning()
    assert f"👀 **Micronesia** · <#{session.channel_id}>" in digest
    assert f"waiting for {mover(session)}" in digest


async def test_lobby_tells_once_when_it_begins(world: World) -> None:
    session = await lobby(world, "aki", "ben", "chika")
    said = private(await press(world.people["dai"], await details(world, "dai"), "Tell me when it begins"))
    assert said.content == (
        "🔔 I’ll send you one message when Micronesia begins, or mention you here if you accept no direct messages."
    )
    assert labels(said) == ["Don’t tell me"]
    assert labels(await shown(world)) == ["Stop watching: Micronesia with aki, ben and chika", "Join table 1"]
    assert "🔔 **Micronesia**" in private(await world.people["dai"].user.slash("tables")).content
    await world.redeliver()
    assert await watched(world) == [session.id], "delivered twice"
    await world.services.moves.begin(session.id, actor_of(world.people["aki"]))
    await settle_all(world)
    (message,) = [one for one in world.people["dai"].user.dm_channel.history() if one.author.bot]
    assert message.content.startswith("🔔 The game has begun.")
    assert f"https://discord.com/channels/{session.guild_id}/{session.channel_id}" in message.content
    assert labels(message) == []
    assert await watched(world) == []
    await world.restart()
    await settle_all(world)
    assert len([one for one in world.people["dai"].user.dm_channel.history() if one.author.bot]) == 1


async def test_who_takes_no_direct_messages_is_mentioned_in_the_channel(world: World) -> None:
    session = await lobby(world, "aki", "ben", "chika")
    await press(world.people["dai"], await details(world, "dai"), "Tell me when it begins")
    world.env.inject_error("POST", r"/users/@me/channels", status=403, code=50007)
    await world.services.moves.begin(session.id, actor_of(world.people["aki"]))
    await settle_all(world)
    told = [one for one in world.messages() if one.content.startswith("🔔")]
    assert [one.content for one in told] == [
        f"🔔 <@{world.people['dai'].id}>: the game has begun, as you asked to be told."
    ]
    assert [user.id for user in told[0].mentions] == [world.people["dai"].id]


async def test_seated_people_are_not_told(world: World) -> None:
    await lobby(world, "aki", "ben", "chika")
    said = private(await press(world.people["aki"], await details(world, "aki"), "Tell me when it begins")).content
    assert said == "You have a seat at this table: it is in /tables anyway."


async def test_forged_presses_follow_nothing(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    there = await elsewhere(world)
    assert await forged(world, there, "dai", f"s1:{session.id}:0:watch") == ELSEWHERE
    assert (await forged(world, there, "dai", "s1::0:watch:on")).startswith("There is no game here.")
    none = "You don’t watch that table, or it is over."
    for id_ in ("s1::0:unwatch:nothing", "s1::0:unwatch", f"s1::0:unwatch:{session.id}"):
        assert await forged(world, there, "dai", id_) == none
    assert await forged(world, there, "dai", "s1::0:tables:99999") != OLD
    await world.services.watching.watch(session.id, 1)
    assert await forged(world, there, "dai", f"s1::0:unwatch:{session.id}") == none
    assert len(await world.store.read(lambda db: db.execute("SELECT 1 FROM watched").fetchall())) == 1, (
        "nobody ends what others follow"
    )
    board = await world.services.tables.boards.begin(actor_of(world.people["aki"]), "octa", "en", ("easy",), None)
    assert (await forged(world, there, "dai", f"s1:{board[0].row.id}:0:watch:on")).startswith("This private board")
    assert await watched(world) == []


# --- the list in a channel ----------------------------------------------------------------------------------------


async def wants(world: World, channel: ChannelHandle) -> None:
    await world.services.seat_lists.want(world.guild.id, channel.id, "en")


async def passes(world: World, seconds: float) -> None:
    world.clock.now += seconds
    await Scheduler(world.services, outage=1e12).tick()
    await settle_all(world)


def lists_in(channel: ChannelHandle) -> list[discord.Message]:
    return [one for one in channel.history() if one.content.startswith("## Free seats")]


async def test_list_is_posted_and_the_former_one_deleted(world: World) -> None:
    board = room(world, "board")
    await wants(world, board)
    await lobby(world, "aki")
    await passes(world, WAIT)
    (first,) = lists_in(board)
    assert labels(first) == ["Join table 1", "All tables"]
    assert first.mentions == []
    assert phone_lines(first.content) <= 5
    terms = private(await press(world.people["dai"], first, "Join table 1"))
    assert "you have not joined yet" in terms.content
    opened = private(await press(world.people["dai"], first, "All tables"))
    assert opened.content.startswith("**On this server**")
    await lobby(world, "ben", at=room(world, "two"))
    await passes(world, PAUSE)
    (second,) = lists_in(board)
    assert second.id != first.id
    assert labels(second) == ["Join table 1", "Join table 2", "All tables"]


async def test_list_that_somebody_deleted_is_followed_by_the_next_one(world: World) -> None:
    board = room(world, "board")
    await wants(world, board)
    await lobby(world, "aki")
    await passes(world, WAIT)
    (first,) = lists_in(board)
    row = await world.services.seat_lists.of_server(world.guild.id)
    assert row is not None
    assert row.message_id == first.id
    await world.client.get_partial_messageable(board.id).get_partial_message(first.id).delete()
    await lobby(world, "ben", at=room(world, "two"))
    await passes(world, PAUSE)
    assert len(lists_in(board)) == 1


@pytest.mark.parametrize("step", ["delete", "note"])
async def test_list_cut_off_after_its_message_is_finished_by_the_next_try(
    world: World, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    """As after kill -9: the former list is deleted once, the new one is noted, and its own is left alone."""
    board = room(world, "board")
    await wants(world, board)
    await lobby(world, "aki")
    await passes(world, WAIT)
    (first,) = lists_in(board)
    await lobby(world, "ben", at=room(world, "two"))
    failing = [True]
    sends = discord.abc.Messageable.send
    sent: dict[str, discord.Message] = {}

    async def once(self: Any, content: str, *, nonce: str, **how: Any) -> discord.Message:
        """simcord ignores the nonce: answer as Discord does."""
        if nonce not in sent:
            sent[nonce] = await sends(self, content, nonce=nonce, **how)
        return sent[nonce]

    posted = world.services.seat_lists.posted

    async def dies(*given: Any) -> bool:
        if failing.pop() if failing else False:
            raise ConnectionResetError("killed")
        return await (remove_list(*given) if step == "delete" else posted(*given))  # type: ignore[func-returns-value]

    monkeypatch.setattr(discord.abc.Messageable, "send", once)
    if step == "delete":
        monkeypatch.setattr("bot.senders.notices.remove_list", dies)
    else:
        monkeypatch.setattr(world.services.seat_lists, "posted", dies)
    await passes(world, PAUSE)
    (second,) = lists_in(board)
    assert second.id != first.id
    row = await world.services.seat_lists.of_server(world.guild.id)
    assert row is not None
    assert row.message_id == second.id
    assert await world.store.read(lambda db: db.execute("SELECT 1 FROM notices").fetchall()) == []


async def test_public_list_tells_of_no_private_channel(world: World) -> None:
    board, hidden = room(world, "board"), room(world, "hidden", hidden=True)
    await wants(world, board)
    await lobby(world, "aki", at=hidden)
    await passes(world, WAIT)
    assert lists_in(board) == []
    open_ = await lobby(world, "ben", at=room(world, "open"))
    await passes(world, PAUSE)
    (message,) = lists_in(board)
    assert f"<#{open_.channel_id}>" in message.content
    assert f"<#{hidden.id}>" not in message.content
    await wants(world, hidden)
    await passes(world, PAUSE)
    (message,) = lists_in(hidden)
    assert f"<#{hidden.id}>" in message.content
    assert f"<#{open_.channel_id}>" in message.content, "who sees the hidden channel sees the open one"


async def test_moderators_choose_the_channel(world: World) -> None:
    eve = manager(world)
    assert "When a seat falls free" in (await setting(world, eve, "seats")).content
    await choose_channels(world, eve, "seats", world.channel)
    await lobby(world, "aki", at=room(world, "two"))
    await passes(world, WAIT)
    assert len(lists_in(world.channel)) == 1
    await choose(world, eve, "seats", "Off")
    assert lists_in(world.channel) == [], "a list that nobody renews is deleted"
    await lobby(world, "ben", at=room(world, "three"))
    await passes(world, 2 * PAUSE)
    assert lists_in(world.channel) == []


async def test_deleted_channel_ends_the_list(world: World) -> None:
    board = room(world, "board")
    await wants(world, board)
    await lobby(world, "aki")
    world.env.backend.delete_channel(board.id)
    await passes(world, WAIT)
    assert await world.services.seat_lists.of_server(world.guild.id) is None
    assert await world.store.read(lambda db: db.execute("SELECT 1 FROM notices").fetchall()) == []


async def test_server_of_another_process_is_looked_up_at_discord(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Any process may post the list; the cache has the servers of its own shards alone."""
    board, hidden = room(world, "board"), room(world, "hidden", hidden=True)
    await wants(world, board)
    await lobby(world, "aki", at=hidden)
    open_ = await lobby(world, "ben", at=room(world, "open"))
    monkeypatch.setattr(world.client, "get_guild", lambda guild_id: None)
    await passes(world, WAIT)
    (message,) = lists_in(board)
    assert f"<#{open_.channel_id}>" in message.content
    assert f"<#{hidden.id}>" not in message.content


async def test_table_in_a_thread_is_listed_even_if_it_is_archived(world: World) -> None:
    board = room(world, "board")
    await wants(world, board)
    channel = world.client.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    kind = discord.ChannelType.public_thread
    threads = [await channel.create_thread(name=name, type=kind) for name in ("here", "kept")]
    private_one = await channel.create_thread(name="secret", type=discord.ChannelType.private_thread)
    await settle_all(world)
    aki = actor_of(world.people["aki"])
    for thread in (*threads, private_one):
        world.clock.now += 1
        await world.services.lobbies.open("micronesia", world.guild.id, thread.id, aki, "en")
    await settle_all(world)
    await passes(world, WAIT)
    (message,) = lists_in(board)
    await threads[1].edit(archived=True)
    await settle_all(world)
    for said in (message.content, (await shown(world)).content):
        assert all(f"<#{thread.id}>" in said for thread in threads)
        assert f"<#{private_one.id}>" not in said


async def test_archived_thread_is_watched_from_the_list(world: World) -> None:
    channel = world.client.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="kept", type=discord.ChannelType.public_thread)
    await settle_all(world)
    session = await begun_game(world, "aki", "ben", "chika", at=world.channel.threads[-1])
    await thread.edit(archived=True)
    await settle_all(world)
    await press(world.people["dai"], await shown(world), "Watch table 1")
    assert await watched(world) == [session.id]


async def test_long_names_fit_a_page(tmp_path: Path, plain_pictures: None) -> None:
    names = ("aki", "ben", "chika", "dai")
    long = {name: f"{name}{'*_' * 14}" for name in names}
    async with open_world(tmp_path / "x.db", shown_names=long) as world:
        for number in range(5):
            await begun_game(world, "aki", "ben", "chika", at=room(world, f"room-{number}"))
        panel = await shown(world)
        assert len(panel.content) <= 2000
        assert labels(panel)


async def test_watcher_who_cannot_see_the_table_any_more_is_told_nothing(world: World) -> None:
    hidden = room(world, "hidden")
    session = await begun_game(world, "aki", "ben", "chika", at=hidden)
    dai = world.people["dai"].id
    await world.services.watching.watch(session.id, dai)
    shut = Overwrite(
        target_id=dai, type=OverwriteType.MEMBER, allow=0, deny=discord.Permissions(view_channel=True).value
    )
    world.env.backend.set_overwrite(hidden.id, shut)
    await settle_all(world)
    inbox = private(await world.people["dai"].slash(world.channel, "tables"))
    assert f"<#{hidden.id}>" not in inbox.content


@pytest.mark.parametrize("kind", [OverwriteType.ROLE, OverwriteType.MEMBER])
async def test_public_list_tells_nobody_of_a_channel_that_shuts_them_out(world: World, kind: OverwriteType) -> None:
    """They see the list's channel by another role, or as everybody does."""
    board, shut = room(world, "board"), room(world, "shut")
    await wants(world, board)
    target = world.people["dai"].id
    if kind is OverwriteType.ROLE:
        role = world.guild.create_role("new here", permissions=discord.Permissions(view_channel=True))
        target = role.id
    view = discord.Permissions(view_channel=True).value
    world.env.backend.set_overwrite(shut.id, Overwrite(target_id=target, type=kind, allow=0, deny=view))
    await lobby(world, "aki", at=shut)
    await passes(world, WAIT)
    assert lists_in(board) == []


async def test_public_list_counts_a_role_that_shuts_out_beside_one_that_lets_in(world: World) -> None:
    board, shut = room(world, "board", hidden=True), room(world, "shut")
    view = discord.Permissions(view_channel=True).value
    inside, new = (world.guild.create_role(name, permissions=discord.Permissions(0)) for name in ("inside", "new"))
    world.env.backend.set_overwrite(
        board.id, Overwrite(target_id=inside.id, type=OverwriteType.ROLE, allow=view, deny=0)
    )
    world.env.backend.set_overwrite(
        shut.id, Overwrite(target_id=new.id, type=OverwriteType.ROLE, allow=0, deny=view)
    )
    await settle_all(world)
    await wants(world, board)
    await lobby(world, "aki", at=shut)
    await passes(world, WAIT)
    assert lists_in(board) == [], "somebody may have both roles"
