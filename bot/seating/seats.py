"""Seats of a running game: leaving, coming back, and handing a seat over."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.rows.block import PERSON
from bot.rows.log import ENDED_LEFT, SEAT_BACK, SEAT_LEFT, SEAT_PASSED, InterventionRow
from bot.rows.messages import FILL, GIVE, TAKE, RequestRow
from bot.rows.session import NO_HOST, Player
from bot.session import play
from bot.session.model import Actor, PanelKind, Played, Refused, Session
from bot.session.play import Origin, require_playing
from bot.session.players import (
    leaving,
    next_revision,
    with_new_decision,
    with_player,
    with_present_host,
    with_stand_in,
)
from bot.store import Connection, blocks
from bot.store.games import departures, log
from bot.store.games.log import INTERVENTIONS
from bot.store.messages import notices, requests
from bot.store.people import settings
from bot.tables.all_tables import Tables
from bot.tables.open_table import OpenTable, refuse_quarantined
from bot.texts import PlayerName, escape_markdown
from engines.core import Seat

from .asking import ask, call_others
from .kinds import responsible
from .quotas import Quotas


class Seats:
    """Every method may raise Refused."""

    def __init__(self, tables: Tables, quotas: Quotas) -> None:
        self._tables = tables
        self._quotas = quotas

    async def leave(self, session_id: str, actor: Actor, *, interaction_id: int | None) -> Played:
        """Leave a running game for good.

        A stand-in finishes the game; if the table allows none, the game's ``resign`` applies. The last person
        closes the table, unless others have left before: they would have lost to nobody.
        """
        async with self._tables.open(session_id, interaction_id) as table:
            session = table.session
            if table.is_repeated:
                return Played(session, (), is_repeated=True)
            player = owner(session, actor)
            others = [p for p in session.players if p.user_id is not None and not p.gone and p != player]
            if not others and not any(p.gone for p in session.players):
                now = table.now()
                left = InterventionRow(ENDED_LEFT, player.user_id, player.name, now)
                return Played(
                    await table.close(lambda db: INTERVENTIONS.insert(db, left, session_id=session_id)), ()
                )
            now = table.now()
            if not session.table_rules.stand_ins:
                return await _resign(table, Origin(player.seat, actor.user_id, interaction_id, now))

            after = next_revision(session, leaving(session.playable, player), now)

            def announce(db: Connection) -> None:
                notices.add(db, "seat-left", now, {"seat": int(player.seat)}, session_id=session_id)
                log.add_seat_change(db, session_id, SEAT_LEFT, player, row=session.row, at=now)
                call_others(db, after, now)

            return Played(await table.save(after, PanelKind.WAITS, announce), ())

    async def back(
        self, session_id: str, actor: Actor, *, interaction_id: int | None = None, waits: bool = False
    ) -> Session:
        """Return a seat to its owner; a move that the stand-in is choosing is not played.

        ``waits``: only where the table waits for somebody who was off the server, not where a stand-in plays; what
        they have missed stays.

        Refused: not-away, removed-from-game (a moderator has given the seat to the computer).
        """
        async with self._tables.open(session_id, interaction_id) as table:
            session = table.session
            if table.is_repeated:
                return session
            player = owner(session, actor)
            if (player.away and waits) or (not player.away and player.off is None):
                raise Refused("not-away")
            now = table.now()

            def announce(db: Connection) -> None:
                _require_kept(db, session_id, actor)
                notices.add(db, "seat-back", now, {"seat": int(player.seat)}, session_id=session_id)
                log.add_seat_change(db, session_id, SEAT_BACK, player, row=session.row, at=now)
                requests.lapse(db, session_id, FILL, int(player.seat))

            here = replace(player, policy=None, off=None)
            # That somebody is there again is no act of theirs.
            after = next_revision(session, here if waits else replace(here, missed=0, silent=0.0), now)
            if player.away:  # else they have never stopped to play themselves, and their clock runs on
                after = with_new_decision(after, player.seat)
            panel = PanelKind.BOARD if player.seat in session.movers else PanelKind.WAITS
            return await table.save(after, panel, announce)

    async def step_aside(self, session_id: str, actor: Actor, *, interaction_id: int | None = None) -> Session:
        """Let a stand-in play until its person is back. Refused: not-seated, plays-already, no-stand-ins."""
        async with self._tables.open(session_id, interaction_id) as table:
            session = table.session
            if table.is_repeated:
                return session
            player, now = owner(session, actor), table.now()
            if player.away:
                raise Refused("plays-already")
            if not session.table_rules.stand_ins:
                raise Refused("no-stand-ins")
            after = with_stand_in(session, player, now)

            def announce(db: Connection) -> None:
                log.record_interaction(db, interaction_id, session_id, now)
                let_stand_in_play(db, after, player, now)

            return await table.save(after, PanelKind.WAITS, announce)

    async def offer(
        self, session_id: str, actor: Actor, to: Actor, *, interaction_id: int | None = None
    ) -> tuple[Session, RequestRow]:
        """Offer one's own seat to somebody, who must agree. Refused: not-seated, already-seated, player-left."""

        def asked(session: Session) -> tuple[Seat, Actor, tuple[int, ...]]:
            seat = owner(session, actor).seat
            if session.player_of(to.user_id) is not None:
                raise Refused("already-seated")
            if has_left_another_seat(session, to, seat):
                raise Refused("player-left")
            return seat, to, (to.user_id,)

        return await self._request(session_id, actor, GIVE, interaction_id, asked)

    async def ask(
        self, session_id: str, actor: Actor, seat: Seat, *, interaction_id: int | None = None
    ) -> tuple[Session, RequestRow]:
        """Ask for a seat: its owner must agree, or the host (else anybody) if the owner is away or gone.

        Refused: already-seated, no-such-seat, you-have-left, seat-in-use (its owner is there and in time),
        nobody-to-ask.
        """

        def asked(session: Session) -> tuple[Seat, Actor, tuple[int, ...]]:
            if session.player_of(actor.user_id) is not None:
                raise Refused("already-seated")
            if not 0 <= seat < len(session.players):
                raise Refused("no-such-seat")
            if has_left_another_seat(session, actor, seat):
                raise Refused("you-have-left")
            player = session.players[seat]
            if player.reached is not None and not player.missed:
                raise Refused("seat-in-use", player=PlayerName(escape_markdown(session.names[seat])))
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
        """Add a request, unless the same one is open."""
        async with self._tables.open(session_id, interaction_id) as table:
            session = table.session
            require_playing(session)
            require_offers(session)
            seat, new, people = asked(session)
            now = table.now()
            # The present owner, so that an old request does not move a seat that has changed hands since.
            facts = {"owner": session.players[seat].user_id, "name": new.name}

            def write(db: Connection) -> RequestRow:
                for had in requests.open_of(db, session_id, kind=kind, seat=int(seat)):
                    if (had.user_id, had.asked) == (actor.user_id, people):
                        return had
                _require_kept(db, session_id, actor)
                if new.user_id in departures.removals(db, session_id, from_game=True):
                    raise Refused("no-offers", player=escape_markdown(new.name))
                _require_welcome(db, actor, new, people)
                self._quotas.asking(db, actor.user_id, now)
                log.record_interaction(db, interaction_id, session_id, now)
                return ask(db, session, kind, int(seat), actor.user_id, people, 1, facts, now)

            return session, await table.write(write)


