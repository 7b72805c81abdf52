"""Leaving a running game, calling for who is waited for, and giving a seat: typed, in sentences."""

from __future__ import annotations

from pathlib import Path

from bot.table.model import Phase

from .evening import dealt, lobby, person, settled, tell
from .test_presses import mover
from .world import World, labels, open_house, press, private

HOUR = 3600.0


async def other_names(world: World) -> list[str]:
    """The people at the table who are not to move."""
    session = await world.session()
    waiting = {p.user_id for p in session.players if p.seat not in session.movers}
    return [name for name, member in world.people.items() if member.id in waiting]


# --- leaving -----------------------------------------------------------------------------------------------------


async def test_leaving_says_that_the_computer_plays_on_and_so_it_does(world: World) -> None:
    session = await dealt(world, "aki", "ben", "chika")
    leaving = await mover(world)
    asked = private(await leaving.slash(world.channel, "game resign"))
    assert asked.content.startswith("Leave this game for good? The computer player takes over your seat")
    assert (await world.session()).row == session.row, "nothing happens before it is confirmed"
    told = private(await press(leaving, asked, "Leave the game"))
    assert told.content == "You have left the game."
    await settled(world)
    after = await world.session()
    seat = next(player for player in after.players if player.user_id == leaving.id)
    assert (seat.gone, after.phase) == (True, Phase.PLAYING)
    assert any(m.content.startswith("🚪 **") and "/game seat take" in m.content for m in world.messages())
    assert leaving.id not in [user.id for user in world.panel().mentions]
    row = (await world.session()).row
    await world.deliver_again()
    assert (await world.session()).row == row
    assert "You have no seat" in private(await leaving.slash(world.channel, "game resign")).content


async def test_leave_in_a_running_game_asks_the_same(world: World) -> None:
    await dealt(world, "aki", "ben", "chika")
    assert (await tell(world, "ben", "game leave")).startswith("Leave this game for good?")
    assert (await tell(world, "dai", "game leave")).startswith("You have no seat in this game.")


async def test_where_no_computers_take_over_the_rules_of_the_game_are_named(world: World) -> None:
    session = await lobby(world, "aki", "ben", "chika", stand_ins="false")
    await world.services.moves.begin(session.id, person(world.people["aki"]))
    await settled(world)
    told = await tell(world, "ben", "game resign")
    assert "At this table no computer takes over" in told


async def test_the_last_one_out_closes_the_table(world: World) -> None:
    await dealt(world, "aki", computers=2)
    asked = private(await world.people["aki"].slash(world.channel, "game resign"))
    assert asked.content.startswith("Leave this game? You are the last person at the table")
    await press(world.people["aki"], asked, "Leave the game")
    await settled(world)
    assert (await world.session()).phase is Phase.CLOSED


async def test_the_hosts_duties_pass_on_and_it_is_told(world: World) -> None:
    await dealt(world, "aki", "ben", "chika")
    asked = private(await world.people["aki"].slash(world.channel, "game resign"))
    await press(world.people["aki"], asked, "Leave the game")
    await settled(world)
    host = (await world.session()).host_id
    assert host != world.people["aki"].id
    told = next(m for m in world.messages() if m.content.startswith("👑"))
    assert told.content == f"👑 <@{host}> is the host of this game now."


async def test_leaving_in_japanese(tmp_path: Path, plain_pictures: None) -> None:
    async with open_house(tmp_path / "x.db", guild_locale="ja") as world:
        await dealt(world, "aki", "ben", "chika", lang="ja")
        asked = private(await world.people["ben"].slash(world.channel, "game resign"))
        assert asked.content.startswith("このゲームから抜けますか？あなたの席はコンピュータが引き継ぎ")
        await press(world.people["ben"], asked, "ゲームから抜ける")
        await settled(world)
        assert any(m.content.startswith("🚪 **ben**さんがゲームから抜けました。") for m in world.messages())


# --- calling -----------------------------------------------------------------------------------------------------


async def test_who_is_waited_for_is_called_and_not_too_often(world: World) -> None:
    await dealt(world, "aki", "ben", "chika")
    owing = await mover(world)
    caller, second = await other_names(world)
    told = await tell(world, caller, "game nudge")
    assert told == f"I have called **{owing.user.global_name}**."
    await settled(world)
    notice = world.messages()[-1]
    assert notice.content == f"👋 <@{owing.id}>: **{caller}** would like to play on. It is your move."
    assert [user.id for user in notice.mentions] == [owing.id]
    assert labels(notice) == ["Open my panel"]
    assert (await tell(world, second, "game nudge")).startswith("Somebody has called not long ago.")
    world.clock.now += 7 * HOUR
    assert (await tell(world, second, "game nudge")).startswith("I have called")


async def test_nobody_calls_for_oneself_and_no_stranger_calls(world: World) -> None:
    await dealt(world, "aki", "ben", "chika")
    owing = next(name for name, one in world.people.items() if one.id == (world.panel().mentions[0].id))
    assert (await tell(world, owing, "game nudge")).startswith("There is nobody to call")
    assert (await tell(world, "dai", "game nudge")).startswith("You have no seat in this game.")


async def test_a_lobby_has_nothing_of_this(world: World) -> None:
    await lobby(world, "aki", "ben")
    for command, options in (
        ("game nudge", {}),
        ("game resign", {}),
        ("game seat take", {"seat": "1"}),
        ("game seat give", {"player": world.people["dai"]}),
    ):
        told = await tell(world, "aki", command, **options)
        assert told.startswith("This game has not begun yet."), command
    assert await world.people["aki"].autocomplete(world.channel, "game seat take", "seat", "") == []
