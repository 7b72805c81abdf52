"""Requests: to take back beyond the own turn, and to hand over a seat. All who are affected agree, or it is off."""

from __future__ import annotations

import pytest

from bot.history.audit import session_faults
from bot.store.messages import requests
from bot.store.messages.requests import PetitionRow
from bot.table.model import Actor, Refused, Session
from engines.core.records import replay
from tests.toys_simultaneous import Walk

from .house import AKI, BEN, CHIO, GAMES_HERE, STRANGER, House

DORA = Actor(14, "Dora")


async def both_walked(house: House, *, channel: int = 70, **rules: str) -> Session:
    """Aki has walked and rested, Ben has walked: only Ben can take back."""
    session = await house.table("walk", AKI, BEN, channel=channel, goal="1000", **rules)
    await house.plays(session, AKI, "go 1", "go 2", "rest")
    return (await house.plays(session, BEN, "go 2")).session


async def asked(house: House, session: Session, actor: Actor = AKI) -> PetitionRow:
    _, petition = await house.service.takebacks.open_undo(
        session.id, actor, interaction_id=house.clock.interactions()
    )
    await house.settle()
    return petition


async def state(house: House, petition: PetitionRow) -> str:
    found = await house.store.read(lambda db: requests.get(db, petition.id))
    assert found is not None
    return found.state


async def sound(house: House) -> None:
    """Every stored game follows from its log."""
    assert [fault async for fault in session_faults(house.store, GAMES_HERE)] == []


# --- taking back -------------------------------------------------------------------------------------------------


async def test_all_back_to_the_own_action_goes_in_one_step_once_the_other_agrees(house: House) -> None:
    session = await both_walked(house)
    with pytest.raises(Refused, match="undo-closed"):
        await house.takes_back(session, AKI)
    petition = await asked(house, session)
    assert (petition.asked, petition.state) == ((BEN.user_id,), "open")
    assert (await house.service.load(session.id)).row == session.row, "nothing happens before"
    after = await house.service.petitions.agree(petition.id, BEN)
    assert (after.movers, after.state.scores) == ((0,), (3, 0)), "Aki has not rested yet"
    assert after.row == session.row + 2
    record = await house.service.record(session.id, public=True)
    assert [(row.notation, row.seat, row.undone) for row in record.rows] == [
        ("begin", None, False),
        ("go 1", 0, False),
        ("go 2", 0, False),
        ("rest", 0, True),
        ("go 2", 1, True),
        ("undo 4", 1, False),
        ("undo 3", 0, False),
    ]
    *_, last = replay(Walk(), record)
    assert last.step.state == after.state
    await house.settle()
    assert [letter.kind for letter in house.box.letters] == ["undo-ask", "undo-done"]
    await sound(house)


async def test_the_decision_numbers_of_everybody_who_lost_an_action_grow(house: House) -> None:
    session = await both_walked(house)
    petition = await asked(house, session)
    after = await house.service.petitions.agree(petition.id, BEN)
    assert all(new > old for new, old in zip(after.decisions, session.decisions, strict=True))
    with pytest.raises(Refused, match="stale"):
        await house.presses(session, BEN, "go 1")


async def test_it_goes_on_from_there(house: House) -> None:
    session = await both_walked(house)
    petition = await asked(house, session)
    await house.service.petitions.agree(petition.id, BEN)
    after = (await house.plays(session, AKI, "go 1", "rest")).session
    assert (after.state.scores, after.movers) == ((4, 0), (1,))
    await house.takes_back(session, AKI)
    after = (await house.plays(session, AKI, "rest")).session
    again = await asked(house, (await house.plays(session, BEN, "go 1", "go 1")).session)
    back = await house.service.petitions.agree(again.id, BEN)
    assert (back.state.scores, back.movers) == ((4, 0), (0,))
    await sound(house)


