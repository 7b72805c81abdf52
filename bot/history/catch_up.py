"""Catch-up: the rows since a reader's own last turn, and the public moments since then."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.rows.commitment import CommitmentRow, PlaceRow
from bot.rows.log import Entry
from bot.store import Connection
from bot.store.play import commitments, log
from bot.table import views
from bot.table.model import LogRow, Pov, Session
from bot.table.undo import stands
from bot.tables.tables import Tables
from engines.core import Event, Outcome, Seat, Standing, seen_by
from engines.core.records import Record
from engines.core.replay import replay

from .verification import Verification, verification

WATCHED_MOMENTS = 10
"""Moments shown to a spectator."""


@dataclass(frozen=True, slots=True)
class CatchUp:
    """The standing rows since a reader's own last turn, as this reader may know them."""

    rows: tuple[LogRow, ...]
    after: int
    """The row before them; -1 if they are the whole game. Not to be shown: it counts hidden rows too."""

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(event for row in self.rows for event in row.events)


@dataclass(frozen=True, slots=True)
class Moment:
    """The public board at one moment, and the events since the moment before."""

    view: Any
    events: tuple[Event, ...]
    movers: tuple[Seat, ...]
    standings: tuple[Standing, ...]
    turn: int
    outcome: Outcome | None


class History:
    """Reads logs, without locks and without changing anything."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._verifying = asyncio.Semaphore(1)

    async def log(self, session_id: str, *, seat: Seat | None = None) -> Sequence[LogRow]:
        """Return the log as the public (or a seat) may know it; all of it once the game is over."""
        session, entries = await self._tables.with_log(session_id)
        return views.story(session, entries, seat)

    async def record(self, session_id: str, *, public: bool) -> Record:
        """Return the record; ``public`` leaves out secrets, unless the session is over."""
        session, entries = await self._tables.with_log(session_id)
        return views.record(session, entries, public=public, places=await self._places(session_id))

    async def _places(self, session_id: str) -> Sequence[PlaceRow]:
        return await self._tables.store.read(lambda db: commitments.places(db, session_id))

    async def commitments(self, session_id: str) -> Sequence[CommitmentRow]:
        """Return the posted hashes and their messages; none by the old rule of the dice."""
        return await self._tables.store.read(lambda db: commitments.of_session(db, session_id))

    async def verification(self, session_id: str) -> Verification:
        """Verify a game that is over, on a thread; one game at a time, because the rules play it again."""
        session, entries = await self._tables.with_log(session_id)
        places = await self._places(session_id)
        async with self._verifying:
            return await asyncio.to_thread(verification, session, entries, places)

    async def since(self, session_id: str, user_id: int) -> tuple[Session, CatchUp]:
        """Return the rows since this person's own last turn; for spectators, those of the last moments."""
        session, entries = await self._tables.with_log(session_id)
        return session, since(session, entries, user_id)

    async def newest(self, pov: Pov, user_id: int) -> Newest:
        """Return the newest standing rows: the reader's own, and others' that they may know. One read."""
        session, seat = pov.session, pov.seat
        if seat is None:
            return Newest(None, -1)

        def work(db: Connection) -> Newest:
            own = log.newest_own(db, session.id, seat, user_id)
            return Newest(own, log.newest_others(db, session.id, seat, user_id))

        return await self._tables.store.read(work)

    async def moments(self, session_id: str, after: int = -1) -> Iterator[Moment]:
        """Return the public moments after this row, preceded by the last one before it.

        Consume the iterator on a thread: it replays the game.
        """
        session, entries = await self._tables.with_log(session_id)
        return moments(session, entries, after)


@dataclass(frozen=True, slots=True)
class Newest:
    """Newest rows of a log. ``own``: row and turn of the reader's newest action; ``others``: -1 if none."""

    own: tuple[int, int | None] | None
    others: int


def others_acted(pov: Pov, newest: Newest) -> bool:
    """Whether anybody else has done something since the reader's own last turn. The deal alone is no news."""
    if pov.seat is None or newest.others <= 0:
        return False
    own = newest.own
    return own is None or newest.others > own[0] or (pov.owes and own[1] == pov.turn)


def since(session: Session, entries: Sequence[Entry], user_id: int) -> CatchUp:
    """Return the standing rows since the reader's own last finished turn. Pure."""
    player = session.player_of(user_id)
    seat = None if player is None else player.seat
    known = [(entry, row) for entry, row in views.known(session, entries, seat) if stands(entry)]
    if seat is None:
        shown = [entry.row for entry, _ in known if entry.published]
        after = shown[-WATCHED_MOMENTS - 1] if len(shown) > WATCHED_MOMENTS else -1
    else:
        after = _own_end(session, [entry for entry, _ in known], seat, user_id)
    rows = views.story(session, entries, seat)
    numbers = {row.row for entry, row in known if entry.row > after}
    return CatchUp(tuple(row for row in rows if row.row.row in numbers), after)


def _own_end(session: Session, entries: Sequence[Entry], seat: Seat, user_id: int) -> int:
    """Return the last row of the reader's own last turn; of the one before if that turn goes on."""
    before, own, others = -1, -1, -1
    last: Entry | None = None
    for entry in entries:
        if entry.seat == seat and entry.user_id == user_id and not entry.by_clock:
            before = own if last is None or own < others else before
            own, last = entry.row, entry
        else:
            others = entry.row
    if last is None or own < others or seat not in session.movers:
        return own
    return before if last.turn == session.rules.turns(session.state) else own


def moments(session: Session, entries: Sequence[Entry], after: int = -1) -> Iterator[Moment]:
    """Yield each public board after this row, preceded by the last one before it. Pure.

    Made from public views alone. Equal views are one moment, so the number of secret choices does not show.
    """
    rules = session.rules
    steps = [(one.row.row, one.step) for one in replay(rules, views.record(session, entries, public=False))]
    newest = steps[-1][0]
    first = max((row for row, step in steps if step.publish and row <= after), default=0)
    events: tuple[Event, ...] = ()
    last: Any = None
    for row, step in steps:
        if not step.hidden or step.barrier:
            events += seen_by(step.events, None)
        if row < first or not (step.publish or row in (first, newest)):
            continue
        state = step.state
        view = rules.view(state, None)
        if view == last:
            continue
        before, events, last = events, (), view
        yield Moment(
            view,
            () if row == first and row else before,
            rules.current_players(state),
            rules.standings(state),
            rules.turns(state),
            rules.outcome(state),
        )


def thinned(found: Sequence[Moment], most: int) -> list[Moment]:
    """Return at most ``most`` moments, with the first and the last; events of dropped ones move to the next."""
    if len(found) <= most:
        return list(found)
    kept: list[Moment] = []
    events: tuple[Event, ...] = ()
    wanted = {round(number * (len(found) - 1) / (most - 1)) for number in range(most)}
    for at, moment in enumerate(found):
        events += moment.events
        if at in wanted:
            kept.append(replace(moment, events=events))
            events = ()
    return kept
