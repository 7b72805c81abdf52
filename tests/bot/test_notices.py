"""Notices at Discord: recipients, language, buttons; each is sent once."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
import pytest

from bot.delivery.scheduler import Scheduler
from bot.rows.settings import UserSettings
from bot.session.model import Session
from bot.store import Connection
from bot.store.games.clocks import CLOCKS
from bot.store.messages import notices
from bot.store.people.settings import SETTINGS
from bot.tables.clock import last_call

from .games import actor_of, begun_game, direct, name_of, settle_all, standing
from .world import World, answer_to, custom_id, labels, private

pytestmark = pytest.mark.database

DAY = 86_400.0
PEOPLE = ("aki", "ben", "chika")
BUTTONS = ["Open my panel", "Mute this turn", "When to disturb me…"]


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


async def owing(world: World, session: Session, stage: int = 1) -> dict[str, Any]:
    """Return the facts of a reminder to the players who owe an action."""
    rows = await world.store.read(partial(CLOCKS.where, session_id=session.id))
    due = min((row.due_at for row in rows if row.due_at is not None), default=0.0)
    return {"seats": [row.seat for row in rows], "asked": [row.asked for row in rows], "stage": stage, "due": due}


async def reminded(world: World, session: Session, stage: int = 1, to: str | None = None) -> None:
    await add_notice(world, "remind", await owing(world, session, stage), session, to)


def newest(world: World) -> discord.Message:
    return world.messages()[-1]


async def begun(world: World, **how: Any) -> tuple[Session, str, list[str]]:
    """Begin a game; return it with who is awaited, and the others."""
    session = await begun_game(world, *PEOPLE, **how)
    name = name_of(world, session.players[session.movers[0]].user_id)
    return session, name, [one for one in PEOPLE if one != name]


async def test_reminder_pings_only_awaited_players_until_it_is_muted(world: World) -> None:
    session, name, others = await begun(world)
    await reminded(world, session, stage=2)
    assert "your move, and time is short" in newest(world).content, "it is the last"
    await reminded(world, session)
    notice, called = newest(world), world.people[name]
    assert [user.id for user in notice.mentions] == [called.id]
    assert notice.content.startswith(f"⏳ <@{called.id}>: your move.")
    assert f"<t:{int(world.clock.now + 3 * DAY)}:R>" in notice.content
    assert labels(notice) == BUTTONS
    assert len((await answer_to(called, notice, "Open my panel")).attachments) == 1
    reply = await answer_to(called, notice, "Mute this turn")
    assert reply.content == "No more reminders this turn. Your clock keeps running."
    assert labels(newest(world)) == ["Open my panel", "When to disturb me…"]
    before, late = len(world.messages()), custom_id(notice, "Mute this turn")
    world.clock.now += 3 * DAY - last_call(3 * DAY)
    await Scheduler(world.services, outage=DAY * 10).tick()
    await settle_all(world)
    assert len(world.messages()) == before
    assert "n’t your turn" in private(await world.press_late(others[0], late)).content
    assert "You have no seat" in private(await world.press_late("dai", late)).content


async def test_direct_message_has_readers_language_and_table_link(world: World) -> None:
    session, name, _ = await begun(world)
    person = world.people[name]
    await world.store.write(partial(SETTINGS.put, row=UserSettings(lang="ja", remind="dm"), user_id=person.id))
    panel, before = world.panel().id, len(world.messages())
    await reminded(world, session, to=name)
    assert len(world.messages()) == before, "the channel hears nothing of it"
    (notice,) = direct(world, name)
    assert notice.content.startswith("⏳ あなたの番です。期限：")
    assert f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/{panel}" in notice.content
    assert "ミクロネシア" in notice.content
    assert labels(notice) == ["自分のパネルを開く", "この手番のお知らせを止める", "お知らせ…"]
    assert len((await answer_to(person.user, notice, "自分のパネルを開く")).attachments) == 1
    reply = await answer_to(person.user, notice, "この手番のお知らせを止める")
    assert reply.content.startswith("この手番のお知らせを止めました。")


async def test_refused_direct_message_goes_to_the_channel(world: World) -> None:
    session, name, _ = await begun(world, lang="ja")
    world.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    await reminded(world, session, to=name)
    assert [user.id for user in newest(world).mentions] == [world.people[name].id]
    assert newest(world).content.startswith("⏳ <@")
    assert "さん、あなたの番です。" in newest(world).content
    assert labels(newest(world)) == ["自分のパネルを開く", "この手番のお知らせを止める", "お知らせ…"]


# --- absent players, idle tables ---------------------------------------------------------------------------------


async def test_idle_table_is_kept_by_a_press(world: World) -> None:
    session, _, _ = await begun(world)
    closes, said = world.clock.now + 3 * DAY, "-# 💤 No moves here for a long time."
    await add_notice(world, "idle", {"closes_at": closes}, session)
    notice = newest(world)
    assert f"closes without a result <t:{int(closes)}:R>" in notice.content
    assert len(notice.mentions) == 3
    assert "You have no seat" in (await answer_to(world.people["dai"], notice, "Keep it open")).content
    world.clock.now += 60
    kept = await answer_to(world.people["ben"], notice, "Keep it open")
    assert kept.content == "The table stays open."
    assert (labels(newest(world)), newest(world).content) == ([], f"{said} **ben** keeps the table open.")
    assert (await world.services.tables.load(session.id)).changed_at == world.clock.now
    late = private(await world.press_late("chika", custom_id(notice, "Keep it open")))
    assert late.content == "The table stays open."
    await add_notice(world, "idle", {"closes_at": closes}, session)
    warning = newest(world)
    await world.restart()
    world.clock.now += 60
    await world.services.moves.end(session.id, actor_of(world.people["aki"]), by_moderator=True)
    await settle_all(world)
    settled = standing(world, warning)
    assert (labels(settled), settled.content) == ([], said), "settled by the end, after a restart"
