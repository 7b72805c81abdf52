"""Which results count: of people who ended a turn of their own, and not of everybody who was made to leave."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from bot.rows.ahead import ANSWER, ORDER
from bot.rows.log import RESULT_IN, RESULT_OUT, Entry
from bot.rows.scores import UNMOVED, UNOPPOSED, Score
from bot.seating.counting import Counted, Counting
from bot.session.model import Actor, Refused, Session
from bot.session.rules import DAY
from bot.store import Store
from bot.store.games import log
from bot.store.games.log import LOG
from bot.store.people import recount, results
from bot.tables.all_tables import Tables

from .test_ratings import books, ended, lost, won
from .world import AKI, BEN, CHIO, GAMES_HERE, GUILD, World


async def left(world: World, leaver: Actor, *others: Actor, moves: bool, stand_ins: str) -> Session:
    """Play a game to its end that somebody leaves: after one turn of everybody, or at once."""
    session = await world.table("walk", leaver, *others, channel=1, goal="5", stand_ins=stand_ins)
    for actor in (leaver, *others) if moves else ():
        await world.plays(session, actor, "rest")
    await world.services.seats.leave(session.id, leaver, interaction_id=None)
    await world.settle()
    session = await world.services.tables.load(session.id)
    for actor in others if session.movers else ():
        session = (await world.plays(session, actor, *["go 2"] * 3)).session
        if not session.movers:
            break
    return session


async def standing_of(world: World, actor: Actor) -> tuple[int, int, int]:
    """Games and wins in the profile, and rated games on the leaderboard."""
    board = await world.services.scores.leaderboard(GUILD, "walk")
    profile = await world.services.scores.profile(GUILD, actor.user_id)
    return profile.games, profile.wins, sum(one.games for one in board if one.user_id == actor.user_id)


async def finished(world: World, actor: Actor) -> list[bool]:
    return await world.store.read(partial(results.last_finished, guild_id=GUILD, user_id=actor.user_id, most=20))


@pytest.mark.parametrize("stand_ins", ["true", "false"])
async def test_who_resigns_before_the_first_move_makes_nobody_win(world: World, stand_ins: str) -> None:
    for _ in range(3):
        await left(world, BEN, AKI, moves=False, stand_ins=stand_ins)
    assert await standing_of(world, AKI) == (3, 0, 0)
    assert await finished(world, AKI) == [], "nor reliable"
    assert await finished(world, BEN) == [False] * 3, "who leaves has left all the same"
    assert await world.services.scores.duels(GUILD, AKI.user_id, BEN.user_id) == []
    assert await world.store.read(recount.mismatches) == 0


async def test_two_games_a_week_that_end_by_leaving_count(world: World) -> None:
    for _ in range(4):
        await left(world, BEN, AKI, moves=True, stand_ins="false")
    assert await standing_of(world, AKI) == (4, 2, 2)
    await left(world, CHIO, AKI, moves=True, stand_ins="false")
    assert await standing_of(world, AKI) == (5, 3, 3), "another person"
    world.clock.now += 60
    await world.wins(await world.table("walk", AKI, BEN, channel=1, goal="5"), AKI, BEN)
    assert await standing_of(world, AKI) == (6, 4, 4), "a game played to its end counts"
    world.clock.now += 7 * DAY
    await left(world, BEN, AKI, moves=True, stand_ins="false")
    assert await standing_of(world, AKI) == (7, 5, 5)
    assert await finished(world, AKI) == [True]
    assert await world.store.read(recount.mismatches) == 0


def test_others_are_rated_and_placed_among_themselves() -> None:
    """The computer that took over from somebody who never moved comes first, and nobody is behind it."""
    db = books()
    ended(db, 1, Score(1, 1, True), lost(2), Score(3, 3, False), moved={2, 3})
    assert [(one.user_id, one.wins) for one in results.leaderboard(db, GUILD, "walk")] == [(2, 1), (3, 0)]
    assert [(one.games, one.wins) for user in (1, 2, 3) for one in results.profile(db, GUILD, user)] == [
        (1, 0), (1, 1), (1, 0),
    ]  # fmt: skip
    assert results.places_of(db, "s1") == {0: (1, 0), 1: (2, 0), 2: (3, 0)}, "the end card keeps the game's own"
    assert db.execute("SELECT among FROM results ORDER BY seat").fetchall() == [(UNMOVED,), (1,), (2,)]
    assert recount.mismatches(db) == 0


def test_computer_that_wins_leaves_the_first_place_among_people() -> None:
    db = books()
    ended(db, 1, won(-1), lost(1), Score(2, 3, False), moved={1, 2})
    assert [one.wins for user in (1, 2) for one in results.profile(db, GUILD, user)] == [1, 0]
    ended(db, 2, won(-1), lost(1), moved={1})
    assert results.profile(db, GUILD, 1)[0].wins == 1, "against computers alone the game's place counts"


def test_results_from_before_count_as_before() -> None:
    db = books()
    ended(db, 1, won(1), lost(2))
    ended(db, 2, won(1), lost(2), moved={1})
    assert [one.games for one in results.leaderboard(db, GUILD, "walk")] == [1, 1]
    assert db.execute("SELECT among FROM results ORDER BY nth, seat").fetchall() == [
        (None,), (None,), (UNOPPOSED,), (UNMOVED,),
    ]  # fmt: skip


def test_third_leaver_of_the_week_spares_the_others() -> None:
    """Of a table of three, only who has left the same person twice already does not count."""
    db = books()
    for number in range(2):
        ended(db, number, won(1), Score(2, 2, True), moved={1, 2})
    ended(db, 2, won(1), Score(2, 2, True), Score(3, 2, True), moved={1, 2, 3})
    assert {one.user_id: one.games for one in results.leaderboard(db, GUILD, "walk")} == {1: 3, 2: 2, 3: 1}
    assert recount.mismatches(db) == 0


OWN = {"user_id": 1}
CLOCK = {"user_id": None, "by_clock": True}
COMPUTER = {"user_id": None}
RESIGNS = {"user_id": 1, "notation": "resign"}


@pytest.mark.parametrize(
    ("rows", "together", "moved"),
    [
        ([(0, 1, OWN), (1, 2, COMPUTER)], False, True),
        ([(0, 1, {**OWN, "ahead": ORDER}), (1, 2, COMPUTER)], False, True),
        ([(0, 1, OWN), (0, 1, CLOCK), (1, 2, COMPUTER)], False, True),
        ([(0, 1, CLOCK), (1, 2, COMPUTER)], False, False),
        ([(0, 1, OWN), (0, 1, COMPUTER), (1, 2, COMPUTER)], False, False),
        ([(0, 1, OWN), (0, 1, RESIGNS), (1, 2, COMPUTER)], False, False),
        ([(0, 1, OWN), (1, 2, COMPUTER), (0, 2, RESIGNS)], False, True),
        ([(1, 1, COMPUTER), (0, 1, OWN), (1, 2, COMPUTER)], False, False),
        ([(1, 1, COMPUTER), (0, 1, OWN), (1, 2, COMPUTER)], True, True),
        ([(1, 1, COMPUTER), (0, 1, {**OWN, "ahead": ANSWER}), (1, 2, COMPUTER)], True, False),
        ([(0, 1, OWN), (1, 1, {"user_id": 2, "notation": "resign"})], False, False),
        ([(0, 1, {**OWN, "undone_at": 5.0}), (1, 2, COMPUTER)], False, False),
        ([(0, 1, OWN)], False, True),
        ([(0, None, OWN), (1, None, COMPUTER)], False, True),
        ([], False, False),
    ],
    ids=[
        "by-hand", "by-order", "ended-by-the-clock", "by-the-clock", "ended-by-a-computer",
        "resigned-in-the-first-turn",
        "resigned-later", "answered-in-anothers-turn", "acted-in-a-round", "standing-answer",
        "others-resignation-ends-it", "taken-back", "won-in-one-turn", "before-turns-were-stored", "no-log",
    ],
)  # fmt: skip
def test_what_is_a_turn_of_ones_own(
    rows: list[tuple[int, int | None, dict[str, object]]], together: bool, moved: bool
) -> None:
    db = books()
    for row, (seat, turn, how) in enumerate(rows):
        entry = {
            "row": row, "seat": seat, "turn": turn, "notation": "go", "chance": "[]", "events": "[]",
            "hidden": False, "barrier": False, "published": True, "interaction_id": None, "at": 0.0, **how,
        }  # fmt: skip
        LOG.insert(db, Entry(**entry), session_id="s")  # type: ignore[arg-type]
    assert (1 in log.ended_turns(db, "s", together=together)) == moved


# --- taken out by moderators ------------------------------------------------------------------------------------

EVE, FIO = Actor(21, "Eve"), Actor(22, "Fio")


async def won_by_aki(world: World) -> Session:
    world.clock.now += 60
    return await world.wins(await world.table("walk", AKI, BEN, channel=1, goal="5"), AKI, BEN)


async def takes(
    world: World, session: Session, actor: Actor, *, out: bool = True, manages: bool = False
) -> Counted:
    counted = await world.services.counting.take(session.id, actor, out=out, manages=manages)
    await world.settle()
    assert await world.store.read(recount.mismatches) == 0
    return counted


async def test_result_that_is_taken_out_counts_nowhere_until_it_is_back(world: World) -> None:
    first, second = await won_by_aki(world), await won_by_aki(world)
    before = await world.services.scores.leaderboard(GUILD, "walk")
    duels = await world.services.scores.duels(GUILD, AKI.user_id, BEN.user_id)
    assert (await takes(world, first, EVE)).is_out
    assert await standing_of(world, AKI) == (1, 1, 1)
    assert [one.games for one in await world.services.scores.duels(GUILD, AKI.user_id, BEN.user_id)] == [1]
    assert await finished(world, BEN) == [True]
    report = await world.services.end_reports.report(second)
    assert report.meetings is not None
    assert (report.meetings.games, report.taken_out) == (1, None)
    taken = (await world.services.end_reports.report(first)).taken_out
    assert taken is not None
    assert (taken.name, (await world.services.end_reports.report(first)).steps) == ("Eve", {})
    await takes(world, first, FIO, out=False)
    assert await world.services.scores.leaderboard(GUILD, "walk") == before
    assert await world.services.scores.duels(GUILD, AKI.user_id, BEN.user_id) == duels
    rows = await world.services.history.interventions(first.id)
    assert [(row.kind, row.name) for row in rows] == [(RESULT_OUT, "Eve"), (RESULT_IN, "Fio")]
    assert await world.services.history.how_it_ended(first.id) == [], "the game has ended by its rules"
    assert [notice.facts["kind"] for notice in world.box.of("result")] == [RESULT_OUT, RESULT_IN]


async def test_two_moderators_at_once_take_it_out_once(world: World) -> None:
    session = await won_by_aki(world)
    await takes(world, session, EVE)
    counted = await takes(world, session, FIO)
    assert counted.last is not None
    assert (counted.is_out, counted.last.name) == (True, "Eve")
    assert len(world.box.of("result")) == 1


async def test_moderator_decides_nothing_about_a_game_of_their_own(world: World) -> None:
    session = await won_by_aki(world)
    with pytest.raises(Refused, match="result-own"):
        await takes(world, session, BEN)
    assert (await takes(world, session, BEN, manages=True)).is_out, "but who manages the server"


async def test_results_stay_after_ninety_days(world: World) -> None:
    session = await won_by_aki(world)
    world.clock.now += 90 * DAY
    await takes(world, session, EVE)
    world.clock.now += 1
    with pytest.raises(Refused, match="result-old"):
        await takes(world, session, EVE, out=False)
    running = await world.table("walk", AKI, BEN, channel=2)
    with pytest.raises(Refused, match="no-result"):
        await takes(world, running, EVE)


async def test_process_that_dies_after_it_is_taken_out_still_says_so(world: World) -> None:
    session = await won_by_aki(world)
    await world.settle()
    world.unplug()
    await world.services.counting.take(session.id, EVE, out=True, manages=False)
    assert world.box.of("result") == []
    later = await world.restarted()
    await later.notifier.start()
    await later.settle()
    assert len(world.box.of("result")) == 1
    assert await standing_of(later, AKI) == (0, 0, 0)


async def test_erased_moderator_loses_the_name_and_the_result_stays_out(world: World) -> None:
    session = await won_by_aki(world)
    await takes(world, session, EVE)
    await world.services.privacy.erase(EVE)
    counted = await world.services.counting.of(session.id)
    assert counted is not None
    assert counted.last is not None
    assert (counted.is_out, counted.last.name) == (True, None)


async def test_two_processes_decide_while_a_game_ends(world: World) -> None:
    """The other process takes the same result out while this one ends the next game: rated in some order."""
    session = await won_by_aki(world)
    running = await world.table("walk", AKI, BEN, channel=2, goal="5")
    for actor in (AKI, BEN):
        await world.plays(running, actor, "rest")
    await world.plays(running, AKI, "go 2", "go 2")
    await world.settle()
    store = await Store.open(world.path, clock=world.clock)
    other = Counting(Tables(store, GAMES_HERE))
    counted, again, _ = await asyncio.gather(
        other.take(session.id, EVE, out=True, manages=False),
        world.services.counting.take(session.id, FIO, out=True, manages=False),
        world.plays(running, AKI, "go 2"),
    )
    await store.close()
    assert counted.last == again.last
    assert len(await world.services.history.interventions(session.id)) == 1
    assert await standing_of(world, AKI) == (1, 1, 1)
    assert await world.store.read(recount.mismatches) == 0
