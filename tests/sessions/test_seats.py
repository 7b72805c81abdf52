"""Leaving, giving a seat away, asking for one."""

from __future__ import annotations

import pytest

from bot.store.messages import requests
from bot.store.people import recount
from bot.store.play import clocks
from bot.table.model import Actor, Phase, Refused, Session, TellingKind
from engines.core import Seat

from .house import AKI, BEN, CHIO, STRANGER, House

DORA = Actor(14, "Dora")


async def now(house: House, session: Session) -> Session:
    return await house.service.load(session.id)


async def leaves(house: House, session: Session, actor: Actor, interaction_id: int | None = None) -> Session:
    return (await house.service.seats.leave(session.id, actor, interaction_id=interaction_id)).session


# --- leaving -----------------------------------------------------------------------------------------------------


async def test_the_computer_ends_the_game_for_who_leaves(house: House) -> None:
    session = await house.table("walk", AKI, BEN, CHIO)
    after = await leaves(house, session, AKI)
    await house.settle()
    assert (after.players[0].gone, after.players[0].policy, after.player_of(AKI.user_id)) == (True, "random", None)
    assert (await now(house, session)).movers != (0,)
    assert [letter.facts for letter in house.box.of("seat-left")] == [{"seat": 0}]
    assert after.host_id == BEN.user_id
    for code, again in (
        ("not-seated", house.plays(session, AKI, "rest")),
        ("not-seated", leaves(house, after, AKI)),
    ):
        with pytest.raises(Refused, match=code):
            await again
    with pytest.raises(Refused, match="not-seated"):
        await house.service.seats.back(session.id, AKI)


async def test_one_press_leaves_once(house: House) -> None:
    session = await house.table("walk", AKI, BEN, CHIO)
    await leaves(house, session, BEN, 4242)
    played = await house.service.seats.leave(session.id, BEN, interaction_id=4242)
    await house.settle()
    assert played.repeated
    assert len(house.box.of("seat-left")) == 1


async def test_where_computers_may_not_take_over_leaving_is_what_the_game_says(house: House) -> None:
    session = await house.table("walk", AKI, BEN, stand_ins="false")
    after = await leaves(house, session, BEN)
    assert after.phase is Phase.OVER
    assert (await house.notations(session))[-1] == "resign"
    assert await house.sql("SELECT seat, gave_up FROM results ORDER BY seat") == [(0, 0), (1, 1)]


async def test_a_seat_given_up_is_lost_however_well_the_computer_plays(house: House) -> None:
    session = await house.table("walk", AKI, BEN, goal="6")
    await leaves(house, session, AKI)
    await house.settle()
    while (current := await now(house, session)).phase is Phase.PLAYING:
        await house.plays(current, BEN, "rest")
        await house.settle()
    assert await house.sql("SELECT seat, user_id, place, gave_up FROM results ORDER BY seat") == [
        (0, AKI.user_id, 1, 1), (1, BEN.user_id, 2, 0),
    ]  # fmt: skip


async def taken(house: House, session: Session, seat: int, by: Actor, host: Actor) -> None:
    _, petition = await house.service.seats.ask(session.id, by, Seat(seat))
    await house.service.petitions.agree(petition.id, host)


async def won(house: House, session: Session, winner: Actor, *losers: Actor) -> None:
    """A walk to 5."""
    while (current := await now(house, session)).phase is Phase.PLAYING:
        mover = current.players[current.movers[0]].person
        at = current.state.scores[current.movers[0]]
        if mover == winner.user_id:
            await house.plays(current, winner, f"go {min(2, 5 - at)}")
        else:
            await house.plays(current, next(one for one in losers if one.user_id == mover), "rest")


