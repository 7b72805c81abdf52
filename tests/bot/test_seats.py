"""Leaving a running game, calling for who is waited for, and giving a seat: typed, in sentences."""

from __future__ import annotations

from pathlib import Path

from bot.table.model import Phase

from .evening import dealt, lobby, person, settled, tell
from .house import House, labels, open_house, press, private
from .test_presses import mover

HOUR = 3600.0


async def other_names(house: House) -> list[str]:
    """The people at the table who are not to move."""
    session = await house.session()
    waiting = {p.user_id for p in session.players if p.seat not in session.movers}
    return [name for name, member in house.people.items() if member.id in waiting]


# --- leaving -----------------------------------------------------------------------------------------------------


async def test_leaving_says_that_the_computer_plays_on_and_so_it_does(house: House) -> None:
    session = await dealt(house, "aki", "ben", "chika")
    leaving = await mover(house)
    asked = private(await leaving.slash(house.channel, "game resign"))
    assert asked.content.startswith("Leave this game for good? The computer player takes over your seat")
    assert (await house.session()).row == session.row, "nothing happens before it is confirmed"
    told = private(await press(leaving, asked, "Leave the game"))
    assert told.content == "You have left the game."
    await settled(house)
    after = await house.session()
    seat = next(player for player in after.players if player.user_id == leaving.id)
    assert (seat.gone, after.phase) == (True, Phase.PLAYING)
    assert any(m.content.startswith("🚪 **") and "/game seat take" in m.content for m in house.messages())
    assert leaving.id not in [user.id for user in house.panel().mentions]
    row = (await house.session()).row
    await house.deliver_again()
    assert (await house.session()).row == row
    assert "You have no seat" in private(await leaving.slash(house.channel, "game resign")).content


async def test_leave_in_a_running_game_asks_the_same(house: House) -> None:
    await dealt(house, "aki", "ben", "chika")
    assert (await tell(house, "ben", "game leave")).startswith("Leave this game for good?")
    assert (await tell(house, "dai", "game leave")).startswith("You have no seat in this game.")


async def test_where_no_computers_take_over_the_rules_of_the_game_are_named(house: House) -> None:
    session = await lobby(house, "aki", "ben", "chika", stand_ins="false")
    await house.service.begin(session.id, person(house.people["aki"]))
    await settled(house)
    told = await tell(house, "ben", "game resign")
    assert "At this table no computer takes over" in told


async def test_the_last_one_out_closes_the_table(house: House) -> None:
    await dealt(house, "aki", computers=2)
    asked = private(await house.people["aki"].slash(house.channel, "game resign"))
    assert asked.content.startswith("Leave this game? You are the last person at the table")
    await press(house.people["aki"], asked, "Leave the game")
    await settled(house)
    assert (await house.session()).phase is Phase.CLOSED


async def test_the_hosts_duties_pass_on_and_it_is_told(house: House) -> None:
    await dealt(house, "aki", "ben", "chika")
    asked = private(await house.people["aki"].slash(house.channel, "game resign"))
    await press(house.people["aki"], asked, "Leave the game")
    await settled(house)
    host = (await house.session()).host_id
    assert host != house.people["aki"].id
    told = next(m for m in house.messages() if m.content.startswith("👑"))
    assert told.content == f"👑 <@{host}> is the host of this game now."


async def test_leaving_in_japanese(tmp_path: Path, plain_pictures: None) -> None:
    async with open_house(tmp_path / "x.db", guild_locale="ja") as house:
        await dealt(house, "aki", "ben", "chika", lang="ja")
        asked = private(await house.people["ben"].slash(house.channel, "game resign"))
        assert asked.content.startswith("このゲームから抜けますか？あなたの席はコンピュータが引き継ぎ")
        await press(house.people["ben"], asked, "ゲームから抜ける")
        await settled(house)
        assert any(m.content.startswith("🚪 **ben**さんがゲームから抜けました。") for m in house.messages())


# --- calling -----------------------------------------------------------------------------------------------------


async def test_who_is_waited_for_is_called_and_not_too_often(house: House) -> None:
    await dealt(house, "aki", "ben", "chika")
    owing = await mover(house)
    caller, second = await other_names(house)
    told = await tell(house, caller, "game nudge")
    assert told == f"I have called **{owing.user.global_name}**."
    await settled(house)
    letter = house.messages()[-1]
    assert letter.content == f"👋 <@{owing.id}>: **{caller}** would like to play on. It is your move."
    assert [user.id for user in letter.mentions] == [owing.id]
    assert labels(letter) == ["Open my panel"]
    assert (await tell(house, second, "game nudge")).startswith("Somebody has called not long ago.")
    house.clock.now += 7 * HOUR
    assert (await tell(house, second, "game nudge")).startswith("I have called")


async def test_nobody_calls_for_oneself_and_no_stranger_calls(house: House) -> None:
    await dealt(house, "aki", "ben", "chika")
    owing = next(name for name, one in house.people.items() if one.id == (house.panel().mentions[0].id))
    assert (await tell(house, owing, "game nudge")).startswith("There is nobody to call")
    assert (await tell(house, "dai", "game nudge")).startswith("You have no seat in this game.")


async def test_a_lobby_has_nothing_of_this(house: House) -> None:
    await lobby(house, "aki", "ben")
    for command, options in (
        ("game nudge", {}),
        ("game resign", {}),
        ("game seat take", {"seat": "1"}),
        ("game seat give", {"player": house.people["dai"]}),
    ):
        told = await tell(house, "aki", command, **options)
        assert told.startswith("This game has not begun yet."), command
    assert await house.people["aki"].autocomplete(house.channel, "game seat take", "seat", "") == []
