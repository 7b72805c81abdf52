"""Expired turns: played by the computer, put to a vote, or handed to a stand-in; and the host's duties."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.rows.messages import RequestRow
from bot.rows.session import SessionRow
from bot.session.model import Actor, PanelKind, Phase, Refused, Session
from bot.session.rules import DAY, HOUR
from bot.store.games.clocks import CLOCKS
from bot.store.messages import requests
from engines.core import Seat

from .world import AKI, BEN, CHIO, GAMES_HERE, Clock, World


async def now(world: World, session: Session) -> Session:
    return await world.services.tables.load(session.id)


async def asked(world: World, session: Session) -> list[RequestRow]:
    return await world.store.read(lambda db: requests.open_of(db, session.id))


async def rests(world: World, *actors: Actor) -> None:
    """Let each person play a whole turn, half an hour apart."""
    (session,) = await world.services.tables.of_user(actors[0].user_id)
    for actor in actors:
        await world.passes(0.5 * HOUR)
        await world.plays(session, actor, "rest")
    await world.settle()


# --- the computer plays this one turn ----------------------------------------------------------------------------


async def test_expired_turn_is_played_and_named_on_the_panel(world: World) -> None:
    session = await world.table("walk", AKI, BEN, clock="1d")
    await world.passes(DAY - 1)
    assert (await now(world, session)).row == 0
    await world.passes(1)
    after = await now(world, session)
    assert after.movers == (1,)
    assert after.players[0].missed == 1
    assert await world.sql("SELECT user_id, by_clock FROM log WHERE row > 0 GROUP BY 1, 2") == [(None, 1)]
    board = world.channel.sent[-1]
    assert (board.kind, board.absent, board.moved) == (PanelKind.BOARD, (0,), True)
    await rests(world, BEN)
    assert world.channel.sent[-1].absent == ()


async def test_expired_turn_of_several_actions_is_played_to_its_end(world: World) -> None:
    """Walk's default action is a step while possible: three steps, then a rest."""
    session = await world.table("walk", AKI, BEN, clock="1d")
    await world.passes(DAY)
    assert await world.notations(session) == ["begin", "go 1", "go 1", "go 1", "rest"]
    assert (await now(world, session)).players[0].missed == 1


async def test_restart_continues_an_expired_turn(world: World) -> None:
    session = await world.table("walk", AKI, BEN, clock="1d")
    world.clock.now += DAY
    commit, commits = world.services.tables.commit, []

    async def crashes(*args: Any, **more: Any) -> SessionRow:
        if len(commits) == 2:
            raise RuntimeError("the plug is pulled")
        commits.append(await commit(*args, **more))
        return commits[-1]

    world.services.tables.commit = crashes  # type: ignore[method-assign]
    await world.scheduler.tick()
    again = await world.restarted()
    try:
        assert (await now(again, session)).row == 2
        await again.scheduler.tick()
        assert await again.notations(session) == ["begin", "go 1", "go 1", "go 1", "rest"]
        assert (await now(again, session)).players[0].missed == 1, "one turn was missed, not two"
    finally:
        await again.close()


async def test_one_press_resets_missed_turns(world: World) -> None:
    session = await world.table("walk", AKI, BEN, clock="1d")
    await world.passes(DAY)
    await rests(world, BEN)
    await world.passes(DAY)
    assert (await now(world, session)).players[0].missed == 2
    await rests(world, BEN, AKI)
    assert (await now(world, session)).players[0].missed == 0


async def test_expired_last_choice_is_played_and_the_round_goes_on(world: World) -> None:
    session = await world.table("guess", AKI, BEN, clock="1d")
    await world.plays(session, AKI, "note 2")
    await world.passes(DAY)
    after = await now(world, session)
    assert (after.state.round, after.movers) == (2, (0, 1))
    assert [player.missed for player in after.players] == [0, 1]
    running = await world.store.read(lambda db: CLOCKS.where(db, session_id=session.id))
    assert [(row.seat, row.started_at, row.stage) for row in running] == [
        (0, world.clock.now, 0), (1, world.clock.now, 0),
    ]  # fmt: skip


@pytest.mark.parametrize("game", ["micronesia", "dicolony", "octa", "pips"])
async def test_any_game_goes_on_for_absent_players(world: World, game: str) -> None:
    session = await world.table(game, AKI, BEN, CHIO, clock="12h")
    for _ in range(12):
        await world.passes(12 * HOUR)
    after = await now(world, session)
    assert after.phase is Phase.OVER or after.row > 5
    assert after.incident is None


