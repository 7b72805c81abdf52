"""Computer players: they choose off the event loop and outside the lock, and act like everybody else."""

from __future__ import annotations

import asyncio
from typing import Any

import structlog

from bot.session.model import Phase, Refused, Session
from bot.store.games import sessions
from bot.tables.all_tables import Tables
from bot.tables.moves import Moves
from bot.tables.session_store import Committed
from bot.tables.tasks import KeyedTasks
from bot.workers import Closed, Thinkers
from engines.core import Action, FastChance, Seat
from engines.core.history.fairness import choice_seed
from engines.core.opponents.computers import Follower, Searching, computer_players
from engines.core.playable import strongest_policy
from engines.core.thinking import Line

log = structlog.get_logger(__name__)


class Computers:
    """Plays for every computer player that owes an action or was asked something, one action after another."""

    def __init__(self, tables: Tables, moves: Moves, thinkers: Thinkers) -> None:
        """``thinkers``: where searching computer players think; closed by ``close``."""
        self._tables = tables
        self._moves = moves
        self._thinkers = thinkers
        self._lines: dict[tuple[str, Seat], Follower] = {}
        """The lines that searching players follow, as long as computer players move at a table."""
        self._tasks = KeyedTasks("computer", self._play)
        tables.listen(self._committed)
        tables.boards.listen(self.go_on)

    def _committed(self, committed: Committed) -> None:
        if committed.session is not None:
            self.go_on(committed.session)
        elif committed.has_panel:
            self._tasks.ask(committed.session_id)

    def go_on(self, session: Session) -> asyncio.Task[None] | None:
        """Let computer players move if one owes an action; return the task, which ends with their last turn."""
        if next_computer(session) is not None:
            self._tasks.ask(session.id)
        return self.turns(session.id)

    async def resume(self) -> None:
        """Resume every table at which a computer player owes an action."""
        for session_id in await self._tables.store.read(sessions.waiting_for_computers):
            self._tasks.ask(session_id)

    async def _play(self, session_id: str) -> None:
        try:
            while True:
                session, secret = await self._tables.with_seed(session_id)
                seat = next_computer(session)
                if seat is None:
                    break
                action = await self._choose(session, seat, choice_seed(secret, session.id, session.row, seat))
                if not await self._moves.act_for_computer(session_id, seat, action, session.revision):
                    self._lines.pop((session_id, seat), None)  # it was a line from another position
        except Refused as refusal:
            log.info("computer-stopped", session=session_id, reason=refusal.code)
        except Closed:
            log.info("computer-stopped", session=session_id, reason="stop")
        finally:
            for key in [key for key in self._lines if key[0] == session_id]:
                del self._lines[key]

    async def _choose(self, session: Session, seat: Seat, seed: str) -> Action:
        """The action of a computer player; where a searching one follows a line, the next of it."""
        game, state = session.playable, session.state
        player = computer_players(game).get(session.players[seat].policy or "")
        if not isinstance(player, Searching):
            return await asyncio.to_thread(think, session, seat, seed)
        follower = self._lines.setdefault((session.id, seat), Follower())
        following = await asyncio.to_thread(follower.next, game.rules, state, seat)
        if following is not None:
            return following
        try:
            line = await self._thinkers.line(player, game, state, seat, seed, session.owner_id)
        except Closed:
            raise
        except Exception:
            # The boundary to a game's heuristics: whatever they raise, the table goes on.
            log.exception("thought-failed", session=session.id, row=session.row)
            return await asyncio.to_thread(think, session, seat, seed, strongest_policy(game))
        return follower.begin(game.rules, state, line)

    def turns(self, session_id: str) -> asyncio.Task[None] | None:
        """Return the task in which computer players of this table are choosing; it ends with their last turn."""
        return self._tasks.running(session_id)

    async def settle(self) -> None:
        """Wait until no computer player has anything to do."""
        await self._tasks.settle()

    async def close(self) -> None:
        """Stop; ``resume`` starts the thought over."""
        self._thinkers.close()
        await self._tasks.close()


def next_computer(session: Session) -> Seat | None:
    """Return the first computer player that another player has asked, else the first that owes an action.

    A question is answered first because it may lapse. None at a deserted table, and in a lesson, whose replies are
    written down.
    """
    if session.phase is not Phase.PLAYING or session.is_deserted or session.kind.teaches:
        return None
    return next((seat for seat in session.awaited if session.players[seat].is_computer), None)


def think(session: Session, seat: Seat, seed: str, name: str | None = None) -> Action:
    """Return the action of a computer player: always the same for the same seed and view.

    ``seed``: of this choice alone (``choice_seed``). ``name``: a computer player in place of the one on the seat.

    The policy gets the seat's view and nothing else. If it fails or chooses an illegal action, the seat plays the
    game's default for absent players: a faulty policy does not stop the game.
    """
    game, state = session.playable, session.state
    name = name or session.players[seat].policy or ""
    legal = game.rules.legal_actions(state, seat)
    choice: Any = None
    try:
        line: Line = computer_players(game)[name].line(game, state, seat, FastChance(seed))
        choice = line[0]
    except Exception:
        # The boundary to a game's policy: whatever it raises, the table goes on.
        log.exception("policy-failed", session=session.id, row=session.row, policy=name)
    if choice not in legal:
        choice = game.rules.default_action(state, seat)
    action: Action = choice
    return action
