"""Changes of a lobby: players and options, each written in one transaction."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from pydantic import BaseModel

from bot.rows.block import PERSON
from bot.rows.commitment import OPENING, CommitmentRow
from bot.rows.session import Player, RemovalRow, SessionRow
from bot.rows.threads import Parent, ThreadRow, channel_to_come
from bot.session import lobby
from bot.session.model import Actor, PanelKind, Phase, Refused, Session
from bot.session.moderation import BY_MODERATOR, decides
from bot.store import Connection, blocks
from bot.store.games import departures, log, sessions, threads
from bot.store.games.commitments import COMMITMENTS
from bot.store.games.departures import REMOVALS
from bot.store.games.threads import THREADS
from bot.store.messages import notices, outbox, seat_lists
from bot.store.people import settings
from bot.tables.all_tables import Tables
from bot.tables.open_table import Also, must_rejoin, nothing_more
from engines.core.history.fairness import WORDS

from .quotas import Quotas
from .reliability import require_reliable

INVITE = "invite"
"""The kind of the notice that mentions a guest."""


class Lobbies:
    """Every method may raise Refused. A repeated interaction changes nothing."""

    def __init__(
        self,
        tables: Tables,
        quotas: Quotas,
        random_bytes: Callable[[int], bytes] = secrets.token_bytes,
        rule: int = WORDS,
    ) -> None:
        """``rule``: of the dice of new tables."""
        self._tables = tables
        self._quotas = quotas
        self._random_bytes = random_bytes
        self.rule = rule

    async def open(
        self,
        game: str,
        guild_id: int,
        channel_id: int,
        host: Actor,
        lang: str,
        *,
        interaction_id: int | None = None,
        options: BaseModel | None = None,
        parent: Parent | None = None,
        home_id: int | None = None,
    ) -> Session:
        """Open a lobby with the host on the first seat; its seed is fixed and the hash is public from here on.

        ``options``: None for the game's own. ``parent``: where a thread is opened for it; None: the channel.
        ``home_id``: for which channel it counts; None: this one, or the one of its thread.
        """
        played = self._tables.games.get(game)
        if played is None:
            raise Refused("unknown-game", game=game)
        now = self._tables.now()
        made = (self._random_bytes, now, options, self.rule)
        row = lobby.new_lobby(played.rules, guild_id, channel_id, host, lang, *made)
        return await store_lobby(
            self._tables,
            row,
            interaction_id,
            partial(self._quotas.opening, row=row, parent=parent, home_id=home_id),
            parent=parent,
            home_id=home_id,
        )

    async def join(self, session_id: str, actor: Actor, *, interaction_id: int | None = None) -> Session:
        """Take a seat, or accept the one kept for the actor.

        Refused: removed (the host keeps them out), not-reliable (see ``require_reliable``).
        """

        def may_join(db: Connection) -> None:
            if actor.user_id in departures.removals(db, session_id):
                raise Refused("removed")
            require_reliable(db, session_id, actor.user_id)
            self._quotas.joining(db, actor.user_id, session_id)

        return await self._change(session_id, interaction_id, lambda session: lobby.join(session, actor), may_join)

    async def invite(
        self, session_id: str, actor: Actor, guest: Actor, *, interaction_id: int | None = None
    ) -> Session:
        """Keep a seat for somebody and call them. Refused: guest-removed; no-guest (its reason stays with them)."""

        def call(db: Connection) -> None:
            if guest.user_id in departures.removals(db, session_id):
                raise Refused("guest-removed")
            if (
                not settings.of_user(db, guest.user_id).offers
                or settings.has_declined(db, guest.user_id, actor.user_id)
                or blocks.is_blocked(db, PERSON, guest.user_id)
            ):
                raise Refused("no-guest")
            now = self._tables.now()
            self._quotas.inviting(actor.user_id, guest.user_id, now)
            notices.add(db, INVITE, now, {"by": actor.user_id, "users": [guest.user_id]}, session_id=session_id)

        return await self._change(
            session_id, interaction_id, lambda session: lobby.invite(session, actor, guest), call
        )

    async def remove(
        self,
        session_id: str,
        actor: Actor,
        user_id: int,
        *,
        moderates: bool = False,
        interaction_id: int | None = None,
    ) -> Session:
        """Remove somebody who has joined, who cannot join again until they are let in; for host and moderators."""
        removed: list[Player] = []

        def change(session: Session) -> Session:
            after = lobby.remove(session, actor, user_id, moderates=moderates)
            removed.extend(player for player in session.players if player.user_id == user_id)
            return after

        def keep_out(db: Connection) -> None:
            REMOVALS.put(db, RemovalRow(session_id, user_id, removed[0].name))
            facts = {"user": user_id, "by": actor.user_id, "name": actor.name}
            notices.add(db, "removed", self._tables.now(), facts, session_id=session_id)

        return await self._change(session_id, interaction_id, change, keep_out)

    async def let_in(self, session_id: str, actor: Actor, user_id: int, *, moderates: bool = False) -> Session:
        """Let somebody join again who was removed, or come back to their seat; for host and moderators.

        To a game that has begun only a moderator lets anybody. Refused: as ``decides``, moderators-decide,
        not-removed.
        """
        async with self._tables.open(session_id) as table:
            how = decides(table.session, actor, moderates=moderates)
            if table.session.phase is not Phase.PLAYING:
                lobby.require_open(table.session)
            elif how != BY_MODERATOR and not moderates:
                raise Refused("moderators-decide")
            if not await table.write(
                lambda db: REMOVALS.delete(db, session_id=session_id, user_id=user_id).rowcount > 0
            ):
                raise Refused("not-removed")
            return table.session

    async def removals(self, session_id: str, *, from_game: bool = False) -> Mapping[int, str]:
        """Return the people who are kept out of a lobby, or only those kept off their seats, with their names."""
        return await self._tables.store.read(lambda db: departures.removals(db, session_id, from_game=from_game))

    async def set_word(
        self, session_id: str, actor: Actor, typed: str, *, interaction_id: int | None = None
    ) -> Session:
        """Change the actor's word for the dice; nothing typed takes it back."""
        return await self._change(session_id, interaction_id, lambda session: lobby.set_word(session, actor, typed))

    async def leave(self, session_id: str, actor: Actor, *, interaction_id: int | None = None) -> Session:
        """Leave the lobby. The next person becomes host; the last person closes the lobby."""
        return await self._change(session_id, interaction_id, lambda session: lobby.leave(session, actor))

    async def free(
        self, session_id: str, actor: Actor, user_id: int, *, interaction_id: int | None = None
    ) -> Session:
        """Release a seat kept for somebody who has not joined; host only."""
        return await self._change(session_id, interaction_id, lambda session: lobby.free(session, actor, user_id))

    async def add_computer(
        self, session_id: str, actor: Actor, policy: str, *, interaction_id: int | None = None
    ) -> Session:
        """Seat a computer player; open to every joined player."""
        return await self._change(
            session_id, interaction_id, lambda session: lobby.add_computer(session, actor, policy)
        )

    async def remove_computer(
        self, session_id: str, actor: Actor, name: str | None = None, *, interaction_id: int | None = None
    ) -> Session:
        """Remove the computer player of this name, or the last one."""
        return await self._change(
            session_id, interaction_id, lambda session: lobby.remove_computer(session, actor, name)
        )

    async def set_option(self, session_id: str, actor: Actor, option: str, value: str) -> Session:
        """Set an option, validated by the game's Options; host only. After a change the others must join again."""

        def change(session: Session) -> Session:
            now = lobby.set_option(session, actor, option, value)
            if must_rejoin(session, now):
                self._quotas.calling(session_id, self._tables.now())
            return now

        return await self._change(session_id, None, change)

    async def _change(
        self,
        session_id: str,
        interaction_id: int | None,
        change: Callable[[Session], Session],
        also: Also = nothing_more,
    ) -> Session:
        async with self._tables.open(session_id, interaction_id) as table:
            was = table.session
            if table.is_repeated:
                return was
            lobby.require_open(was)
            changed = lobby.without_agreements(was, change(was))
            now = replace(changed, revision=was.revision + 1, changed_at=table.now())
            if now.phase is Phase.CLOSED:
                now = replace(now, seed=table.seed)

            def with_list(db: Connection) -> None:
                also(db)
                if len(now.players) < len(was.players) and now.phase is Phase.LOBBY:
                    seat_lists.seat_fell_free(db, now.guild_id, now.changed_at)

            return await table.save(now, PanelKind.LOBBY, with_list)


