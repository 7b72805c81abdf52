"""A cycle that runs by itself: tables, people who vanish, the last week and the end. Without Discord."""

from __future__ import annotations

import asyncio
import json
import os
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.config import Limits
from bot.delivery.outgoing import PanelMessage
from bot.features.league import running, service
from bot.features.league.cycle import Way, destination, opening, seed_of
from bot.features.league.rows import EXCLUDED, LEFT, OFF, VANISHED
from bot.features.league.running import run
from bot.features.league.state import AT_ONCE, DAY, GRACE, WEEK, Ladder
from bot.rows.block import PERSON, BlockRow
from bot.rows.commitment import CommitmentRow
from bot.rows.session import NO_HOST
from bot.services import Services
from bot.session.model import Actor, Phase, Refused, Session
from bot.session.rules import HOUR
from bot.store import Connection
from bot.store.games.clocks import CLOCKS
from engines import GAMES
from engines.core.history.fairness import opening as opening_of_table

from .leagues import BURST, League, people
from .world import GUILD, NOON, World, refused

FOUR = people(4)
P0, P1, P2, P3 = FOUR
NEW = Actor(900, "New")


def points(ladder: Ladder, group: int = 0) -> dict[int | None, float]:
    """Return the points of each person of a group, those in the standings only."""
    members = ladder.groups[group].members
    return {
        None if (member := members[line.slot]) is None else member.user_id: line.points
        for line in ladder.lines(ladder.groups[group])
        if line.place
    }


async def off_server(world: World, *actors: Actor) -> None:
    """Let these people be off the server from now on; of all others it is known that they are there."""
    gone = {actor.user_id for actor in actors}

    async def look(guild_id: int, user_ids: Sequence[int]) -> Mapping[int, bool | None]:
        return {user_id: user_id not in gone for user_id in user_ids}

    world.services.presence.look = look
    world.services.presence._answers.clear()


async def over(league: League) -> Ladder:
    """Let the cycle be over now, as if all its weeks had passed."""
    await league.world.sql("UPDATE league_cycles SET ends_at = ?", league.world.clock.now)
    await league.looks()
    return await league.ladder()


# --- tables ------------------------------------------------------------------------------------------------------


async def test_five_tables_open_in_ten_minutes_and_three_a_person(world: World) -> None:
    league = await League.started(world, people(12))
    counts = [len(await league.sessions())]
    for _ in range(3):
        await league.looks(BURST)
        counts.append(len(await league.sessions()))
    assert counts == [5, 9, 9, 9]
    open_ = await league.open()
    held = Counter(player.user_id for session in open_ for player in session.players)
    assert set(held.values()) == {AT_ONCE}
    await league.plays(open_[0], *people(12)[:0], *(Actor(p.user_id or 0, p.name) for p in open_[0].players))
    await league.looks(BURST)
    assert len(await league.sessions()) == 10, "as soon as one of a group is over, its next one opens"


async def test_limits_of_a_server_neither_stop_tables_nor_are_used_up(world: World) -> None:
    world.services.quotas.limits = Limits(tables_per_person=1, tables_per_server=1, burst_lobbies=1)
    league = await League.started(world, FOUR)
    assert len(await league.open()) == 3
    own = await world.services.lobbies.open("walk", GUILD, 555, P0, "en")
    await world.services.lobbies.join(own.id, P1)


async def test_nobody_may_do_what_a_host_may(world: World) -> None:
    league = await League.started(world, FOUR)
    session, *_ = await league.open()
    rules, seats, moves = session.table_rules, world.services.seats, world.services.moves
    assert session.host_id == NO_HOST
    assert (rules.takebacks, rules.hints, rules.rated) == ("own", False, True)
    assert await refused(seats.offer(session.id, P0, NEW)) == "no-seat-offers"
    assert await refused(seats.ask(session.id, NEW, session.players[0].seat)) == "no-seat-offers"
    assert await refused(moves.end(session.id, P0, by_moderator=False)) == "no-host-ends"
    assert await refused(world.services.lobbies.join(session.id, NEW)) == "not-in-lobby"
    assert await refused(world.services.hints.take(session.id, P0.user_id, session.decisions[0])) == "hints-off"
    await moves.end(session.id, NEW, by_moderator=True)
    await league.looks()
    group = await league.group()
    assert (group.tables[0].row.ended_at, group.games) == (world.clock.now, ()), "a moderator ends it, for nobody"


