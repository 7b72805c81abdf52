"""The services of the tables, wired once for the Discord side, the demo and the benchmarks."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping

from bot.beacon import Drand
from bot.cluster.claims import Claims
from bot.config import Limits
from bot.deadlines.ahead import Ahead
from bot.deadlines.digests import Digests
from bot.deadlines.expired import ExpiredTurns
from bot.deadlines.idle import IdleTables
from bot.deadlines.player_clocks import PlayerClocks
from bot.history.catch_up import History
from bot.history.end_report import EndReports
from bot.history.reviews import Reviews
from bot.history.scores import Scores
from bot.rows.messages import UNDO, VOTE
from bot.seating.absences import Absences
from bot.seating.asking import ask_again
from bot.seating.beacon_rounds import BeaconRounds
from bot.seating.blocks import Blocks
from bot.seating.computers import Computers
from bot.seating.counting import Counting
from bot.seating.endings import Endings
from bot.seating.imports import Imports
from bot.seating.lobbies import Lobbies
from bot.seating.orders import Orders
from bot.seating.overview import Overview
from bot.seating.presence import Presence
from bot.seating.privacy import Privacy
from bot.seating.quotas import Quotas
from bot.seating.reachability import Reachability
from bot.seating.rematch import Rematches
from bot.seating.requests import Requests
from bot.seating.seat_lists import SeatLists
from bot.seating.seats import Seats
from bot.seating.standing_answers import StandingAnswers
from bot.seating.substitutes import Substitutes
from bot.seating.takebacks import Takebacks
from bot.seating.threads import Threads
from bot.seating.unsettled import Unsettled
from bot.seating.watching import Watching
from bot.store import Store
from bot.store.people import recount
from bot.tables.all_tables import Tables
from bot.tables.attempts import Attempts
from bot.tables.daily import DailyDays
from bot.tables.hints import Hints
from bot.tables.moves import Moves
from bot.tables.names import Names
from bot.tables.preferences import Preferences
from bot.tables.suggestions import Suggestions
from bot.tables.upgrade_pass import UpgradePass
from bot.workers import Thinkers
from engines import GAMES
from engines.core.history.fairness import MESSAGE, WORDS
from engines.core.playable import Playable


class Services:
    """One part for each thing that people do at tables. Their methods may raise Refused."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Playable] = GAMES,
        *,
        random_bytes: Callable[[int], bytes] = secrets.token_bytes,
        beacon: Drand | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        monotonic: Callable[[], float] = time.monotonic,
        limits: Limits | None = None,
        claims: Claims | None = None,
        thinkers: int = 0,
        posted: bool = False,
        outage: float = 0.0,
    ) -> None:
        """``beacon``: mixed into the dice of new games. ``sleep`` and ``monotonic``: how its rounds are awaited.
        ``posted``: what is promised of the dice is posted, and new tables wait for that message; else their rule of
        the dice is the words alone (docs/fair-dice.md).
        ``outage``: seconds without a tick that are no outage, even to a feature that allows fewer (a fast clock).

        ``claims``: of a process that shares the database with others; None: it has it for itself. ``thinkers``: the
        processes in which searching computer players think; 0: a thread.
        """
        rule = MESSAGE if posted else WORDS
        self.store = store
        self.outage = outage
        self.presence = Presence(store.clock)
        self.quotas = Quotas(limits)
        self.tables = Tables(store, games, claims)
        self.tables.boards.random_bytes = random_bytes
        self.tables.boards.require_quota = self.quotas.beginning
        self.moves = Moves(self.tables, ask_again, random_bytes, beacon)
        self.preferences = Preferences(store, self.tables)
        self.names = Names(self.tables)
        self.lobbies = Lobbies(self.tables, self.quotas, random_bytes, rule)
        self.imports = Imports(self.tables, random_bytes)
        self.seats = Seats(self.tables, self.quotas)
        self.rematches = Rematches(self.tables, self.quotas, random_bytes, rule)
        self.takebacks = Takebacks(self.tables)
        self.expired_turns = ExpiredTurns(self.tables)
        self.ahead = Ahead(self.tables)
        self.orders = Orders(self.tables)
        self.endings = Endings(self.tables)
        self.substitutes = Substitutes(self.tables, self.quotas)
        effects = {UNDO: self.takebacks.take_back, VOTE: self.expired_turns.voted}
        self.requests = Requests(self.tables, effects, self.substitutes)
        self.absences = Absences(self.tables, self.presence, self.seats, self.substitutes, self.requests)
        self.idle_tables = IdleTables(self.tables)
        self.clocks = PlayerClocks(self.tables)
        self.digests = Digests(self.tables)
        self.reachability = Reachability(self.tables)
        self.threads = Threads(store)
        self.unsettled = Unsettled(self.tables)
        self.standing_answers = StandingAnswers(self.tables)
        self.watching = Watching(self.tables)
        self.seat_lists = SeatLists(self.tables)
        self.blocks = Blocks(self.tables, self.lobbies, self.seats, self.reachability)
        self.privacy = Privacy(self.tables, self.lobbies, self.seats, self.moves)
        self.history = History(self.tables)
        self.end_reports = EndReports(self.tables)
        self.scores = Scores(store)
        self.counting = Counting(self.tables)
        self.overview = Overview(self.tables)
        self.thinkers = Thinkers(thinkers)
        self.daily = DailyDays(store, games, self.thinkers, random_bytes, beacon, sleep, monotonic)
        self.computers = Computers(self.tables, self.moves, self.thinkers)
        self.reviews = Reviews(self.tables, self.history, self.thinkers)
        self.hints = Hints(self.tables, self.thinkers)
        self.suggestions = Suggestions(self.tables, self.thinkers)
        self.attempts = Attempts(store, self.tables.boards, self.daily)
        self.beacon_rounds = BeaconRounds(self.tables, self.moves, beacon, sleep, monotonic)
        self._upgrades = UpgradePass(self.tables)

    async def resume(self) -> None:
        """Catch up after a restart, and each hour: tables whose rules were corrected, frozen lobbies, computer
        players that owe an action, missing clocks, deadlines too far ahead, seats that stand-ins have held for a
        day."""
        await self.store.write(recount.catch_up)
        self._upgrades.start()
        await self.blocks.enforce()
        await self.clocks.start_missing()
        await self.clocks.pull_back()
        await self.substitutes.search_held()
        await self.beacon_rounds.resume()
        await self.computers.resume()

    async def settle(self) -> None:
        """Wait until no table is left to upgrade, no round is awaited and no computer player has anything to do."""
        await self._upgrades.settle()
        await self.beacon_rounds.settle()
        await self.blocks.settle()
        await self.absences.settle()
        await self.tables.settle()
        await self.computers.settle()
        await self.reviews.settle()
        await self.suggestions.settle()
        await self.daily.settle()

    async def close(self) -> None:
        """Stop computer players, upgrades and waiting for rounds (``resume`` continues them), and reviews; finish
        pending writes."""
        await self._upgrades.close()
        await self.beacon_rounds.close()
        await self.blocks.close()
        await self.absences.close()
        await self.computers.close()
        await self.reviews.close()
        await self.daily.close()
        await self.hints.close()
        await self.suggestions.close()
        await self.tables.settle()
