"""Who decides about other people at a table. Pure."""

from __future__ import annotations

from .model import Actor, Refused, Session

BY_HOST, BY_MODERATOR = "host", "moderator"


def decides(session: Session, actor: Actor, *, moderates: bool) -> str:
    """Return as what somebody decides: BY_HOST or BY_MODERATOR. ``moderates``: in the table's own channel.

    Refused: host-only, moderator-plays (nobody decides about a table at which they sit, but as its host).
    """
    if actor.user_id == session.host_id:
        return BY_HOST
    if not moderates:
        raise Refused("host-only")
    if session.player_of(actor.user_id) is not None:
        raise Refused("moderator-plays")
    return BY_MODERATOR
