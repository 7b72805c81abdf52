"""The clocks of a table: each runs while a person owes an action.

A clock is written in the transaction that starts or stops it. It is stored as a deadline; the time left is what the
person's hours count until then. A change of hours therefore keeps the time left.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from bot.rows.session import HALF, NEAR, PLAYED, QUIET, VOTED, ClockRow, Player
from bot.rows.settings import UserSettings
from bot.session.hours import UserHours, after, counted_seconds, hours_of, pinged_from, vacations_of
from bot.session.model import Session
from bot.session.play import QUESTION
from bot.session.rules import DAY, HOUR, TableRules
from bot.store import Connection
from bot.store.games import clocks, threads
from bot.store.games.clocks import CLOCKS
from bot.store.games.sessions import SESSIONS
from bot.store.messages import channels, requests
from bot.store.people import settings
from engines.core import Seat

from . import banks
from .beside import Beside

MISSED_LIMIT = 3
"""Expired turns in a row after which a stand-in takes the seat; with a time bank see ``banks.is_absent``."""
LOST_AFTER = DAY
"""Seconds after which somebody who is off the server resigns, at a table without stand-ins."""
EARLIEST_VOTE = DAY
"""Seconds: nobody votes on a turn before; twice the shortest time for one."""
EXTRA_TIME = 6 * HOUR
"""Seconds that every clock has left after an outage; a quarter of the time for a turn if that is less."""


REMINDED = 1 / 2
"""The part of a turn's time that is left when its person is reminded or warned, and by which they may be nudged."""


def last_call(limit: float, *, is_bank: bool = False) -> float:
    """Return how many seconds before the deadline it is near: a tenth of the limit, between 1 and 6 hours, never
    before REMINDED. A time bank is for many turns: a tenth of it may be more than 6 hours."""
    return min(max(limit / 10, HOUR), limit * REMINDED, *(() if is_bank else (6 * HOUR,)))


def slow_from(started_at: float, due_at: float | None) -> float:
    """Return from when others may nudge a person, and it is looked whether they are still on the server: at
    REMINDED, or after a day where there is no limit."""
    return started_at + (DAY if due_at is None else (due_at - started_at) * (1 - REMINDED))


def is_near(clock: ClockRow, limit: float | None, now: float) -> bool:
    """Whether a deadline is near, whether or not somebody was reminded of it."""
    if clock.due_at is None or limit is None:
        return False
    return clock.due_at - now <= last_call(limit, is_bank=clock.had is not None)


def reminds_before(limit: float, *, is_bank: bool = False) -> float:
    """Return how many seconds before the deadline the one reminder of a turn is sent: at REMINDED, but not before
    somebody who looks once a day could have looked, unless the deadline is near by then."""
    return min(limit * REMINDED, max(last_call(limit, is_bank=is_bank), limit - DAY))


def warning_at(clock: ClockRow, limit: float, hours: UserHours, now: float) -> float:
    """Return when a person is warned that missing this turn costs the seat: at REMINDED, by their hours.

    It is never later than the last call, whatever their hours are.
    """
    assert clock.due_at is not None
    left = counted_seconds(hours, now, clock.due_at)
    warned = after(hours, after(hours, now, max(0.0, left - limit * REMINDED)), 0)
    return min(warned, clock.due_at - last_call(limit, is_bank=clock.had is not None))


def missed_call(hours: UserHours, started_at: float, now: float) -> float | None:
    """Return when a person is called to a turn that began while nobody pinged them: once their quiet hours, day off
    or vacation are over. None if they were pinged then, or have been called since."""
    call_at = pinged_from(hours, started_at)
    return call_at if call_at > now else None


def clock_hours(clock: ClockRow, person: UserSettings) -> UserHours:
    """Return a person's hours as they stop this clock."""
    return hours_of(person, vacations=clock.vacations, runs_from=clock.runs_from)


def latest(started_at: float, limit: float, hours: UserHours) -> float:
    """Return the latest possible deadline: twice the time for a turn, and the vacations within it.

    It is later where the person's present quiet hours and days off alone make it so. Whoever moves these again and
    again gains nothing by it.
    """
    return max(after(vacations_of(hours), started_at, 2 * limit), after(hours, started_at, limit))


def is_absent(table_rules: TableRules, player: Player) -> bool:
    """Whether a player has missed so much that the seat goes to a stand-in."""
    bank = table_rules.bank
    return player.missed >= MISSED_LIMIT if bank is None else banks.is_absent(bank, player.silent)


def costs_seat(table_rules: TableRules, player: Player, had: float | None) -> bool:
    """Whether missing the next turn costs the seat; ``had``: what its time bank has for that turn."""
    late = replace(player, missed=player.missed + 1, silent=player.silent + (had or 0.0))
    return is_absent(table_rules, late)


def limit_of(clock: ClockRow, seconds: float | None) -> float | None:
    """Return the seconds that a clock had when it started, of a table with so many ``seconds`` for a turn; None: no
    limit."""
    return seconds if clock.had is None else clock.had


