"""Ready-made turns for people who ask for one: thought of then, kept once they are shown."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from contextlib import suppress
from functools import partial

import structlog

from bot.rows.errors import StoreError
from bot.rows.log import SuggestionRow, TurnAdvice
from bot.session.model import Phase, Session, Stale
from bot.store.games.suggestions import SUGGESTIONS
from bot.workers import Closed, Thinkers
from engines.core import BadNotation, Seat
from engines.core.thinking import Line

from .all_tables import Tables

log = structlog.get_logger(__name__)

Key = tuple[str, Seat, int]
PATIENCE = 20.0
"""Seconds that a person waits for a ready-made turn, at most: the thoughts of other tables come first."""
REMEMBERED = 1000
"""Decisions whose ready-made turns are in memory."""


class Suggestions:
    """Ready-made turns of people, at tables that show them."""

    def __init__(self, tables: Tables, thinkers: Thinkers, patience: float = PATIENCE) -> None:
        self._tables = tables
        self._thinkers = thinkers
        self.patience = patience
        self._known: OrderedDict[Key, tuple[Line, ...]] = OrderedDict()
        self._kept: set[Key] = set()
        """Those of ``_known`` that have been offered, which are rows."""
        self._thoughts: dict[Key, asyncio.Task[tuple[Line, ...] | None]] = {}
        """Those under way; a repeated request waits for the same one."""
        self._closed = False

    async def of(self, session: Session, seat: Seat, *, shows: bool = True) -> tuple[Line, ...] | None:
        """Think of the ready-made turns of a seat, best first, which count as offered from then on.

        () if there is none; None if they could not be thought of, or not in time. Stale if something else is asked
        by the end of the thought. ``shows``: whether they are shown, so that they are offered.
        """
        if not has_suggestions(session, seat):
            return ()
        key, lines = _key(session, seat), await self._offered(session, seat)
        if lines is None:
            lines = await self._thought_of(session, seat)
            await self._require_current(session, seat)
        is_reviewed = session.kind.has_log
        if shows and lines and key not in self._kept and is_reviewed:
            await self._keep(session, key, lines)
        return lines

    async def _require_current(self, session: Session, seat: Seat) -> None:
        """Raise Stale if a seat has another decision by now, unless the store does not say."""
        with suppress(StoreError):
            now = await self._tables.load(session.id)
            if now.phase is not Phase.PLAYING or _key(now, seat) != _key(session, seat):
                raise Stale(now)

    async def offered(self, session: Session, seat: Seat) -> tuple[Line, ...]:
        """Return the ready-made turns that a seat was shown for its decision; nothing is thought of."""
        return (await self._offered(session, seat) or ()) if has_suggestions(session, seat) else ()

    async def _offered(self, session: Session, seat: Seat) -> tuple[Line, ...] | None:
        """What was offered, be it before a restart or by another process; None: nothing, or nobody can say."""
        key = _key(session, seat)
        lines = self._known.get(key)
        return await self._offered_before(session, key) if lines is None and session.kind.has_log else lines

    async def _keep(self, session: Session, key: Key, lines: tuple[Line, ...]) -> None:
        """Make what is offered a row. Without one the panel is sent all the same, and the next one tries again."""
        _, seat, decision = key
        new = _row(session, seat, decision, lines, self._tables.now())
        self._kept.add(key)
        try:
            await self._tables.write(session.id, partial(SUGGESTIONS.insert_new, row=new, session_id=session.id))
        except StoreError as error:
            self._kept.discard(key)
            log.warning("suggestion-unkept", session=session.id, row=session.row, reason=str(error))

    async def _offered_before(self, session: Session, key: Key) -> tuple[Line, ...] | None:
        _, seat, decision = key
        get = partial(SUGGESTIONS.one, session_id=session.id, seat=seat, decision=decision)
        try:
            kept = await self._tables.store.read(get)
        except StoreError as error:
            log.warning("suggestion-unread", session=session.id, row=session.row, reason=str(error))
            return None
        lines = None if kept is None else _lines(session, kept.advice)
        if lines is not None:
            self._remember(key, lines)
            self._kept.add(key)
        return lines

    async def _thought_of(self, session: Session, seat: Seat) -> tuple[Line, ...] | None:
        key = _key(session, seat)
        if (lines := self._known.get(key)) is not None:  # another thought has ended while the store was read
            return lines
        if self._closed:
            return None
        if key not in self._thoughts:
            self._thoughts[key] = asyncio.create_task(self._think(session, seat, key), name=f"suggest {session.id}")
            self._thoughts[key].add_done_callback(lambda _: self._thoughts.pop(key, None))
        thought = self._thoughts[key]
        await asyncio.wait({thought}, timeout=self.patience)
        return thought.result() if thought.done() and not thought.cancelled() else None

    async def _think(self, session: Session, seat: Seat, key: Key) -> tuple[Line, ...] | None:
        try:
            seeds = f"suggestion/{session.id}/{session.row}/{seat}", f"{session.id}/{session.row}/plans"
            lines = await self._thinkers.suggestions(
                session.playable, session.state, seat, *seeds, session.owner_id
            )
            self._remember(key, lines)
            return lines
        except Closed:
            return None
        except Exception:
            # The boundary to a game's heuristics: whatever they raise, the turn can be played without a suggestion.
            log.exception("suggestion-failed", session=session.id, row=session.row)
            return None

    def _remember(self, key: Key, lines: tuple[Line, ...]) -> None:
        self._known.setdefault(key, lines)  # what was offered stays
        while len(self._known) > REMEMBERED:
            forgotten, _ = self._known.popitem(last=False)
            self._kept.discard(forgotten)

    async def settle(self) -> None:
        """Wait until nothing is being thought of."""
        while self._thoughts:
            await asyncio.wait(tuple(self._thoughts.values()))

    async def close(self) -> None:
        """Stop. The thinkers are closed before, so that thoughts under way end."""
        self._closed = True
        await self.settle()


def has_suggestions(session: Session, seat: Seat) -> bool:
    """Whether ready-made turns are shown to a seat: the table shows them, which a rated one of several people never
    does, and a searcher knows the game."""
    player = session.players[seat]
    return (
        session.phase is Phase.PLAYING
        and session.incident is None
        and session.table_rules.shortcuts
        and not session.is_rated
        and session.kind.is_aided
        and bool(session.mind.policies)
        and player.person is not None
        and not player.away
    )


def _key(session: Session, seat: Seat) -> Key:
    return session.id, seat, session.decisions[seat]


def _row(session: Session, seat: Seat, decision: int, lines: tuple[Line, ...], at: float) -> SuggestionRow:
    rules = session.rules
    notations = tuple(tuple(map(rules.notation, line)) for line in lines)
    advice = TurnAdvice(lines=notations).model_dump_json()
    return SuggestionRow(seat, decision, session.row, rules.turns(session.state), at, advice)


def _lines(session: Session, advice: str) -> tuple[Line, ...] | None:
    """Return kept turns; None if they are of rules that are gone."""
    try:
        return tuple(tuple(map(session.rules.parse, line)) for line in TurnAdvice.model_validate_json(advice).lines)
    except BadNotation:
        return None
