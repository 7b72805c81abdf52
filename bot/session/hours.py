"""The hours in which a person's clock runs: outside quiet hours and vacations. Pure; times are seconds since 1970.

Quiet hours are wall-clock times in the person's zone. When daylight saving starts or ends they shift, and they are
an hour shorter or longer if the change falls within them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from functools import lru_cache
from heapq import merge
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.rows.settings import UserSettings

from .model import Refused
from .rules import DAY

LONGEST_QUIET = 16 * 60
"""Minutes. Longer quiet hours would stop the clock for good."""
LONGEST_VACATION = 30 * DAY
_DAY_MINUTES = 24 * 60


@dataclass(frozen=True, slots=True)
class UserHours:
    """The hours in which one person's clock is stopped.

    Quiet hours are minutes after midnight in ``zone`` and may span midnight; None or equal values mean none.
    ``away_*``: a vacation.
    """

    zone: str | None = None
    quiet_from: int | None = None
    quiet_until: int | None = None
    away_from: float | None = None
    away_until: float | None = None

    @property
    def quiet(self) -> tuple[int, int] | None:
        if self.quiet_from is None or self.quiet_until is None or self.quiet_from == self.quiet_until:
            return None
        return self.quiet_from, self.quiet_until


def hours_of(settings: UserSettings) -> UserHours:
    return UserHours(
        settings.zone, settings.quiet_from, settings.quiet_until, settings.away_from, settings.away_until
    )


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
    now = start
    for begins, ends in _stops(hours, start):
        if begins > now:
            free = begins - now
            if free >= seconds:
                break
            seconds -= free
        now = max(now, ends)
    return now + seconds


def is_stopped(hours: UserHours, at: float) -> bool:
    """Whether the clock is stopped at this moment, so that nobody is pinged."""
    begins, ends = next(_stops(hours, at), (at + 1, at))
    return begins <= at < ends


def validate(settings: UserSettings) -> UserSettings:
    """Return the settings if they are valid.

    Refused: bad-zone(zone), bad-quiet, quiet-too-long(hours), bad-vacation, vacation-too-long(days).
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
    if (settings.away_from, settings.away_until) != (None, None):
        if settings.away_from is None or settings.away_until is None or settings.away_until <= settings.away_from:
            raise Refused("bad-vacation")
        if settings.away_until - settings.away_from > LONGEST_VACATION:
            raise Refused("vacation-too-long", days=int(LONGEST_VACATION // DAY))
    return settings


def _stops(hours: UserHours, start: float) -> Iterator[tuple[float, float]]:
    """Yield the stops of the clock from ``start`` on: sorted and disjoint; endless with quiet hours."""
    vacation: list[tuple[float, float]] = []
    if hours.away_from is not None and hours.away_until is not None:
        vacation = [(hours.away_from, hours.away_until)]
    last: tuple[float, float] | None = None
    for begins, ends in merge(_nights(hours, start), vacation):
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
