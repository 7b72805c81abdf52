"""Ratings: of people only, by season and of all time, and nothing but what the results make of them."""

from __future__ import annotations

import sqlite3
from datetime import UTC, datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rows.scores import EVER, Result, Score, season_before, season_of, span
from bot.store.migrate import migrations
from bot.store.people import recount, results
from bot.store.people.ratings import NEWCOMER

from .world import AKI, BEN, GUILD, World

DAY = 86400.0
NOVEMBER = datetime(2026, 11, 21, tzinfo=UTC).timestamp()


def books() -> sqlite3.Connection:
    """An empty database in memory."""
    db = sqlite3.connect(":memory:", isolation_level=None)
    for step in migrations():
        db.executescript(step.sql)
    return db


def ended(db: sqlite3.Connection, number: int, *scores: Score, at: float = NOVEMBER, rated: bool = True) -> None:
    """A game of these people; whoever has a negative number is a computer player."""
    rows = [
        Result(seat, one.user_id if one.user_id > 0 else None, f"p{one.user_id}", one.place, 0, one.gave_up)
        for seat, one in enumerate(scores)
    ]
    results.add(db, f"s{number}", GUILD, "walk", at, rows, rated=rated)


def lost(user_id: int) -> Score:
    return Score(user_id, 2, False)


def won(user_id: int) -> Score:
    return Score(user_id, 1, False)


def mu(db: sqlite3.Connection, user_id: int, season: str = EVER) -> float:
    found = {one.user_id: one.rating for one in results.leaderboard(db, GUILD, "walk", season)}
    rating = found[user_id]
    assert rating is not None
    return rating.mu


SCORES = st.builds(Score, st.integers(-2, 5), st.integers(1, 3), st.booleans())
GAMES = st.lists(
    st.tuples(
        st.lists(SCORES, min_size=1, max_size=5),
        st.floats(0, 400).map(lambda days: NOVEMBER + days * DAY),
        st.booleans(),
    ),
    max_size=8,
)


@settings(max_examples=60, deadline=None)
@given(GAMES)
def test_what_is_stored_is_what_the_results_make_of_it(games: list[tuple[list[Score], float, bool]]) -> None:
    """Whoever sits where, wins, gives up or comes back to another seat, and however the clock jumps."""
    db = books()
    for number, (scores, at, rated) in enumerate(games):
        ended(db, number, *scores, at=at, rated=rated)
    before = db.execute("SELECT * FROM ratings ORDER BY 1, 2, 3, 4").fetchall()
    steps = db.execute("SELECT * FROM rating_steps ORDER BY 1, 2").fetchall()
    assert recount.wrong(db) == 0
    recount.rebuild(db)
    assert db.execute("SELECT * FROM ratings ORDER BY 1, 2, 3, 4").fetchall() == before
    assert db.execute("SELECT * FROM rating_steps ORDER BY 1, 2").fetchall() == steps
    db.close()


def test_a_seat_given_up_is_a_loss_whatever_became_of_it() -> None:
    db = books()
    ended(db, 1, Score(1, 1, True), lost(2), Score(3, 3, False))
    assert mu(db, 1) < NEWCOMER.mu < mu(db, 2)
    assert mu(db, 1) < mu(db, 3), "behind everybody who stayed"
    (first, *_) = results.profile(db, GUILD, 1)
    assert (first.games, first.wins) == (1, 0)


def test_friendly_games_and_computer_players_rate_nobody() -> None:
    db = books()
    ended(db, 1, won(1), lost(2), rated=False)
    ended(db, 2, won(1), lost(-1))
    assert results.leaderboard(db, GUILD, "walk") == []
    (tally,) = results.profile(db, GUILD, 1)
    assert (tally.games, tally.wins, tally.rating) == (2, 2, None)


def test_who_comes_back_on_another_seat_is_rated_once() -> None:
    db = books()
    ended(db, 1, Score(1, 3, True), lost(2), won(1))
    assert mu(db, 1) > NEWCOMER.mu > mu(db, 2)
    assert results.profile(db, GUILD, 1)[0].games == 1
    assert [(one.games, one.wins) for one in results.leaderboard(db, GUILD, "walk")] == [(1, 1), (1, 0)]


def test_each_quarter_begins_anew() -> None:
    db = books()
    ended(db, 1, won(1), lost(2), at=NOVEMBER - 100 * DAY)
    ended(db, 2, won(2), lost(1))
    assert mu(db, 1, "2026Q3") == pytest.approx(mu(db, 2, "2026Q4"))
    assert mu(db, 2, "2026Q4") > NEWCOMER.mu
    assert [one.games for one in results.leaderboard(db, GUILD, "walk", "2026Q4")] == [1, 1]
    assert [one.games for one in results.leaderboard(db, GUILD, "walk")] == [2, 2]
    assert results.leaderboard(db, GUILD, "walk", "2026Q2") == []


@pytest.mark.parametrize(
    ("day", "season"),
    [((2026, 1, 1), "2026Q1"), ((2026, 3, 31), "2026Q1"), ((2026, 10, 1), "2026Q4"), ((2026, 12, 31), "2026Q4")],
)
def test_seasons_are_quarters_by_utc(day: tuple[int, int, int], season: str) -> None:
    at = datetime(*day, tzinfo=UTC).timestamp()
    assert season_of(at) == season
    since, until = span(season)
    assert since <= at < until
    assert season_of(since - 1) == season_before(season)
    assert season_of(until) != season


def test_who_has_played_enough_comes_before_who_has_not() -> None:
    db = books()
    for number in range(3):
        ended(db, number, won(1), lost(2))
    ended(db, 9, won(3), lost(4))
    assert [one.user_id for one in results.leaderboard(db, GUILD, "walk")] == [1, 2, 3, 4]


def test_results_from_before_the_seasons_are_rated_anew() -> None:
    db = books()
    ended(db, 1, won(1), lost(2))
    ended(db, 2, won(2), lost(1), at=NOVEMBER + DAY)
    kept = mu(db, 1)
    db.execute("UPDATE results SET nth = 0")
    db.execute("DELETE FROM rating_steps")
    db.execute("DELETE FROM ratings WHERE season <> ''")
    assert recount.wrong(db) == 6, "two of the quarter, four steps"
    recount.catch_up(db)
    assert recount.wrong(db) == 0
    assert mu(db, 1) == kept
    assert db.execute("SELECT DISTINCT session_id, nth FROM results ORDER BY nth").fetchall() == [
        ("s1", 1),
        ("s2", 2),
    ]


def test_somebody_forgotten_still_counts_for_those_who_met_them() -> None:
    db = books()
    ended(db, 1, won(1), lost(2))
    ended(db, 2, won(1), lost(2))
    kept = mu(db, 2)
    db.execute("UPDATE results SET user_id = -1 WHERE user_id = 1")
    db.execute("DELETE FROM ratings WHERE user_id = 1")
    db.execute("DELETE FROM rating_steps WHERE user_id = 1")
    assert recount.wrong(db) == 0
    recount.rebuild(db)
    assert mu(db, 2) == kept
    assert [one.user_id for one in results.leaderboard(db, GUILD, "walk")] == [2]


async def test_a_friendly_table_is_kept_and_not_rated(world: World) -> None:
    session = await world.table("walk", AKI, BEN, goal="5", rated="false")
    await world.plays(session, AKI, "go 2", "go 2", "go 2")
    assert await world.services.scores.leaderboard(GUILD, "walk") == []
    (tally,) = (await world.services.scores.profile(GUILD, AKI.user_id)).tallies
    assert (tally.games, tally.wins, tally.rating) == (1, 1, None)
