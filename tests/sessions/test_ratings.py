"""Ratings: of people only, by season and of all time, and computed from the results alone."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection
from datetime import UTC, datetime
from typing import Any

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


def ended(
    db: sqlite3.Connection,
    number: int,
    *scores: Score,
    at: float = NOVEMBER,
    rated: bool = True,
    moved: Collection[int] | None = None,
) -> None:
    """Add a finished game of these people; negative ids are computer players."""
    rows = [
        Result(
            seat, one.user_id if one.user_id > 0 else None, f"p{one.user_id}", one.place, 0, one.gave_up, one.team
        )
        for seat, one in enumerate(scores)
    ]
    results.add(db, f"s{number}", GUILD, "walk", at, rows, rated=rated, moved=moved)


def lost(user_id: int) -> Score:
    return Score(user_id, 2, False)


def won(user_id: int) -> Score:
    return Score(user_id, 1, False)


def mu(db: sqlite3.Connection, user_id: int, season: str = EVER) -> float:
    found = {one.user_id: one.rating for one in results.leaderboard(db, GUILD, "walk", season)}
    rating = found[user_id]
    assert rating is not None
    return rating.mu


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
    before = db.execute("SELECT * FROM ratings ORDER BY 1, 2, 3, 4").fetchall()
    steps = db.execute("SELECT * FROM rating_steps ORDER BY 1, 2").fetchall()
    assert recount.mismatches(db) == 0
    recount.rebuild(db)
    assert db.execute("SELECT * FROM ratings ORDER BY 1, 2, 3, 4").fetchall() == before
    assert db.execute("SELECT * FROM rating_steps ORDER BY 1, 2").fetchall() == steps
    db.close()


def test_seat_given_up_is_a_loss_whatever_its_place() -> None:
    db = books()
    ended(db, 1, Score(1, 1, True), lost(2), Score(3, 3, False))
    assert mu(db, 1) < NEWCOMER.mu < mu(db, 2)
    assert mu(db, 1) < mu(db, 3), "behind everybody who stayed"
    (first, *_) = results.profile(db, GUILD, 1)
    assert (first.games, first.wins) == (1, 0)


def test_friendly_games_and_computers_are_not_rated() -> None:
    db = books()
    ended(db, 1, won(1), lost(2), rated=False)
    ended(db, 2, won(1), lost(-1))
    assert results.leaderboard(db, GUILD, "walk") == []
    (tally,) = results.profile(db, GUILD, 1)
    assert (tally.games, tally.wins, tally.rating) == (2, 2, None)


def test_player_who_changed_seats_is_rated_once() -> None:
    db = books()
    ended(db, 1, Score(1, 3, True), lost(2), won(1))
    assert mu(db, 1) > NEWCOMER.mu > mu(db, 2)
    assert results.profile(db, GUILD, 1)[0].games == 1
    assert [(one.games, one.wins) for one in results.leaderboard(db, GUILD, "walk")] == [(1, 1), (1, 0)]


def test_each_quarter_starts_from_scratch() -> None:
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


def test_people_with_enough_games_come_first() -> None:
    db = books()
    for number in range(3):
        ended(db, number, won(1), lost(2))
    ended(db, 9, won(3), lost(4))
    assert [one.user_id for one in results.leaderboard(db, GUILD, "walk")] == [1, 2, 3, 4]


def test_results_from_before_seasons_are_rated_again() -> None:
    db = books()
    ended(db, 1, won(1), lost(2))
    ended(db, 2, won(2), lost(1), at=NOVEMBER + DAY)
    kept = mu(db, 1)
    db.execute("UPDATE results SET nth = 0")
    db.execute("DELETE FROM rating_steps")
    db.execute("DELETE FROM ratings WHERE season <> ''")
    assert recount.mismatches(db) == 6, "two of the quarter, four steps"
    recount.catch_up(db)
    assert recount.mismatches(db) == 0
    assert mu(db, 1) == kept
    assert db.execute("SELECT DISTINCT session_id, nth FROM results ORDER BY nth").fetchall() == [
        ("s1", 1),
        ("s2", 2),
    ]


def test_erased_user_remains_as_opponent_in_ratings() -> None:
    db = books()
    ended(db, 1, won(1), lost(2))
    ended(db, 2, won(1), lost(2))
    kept = mu(db, 2)
    db.execute("UPDATE results SET user_id = -1 WHERE user_id = 1")
    db.execute("DELETE FROM ratings WHERE user_id = 1")
    db.execute("DELETE FROM rating_steps WHERE user_id = 1")
    assert recount.mismatches(db) == 0
    recount.rebuild(db)
    assert mu(db, 2) == kept
    assert [one.user_id for one in results.leaderboard(db, GUILD, "walk")] == [2]


# --- teams, and games without a winner ----------------------------------------------------------------------------


def in_team(team: int, user_id: int, place: int, *, gave_up: bool = False) -> Score:
    return Score(user_id, place, gave_up, team)


def test_team_members_are_rated_as_one_side() -> None:
    db = books()
    ended(db, 1, in_team(0, 1, 1), in_team(1, 2, 3), in_team(0, 3, 1), in_team(1, 4, 3))
    assert mu(db, 1) == mu(db, 3) > NEWCOMER.mu > mu(db, 2) == mu(db, 4)
    assert [(one.user_id, one.wins) for one in results.leaderboard(db, GUILD, "walk")] == [
        (1, 1),
        (3, 1),
        (2, 0),
        (4, 0),
    ]
    assert recount.mismatches(db) == 0
    assert results.team_play(db, GUILD, "walk") == "teams"


def test_team_rating_differs_from_four_single_players() -> None:
    """openskill gets two sides of two people, not four sides of one."""
    db, other = books(), books()
    ended(db, 1, in_team(0, 1, 1), in_team(1, 2, 3), in_team(0, 3, 1), in_team(1, 4, 3))
    ended(other, 1, Score(1, 1, False), Score(2, 3, False), Score(3, 1, False), Score(4, 3, False))
    assert mu(db, 1) != mu(other, 1)


@pytest.mark.parametrize("place", [1, 2], ids=["all won", "nobody won"])
def test_cooperative_game_rates_nobody(place: int) -> None:
    """Also if somebody gave up: their seat was lost, and nobody won it."""
    db = books()
    ended(db, 1, in_team(0, 1, place), in_team(0, 2, place), in_team(0, 3, place, gave_up=True))
    assert results.leaderboard(db, GUILD, "walk") == []
    assert [results.profile(db, GUILD, user)[0].wins for user in (1, 2, 3)] == [2 - place, 2 - place, 0]
    assert recount.mismatches(db) == 0
    assert results.team_play(db, GUILD, "walk") == "together"


def test_people_against_computer_players_are_not_rated() -> None:
    db = books()
    ended(db, 1, in_team(0, 1, 1), in_team(1, -1, 3), in_team(0, 2, 1), in_team(1, -2, 3))
    assert results.leaderboard(db, GUILD, "walk") == []


def test_player_who_gives_up_loses_without_the_team() -> None:
    """The team is rated without them, and they are a side of their own in last place."""
    db = books()
    ended(db, 1, in_team(0, 1, 1), in_team(1, 2, 3), in_team(0, 3, 1, gave_up=True), in_team(1, 4, 3))
    assert mu(db, 1) > NEWCOMER.mu > mu(db, 2) == mu(db, 4)
    assert mu(db, 3) < NEWCOMER.mu
    assert recount.mismatches(db) == 0


def test_game_without_winner_still_ranks_places() -> None:
    """No first place means no win; the better place is rated higher."""
    db = books()
    ended(db, 1, Score(1, 2, False), Score(2, 3, False))
    assert mu(db, 1) > NEWCOMER.mu > mu(db, 2)
    assert [one.wins for one in results.leaderboard(db, GUILD, "walk")] == [0, 0]
    assert results.team_play(db, GUILD, "walk") == "alone"


async def test_friendly_game_is_stored_but_not_rated(world: World) -> None:
    await world.wins(await world.table("walk", AKI, BEN, goal="5", rated="false"), AKI, BEN)
    assert await world.services.scores.leaderboard(GUILD, "walk") == []
    (tally,) = (await world.services.scores.profile(GUILD, AKI.user_id)).tallies
    assert (tally.games, tally.wins, tally.rating) == (1, 1, None)
