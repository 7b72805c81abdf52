"""A simulated month of many tables: people with habits, nights and vacations, and a bot that crashes.

Time advances hour by hour. People answer after a delay of their own; all that reached them is recorded.
"""

from __future__ import annotations

import heapq
import itertools
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, fields, replace
from functools import partial
from pathlib import Path
from typing import Any, Self

from bot.delivery.scheduler import Scheduler
from bot.rows.session import ClockRow
from bot.rows.settings import SubstituteRow
from bot.rows.threads import POST, THREAD, Parent
from bot.session.hours import counted_seconds, is_stopped
from bot.session.model import Actor, Phase, Refused, Session
from bot.session.play import QUESTION
from bot.session.rules import CLOCKS, DAY, HOUR
from bot.store import Connection
from bot.store.games.ahead import FIRINGS
from bot.tables.clock import reminds_before
from engines.core import Action, Seat

from .month_people import Everybody, Person, person_of
from .world import GUILD, Clock, World

OUTAGE = 3 * HOUR


class Patient(Clock):
    """A clock that advances by the hour; pauses between attempts do not move it."""

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)


@dataclass
class Month:
    """``plans``: future actions by time. People, tables and vacations are drawn from ``dice``, what somebody does
    from dice of their own (``whim``), so that months that differ in one thing differ in nothing else."""

    world: World
    everybody: Everybody
    seed: int
    dice: random.Random
    people: list[Person]
    tables: list[str] = field(default_factory=list)
    plans: list[tuple[float, int, str, tuple[Any, ...]]] = field(default_factory=list)
    scheduled: set[tuple[str, int, int]] = field(default_factory=set)
    hushed: set[tuple[str, int, int]] = field(default_factory=set)
    questions: Counter[tuple[str, int]] = field(default_factory=Counter)
    """How often each seat was asked."""
    done: Counter[str] = field(default_factory=Counter)
    free: list[float] = field(default_factory=list)
    """The hours that seats were free until somebody took them."""
    _numbers: Any = field(default_factory=itertools.count)

    @classmethod
    async def begin(cls, path: Path, start: float, seed: int, **habits: Any) -> Self:
        clock, dice = Patient(start), random.Random(seed)
        everybody = Everybody(clock=clock)
        world = await World.open(path, clock, everybody, everybody)
        people = [person_of(number, start, dice) for number in range(80)]
        everybody.people = {person.actor.user_id: person for person in people}
        month = cls(world, everybody, seed, dice, people, **habits)
        await month._opened()
        for person in people:
            await world.services.clocks.set_user(person.actor.user_id, lambda _, mine=person.mine: mine)
        for person in people[::3]:
            row = SubstituteRow(GUILD, person.actor.user_id, (), None, None, start)
            await world.services.substitutes.change(GUILD, row.user_id, lambda _, row=row: row)  # type: ignore[misc]
        return month

    async def _opened(self) -> None:
        """Open the world after a start, without waiting for the disk: the month need not survive a power loss.

        Nobody looks at panels, so nobody thinks of ready-made turns for them: that took nine tenths of the time.
        """
        await self.world.services.suggestions.close()
        writer = self.world.store.driver._writer
        assert writer is not None
        writer.thread.submit(writer.execute, "PRAGMA synchronous = OFF").result()
        self.world.scheduler = Scheduler(self.world.services, outage=OUTAGE)

    async def table(self, game: str, seats: int, **options: str) -> None:
        people = self.dice.sample(self.people, seats)
        number = len(self.tables)
        parent = (None, Parent(THREAD, 1), None, Parent(POST, 2))[number % 4]
        actors = (person.actor for person in people)
        session = await self.world.table(game, *actors, channel=10**6 + number, parent=parent, **options)
        self.tables.append(session.id)

    # --- time ----------------------------------------------------------------------------------------------------

    async def hour(self) -> None:
        """Play the next hour: everybody acts at their time, then the scheduler ticks."""
        end = self.world.clock.now + HOUR
        await self._listen()
        while self.plans and self.plans[0][0] <= end:
            await self._passes(self.plans[0][0])
            _, _, kind, facts = heapq.heappop(self.plans)
            await getattr(self, f"_{kind}")(*facts)
        await self._passes(end)
        await self.world.scheduler.tick()
        await self.world.services.substitutes.search_held()
        await self.world.settle()

    async def _passes(self, until: float) -> None:
        """Advance the clock; what was decided ahead is looked at in time, everything else by the hour."""
        clock, store = self.world.clock, self.world.store
        while (due := await store.read(partial(FIRINGS.least, name="fires_at"))) is not None and due <= until:
            clock.now = max(clock.now, due)
            await self.world.scheduler.tick()
            await self._fired()
        clock.now = max(clock.now, until)

    async def _fired(self) -> None:
        """What was decided ahead was looked at."""

    def whim(self, *what: object) -> random.Random:
        """Return the dice for one thing that somebody does."""
        return random.Random(f"{self.seed} {what}")

    async def falls_silent(self) -> None:
        """Stop sending, so that later commits stay unsent until the process ends."""
        await self.world.publisher.close(seconds=0)
        await self.world.notifier.close(seconds=0)

    async def falls_over(self, off: float = 0.0) -> None:
        """Crash with unsent messages, and start again after ``off`` seconds."""
        self.done["restart"] += 1
        await self.falls_silent()
        self.world = await self.world.restarted()
        await self._opened()
        self.world.clock.now += off
        await self.world.publisher.start()
        await self.world.notifier.start()
        await self.world.services.resume()
        await self.world.scheduler.tick()
        await self.world.settle()

    async def running(self) -> list[ClockRow]:
        return await self.world.store.read(_all_clocks)

    async def _listen(self) -> None:
        """Plan the answers of people newly asked or notified, each at their pace."""
        for row in await self.running():
            key = (row.session_id, row.seat, row.asked)
            person = self.everybody.people[row.user_id]
            if key in self.scheduled:
                continue
            self.scheduled.add(key)
            self.questions[key[:2]] += 1
            whim = self.whim("answers", *key[:2], self.questions[key[:2]])
            at = self.world.clock.now + whim.uniform(*person.pace) * HOUR
            if at < person.until:
                self._later(at, "act", row.session_id, person)
                if whim.random() < 0.05:
                    self._later(self.world.clock.now + HOUR, "hush", key, person)
        for session_id, seat in self.everybody.away:
            hours = self.whim("back", session_id, seat).uniform(2, 60)
            self._later(self.world.clock.now + hours * HOUR, "back", session_id, seat)
        for request in self.everybody.votes:
            self._later(self.world.clock.now + self.whim("vote", request).uniform(1, 20) * HOUR, "vote", request)
        for user_id, request in self.everybody.offers:
            at = self.world.clock.now + self.whim("offer", user_id, request).uniform(0.5, 9) * HOUR
            self._later(at, "stand_in", request, self.everybody.people[user_id])
        for _, request in await self.world.services.substitutes.offered(GUILD):
            whim = self.whim("offered", request.id, self.world.clock.now)
            if whim.random() < 0.1:
                self._later(self.world.clock.now, "stand_in", request.id, whim.choice(self.people))
        await self._reminded(self.everybody.reminded)
        self.everybody.reminded.clear()
        self.everybody.away.clear()
        self.everybody.votes.clear()
        self.everybody.offers.clear()

    async def _reminded(self, seats: Sequence[tuple[str, int]]) -> None:
        """Nobody hurries because of a reminder, so that many turns are missed."""

    def _later(self, at: float, kind: str, *facts: Any) -> None:
        heapq.heappush(self.plans, (at, next(self._numbers), kind, facts))

    # --- actions of people ---------------------------------------------------------------------------------------

    async def _act(self, session_id: str, person: Person) -> None:
        """Play a whole turn at random."""
        session = await self.world.services.tables.load(session_id)
        player = session.player_of(person.actor.user_id)
        if is_stopped(person.hours, self.world.clock.now):
            self._later(self.world.clock.now + 3 * HOUR, "act", session_id, person)
            return
        if player is None or player.away or player.seat not in session.movers:
            return
        asked = session.decisions[player.seat] // QUESTION
        whim = self.whim("acts", session_id, player.seat, session.rules.turns(session.state))
        if whim.random() < 0.02:
            self.done["leave"] += 1
            await self.world.services.seats.leave(session_id, person.actor, interaction_id=None)
            return
        while player.seat in session.movers and session.decisions[player.seat] // QUESTION == asked:
            notation = session.rules.notation(self.choice(session, player.seat, whim))
            played = await self.world.plays(session, person.actor, notation)
            session = played.session
            self.done["action"] += 1

    def choice(self, session: Session, seat: Seat, whim: random.Random) -> Action:
        """Return what somebody plays: anything."""
        action: Action = whim.choice(session.rules.legal_actions(session.state, seat))
        return action

    async def _hush(self, key: tuple[str, int, int], person: Person) -> None:
        row = next((row for row in await self.running() if (row.session_id, row.seat, row.asked) == key), None)
        if row is not None and row.user_id == person.actor.user_id:
            self.hushed.add(key)
            self.done["hush"] += 1
            await self.world.services.clocks.not_this_turn(key[0], person.actor)

    async def _back(self, session_id: str, seat: int) -> None:
        await self.world.services.settle()  # a player who has just returned may have let the stand-ins end the game
        session = await self.world.services.tables.load(session_id)
        player = session.players[seat]
        if session.phase is Phase.PLAYING and player.away and player.user_id is not None:
            person = self.everybody.people[player.user_id]
            if person.returns:
                self.done["back"] += 1
                person.until = max(person.until, self.world.clock.now + 5 * DAY)
                try:
                    await self.world.services.seats.back(session_id, person.actor)
                except Refused as refusal:
                    assert refusal.code == "game-over"  # noqa: PT017  (the computers may have ended it meanwhile)

    async def _vote(self, request_id: int) -> None:
        request = await self.world.services.requests.load(request_id)
        for user_id in request.asked:
            person = self.everybody.people[user_id]
            if self.world.clock.now < person.until:
                self.done["vote"] += 1
                try:
                    await self.world.services.requests.agree(request_id, person.actor)
                except Refused as refusal:
                    over = ("request-over", "quarantined", "vote-on-you", "you-are-away")
                    assert refusal.code in over  # noqa: PT017  (it may have lapsed)

    async def _stand_in(self, request_id: int, person: Person) -> None:
        """Take a free seat, decline it, or do not answer."""
        request = await self.world.services.requests.load(request_id)
        answer = self.whim("stands in", request_id, person.actor.user_id).choice(
            ("take", "take", "decline", "silence")
        )
        if self.world.clock.now > person.until or answer == "silence":
            return
        try:
            if answer == "decline":
                await self.world.services.requests.refuse(request_id, person.actor)
                return
            await self.world.services.requests.agree(request_id, person.actor)
        except Refused as refusal:
            over = ("request-over", "others-asked", "not-your-seat", "already-seated", "too-many-tables")
            assert refusal.code in over  # noqa: PT017  (somebody may have been faster)
            self.done["seat refused"] += 1
            return
        self.done["seat taken"] += 1
        self.free.append((self.world.clock.now - request.created_at) / HOUR)
        person.until = max(person.until, self.world.clock.now + 5 * DAY)

    async def nudge(self) -> None:
        """Nudge at a random table."""
        whim = self.whim("nudge", self.world.clock.now)
        session = await self.world.services.tables.load(whim.choice(self.tables))
        people = [player for player in session.players if player.person is not None]
        if session.phase is Phase.PLAYING and people:
            player = whim.choice(people)
            assert player.user_id is not None
            try:
                await self.world.services.clocks.nudge(session.id, Actor(player.user_id, player.name))
                self.done["nudge"] += 1
            except Refused as refusal:
                assert refusal.code in ("nudge-too-soon", "nobody-to-nudge", "nobody-but-you")  # noqa: PT017

    async def vacation(self, person: Person, days: float) -> None:
        """Begin a vacation and set it."""
        now = self.world.clock.now
        self.done["vacation"] += 1
        person.mine = await self.world.services.clocks.set_user(
            person.actor.user_id, lambda old: replace(old, away_from=now, away_until=now + days * DAY)
        )

    # --- invariants ----------------------------------------------------------------------------------------------

    async def pov(self) -> None:
        """Record players without reminders, and tables idle beyond their time."""
        now = self.world.clock.now
        rows = await self.running()
        limits = await self._limits({row.session_id for row in rows})
        for row in rows:
            person = self.everybody.people[row.user_id]
            limit = limits[row.session_id] if row.had is None else row.had
            if row.due_at is None or limit is None:
                continue
            if row.stage < 3 and row.due_at < now - HOUR:
                self._fault("stands still", row)
            key = (row.session_id, row.seat, row.asked)
            night = 10 * HOUR if person.mine.zone is None else 0.0
            due = reminds_before(limit, is_bank=row.had is not None) - night
            left = counted_seconds(person.hours, now, row.due_at)
            late = left < due - 1.5 * HOUR
            resting = is_stopped(person.hours, now) or is_stopped(person.hours, now - HOUR)
            delivered = self.everybody.delivered
            reminded = any(delivered.reminders[(*key, stage)] for stage in (1, 2)) or delivered.warnings[key]
            if late and person.mine.remind != "none" and key not in self.hushed and not (resting or reminded):
                self._fault("was forgotten", row)
            if left < limit / 2 - 1.5 * HOUR and row.warns and not resting:
                self._fault("was not warned", row)

    def _fault(self, what: str, row: ClockRow) -> None:
        self.everybody.delivered.faults.append(f"{what}: {row} at {self.world.clock.now}")

    async def _limits(self, sessions: Sequence[str] | set[str]) -> dict[str, float | None]:
        found = await self.world.sql("SELECT id, json_extract(table_rules, '$.clock') FROM sessions")
        return {str(one): CLOCKS.get(str(clock)) for one, clock in found if one in sessions}


def _all_clocks(db: Connection) -> list[ClockRow]:
    columns = ", ".join(column.name for column in fields(ClockRow))
    return [ClockRow(*row) for row in db.execute(f"SELECT {columns} FROM clocks ORDER BY session_id, seat")]
