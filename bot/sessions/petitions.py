"""What one person asks of others: to take back more than the own turn, to hand over a seat, to let the computer
play. Whoever is asked agrees or refuses; what was asked for happens in the transaction of the last consent."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeAlias

from bot.store import Connection, leavers, letters, log, petitions, presses, sessions
from bot.store.log import Entry
from bot.store.petitions import PetitionRow
from bot.store.sessions import SessionRow
from engines.core import Event, Seat, seen_by

from . import play, undo
from .codec import chance_of, events_of
from .desk import Desk, refuse_broken
from .locks import Locks
from .model import Actor, Look, Phase, Player, Refused, Session, TellingKind
from .play import Doing, Move
from .seats import asked_anew, responsible, seated

UNDO, VOTE, GIVE, TAKE = "undo", "vote", "give", "take"
LETTER_OF = {UNDO: "undo-ask", VOTE: "vote", GIVE: "seat-offer", TAKE: "seat-ask"}

Also: TypeAlias = Callable[[Connection], None]
"""What else belongs to a transaction."""
Effect: TypeAlias = Callable[[SessionRow, Session, PetitionRow, Also], Awaitable[Session]]
"""Does what a petition asks for, and ``Also`` with it, in one transaction."""


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


class Petitions:
    """The service's requests. Every method may raise Refused.

    ``commit`` writes a move and wakes the computer players; ``wake`` only wakes them.
    """

    def __init__(
        self,
        desk: Desk,
        locks: Locks,
        commit: Callable[[Session, Move, Also], Awaitable[Session]],
        wake: Callable[[Session], None],
        effects: Mapping[str, Effect],
    ) -> None:
        self._desk = desk
        self._locks = locks
        self._commit = commit
        self._wake = wake
        self._effects: Mapping[str, Effect] = {
            UNDO: self._take_back, GIVE: self._hand_over, TAKE: self._hand_over, **effects
        }  # fmt: skip

    async def load(self, petition_id: int) -> PetitionRow:
        """Refused("petition-over") if there is none."""
        found = await self._desk.store.read(partial(petitions.get, petition_id=petition_id))
        if found is None:
            raise Refused("petition-over")
        return found

    # --- taking back beyond one's own turn ------------------------------------------------------------------------

    async def reach(self, session: Session, actor: Actor) -> Reach:
        """What the actor could ask the others to take back; Refused, saying why, if nothing."""
        refuse_broken(session)
        seat = play.may_act(session, actor.user_id, None)
        if session.house.takebacks == "own":
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

    async def within_reach(self, look: Look, user_id: int) -> bool:
        """Whether this reader may want to ask: they cannot take back alone, and have acted since the last barrier.

        Cheap: it is asked for every private panel. It depends on nothing that others have chosen in secret.
        """
        session, seat = look.session, look.seat
        if seat is None or look.can_undo or session.phase is not Phase.PLAYING or session.players[seat].away:
            return False
        if session.house.takebacks == "own":
            return False
        own = await self._desk.store.read(lambda db: log.newest_own(db, session.id, seat, user_id))
        return own is not None and own[0] > session.barrier

    async def open_undo(
        self, session_id: str, actor: Actor, *, interaction_id: int | None = None
    ) -> tuple[Session, PetitionRow]:
        """Ask everybody affected to take back all since the actor's newest action, that action included.

        Where only computer players and absent people have acted since, nobody is asked: it is done at once. Asked
        twice, it is asked once; what was refused is not asked again on the same board.
        """
        return await self._locks.holding(session_id, partial(self._open_undo, session_id, actor, interaction_id))

    async def _open_undo(
        self, session_id: str, actor: Actor, interaction_id: int | None
    ) -> tuple[Session, PetitionRow]:
        _, session = await self._desk.healthy(session_id)
        player = session.player_of(actor.user_id)
        seat = Seat(-1) if player is None else player.seat
        last = await self._desk.store.read(lambda db: petitions.newest(db, session_id, UNDO, seat))
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
            presses.note(db, interaction_id, session.id, now)
            petitions.lapse(db, session.id, UNDO)
            asked = reach.asked
            return petitions.add(db, session.id, UNDO, seat, actor.user_id, asked, len(asked), facts, now)

        def asking(db: Connection) -> int:
            number = ask(db)
            letters.add(db, "undo-ask", now, {"petition": number}, session_id=session.id)
            return number

        if reach.asked:
            number = await self._desk.store.write(asking)
            self._desk.on_news(session.id)
            return session, await self.load(number)
        petition = PetitionRow(0, session.id, UNDO, seat, actor.user_id, (), 0, (), facts, "open", now)

        def done(db: Connection) -> None:
            number = ask(db)
            petitions.end(db, number, "agreed")
            letters.add(db, "undo-done", now, {"seat": seat, "petition": number}, session_id=session.id)

        return await self._taken_back(session, reach, actor.user_id, done), petition

    async def _take_back(self, row: SessionRow, session: Session, petition: PetitionRow, also: Also) -> Session:
        if petition.facts["at"] != session.row or petition.user_id is None:
            raise Refused("petition-over")
        try:
            reach = await self.reach(session, Actor(petition.user_id, ""))
        except Refused as refusal:  # who asked is away or gone by now
            raise Refused("petition-over") from refusal

        def told(db: Connection) -> None:
            also(db)
            facts = {"seat": petition.seat, "petition": petition.id}
            letters.add(db, "undo-done", self._desk.store.clock(), facts, session_id=session.id)

        return await self._taken_back(session, reach, petition.user_id, told)

    async def _taken_back(self, session: Session, reach: Reach, user_id: int, also: Also) -> Session:
        doing = Doing(reach.seat, user_id, None, self._desk.store.clock())

        def work() -> Move:
            start = session.rules.State.model_validate_json(reach.start)
            agreed = bool(reach.asked)
            return undo.take_back_all(session, doing, start, reach.entries, reach.back, agreed=agreed)

        return await self._commit(session, await self._desk.guarded(session, work), also)

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
            letters.add(db, "seat-given", now.changed_at, facts, session_id=session.id)

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
            presses.note(db, interaction_id, session.id, now)

        if not agrees:
            await self._refused(petition, actor, note, now)
            return session
        if actor.user_id in petition.agreed:
            return session
        agreed = {*petition.agreed, actor.user_id}

        def agree(db: Connection) -> None:
            note(db)
            petitions.agree(db, petition, actor.user_id)

        if len(agreed) < petition.needed and not _all_agree(session, petition, agreed):
            await self._desk.store.write(agree)
            return session

        def enough(db: Connection) -> None:
            agree(db)
            petitions.end(db, petition.id, "agreed")

        try:
            return await self._effects[petition.kind](row, session, petition, enough)
        except Refused as refusal:
            if refusal.code == "petition-over":
                await self._desk.store.write(lambda db: petitions.end(db, petition.id, "lapsed"))
            raise

    async def _refused(self, petition: PetitionRow, actor: Actor, note: Also, now: float) -> None:
        def end(db: Connection) -> None:
            note(db)
            petitions.end(db, petition.id, "refused")
            facts = {"petition": petition.id, "by": actor.user_id, "name": actor.name}
            kind = "undo-refused" if petition.kind == UNDO else "seat-refused"
            letters.add(db, kind, now, facts, session_id=petition.session_id)

        await self._desk.store.write(end)
        self._desk.on_news(petition.session_id)


def ask_again(db: Connection, session_id: str, at: float) -> None:
    """Let what is still open at a table be told once more, calling nobody: the message may have been deleted."""
    for petition in petitions.open_of(db, session_id):
        facts = {"petition": petition.id, "seat": petition.seat, "again": True}
        letters.add(db, LETTER_OF[petition.kind], at, facts, session_id=session_id)


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
