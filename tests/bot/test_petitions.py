"""What others are asked for, by pressing: taking back beyond the own turn, and seats for somebody else."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest
from simcord import ResponseMessage

from .evening import dealt, person, settled
from .house import House, custom_id, labels, open_house, press, private
from .test_presses import mover

GAME = "octa"
"""A round of it has no dice within."""
FAR = "Others have acted since your last action. To take it back, all of this would be taken back:\n• "


async def turn(house: House) -> str:
    """Whoever is to move takes their turn; their name."""
    member = await mover(house)
    session = await house.session()
    seat = next(player.seat for player in session.players if player.user_id == member.id)
    while seat in session.movers:
        look = house.service.look(session, member.id)
        action = next((one for one in look.legal if one.only_ends), look.legal[0])
        notation = session.rules.notation(action)
        await house.service.act(session.id, person(member), notation, decision=None, interaction_id=None)
        session = await house.session()
    await settled(house)
    return next(name for name, one in house.people.items() if one.id == member.id)


async def two_turns(house: House, **how: str) -> tuple[str, str]:
    """A table at which the first one's turn is closed by the second one's; their names."""
    await dealt(house, "aki", "ben", "chika", game=GAME, **how)
    return await turn(house), await turn(house)


async def undo(house: House, name: str) -> ResponseMessage:
    return private(await house.people[name].slash(house.channel, "game undo"))


def letter(house: House, start: str) -> discord.Message:
    return next(m for m in reversed(house.messages()) if m.content.startswith(start))


# --- taking back -------------------------------------------------------------------------------------------------


async def test_the_others_are_asked_by_a_button_and_agree_by_one(house: House) -> None:
    first, second = await two_turns(house)
    row = (await house.session()).row
    shown = await undo(house, first)
    assert shown.content.startswith(FAR)
    assert f"**{second}** would have to agree." in shown.content
    assert labels(shown) == ["Ask the others", "Back"]
    asked = private(await press(house.people[first], shown, "Ask the others"))
    assert asked.content.startswith(f"I have asked **{second}**.")
    await settled(house)
    request = letter(house, "↩️")
    assert [user.id for user in request.mentions] == [house.people[second].id]
    assert request.content.startswith(
        f"↩️ **{first}** would like to take back their last action. Then all of this is taken back:\n• "
    )
    assert labels(request) == ["Agree", "Refuse"]
    assert (await house.session()).row == row

    agreed = private(await press(house.people[second], request, "Agree"))
    assert agreed.content.startswith("You have agreed.")
    await settled(house)
    assert (await mover(house)).id == house.people[first].id
    assert [user.id for user in house.panel().mentions] == [house.people[first].id]
    assert letter(house, "↩️").content.startswith(f"↩️ **{first}** has taken back their last action")
    told = private(await house.people["dai"].slash(house.channel, "game log"))
    assert "~~" in told.content
    assert labels(next(m for m in house.messages() if m.id == request.id)) == [], "it is settled"
    await turn(house)


async def test_a_refusal_is_told_and_ends_it(house: House) -> None:
    first, second = await two_turns(house)
    await press(house.people[first], await undo(house, first), "Ask the others")
    await settled(house)
    request = letter(house, "↩️")
    stale = custom_id(request, "Agree")
    refused = private(await press(house.people[second], request, "Refuse"))
    assert refused.content == "You have refused. Nothing changes."
    await settled(house)
    told = house.messages()[-1]
    assert told.content.endswith(f"**{second}** does not agree to taking back. The board stays as it is.")
    assert [user.id for user in told.mentions] == [house.people[first].id]
    house.pressing = stale
    late = private(await press(house.people[second], house.panel(), "My panel"))
    assert late.content == "This request is settled or no longer applies."
    again = await undo(house, first)
    assert again.content.startswith("You have asked for this already, and it was refused.")
    assert "Ask the others" not in labels(again)


async def test_the_own_panel_leads_to_the_question_where_there_is_something_to_ask(house: House) -> None:
    first, second = await two_turns(house)
    mine = private(await house.people[first].slash(house.channel, "game hand"))
    shown = private(await press(house.people[first], mine, "Take back…"))
    assert shown.content.startswith(FAR)
    back = private(await press(house.people[first], shown, "Back"))
    assert "Take back…" in labels(back)
    last = private(await house.people[second].slash(house.channel, "game hand"))
    assert "Take back" in labels(last), "the own turn is taken back without asking"
    third = await mover(house)
    assert "Take back…" not in labels(private(await third.slash(house.channel, "game hand")))


async def test_strangers_and_who_asks_cannot_answer(house: House) -> None:
    first, _ = await two_turns(house)
    await press(house.people[first], await undo(house, first), "Ask the others")
    await settled(house)
    for name in ("dai", first):
        told = private(await press(house.people[name], letter(house, "↩️"), "Agree"))
        assert told.content == "This is not for you to answer: others were asked."


async def test_a_move_meanwhile_ends_the_request_also_after_a_restart(house: House) -> None:
    first, second = await two_turns(house)
    await press(house.people[first], await undo(house, first), "Ask the others")
    await settled(house)
    request = letter(house, "↩️")
    await house.restart()
    await turn(house)
    row = (await house.session()).row
    late = private(await press(house.people[second], request, "Agree"))
    assert late.content == "This request is settled or no longer applies."
    assert (await house.session()).row == row


async def test_an_answer_that_comes_twice_counts_once(house: House) -> None:
    first, second = await two_turns(house)
    await press(house.people[first], await undo(house, first), "Ask the others")
    await settled(house)
    await press(house.people[second], letter(house, "↩️"), "Agree")
    row = (await house.session()).row
    await house.deliver_again()
    await settled(house)
    assert (await house.session()).row == row
    assert sum(m.content.startswith(f"↩️ **{first}** has taken back") for m in house.messages()) == 1


async def test_what_was_rolled_stays_and_the_reason_is_told_above_the_own_panel(house: House) -> None:
    await dealt(house, "aki", "ben", "chika", game="micronesia")
    first = await turn(house)
    told = await undo(house, first)
    assert told.content.startswith("Dice have been rolled since.")
    assert "Ask the others" not in labels(told)


async def test_a_made_up_answer_is_answered(house: House) -> None:
    await two_turns(house)
    session = await house.session()
    for path in ("answer", "answer:x:yes", "answer:99:yes", f"answer:{'9' * 60}:yes", "answer:1:maybe"):
        house.pressing = f"s1:{session.id}:0:{path}"
        told = private(await press(house.people["aki"], house.panel(), "My panel"))
        assert told.content == "This request is settled or no longer applies."


async def test_in_japanese(tmp_path: Path, plain_pictures: None) -> None:
    async with open_house(tmp_path / "x.db", guild_locale="ja") as house:
        first, second = await two_turns(house, lang="ja")
        shown = await undo(house, first)
        assert f"**{second}**さんが認める必要があります。" in shown.content
        await press(house.people[first], shown, "ほかの人に頼む")
        await settled(house)
        request = letter(house, "↩️")
        assert request.content.startswith(
            f"↩️ **{first}**さんが自分の直前の行動の取り消しを求めています。"
            "取り消すと、次のすべてが元に戻ります：\n• "
        )
        await press(house.people[second], request, "認める")
        await settled(house)
        assert (await mover(house)).id == house.people[first].id


# --- seats -------------------------------------------------------------------------------------------------------


async def test_a_seat_is_given_and_its_panel_goes_with_it(house: House) -> None:
    await dealt(house, "aki", "ben", "chika", game=GAME)
    owner = await mover(house)
    name = next(each for each, one in house.people.items() if one.id == owner.id)
    shown = private(await owner.slash(house.channel, "game seat give", player=house.people["dai"]))
    assert shown.content.startswith(f"I have asked <@{house.people['dai'].id}>")
    await settled(house)
    offer = letter(house, "🪑")
    assert [user.id for user in offer.mentions] == [house.people["dai"].id]
    assert labels(offer) == ["Accept", "Decline"]
    assert "not for you to answer" in private(await press(owner, offer, "Accept")).content
    mine = private(await press(house.people["dai"], offer, "Accept"))
    assert mine.content.startswith("The seat is yours now. This is your panel.")
    assert len(labels(mine)) > 1
    await settled(house)
    news = letter(house, "🪑")
    assert news.content.endswith("It is your move.")
    assert [user.id for user in news.mentions] == [house.people["dai"].id]
    assert "**dai**" in house.panel().content or f"<@{house.people['dai'].id}>" in house.panel().content
    lost = private(await owner.slash(house.channel, "game hand"))
    assert lost.content.startswith("You are watching."), f"{name} has no panel any more"
    assert await turn(house) == "dai"


async def test_a_seat_is_asked_for_by_the_list_of_seats(house: House) -> None:
    await dealt(house, "aki", "ben", game=GAME, computers=1)
    found = await house.people["dai"].autocomplete(house.channel, "game seat take", "seat", "")
    names = [choice["name"] for choice in found]
    assert names == ["1. aki", "2. ben", "3. Computer 1 (the computer plays)"]
    shown = private(await house.people["dai"].slash(house.channel, "game seat take", seat="2"))
    assert shown.content == "I have asked for the seat of **ben**."
    await settled(house)
    request = letter(house, "🪑")
    assert [user.id for user in request.mentions] == [house.people["ben"].id]
    await press(house.people["ben"], request, "Agree")
    assert (await house.session()).players[1].user_id == house.people["dai"].id


async def test_the_seat_of_a_computer_player_is_the_hosts_to_give(house: House) -> None:
    await dealt(house, "aki", "ben", game=GAME, computers=1)
    await house.people["dai"].slash(house.channel, "game seat take", seat="Computer 1")
    await settled(house)
    request = letter(house, "🪑")
    assert [user.id for user in request.mentions] == [house.people["aki"].id]
    refused = private(await press(house.people["aki"], request, "Refuse"))
    assert refused.content == "You have refused. Nothing changes."
    await settled(house)
    assert letter(house, f"<@{house.people['dai'].id}>").content.endswith("The seat stays as it is.")


@pytest.mark.parametrize(("who", "words"), [("ben", "already have a seat"), ("dai", "have no seat")])
async def test_seats_are_not_given_to_the_seated_nor_by_who_has_none(house: House, who: str, words: str) -> None:
    await dealt(house, "aki", "ben", game=GAME)
    giver = house.people["aki" if who == "ben" else "dai"]
    told = private(
        await giver.slash(house.channel, "game seat give", player=house.people["ben" if who == "ben" else "chika"])
    )
    assert words in told.content


async def test_a_seat_that_is_not_there_is_refused_in_a_sentence(house: House) -> None:
    await dealt(house, "aki", "ben", game=GAME)
    for typed in ("9", "nobody", "0", "-1"):
        told = private(await house.people["dai"].slash(house.channel, "game seat take", seat=typed))
        assert told.content.startswith("There is no such seat at this table.")
