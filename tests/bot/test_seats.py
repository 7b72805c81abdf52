"""Leaving a running game, nudging, and the panel of /game seat."""

from __future__ import annotations

from pathlib import Path

import pytest
from simcord import ResponseMessage

from bot.session.model import Phase

from .games import actor_of, begun_game, does, gives_seat, late, lobby, log_of, reply_to, settle_all
from .test_presses import mover
from .world import World, controls, labels, open_world, press, private

pytestmark = pytest.mark.database

HOUR = 3600.0


async def other_names(world: World) -> list[str]:
    """Return the players who are not awaited."""
    session = await world.session()
    waiting = {p.user_id for p in session.players if p.seat not in session.movers}
    return [name for name, member in world.people.items() if member.id in waiting]


# --- leaving -----------------------------------------------------------------------------------------------------


async def test_leaver_is_replaced_by_the_computer(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    leaving = await mover(world)
    asked = private(await leaving.slash(world.channel, "game leave"))
    assert asked.content.startswith("Resign? A computer player takes your seat to the end")
    assert (await world.session()).row == session.row, "nothing happens before it is confirmed"
    reply = private(await press(leaving, asked, "Resign"))
    assert reply.content == "You resigned."
    await settle_all(world)
    after = await world.session()
    seat = next(player for player in after.players if player.user_id == leaving.id)
    assert (seat.gone, after.phase) == (True, Phase.PLAYING)
    assert any(m.content.startswith("🚪 **") and "/game seat" in m.content for m in world.messages())
    assert leaving.id not in [user.id for user in world.panel().mentions]
    row = (await world.session()).row
    await world.redeliver()
    assert (await world.session()).row == row
    assert "You have no seat" in private(await leaving.slash(world.channel, "game leave")).content


async def test_leave_in_running_game_asks_same(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    assert (await reply_to(world, "ben", "game leave")).startswith("Resign?")
    assert (await reply_to(world, "dai", "game leave")).startswith("You have no seat in this game.")


async def test_leaving_without_stand_ins_names_the_rules(world: World) -> None:
    session = await lobby(world, "aki", "ben", "chika", stand_ins="false")
    await world.services.moves.begin(session.id, actor_of(world.people["aki"]))
    await settle_all(world)
    reply = await reply_to(world, "ben", "game leave")
    assert "At this table no computer takes over" in reply


async def test_last_one_out_closes_table(world: World) -> None:
    await begun_game(world, "aki", computers=2)
    asked = private(await world.people["aki"].slash(world.channel, "game leave"))
    assert asked.content.startswith("Resign? You are the last person at the table")
    await press(world.people["aki"], asked, "Resign")
    await settle_all(world)
    assert (await world.session()).phase is Phase.CLOSED
    assert "🚪 **aki** resigned, and nobody else was left." in world.panel().content
    hand = await reply_to(world, "aki", "standings")
    assert "nobody else was left" in hand
    card = world.panel()
    assert labels(card) == ["New game", "Book", "Check the dice"]
    book = private(await press(world.people["aki"], card, "Book"))
    await settle_all(world)
    assert [one.filename.rpartition(".")[2] for one in book.attachments] == ["html"]


async def test_new_host_is_announced(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    asked = private(await world.people["aki"].slash(world.channel, "game leave"))
    await press(world.people["aki"], asked, "Resign")
    await settle_all(world)
    host = (await world.session()).host_id
    assert host != world.people["aki"].id
    reply = next(m for m in world.messages() if m.content.startswith("👑"))
    assert reply.content.startswith(f"👑 <@{host}> is now the host: **")
    assert reply.content.splitlines()[0].endswith("** resigned.")
    assert "/game end" in reply.content.splitlines()[1]


async def test_leaving_in_japanese(tmp_path: Path, plain_pictures: None) -> None:
    async with open_world(tmp_path / "x.db", guild_locale="ja") as world:
        await begun_game(world, "aki", "ben", "chika", lang="ja")
        asked = private(await world.people["ben"].slash(world.channel, "game leave"))
        assert asked.content.startswith("離脱しますか？　あなたの席はコンピュータが引き継ぎ")
        await press(world.people["ben"], asked, "離脱する")
        await settle_all(world)
        assert any(m.content.startswith("🚪 **ben**さんが離脱し、") for m in world.messages())


# --- nudging -----------------------------------------------------------------------------------------------------


async def test_nudge_pings_awaited_players_not_too_often(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    owing = await mover(world)
    caller, second = await other_names(world)
    reply = (await does(world, caller, "nudge")).content
    assert reply == f"Nudged: **{owing.user.global_name}**."
    await settle_all(world)
    notice = world.messages()[-1]
    assert notice.content == f"👋 <@{owing.id}>: your move. **{caller}** is waiting."
    assert [user.id for user in notice.mentions] == [owing.id]
    assert labels(notice) == ["Open my panel"]
    assert (await does(world, second, "nudge")).content.startswith("Already nudged.")
    world.clock.now += 7 * HOUR
    assert (await does(world, second, "nudge")).content.startswith("Nudged:")


async def test_nudge_is_for_waiting_players_only(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    owing = next(name for name, one in world.people.items() if one.id == (world.panel().mentions[0].id))
    assert (await does(world, owing, "nudge")).content.startswith("Nobody to nudge")
    assert (await does(world, "dai", "nudge")).content.startswith("You have no seat in this game.")


async def test_lobby_has_no_seats_and_no_story(world: World) -> None:
    await lobby(world, "aki", "ben")
    for command in ("game seat", "game story"):
        assert (await reply_to(world, "aki", command)).startswith("This game has not begun yet."), command
    for path in (("nudge",), ("take-seat", "0"), ("step-aside",)):
        assert (await does(world, "aki", *path)).content.startswith("This game has not begun yet."), path


async def test_who_resigned_asks_for_their_own_seat_back(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    leaving = next(player for player in session.players if player.user_id != session.host_id)
    name, services = leaving.name, world.services
    await services.seats.leave(session.id, actor_of(world.people[name]), interaction_id=None)
    await services.seats.ask(session.id, actor_of(world.people[name]), leaving.seat)
    await settle_all(world)
    asked = next(m for m in reversed(world.messages()) if m.content.startswith("🪑"))
    assert asked.content.startswith(f"🪑 **{name}** resigned and would like their own seat back")
    (host,) = (person for person in world.people.values() if person.id == session.host_id)
    await press(host, asked, "Agree")
    await settle_all(world)
    told = [m.content for m in world.messages() if m.content.startswith("🪑 <@")]
    assert told[0].startswith(f"🪑 <@{world.people[name].id}> is back on their own seat.")
    assert (await log_of(world, "dai")).splitlines()[-1] == f"-# 🙂 **{name}** is back."


# --- the panel ----------------------------------------------------------------------------------------------------


async def seats_of(world: World, name: str) -> ResponseMessage:
    return private(await world.people[name].slash(world.channel, "game seat"))


async def test_panel_has_what_its_reader_can_do(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    own = await seats_of(world, "ben")
    assert own.content.splitlines() == ["🪑 **Seats** · Micronesia", "1. aki", "2. ben", "3. chika"]
    assert [one["placeholder"] for one in controls(own) if "placeholder" in one] == ["Offer mine to…"]
    assert labels(own) == ["Find a substitute", "The computer plays until I’m back"]
    watching = await seats_of(world, "dai")
    assert watching.content.endswith("\nNo seat is free here.")
    assert list(controls(watching)) == []
    world.locales[world.people["ben"].id] = "ja"
    assert labels(await seats_of(world, "ben")) == ["代わりの人を探す", "戻るまでコンピュータに任せる"]


async def test_computer_plays_until_its_person_is_back(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    actor = await mover(world)
    name = str(actor.user.global_name)
    row = (await world.session()).row
    said = private(await press(actor, await seats_of(world, name), "The computer plays"))
    assert said.content == "The computer plays for you until you press **I’m back**."
    await settle_all(world)
    assert (await world.session()).row > row, "it has played the turn"
    away = await seats_of(world, name)
    assert labels(away) == ["I’m back", "Find a substitute"]
    assert f"{name} (away)" in away.content
    assert (await does(world, actor, "step-aside")).content == "The computer already plays on this seat."
    await press(actor, away, "I’m back")
    await settle_all(world)
    assert not any(player.away for player in (await world.session()).players)


async def test_nobody_steps_aside_where_no_computer_takes_over(world: World) -> None:
    session = await lobby(world, "aki", "ben", "chika", stand_ins="false")
    await world.services.moves.begin(session.id, actor_of(world.people["aki"]))
    await settle_all(world)
    assert labels(await seats_of(world, "ben")) == ["Find a substitute"]
    assert "no computer takes over" in (await does(world, "ben", "step-aside")).content


async def test_free_seats_are_listed_for_who_has_none(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    await late(world, "ben")
    shown = await seats_of(world, "dai")
    assert labels(shown) == ["2. ben"]
    asked = private(await press(world.people["dai"], shown, "2. ben"))
    assert asked.content == "You asked for the seat of **ben**."
    assert labels(await seats_of(world, "aki"))[-1] == "Give ben’s seat to the computer", "aki is the host"
    assert "Give" not in "".join(labels(await seats_of(world, "chika")))


async def test_host_gives_a_late_seat_to_the_computer_from_the_panel(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    await late(world, "ben")
    aki = world.people["aki"]
    asked = private(await press(aki, await seats_of(world, "aki"), "Give ben’s seat"))
    await press(aki, asked, "Give it to the computer")
    await settle_all(world)
    assert (await world.session()).players[1].away


async def test_seat_goes_to_the_person_who_was_chosen(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    asked = await gives_seat(world, "ben", world.people["dai"])
    assert asked.content == f"Asked: <@{world.people['dai'].id}>. The seat stays yours until they accept."
    robot = world.guild.add_member(world.env.create_user("robot", bot=True))
    assert (await gives_seat(world, "ben", robot)).content.startswith("A bot can’t take a seat.")
    assert "already have a seat" in (await gives_seat(world, "ben", world.people["aki"])).content


async def test_leaving_a_game_offers_a_substitute_first_and_staying_last(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    asked = private(await world.people["ben"].slash(world.channel, "game leave"))
    assert labels(asked) == ["Find a substitute", "Resign", "Stay"]
    stayed = private(await press(world.people["ben"], asked, "Stay"))
    assert "Refresh" in labels(stayed) or "More…" in labels(stayed), "one's own panel"
    assert (await world.session()).players[1].person == world.people["ben"].id
