"""Sent notices that do not hold for ever: reminders, questions, announcements with a button."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.rows.messages import UnsettledRow
from bot.store.messages.unsettled import UNSETTLED
from bot.tables.all_tables import Tables


class Unsettled:
    """What was sent and may have to be edited; the senders say how."""

    def __init__(self, tables: Tables) -> None:
        self._store = tables.store

    async def put(self, row: UnsettledRow) -> None:
        """Remember a sent notice, or what it says now."""
        await self._store.write(partial(UNSETTLED.put, row=row), is_repeatable=True)

    async def of_session(self, session_id: str) -> Sequence[UnsettledRow]:
        """Return the notices of a table that are not settled, oldest first."""
        return await self._store.read(partial(UNSETTLED.where, session_id=session_id))

    async def holds(self, message_id: int) -> bool:
        """Whether this message is a notice that is not settled."""
        return await self._store.read(partial(UNSETTLED.has, message_id=message_id))

    async def remove(self, message_id: int) -> bool:
        """Forget a notice, as it is settled; return whether it was there."""
        return await self._store.write(lambda db: UNSETTLED.delete(db, message_id=message_id).rowcount > 0)
