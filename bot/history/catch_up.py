"""Catch-up: the rows since a reader's own last turn, and the public moments since then."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from bot.rows.commitment import CommitmentRow, PlaceRow
from bot.rows.log import Entry, InterventionRow
from bot.rows.messages import PanelRow
from bot.session import views
from bot.session.model import LogRow, Pov, Session
from bot.session.undo import stands
from bot.store.games.commitments import COMMITMENTS, FIRST, PLACES
from bot.store.games.log import INTERVENTIONS
from bot.tables.all_tables import Tables
from engines.core import AnyGame, Event, Outcome, Seat, Standing
from engines.core.history.records import Record
from engines.core.history.replay import Replayed, first_played, replay
from engines.core.playable import Playable

from .on_panel import OnPanel, Wanted, on_panel
from .positions import position
from .verification import Verification, verification

WATCHED_MOMENTS = 10
"""Moments shown to a spectator."""


@dataclass(frozen=True, slots=True)
class CatchUp:
    """The standing rows since a reader's own last turn, as this reader may know them.

    The first of them may be a part of a row: the turn that began with the reader's own last action.
    """

    rows: tuple[LogRow, ...]
    after: int
    """The last row before them; -1 if they are the whole game. Not to be shown: it counts hidden rows too."""
    changes: tuple[InterventionRow, ...] = ()
    """Changes of seats after that row; those of players, also of the reader's own."""
    is_earlier: bool = False
    """Whether they begin before the end of the reader's own last turn, as there is nothing since."""

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(event for row in self.rows for event in row.events)


@dataclass(frozen=True, slots=True)
class Moment:
    """The public board at one moment, and the events since the moment before; ``row``: the last one before it."""

    view: Any
    events: tuple[Event, ...]
    movers: tuple[Seat, ...]
    standings: tuple[Standing, ...]
    turn: int
    outcome: Outcome | None
    row: int = -1


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
        return await self._tables.store.read(lambda db: PLACES.where(db, session_id=session_id))

    async def commitments(self, session_id: str) -> Sequence[CommitmentRow]:
        """Return the posted hashes and their messages; none by the old rule of the dice."""
        return await self._tables.store.read(lambda db: COMMITMENTS.where(db, session_id=session_id))

    async def first_message(self, table: str, session_id: str) -> PanelRow | None:
        """Return the first panel of a lobby or a game (LOBBIES, BOARDS); None if none was posted, or stored."""
        first = await self._tables.store.read(partial(FIRST[table].one, session_id=session_id))
        return None if first is None else PanelRow(first.channel_id, first.message_id, posted_at=0.0)

    async def interventions(self, session_id: str) -> Sequence[InterventionRow]:
        """Return what happened to the game from outside its rules, oldest first; records do not have it."""
        return await self._tables.store.read(lambda db: INTERVENTIONS.where(db, session_id=session_id))

    async def how_it_ended(self, session_id: str) -> Sequence[InterventionRow]:
        """Return how a game was ended without a result, or a lobby closed; () if its players closed the lobby."""
        return [row for row in await self.interventions(session_id) if row.is_end]

    async def verification(self, session_id: str) -> Verification:
        """Verify a game that is over, on a thread; one game at a time, because the rules play it again."""
        session, entries = await self._tables.with_log(session_id)
        places = await self._places(session_id)
        async with self._verifying:
            return await asyncio.to_thread(verification, session, entries, places)

    async def since(self, session_id: str, user_id: int, at: int | None = None) -> tuple[Session, CatchUp]:
        """Return the rows since this person's own last turn; for spectators, those of the last moments.

        ``at``: if that is nothing, those since then (milliseconds since 1970).
        """
        session, entries = await self._tables.with_log(session_id)
        missed = since(session, entries, user_id, at)
        beside = await self.interventions(session_id)
        changes = tuple(one for one in beside if one.row is not None and one.row >= missed.after)
        return session, replace(missed, changes=changes)

    async def on_panel(self, pov: Pov, wanted: Wanted) -> OnPanel:
        """Return what a reader's own panel says beside the game, in one read."""
        if not pov.session.kind.has_log and wanted.finished_on is None and not wanted.beside:
            return OnPanel()
        return await self._tables.store.read(lambda db: on_panel(db, pov, wanted, self._tables.games))

    async def moments(self, session_id: str, after: int = -1) -> Iterator[Moment]:
        """Return the public moments after this row, preceded by the last one before it.

        Consume the iterator on a thread: it replays the game.
        """
        session, entries = await self._tables.with_log(session_id)
        return moments(session, entries, after)

    async def at_row(self, session_id: str, row: int) -> Session:
        """Return a finished game as it was after this row, replayed on a thread; refused as ``position``."""
        session, entries = await self._tables.with_log(session_id)
        return await asyncio.to_thread(position, session, entries, row)

    async def of_turn(self, session_id: str, turn: int) -> Iterator[Moment]:
        """Return the public moments of one turn of a finished game, from the board with which it begins.

        Consume the iterator on a thread, as above.
        """
        session, entries = await self._tables.with_log(session_id)
        return of_turn(session, entries, turn)


