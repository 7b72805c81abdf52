"""The dice of the day, pure: dates, rounds, seeds, rough places, streaks, squares."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.rows.daily import DayRow
from bot.session.daily import (
    Band,
    Spread,
    Streak,
    Strong,
    band_of,
    date_at,
    days_of,
    end_of,
    is_date,
    mark_of,
    month_of,
    next_day,
    next_month,
    opening,
    round_of,
    seed_of,
    squares,
    start_of,
    streak_of,
)
from bot.session.rules import DAY
from engines.core.history.drand import chain_of
from tests.contract.test_drand import FAST, OWN, PLAIN

SECRET = "01" * 32
TODAY = "2026-11-27"


# --- dates and dice -------------------------------------------------------------------------------------


def test_dates_are_those_of_utc() -> None:
    assert date_at(start_of(TODAY)) == date_at(end_of(TODAY) - 0.001) == TODAY
    assert end_of(TODAY) == start_of("2026-11-28") == start_of(TODAY) + DAY
    assert (next_day(TODAY, 4), next_day("2026-03-01", -1)) == ("2026-12-01", "2026-02-28")


@pytest.mark.parametrize(("month", "after", "days"), [("2026-12", "2027-01", 31), ("2028-02", "2028-03", 29)])
def test_months_follow_each_other(month: str, after: str, days: int) -> None:
    dates = days_of(month)
    assert (next_month(month), len(dates)) == (after, days)
    assert {month_of(date) for date in dates} == {month}
    assert dates == sorted(set(dates))


@pytest.mark.parametrize("text", ["", "2026-1-1", "20261127", "2026-02-30", "2026-11-27T00", "２０２６-11-27"])
def test_other_forms_are_no_dates(text: str) -> None:
    assert is_date(TODAY)
    assert not is_date(text)


@pytest.mark.parametrize("url", [PLAIN, FAST])
@pytest.mark.parametrize("date", days_of("2026-12"))
def test_round_is_the_first_published_after_a_day_begins(url: str, date: str) -> None:
    chain, number = chain_of(url), round_of(date, url)
    assert chain is not None
    assert number is not None
    assert chain.published_at(number - 1) <= start_of(date) < chain.published_at(number)


def test_unknown_chain_has_no_rounds() -> None:
    assert round_of(TODAY, OWN) is None
    assert round_of(TODAY, None) is None


def test_hash_fixes_month_secret_and_beacon() -> None:
    known = {
        opening("2026-11", SECRET, None),
        opening("2026-12", SECRET, None),
        opening("2026-11", "02" * 32, None),
        opening("2026-11", SECRET, PLAIN),
        opening("2026-11", SECRET, FAST),
    }
    assert len(known) == 5


def test_each_day_has_its_own_seed_and_marks() -> None:
    seeds = {seed_of(date, SECRET, mixed) for date in days_of("2026-11") for mixed in (None, "ab" * 32)}
    assert len(seeds) == 60
    assert {len(seed) for seed in seeds} == {32}
    marks = {mark_of(user, date, SECRET) for user in (11, 12) for date in (TODAY, next_day(TODAY))}
    assert len(marks) == 4


# --- places ---------------------------------------------------------------------------------------------


def test_few_results_give_no_place() -> None:
    assert band_of(Spread({20: 5}), 20) is None


@pytest.mark.parametrize(
    ("counts", "bands"),
    [
        ({10: 2, 20: 2, 30: 2}, {30: Band.UPPER, 20: Band.MIDDLE, 10: Band.LOWER}),
        ({20: 6}, {20: Band.UPPER}),
        ({10: 5, 30: 1}, {30: Band.UPPER, 10: Band.UPPER}),
        ({10: 1, 30: 5}, {30: Band.UPPER, 10: Band.LOWER}),
        ({20: 6}, {5: Band.LOWER, 45: Band.UPPER}),
    ],
)
def test_place_is_a_third_by_those_who_did_better(counts: dict[int, int], bands: dict[int, str]) -> None:
    assert {score: band_of(Spread(counts), score) for score in bands} == bands


# --- streaks --------------------------------------------------------------------------------------------


def days(*numbers: int) -> set[str]:
    return {f"2026-11-{number:02}" for number in numbers}


@pytest.mark.parametrize(
    ("played", "down", "streak"),
    [
        (days(), days(), Streak(0, 0, is_today_open=True)),
        (days(27), days(), Streak(1, 0, is_today_open=False)),
        (days(25, 26), days(), Streak(2, 0, is_today_open=True)),
        (days(23, 25, 27), days(), Streak(3, 2, is_today_open=False)),
        (days(21, 23, 25, 27), days(), Streak(3, 2, is_today_open=False)),
        (days(24, 27), days(), Streak(2, 2, is_today_open=False)),
        (days(23, 27), days(), Streak(1, 0, is_today_open=False)),
        (days(23), days(), Streak(0, 0, is_today_open=True)),
        (days(24), days(), Streak(1, 2, is_today_open=True)),
        (days(23, 27), days(24), Streak(3, 2, is_today_open=False)),
        (days(20, 27), days(*range(21, 27)), Streak(8, 0, is_today_open=False)),
        (days(25), days(26, 27), Streak(3, 0, is_today_open=False)),
        (days(27), days(20, 21, 26), Streak(1, 0, is_today_open=False)),
        (days(), days(26, 27), Streak(0, 0, is_today_open=False)),
    ],
)
def test_two_missed_days_of_a_month_are_forgiven(played: set[str], down: set[str], streak: Streak) -> None:
    assert streak_of(played, down, TODAY) == streak


def test_each_month_forgives_its_own_days() -> None:
    played = set(days_of("2026-10") + days_of("2026-11")) - {"2026-10-05", "2026-10-31", "2026-11-01", "2026-11-30"}
    assert streak_of(played, (), "2026-11-30") == Streak(57, 1, is_today_open=True)
    assert streak_of(played - {"2026-10-20"}, (), "2026-11-30").days == 28 + 24, "from 6 October on"


# --- sharing --------------------------------------------------------------------------------------------


def test_squares_tell_points_and_nothing_else() -> None:
    points = [("card-a", 0), ("card-b", 1), ("bonus", 5), ("landscape-x", 6), ("landscape-y", 60), ("x", -1)]
    assert squares(points) == "⬛0🟥1🟦5🟪6🟪60⬛-1"
    assert squares([]) == ""


def test_strong_player_is_read_as_it_was_stored() -> None:
    made = Strong(7, (("card-a", 4), ("bonus", 3)), ("clear red R1", "pass"))
    row = DayRow(TODAY, "dicolony", 1, "{}", None, None, None, None, 0.0, 0.0, 1.0, False, made.text())
    assert Strong.read(row) == made
    assert Strong.read(replace(row, strong=None)) is None
