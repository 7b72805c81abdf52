"""/tables: a person's open games on all servers, with a link into each."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from bot.config import Limits
from bot.session import codec
from bot.session.model import Session
from bot.store import Connection
from bot.store.games import sessions
from bot.store.messages import channels, outbox
from engines import GAMES

from .games import actor_of, begun_game, lobby, play_to_end, reply_to, settle_all
from .world import Message, World, controls, labels, open_world, press, private

pytestmark = pytest.mark.database


async def place(world: World, session: Session) -> str:
    """The channel is a mention, with a link to the panel."""
    panel = await world.store.read(partial(outbox.panel, session_id=session.id))
    assert panel is not None
    link = f"https://discord.com/channels/{session.guild_id}/{session.channel_id}/{panel.message_id}"
    return f"<#{session.channel_id}> ([go there]({link}))"


def mover(session: Session) -> str:
    return session.players[session.movers[0]].name


async def test_without_open_game(world: World) -> None:
    await play_to_end(world, await begun_game(world, "aki", "ben", "chika"))
    said = "No open tables. /play starts a game against computers; /game new opens one in a channel."
    assert await reply_to(world, "aki", "tables") == said
    world.locales[world.people["aki"].id] = "ja"
    assert (await reply_to(world, "aki", "tables")).startswith("開いている卓はありません。")


async def test_waiting_games_come_first_on_all_servers(world: World) -> None:
    elsewhere = world.env.create_guild("Elsewhere")
    rooms = [elsewhere.create_text_channel(f"room-{number}") for number in range(3)]
    waiting = await begun_game(world, "aki", "ben", "chika")
    waits_for = mover(waiting)
    for name in world.people:
        elsewhere.add_member(world.people[name].user)
    open_lobby = await lobby(world, waits_for, at=rooms[0])
    other = await begun_game(world, "aki", "ben", "chika", at=rooms[1])
    due = waiting.due_at(waiting.movers[0])
    assert due is not None, "three days for each turn, where nothing else was agreed"
    lines = (await reply_to(world, waits_for, "tables")).splitlines()
    assert lines[0] == "## Your tables"
    until = f"**your move** · deadline <t:{int(due)}:R>"
    assert lines[1] == f"👉 **Micronesia** · {await place(world, waiting)} · {until}"
    assert len(lines) == 4, "a line each"
    assert lines[-1] == f"**Micronesia** · {await place(world, open_lobby)} · not begun yet"
    if mover(other) != waits_for:
        assert f"**Micronesia** · {await place(world, other)} · waiting for {mover(other)}" in lines
    assert "## Your tables" not in await reply_to(world, "dai", "tables"), "others' games are none of theirs"
    user = world.people[waits_for].user
    assert private(await user.slash("tables")).content.splitlines() == lines, "the same in a direct message"
    world.locales[user.id] = "ja"
    assert "**あなたの番です**（期限：<t:" in await reply_to(world, waits_for, "tables")


async def test_nearest_deadline_is_first(world: World) -> None:
    rooms = [world.guild.create_text_channel(f"room-{number}") for number in range(3)]
    late, soon, never = [
        await begun_game(world, "aki", game="dicolony", at=room, clock=clock)
        for room, clock in zip(rooms, ("7d", "12h", "none"), strict=True)
    ]
    reply = await reply_to(world, "aki", "tables")
    places_shown = re.findall(r"<#(\d+)>", reply)
    assert places_shown == [str(session.channel_id) for session in (soon, late, never)]


async def test_panel_opens_in_place_in_direct_message_after_restart(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    actor = world.people[mover(session)]
    shown = private(await actor.user.slash("tables"))
    others = [p.name for p in session.players if p.name != mover(session)]
    assert labels(shown) == [f"Micronesia with {others[0]} and {others[1]}"]
    await world.restart()
    opened = private(await press(actor.user, shown, "Micronesia"))
    assert "All moves" in labels(opened)


async def test_game_that_waits_for_others_is_one_line(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    name = next(n for n in ("aki", "ben", "chika") if n != mover(session))
    shown = private(await world.people[name].slash(world.channel, "tables"))
    head, line = shown.content.splitlines()
    assert head == "## Your tables"
    assert line.endswith(f"waiting for {mover(session)}")
    assert list(controls(shown)) == []


async def test_absent_player_returns_from_the_inbox(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    name = mover(session)
    row = await world.store.read(partial(sessions.get, session_id=session.id))
    assert row is not None
    players = tuple(replace(p, policy="random") if p.name == name else p for p in row.players)
    update = replace(codec.update(session, session), players=players)
    await world.store.write(partial(sessions.save, update=update))
    shown = private(await world.people[name].slash(world.channel, "tables"))
    assert "· the computer plays for you" in shown.content
    assert [label.split(":")[0] for label in labels(shown)] == ["I’m back"]
    await press(world.people[name], shown, "I’m back")
    await settle_all(world)
    again = await world.services.tables.load(session.id)
    assert again.player_of(world.people[name].id) is not None
    assert not any(player.away for player in again.players)


async def test_more_games_than_page_holds(world: World) -> None:
    """Lines are whole, and the pages have every game."""
    world.services.quotas.limits = Limits(tables_per_person=100, burst_lobbies=100)
    aki = actor_of(world.people["aki"])
    channels = [world.guild.create_text_channel(f"room-{number}").id for number in range(40)]
    for channel in channels:
        await world.services.lobbies.open("micronesia", world.guild.id, channel, aki, "en")
    await settle_all(world)
    actor = world.people["aki"]
    shown = private(await actor.slash(world.channel, "tables"))
    found: list[str] = []
    for number in range(1, 20):
        assert len(shown.content) <= 2000
        head, *lines, page = shown.content.splitlines()
        assert head == "## Your tables"
        assert re.fullmatch(rf"-# Page {number} of \d+", page)
        games = [line for line in lines if not line.startswith("-#")]
        assert all(
            re.fullmatch(
                r"\*\*Micronesia\*\* · <#\d+> \(\[go there\]\(https://\S+/\d+/\d+\)\) · not begun yet", line
            )
            for line in games
        )
        found += re.findall(r"<#(\d+)>", shown.content)
        if "Next ▶" not in labels(shown):
            break
        shown = private(await press(actor, shown, "Next ▶"))
    assert sorted(found) == sorted(map(str, channels))
    assert len(found) == len(set(found))
    assert "◀ Previous" in labels(shown)


async def test_stopped_games_say_why(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    fault, old = "stopped after an error; /game end closes it", "needs another version of the rules and can’t go on"
    with monkeypatch.context() as corrected:
        corrected.setattr(GAMES["micronesia"].rules, "rules_version", 99)
        reply = await reply_to(world, "aki", "tables")
        assert old in reply
        assert fault not in reply, "nothing went wrong with a game of old rules"
        world.locales[world.people["aki"].id] = "ja"
        assert "別の版のルールで始められたため停止中です" in await reply_to(world, "aki", "tables")
    await world.store.write(partial(sessions.quarantine, session_id=session.id, incident="c0ffee"))
    assert fault in await reply_to(world, "ben", "tables")
    assert old not in await reply_to(world, "ben", "tables")


async def test_unreachable_channel_is_marked(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")

    def mark(db: Connection) -> None:
        channels.mark_unreachable(db, session.id, world.clock.now)

    await world.store.write(mark)
    name = mover(session)
    shown = private(await world.people[name].slash(world.channel, "tables"))
    assert "I can’t write there now" in shown.content
    opened = private(await press(world.people[name], shown, "Micronesia"))
    assert labels(opened), "one can go on all the same"


async def test_in_japanese_from_end_to_end(tmp_path: Path, plain_pictures: None) -> None:
    async with open_world(tmp_path / "x.db", guild_locale="ja") as world:
        session = await begun_game(world, "aki", "ben", "chika", lang="ja")
        name = mover(session)
        shown = private(await world.people[name].slash(world.channel, "tables"))
        assert shown.content.startswith("## 自分の卓\n👉 **ミクロネシア**")
        (label,) = labels(shown)
        assert re.fullmatch(r"ミクロネシア（\w+さんと\w+さんと）", label)
        opened = private(await press(world.people[name], shown, "ミクロネシア"))
        assert labels(opened)


async def test_slow_player_is_nudged_from_the_list(world: World) -> None:
    """Once half of the time is gone, by everybody who waits; not before, and not by who is awaited."""
    session = await begun_game(world, "aki", "ben", "chika")
    late = mover(session)
    waits = next(one for one in ("aki", "ben", "chika") if one != late)
    assert labels(private(await world.people[waits].slash(world.channel, "tables"))) == []
    due = session.due_at(session.movers[0])
    assert due is not None
    world.clock.now += (due - world.clock.now) / 2 + 1
    shown = private(await world.people[waits].slash(world.channel, "tables"))
    assert labels(shown) == [f"Nudge {late}: Micronesia"]
    assert not any(label.startswith("Nudge") for label in labels(await in_channel(world, late)))
    assert not any(label.startswith("Nudge") for label in labels(await in_channel(world, "dai")))
    said = private(await press(world.people[waits], shown, "Nudge"))
    assert said.content == f"Nudged: **{late}**."
    await settle_all(world)
    assert world.messages()[-1].content.startswith(f"👋 <@{world.people[late].id}>")


async def in_channel(world: World, name: str) -> Message:
    return private(await world.people[name].slash(world.channel, "tables"))


async def test_page_of_the_list_of_the_last_version_leads_to_the_tables(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    world.forged_id = "s1::0:inbox:0"
    shown = private(await press(world.people[mover(session)], world.panel(), "My panel"))
    assert shown.content.startswith("## Your tables\n👉 **Micronesia**")
