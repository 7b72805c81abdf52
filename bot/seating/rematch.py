"""Rematches: a new lobby for the same players."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.rows.block import PERSON
from bot.rows.session import Player
from bot.rows.threads import Parent
from bot.session import lobby
from bot.session.model import Actor, Phase, Refused, Session
from bot.store import Connection, blocks
from bot.store.messages import notices
from bot.store.people import settings
from bot.tables.all_tables import Tables
from bot.tables.open_table import refuse_quarantined
from engines.core import Seat
from engines.core.history.fairness import UNTYPED, WORDS
from engines.core.opponents.computers import computer_players

from .lobbies import store_lobby
from .quotas import Quotas

REMATCH = "rematch"
"""The kind of the notice that mentions the former players."""


class Rematches:
    """Same computer players, options, table rules and seats, so that everybody keeps their colour.

    Who starts is drawn at Begin, by every game's own rules.
    """

    def __init__(
        self, tables: Tables, quotas: Quotas, random_bytes: Callable[[int], bytes], rule: int = WORDS
    ) -> None:
        """``rule``: of the dice of new tables."""
        self._tables = tables
        self._quotas = quotas
        self._random_bytes = random_bytes
        self._rule = rule

    async def again(
        self,
        session_id: str,
        actor: Actor,
        *,
        interaction_id: int | None = None,
        parent: Parent | None = None,
        home_id: int | None = None,
    ) -> Session:
        """Open a lobby hosted by the actor, with seats kept for everybody in a finished game.

        ``parent``: where a thread is opened for it; None: the channel of that game; ``home_id``: as for a lobby.
        The others are notified once, and may join.

        Refused: rematch-not-over; rematch-players if the actor did not play.
        """
        was = await self._tables.load(session_id)
        refuse_quarantined(was)
        if was.phase is not Phase.OVER:
            raise Refused("rematch-not-over")
        if all(player.user_id != actor.user_id for player in was.players):
            raise Refused("rematch-players")
        players = rematch_players(await self._without_unwilling(was, actor), actor)
        now = self._tables.now()
        made = (self._random_bytes, now, None, self._rule)
        row = replace(
            lobby.new_lobby(was.rules, was.guild_id, was.channel_id, actor, was.lang, *made),
            options=was.options.model_dump_json(),
            table_rules=lobby.with_clock(was.table_rules).model_dump_json(),
            players=players,
        )
        called = [player.user_id for player in players if player.user_id not in (None, actor.user_id)]

        def call(db: Connection) -> None:
            if called:
                notices.add(db, REMATCH, now, {"by": actor.user_id, "users": called}, session_id=row.id)

        def check(db: Connection) -> None:
            self._quotas.opening(db, row, parent, home_id)
            self._quotas.rematching(session_id, now)

        return await store_lobby(self._tables, row, interaction_id, check, call, parent, home_id)

    async def _without_unwilling(self, was: Session, actor: Actor) -> Session:
        """Return the session with those counted as gone who want no seat from the actor, or may not play."""
        users = [player.user_id for player in was.players if player.user_id not in (None, actor.user_id)]

        def unwilling(db: Connection) -> set[int | None]:
            return {
                user
                for user in users
                if user is not None
                and (settings.has_declined(db, user, actor.user_id) or blocks.is_blocked(db, PERSON, user))
            }

        left = await self._tables.store.read(unwilling)
        return replace(was, players=tuple(replace(p, gone=p.gone or p.user_id in left) for p in was.players))


def rematch_players(was: Session, actor: Actor) -> tuple[Player, ...]:
    """Return the players of the rematch. A person who left for good gets no seat, except the actor."""
    known = computer_players(was.playable)
    players: list[Player] = []
    for player in was.players:
        seat = Seat(len(players))
        if player.user_id is None:
            players.append(Player(seat, player.name, policy=player.policy if player.policy in known else "random"))
        elif player.user_id == actor.user_id:
            if all(one.user_id != actor.user_id for one in players):
                players.append(Player(seat, actor.name, user_id=actor.user_id, word=UNTYPED))
        elif not player.gone and player.user_id > 0:
            players.append(Player(seat, player.name, user_id=player.user_id, pending=True))
    return tuple(players)
