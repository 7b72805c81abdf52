"""The dice of the day: everybody gets the same dice, once a day. Pure: dates, seeds, streaks, places.

A date is ``YYYY-MM-DD`` in UTC, a month ``YYYY-MM``. How the dice are made, and what can be checked of them, is in
docs/fair-dice.md#the-dice-of-the-day, with test vectors.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import TypeAlias

from pydantic import TypeAdapter

from bot.rows.daily import AttemptRow, DayRow, PostedRow
from bot.session.rules import DAY
from engines.core.history.drand import chain_of
from engines.core.history.fairness import canonical

Points: TypeAlias = tuple[tuple[str, int], ...]
"""Keys of the score sheet, each with its points."""
GRACE = 600.0
"""Seconds after the end of a day in which an attempt that was begun may be finished; then the day is closed."""
AHEAD = 7 * DAY
"""Seconds before a month begins at which its hash is posted."""
PATIENCE = 120.0
"""Seconds that the dice of a day wait for their round of the beacon."""
DOWN = 3600.0
"""Seconds without the bot within one day that make it count for everybody."""
FORGIVEN = 2
"""Missed days of a month that do not end a streak."""
FEW = 6
"""Finished attempts below which no rough place is told: it would tell what others have."""
SHOWN = 3
"""Sheets in the message of a server, at most."""


# --- dates -----------------------------------------------------------------------------------------------------


def date_at(moment: float) -> str:
    """Return the date of a moment in seconds since 1970."""
    return datetime.fromtimestamp(moment, UTC).date().isoformat()


def start_of(day: str) -> float:
    """Return the first second of a date."""
    return datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC).timestamp()


def end_of(day: str) -> float:
    """Return the first second after a date."""
    return start_of(day) + DAY


def next_day(day: str, days: int = 1) -> str:
    """Return the date that many days later (or earlier)."""
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


def month_of(day: str) -> str:
    return day[:7]


def next_month(month: str) -> str:
    """Return the month after this one."""
    return month_of(next_day(f"{month}-28", 4))


def days_of(month: str) -> list[str]:
    """Return all dates of a month."""
    first = date.fromisoformat(f"{month}-01")
    days = [first + timedelta(days=more) for more in range(31)]
    return [day.isoformat() for day in days if day.month == first.month]


def is_date(text: str) -> bool:
    """Whether this is a date in the one form in which dates are stored."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


# --- dice ------------------------------------------------------------------------------------------------------


def round_of(day: str, url: str | None) -> int | None:
    """Return the round of a beacon that is mixed into a day: the first one published after the day begins.

    None: no beacon, or one whose rounds cannot be told ahead, as its chain is not known.
    """
    chain = None if url is None else chain_of(url)
    if chain is None:
        return None
    return int(start_of(day) - chain.genesis) // chain.period + 2


def opening(month: str, secret: str, url: str | None) -> str:
    """Return the hash that is posted before a month: it fixes the secret (hex), and each day's beacon round."""
    return hashlib.sha256(canonical(["sainome-days-1", month, secret, url, rounds_of(month, url)])).hexdigest()


def rounds_of(month: str, url: str | None) -> list[int | None] | None:
    """Return the round of each day of a month in order; None without a beacon."""
    return None if url is None else [round_of(day, url) for day in days_of(month)]


def seed_of(day: str, secret: str, randomness: str | None) -> bytes:
    """Return the seed of a day; ``randomness``: of its round (hex), None without one."""
    return hmac.digest(bytes.fromhex(secret), canonical(["sainome-day-1", day, randomness]), "sha256")


def has_its_seed(day: DayRow, secret: str) -> bool:
    """Whether the seed that was told of a day follows from the secret of its month; nothing told fits any."""
    return day.seed is None or day.seed == seed_of(day.date, secret, day.randomness).hex()


def mark_of(user_id: int, day: str, secret: str) -> str:
    """Return what is kept of an erased person until the day ends, so that they have no second attempt."""
    return hmac.digest(bytes.fromhex(secret), canonical(["sainome-mark-1", day, user_id]), "sha256").hex()


# --- what was reached --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Attempt:
    """The attempt of one person on one day."""

    row: AttemptRow

    @property
    def is_finished(self) -> bool:
        return self.row.finished_at is not None

    @property
    def points(self) -> Points:
        """Key and points of each building, bonus and landscape, in the order of the score sheet; () unfinished."""
        return POINTS.validate_json(self.row.points or "[]")


@dataclass(frozen=True, slots=True)
class Strong:
    """What the strong computer player made of a day, without knowing dice to come."""

    score: int
    points: Points
    line: tuple[str, ...]
    """Its notations, one for each action."""

    @classmethod
    def read(cls, day: DayRow) -> Strong | None:
        """Return what is stored; None: it has not played this day."""
        return None if day.strong is None else STRONG.validate_json(day.strong)

    def text(self) -> str:
        """Return the stored form."""
        return STRONG.dump_json(self).decode()


POINTS, STRONG = TypeAdapter(Points), TypeAdapter(Strong)
"""The stored forms of the points of an attempt, and of what the strong player made."""


