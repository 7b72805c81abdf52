"""Sent notices that do not hold for ever, until they are settled."""

from __future__ import annotations

from bot.rows.messages import UnsettledRow
from bot.store.columns import Columns
from bot.store.database import Connection
from bot.store.drivers.dialect import first_column

UNSETTLED = Columns("standing", UnsettledRow, keys=("message_id",))


def ended(db: Connection, now: float) -> list[str]:
    """Return the tables with notices that have to be looked at by now."""
    return first_column(
        db, "SELECT DISTINCT session_id FROM standing WHERE ends_at <= ? ORDER BY session_id", (now,)
    )
