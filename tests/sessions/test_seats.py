"""Seats of a running game: leaving, offering and asking."""

from __future__ import annotations

import pytest

from bot.session.model import Actor, PanelKind, Phase, Refused, Session
from bot.store.games.clocks import CLOCKS
from bot.store.messages import requests
from bot.store.people import recount
from engines.core import Seat

from .world import AKI, BEN, CHIO, STRANGER, World

DORA = Actor(14, "Dora")


async def now(world: World, session: Session) -> Session:
    return await world.services.tables.load(session.id)


async def leaves(world: World, session: Session, actor: Actor, interaction_id: int | None = None) -> Session:
    return (await world.services.seats.leave(session.id, actor, interaction_id=interaction_id)).session


# --- leaving -----------------------------------------------------------------------------------------------------


async def test_stand_in_finishes_the_game_of_a_departed_player(world: World) -> None:
    session = await world.table("walk", AKI, BEN, CHIO)
    after = await leaves(world, session, AKI)
    await world.settle()
    assert (after.players[0].gone, after.players[0].policy, after.player_of(AKI.user_id)) == (True, "random", None)
    assert (await now(world, session)).movers != (0,)
    assert [notice.facts for notice in world.box.of("seat-left")] == [{"seat": 0}]
    assert after.host_id == BEN.user_id
    for code, again in (
        ("not-seated", world.plays(session, AKI, "rest")),
        ("not-seated", leaves(world, after, AKI)),
    ):
        with pytest.raises(Refused, match=code):
            await again
    with pytest.raises(Refused, match="not-seated"):
        await world.services.seats.back(session.id, AKI)


async def test_repeated_press_leaves_once(world: World) -> None:
    session = await world.table("walk", AKI, BEN, CHIO)
    await leaves(world, session, BEN, 4242)
    played = await world.services.seats.leave(session.id, BEN, interaction_id=4242)
    await world.settle()
    assert played.is_repeated
    assert len(world.box.of("seat-left")) == 1


async def test_without_stand_ins_leaving_follows_the_rules(world: World) -> None:
    session = await world.table("walk", AKI, BEN, stand_ins="false")
    after = await leaves(world, session, BEN)
    assert after.phase is Phase.OVER
    assert (await world.notations(session))[-1] == "resign"
    assert await world.sql("SELECT seat, gave_up FROM results ORDER BY seat") == [(0, 0), (1, 1)]


async def test_seat_given_up_is_lost_even_if_the_stand_in_wins(world: World) -> None:
    session = await world.table("walk", AKI, BEN, goal="6")
    await leaves(world, session, AKI)
    await world.settle()
    while (current := await now(world, session)).phase is Phase.PLAYING:
        await world.plays(current, BEN, "rest")
        await world.settle()
    assert await world.sql("SELECT seat, user_id, place, gave_up FROM results ORDER BY seat") == [
        (0, AKI.user_id, 1, 1), (1, BEN.user_id, 2, 0),
    ]  # fmt: skip


async def taken(world: World, session: Session, seat: int, by: Actor, host: Actor) -> None:
    _, request = await world.services.seats.ask(session.id, by, Seat(seat))
    await world.services.requests.agree(request.id, host)


async def won(world: World, session: Session, winner: Actor, *losers: Actor) -> None:
    """Play a walk to 5."""
    while (current := await now(world, session)).phase is Phase.PLAYING:
        mover = current.players[current.movers[0]].person
        at = current.state.scores[current.movers[0]]
        if mover == winner.user_id:
            await world.plays(current, winner, f"go {min(2, 5 - at)}")
        else:
            await world.plays(current, next(one for one in losers if one.user_id == mover), "rest")


