"""Who moves for a seat once the game has begun: its owner, a computer player meanwhile, or one for good."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.rows.request import GIVE, NOTICE_OF, TAKE, RequestRow
from bot.store import Connection
from bot.store.messages import notices, requests
from bot.store.play import interactions
from bot.table import play
from bot.table.model import Actor, PanelKind, Phase, Played, Player, Refused, Session
from bot.table.play import Origin, require_playing
from bot.tables.table import Table, refuse_quarantined
from bot.tables.tables import Tables
from engines.core import AnyGame, Seat, seen_by

MISSED_BY_HOST = 2
"""Turns in a row after which a host's duties pass on."""


class Seats:
    """Every method may raise Refused."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def leave(self, session_id: str, actor: Actor, *, interaction_id: int | None) -> Played:
        """Leave a running game for good: a computer player ends it for the seat, or the game's own rules say what
        leaving means where the table allows no computer players.

        The last person out closes the table, unless others have left before: they lost to nobody otherwise.
        """
        async with self._tables.open(session_id, interaction_id) as table:
            session = table.session
            if table.repeated:
                return Played(session, (), repeated=True)
            player = owner(session, actor)
            others = [p for p in session.players if p.user_id is not None and not p.gone and p != player]
            if not others and not any(p.gone for p in session.players):
                return Played(await table.close(), ())
            now = table.now()
            if not session.table_rules.stand_ins:
                return await _resign(table, Origin(player.seat, actor.user_id, interaction_id, now))

            def announce(db: Connection) -> None:
                notices.add(db, "seat-left", now, {"seat": int(player.seat)}, session_id=session_id)

            return Played(await table.save(revised(session, gone(session.rules, player), now), None, announce), ())

    async def back(self, session_id: str, actor: Actor, *, interaction_id: int | None = None) -> Session:
        """Let the owner move again from now on; what a computer player thinks about meanwhile is not played.

        Refused: not-away. Twice is as good as once.
        """
        async with self._tables.open(session_id, interaction_id) as table:
            session = table.session
            if table.repeated:
                return session
            player = owner(session, actor)
            if not player.away:
                raise Refused("not-away")
            now = table.now()

            def announce(db: Connection) -> None:
                notices.add(db, "seat-back", now, {"seat": int(player.seat)}, session_id=session_id)

            after = with_new_decision(revised(session, replace(player, policy=None, missed=0), now), player.seat)
            panel = PanelKind.BOARD if player.seat in session.movers else None
            return await table.save(after, panel, announce)

    async def offer(
        self, session_id: str, actor: Actor, to: Actor, *, interaction_id: int | None = None
    ) -> tuple[Session, RequestRow]:
        """Offer one's own seat to somebody, who has to agree. Refused: not-seated, already-seated."""

        def asked(session: Session) -> tuple[Seat, Actor, tuple[int, ...]]:
            seat = owner(session, actor).seat
            if session.player_of(to.user_id) is not None:
                raise Refused("already-seated")
            if left_another_seat(session, to, seat):
                raise Refused("player-left")
            return seat, to, (to.user_id,)

        return await self._request(session_id, actor, GIVE, interaction_id, asked)

    async def ask(
        self, session_id: str, actor: Actor, seat: Seat, *, interaction_id: int | None = None
    ) -> tuple[Session, RequestRow]:
        """Ask for a seat: its owner has to agree, or the host (or anybody else) where the owner is away or gone.

        Refused: already-seated, no-such-seat, nobody-to-ask.
        """

        def asked(session: Session) -> tuple[Seat, Actor, tuple[int, ...]]:
            if session.player_of(actor.user_id) is not None:
                raise Refused("already-seated")
            if not 0 <= seat < len(session.players):
                raise Refused("no-such-seat")
            if left_another_seat(session, actor, seat):
                raise Refused("you-have-left")
            people = responsible(session, seat)
            if not people:
                raise Refused("nobody-to-ask")
            return seat, actor, people

        return await self._request(session_id, actor, TAKE, interaction_id, asked)

    async def _request(
        self,
        session_id: str,
        actor: Actor,
        kind: str,
        interaction_id: int | None,
        asked: Callable[[Session], tuple[Seat, Actor, tuple[int, ...]]],
    ) -> tuple[Session, RequestRow]:
        """Ask once: an open request for the same stays as it is."""
        async with self._tables.open(session_id, interaction_id) as table:
            session = table.session
            require_playing(session)
            seat, new, people = asked(session)
            now = table.now()
            # What the request was about, so that an old one does not move a seat that has changed hands since.
            facts = {"owner": session.players[seat].user_id, "name": new.name}

            def write(db: Connection) -> RequestRow:
                wanted = (kind, int(seat), actor.user_id, people)
                for had in requests.open_of(db, session_id):
                    if (had.kind, had.seat, had.user_id, had.asked) == wanted:
                        return had
                interactions.record(db, interaction_id, session_id, now)
                number = requests.add(db, session_id, kind, int(seat), actor.user_id, people, 1, facts, now)
                notices.add(db, NOTICE_OF[kind], now, {"request": number}, session_id=session_id)
                made = requests.get(db, number)
                assert made is not None
                return made

            return session, await table.write(write)


