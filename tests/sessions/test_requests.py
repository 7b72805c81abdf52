"""Requests for takebacks and seats: everybody affected agrees, or the request ends."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.history.audit import session_faults
from bot.rows.messages import RequestRow
from bot.session.model import Actor, Refused, Session
from bot.store.messages.requests import REQUESTS
from engines.core.history.replay import replay
from tests.toys_simultaneous import WALK, Walk

from .test_computers import Wits
from .world import AKI, BEN, CHIO, GAMES_HERE, STRANGER, World

DORA = Actor(14, "Dora")


async def both_walked(world: World, *, channel: int = 70, **rules: str) -> Session:
    """Aki has walked and rested, Ben has walked: only Ben can take back."""
    session = await world.table("walk", AKI, BEN, channel=channel, goal="1000", **rules)
    await world.plays(session, AKI, "go 1", "go 2", "rest")
    return (await world.plays(session, BEN, "go 2")).session


async def asked(world: World, session: Session, actor: Actor = AKI) -> RequestRow:
    _, request = await world.services.takebacks.ask(session.id, actor, interaction_id=world.clock.interactions())
    await world.settle()
    return request


async def state(world: World, request: RequestRow) -> str:
    found = await world.store.read(lambda db: REQUESTS.one(db, id=request.id))
    assert found is not None
    return found.state


async def sound(world: World) -> None:
    """Assert that every stored game follows from its log."""
    assert [fault async for fault in session_faults(world.store, GAMES_HERE)] == []


# --- taking back -------------------------------------------------------------------------------------------------


async def test_agreed_takeback_reaches_the_own_action(world: World) -> None:
    session = await both_walked(world)
    with pytest.raises(Refused, match="undo-closed"):
        await world.takes_back(session, AKI)
    request = await asked(world, session)
    assert (request.asked, request.state) == ((BEN.user_id,), "open")
    assert (await world.services.tables.load(session.id)).row == session.row, "nothing happens before"
    after = await world.services.requests.agree(request.id, BEN)
    assert (after.movers, after.state.scores) == ((0,), (3, 0)), "Aki has not rested yet"
    assert after.row == session.row + 2
    record = await world.services.history.record(session.id, public=True)
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
    await world.settle()
    assert [notice.kind for notice in world.box.notices] == ["undo-ask", "undo-done"]
    await sound(world)


async def test_takeback_grows_decision_numbers_of_all_affected(world: World) -> None:
    session = await both_walked(world)
    request = await asked(world, session)
    after = await world.services.requests.agree(request.id, BEN)
    assert all(new > old for new, old in zip(after.decisions, session.decisions, strict=True))
    with pytest.raises(Refused, match="stale"):
        await world.presses(session, BEN, "go 1")


async def test_game_goes_on_after_a_takeback(world: World) -> None:
    session = await both_walked(world)
    request = await asked(world, session)
    await world.services.requests.agree(request.id, BEN)
    after = (await world.plays(session, AKI, "go 1", "rest")).session
    assert (after.state.scores, after.movers) == ((4, 0), (1,))
    await world.takes_back(session, AKI)
    after = (await world.plays(session, AKI, "rest")).session
    again = await asked(world, (await world.plays(session, BEN, "go 1", "go 1")).session)
    back = await world.services.requests.agree(again.id, BEN)
    assert (back.state.scores, back.movers) == ((4, 0), (0,))
    await sound(world)


async def test_only_players_who_acted_since_must_agree(world: World) -> None:
    session = await world.table("walk", AKI, BEN, CHIO, DORA, goal="1000")
    await world.plays(session, AKI, "rest")
    await world.plays(session, BEN, "rest")
    session = (await world.plays(session, CHIO, "go 1")).session
    request = await asked(world, session)
    assert request.asked == (BEN.user_id, CHIO.user_id)
    for outsider in (DORA, STRANGER, AKI):
        with pytest.raises(Refused, match="others-asked"):
            await world.services.requests.agree(request.id, outsider)
    first = await world.services.requests.agree(request.id, BEN)
    assert first.row == session.row
    assert (await world.services.requests.agree(request.id, BEN)).row == session.row, "once is once"
    assert (await world.services.requests.agree(request.id, CHIO)).movers == (0,)


async def test_refused_takeback_is_not_asked_again(world: World) -> None:
    session = await both_walked(world)
    request = await asked(world, session)
    await world.services.requests.refuse(request.id, BEN)
    assert await state(world, request) == "refused"
    with pytest.raises(Refused, match="request-over"):
        await world.services.requests.agree(request.id, BEN)
    with pytest.raises(Refused, match="undo-refused"):
        await asked(world, session)
    await world.settle()
    assert [notice.kind for notice in world.box.notices] == ["undo-ask", "undo-refused"]


async def test_any_move_ends_a_takeback_request(world: World) -> None:
    session = await both_walked(world)
    request = await asked(world, session)
    moved = (await world.plays(session, BEN, "go 1")).session
    assert await state(world, request) == "lapsed"
    with pytest.raises(Refused, match="request-over"):
        await world.services.requests.agree(request.id, BEN)
    assert (await world.services.tables.load(session.id)).row == moved.row
    assert (await asked(world, moved)).id != request.id, "of the new board it can be asked"


async def test_repeated_takeback_request_is_one_request(world: World) -> None:
    session = await both_walked(world)
    first = await asked(world, session)
    assert (await asked(world, session)).id == first.id
    await world.settle()
    assert [notice.kind for notice in world.box.notices] == ["undo-ask"]


async def test_repeated_answer_counts_once(world: World) -> None:
    session = await both_walked(world)
    request = await asked(world, session)
    number = world.clock.interactions()
    after = await world.services.requests.agree(request.id, BEN, interaction_id=number)
    assert (await world.services.requests.agree(request.id, BEN, interaction_id=number)).row == after.row


async def test_request_survives_a_restart(world: World) -> None:
    session = await both_walked(world)
    request = await asked(world, session)
    again = await world.restarted()
    try:
        assert (await again.services.requests.agree(request.id, BEN)).movers == (0,)
    finally:
        await again.close()


async def test_roll_is_not_taken_back_and_the_refusal_says_why(world: World) -> None:
    session = await world.table("walk", AKI, BEN, goal="1000")
    await world.plays(session, AKI, "go 1", "gamble")
    session = (await world.plays(session, BEN, "go 1")).session
    with pytest.raises(Refused, match="undo-rolled"):
        await asked(world, session)
    assert (await world.services.tables.load(session.id)).row == session.row


async def test_player_without_actions_has_nothing_to_take_back(world: World) -> None:
    session = await world.table("walk", AKI, BEN, goal="1000")
    await world.plays(session, AKI, "go 1")
    with pytest.raises(Refused, match="nothing-to-undo"):
        await asked(world, session, BEN)


async def test_table_rules_can_exclude_takeback_requests(world: World) -> None:
    session = await both_walked(world, takebacks="own")
    with pytest.raises(Refused, match="undo-own-only"):
        await asked(world, session)


async def test_takeback_needs_no_consent_of_computers(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES_HERE, "walk", replace(WALK, mind=Wits()))  # type: ignore[arg-type]
    lobby = await world.services.lobbies.open("walk", 7, 70, AKI, "en")
    await world.services.lobbies.add_computer(lobby.id, AKI, "lazy")
    await world.services.lobbies.set_option(lobby.id, AKI, "goal", "1000")
    session = await world.services.moves.begin(lobby.id, AKI)
    await world.plays(session, AKI, "go 1", "rest")
    await world.settle()
    _, request = await world.services.takebacks.ask(session.id, AKI)
    assert request.asked == ()
    record = await world.services.history.record(session.id, public=True)
    assert [row.notation for row in record.rows if row.seat == 0 and not row.undone][:1] == ["go 1"]
    assert next(row for row in record.rows if row.notation == "rest").undone
    await world.settle()
    assert "undo-done" in [notice.kind for notice in world.box.notices]
    await sound(world)


async def test_takeback_of_secret_choices_asks_everybody(world: World) -> None:
    """The people asked must not reveal who has made or changed a choice."""
    session = await world.table("guess", AKI, BEN, CHIO)
    await world.plays(session, AKI, "note 1", "cheer")
    await world.plays(session, BEN, "note 2")
    before = (await world.plays(session, BEN, "cheer")).session
    with pytest.raises(Refused, match="undo-closed"):
        await world.takes_back(before, AKI)
    request = await asked(world, before)
    assert request.asked == (BEN.user_id, CHIO.user_id)
    await world.services.requests.agree(request.id, CHIO)
    after = await world.services.requests.agree(request.id, BEN)
    assert after.state.notes == (1, None, None)
    public = await world.services.history.record(session.id, public=True)
    assert all(row.notation is None or "note" not in row.notation for row in public.rows)
    await sound(world)


async def test_departed_player_is_not_awaited(world: World) -> None:
    session = await world.table("walk", AKI, BEN, CHIO, goal="1000")
    await world.plays(session, AKI, "rest")
    await world.plays(session, BEN, "rest")
    session = (await world.plays(session, CHIO, "go 1")).session
    request = await asked(world, session)
    await world.services.seats.leave(session.id, BEN, interaction_id=None)
    assert (await world.services.requests.agree(request.id, CHIO)).movers == (0,)


# --- seats -------------------------------------------------------------------------------------------------------


async def test_seat_is_given_with_its_whole_position(world: World) -> None:
    session = await both_walked(world)
    _, request = await world.services.seats.offer(session.id, BEN, DORA)
    with pytest.raises(Refused, match="others-asked"):
        await world.services.requests.agree(request.id, STRANGER)
    after = await world.services.requests.agree(request.id, DORA)
    assert (after.players[1].user_id, after.players[1].name) == (DORA.user_id, "Dora")
    assert after.decisions[1] // 100 > session.decisions[1] // 100, "Dora is asked anew"
    with pytest.raises(Refused, match="not-seated"):
        await world.plays(session, BEN, "go 1")
    assert (await world.plays(session, DORA, "go 1")).session.state.scores == (3, 3)
    await world.settle()
    assert [notice.kind for notice in world.box.notices] == ["seat-offer", "seat-given"]
    await sound(world)


async def test_host_duties_go_with_the_seat(world: World) -> None:
    session = await both_walked(world)
    _, request = await world.services.seats.offer(session.id, AKI, DORA)
    assert (await world.services.requests.agree(request.id, DORA)).host_id == DORA.user_id


async def test_owner_agrees_to_hand_over_a_seat(world: World) -> None:
    session = await both_walked(world)
    await world.late(BEN)
    _, request = await world.services.seats.ask(session.id, DORA, session.players[1].seat)
    assert request.asked == (BEN.user_id,)
    after = await world.services.requests.agree(request.id, BEN)
    assert (after.players[1].user_id, after.players[1].name) == (DORA.user_id, "Dora")


async def test_host_gives_the_seat_of_a_departed_player(world: World) -> None:
    session = await both_walked(world)
    await world.services.seats.leave(session.id, BEN, interaction_id=None)
    await world.settle()
    _, request = await world.services.seats.ask(session.id, DORA, session.players[1].seat)
    assert request.asked == (AKI.user_id,)
    after = await world.services.requests.agree(request.id, AKI)
    player = after.players[1]
    assert (player.user_id, player.policy, player.gone) == (DORA.user_id, None, False)


async def test_host_cannot_give_the_seat_of_a_returned_owner(world: World) -> None:
    session = await world.table("walk", AKI, BEN, clock="12h", goal="1000")
    for _ in range(3):
        await world.plays(session, AKI, "rest")
        await world.passes(13 * 3600.0)
    assert (await world.services.tables.load(session.id)).players[1].away
    _, request = await world.services.seats.ask(session.id, DORA, session.players[1].seat)
    assert request.asked == (AKI.user_id,)
    await world.services.seats.back(session.id, BEN)
    with pytest.raises(Refused, match="request-over"):
        await world.services.requests.agree(request.id, AKI)
    assert (await world.services.tables.load(session.id)).players[1].user_id == BEN.user_id


async def test_departed_player_answers_no_requests(world: World) -> None:
    session = await both_walked(world)
    request = await asked(world, session)
    await world.services.seats.leave(session.id, BEN, interaction_id=None)
    with pytest.raises(Refused, match="request-over"):
        await world.services.requests.refuse(request.id, BEN)
    await asked(world, session)
    assert (await world.services.tables.load(session.id)).movers == (0,), "nobody else has to be asked now"


async def test_each_seat_request_notifies_the_owner_once(world: World) -> None:
    session = await both_walked(world)
    for actor in (DORA, STRANGER, DORA, STRANGER):
        await world.late(BEN)
        await world.services.seats.ask(session.id, actor, session.players[1].seat)
    await world.settle()
    assert len(world.box.of("seat-ask")) == 2


async def test_request_for_a_seat_with_a_new_owner_is_over(world: World) -> None:
    session = await both_walked(world)
    await world.late(BEN)
    _, old = await world.services.seats.ask(session.id, STRANGER, session.players[1].seat)
    _, offer = await world.services.seats.offer(session.id, BEN, DORA)
    await world.services.requests.agree(offer.id, DORA)
    with pytest.raises(Refused, match="request-over"):
        await world.services.requests.agree(old.id, BEN)
    assert (await world.services.tables.load(session.id)).players[1].user_id == DORA.user_id


async def test_nobody_gets_two_seats(world: World) -> None:
    session = await both_walked(world)
    _, one = await world.services.seats.offer(session.id, BEN, DORA)
    _, two = await world.services.seats.offer(session.id, AKI, DORA)
    await world.services.requests.agree(one.id, DORA)
    with pytest.raises(Refused, match="already-seated"):
        await world.services.requests.agree(two.id, DORA)
    with pytest.raises(Refused, match="already-seated"):
        await world.services.seats.offer(session.id, AKI, DORA)


async def test_refused_offer_leaves_the_seat(world: World) -> None:
    session = await both_walked(world)
    _, request = await world.services.seats.offer(session.id, BEN, DORA)
    await world.services.requests.refuse(request.id, DORA)
    assert (await world.services.tables.load(session.id)).players[1].user_id == BEN.user_id
    await world.settle()
    assert [notice.kind for notice in world.box.notices] == ["seat-offer", "seat-refused"]


async def test_name_in_a_request_is_deleted_when_it_ends(world: World) -> None:
    session = await both_walked(world)
    _, given = await world.services.seats.offer(session.id, BEN, DORA)
    await world.late(AKI)
    _, wanted = await world.services.seats.ask(session.id, STRANGER, session.players[0].seat)
    assert [facts for (facts,) in await world.sql("SELECT facts FROM requests WHERE facts LIKE '%Dora%'")]
    await world.services.requests.agree(given.id, DORA)
    await world.services.requests.refuse(wanted.id, AKI)
    await world.settle()
    assert await world.sql("SELECT facts FROM requests WHERE facts LIKE '%name%'") == []
    assert await world.sql("SELECT facts FROM notices") == []


async def test_moves_do_not_end_an_offer(world: World) -> None:
    session = await both_walked(world)
    _, request = await world.services.seats.offer(session.id, AKI, DORA)
    await world.plays(session, BEN, "go 1")
    assert (await world.services.requests.agree(request.id, DORA)).players[0].user_id == DORA.user_id
