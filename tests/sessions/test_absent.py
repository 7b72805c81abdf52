"""When time is up: the turn is played, the others are asked, the seat passes on; and the host's duties with it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.store.messages import requests
from bot.store.messages.requests import PetitionRow
from bot.store.play import clocks
from bot.table.model import Actor, Phase, Refused, Session, TellingKind
from bot.table.rules import DAY, HOUR
from engines.core import Seat

from .house import AKI, BEN, CHIO, GAMES_HERE, Clock, House


async def now(house: House, session: Session) -> Session:
    return await house.service.load(session.id)


async def asked(house: House, session: Session) -> list[PetitionRow]:
    return await house.store.read(lambda db: requests.open_of(db, session.id))


async def rests(house: House, *actors: Actor) -> None:
    """Each in turn plays a whole turn, half an hour after the other."""
    (session,) = await house.service.of_user(actors[0].user_id)
    for actor in actors:
        await house.passes(0.5 * HOUR)
        await house.plays(session, actor, "rest")
    await house.settle()


# --- the computer plays this one turn ----------------------------------------------------------------------------


async def test_the_turn_is_played_when_time_is_up_and_the_table_hears_for_whom(house: House) -> None:
    session = await house.table("walk", AKI, BEN, clock="1d")
    await house.passes(DAY - 1)
    assert (await now(house, session)).row == 0
    await house.passes(1)
    after = await now(house, session)
    assert after.movers == (1,)
    assert after.players[0].missed == 1
    assert await house.sql("SELECT user_id, by_clock FROM log WHERE row > 0 GROUP BY 1, 2") == [(None, 1)]
    board = house.channel.told[-1]
    assert (board.kind, board.absent, board.moved) == (TellingKind.BOARD, (0,), True)
    await rests(house, BEN)
    assert house.channel.told[-1].absent == ()


async def test_a_turn_of_several_actions_is_played_to_its_end(house: House) -> None:
    """Walk's default goes on while it can: three steps, then the rest."""
    session = await house.table("walk", AKI, BEN, clock="1d")
    await house.passes(DAY)
    assert await house.notations(session) == ["begin", "go 1", "go 1", "go 1", "rest"]
    assert (await now(house, session)).players[0].missed == 1


async def test_a_restart_in_the_middle_of_such_a_turn_goes_on_with_it(house: House) -> None:
    session = await house.table("walk", AKI, BEN, clock="1d")
    house.clock.now += DAY
    commit, commits = house.service._desk.commit, []

    async def crashes(*args: Any) -> Session:
        if len(commits) == 2:
            raise RuntimeError("the plug is pulled")
        commits.append(await commit(*args))
        return commits[-1]

    house.service._desk.commit = crashes  # type: ignore[method-assign]
    await house.timekeeper.tick()
    again = await house.restarted()
    try:
        assert (await now(again, session)).row == 2
        await again.timekeeper.tick()
        assert await again.notations(session) == ["begin", "go 1", "go 1", "go 1", "rest"]
        assert (await now(again, session)).players[0].missed == 1, "one turn was missed, not two"
    finally:
        await again.close()


async def test_one_press_is_enough_to_be_there_again(house: House) -> None:
    session = await house.table("walk", AKI, BEN, clock="1d")
    await house.passes(DAY)
    await rests(house, BEN)
    await house.passes(DAY)
    assert (await now(house, session)).players[0].missed == 2
    await rests(house, BEN, AKI)
    assert (await now(house, session)).players[0].missed == 0


async def test_the_last_one_to_choose_is_played_for_and_the_round_goes_on(house: House) -> None:
    session = await house.table("guess", AKI, BEN, clock="1d")
    await house.plays(session, AKI, "note 2")
    await house.passes(DAY)
    after = await now(house, session)
    assert (after.state.round, after.movers) == (2, (0, 1))
    assert [player.missed for player in after.players] == [0, 1]
    running = await house.store.read(lambda db: clocks.of_session(db, session.id))
    assert [(row.seat, row.started_at, row.stage) for row in running] == [
        (0, house.clock.now, 0), (1, house.clock.now, 0),
    ]  # fmt: skip


@pytest.mark.parametrize("game", ["micronesia", "dicolony", "octa", "pips"])
async def test_any_game_is_played_on_for_people_who_are_never_there(house: House, game: str) -> None:
    session = await house.table(game, AKI, BEN, CHIO, clock="12h")
    for _ in range(12):
        await house.passes(12 * HOUR)
    after = await now(house, session)
    assert after.phase is Phase.OVER or after.row > 5
    assert after.incident is None


async def test_rules_that_fail_for_one_table_stop_no_other(house: House) -> None:
    broken = await house.table("walk", AKI, BEN, clock="1d", channel=71)
    sound = await house.table("walk", AKI, BEN, clock="1d", channel=72)
    await house.sql("UPDATE sessions SET state = '{}' WHERE id = ?", broken.id)
    await house.passes(DAY)
    assert (await now(house, broken)).incident is not None
    assert (await now(house, sound)).movers == (1,)
    assert (await house.timekeeper.next_due() or 0) > house.clock.now, "and the broken one is not looked at all day"


