"""Tables for people who finish their games. Nobody is shown a figure, neither the host nor the person refused."""

from __future__ import annotations

from bot.session.model import Refused
from bot.session.rules import TableRules
from bot.store import Connection
from bot.store.games import sessions
from bot.store.people import results

GAMES, FINISHED = 10, 8
"""Of their last GAMES games with others on the server, people have finished FINISHED: two may be missing."""
FEW = 5
"""Under so many games nobody is refused."""


def require_reliable(db: Connection, session_id: str, user_id: int) -> None:
    """Refused("not-reliable", finished, games) if the table asks for people who finish, and this one does not."""
    row = sessions.get(db, session_id)
    if row is None or not TableRules.from_stored(row.table_rules).reliable:
        return
    last = results.last_finished(db, row.guild_id, user_id, GAMES)
    if len(last) >= FEW and last.count(False) > GAMES - FINISHED:
        raise Refused("not-reliable", finished=FINISHED, games=GAMES)
