"""Time goes by at a table: reminders, a vote when time is up, each told once and to those whom it concerns."""

from __future__ import annotations

from pathlib import Path

import discord

from bot.delivery.scheduler import Timekeeper
from bot.table.model import Session

from .evening import dealt, lobby, person, settled, tell
from .house import House, labels, open_house, press, private

HOUR, DAY = 3600.0, 86_400.0


async def pass_time(house: House, seconds: float) -> None:
    """What is due meanwhile is done at its moment; the bot was on all the time."""
    until = house.clock.now + seconds
    keeper = Timekeeper(house.store, house.service, outage=DAY * 1000)
    while (due := await keeper.next_due()) is not None and due <= until:
        house.clock.now = max(house.clock.now, due)
        await keeper.tick()
        await settled(house)
    house.clock.now = until


async def voting(house: House, *names: str, lang: str = "en") -> Session:
    """A table that has agreed to vote, begun."""
    session = await lobby(house, *names, lang=lang, absent="vote", clock="1d")
    await house.service.begin(session.id, person(house.people[names[0]]))
    await settled(house)
    return await house.service.load(session.id)


def starting(house: House, sign: str) -> list[discord.Message]:
    return [message for message in house.messages() if message.content.startswith(sign)]


async def test_half_time_and_the_end_are_told_once_each(house: House) -> None:
    await dealt(house, "aki", "ben", "chika")
    (owing,) = house.panel().mentions
    await pass_time(house, 1.5 * DAY - 1)
    assert starting(house, "⏳") == []
    await pass_time(house, 2)
    (half,) = starting(house, "⏳")
    assert [user.id for user in half.mentions] == [owing.id]
    await pass_time(house, 1.4 * DAY)
    (late,) = starting(house, "⏰")
    assert [user.id for user in late.mentions] == [owing.id]
    assert len(starting(house, "⏳")) == 1


async def test_who_choose_at_once_are_called_in_one_message(house: House) -> None:
    session = await dealt(house, "aki", "ben", game="dicolony")
    assert len(session.movers) == 2
    await pass_time(house, 1.6 * DAY)
    (half,) = starting(house, "⏳")
    assert {user.id for user in half.mentions} == {house.people[name].id for name in ("aki", "ben")}


async def test_the_others_let_the_computer_play(house: House) -> None:
    session = await voting(house, "aki", "ben", "chika")
    (owing,) = house.panel().mentions
    await pass_time(house, DAY + 1)
    (vote,) = starting(house, "⌛")
    others = [name for name in ("aki", "ben", "chika") if house.people[name].id != owing.id]
    assert {user.id for user in vote.mentions} == {house.people[name].id for name in others}
    assert "2 of you must agree; otherwise we keep waiting." in vote.content
    assert labels(vote) == ["Let the computer play"]
    absent = next(member for member in house.people.values() if member.id == owing.id)
    assert "not for you" in private(await press(absent, vote, "Let the computer play")).content
    agreed = private(await press(house.people[others[0]], vote, "Let the computer play"))
    assert agreed.content == "You have agreed. One more consent is needed."
    await house.restart()
    assert (await house.service.load(session.id)).row == session.row
    await press(house.people[others[1]], vote, "Let the computer play")
    await pass_time(house, 1)
    after = await house.service.load(session.id)
    assert after.row > session.row
    assert after.movers != session.movers
    assert labels(next(m for m in house.messages() if m.id == vote.id)) == [], "it is settled"


async def test_a_fresh_board_has_the_vote_again_and_calls_nobody(house: House) -> None:
    """The message with the button may have been deleted."""
    session = await voting(house, "aki", "ben", "chika")
    (owing,) = house.panel().mentions
    await pass_time(house, DAY + 1)
    await house.service.tell_again(session.id)
    await settled(house)
    name = next(name for name, member in house.people.items() if member.id == owing.id)
    panel = next(one for one in reversed(house.messages()) if "Turn 1" in one.content)
    assert f"⌛ The time of **{name}** is up. The others have been asked whether" in panel.content
    assert "Time is up <t:" not in panel.content
    assert "⌛ Your time is up." in await tell(house, name, "game hand")
    _, again = starting(house, "⌛")
    assert labels(again) == ["Let the computer play"]
    sent = [r.json for r in house.env.http_requests if r.method == "POST" and r.path.endswith("/messages")]
    (body,) = [one for one in sent[-2:] if one is not None and one["content"] == again.content]
    assert (body["allowed_mentions"]["parse"], body["allowed_mentions"].get("users", [])) == ([], [])
    for other in ("aki", "ben", "chika"):
        if other != name:
            await press(house.people[other], again, "Let the computer play")
    await settled(house)
    assert "Turn 2" in house.panel().content


async def test_a_game_with_nobody_there_waits_and_goes_on_with_who_comes(house: House) -> None:
    session = await lobby(house, "aki", computers=2)
    await house.service.begin(session.id, person(house.people["aki"]))
    await settled(house)
    await pass_time(house, 11 * DAY)
    (letter,) = starting(house, "💤")
    assert "nobody else is here. The game waits" in letter.content
    await house.service.tell_again(session.id)
    await settled(house)
    assert "💤 Nobody is here. The game waits until somebody presses **I am back**." in house.panel().content
    assert "The computer plays for" not in house.panel().content
    back = private(await press(house.people["aki"], letter, "I am back"))
    assert f"⏳ Time is up <t:{int(house.clock.now + 3 * DAY)}:R>." in back.content


async def test_a_vote_is_over_when_the_absent_one_moves(house: House) -> None:
    session = await voting(house, "aki", "ben", "chika")
    (owing,) = house.panel().mentions
    await pass_time(house, DAY + 1)
    (vote,) = starting(house, "⌛")
    look = house.service.look(await house.service.load(session.id), owing.id)
    member = next(one for one in house.people.values() if one.id == owing.id)
    notation = session.rules.notation(look.legal[0])
    await house.service.act(session.id, person(member), notation, decision=None, interaction_id=None)
    await settled(house)
    other = next(name for name in ("aki", "ben", "chika") if house.people[name].id != owing.id)
    late = private(await press(house.people[other], vote, "Let the computer play"))
    assert late.content == "This request is settled or no longer applies."


async def test_in_japanese(tmp_path: Path, plain_pictures: None) -> None:
    async with open_house(tmp_path / "x.db", guild_locale="ja") as house:
        await voting(house, "aki", "ben", "chika", lang="ja")
        await pass_time(house, DAY + 1)
        assert "もうすぐ時間切れです：" in starting(house, "⏰")[0].content
        assert labels(starting(house, "⌛")[0]) == ["コンピュータに任せる"]
        assert "2人が認めれば任せます。" in starting(house, "⌛")[0].content