# --- three turns in a row ----------------------------------------------------------------------------------------


async def test_after_three_turns_the_seat_passes_until_its_owner_is_back(house: House) -> None:
    session = await house.table("pips", AKI, BEN, clock="1d", rounds="3")
    while (await now(house, session)).players[1].missed < 2:
        current = await now(house, session)
        if 0 in current.movers:
            action = current.rules.default_action(current.state, Seat(0))
            await house.plays(session, AKI, current.rules.notation(action))
        else:
            await house.passes(HOUR)
    current = await now(house, session)
    while not current.players[1].away:
        if 0 in current.movers:
            action = current.rules.default_action(current.state, Seat(0))
            await house.plays(session, AKI, current.rules.notation(action))
        await house.passes(HOUR)
        current = await now(house, session)
    assert current.players[1].policy == "careful", "the best that the game has"
    assert [letter.facts for letter in house.box.of("seat-passed")] == [{"seat": 1}]
    with pytest.raises(Refused, match="you-are-away"):
        await house.plays(session, BEN, "stop")
    with pytest.raises(Refused, match="not-away"):
        await house.service.seats.back(session.id, AKI)
    after = await house.service.seats.back(session.id, BEN)
    await house.settle()
    assert (after.players[1].person, after.players[1].missed) == (BEN.user_id, 0)
    assert [letter.facts for letter in house.box.of("seat-back")] == [{"seat": 1}]


async def test_with_nobody_there_the_game_waits_for_somebody_to_come_back(house: House) -> None:
    """Else the computer players would have ended it before anybody could."""
    session = await house.table("walk", AKI, BEN, clock="1d")
    await house.passes(8 * DAY)
    after = await now(house, session)
    assert (after.phase, after.deserted) == (Phase.PLAYING, True)
    row = after.row
    await house.passes(5 * DAY)
    assert ((await now(house, session)).row, house.box.of("idle")) == (row, [])
    await house.service.seats.back(session.id, AKI)
    await house.settle()
    after = await now(house, session)
    assert after.movers == (0,), "and the computer goes on for who is still away"
    assert not after.deserted


async def test_a_table_that_nobody_comes_back_to_is_closed(house: House) -> None:
    session = await house.table("walk", AKI, BEN, clock="1d")
    await house.passes(25 * DAY)
    assert (await now(house, session)).phase is Phase.CLOSED
    assert len(house.box.of("idle")) == 1
    assert await house.sql("SELECT count(*) FROM results") == [(0,)]


async def test_whoever_left_for_good_has_lost_though_the_others_stay_away(house: House) -> None:
    session = await house.table("walk", AKI, BEN, clock="1d")
    await house.service.seats.leave(session.id, BEN, interaction_id=None)
    for _ in range(5):
        await house.passes(DAY)
    assert (await now(house, session)).phase is Phase.OVER


async def test_where_computers_may_not_take_over_the_rules_for_leaving_apply(house: House) -> None:
    session = await house.table("walk", AKI, BEN, clock="1d", stand_ins="false")
    for _ in range(2):
        await house.passes(DAY)
        await rests(house, BEN)
    await house.passes(DAY)
    after = await now(house, session)
    assert after.phase is Phase.OVER
    assert (await house.notations(session))[-1] == "resign"
    assert 0 not in house.channel.told[-1].absent, "no computer has played: the seat was given up"
    assert await house.sql("SELECT seat, gave_up FROM results ORDER BY seat") == [(0, 1), (1, 0)]


async def test_what_a_computer_thought_of_is_not_played_once_the_owner_is_back(house: House) -> None:
    session = await house.table("walk", AKI, BEN, clock="1d")
    current = await now(house, session)
    away = (current.players[0].__class__)(Seat(0), "Aki", AKI.user_id, "random")
    held = replace(current, players=(away, current.players[1]), revision=current.revision + 1)
    await house.service._desk.save(current, held, None, None)
    back = await house.service.seats.back(session.id, AKI)
    rest = back.rules.parse("rest")
    assert not await house.service._act_for(session.id, Seat(0), rest, back.decisions[0])
    assert (await now(house, session)).movers == (0,)


# --- the others are asked ----------------------------------------------------------------------------------------


async def test_the_others_may_let_the_computer_play(house: House) -> None:
    session = await house.table("walk", AKI, BEN, CHIO, clock="1d", absent="vote")
    await house.passes(DAY)
    assert (await now(house, session)).movers == (0,)
    (petition,) = await asked(house, session)
    assert (petition.kind, petition.asked, petition.needed) == ("vote", (BEN.user_id, CHIO.user_id), 2)
    assert [letter.facts["petition"] for letter in house.box.of("vote")] == [petition.id]
    await house.passes(DAY)
    assert len(house.box.of("vote")) == 1, "asked once"
    await house.service.petitions.agree(petition.id, BEN)
    assert (await now(house, session)).movers == (0,)
    await house.service.petitions.agree(petition.id, CHIO)
    after = await now(house, session)
    assert (after.movers, after.players[0].missed) == ((1,), 1)
    assert await house.notations(session) == ["begin", "go 1", "go 1", "go 1", "rest"]
    assert await asked(house, session) == []


