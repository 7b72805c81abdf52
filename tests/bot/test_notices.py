"""Notices at Discord: recipients, language, buttons; each is sent once."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.delivery.scheduler import Scheduler
from bot.rows.settings import UserSettings
from bot.session.model import Session
from bot.session.views import pov_of
from bot.store import Connection
from bot.store.games.clocks import CLOCKS
from bot.store.messages import notices
from bot.store.messages.notices import NOTICES
from bot.store.people.settings import SETTINGS
from bot.tables.clock import last_call

from .games import actor_of, begun_game, settle_all
from .world import World, custom_id, labels, open_world, press, private

pytestmark = pytest.mark.database

DAY = 86_400.0


async def add_notice(
    world: World, kind: str, facts: dict[str, Any], session: Session, to: str | None = None
) -> None:
    """Add a notice to the outbox and let it be sent."""

    def write(db: Connection) -> None:
        user = None if to is None else world.people[to].id
        notices.add(db, kind, world.clock.now, facts, session_id=session.id, user_id=user)

    await world.store.write(write)
    await world.client.notifier.start()
    await settle_all(world)


async def reminded(world: World, session: Session, stage: int = 1, to: str | None = None) -> None:
    """Send a reminder to the players who owe an action."""
    rows = await world.store.read(partial(CLOCKS.where, session_id=session.id))
    due = min((row.due_at for row in rows if row.due_at is not None), default=0.0)
    facts = {"seats": [row.seat for row in rows], "asked": [row.asked for row in rows], "stage": stage, "due": due}
    await add_notice(world, "remind", facts, session, to)


def newest(world: World) -> discord.Message:
    return world.messages()[-1]


def mover(world: World, session: Session) -> str:
    user = session.players[session.movers[0]].user_id
    return next(name for name, member in world.people.items() if member.id == user)


def direct(world: World, name: str) -> list[discord.Message]:
    return [message for message in world.people[name].user.dm_channel.history() if message.author.bot]


async def test_reminder_pings_only_awaited_players(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    name = mover(world, session)
    await reminded(world, session)
    notice = newest(world)
    assert [user.id for user in notice.mentions] == [world.people[name].id]
    assert notice.content.startswith(f"⏳ <@{world.people[name].id}>: your move.")
    assert f"<t:{int(world.clock.now + 3 * DAY)}:R>" in notice.content
    assert labels(notice) == ["Open my panel", "Mute this turn", "When to disturb me…"]
    opened = private(await press(world.people[name], notice, "Open my panel"))
    assert len(opened.attachments) == 1


async def test_last_reminder_says_it_is_the_last(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    await reminded(world, session, stage=2)
    assert "your move, and time is short" in newest(world).content


async def test_obsolete_reminder_is_not_sent(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    rows = await world.store.read(partial(CLOCKS.where, session_id=session.id))
    pov = pov_of(session, session.players[session.movers[0]].user_id)
    notation = session.rules.notation(pov.legal[0])
    member = world.people[mover(world, session)]
    await world.services.moves.act(session.id, actor_of(member), notation, decision=None, interaction_id=None)
    await settle_all(world)
    before = len(world.messages())
    facts = {"seats": [r.seat for r in rows], "asked": [r.asked for r in rows], "stage": 1, "due": 0.0}
    await add_notice(world, "remind", facts, session)
    assert len(world.messages()) == before
    assert await world.store.read(partial(NOTICES.where, parked=None)) == []


async def test_hush_ends_reminders_of_this_turn(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    name = mover(world, session)
    await reminded(world, session)
    notice = newest(world)
    reply = private(await press(world.people[name], notice, "Mute this turn"))
    assert reply.content == "No more reminders this turn. Your clock keeps running."
    await settle_all(world)
    assert labels(newest(world)) == ["Open my panel", "When to disturb me…"]
    before = len(world.messages())
    world.clock.now += 3 * DAY - last_call(3 * DAY)
    await Scheduler(world.services, outage=DAY * 10).tick()
    await settle_all(world)
    assert len(world.messages()) == before
    other = next(each for each in ("aki", "ben", "chika") if each != name)
    late = custom_id(notice, "Mute this turn")
    assert "n’t your turn" in private(await world.press_late(other, late)).content
    stranger = private(await world.press_late("dai", late))
    assert "You have no seat" in stranger.content


async def test_direct_message_has_readers_language_and_table_link(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    name = mover(world, session)
    user = world.people[name].id
    await world.store.write(partial(SETTINGS.put, row=UserSettings(lang="ja", remind="dm"), user_id=user))
    panel = world.panel().id
    before = len(world.messages())
    await reminded(world, session, to=name)
    assert len(world.messages()) == before, "the channel hears nothing of it"
    (notice,) = direct(world, name)
    assert notice.content.startswith("⏳ あなたの番です。期限：")
    assert f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/{panel}" in notice.content
    assert "ミクロネシア" in notice.content
    assert labels(notice) == ["自分のパネルを開く", "この手番のお知らせを止める", "お知らせ…"]
    person_there = world.people[name].user
    opened = private(await person_there.click(notice, custom_id=custom_id(notice, "自分のパネルを開く")))
    assert len(opened.attachments) == 1
    reply = private(await person_there.click(notice, custom_id=custom_id(notice, "この手番のお知らせを止める")))
    assert reply.content.startswith("この手番のお知らせを止めました。")


async def test_refused_direct_message_goes_to_the_channel(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    name = mover(world, session)
    world.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    await reminded(world, session, to=name)
    assert [user.id for user in newest(world).mentions] == [world.people[name].id]
    assert newest(world).content.startswith("⏳ <@")


@pytest.mark.parametrize("times", [1, 4])
async def test_failed_notice_is_retried_once(world: World, times: int) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    before = len(world.messages())
    world.env.inject_error("POST", "/channels/*/messages", status=503, times=times)
    await reminded(world, session)
    assert len(world.messages()) == before + 1


async def test_notices_go_on_after_restart(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    before = len(world.messages())
    world.env.inject_error("POST", "/channels/*/messages", status=503, times=None)
    await reminded(world, session)
    assert len(world.messages()) == before
    world.env.backend.faults.clear()
    await world.restart()
    await settle_all(world)
    assert len(world.messages()) == before + 1
    await world.client.notifier.start()
    await settle_all(world)
    assert len(world.messages()) == before + 1, "once"


async def test_japanese_server_reads_japanese(tmp_path: Path, plain_pictures: None) -> None:
    async with open_world(tmp_path / "x.db", guild_locale="ja") as world:
        session = await begun_game(world, "aki", "ben", "chika", lang="ja")
        await reminded(world, session)
        assert "さん、あなたの番です。" in newest(world).content
        assert labels(newest(world)) == ["自分のパネルを開く", "この手番のお知らせを止める", "お知らせ…"]


# --- absent players, idle tables ---------------------------------------------------------------------------------


async def test_absent_player_is_reported_and_returns_by_a_press(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    name = mover(world, session)
    scheduler = Scheduler(world.services, outage=DAY * 100)
    for _ in range(200):  # the days of the world begin and end meanwhile
        found = await world.services.tables.load(session.id)
        if any(player.away for player in found.players):
            break
        await world.client.notifier.settle()
        due = await scheduler.next_due()
        assert due is not None
        world.clock.now = max(due, world.clock.now)
        await scheduler.tick()
        await settle_all(world)
    away = next(player for player in found.players if player.away)
    name = next(each for each, member in world.people.items() if member.id == away.user_id)
    notice = next(m for m in reversed(world.messages()) if m.content.startswith("🤖"))
    assert [user.id for user in notice.mentions] == [world.people[name].id]
    assert labels(notice) == ["I’m back"]
    panel = next(m for m in reversed(world.messages()) if m.components and m.id != notice.id)  # in either order
    assert f"The computer plays for **{name}**" in panel.content
    assert "I’m back" in labels(panel)
    mine = private(await world.people[name].slash(world.channel, "game panel"))
    assert mine.content.endswith("Press **I’m back** to play yourself.")
    late = custom_id(mine, "I’m back")
    stranger = private(await press(world.people["dai"], notice, "I’m back"))
    assert "You have no seat" in stranger.content
    back = private(await press(world.people[name], notice, "I’m back"))
    assert back.content.startswith("Welcome back!")
    await settle_all(world)
    assert not (await world.services.tables.load(session.id)).players[away.seat].away
    assert any(m.content == f"🙂 **{name}** is back." for m in world.messages())
    shown = [(m.content, labels(m)) for m in world.messages()]
    assert not any("The computer plays for" in content or "I’m back" in offered for content, offered in shown)
    world.forged_id = late
    again = private(await press(world.people[name], mine, "Refresh"))
    assert "You already play yourself." in again.content


async def test_idle_table_is_kept_by_a_press(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    closes = world.clock.now + 3 * DAY
    await add_notice(world, "idle", {"closes_at": closes}, session)
    notice = newest(world)
    assert f"closes without a result <t:{int(closes)}:R>" in notice.content
    assert len(notice.mentions) == 3
    stranger = private(await press(world.people["dai"], notice, "Keep it open"))
    assert "You have no seat" in stranger.content
    world.clock.now += 60
    assert private(await press(world.people["ben"], notice, "Keep it open")).content == "The table stays open."
    kept = newest(world)
    assert (labels(kept), kept.content) == (
        [], "-# 💤 No moves here for a long time. **ben** keeps the table open."
    )  # fmt: skip
    assert (await world.services.tables.load(session.id)).changed_at == world.clock.now
    late = private(await world.press_late("chika", custom_id(notice, "Keep it open")))
    assert late.content == "The table stays open."


async def test_warning_is_settled_by_an_end_after_a_restart(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    await add_notice(world, "idle", {"closes_at": world.clock.now + 3 * DAY}, session)
    notice = newest(world)
    await world.restart()
    world.clock.now += 60
    await world.services.moves.end(session.id, actor_of(world.people["aki"]), by_moderator=True)
    await settle_all(world)
    settled = next(message for message in world.messages() if message.id == notice.id)
    assert (labels(settled), settled.content) == ([], "-# 💤 No moves here for a long time.")
