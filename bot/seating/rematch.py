"""Lobbies as they come into being: a new one, and the same table once more."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.rows.session import SessionRow
from bot.store import Connection
from bot.store.messages import notices, outbox
from bot.store.play import interactions, sessions
from bot.table import codec, lobby
from bot.table.model import Actor, PanelKind, Phase, Player, Refused, Session, refusal_of
from bot.tables.desk import Desk, nothing_more
from engines.core import Seat, policies

REMATCH = "rematch"
"""The letter that calls those who were seated."""


async def put_up(
    desk: Desk,
    row: SessionRow,
    interaction_id: int | None,
    also: Callable[[Connection], None] = nothing_more,
) -> Session:
    """Store a lobby, and ``also`` with it; Refused("channel-busy") where a game is open.

    An interaction that is delivered a second time gets the lobby that it opened.
    """

    def insert(db: Connection) -> SessionRow:
        again = interactions.handled(db, interaction_id)
        busy = sessions.open_in(db, row.channel_id) if again is None else sessions.get(db, again)
        if busy is not None:
            return busy
        sessions.insert(db, row)
        interactions.note(db, interaction_id, row.id, row.created_at)
        outbox.add(db, row.id, PanelKind.LOBBY, row.created_at)
        also(db)
        return row

    found = await desk.store.write(insert)
    if found is row:
        desk.on_news(row.id)
    elif not await desk.handled(interaction_id):
        raise Refused("channel-busy", game=found.game)
    return await desk.session(found)


class Rematches:
    """The same computers, options and table rules, and seats kept for the same people; who sat first sits last."""

    def __init__(self, desk: Desk, random_bytes: Callable[[int], bytes]) -> None:
        self._desk = desk
        self._random_bytes = random_bytes

    async def again(self, session_id: str, actor: Actor, *, interaction_id: int | None = None) -> Session:
        """A lobby with the actor as its host, in which seats are kept for everybody of a finished game.

        The others are called once, and join if they want to. Refused: rematch-players for who did not play.
        """
        was = await self._desk.session(await self._desk.row(session_id))
        if was.incident is not None:
            raise refusal_of(was.incident)
        if was.phase is not Phase.OVER:
            raise Refused("rematch-not-over")
        if all(player.user_id != actor.user_id for player in was.players):
            raise Refused("rematch-players")
        players = seated_again(was, actor)
        now = self._desk.store.clock()
        row = replace(
            lobby.opened(was.rules, was.guild_id, was.channel_id, actor, was.lang, self._random_bytes, now),
            options=was.options.model_dump_json(),
            table_rules=was.table_rules.model_dump_json(),
            players=codec.player_rows(players),
        )
        called = [player.user_id for player in players if player.user_id not in (None, actor.user_id)]

        def call(db: Connection) -> None:
            if called:
                notices.add(db, REMATCH, now, {"by": actor.user_id, "users": called}, session_id=row.id)

        return await put_up(self._desk, row, interaction_id, call)


def seated_again(was: Session, actor: Actor) -> tuple[Player, ...]:
    """Who sits where next time. No seat is kept for who has left for good, unless it is they who ask."""
    known = policies(was.rules)
    players: list[Player] = []
    for player in (*was.players[1:], *was.players[:1]):
        seat = Seat(len(players))
        if player.user_id is None:
            players.append(Player(seat, player.name, policy=player.policy if player.policy in known else "random"))
        elif player.user_id == actor.user_id:
            if all(one.user_id != actor.user_id for one in players):
                players.append(Player(seat, actor.name, user_id=actor.user_id))
        elif not player.gone and player.user_id > 0:
            players.append(Player(seat, player.name, user_id=player.user_id, pending=True))
    return tuple(players)