@pytest.mark.parametrize(
    "game", [key for key, game in GAMES.items() if "host_begins" in game.rules.Options.model_fields]
)
async def test_each_begins_once(world: World, game: str) -> None:
    seats = 4 if 4 in GAMES[game].rules.seats else max(GAMES[game].rules.seats)
    members = people(seats)
    league = await League.started(world, members, game=game, seats=seats)
    tables = await league.open()
    while len(tables) < seats:
        await world.services.moves.end(tables[0].id, NEW, by_moderator=True)
        await league.looks(BURST)
        tables += [one for one in await league.open() if one.id not in {table.id for table in tables}]
    assert {session.movers[0] for session in tables} == {0}
    assert {session.players[0].user_id for session in tables} == {actor.user_id for actor in members}


async def test_seeds_follow_from_the_secret_of_the_cycle(world: World) -> None:
    league = await League.started(world, people(8))
    await league.opens_all()
    cycle = await league.cycle()
    assert cycle.opening == opening(cycle.id, cycle.secret)
    ladder = await over(league)
    proof = json.loads(service.proof(ladder))
    assert (proof["secret"], proof["hash"]) == (cycle.secret, cycle.opening)
    assert len(proof["tables"]) == len(await league.sessions()) == 6
    for told in proof["tables"]:
        ((seed, seed_hash),) = await world.sql("SELECT seed, seed_hash FROM sessions WHERE id = ?", told["session"])
        assert seed == seed_of(cycle.id, cycle.secret, told["group"], told["table"])
        assert seed_hash == opening_of_table(seed, told["session"], "walk")


# --- people who leave --------------------------------------------------------------------------------------------


async def replaced(world: World) -> League:
    """Let somebody leave after one game, and somebody from the waiting list take their slot."""
    league = await League.started(world, FOUR)
    await service.join(world.services.tables, league.cycle_id, Actor(NEW.user_id, NEW.name))
    await league.looks()
    assert (await league.ladder()).waiting != (), "nobody has left yet"
    first, *_ = await league.open()
    await league.plays(first, P0, P1, P2, P3)
    await league.looks(BURST)
    await service.leave(world.services.tables, league.cycle_id, P0.user_id)
    await league.looks()
    return league


async def test_waiting_list_replaces_who_leaves_in_the_first_third(world: World) -> None:
    league = await replaced(world)
    ladder = await league.ladder()
    group = ladder.groups[0]
    new = ladder.member(NEW.user_id)
    assert new is not None
    assert (new.grp, new.slot) == (0, group.former[0].slot)
    assert [former.user_id for former in group.former] == [P0.user_id]
    for session in await league.open():
        seated = {player.person for player in session.players}
        assert seated == {NEW.user_id, P1.user_id, P2.user_id, P3.user_id}
    assert points(ladder) == {NEW.user_id: 0, P1.user_id: 2, P2.user_id: 1, P3.user_id: 0}, (
        "the game of the one who left stands for the others, and for nobody else"
    )
    await league.all_play([NEW, P1, P2, P3])
    ladder = await league.ladder()
    assert points(ladder) == {NEW.user_id: 9, P1.user_id: 8, P2.user_id: 4, P3.user_id: 0}
    results = ladder.results()
    assert results[P0.user_id].left
    assert not results[NEW.user_id].left


async def test_nobody_comes_in_after_the_first_third(world: World) -> None:
    league = await League.started(world, FOUR)
    await service.join(world.services.tables, league.cycle_id, NEW)
    await world.sql("UPDATE league_cycles SET started_at = started_at - ?", 2 * WEEK / 3 + 1)
    await world.sql("UPDATE league_cycles SET ends_at = ends_at - ?", 2 * WEEK / 3 + 1)
    await service.leave(world.services.tables, league.cycle_id, P0.user_id)
    await league.looks()
    new = await league.member(NEW)
    assert new is not None
    assert new.grp is None
    late = service.join(world.services.tables, league.cycle_id, Actor(901, "Late"))
    assert await refused(late) == "league-late"
    session, *_ = await league.open()
    assert {player.person for player in session.players} == {None, P1.user_id, P2.user_id, P3.user_id}


