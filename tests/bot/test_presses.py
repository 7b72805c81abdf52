"""Presses that come from the wrong hand, too late, twice, or after a restart: nobody loses a turn by them."""

from __future__ import annotations

import pytest
from simcord import MemberActor

from bot.table.model import Actor, Phase
from engines.core import Seat

from .evening import settled
from .house import House, custom_id, labels, press, private
from .player import choices, take


async def begun(house: House, *names: str, game: str = "micronesia", **rules: str) -> None:
    """These people sit down, in this order, agree on these rules of the table, and begin."""
    first, *others = [house.people[name] for name in names or ("aki", "ben", "chika")]
    await first.slash(house.channel, "game new", game=game)
    for rule, value in rules.items():
        await house.service.set_option((await house.session()).id, Actor(first.id, first.name), rule, value)
    await settled(house)
    for other in others:
        await press(other, house.panel(), "Join")
    await press(first, house.panel(), "Begin")


async def mover(house: House) -> MemberActor:
    session = await house.session()
    user = session.players[session.movers[0]].user_id
    return next(person for person in house.people.values() if person.id == user)


async def other(house: House) -> MemberActor:
    """Somebody at the table who is not to move."""
    session = await house.session()
    waiting = [p.user_id for p in session.players if p.seat not in session.movers]
    return next(person for person in house.people.values() if person.id in waiting)


# --- one press ---------------------------------------------------------------------------------------------------


async def test_a_final_press_shows_the_board_first_and_asks(house: House) -> None:
    await begun(house)
    before = await house.session()
    shown = private(await take(await mover(house), house.panel(), choices(house.panel())[0]))
    assert "It cannot be taken back." in shown.content
    assert labels(shown) == ["Confirm", "Back"]
    assert len(shown.attachments) == 1
    assert (await house.session()).row == before.row, "nothing is done before it is confirmed"


async def test_back_leads_to_all_choices_again(house: House) -> None:
    await begun(house)
    actor = await mover(house)
    shown = private(await take(actor, house.panel(), choices(house.panel())[0]))
    back = private(await press(actor, shown, "Back"))
    assert back.id == shown.id, "the private panel is updated in place"
    assert labels(back) == [label for label in labels(house.panel()) if label not in ("My panel", "Rules")]


async def test_confirm_ends_the_turn_and_the_next_player_is_pinged(house: House) -> None:
    await begun(house)
    actor = await mover(house)
    shown = private(await take(actor, house.panel(), choices(house.panel())[0]))
    after = private(await press(actor, shown, "Confirm"))
    assert "settles island" in after.content
    assert "Nothing to decide just now.\nWaiting for" in after.content
    nxt = await mover(house)
    assert nxt.id != actor.id
    assert [user.id for user in house.panel().mentions] == [nxt.id]
    assert f"<@{nxt.id}>" in house.panel().content


async def test_done_is_not_asked_whether_it_was_meant(house: House) -> None:
    await begun(house, game="octa")
    actor = await mover(house)
    picked = private(await take(actor, house.panel(), choices(house.panel())[0]))
    assert {"Done", "Take back"} <= set(labels(picked)), "until then the pick could be taken back"
    done = private(await press(actor, picked, "Done"))
    assert "Confirm" not in labels(done)
    assert (await mover(house)).id != actor.id


async def test_who_has_switched_the_preview_off_needs_one_press_a_turn(house: House) -> None:
    await begun(house)
    await house.without_confirming("aki", "ben", "chika")
    for _ in range(3):
        actor = await mover(house)
        shown = private(await take(actor, house.panel(), choices(house.panel())[0]))
        assert "Confirm" not in labels(shown)
        assert (await mover(house)).id != actor.id


async def test_a_change_of_dice_can_be_taken_back(house: House) -> None:
    await begun(house)
    actor = await mover(house)
    menu = private(await press(actor, house.panel(), "Change dice…"))
    assert menu.content.endswith("Change dice")
    changed = private(await press(actor, menu, "Die 1"))
    assert "sacrifices a tribe" in changed.content
    assert "The dice now show" in changed.content
    assert house.panel().content.count("sacrifices") == 0, "the table sees the board when the turn is complete"
    back = private(await press(actor, changed, "Take back"))
    assert "Taken back." in back.content
    session = await house.session()
    assert session.state.dice == session.state.rolled


# --- in vain -----------------------------------------------------------------------------------------------------


async def test_another_hand_cannot_make_the_move(house: House) -> None:
    await begun(house)
    before = await house.session()
    shown = private(await take(await other(house), house.panel(), choices(house.panel())[0]))
    assert "It is not your turn" in shown.content
    assert labels(shown) == ["Look again"]
    assert await house.session() == before


async def test_another_hand_does_not_open_the_menu_either(house: House) -> None:
    await begun(house)
    shown = private(await press(await other(house), house.panel(), "Change dice…"))
    assert "It is not your turn" in shown.content
    assert not choices(shown)
    stranger = private(await press(house.people["dai"], house.panel(), "Change dice…"))
    assert "You have no seat in this game." in stranger.content
    assert not choices(stranger)


async def test_a_stranger_is_told_and_may_watch(house: House) -> None:
    await begun(house)
    dai = house.people["dai"]
    shown = private(await take(dai, house.panel(), choices(house.panel())[0]))
    assert "You have no seat in this game." in shown.content
    board = private(await press(dai, shown, "Show the board"))
    assert board.content.startswith("You are watching.")
    assert len(board.attachments) == 1
    assert not choices(board)


