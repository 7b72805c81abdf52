"""What people do about a league: they open a cycle, sign up, leave, take somebody out. No Discord."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from bot.session.lobby import with_option
from bot.session.model import Actor, Refused
from bot.session.rules import BANKS
from bot.store import Connection
from bot.tables.all_tables import Tables

from . import rows
from .cycle import LEAST, MOST, lot_of, opening
from .rows import CYCLES, EXCLUDED, LEFT, MEMBERS, WARNED, Cycle, Member
from .state import DAY, Ladder, ladder

SEATS = tuple(range(LEAST, MOST + 1))
"""Seats of a table, as far as the game allows them."""
WEEKS = tuple(range(2, 9))
CLOCKS = tuple(BANKS)
DAYS = (1, 2, 3, 5, 7, 14)
"""Days until a cycle starts."""
USUAL_DAYS = 3
"""Those that are proposed, and those of a cycle that one press opens."""
MOVES = (1, 2)
CAPACITY = 240
"""People of one cycle, at most."""
REASON = 200
"""Characters of why somebody is taken out."""
SECRET = 32
HOW = (
    "hash: SHA-256 of the canonical JSON of [sainome-league-1, cycle, secret]. Seed of a table: HMAC-SHA256 of "
    "that of [sainome-league-table-1, cycle, group, table], keyed with the secret's bytes. Numbers count from 0. "
    "docs/fair-dice.md says it in full, scripts/verify_league.py checks it."
)
"""What the file of a cycle says of itself."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a cycle is opened with."""

    game: str
    seats: int
    clock: str
    weeks: int
    days: int
    moves: int


async def load(tables: Tables, cycle_id: str) -> Ladder:
    """Return a cycle as it stands. Refused: league-gone."""
    stored = await tables.store.read(partial(rows.whole, cycle_id=cycle_id))
    if stored is None or stored.cycle.game not in tables.games:
        raise Refused("league-gone")
    return ladder(stored, tables.games[stored.cycle.game].rules.seats)


def claim_of(cycle_id: str) -> str:
    """Return the claim of the one process that sees to a cycle."""
    return f"league {cycle_id}"


def claim_to_tell(cycle_id: str) -> str:
    """Return the claim of the one process that posts what is told of a cycle."""
    return f"league-told {cycle_id}"


async def on_server(tables: Tables, guild_id: int) -> list[Cycle]:
    """Return the cycles of a server of games that there are, newest first."""
    found = await tables.store.read(partial(rows.on_server, guild_id=guild_id))
    return [cycle for cycle in found if cycle.game in tables.games]


def seats_of(tables: Tables, game: str) -> tuple[int, ...]:
    """Return the sizes of tables that a league of this game may have; () if there is none."""
    return tuple(seats for seats in SEATS if seats in tables.games[game].rules.seats)


async def open_cycle(
    tables: Tables, guild_id: int, channel_id: int, lang: str, plan: Plan, random_bytes: Callable[[int], bytes]
) -> Cycle:
    """Open a cycle of a channel's league: its secret is drawn, and people sign up once its hash is posted.

    Refused: league-here (one is open or running in this channel), league-plan (what no window offers).
    """
    if plan.seats not in seats_of(tables, plan.game) or plan.clock not in CLOCKS or plan.weeks not in WEEKS:
        raise Refused("league-plan")
    if plan.days not in DAYS or plan.moves not in MOVES:
        raise Refused("league-plan")
    now, cycle_id = tables.now(), base64.b32encode(random_bytes(10)).decode().lower()[:10]
    secret = random_bytes(SECRET).hex()

    def work(db: Connection) -> Cycle:
        here = CYCLES.where(db, channel_id=channel_id, order="number DESC")
        if any(cycle.ended_at is None for cycle in here):
            raise Refused("league-here")
        last = next((cycle for cycle in here if cycle.game == plan.game), None)
        made = Cycle(
            id=cycle_id,
            guild_id=guild_id,
            channel_id=channel_id,
            number=1 if last is None else last.number + (last.started_at is not None),
            game=plan.game,
            options=_options(tables, plan.game, last),
            clock=plan.clock,
            seats=plan.seats,
            moves=plan.moves,
            weeks=plan.weeks,
            lang=lang,
            secret=secret,
            opening=opening(cycle_id, secret),
            opened_at=now,
            starts_at=now + plan.days * DAY,
            seen_at=now,
        )
        CYCLES.insert(db, made)
        return made

    return await tables.store.write(work)


