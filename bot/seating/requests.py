"""What one person asks of others: to take back more than the own turn, to hand over a seat, to let the computer
play. Whoever is asked agrees or refuses; what was asked for happens in the transaction of the last consent."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from bot.rows.request import RequestRow
from bot.rows.session import SessionRow
from bot.store import Connection
from bot.store.messages import notices, requests
from bot.store.play import interactions, leavers
from bot.table.model import Actor, PanelKind, Phase, Player, Refused, Session
from bot.tables.desk import Desk
from bot.tables.locks import Locks
from engines.core import Seat

from .seats import GIVE, TAKE, asked_anew, responsible, seated
from .takebacks import UNDO, Also

VOTE = "vote"
NOTICE_OF = {UNDO: "undo-ask", VOTE: "vote", GIVE: "seat-offer", TAKE: "seat-ask"}

Effect: TypeAlias = Callable[[SessionRow, Session, RequestRow, Also], Awaitable[Session]]
"""Does what a petition asks for, and ``Also`` with it, in one transaction."""


class Requests:
    """The service's requests. Every method may raise Refused.

    ``wake`` lets the computer players move; ``effects``: what else than seats can be asked for, by its kind.
    """

    def __init__(
        self,
        desk: Desk,
        locks: Locks,
        wake: Callable[[Session], None],
        effects: Mapping[str, Effect],
    ) -> None:
        self._desk = desk
        self._locks = locks
        self._wake = wake
        self._effects: Mapping[str, Effect] = {GIVE: self._hand_over, TAKE: self._hand_over, **effects}

    async def load(self, request_id: int) -> RequestRow:
        """Refused("petition-over") if there is none."""
        found = await self._desk.store.read(partial(requests.get, request_id=request_id))
        if found is None:
            raise Refused("petition-over")
        return found

    # --- a seat for somebody else ---------------------------------------------------------------------------------

    async def _hand_over(self, row: SessionRow, session: Session, request: RequestRow, also: Also) -> Session:
        """Who is asked (give), or who asks (take), gets the seat with all that is on it.

        Whose seat is taken while they are gone or away has given it up; who gives it away has not.
        """
        was = session.players[request.seat]
        new = request.asked[0] if request.kind == GIVE else request.user_id
        if new is None or was.user_id != request.facts["owner"]:
            raise Refused("petition-over")
        if session.player_of(new) is not None:
            raise Refused("already-seated" if request.kind == GIVE else "petition-over")
        now = handed_over(session, was, Actor(new, str(request.facts["name"])), self._desk.store.clock())

        lost = was.gone or (was.away and request.kind == TAKE)

        def told(db: Connection) -> None:
            also(db)
            if lost and was.user_id is not None:
                leavers.add(db, session.id, was.user_id, request.seat, was.name, now.changed_at)
            facts = {"seat": request.seat, "old": was.name, "was": was.user_id, "new": new}
            notices.add(db, "seat-given", now.changed_at, facts, session_id=session.id)

        await self._desk.save(session, now, PanelKind.BOARD, None, told)
        self._wake(now)
        return now

    # --- answers --------------------------------------------------------------------------------------------------

    async def agree(self, request_id: int, actor: Actor, *, interaction_id: int | None = None) -> Session:
        """One of the asked agrees; with the last one that is needed it is done. Twice is as good as once."""
        request = await self.load(request_id)
        return await self._locks.holding(
            request.session_id, partial(self._answered, request_id, actor, interaction_id, True)
        )

    async def refuse(self, request_id: int, actor: Actor, *, interaction_id: int | None = None) -> Session:
        """One of the asked refuses, and that ends it."""
        request = await self.load(request_id)
        return await self._locks.holding(
            request.session_id, partial(self._answered, request_id, actor, interaction_id, False)
        )

    async def _answered(self, request_id: int, actor: Actor, interaction_id: int | None, agrees: bool) -> Session:
        request = await self.load(request_id)
        row, session = await self._desk.healthy(request.session_id)
        if await self._desk.handled(interaction_id):
            return session
        if actor.user_id not in request.asked:
            raise Refused("not-asked")
        if request.state != "open" or session.phase is not Phase.PLAYING:
            raise Refused("petition-over")
        if not _still_theirs(session, request, actor.user_id):
            raise Refused("petition-over")
        now = self._desk.store.clock()

        def note(db: Connection) -> None:
            interactions.note(db, interaction_id, session.id, now)

        if not agrees:
            await self._refused(request, actor, note, now)
            return session
        if actor.user_id in request.agreed:
            return session
        agreed = {*request.agreed, actor.user_id}

        def agree(db: Connection) -> None:
            note(db)
            requests.agree(db, request, actor.user_id)

        if len(agreed) < request.needed and not _all_agree(session, request, agreed):
            await self._desk.store.write(agree)
            return session

        def enough(db: Connection) -> None:
            agree(db)
            requests.end(db, request.id, "agreed")

        try:
            return await self._effects[request.kind](row, session, request, enough)
        except Refused as refusal:
            if refusal.code == "petition-over":
                await self._desk.store.write(lambda db: requests.end(db, request.id, "lapsed"))
            raise

    async def _refused(self, request: RequestRow, actor: Actor, note: Also, now: float) -> None:
        def end(db: Connection) -> None:
            note(db)
            requests.end(db, request.id, "refused")
            facts = {"petition": request.id, "by": actor.user_id, "name": actor.name}
            kind = "undo-refused" if request.kind == UNDO else "seat-refused"
            notices.add(db, kind, now, facts, session_id=request.session_id)

        await self._desk.store.write(end)
        self._desk.on_news(request.session_id)


def ask_again(db: Connection, session_id: str, at: float) -> None:
    """Let what is still open at a table be told once more, calling nobody: the message may have been deleted."""
    for request in requests.open_of(db, session_id):
        facts = {"petition": request.id, "seat": request.seat, "again": True}
        notices.add(db, NOTICE_OF[request.kind], at, facts, session_id=session_id)


def handed_over(session: Session, was: Player, new: Actor, at: float) -> Session:
    """The session with another person on a seat, who is asked anew; a host's duties go with the seat."""
    player = Player(was.seat, new.name, user_id=new.user_id)
    return replace(
        asked_anew(seated(session, player), was.seat),
        host_id=new.user_id if session.host_id == was.user_id else session.host_id,
        revision=session.revision + 1,
        changed_at=at,
    )


def _still_theirs(session: Session, request: RequestRow, user_id: int) -> bool:
    """Whether it is still for this person to answer: who was asked for an absent one has no say about their seat
    once they are back, and who has left the table none about it."""
    if request.kind == TAKE:
        return user_id in responsible(session, Seat(request.seat))
    return request.kind == GIVE or any(player.person == user_id for player in session.players)


def _all_agree(session: Session, request: RequestRow, agreed: set[int]) -> bool:
    """Whether everybody who is still asked has agreed: who has left or stays away by now is not waited for."""
    here = {player.person for player in session.players}
    return request.kind in (UNDO, VOTE) and all(user in agreed for user in request.asked if user in here)
