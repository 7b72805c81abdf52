"""The hours in which a person's clock runs: outside quiet hours, days off and vacations.

Pure; times are seconds since 1970. Vacations stop clocks for LONGEST_VACATION in any VACATION_WINDOW; one that goes
on after that only keeps pings away.

Quiet hours are wall-clock times in the person's zone. When daylight saving starts or ends they shift, and they are
an hour shorter or longer if the change falls within them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import date, datetime, time, timedelta
from functools import lru_cache
from heapq import merge
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.rows.settings import UserSettings

from .model import Refused
from .rules import DAY

LONGEST_QUIET = 16 * 60
"""Minutes. Longer quiet hours would stop the clock for good."""
DAYS_OFF = 2
"""Days a week, at most."""
LONGEST_VACATION = 30 * DAY
VACATION_WINDOW = 180 * DAY
_SPENT = 20
"""Earlier vacations that are kept apart; of more, the oldest two count as one."""
_DAY_MINUTES = 24 * 60


@dataclass(frozen=True, slots=True)
class UserHours:
    """The hours in which one person's clock is stopped.

    Quiet hours are minutes after midnight in ``zone`` and may span midnight; None or equal values mean none.
    ``away_*``: a vacation; ``away_stops``: until when it stops the clock, None: to its end.
    """

    zone: str | None = None
    quiet_from: int | None = None
    quiet_until: int | None = None
    away_from: float | None = None
    away_until: float | None = None
    days_off: tuple[int, ...] = ()
    away_stops: float | None = None
    spent: tuple[float, ...] = ()
    """When earlier vacations stopped the clock: beginning and end of each, in order."""
    runs_from: float | None = None
    """From when on nothing stops the clock, while all of it still keeps pings away; None: it always stops."""

    @property
    def quiet(self) -> tuple[int, int] | None:
        if self.quiet_from is None or self.quiet_until is None or self.quiet_from == self.quiet_until:
            return None
        return self.quiet_from, self.quiet_until


def hours_of(settings: UserSettings, *, vacations: bool = True, runs_from: float | None = None) -> UserHours:
    """Return a person's hours; ``vacations``: whether these stop the clock, or only keep pings away.

    ``runs_from``: as of the hours.
    """
    return UserHours(
        settings.zone,
        settings.quiet_from,
        settings.quiet_until,
        settings.away_from,
        settings.away_until,
        settings.days_off,
        stopped_until(settings) if vacations else settings.away_from,
        (settings.spent or ()) if vacations else (),
        runs_from,
    )


def vacations_of(hours: UserHours) -> UserHours:
    """Return these hours without quiet hours and days off."""
    return replace(hours, quiet_from=None, quiet_until=None, days_off=())


def zone_of(name: str | None) -> ZoneInfo:
    """Return the zone of this name; UTC for None or an unknown name."""
    return _zone(name or "UTC") or ZoneInfo("UTC")


def is_on_vacation(settings: UserSettings, now: float) -> bool:
    begins, ends = settings.away_from, settings.away_until
    return begins is not None and ends is not None and begins <= now < ends


def shown_vacation(settings: UserSettings, now: float) -> float | None:
    """Return when a vacation ends that the person's tables show; None if there is none that they let be shown."""
    return settings.away_until if settings.away_shown and is_on_vacation(settings, now) else None


def counted_seconds(hours: UserHours, start: float, end: float) -> float:
    """Return the seconds that count between two moments; 0 if ``end`` is not after ``start``."""
    left = max(0.0, end - start)
    for begins, ends in _stops(hours, start):
        if begins >= end:
            break
        left -= min(ends, end) - max(begins, start)
    return max(0.0, left)


def after(hours: UserHours, start: float, seconds: float) -> float:
    """Return the moment when the clock has run for ``seconds`` more; for 0, the next moment at which it runs."""
    return _run(_stops(hours, start), start, seconds)


def pinged_from(hours: UserHours, at: float) -> float:
    """Return the next moment at which the person may be pinged: not on a vacation, even if it stops no clock."""
    return after(replace(hours, away_stops=None, runs_from=None), at, 0)


def is_stopped(hours: UserHours, at: float) -> bool:
    """Whether nobody pings the person at this moment."""
    return pinged_from(hours, at) > at


# --- vacations are limited --------------------------------------------------------------------------------------


def stopped_until(settings: UserSettings) -> float | None:
    """Return until when the vacation stops clocks, which may be its beginning; None if there is none."""
    begins, ends, spent = settings.away_from, settings.away_until, settings.spent
    if begins is None or ends is None or spent is None:
        return ends
    # Of the time in the window nothing is added while an earlier vacation leaves it.
    leaving = [(first + VACATION_WINDOW, last + VACATION_WINDOW) for first, last in _pairs(spent)]
    return min(ends, _run(leaving, begins, LONGEST_VACATION - _used(spent, begins)))


def vacation_left(settings: UserSettings, now: float) -> float:
    """Return for how many seconds from now on vacations can stop clocks, if nothing leaves the window meanwhile."""
    return max(0.0, LONGEST_VACATION - _used(_spent_until(settings, now), now))


