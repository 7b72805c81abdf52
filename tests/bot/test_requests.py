"""Requests by buttons, and seats: takebacks beyond one's own turn, /game seat, /game leave, nudging."""

from __future__ import annotations

from dataclasses import replace

import discord
import pytest
from simcord import MemberActor

from bot.delivery.outgoing import Outgoing
from bot.rows.messages import OutboxRow, PanelRow
from bot.session.model import Phase
from bot.session.views import pov_of
from bot.store.games import log

from .games import (
    act,
    actor_of,
    begun_game,
    command,
    does,
    gives_seat,
    late,
    lobby,
    log_of,
    mover,
    name_of,
    settle_all,
    standing,
    starting,
)
from .world import Message, World, answer_to, controls, custom_id, labels, press

pytestmark = pytest.mark.database

GAME = "octa"
"""A game whose rounds have no dice."""
FAR = "Others have acted since. Undoing your last move undoes all this:\n• "


async def turn(world: World) -> str:
    """Play a turn of the awaited player and return their name."""
    member, session = await mover(world), await world.session()
    seat = next(player.seat for player in session.players if player.user_id == member.id)
    while seat in session.movers:
        pov = pov_of(session, member.id)
        session = await act(world, member.id, next((one for one in pov.legal if one.only_ends), pov.legal[0]))
    await settle_all(world)
    return name_of(world, member.id)


async def two_turns(world: World, **how: str) -> tuple[str, str]:
    """Play two turns, so that the first can be taken back only with consent; return both names."""
    await begun_game(world, "aki", "ben", "chika", game=GAME, **how)
    return await turn(world), await turn(world)


async def undo(world: World, name: str) -> Message:
    return await command(world, name, "game undo")


def notice(world: World, start: str) -> discord.Message:
    return starting(world, start)[-1]


def pinged(message: discord.Message) -> list[str]:
    return [user.name for user in message.mentions]


# --- takebacks ---------------------------------------------------------------------------------------------------


async def test_takeback_request_is_sent_and_agreed_by_buttons(world: World) -> None:
    first, second = await two_turns(world)
    row = (await world.session()).row
    shown = await answer_to(world.people[first], await command(world, first, "game panel"), "Undo…")
    assert shown.content.startswith(FAR)
    assert f"**{second}** must agree." in shown.content
    assert labels(shown) == ["Ask the others", "Back"]
    assert "Undo…" in labels(await answer_to(world.people[first], shown, "Back"))
    last = await command(world, second, "game panel")
    assert "Undo" in labels(last), "the own turn is taken back without asking"
    assert "Undo…" not in labels(await command(world, await mover(world), "game panel"))
    asked = await answer_to(world.people[first], await undo(world, first), "Ask the others")
    assert asked.content.startswith(f"Asked: **{second}**.")
    request = notice(world, "↩️")
    assert pinged(request) == [second]
    said = f"↩️ **{first}** would like to undo their last move. This would be undone:\n• "
    assert request.content.startswith(said)
    assert labels(request) == ["Agree", "Refuse"]
    for name in ("dai", first):
        reply = await answer_to(world.people[name], request, "Agree")
        assert reply.content == f"This request is not for you: {second} can answer it."
    assert (await world.session()).row == row
    assert (await answer_to(world.people[second], request, "Agree")).content.startswith("You agreed.")
    row = (await world.session()).row
    await world.redeliver()
    assert (await world.session()).row == row
    assert (await mover(world)).id == world.people[first].id
    assert pinged(world.panel()) == [first]
    (told,) = [one for one in starting(world, "↩️") if one.content.startswith(f"↩️ **{first}** undid")]
    assert told.content.startswith(f"↩️ **{first}** undid their last move")
    assert "~~" in await log_of(world, "dai")
    assert request.id not in [message.id for message in world.messages()], "it is settled"
    await turn(world)


