"""Ending a rated game without a result after its first round, once everybody present agrees."""

from __future__ import annotations

from bot.rows.log import BY_HOST
from bot.rows.messages import END, RequestRow
from bot.session.ending import awaited_players, needs_consent, require_may_end
from bot.session.model import Actor, Refused, Session
from bot.session.play import require_playing
from bot.session.rules import DAY
from bot.store import Connection
from bot.store.games import log
from bot.store.messages import requests
from bot.tables.all_tables import Tables
from bot.tables.open_table import Also, OpenTable

from .asking import ask
from .kinds import ENDING, ended_with

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
            require_may_end(session, actor.user_id)
            if last is not None and last.state == "open" and not ENDING.is_over(session, last, now):
                if ENDING.is_enough(session, last):
                    return await ENDING.carry_out(table, last, actor, _agree(last)), None
                return session, last
            if last is not None and last.state == "refused" and now < last.created_at + PAUSE:
                raise Refused("end-refused", until=int(last.created_at + PAUSE))
            people = tuple(p.user_id for p in awaited_players(session, actor.user_id) if p.user_id is not None)
            if not people or not needs_consent(session):
                return await table.close(ended_with(session, BY_HOST, actor.user_id, now)), None
            return session, await table.write(lambda db: _add_request(db, table, actor, people))


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