async def _resign(table: Table, origin: Origin) -> Played:
    move = await table.guarded(lambda: resigned(table, origin))
    return Played(await table.commit(move), seen_by(move.events, move.seat))


def owner(session: Session, actor: Actor) -> Player:
    """The actor's seat in a running game; Refused otherwise."""
    refuse_quarantined(session)
    require_playing(session)
    player = session.player_of(actor.user_id)
    if player is None:
        raise Refused("not-seated")
    return player


def with_new_decision(session: Session, seat: Seat) -> Session:
    """The session in which a new round of numbers begins for this seat: what it was asked before is over."""
    decision = play.next_round(session.decisions[seat])
    decisions = tuple(decision if at == seat else number for at, number in enumerate(session.decisions))
    return replace(session, decisions=decisions)


def left_another_seat(session: Session, person: Actor, seat: Seat) -> bool:
    """Whether somebody has left another seat than this for good: nobody sits at a table twice."""
    return any(p.user_id == person.user_id and p.gone and p.seat != seat for p in session.players)


def responsible(session: Session, seat: Seat) -> tuple[int, ...]:
    """Who may give a seat away: who moves for it; else the host, if present; else everybody present."""
    person = session.players[seat].person
    if person is not None:
        return (person,)
    present = tuple(p.person for p in session.players if p.person is not None)
    return (session.host_id,) if session.host_id in present else present


def strongest_policy(rules: AnyGame) -> str:
    """The name of the computer player that takes over: a game lists its own ones from the weakest on."""
    return ("random", *rules.policies)[-1]


def with_stand_in(session: Session, player: Player, at: float) -> Session:
    """The session in which a computer player moves for this person until they come back."""
    return revised(session, replace(player, policy=strongest_policy(session.rules)), at)


def gone(rules: AnyGame, player: Player) -> Player:
    """The seat of somebody who does not come back."""
    return replace(player, policy=player.policy or strongest_policy(rules), gone=True)


def resigned(table: Table, origin: Origin) -> play.Move:
    """Leave as the game's own rules have it. Whatever it may still ask of the seat, a computer player answers."""
    assert origin.seat is not None
    move = play.resign(table.session, table.seed, origin)
    player = gone(move.session.rules, move.session.players[origin.seat])
    return replace(move, session=with_present_host(with_player(move.session, player)))


def revised(session: Session, player: Player, at: float) -> Session:
    """The session with this player on their seat, as a revision of its own."""
    now = with_present_host(with_player(session, player))
    return replace(now, revision=session.revision + 1, changed_at=at)


def with_player(session: Session, player: Player) -> Session:
    return replace(session, players=tuple(player if p.seat == player.seat else p for p in session.players))


def with_present_host(session: Session) -> Session:
    """The session with somebody who is there as its host: a host who is gone, away, or was silent twice in a row
    past the deadline hands over to the next person."""
    if session.phase is not Phase.PLAYING:
        return session
    present = [p.person for p in session.players if p.person is not None and p.missed < MISSED_BY_HOST]
    if session.host_id in present or not present:
        return session
    seat = next((p.seat for p in session.players if p.user_id == session.host_id), -1)
    later = {p.person for p in session.players[seat + 1 :]}
    return replace(session, host_id=next((user_id for user_id in present if user_id in later), present[0]))
