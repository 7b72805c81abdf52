"""Hours in which a person's clock runs: quiet hours, vacations, and daylight saving."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rows.settings import UserSettings
from bot.session.hours import UserHours, after, counted_seconds, is_stopped, validate
from bot.session.model import Refused
from bot.session.rules import DAY, HOUR
from bot.tables.clock import missed_call

ZONES = ("Europe/Berlin", "America/New_York", "Asia/Tokyo", "Australia/Lord_Howe", None)
START = datetime(2025, 12, 31, tzinfo=ZoneInfo("UTC")).timestamp()
MINUTES = st.integers(0, 24 * 60 - 1)
MOMENTS = st.floats(START, START + 366 * DAY)


@st.composite
def hours(draw: st.DrawFn) -> UserHours:
    begins, length = draw(MINUTES), draw(st.integers(1, 16 * 60))
    quiet = (begins, (begins + length) % (24 * 60)) if draw(st.booleans()) else (None, None)
    away = (None, None)
    if draw(st.booleans()):
        from_ = draw(MOMENTS)
        away = (from_, from_ + draw(st.floats(60, 30 * DAY)))
    days_off = draw(st.sets(st.integers(0, 6), max_size=2))
    return UserHours(draw(st.sampled_from(ZONES)), *quiet, *away, days_off=tuple(sorted(days_off)))


def at(zone: str, *moment: int, fold: int = 0) -> float:
    return datetime(*moment, tzinfo=ZoneInfo(zone), fold=fold).timestamp()  # type: ignore[arg-type,misc]


def wall(zone: str, moment: float) -> str:
    return datetime.fromtimestamp(moment, ZoneInfo(zone)).strftime("%d %H:%M")


@given(hours(), MOMENTS, st.floats(0, 10 * DAY))
def test_counted_is_the_inverse_of_after(mine: UserHours, start: float, seconds: float) -> None:
    end = after(mine, start, seconds)
    assert end >= start + seconds - 1e-3
    assert counted_seconds(mine, start, end) == pytest.approx(seconds, abs=1e-3)


@given(hours(), MOMENTS, st.floats(0, 5 * DAY), st.floats(0, 5 * DAY))
def test_counted_is_additive(mine: UserHours, start: float, first: float, second: float) -> None:
    middle, end = start + first, start + first + second
    whole = counted_seconds(mine, start, end)
    assert whole == pytest.approx(
        counted_seconds(mine, start, middle) + counted_seconds(mine, middle, end), abs=1e-3
    )
    assert 0 <= whole <= end - start + 1e-3


@given(hours(), MOMENTS)
def test_no_ping_while_the_clock_is_stopped(mine: UserHours, moment: float) -> None:
    free = after(mine, moment, 0)
    assert not is_stopped(mine, free)
    assert is_stopped(mine, moment) == (free > moment)
    assert counted_seconds(mine, moment, free) == pytest.approx(0, abs=1e-3)


def test_every_second_counts_without_hours() -> None:
    assert counted_seconds(UserHours(), 100, 400) == 300
    assert after(UserHours(), 100, 300) == 400
    assert counted_seconds(UserHours(), 400, 100) == 0


def test_quiet_hours_over_midnight_stop_the_clock() -> None:
    mine = UserHours("Europe/Berlin", 22 * 60, 7 * 60)
    evening = at("Europe/Berlin", 2026, 1, 10, 20, 0)
    assert wall("Europe/Berlin", after(mine, evening, 3 * HOUR)) == "11 08:00"
    assert counted_seconds(mine, evening, evening + DAY) == 15 * HOUR
    assert is_stopped(mine, at("Europe/Berlin", 2026, 1, 10, 22, 0))
    assert is_stopped(mine, at("Europe/Berlin", 2026, 1, 11, 6, 59))
    assert not is_stopped(mine, at("Europe/Berlin", 2026, 1, 11, 7, 0))


@pytest.mark.parametrize(
    ("zone", "evening", "night"),
    [
        ("Europe/Berlin", (2026, 3, 28, 22, 0), 8),
        ("Europe/Berlin", (2026, 10, 24, 22, 0), 10),
        ("America/New_York", (2026, 3, 7, 22, 0), 8),
        ("America/New_York", (2026, 10, 31, 22, 0), 10),
        ("Asia/Tokyo", (2026, 3, 28, 22, 0), 9),
    ],
)
def test_quiet_hours_on_days_of_daylight_saving_changes(zone: str, evening: tuple[int, ...], night: int) -> None:
    mine = UserHours(zone, 22 * 60, 7 * 60)
    begins = at(zone, *evening)
    morning = after(mine, begins, 0)
    assert morning - begins == night * HOUR
    assert wall(zone, morning)[3:] == "07:00"
    assert wall(zone, after(mine, begins - HOUR, 2 * HOUR))[3:] == "08:00"


def test_quiet_hours_skipped_or_repeated_by_daylight_saving() -> None:
    skipped = UserHours("Europe/Berlin", 2 * 60 + 10, 2 * 60 + 50)
    night = at("Europe/Berlin", 2026, 3, 29, 0, 0)
    assert counted_seconds(skipped, night, night + 6 * HOUR) == 6 * HOUR, "that day has no such time"
    night = at("Europe/Berlin", 2026, 10, 25, 0, 0)
    assert counted_seconds(skipped, night, night + 6 * HOUR) == 6 * HOUR - 100 * 60, (
        "from the first 2:10 to the second 2:50"
    )


def test_vacation_stops_the_clock_and_may_overlap_quiet_hours() -> None:
    zone = "America/New_York"
    noon = at(zone, 2026, 6, 1, 12, 0)
    away = (noon + 2 * HOUR, noon + 10 * DAY)
    assert after(UserHours(zone, None, None, *away), noon, 3 * HOUR) == noon + 10 * DAY + HOUR
    mine = UserHours(zone, 23 * 60, 8 * 60, *away)
    assert counted_seconds(mine, noon, noon + 11 * DAY) == 2 * HOUR + 15 * HOUR


def test_days_off_stop_the_clock_from_midnight_to_midnight() -> None:
    zone = "Europe/Berlin"
    friday = at(zone, 2026, 1, 9, 18, 0)
    mine = UserHours(zone, days_off=(5, 6))
    assert wall(zone, after(mine, friday, 12 * HOUR)) == "12 06:00"
    assert counted_seconds(mine, friday, friday + 7 * DAY) == 5 * DAY
    assert is_stopped(mine, at(zone, 2026, 1, 10, 0, 0))
    assert is_stopped(mine, at(zone, 2026, 1, 11, 23, 59))
    assert not is_stopped(mine, at(zone, 2026, 1, 12, 0, 0))
    night = UserHours(zone, 22 * 60, 7 * 60, days_off=(5, 6))
    assert wall(zone, after(night, friday, 12 * HOUR)) == "12 15:00", "four hours on Friday, and Monday from seven"


@pytest.mark.parametrize(
    ("zone", "sunday", "length"),
    [
        ("Europe/Berlin", (2026, 3, 29), 23),
        ("Europe/Berlin", (2026, 10, 25), 25),
        ("Asia/Beirut", (2026, 3, 29), 23),  # there it has no midnight
        ("America/Havana", (2026, 11, 1), 25),  # there it has two
    ],
)
def test_days_off_are_as_long_as_daylight_saving_makes_them(
    zone: str, sunday: tuple[int, ...], length: int
) -> None:
    mine = UserHours(zone, days_off=(6,))
    begins = after(UserHours(), at(zone, *sunday, 0, 0), 0)
    assert after(mine, begins, 0) - begins == length * HOUR
    assert not is_stopped(mine, begins - 1)
    assert counted_seconds(mine, begins - HOUR, begins + 30 * HOUR) == (31 - length) * HOUR


def test_removed_zone_counts_as_utc() -> None:
    assert UserHours("Mars/Olympus", 60, 120).quiet == (60, 120)
    midnight = datetime(2026, 1, 1, tzinfo=ZoneInfo("UTC"))
    mine = UserHours("Mars/Olympus", 60, 120)
    assert counted_seconds(mine, midnight.timestamp(), (midnight + timedelta(hours=3)).timestamp()) == 2 * HOUR


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"zone": "Mars/Olympus"}, "bad-zone"),
        ({"zone": "../etc/passwd"}, "bad-zone"),
        ({"zone": "Europe"}, "bad-zone"),
        ({"quiet_from": 60}, "bad-quiet"),
        ({"quiet_from": 60, "quiet_until": 24 * 60}, "bad-quiet"),
        ({"quiet_from": 60, "quiet_until": 60}, "quiet-too-long"),
        ({"quiet_from": 0, "quiet_until": 16 * 60 + 1}, "quiet-too-long"),
        ({"quiet_from": 8 * 60, "quiet_until": 7 * 60}, "quiet-too-long"),
        ({"days_off": (0, 3, 6)}, "too-many-days-off"),
        ({"away_from": 1.0}, "bad-vacation"),
        ({"away_until": 1.0}, "bad-vacation"),
        ({"away_from": 10.0, "away_until": 10.0}, "bad-vacation"),
        ({"away_from": 0.0, "away_until": 30 * DAY + 1}, "vacation-too-long"),
    ],
)
def test_hours_that_would_stop_a_game_are_refused(change: dict[str, object], code: str) -> None:
    with pytest.raises(Refused) as refusal:
        validate(replace(UserSettings(), **change))  # type: ignore[arg-type]
    assert refusal.value.code == code


def test_valid_hours_are_accepted() -> None:
    mine = UserSettings(
        zone="Asia/Tokyo", quiet_from=16 * 60, quiet_until=8 * 60, away_from=0.0, away_until=30 * DAY
    )
    assert validate(mine) is mine


def test_one_is_called_once_to_a_turn_that_began_unseen() -> None:
    """At the end of the night in which it began, and not again after a vacation that was set later."""
    midnight = datetime(2026, 11, 26, tzinfo=ZoneInfo("Europe/Berlin")).timestamp()
    mine = UserHours("Europe/Berlin", 22 * 60, 7 * 60)
    morning = midnight + 7 * HOUR
    assert missed_call(mine, midnight, midnight) == morning
    assert missed_call(mine, midnight, morning) is None, "called by now"
    assert missed_call(mine, morning, morning) is None, "pinged when it began"
    away = replace(mine, away_from=morning + HOUR, away_until=morning + 3 * DAY)
    assert missed_call(away, midnight, morning + HOUR) is None
    assert missed_call(away, morning + 2 * HOUR, morning + 2 * HOUR) == morning + 3 * DAY
