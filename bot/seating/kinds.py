"""The kinds of requests: who may answer, who has a voice, what is enough, when it is due, how it is carried out.

Nobody else asks for a request's kind. Its words and buttons are in ``bot/features/requests/notices.py``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import ClassVar, TypeAlias

from bot.rows.log import BY_AGREEMENT, SEAT_BACK, SEAT_GIVEN, SEAT_TAKEN, InterventionRow
from bot.rows.messages import END, FILL, GIVE, TAKE, UNDO, VOTE, RequestRow
from bot.rows.session import Player, SessionRow
from bot.session.ending import awaited_players
from bot.session.model import Actor, PanelKind, Phase, Refused, Session
from bot.session.players import hand_over
from bot.session.rules import DAY
from bot.store import Connection
from bot.store.games import departures, log
from bot.store.games.log import INTERVENTIONS
from bot.store.messages import notices, requests
from bot.tables.open_table import Also, OpenTable, nothing_more

LIFE = DAY
"""Seconds that a request to end is open. Playing on does not end it."""
Seating: TypeAlias = Session | SessionRow


class Kind(ABC):
    """What differs from one kind of request to another. All but ``carry_out`` is pure, or reads rows."""

    name: ClassVar[str]
    """As it is stored."""
    notice: ClassVar[str]
    """The notice that asks."""
    refused: ClassVar[str] = "seat-refused"
    """The notice of a refusal."""
    declinable: ClassVar[bool] = False
    """Whether people may decline all seats from who asks, now and later."""
    life: ClassVar[float | None] = None
    """Seconds after which it is over; None: its people have the time of a turn, and nothing ends it then."""
    one_by_one: ClassVar[bool] = False
    """Whether ``Substitutes`` asks one stranger after the other, each alone; else all are asked in the channel."""

    @abstractmethod
    def answering(self, session: Seating, request: RequestRow, now: float) -> tuple[int, ...]:
        """Return the people who may answer an open request of a game that is played."""

    async def carry_out(self, table: OpenTable, request: RequestRow, by: Actor, also: Also) -> Session:
        """Do what was asked, and ``also`` with it, in one transaction; ``by`` gave the last consent needed.

        Refused("request-over") if the table is about something else by now. Where a service carries it out, that is
        one of the ``effects`` of ``Requests`` in place of this.
        """
        raise NotImplementedError

    def concerns(self, session: Session, request: RequestRow, user_id: int) -> bool:
        """Whether a request is this person's business."""
        return user_id in request.asked

    def has_voice(self, session: Session, request: RequestRow, user_id: int) -> bool:
        """Whether somebody whom it concerns may still answer; by default not after leaving the table.

        Refused where there is a better reason than that the request is over.
        """
        return any(player.person == user_id for player in session.players)

    def is_over(self, session: Seating, request: RequestRow, now: float) -> bool:
        """Whether an open request has to be ended: after its life, or once its asker has left. Others never."""
        is_left = _player_of(session, request.user_id) is None
        return self.life is not None and (is_left or now >= request.created_at + self.life)

    def missing(self, session: Seating, request: RequestRow) -> tuple[int, ...]:
        """Return the people who were asked and have not agreed."""
        return tuple(user for user in request.asked if user not in request.agreed)

    def is_enough(self, session: Session, request: RequestRow) -> bool:
        """Whether enough people agree: the number needed, or all people asked but those who left or are away."""
        here = {player.reached for player in session.players}
        return len(request.agreed) >= request.needed or not here.intersection(self.missing(session, request))

    def due(self, request: RequestRow) -> float | None:
        """Return when it ends without an answer, as far as its readers are told so in lists."""
        return None if self.life is None else request.created_at + self.life

    def stranger(self, request: RequestRow) -> str | None:
        """Return the name of the one person asked, if they have no seat and it is known."""
        return None


class Takeback(Kind):
    """To take back more than one's own turn, of those who have acted since."""

    name, notice, refused = UNDO, "undo-ask", "undo-refused"

    def answering(self, session: Seating, request: RequestRow, now: float) -> tuple[int, ...]:
        is_same_board = request.facts["at"] == session.row
        if not is_same_board or session.players[request.seat].person != request.user_id:
            return ()
        here = {player.reached for player in session.players}
        return tuple(user for user in request.asked if user in here)


