"""Ratings: of people only, by season and of all time, and computed from the results alone."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Collection
from datetime import UTC, datetime
from functools import partial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rows.ahead import ANSWER, ORDER
from bot.rows.log import RESULT_IN, RESULT_OUT, Entry
from bot.rows.scores import EVER, UNMOVED, UNOPPOSED, Result, Score, season_before, season_of, span
from bot.seating.counting import Counted
from bot.session.model import Actor, Session
from bot.session.rules import DAY
from bot.store.games import log
from bot.store.games.log import LOG
from bot.store.migrate import migrations
from bot.store.people import recount, results
from bot.store.people.ratings import NEWCOMER

from .test_results import won_by
from .world import AKI, BEN, CHIO, GUILD, World, refused

NOVEMBER = datetime(2026, 11, 21, tzinfo=UTC).timestamp()


def books() -> sqlite3.Connection:
    """An empty database in memory."""
    db = sqlite3.connect(":memory:", isolation_level=None)
    for step in migrations():
        db.executescript(step.sql)
    return db


def ended(
    db: sqlite3.Connection,
    number: int,
    *scores: Score,
    at: float = NOVEMBER,
    rated: bool = True,
    moved: Collection[int] | None = None,
) -> None:
    """Add a finished game of these people; negative ids are computer players."""
    rows = []
    for seat, one in enumerate(scores):
        user_id = one.user_id if one.user_id > 0 else None
        rows.append(Result(seat, user_id, f"p{one.user_id}", one.place, 0, one.gave_up, one.team))
    results.add(db, f"s{number}", GUILD, "walk", at, rows, rated=rated, moved=moved)


def lost(user_id: int) -> Score:
    return Score(user_id, 2, False)


def won(user_id: int) -> Score:
    return Score(user_id, 1, False)


def in_team(team: int, user_id: int, place: int, *, gave_up: bool = False) -> Score:
    return Score(user_id, place, gave_up, team)


def mu(db: sqlite3.Connection, user_id: int, season: str = EVER) -> float:
    found = {one.user_id: one.rating for one in results.leaderboard(db, GUILD, "walk", season)}
    rating = found[user_id]
    assert rating is not None
    return rating.mu


def board(db: sqlite3.Connection, season: str = EVER) -> list[tuple[int, int, int]]:
    """Return id, games and wins of everybody on the leaderboard."""
    return [(one.user_id, one.games, one.wins) for one in results.leaderboard(db, GUILD, "walk", season)]


SCORES = st.builds(Score, st.integers(-2, 5), st.integers(1, 3), st.booleans(), st.none() | st.integers(0, 2))
GAMES = st.lists(
    st.tuples(
        st.lists(SCORES, min_size=1, max_size=5),
        st.floats(0, 400).map(lambda days: NOVEMBER + days * DAY),
        st.booleans(),
        st.none() | st.sets(st.integers(1, 5)),
        st.booleans(),
    ),
    max_size=8,
)


@settings(max_examples=30, deadline=None)
@given(GAMES)
def test_stored_ratings_follow_from_the_results(games: list[Any]) -> None:
    """For any seating, result, resignation or change of seats, any jump of the clock, whoever has moved, and
    whatever is taken out."""
    db = books()
    for number, (scores, at, rated, moved, taken_out) in enumerate(games):
        ended(db, number, *scores, at=at, rated=rated, moved=moved)
        if taken_out:
            results.RESULTS.change(db, {"taken_out": True}, session_id=f"s{number}")
            recount.rebuild(db, GUILD, "walk")

    def stored() -> list[list[Any]]:
        tables = ("ratings ORDER BY 1, 2, 3, 4", "rating_steps ORDER BY 1, 2")
        return [db.execute(f"SELECT * FROM {table}").fetchall() for table in tables]

    before = stored()
    assert recount.mismatches(db) == 0
    recount.rebuild(db)
    assert stored() == before
    db.close()


def test_who_is_rated() -> None:
    """Giving up is a loss, a change of seats counts once, friendly games and computers do not."""
    db = books()
    ended(db, 1, Score(1, 1, True), lost(2), Score(3, 3, False))
    assert mu(db, 1) < NEWCOMER.mu < mu(db, 2)
    assert mu(db, 1) < mu(db, 3), "behind everybody who stayed, whatever its place"
    (first, *_) = results.profile(db, GUILD, 1)
    assert (first.games, first.wins) == (1, 0)
    db = books()
    ended(db, 1, Score(1, 3, True), lost(2), won(1))
    assert mu(db, 1) > NEWCOMER.mu > mu(db, 2)
    assert results.profile(db, GUILD, 1)[0].games == 1
    assert board(db) == [(1, 1, 1), (2, 1, 0)]
    db = books()
    ended(db, 1, won(1), lost(2), rated=False)
    ended(db, 2, won(1), lost(-1))
    ended(db, 3, in_team(0, 1, 1), in_team(1, -1, 3), in_team(0, 2, 1), in_team(1, -2, 3))
    assert board(db) == []
    (tally,) = results.profile(db, GUILD, 1)
    assert (tally.games, tally.wins, tally.rating) == (3, 3, None)
    db = books()
    for number in range(3):
        ended(db, number, won(1), lost(2))
    ended(db, 9, won(3), lost(4))
    assert [user for user, *_ in board(db)] == [1, 2, 3, 4]


def test_each_quarter_starts_from_scratch() -> None:
    db = books()
    ended(db, 1, won(1), lost(2), at=NOVEMBER - 100 * DAY)
    ended(db, 2, won(2), lost(1))
    assert mu(db, 1, "2026Q3") == pytest.approx(mu(db, 2, "2026Q4"))
    assert mu(db, 2, "2026Q4") > NEWCOMER.mu
    assert [[games for _, games, _ in board(db, one)] for one in ("2026Q4", EVER, "2026Q2")] == [[1, 1], [2, 2], []]


@pytest.mark.parametrize(
    ("day", "season"),
    [((2026, 1, 1), "2026Q1"), ((2026, 3, 31), "2026Q1"), ((2026, 10, 1), "2026Q4"), ((2026, 12, 31), "2026Q4")],
)
def test_seasons_are_quarters_by_utc(day: tuple[int, int, int], season: str) -> None:
    at = datetime(*day, tzinfo=UTC).timestamp()
    since, until = span(season)
    assert season_of(at) == season
    assert since <= at < until
    assert season_of(since - 1) == season_before(season)
    assert season_of(until) != season


def test_results_from_before_seasons_are_rated_again_and_the_erased_remain_as_opponents() -> None:
    db = books()
    ended(db, 1, won(1), lost(2))
    ended(db, 2, won(2), lost(1), at=NOVEMBER + DAY)
    kept = mu(db, 1), mu(db, 2)
    db.execute("UPDATE results SET nth = 0")
    db.execute("DELETE FROM rating_steps")
    db.execute("DELETE FROM ratings WHERE season <> ''")
    assert recount.mismatches(db) == 6, "two of the quarter, four steps"
    recount.catch_up(db)
    assert recount.mismatches(db) == 0
    assert (mu(db, 1), mu(db, 2)) == kept
    order = db.execute("SELECT DISTINCT session_id, nth FROM results ORDER BY nth").fetchall()
    assert order == [("s1", 1), ("s2", 2)]
    db.execute("UPDATE results SET user_id = -1 WHERE user_id = 1")
    for table in ("ratings", "rating_steps"):
        db.execute(f"DELETE FROM {table} WHERE user_id = 1")
    assert recount.mismatches(db) == 0
    recount.rebuild(db)
    assert (mu(db, 2), len(board(db))) == (kept[1], 1)


# --- teams, and games without a winner ---------------------------------------------------------------------------


def test_team_members_are_rated_as_one_side() -> None:
    """openskill gets two sides of two people, not four sides of one."""
    db, other = books(), books()
    ended(db, 1, in_team(0, 1, 1), in_team(1, 2, 3), in_team(0, 3, 1), in_team(1, 4, 3))
    assert mu(db, 1) == mu(db, 3) > NEWCOMER.mu > mu(db, 2) == mu(db, 4)
    assert board(db) == [(1, 1, 1), (3, 1, 1), (2, 1, 0), (4, 1, 0)]
    assert recount.mismatches(db) == 0
    assert results.team_play(db, GUILD, "walk") == "teams"
    ended(other, 1, Score(1, 1, False), Score(2, 3, False), Score(3, 1, False), Score(4, 3, False))
    assert mu(db, 1) != mu(other, 1)
    # The team is rated without them, and they are a side of their own in last place.
    db = books()
    ended(db, 1, in_team(0, 1, 1), in_team(1, 2, 3), in_team(0, 3, 1, gave_up=True), in_team(1, 4, 3))
    assert mu(db, 1) > NEWCOMER.mu > mu(db, 2) == mu(db, 4)
    assert mu(db, 3) < NEWCOMER.mu
    assert recount.mismatches(db) == 0
    # No first place means no win; the better place is rated higher.
    db = books()
    ended(db, 1, Score(1, 2, False), Score(2, 3, False))
    assert mu(db, 1) > NEWCOMER.mu > mu(db, 2)
    assert board(db) == [(1, 1, 0), (2, 1, 0)]
    assert results.team_play(db, GUILD, "walk") == "alone"


@pytest.mark.parametrize("place", [1, 2], ids=["all won", "nobody won"])
def test_cooperative_game_rates_nobody(place: int) -> None:
    """Also if somebody gave up: their seat was lost, and nobody won it."""
    db = books()
    ended(db, 1, in_team(0, 1, place), in_team(0, 2, place), in_team(0, 3, place, gave_up=True))
    assert board(db) == []
    assert [results.profile(db, GUILD, user)[0].wins for user in (1, 2, 3)] == [2 - place, 2 - place, 0]
    assert recount.mismatches(db) == 0
    assert results.team_play(db, GUILD, "walk") == "together"


async def left(world: World, leaver: Actor, *others: Actor, moves: bool, stand_ins: str) -> None:
    """Play a game to its end that somebody leaves: after one turn of everybody, or at once."""
    session = await world.table("walk", leaver, *others, channel=1, goal="5", stand_ins=stand_ins)
    if moves:
        await world.rests(session, leaver, *others)
    await world.leaves(session, leaver)
    await world.settle()
    session = await world.now(session)
    for actor in others:
        if session.movers:
            session = (await world.plays(session, actor, *["go 2"] * 3)).session


async def standing_of(world: World, actor: Actor) -> tuple[int, int, int]:
    """Games and wins in the profile, and rated games on the leaderboard."""
    found = await world.services.scores.leaderboard(GUILD, "walk")
    profile = await world.services.scores.profile(GUILD, actor.user_id)
    return profile.games, profile.wins, sum(one.games for one in found if one.user_id == actor.user_id)


async def finished(world: World, actor: Actor) -> list[bool]:
    return await world.store.read(partial(results.last_finished, guild_id=GUILD, user_id=actor.user_id, most=20))


async def duels(world: World) -> list[int]:
    return [one.games for one in await world.services.scores.duels(GUILD, AKI.user_id, BEN.user_id)]


@pytest.mark.parametrize("stand_ins", ["true", "false"])
async def test_who_resigns_before_the_first_move_makes_nobody_win(world: World, stand_ins: str) -> None:
    for _ in range(3):
        await left(world, BEN, AKI, moves=False, stand_ins=stand_ins)
    assert await standing_of(world, AKI) == (3, 0, 0)
    assert await finished(world, AKI) == [], "nor reliable"
    assert await finished(world, BEN) == [False] * 3, "who leaves has left all the same"
    assert await duels(world) == []
    assert await world.store.read(recount.mismatches) == 0


async def test_two_games_a_week_that_end_by_leaving_count(world: World) -> None:
    for _ in range(4):
        await left(world, BEN, AKI, moves=True, stand_ins="false")
    assert await standing_of(world, AKI) == (4, 2, 2)
    await left(world, CHIO, AKI, moves=True, stand_ins="false")
    assert await standing_of(world, AKI) == (5, 3, 3), "another person"
    await won_by(world, AKI, BEN)
    assert await standing_of(world, AKI) == (6, 4, 4), "a game played to its end counts"
    world.clock.now += 7 * DAY
    await left(world, BEN, AKI, moves=True, stand_ins="false")
    assert await standing_of(world, AKI) == (7, 5, 5)
    assert await finished(world, AKI) == [True]
    assert await world.store.read(recount.mismatches) == 0


def test_others_are_rated_and_placed_among_themselves() -> None:
    """The computer that took over from somebody who never moved comes first, and nobody is behind it."""
    db = books()

    def profiles(*users: int) -> list[tuple[int, int]]:
        return [(one.games, one.wins) for user in users for one in results.profile(db, GUILD, user)]

    ended(db, 1, Score(1, 1, True), lost(2), Score(3, 3, False), moved={2, 3})
    assert board(db) == [(2, 1, 1), (3, 1, 0)]
    assert profiles(1, 2, 3) == [(1, 0), (1, 1), (1, 0)]
    assert results.places_of(db, "s1") == {0: (1, 0), 1: (2, 0), 2: (3, 0)}, "the end card keeps the game's own"
    assert db.execute("SELECT among FROM results ORDER BY seat").fetchall() == [(UNMOVED,), (1,), (2,)]
    assert recount.mismatches(db) == 0
    db = books()
    ended(db, 1, won(-1), lost(1), Score(2, 3, False), moved={1, 2})
    assert profiles(1, 2) == [(1, 1), (1, 0)], "a computer that wins leaves the first place among people"
    ended(db, 2, won(-1), lost(1), moved={1})
    assert profiles(1) == [(2, 1)], "against computers alone the game's place counts"
    db = books()
    ended(db, 1, won(1), lost(2))
    ended(db, 2, won(1), lost(2), moved={1})
    assert [games for _, games, _ in board(db)] == [1, 1]
    among = db.execute("SELECT among FROM results ORDER BY nth, seat").fetchall()
    assert among == [(None,), (None,), (UNOPPOSED,), (UNMOVED,)]
    # Of a table of three, only who has left the same person twice already does not count.
    db = books()
    for number in range(2):
        ended(db, number, won(1), Score(2, 2, True), moved={1, 2})
    ended(db, 2, won(1), Score(2, 2, True), Score(3, 2, True), moved={1, 2, 3})
    assert sorted((user, games) for user, games, _ in board(db)) == [(1, 3), (2, 2), (3, 1)]
    assert recount.mismatches(db) == 0


OWN = {"user_id": 1}
CLOCK = {"user_id": None, "by_clock": True}
COMPUTER = {"user_id": None}
RESIGNS = {"user_id": 1, "notation": "resign"}
TURNS: dict[str, tuple[list[tuple[int, int | None, dict[str, object]]], bool, bool]] = {
    "by-hand": ([(0, 1, OWN), (1, 2, COMPUTER)], False, True),
    "by-order": ([(0, 1, {**OWN, "ahead": ORDER}), (1, 2, COMPUTER)], False, True),
    "ended-by-the-clock": ([(0, 1, OWN), (0, 1, CLOCK), (1, 2, COMPUTER)], False, True),
    "by-the-clock": ([(0, 1, CLOCK), (1, 2, COMPUTER)], False, False),
    "ended-by-a-computer": ([(0, 1, OWN), (0, 1, COMPUTER), (1, 2, COMPUTER)], False, False),
    "resigned-in-the-first-turn": ([(0, 1, OWN), (0, 1, RESIGNS), (1, 2, COMPUTER)], False, False),
    "resigned-later": ([(0, 1, OWN), (1, 2, COMPUTER), (0, 2, RESIGNS)], False, True),
    "answered-in-anothers-turn": ([(1, 1, COMPUTER), (0, 1, OWN), (1, 2, COMPUTER)], False, False),
    "acted-in-a-round": ([(1, 1, COMPUTER), (0, 1, OWN), (1, 2, COMPUTER)], True, True),
    "standing-answer": ([(1, 1, COMPUTER), (0, 1, {**OWN, "ahead": ANSWER}), (1, 2, COMPUTER)], True, False),
    "others-resignation-ends-it": ([(0, 1, OWN), (1, 1, {"user_id": 2, "notation": "resign"})], False, False),
    "taken-back": ([(0, 1, {**OWN, "undone_at": 5.0}), (1, 2, COMPUTER)], False, False),
    "won-in-one-turn": ([(0, 1, OWN)], False, True),
    "before-turns-were-stored": ([(0, None, OWN), (1, None, COMPUTER)], False, True),
    "no-log": ([], False, False),
}
"""Seat, turn and what else is stored of each row; whether all act at once; and whether that is a turn."""


@pytest.mark.parametrize("case", TURNS)
def test_what_is_a_turn_of_ones_own(case: str) -> None:
    rows, together, moved = TURNS[case]
    db = books()
    for row, (seat, turn, how) in enumerate(rows):
        entry = {
            "row": row, "seat": seat, "turn": turn, "notation": "go", "chance": "[]", "events": "[]",
            "hidden": False, "barrier": False, "published": True, "interaction_id": None, "at": 0.0, **how,
        }  # fmt: skip
        LOG.insert(db, Entry(**entry), session_id="s")  # type: ignore[arg-type]
    assert (1 in log.ended_turns(db, "s", together=together)) == moved


# --- taken out by moderators -------------------------------------------------------------------------------------

EVE, FIO = Actor(21, "Eve"), Actor(22, "Fio")


async def takes(
    world: World, session: Session, actor: Actor, *, out: bool = True, manages: bool = False
) -> tuple[bool, str | None]:
    """Return whether it is out, and who said so last."""
    counted = await world.services.counting.take(session.id, actor, out=out, manages=manages)
    await world.settle()
    assert await world.store.read(recount.mismatches) == 0
    return said(counted)


def said(counted: Counted | None) -> tuple[bool, str | None]:
    assert counted is not None
    assert counted.last is not None
    return counted.is_out, counted.last.name


async def test_result_that_is_taken_out_counts_nowhere_until_it_is_back(world: World) -> None:
    first, second = await won_by(world, AKI, BEN), await won_by(world, AKI, BEN)
    before, report = await world.services.scores.leaderboard(GUILD, "walk"), world.services.end_reports.report
    assert await takes(world, first, EVE) == (True, "Eve")
    assert await takes(world, first, FIO) == (True, "Eve"), "two moderators take it out once"
    assert await standing_of(world, AKI) == (1, 1, 1)
    assert (await duels(world), await finished(world, BEN)) == ([1], [True])
    seen = await report(second)
    assert seen.meetings is not None
    assert (seen.meetings.games, seen.taken_out) == (1, None)
    seen = await report(first)
    assert seen.taken_out is not None
    assert (seen.taken_out.name, seen.steps) == ("Eve", {})
    await takes(world, first, FIO, out=False)
    assert await world.services.scores.leaderboard(GUILD, "walk") == before
    assert await duels(world) == [2]
    rows = await world.services.history.interventions(first.id)
    assert [(row.kind, row.name) for row in rows] == [(RESULT_OUT, "Eve"), (RESULT_IN, "Fio")]
    assert await world.services.history.how_it_ended(first.id) == [], "the game has ended by its rules"
    assert [notice.facts["kind"] for notice in world.box.of("result")] == [RESULT_OUT, RESULT_IN]


async def test_who_may_take_a_result_out_and_until_when(world: World) -> None:
    session = await won_by(world, AKI, BEN)
    assert await refused(takes(world, session, BEN)) == "result-own"
    assert await takes(world, session, BEN, manages=True) == (True, "Ben"), "but who manages the server"
    world.clock.now += 90 * DAY
    await takes(world, session, EVE, out=False)
    await takes(world, session, EVE)
    world.clock.now += 1
    assert await refused(takes(world, session, EVE, out=False)) == "result-old"
    running = await world.table("walk", AKI, BEN, channel=2)
    assert await refused(takes(world, running, EVE)) == "no-result"
    await world.services.privacy.erase(EVE)
    assert said(await world.services.counting.of(session.id)) == (True, None), "it stays out without her name"


async def test_process_that_dies_after_it_is_taken_out_still_says_so(world: World) -> None:
    session = await won_by(world, AKI, BEN)
    await world.settle()
    world.unplug()
    await takes(world, session, EVE)
    assert world.box.of("result") == []
    later = await world.restarted()
    await later.notifier.start()
    assert len(await later.told("result")) == 1
    assert await standing_of(later, AKI) == (0, 0, 0)


async def test_two_processes_decide_while_a_game_ends(world: World) -> None:
    """The other process takes the same result out while this one ends the next game: rated in some order."""
    session = await won_by(world, AKI, BEN)
    running = await world.rests(await world.table("walk", AKI, BEN, channel=2, goal="5"), AKI, BEN)
    await world.plays(running, AKI, "go 2", "go 2")
    await world.settle()
    other = await world.beside()
    counted, again, _ = await asyncio.gather(
        other.services.counting.take(session.id, EVE, out=True, manages=False),
        world.services.counting.take(session.id, FIO, out=True, manages=False),
        world.plays(running, AKI, "go 2"),
    )
    assert counted.last == again.last
    assert len(await world.services.history.interventions(session.id)) == 1
    assert await standing_of(world, AKI) == (1, 1, 1)
    assert await world.store.read(recount.mismatches) == 0
