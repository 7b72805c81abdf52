"""The stored forms of leagues, and what is asked of the database about them. migrations/0041 explains columns."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from operator import itemgetter
from typing import Any

from bot.rows.log import InterventionRow
from bot.rows.scores import EVER
from bot.rows.session import ClockRow
from bot.session.hours import after, counted_seconds
from bot.session.model import PanelKind, Session
from bot.store.columns import Columns
from bot.store.database import Connection
from bot.store.drivers import dialect
from bot.store.games.clocks import CLOCKS
from bot.store.games.log import INTERVENTIONS
from bot.store.games.sessions import SESSIONS
from bot.store.messages import outbox
from bot.store.people import settings
from bot.tables.clock import clock_hours, clock_limit, schedule


@dataclass(frozen=True, slots=True)
class Cycle:
    """One cycle of a league; times are seconds since 1970."""

    id: str
    guild_id: int
    channel_id: int
    number: int
    game: str
    options: str
    clock: str
    seats: int
    moves: int
    weeks: int
    lang: str
    secret: str
    opening: str
    opened_at: float
    starts_at: float
    seen_at: float
    started_at: float | None = None
    ends_at: float | None = None
    ended_at: float | None = None
    message_id: int | None = None
    panel_id: int | None = None
    shown: str = ""
    told: int = 0
    excluded: tuple[str, ...] = ()

    @property
    def is_open(self) -> bool:
        """Whether people may sign up."""
        return self.started_at is None and self.ended_at is None

    @property
    def is_running(self) -> bool:
        return self.started_at is not None and self.ended_at is None


LEFT, VANISHED, OFF, EXCLUDED = "left", "vanished", "off", "excluded"
"""Why somebody is no longer in a cycle."""
TO_WARN, WARNED = 1, 2


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody who has signed up for a cycle."""

    cycle_id: str
    user_id: int
    guild_id: int
    name: str
    joined_at: float
    grp: int | None = None
    slot: int | None = None
    since: float | None = None
    away_since: float | None = None
    warned: int = 0
    off_since: float | None = None
    left_at: float | None = None
    why: str = ""
    reason: str = ""

    @property
    def key(self) -> dict[str, Any]:
        return {"cycle_id": self.cycle_id, "user_id": self.user_id}

    @property
    def is_here(self) -> bool:
        return self.left_at is None


@dataclass(frozen=True, slots=True)
class TableRow:
    """One table of a group; ``ranks`` and ``counts`` by seat, of one that the end of the cycle found open."""

    cycle_id: str
    guild_id: int
    grp: int
    number: int
    session_id: str | None = None
    opened_at: float | None = None
    ended_at: float | None = None
    ranks: tuple[int, ...] | None = None
    counts: tuple[int, ...] | None = None
    told: bool = False

    @property
    def key(self) -> dict[str, Any]:
        return {"cycle_id": self.cycle_id, "grp": self.grp, "number": self.number}


CYCLES = Columns("league_cycles", Cycle, keys=("id",))
MEMBERS = Columns("league_members", Member, keys=("cycle_id", "user_id"), order="joined_at, user_id")
TABLES = Columns("league_tables", TableRow, keys=("cycle_id", "grp", "number"))


@dataclass(frozen=True, slots=True)
class Holder:
    """Who has a seat of an open table, or had it at the end of one; ``user_id`` None: nobody."""

    user_id: int | None
    is_computer: bool
    """Whether the computer plays there, or has finished the game for them."""
    has_left: bool = False
    """Whether they have left the seat for good."""


@dataclass(frozen=True, slots=True)
class Played:
    """What the database knows of an opened table beside its row; tuples by seat."""

    phase: str
    opening: str
    """The hash of its seed, as it was posted."""
    holders: tuple[Holder, ...]
    places: tuple[int, ...] | None = None
    """None: no result, or one that was taken out."""


@dataclass(frozen=True, slots=True)
class Whole:
    """All of one cycle as it is stored."""

    cycle: Cycle
    members: tuple[Member, ...]
    tables: tuple[TableRow, ...]
    played: dict[str, Played]
    """By session."""


_OF_CYCLE = "session_id IN (SELECT session_id FROM league_tables WHERE cycle_id = ? AND session_id IS NOT NULL)"


def whole(db: Connection, cycle_id: str) -> Whole | None:
    """Return a cycle with all that belongs to it; None if there is none."""
    found, members = CYCLES.ask_one(db, id=cycle_id), MEMBERS.ask_where(db, cycle_id=cycle_id)
    tables = TABLES.ask_where(db, cycle_id=cycle_id)
    seats = dialect.ask(
        db,
        "SELECT p.session_id, s.phase, s.seed_hash, p.user_id, p.policy IS NOT NULL, p.gone "
        "FROM players AS p JOIN sessions AS s ON s.id = p.session_id "
        f"WHERE p.{_OF_CYCLE} ORDER BY p.session_id, p.seat",
        (cycle_id,),
    )
    results = dialect.ask(
        db,
        "SELECT session_id, user_id, place, gave_up, taken_out FROM results "
        f"WHERE seat >= 0 AND {_OF_CYCLE} ORDER BY session_id, seat",
        (cycle_id,),
    )
    cycle = found()
    if cycle is None:
        return None
    played = dict[str, Played]()
    for session_id, rows in groupby(seats(), key=itemgetter(0)):
        each = list(rows)
        holders = tuple(Holder(user_id, bool(plays), bool(gone)) for *_, user_id, plays, gone in each)
        _, phase, opening, *_ = each[0]
        played[session_id] = Played(phase, opening, holders)
    for session_id, rows in groupby(results(), key=itemgetter(0)):
        each = list(rows)
        holders = tuple(Holder(user_id, bool(gave_up)) for _, user_id, _, gave_up, _ in each)
        places = None if any(row[4] for row in each) else tuple(row[2] for row in each)
        played[session_id] = replace(played[session_id], holders=holders, places=places)
    return Whole(cycle, tuple(members()), tuple(tables()), played)