def clock_limit(db: Connection, clock: ClockRow) -> float | None:
    """Return the seconds that a clock had when it started; None: no limit."""
    return limit_of(clock, turn_limit(db, clock.session_id))


def turn_limit(db: Connection, session_id: str) -> float | None:
    """Return the seconds for a turn at this table; None: no limit. Cached, since a tick may ask for all clocks."""
    return turn_seconds(SESSIONS.value(db, "table_rules", id=session_id))


@lru_cache(maxsize=64)
def turn_seconds(table_rules: str) -> float | None:
    """Return the seconds for a turn by stored table rules; None: no limit."""
    return TableRules.from_stored(table_rules).seconds


def schedule(clock: ClockRow, limit: float | None, person: UserSettings, now: float) -> ClockRow:
    """Return the clock with the time of its next step: a warning, a reminder if wanted, else the deadline."""
    if clock.stage == VOTED:
        return clock
    is_called = person.remind != "none" and clock.stage == QUIET
    hours = clock_hours(clock, person)
    call_at = missed_call(hours, clock.started_at, now) if is_called else None
    if clock.due_at is None:
        return replace(clock, next_at=call_at)
    if clock.stage == PLAYED:
        return replace(clock, next_at=now)
    moments = [clock.due_at, *(() if clock.votes_at is None else (clock.votes_at,))]
    if clock.warns and limit is not None:
        moments.append(warning_at(clock, limit, hours, now))
    if call_at is not None:
        moments.append(call_at)
    elif person.remind != "none" and limit is not None and clock.stage < HALF:
        left = counted_seconds(hours, now, clock.due_at)
        remind_at = reminds_before(limit, is_bank=clock.had is not None)
        # A reminder due at the first moment of quiet hours waits for their end.
        moments.append(pinged_from(hours, after(hours, now, max(0.0, left - remind_at))))
    return replace(clock, next_at=min(moments))


def asked_facts(rows: Sequence[ClockRow]) -> dict[str, Any]:
    """Return the seats of a notice, and the decision number of each: a stale one is not mentioned later."""
    return {"seats": [row.seat for row in rows], "asked": [row.asked for row in rows]}


def update_clocks(
    db: Connection,
    was: Session,
    now: Session,
    actor: Seat | None,
    *,
    by_clock: bool = False,
    taken_back: bool = False,
    beside: Beside | None = None,
) -> None:
    """Stop the clocks of players no longer awaited, or awaited for another decision; start the missing ones.

    ``actor`` has moved (None: nobody, or the deal). An expired turn of several actions continues at once. A player
    who has ``taken_back`` the end of their turn gets the time that was left then: nobody gains time, and the turn
    does not count as finished. ``beside``: as this transaction has read it.
    """
    beside = beside or Beside(db, was, now)
    at = now.changed_at
    owing = {seat: player.person for seat in now.movers if (player := now.players[seat]).person is not None}
    for seat, row in tuple(beside.clocks.items()):
        if owing.get(Seat(seat)) == row.user_id and not _is_new_question(row, was, now, actor):
            if by_clock and seat == actor:
                beside.put_clock(replace(row, stage=PLAYED, next_at=at))
            del owing[Seat(seat)]
            continue
        stop_clock(beside, row, at, taken_back=taken_back)
    banks.follow(beside, was, now, taken_back=taken_back)
    for seat, user_id in owing.items():
        assert user_id is not None
        same = taken_back and seat == actor and now.decisions[seat] // QUESTION == was.decisions[seat] // QUESTION
        start_clock(beside, now, seat, user_id, at, resumes=same)


def stop_clock(beside: Beside, row: ClockRow, at: float, *, taken_back: bool = False) -> None:
    """Stop a clock, count its turn, and take its time from a time bank; a vote on an expired turn lapses.

    A turn that was not finished, as an earlier one was ``taken_back``, costs nothing.
    """
    db, session_id = beside.db, beside.session_id
    beside.stop_clock(row.seat)
    if not taken_back:
        hours = clock_hours(row, beside.person(row.user_id))
        left = None if row.due_at is None else counted_seconds(hours, at, row.due_at)
        clocks.add_turn(db, session_id, row.seat, counted_seconds(hours, row.started_at, at), left)
        banks.spend(beside, row, left or 0.0)
    if row.stage == VOTED or (row.votes_at is not None and at - row.started_at >= EARLIEST_VOTE):
        requests.lapse(db, session_id, "vote", row.seat)


def start_clock(
    beside: Beside, session: Session, seat: Seat, user_id: int, at: float, *, resumes: bool = False
) -> None:
    """Start a clock with the full time for a turn, or with what the seat's time bank has.

    ``resumes``: it goes on with a turn that had ended, and with what was left of its time then.
    """
    person, bank = beside.person(user_id), session.table_rules.bank
    left = clocks.take_back_turn(beside.db, session.id, seat) if resumes else None
    if bank is None:
        beside.put_clock(_new_clock(session, seat, person, user_id, at, session.table_rules.seconds, left))
        return
    had = banks.seconds_at_start(beside, session.players[seat], bank, resumes=resumes)
    beside.put_clock(_new_clock(session, seat, person, user_id, at, had, is_bank=True))