async def store_lobby(
    tables: Tables,
    row: SessionRow,
    interaction_id: int | None,
    check: Also,
    also: Also = nothing_more,
    parent: Parent | None = None,
    home_id: int | None = None,
) -> Session:
    """Store a lobby, and ``also`` with it; Refused("channel-busy") if the channel has an open session.

    ``check`` may refuse a new one. ``parent``: where a thread is opened for it; until then its channel is no
    channel, and never busy. ``home_id``: the channel or forum for which it counts, if it is in a thread.

    A repeated interaction gets the lobby that it opened.
    """
    if parent is not None:
        row = replace(row, channel_id=channel_to_come(row.id))

    def insert(db: Connection) -> SessionRow:
        again = log.session_of_interaction(db, interaction_id)
        theirs = None if again is None else sessions.get(db, again)
        if theirs is not None:
            return theirs
        busy = sessions.open_in(db, row.channel_id)
        if busy is not None:
            raise Refused("channel-busy", game=busy.game)
        check(db)
        sessions.insert(db, row)
        COMMITMENTS.insert(db, CommitmentRow(row.id, OPENING, row.seed_hash))
        log.record_interaction(db, interaction_id, row.id, row.created_at)
        if parent is not None:
            thread = ThreadRow(row.channel_id, row.id, parent.channel_id, parent.kind, None, False, row.created_at)
            THREADS.insert(db, replace(thread, title=parent.title))
        elif home_id not in (None, row.channel_id):
            threads.set_home(db, row.id, home_id)
        outbox.add(db, row.id, PanelKind.LOBBY, row.created_at)
        seat_lists.seat_fell_free(db, row.guild_id, row.created_at)
        also(db)
        return row

    return await tables.decode(await tables.write(row.id, insert, has_panel=True))