async def test_who_left_has_lost_though_somebody_took_the_seat_over(house: House) -> None:
    session = await house.table("walk", AKI, BEN, CHIO, goal="5")
    await leaves(house, session, AKI)
    await taken(house, session, 0, DORA, BEN)
    await leaves(house, session, DORA)
    await taken(house, session, 0, STRANGER, BEN)
    await won(house, session, STRANGER, BEN, CHIO)
    assert await house.sql("SELECT seat, user_id, name, gave_up FROM results ORDER BY seat") == [
        (-2, DORA.user_id, "Dora", 1), (-1, AKI.user_id, "Aki", 1),
        (0, STRANGER.user_id, "Stranger", 0), (1, BEN.user_id, "Ben", 0), (2, CHIO.user_id, "Chio", 0),
    ]  # fmt: skip
    assert await house.sql("SELECT * FROM leavers") == []
    assert await house.store.read(recount.wrong) == 0
    steps = await house.sql("SELECT user_id FROM rating_steps WHERE mu < mu_before AND sigma < sigma_before")
    assert {(AKI.user_id,), (DORA.user_id,)} <= set(steps)
    (aki,) = (await house.service.scores.profile(7, AKI.user_id)).tallies
    assert (aki.games, aki.wins) == (1, 0)


async def test_who_left_and_sits_at_the_table_again_has_one_result(house: House) -> None:
    session = await house.table("walk", AKI, BEN, CHIO, goal="5")
    await leaves(house, session, AKI)
    await taken(house, session, 0, DORA, BEN)
    await taken(house, session, 0, AKI, DORA)
    await won(house, session, AKI, BEN, CHIO)
    assert await house.sql("SELECT seat, user_id, gave_up FROM results WHERE user_id IN (11, 14)") == [
        (0, AKI.user_id, 0)
    ], "and Dora, who was there and gave the seat back, has lost nothing"


async def test_who_left_and_is_forgotten_is_in_no_result(house: House) -> None:
    session = await house.table("walk", AKI, BEN, CHIO, goal="5")
    await leaves(house, session, AKI)
    await taken(house, session, 0, DORA, BEN)
    assert await house.service.privacy.erase(AKI)
    await won(house, session, DORA, BEN, CHIO)
    assert await house.sql("SELECT seat FROM results ORDER BY seat") == [(0,), (1,), (2,)]
    assert await house.store.read(recount.wrong) == 0


async def test_a_friendly_game_is_not_rated(house: House) -> None:
    session = await house.table("walk", AKI, BEN, goal="5", rated="false")
    await house.plays(session, AKI, "go 2", "go 2", "go 1")
    assert await house.sql("SELECT DISTINCT rated FROM results") == [(0,)]
    assert await house.sql("SELECT * FROM ratings") == []


async def test_the_last_one_out_closes_a_table_that_nobody_left_before(house: House) -> None:
    lobby = await house.service.open("walk", 7, 70, AKI, "en")
    await house.service.add_computer(lobby.id, AKI, "random")
    session = await house.service.begin(lobby.id, AKI)
    after = await leaves(house, session, AKI)
    await house.settle()
    assert after.phase is Phase.CLOSED
    assert house.channel.told[-1].kind is TellingKind.END
    assert await house.sql("SELECT * FROM results") == []
    assert await house.sql("SELECT * FROM clocks") == []


async def test_when_all_have_left_one_after_the_other_computers_end_the_game(house: House) -> None:
    session = await house.table("walk", AKI, BEN)
    await leaves(house, session, AKI)
    await leaves(house, session, BEN)
    await house.settle()
    assert (await now(house, session)).phase is Phase.OVER
    assert await house.sql("SELECT gave_up FROM results") == [(1,), (1,)]


async def test_who_is_away_may_leave_for_good(house: House) -> None:
    session = await house.table("pips", AKI, BEN, CHIO)
    await house.sql("UPDATE players SET policy = 'careful', missed = 3 WHERE seat = 0")
    assert (await now(house, session)).players[0].away
    after = await leaves(house, session, AKI)
    assert (after.players[0].gone, after.players[0].policy) == (True, "careful")