class Vote(Kind):
    """To let the computer play an expired turn: all seated people have a say."""

    name, notice = VOTE, "vote"

    def answering(self, session: Seating, request: RequestRow, now: float) -> tuple[int, ...]:
        return voters(session, request.seat)

    def concerns(self, session: Session, request: RequestRow, user_id: int) -> bool:
        return user_id in request.asked or session.player_of(user_id) is not None

    def has_voice(self, session: Session, request: RequestRow, user_id: int) -> bool:
        """Refused for seated people who have none: vote-on-you, you-are-away."""
        player, may = session.player_of(user_id), user_id in voters(session, request.seat)
        if player is not None and not may:
            raise Refused("vote-on-you" if player.seat == request.seat else "you-are-away")
        return may


class Ending(Kind):
    """To end the game without a result: everybody who is seated, and its asker may withdraw it."""

    name, notice, refused, life = END, "end-ask", "end-refused", LIFE

    def answering(self, session: Seating, request: RequestRow, now: float) -> tuple[int, ...]:
        return () if self.is_over(session, request, now) else self.missing(session, request)

    def concerns(self, session: Session, request: RequestRow, user_id: int) -> bool:
        return user_id in request.asked or session.player_of(user_id) is not None

    def has_voice(self, session: Session, request: RequestRow, user_id: int) -> bool:
        return session.player_of(user_id) is not None

    def missing(self, session: Seating, request: RequestRow) -> tuple[int, ...]:
        """Return the people whose answer is missing, in seat order."""
        players = awaited_players(session, request.user_id, request.asked, request.agreed)
        return tuple(player.user_id for player in players if player.user_id is not None)

    def is_enough(self, session: Session, request: RequestRow) -> bool:
        return not self.missing(session, request)

    async def carry_out(self, table: OpenTable, request: RequestRow, by: Actor, also: Also) -> Session:
        assert request.user_id is not None, "an open request has an asker"
        return await table.close(ended_with(table.session, BY_AGREEMENT, request.user_id, table.now(), also))


class OfSeat(Kind):
    """To hand a seat over: to ``_new`` of the request.

    Its facts are the present owner, so that an old request does not move a seat that has changed hands since, and
    the name of who takes it.
    """

    declinable = True
    taken: ClassVar[str] = "already-seated"
    """The refusal where who takes the seat has another one by now."""

    def _new(self, request: RequestRow) -> int | None:
        return request.asked[0]

    def _has_given_up(self, session: Session, request: RequestRow, was: Player) -> bool:
        """Whether the owner has given the seat up for good."""
        return was.gone

    def is_possible(self, session: Seating, request: RequestRow) -> bool:
        """Whether the seat is still its owner's, and who takes it has none."""
        is_owners = session.players[request.seat].user_id == request.facts["owner"]
        return is_owners and _player_of(session, self._new(request)) is None

    async def carry_out(self, table: OpenTable, request: RequestRow, by: Actor, also: Also) -> Session:
        session = table.session
        was, new = session.players[request.seat], self._new(request)
        if new is None or was.user_id != request.facts["owner"]:
            raise Refused("request-over")
        if session.player_of(new) is not None:
            raise Refused(self.taken)
        now = hand_over(session, was, Actor(new, str(request.facts["name"])), table.now())

        def announce(db: Connection) -> None:
            also(db)
            requests.lapse(db, session.id, FILL, request.seat)
            if self._has_given_up(session, request, was) and was.user_id is not None:
                departures.add_former_player(db, session.id, was.user_id, request.seat, was.name, now.changed_at)
            facts = {"seat": request.seat, "old": was.name, "was": was.user_id, "new": new}
            notices.add(db, "seat-given", now.changed_at, facts, session_id=session.id)
            change = partial(log.add_seat_change, db, session.id, row=session.row, at=now.changed_at)
            if was.user_id == new:
                change(SEAT_BACK, was)
                return
            change(SEAT_GIVEN, was)
            change(SEAT_TAKEN, now.players[request.seat])

        return await table.save(now, PanelKind.BOARD, announce)


class Offer(OfSeat):
    """To give one's own seat to somebody."""

    name, notice = GIVE, "seat-offer"

    def answering(self, session: Seating, request: RequestRow, now: float) -> tuple[int, ...]:
        return request.asked if self.is_possible(session, request) else ()

    def has_voice(self, session: Session, request: RequestRow, user_id: int) -> bool:
        return True

    def stranger(self, request: RequestRow) -> str:
        return str(request.facts["name"])