async def test_departed_player_has_lost_after_a_takeover(world: World) -> None:
    """Who never ended a turn in the seat, as Dora, is not rated; the result says that she gave up all the same."""
    session = await world.table("walk", AKI, BEN, CHIO, goal="5")
    for actor in (AKI, BEN, CHIO):
        await world.plays(session, actor, "rest")
    await leaves(world, session, AKI)
    await taken(world, session, 0, DORA, BEN)
    await leaves(world, session, DORA)
    await taken(world, session, 0, STRANGER, BEN)
    await won(world, session, STRANGER, BEN, CHIO)
    assert await world.sql("SELECT seat, user_id, name, gave_up FROM results ORDER BY seat") == [
        (-2, DORA.user_id, "Dora", 1), (-1, AKI.user_id, "Aki", 1),
        (0, STRANGER.user_id, "Stranger", 0), (1, BEN.user_id, "Ben", 0), (2, CHIO.user_id, "Chio", 0),
    ]  # fmt: skip
    assert await world.sql("SELECT * FROM former_players") == []
    assert await world.store.read(recount.mismatches) == 0
    steps = await world.sql("SELECT user_id FROM rating_steps WHERE mu < mu_before AND sigma < sigma_before")
    assert (AKI.user_id,) in steps
    assert (DORA.user_id,) not in await world.sql("SELECT user_id FROM rating_steps")
    (aki,) = (await world.services.scores.profile(7, AKI.user_id)).tallies
    assert (aki.games, aki.wins) == (1, 0)


async def test_returned_player_has_one_result(world: World) -> None:
    session = await world.table("walk", AKI, BEN, CHIO, goal="5")
    await leaves(world, session, AKI)
    await taken(world, session, 0, DORA, BEN)
    await world.late(DORA)
    await taken(world, session, 0, AKI, DORA)
    await won(world, session, AKI, BEN, CHIO)
    assert await world.sql("SELECT seat, user_id, gave_up FROM results WHERE user_id IN (11, 14)") == [
        (0, AKI.user_id, 0)
    ], "and Dora, who was there and gave the seat back, has lost nothing"


async def test_erased_departed_player_has_no_result(world: World) -> None:
    session = await world.table("walk", AKI, BEN, CHIO, goal="5")
    await leaves(world, session, AKI)
    await taken(world, session, 0, DORA, BEN)
    assert await world.services.privacy.erase(AKI)
    await won(world, session, DORA, BEN, CHIO)
    assert await world.sql("SELECT seat FROM results ORDER BY seat") == [(0,), (1,), (2,)]
    assert await world.store.read(recount.mismatches) == 0


async def test_friendly_game_is_not_rated(world: World) -> None:
    session = await world.table("walk", AKI, BEN, goal="5", rated="false")
    await world.plays(session, AKI, "go 2", "go 2", "go 1")
    assert await world.sql("SELECT DISTINCT rated FROM results") == [(0,)]
    assert await world.sql("SELECT * FROM ratings") == []


async def test_last_person_out_closes_the_table(world: World) -> None:
    lobby = await world.services.lobbies.open("walk", 7, 70, AKI, "en")
    await world.services.lobbies.add_computer(lobby.id, AKI, "random")
    session = await world.services.moves.begin(lobby.id, AKI)
    after = await leaves(world, session, AKI)
    await world.settle()
    assert after.phase is Phase.CLOSED
    assert world.channel.sent[-1].kind is PanelKind.END
    assert await world.sql("SELECT * FROM results") == []
    assert await world.sql("SELECT * FROM clocks") == []