def _options(tables: Tables, game: str, last: Cycle | None) -> str:
    return tables.games[game].rules.Options().model_dump_json() if last is None else last.options


async def again(
    tables: Tables, cycle_id: str, lang: str, random_bytes: Callable[[int], bytes], days: int = USUAL_DAYS
) -> Cycle:
    """Open the next cycle after one that has ended, as that was. Refused: as ``open_cycle``; league-running."""
    was = (await load(tables, cycle_id)).cycle
    if was.ended_at is None:
        raise Refused("league-running")
    plan = Plan(was.game, was.seats, was.clock, was.weeks, days, was.moves)
    return await open_cycle(tables, was.guild_id, was.channel_id, lang, plan, random_bytes)


async def set_option(tables: Tables, cycle_id: str, option: str, value: str) -> Cycle:
    """Set an option of the game, until somebody has signed up.

    Refused: league-gone, league-started, league-over, league-joined, unknown-option, bad-option.
    """

    def work(db: Connection) -> Cycle:
        cycle = _open(db, cycle_id)
        if MEMBERS.has(db, cycle_id=cycle_id):
            raise Refused("league-joined")
        options: Any = tables.games[cycle.game].rules.Options.model_validate_json(cycle.options)
        if option not in type(options).model_fields:
            raise Refused("unknown-option", option=option)
        CYCLES.change(db, {"options": with_option(options, option, value).model_dump_json()}, id=cycle_id)
        return _open(db, cycle_id)

    return await tables.store.write(work)


def _open(db: Connection, cycle_id: str) -> Cycle:
    cycle = CYCLES.one(db, id=cycle_id)
    if cycle is None:
        raise Refused("league-gone")
    require_open(cycle)
    return cycle


def require_open(cycle: Cycle) -> None:
    """Refused: league-started, league-over."""
    if not cycle.is_open:
        raise Refused("league-started" if cycle.is_running else "league-over")


async def join(tables: Tables, cycle_id: str, actor: Actor) -> Member:
    """Sign up, or join the waiting list of a cycle that runs; a second call changes nothing.

    Refused: league-gone, league-unposted (the hash is not there yet), league-late, league-over, league-full(most),
    league-left (who has left a running cycle, or was taken out, is in the next one at the earliest).
    """
    stored = await load(tables, cycle_id)
    if stored.cycle.ended_at is None and not stored.takes_more(tables.now()):
        raise Refused("league-late")

    def work(db: Connection) -> Member:
        cycle, was = CYCLES.one(db, id=cycle_id), MEMBERS.one(db, cycle_id=cycle_id, user_id=actor.user_id)
        if cycle is None:
            raise Refused("league-gone")
        if cycle.ended_at is not None:
            raise Refused("league-over")
        if cycle.message_id is None:
            raise Refused("league-unposted")
        is_excluded = mark_of(cycle, actor.user_id) in cycle.excluded  # also once their data was erased
        if is_excluded or (was is not None and not was.is_here):
            raise Refused("league-left")
        if was is not None:
            return was
        if MEMBERS.count(db, cycle_id=cycle_id) >= CAPACITY:
            raise Refused("league-full", most=CAPACITY)
        made = Member(cycle_id, actor.user_id, cycle.guild_id, actor.name, tables.now())
        MEMBERS.insert_new(db, made)
        return made

    return await tables.store.write(work)


def mark_of(cycle: Cycle, user_id: int) -> str:
    """Return what is kept of who was taken out of a cycle until it ends: it names nobody without the secret."""
    return lot_of(cycle.id, cycle.secret, f"out/{user_id}")


