"""Turns of computer players in a row: held back, and reported in one message with the next call of a person."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from .outgoing import Outgoing

PATIENCE, MOST_PATIENCE = 5.0, 60.0
"""Seconds for which turns are held back, at first and at most; twice as long after each message on the way."""

TurnsOf: TypeAlias = Callable[[str], asyncio.Task[None] | None]
"""Returns the task in which the computer players of a table are choosing; it ends with their last turn."""


def nobody(session_id: str) -> None:
    """Return that no computer player is choosing."""


@dataclass(slots=True)
class Chain:
    """One table at which only computer players are awaited."""

    until: float
    """Seconds since 1970: what has happened by then is shown."""
    patience: float


class Chains:
    """Of all tables. Nothing is lost with them: what is held back is in the outbox."""

    def __init__(self, computers: TurnsOf, clock: Callable[[], float]) -> None:
        self._computers = computers
        self._clock = clock
        self._chains: dict[str, Chain] = {}

    def holds(self, outgoing: Outgoing, *, is_old: bool) -> bool:
        """Whether to wait, as only computer players are awaited and will soon have moved.

        ``is_old``: something was committed since this was read, such as their last turn; it is read again then.
        """
        session_id = outgoing.session.id
        if not outgoing.awaits_computers:
            self._chains.pop(session_id, None)
            return False
        if self._computers(session_id) is None:
            self._chains.pop(session_id, None)
            return is_old
        now = self._clock()
        chain = self._chains.setdefault(session_id, Chain(now + PATIENCE, PATIENCE))
        return now < chain.until and not outgoing.calls

    async def wait(self, session_id: str, news: asyncio.Event) -> None:
        """Wait for a commit (``news``), the end of these turns, or the end of patience."""
        chain, turns = self._chains.get(session_id), self._computers(session_id)
        if chain is None or turns is None:
            return
        commit = asyncio.ensure_future(news.wait())
        try:
            left = max(0.0, chain.until - self._clock())
            await asyncio.wait({turns, commit}, timeout=left, return_when=asyncio.FIRST_COMPLETED)
        finally:
            commit.cancel()

    def shown(self, session_id: str) -> None:
        """Be more patient after a message that shows how far the computer players are."""
        chain = self._chains.get(session_id)
        if chain is not None:
            chain.patience = min(2 * chain.patience, MOST_PATIENCE)
            chain.until = self._clock() + chain.patience
