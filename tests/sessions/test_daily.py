"""The dice of the day, pure: dates, rounds, seeds, rough places, streaks, squares."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.rows.daily import DayRow
from bot.session import daily
from bot.session.daily import Band, Spread, Streak, Strong, days_of, end_of, next_day, round_of, start_of, streak_of
from bot.session.rules import DAY
from engines.core.history.drand import chain_of
from tests.contract.test_drand import FAST, OWN, PLAIN

SECRET, OTHER = "01" * 32, "02" * 32
TODAY, TOMORROW = "2026-11-27", "2026-11-28"


def test_dates_are_those_of_utc() -> None:
    assert daily.date_at(start_of(TODAY)) == daily.date_at(end_of(TODAY) - 0.001) == TODAY
    assert end_of(TODAY) == start_of(TOMORROW) == start_of(TODAY) + DAY
    assert (next_day(TODAY, 4), next_day("2026-03-01", -1)) == ("2026-12-01", "2026-02-28")
    for month, after, count in (("2026-12", "2027-01", 31), ("2028-02", "2028-03", 29)):
        dates = days_of(month)
        assert (daily.next_month(month), len(dates), {daily.month_of(date) for date in dates}) == (
            after,
            count,
            {month},
        )
        assert dates == sorted(set(dates))
    assert daily.is_date(TODAY)
    for text in ("", "2026-1-1", "20261127", "2026-02-30", "2026-11-27T00", "２０２６-11-27"):
        assert not daily.is_date(text), text


def test_round_is_the_first_published_after_a_day_begins() -> None:
    for url in (PLAIN, FAST):
        for date in days_of("2026-12"):
            chain, number = chain_of(url), round_of(date, url)
            assert chain is not None
            assert number is not None
            assert chain.published_at(number - 1) <= start_of(date) < chain.published_at(number), (url, date)
    assert round_of(TODAY, OWN) is round_of(TODAY, None) is None, "an unknown chain has none"


def test_each_month_has_its_own_hash_and_each_day_its_seed_and_marks() -> None:
    promised = [
        ("11", SECRET, None),
        ("12", SECRET, None),
        ("11", OTHER, None),
        ("11", SECRET, PLAIN),
        ("11", SECRET, FAST),
    ]
    assert len({daily.opening(f"2026-{month}", secret, url) for month, secret, url in promised}) == 5
    seeds = {daily.seed_of(date, SECRET, mixed) for date in days_of("2026-11") for mixed in (None, "ab" * 32)}
    assert (len(seeds), {len(seed) for seed in seeds}) == (60, {32})
    assert len({daily.mark_of(user, date, SECRET) for user in (11, 12) for date in (TODAY, TOMORROW)}) == 4


@pytest.mark.parametrize(
    ("counts", "bands"),
    [
        ({20: 5}, {20: None}),
        ({10: 2, 20: 2, 30: 2}, {30: Band.UPPER, 20: Band.MIDDLE, 10: Band.LOWER}),
        ({20: 6}, {20: Band.UPPER, 5: Band.LOWER, 45: Band.UPPER}),
        ({10: 5, 30: 1}, {30: Band.UPPER, 10: Band.UPPER}),
        ({10: 1, 30: 5}, {30: Band.UPPER, 10: Band.LOWER}),
    ],
)
def test_place_is_a_third_by_those_who_did_better(counts: dict[int, int], bands: dict[int, str | None]) -> None:
    """Few results give none."""
    assert {score: daily.band_of(Spread(counts), score) for score in bands} == bands


def days(*numbers: int) -> set[str]:
    return {f"2026-11-{number:02}" for number in numbers}


@pytest.mark.parametrize(
    ("played", "down", "streak"),
    [
        (days(), days(), (0, 0, True)),
        (days(27), days(), (1, 0, False)),
        (days(25, 26), days(), (2, 0, True)),
        (days(23, 25, 27), days(), (3, 2, False)),
        (days(21, 23, 25, 27), days(), (3, 2, False)),
        (days(24, 27), days(), (2, 2, False)),
        (days(23, 27), days(), (1, 0, False)),
        (days(23), days(), (0, 0, True)),
        (days(24), days(), (1, 2, True)),
        (days(23, 27), days(24), (3, 2, False)),
        (days(20, 27), days(*range(21, 27)), (8, 0, False)),
        (days(25), days(26, 27), (3, 0, False)),
        (days(27), days(20, 21, 26), (1, 0, False)),
        (days(), days(26, 27), (0, 0, False)),
    ],
)
def test_two_missed_days_of_a_month_are_forgiven(
    played: set[str], down: set[str], streak: tuple[int, int, bool]
) -> None:
    count, forgiven, is_open = streak
    assert streak_of(played, down, TODAY) == Streak(count, forgiven, is_today_open=is_open)


def test_each_month_forgives_its_own_days() -> None:
    played = set(days_of("2026-10") + days_of("2026-11")) - {"2026-10-05", "2026-10-31", "2026-11-01", "2026-11-30"}
    assert streak_of(played, (), "2026-11-30") == Streak(57, 1, is_today_open=True)
    assert streak_of(played - {"2026-10-20"}, (), "2026-11-30").days == 28 + 24, "from 6 October on"


def test_squares_and_the_strong_player_are_as_they_were_stored() -> None:
    points = [("card-a", 0), ("card-b", 1), ("bonus", 5), ("landscape-x", 6), ("landscape-y", 60), ("x", -1)]
    assert daily.squares(points) == "⬛0🟥1🟦5🟪6🟪60⬛-1", "points and nothing else"
    assert daily.squares([]) == ""
    made = Strong(7, (("card-a", 4), ("bonus", 3)), ("clear red R1", "pass"))
    row = DayRow(TODAY, "dicolony", 1, "{}", None, None, None, None, 0.0, 0.0, 1.0, False, made.text())
    assert (Strong.read(row), Strong.read(replace(row, strong=None))) == (made, None)