async def test_everybody_who_has_acted_since_has_to_agree_and_nobody_else(house: House) -> None:
    session = await house.table("walk", AKI, BEN, CHIO, DORA, goal="1000")
    await house.plays(session, AKI, "rest")
    await house.plays(session, BEN, "rest")
    session = (await house.plays(session, CHIO, "go 1")).session
    petition = await asked(house, session)
    assert petition.asked == (BEN.user_id, CHIO.user_id)
    for outsider in (DORA, STRANGER, AKI):
        with pytest.raises(Refused, match="not-asked"):
            await house.service.petitions.agree(petition.id, outsider)
    first = await house.service.petitions.agree(petition.id, BEN)
    assert first.row == session.row
    assert (await house.service.petitions.agree(petition.id, BEN)).row == session.row, "once is once"
    assert (await house.service.petitions.agree(petition.id, CHIO)).movers == (0,)


async def test_one_refusal_ends_it_and_the_same_is_not_asked_again(house: House) -> None:
    session = await both_walked(house)
    petition = await asked(house, session)
    await house.service.petitions.refuse(petition.id, BEN)
    assert await state(house, petition) == "refused"
    with pytest.raises(Refused, match="petition-over"):
        await house.service.petitions.agree(petition.id, BEN)
    with pytest.raises(Refused, match="undo-refused"):
        await asked(house, session)
    await house.settle()
    assert [letter.kind for letter in house.box.letters] == ["undo-ask", "undo-refused"]


async def test_any_move_ends_it(house: House) -> None:
    session = await both_walked(house)
    petition = await asked(house, session)
    moved = (await house.plays(session, BEN, "go 1")).session
    assert await state(house, petition) == "lapsed"
    with pytest.raises(Refused, match="petition-over"):
        await house.service.petitions.agree(petition.id, BEN)
    assert (await house.service.load(session.id)).row == moved.row
    assert (await asked(house, moved)).id != petition.id, "of the new board it can be asked"


async def test_asked_twice_is_asked_once(house: House) -> None:
    session = await both_walked(house)
    first = await asked(house, session)
    assert (await asked(house, session)).id == first.id
    await house.settle()
    assert [letter.kind for letter in house.box.letters] == ["undo-ask"]


async def test_an_answer_that_is_delivered_twice_counts_once(house: House) -> None:
    session = await both_walked(house)
    petition = await asked(house, session)
    number = house.clock.interactions()
    after = await house.service.petitions.agree(petition.id, BEN, interaction_id=number)
    assert (await house.service.petitions.agree(petition.id, BEN, interaction_id=number)).row == after.row


async def test_a_request_outlives_a_restart(house: House) -> None:
    session = await both_walked(house)
    petition = await asked(house, session)
    again = await house.restarted()
    try:
        assert (await again.service.petitions.agree(petition.id, BEN)).movers == (0,)
    finally:
        await again.close()


async def test_a_roll_is_not_taken_back_and_the_reason_is_told(house: House) -> None:
    session = await house.table("walk", AKI, BEN, goal="1000")
    await house.plays(session, AKI, "go 1", "gamble")
    session = (await house.plays(session, BEN, "go 1")).session
    with pytest.raises(Refused, match="undo-rolled"):
        await asked(house, session)
    assert (await house.service.load(session.id)).row == session.row


async def test_nothing_is_taken_back_by_who_has_done_nothing(house: House) -> None:
    session = await house.table("walk", AKI, BEN, goal="1000")
    await house.plays(session, AKI, "go 1")
    with pytest.raises(Refused, match="nothing-to-undo"):
        await asked(house, session, BEN)


async def test_a_table_may_agree_that_nothing_is_asked(house: House) -> None:
    session = await both_walked(house, takebacks="own")
    with pytest.raises(Refused, match="undo-own-only"):
        await asked(house, session)


async def test_computer_players_need_not_be_asked(house: House) -> None:
    lobby = await house.service.open("walk", 7, 70, AKI, "en")
    await house.service.add_computer(lobby.id, AKI, "random")
    await house.service.set_option(lobby.id, AKI, "goal", "1000")
    session = await house.service.begin(lobby.id, AKI)
    await house.plays(session, AKI, "go 1", "rest")
    await house.settle()
    moved = await house.service.load(session.id)
    if moved.barrier > 2:
        pytest.skip("this computer player has rolled")
    _, petition = await house.service.takebacks.open_undo(session.id, AKI)
    assert petition.asked == ()
    record = await house.service.record(session.id, public=True)
    assert [row.notation for row in record.rows if row.seat == 0 and not row.undone][:1] == ["go 1"]
    assert next(row for row in record.rows if row.notation == "rest").undone
    await house.settle()
    assert "undo-done" in [letter.kind for letter in house.box.letters]
    await sound(house)