async def test_leaving_a_running_game_is_not_for_lobbies_and_strangers(house: House) -> None:
    lobby = await house.service.open("walk", 7, 70, AKI, "en")
    with pytest.raises(Refused, match="not-playing"):
        await leaves(house, lobby, AKI)
    await house.service.join(lobby.id, BEN)
    session = await house.service.begin(lobby.id, AKI)
    with pytest.raises(Refused, match="not-seated"):
        await leaves(house, session, STRANGER)
    await house.service.end(session.id, AKI, by_moderator=False)
    with pytest.raises(Refused, match="game-over"):
        await leaves(house, session, AKI)


# --- giving and taking -------------------------------------------------------------------------------------------


async def test_a_seat_is_given_when_both_agree(house: House) -> None:
    session = await house.table("walk", AKI, BEN)
    _, petition = await house.service.seats.offer(session.id, AKI, DORA)
    _, same = await house.service.seats.offer(session.id, AKI, DORA)
    assert same.id == petition.id
    await house.settle()
    assert len(house.box.of("seat-offer")) == 1
    with pytest.raises(Refused, match="not-asked"):
        await house.service.petitions.agree(petition.id, BEN)
    after = await house.service.petitions.agree(petition.id, DORA)
    await house.settle()
    assert (after.players[0].user_id, after.players[0].name, after.host_id) == (DORA.user_id, "Dora", DORA.user_id)
    (row,) = await house.store.read(lambda db: clocks.of_session(db, session.id))
    assert (row.seat, row.user_id) == (0, DORA.user_id)
    await house.plays(session, DORA, "rest")
    with pytest.raises(Refused, match="already-seated"):
        await house.service.seats.offer(session.id, DORA, BEN)


async def test_an_offer_that_was_overtaken_moves_no_seat(house: House) -> None:
    session = await house.table("walk", AKI, BEN, CHIO)
    _, petition = await house.service.seats.offer(session.id, AKI, DORA)
    await leaves(house, session, AKI)
    _, asked = await house.service.seats.ask(session.id, STRANGER, Seat(0))
    assert asked.asked == (BEN.user_id,), "the host decides about a seat whose owner has left"
    await house.service.petitions.agree(asked.id, BEN)
    with pytest.raises(Refused, match="petition-over"):
        await house.service.petitions.agree(petition.id, DORA)
    assert (await now(house, session)).players[0].person == STRANGER.user_id


async def test_asking_for_a_seat_asks_its_owner(house: House) -> None:
    session = await house.table("walk", AKI, BEN)
    _, petition = await house.service.seats.ask(session.id, DORA, Seat(1))
    assert (petition.kind, petition.asked, petition.needed) == ("take", (BEN.user_id,), 1)
    await house.service.petitions.refuse(petition.id, BEN)
    assert (await house.store.read(lambda db: requests.open_of(db, session.id))) == []
    for seat, actor, code in ((Seat(7), DORA, "no-such-seat"), (Seat(0), BEN, "already-seated")):
        with pytest.raises(Refused, match=code):
            await house.service.seats.ask(session.id, actor, seat)


async def test_nobody_sits_at_a_table_twice(house: House) -> None:
    session = await house.table("walk", AKI, BEN, CHIO)
    await leaves(house, session, CHIO)
    with pytest.raises(Refused, match="you-have-left"):
        await house.service.seats.ask(session.id, CHIO, Seat(1))
    with pytest.raises(Refused, match="player-left"):
        await house.service.seats.offer(session.id, AKI, CHIO)
    _, petition = await house.service.seats.ask(session.id, CHIO, Seat(2))
    after = await house.service.petitions.agree(petition.id, AKI)
    assert (after.players[2].person, after.players[2].gone) == (CHIO.user_id, False), "the own one again"


async def test_with_nobody_there_nobody_can_be_asked(house: House) -> None:
    session = await house.table("pips", AKI, BEN, rounds="3")
    await leaves(house, session, AKI)
    await house.service.close()
    await leaves(house, session, BEN)
    with pytest.raises(Refused, match="nobody-to-ask"):
        await house.service.seats.ask(session.id, DORA, Seat(0))
