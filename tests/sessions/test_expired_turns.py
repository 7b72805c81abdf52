"""Expired turns: played by the computer, put to a vote, or handed to a stand-in; the host's duties; idle tables."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from bot.rows.messages import RequestRow
from bot.rows.session import SessionRow
from bot.seating.reachability import Unreachable
from bot.session.model import Actor, PanelKind, Phase, Session
from bot.session.rules import DAY, HOUR
from engines.core import Seat
from tests.prying import hold

from .world import AKI, BEN, CHIO, World, refused

PLAYED = ["go 1", "go 1", "go 1", "rest"]
"""Walk's default action is a step while possible."""


async def begun(
    world: World, *others: Actor, clock: str = "1d", channel: int | None = None, **options: str
) -> Session:
    return await world.table("walk", AKI, *others, clock=clock, channel=channel, **options)


async def missed(world: World, session: Session, seat: int = 0) -> int:
    return (await world.now(session)).players[seat].missed


async def asked(world: World, session: Session) -> RequestRow:
    (request,) = await world.requested(session)
    return request


async def rests(world: World, session: Session, *actors: Actor) -> None:
    """Let each person play a whole turn, half an hour apart."""
    for actor in actors:
        await world.passes(0.5 * HOUR)
        await world.rests(session, actor)
    await world.settle()


# --- the computer plays this one turn ----------------------------------------------------------------------------


async def test_expired_turn_is_played_to_its_end_and_named_on_the_panel(world: World) -> None:
    session = await begun(world, BEN)
    await world.passes(DAY - 1)
    assert await world.notations(session) == ["begin"]
    await world.passes(1)
    assert await world.notations(session) == ["begin", *PLAYED]
    assert (await world.movers(session), await missed(world, session)) == ((1,), 1)
    assert await world.sql("SELECT user_id, by_clock FROM log WHERE row > 0 GROUP BY 1, 2") == [(None, 1)]
    board = world.channel.sent[-1]
    assert (board.kind, board.absent, board.moved) == (PanelKind.BOARD, (0,), True)
    await rests(world, session, BEN)
    assert world.channel.sent[-1].absent == ()
    await world.passes(DAY)
    assert await missed(world, session) == 2
    await rests(world, session, BEN, AKI)
    assert await missed(world, session) == 0, "one turn of one's own resets it"


async def test_restart_continues_an_expired_turn(world: World) -> None:
    session = await begun(world, BEN)
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
    assert (await again.now(session)).row == 2
    await again.scheduler.tick()
    assert await again.notations(session) == ["begin", *PLAYED]
    assert await missed(again, session) == 1, "one turn was missed, not two"


async def test_last_choice_failing_rules_and_a_return_are_no_end(world: World) -> None:
    """A round goes on after its last choice, other tables beside a broken one, and who is back after a stand-in."""
    session = await world.table("guess", AKI, BEN, clock="1d")
    await world.plays(session, AKI, "note 2")
    await world.passes(DAY)
    after = await world.now(session)
    assert (after.state.round, after.movers) == (2, (0, 1))
    assert [player.missed for player in after.players] == [0, 1]
    now = world.clock.now
    running = await world.running(session)
    assert [(row.seat, row.started_at, row.stage) for row in running] == [(0, now, 0), (1, now, 0)]
    broken, sound = await begun(world, BEN, channel=71), await begun(world, BEN, channel=72)
    await world.sql("UPDATE sessions SET state = '{}' WHERE id = ?", broken.id)
    await world.passes(DAY)
    assert (await world.now(broken)).incident is not None
    assert await world.movers(sound) == (1,)
    assert (await world.scheduler.next_due() or 0) > world.clock.now, "and the broken one is not looked at all day"
    session = await begun(world, BEN)
    away = await held(world, session, 0)
    back = await world.services.seats.back(session.id, AKI)
    rest = back.rules.parse("rest")
    assert not await world.services.moves.act_for_computer(session.id, Seat(0), rest, away.revision)
    assert await world.movers(session) == (0,)


@pytest.mark.parametrize("game", ["micronesia", "dicolony", "octa", "pips"])
async def test_any_game_goes_on_for_absent_players(world: World, game: str) -> None:
    session = await world.table(game, AKI, BEN, CHIO, clock="12h")
    for _ in range(8):
        await world.passes(12 * HOUR)
    after = await world.now(session)
    assert after.phase is Phase.OVER or after.row > 5
    assert after.incident is None


