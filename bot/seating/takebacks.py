"""Takebacks beyond one's own turn, once everybody who has acted since agrees."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain

from bot.rows.log import Entry
from bot.rows.messages import UNDO, RequestRow
from bot.session import play, undo
from bot.session.codec import chance_of, events_of
from bot.session.model import Actor, Phase, Pov, Refused, Session
from bot.session.play import Move, Origin
from bot.store import Connection
from bot.store.games import log, sessions
from bot.store.messages import notices, requests
from bot.tables.all_tables import Tables
from bot.tables.open_table import Also, OpenTable, refuse_quarantined
from engines.core import Event, Seat

from .asking import ask


@dataclass(frozen=True, slots=True)
class Reach:
    """The reach of a takeback: the newest rows that stand."""

    seat: Seat
    start: str
    """The state at the barrier, as JSON."""
    entries: tuple[Entry, ...]
    """All rows after the barrier."""
    back: tuple[Entry, ...]
    asked: tuple[int, ...]
    """The people who have to agree."""
    events: tuple[Event, ...]
    """The public events of those rows."""
    has_secrets: bool
    """Whether a secret choice may have been made since."""


class Takebacks:
    """Requests for takebacks. Every method may raise Refused."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def reach(self, session: Session, actor: Actor) -> Reach:
        """Return what the actor may ask to take back; Refused with the reason if nothing."""
        refuse_quarantined(session)
        seat = play.may_act(session, actor.user_id, None)
        if not undo.reaches_past_others(session):
            raise Refused("undo-own-only")

        def before(db: Connection) -> tuple[str | None, list[Entry], bool]:
            rows = log.since(db, session.id, session.barrier - 1)
            return sessions.barrier_state(db, session.id), rows, log.acted(db, session.id, seat)

        start, (barrier, *entries), acted = await self._tables.store.read(before)
        back = undo.reach(session, seat, entries)
        if not back or start is None:
            raise _too_late(barrier) if acted else Refused("nothing-to-undo")
        secret = _is_secret(session)
        others = {entry.seat for entry in back} if not secret else {player.seat for player in session.players}
        people = {session.players[other].person for other in others if other is not None and other != seat}
        known = (session.playable.events_for(events_of(entry, session.rules), None) for entry in back)
        events = tuple(chain.from_iterable(known))
        asked = tuple(sorted(person for person in people if person is not None))
        return Reach(seat, start, tuple(entries), back, asked, events, secret)

    async def ask(
        self, session_id: str, actor: Actor, *, interaction_id: int | None = None
    ) -> tuple[Session, RequestRow]:
        """Ask everybody affected to take back all rows from the actor's newest action on.

        If only computer players and absent people have acted since, it is done at once. An open request is not
        repeated, and a refused one is not asked again on the same board.
        """
        async with self._tables.open(session_id, interaction_id) as table:
            session, now = table.session, table.now()
            player = session.player_of(actor.user_id)
            seat = Seat(-1) if player is None else player.seat
            last = await self._tables.store.read(lambda db: requests.newest(db, session_id, UNDO, seat))
            if last is not None and table.is_repeated:
                return session, last
            reach = await self.reach(session, actor)
            if last is not None and last.facts["at"] == session.row:
                if last.state == "refused":
                    raise Refused("undo-refused")
                if last.state == "open" and last.asked == reach.asked:
                    return session, last
            facts = {"row": reach.back[0].row, "at": session.row}

            def begin(db: Connection) -> None:
                log.record_interaction(db, interaction_id, session.id, now)
                requests.lapse(db, session.id, UNDO)

            def asking(db: Connection) -> RequestRow:
                begin(db)
                needed = len(reach.asked)
                return ask(db, session, UNDO, seat, actor.user_id, reach.asked, needed, facts, now)

            if reach.asked:
                return session, await table.write(asking)
            request = RequestRow(0, session.id, UNDO, seat, actor.user_id, (), 0, (), facts, "open", now)

            def done(db: Connection) -> None:
                begin(db)
                number = requests.add(db, session.id, UNDO, seat, actor.user_id, (), 0, facts, now)
                requests.end(db, number, "agreed")
                notices.add(db, "undo-done", now, {"seat": seat, "request": number}, session_id=session.id)

            return await self._take_back_to(table, reach, actor.user_id, done), request

    async def newest(self, session_id: str, seat: Seat) -> RequestRow | None:
        """Return the newest takeback request of a seat, in any state."""
        return await self._tables.store.read(lambda db: requests.newest(db, session_id, UNDO, seat))

    async def take_back(self, table: OpenTable, request: RequestRow, also: Also) -> Session:
        """Carry a request out, and ``also`` with it, in one transaction.

        Refused("request-over") if the board has changed.
        """
        if request.facts["at"] != table.session.row or request.user_id is None:
            raise Refused("request-over")
        try:
            reach = await self.reach(table.session, Actor(request.user_id, ""))
        except Refused as refusal:  # the asking person is away or gone
            raise Refused("request-over") from refusal

        def announce(db: Connection) -> None:
            also(db)
            facts = {"seat": request.seat, "request": request.id}
            notices.add(db, "undo-done", table.now(), facts, session_id=table.session.id)

        return await self._take_back_to(table, reach, request.user_id, announce)

    async def _take_back_to(self, table: OpenTable, reach: Reach, user_id: int, also: Also) -> Session:
        session, origin = table.session, Origin(reach.seat, user_id, None, table.now())

        def work() -> Move:
            start = session.rules.State.model_validate_json(reach.start)
            agreed = bool(reach.asked)
            return undo.take_back_all(session, origin, start, reach.entries, reach.back, agreed=agreed)

        return await table.commit(await table.run_rules(work), also)


def may_ask(pov: Pov, own: tuple[int, int | None] | None) -> bool:
    """Whether to offer a takeback request: the reader cannot undo alone and has acted since the last barrier.

    ``own``: the row and turn of their newest action. The answer does not depend on secret choices of others.
    """
    session, seat = pov.session, pov.seat
    if seat is None or pov.can_undo or session.phase is not Phase.PLAYING or session.players[seat].away:
        return False
    return undo.reaches_past_others(session) and own is not None and own[0] > session.barrier


def _is_secret(session: Session) -> bool:
    """Whether somebody may have made a secret choice; found from public facts, so that it reveals nothing."""
    view = session.rules.view(session.state, None)
    movers = session.movers
    return len(movers) > 1 or any(session.rules.chooses_in_secret(view, seat) for seat in movers)


def _too_late(barrier: Entry) -> Refused:
    """Return the refusal for a takeback beyond this barrier."""
    kinds = {draw.kind for draw in chance_of(barrier)}
    if "roll" in kinds:
        return Refused("undo-rolled")
    return Refused("undo-drawn") if kinds else Refused("undo-revealed")
