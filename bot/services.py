"""The services of the tables, wired once for the Discord side, the demo and the benchmarks."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping

from bot.deadlines.digests import Digests
from bot.deadlines.expired import ExpiredTurns
from bot.deadlines.idle import IdleTables
from bot.deadlines.player_clocks import PlayerClocks
from bot.history.catch_up import History
from bot.history.end_report import EndReports
from bot.history.scores import Scores
from bot.rows.request import UNDO, VOTE
from bot.seating.computers import Computers
from bot.seating.lobbies import Lobbies
from bot.seating.privacy import Privacy
from bot.seating.reachability import Reachability
from bot.seating.rematch import Rematches
from bot.seating.requests import Requests
from bot.seating.seats import Seats
from bot.seating.takebacks import Takebacks
from bot.store import Store
from bot.store.people import recount
from bot.tables.moves import Moves
from bot.tables.preferences import Preferences
from bot.tables.tables import Tables
from engines import GAMES
from engines.core import AnyGame


class Services:
    """One part for each thing that people do at tables. Their methods may raise Refused."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame] = GAMES,
        *,
        random_bytes: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        self.store = store
        self.tables = Tables(store, games)
        self.moves = Moves(self.tables, random_bytes)
        self.preferences = Preferences(store, self.tables)
        self.lobbies = Lobbies(self.tables, random_bytes)
        self.seats = Seats(self.tables)
        self.rematches = Rematches(self.tables, random_bytes)
        self.takebacks = Takebacks(self.tables)
        self.expired_turns = ExpiredTurns(self.tables)
        effects = {UNDO: self.takebacks.take_back, VOTE: self.expired_turns.voted}
        self.requests = Requests(self.tables, effects)
        self.idle_tables = IdleTables(self.tables)
        self.clocks = PlayerClocks(self.tables)
        self.digests = Digests(self.tables)
        self.reachability = Reachability(self.tables)
        self.privacy = Privacy(self.tables, self.lobbies, self.seats, self.moves)
        self.history = History(self.tables)
        self.end_reports = EndReports(self.tables)
        self.scores = Scores(store)
        self._computers = Computers(self.tables, self.moves)

    async def resume(self) -> None:
        """Catch up after a restart: resume computer players that owe an action, and start missing clocks."""
        await self.store.write(recount.catch_up)
        await self.clocks.start_missing()
        await self._computers.resume()

    async def settle(self) -> None:
        """Wait until no computer player has anything to do."""
        await self.tables.settle()
        await self._computers.settle()

    async def close(self) -> None:
        """Stop the computer players (``resume`` continues them) and finish pending writes."""
        await self._computers.close()
        await self.tables.settle()
