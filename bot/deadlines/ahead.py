"""Standing orders and answers, looked at a while after their seat was asked: under the table's lock, once or not at
all, whatever is restarted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TypeVar

from bot.rows.ahead import ANSWER, FiringRow, OrdersRow
from bot.session import orders, play
from bot.session.answers import answer_ahead, is_question
from bot.session.hours import hours_of, is_on_vacation, is_stopped
from bot.session.lines import Line
from bot.session.orders import Stop, is_own_turn
from bot.session.play import Move, Origin
from bot.store import Connection
from bot.store.games import sessions
from bot.store.games.ahead import ANSWERS, FIRINGS, ORDERS
from bot.store.messages import notices
from bot.store.people import settings
from bot.tables.ahead import STOPPED
from bot.tables.all_tables import Tables
from bot.tables.open_table import OpenTable
from engines.core import Seat

T = TypeVar("T")


class Ahead:
    """``attend`` does all that is due at a table."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store

    async def attend(self, session_id: str) -> None:
        """Play by order or standing answer what is due, or say why not."""
        async with self._tables.open(session_id, quarantined=True) as table:
            for firing in await self._store.read(partial(FIRINGS.where, session_id=session_id)):
                if firing.fires_at <= table.now():
                    await self._fire(table, firing)
                    await table.reload()

    async def _fire(self, table: OpenTable, firing: FiringRow) -> None:
        """Look at one decision: what is played disarms it in its own transaction (``tables.ahead.follow``)."""
        session, seat = table.session, Seat(firing.seat)
        done = False
        if seat in session.awaited and session.decisions[seat] == firing.decision:
            person = session.players[seat].person
            if person is not None and is_question(session, seat):
                done = await self._answer(table, seat, person)
            elif person is not None and is_own_turn(session, seat):
                done = await self._order(table, seat, person)
        if not done:
            await table.write(
                partial(FIRINGS.delete, session_id=session.id, seat=firing.seat, decision=firing.decision)
            )

    async def _answer(self, table: OpenTable, seat: Seat, person: int) -> bool:
        """Answer as the person has decided; return whether it was played. Nobody is answered for on a vacation."""
        session, now = table.session, table.now()

        def decided(db: Connection) -> tuple[tuple[str, ...], bool, bool]:
            row = ANSWERS.one(db, session_id=session.id, seat=seat, user_id=person)
            of_person = settings.of_user(db, person)
            return () if row is None else row.chosen, of_person.only_answer, is_on_vacation(of_person, now)

        chosen, only, is_gone = known = await self._store.read(decided)
        if is_gone:
            return False

        def work() -> Move | None:
            action = answer_ahead(session, seat, chosen, only=only)
            origin = Origin(seat, person, None, now, ahead=ANSWER)
            return None if action is None else play.act(session, table.seed, origin, action)

        move = await table.run_rules(work)
        if move is not None:
            await table.commit(move, check=partial(_unchanged, decided, known))
        return move is not None

    async def _order(self, table: OpenTable, seat: Seat, person: int) -> bool:
        """Play by order what is to be played, or store why nothing is; return whether either was done."""
        session, now = table.session, table.now()

        def given(db: Connection) -> tuple[OrdersRow | None, bool]:
            row = ORDERS.one(db, session_id=session.id, seat=seat, user_id=person)
            return row, is_on_vacation(settings.of_user(db, person), now)

        row, is_gone = known = await self._store.read(given)
        if row is None or row.stopped is not None:
            return False
        found: Line | tuple[Stop, ...] = (Stop(code="away"),)
        if not is_gone:
            found = await table.run_rules(partial(orders.played, session, table.seed, row, now))
        if isinstance(found, Line):
            # And with it the order goes.
            await table.commit(found.move, check=partial(_unchanged, given, known))
            return True
        stopped = replace(row, stopped=orders.stops_text(found))

        def stop(db: Connection) -> None:
            if table.is_unmoved(db) and given(db) == known:
                _stop(db, stopped, now)

        await table.write(stop, has_notices=True)
        return True


def _unchanged(read: Callable[[Connection], T], known: T, db: Connection) -> None:
    """Raise ChangedMeanwhile if another process has stored something else: what was cancelled is not played."""
    if read(db) != known:
        raise sessions.ChangedMeanwhile("it was decided otherwise")


def _stop(db: Connection, row: OrdersRow, now: float) -> None:
    """Store why no line was played, and tell the person unless they want no reminders, or none now."""
    if FIRINGS.delete(db, session_id=row.session_id, seat=row.seat).rowcount == 0:
        return  # another process has done it, or has moved
    ORDERS.put(db, row)
    person = settings.of_user(db, row.user_id)
    if person.remind != "none" and not is_stopped(hours_of(person), now):
        notices.add(db, STOPPED, now, {"seat": row.seat}, session_id=row.session_id, user_id=row.user_id)
