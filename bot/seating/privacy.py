"""A person's own data: all of it told to them, or everything made nobody's."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

import structlog

from bot.store.people import privacy
from bot.store.people.privacy import Rows
from bot.table.model import Actor, Phase, Refused
from bot.tables.desk import Desk
from bot.tables.locks import Locks
from bot.texts import Speaker
from engines.core import IllegalAction

logger = structlog.get_logger(__name__)

Leave = Callable[[str, Actor], Awaitable[object]]
"""How somebody leaves the table with this id."""


class Privacy:
    """``leave_lobby``, ``leave_game``: how people leave tables. ``tell_again``: a fresh panel for a table."""

    def __init__(
        self,
        desk: Desk,
        locks: Locks,
        *,
        leave_lobby: Leave,
        leave_game: Leave,
        tell_again: Callable[[str], Awaitable[None]],
    ) -> None:
        self._desk = desk
        self._locks = locks
        self._leave_lobby = leave_lobby
        self._leave_game = leave_game
        self._tell_again = tell_again

    async def about(self, user_id: int) -> dict[str, Rows]:
        """All rows about a person, by what they are; nothing that a game still hides from them."""
        return await self._desk.store.read(partial(privacy.about, user_id=user_id))

    async def erase(self, actor: Actor) -> bool:
        """Make a person nobody; whether there was anything.

        They leave all open tables first. Names and ids are replaced; settings, letters and ratings are gone. What
        was played stays as it was, so finished games can still be replayed and checked.
        """
        rename = partial(privacy.rename, user_id=actor.user_id, name_of=former_name)
        erase = partial(privacy.erase, user_id=actor.user_id, name_of=former_name)
        # A move that is being written holds the old name: none may be under way.
        tables = await self._tables_of(actor)
        await self._locks.holding_all(tables, lambda: self._desk.store.write(rename))
        for session_id in tables:
            await self._leave(session_id, actor)
        open_ = await self._tables_of(actor)
        erased = await self._locks.holding_all(open_, lambda: self._desk.store.write(erase))
        for session_id in open_ if erased else ():
            await self._tell_again(session_id)
        if erased:
            logger.info("person-forgotten", open=len(open_))
        return erased

    async def _tables_of(self, actor: Actor) -> list[str]:
        return await self._desk.store.read(partial(privacy.tables_of, user_id=actor.user_id))

    async def _leave(self, session_id: str, actor: Actor) -> None:
        try:
            if (await self._desk.row(session_id)).phase == Phase.LOBBY:
                await self._leave_lobby(session_id, actor)
            else:
                await self._leave_game(session_id, actor)
        except (Refused, IllegalAction) as refusal:
            # Not seated any more, or a table that a fault has stopped: the name goes all the same.
            logger.info("not-left", session=session_id, reason=refusal.code)


def former_name(lang: str, seat: int) -> str:
    """What a seat's former owner is called, in the language of the table."""
    return Speaker(lang).say("privacy-former-player", {"number": seat + 1})
