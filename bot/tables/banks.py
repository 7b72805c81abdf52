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
from engines.core import Seat

from .beside import Beside


def follow(beside: Beside, was: Session, now: Session, *, taken_back: bool = False) -> None:
    """Bring the banks of a table to the turn that it is at; nothing where there are none.

    They are dealt where a game begins or goes on from elsewhere. A turn belongs to the seats that owe an action
    when it begins (all of them, where all act at once): these earn when it ends. Who takes over a seat has one
    increment at least.
    """
    bank = now.table_rules.bank
    if bank is None or now.state is None:
        return
    if now.phase is not Phase.PLAYING:
        beside.forget_banks()
        return
    turn, movers = now.rules.turns(now.state), now.movers
    rows = beside.banks
    if not rows:
        dealt = (BankRow(now.id, p.seat, turn, bank.start, owns=p.seat in movers) for p in now.players)
        _put(beside, dealt)
        return
    if taken_back:
        rows = _take_back(beside, turn, rows)
    if turn > max(row.turn for row in rows.values()):
        _put(beside, _at_turn(bank, rows.values(), turn, movers))
    for before, player in zip(was.players, now.players, strict=True):
        if player.person is not None and player.user_id != before.user_id:
            give(beside, player.seat, bank.increment)


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


def _take_back(beside: Beside, turn: int, rows: dict[int, BankRow]) -> dict[int, BankRow]:
    """Return to an earlier turn: what was earned since is gone, and so is what was spent since."""
    beside.take_back_banks(turn)
    left = beside.banks
    for seat, row in left.items():
        since = rows[seat].spent - row.spent
        left[seat] = replace(row, seconds=row.seconds - since, spent=row.spent + since)
    _put(beside, left.values())
    return left


def _put(beside: Beside, rows: Iterable[BankRow]) -> None:
    for row in rows:
        beside.put_bank(row)


def give(beside: Beside, seat: int, least: float) -> float:
    """Fill a bank up to so many seconds, which no undo takes back; return what it has."""
    row = beside.banks[seat]
    more = least - row.seconds
    if more <= 0:
        return row.seconds
    beside.put_bank(replace(row, seconds=least, spent=row.spent - more))
    return least


def seconds_at_start(beside: Beside, seat: Seat, bank: Bank, *, resumes: bool) -> float:
    """Return the seconds with which a clock of the seat starts.

    An empty bank has one increment where a question is new. Answers in others' turns earn nothing: who has missed
    one would miss all that follow at once, and lose the seat by that. A turn whose end was taken back ``resumes``
    with what was left, be it nothing.
    """
    row = beside.banks[seat]
    if row.seconds > 0 or resumes:
        return max(0.0, row.seconds)
    return give(beside, seat, bank.increment)


def spend(beside: Beside, clock: ClockRow, left: float) -> None:
    """Take from the bank what a clock has counted, of which so many seconds were ``left``."""
    if clock.had is not None:
        row = beside.banks[clock.seat]
        seconds = max(0.0, clock.had - left)
        beside.put_bank(replace(row, seconds=row.seconds - seconds, spent=row.spent + seconds))
