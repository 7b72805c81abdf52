"""One table while it is open: its session, and the transactions that change it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from bot.rows.log import Entry
from bot.rows.session import Change, SessionRow
from bot.store import Connection
from bot.store.messages import notices, outbox, requests
from bot.store.people import results
from bot.store.play import clocks, interactions, log, sessions
from bot.table import codec, play
from bot.table.model import PanelKind, Phase, Refused, Session, refusal_of
from bot.table.play import Move
from engines.core import IllegalAction

from . import clock
from .locks import Held
from .table_store import TableStore

T = TypeVar("T")
Also = Callable[[Connection], None]
"""What else belongs to a transaction."""


def nothing_more(db: Connection) -> None:
    """Nothing else belongs to the transaction."""


class Table:
    """``session`` is as it was read, and after a commit as it was written."""

    def __init__(
        self,
        store: TableStore,
        held: Held,
        row: SessionRow,
        session: Session,
        interaction_id: int | None,
        done: Entry | None,
        handled: bool,
    ) -> None:
        self.row = row
        """As it was read."""
        self.session = session
        self.interaction_id = interaction_id
        self.done = done
        """The row of the log that this interaction has already made."""
        self.repeated = done is not None or handled
        """This interaction has already changed the table: nothing more is to be done."""
        self._store = store
        self._held = held

    @property
    def seed(self) -> bytes:
        """What chance is drawn from; secret until the game ends."""
        return self.row.seed

    def now(self) -> float:
        """Seconds since 1970."""
        return self._store.now()

    def refuse_quarantined(self) -> None:
        """Refused, saying why, if the session was set aside."""
        refuse_quarantined(self.session)

    async def guarded(self, work: Callable[[], T]) -> T:
        """Ask the rules; if they fail, this session alone is quarantined."""
        try:
            return work()
        except (Refused, IllegalAction):
            raise
        except Exception as error:
            # The boundary between one game's faults and all other games.
            raise Refused("quarantined", incident=await self._store.quarantine(self.session.id)) from error

    async def commit(self, move: Move, also: Also = nothing_more) -> Session:
        """Write all that a move changes, in one transaction, and pass on what is to be sent.

        Requests to take back were about another board, and lapse.
        """
        was, now = self.session, move.session
        change = codec.change(was, now)
        ranking = play.results(now) if now.phase is Phase.OVER else ()

        def work(db: Connection) -> None:
            sessions.save(db, change)
            for entry, undone in (*move.before, (move.entry, move.undone)):
                log.append(db, now.id, entry)
                if undone is not None:
                    log.take_back(db, now.id, undone, entry.at)
            taken_back = move.undone is not None
            clock.update_clocks(db, was, now, move.seat, by_clock=move.entry.by_clock, taken_back=taken_back)
            _announce_host(db, was, now)
            also(db)
            requests.lapse(db, now.id, "undo" if now.phase is Phase.PLAYING else None)
            if move.panel is not None:
                outbox.add(db, now.id, move.panel, move.entry.at)
            if ranking:
                results.add(db, now.id, now.guild_id, now.game, move.entry.at, ranking, rated=now.table_rules.rated)

        return await self._held.finish(self._commit(work, change, now, has_panel=move.panel is not None))

    async def save(self, now: Session, panel: PanelKind | None, also: Also = nothing_more) -> Session:
        """Write a change that is no move: who sits at the table, and the options. ``panel`` None: none changes."""
        was = self.session
        change = codec.change(was, now)

        def work(db: Connection) -> None:
            interactions.record(db, self.interaction_id, now.id, now.changed_at)
            sessions.save(db, change)
            clock.update_clocks(db, was, now, None)
            _announce_host(db, was, now)
            _announce_terms(db, was, now)
            if panel is not None:
                outbox.add(db, now.id, panel, now.changed_at)
            also(db)

        return await self._held.finish(self._commit(work, change, now, has_panel=panel is not None))

    async def write(self, work: Callable[[Connection], T], *, has_panel: bool = False) -> T:
        """Write beside the session's own row, and pass on the notices that it added."""
        return await self._held.finish(self._store.write(self.session.id, work, has_panel=has_panel))

    async def close(self) -> Session:
        """End an open session without a result. It works for one that cannot be read, too."""
        now, row = self.now(), self.row
        kind = PanelKind.LOBBY if row.phase == Phase.LOBBY else PanelKind.END

        def work(db: Connection) -> None:
            interactions.record(db, self.interaction_id, row.id, now)
            sessions.close(db, row.id, now)
            clocks.stop_all(db, row.id)
            requests.lapse(db, row.id)
            outbox.add(db, row.id, kind, now)

        await self._held.finish(self._store.write(row.id, work, has_panel=True))
        return await self.reload()

    async def reload(self) -> Session:
        """Read the session again: its clocks change with every commit."""
        self.row = await self._store.get(self.session.id)
        self.session = await self._store.decode(self.row)
        return self.session

    async def _commit(
        self, work: Callable[[Connection], None], change: Change, now: Session, *, has_panel: bool
    ) -> Session:
        self.row = await self._store.commit(self.row, change, now, work, has_panel=has_panel)
        self.session = now
        return now


def refuse_quarantined(session: Session) -> None:
    """Refused, saying why, if the session was set aside."""
    if session.incident is not None:
        raise refusal_of(session.incident)


def _announce_host(db: Connection, was: Session, now: Session) -> None:
    """In a running game a notice says who has the host's duties now; a lobby shows it."""
    if was.host_id != now.host_id and now.phase is Phase.PLAYING:
        notices.add(db, "host", now.changed_at, {"user": now.host_id}, session_id=now.id)


def _announce_terms(db: Connection, was: Session, now: Session) -> None:
    """Notify each player who must join a lobby again, once."""
    joined = {player.user_id for player in was.players if not player.pending}
    called = [player.user_id for player in now.players if player.pending and player.user_id in joined]
    if called:
        facts = {"by": now.host_id, "users": called}
        notices.add(db, "terms", now.changed_at, facts, session_id=now.id)
