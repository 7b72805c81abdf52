"""Computer players: they choose off the event loop and outside the lock, and act like everybody else."""

from __future__ import annotations

import asyncio
from typing import Any

import structlog

from bot.store.play import sessions
from bot.table.model import Phase, Refused, Session
from bot.tables.moves import Moves
from bot.tables.table_store import Committed
from bot.tables.tables import Tables
from bot.tables.tasks import KeyedTasks
from engines.core import Action, FastChance, Seat, policies

log = structlog.get_logger(__name__)


class Computers:
    """Plays for every computer player that owes an action or was asked something, one action after another."""

    def __init__(self, tables: Tables, moves: Moves) -> None:
        self._tables = tables
        self._moves = moves
        self._tasks = KeyedTasks("computer", self._play)
        tables.listen(self._committed)

    def _committed(self, committed: Committed) -> None:
        session = committed.session
        if committed.has_panel if session is None else next_computer(session) is not None:
            self._tasks.ask(committed.session_id)

    async def resume(self) -> None:
        """Resume every table at which a computer player owes an action."""
        for session_id in await self._tables.store.read(sessions.waiting_for_computers):
            self._tasks.ask(session_id)

    async def _play(self, session_id: str) -> None:
        try:
            while (seat := next_computer(session := await self._tables.load(session_id))) is not None:
                action = await asyncio.to_thread(think, session, seat)
                await self._moves.act_for_computer(session_id, seat, action, session.decisions[seat])
        except Refused as refusal:
            log.info("computer-stopped", session=session_id, reason=refusal.code)

    async def settle(self) -> None:
        """Wait until no computer player has anything to do."""
        await self._tasks.settle()

    async def close(self) -> None:
        """Stop; ``resume`` continues."""
        await self._tasks.close()


def next_computer(session: Session) -> Seat | None:
    """Return the first computer player that another player has asked, else the first that owes an action.

    A question is answered first because it may lapse. None at a deserted table.
    """
    if session.phase is not Phase.PLAYING or session.deserted:
        return None
    return next((seat for seat in (*session.asked, *session.movers) if session.players[seat].is_computer), None)


def think(session: Session, seat: Seat) -> Action:
    """Return the action of a computer player: always the same for the same session and row.

    The policy gets the seat's view and nothing else. If it fails or chooses an illegal action, the seat plays the
    game's default for absent players: a faulty policy does not stop the game.
    """
    rules, state = session.rules, session.state
    name = session.players[seat].policy or ""
    legal = rules.legal_actions(state, seat)
    chance = FastChance(f"{session.id}/{session.row}/{seat}")
    choice: Any = None
    try:
        choice = policies(rules)[name](rules.view(state, seat), legal, chance)
    except Exception:
        # The boundary to a game's policy: whatever it raises, the table goes on.
        log.exception("policy-failed", session=session.id, row=session.row, policy=name)
    if choice not in legal:
        choice = rules.default_action(state, seat)
    action: Action = choice
    return action
