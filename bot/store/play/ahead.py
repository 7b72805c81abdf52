"""What seats have decided ahead: standing orders, standing answers, and when they are looked at."""

from __future__ import annotations

from bot.rows.ahead import AnswersRow, FiringRow, OrdersRow
from bot.store.columns import Columns
from bot.store.database import Connection
from bot.store.drivers.contract import Asked

SEAT = ("session_id", "seat")
ORDERS = Columns("orders", OrdersRow, keys=SEAT)
ANSWERS = Columns("answers", AnswersRow, keys=SEAT)
FIRINGS = Columns("firings", FiringRow, keys=SEAT)
_SEAT = "WHERE session_id = ? AND seat = ?"


OfTable = tuple[list[OrdersRow], list[AnswersRow], list[FiringRow]]


def ask_table(db: Connection, session_id: str) -> Asked[OfTable]:
    """Ask for all that is decided ahead at a table, in seat order, as ``Columns.ask``."""
    where, values = "WHERE session_id = ? ORDER BY seat", (session_id,)
    orders, answers, firings = (
        ORDERS.ask(db, where, values), ANSWERS.ask(db, where, values), FIRINGS.ask(db, where, values),
    )  # fmt: skip
    return lambda: (orders(), answers(), firings())


# --- orders ----------------------------------------------------------------------------------------------------


def ask_orders(db: Connection, session_id: str) -> Asked[list[OrdersRow]]:
    """Ask for the standing orders at a table, in seat order, as ``Columns.ask``."""
    return ORDERS.ask(db, "WHERE session_id = ? ORDER BY seat", (session_id,))


def orders(db: Connection, session_id: str) -> list[OrdersRow]:
    """Return the standing orders at a table, in seat order."""
    return ask_orders(db, session_id)()


def orders_of(db: Connection, user_id: int) -> list[OrdersRow]:
    """Return the standing orders of a person, oldest first."""
    return ORDERS.select(db, "WHERE user_id = ? ORDER BY given_at, session_id", (user_id,))


def give(db: Connection, new: OrdersRow) -> None:
    """Store the orders of a seat in place of earlier ones."""
    ORDERS.put(db, new)


def cancel(db: Connection, session_id: str, seat: int) -> bool:
    """Delete the orders of a seat; return whether it had any."""
    return db.execute(f"DELETE FROM orders {_SEAT}", (session_id, seat)).rowcount == 1


# --- answers ---------------------------------------------------------------------------------------------------


def answers(db: Connection, session_id: str) -> list[AnswersRow]:
    """Return the standing answers at a table, in seat order."""
    return ANSWERS.select(db, "WHERE session_id = ? ORDER BY seat", (session_id,))


def answers_of(db: Connection, user_id: int) -> list[AnswersRow]:
    """Return the standing answers of a person, by table."""
    return ANSWERS.select(db, "WHERE user_id = ? ORDER BY session_id, seat", (user_id,))


def choose(db: Connection, new: AnswersRow) -> None:
    """Store the standing answers of a seat in place of earlier ones; () deletes those of this person."""
    if new.chosen:
        ANSWERS.put(db, new)
    else:
        db.execute(f"DELETE FROM answers {_SEAT} AND user_id = ?", (new.session_id, new.seat, new.user_id))


# --- firings ---------------------------------------------------------------------------------------------------


def firings(db: Connection, session_id: str) -> list[FiringRow]:
    """Return what is to be looked at at a table, in seat order."""
    return FIRINGS.select(db, "WHERE session_id = ? ORDER BY seat", (session_id,))


def arm(db: Connection, new: FiringRow) -> None:
    """Store when the decision of a seat is looked at, in place of an earlier one."""
    FIRINGS.put(db, new)


def disarm(db: Connection, session_id: str, seat: int, decision: int | None = None) -> bool:
    """Forget a firing, of this decision only if one is named; return whether there was one."""
    done = db.execute(
        f"DELETE FROM firings {_SEAT} AND decision = coalesce(?, decision)", (session_id, seat, decision)
    )
    return done.rowcount == 1


def due(db: Connection, now: float) -> list[str]:
    """Return the tables with a firing that is due, longest first."""
    rows = db.execute("SELECT session_id FROM firings WHERE fires_at <= ? ORDER BY fires_at, session_id", (now,))
    return list(dict.fromkeys(session_id for (session_id,) in rows))


def next_due(db: Connection) -> float | None:
    """Return when the next firing is due; None: never."""
    at: float | None = db.execute("SELECT min(fires_at) FROM firings").fetchone()[0]
    return at


def forget(db: Connection, session_id: str, seat: int | None = None) -> None:
    """Delete all that a seat, or without one the whole table, has decided ahead."""
    for table in ("orders", "answers", "firings"):
        db.execute(f"DELETE FROM {table} WHERE session_id = ? AND seat = coalesce(?, seat)", (session_id, seat))