async def test_tables_wait_for_the_waiting_list_in_the_first_third(world: World) -> None:
    """Three leave at once; somebody who comes in later still has an opponent."""
    league = await League.started(world, FOUR)
    for actor in (P0, P1, P2):
        await service.leave(world.services.tables, league.cycle_id, actor.user_id)
    await league.looks()
    assert [table.row.ended_at for table in await league.tables()] == [None] * 4
    await service.join(world.services.tables, league.cycle_id, NEW)
    await league.looks()
    session, *_ = await league.open()
    assert {player.person for player in session.players} == {NEW.user_id, P3.user_id, None}


async def test_slot_is_not_given_to_who_has_just_left_the_waiting_list(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    league = await League.started(world, FOUR)
    tables = world.services.tables
    await service.join(tables, league.cycle_id, NEW)
    await service.leave(tables, league.cycle_id, P0.user_id)
    give = running._give_seats

    async def late(services: Services, ladder: Ladder) -> None:
        monkeypatch.setattr(running, "_give_seats", give)
        await service.leave(tables, league.cycle_id, NEW.user_id)
        await give(services, ladder)

    monkeypatch.setattr(running, "_give_seats", late)
    await league.looks()
    await league.looks()
    assert await league.member(NEW) is None
    session, *_ = await league.open()
    assert {player.person for player in session.players} == {None, P1.user_id, P2.user_id, P3.user_id}


@pytest.mark.parametrize(("finished", "stays"), [(1, False), (2, True)])
async def test_half_of_the_games_keep_the_results_of_who_leaves(world: World, finished: int, stays: bool) -> None:
    league = await League.started(world, FOUR)
    for session in (await league.open())[:finished]:
        await league.plays(session, *FOUR)
    await league.looks()
    before = points(await league.ladder())
    await service.leave(world.services.tables, league.cycle_id, P0.user_id)
    await league.looks()
    after = points(await league.ladder())
    assert (P0.user_id in after) is stays
    if stays:
        assert after == before
    else:
        assert after == {P1.user_id: 2, P2.user_id: 1, P3.user_id: 0}, "won against nobody who left"


async def test_computer_results_count_for_the_others(world: World) -> None:
    league = await League.started(world, FOUR)
    first, second, *_ = await league.open()
    for session in (first, second):
        await league.plays(session, *FOUR)
    await league.looks()
    await service.leave(world.services.tables, league.cycle_id, P0.user_id)
    await league.looks(BURST)
    third = (await league.open())[0]
    await league.plays(third, P1, P2, P3)
    await league.looks()
    games = (await league.group()).games
    assert len(games) == 3
    assert sorted(games[2].counts) == [False, True, True, True]
    ladder = await league.ladder()
    assert points(ladder)[P0.user_id] == 6
    assert points(ladder)[P1.user_id] >= 4 + 2


@pytest.mark.parametrize(("hours", "is_out"), [(23, False), (25, True)])
async def test_who_is_off_the_server_is_out_after_a_day(world: World, hours: int, is_out: bool) -> None:
    league = await League.started(world, FOUR)
    await off_server(world, P0)
    await league.looks()
    for _ in range(4):
        await league.looks(hours * HOUR / 4)
    member = await league.member(P0)
    assert member is not None
    assert (member.why, member.is_here) == ((OFF, False) if is_out else ("", True))
    if not is_out:
        await off_server(world)
        await league.looks()
        back = await league.member(P0)
        assert back is not None
        assert back.off_since is None


async def test_moderators_exclude_with_a_reason(world: World) -> None:
    league, tables = await League.started(world, FOUR), world.services.tables
    assert await refused(service.exclude(tables, league.cycle_id, P0.user_id, "  ")) == "league-reason"
    out = await service.exclude(tables, league.cycle_id, P0.user_id, "Shares\nmoves")
    assert (out.why, out.reason, out.is_here) == (EXCLUDED, "Shares moves", False)
    await league.looks()
    assert await refused(service.join(tables, league.cycle_id, P0)) == "league-left"
    assert await refused(service.exclude(tables, league.cycle_id, P0.user_id, "again")) == "league-not-in"
    for session in await league.open():
        player = session.player_of(P0.user_id)
        assert player is None or player.gone
        assert await refused(world.services.seats.back(session.id, P0)) == "not-seated"
    assert len((await league.cycle()).excluded) == 1
    assert (await over(league)).cycle.excluded == (), "nobody needs to be kept out of it now"


async def test_result_that_is_taken_out_counts_for_nobody(world: World) -> None:
    league = await League.started(world, FOUR)
    session, *_ = await league.open()
    await league.plays(session, *FOUR)
    await league.looks()
    assert points(await league.ladder()) == {P0.user_id: 3, P1.user_id: 2, P2.user_id: 1, P3.user_id: 0}
    for out in (True, False):
        await world.services.counting.take(session.id, NEW, out=out, manages=False)
        await league.looks()
        assert sum(points(await league.ladder()).values()) == (0 if out else 6)


async def test_erased_person_has_vanished(world: World) -> None:
    league = await League.started(world, FOUR)
    first, *_ = await league.open()
    await league.plays(first, *FOUR)
    await league.looks(BURST)
    assert await world.services.privacy.erase(P0)
    await league.looks()
    assert points(await league.ladder()) == {P1.user_id: 2, P2.user_id: 1, P3.user_id: 0}
    await league.all_play([P1, P2, P3])
    ladder = await league.ladder()
    assert len(ladder.groups[0].tables) == 4
    assert points(ladder) == {P1.user_id: 8, P2.user_id: 4, P3.user_id: 0}
    assert await world.sql("SELECT 1 FROM league_members WHERE user_id = ?", P0.user_id) == []


async def test_results_of_an_erased_person_stand_from_half_of_the_games(world: World) -> None:
    """As of one who leaves: what the others have won against them is not lost."""
    league = await League.started(world, FOUR)
    for session in (await league.open())[:2]:
        await league.plays(session, P1, P0, P2, P3)
    await league.looks()
    assert await world.services.privacy.erase(P0)
    await league.looks()
    assert points(await league.ladder()) == {P1.user_id: 6, None: 4, P2.user_id: 2, P3.user_id: 0}
    await league.all_play([P1, P2, P3])
    ladder = await league.ladder()
    assert points(ladder)[None] == 4
    assert points(ladder)[P1.user_id] >= 6 + 4
    assert ladder.results().keys() == {P1.user_id, P2.user_id, P3.user_id}


async def test_waiting_list_replaces_an_erased_person(world: World) -> None:
    league = await League.started(world, FOUR)
    await service.join(world.services.tables, league.cycle_id, NEW)
    assert await world.services.privacy.erase(P0)
    await league.looks()
    for session in await league.open():
        assert NEW.user_id in {player.person for player in session.players}
    await league.all_play([NEW, P1, P2, P3])
    assert points(await league.ladder())[NEW.user_id] == 12


async def test_who_returns_starts_one_group_lower(world: World) -> None:
    eight = people(8)
    league = await League.started(world, eight)
    top = [member.user_id for member in (await league.group(0)).members if member is not None]
    await service.leave(world.services.tables, league.cycle_id, top[0])
    await over(league)
    later = await service.again(world.services.tables, league.cycle_id, "en", world.clock.random_bytes)
    assert later.number == 2
    following = League(world, later.id)
    await following.signs_up(eight)
    await following.starts()
    groups = [{member.user_id for member in group.members if member} for group in (await following.ladder()).groups]
    assert top[0] in groups[1]
    assert len(groups[0] & set(top)) >= 2


def during_the_look(world: World, work: Callable[[], Awaitable[object]]) -> None:
    """Do something once while Discord is asked who is on the server: nobody is."""
    done = list[bool]()

    async def look(guild_id: int, user_ids: Sequence[int]) -> Mapping[int, bool | None]:
        if not done:
            done.append(True)
            await work()
        return dict.fromkeys(user_ids, False)

    world.clock.now += 2 * HOUR
    world.services.presence.look = look


async def test_who_leaves_during_a_look_stays_out(world: World) -> None:
    league = await League.started(world, FOUR)
    tables = world.services.tables
    during_the_look(world, lambda: service.leave(tables, league.cycle_id, P0.user_id))
    await league.looks()
    member = await league.member(P0)
    assert member is not None
    assert member.why == LEFT


async def test_erased_person_is_not_stored_again_by_a_look(world: World) -> None:
    league = await League.started(world, FOUR)
    during_the_look(world, lambda: world.services.privacy.erase(P0))
    await league.looks()
    assert await league.member(P0) is None


async def test_who_plays_elsewhere_has_not_vanished(world: World) -> None:
    """Of three tables one is left to the computer; once the others are over three days pass before that is all."""
    league = await League.started(world, FOUR)
    first, second, third = await league.open()
    await world.services.seats.step_aside(first.id, P0)
    await league.goes_on(GRACE + DAY)
    member = await league.member(P0)
    assert member is not None
    assert member.is_here
    for session in (second, third):
        await league.plays(session, P0, P1, P2, P3)
    for _ in range(2):
        for session in await league.open():
            if session.id != first.id:
                await league.plays(session, P0, P1, P2, P3)
        await league.looks(BURST)
    assert [session.id for session in await league.open()] == [first.id]
    member = await league.member(P0)
    assert member is not None
    assert member.is_here, "the computer has had all their tables for minutes only"
    await league.goes_on(GRACE + DAY)
    member = await league.member(P0)
    assert member is not None
    assert member.why == VANISHED


async def test_days_without_the_bot_are_no_days_away(world: World) -> None:
    league = await League.started(world, FOUR)
    for session in await league.open():
        if session.player_of(P0.user_id) is not None:
            await world.services.seats.step_aside(session.id, P0)
    await league.looks()
    before = await league.member(P0)
    await league.looks(GRACE)
    member = await league.member(P0)
    assert before is not None
    assert before.away_since is not None
    assert member is not None
    assert member.is_here, "they could not come back"
    assert member.away_since == pytest.approx(before.away_since + GRACE)


@pytest.mark.parametrize(("lost", "is_out"), [(2, False), (3, True)])
async def test_who_leaves_most_games_to_the_computer_has_vanished(world: World, lost: int, is_out: bool) -> None:
    """Though never for three days at all tables at once."""
    league, left = await League.started(world, FOUR), set[str]()
    while (await league.cycle()).ended_at is None:
        for session in await league.open():
            if len(left) < lost:
                left.add(session.id)
                await world.services.seats.step_aside(session.id, P0)
            await league.plays(session, *((P1, P2, P3) if session.id in left else FOUR))
        await league.looks(BURST)
    ladder = await league.ladder()
    member = ladder.member(P0.user_id)
    assert member is not None
    assert member.is_here
    assert (P0.user_id not in points(ladder)) is is_out
    assert (ladder.results()[P0.user_id].place == 0) is is_out


# --- the last week -----------------------------------------------------------------------------------------------


async def clocks(world: World, session: Session) -> list[tuple[float | None, float | None]]:
    rows = await world.store.read(lambda db: CLOCKS.where(db, session_id=session.id))
    return [(row.runs_from, row.due_at) for row in rows]


async def test_vacations_and_quiet_hours_stop_no_clock_in_the_last_week(world: World) -> None:
    world.clock.now = NOON
    league = await League.started(world, FOUR)
    session, *_ = await league.open()
    (runs_from, due_at), *_ = await clocks(world, session)
    mover = FOUR[session.players[session.movers[0]].user_id - P0.user_id]  # type: ignore[operator]
    assert (runs_from, due_at) == (None, world.clock.now + 2 * DAY)
    await world.sets(mover, zone="Europe/Berlin", quiet_from=0, quiet_until=8 * 60)
    await world.sets(mover, away_from=NOON, away_until=NOON + 13 * DAY)
    ((_, stopped),) = await clocks(world, session)
    assert stopped is not None
    assert stopped >= NOON + 14 * DAY
    last_week = (await league.cycle()).ends_at
    assert last_week is not None
    last_week -= WEEK
    await league.goes_on(last_week - world.clock.now - HOUR)
    assert (await clocks(world, session))[0][0] is None
    await league.looks(HOUR)
    ((runs_from, due_at),) = await clocks(world, session)
    assert runs_from == last_week
    assert due_at == pytest.approx(last_week + 2 * DAY, abs=HOUR)
    played = await world.rests(session, mover)
    await league.looks(HOUR)
    ((runs_from, _),) = await clocks(world, played)
    assert runs_from == last_week, "of the next turn as well"


# --- the end -----------------------------------------------------------------------------------------------------


async def test_open_tables_count_by_their_own_standings(world: World) -> None:
    league = await League.started(world, FOUR)
    session, *others = await league.open()
    for step in ("go 2", "go 1"):
        now = await world.now(session)
        player = now.players[now.movers[0]]
        await world.plays(now, Actor(player.user_id or 0, player.name), step, "rest")
    ahead, second = (await world.now(session)).players[:2]
    ladder = await over(league)
    table = ladder.groups[0].tables[0]
    assert (table.row.ranks, table.row.counts) == ((1, 2, 3, 3), (1, 1, 1, 1))
    assert table.played is not None
    assert table.played.phase == Phase.CLOSED
    level = 2 * 1.5
    expected: dict[int | None, float] = {actor.user_id: level + 0.5 for actor in FOUR}
    assert points(ladder) == {**expected, ahead.user_id: level + 3, second.user_id: level + 2}
    assert ladder.cycle.ended_at == world.clock.now
    assert len(others) == 2


async def test_secret_standings_are_played_out(world: World) -> None:
    league = await League.started(world, FOUR, game="dicolony")
    session, *_ = await league.open()
    assert session.rules.standings(session.state) == ()
    ladder = await over(league)
    for table in ladder.groups[0].tables[:3]:
        assert table.row.ranks is not None
        assert min(table.row.ranks) == 1
        assert table.row.counts == (1, 1, 1, 1)
    assert {line.games for line in ladder.lines(ladder.groups[0])} == {3}


async def test_quarantined_table_counts_for_nobody(world: World) -> None:
    league = await League.started(world, FOUR, options={"stumbling": "true"})
    session, *_ = await league.open()
    mover = session.players[session.movers[0]]
    assert await refused(world.plays(session, Actor(mover.user_id or 0, mover.name), "stumble")) == "quarantined"
    await league.looks(BURST)
    ladder = await over(league)
    first, *rest = ladder.groups[0].tables[:3]
    assert (first.row.ranks, first.row.ended_at) == (None, world.clock.now)
    assert [table.row.ranks for table in rest] == [(1, 1, 1, 1)] * 2
    assert ladder.cycle.ended_at == world.clock.now
    assert await world.phase(session) is Phase.CLOSED


async def test_quarantined_table_of_who_leaves_stops_no_cycle(world: World) -> None:
    league = await League.started(world, FOUR, options={"stumbling": "true"})
    session, *_ = await league.open()
    mover = session.players[session.movers[0]]
    assert await refused(world.plays(session, Actor(mover.user_id or 0, mover.name), "stumble")) == "quarantined"
    await service.leave(world.services.tables, league.cycle_id, P0.user_id)
    await league.looks()
    _, *others = await league.open()
    assert [next(one.gone for one in now.players if one.user_id == P0.user_id) for now in others] == [True] * 2
    assert (await over(league)).cycle.ended_at == world.clock.now


async def test_unreadable_table_ends_with_its_cycle(world: World) -> None:
    league = await League.started(world, FOUR)
    session, *_ = await league.open()
    await world.sql("UPDATE sessions SET state = '{}', revision = revision + 1 WHERE id = ?", session.id)
    later = await world.restarted()
    ladder = await over(replace(league, world=later))
    assert ladder.cycle.ended_at == world.clock.now
    assert ladder.groups[0].tables[0].ranks is None


async def test_table_that_waits_for_its_dice_ends_without_a_result(tmp_path: Path) -> None:
    world, gate = await World.open(tmp_path / "sainome.db", posted=True), asyncio.Event()
    post = world.channel.post_commitment

    async def slow(session: Session, row: CommitmentRow) -> PanelMessage:
        await gate.wait()
        return await post(session, row)

    world.channel.post_commitment, world.clock.gate = slow, gate  # type: ignore[method-assign]
    league = await League.opened(world, FOUR)
    await service.start_now(world.services.tables, league.cycle_id)
    for _ in range(2):
        await run(world.services)
    session, *_ = await league.open()
    assert session.phase is Phase.LOBBY
    assert await refused(world.services.lobbies.leave(session.id, P0)) == "dice-awaited"
    assert await refused(world.services.lobbies.join(session.id, NEW)) == "dice-awaited"
    await service.leave(world.services.tables, league.cycle_id, P0.user_id)
    await run(world.services)
    assert (await world.now(session)).phase is Phase.LOBBY, "the computer has the seat once it is dealt"
    await world.sql("UPDATE league_cycles SET ends_at = ?", world.clock.now)
    await run(world.services)
    ladder = await league.ladder()
    assert ladder.cycle.ended_at == world.clock.now
    assert [table.row.ranks for table in ladder.groups[0].tables] == [None] * 4
    gate.set()
    await world.settle()
    assert await world.open_ids() == []
    await world.close()


async def test_bot_that_was_off_over_the_end_gives_the_time_back(world: World) -> None:
    league = await League.started(world, FOUR)
    ends_at = (await league.cycle()).ends_at
    assert ends_at is not None
    world.clock.now = ends_at + DAY
    await league.looks()
    cycle = await league.cycle()
    assert cycle.ended_at is None
    assert cycle.ends_at == pytest.approx(ends_at + 15 * DAY, abs=HOUR)


async def test_cycle_ends_after_its_last_game(world: World) -> None:
    league = await League.started(world, FOUR)
    await league.all_play(FOUR)
    ladder = await league.ladder()
    assert points(ladder) == {P0.user_id: 12, P1.user_id: 8, P2.user_id: 4, P3.user_id: 0}
    assert [ladder.results()[actor.user_id].place for actor in FOUR] == [1, 2, 3, 4]
    assert await world.faults() == []


async def test_two_people_are_no_cycle(world: World) -> None:
    league = await League.opened(world, FOUR[:2])
    assert await refused(service.start_now(world.services.tables, league.cycle_id)) == "league-few"
    await league.looks(DAY / 4)
    while (await league.cycle()).ended_at is None:
        await league.looks(DAY / 4)
    cycle = await league.cycle()
    assert cycle.started_at is None
    assert await league.sessions() == []
    again = await League.opened(world, FOUR)
    assert (await again.cycle()).number == 1, "one that never started has no number"


async def test_61_people_are_in_one_group_each(world: World) -> None:
    league = await League.opened(world, people(61))
    await service.start_now(world.services.tables, league.cycle_id)
    await run(world.services)
    ladder = await league.ladder()
    assert [group.size for group in ladder.groups] == [4] * 14 + [5]
    seated = [member.user_id for group in ladder.groups for member in group.members if member is not None]
    assert sorted(seated) == [actor.user_id for actor in people(61)]
    assert all(len(table.slots) == 4 for table in await league.tables())


async def test_cycle_that_everybody_leaves_ends(world: World) -> None:
    league = await League.started(world, FOUR)
    for actor in FOUR:
        await service.leave(world.services.tables, league.cycle_id, actor.user_id)
    await league.looks()
    await league.looks()
    ladder = await over(league)
    assert ladder.cycle.ended_at is not None
    assert {line.place for line in ladder.lines(ladder.groups[0])} == {0}
    later = await service.again(world.services.tables, league.cycle_id, "en", world.clock.random_bytes)
    following = League(world, later.id)
    await following.signs_up(FOUR)
    await following.starts()
    assert len((await following.ladder()).groups) == 1


async def test_winner_who_is_banned_keeps_the_place_and_is_missing_later(world: World) -> None:
    """Banned on the last day: they have won. Whoever comes next begins without them."""
    eight = people(8)
    league = await League.started(world, eight)
    ladder = await league.ladder()
    order = [eight[member.user_id - 100] for group in ladder.groups for member in group.members if member]
    while any(table.is_to_come for table in await league.tables()):
        await league.looks(BURST)
        for session in await league.open():
            at_table = {player.user_id for player in session.players}
            await league.plays(session, *(actor for actor in order if actor.user_id in at_table))
    winner = order[0]
    await off_server(world, winner)
    await league.looks()
    ladder = await league.ladder()
    assert ladder.cycle.ended_at is not None
    assert ladder.results()[winner.user_id].place == 1
    later = await service.again(world.services.tables, league.cycle_id, "en", world.clock.random_bytes)
    following = League(world, later.id)
    await following.signs_up(actor for actor in eight if actor != winner)
    await following.starts()
    assert sorted(group.size for group in (await following.ladder()).groups) == [3, 4]


async def test_blocked_winner_keeps_the_place_and_falls(world: World) -> None:
    """The operator's block takes them off their tables: then they have left, with their results."""
    league = await League.started(world, FOUR)
    for session in (await league.open())[:2]:
        await league.plays(session, *FOUR)
    await league.looks()
    await world.services.blocks.decide(BlockRow(PERSON, P0.user_id, 1, "rude", 1.0), blocked=True)
    await league.looks()
    member = await league.member(P0)
    assert member is not None
    assert member.why == LEFT
    while open_ := await league.open():
        for session in open_:
            await league.plays(session, P1, P2, P3)
        await league.looks(BURST)
    was = (await league.ladder()).results()[P0.user_id]
    assert (was.left, was.place > 0, destination(was, 1)) == (True, True, (1, Way.LEFT))


# --- processes ---------------------------------------------------------------------------------------------------


async def stored(world: World) -> list[object]:
    tables = ("league_cycles", "league_members", "league_tables", "sessions", "players", "clocks", "interventions")
    return [await world.sql(f"SELECT * FROM {table} ORDER BY 1, 2, 3") for table in tables]


async def test_second_look_changes_nothing(world: World) -> None:
    league = await League.started(world, people(5))
    await league.opens_all()
    first, *_ = await league.open()
    await service.leave(world.services.tables, league.cycle_id, first.players[0].user_id or 0)
    await league.looks()
    await league.looks()
    before = await stored(world)
    await league.looks()
    assert await stored(world) == before
    await over(league)
    before = await stored(world)
    await league.looks()
    assert await stored(world) == before


async def test_last_move_by_another_process_counts_at_the_end(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is committed after the standings were read, and before they are written."""
    league = await League.started(world, FOUR)
    session, *_ = await league.open()
    winner = session.players[session.movers[0]]
    other, moved = await world.beside(), list[Session]()
    write = world.services.tables.write

    async def late(session_id: str, work: Callable[[Connection], Any], **how: bool) -> Any:
        if session_id == session.id and not moved:
            actor = Actor(winner.user_id or 0, winner.name)
            moved.append((await other.plays(session, actor, "go 2", "go 2", "go 1")).session)
        return await write(session_id, work, **how)

    monkeypatch.setattr(world.services.tables, "write", late)
    ladder = await over(league)
    assert moved[0].phase is Phase.OVER
    table = ladder.groups[0].tables[0]
    assert (table.row.ranks, table.ranks) == (None, (1, 2, 2, 2))
    assert ladder.cycle.ended_at == world.clock.now
    assert await world.faults() == []


@pytest.mark.parametrize("workers", [(None, None), ("first", "second")], ids=["alone", "leased"])
async def test_two_processes_open_no_table_twice(world: World, workers: tuple[str | None, str | None]) -> None:
    """Also where each believes that it is alone: the database decides."""
    league = await League.opened(world, people(12))
    worlds = [await world.beside(worker) for worker in workers]
    await service.start_now(world.services.tables, league.cycle_id)
    for _ in range(6):
        await asyncio.gather(*(run(one.services) for one in worlds))
        for one in worlds:
            await one.settle()
        world.clock.now += BURST
        for one in worlds:
            if one.member is not None:
                await one.member.beat()
    sessions = await world.sql("SELECT id FROM sessions")
    assert len(sessions) == len(await league.sessions()) == 9
    assert len((await league.ladder()).groups) == 3
    world.clock.now += BURST
    await world.sql("UPDATE league_cycles SET ends_at = ?", world.clock.now)
    for one in worlds:
        if one.member is not None:
            await one.member.beat()
    await asyncio.gather(*(run(one.services) for one in worlds))
    assert await world.sql("SELECT kind, count(*) FROM interventions GROUP BY kind") == [("ended-by-league", 9)]
    assert (await league.cycle()).ended_at == world.clock.now


async def test_two_processes_open_one_league_in_a_channel(world: World) -> None:
    plan = service.Plan("walk", 4, "bank-2d", 2, 1, 1)
    worlds = [await world.beside(None) for _ in range(4)]
    opened = await asyncio.gather(
        *(service.open_cycle(one.services.tables, GUILD, 1, "en", plan, os.urandom) for one in worlds),
        return_exceptions=True,
    )
    assert sorted(one.code if isinstance(one, Refused) else "" for one in opened) == ["", *["league-here"] * 3]
