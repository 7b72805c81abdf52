"""What a person is called on a server, wherever that is shown."""

from __future__ import annotations

from bot.store.database import Connection
from engines.core.history.fairness import OLD

# A game under the old rule of the dice keeps the names of its Begin here alone: others have them as places.
_SHOWN = (
    "SELECT id FROM sessions WHERE guild_id = :guild AND (phase = 'lobby' OR fairness <> :old) "
    "AND (id = :session OR phase IN ('lobby', 'playing'))"
)


def rename(db: Connection, guild_id: int, user_id: int, name: str, session_id: str = "") -> None:
    """Give a person another name on one server: at the open tables and this one, and in their results.

    Names of Begin (``places``) and those of the log stay.
    """
    given = {"guild": guild_id, "user": user_id, "name": name, "session": session_id, "old": OLD}
    db.execute(
        f"UPDATE players SET name = :name WHERE user_id = :user AND gone = 0 AND session_id IN ({_SHOWN})", given
    )
    db.execute("UPDATE results SET name = :name WHERE guild_id = :guild AND user_id = :user", given)
    db.execute(  # who has left a game gets its result when it ends
        "UPDATE former_players SET name = :name WHERE user_id = :user "
        "AND session_id IN (SELECT id FROM sessions WHERE guild_id = :guild)",
        given,
    )
