"""Computer players: they think off the event loop and outside the lock, and act like everybody else."""

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
        """Go on where a computer player owes an action."""
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
        """Stop; ``resume`` goes on."""
        await self._tasks.close()


def next_computer(session: Session) -> Seat | None:
    """The first computer player that was asked something by another player, or else owes an action; none where
    nobody is there to see it. Whoever was asked answers first: what it was asked may lapse."""
    if session.phase is not Phase.PLAYING or session.deserted:
        return None
    return next((seat for seat in (*session.asked, *session.movers) if session.players[seat].is_computer), None)


def think(session: Session, seat: Seat) -> Action:
    """What the computer player does: always the same for the same session and row.

    It gets what its seat may see and nothing else. One that fails, or wants what is not legal, plays what someone
    absent would: a game does not stop for that.
    """
    rules, state = session.rules, session.state
    name = session.players[seat].policy or ""
    legal = rules.legal_actions(state, seat)
    chance = FastChance(f"{session.id}/{session.row}/{seat}")
    choice: Any = None
    try:
        choice = policies(rules)[name](rules.view(state, seat), legal, chance)
    except Exception:
        # The boundary of foreign thinking: whatever it raises, the table goes on.
        log.exception("computer-failed", session=session.id, row=session.row, policy=name)
    if choice not in legal:
        choice = rules.default_action(state, seat)
    action: Action = choice
    return action
