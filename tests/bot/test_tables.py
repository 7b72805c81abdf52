"""/tables, the list of free seats in a channel, and following a table without a seat."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest
from simcord import ChannelHandle

from bot.delivery.scheduler import Scheduler
from bot.features.tables import remove_list
from bot.kit.phone import phone_lines
from bot.store.messages.seat_lists import PAUSE, WAIT

from .games import (
    actor_of,
    awaited,
    begun_game,
    command,
    details,
    direct,
    does,
    lobby,
    reply_to,
    see,
    settle_all,
    starting,
    thread_in,
)
from .server_page import choose, choose_channels, manager, setting
from .test_forged_presses import ELSEWHERE, OLD, elsewhere, forged
from .test_installs import away
from .world import World, answer_to, labels, open_world, press, private

pytestmark = pytest.mark.database

MOST_LINES = 30
"""Lines of a phone that a page of five tables has at most."""


def room(world: World, name: str, *, hidden: bool = False) -> ChannelHandle:
    """Make a channel; ``hidden`` from everybody but the bot."""
    channel = world.guild.create_text_channel(name)
    if hidden:
        see(world, channel, world.guild.default_role, role=True, view_channel=False)
        see(world, channel, world.guild.me, view_channel=True)
    return channel


async def shown(world: World, name: str = "dai") -> Any:
    return await command(world, name, "tables")


async def watched(world: World, name: str = "dai") -> list[str]:
    return [one.id for one in await world.services.watching.by_user(world.people[name].id)]


# --- the list -----------------------------------------------------------------------------------------------------


async def test_list_says_who_plays_what_and_whom_it_waits_for_since_when(world: World) -> None:
    dai = world.people["dai"].id
    said = "No open tables. /play starts a game against computers; /game new opens one in a channel."
    assert await reply_to(world, "dai", "tables") == said
    world.locales[dai] = "ja"
    assert "/ゲーム 新規 で" in await reply_to(world, "dai", "tables")
    world.locales.clear()
    game = await begun_game(world, "aki", "ben", "chika")
    since = int(world.clock.now)
    waiting = await lobby(world, "aki", "ben", at=room(world, "two"))
    panel = await shown(world)
    head, first, second = panel.content.splitlines()
    assert head == "**On this server**"
    assert first.startswith(f"**1** · **Micronesia** · <#{waiting.channel_id}> ([go there](https://discord.com/")
    free = waiting.rules.seats.stop - 3
    assert first.endswith(f" · **aki** and **ben** · **{free} free seat{'s' if free > 1 else ''}**")
    assert second.startswith(f"**2** · **Micronesia** · <#{game.channel_id}>")
    assert second.endswith(f" · **aki**, **ben** and **chika** · waiting for {awaited(game)}, asked <t:{since}:R>")
    assert labels(panel) == ["Join table 1", "Watch table 2"]
    mine = (await shown(world, "aki")).content
    assert "On this server" not in mine, "one's own tables are told of once"
    assert mine.startswith("## Your tables")
    own = (await shown(world, "chika")).content.splitlines()
    assert (own[0], own[2]) == ("## Your tables", "**On this server**"), "one's own first"
    world.locales[dai] = "ja"
    panel = await shown(world)
    assert labels(panel) == ["1番の卓に参加する", "2番の卓を観戦する"]
    assert f"さんを待っています（<t:{since}:R>から）" in panel.content
    world.locales.clear()
    await world.store.write(
        lambda db: db.execute("UPDATE sessions SET incident = 'c0ffee' WHERE id = ?", (game.id,))
    )
    panel = await shown(world)
    assert panel.content.endswith("· stopped at the moment")
    assert labels(panel) == ["Join table 1"]


async def test_seat_is_two_presses_away_and_the_terms_are_shown(world: World) -> None:
    waiting = await lobby(world, "aki", at=room(world, "two"))
    terms = await answer_to(world.people["dai"], await shown(world), "Join table 1")
    said = f"**Micronesia in <#{waiting.channel_id}>:** you have not joined yet. Press **Join** to accept"
    assert terms.content.startswith(said)
    assert labels(terms) == ["Join"], "nothing that is for who has a seat"
    assert (await world.services.tables.load(waiting.id)).player_of(world.people["dai"].id) is None
    await press(world.people["dai"], terms, "Join")
    assert (await world.services.tables.load(waiting.id)).player_of(world.people["dai"].id) is not None
    away(world)
    assert (await shown(world, "ben")).content.startswith("No open tables."), "elsewhere there are only one's own"
    assert (await shown(world, "aki")).content.startswith("## Your tables")


async def test_table_of_a_hidden_channel_is_not_told_of(world: World) -> None:
    hidden, beside = room(world, "hidden", hidden=True), room(world, "beside")
    session = await begun_game(world, "aki", "ben", "chika", at=hidden)

    async def forced() -> str:
        """Press *Watch* with a forged id, on the lobby of another channel of the server."""
        world.forged_id = f"s1:{session.id}:0:watch:on"
        return (await answer_to(world.people["dai"], beside.history()[-1], "Join")).content

    assert (await shown(world)).content.startswith("No open tables.")
    assert f"<#{hidden.id}>" in (await shown(world, "aki")).content, "a player knows of it"
    opened = await lobby(world, "chika", at=beside)
    assert await forced() == "There is no game here. Start one with /game new."
    assert await watched(world) == []
    see(world, hidden, world.people["dai"], view_channel=True)
    await settle_all(world)
    assert (await forced()).startswith("👀 You’re watching Micronesia")
    await world.services.moves.end(opened.id, actor_of(world.people["chika"]), by_moderator=False)
    assert labels(await shown(world)) == ["Stop watching table 1"]
    see(world, hidden, world.people["dai"], view_channel=False)
    await settle_all(world)
    assert f"<#{hidden.id}>" not in (await shown(world)).content, "nor what one watched while one saw it"


async def test_tables_have_pages_of_five_that_fit_and_ping_nobody(tmp_path: Path, plain_pictures: None) -> None:
    names = {name: f"{name}{'*_' * 14}" for name in ("ben", "chika")} | {"aki": "**A** <@1> `x`"}
    async with open_world(tmp_path / "x.db", shown_names=names) as world:
        for number in range(7):
            await lobby(world, "aki", "ben", "chika", at=room(world, f"room-{number}"))
        first = await shown(world)
        assert "\\*\\*A\\*\\*" in first.content
        assert "-# Page 1 of 2" in first.content
        assert labels(first) == [*(f"Join table {number}" for number in range(1, 6)), "Next ▶"]
        second = await answer_to(world.people["dai"], first, "Next ▶")
        assert labels(second) == ["Join table 6", "Join table 7", "◀ Previous"]
        for panel in (first, second):
            assert "<@" not in panel.content.replace("\\<@", "")
            assert len(panel.content) <= 2000
        world.locales.clear()
    async with open_world(tmp_path / "y.db") as world:
        for number in range(5):
            await lobby(world, "aki", at=room(world, f"room-{number}"))
        assert phone_lines((await shown(world)).content) <= MOST_LINES


# --- following ----------------------------------------------------------------------------------------------------


async def test_game_is_watched_in_the_inbox_without_secrets_and_without_a_ping(world: World) -> None:
    session, dai = await begun_game(world, "aki", "ben", "chika"), world.people["dai"]
    said = await answer_to(dai, await shown(world), "Watch table 1")
    assert said.content.startswith("👀 You’re watching Micronesia: /tables shows whose move it is")
    await world.redeliver()
    assert await watched(world) == [session.id], "delivered twice"
    inbox = await shown(world)
    assert inbox.content.startswith("**On this server**\n**1** · **Micronesia**")
    assert not dai.user.dm_channel.history()
    off = await answer_to(dai, inbox, "Stop watching table 1")
    assert off.content == "You no longer watch Micronesia."
    said = await does(world, "aki", "watch")
    assert said.content == "You have a seat at this table: it is in /tables anyway."
    world.locales[dai.id] = "ja"
    on = await answer_to(dai, await shown(world), "1番の卓を観戦する")
    assert on.content.startswith("👀 ミクロネシアを観戦します。")
    assert (await answer_to(dai, on, "観戦をやめる")).content == "ミクロネシアの観戦をやめました。"
    world.locales.clear()
    await answer_to(dai, await shown(world), "Watch table 1")
    in_direct = private(await dai.user.slash("tables"))
    head, line = in_direct.content.splitlines()
    assert head == "## Your tables"
    assert line.startswith(f"👀 **Micronesia** · <#{session.channel_id}>")
    assert line.endswith(f"· waiting for {awaited(session)}")
    over = private(await press(dai.user, in_direct, "Stop watching: Micronesia with"))
    assert over.content == "You no longer watch Micronesia."
    await world.redeliver()
    assert await watched(world) == []


async def test_lobby_tells_once_when_it_begins(world: World) -> None:
    session = await lobby(world, "aki", "ben", "chika")
    seated = await answer_to(world.people["aki"], await details(world, "aki"), "Tell me when it begins")
    assert seated.content == "You have a seat at this table: it is in /tables anyway."
    said = await answer_to(world.people["dai"], await details(world, "dai"), "Tell me when it begins")
    assert said.content == (
        "🔔 I’ll send you one message when Micronesia begins, or mention you here if you accept no direct messages."
    )
    assert labels(said) == ["Don’t tell me"]
    assert labels(await shown(world)) == ["Stop watching: Micronesia with aki, ben and chika", "Join table 1"]
    assert "🔔 **Micronesia**" in private(await world.people["dai"].user.slash("tables")).content
    await world.services.moves.begin(session.id, actor_of(world.people["aki"]))
    await settle_all(world)
    (message,) = direct(world, "dai")
    assert message.content.startswith("🔔 The game has begun.")
    assert f"https://discord.com/channels/{session.guild_id}/{session.channel_id}" in message.content
    assert (labels(message), await watched(world)) == ([], [])
    await world.restart()
    await settle_all(world)
    assert len(direct(world, "dai")) == 1


async def test_full_lobby_tells_who_takes_no_direct_messages_in_the_channel(world: World) -> None:
    session = await lobby(world, "aki", "ben", game="octa")
    while len(session.players) < session.rules.seats.stop - 1:
        session = await world.services.lobbies.add_computer(session.id, actor_of(world.people["aki"]), "random")
    panel = await shown(world)
    assert "· no free seat, not begun yet" in panel.content
    assert labels(panel) == ["Tell me when table 1 begins"]
    await press(world.people["dai"], panel, "Tell me")
    assert labels(await shown(world)) == ["Stop watching table 1"]
    world.env.inject_error("POST", r"/users/@me/channels", status=403, code=50007)
    await world.services.moves.begin(session.id, actor_of(world.people["aki"]))
    await settle_all(world)
    (told,) = starting(world, "🔔")
    dai = world.people["dai"].id
    assert told.content == f"🔔 <@{dai}>: the game has begun, as you asked to be told."
    assert [user.id for user in told.mentions] == [dai]


async def test_forged_presses_follow_nothing(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    await world.services.watching.watch(session.id, 1)
    board = await world.services.tables.boards.begin(actor_of(world.people["aki"]), "octa", "en", ("easy",), None)
    there, none = await elsewhere(world), "You don’t watch that table, or it is over."
    for id_, said in (
        (f"s1:{session.id}:0:watch", ELSEWHERE),
        ("s1::0:watch:on", "There is no game here."),
        ("s1::0:unwatch:nothing", none),
        ("s1::0:unwatch", none),
        (f"s1::0:unwatch:{session.id}", none),
        (f"s1:{board[0].row.id}:0:watch:on", "This private board"),
    ):
        assert (await forged(world, there, "dai", id_)).startswith(said), id_
    assert await forged(world, there, "dai", "s1::0:tables:99999") != OLD
    followed = await world.store.read(lambda db: db.execute("SELECT user_id FROM watched").fetchall())
    assert [tuple(row) for row in followed] == [(1,)], "nobody ends what others follow"


# --- the list in a channel ----------------------------------------------------------------------------------------


async def wanted(world: World, name: str = "board", *, hidden: bool = False) -> ChannelHandle:
    """Make a channel that shall have the list."""
    channel = room(world, name, hidden=hidden)
    await world.services.seat_lists.want(world.guild.id, channel.id, "en")
    return channel


async def passes(world: World, seconds: float) -> None:
    world.clock.now += seconds
    await Scheduler(world.services, outage=1e12).tick()
    await settle_all(world)


def lists_in(channel: ChannelHandle) -> list[discord.Message]:
    return [one for one in channel.history() if one.content.startswith("## Free seats")]


async def test_list_is_posted_and_the_former_one_deleted(world: World) -> None:
    board = await wanted(world)
    await lobby(world, "aki")
    await passes(world, WAIT)
    (first,) = lists_in(board)
    assert labels(first) == ["Join table 1", "All tables"]
    assert first.mentions == []
    assert phone_lines(first.content) <= 5
    terms = await answer_to(world.people["dai"], first, "Join table 1")
    assert "you have not joined yet" in terms.content
    opened = await answer_to(world.people["dai"], first, "All tables")
    assert opened.content.startswith("**On this server**")
    await lobby(world, "ben", at=room(world, "two"))
    await passes(world, PAUSE)
    (second,) = lists_in(board)
    assert second.id != first.id
    assert labels(second) == ["Join table 1", "Join table 2", "All tables"]
    await world.client.get_partial_messageable(board.id).get_partial_message(second.id).delete()
    await lobby(world, "chika", at=room(world, "three"))
    await passes(world, PAUSE)
    assert len(lists_in(board)) == 1, "somebody deleted the former one"
    await lobby(world, "dai", at=room(world, "four"))
    world.env.backend.delete_channel(board.id)
    await passes(world, PAUSE)
    assert await world.services.seat_lists.of_server(world.guild.id) is None
    assert await world.store.read(lambda db: db.execute("SELECT 1 FROM notices").fetchall()) == []


@pytest.mark.parametrize("step", ["delete", "note"])
async def test_list_cut_off_after_its_message_is_finished_by_the_next_try(
    world: World, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    """As after kill -9: the former list is deleted once, the new one is noted, and its own is left alone."""
    board = await wanted(world)
    await lobby(world, "aki")
    await passes(world, WAIT)
    (first,) = lists_in(board)
    await lobby(world, "ben", at=room(world, "two"))
    failing, sends, posted = [True], discord.abc.Messageable.send, world.services.seat_lists.posted
    sent: dict[str, discord.Message] = {}

    async def once(self: Any, content: str, *, nonce: str, **how: Any) -> discord.Message:
        """simcord ignores the nonce: answer as Discord does."""
        if nonce not in sent:
            sent[nonce] = await sends(self, content, nonce=nonce, **how)
        return sent[nonce]

    async def dies(*given: Any) -> bool:
        if failing and failing.pop():
            raise ConnectionResetError("killed")
        return await (remove_list(*given) if step == "delete" else posted(*given))  # type: ignore[func-returns-value]

    monkeypatch.setattr(discord.abc.Messageable, "send", once)
    if step == "delete":
        monkeypatch.setattr("bot.senders.notices.remove_list", dies)
    else:
        monkeypatch.setattr(world.services.seat_lists, "posted", dies)
    await passes(world, PAUSE)
    (second,) = lists_in(board)
    row = await world.services.seat_lists.of_server(world.guild.id)
    assert row is not None
    assert first.id != second.id == row.message_id
    assert await world.store.read(lambda db: db.execute("SELECT 1 FROM notices").fetchall()) == []


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


@pytest.mark.parametrize("of_others", [False, True])
async def test_public_list_tells_of_no_private_channel(
    world: World, monkeypatch: pytest.MonkeyPatch, of_others: bool
) -> None:
    """Any process may post the list; the cache has the servers of its own shards alone."""
    board, hidden = await wanted(world), room(world, "hidden", hidden=True)
    shut = [room(world, name) for name in ("role", "member")]
    role = world.guild.create_role("new here", permissions=discord.Permissions(view_channel=True))
    see(world, shut[0], role, role=True, view_channel=False)
    see(world, shut[1], world.people["dai"], view_channel=False)
    for name, channel in zip(("aki", "chika", "dai"), (hidden, *shut), strict=True):
        await lobby(world, name, at=channel)
    if of_others:
        monkeypatch.setattr(world.client, "get_guild", lambda guild_id: None)
    await passes(world, WAIT)
    assert lists_in(board) == [], "there is somebody who sees none of them"
    open_ = await lobby(world, "ben", at=room(world, "open"))
    await passes(world, PAUSE)
    (message,) = lists_in(board)
    assert f"<#{open_.channel_id}>" in message.content
    assert not any(f"<#{one.id}>" in message.content for one in (hidden, *shut))
    await world.services.seat_lists.want(world.guild.id, hidden.id, "en")
    await passes(world, PAUSE)
    (message,) = lists_in(hidden)
    for channel_id in (hidden.id, open_.channel_id):
        assert f"<#{channel_id}>" in message.content, "who sees the hidden channel sees the open one"


async def test_public_list_counts_a_role_that_shuts_out_beside_one_that_lets_in(world: World) -> None:
    board, shut = await wanted(world, hidden=True), room(world, "shut")
    inside, new = (world.guild.create_role(name, permissions=discord.Permissions(0)) for name in ("inside", "new"))
    see(world, board, inside, role=True, view_channel=True)
    see(world, shut, new, role=True, view_channel=False)
    await settle_all(world)
    await lobby(world, "aki", at=shut)
    await passes(world, WAIT)
    assert lists_in(board) == [], "somebody may have both roles"


async def test_table_in_a_thread_is_listed_and_watched_even_if_it_is_archived(world: World) -> None:
    board, kept = await wanted(world), await thread_in(world, world.channel)
    game = await begun_game(world, "aki", "ben", "chika", at=world.channel.threads[-1])
    threads = [await thread_in(world, world.channel) for _ in range(2)]
    secret = await thread_in(world, world.channel, hidden=True)
    aki = actor_of(world.people["aki"])
    for thread in (*threads, secret):
        world.clock.now += 1
        await world.services.lobbies.open("micronesia", world.guild.id, thread.id, aki, "en")
    await passes(world, WAIT)
    (message,) = lists_in(board)
    for thread in (threads[1], kept):
        await thread.edit(archived=True)
    await settle_all(world)
    panel = await shown(world)
    for said in (message.content, panel.content):
        assert all(f"<#{thread.id}>" in said for thread in threads)
        assert f"<#{secret.id}>" not in said
    await press(world.people["dai"], panel, "Watch table 3")
    assert await watched(world) == [game.id]
