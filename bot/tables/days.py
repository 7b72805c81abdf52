"""The days of the dice of the day: their secrets, dice, end, the strong player's sheet, and the servers' messages.

A date is one row, whichever process comes first. Nothing here knows who plays (``tries.py``).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence

from bot.beacon import Drand
from bot.rows.daily import DayRow, ServerRow
from bot.session.daily import Promise, ServerDay, Spread, Strong
from bot.session.model import Session
from bot.store import Connection, Store
from bot.workers import Thinkers
from engines.core.playable import Playable


class Days:
    """All days of one database."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Playable],
        thinkers: Thinkers,
        random_bytes: Callable[[int], bytes],
        beacon: Drand | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        """``beacon``: its rounds are mixed in where its chain is known. ``sleep``, ``monotonic``: how it is awaited."""

    # --- a day -------------------------------------------------------------------------------------------------

    async def current(self) -> DayRow:
        """Return the day of now, its dice fixed; made if it is missing. Refused: daily-closed (a moved clock)."""
        raise NotImplementedError

    async def get(self, date: str) -> DayRow | None:
        """Return a day; None if there was none."""
        raise NotImplementedError

    async def closed(self, most: int, before: str = "9999") -> Sequence[DayRow]:
        """Return closed days whose dice somebody could play, the newest first."""
        raise NotImplementedError

    async def seed(self, day: DayRow) -> bytes:
        """Return the seed of a day whose dice are fixed."""
        raise NotImplementedError

    async def spread(self, date: str) -> Spread:
        """Return all results in competition; of an open day as they were some seconds ago at most."""
        raise NotImplementedError

    async def strong(self, day: DayRow) -> Strong | None:
        """Return what the strong player made of a closed day, thought now if need be; None if it could not."""
        raise NotImplementedError

    async def strong_session(self, day: DayRow) -> Session | None:
        """Return the finished game of the strong player, to be drawn."""
        raise NotImplementedError

    async def promises(self) -> Sequence[Promise]:
        """Return what is posted: of the month before (secret told), of this one and, near its end, of the next."""
        raise NotImplementedError

    # --- the clock ---------------------------------------------------------------------------------------------

    async def tick(self, now: float) -> None:
        """Do what is due: make months and days, close days, let the strong player play, tell servers.

        A repeated call, or another process's, does nothing.
        """
        raise NotImplementedError

    async def next_due(self) -> float | None:
        """Return when the next of these is due."""
        raise NotImplementedError

    # --- servers -----------------------------------------------------------------------------------------------

    async def server(self, guild_id: int) -> ServerRow | None:
        raise NotImplementedError

    async def tell(self, row: ServerRow) -> None:
        """Let a server have its message from the next closed day on; ``row.told`` is set here."""
        raise NotImplementedError

    async def tell_no_more(self, guild_id: int) -> bool:
        """Return whether it had one."""
        raise NotImplementedError

    async def server_day(self, guild_id: int, date: str) -> ServerDay | None:
        """Return what the message of a closed day tells on this server; None if nobody is counted in it."""
        raise NotImplementedError

    async def settle(self) -> None:
        """Wait until no dice are awaited and the strong player has nothing to play."""

    async def close(self) -> None:
        """Stop waiting and thinking; a later tick continues."""


def mark_down(db: Connection, last: float, now: float) -> None:
    """Let days count for everybody in which the bot was down for DOWN seconds of the time from ``last`` to ``now``."""
    raise NotImplementedError
