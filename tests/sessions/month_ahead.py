"""A simulated month in which people plan: they look in while others think, try what they would play, order it."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field

from bot.session.boards import Board
from bot.session.hours import is_stopped
from bot.session.model import Actor, Phase, Refused, Session
from bot.session.orders import MOST_LINES, is_own_turn
from bot.session.rules import HOUR
from bot.store.play import ahead
from engines.core import Action, FastChance, Seat
from engines.core.playable import policies, strongest_policy

from .month import Month
from .month_people import Person

GUESSES = ("default", "policy")
"""What somebody lets the others play on a *Try it*: as if they were absent, or as a computer player would."""


@dataclass
class Plans(Month):
    """``orders`` and ``answers``: whether a third of the people give any. ``guess``: one of GUESSES."""

    orders: bool = True
    answers: bool = True
    guess: str = "policy"
    given: Counter[str] = field(default_factory=Counter)
    """What became of orders."""
    visits: Counter[tuple[str, int]] = field(default_factory=Counter)

    async def table(self, game: str, seats: int, **options: str) -> None:
        """Begin a table; those who plan look in from now on."""
        await super().table(game, seats, **options)
        session = await self.world.services.tables.load(self.tables[-1])
        for player in session.players:
            assert player.user_id is not None
            person = self.everybody.people[player.user_id]
            if self.orders and session.playable.takes_orders and self.plans_ahead(person):
                self._visits_later(session.id, person)

    def plans_ahead(self, person: Person) -> bool:
        return person.actor.user_id % 3 == 0

    def _visits_later(self, session_id: str, person: Person) -> None:
        """Somebody looks in as often as they answer, whether or not the table waits for them."""
        self.visits[session_id, person.actor.user_id] += 1
        whim = self.whim("visits", session_id, person.actor.user_id, self.visits[session_id, person.actor.user_id])
        at = self.world.clock.now + whim.uniform(*person.pace) * HOUR
        if at < person.until:
            self._later(at, "look", session_id, person)

    def choice(self, session: Session, seat: Seat, whim: random.Random) -> Action:
        """Play well where people plan: nobody plans against dice."""
        if not session.playable.takes_orders:
            return super().choice(session, seat, whim)
        return played_well(session, seat)

    async def _act(self, session_id: str, person: Person) -> None:
        """Play a turn; some take it back within a minute, and play it later."""
        before = await self.world.services.tables.load(session_id)
        await super()._act(session_id, person)
        after = await self.world.services.tables.load(session_id)
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
        mine = {row.seat: row for row in await self.world.store.read(lambda db: ahead.orders(db, session_id))}
        if player.seat in mine and mine[player.seat].stopped is None:
            self.given["looked in: has orders"] += 1
            return
        self.given["looked in: gives orders"] += 1
        await self._order(session, player.seat, person.actor)

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
                self.given[f"line refused: {refusal.code}"] += 1
                return
            unwanted.add(first)
            self.given["lines"] += 1

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