def with_spent(old: UserSettings, new: UserSettings, now: float) -> UserSettings:
    """Return new settings that count what vacations before them have used: no change makes that less."""
    if (new.away_from, new.away_until) == (old.away_from, old.away_until):
        return new
    if old.away_until is not None and new.away_until is not None and new.away_from == old.away_from:
        return replace(new, away_until=max(new.away_until, min(old.away_until, now)))
    spent = [pair for pair in _pairs(_spent_until(old, now)) if pair[1] > now - VACATION_WINDOW]
    while len(spent) > _SPENT:
        (first, ends), (begins, last) = spent[:2]
        spent[:2] = [(begins - (ends - first), last)]
    return replace(new, spent=tuple(moment for pair in spent for moment in pair))


def _spent_until(settings: UserSettings, now: float) -> tuple[float, ...]:
    """Return when vacations have stopped clocks, the present one included."""
    if settings.spent is None:
        return ()
    begins, stops = settings.away_from, stopped_until(settings)
    if begins is None or stops is None or min(stops, now) <= begins:
        return settings.spent
    return (*settings.spent, float(begins), float(min(stops, now)))


def _used(spent: tuple[float, ...], at: float) -> float:
    """Return the seconds of vacation in the window that ends at this moment."""
    return sum(max(0.0, min(last, at) - max(first, at - VACATION_WINDOW)) for first, last in _pairs(spent))


def _pairs(spent: tuple[float, ...]) -> list[tuple[float, float]]:
    return list(zip(spent[::2], spent[1::2], strict=True))


def validate(settings: UserSettings) -> UserSettings:
    """Return the settings if they are valid.

    Refused: bad-zone(zone), bad-quiet, quiet-too-long(hours), too-many-days-off(days), bad-vacation,
    vacation-too-long(days).
    """
    if settings.zone is not None and _zone(settings.zone) is None:
        raise Refused("bad-zone", zone=settings.zone)
    quiet = (settings.quiet_from, settings.quiet_until)
    if quiet != (None, None):
        begins, ends = quiet
        if begins is None or ends is None or not (0 <= begins < _DAY_MINUTES and 0 <= ends < _DAY_MINUTES):
            raise Refused("bad-quiet")
        if begins == ends or (ends - begins) % _DAY_MINUTES > LONGEST_QUIET:
            raise Refused("quiet-too-long", hours=LONGEST_QUIET // 60)
    if len(settings.days_off) > DAYS_OFF:
        raise Refused("too-many-days-off", days=DAYS_OFF)
    if (settings.away_from, settings.away_until) != (None, None):
        if settings.away_from is None or settings.away_until is None or settings.away_until <= settings.away_from:
            raise Refused("bad-vacation")
        if settings.away_until - settings.away_from > LONGEST_VACATION:
            raise Refused("vacation-too-long", days=int(LONGEST_VACATION // DAY))
    return settings


def _stops(hours: UserHours, start: float) -> Iterator[tuple[float, float]]:
    """Yield the stops of the clock from ``start`` on: sorted and disjoint; endless with quiet hours or days off."""
    vacations = _pairs(hours.spent)
    if hours.away_from is not None and hours.away_until is not None:
        stops = hours.away_until if hours.away_stops is None else min(hours.away_until, hours.away_stops)
        vacations = sorted([*vacations, (hours.away_from, stops)])
    last: tuple[float, float] | None = None
    for begins, ends in merge(_nights(hours, start), _days_off(hours, start), vacations):
        if hours.runs_from is not None:
            if begins >= hours.runs_from:
                break
            ends = min(ends, hours.runs_from)
        if ends <= max(begins, start):
            continue
        if last is not None and begins <= last[1]:
            last = last[0], max(last[1], ends)
            continue
        if last is not None:
            yield last
        last = begins, ends
    if last is not None:
        yield last


def _nights(hours: UserHours, start: float) -> Iterator[tuple[float, float]]:
    """Yield the quiet hours of each day, from the day before ``start`` on.

    If a wall-clock time occurs twice, they begin at the first and end at the second.
    """
    if hours.quiet is None:
        return
    zone = zone_of(hours.zone)
    begins, ends = hours.quiet
    day = datetime.fromtimestamp(start, zone).date() - timedelta(days=1)
    while True:
        following = day + timedelta(days=1)
        yield _moment(day, begins, zone, 0), _moment(following if ends < begins else day, ends, zone, 1)
        day = following


def _days_off(hours: UserHours, start: float) -> Iterator[tuple[float, float]]:
    """Yield the days off, from the day before ``start`` on: from midnight to midnight, however long they are."""
    if not hours.days_off:
        return
    zone = zone_of(hours.zone)
    day = datetime.fromtimestamp(start, zone).date() - timedelta(days=1)
    while True:
        following = day + timedelta(days=1)
        if day.weekday() in hours.days_off:
            yield _moment(day, 0, zone, 0), _moment(following, 0, zone, 0)
        day = following


def _run(stops: Iterable[tuple[float, float]], start: float, seconds: float) -> float:
    """Return the moment at which so many ``seconds`` have passed outside these sorted, disjoint stops."""
    now = start
    for begins, ends in stops if seconds >= 0 else ():
        if begins > now:
            free = begins - now
            if free >= seconds:
                break
            seconds -= free
        now = max(now, ends)
    return now + max(0.0, seconds)


def _moment(day: date, minutes: int, zone: ZoneInfo, fold: int) -> float:
    wall = datetime.combine(day, time(minutes // 60, minutes % 60, fold=fold), zone)
    return wall.timestamp()


@lru_cache(maxsize=512)
def _zone(name: str) -> ZoneInfo | None:
    """Return the zone, or None if there is no such zone."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None