async def test_a_press_on_an_old_panel_gets_a_fresh_one(house: House) -> None:
    await begun(house)
    await house.without_confirming("aki", "ben", "chika")
    first, old = await mover(house), house.panel()
    old_id = custom_id(old, labels(old)[0])
    mine = private(await press(first, old, "My panel"))
    await take(first, old, choices(old)[0])
    row = (await house.session()).row
    assert not old.components or await _controls_gone(house, old.id)
    late = private(await first.click(mine, custom_id=old_id))
    assert "The board has moved on" in late.content
    assert (await house.session()).row == row


async def _controls_gone(house: House, message_id: int) -> bool:
    return next(m for m in house.messages() if m.id == message_id).components == []


async def test_a_press_after_the_end_shows_the_end(house: House) -> None:
    await begun(house, stand_ins="false")
    first, old = await mover(house), house.panel()
    mine = private(await press(first, old, "My panel"))
    leaving = await other(house)
    sure = private(await leaving.slash(house.channel, "game resign"))
    await press(leaving, sure, "Leave the game")
    assert (await house.session()).phase is Phase.OVER
    late = private(await take(first, mine, choices(mine)[0]))
    assert "This game is over." in late.content
    assert "🏆" in late.content


@pytest.mark.parametrize("unknown", ["v0:something", "s1:::", "s1:abc:0:nonsense", "s1:abc:x:hand"])
async def test_a_button_that_nobody_knows_is_answered(house: House, unknown: str) -> None:
    await begun(house)
    house.pressing = unknown
    shown = private(await press(house.people["aki"], house.panel(), "My panel"))
    assert shown.content.startswith("This button is from an older version of me")


async def test_a_button_of_a_game_that_is_gone_is_answered(house: House) -> None:
    await begun(house)
    house.pressing = "s1:aaaaaaaaaa:0:act:0:settle 3/5"
    shown = private(await press(house.people["aki"], house.panel(), "My panel"))
    assert shown.content == "There is no game here. Start one with /game new."


# --- twice, and after a restart ----------------------------------------------------------------------------------


async def test_the_same_press_delivered_twice_counts_once(house: House) -> None:
    await begun(house)
    await house.without_confirming("aki", "ben", "chika")
    shown = private(await take(await mover(house), house.panel(), choices(house.panel())[0]))
    row, content, posted = (await house.session()).row, shown.content, len(house.messages())
    await house.deliver_again()
    assert (await house.session()).row == row
    assert shown.content == content, "the second answer says the same as the first"
    assert len(house.messages()) == posted


async def test_a_press_in_the_lobby_delivered_twice_counts_once(house: House) -> None:
    await house.people["aki"].slash(house.channel, "game new", game="micronesia")
    menu = private(await press(house.people["aki"], house.panel(), "Add a computer"))
    await press(house.people["aki"], menu, labels(menu)[0])
    players = (await house.session()).players
    assert len(players) == 2
    await house.deliver_again()
    assert (await house.session()).players == players


async def test_a_restart_in_the_middle_of_a_turn_loses_nothing(house: House) -> None:
    await begun(house)
    actor, panel = await mover(house), house.panel()
    menu = private(await press(actor, panel, "Change dice…"))
    changed = private(await press(actor, menu, "Die 1"))
    before = await house.session()
    await house.restart()
    after = await house.session()
    assert (after.state, after.row, after.decisions) == (before.state, before.row, before.decisions)
    settle = private(await take(actor, changed, choices(changed)[0]))
    assert labels(settle) == ["Confirm", "Back"]
    await house.restart()
    done = private(await press(actor, settle, "Confirm"))
    assert "settles island" in done.content
    assert (await mover(house)).id != actor.id


async def test_an_old_table_panel_still_works_after_a_restart(house: House) -> None:
    await begun(house)
    actor, panel = await mover(house), house.panel()
    await house.restart()
    shown = private(await take(actor, panel, choices(panel)[0]))
    assert labels(shown) == ["Confirm", "Back"]


async def test_an_interaction_that_can_no_longer_be_answered_is_played_all_the_same(house: House) -> None:
    await begun(house)
    await house.without_confirming("aki", "ben", "chika")
    actor, row = await mover(house), (await house.session()).row
    house.env.inject_error("POST", "/interactions/*", status=404, code=10062, message="Unknown interaction")
    await take(actor, house.panel(), choices(house.panel())[0])
    assert (await house.session()).row == row + 1


# --- the words of a panel ----------------------------------------------------------------------------------------


async def test_pictures_that_take_long_follow_the_words(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await begun(house)
    monkeypatch.setattr(house.client.front, "grace", 0.0)
    result = await press(await mover(house), house.panel(), "My panel")
    assert len(private(result).attachments) == 1
    edits = [r for r in house.env.http_requests if r.method == "PATCH" and r.path.endswith("@original")]
    assert len(edits) == 2, "the words, then the words with the picture"


async def test_seats_are_not_mixed_up_in_custom_ids(house: House) -> None:
    """A press names its seat, so that one player's button can never be taken for another's."""
    await begun(house)
    session = await house.session()
    seat = Seat(session.movers[0])
    acts = [cid for cid, _ in choices(house.panel()) if ":act:" in cid]
    assert acts
    assert all(cid.split(":")[4] == str(seat) for cid in acts)
