"""Time banks: a seat spends while its clock runs, and earns when a turn that it owned ends.

A bank is of a seat, whoever sits on it. Of what an undo takes back, increments go too, but what somebody has spent
stays spent: no way back and forth makes a bank larger. Only who was still to answer has spent nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.rows.ahead import BankRow
from bot.rows.session import ClockRow
from bot.session.model import Phase, Session
from bot.session.rules import Bank
from bot.store import Connection
from bot.store.play import banks
from engines.core import Seat


def follow(db: Connection, was: Session, now: Session, *, taken_back: bool = False) -> None:
    """Bring the banks of a table to the turn that it is at; nothing where there are none.

    They are dealt where a game begins or goes on from elsewhere. A turn belongs to the seats that owe an action
    when it begins (all of them, where all act at once): these earn when it ends. Who takes over a seat has one
    increment at least.
    """
    bank = now.table_rules.bank
    if bank is None or now.state is None:
        return
    if now.phase is not Phase.PLAYING:
        banks.forget(db, now.id)
        return
    turn, movers = now.rules.turns(now.state), now.movers
    rows = banks.of_session(db, now.id)
    if not rows:
        dealt = (BankRow(now.id, p.seat, turn, bank.start, owns=p.seat in movers) for p in now.players)
        _put(db, dealt)
        return
    if taken_back:
        rows = _take_back(db, now.id, turn, rows)
    if turn > max(row.turn for row in rows.values()):
        _put(db, _at_turn(bank, rows.values(), turn, movers))
    for before, player in zip(was.players, now.players, strict=True):
        if player.person is not None and player.user_id != before.user_id:
            give(db, now.id, player.seat, bank.increment)


def _at_turn(bank: Bank, rows: Iterable[BankRow], turn: int, movers: Iterable[Seat]) -> list[BankRow]:
    """Return the banks that a new turn changes: of those who owned the last one, and of those who own this one."""
    owners = set(movers)
    return [
        replace(
            row,
            turn=turn,
            seconds=min(bank.cap, row.seconds + bank.increment) if row.owns else row.seconds,
            owns=row.seat in owners,
        )
        for row in rows
        if row.owns or row.seat in owners
    ]


def _take_back(db: Connection, session_id: str, turn: int, rows: dict[int, BankRow]) -> dict[int, BankRow]:
    """Return to an earlier turn: what was earned since is gone, and so is what was spent since."""
    banks.take_back(db, session_id, turn)
    left = banks.of_session(db, session_id)
    for seat, row in left.items():
        since = rows[seat].spent - row.spent
        left[seat] = replace(row, seconds=row.seconds - since, spent=row.spent + since)
    _put(db, left.values())
    return left


def _put(db: Connection, rows: Iterable[BankRow]) -> None:
    for row in rows:
        banks.put(db, row)


def give(db: Connection, session_id: str, seat: int, least: float) -> float:
    """Fill a bank up to so many seconds, which no undo takes back; return what it has."""
    row = banks.of_session(db, session_id)[seat]
    more = least - row.seconds
    if more <= 0:
        return row.seconds
    banks.put(db, replace(row, seconds=least, spent=row.spent - more))
    return least


def seconds_at_start(db: Connection, session: Session, seat: Seat, bank: Bank, *, resumes: bool) -> float:
    """Return the seconds with which a clock of the seat starts.

    An empty bank has one increment where a question is new. Answers in others' turns earn nothing: who has missed
    one would miss all that follow at once, and lose the seat by that. A turn whose end was taken back ``resumes``
    with what was left, be it nothing.
    """
    row = banks.of_session(db, session.id)[seat]
    if row.seconds > 0 or resumes:
        return max(0.0, row.seconds)
    return give(db, session.id, seat, bank.increment)


def spend(db: Connection, clock: ClockRow, left: float) -> None:
    """Take from the bank what a clock has counted, of which so many seconds were ``left``."""
    if clock.had is not None:
        row = banks.of_session(db, clock.session_id)[clock.seat]
        seconds = max(0.0, clock.had - left)
        banks.put(db, replace(row, seconds=row.seconds - seconds, spent=row.spent + seconds))