def going_on(db: Connection) -> list[str]:
    """Return the cycles that have not ended."""
    return CYCLES.column(db, "id", ended_at=None, order="opened_at, id")


def untold(db: Connection, since: float) -> list[str]:
    """Return the cycles that have not ended, or have since then: of those something may be to tell."""
    return dialect.first_column(
        db, "SELECT id FROM league_cycles WHERE ended_at IS NULL OR ended_at >= ? ORDER BY opened_at, id", (since,)
    )


def on_server(db: Connection, guild_id: int) -> list[Cycle]:
    """Return the cycles of a server, newest first."""
    return CYCLES.where(db, guild_id=guild_id, order="opened_at DESC, id")


def earlier(db: Connection, cycle: Cycle) -> list[Cycle]:
    """Return the earlier cycles of the same league that were played, newest first."""
    rows = CYCLES.where(db, channel_id=cycle.channel_id, game=cycle.game, order="number DESC")
    return [row for row in rows if row.number < cycle.number and row.started_at is not None]


def strengths(db: Connection, guild_id: int, game: str, people: Collection[int]) -> dict[int, float]:
    """Return the mean of the ratings of those of these people who have one."""
    rows = db.execute(
        "SELECT user_id, mu FROM ratings WHERE guild_id = ? AND game = ? AND season = ?", (guild_id, game, EVER)
    )
    return {user_id: mu for user_id, mu in rows.fetchall() if user_id in people}


def pause_absences(db: Connection, cycle_id: str, seconds: float) -> None:
    """Leave out seconds in which nobody could come back of the time that people have been away."""
    db.execute(
        "UPDATE league_members SET away_since = away_since + ? WHERE cycle_id = ? AND away_since IS NOT NULL",
        (seconds, cycle_id),
    )


def over(now: float) -> dict[str, Any]:
    """Return the columns of a cycle that ends. Nobody can join it, so the marks of who was taken out go."""
    return {"ended_at": now, "excluded": ()}


class Elsewhere(Exception):
    """Another process was faster."""


def seated(db: Connection, row: TableRow, session_id: str, now: float) -> None:
    """Note the session of a table that is opened; Elsewhere if it was opened already."""
    opened = {"session_id": session_id, "opened_at": now}
    if TABLES.change(db, opened, **row.key, session_id=None, ended_at=None).rowcount == 0:
        raise Elsewhere


ENDED = "ended-by-league"
"""The kind of an end without a result: the cycle is over, and the game counts in it as it stands."""


def stands(
    db: Connection,
    row: TableRow,
    session: Session,
    ranks: Sequence[int] | None,
    counts: Sequence[int],
    now: float,
) -> None:
    """Note how a table counts that the end of the cycle found open; ``ranks`` None: not at all.

    Elsewhere if it is no longer as in ``session``: another process has moved, or noted it.
    """
    kept = {"ranks": None if ranks is None else tuple(ranks), "counts": tuple(counts), "ended_at": now}
    is_unchanged = SESSIONS.change(db, {"changed_at": now}, id=session.id, revision=session.revision).rowcount
    if not is_unchanged or TABLES.change(db, kept, **row.key, ended_at=None).rowcount == 0:
        raise Elsewhere
    INTERVENTIONS.insert(db, InterventionRow(ENDED, None, "", now), session_id=session.id)


def run_through(db: Connection, sessions: Sequence[str], runs_from: float, now: float) -> list[str]:
    """Let nobody's hours stop the clocks of these tables from a moment on; return the tables of which one changed.

    The time left is what a clock counts from now on, if nothing stops it after that moment.
    """
    changed = list[str]()
    for session_id in sessions:
        for clock in CLOCKS.where(db, session_id=session_id, runs_from=None):
            _run_through(db, clock, runs_from, now)
            changed.append(session_id)
    for session_id in dict.fromkeys(changed):
        outbox.add(db, session_id, PanelKind.WAITS, now)  # its panel says the old deadline
    return list(dict.fromkeys(changed))


def _run_through(db: Connection, clock: ClockRow, runs_from: float, now: float) -> None:
    person, later = settings.of_user(db, clock.user_id), replace(clock, runs_from=runs_from)
    if clock.due_at is not None and clock.due_at > now:
        left = counted_seconds(clock_hours(clock, person), now, clock.due_at)
        later = replace(later, due_at=after(clock_hours(later, person), now, left))
    CLOCKS.put(db, schedule(later, clock_limit(db, clock), person, now))