# --- three turns in a row ----------------------------------------------------------------------------------------


async def test_stand_in_takes_over_after_three_expired_turns(world: World) -> None:
    session = await world.table("pips", AKI, BEN, clock="1d", rounds="3")
    current = await world.now(session)
    while not current.players[1].away:
        if 0 in current.movers:
            action = current.rules.default_action(current.state, Seat(0))
            await world.plays(session, AKI, current.rules.notation(action))
        await world.passes(HOUR)
        current = await world.now(session)
    assert current.players[1].policy == "careful", "the best that the game has"
    assert [notice.facts for notice in world.box.of("seat-passed")] == [{"seat": 1, "missed": 3}]
    assert await refused(world.plays(session, BEN, "stop")) == "you-are-away"


async def test_deserted_game_waits_for_somebody_to_return_and_is_closed_in_the_end(world: World) -> None:
    """Otherwise the stand-ins would end it before anybody returns."""
    session, lost = await begun(world, BEN), await begun(world, BEN, channel=71)
    await world.passes(8 * DAY)
    after = await world.now(session)
    assert (after.phase, after.is_deserted) == (Phase.PLAYING, True)
    await world.passes(5 * DAY)
    again = await world.now(session)
    assert (again.row, again.host_id) == (after.row, after.host_id), "nobody else is present"
    assert world.box.of("idle") == []
    await world.services.seats.back(session.id, AKI)
    await world.settle()
    after = await world.now(session)
    assert after.movers == (0,), "and the computer goes on for who is still away"
    assert not after.is_deserted
    await world.passes(12 * DAY)
    assert await world.phase(lost) is Phase.CLOSED
    assert [notice.session_id for notice in world.box.of("idle")] == [lost.id]
    assert await world.sql("SELECT count(*) FROM results WHERE session_id = ?", lost.id) == [(0,)]


async def test_who_left_or_has_no_stand_in_has_lost(world: World) -> None:
    left = await begun(world, BEN)
    await world.leaves(left, BEN)
    await world.passes(5 * DAY)
    assert await world.phase(left) is Phase.OVER, "even if the others are away"
    session = await begun(world, CHIO, stand_ins="false", channel=71)
    for _ in range(2):
        await world.passes(DAY)
        await rests(world, session, CHIO)
    await world.passes(DAY)
    assert await world.phase(session) is Phase.OVER
    assert (await world.notations(session))[-1] == "resign"
    assert 0 not in world.channel.sent[-1].absent, "no computer has played: the seat was given up"
    results = "SELECT seat, gave_up FROM results WHERE session_id = ? ORDER BY seat"
    assert await world.sql(results, session.id) == [(0, 1), (1, 0)]


async def held(world: World, session: Session, seat: int) -> Session:
    """Let a stand-in hold a seat."""
    current = await world.now(session)
    players = [replace(one, policy="random") if one.seat == seat else one for one in current.players]
    after = replace(current, players=tuple(players), revision=current.revision + 1)
    async with world.services.tables.open(session.id) as table:
        await table.save(after, None)
    return after


async def test_host_duties_pass_on_after_two_expired_turns(world: World) -> None:
    session = await begun(world, BEN, CHIO)
    await world.passes(DAY)
    await rests(world, session, BEN, CHIO)
    assert (await world.now(session)).host_id == AKI.user_id
    await world.passes(DAY)
    assert (await world.now(session)).host_id == BEN.user_id
    why = {"why": "missed", "seat": 0, "missed": 2}
    assert [notice.facts for notice in world.box.of("host")] == [{"user": BEN.user_id, **why}]


# --- the others are asked ----------------------------------------------------------------------------------------


