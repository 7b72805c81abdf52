"""The clocks of a table: each runs while the table waits for a person.

They are written in the transaction of what starts or stops them.

A clock is stored as the moment when its time is up. How much is left is what that person's hours count until then;
so whoever changes their hours keeps what they had left.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from bot.rows.clock import HALF, NEAR, PLAYED, QUIET, VOTED, ClockRow
from bot.rows.settings import UserSettings
from bot.store import Connection
from bot.store.messages import requests
from bot.store.people import settings
from bot.store.play import clocks, sessions
from bot.table.hours import LONGEST_VACATION, after, counted, hours_of
from bot.table.model import Session
from bot.table.play import ROUND
from bot.table.rules import HOUR, TableRules
from engines.core import Seat


def last_call(limit: float) -> float:
    """How long before the end the second reminder comes: a tenth of the time, between 1 and 6 hours, and never
    before half time. Seconds."""
    return min(max(limit / 10, HOUR), 6 * HOUR, limit / 2)


def latest(started_at: float, limit: float) -> float:
    """When the time for a turn is up at last, whatever the person does with their hours: else whoever puts their
    vacation off again and again would never have to move."""
    return started_at + 2 * limit + LONGEST_VACATION


def turn_limit(db: Connection, session_id: str) -> float | None:
    """Seconds, as the table has agreed; None: no limit. All clocks may be asked for it at once."""
    return _seconds(sessions.table_rules_of(db, session_id))


@lru_cache(maxsize=64)
def _seconds(table_rules: str) -> float | None:
    return TableRules.model_validate_json(table_rules).seconds


def scheduled(clock: ClockRow, limit: float | None, person: UserSettings, now: float) -> ClockRow:
    """The clock with what is to do next: a reminder where the person wants any, or that the time is up."""
    if clock.stage == VOTED:
        return clock
    if clock.due_at is None:
        return replace(clock, next_at=None)
    if clock.stage == PLAYED:
        return replace(clock, next_at=now)
    if person.remind == "none" or limit is None or clock.stage >= NEAR:
        return replace(clock, next_at=clock.due_at)
    hours = hours_of(person)
    left = counted(hours, now, clock.due_at)
    told_at = limit / 2 if clock.stage < HALF else last_call(limit)
    # A reminder that falls on the first moment of quiet hours waits for their end.
    call = after(hours, after(hours, now, max(0.0, left - told_at)), 0)
    return replace(clock, next_at=min(call, clock.due_at))


def asked_facts(rows: Sequence[ClockRow]) -> dict[str, Any]:
    """Of whom a letter speaks: the seats, and the number that each was asked with (to see later if it still is)."""
    return {"seats": [row.seat for row in rows], "asked": [row.asked for row in rows]}


def update_clocks(
    db: Connection,
    was: Session,
    now: Session,
    actor: Seat | None,
    *,
    by_clock: bool = False,
    taken_back: bool = False,
) -> None:
    """Stop the clocks of who is no longer waited for, or is asked for something else; start those of who is now.

    ``actor`` has moved (None: nobody, or the dealing). A turn that the clock plays goes on at once if more than one
    action belongs to it. Who has ``taken_back`` the end of their turn has what was left of it then, so that nobody
    gains time by that; and nobody has thought a turn to its end by it.
    """
    at = now.changed_at
    owing = {seat: player.person for seat in now.movers if (player := now.players[seat]).person is not None}
    running = {row.seat: row for row in clocks.of_session(db, now.id)}
    for seat, row in running.items():
        if owing.get(Seat(seat)) == row.user_id and not _is_new_question(row, was, now, actor):
            if by_clock and seat == actor:
                clocks.put(db, replace(row, stage=PLAYED, next_at=at))
            del owing[Seat(seat)]
            continue
        clocks.stop(db, now.id, seat)
        if not taken_back:
            hours = hours_of(settings.of_user(db, row.user_id))
            left = None if row.due_at is None else counted(hours, at, row.due_at)
            clocks.add_turn(db, now.id, seat, counted(hours, row.started_at, at), left)
        if row.stage == VOTED:
            requests.lapse(db, now.id, "vote", seat)
    for seat, user_id in owing.items():
        assert user_id is not None
        same = taken_back and seat == actor and now.decisions[seat] // ROUND == was.decisions[seat] // ROUND
        left = clocks.take_back_turn(db, now.id, seat) if same else None
        clocks.put(db, _started(now, seat, settings.of_user(db, user_id), user_id, left))


def _started(session: Session, seat: Seat, person: UserSettings, user_id: int, left: float | None) -> ClockRow:
    """A new clock, with all the time of a turn or what is ``left`` of it."""
    at, limit = session.changed_at, session.table_rules.seconds
    asked, due, stage = session.decisions[seat], None, QUIET
    if limit is not None:
        left = limit if left is None else left
        due = min(after(hours_of(person), at, left), latest(at, limit))
        if left <= limit / 2:
            stage = NEAR if left <= last_call(limit) else HALF
    fresh = ClockRow(session.id, int(seat), user_id, asked, at, due, stage, next_at=None)
    return scheduled(fresh, limit, person, at)


def _is_new_question(row: ClockRow, was: Session, now: Session, actor: Seat | None) -> bool:
    """Whether the seat now owes another decision than when its clock was started.

    Then its decision number is in another round (see ``play.next_decisions``), or its own action has ended its turn
    and the next turn is its own too. A roll within its own turn starts a new round of numbers but no new turn.
    """
    others = was.movers != (row.seat,) or now.movers != (row.seat,)
    same_turn = was.rules.turns(was.state) == now.rules.turns(now.state)
    if now.decisions[row.seat] // ROUND == row.asked // ROUND:
        return actor == row.seat and not same_turn
    return actor != row.seat or others or not same_turn