async def test_where_all_choose_in_secret_everybody_is_asked(house: House) -> None:
    """Who is asked must not tell who has chosen, or thought again."""
    session = await house.table("guess", AKI, BEN, CHIO)
    await house.plays(session, AKI, "note 1", "cheer")
    await house.plays(session, BEN, "note 2")
    before = (await house.plays(session, BEN, "cheer")).session
    with pytest.raises(Refused, match="undo-closed"):
        await house.takes_back(before, AKI)
    petition = await asked(house, before)
    assert petition.asked == (BEN.user_id, CHIO.user_id)
    await house.service.petitions.agree(petition.id, CHIO)
    after = await house.service.petitions.agree(petition.id, BEN)
    assert after.state.notes == (1, None, None)
    public = await house.service.record(session.id, public=True)
    assert all(row.notation is None or "note" not in row.notation for row in public.rows)
    await sound(house)


async def test_who_has_gone_meanwhile_is_not_waited_for(house: House) -> None:
    session = await house.table("walk", AKI, BEN, CHIO, goal="1000")
    await house.plays(session, AKI, "rest")
    await house.plays(session, BEN, "rest")
    session = (await house.plays(session, CHIO, "go 1")).session
    petition = await asked(house, session)
    await house.service.seats.leave(session.id, BEN, interaction_id=None)
    assert (await house.service.petitions.agree(petition.id, CHIO)).movers == (0,)


# --- seats -------------------------------------------------------------------------------------------------------


async def test_a_seat_is_given_with_all_that_is_on_it(house: House) -> None:
    session = await both_walked(house)
    _, petition = await house.service.seats.offer(session.id, BEN, DORA)
    with pytest.raises(Refused, match="not-asked"):
        await house.service.petitions.agree(petition.id, STRANGER)
    after = await house.service.petitions.agree(petition.id, DORA)
    assert (after.players[1].user_id, after.players[1].name) == (DORA.user_id, "Dora")
    assert after.decisions[1] // 100 > session.decisions[1] // 100, "Dora is asked anew"
    with pytest.raises(Refused, match="not-seated"):
        await house.plays(session, BEN, "go 1")
    assert (await house.plays(session, DORA, "go 1")).session.state.scores == (3, 3)
    await house.settle()
    assert [letter.kind for letter in house.box.letters] == ["seat-offer", "seat-given"]
    await sound(house)


async def test_a_hosts_duties_go_with_the_seat(house: House) -> None:
    session = await both_walked(house)
    _, petition = await house.service.seats.offer(session.id, AKI, DORA)
    assert (await house.service.petitions.agree(petition.id, DORA)).host_id == DORA.user_id


async def test_a_seat_is_asked_for_and_its_owner_agrees(house: House) -> None:
    session = await both_walked(house)
    _, petition = await house.service.seats.ask(session.id, DORA, session.players[1].seat)
    assert petition.asked == (BEN.user_id,)
    after = await house.service.petitions.agree(petition.id, BEN)
    assert (after.players[1].user_id, after.players[1].name) == (DORA.user_id, "Dora")


async def test_the_seat_of_somebody_who_has_left_is_for_the_host_to_give(house: House) -> None:
    session = await both_walked(house)
    await house.service.seats.leave(session.id, BEN, interaction_id=None)
    await house.settle()
    _, petition = await house.service.seats.ask(session.id, DORA, session.players[1].seat)
    assert petition.asked == (AKI.user_id,)
    after = await house.service.petitions.agree(petition.id, AKI)
    player = after.players[1]
    assert (player.user_id, player.policy, player.gone) == (DORA.user_id, None, False)