async def test_agreed_vote_lets_the_computer_play(world: World) -> None:
    session = await begun(world, BEN, CHIO, absent="vote")
    await world.passes(DAY)
    assert await world.movers(session) == (0,)
    request = await asked(world, session)
    assert (request.kind, request.asked, request.needed) == ("vote", (BEN.user_id, CHIO.user_id), 2)
    assert [notice.facts["request"] for notice in world.box.of("vote")] == [request.id]
    await world.passes(DAY)
    assert [notice.facts["reminder"] for notice in world.box.of("vote")] == [False, True], "asked and reminded once"
    await held(world, session, 2)
    assert await refused(world.services.requests.agree(request.id, CHIO)) == "you-are-away"
    await world.services.seats.back(session.id, CHIO)
    assert (await world.agrees(request, BEN)).movers == (0,)
    assert (await world.agrees(request, CHIO)).movers == (1,)
    assert await missed(world, session) == 1
    assert await world.notations(session) == ["begin", *PLAYED]
    assert await world.requested(session) == []
    await rests(world, session, BEN)
    await world.passes(DAY)
    request = await asked(world, session)
    assert (request.seat, request.asked, request.needed) == (2, (AKI.user_id, BEN.user_id), 1), (
        "who missed a turn votes, too"
    )
    assert (await world.agrees(request, AKI)).movers == (0,)


async def test_refused_vote_is_repeated_the_day_after_and_a_move_ends_it(world: World) -> None:
    session = await begun(world, BEN, CHIO, absent="vote")
    await world.passes(DAY)
    for day in range(1, 4):
        request = await asked(world, session)
        assert len(world.box.of("vote")) == day
        await world.passes(2 * HOUR)
        await world.declines(request, BEN)
        await world.passes(21 * HOUR)
        assert (len(world.box.of("vote")), await world.requested(session)) == (day, [])
        await world.passes(HOUR)
    request = await asked(world, session)
    await rests(world, session, AKI)
    assert await world.requested(session) == []
    assert await refused(world.services.requests.agree(request.id, BEN)) == "request-over"
    assert await missed(world, session) == 0


async def test_without_voters_the_computer_plays(world: World) -> None:
    """One is on vacation, the other's own turn has expired; once it is played, they have a vote on the next one."""
    now = world.clock.now
    await world.sets(CHIO, away_from=now - 1, away_until=now + 20 * DAY)
    session = await world.table("guess", AKI, BEN, CHIO, clock="1d", absent="vote")
    await world.passes(DAY)
    request = await asked(world, session)
    assert request.seat == 1
    assert await world.movers(session) == (1, 2), "one was played for, and is asked about the other"
    assert (await world.agrees(request, AKI)).movers == (2,)
    session = await begun(world, BEN, absent="vote")
    await world.passes(DAY)
    await world.agrees(await asked(world, session), BEN)
    await world.passes(DAY)
    request = await asked(world, session)
    assert (request.seat, request.asked, request.facts["until"]) == (1, (AKI.user_id,), world.clock.now + DAY)
    await world.passes(DAY - 1)
    assert await world.movers(session) == (1,)
    await world.passes(1)
    assert await world.movers(session) == (0,)
    assert await world.requested(session) == []


async def test_voters_who_leave_or_are_erased_are_not_awaited(world: World) -> None:
    some, none, erased = [await begun(world, BEN, CHIO, absent="vote", channel=channel) for channel in (70, 71, 72)]
    await world.passes(DAY)
    await world.agrees(await asked(world, some), BEN)
    await world.leaves(some, CHIO)
    await world.leaves(none, BEN, CHIO)
    await world.passes(HOUR)
    await world.settle()
    assert await world.movers(some) == (1,), "all who are left had agreed"
    assert await world.requested(some) == []
    assert (await world.notations(none))[1:5] == PLAYED, "once no voter is left"
    assert await missed(world, none) == 1
    world.box.notices.clear()
    await world.services.privacy.erase(CHIO)
    assert await world.requested(erased) == []
    await world.passes(HOUR)
    request = await asked(world, erased)
    assert (request.asked, request.needed) == ((BEN.user_id,), 1)
    await world.passes(3 * HOUR)
    await world.posts_again(erased)
    again = [notice.facts.get("again") for notice in world.box.of("vote")]
    assert again == [None, True], "asked once more, and again when its message is gone"
    assert (await world.agrees(request, BEN)).movers == (1,)


# --- idle tables are warned, then closed without a result --------------------------------------------------------


