"""What seats have decided ahead follows each move of their table, in its transaction."""

from __future__ import annotations

from collections.abc import Sequence

from bot.rows.ahead import ANSWER, ORDER, FiringRow, OrdersRow
from bot.rows.log import Entry
from bot.session.answers import is_question
from bot.session.hours import hours_of, is_stopped
from bot.session.model import Phase, Session
from bot.session.orders import is_own_turn
from bot.store import Connection
from bot.store.games import ahead
from bot.store.games.ahead import FIRINGS, ORDERS
from bot.store.messages import notices
from engines.core import Seat

from .beside import Beside

DELAY = 60.0
"""Seconds after a seat was asked until its orders or answers are looked at: at once would take the previous
player's undo away."""
STOPPED = "order-stopped"
"""The kind of the notice to somebody of whose orders no line was played: fact ``seat``."""
LAPSED = "order-lapsed"
"""The kind of the notice to somebody whose orders are gone: facts ``seat`` and ``code``.

``undone``: without a try; ``rest``: one was played, and their turn goes on."""


def follow(
    db: Connection,
    was: Session,
    now: Session,
    entries: Sequence[Entry] = (),
    *,
    beside: Beside,
    taken_back: bool = False,
) -> None:
    """Cancel orders that no longer hold, and store when those of the seats asked now are looked at.

    ``entries``: the new rows of the log. Orders are cancelled by any action of their seat but a standing answer,
    and by the loss of the seat; they lapse if the asking that they waited for was taken back.
    """
    if now.phase is not Phase.PLAYING:
        if was.phase is Phase.PLAYING:
            ahead.forget(db, now.id)
        return
    given, chosen, armed = beside.ahead
    orders, answers = {row.seat: row for row in given}, {row.seat: row for row in chosen}
    firings = {row.seat: row for row in armed}
    acted = {entry.seat for entry in entries if entry.ahead != ANSWER}
    answered = {entry.seat for entry in entries if entry.ahead == ANSWER}
    for seat in {entry.seat for entry in entries if entry.ahead == ORDER}:
        _tell_of_rest(beside, was, now, seat)
    for seat in {*orders, *answers, *firings}:
        row = orders.get(seat) or answers.get(seat)
        if row is not None and now.players[seat].person != row.user_id:
            ahead.forget(db, now.id, seat)
            orders.pop(seat, None)
            answers.pop(seat, None)
            continue
        firing = firings.get(seat)
        is_off = firing is not None and (
            seat in answered or firing.decision != now.decisions[seat] or seat not in now.awaited
        )
        if is_off:
            FIRINGS.delete(db, session_id=now.id, seat=seat)
        if seat not in orders:
            continue
        is_undone = taken_back and is_own_turn(was, Seat(seat)) and not is_own_turn(now, Seat(seat))
        if seat in acted or (is_undone and orders[seat].stopped is not None):
            ORDERS.delete(db, session_id=now.id, seat=seat)
            del orders[seat]
        elif is_undone:
            _lapse(db, now, orders.pop(seat), "undone")
    for seat in now.awaited:
        person = now.players[seat].person
        is_new = seat >= len(was.decisions) or now.decisions[seat] != was.decisions[seat]
        if person is None or not is_new or seat in acted:
            continue
        waits = seat in orders and orders[seat].stopped is None and is_own_turn(now, seat)
        if waits or (is_question(now, seat) and (seat in answers or beside.person(person).only_answer)):
            FIRINGS.put(db, FiringRow(now.id, int(seat), now.decisions[seat], now.changed_at + DELAY))


def _tell_of_rest(beside: Beside, was: Session, now: Session, seat: int | None) -> None:
    """Tell somebody whose order was played that their turn goes on: their panel may be unchanged until it ends."""
    person = None if seat is None else now.players[seat].person
    if seat is None or person is None or not is_own_turn(now, Seat(seat)):
        return
    if now.rules.turns(now.state) != was.rules.turns(was.state):
        return
    of_person = beside.person(person)
    if of_person.remind != "none" and not is_stopped(hours_of(of_person), now.changed_at):
        facts = {"code": "rest", "seat": seat}
        notices.add(beside.db, LAPSED, now.changed_at, facts, session_id=now.id, user_id=person)


def _lapse(db: Connection, session: Session, row: OrdersRow, code: str) -> None:
    """Cancel orders that were never looked at, and tell their person."""
    ORDERS.delete(db, session_id=session.id, seat=row.seat)
    notices.add(
        db, LAPSED, session.changed_at, {"code": code, "seat": row.seat}, session_id=session.id, user_id=row.user_id
    )
