"""A simulated month in which people plan: they look in while others think, try what they would play, order it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Self

from bot.session.hours import is_stopped
from bot.session.model import Actor, Phase, Refused, Session
from bot.session.orders import MOST_LINES, OrderLine, is_own_turn, lines_from, sight, stops_from
from bot.session.private_board import Board
from bot.session.rules import BANKS, HOUR
from engines.core import Action, FastChance, Seat
from engines.core.playable import policies, strongest_policy

from .month import Month
from .month_people import Person

GUESSES = ("default", "policy")
"""What somebody lets the others play on a *Try it*: as if they were absent, or as a computer player would."""


@dataclass
class Plans(Month):
    """``orders`` and ``answers``: whether a third of the people give any. ``guess``: one of GUESSES. ``heeds``: how
    many of those who are reminded answer within six hours."""

    orders: bool = True
    answers: bool = True
    guess: str = "policy"
    heeds: float = 0.6
    given: Counter[str] = field(default_factory=Counter)
    """What became of orders."""
    stops: set[tuple[str, int, float]] = field(default_factory=set)
    """The orders of which no line was played."""
    full: Counter[tuple[str, float]] = field(default_factory=Counter)
    """How full time banks were, in fifths of the most, four times a day."""
    visits: Counter[tuple[str, int]] = field(default_factory=Counter)

    @classmethod
    async def begin(cls, path: Path, start: float, seed: int, **habits: Any) -> Self:
        """As ``Month.begin``; who answers ahead leaves to the bot what has one answer only."""
        month = await super().begin(path, start, seed, **habits)
        for person in month.people[1::3] if month.answers else ():
            person.mine = await month.world.services.clocks.set_user(
                person.actor.user_id, lambda old: replace(old, only_answer=True)
            )
        return month

    async def table(self, game: str, seats: int, **options: str) -> None:
        """Begin a table; some look in from now on, some answer ahead."""
        await super().table(game, seats, **options)
        session = await self.world.services.tables.load(self.tables[-1])
        for player in session.players:
            assert player.user_id is not None
            person = self.everybody.people[player.user_id]
            if self.orders and session.playable.takes_orders and person in self.people[::3]:
                self._visits_later(session.id, person)
            for key in session.mind.answers() if self.answers and person in self.people[1::3] else ():
                await self.world.services.standing_answers.choose(session.id, player.user_id, key)

    def _visits_later(self, session_id: str, person: Person) -> None:
        """Somebody looks in as often as they answer, whether or not the table waits for them."""
        self.visits[session_id, person.actor.user_id] += 1
        whim = self.whim("visits", session_id, person.actor.user_id, self.visits[session_id, person.actor.user_id])
        at = self.world.clock.now + whim.uniform(*person.pace) * HOUR
        if at < person.until:
            self._later(at, "look", session_id, person)

    def choice(self, session: Session, seat: Seat, whim: random.Random) -> Action:
        """Play well: nobody plans against dice."""
        return played_well(session, seat)

    async def _reminded(self, seats: Sequence[tuple[str, int]]) -> None:
        for number, (session_id, seat) in enumerate(seats):
            session = await self.world.services.tables.load(session_id)
            player = session.players[seat]
            whim = self.whim("reminded", session_id, seat, session.row, number)
            if player.person is not None and whim.random() < self.heeds:
                person = self.everybody.people[player.person]
                at = self.world.clock.now + whim.uniform(0.5, 6) * HOUR
                if at < person.until:
                    self._later(at, "act", session_id, person)

    async def _fired(self) -> None:
        """Note why orders were stopped, at the position at which they were."""
        stopped = await self.world.sql(
            "SELECT session_id, seat, given_at, stopped, lines FROM orders WHERE stopped IS NOT NULL"
        )
        for session_id, seat, given_at, text, lines in stopped:
            key = (str(session_id), int(str(seat)), float(str(given_at)))
            if key in self.stops:
                continue
            self.stops.add(key)
            session = await self.world.services.tables.load(key[0])
            self.given[f"{session.game}: stopped"] += 1
            for stop in stops_from(str(text)):
                why = stop.code
                if stop.code == "different" and stop.line is not None:
                    why = f"different {self._difference(session, Seat(key[1]), lines_from(str(lines))[stop.line])}"
                self.given[f"{session.game}: line stopped, {why}"] += 1

    def _difference(self, session: Session, seat: Seat, line: OrderLine) -> str:
        """Return what a line brings its seat now, against what it brought when it was entered."""
        before, after = (
            sum(points for of, part, points in seen.gains if of == seat and not part)
            for seen in (line.sight, sight(session, seat, line.notations))
        )
        return "for more" if after > before else "for less" if after < before else "for as much"

    async def pov(self) -> None:
        await super().pov()
        rows = await self.world.sql(
            "SELECT json_extract(table_rules, '$.clock'), seconds FROM banks AS b JOIN sessions ON id = session_id "
            "WHERE turn = (SELECT max(turn) FROM banks WHERE session_id = b.session_id AND seat = b.seat)"
        )
        for clock, seconds in rows:
            share = max(0.0, float(str(seconds))) / BANKS[str(clock)].cap
            self.full[str(clock), int(share * 5) / 5] += 1

    async def _act(self, session_id: str, person: Person) -> None:
        """Play a turn; some take it back within a minute, and play it later."""
        before = await self.world.services.tables.load(session_id)
        ordered = await self.world.services.orders.at(session_id, person.actor.user_id)
        await super()._act(session_id, person)
        after = await self.world.services.tables.load(session_id)
        if ordered is not None and ordered.stopped is None:
            left = await self.world.services.orders.at(session_id, person.actor.user_id)
            self.given[f"{before.game}: cancelled by an own action"] += left is None
        whim = self.whim("takes back", session_id, before.row)
        if before.playable.takes_orders and after.row > before.row and whim.random() < 0.08:
            self._later(self.world.clock.now + whim.uniform(10, 55), "take_back", session_id, person)

    async def _take_back(self, session_id: str, person: Person) -> None:
        session = await self.world.services.tables.load(session_id)
        self.done["undo tried"] += 1
        try:
            await self.world.takes_back(session, person.actor)
        except Refused as refusal:
            self.done[f"undo refused: {refusal.code}"] += 1
            return
        self.done["undo"] += 1
        again = [
            row
            for row in await self.running()
            if (row.session_id, row.user_id) == (session_id, person.actor.user_id)
        ]
        self.hushed.update((row.session_id, row.seat, row.asked) for row in again)  # reminded before it was played
        self._later(self.world.clock.now + HOUR, "act", session_id, person)

    async def _look(self, session_id: str, person: Person) -> None:
        """Give orders for the next turn, unless some are given already."""
        session = await self.world.services.tables.load(session_id)
        if session.phase is not Phase.PLAYING:
            return
        self._visits_later(session_id, person)
        player = session.player_of(person.actor.user_id)
        if player is None or player.away or is_stopped(person.hours, self.world.clock.now):
            return
        if player.seat in session.movers:
            self.given["looked in: asked already"] += 1
            return
        mine = await self.world.services.orders.at(session_id, person.actor.user_id)
        if mine is not None and mine.stopped is None:
            self.given["looked in: has orders"] += 1
            return
        await self._order(session, player.seat, person.actor)
        mine = await self.world.services.orders.at(session_id, person.actor.user_id)
        self.given["looked in: no orders possible" if mine is None else f"{session.game}: orders given"] += 1

    async def _order(self, session: Session, seat: Seat, actor: Actor) -> None:
        """Enter up to three lines, each tried from the present position on."""
        unwanted: set[Action] = set()
        for _ in range(self.whim("lines", session.id, seat, session.row).randint(1, MOST_LINES)):
            board = await self.world.services.tables.boards.begin_try(session, actor, "en", anew=True)
            try:
                board, first = await self._tries(board, seat, actor, unwanted)
                if first is None or first in unwanted:
                    return
                await self.world.services.orders.give(board, actor, lambda *_: {})
            except Refused as refusal:
                self.given[f"{session.game}: line refused, {refusal.code}"] += 1
                return
            unwanted.add(first)
            self.given[f"{session.game}: lines"] += 1

    async def _tries(
        self, board: Board, seat: Seat, actor: Actor, unwanted: set[Action]
    ) -> tuple[Board, Action | None]:
        """Play on a *Try it* to one's own turn and through it; return what it begins with, if possible nothing
        ``unwanted``. None: it never came.
        """
        first, turn = None, None
        for _ in range(200):
            here = board.session
            if here.phase is not Phase.PLAYING:
                break
            rules, mover = here.rules, here.played_seat
            is_own = mover == seat and is_own_turn(here, seat)
            if first is not None and (not is_own or rules.turns(here.state) != turn or board.entries[-1].barrier):
                break
            if is_own:
                action = played_well(here, seat, unwanted if first is None else ())
                turn = rules.turns(here.state)
                first = action if first is None else first
            elif self.guess == "policy":
                action = played_well(here, mover)
            else:
                action = rules.default_action(here.state, mover)
            await self.world.plays(here, actor, rules.notation(action))
            board = await self.world.services.tables.boards.load(here.id)
        return board, first


def played_well(session: Session, seat: Seat, unwanted: set[Action] | tuple[()] = ()) -> Action:
    """Return what the game's first computer player does, or anything else if that is ``unwanted``."""
    rules, state = session.rules, session.state
    legal = rules.legal_actions(state, seat)
    policy = policies(session.playable)[strongest_policy(session.playable)]
    action: Action = policy(rules.view(state, seat), legal, FastChance(f"{seat}"))
    others = [one for one in legal if one not in unwanted]
    return FastChance(f"{seat} {len(unwanted)}").pick(others) if action in unwanted and others else action
