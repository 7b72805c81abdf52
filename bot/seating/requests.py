"""What one person asks of others: to take back more than the own turn, to hand over a seat, to let the computer
play. Whoever is asked agrees or refuses; what was asked for happens in the transaction of the last consent."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from bot.store import Connection
from bot.store.messages import notices, requests
from bot.store.messages.requests import PetitionRow
from bot.store.play import interactions, leavers
from bot.store.play.sessions import SessionRow
from bot.table.model import Actor, Phase, Player, Refused, Session, TellingKind
from bot.tables.desk import Desk
from bot.tables.locks import Locks
from engines.core import Seat

from .seats import GIVE, TAKE, asked_anew, responsible, seated
from .takebacks import UNDO, Also

VOTE = "vote"
LETTER_OF = {UNDO: "undo-ask", VOTE: "vote", GIVE: "seat-offer", TAKE: "seat-ask"}

Effect: TypeAlias = Callable[[SessionRow, Session, PetitionRow, Also], Awaitable[Session]]
"""Does what a petition asks for, and ``Also`` with it, in one transaction."""


class Petitions:
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

    async def load(self, petition_id: int) -> PetitionRow:
        """Refused("petition-over") if there is none."""
        found = await self._desk.store.read(partial(requests.get, petition_id=petition_id))
        if found is None:
            raise Refused("petition-over")
        return found

    # --- a seat for somebody else ---------------------------------------------------------------------------------

    async def _hand_over(self, row: SessionRow, session: Session, petition: PetitionRow, also: Also) -> Session:
        """Who is asked (give), or who asks (take), gets the seat with all that is on it.

        Whose seat is taken while they are gone or away has given it up; who gives it away has not.
        """
        was = session.players[petition.seat]
        new = petition.asked[0] if petition.kind == GIVE else petition.user_id
        if new is None or was.user_id != petition.facts["owner"]:
            raise Refused("petition-over")
        if session.player_of(new) is not None:
            raise Refused("already-seated" if petition.kind == GIVE else "petition-over")
        now = handed_over(session, was, Actor(new, str(petition.facts["name"])), self._desk.store.clock())

        lost = was.gone or (was.away and petition.kind == TAKE)

        def told(db: Connection) -> None:
            also(db)
            if lost and was.user_id is not None:
                leavers.add(db, session.id, was.user_id, petition.seat, was.name, now.changed_at)
            facts = {"seat": petition.seat, "old": was.name, "was": was.user_id, "new": new}
            notices.add(db, "seat-given", now.changed_at, facts, session_id=session.id)

        await self._desk.save(session, now, TellingKind.BOARD, None, told)
        self._wake(now)
        return now

    # --- answers --------------------------------------------------------------------------------------------------

    async def agree(self, petition_id: int, actor: Actor, *, interaction_id: int | None = None) -> Session:
        """One of the asked agrees; with the last one that is needed it is done. Twice is as good as once."""
        petition = await self.load(petition_id)
        return await self._locks.holding(
            petition.session_id, partial(self._answered, petition_id, actor, interaction_id, True)
        )

    async def refuse(self, petition_id: int, actor: Actor, *, interaction_id: int | None = None) -> Session:
        """One of the asked refuses, and that ends it."""
        petition = await self.load(petition_id)
        return await self._locks.holding(
            petition.session_id, partial(self._answered, petition_id, actor, interaction_id, False)
        )

    async def _answered(self, petition_id: int, actor: Actor, interaction_id: int | None, agrees: bool) -> Session:
        petition = await self.load(petition_id)
        row, session = await self._desk.healthy(petition.session_id)
        if await self._desk.handled(interaction_id):
            return session
        if actor.user_id not in petition.asked:
            raise Refused("not-asked")
        if petition.state != "open" or session.phase is not Phase.PLAYING:
            raise Refused("petition-over")
        if not _still_theirs(session, petition, actor.user_id):
            raise Refused("petition-over")
        now = self._desk.store.clock()

        def note(db: Connection) -> None:
            interactions.note(db, interaction_id, session.id, now)

        if not agrees:
            await self._refused(petition, actor, note, now)
            return session
        if actor.user_id in petition.agreed:
            return session
        agreed = {*petition.agreed, actor.user_id}

        def agree(db: Connection) -> None:
            note(db)
            requests.agree(db, petition, actor.user_id)

        if len(agreed) < petition.needed and not _all_agree(session, petition, agreed):
            await self._desk.store.write(agree)
            return session

        def enough(db: Connection) -> None:
            agree(db)
            requests.end(db, petition.id, "agreed")

        try:
            return await self._effects[petition.kind](row, session, petition, enough)
        except Refused as refusal:
            if refusal.code == "petition-over":
                await self._desk.store.write(lambda db: requests.end(db, petition.id, "lapsed"))
            raise

    async def _refused(self, petition: PetitionRow, actor: Actor, note: Also, now: float) -> None:
        def end(db: Connection) -> None:
            note(db)
            requests.end(db, petition.id, "refused")
            facts = {"petition": petition.id, "by": actor.user_id, "name": actor.name}
            kind = "undo-refused" if petition.kind == UNDO else "seat-refused"
            notices.add(db, kind, now, facts, session_id=petition.session_id)

        await self._desk.store.write(end)
        self._desk.on_news(petition.session_id)


def ask_again(db: Connection, session_id: str, at: float) -> None:
    """Let what is still open at a table be told once more, calling nobody: the message may have been deleted."""
    for petition in requests.open_of(db, session_id):
        facts = {"petition": petition.id, "seat": petition.seat, "again": True}
        notices.add(db, LETTER_OF[petition.kind], at, facts, session_id=session_id)


def handed_over(session: Session, was: Player, new: Actor, at: float) -> Session:
    """The session with another person on a seat, who is asked anew; a host's duties go with the seat."""
    player = Player(was.seat, new.name, user_id=new.user_id)
    return replace(
        asked_anew(seated(session, player), was.seat),
        host_id=new.user_id if session.host_id == was.user_id else session.host_id,
        revision=session.revision + 1,
        changed_at=at,
    )


def _still_theirs(session: Session, petition: PetitionRow, user_id: int) -> bool:
    """Whether it is still for this person to answer: who was asked for an absent one has no say about their seat
    once they are back, and who has left the table none about it."""
    if petition.kind == TAKE:
        return user_id in responsible(session, Seat(petition.seat))
    return petition.kind == GIVE or any(player.person == user_id for player in session.players)


def _all_agree(session: Session, petition: PetitionRow, agreed: set[int]) -> bool:
    """Whether everybody who is still asked has agreed: who has left or stays away by now is not waited for."""
    here = {player.person for player in session.players}
    return petition.kind in (UNDO, VOTE) and all(user in agreed for user in petition.asked if user in here)