def _new_clock(
    session: Session,
    seat: Seat,
    person: UserSettings,
    user_id: int,
    at: float,
    limit: float | None,
    left: float | None = None,
    *,
    is_bank: bool = False,
) -> ClockRow:
    """Return a new clock, with all of its ``limit`` or what is ``left`` of it."""
    rules, due, stage, votes_at = session.table_rules, None, QUIET, None
    if limit is not None:
        left = limit if left is None else left
        due = after(hours_of(person, vacations=rules.vacations), at, left)
        if left <= reminds_before(limit, is_bank=is_bank):
            stage = NEAR if left <= last_call(limit, is_bank=is_bank) else HALF
        if rules.absent == "vote":
            votes_at = vote_at(rules.seconds, at)
    had = limit if is_bank else None
    off = session.players[seat].off
    fresh = ClockRow(
        session.id,
        int(seat),
        user_id,
        session.decisions[seat],
        at,
        due,
        stage,
        next_at=None,
        warns=due is not None and costs_seat(rules, session.players[seat], had),
        had=had,
        vacations=rules.vacations,
        look_at=slow_from(at, due) if off is None else max(at, off + LOST_AFTER),
        votes_at=votes_at,
    )
    return schedule(fresh, limit, person, at)


def vote_at(seconds: float | None, started_at: float) -> float | None:
    """Return when the others may vote on a turn that is not late: once it has lasted twice the table's time."""
    return None if seconds is None else started_at + 2 * seconds


def _is_new_question(row: ClockRow, was: Session, now: Session, actor: Seat | None) -> bool:
    """Whether the seat now owes another decision than when its clock was started.

    Then its decision number is in another round (see ``play.next_decisions``), or its own action has ended its turn
    and the next turn is its own too. A roll within its own turn starts a new round of numbers but no new turn.
    """
    others = was.movers != (row.seat,) or now.movers != (row.seat,)
    same_turn = was.rules.turns(was.state) == now.rules.turns(now.state)
    if now.decisions[row.seat] // QUESTION == row.asked // QUESTION:
        return actor == row.seat and not same_turn
    return actor != row.seat or others or not same_turn


# --- when the machine's clock was wrong --------------------------------------------------------------------------


def is_too_far(db: Connection, clock: ClockRow, now: float, table_rules: str) -> bool:
    """Whether a deadline is further ahead than that of any turn that begins now.

    The machine's clock ran ahead when it was started, or moved; or it is behind now. A person's hours are read only
    where they matter: every start asks this of all clocks.
    """
    limit = limit_of(clock, turn_seconds(table_rules))
    if limit is None or clock.due_at is None or clock.due_at <= now + 2 * limit:  # which ``latest`` is at least
        return False
    return clock.due_at > latest(now, limit, clock_hours(clock, settings.of_user(db, clock.user_id)))


def pull_back(db: Connection, clock: ClockRow, now: float) -> None:
    """Begin a turn whose deadline is too far ahead anew: with all of its time, from now on."""
    limit, session_id = clock_limit(db, clock), clock.session_id
    assert limit is not None
    person, rules = (
        settings.of_user(db, clock.user_id),
        TableRules.from_stored(SESSIONS.value(db, "table_rules", id=session_id)),
    )
    due = after(clock_hours(clock, person), now, limit)
    votes_at = None if clock.votes_at is None else vote_at(rules.seconds, now)
    requests.lapse(db, session_id, "vote", clock.seat)
    fresh = replace(
        clock, started_at=now, due_at=due, stage=QUIET, warns=True, look_at=slow_from(now, due), votes_at=votes_at
    )
    CLOCKS.put(db, schedule(fresh, limit, person, now))


# --- after an outage: the bot was off, or the channel was unreachable --------------------------------------------


def mark_reachable(db: Connection, session_id: str, now: float) -> None:
    """Mark a table's channel reachable after a delivery; if it was not, extend the table's clocks."""
    threads.used(db, session_id, now)
    if channels.mark_reachable(db, session_id):
        for clock in CLOCKS.where(db, session_id=session_id):
            extend_clock(db, clock, now)


def extend_clock(db: Connection, clock: ClockRow, now: float) -> bool:
    """Give a clock extra time if little is left, and return whether it got some."""
    limit = clock_limit(db, clock)
    if limit is None or clock.due_at is None or clock.stage >= VOTED:
        return False
    person = settings.of_user(db, clock.user_id)
    hours = clock_hours(clock, person)
    extra = min(limit / 4, EXTRA_TIME)
    floor = min(after(hours, now, extra), max(latest(clock.started_at, limit, hours), now + extra))
    if clock.due_at >= floor:
        return False
    votes_at = None if clock.votes_at is None else max(clock.votes_at, floor)  # nobody could move
    later = replace(clock, due_at=floor, votes_at=votes_at)
    CLOCKS.put(db, schedule(later, limit, person, now))
    return True
