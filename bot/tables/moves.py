"""Moves of a running game: begin, act, undo, end."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from bot.rows.commitment import BEGIN
from bot.rows.log import Entry
from bot.rows.session import SessionRow
from bot.store import Connection
from bot.store.messages import outbox, requests
from bot.store.play import commitments, log, sessions
from bot.table import codec, dice, lobby, play, undo
from bot.table.model import Actor, PanelKind, Phase, Played, Refused, Session
from bot.table.play import Move, Origin
from engines.core import Action, Seat, seen_by

from .table import Table
from .tables import Tables


class Moves:
    """Every method may raise Refused; those that apply an action also IllegalAction."""

    def __init__(self, tables: Tables, random_bytes: Callable[[int], bytes] = secrets.token_bytes) -> None:
        self._tables = tables
        self._random_bytes = random_bytes

    async def begin(self, session_id: str, actor: Actor, *, interaction_id: int | None = None) -> Session:
        """Begin the game, for anybody who has joined once enough have; kept seats are released."""
        async with self._tables.open(session_id, interaction_id) as table:
            if table.done is not None:
                return table.session
            if table.session.phase is not Phase.LOBBY:
                raise Refused("not-in-lobby")
            ready = lobby.ready(table.session, actor)
            origin = Origin(None, actor.user_id, interaction_id, table.now())
            fixed, places = dice.sealed(ready, table.seed, self._random_bytes)
            move = await table.guarded(lambda: play.begin(fixed, table.seed, origin))

            def promise(db: Connection) -> None:
                if fixed.commitment is not None:
                    commitments.add(db, fixed.id, BEGIN, fixed.commitment)
                    commitments.add_places(db, fixed.id, places)

            return await table.commit(move, promise)

    async def act(
        self,
        session_id: str,
        actor: Actor,
        notation: str,
        *,
        decision: int | None,
        interaction_id: int | None,
    ) -> Played:
        """Apply one legal action; Stale if ``decision`` is old. None (a typed action) skips the comparison."""
        async with self._tables.open(session_id, interaction_id) as table:
            if table.done is not None:
                return repeated(table, actor)
            session = table.session

            def moved() -> Move:
                seat = play.may_act(session, actor.user_id, decision)
                origin = Origin(seat, actor.user_id, interaction_id, table.now())
                return play.act(session, table.seed, origin, play.parsed_action(session, seat, notation))

            move = await table.guarded(moved)
            return Played(await table.commit(move), seen_by(move.events, move.seat))

    async def act_for_computer(self, session_id: str, seat: Seat, action: Action, decision: int) -> bool:
        """Play for a computer player; False if the decision that it thought about is outdated."""
        async with self._tables.open(session_id) as table:
            session = table.session
            may_act = seat in (*session.asked, *session.movers) and session.players[seat].is_computer
            if not may_act or session.deserted or session.decisions[seat] != decision:
                return False
            origin = Origin(seat, None, None, table.now())
            await table.commit(await table.guarded(lambda: play.act(session, table.seed, origin, action)))
            return True

    async def undo(
        self, session_id: str, actor: Actor, *, decision: int | None, interaction_id: int | None
    ) -> Played:
        """Take back the actor's last action, unless a roll, a reveal or another's open action followed."""
        async with self._tables.open(session_id, interaction_id) as table:
            if table.done is not None:
                return repeated(table, actor)
            session = table.session
            seat = play.may_act(session, actor.user_id, decision)

            def before(db: Connection) -> tuple[str | None, list[Entry], bool]:
                rows = log.since(db, session.id, session.barrier)
                return sessions.barrier_state(db, session.id), rows, log.acted(db, session.id, seat)

            start, entries, has_acted = await self._tables.store.read(before)
            if session.takebacks[seat] is None or start is None:
                raise Refused("undo-closed" if has_acted else "nothing-to-undo")
            origin = Origin(seat, actor.user_id, interaction_id, table.now())

            def taken_back() -> Move:
                return undo.take_back(session, origin, session.rules.State.model_validate_json(start), entries)

            return Played(await table.commit(await table.guarded(taken_back)), ())

    async def end(self, session_id: str, actor: Actor, *, by_moderator: bool) -> Session:
        """Close without a result, for the host or a moderator. Works for a quarantined session too."""

        def may_end(row: SessionRow) -> bool:
            if row.phase not in (Phase.LOBBY, Phase.PLAYING):
                raise Refused("game-over")
            if not by_moderator and actor.user_id != row.host_id:
                raise Refused("host-only")
            return True

        await self._tables.close(session_id, may_end)
        return await self._tables.load(session_id)

    async def post_again(self, session_id: str) -> None:
        """Queue a fresh panel, because the old one was deleted or somebody asked for the board.

        This also resumes a computer player that a disk error has stopped.
        """
        row = await self._tables.get(session_id)
        match Phase(row.phase):
            case Phase.PLAYING:
                kind = PanelKind.BOARD
            case Phase.OVER:
                kind = PanelKind.END
            case Phase.LOBBY | Phase.CLOSED:
                kind = PanelKind.LOBBY if row.row < 0 else PanelKind.END
        at = self._tables.now()

        def work(db: Connection) -> None:
            outbox.add(db, row.id, kind, at)
            requests.announce_again(db, row.id, at)

        await self._tables.write(row.id, work, has_panel=True)


def repeated(table: Table, actor: Actor) -> Played:
    """Return the answer to an interaction that was delivered a second time; nothing changes."""
    session = table.session
    player = session.player_of(actor.user_id)
    seat = None if player is None else player.seat
    events = () if table.done is None else codec.events_of(table.done, session.rules)
    return Played(session, seen_by(events, seat), repeated=True)