async def test_refusal_is_reported_and_final(world: World) -> None:
    first, second = await two_turns(world)
    await press(world.people[first], await undo(world, first), "Ask the others")
    request = notice(world, "↩️")
    refused = await answer_to(world.people[second], request, "Refuse")
    assert refused.content == "You refused. Nothing changes."
    reply = world.messages()[-1]
    assert reply.content.endswith(f"**{second}** refused the undo. Nothing changes.")
    assert pinged(reply) == [first]
    again = await undo(world, first)
    assert again.content.startswith("You already asked for this undo, and it was refused.")
    assert "Ask the others" not in labels(again)


async def test_move_ends_a_request_also_after_a_restart(world: World) -> None:
    first, second = await two_turns(world)
    await press(world.people[first], await undo(world, first), "Ask the others")
    request = notice(world, "↩️")
    await world.restart()
    await turn(world)
    assert request.id not in [message.id for message in world.messages()]
    session = await world.session()
    paths = ("answer", "answer:x:yes", "answer:99:yes", f"answer:{'9' * 60}:yes", "answer:1:maybe")
    for id_ in (custom_id(request, "Agree"), *(f"s1:{session.id}:0:{path}" for path in paths)):
        world.forged_id = id_
        late_press = await answer_to(world.people[second], world.panel(), "My panel")
        assert late_press.content == "This request is closed.", id_
    assert (await world.session()).row == session.row