async def test_who_is_back_is_not_given_away_by_the_host(house: House) -> None:
    session = await house.table("walk", AKI, BEN, clock="12h", goal="1000")
    for _ in range(3):
        await house.plays(session, AKI, "rest")
        await house.passes(13 * 3600.0)
    assert (await house.service.load(session.id)).players[1].away
    _, petition = await house.service.seats.ask(session.id, DORA, session.players[1].seat)
    assert petition.asked == (AKI.user_id,)
    await house.service.seats.back(session.id, BEN)
    with pytest.raises(Refused, match="petition-over"):
        await house.service.petitions.agree(petition.id, AKI)
    assert (await house.service.load(session.id)).players[1].user_id == BEN.user_id


async def test_whoever_has_left_the_table_answers_nothing_more(house: House) -> None:
    session = await both_walked(house)
    petition = await asked(house, session)
    await house.service.seats.leave(session.id, BEN, interaction_id=None)
    with pytest.raises(Refused, match="petition-over"):
        await house.service.petitions.refuse(petition.id, BEN)
    await asked(house, session)
    assert (await house.service.load(session.id)).movers == (0,), "nobody else has to be asked now"


async def test_many_who_want_a_seat_call_its_owner_once_each(house: House) -> None:
    session = await both_walked(house)
    for actor in (DORA, STRANGER, DORA, STRANGER):
        await house.service.seats.ask(session.id, actor, session.players[1].seat)
    await house.settle()
    assert len(house.box.of("seat-ask")) == 2


async def test_a_request_for_a_seat_that_has_changed_hands_is_over(house: House) -> None:
    session = await both_walked(house)
    _, old = await house.service.seats.ask(session.id, STRANGER, session.players[1].seat)
    _, offer = await house.service.seats.offer(session.id, BEN, DORA)
    await house.service.petitions.agree(offer.id, DORA)
    with pytest.raises(Refused, match="petition-over"):
        await house.service.petitions.agree(old.id, BEN)
    assert (await house.service.load(session.id)).players[1].user_id == DORA.user_id


async def test_nobody_gets_two_seats(house: House) -> None:
    session = await both_walked(house)
    _, one = await house.service.seats.offer(session.id, BEN, DORA)
    _, two = await house.service.seats.offer(session.id, AKI, DORA)
    await house.service.petitions.agree(one.id, DORA)
    with pytest.raises(Refused, match="already-seated"):
        await house.service.petitions.agree(two.id, DORA)
    with pytest.raises(Refused, match="already-seated"):
        await house.service.seats.offer(session.id, AKI, DORA)


async def test_a_seat_that_is_not_wanted_stays_where_it_is(house: House) -> None:
    session = await both_walked(house)
    _, petition = await house.service.seats.offer(session.id, BEN, DORA)
    await house.service.petitions.refuse(petition.id, DORA)
    assert (await house.service.load(session.id)).players[1].user_id == BEN.user_id
    await house.settle()
    assert [letter.kind for letter in house.box.letters] == ["seat-offer", "seat-refused"]


async def test_a_name_is_kept_no_longer_than_it_is_needed(house: House) -> None:
    session = await both_walked(house)
    _, given = await house.service.seats.offer(session.id, BEN, DORA)
    _, wanted = await house.service.seats.ask(session.id, STRANGER, session.players[0].seat)
    assert [facts for (facts,) in await house.sql("SELECT facts FROM petitions WHERE facts LIKE '%Dora%'")]
    await house.service.petitions.agree(given.id, DORA)
    await house.service.petitions.refuse(wanted.id, AKI)
    await house.settle()
    assert await house.sql("SELECT facts FROM petitions WHERE facts LIKE '%name%'") == []
    assert await house.sql("SELECT facts FROM letters") == []


async def test_moves_do_not_end_an_offer(house: House) -> None:
    session = await both_walked(house)
    _, petition = await house.service.seats.offer(session.id, AKI, DORA)
    await house.plays(session, BEN, "go 1")
    assert (await house.service.petitions.agree(petition.id, DORA)).players[0].user_id == DORA.user_id
