"""Letters at Discord: who is called, in which language, with which buttons; and each of them once."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.delivery.scheduler import Timekeeper
from bot.store import Connection
from bot.store.messages import notices
from bot.store.people import settings
from bot.store.people.settings import UserSettings
from bot.store.play import clocks
from bot.table.model import Session
from bot.tables.clock import last_call

from .evening import dealt, person, settled
from .house import House, custom_id, labels, open_house, press, private

DAY = 86_400.0


async def tell(house: House, kind: str, facts: dict[str, Any], session: Session, to: str | None = None) -> None:
    """A letter that somebody else has written."""

    def write(db: Connection) -> None:
        user = None if to is None else house.people[to].id
        notices.add(db, kind, house.clock.now, facts, session_id=session.id, user_id=user)

    await house.store.write(write)
    await house.client.postman.start()
    await settled(house)


async def reminded(house: House, session: Session, stage: int = 1, to: str | None = None) -> None:
    """A reminder of those who owe an action now."""
    rows = await house.store.read(partial(clocks.of_session, session_id=session.id))
    due = min((row.due_at for row in rows if row.due_at is not None), default=0.0)
    facts = {"seats": [row.seat for row in rows], "asked": [row.asked for row in rows], "stage": stage, "due": due}
    await tell(house, "remind", facts, session, to)


def newest(house: House) -> discord.Message:
    return house.messages()[-1]


def mover(house: House, session: Session) -> str:
    user = session.players[session.movers[0]].user_id
    return next(name for name, member in house.people.items() if member.id == user)


def direct(house: House, name: str) -> list[discord.Message]:
    return [message for message in house.people[name].user.dm_channel.history() if message.author.bot]


async def test_a_reminder_calls_who_owes_and_nobody_else(house: House) -> None:
    session = await dealt(house, "aki", "ben", "chika")
    name = mover(house, session)
    await reminded(house, session)
    letter = newest(house)
    assert [user.id for user in letter.mentions] == [house.people[name].id]
    assert letter.content.startswith(f"⏳ <@{house.people[name].id}>: the game waits for you.")
    assert f"<t:{int(house.clock.now + 3 * DAY)}:R>" in letter.content
    assert labels(letter) == ["Open my panel", "Not this turn"]
    opened = private(await press(house.people[name], letter, "Open my panel"))
    assert len(opened.attachments) == 1


async def test_the_last_reminder_says_so(house: House) -> None:
    session = await dealt(house, "aki", "ben", "chika")
    await reminded(house, session, stage=2)
    assert "your time is almost up" in newest(house).content


async def test_a_reminder_of_what_is_done_is_not_told(house: House) -> None:
    session = await dealt(house, "aki", "ben", "chika")
    rows = await house.store.read(partial(clocks.of_session, session_id=session.id))
    look = house.service.look(session, session.players[session.movers[0]].user_id)
    notation = session.rules.notation(look.legal[0])
    member = house.people[mover(house, session)]
    await house.service.act(session.id, person(member), notation, decision=None, interaction_id=None)
    await settled(house)
    before = len(house.messages())
    facts = {"seats": [r.seat for r in rows], "asked": [r.asked for r in rows], "stage": 1, "due": 0.0}
    await tell(house, "remind", facts, session)
    assert len(house.messages()) == before
    assert await house.store.read(notices.waiting) == []


async def test_not_this_turn_ends_the_reminders(house: House) -> None:
    session = await dealt(house, "aki", "ben", "chika")
    name = mover(house, session)
    await reminded(house, session)
    letter = newest(house)
    told = private(await press(house.people[name], letter, "Not this turn"))
    assert told.content == "I will not remind you of this turn again. The time goes on."
    before = len(house.messages())
    house.clock.now += 3 * DAY - last_call(3 * DAY)
    await Timekeeper(house.store, house.service, outage=DAY * 10).tick()
    await settled(house)
    assert len(house.messages()) == before
    other = next(each for each in ("aki", "ben", "chika") if each != name)
    assert "not your turn" in private(await press(house.people[other], letter, "Not this turn")).content
    stranger = private(await press(house.people["dai"], letter, "Not this turn"))
    assert "You have no seat" in stranger.content


async def test_a_direct_message_is_in_the_readers_language_with_the_way_to_the_table(house: House) -> None:
    session = await dealt(house, "aki", "ben", "chika")
    name = mover(house, session)
    user = house.people[name].id
    await house.store.write(partial(settings.set_user, user_id=user, new=UserSettings(lang="ja", remind="dm")))
    panel = house.panel().id
    before = len(house.messages())
    await reminded(house, session, to=name)
    assert len(house.messages()) == before, "the channel hears nothing of it"
    (letter,) = direct(house, name)
    assert letter.content.startswith("⏳ あなたの番です。持ち時間の半分が過ぎました。")
    assert f"https://discord.com/channels/{house.guild.id}/{house.channel.id}/{panel}" in letter.content
    assert "マイクロネシア" in letter.content
    assert labels(letter) == ["自分のパネルを開く", "この手番は知らせない"]
    person_there = house.people[name].user
    opened = private(await person_there.click(letter, custom_id=custom_id(letter, "自分のパネルを開く")))
    assert len(opened.attachments) == 1
    told = private(await person_there.click(letter, custom_id=custom_id(letter, "この手番は知らせない")))
    assert told.content.startswith("この手番についてはもうお知らせしません。")


async def test_who_takes_no_direct_messages_is_called_in_the_channel(house: House) -> None:
    session = await dealt(house, "aki", "ben", "chika")
    name = mover(house, session)
    house.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    await reminded(house, session, to=name)
    assert [user.id for user in newest(house).mentions] == [house.people[name].id]
    assert newest(house).content.startswith("⏳ <@")


@pytest.mark.parametrize("times", [1, 4])
async def test_a_letter_that_fails_is_sent_again_once(house: House, times: int) -> None:
    session = await dealt(house, "aki", "ben", "chika")
    before = len(house.messages())
    house.env.inject_error("POST", "/channels/*/messages", status=503, times=times)
    await reminded(house, session)
    assert len(house.messages()) == before + 1


async def test_letters_go_on_after_a_restart(house: House) -> None:
    session = await dealt(house, "aki", "ben", "chika")
    before = len(house.messages())
    house.env.inject_error("POST", "/channels/*/messages", status=503, times=None)
    await reminded(house, session)
    assert len(house.messages()) == before
    house.env.backend.faults.clear()
    await house.restart()
    await settled(house)
    assert len(house.messages()) == before + 1
    await house.client.postman.start()
    await settled(house)
    assert len(house.messages()) == before + 1, "once"


async def test_a_japanese_server_reads_japanese(tmp_path: Path, plain_pictures: None) -> None:
    async with open_house(tmp_path / "x.db", guild_locale="ja") as house:
        session = await dealt(house, "aki", "ben", "chika", lang="ja")
        await reminded(house, session)
        assert "さん、あなたの番です。" in newest(house).content
        assert labels(newest(house)) == ["自分のパネルを開く", "この手番は知らせない"]


# --- who is away, tables that stand still ------------------------------------------------------------------------


async def test_an_absent_seat_is_told_and_comes_back_by_a_press(house: House) -> None:
    session = await dealt(house, "aki", "ben", "chika")
    name = mover(house, session)
    keeper = Timekeeper(house.store, house.service, outage=DAY * 100)
    for _ in range(60):
        found = await house.service.load(session.id)
        if any(player.away for player in found.players):
            break
        await house.client.postman.settle()
        due = await keeper.next_due()
        assert due is not None
        house.clock.now = max(due, house.clock.now)
        await keeper.tick()
        await settled(house)
    away = next(player for player in found.players if player.away)
    name = next(each for each, member in house.people.items() if member.id == away.user_id)
    letter = next(m for m in reversed(house.messages()) if m.content.startswith("🤖"))
    assert [user.id for user in letter.mentions] == [house.people[name].id]
    assert labels(letter) == ["I am back"]
    assert f"The computer plays for **{name}**" in house.panel().content
    assert "I am back" in labels(house.panel())
    mine = private(await house.people[name].slash(house.channel, "game hand"))
    assert mine.content.endswith("Press **I am back** to go on yourself.")
    stranger = private(await press(house.people["dai"], letter, "I am back"))
    assert "You have no seat" in stranger.content
    back = private(await press(house.people[name], letter, "I am back"))
    assert back.content.startswith("Welcome back!")
    await settled(house)
    assert not (await house.service.load(session.id)).players[away.seat].away
    assert any(m.content == f"🙂 **{name}** is back and plays on." for m in house.messages())
    again = private(await press(house.people[name], mine, "I am back"))
    assert "You play yourself already." in again.content


async def test_a_table_that_stands_still_is_kept_by_a_press(house: House) -> None:
    session = await dealt(house, "aki", "ben", "chika")
    closes = house.clock.now + 3 * DAY
    await tell(house, "idle", {"closes_at": closes}, session)
    letter = newest(house)
    assert f"will be closed without a result <t:{int(closes)}:R>" in letter.content
    assert len(letter.mentions) == 3
    stranger = private(await press(house.people["dai"], letter, "Keep it open"))
    assert "You have no seat" in stranger.content
    house.clock.now += 60
    assert private(await press(house.people["ben"], letter, "Keep it open")).content == "The table stays open."
    assert labels(newest(house)) == []
    assert (await house.service.load(session.id)).changed_at == house.clock.now
