"""A person's own data: exported to them, or erased."""

from __future__ import annotations

from functools import partial

import structlog

from bot.session.daily import mark_of
from bot.session.model import Actor, Phase, Refused
from bot.store import guilds
from bot.store.people import privacy
from bot.store.people.privacy import Rows
from bot.tables.all_tables import Tables
from bot.tables.moves import Moves
from bot.texts import Speaker
from engines.core import IllegalAction

from .lobbies import Lobbies
from .seats import Seats

logger = structlog.get_logger(__name__)
SERVER_KEPT = guilds.KEPT
"""Seconds for which the data of a server that removed the bot is kept."""


class Privacy:
    """A person's own data, read or erased."""

    def __init__(self, tables: Tables, lobbies: Lobbies, seats: Seats, moves: Moves) -> None:
        self._tables = tables
        self._lobbies = lobbies
        self._seats = seats
        self._moves = moves

    async def about(self, user_id: int) -> dict[str, Rows]:
        """Return all rows about a person, by kind, without anything that a game hides from them."""
        return await self._tables.store.read(partial(privacy.about, user_id=user_id))

    async def erase(self, actor: Actor) -> bool:
        """Erase a person; return whether there was anything to erase.

        They leave all open tables first. Names and ids are replaced; settings, notices, ratings, private boards and
        lessons are deleted. The actions at tables remain, so finished games can be replayed and checked.
        """
        rename = partial(privacy.rename, user_id=actor.user_id, name_of=former_name)
        erase = partial(privacy.erase, user_id=actor.user_id, name_of=former_name, mark_of=mark_of)
        store = self._tables.store
        # A move in progress holds the old name, so no move may be in progress.
        seated_at = await self._tables_of(actor)
        async with self._tables.holding(seated_at) as held:
            await held.finish(store.write(rename))
        for session_id in seated_at:
            await self._leave(session_id, actor)
        open_ = await self._tables_of(actor)
        async with self._tables.holding(open_) as held:
            erased = await held.finish(store.write(erase))
        for session_id in open_ if erased else ():
            await self._moves.post_again(session_id)
        if erased:
            logger.info("person-erased", open=len(open_), is_log_empty=await store.forget_log())
        return erased

    async def _tables_of(self, actor: Actor) -> list[str]:
        return await self._tables.store.read(partial(privacy.tables_of, user_id=actor.user_id))

    async def _leave(self, session_id: str, actor: Actor) -> None:
        try:
            if (await self._tables.get(session_id)).phase == Phase.LOBBY:
                await self._lobbies.leave(session_id, actor)
            else:
                await self._seats.leave(session_id, actor, interaction_id=None)
        except (Refused, IllegalAction) as refusal:
            # No longer seated, or a quarantined table: the name is erased all the same.
            logger.info("departure-refused", session=session_id, reason=refusal.code)


def former_name(lang: str, seat: int) -> str:
    """Return the replacement name of a seat's former owner, in the language of the table."""
    return Speaker(lang).say("privacy-former-player", {"number": seat + 1})
