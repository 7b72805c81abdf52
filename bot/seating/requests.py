"""Requests to other people: a takeback beyond one's own turn, a seat, a vote to let the computer play, the end.

The people asked agree or refuse; the transaction of the last consent carries the request out.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from bot.rows.log import SEAT_BACK, SEAT_GIVEN, SEAT_TAKEN
from bot.rows.messages import END, FILL, GIVE, TAKE, UNDO, VOTE, RequestRow
from bot.rows.session import Player
from bot.rows.settings import DeclinedRow
from bot.session.model import Actor, PanelKind, Phase, Refused, Session
from bot.store import Connection
from bot.store.messages import notices, requests
from bot.store.messages.requests import REQUESTS
from bot.store.people.settings import DECLINED
from bot.store.play import departures, log
from bot.tables.all_tables import Tables
from bot.tables.open_table import Also, OpenTable

from .asking import awaited, call, is_open, is_sought, missing, not_asked, responsible, voters
from .seats import with_new_decision, with_player
from .substitutes import Substitutes

REFUSED = {UNDO: "undo-refused", END: "end-refused"}
"""The notice of a refusal, by kind of request; seats have their own."""
Effect: TypeAlias = Callable[[OpenTable, RequestRow, Also], Awaitable[Session]]
"""Carries out a request, and ``Also`` with it, in one transaction of the open table."""


class Requests:
    """Every method may raise Refused. ``effects``: the effects of requests other than for seats, by kind."""

    def __init__(self, tables: Tables, effects: Mapping[str, Effect], substitutes: Substitutes) -> None:
        self._tables = tables
        self._substitutes = substitutes
        seats = dict.fromkeys((GIVE, TAKE, FILL), _hand_over)
        self._effects: Mapping[str, Effect] = {**seats, **effects}

    async def get(self, request_id: int) -> RequestRow | None:
        """Return a request in any state; None if there is none."""
        return await self._tables.store.read(partial(REQUESTS.one, id=request_id))

    async def load(self, request_id: int) -> RequestRow:
        """Return a request; Refused("request-over") if there is none."""
        request = await self.get(request_id)
        if request is None:
            raise Refused("request-over")
        return request

    async def awaiting(self, user_id: int) -> list[tuple[Session, RequestRow]]:
        """Return the open requests that await a person's answer, oldest first, with their tables."""
        found = await self._tables.store.read(partial(requests.awaiting, user_id=user_id))
        pairs = [(await self._tables.load(request.session_id), request) for request in found]
        now = self._tables.now()
        return [(session, request) for session, request in pairs if user_id in awaited(session, request, now)]

    async def attend(self, session_id: str) -> None:
        """Tell and remind the people of a table's open requests who are to be called by now."""
        async with self._tables.open(session_id, quarantined=True) as table:
            session, now = table.session, table.now()

            def work(db: Connection) -> None:
                for request in requests.open_of(db, session_id):
                    if request.next_at is None or request.next_at > now:
                        continue
                    if request.kind == FILL:
                        self._substitutes.go_on(db, session, request, now)
                    else:
                        call(db, session, request, now)

            await table.write(work)

    async def agree(self, request_id: int, actor: Actor, *, interaction_id: int | None = None) -> Session:
        """Agree; the last consent needed carries the request out. Agreeing twice has no further effect."""
        return await self._answer(request_id, actor, interaction_id, True)

    async def refuse(self, request_id: int, actor: Actor, *, interaction_id: int | None = None) -> Session:
        """Refuse; that ends the request."""
        return await self._answer(request_id, actor, interaction_id, False)

    async def decline_for_good(
        self, request_id: int, actor: Actor, name: str, *, interaction_id: int | None = None
    ) -> None:
        """Take no seat from who asks, now and later, also once the request is over; ``name`` is theirs."""
        request = await self.load(request_id)
        if actor.user_id not in request.asked or request.user_id is None or request.kind not in (GIVE, TAKE):
            raise not_asked(await self._tables.load(request.session_id), request, self._tables.now())
        declined = DeclinedRow(actor.user_id, request.user_id, name, self._tables.now())
        await self._tables.store.write(partial(DECLINED.insert_new, row=declined))
        with suppress(Refused):  # it may be settled by now
            await self.refuse(request_id, actor, interaction_id=interaction_id)

    async def _answer(self, request_id: int, actor: Actor, interaction_id: int | None, agrees: bool) -> Session:
        session_id = (await self.load(request_id)).session_id
        async with self._tables.open(session_id, interaction_id) as table:
            request, session = await self.load(request_id), table.session
            if table.is_repeated:
                return session
            if not _is_asked(session, request, actor.user_id):
                raise not_asked(session, request, table.now())
            if request.state != "open" or session.phase is not Phase.PLAYING:
                raise Refused("request-over")
            if request.kind == END and not is_open(session, request, table.now()):
                await table.write(lambda db: requests.end(db, request.id, "lapsed"))
                raise Refused("request-over")
            _require_voice(session, request, actor.user_id)
            if agrees:
                return await self._agree(table, request, actor)
            if request.kind == FILL and actor.user_id != request.user_id:
                await table.write(partial(self._pass_on, table=table, request=request, actor=actor))
            else:
                await table.write(partial(_end_refused, table=table, request=request, actor=actor))
            return session

    def _pass_on(self, db: Connection, table: OpenTable, request: RequestRow, actor: Actor) -> None:
        """Ask somebody else for a substitute."""
        log.record_interaction(db, table.interaction_id, request.session_id, table.now())
        self._substitutes.decline(db, table.session, request.id, actor.user_id, table.now())

    async def _agree(self, table: OpenTable, request: RequestRow, actor: Actor) -> Session:
        session = table.session
        if actor.user_id in (*request.agreed, request.user_id):
            return session
        agreed = (*request.agreed, actor.user_id)

        def agree(db: Connection) -> None:
            log.record_interaction(db, table.interaction_id, session.id, table.now())
            REQUESTS.change(db, {"agreed": (*request.agreed, actor.user_id)}, id=request.id)

        if not _is_enough(session, replace(request, agreed=agreed)):
            await table.write(agree)
            return session

        def enough(db: Connection) -> None:
            agree(db)
            if not requests.end(db, request.id, "agreed") and request.kind == FILL:  # withdrawn by another process
                raise Refused("request-over")

        effective = request
        if request.kind == FILL:  # as if the seat had been given to this person
            await self._tables.store.read(
                lambda db: self._substitutes.require_may_take(db, session, request, actor.user_id)
            )
            facts = {**request.facts, "name": actor.name}
            effective = replace(request, asked=(actor.user_id,), facts=facts)
        try:
            return await self._effects[request.kind](table, effective, enough)
        except Refused as refusal:
            if refusal.code == "request-over":
                await table.write(lambda db: requests.end(db, request.id, "lapsed"))
            raise


