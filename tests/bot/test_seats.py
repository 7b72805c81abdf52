"""Leaving a running game, nudging, and giving a seat, by commands."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.session.model import Phase

from .games import actor_of, begun_game, lobby, reply_to, settle_all
from .test_presses import mover
from .world import World, labels, open_world, press, private

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
    asked = private(await leaving.slash(world.channel, "game resign"))
    assert asked.content.startswith("Resign? A computer player takes your seat to the end")
    assert (await world.session()).row == session.row, "nothing happens before it is confirmed"
    reply = private(await press(leaving, asked, "Resign"))
    assert reply.content == "You resigned."
    await settle_all(world)
    after = await world.session()
    seat = next(player for player in after.players if player.user_id == leaving.id)
    assert (seat.gone, after.phase) == (True, Phase.PLAYING)
    assert any(m.content.startswith("🚪 **") and "/game seat take" in m.content for m in world.messages())
    assert leaving.id not in [user.id for user in world.panel().mentions]
    row = (await world.session()).row
    await world.redeliver()
    assert (await world.session()).row == row
    assert "You have no seat" in private(await leaving.slash(world.channel, "game resign")).content


async def test_leave_in_running_game_asks_same(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    assert (await reply_to(world, "ben", "game leave")).startswith("Resign?")
    assert (await reply_to(world, "dai", "game leave")).startswith("You have no seat in this game.")


async def test_leaving_without_stand_ins_names_the_rules(world: World) -> None:
    session = await lobby(world, "aki", "ben", "chika", stand_ins="false")
    await world.services.moves.begin(session.id, actor_of(world.people["aki"]))
    await settle_all(world)
    reply = await reply_to(world, "ben", "game resign")
    assert "At this table no computer takes over" in reply


async def test_last_one_out_closes_table(world: World) -> None:
    await begun_game(world, "aki", computers=2)
    asked = private(await world.people["aki"].slash(world.channel, "game resign"))
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
    asked = private(await world.people["aki"].slash(world.channel, "game resign"))
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
        asked = private(await world.people["ben"].slash(world.channel, "game resign"))
        assert asked.content.startswith("離脱しますか？　あなたの席はコンピュータが引き継ぎ")
        await press(world.people["ben"], asked, "離脱する")
        await settle_all(world)
        assert any(m.content.startswith("🚪 **ben**さんが離脱し、") for m in world.messages())


# --- nudging -----------------------------------------------------------------------------------------------------


async def test_nudge_pings_awaited_players_not_too_often(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    owing = await mover(world)
    caller, second = await other_names(world)
    reply = await reply_to(world, caller, "game nudge")
    assert reply == f"Nudged: **{owing.user.global_name}**."
    await settle_all(world)
    notice = world.messages()[-1]
    assert notice.content == f"👋 <@{owing.id}>: your move. **{caller}** is waiting."
    assert [user.id for user in notice.mentions] == [owing.id]
    assert labels(notice) == ["Open my panel"]
    assert (await reply_to(world, second, "game nudge")).startswith("Already nudged.")
    world.clock.now += 7 * HOUR
    assert (await reply_to(world, second, "game nudge")).startswith("Nudged:")


async def test_nudge_is_for_waiting_players_only(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    owing = next(name for name, one in world.people.items() if one.id == (world.panel().mentions[0].id))
    assert (await reply_to(world, owing, "game nudge")).startswith("Nobody to nudge")
    assert (await reply_to(world, "dai", "game nudge")).startswith("You have no seat in this game.")


async def test_lobby_has_no_catch_up(world: World) -> None:
    await lobby(world, "aki", "ben")
    for command, options in (
        ("game nudge", {}),
        ("game resign", {}),
        ("game seat take", {"seat": "1"}),
        ("game seat give", {"player": world.people["dai"]}),
    ):
        reply = await reply_to(world, "aki", command, **options)
        assert reply.startswith("This game has not begun yet."), command
    assert await world.people["aki"].autocomplete(world.channel, "game seat take", "seat", "") == []


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
    assert (await reply_to(world, "dai", "game log")).splitlines()[-1] == f"-# 🙂 **{name}** is back."
