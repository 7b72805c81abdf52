"""Between the store and the rules: sessions are fetched, moves are committed, faulty ones are set aside."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TypeVar

import structlog

from bot.rows.log import Entry
from bot.rows.session import SessionRow
from bot.store import Connection, Store
from bot.store.messages import notices, outbox, requests
from bot.store.people import results
from bot.store.play import clocks, interactions, log, sessions
from bot.table import codec, play
from bot.table.model import PanelKind, Phase, Refused, Session, refusal_of
from bot.table.play import Move
from engines.core import AnyGame, IllegalAction

from . import clock

T = TypeVar("T")
logger = structlog.get_logger(__name__)


def nothing_more(db: Connection) -> None:
    """Nothing else belongs to the transaction."""


def _nobody(session_id: str) -> None:
    """Nobody listens."""


class Desk:
    """Sessions by id, decoded; and the one transaction that a move is."""

    def __init__(self, store: Store, games: Mapping[str, AnyGame]) -> None:
        self.store = store
        self.games = games
        self.on_panels: Callable[[str], None] = _nobody
        self.on_notices: Callable[[str], None] = _nobody

    def on_news(self, session_id: str) -> None:
        """Something of this session waits to be told: panels, letters."""
        self.on_panels(session_id)
        self.on_notices(session_id)

    async def row(self, session_id: str) -> SessionRow:
        """The stored row; Refused("no-session") if there is none."""
        row = await self.store.read(lambda db: sessions.get(db, session_id))
        if row is None:
            raise Refused("no-session")
        return row

    async def session(self, row: SessionRow) -> Session:
        """The session of a row; one that cannot be read is set aside."""
        try:
            return codec.decode(row, self.games)
        except codec.Undecodable:
            incident = await self._quarantine(row.id)
            return codec.decode(replace(row, incident=incident), self.games)

    async def fetch(
        self, session_id: str, interaction_id: int | None = None
    ) -> tuple[SessionRow, Session, Entry | None]:
        """A session, and the row of the log that this interaction has already made."""

        def work(db: Connection) -> tuple[SessionRow | None, Entry | None]:
            done = None if interaction_id is None else log.of_interaction(db, session_id, interaction_id)
            return sessions.get(db, session_id), done

        row, done = await self.store.read(work)
        if row is None:
            raise Refused("no-session")
        return row, await self.session(row), done

    async def healthy(self, session_id: str) -> tuple[SessionRow, Session]:
        """A session that may be changed; Refused if it was set aside."""
        row, session, _ = await self.fetch(session_id)
        refuse_quarantined(session)
        return row, session

    async def history(self, session_id: str) -> tuple[Session, list[Entry]]:
        """A session and its whole log, of one moment."""

        def work(db: Connection) -> tuple[SessionRow | None, list[Entry]]:
            return sessions.get(db, session_id), log.since(db, session_id, -1)

        row, entries = await self.store.read(work)
        if row is None:
            raise Refused("no-session")
        return await self.session(row), entries

    async def guarded(self, session: Session, work: Callable[[], T]) -> T:
        """Ask the rules; if they fail, this session alone is set aside."""
        try:
            return work()
        except (Refused, IllegalAction):
            raise
        except Exception as error:
            # The boundary between one game's faults and all other games.
            raise Refused("quarantined", incident=await self._quarantine(session.id)) from error

    async def _quarantine(self, session_id: str) -> str:
        """Quarantine; called where an exception is being handled, so that the log has its traceback."""
        incident = secrets.token_hex(4)
        logger.exception("session-quarantined", session=session_id, incident=incident)
        return await self.store.write(lambda db: sessions.quarantine(db, session_id, incident))

    async def handled(self, interaction_id: int | None) -> bool:
        """Whether this interaction has changed a lobby already."""
        return await self.store.read(lambda db: interactions.handled(db, interaction_id)) is not None

    async def save(
        self,
        was: Session,
        now: Session,
        tell: PanelKind | None,
        interaction_id: int | None,
        also: Callable[[Connection], None] = nothing_more,
    ) -> None:
        """One transaction for a change that is no move: who sits at the table, and the options.

        ``also`` is what else belongs to it; ``tell`` None: no panel changes by it.
        """

        def work(db: Connection) -> None:
            interactions.note(db, interaction_id, now.id, now.changed_at)
            sessions.save(db, codec.change(was, now))
            clock.keep(db, was, now, None)
            _tell_of_the_host(db, was, now)
            _tell_of_the_terms(db, was, now)
            if tell is not None:
                outbox.add(db, now.id, tell, now.changed_at)
            also(db)

        await self.store.write(work)
        self.on_news(now.id)

    async def commit(self, was: Session, move: Move, also: Callable[[Connection], None] = nothing_more) -> Session:
        """One transaction for all that a move writes, and what else belongs to it; then the word is passed on.

        What was asked of others about taking back was asked of another board, and lapses.
        """
        now = move.session
        change = codec.change(was, now)
        ranking = play.results(now) if now.phase is Phase.OVER else ()

        def work(db: Connection) -> None:
            sessions.save(db, change)
            for entry, undone in (*move.before, (move.entry, move.undone)):
                log.append(db, now.id, entry)
                if undone is not None:
                    log.take_back(db, now.id, undone, entry.at)
            taken_back = move.undone is not None
            clock.keep(db, was, now, move.seat, by_clock=move.entry.by_clock, taken_back=taken_back)
            _tell_of_the_host(db, was, now)
            also(db)
            requests.lapse(db, now.id, "undo" if now.phase is Phase.PLAYING else None)
            if move.tell is not None:
                outbox.add(db, now.id, move.tell, move.entry.at)
            if ranking:
                results.add(db, now.id, now.guild_id, now.game, move.entry.at, ranking, rated=now.table_rules.rated)

        await self.store.write(work)
        if move.tell is not None or also is not nothing_more or was.host_id != now.host_id:
            self.on_news(now.id)
        return now

    async def close(self, row: SessionRow, interaction_id: int | None = None) -> None:
        """End an open session without a result. It works for one that cannot be read, too."""
        now = self.store.clock()
        kind = PanelKind.LOBBY if row.phase == Phase.LOBBY else PanelKind.END

        def work(db: Connection) -> None:
            interactions.note(db, interaction_id, row.id, now)
            sessions.close(db, row.id, now)
            clocks.stop_all(db, row.id)
            requests.lapse(db, row.id)
            outbox.add(db, row.id, kind, now)

        await self.store.write(work)
        self.on_news(row.id)


def _tell_of_the_host(db: Connection, was: Session, now: Session) -> None:
    """In a running game it is news who has the host's duties; a lobby shows it."""
    if was.host_id != now.host_id and now.phase is Phase.PLAYING:
        notices.add(db, "host", now.changed_at, {"user": now.host_id}, session_id=now.id)


def _tell_of_the_terms(db: Connection, was: Session, now: Session) -> None:
    """Whoever had joined a lobby and has to join anew is called, once until they have."""
    joined = {player.user_id for player in was.players if not player.pending}
    called = [player.user_id for player in now.players if player.pending and player.user_id in joined]
    if called:
        facts = {"by": now.host_id, "users": called}
        notices.add(db, "terms", now.changed_at, facts, session_id=now.id)


def refuse_quarantined(session: Session) -> None:
    """Refused, saying why, if the session was set aside."""
    if session.incident is not None:
        raise refusal_of(session.incident)