async def test_idle_lobby_is_warned_and_closed(world: World) -> None:
    lobby = await world.services.lobbies.open("walk", 7, 70, AKI, "en")
    await world.passes(14 * DAY - 1)
    assert world.box.notices == []
    await world.passes(1)
    closes = {"closes_at": world.clock.now + 3 * DAY}
    assert [(notice.kind, notice.facts) for notice in world.box.notices] == [("idle", closes)]
    await world.passes(3 * DAY - 1)
    assert await world.phase(lobby) is Phase.LOBBY
    await world.passes(1)
    assert await world.phase(lobby) is Phase.CLOSED
    assert world.channel.sent[-1].kind is PanelKind.LOBBY
    assert len(world.box.notices) == 1
    assert (await world.services.lobbies.open("walk", 7, 70, BEN, "en")).phase is Phase.LOBBY, "the channel is free"


async def test_idle_game_without_limit_is_closed_unless_somebody_keeps_it(world: World) -> None:
    idle, moved, kept = [await begun(world, BEN, clock="none", channel=channel) for channel in (71, 72, 73)]
    await world.passes(15 * DAY)
    assert len(world.box.of("idle")) == 3
    keep = world.services.idle_tables.keep
    await keep(kept.id, BEN)
    await world.plays(moved, AKI, "go 1")
    world.channel.sent.clear()
    await world.passes(2 * DAY)
    assert await world.phase(idle) is Phase.CLOSED
    assert [row.kind for row in await world.services.history.how_it_ended(idle.id)] == ["ended-idle"]
    assert world.channel.sent[-1].kind is PanelKind.END
    for table in ("results", "clocks"):
        assert await world.sql(f"SELECT * FROM {table} WHERE session_id = ?", idle.id) == []
    await world.passes(11 * DAY)
    assert [await world.phase(session) for session in (moved, kept)] == [Phase.PLAYING] * 2
    assert len(world.box.of("idle")) == 3
    await world.passes(DAY)
    assert len(world.box.of("idle")) == 5, "any change has withdrawn the warning"
    await world.store.write(partial(hold, session_id=moved.id))
    world.clock.now += 3 * DAY
    await world.scheduler.tick()
    assert await world.phase(moved) is Phase.PLAYING, "a failure to close one affects no other"
    assert await world.phase(kept) is Phase.CLOSED
    assert await refused(keep(kept.id, BEN)) == "game-over"


async def test_time_that_is_somebodys_own_is_not_idleness(world: World) -> None:
    """A vacation of an awaited player; and with quiet hours of 16 hours, seven days of clock time take 3 weeks."""
    start = world.clock.now
    long = await begun(world, BEN, clock="7d")
    away = await world.table("walk", CHIO, BEN, clock="none", channel=71)
    await world.sets(AKI, quiet_from=16 * 60, quiet_until=8 * 60)
    await world.sets(CHIO, away_from=start + DAY, away_until=start + 21 * DAY)
    await world.passes(20 * DAY)
    assert await world.movers(long) == (0,)
    await world.passes(2 * DAY)
    assert await world.movers(long) == (1,)
    await world.services.moves.end(long.id, AKI, by_moderator=True)
    await world.passes(13 * DAY - 1)
    assert world.box.of("idle") == []
    await world.passes(3 * DAY + 1)
    assert await world.phase(away) is Phase.CLOSED


async def test_tables_that_cannot_go_on_are_idle(world: World) -> None:
    voting = await begun(world, BEN, absent="vote")
    broken = await begun(world, BEN, stumbling="true", channel=71)
    assert await refused(world.plays(broken, AKI, "stumble")) == "quarantined"
    await world.passes(DAY + 17 * DAY)
    assert await world.phase(voting) is Phase.CLOSED
    told = [notice.kind for notice in world.box.notices if notice.session_id == voting.id]
    assert told == ["remind", "vote", "vote", "idle"]
    assert await world.sql("SELECT state FROM requests") == [("lapsed",)]
    assert await world.phase(broken) is Phase.CLOSED
    assert broken.id not in [notice.session_id for notice in world.box.of("remind")]
    unreachable = await begun(world, BEN, channel=72)
    await world.panels_fail(Unreachable("forbidden"))
    await world.rests(unreachable, AKI)
    await world.notices_fail(Unreachable("forbidden"))
    await world.passes(14 * DAY)
    assert await world.phase(unreachable) is Phase.PLAYING
    await world.passes(4 * DAY)
    assert await world.phase(unreachable) is Phase.CLOSED
    assert await world.sql("SELECT * FROM clocks") == []
