"""The daily digest: a direct message in the reader's language, with a link into each game."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial

import discord
import pytest

from bot.deadlines.digests import next_digest
from bot.rows.settings import UserSettings
from bot.store.people.settings import of_user, set_user
from engines.core import Seat

from .games import actor_of, begun_game, play_to_end, settle_all
from .world import World, controls, labels, press, private

pytestmark = pytest.mark.database


async def asks(world: World, name: str, **more: object) -> None:
    """Ask for a digest at eight, and let a day pass."""
    user = world.people[name].id
    mine = replace(UserSettings(digest=8), **more)  # type: ignore[arg-type]
    mine = replace(mine, digest_at=next_digest(mine, world.clock.now))
    await world.store.write(partial(set_user, user_id=user, new=mine))


async def morning(world: World, name: str) -> list[discord.Message]:
    """Advance to this person's next digest; return their direct messages."""
    mine = await world.store.read(partial(of_user, user_id=world.people[name].id))
    assert mine.digest_at is not None
    world.clock.now = mine.digest_at
    await world.services.digests.tick(world.clock.now)
    await settle_all(world)
    await world.client.notifier.settle()
    await world.settle()
    return received(world, name)


def received(world: World, name: str) -> list[discord.Message]:
    """Return the bot's direct messages to this person."""
    return [message for message in world.people[name].user.dm_channel.history() if message.author.bot]


def mover(names: tuple[str, ...], movers: tuple[Seat, ...]) -> str:
    return names[movers[0]]


async def test_digest_lists_deadline_link_and_panel(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    name = mover(session.names, session.movers)
    await asks(world, name)
    (notice,) = await morning(world, name)
    due = session.due_at(session.movers[0])
    assert due is not None
    title, game, asked, foot = notice.content.splitlines()
    assert title == "## Your games today"
    assert game.startswith(f"▶ **Micronesia** · <#{session.channel_id}> ([go there](https://discord.com/channels/")
    assert game.endswith(f"**your move** · deadline <t:{int(due)}:f>")
    assert asked.startswith("↳ ")
    assert foot == "-# Once a day, because you asked for it; /settings changes that."
    await world.restart()
    opened = private(await press(world.people[name].user, notice, "Micronesia"))
    assert "More…" in labels(opened)


async def test_ended_game_is_reported_once_in_own_language(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    await asks(world, "aki", lang="ja")
    over = await play_to_end(world, session)
    outcome = over.outcome
    assert outcome is not None
    (notice,) = await morning(world, "aki")
    title, nothing, game, foot = notice.content.splitlines()
    assert (title, nothing) == ("## 今日のゲーム", "今、あなたの番のゲームはありません。")
    names = "・".join(over.names[seat] for seat in outcome.winners)
    assert re.match(r"🏁 \*\*マイクロネシア\*\*｜<#\d+>（\[開く\]", game)
    assert names in game
    assert foot.startswith("-# ")
    assert list(controls(notice)) == []
    assert await morning(world, "aki") == [notice], "the next day has nothing new"


async def test_digest_uses_the_tables_language_by_default(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika", lang="ja")
    name = mover(session.names, session.movers)
    await asks(world, name)
    (notice,) = await morning(world, name)
    assert notice.content.startswith("## 今日のゲーム\n▶ **マイクロネシア**｜")


async def test_digest_lists_others_moves_and_awaited_players(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika", game="micronesia")
    first = mover(session.names, session.movers)
    name = next(other for other in ("aki", "ben", "chika") if other != first)
    await asks(world, name)
    (notice,) = await morning(world, name)
    assert f"waiting for {first}" in notice.content
    assert "No game is waiting for you." in notice.content


async def test_obsolete_notice_is_not_sent(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was queued while a game waited; when it is sent, none does."""
    session = await begun_game(world, "aki", "ben", "chika")
    name = mover(session.names, session.movers)
    await asks(world, name)
    with monkeypatch.context() as deaf:
        deaf.setattr(world.services.tables, "_listeners", [])
        assert await morning(world, name) == []
    actor = actor_of(world.people[name])
    rules, seat = session.rules, session.movers[0]
    while seat in session.movers:
        notation = rules.notation(rules.default_action(session.state, seat))
        played = await world.services.moves.act(session.id, actor, notation, decision=None, interaction_id=None)
        session = played.session
    await world.client.notifier.start()
    await world.client.notifier.settle()
    await settle_all(world)
    assert all("it is your move" not in message.content for message in received(world, name))


async def test_digest_says_what_a_reminder_of_the_night_would_say(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika", clock="1d")
    (seat,) = session.movers
    name = session.names[seat]
    due = session.due_at(seat)
    assert due is not None
    world.clock.now = due - 12.5 * 3600
    await asks(world, name, digest=(int((due - 12 * 3600) % 86_400) // 3600 + 1) % 24)
    mine = await world.store.read(partial(of_user, user_id=world.people[name].id))
    assert mine.digest_at is not None
    world.clock.now = mine.digest_at
    await world.client.scheduler.tick()
    await settle_all(world)
    (notice,) = received(world, name)
    assert "↳ ⏳ Half your time is gone." in notice.content.splitlines()
    assert not any(message.content.startswith("⏳") for message in world.messages()), "it is not said twice"