async def test_failing_rules_stop_no_other_table(world: World) -> None:
    broken = await world.table("walk", AKI, BEN, clock="1d", channel=71)
    sound = await world.table("walk", AKI, BEN, clock="1d", channel=72)
    await world.sql("UPDATE sessions SET state = '{}' WHERE id = ?", broken.id)
    await world.passes(DAY)
    assert (await now(world, broken)).incident is not None
    assert (await now(world, sound)).movers == (1,)
    assert (await world.scheduler.next_due() or 0) > world.clock.now, "and the broken one is not looked at all day"


# --- three turns in a row ----------------------------------------------------------------------------------------


async def test_stand_in_takes_over_after_three_expired_turns(world: World) -> None:
    session = await world.table("pips", AKI, BEN, clock="1d", rounds="3")
    while (await now(world, session)).players[1].missed < 2:
        current = await now(world, session)
        if 0 in current.movers:
            action = current.rules.default_action(current.state, Seat(0))
            await world.plays(session, AKI, current.rules.notation(action))
        else:
            await world.passes(HOUR)
    current = await now(world, session)
    while not current.players[1].away:
        if 0 in current.movers:
            action = current.rules.default_action(current.state, Seat(0))
            await world.plays(session, AKI, current.rules.notation(action))
        await world.passes(HOUR)
        current = await now(world, session)
    assert current.players[1].policy == "careful", "the best that the game has"
    assert [notice.facts for notice in world.box.of("seat-passed")] == [{"seat": 1, "missed": 3}]
    with pytest.raises(Refused, match="you-are-away"):
        await world.plays(session, BEN, "stop")
    with pytest.raises(Refused, match="not-away"):
        await world.services.seats.back(session.id, AKI)
    after = await world.services.seats.back(session.id, BEN)
    await world.settle()
    assert (after.players[1].person, after.players[1].missed) == (BEN.user_id, 0)
    assert [notice.facts for notice in world.box.of("seat-back")] == [{"seat": 1}]


async def test_deserted_game_waits_for_somebody_to_return(world: World) -> None:
    """Otherwise the stand-ins would end it before anybody returns."""
    session = await world.table("walk", AKI, BEN, clock="1d")
    await world.passes(8 * DAY)
    after = await now(world, session)
    assert (after.phase, after.is_deserted) == (Phase.PLAYING, True)
    row = after.row
    await world.passes(5 * DAY)
    assert ((await now(world, session)).row, world.box.of("idle")) == (row, [])
    await world.services.seats.back(session.id, AKI)
    await world.settle()
    after = await now(world, session)
    assert after.movers == (0,), "and the computer goes on for who is still away"
    assert not after.is_deserted


async def test_deserted_table_is_closed_in_the_end(world: World) -> None:
    session = await world.table("walk", AKI, BEN, clock="1d")
    await world.passes(25 * DAY)
    assert (await now(world, session)).phase is Phase.CLOSED
    assert len(world.box.of("idle")) == 1
    assert await world.sql("SELECT count(*) FROM results") == [(0,)]


async def test_player_who_left_has_lost_even_if_others_are_away(world: World) -> None:
    session = await world.table("walk", AKI, BEN, clock="1d")
    await world.services.seats.leave(session.id, BEN, interaction_id=None)
    for _ in range(5):
        await world.passes(DAY)
    assert (await now(world, session)).phase is Phase.OVER


async def test_without_stand_ins_absent_players_resign(world: World) -> None:
    session = await world.table("walk", AKI, BEN, clock="1d", stand_ins="false")
    for _ in range(2):
        await world.passes(DAY)
        await rests(world, BEN)
    await world.passes(DAY)
    after = await now(world, session)
    assert after.phase is Phase.OVER
    assert (await world.notations(session))[-1] == "resign"
    assert 0 not in world.channel.sent[-1].absent, "no computer has played: the seat was given up"
    assert await world.sql("SELECT seat, gave_up FROM results ORDER BY seat") == [(0, 1), (1, 0)]


