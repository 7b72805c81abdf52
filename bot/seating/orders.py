"""Standing orders: given, changed and cancelled by their person. They are played by ``deadlines/ahead.py``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from bot.rows.ahead import OrdersRow
from bot.session import orders
from bot.session.model import Actor, Refused
from bot.session.private_board import Board, Run, known_to
from bot.store import Connection
from bot.store.drivers.contract import Asked
from bot.store.games import log
from bot.store.games.ahead import ORDERS
from bot.tables.all_tables import Tables
from bot.tables.open_table import OpenTable
from engines.core import Seat

Words = Callable[[Run, Seat], Mapping[str, str]]
"""Return the words of what a seat has tried, by language (``OrderLine.words``)."""


class Orders:
    """Every method that changes something may raise Refused. Nothing of it shows to anybody else, not even in the
    revision of the table."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store

    async def give(
        self, board: Board, actor: Actor, words: Words, *, interaction_id: int | None = None
    ) -> OrdersRow:
        """Add what was tried on a *Try it* to the orders of this person's seat at its table; return them.

        Refused: order-older (the table has moved on since the board was begun, as far as this seat may know),
        not-seated, or as ``session.orders.tried_run``, ``may_order``, ``line_of`` and ``with_line``.
        """
        tried, run = board.session.tried_from("order-over"), orders.tried_run(board)
        async with self._tables.open(tried.table_id, interaction_id) as table:
            session = table.session
            seat = _seat(table, actor)
            was = await self.at(session.id, actor.user_id)
            if table.is_repeated and was is not None:
                return was
            orders.may_order(session, seat)
            if (tried.known, tried.seat) != (known_to(session, seat), seat):
                raise Refused("order-older")
            said = words(run, seat)
            line = await table.run_rules(lambda: orders.line_of(run, seat, said))
            row = orders.with_line(session, seat, actor.user_id, was, line, table.now())
            await _write(table, actor, was, lambda db: ORDERS.put(db, row))
            return row

    async def remove(
        self, session_id: str, actor: Actor, key: str, *, interaction_id: int | None = None
    ) -> OrdersRow | None:
        """Take the line with this key out of a person's orders; return what is left, None for nothing.

        Nothing changes if there is no such line.
        """
        async with self._tables.open(session_id, interaction_id) as table:
            seat = _seat(table, actor)
            was = await self.at(session_id, actor.user_id)
            if was is None or was.stopped is not None:
                return was
            lines = orders.lines_from(was.lines)
            left = [line for line in lines if line.key != key]
            if len(left) == len(lines):
                return was
            row = replace(was, lines=orders.lines_text(left)) if left else None

            def change(db: Connection) -> None:
                if row is None:
                    ORDERS.delete(db, session_id=session_id, seat=seat)
                else:
                    ORDERS.put(db, row)

            await _write(table, actor, was, change)
            return row

    async def cancel(self, session_id: str, actor: Actor, *, interaction_id: int | None = None) -> None:
        """Cancel a person's orders at a table, if there are any."""
        async with self._tables.open(session_id, interaction_id, quarantined=True) as table:
            cancel = partial(ORDERS.delete, session_id=session_id, seat=int(_seat(table, actor)))
            await _write(table, actor, await self.at(session_id, actor.user_id), cancel)

    async def at(self, session_id: str, user_id: int) -> OrdersRow | None:
        """Return a person's orders at a table; None if there are none."""
        return await self._store.read(partial(ORDERS.one, session_id=session_id, user_id=user_id))

    def asking(self, session_id: str, user_id: int) -> Callable[[Connection], Asked[OrdersRow | None]]:
        """Return what asks for the same."""
        return partial(ORDERS.ask_one, session_id=session_id, user_id=user_id)

    async def of_person(self, user_id: int) -> dict[str, OrdersRow]:
        """Return a person's orders by table."""
        rows = await self._store.read(partial(ORDERS.where, user_id=user_id, order="given_at, session_id"))
        return {row.session_id: row for row in rows}


async def _write(
    table: OpenTable, actor: Actor, was: OrdersRow | None, change: Callable[[Connection], object]
) -> None:
    """Write if no other process has moved at the table or changed these orders meanwhile; Stale if one has."""
    session_id = table.session.id

    def work(db: Connection) -> bool:
        if ORDERS.one(db, session_id=session_id, user_id=actor.user_id) != was:
            return False
        log.record_interaction(db, table.interaction_id, session_id, table.now())
        change(db)
        return True

    await table.write_unmoved(work)


def _seat(table: OpenTable, actor: Actor) -> Seat:
    player = table.session.player_of(actor.user_id)
    if player is None:
        raise Refused("not-seated")
    return player.seat