def since(session: Session, entries: Sequence[Entry], user_id: int, at: int | None = None) -> CatchUp:
    """Return what has stood since the reader's own last finished turn; ``at`` as in ``History.since``. Pure."""
    player = session.player_of(user_id)
    seat = None if player is None else player.seat
    known = [(entry, row) for entry, row in views.known_rows(session, entries, seat) if stands(entry)]
    if seat is None:
        shown = [entry.row for entry, _ in known if entry.published]
        after = shown[-WATCHED_MOMENTS - 1] if len(shown) > WATCHED_MOMENTS else -1
    else:
        after = _own_end(session, [entry for entry, _ in known], seat, user_id)
    is_earlier = at is not None and all(entry.row <= after for entry, _ in known)
    if is_earlier and at is not None:
        after = max((entry.row for entry, _ in known if round(entry.at * 1000) < at), default=-1)
    rows = {row.row.row: row for row in views.story(session, entries, seat)}
    later = tuple(rows[row.row] for entry, row in known if entry.row > after)
    begun = [part for entry, row in known if entry.row == after for part in views.by_turn(rows[row.row])[1:]]
    return CatchUp((*begun, *later) if later else (), after, is_earlier=is_earlier)


def _own_end(session: Session, entries: Sequence[Entry], seat: Seat, user_id: int) -> int:
    """Return the last row of the reader's own last turn, be it one row or many; -1 if there is none.

    While the reader's turn goes on, that is the turn before, whatever others have answered meanwhile.
    """
    own = [entry for entry in entries if entry.seat == seat and entry.user_id == user_id and entry.by_hand]
    if seat in session.movers:
        own = [entry for entry in own if entry.turn is None or entry.turn != session.rules.turns(session.state)]
    return own[-1].row if own else -1


def of_turn(session: Session, entries: Sequence[Entry], turn: int) -> Iterator[Moment]:
    """Yield the public moments of one turn; none of a game that ended under earlier rules. Pure."""
    record = views.record(session, entries, public=False)
    if first_played(session.rules, record) is not None:
        yield from turn_of(session.playable, replay(session.rules, record), turn)


def turn_of(game: Playable, played: Iterable[Replayed], turn: int) -> Iterator[Moment]:
    """Yield the public board with which a turn begins, and each that differs from the one before it to its end."""
    rules = game.rules
    events: tuple[Event, ...] = ()
    last, before = None, 0
    for one in played:
        step, now = one.step, rules.turns(one.step.state)
        if now >= turn > before:
            starts = [at for at, event in enumerate(step.events) if event.begins_turn]
            events = game.events_for(step.events[starts[-1] :], None) if starts else ()
        elif before == turn:
            events += game.events_for(step.events, None)
        if now >= turn >= before and (view := rules.view(step.state, None)) != last:
            yield replace(moment_of(rules, step.state, events), row=one.row.row)
            last, events = view, ()
        before = now


def moments(session: Session, entries: Sequence[Entry], after: int = -1) -> Iterator[Moment]:
    """Yield each public board after this row, preceded by the last one before it. Pure.

    Made from public views alone. Equal views are one moment, so the number of secret choices does not show. Boards
    from before a correction of the rules are left out; a game that ended under earlier rules has none.
    """
    rules = session.rules
    record = views.record(session, entries, public=False)
    if first_played(rules, record) is None:
        return
    steps = [(one.row.row, one.step) for one in replay(rules, record)]
    newest = steps[-1][0]
    first = max((row for row, step in steps if step.publish and row <= after), default=steps[0][0])
    events: tuple[Event, ...] = ()
    last: Any = None
    for row, step in steps:
        if not step.hidden or step.barrier:
            events += session.playable.events_for(step.events, None)
        if row < first or not (step.publish or row in (first, newest)):
            continue
        state = step.state
        view = rules.view(state, None)
        if view == last:
            continue
        before, events, last = events, (), view
        yield moment_of(rules, state, () if row == first and row else before)


def moment_of(rules: AnyGame, state: Any, events: tuple[Event, ...]) -> Moment:
    """Return the public board of a state."""
    return Moment(
        rules.view(state, None),
        events,
        rules.current_players(state),
        rules.standings(state),
        rules.turns(state),
        rules.outcome(state),
    )


def thin(moments: Sequence[Moment], most: int) -> list[Moment]:
    """Return at most ``most`` moments, with the first and the last; events of dropped ones move to the next."""
    if len(moments) <= most:
        return list(moments)
    kept: list[Moment] = []
    events: tuple[Event, ...] = ()
    wanted = {round(number * (len(moments) - 1) / (most - 1)) for number in range(most)}
    for at, moment in enumerate(moments):
        events += moment.events
        if at in wanted:
            kept.append(replace(moment, events=events))
            events = ()
    return kept
