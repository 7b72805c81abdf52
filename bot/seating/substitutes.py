"""Substitutes: seats that their owners offer, or that a stand-in has held for a day, and the people who take them.

A search is a request of kind FILL. It asks those who stand in on the server, one after the other; then the seat is
open to everybody there. The owner ends it by coming back, until somebody has taken the seat. Its facts: ``owner``;
``here``, if the owner plays on meanwhile; ``until``, the time of the person asked last; ``open``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

import structlog

from bot.rows.block import PERSON, SERVER
from bot.rows.errors import Conflict
from bot.rows.messages import FILL, RequestRow
from bot.rows.session import NO_HOST, Player
from bot.rows.settings import SubstituteRow
from bot.session.hours import UserHours, after, hours_of, pinged_from, vacations_of
from bot.session.model import Actor, PanelKind, Refused, Session
from bot.session.players import with_stand_in
from bot.session.rules import DAY, HOUR
from bot.store import Connection, blocks
from bot.store.games import departures, log
from bot.store.messages import notices, requests, seat_lists
from bot.store.messages.requests import REQUESTS
from bot.store.people import settings, substitutes
from bot.store.people.substitutes import SUBSTITUTES
from bot.tables.all_tables import Tables
from engines.core import Seat

from .kinds import Search, is_sought
from .quotas import Quotas
from .reliability import require_reliable
from .seats import let_stand_in_play, owner, require_offers

logger = structlog.get_logger(__name__)

HELD = DAY
"""Seconds, without the owner's vacation, that a stand-in holds a seat before it is offered."""
ANSWER = 6 * HOUR
"""Seconds of their hours that a person has to answer; never longer than LONGEST_ANSWER."""
LONGEST_ANSWER = DAY
FIRST = DAY
"""Seconds for which a seat is kept for those who stand in, before it is open to everybody."""
MOST = 5
"""People who are asked about one seat."""
PAUSE = DAY
"""Seconds between two questions to one person on one server."""

Change = Callable[[SubstituteRow | None], SubstituteRow | None]