async def test_who_refuses_is_asked_again_the_day_after(house: House) -> None:
    session = await house.table("walk", AKI, BEN, CHIO, clock="1d", absent="vote")
    await house.passes(DAY)
    for day in range(1, 4):
        (petition,) = await asked(house, session)
        assert len(house.box.of("vote")) == day
        await house.passes(2 * HOUR)
        await house.service.petitions.refuse(petition.id, BEN)
        await house.passes(21 * HOUR)
        assert (len(house.box.of("vote")), await asked(house, session)) == (day, [])
        await house.passes(HOUR)
    (petition,) = await asked(house, session)
    await house.service.petitions.agree(petition.id, BEN)
    await house.service.petitions.agree(petition.id, CHIO)
    assert (await now(house, session)).players[0].missed == 1


async def test_who_comes_in_time_needs_no_vote(house: House) -> None:
    session = await house.table("walk", AKI, BEN, clock="1d", absent="vote")
    await house.passes(DAY)
    (petition,) = await asked(house, session)
    await rests(house, AKI)
    assert await asked(house, session) == []
    with pytest.raises(Refused, match="petition-over"):
        await house.service.petitions.agree(petition.id, BEN)
    assert (await now(house, session)).players[0].missed == 0


async def test_with_nobody_to_ask_the_computer_plays(house: House) -> None:
    """One is on vacation, the other over their own time."""
    clock: Clock = house.clock
    await house.service.clocks.set_user(
        CHIO.user_id, lambda old: replace(old, away_from=clock.now - 1, away_until=clock.now + 20 * DAY)
    )
    session = await house.table("guess", AKI, BEN, CHIO, clock="1d", absent="vote")
    await house.passes(DAY)
    after = await now(house, session)
    assert house.box.of("vote") == []
    assert after.movers == (2,), "both others were played for"


async def test_whoever_was_asked_and_leaves_is_not_waited_for(house: House) -> None:
    session = await house.table("walk", AKI, BEN, CHIO, clock="1d", absent="vote")
    await house.passes(DAY)
    (petition,) = await asked(house, session)
    await house.service.petitions.agree(petition.id, BEN)
    await house.service.seats.leave(session.id, CHIO, interaction_id=None)
    await house.passes(HOUR)
    assert (await now(house, session)).movers == (1,), "all who are left had agreed"
    assert await asked(house, session) == []


async def test_a_vote_that_the_erasure_of_a_voter_ended_is_asked_anew(house: House) -> None:
    session = await house.table("walk", AKI, BEN, CHIO, clock="1d", absent="vote")
    await house.passes(DAY)
    await house.service.privacy.erase(CHIO)
    assert await asked(house, session) == []
    await house.passes(HOUR)
    (petition,) = await asked(house, session)
    assert (petition.asked, petition.needed) == ((BEN.user_id,), 1)
    assert len(house.box.of("vote")) == 2
    await house.passes(3 * HOUR)
    assert len(house.box.of("vote")) == 2, "and then no more"
    await house.service.tell_again(session.id)
    await house.settle()
    assert [letter.facts.get("again") for letter in house.box.of("vote")] == [None, None, True], (
        "its message is gone"
    )
    await house.service.petitions.agree(petition.id, BEN)
    assert (await now(house, session)).movers == (1,)


async def test_with_nobody_left_to_answer_the_computer_plays(house: House) -> None:
    session = await house.table("walk", AKI, BEN, CHIO, clock="1d", absent="vote")
    await house.passes(DAY)
    for actor in (BEN, CHIO):
        await house.service.seats.leave(session.id, actor, interaction_id=None)
    await house.passes(HOUR)
    await house.settle()
    assert (await house.notations(session))[1:5] == ["go 1", "go 1", "go 1", "rest"]
    assert (await now(house, session)).players[0].missed == 1


# --- the host's duties -------------------------------------------------------------------------------------------


async def test_a_host_who_is_silent_twice_hands_over(house: House) -> None:
    session = await house.table("walk", AKI, BEN, CHIO, clock="1d")
    await house.passes(DAY)
    await rests(house, BEN, CHIO)
    assert (await now(house, session)).host_id == AKI.user_id
    await house.passes(DAY)
    assert (await now(house, session)).host_id == BEN.user_id
    assert [letter.facts for letter in house.box.of("host")] == [{"user": BEN.user_id}]


async def test_with_nobody_else_there_the_host_stays(house: House) -> None:
    session = await house.table("walk", AKI, BEN, clock="1d")
    for _ in range(5):
        await house.passes(DAY)
    assert (await now(house, session)).host_id in (AKI.user_id, BEN.user_id)
    assert GAMES_HERE[session.game].key == "walk"