async def _hand_over(table: OpenTable, request: RequestRow, also: Also) -> Session:
    """Hand the seat over to the person asked (GIVE, FILL) or the asking person (TAKE).

    An owner who is gone or away when the seat is taken has given it up; one who gives it away has not. One who lets
    a substitute be sought has, in a rated game.
    """
    session = table.session
    was = session.players[request.seat]
    new = request.user_id if request.kind == TAKE else request.asked[0]
    if new is None or was.user_id != request.facts["owner"]:
        raise Refused("request-over")
    if session.player_of(new) is not None:
        raise Refused("request-over" if request.kind == TAKE else "already-seated")
    now = hand_over(session, was, Actor(new, str(request.facts["name"])), table.now())
    is_lost = session.table_rules.rated or request.user_id is None
    has_given_up = was.gone or (was.away and request.kind == TAKE) or (request.kind == FILL and is_lost)

    def announce(db: Connection) -> None:
        also(db)
        requests.lapse(db, session.id, FILL, request.seat)
        if has_given_up and was.user_id is not None:
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


def _end_refused(db: Connection, table: OpenTable, request: RequestRow, actor: Actor) -> None:
    now = table.now()
    log.record_interaction(db, table.interaction_id, request.session_id, now)
    requests.end(db, request.id, "refused" if actor.user_id != request.user_id else "lapsed")
    if request.kind == FILL:
        return
    facts = {"request": request.id, "by": actor.user_id, "name": actor.name}
    kind = REFUSED.get(request.kind, "seat-refused")
    notices.add(db, kind, now, facts, session_id=request.session_id)


def hand_over(session: Session, was: Player, new: Actor, at: float) -> Session:
    """Return the session with a new owner of a seat and a new decision number; the host's duties go along."""
    player = Player(was.seat, new.name, user_id=new.user_id)
    handed = list(session.handed or (None,) * len(session.players))
    handed[was.seat] = session.row
    return replace(
        with_new_decision(with_player(session, player), was.seat),
        host_id=new.user_id if session.host_id == was.user_id else session.host_id,
        handed=tuple(handed),
        revision=session.revision + 1,
        changed_at=at,
    )


def _require_voice(session: Session, request: RequestRow, user_id: int) -> None:
    """Refuse an answer of somebody who has no voice any more: after leaving the table, or for an owner who is back.

    In a vote, say to seated people why they have none: vote-on-you, you-are-away.
    """
    player = session.player_of(user_id)
    if request.kind == END:
        may = player is not None
    elif request.kind == TAKE:
        may = user_id in responsible(session, request.seat)
    elif request.kind == FILL:
        is_next = user_id in request.asked[-1:] or bool(request.facts.get("open"))
        may = is_sought(session, request) and (is_next or user_id == request.user_id)
    elif request.kind == VOTE:
        may = user_id in voters(session, request.seat)
        if player is not None and not may:
            raise Refused("vote-on-you" if player.seat == request.seat else "you-are-away")
    else:
        may = request.kind == GIVE or any(each.person == user_id for each in session.players)
    if not may:
        raise Refused("request-over")


def _is_asked(session: Session, request: RequestRow, user_id: int) -> bool:
    """Whether this request is this person's business: they were asked.

    To end a game all seated people may answer, and its asker withdraws it; in a vote all seated people have a say.
    A seat is given by whoever is responsible for it by now. One that is open can be taken by everybody, and whoever
    looks for a substitute can stop.
    """
    is_seated = session.player_of(user_id) is not None
    is_taken = request.kind == TAKE and user_id in responsible(session, request.seat)
    is_sought_here = request.kind == FILL and (bool(request.facts.get("open")) or user_id == request.user_id)
    return user_id in request.asked or is_taken or is_sought_here or (request.kind in (END, VOTE) and is_seated)


def _is_enough(session: Session, request: RequestRow) -> bool:
    """Whether enough people agree: the number needed, or all people asked but those who left or are away.

    The end needs everybody who is seated.
    """
    if request.kind == END:
        return not missing(session, request)
    here = {player.reached for player in session.players}
    all_agree = all(user in request.agreed for user in request.asked if user in here)
    return len(request.agreed) >= request.needed or (request.kind in (UNDO, VOTE) and all_agree)