async def test_stand_in_move_is_dropped_once_the_owner_is_back(world: World) -> None:
    session = await world.table("walk", AKI, BEN, clock="1d")
    current = await now(world, session)
    away = (current.players[0].__class__)(Seat(0), "Aki", AKI.user_id, "random")
    held = replace(current, players=(away, current.players[1]), revision=current.revision + 1)
    async with world.services.tables.open(session.id) as table:
        await table.save(held, None)
    back = await world.services.seats.back(session.id, AKI)
    rest = back.rules.parse("rest")
    assert not await world.services.moves.act_for_computer(session.id, Seat(0), rest, held.revision)
    assert (await now(world, session)).movers == (0,)


# --- the others are asked ----------------------------------------------------------------------------------------


async def test_agreed_vote_lets_the_computer_play(world: World) -> None:
    session = await world.table("walk", AKI, BEN, CHIO, clock="1d", absent="vote")
    await world.passes(DAY)
    assert (await now(world, session)).movers == (0,)
    (request,) = await asked(world, session)
    assert (request.kind, request.asked, request.needed) == ("vote", (BEN.user_id, CHIO.user_id), 2)
    assert [notice.facts["request"] for notice in world.box.of("vote")] == [request.id]
    await world.passes(DAY)
    assert [notice.facts["reminder"] for notice in world.box.of("vote")] == [False, True], "asked and reminded once"
    await world.services.requests.agree(request.id, BEN)
    assert (await now(world, session)).movers == (0,)
    await world.services.requests.agree(request.id, CHIO)
    after = await now(world, session)
    assert (after.movers, after.players[0].missed) == ((1,), 1)
    assert await world.notations(session) == ["begin", "go 1", "go 1", "go 1", "rest"]
    assert await asked(world, session) == []


async def test_refused_vote_is_repeated_the_day_after(world: World) -> None:
    session = await world.table("walk", AKI, BEN, CHIO, clock="1d", absent="vote")
    await world.passes(DAY)
    for day in range(1, 4):
        (request,) = await asked(world, session)
        assert len(world.box.of("vote")) == day
        await world.passes(2 * HOUR)
        await world.services.requests.refuse(request.id, BEN)
        await world.passes(21 * HOUR)
        assert (len(world.box.of("vote")), await asked(world, session)) == (day, [])
        await world.passes(HOUR)
    (request,) = await asked(world, session)
    await world.services.requests.agree(request.id, BEN)
    await world.services.requests.agree(request.id, CHIO)
    assert (await now(world, session)).players[0].missed == 1


async def test_move_during_a_vote_ends_it(world: World) -> None:
    session = await world.table("walk", AKI, BEN, clock="1d", absent="vote")
    await world.passes(DAY)
    (request,) = await asked(world, session)
    await rests(world, AKI)
    assert await asked(world, session) == []
    with pytest.raises(Refused, match="request-over"):
        await world.services.requests.agree(request.id, BEN)
    assert (await now(world, session)).players[0].missed == 0


async def test_without_voters_the_computer_plays(world: World) -> None:
    """One is on vacation, the other's own turn has expired; once it is played, they have a vote on the next one."""
    clock: Clock = world.clock
    await world.services.clocks.set_user(
        CHIO.user_id, lambda old: replace(old, away_from=clock.now - 1, away_until=clock.now + 20 * DAY)
    )
    session = await world.table("guess", AKI, BEN, CHIO, clock="1d", absent="vote")
    await world.passes(DAY)
    after = await now(world, session)
    (request,) = await asked(world, session)
    assert (request.seat, after.movers) == (1, (1, 2)), "one was played for, and is asked about the other"
    await world.services.requests.agree(request.id, AKI)
    assert (await now(world, session)).movers == (2,)


async def test_players_who_missed_a_turn_vote_too(world: World) -> None:
    session = await world.table("walk", AKI, BEN, CHIO, clock="1d", absent="vote")
    await world.passes(DAY)
    for actor in (BEN, CHIO):
        await world.services.requests.agree((await asked(world, session))[0].id, actor)
    await rests(world, BEN)
    await world.passes(DAY)
    (request,) = await asked(world, session)
    assert (request.seat, request.asked, request.needed) == (2, (AKI.user_id, BEN.user_id), 1)
    await world.services.requests.agree(request.id, AKI)
    assert (await now(world, session)).movers == (0,)