def require_offers(session: Session) -> None:
    """Refused("no-seat-offers") at a table without a host."""
    if session.host_id == NO_HOST:
        raise Refused("no-seat-offers")


def _require_kept(db: Connection, session_id: str, actor: Actor) -> None:
    """Refused("removed-from-game") for whom a moderator has taken off their seat: they give and take none."""
    if actor.user_id in departures.removals(db, session_id, from_game=True):
        raise Refused("removed-from-game")


def _require_welcome(db: Connection, by: Actor, new: Actor, people: tuple[int, ...]) -> None:
    """Refused("no-offers") if who is asked wants no such requests; the reason stays with them."""
    for user_id in people:
        is_offered = user_id == new.user_id
        is_closed = is_offered and not settings.of_user(db, user_id).offers
        if is_closed or settings.has_declined(db, user_id, by.user_id) or blocks.is_blocked(db, PERSON, user_id):
            raise Refused("no-offers", player=escape_markdown(new.name) if is_offered else "")


def let_stand_in_play(db: Connection, after: Session, player: Player, now: float) -> None:
    """Record that a stand-in has this person's seat, and call those who answer requests in their place."""
    log.add_seat_change(db, after.id, SEAT_PASSED, player, row=after.row, at=now)
    call_others(db, after, now)


async def _resign(table: OpenTable, origin: Origin) -> Played:
    move = await table.run_rules(lambda: resignation(table, origin))
    session = await table.commit(move)
    return Played(session, session.playable.events_for(move.events, move.seat))


def owner(session: Session, actor: Actor) -> Player:
    """Return the actor's player in a running game; Refused otherwise."""
    refuse_quarantined(session)
    require_playing(session)
    player = session.player_of(actor.user_id)
    if player is None:
        raise Refused("not-seated")
    return player


def takeable(session: Session, actor: Actor) -> tuple[Seat, ...]:
    """Return the seats for which somebody without one may ask: their people are away, gone, late or never were.

    None at a table without a host.
    """
    if session.host_id == NO_HOST or session.player_of(actor.user_id) is not None:
        return ()
    return tuple(
        player.seat
        for player in session.players
        if (player.reached is None or player.missed)
        and not has_left_another_seat(session, actor, player.seat)
        and responsible(session, player.seat)
    )


def has_left_another_seat(session: Session, person: Actor, seat: Seat) -> bool:
    """Whether somebody has left another seat for good: nobody takes two seats of a table."""
    return any(p.user_id == person.user_id and p.gone and p.seat != seat for p in session.players)


def resignation(table: OpenTable, origin: Origin) -> play.Move:
    """Return the move that resigns by the game's rules; a stand-in answers later questions to the seat."""
    assert origin.seat is not None
    move = play.resign(table.session, table.seed, origin)
    player = leaving(move.session.playable, move.session.players[origin.seat])
    return replace(move, session=with_present_host(with_player(move.session, player)))
