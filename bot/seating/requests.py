"""Requests to other people: a takeback beyond one's own turn, a seat, a vote to let the computer play, the end.

The people asked agree or refuse; the transaction of the last consent carries the request out.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from bot.rows.messages import RequestRow
from bot.rows.settings import DeclinedRow
from bot.session.model import Actor, Phase, Refused, Session
from bot.store import Connection
from bot.store.games import log
from bot.store.messages import notices, requests
from bot.store.messages.requests import REQUESTS
from bot.store.people.settings import DECLINED
from bot.tables.all_tables import Tables
from bot.tables.open_table import Also, OpenTable

from .asking import awaited, call, not_asked
from .kinds import kind_of
from .substitutes import Substitutes

Effect: TypeAlias = Callable[[OpenTable, RequestRow, Also], Awaitable[Session]]
"""Carries out a request, and ``Also`` with it, in one transaction of the open table."""


class Requests:
    """Every method may raise Refused. ``effects``: of requests that a service carries out, by kind."""

    def __init__(self, tables: Tables, effects: Mapping[str, Effect], substitutes: Substitutes) -> None:
        self._tables = tables
        self._effects = effects
        self._substitutes = substitutes

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
                    if kind_of(request).one_by_one:
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
        if actor.user_id not in request.asked or request.user_id is None or not kind_of(request).declinable:
            raise not_asked(await self._tables.load(request.session_id), request, self._tables.now())
        declined = DeclinedRow(actor.user_id, request.user_id, name, self._tables.now())
        await self._tables.store.write(partial(DECLINED.insert_new, row=declined))
        with suppress(Refused):  # it may be settled by now
            await self.refuse(request_id, actor, interaction_id=interaction_id)

    async def _answer(self, request_id: int, actor: Actor, interaction_id: int | None, agrees: bool) -> Session:
        session_id = (await self.load(request_id)).session_id
        async with self._tables.open(session_id, interaction_id) as table:
            request, session = await self.load(request_id), table.session
            kind = kind_of(request)
            if table.is_repeated:
                return session
            if not kind.concerns(session, request, actor.user_id):
                raise not_asked(session, request, table.now())
            if request.state != "open" or session.phase is not Phase.PLAYING:
                raise Refused("request-over")
            if kind.is_over(session, request, table.now()):
                await table.write(lambda db: requests.end(db, request.id, "lapsed"))
                raise Refused("request-over")
            if not kind.has_voice(session, request, actor.user_id):
                raise Refused("request-over")
            if agrees:
                return await self._agree(table, request, actor)
            await table.write(partial(self._refuse, table=table, request=request, actor=actor))
            return session

    def _refuse(self, db: Connection, table: OpenTable, request: RequestRow, actor: Actor) -> None:
        """End a request, or ask the next one; its asker withdraws it."""
        kind, now, is_own = kind_of(request), table.now(), actor.user_id == request.user_id
        log.record_interaction(db, table.interaction_id, request.session_id, now)
        if kind.one_by_one and not is_own:
            self._substitutes.decline(db, table.session, request.id, actor.user_id, now)
            return
        requests.end(db, request.id, "lapsed" if is_own else "refused")
        if not kind.one_by_one:
            facts = {"request": request.id, "by": actor.user_id, "name": actor.name}
            notices.add(db, kind.refused, now, facts, session_id=request.session_id)

    async def _agree(self, table: OpenTable, request: RequestRow, actor: Actor) -> Session:
        session = table.session
        if actor.user_id in (*request.agreed, request.user_id):
            return session
        agreed = (*request.agreed, actor.user_id)

        def agree(db: Connection) -> None:
            log.record_interaction(db, table.interaction_id, session.id, table.now())
            REQUESTS.change(db, {"agreed": (*request.agreed, actor.user_id)}, id=request.id)

        kind = kind_of(request)
        if not kind.is_enough(session, replace(request, agreed=agreed)):
            await table.write(agree)
            return session

        def enough(db: Connection) -> None:
            agree(db)
            if not requests.end(db, request.id, "agreed") and kind.one_by_one:  # withdrawn by another process
                raise Refused("request-over")

        if kind.one_by_one:
            await self._tables.store.read(
                lambda db: self._substitutes.require_may_take(db, session, request, actor.user_id)
            )
        try:
            effect = self._effects.get(kind.name)
            if effect is None:
                return await kind.carry_out(table, request, actor, enough)
            return await effect(table, request, enough)
        except Refused as refusal:
            if refusal.code == "request-over":
                await table.write(lambda db: requests.end(db, request.id, "lapsed"))
            raise