async def test_nobody_waits_for_ever_for_voters_who_missed_a_turn(world: World) -> None:
    session = await world.table("walk", AKI, BEN, clock="1d", absent="vote")
    await world.passes(DAY)
    await world.services.requests.agree((await asked(world, session))[0].id, BEN)
    await world.passes(DAY)
    (request,) = await asked(world, session)
    assert (request.seat, request.asked, request.facts["until"]) == (1, (AKI.user_id,), world.clock.now + DAY)
    await world.passes(DAY - 1)
    assert (await now(world, session)).movers == (1,)
    await world.passes(1)
    assert (await now(world, session)).movers == (0,)
    assert await asked(world, session) == []


async def test_late_and_absent_players_read_why_they_have_no_vote(world: World) -> None:
    session = await world.table("walk", AKI, BEN, CHIO, clock="1d", absent="vote")
    await world.passes(DAY)
    (request,) = await asked(world, session)
    with pytest.raises(Refused, match="vote-on-you"):
        await world.services.requests.agree(request.id, AKI)
    with pytest.raises(Refused, match="others-asked"):
        await world.services.requests.agree(request.id, Actor(99, "Stranger"))
    current = await now(world, session)
    away = replace(current.players[2], policy="random")
    async with world.services.tables.open(session.id) as table:
        held = replace(current, players=(*current.players[:2], away), revision=current.revision + 1)
        await table.save(held, None)
    with pytest.raises(Refused, match="you-are-away"):
        await world.services.requests.agree(request.id, CHIO)
    await world.services.seats.back(session.id, CHIO)
    await world.services.requests.agree(request.id, CHIO)
    await world.services.requests.agree(request.id, BEN)
    assert (await now(world, session)).movers == (1,)


async def test_voter_who_leaves_is_not_awaited(world: World) -> None:
    session = await world.table("walk", AKI, BEN, CHIO, clock="1d", absent="vote")
    await world.passes(DAY)
    (request,) = await asked(world, session)
    await world.services.requests.agree(request.id, BEN)
    await world.services.seats.leave(session.id, CHIO, interaction_id=None)
    await world.passes(HOUR)
    assert (await now(world, session)).movers == (1,), "all who are left had agreed"
    assert await asked(world, session) == []


async def test_vote_is_repeated_after_erasure_of_a_voter(world: World) -> None:
    session = await world.table("walk", AKI, BEN, CHIO, clock="1d", absent="vote")
    await world.passes(DAY)
    await world.services.privacy.erase(CHIO)
    assert await asked(world, session) == []
    await world.passes(HOUR)
    (request,) = await asked(world, session)
    assert (request.asked, request.needed) == ((BEN.user_id,), 1)
    assert len(world.box.of("vote")) == 2
    await world.passes(3 * HOUR)
    assert len(world.box.of("vote")) == 2, "and then no more"
    await world.services.moves.post_again(session.id)
    await world.settle()
    assert [notice.facts.get("again") for notice in world.box.of("vote")] == [None, None, True], (
        "its message is gone"
    )
    await world.services.requests.agree(request.id, BEN)
    assert (await now(world, session)).movers == (1,)


async def test_computer_plays_once_no_voter_is_left(world: World) -> None:
    session = await world.table("walk", AKI, BEN, CHIO, clock="1d", absent="vote")
    await world.passes(DAY)
    for actor in (BEN, CHIO):
        await world.services.seats.leave(session.id, actor, interaction_id=None)
    await world.passes(HOUR)
    await world.settle()
    assert (await world.notations(session))[1:5] == ["go 1", "go 1", "go 1", "rest"]
    assert (await now(world, session)).players[0].missed == 1


# --- the host's duties -------------------------------------------------------------------------------------------


async def test_host_duties_pass_on_after_two_expired_turns(world: World) -> None:
    session = await world.table("walk", AKI, BEN, CHIO, clock="1d")
    await world.passes(DAY)
    await rests(world, BEN, CHIO)
    assert (await now(world, session)).host_id == AKI.user_id
    await world.passes(DAY)
    assert (await now(world, session)).host_id == BEN.user_id
    why = {"why": "missed", "seat": 0, "missed": 2}
    assert [notice.facts for notice in world.box.of("host")] == [{"user": BEN.user_id, **why}]


async def test_host_stays_if_nobody_else_is_present(world: World) -> None:
    session = await world.table("walk", AKI, BEN, clock="1d")
    for _ in range(5):
        await world.passes(DAY)
    assert (await now(world, session)).host_id in (AKI.user_id, BEN.user_id)
    assert GAMES_HERE[session.game].key == "walk"
