"""Hints: what a player who is stuck could do, for that player alone, a few times a turn.

A hint is a row before it is shown, so that a restart counts as before; asked for again in the same decision it is
read from that row. It is computed where computer players think, from what its seat may know.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from math import inf, isinf

import structlog

from bot.rows.log import HintAdvice, HintRow
from bot.session.model import Phase, Refused, Session, Stale, not_while_open, refusal_of
from bot.session.play import not_your_turn
from bot.store import Connection
from bot.store.games import hints
from bot.store.games.hints import HINTS
from bot.workers import Closed, Thinkers
from engines.core import AnyGame, BadNotation, Seat
from engines.core.opponents.hints import Difference, Hint, Reason
from engines.core.thinking import Estimate, Part

from .all_tables import Tables

log = structlog.get_logger(__name__)

MOST = 2
"""Hints of a seat in one turn."""
PATIENCE = 60.0
"""Seconds that a person waits for a hint, at most: the thoughts of other tables come first."""


class Hints:
    """Hints for people at tables that give them."""

    def __init__(self, tables: Tables, thinkers: Thinkers, patience: float = PATIENCE) -> None:
        self._tables = tables
        self._thinkers = thinkers
        self.patience = patience
        self._thoughts: dict[tuple[str, Seat, int], asyncio.Task[Hint]] = {}
        """The thoughts under way; a repeated request waits for the same one."""

    async def is_first(self, session_id: str, user_id: int, decision: int) -> bool:
        """Whether a hint for this decision would be a person's first one in this game; raises as ``take`` does.

        Where hints are not counted none is ever the first: nothing depends on it.
        """
        session = await self._tables.load(session_id)
        _asking(session, user_id, decision)
        if not session.kind.has_log:
            return False
        taken = await self._tables.store.read(partial(HINTS.where, session_id=session_id, user_id=user_id))
        return not taken

    async def take(self, session_id: str, user_id: int, decision: int) -> tuple[Session, Seat, Hint]:
        """Return a hint for this decision of a person, who has been given it from then on.

        Stale if something else is asked by now, Refused if there is none.
        """
        session = await self._tables.load(session_id)
        seat = _asking(session, user_id, decision)
        if not session.kind.has_log:
            return session, seat, await self._on_board(session, seat)
        turn = session.rules.turns(session.state)

        def counted(db: Connection) -> tuple[HintRow | None, int]:
            given = HINTS.one(db, session_id=session_id, seat=seat, decision=decision, user_id=user_id)
            return given, HINTS.count(db, session_id=session_id, seat=seat, turn=turn)

        given, count = await self._tables.store.read(counted)
        if given is not None:
            return session, seat, _hint(session, given.advice)
        if count >= MOST:
            raise Refused("hints-used", most=MOST)
        hint = await self._thought(session, seat, decision)
        session = await self._tables.load(session_id)
        _asking(session, user_id, decision)
        row = HintRow(seat, decision, user_id, turn, self._tables.now(), _text(session.rules, hint))
        if not await self._tables.store.write(partial(hints.add, session_id=session_id, new=row, most=MOST)):
            raise Refused("hints-used", most=MOST)
        return session, seat, hint

    async def of_decision(self, session: Session, user_id: int, decision: int) -> Hint:
        """Return the hint that a person was given for this decision; Stale if there is none, or it is over."""
        seat = _asking(session, user_id, decision)
        if not session.kind.has_log:
            return await self._on_board(session, seat)
        row = await self._tables.store.read(
            partial(HINTS.one, session_id=session.id, seat=seat, decision=decision, user_id=user_id)
        )
        if row is None:
            raise Stale(session)
        return _hint(session, row.advice)

    async def _on_board(self, session: Session, seat: Seat) -> Hint:
        """Return the hint for a private board: as many as one likes, kept for this revision."""
        board = await self._tables.boards.load(session.id)
        if board.row.revision == session.revision and board.row.advice is not None:
            return _hint(session, board.row.advice)
        hint = await self._thought(session, seat, session.decisions[seat])
        await self._tables.boards.advise(session, _text(session.rules, hint))
        return hint

    async def of_reader(self, session: Session, user_id: int) -> Sequence[tuple[float, str]]:
        """Return when a person took hints at a table, and the best plan of each as notations."""
        if not session.kind.has_log:
            return ()
        rows = await self._tables.store.read(partial(HINTS.where, session_id=session.id, user_id=user_id))
        return [(row.at, "; ".join(HintAdvice.model_validate_json(row.advice).plans[0][0])) for row in rows]

    async def _thought(self, session: Session, seat: Seat, decision: int) -> Hint:
        """Wait for a thought. Refused: hints-slow, hints-stopped (the bot stops), hints-failed."""
        key = session.id, seat, decision
        thought = self._thoughts.get(key)
        if thought is None:
            seed = f"hint/{session.id}/{seat}/{decision}"
            thought = asyncio.ensure_future(
                self._thinkers.hint(session.playable, session.state, seat, seed, session.owner_id)
            )
            self._thoughts[key] = thought
            thought.add_done_callback(partial(self._thought_ended, key))
        done, _ = await asyncio.wait({thought}, timeout=self.patience)
        if not done:
            raise Refused("hints-slow")
        if thought.cancelled() or isinstance(thought.exception(), Closed):
            raise Refused("hints-stopped")
        if (error := thought.exception()) is not None:
            # The boundary to a game's heuristics: whatever they raise, the person plays without a hint.
            log.error("hint-failed", session=session.id, row=session.row, exc_info=error)
            raise Refused("hints-failed")
        return thought.result()

    def _thought_ended(self, key: tuple[str, Seat, int], thought: asyncio.Task[Hint]) -> None:
        del self._thoughts[key]
        if not thought.cancelled():
            thought.exception()  # retrieve it, as nobody may be waiting any more

    async def close(self) -> None:
        """Wait for the thoughts under way, which end as the thinkers are closed."""
        if self._thoughts:
            await asyncio.wait(self._thoughts.values())


def _asking(session: Session, user_id: int, decision: int) -> Seat:
    """Return the seat of a person who may have a hint for this decision; Stale or Refused otherwise."""
    not_while_open(session)
    if session.incident is not None:
        raise refusal_of(session)
    if session.phase is not Phase.PLAYING:
        raise Refused("game-over")
    player = session.player_of(user_id)
    if player is None:
        raise Refused("not-seated")
    if player.away:
        raise Refused("you-are-away")
    if not session.gives_hints:
        raise Refused("hints-off")
    if session.decisions[player.seat] != decision:
        raise Stale(session)
    choices = len(session.rules.legal_actions(session.state, player.seat))
    if not choices:
        raise not_your_turn(session)
    if choices == 1:
        raise Refused("hints-needless")
    return player.seat


# --- as stored ---------------------------------------------------------------------------------------------------


def _text(rules: AnyGame, hint: Hint) -> str:
    """Return a hint as JSON, its actions as notations."""
    gap, reason = hint.gap, hint.reason
    advice = HintAdvice(
        plans=tuple(
            (tuple(map(rules.notation, plan.line)), plan.mean, _finite(plan.error), plan.visits)
            for plan in hint.plans
        ),
        unit=hint.unit,
        gap=None if gap is None else (gap.mean, _finite(gap.error)),
        reason=None if reason is None else (reason.part.name, reason.part.seat, reason.more),
    )
    return advice.model_dump_json()


def _finite(error: float) -> float | None:
    return None if isinf(error) else error


def _hint(session: Session, text: str) -> Hint:
    """Return a stored hint; Stale if it is of rules that are gone."""
    advice, parse = HintAdvice.model_validate_json(text), session.rules.parse
    try:
        plans = tuple(
            Estimate(tuple(map(parse, line)), mean, inf if error is None else error, visits)
            for line, mean, error, visits in advice.plans
        )
    except BadNotation:
        raise Stale(session) from None
    gap, reason = advice.gap, advice.reason
    return Hint(
        plans,
        advice.unit,
        None if gap is None else Difference(gap[0], inf if gap[1] is None else gap[1]),
        None if reason is None else Reason(Part(reason[0], reason[1]), reason[2]),
    )
