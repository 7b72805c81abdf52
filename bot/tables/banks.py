"""Time banks: a seat spends while its clock runs, and earns when a turn that it owned ends.

A bank is of a seat, whoever sits on it. Of what an undo takes back, increments go too, but what somebody has spent
stays spent: no way back and forth makes a bank larger. Only who was still to answer has spent nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.rows.ahead import BankRow
from bot.rows.session import ClockRow, Player
from bot.session.model import Phase, Session
from bot.session.rules import DAY, Bank
from engines.core import Seat

from .beside import Beside

LEAST = DAY
"""Seconds that a bank has at least when a question is new."""
ABSENCE = 2 * DAY
"""Seconds of its own clock, beside those that a bank begins with, after which a seat goes to a stand-in."""


def is_absent(bank: Bank, silent: float) -> bool:
    """Whether somebody is absent who has not acted for so many seconds of their own clock.

    In place of the third missed turn: those of an empty bank come soon. A second is for sums that are not exact.
    """
    return silent >= bank.start + ABSENCE - 1


def follow(beside: Beside, was: Session, now: Session, *, taken_back: bool = False) -> None:
    """Bring the banks of a table to the turn that it is at; nothing where there are none.

    They are dealt where a game begins or goes on from elsewhere. A turn belongs to the seats that owe an action
    when it begins (all of them, where all act at once): these earn when it ends.
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


def seconds_at_start(beside: Beside, player: Player, bank: Bank, *, resumes: bool) -> float:
    """Return the seconds with which a clock of the seat starts: what its bank has, filled up to ``least_of``.

    A turn whose end was taken back ``resumes`` with what was left, be it nothing.
    """
    if resumes:
        return max(0.0, beside.banks[player.seat].seconds)
    return give(beside, player.seat, least_of(bank, player))


def least_of(bank: Bank, player: Player) -> float:
    """Return the seconds that a bank has at least when a question is new, also in others' turns.

    So nobody who looks in once a day misses turn after turn. After a missed turn it is ABSENCE, up to the moment at
    which the seat is lost.
    """
    if not player.missed:
        return LEAST
    return max(bank.increment, min(ABSENCE, bank.start + ABSENCE - player.silent))


def spend(beside: Beside, clock: ClockRow, left: float) -> None:
    """Take from the bank what a clock has counted, of which so many seconds were ``left``."""
    if clock.had is not None:
        row = beside.banks[clock.seat]
        seconds = max(0.0, clock.had - left)
        beside.put_bank(replace(row, seconds=row.seconds - seconds, spent=row.spent + seconds))
