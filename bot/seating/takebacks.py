"""What people have taken back together: more than the own turn, once everybody who has acted since agrees."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from bot.rows.log import Entry
from bot.rows.request import RequestRow
from bot.rows.session import SessionRow
from bot.store import Connection
from bot.store.messages import notices, requests
from bot.store.play import interactions, log, sessions
from bot.table import play, undo
from bot.table.codec import chance_of, events_of
from bot.table.model import Actor, Phase, Pov, Refused, Session
from bot.table.play import Move, Origin
from bot.tables.desk import Desk, refuse_quarantined
from bot.tables.locks import Locks
from engines.core import Event, Seat, seen_by

UNDO = "undo"
"""The kind of its petitions."""
Also: TypeAlias = Callable[[Connection], None]
"""What else belongs to a transaction."""


@dataclass(frozen=True, slots=True)
class Reach:
    """What a request to take back would take back: the newest rows that stand."""

    seat: Seat
    start: str
    """The state at the barrier, as JSON."""
    entries: tuple[Entry, ...]
    """All rows after the barrier."""
    back: tuple[Entry, ...]
    asked: tuple[int, ...]
    """The people who have to agree."""
    events: tuple[Event, ...]
    """What would not have happened, as far as everybody may know it."""
    secret: bool
    """Something may also have been chosen in secret since."""


class Takebacks:
    """The service's requests to take back. Every method may raise Refused.

    ``commit`` writes a move and wakes the computer players.
    """

    def __init__(
        self, desk: Desk, locks: Locks, commit: Callable[[Session, Move, Also], Awaitable[Session]]
    ) -> None:
        self._desk = desk
        self._locks = locks
        self._commit = commit

    async def reach(self, session: Session, actor: Actor) -> Reach:
        """What the actor could ask the others to take back; Refused, saying why, if nothing."""
        refuse_quarantined(session)
        seat = play.may_act(session, actor.user_id, None)
        if session.table_rules.takebacks == "own":
            raise Refused("undo-own-only")

        def before(db: Connection) -> tuple[str | None, list[Entry], bool]:
            rows = log.since(db, session.id, session.barrier - 1)
            return sessions.barrier_state(db, session.id), rows, log.acted(db, session.id, seat)

        start, (barrier, *entries), acted = await self._desk.store.read(before)
        back = undo.reach(session, seat, entries)
        if not back or start is None:
            raise _too_late(barrier) if acted else Refused("nothing-to-undo")
        secret = _in_secret(session)
        others = {entry.seat for entry in back} if not secret else {player.seat for player in session.players}
        people = {session.players[other].person for other in others if other is not None and other != seat}
        events = tuple(event for entry in back for event in seen_by(events_of(entry, session.rules), None))
        asked = tuple(sorted(person for person in people if person is not None))
        return Reach(seat, start, tuple(entries), back, asked, events, secret)

    async def within_reach(self, pov: Pov, user_id: int) -> bool:
        """Whether this reader may want to ask: they cannot take back alone, and have acted since the last barrier.

        Cheap: it is asked for every private panel. It depends on nothing that others have chosen in secret.
        """
        session, seat = pov.session, pov.seat
        if seat is None or pov.can_undo or session.phase is not Phase.PLAYING or session.players[seat].away:
            return False
        if session.table_rules.takebacks == "own":
            return False
        own = await self._desk.store.read(lambda db: log.newest_own(db, session.id, seat, user_id))
        return own is not None and own[0] > session.barrier

    async def open_undo(
        self, session_id: str, actor: Actor, *, interaction_id: int | None = None
    ) -> tuple[Session, RequestRow]:
        """Ask everybody affected to take back all since the actor's newest action, that action included.

        Where only computer players and absent people have acted since, nobody is asked: it is done at once. Asked
        twice, it is asked once; what was refused is not asked again on the same board.
        """
        return await self._locks.holding(session_id, partial(self._open_undo, session_id, actor, interaction_id))

    async def _open_undo(
        self, session_id: str, actor: Actor, interaction_id: int | None
    ) -> tuple[Session, RequestRow]:
        _, session = await self._desk.healthy(session_id)
        player = session.player_of(actor.user_id)
        seat = Seat(-1) if player is None else player.seat
        last = await self._desk.store.read(lambda db: requests.newest(db, session_id, UNDO, seat))
        if last is not None and await self._desk.handled(interaction_id):
            return session, last
        reach = await self.reach(session, actor)
        if last is not None and last.facts["at"] == session.row:
            if last.state == "refused":
                raise Refused("undo-refused")
            if last.state == "open" and last.asked == reach.asked:
                return session, last
        now = self._desk.store.clock()
        facts = {"row": reach.back[0].row, "at": session.row}

        def ask(db: Connection) -> int:
            interactions.note(db, interaction_id, session.id, now)
            requests.lapse(db, session.id, UNDO)
            asked = reach.asked
            return requests.add(db, session.id, UNDO, seat, actor.user_id, asked, len(asked), facts, now)

        def asking(db: Connection) -> RequestRow:
            number = ask(db)
            notices.add(db, "undo-ask", now, {"petition": number}, session_id=session.id)
            made = requests.get(db, number)
            assert made is not None
            return made

        if reach.asked:
            made = await self._desk.store.write(asking)
            self._desk.on_news(session.id)
            return session, made
        request = RequestRow(0, session.id, UNDO, seat, actor.user_id, (), 0, (), facts, "open", now)

        def done(db: Connection) -> None:
            number = ask(db)
            requests.end(db, number, "agreed")
            notices.add(db, "undo-done", now, {"seat": seat, "petition": number}, session_id=session.id)

        return await self._taken_back(session, reach, actor.user_id, done), request

    async def take_back(self, row: SessionRow, session: Session, request: RequestRow, also: Also) -> Session:
        """Do what was asked for, and ``also`` with it, in one transaction. The lock is held.

        Refused("petition-over") if the board is another by now.
        """
        if request.facts["at"] != session.row or request.user_id is None:
            raise Refused("petition-over")
        try:
            reach = await self.reach(session, Actor(request.user_id, ""))
        except Refused as refusal:  # who asked is away or gone by now
            raise Refused("petition-over") from refusal

        def told(db: Connection) -> None:
            also(db)
            facts = {"seat": request.seat, "petition": request.id}
            notices.add(db, "undo-done", self._desk.store.clock(), facts, session_id=session.id)

        return await self._taken_back(session, reach, request.user_id, told)

    async def _taken_back(self, session: Session, reach: Reach, user_id: int, also: Also) -> Session:
        origin = Origin(reach.seat, user_id, None, self._desk.store.clock())

        def work() -> Move:
            start = session.rules.State.model_validate_json(reach.start)
            agreed = bool(reach.asked)
            return undo.take_back_all(session, origin, start, reach.entries, reach.back, agreed=agreed)

        return await self._commit(session, await self._desk.guarded(session, work), also)


def _in_secret(session: Session) -> bool:
    """Whether somebody may have chosen in secret since; as everybody can tell, so that it tells nothing."""
    view = session.rules.view(session.state, None)
    movers = session.movers
    return len(movers) > 1 or any(session.rules.prompt(view, seat).private for seat in movers)


def _too_late(barrier: Entry) -> Refused:
    """Why nothing before this row can be taken back."""
    kinds = {draw.kind for draw in chance_of(barrier)}
    if "roll" in kinds:
        return Refused("undo-rolled")
    return Refused("undo-drawn") if kinds else Refused("undo-revealed")
