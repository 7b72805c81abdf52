"""Ending a rated game without a result after its first round, once everybody present agrees."""

from __future__ import annotations

from bot.rows.log import BY_AGREEMENT, BY_HOST, InterventionRow
from bot.rows.messages import END, RequestRow
from bot.session.ending import awaited_players, needs_consent
from bot.session.model import Actor, Refused, Session
from bot.session.play import require_playing
from bot.session.rules import DAY
from bot.store import Connection
from bot.store.messages import requests
from bot.store.play import log
from bot.store.play.log import INTERVENTIONS
from bot.tables.all_tables import Tables
from bot.tables.open_table import Also, OpenTable

from .asking import ask, is_open, missing

PAUSE = DAY
"""Seconds after which somebody may ask again who was refused."""


class Endings:
    """Requests to end a game. Every method may raise Refused."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def ask(
        self, session_id: str, actor: Actor, *, interaction_id: int | None = None
    ) -> tuple[Session, RequestRow | None]:
        """Ask everybody present to end the game, for its host; an open request is not repeated.

        If nobody's consent is missing the game ends at once; then the request is no longer open, or there is none.
        Refused: host-only, end-refused(until).
        """
        async with self._tables.open(session_id, interaction_id) as table:
            session, now = table.session, table.now()
            last = await self._tables.store.read(lambda db: requests.newest(db, session_id, END))
            if table.is_repeated:
                return session, last
            require_playing(session)
            if actor.user_id != session.host_id:
                raise Refused("host-only")
            if last is not None and is_open(session, last, now):
                if not missing(session, last):
                    return await self.end(table, last, _agree(last)), None
                return session, last
            if last is not None and last.state == "refused" and now < last.created_at + PAUSE:
                raise Refused("end-refused", until=int(last.created_at + PAUSE))
            people = tuple(p.user_id for p in awaited_players(session, actor.user_id) if p.user_id is not None)
            if not people or not needs_consent(session):
                return await table.close(_end_with(session, BY_HOST, actor.user_id, now)), None
            return session, await table.write(lambda db: _add_request(db, table, actor, people))

    async def end(self, table: OpenTable, request: RequestRow, also: Also) -> Session:
        """Carry a request out, and ``also`` with it, in one transaction."""
        assert request.user_id is not None, "an open request has an asker"
        ended = _end_with(table.session, BY_AGREEMENT, request.user_id, table.now())

        def agreed(db: Connection) -> None:
            also(db)
            ended(db)

        return await table.close(agreed)


def _end_with(session: Session, kind: str, user_id: int, at: float) -> Also:
    """Return the write of how a game was ended, with the name of the person who asked for it."""
    player = session.player_of(user_id)
    name = None if player is None else player.name
    return lambda db: INTERVENTIONS.insert(db, InterventionRow(kind, user_id, name, at), session_id=session.id)


def _agree(request: RequestRow) -> Also:
    def agree(db: Connection) -> None:
        requests.end(db, request.id, "agreed")

    return agree


def _add_request(db: Connection, table: OpenTable, actor: Actor, people: tuple[int, ...]) -> RequestRow:
    session_id, now = table.session.id, table.now()
    player = table.session.player_of(actor.user_id)
    assert player is not None, "a host who is not seated is passed over when the host is chosen"
    log.record_interaction(db, table.interaction_id, session_id, now)
    requests.lapse(db, session_id, END)
    return ask(db, table.session, END, int(player.seat), actor.user_id, people, len(people), {}, now)