class Substitutes:
    """Every method may raise Refused."""

    def __init__(self, tables: Tables, quotas: Quotas) -> None:
        self._tables = tables
        self._store = tables.store
        self._quotas = quotas

    # --- those who stand in -----------------------------------------------------------------------------------

    async def of(self, guild_id: int, user_id: int) -> SubstituteRow | None:
        """Return how a person stands in on a server; None if they do not."""
        return await self._store.read(partial(SUBSTITUTES.one, guild_id=guild_id, user_id=user_id))

    async def change(self, guild_id: int, user_id: int, change: Change) -> SubstituteRow | None:
        """Change how a person stands in on a server; None: not at all."""

        def work(db: Connection) -> SubstituteRow | None:
            new = change(SUBSTITUTES.one(db, guild_id=guild_id, user_id=user_id))
            if new is None:
                SUBSTITUTES.delete(db, guild_id=guild_id, user_id=user_id)
            else:
                SUBSTITUTES.put(db, new)
            return new

        return await self._store.write(work)

    # --- seats ------------------------------------------------------------------------------------------------

    async def offered(self, guild_id: int) -> list[tuple[Session, RequestRow]]:
        """Return the seats on a server that are open to everybody there, those offered for longest first."""
        found = await self._store.read(partial(requests.searches_on, guild_id=guild_id))
        pairs = [(await self._tables.load(one.session_id), one) for one in found if one.facts.get("open")]
        return [(session, request) for session, request in pairs if is_sought(session, request)]

    async def search_of(self, session: Session, seat: Seat) -> RequestRow | None:
        """Return the search for a substitute for this seat; None if there is none."""
        request = await self._store.read(partial(requests.search_for, session_id=session.id, seat=int(seat)))
        return request if request is not None and is_sought(session, request) else None

    async def open_seat(self, session: Session, seat: Seat) -> RequestRow | None:
        """Return the search for this seat if it is open to everybody on the server."""
        request = await self.search_of(session, seat)
        return request if request is not None and request.facts.get("open") else None

    async def search(self, session_id: str, actor: Actor, *, interaction_id: int | None = None) -> Session:
        """Offer one's own seat to those who stand in; a second search has no further effect.

        A stand-in plays until somebody has taken it or the owner is back; at a table without stand-ins the owner
        plays on. Refused: not-seated, offers-waiting, too-many-offers.
        """
        async with self._tables.open(session_id, interaction_id) as table:
            session = table.session
            if table.is_repeated:
                return session
            require_offers(session)
            player, now = owner(session, actor), table.now()
            plays_on = not session.table_rules.stand_ins
            later = session if player.away or plays_on else with_stand_in(session, player, now)

            def begin(db: Connection) -> None:
                if requests.search_for(db, session_id, int(player.seat)) is None:
                    self._quotas.asking(db, actor.user_id, now)
                    self.begin(db, later, player, actor.user_id, now)

            def write(db: Connection) -> None:
                log.record_interaction(db, interaction_id, session_id, now)
                begin(db)

            def announce(db: Connection) -> None:
                begin(db)
                let_stand_in_play(db, later, player, now)

            if later is not session:
                return await table.save(later, PanelKind.WAITS, announce)
            await table.write(write)
            return session

    async def withdraw(self, session_id: str, actor: Actor) -> None:
        """End the search for somebody who plays on meanwhile; who is away comes back instead."""
        async with self._tables.open(session_id) as table:
            seat = int(owner(table.session, actor).seat)
            await table.write(lambda db: requests.lapse(db, session_id, FILL, seat))

    async def search_held(self) -> None:
        """Offer the seats that stand-ins have held for HELD, where people still play; a repeat does nothing."""
        before = self._tables.now() - HELD
        for session_id in await self._store.read(partial(requests.held_seats, before=before)):
            try:
                async with self._tables.open(session_id) as table:
                    work = partial(self._search_held, session=table.session, now=table.now())
                    await table.write(work)
            except Conflict:  # another process was faster
                logger.info("search-begun-elsewhere", session=session_id)
            except Refused as refusal:
                logger.info("search-refused", session=session_id, reason=refusal.code)

    def _search_held(self, db: Connection, session: Session, now: float) -> None:
        is_attended = any(player.person is not None for player in session.players)
        if not session.table_rules.stand_ins or not is_attended or blocks.is_blocked(db, SERVER, session.guild_id):
            return
        for player in session.players:
            if player.user_id is None or not player.is_computer:
                continue
            mine = settings.of_user(db, player.user_id)
            vacation = vacations_of(hours_of(mine, vacations=session.table_rules.vacations))
            since = requests.held_since(db, session.id, int(player.seat))
            is_due = after(vacation, since, HELD) <= now
            if is_due and requests.search_for(db, session.id, int(player.seat)) is None:
                self.begin(db, session, player, None, now)

    def begin(
        self, db: Connection, session: Session, player: Player, by: int | None, now: float, *, told: bool = False
    ) -> None:
        """Begin a search, and say so at the table unless it is ``told``; never where there is no host.

        Conflict if another process has.
        """
        if session.host_id == NO_HOST:
            return
        facts = {"owner": player.user_id, **({} if session.players[player.seat].is_computer else {"here": True})}
        number = requests.add(db, session.id, FILL, int(player.seat), by, (), 1, facts, now)
        if not told:
            notices.add(db, "seat-sought", now, {"request": number}, session_id=session.id)
        request = REQUESTS.one(db, id=number)
        assert request is not None
        self.go_on(db, session, request, now)

    # --- a search ---------------------------------------------------------------------------------------------

    def go_on(self, db: Connection, session: Session, request: RequestRow, now: float) -> None:
        """Ask the next person, wait for one, or open the seat to everybody; end a search that is over."""
        if not is_sought(session, request):
            requests.end(db, request.id, "lapsed")
            return
        facts = {name: value for name, value in request.facts.items() if name != "until"}
        until = request.facts.get("until")
        if until is not None and now < until:
            requests.search_goes_on(db, request, request.asked, request.facts, until)
            return
        moments: list[float] = []
        ends = request.created_at + FIRST
        for one in self._candidates(db, session, request) if now < ends else ():
            hours = _hours(db, one)
            free_at = pinged_from(hours, max(now, (one.asked_at or 0) + PAUSE))
            if free_at > now:
                moments += [free_at] if free_at < ends else []
                continue
            if not substitutes.ask(db, one.guild_id, one.user_id, now, now - PAUSE):
                continue  # another process asks them about another seat
            until = min(after(hours, now, ANSWER), now + LONGEST_ANSWER)
            asked = (*request.asked, one.user_id)
            if requests.search_goes_on(db, request, asked, {**facts, "until": until}, until):
                about = {"request": request.id}
                notices.add(db, Search.notice, now, about, session_id=session.id, user_id=one.user_id)
            return
        if moments:
            requests.search_goes_on(db, request, request.asked, facts, min(moments))
        elif requests.search_goes_on(db, request, request.asked, {**facts, "open": True}, None):
            seat_lists.seat_fell_free(db, session.guild_id, now)

    def _candidates(self, db: Connection, session: Session, request: RequestRow) -> Iterator[SubstituteRow]:
        """Yield those who may be asked, the ones not asked for longest first."""
        if len(request.asked) >= MOST:
            return
        for one in SUBSTITUTES.where(db, guild_id=session.guild_id):
            if one.user_id in request.asked or not one.plays(session.game):
                continue
            if blocks.is_blocked(db, PERSON, one.user_id):
                continue
            if settings.has_declined(db, one.user_id, request.facts["owner"]):
                continue
            try:
                self.require_may_take(db, session, request, one.user_id)
            except Refused:
                continue
            yield one

    def require_may_take(self, db: Connection, session: Session, request: RequestRow, user_id: int) -> None:
        """Refuse somebody who may not take the seat.

        Refused: not-your-seat (they had a seat of this game, were removed from its lobby, or its owner wants no
        requests of theirs), too-many-tables, not-reliable, server-blocked (the answer came from elsewhere).
        """
        if blocks.is_blocked(db, SERVER, session.guild_id):
            raise Refused("server-blocked")
        if departures.was_at(db, session.id, user_id) or settings.has_declined(db, request.facts["owner"], user_id):
            raise Refused("not-your-seat")
        self._quotas.joining(db, user_id, session.id)
        require_reliable(db, session.id, user_id)

    def decline(self, db: Connection, session: Session, request_id: int, user_id: int, now: float) -> None:
        """Ask the next person, if this one is being asked."""
        request = REQUESTS.one(db, id=request_id)
        if request is None or request.state != "open" or request.asked[-1:] != (user_id,):
            return
        if "until" in request.facts:
            self.go_on(db, session, replace(request, facts={**request.facts, "until": now}), now)


def _hours(db: Connection, one: SubstituteRow) -> UserHours:
    """Return the hours in which a person may be asked: those they have chosen for it, else outside quiet hours."""
    hours = hours_of(settings.of_user(db, one.user_id))
    if one.begins is None or one.ends is None:
        return hours
    return replace(hours, quiet_from=one.ends, quiet_until=one.begins)
