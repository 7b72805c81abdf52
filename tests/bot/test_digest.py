"""The daily digest: a direct message in the reader's language, with a link into each game."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial

import discord
import pytest

from bot.deadlines.digests import next_digest
from bot.features.notes import service as notes
from bot.rows.settings import UserSettings
from bot.store import Connection
from bot.store.people.settings import SETTINGS, of_user

from .games import awaited, begun_game, direct, play_to_end, plays, settle_all
from .world import World, controls, labels, press, private

PEOPLE = ("aki", "ben", "chika")
pytestmark = pytest.mark.database


async def asks(world: World, name: str, **more: object) -> None:
    """Ask for a digest at eight, and let a day pass."""
    user = world.people[name].id
    mine = replace(UserSettings(digest=8), **more)  # type: ignore[arg-type]
    mine = replace(mine, digest_at=next_digest(mine, world.clock.now))
    await world.store.write(partial(SETTINGS.put, user_id=user, row=mine))


async def morning(world: World, name: str) -> list[discord.Message]:
    """Advance to this person's next digest; return their direct messages."""
    mine = await world.store.read(partial(of_user, user_id=world.people[name].id))
    assert mine.digest_at is not None
    world.clock.now = mine.digest_at
    await world.services.digests.tick(world.clock.now)
    await settle_all(world)
    await world.client.notifier.settle()
    await world.settle()
    return direct(world, name)


async def test_digest_lists_deadline_link_and_panel(world: World) -> None:
    """In the table's language by default; each turn once, unless nothing else tells of it."""
    session = await begun_game(world, *PEOPLE, clock="7d")
    name, others = awaited(session), [one for one in ("ben", "chika") if one != awaited(session)]
    await notes.add(world.services.tables, session.id, world.people[name].id, "no news")
    await asks(world, name)
    await asks(world, others[0])
    (notice,) = await morning(world, name)
    due = session.due_at(session.movers[0])
    assert due is not None
    title, game, foot = notice.content.splitlines()
    assert title == "## Your games today"
    assert game.startswith(f"👉 **Micronesia** · <#{session.channel_id}> ([go there](https://discord.com/channels/")
    assert game.endswith(f"**your move** · deadline <t:{int(due)}:f>")
    assert foot == "-# Once a day, because you asked for it; /settings changes that."
    assert await morning(world, others[0]) == [], "that others move is no news"
    await world.restart()
    assert "All moves" in labels(private(await press(world.people[name].user, notice, "Micronesia")))
    assert len(await morning(world, name)) == 1, "the next day it is known"
    await asks(world, name, remind="none")
    for count in (2, 3):
        assert len(await morning(world, name)) == count, "told each morning, as nothing else tells them"


async def test_digest_is_in_the_tables_language_by_default(world: World) -> None:
    session = await begun_game(world, *PEOPLE, lang="ja")
    await asks(world, awaited(session))
    (notice,) = await morning(world, awaited(session))
    assert notice.content.startswith("## 今日のゲーム\n👉 **ミクロネシア**｜")


async def test_ended_game_is_told_once(world: World) -> None:
    """In one's own language; not again after a vacation. Nobody is said to have won a seat given up."""
    session = await begun_game(world, *PEOPLE)
    await asks(world, "aki", lang="ja")
    over = await play_to_end(world, session)
    outcome = over.outcome
    assert outcome is not None
    (told,) = await morning(world, "aki")
    title, game, foot = told.content.splitlines()
    assert title == "## 今日のゲーム"
    assert re.match(r"🏁 \*\*ミクロネシア\*\*｜<#\d+>（\[開く\]", game)
    assert len(outcome.winners) == 1, "else another seed is needed"
    assert game.endswith("の勝ちです"), "nobody has shared it"
    assert foot.startswith("-# ")
    assert list(controls(told)) == []
    assert await morning(world, "aki") == [told], "the next day has nothing new"
    user = world.people["aki"].id
    mine = await world.store.read(partial(of_user, user_id=user))
    away = replace(mine, away_from=world.clock.now + 60, away_until=world.clock.now + 4 * 86_400.0)
    await world.store.write(partial(SETTINGS.put, user_id=user, row=away))
    for _ in range(6):
        assert await morning(world, "aki") == [told]

    over = await play_to_end(world, await begun_game(world, *PEOPLE))
    assert over.outcome is not None
    first = over.names[over.outcome.winners[0]]
    reader = next(name for name in over.names if name not in (first, "aki"))
    await asks(world, reader)
    work = "UPDATE players SET gone = 1, policy = 'random' WHERE session_id = ? AND name = ?"
    await world.store.write(lambda db: db.execute(work, (over.id, first)))
    (notice,) = await morning(world, reader)
    assert f"over: **Computer for {first}** came first, so nobody won" in notice.content


async def test_obsolete_notice_is_not_sent(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was queued while a game waited; when it is sent, none does."""
    session = await begun_game(world, *PEOPLE)
    name = awaited(session)
    await asks(world, name)
    with monkeypatch.context() as deaf:
        deaf.setattr(world.services.tables, "_listeners", [])
        assert await morning(world, name) == []
    while name == awaited(session):
        session = await plays(world)
    await world.client.notifier.start()
    await world.client.notifier.settle()
    await settle_all(world)
    assert all("it is your move" not in message.content for message in direct(world, name))


async def test_digest_says_what_a_reminder_of_the_night_would_say(world: World) -> None:
    session = await begun_game(world, *PEOPLE, clock="3d")
    (seat,) = session.movers
    name = awaited(session)
    due = session.due_at(seat)
    assert due is not None
    world.clock.now = due - 37.5 * 3600
    await asks(world, name, digest=int((due - 36 * 3600) % 86_400) // 3600)
    mine = await world.store.read(partial(of_user, user_id=world.people[name].id))
    assert mine.digest_at is not None
    world.clock.now = mine.digest_at
    await world.client.scheduler.tick()
    await settle_all(world)
    (notice,) = direct(world, name)
    assert notice.content.splitlines()[1].endswith(" · ⏳ half your time is gone")
    assert not any(message.content.startswith("⏳") for message in world.messages()), "it is not said twice"


def _stands_in(db: Connection, session_id: str, name: str) -> None:
    db.execute("UPDATE players SET policy = 'random' WHERE session_id = ? AND name = ?", (session_id, name))


async def test_summary_keeps_the_other_tables_after_a_return(world: World) -> None:
    """I'm back in one game of the summary; the button of another and the list of those that wait stay."""
    elsewhere = world.env.create_guild("Elsewhere")
    for name in world.people:
        elsewhere.add_member(world.people[name].user)
    rooms = [elsewhere.create_text_channel(f"room-{number}") for number in range(2)]
    waiting = await begun_game(world, "aki", "ben", "chika", "dai", at=rooms[1])
    name = awaited(waiting)
    host, other = ("ben", "aki") if name == "aki" else ("aki", "ben")  # that one began a game is no news
    away = [await begun_game(world, host, other, "chika")]
    away.append(await begun_game(world, host, other, "dai", at=rooms[0]))
    await asks(world, name)
    for session in away:
        await world.store.write(partial(_stands_in, session_id=session.id, name=name))
    notice = (await morning(world, name))[-1]
    backs = [label for label in labels(notice) if label.startswith("I’m back")]
    assert len(backs) == len([one for one in away if name in one.names])
    await press(world.people[name].user, notice, backs[0])
    await world.settle()
    left = direct(world, name)[-1]
    assert left.id == notice.id
    assert labels(left) == [label for label in labels(notice) if label != backs[0]]
    assert any("Micronesia with" in label for label in labels(left)), "the list of games that wait"
