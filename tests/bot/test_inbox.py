"""/tables: a person's open games on all servers, with a link into each."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial

import pytest

from bot.config import Limits
from bot.session import codec
from bot.session.model import Session
from bot.store.games import sessions
from bot.store.messages import channels, outbox
from engines import GAMES

from .games import actor_of, awaited, begun_game, lobby, play_to_end, reply_to, settle_all
from .world import Message, World, controls, labels, press, private

PEOPLE = ("aki", "ben", "chika")
pytestmark = pytest.mark.database


async def place(world: World, session: Session) -> str:
    """The channel is a mention, with a link to the panel."""
    panel = await world.store.read(partial(outbox.panel, session_id=session.id))
    assert panel is not None
    link = f"https://discord.com/channels/{session.guild_id}/{session.channel_id}/{panel.message_id}"
    return f"<#{session.channel_id}> ([go there]({link}))"


async def listed(world: World, name: str) -> Message:
    return private(await world.people[name].slash(world.channel, "tables"))


async def test_list_in_the_course_of_a_game(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """A line a table: whose move, who may nudge, what stopped it, and none when it is over."""
    session = await begun_game(world, *PEOPLE)
    name = awaited(session)
    waits, other = (one for one in PEOPLE if one != name)
    shown = await listed(world, waits)
    head, line = shown.content.splitlines()
    assert head == "## Your tables"
    assert line.endswith(f"waiting for {name}")
    assert list(controls(shown)) == []
    world.forged_id = "s1::0:inbox:0"  # of the last version
    shown = private(await press(world.people[name], world.panel(), "My panel"))
    assert shown.content.startswith("## Your tables\n👉 **Micronesia**")
    user = world.people[name].user
    shown = private(await user.slash("tables"))
    assert labels(shown) == [f"Micronesia with {' and '.join(one for one in session.names if one != name)}"]
    await world.restart()
    assert "All moves" in labels(private(await press(user, shown, "Micronesia"))), "in place, after a restart"

    due = session.due_at(session.movers[0])
    assert due is not None
    world.clock.now += (due - world.clock.now) / 2 + 1
    shown = await listed(world, waits)
    assert labels(shown) == [f"Nudge {name}: Micronesia"], "once half of the time is gone"
    for one in (name, "dai"):
        assert not any(label.startswith("Nudge") for label in labels(await listed(world, one)))
    assert private(await press(world.people[waits], shown, "Nudge")).content == f"Nudged: **{name}**."
    await settle_all(world)
    assert world.messages()[-1].content.startswith(f"👋 <@{user.id}>")

    fault, old = "stopped after an error; /game end closes it", "needs another version of the rules and can’t go on"
    with monkeypatch.context() as corrected:
        corrected.setattr(GAMES["micronesia"].rules, "rules_version", 99)
        said = await reply_to(world, waits, "tables")
        assert old in said
        assert fault not in said, "nothing went wrong with a game of old rules"
        world.locales[world.people[other].id] = "ja"
        assert "別の版のルールで始められたため停止中です" in await reply_to(world, other, "tables")
    await world.store.write(partial(channels.mark_unreachable, session_id=session.id, at=world.clock.now))
    shown = await listed(world, name)
    assert "I can’t write there now" in shown.content
    assert labels(private(await press(world.people[name], shown, "Micronesia"))), "one can go on all the same"
    await world.store.write(partial(sessions.quarantine, session_id=session.id, incident="c0ffee"))
    said = await reply_to(world, waits, "tables")
    assert fault in said
    assert old not in said


async def test_without_open_game(world: World) -> None:
    await play_to_end(world, await begun_game(world, *PEOPLE))
    said = "No open tables. /play starts a game against computers; /game new opens one in a channel."
    assert await reply_to(world, "aki", "tables") == said


async def test_waiting_games_come_first_on_all_servers(world: World) -> None:
    elsewhere = world.env.create_guild("Elsewhere")
    rooms = [elsewhere.create_text_channel(f"room-{number}") for number in range(3)]
    waiting = await begun_game(world, *PEOPLE)
    waits_for = awaited(waiting)
    for name in world.people:
        elsewhere.add_member(world.people[name].user)
    open_lobby = await lobby(world, waits_for, at=rooms[0])
    other = await begun_game(world, *PEOPLE, at=rooms[1])
    due = waiting.due_at(waiting.movers[0])
    assert due is not None, "three days for each turn, where nothing else was agreed"
    lines = (await reply_to(world, waits_for, "tables")).splitlines()
    assert lines[0] == "## Your tables"
    until = f"**your move** · deadline <t:{int(due)}:R>"
    assert lines[1] == f"👉 **Micronesia** · {await place(world, waiting)} · {until}"
    assert len(lines) == 4, "a line each"
    assert lines[-1] == f"**Micronesia** · {await place(world, open_lobby)} · not begun yet"
    if awaited(other) != waits_for:
        assert f"**Micronesia** · {await place(world, other)} · waiting for {awaited(other)}" in lines
    assert "## Your tables" not in await reply_to(world, "dai", "tables"), "others' games are none of theirs"
    user = world.people[waits_for].user
    assert private(await user.slash("tables")).content.splitlines() == lines, "the same in a direct message"
    world.locales[user.id] = "ja"
    shown = await listed(world, waits_for)
    assert shown.content.startswith("## 自分の卓\n👉 **ミクロネシア**")
    assert "**あなたの番です**（期限：<t:" in shown.content
    assert re.fullmatch(r"ミクロネシア（\w+さんと\w+さんと）", labels(shown)[0])
    assert labels(private(await press(world.people[waits_for], shown, "ミクロネシア")))


async def test_nearest_deadline_is_first(world: World) -> None:
    rooms = [world.guild.create_text_channel(f"room-{number}") for number in range(3)]
    clocks = zip(rooms, ("7d", "12h", "none"), strict=True)
    late, soon, never = [
        await begun_game(world, "aki", game="dicolony", at=room, clock=clock) for room, clock in clocks
    ]
    reply = await reply_to(world, "aki", "tables")
    places_shown = re.findall(r"<#(\d+)>", reply)
    assert places_shown == [str(session.channel_id) for session in (soon, late, never)]


async def test_absent_player_returns_from_the_inbox(world: World) -> None:
    session = await begun_game(world, *PEOPLE)
    name = awaited(session)
    row = await world.store.read(partial(sessions.get, session_id=session.id))
    assert row is not None
    players = tuple(replace(p, policy="random") if p.name == name else p for p in row.players)
    update = replace(codec.update(session, session), players=players)
    await world.store.write(partial(sessions.save, update=update))
    shown = await listed(world, name)
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
    rooms = [world.guild.create_text_channel(f"room-{number}").id for number in range(40)]
    for channel in rooms:
        await world.services.lobbies.open("micronesia", world.guild.id, channel, aki, "en")
    await settle_all(world)
    shown, found = await listed(world, "aki"), list[str]()
    for number in range(1, 20):
        assert len(shown.content) <= 2000
        head, *lines, page = shown.content.splitlines()
        assert head == "## Your tables"
        assert re.fullmatch(rf"-# Page {number} of \d+", page)
        games = [line for line in lines if not line.startswith("-#")]
        whole = r"\*\*Micronesia\*\* · <#\d+> \(\[go there\]\(https://\S+/\d+/\d+\)\) · not begun yet"
        assert all(re.fullmatch(whole, line) for line in games)
        found += re.findall(r"<#(\d+)>", shown.content)
        if "Next ▶" not in labels(shown):
            break
        shown = private(await press(world.people["aki"], shown, "Next ▶"))
    assert sorted(found) == sorted(map(str, rooms))
    assert len(found) == len(set(found))
    assert "◀ Previous" in labels(shown)