@dataclass(frozen=True, slots=True)
class Spread:
    """How often each score was reached, by all who finished in competition."""

    counts: Mapping[int, int]

    @property
    def players(self) -> int:
        return sum(self.counts.values())


class Band:
    """A rough place."""

    UPPER, MIDDLE, LOWER = "upper", "middle", "lower"


def band_of(spread: Spread, score: int) -> str | None:
    """Return the third in which a score lies, by how many did better; None: too few to tell.

    Equal scores share the best of their places, so somebody is always in the upper third.
    """
    if spread.players < FEW:
        return None
    better = sum(count for other, count in spread.counts.items() if other > score)
    third = 3 * better // spread.players
    return (Band.UPPER, Band.MIDDLE, Band.LOWER, Band.LOWER)[third]


# --- streaks -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Streak:
    """Days in a row: ``days`` counts those that were played, or on which the bot was down."""

    days: int
    forgiven: int
    """Missed days of the present month that were forgiven."""
    is_today_open: bool
    """The newest day is not played yet, and is still open."""


def streak_of(played: Collection[str], down: Collection[str], today: str) -> Streak:
    """Return the streak as it is on ``today``, which may still be played.

    ``played``: the dates of finished attempts. ``down``: the dates that count for everybody. FORGIVEN missed days
    of each month are passed over and do not count; the next one ends the streak. Days on which the bot was down
    only count between or after played ones.
    """
    days, missed, day = 0, dict[str, int](), today
    pending, first = 0, min(played, default="")
    is_open = today not in played and today not in down
    if is_open:
        day = next_day(today, -1)
    this_month = 0
    while first and day >= first:
        if day in played:
            days, pending = days + 1 + pending, 0
            this_month = missed.get(month_of(today), 0)
        elif day in down:
            pending += 1
        else:
            month = month_of(day)
            missed[month] = missed.get(month, 0) + 1
            if missed[month] > FORGIVEN:
                break
        day = next_day(day, -1)
    return Streak(days, this_month, is_open)


# --- sharing -----------------------------------------------------------------------------------------------------

SQUARES = "⬛🟥🟧🟨🟩🟦🟪"
"""From no points to six and more."""


def squares(points: Sequence[tuple[str, int]]) -> str:
    """Return a square for each building and landscape, coloured by its points, with these beside it, so that nobody
    needs the colours: never a space of the sheet."""
    return "".join(f"{SQUARES[max(0, min(number, len(SQUARES) - 1))]}{number}" for _, number in points)


# --- what features are told --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Mine:
    """What ``/daily`` knows of its reader today."""

    day: DayRow
    attempt: Attempt | None
    """None: not begun."""
    streak: Streak
    is_first: bool
    """They have never begun an attempt."""
    counted_on: frozenset[int]
    """The servers where they are counted."""


@dataclass(frozen=True, slots=True)
class Promise:
    """What is posted of one month: before it the hash, after its last day the secret (hex)."""

    month: str
    opening: str
    url: str | None
    secret: str | None
    posted: tuple[PostedRow, ...] = ()
    """Where it was posted on the reader's server, the oldest first."""
    other: PostedRow | None = None
    """Where another hash was posted for this month: on the reader's server, else on another one."""
    is_broken: bool = False
    """A seed that was told of this month does not follow from its secret."""

    def in_channel(self, channel_id: int) -> PostedRow | None:
        """Return the message in this channel that holds the hash."""
        return next((row for row in self.posted if row.channel_id == channel_id), None)

    def line(self, day: DayRow, seed: str) -> str:
        """Return all that is told of a closed day, as JSON that ``scripts/verify_dice.py --day`` reads."""
        told: dict[str, object] = {"date": day.date, "hash": self.opening, "url": self.url}
        told["rounds"] = rounds_of(self.month, self.url)
        told |= {"round": day.round, "randomness": day.randomness, "signature": day.signature, "seed": seed}
        return json.dumps(told if self.secret is None else {**told, "secret": self.secret})


@dataclass(frozen=True, slots=True)
class ServerDay:
    """What the message of one server tells of a closed day."""

    day: DayRow
    seed: str
    """Hex."""
    spread: Spread
    """Of the world."""
    strong: Strong | None
    players: tuple[tuple[int, int], ...]
    """User and score of those who are counted here and have finished in competition, the best first."""
    streak: Streak
    sheets: tuple[tuple[int, str], ...]
    """User and private board of those who show their sheet, the best first; SHOWN at most."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What operators are told of the last 30 closed days; people are only counted."""

    finishers: int
    """Attempts finished yesterday."""
    shares: int
    """Shared yesterday."""
    first: int
    """People whose first finished attempt was 8 to 30 days ago."""
    returned: int
    """Of these: who finished another one on the day after."""
    returned_7: int
    """Of these: who finished another one 7 days after the first."""
    players: int
    """People who finished an attempt within 30 days."""
    at_tables: int
    """Of these: who took a seat at a table with other people within 14 days after an attempt."""
