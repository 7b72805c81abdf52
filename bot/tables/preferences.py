"""Settings of people and servers, and values that the bot keeps between starts."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from functools import partial

from bot.rows.figures import Figures
from bot.rows.session import SessionRow
from bot.rows.settings import ServerSettings, UserSettings
from bot.rows.signs import SignRow
from bot.session.hours import hours_of, is_stopped, shown_vacation
from bot.session.kinds import is_board
from bot.session.model import Refused, Session
from bot.store import Connection, Store, bot_state, signs
from bot.store.figures import figures
from bot.store.games import sessions
from bot.store.people import settings
from bot.store.people.settings import DECLINED, SERVER_SETTINGS, SETTINGS
from engines.core import Seat

from .all_tables import Tables


class Preferences:
    """Small reads and writes beside the tables."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables

    async def of_user(self, user_id: int) -> UserSettings:
        """Return a person's settings, or the defaults."""
        return await self._store.read(partial(settings.of_user, user_id=user_id))

    async def of_users(self, users: Collection[int]) -> dict[int, UserSettings]:
        """Return the settings of several people, in one read."""
        return await self._store.read(lambda db: settings.ask_users(db, users)())

    async def vacations(self, session: Session, now: float) -> dict[Seat, float]:
        """Return when the vacations of this table's people end that they let it show, by seat."""
        return shown_vacations(session, await self.of_users(people_of(session)), now)

    async def at_table(self, user_id: int, session_id: str) -> tuple[UserSettings, Session | None]:
        """Return a person's settings, and the session if it exists and its game does, in one read.

        Of private boards none but their own.
        """
        if is_board(session_id):
            theirs = await self.of_user(user_id)
            with suppress(Refused):
                board = await self._tables.boards.load(session_id)
                return theirs, board.session if board.row.owner_id == user_id else None
            return theirs, None

        def work(db: Connection) -> tuple[UserSettings, SessionRow | None]:
            theirs, row = settings.ask_user(db, user_id), sessions.ask(db, session_id)
            return theirs(), row()

        theirs, row = await self._store.read(work)
        if row is None or row.game not in self._tables.games:
            return theirs, None
        return theirs, await self._tables.decode(row)

    async def change_user(self, user_id: int, change: Callable[[UserSettings], UserSettings]) -> UserSettings:
        """Change a person's settings. Hours and reminders go through PlayerClocks, which moves their clocks."""

        def work(db: Connection) -> UserSettings:
            new = change(settings.of_user(db, user_id))
            SETTINGS.put(db, new, user_id=user_id)
            return new

        return await self._store.write(work)

    async def declined(self, user_id: int) -> list[tuple[int, str]]:
        """Return id and name of everybody whose seats a person has declined for good, newest first."""
        return await self._store.read(partial(settings.declined_by, user_id=user_id))

    async def accept_again(self, user_id: int, from_id: int) -> None:
        """Let somebody offer seats to a person again."""
        await self._store.write(partial(DECLINED.delete, user_id=user_id, from_id=from_id))

    async def server_language(self, guild_id: int) -> str | None:
        """Return the language set on a server; None: use Discord's."""
        return (await self.of_server(guild_id)).lang

    async def of_server(self, guild_id: int) -> ServerSettings:
        """Return a server's settings, or the defaults."""
        return await self._store.read(partial(settings.of_server, guild_id=guild_id))

    async def change_server(
        self, guild_id: int, change: Callable[[ServerSettings], ServerSettings]
    ) -> ServerSettings:
        """Change a server's settings. Where new tables go is chosen by ``Threads.choose``."""

        def work(db: Connection) -> ServerSettings:
            new = change(settings.of_server(db, guild_id))
            SERVER_SETTINGS.put(db, new, guild_id=guild_id)
            return new

        return await self._store.write(work)

    async def recall(self, name: str) -> str | None:
        """Return a value kept by ``remember``; None if there is none."""
        return await self._store.read(partial(bot_state.get, name=name))

    async def remember(self, name: str, value: str) -> None:
        """Keep a value from one start to the next."""
        await self._store.write(partial(bot_state.put, name=name, value=value))

    async def signs(self) -> dict[str, SignRow]:
        """Return which emoji of the application the small pictures are, by sign."""
        return await self._store.read(signs.known)

    async def keep_sign(self, row: SignRow, was: int | None) -> bool:
        """Keep which emoji a small picture is, in place of ``was``; False if another process has changed that."""
        return await self._store.write(partial(signs.keep, row=row, was=was))

    async def figures(self) -> Figures:
        """Return the counts shown to operators."""
        return await self._store.read(figures)


def people_of(session: Session) -> tuple[int, ...]:
    """Return the people who play at a table."""
    return tuple(player.user_id for player in session.players if player.user_id and not player.gone)


def shown_vacations(session: Session, theirs: Mapping[int, UserSettings], now: float) -> dict[Seat, float]:
    """Return when the vacations end that a table shows, by seat; ``theirs``: the settings of its people."""
    players = (player for player in session.players if player.user_id in theirs and not player.gone)
    people = {player.user_id: player.seat for player in players}
    ends = ((seat, shown_vacation(theirs[user], now)) for user, seat in people.items() if user)
    return {seat: end for seat, end in ends if end is not None}


def unpinged(theirs: Mapping[int, UserSettings], now: float, *, is_call: bool) -> frozenset[int]:
    """Return which of these people want no ping now: on vacation or in quiet hours, and for a call to their move
    also those without reminders."""
    return frozenset(
        user
        for user, mine in theirs.items()
        if is_stopped(hours_of(mine), now) or (is_call and mine.remind == "none")
    )