async def leave(tables: Tables, cycle_id: str, user_id: int) -> None:
    """Leave a cycle; the next look gives the seats to somebody else. Refused: league-you-not-in."""

    def work(db: Connection) -> None:
        cycle, member = CYCLES.one(db, id=cycle_id), MEMBERS.one(db, cycle_id=cycle_id, user_id=user_id)
        if cycle is None or cycle.ended_at is not None or member is None or not member.is_here:
            raise Refused("league-you-not-in")
        if member.grp is None:  # no game has counted on them
            MEMBERS.delete(db, **member.key)
        else:
            MEMBERS.change(db, {"left_at": tables.now(), "why": LEFT}, **member.key)

    await tables.store.write(work)


async def exclude(tables: Tables, cycle_id: str, user_id: int, reason: str) -> Member:
    """Take somebody out of a cycle; ``reason`` is shown. Refused: league-not-in, league-reason."""
    said = " ".join(reason.split())[:REASON]
    if not said:
        raise Refused("league-reason")

    def work(db: Connection) -> Member:
        cycle, member = CYCLES.one(db, id=cycle_id), MEMBERS.one(db, cycle_id=cycle_id, user_id=user_id)
        if cycle is None or cycle.ended_at is not None or member is None or not member.is_here:
            raise Refused("league-not-in")
        gone: dict[str, Any] = {"left_at": tables.now(), "why": EXCLUDED, "reason": said}
        CYCLES.change(db, {"excluded": (*cycle.excluded, mark_of(cycle, user_id))}, id=cycle_id)
        MEMBERS.change(db, gone, **member.key)
        return replace(member, **gone)

    return await tables.store.write(work)


async def start_now(tables: Tables, cycle_id: str) -> None:
    """Let a cycle start at the next look. Refused: league-gone, league-started, league-over, league-few(need)."""

    def work(db: Connection) -> None:
        cycle = _open(db, cycle_id)
        if sum(member.is_here for member in MEMBERS.where(db, cycle_id=cycle_id)) < LEAST:
            raise Refused("league-few", need=LEAST)
        CYCLES.change(db, {"starts_at": min(cycle.starts_at, tables.now())}, id=cycle_id)

    await tables.store.write(work)


async def cancel(tables: Tables, cycle_id: str) -> None:
    """Call a cycle off that has not started. Refused: league-gone, league-started, league-over."""

    def work(db: Connection) -> None:
        _open(db, cycle_id)
        CYCLES.change(db, rows.over(tables.now()), id=cycle_id)

    await tables.store.write(work)


# --- what was posted ---------------------------------------------------------------------------------------------


async def to_tell(tables: Tables, since: float) -> list[str]:
    """Return the cycles of which something may be to tell: those that have not ended, or have since then."""
    return await tables.store.read(partial(rows.untold, since=since))


async def note(tables: Tables, cycle_id: str, **columns: object) -> None:
    """Note what was posted of a cycle."""
    await tables.store.write(partial(CYCLES.change, columns=columns, id=cycle_id))


async def note_told(tables: Tables, row: rows.TableRow) -> None:
    """Note that the standings were shown after a game."""
    await tables.store.write(partial(rows.TABLES.change, columns={"told": True}, **row.key))


async def note_warned(tables: Tables, member: Member) -> None:
    """Note that somebody was warned."""
    await tables.store.write(partial(MEMBERS.change, columns={"warned": WARNED}, **member.key))


def proof(ladder: Ladder) -> str:
    """Return all that proves the dice of a cycle that is over, as JSON (docs/fair-dice.md)."""
    cycle = ladder.cycle
    assert cycle.ended_at is not None, "the secret is told at the end"
    tables = [
        {
            "group": table.row.grp,
            "table": table.row.number,
            "session": table.session_id,
            "opening": table.played.opening,
        }
        for group in ladder.groups
        for table in group.tables
        if table.played is not None
    ]
    told = {
        "how": HOW,
        "cycle": cycle.id,
        "game": cycle.game,
        "secret": cycle.secret,
        "hash": cycle.opening,
        "tables": tables,
    }
    return json.dumps(told, indent=1)
