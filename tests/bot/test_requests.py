"""Requests by buttons: takebacks beyond one's own turn, and seats."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import discord
import pytest
from simcord import ResponseMessage

from bot.delivery.outgoing import Outgoing
from bot.rows.messages import OutboxRow, PanelRow
from bot.session.views import pov_of
from bot.store.games import log

from .games import actor_of, begun_game, does, gives_seat, late, settle_all
from .test_presses import mover
from .world import World, custom_id, labels, open_world, press, private

pytestmark = pytest.mark.database

GAME = "octa"
"""A game whose rounds have no dice."""
FAR = "Others have acted since. Undoing your last move undoes all this:\n• "


async def turn(world: World) -> str:
    """Play a turn of the awaited player and return their name."""
    member = await mover(world)
    session = await world.session()
    seat = next(player.seat for player in session.players if player.user_id == member.id)
    while seat in session.movers:
        pov = pov_of(session, member.id)
        action = next((one for one in pov.legal if one.only_ends), pov.legal[0])
        notation = session.rules.notation(action)
        await world.services.moves.act(session.id, actor_of(member), notation, decision=None, interaction_id=None)
        session = await world.session()
    await settle_all(world)
    return next(name for name, one in world.people.items() if one.id == member.id)


async def two_turns(world: World, **how: str) -> tuple[str, str]:
    """Play two turns, so that the first can be taken back only with consent; return both names."""
    await begun_game(world, "aki", "ben", "chika", game=GAME, **how)
    return await turn(world), await turn(world)


async def undo(world: World, name: str) -> ResponseMessage:
    return private(await world.people[name].slash(world.channel, "game undo"))


def notice(world: World, start: str) -> discord.Message:
    return next(m for m in reversed(world.messages()) if m.content.startswith(start))


# --- takebacks ---------------------------------------------------------------------------------------------------


async def test_takeback_request_is_sent_and_agreed_by_buttons(world: World) -> None:
    first, second = await two_turns(world)
    row = (await world.session()).row
    shown = await undo(world, first)
    assert shown.content.startswith(FAR)
    assert f"**{second}** must agree." in shown.content
    assert labels(shown) == ["Ask the others", "Back"]
    asked = private(await press(world.people[first], shown, "Ask the others"))
    assert asked.content.startswith(f"Asked: **{second}**.")
    await settle_all(world)
    request = notice(world, "↩️")
    assert [user.id for user in request.mentions] == [world.people[second].id]
    assert request.content.startswith(
        f"↩️ **{first}** would like to undo their last move. This would be undone:\n• "
    )
    assert labels(request) == ["Agree", "Refuse"]
    assert (await world.session()).row == row

    agreed = private(await press(world.people[second], request, "Agree"))
    assert agreed.content.startswith("You agreed.")
    await settle_all(world)
    assert (await mover(world)).id == world.people[first].id
    assert [user.id for user in world.panel().mentions] == [world.people[first].id]
    assert notice(world, "↩️").content.startswith(f"↩️ **{first}** undid their last move")
    reply = await does(world, "dai", "log")
    assert "~~" in reply.content
    assert request.id not in [message.id for message in world.messages()], "it is settled"
    await turn(world)


async def test_refusal_is_reported_and_final(world: World) -> None:
    first, second = await two_turns(world)
    await press(world.people[first], await undo(world, first), "Ask the others")
    await settle_all(world)
    request = notice(world, "↩️")
    stale = custom_id(request, "Agree")
    refused = private(await press(world.people[second], request, "Refuse"))
    assert refused.content == "You refused. Nothing changes."
    await settle_all(world)
    reply = world.messages()[-1]
    assert reply.content.endswith(f"**{second}** refused the undo. Nothing changes.")
    assert [user.id for user in reply.mentions] == [world.people[first].id]
    world.forged_id = stale
    late = private(await press(world.people[second], world.panel(), "My panel"))
    assert late.content == "This request is closed."
    again = await undo(world, first)
    assert again.content.startswith("You already asked for this undo, and it was refused.")
    assert "Ask the others" not in labels(again)


async def test_private_panel_offers_the_takeback_request(world: World) -> None:
    first, second = await two_turns(world)
    mine = private(await world.people[first].slash(world.channel, "game panel"))
    shown = private(await press(world.people[first], mine, "Undo…"))
    assert shown.content.startswith(FAR)
    back = private(await press(world.people[first], shown, "Back"))
    assert "Undo…" in labels(back)
    last = private(await world.people[second].slash(world.channel, "game panel"))
    assert "Undo" in labels(last), "the own turn is taken back without asking"
    third = await mover(world)
    assert "Undo…" not in labels(private(await third.slash(world.channel, "game panel")))


async def test_strangers_and_the_asker_cannot_answer(world: World) -> None:
    first, second = await two_turns(world)
    await press(world.people[first], await undo(world, first), "Ask the others")
    await settle_all(world)
    for name in ("dai", first):
        reply = private(await press(world.people[name], notice(world, "↩️"), "Agree"))
        assert reply.content == f"This request is not for you: {second} can answer it."


async def test_move_ends_the_request_also_after_restart(world: World) -> None:
    first, second = await two_turns(world)
    await press(world.people[first], await undo(world, first), "Ask the others")
    await settle_all(world)
    request = notice(world, "↩️")
    await world.restart()
    await turn(world)
    assert request.id not in [message.id for message in world.messages()]
    row = (await world.session()).row
    late = private(await world.press_late(second, custom_id(request, "Agree")))
    assert late.content == "This request is closed."
    assert (await world.session()).row == row


async def test_answer_given_twice_counts_once(world: World) -> None:
    first, second = await two_turns(world)
    await press(world.people[first], await undo(world, first), "Ask the others")
    await settle_all(world)
    await press(world.people[second], notice(world, "↩️"), "Agree")
    row = (await world.session()).row
    await world.redeliver()
    await settle_all(world)
    assert (await world.session()).row == row
    assert sum(m.content.startswith(f"↩️ **{first}** undid") for m in world.messages()) == 1


async def test_refused_undo_of_a_roll_is_explained_on_the_panel(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika", game="micronesia")
    first = await turn(world)
    reply = await undo(world, first)
    assert reply.content.startswith("Too late to undo: dice were rolled since")
    assert "Ask the others" not in labels(reply)


async def test_forged_answer_is_refused(world: World) -> None:
    await two_turns(world)
    session = await world.session()
    for path in ("answer", "answer:x:yes", "answer:99:yes", f"answer:{'9' * 60}:yes", "answer:1:maybe"):
        world.forged_id = f"s1:{session.id}:0:{path}"
        reply = private(await press(world.people["aki"], world.panel(), "My panel"))
        assert reply.content == "This request is closed."


async def test_in_japanese(tmp_path: Path, plain_pictures: None) -> None:
    async with open_world(tmp_path / "x.db", guild_locale="ja") as world:
        first, second = await two_turns(world, lang="ja")
        shown = await undo(world, first)
        assert f"**{second}**さんの同意が必要です。" in shown.content
        await press(world.people[first], shown, "ほかの人に頼む")
        await settle_all(world)
        request = notice(world, "↩️")
        assert request.content.startswith(
            f"↩️ **{first}**さんが、自分の直前の行動を取り消したいそうです。"
            "取り消すと、次のすべてが元に戻ります：\n• "
        )
        await press(world.people[second], request, "認める")
        await settle_all(world)
        assert (await mover(world)).id == world.people[first].id


async def test_plain_undo_after_the_next_call_is_told_in_public(world: World) -> None:
    """The next player had been pinged: the board says who undid what, and calls nobody else."""
    await begun_game(world, "aki", "ben", "chika", game=GAME)
    first = await turn(world)
    called = await mover(world)
    before = world.panel()
    assert [user.id for user in before.mentions] == [called.id]
    await undo(world, first)
    await settle_all(world)
    board = world.panel()
    (line,) = [line for line in board.content.splitlines() if line.startswith("↩️")]
    assert line == f"↩️ **{first}** undid their last move."
    assert called.id not in [user.id for user in board.mentions]
    replaced = next(message for message in world.messages() if message.id == before.id)
    assert "▶" not in replaced.content, "the stale call is gone"
    await undo(world, first)
    await settle_all(world)
    await turn(world)
    assert "↩️" not in world.panel().content, "it is told once"


async def test_undo_is_told_only_after_somebody_else_was_called(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika", game=GAME)
    session = await world.session()
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
    owner = await mover(world)
    name = next(each for each, one in world.people.items() if one.id == owner.id)
    shown = await gives_seat(world, owner, world.people["dai"])
    assert shown.content.startswith(f"Asked: <@{world.people['dai'].id}>")
    await settle_all(world)
    offer = notice(world, "🪑")
    assert [user.id for user in offer.mentions] == [world.people["dai"].id]
    assert labels(offer) == ["Accept", "Decline", "Never from them"]
    assert "not for you" in private(await press(owner, offer, "Accept")).content
    mine = private(await press(world.people["dai"], offer, "Accept"))
    assert mine.content.startswith("The seat is yours. This is your panel.")
    assert len(labels(mine)) > 1
    await settle_all(world)
    news = notice(world, "🪑")
    assert news.content.endswith("Your move.")
    assert [user.id for user in news.mentions] == [world.people["dai"].id]
    assert "**dai**" in world.panel().content or f"<@{world.people['dai'].id}>" in world.panel().content
    lost = private(await owner.slash(world.channel, "game panel"))
    assert lost.content.startswith("You are watching."), f"{name} has no panel any more"
    assert await turn(world) == "dai"


async def test_seat_is_asked_for_from_the_list(world: World) -> None:
    await begun_game(world, "aki", "ben", game=GAME, computers=1)
    listed = private(await world.people["dai"].slash(world.channel, "game seat"))
    computer = (await world.session()).names[2]
    assert labels(listed) == [f"3. {computer} (the computer plays)"]
    shown = await does(world, "dai", "take-seat", "1")
    assert shown.content.startswith("ben is here and not late."), "nobody is pinged by a stranger"
    await late(world, "ben")
    shown = await does(world, "dai", "take-seat", "1")
    assert shown.content == "You asked for the seat of **ben**."
    await settle_all(world)
    request = notice(world, "🪑")
    assert [user.id for user in request.mentions] == [world.people["ben"].id]
    await press(world.people["ben"], request, "Agree")
    assert (await world.session()).players[1].user_id == world.people["dai"].id


async def test_host_gives_away_a_computer_players_seat(world: World) -> None:
    await begun_game(world, "aki", "ben", game=GAME, computers=1)
    await does(world, "dai", "take-seat", "2")
    await settle_all(world)
    request = notice(world, "🪑")
    assert [user.id for user in request.mentions] == [world.people["aki"].id]
    refused = private(await press(world.people["aki"], request, "Refuse"))
    assert refused.content == "You refused. Nothing changes."
    await settle_all(world)
    assert notice(world, f"<@{world.people['dai'].id}>").content.endswith("The seat stays as it is.")


@pytest.mark.parametrize(("who", "words"), [("ben", "already have a seat"), ("dai", "have no seat")])
async def test_seats_are_given_by_owners_to_unseated_people(world: World, who: str, words: str) -> None:
    await begun_game(world, "aki", "ben", game=GAME)
    giver = world.people["aki" if who == "ben" else "dai"]
    if who == "ben":
        reply = await gives_seat(world, giver, world.people["ben"])
    else:
        reply = await does(world, giver, "give-seat")
    assert words in reply.content


async def test_unknown_seat_is_refused(world: World) -> None:
    await begun_game(world, "aki", "ben", game=GAME)
    for typed in ("9", "nobody", "2", "-1", "1" * 30):
        reply = await does(world, "dai", "take-seat", typed)
        assert reply.content.startswith("There is no such seat at this table.")