class Takeover(OfSeat):
    """To take a seat over: whoever is responsible for it by now gives it. An owner who is away has given it up."""

    name, notice, taken = TAKE, "seat-ask", "request-over"

    def answering(self, session: Seating, request: RequestRow, now: float) -> tuple[int, ...]:
        return responsible(session, request.seat) if self.is_possible(session, request) else ()

    def concerns(self, session: Session, request: RequestRow, user_id: int) -> bool:
        return user_id in request.asked or user_id in responsible(session, request.seat)

    def has_voice(self, session: Session, request: RequestRow, user_id: int) -> bool:
        """An owner who is back answers in place of the others."""
        return user_id in responsible(session, request.seat)

    def _new(self, request: RequestRow) -> int | None:
        return request.user_id

    def _has_given_up(self, session: Session, request: RequestRow, was: Player) -> bool:
        return was.gone or was.away


class Search(OfSeat):
    """To find a substitute: one that is open can be taken by everybody, and whoever searches can stop.

    The seat is then given as if it had been offered to this person. Who lets a substitute be sought has given the
    seat up in a rated game.
    """

    name, notice, declinable, one_by_one = FILL, "seat-free", False, True

    def answering(self, session: Seating, request: RequestRow, now: float) -> tuple[int, ...]:
        is_asking = is_sought(session, request) and now < request.facts.get("until", 0)
        return request.asked[-1:] if is_asking else ()

    def concerns(self, session: Session, request: RequestRow, user_id: int) -> bool:
        return bool(request.facts.get("open")) or user_id in (request.user_id, *request.asked)

    def has_voice(self, session: Session, request: RequestRow, user_id: int) -> bool:
        is_next = user_id in request.asked[-1:] or bool(request.facts.get("open"))
        return is_sought(session, request) and (is_next or user_id == request.user_id)

    def due(self, request: RequestRow) -> float | None:
        return request.facts.get("until")

    def _has_given_up(self, session: Session, request: RequestRow, was: Player) -> bool:
        return was.gone or session.table_rules.rated or request.user_id is None

    async def carry_out(self, table: OpenTable, request: RequestRow, by: Actor, also: Also) -> Session:
        given = replace(request, asked=(by.user_id,), facts={**request.facts, "name": by.name})
        return await super().carry_out(table, given, by, also)


ENDING = Ending()
KINDS: Mapping[str, Kind] = {
    kind.name: kind for kind in (Takeback(), Vote(), Offer(), Takeover(), ENDING, Search())
}
OF_NOTICE: Mapping[str, Kind] = {kind.notice: kind for kind in KINDS.values()}
"""The kinds by the notice that asks."""
ONE_BY_ONE = {kind.notice for kind in KINDS.values() if kind.one_by_one}
OF_SEATS = tuple(kind.name for kind in KINDS.values() if isinstance(kind, OfSeat))


def kind_of(request: RequestRow) -> Kind:
    return KINDS[request.kind]


def voters(session: Seating, seat: int) -> tuple[int, ...]:
    """Return the people who vote on a seat's expired turn: everybody else who plays on their own seat."""
    return tuple(p.reached for p in session.players if p.reached is not None and p.seat != seat)


def responsible(session: Seating, seat: int) -> tuple[int, ...]:
    """Return the users who may give a seat away: its owner if present, else the host, else everybody present."""
    person = session.players[seat].reached
    if person is not None:
        return (person,)
    present = tuple(p.reached for p in session.players if p.reached is not None)
    return (session.host_id,) if session.host_id in present else present


def is_sought(session: Seating, request: RequestRow) -> bool:
    """Whether a substitute is still sought: the seat is its owner's, who is not back, or has not resigned.

    ``here`` of the facts: the owner plays on until somebody takes the seat.
    """
    if request.state != "open" or session.phase != Phase.PLAYING or session.incident is not None:
        return False
    player = session.players[request.seat]
    return player.user_id == request.facts["owner"] and player.is_computer != bool(request.facts.get("here"))


def ended_with(session: Session, how: str, user_id: int, at: float, also: Also = nothing_more) -> Also:
    """Return the write of how a game was ended, with the name of the person who asked for it, after ``also``."""
    player = session.player_of(user_id)
    row = InterventionRow(how, user_id, None if player is None else player.name, at)

    def ended(db: Connection) -> None:
        also(db)
        INTERVENTIONS.insert(db, row, session_id=session.id)

    return ended


def _player_of(session: Seating, user_id: int | None) -> Player | None:
    seated = (player for player in session.players if player.user_id is not None and not player.gone)
    return next((player for player in seated if player.user_id == user_id), None)
