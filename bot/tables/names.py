"""Display names that change: they reach the tables of a server at their person's next press there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TypeVar

from bot.rows.scores import SoloScore, Tally
from bot.session.model import Actor, Phase, Session
from bot.store.people import names
from engines.core.history.fairness import OLD

from .all_tables import Tables

S = TypeVar("S", Tally, SoloScore)


class Names:
    """Compares a name with what has been read anyway, and writes only where it has changed."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def follow(self, session: Session, actor: Actor) -> Session:
        """Return a session that an actor has read, with their present name on the server of the table."""
        player = session.player_of(actor.user_id)
        if player is None or player.name == actor.name or session.guild_id != actor.server:
            return session
        if session.fairness == OLD and session.phase is not Phase.LOBBY:
            return session
        await self._rename(session.guild_id, actor, session.id)
        renamed = replace(player, name=actor.name)
        return replace(session, players=tuple(renamed if one == player else one for one in session.players))

    async def follow_listed(self, listed: Sequence[S], actor: Actor) -> Sequence[S]:
        """Return the results that an actor has read on a server, with their present name there."""
        if actor.server is None or all(one.user_id != actor.user_id or one.name == actor.name for one in listed):
            return listed
        await self._rename(actor.server, actor)
        return [replace(one, name=actor.name) if one.user_id == actor.user_id else one for one in listed]

    async def _rename(self, server: int, actor: Actor, session_id: str = "") -> None:
        rename = partial(names.rename, guild_id=server, user_id=actor.user_id, name=actor.name)
        write = partial(rename, session_id=session_id)
        async with self._tables.holding([session_id] if session_id else []) as held:  # a commit writes all players
            await held.finish(self._tables.write(session_id, write))