async def test_roll_is_never_taken_back(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika", game="micronesia")
    reply = await undo(world, await turn(world))
    assert reply.content.startswith("Too late to undo: dice were rolled since")
    assert "Ask the others" not in labels(reply)


async def test_plain_undo_after_the_next_call_is_told_in_public(world: World) -> None:
    """The next player had been pinged: the board says who undid what, and calls nobody else."""
    await begun_game(world, "aki", "ben", "chika", game=GAME)
    first = await turn(world)
    called, before = name_of(world, (await mover(world)).id), world.panel()
    assert pinged(before) == [called]
    await undo(world, first)
    board = world.panel()
    assert [line for line in board.content.splitlines() if line.startswith("↩️")] == [
        f"↩️ **{first}** undid their last move."
    ]
    assert called not in pinged(board)
    replaced = standing(world, before)
    assert "▶" not in replaced.content, "the stale call is gone"
    await undo(world, first)
    await turn(world)
    assert "↩️" not in world.panel().content, "it is told once"


async def test_undo_is_told_only_after_somebody_else_was_called(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika", game=GAME)
    player = next(p for p in session.players if p.seat in session.movers)
    panel = PanelRow(1, 1, 0.0, movers=((player.seat + 1) % 3,), decisions=(0, 0, 0))
    rows = await world.store.read(lambda db: log.since(db, session.id, -1))
    moved = replace(rows[0], row=1, seat=player.seat, user_id=player.user_id)
    back = replace(moved, row=2, notation="undo 1", events="[]")
    outgoing = Outgoing(OutboxRow(1, session.id, "board", 0), replace(session, row=2, published_row=1), panel,
                        (back,), (moved,))  # fmt: skip
    assert [seat for seat, _ in outgoing.update.taken_back] == [player.seat]
    told = replace(panel, movers=(player.seat,))
    assert replace(outgoing, panel=told).update.taken_back == (), "nobody else had been called"


# --- seats -------------------------------------------------------------------------------------------------------


async def test_given_seat_takes_its_panel_along(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika", game=GAME)
    owner, dai = await mover(world), world.people["dai"]
    shown = await gives_seat(world, owner, dai)
    assert shown.content == f"Asked: <@{dai.id}>. The seat stays yours until they accept."
    offer = notice(world, "🪑")
    assert pinged(offer) == ["dai"]
    assert labels(offer) == ["Accept", "Decline", "Never from them"]
    assert "not for you" in (await answer_to(owner, offer, "Accept")).content
    mine = await answer_to(dai, offer, "Accept")
    assert mine.content.startswith("The seat is yours. This is your panel.")
    assert len(labels(mine)) > 1
    news = notice(world, "🪑")
    assert (news.content.endswith("Your move."), pinged(news)) == (True, ["dai"])
    assert "**dai**" in world.panel().content or f"<@{dai.id}>" in world.panel().content
    assert (await command(world, owner, "game panel")).content.startswith("You are watching.")
    assert await turn(world) == "dai"
    robot = world.guild.add_member(world.env.create_user("robot", bot=True))
    assert (await gives_seat(world, "dai", robot)).content.startswith("A bot can’t take a seat.")
    other = next(name for name in ("aki", "ben") if world.people[name] is not owner)
    assert "already have a seat" in (await gives_seat(world, "dai", world.people[other])).content
    assert "have no seat" in (await does(world, owner, "give-seat")).content


async def test_seats_are_asked_for_from_the_list(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika", game=GAME, computers=1)
    dai, seats = world.people["dai"], [f"4. {(await world.session()).names[3]} (the computer plays)"]
    assert labels(await command(world, "dai", "game seat")) == seats
    for typed in ("9", "nobody", "4", "-1", "1" * 30):
        reply = await does(world, "dai", "take-seat", typed)
        assert reply.content.startswith("There is no such seat at this table.")
    shown = await does(world, "dai", "take-seat", "1")
    assert shown.content.startswith("ben is here and not late."), "nobody is pinged by a stranger"
    await does(world, "dai", "take-seat", "3")
    assert pinged(notice(world, "🪑")) == ["aki"], "the host gives the seat of a computer player"
    refused = await answer_to(world.people["aki"], notice(world, "🪑"), "Refuse")
    assert refused.content == "You refused. Nothing changes."
    assert notice(world, f"<@{dai.id}>").content.endswith("The seat stays as it is.")
    await late(world, "ben")
    shown = await command(world, "dai", "game seat")
    assert labels(shown) == ["2. ben", *seats]
    assert (await answer_to(dai, shown, "2. ben")).content == "You asked for the seat of **ben**."
    assert pinged(notice(world, "🪑")) == ["ben"]
    assert labels(await command(world, "aki", "game seat"))[-1] == "Give ben’s seat to the computer", "the host"
    assert "Give" not in "".join(labels(await command(world, "chika", "game seat")))
    await press(world.people["ben"], notice(world, "🪑"), "Agree")
    assert (await world.session()).players[1].user_id == dai.id


async def test_panel_of_seats_has_what_its_reader_can_do(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    own = await command(world, "ben", "game seat")
    assert own.content.splitlines() == ["🪑 **Seats** · Micronesia", "1. aki", "2. ben", "3. chika"]
    assert [one["placeholder"] for one in controls(own) if "placeholder" in one] == ["Offer mine to…"]
    assert labels(own) == ["Find a substitute", "The computer plays until I’m back"]
    watching = await command(world, "dai", "game seat")
    assert watching.content.endswith("\nNo seat is free here.")
    assert list(controls(watching)) == []
    await late(world, "ben")
    aki, shown = world.people["aki"], await command(world, "aki", "game seat")
    await answer_to(aki, shown, "Give ben’s seat", "Give it to the computer")
    assert (await world.session()).players[1].away
    actor, row = await mover(world), (await world.session()).row
    said = await answer_to(actor, await command(world, actor, "game seat"), "The computer plays")
    assert said.content == "The computer plays for you until you press **I’m back**."
    assert (await world.session()).row > row, "it has played the turn"
    away = await command(world, actor, "game seat")
    assert labels(away) == ["I’m back", "Find a substitute"]
    assert f"{name_of(world, actor.id)} (away)" in away.content
    assert (await does(world, actor, "step-aside")).content == "The computer already plays on this seat."
    await press(actor, away, "I’m back")
    assert [player.name for player in (await world.session()).players if player.away] == ["ben"]


# --- leaving -----------------------------------------------------------------------------------------------------


async def resigns(world: World, actor: MemberActor) -> Message:
    return await answer_to(actor, await command(world, actor, "game leave"), "Resign")


async def test_leaver_is_replaced_by_the_computer_and_a_new_host_is_announced(world: World) -> None:
    session, leaving = await begun_game(world, "aki", "ben", "chika"), await mover(world)
    asked = await command(world, leaving, "game leave")
    assert asked.content.startswith("Resign? A computer player takes your seat to the end")
    assert labels(asked) == ["Find a substitute", "Resign", "Stay"]
    assert "Rules" in labels(await answer_to(leaving, asked, "Stay")), "one's own panel"
    assert (await world.session()).row == session.row, "nothing happens before it is confirmed"
    assert (await command(world, "dai", "game leave")).content.startswith("You have no seat in this game.")
    assert (await resigns(world, leaving)).content == "You resigned."
    after = await world.session()
    assert (after.players[session.movers[0]].gone, after.phase) == (True, Phase.PLAYING)
    assert any("/game seat" in one.content for one in starting(world, "🚪 **"))
    assert leaving.id not in [user.id for user in world.panel().mentions]
    assert "You have no seat" in (await command(world, leaving, "game leave")).content
    if leaving.id != session.host_id:
        await resigns(world, world.people["aki"])
    host = (await world.session()).host_id
    assert host is not None
    assert host != session.host_id
    (told,) = starting(world, "👑")
    first, second = told.content.splitlines()[:2]
    assert first.startswith(f"👑 <@{host}> is now the host: **")
    assert first.endswith("** resigned.")
    assert "/game end" in second


async def test_last_one_out_closes_the_table(world: World) -> None:
    await begun_game(world, "aki", computers=2)
    aki = world.people["aki"]
    asked = await command(world, "aki", "game leave")
    assert asked.content.startswith("Resign? You are the last person at the table")
    await press(aki, asked, "Resign")
    assert (await world.session()).phase is Phase.CLOSED
    assert "🚪 **aki** resigned, and nobody else was left." in world.panel().content
    assert "nobody else was left" in (await command(world, "aki", "standings")).content
    assert labels(world.panel()) == ["New game", "Book", "Check the dice"]
    book = await answer_to(aki, world.panel(), "Book")
    assert [one.filename.rpartition(".")[2] for one in book.attachments] == ["html"]


async def test_who_resigned_asks_for_their_own_seat_back(world: World) -> None:
    session, services = await begun_game(world, "aki", "ben", "chika"), world.services
    leaving = next(player for player in session.players if player.user_id != session.host_id)
    actor, host = actor_of(world.people[leaving.name]), world.people[name_of(world, session.host_id)]
    await services.seats.leave(session.id, actor, interaction_id=None)
    await services.seats.ask(session.id, actor, leaving.seat)
    await settle_all(world)
    asked = notice(world, "🪑")
    assert asked.content.startswith(f"🪑 **{leaving.name}** resigned and would like their own seat back")
    await press(host, asked, "Agree")
    said = f"🪑 <@{leaving.user_id}> is back on their own seat."
    assert starting(world, "🪑 <@")[0].content.startswith(said)
    assert (await log_of(world, "dai")).splitlines()[-1] == f"-# 🙂 **{leaving.name}** is back."


async def test_without_stand_ins_leaving_names_the_rules_and_a_lobby_has_no_seats(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika", stand_ins="false")
    reply = await command(world, "ben", "game leave")
    assert "At this table no computer takes over" in reply.content
    assert labels(await command(world, "ben", "game seat")) == ["Find a substitute"]
    assert "no computer takes over" in (await does(world, "ben", "step-aside")).content
    room = world.guild.create_text_channel("lobby")
    await lobby(world, "aki", "ben", at=room)
    said = [(await command(world, "aki", name, room)).content for name in ("game seat", "game story")]
    assert all(one.startswith("This game has not begun yet.") for one in said)


async def test_nudge_pings_awaited_players_not_too_often(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    owing = await mover(world)
    caller, second = (name for name in ("aki", "ben", "chika") if world.people[name] is not owing)
    assert (await does(world, owing, "nudge")).content.startswith("Nobody to nudge")
    assert (await does(world, "dai", "nudge")).content.startswith("You have no seat in this game.")
    assert (await does(world, caller, "nudge")).content == f"Nudged: **{owing.user.global_name}**."
    told = world.messages()[-1]
    assert told.content == f"👋 <@{owing.id}>: your move. **{caller}** is waiting."
    assert ([user.id for user in told.mentions], labels(told)) == ([owing.id], ["Open my panel"])
    assert (await does(world, second, "nudge")).content.startswith("Already nudged.")