async def test_stand_ins_finish_a_game_that_all_have_left(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    await leaves(world, session, AKI)
    await leaves(world, session, BEN)
    await world.settle()
    assert (await now(world, session)).phase is Phase.OVER
    assert await world.sql("SELECT gave_up FROM results") == [(1,), (1,)]


async def test_absent_player_may_leave_for_good(world: World) -> None:
    session = await world.table("pips", AKI, BEN, CHIO)
    await world.sql("UPDATE players SET policy = 'careful', missed = 3 WHERE seat = 0")
    assert (await now(world, session)).players[0].away
    after = await leaves(world, session, AKI)
    assert (after.players[0].gone, after.players[0].policy) == (True, "careful")


async def test_leaving_needs_a_running_game_and_a_seat(world: World) -> None:
    lobby = await world.services.lobbies.open("walk", 7, 70, AKI, "en")
    with pytest.raises(Refused, match="not-playing"):
        await leaves(world, lobby, AKI)
    await world.services.lobbies.join(lobby.id, BEN)
    session = await world.services.moves.begin(lobby.id, AKI)
    with pytest.raises(Refused, match="not-seated"):
        await leaves(world, session, STRANGER)
    await world.services.moves.end(session.id, AKI, by_moderator=False)
    with pytest.raises(Refused, match="game-over"):
        await leaves(world, session, AKI)


# --- offers and requests -----------------------------------------------------------------------------------------


async def test_seat_is_given_when_both_agree(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    _, request = await world.services.seats.offer(session.id, AKI, DORA)
    _, same = await world.services.seats.offer(session.id, AKI, DORA)
    assert same.id == request.id
    await world.settle()
    assert len(world.box.of("seat-offer")) == 1
    with pytest.raises(Refused, match="others-asked"):
        await world.services.requests.agree(request.id, BEN)
    after = await world.services.requests.agree(request.id, DORA)
    await world.settle()
    assert (after.players[0].user_id, after.players[0].name, after.host_id) == (DORA.user_id, "Dora", DORA.user_id)
    (row,) = await world.store.read(lambda db: CLOCKS.where(db, session_id=session.id))
    assert (row.seat, row.user_id) == (0, DORA.user_id)
    await world.plays(session, DORA, "rest")
    with pytest.raises(Refused, match="already-seated"):
        await world.services.seats.offer(session.id, DORA, BEN)
    header = (await world.services.history.record(session.id, public=True)).header
    assert header.handed == (0, None), "after row 0; who reads the record later can tell it from a swap"


async def test_outdated_offer_moves_no_seat(world: World) -> None:
    session = await world.table("walk", AKI, BEN, CHIO)
    _, request = await world.services.seats.offer(session.id, AKI, DORA)
    await leaves(world, session, AKI)
    _, asked = await world.services.seats.ask(session.id, STRANGER, Seat(0))
    assert asked.asked == (BEN.user_id,), "the host decides about a seat whose owner has left"
    await world.services.requests.agree(asked.id, BEN)
    with pytest.raises(Refused, match="request-over"):
        await world.services.requests.agree(request.id, DORA)
    assert (await now(world, session)).players[0].person == STRANGER.user_id


async def test_seat_request_asks_its_owner(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    with pytest.raises(Refused, match="seat-in-use"):  # a stranger has pinged an active player twice
        await world.services.seats.ask(session.id, DORA, Seat(1))
    await world.late(BEN)
    _, request = await world.services.seats.ask(session.id, DORA, Seat(1))
    assert (request.kind, request.asked, request.needed) == ("take", (BEN.user_id,), 1)
    await world.services.requests.refuse(request.id, BEN)
    assert (await world.store.read(lambda db: requests.open_of(db, session.id))) == []
    for seat, actor, code in ((Seat(7), DORA, "no-such-seat"), (Seat(0), BEN, "already-seated")):
        with pytest.raises(Refused, match=code):
            await world.services.seats.ask(session.id, actor, seat)


async def test_nobody_takes_two_seats_of_a_table(world: World) -> None:
    session = await world.table("walk", AKI, BEN, CHIO)
    await leaves(world, session, CHIO)
    with pytest.raises(Refused, match="you-have-left"):
        await world.services.seats.ask(session.id, CHIO, Seat(1))
    with pytest.raises(Refused, match="player-left"):
        await world.services.seats.offer(session.id, AKI, CHIO)
    _, request = await world.services.seats.ask(session.id, CHIO, Seat(2))
    after = await world.services.requests.agree(request.id, AKI)
    assert (after.players[2].person, after.players[2].gone) == (CHIO.user_id, False), "the own one again"


async def test_seat_request_without_present_players_is_refused(world: World) -> None:
    session = await world.table("pips", AKI, BEN, rounds="3")
    await leaves(world, session, AKI)
    await world.services.close()
    await leaves(world, session, BEN)
    with pytest.raises(Refused, match="nobody-to-ask"):
        await world.services.seats.ask(session.id, DORA, Seat(0))
