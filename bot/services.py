"""The one way to change a session: lock, compare, apply, commit, unlock; then the publisher speaks."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from bot.deadlines.digests import Digests
from bot.deadlines.expired import ExpiredTurns
from bot.deadlines.idle import IdleTables
from bot.deadlines.player_clocks import PlayerClocks
from bot.history.catch_up import History
from bot.history.end_report import EndReports
from bot.history.scores import Scores
from bot.rows.log import Entry
from bot.rows.session import SessionRow
from bot.seating.computers import Computers
from bot.seating.privacy import Privacy
from bot.seating.reachability import Reachability
from bot.seating.rematch import Rematches, put_up
from bot.seating.requests import VOTE, Requests, ask_again
from bot.seating.seats import Seats
from bot.seating.takebacks import UNDO, Takebacks
from bot.store import Connection, Store
from bot.store.messages import outbox
from bot.store.people import recount
from bot.store.play import log, sessions
from bot.table import codec, lobby, play, undo
from bot.table.model import Actor, PanelKind, Phase, Played, Refused, Session
from bot.table.play import Move, Origin
from bot.tables.desk import Desk, nothing_more, refuse_quarantined
from bot.tables.locks import Locks
from bot.tables.lookup import Lookup
from engines import GAMES
from engines.core import Action, AnyGame, Seat, seen_by


class Services(Lookup):
    """All sessions of one database. Every method may raise Refused; playing ones also IllegalAction."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame] = GAMES,
        *,
        random_bytes: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        super().__init__(Desk(store, games))
        self._random_bytes = random_bytes
        self.scores = Scores(store)
        self.end_reports = EndReports(self._desk)
        self.rematches = Rematches(self._desk, random_bytes)
        self._locks = Locks()
        self._computers = Computers(self.load, self._act_for)
        self.reachability = Reachability(self._desk, self._locks)
        self.clocks = PlayerClocks(self._desk, self._locks)
        self.seats = Seats(self._desk, self._locks, self._computers.ask)
        self.expired_turns = ExpiredTurns(self._desk, self._locks, self._computers.ask)
        self.idle_tables = IdleTables(self._desk, self._locks)
        self.takebacks = Takebacks(self._desk, self._locks, self._commit)
        self.requests = Requests(
            self._desk,
            self._locks,
            self._computers.ask,
            {UNDO: self.takebacks.take_back, VOTE: self.expired_turns.voted},
        )
        self.history = History(self._desk)
        self.privacy = Privacy(
            self._desk,
            self._locks,
            leave_lobby=self.leave,
            leave_game=partial(self.seats.leave, interaction_id=None),
            tell_again=self.tell_again,
        )
        self.digests = Digests(self._desk)

    def on_news(self, listener: Callable[[str], None]) -> None:
        """``listener`` is called with a session's id after each commit that left something to tell."""
        self._desk.on_panels = listener

    def on_notices(self, listener: Callable[[str], None]) -> None:
        """The same for whoever tells what is beside the panels."""
        self._desk.on_notices = listener

    def _now(self) -> float:
        return self._desk.store.clock()

    async def resume(self) -> None:
        """After a restart: the computer players that owe an action go on, and clocks that were lost run."""
        await self._desk.store.write(recount.catch_up)
        await self.clocks.start_missing()
        for session_id in await self._desk.store.read(sessions.waiting_for_computers):
            self._computers.wake(session_id)

    async def settle(self) -> None:
        """Wait until no computer player has anything to do."""
        await self._locks.settle()
        await self._computers.settle()

    async def close(self) -> None:
        """Let what is being written be written; computer players stop (``resume`` goes on with them)."""
        await self._computers.close()
        await self._locks.settle()

    # --- the lobby -----------------------------------------------------------------------------------------------

    # Each takes the id of the interaction that asks for it: delivered a second time it changes nothing more.

    async def open(
        self,
        game: str,
        guild_id: int,
        channel_id: int,
        host: Actor,
        lang: str,
        *,
        interaction_id: int | None = None,
    ) -> Session:
        """A lobby with the host on the first seat; the seed is fixed and its hash known from here on."""
        rules = self._desk.games.get(game)
        if rules is None:
            raise Refused("unknown-game", game=game)
        row = lobby.opened(rules, guild_id, channel_id, host, lang, self._random_bytes, self._now())
        return await put_up(self._desk, row, interaction_id)

    async def join(self, session_id: str, actor: Actor, *, interaction_id: int | None = None) -> Session:
        """Sit down, or agree to play on the seat that is kept for the actor."""
        return await self._in_lobby(session_id, interaction_id, lambda session: lobby.join(session, actor))

    async def leave(self, session_id: str, actor: Actor, *, interaction_id: int | None = None) -> Session:
        """Leave the lobby; the last person out closes it, a leaving host hands over to the next person."""
        return await self._in_lobby(session_id, interaction_id, lambda session: lobby.leave(session, actor))

    async def free(
        self, session_id: str, actor: Actor, user_id: int, *, interaction_id: int | None = None
    ) -> Session:
        """Host only: no seat is kept any more for this person, who has yet to join."""
        return await self._in_lobby(session_id, interaction_id, lambda session: lobby.free(session, actor, user_id))

    async def add_computer(
        self, session_id: str, actor: Actor, policy: str, *, interaction_id: int | None = None
    ) -> Session:
        """Only someone seated may."""
        return await self._in_lobby(
            session_id, interaction_id, lambda session: lobby.add_computer(session, actor, policy)
        )

    async def remove_computer(self, session_id: str, actor: Actor, *, interaction_id: int | None = None) -> Session:
        """The computer player that came last goes."""
        return await self._in_lobby(
            session_id, interaction_id, lambda session: lobby.remove_computer(session, actor)
        )

    async def set_option(self, session_id: str, actor: Actor, option: str, value: str) -> Session:
        """Host only; ``value`` is validated by the game's Options. Where it changes anything others join anew."""
        return await self._in_lobby(
            session_id, None, lambda session: lobby.set_option(session, actor, option, value)
        )

    async def _in_lobby(
        self, session_id: str, interaction_id: int | None, change: Callable[[Session], Session]
    ) -> Session:
        return await self._locks.holding(
            session_id, partial(self._change_lobby, session_id, interaction_id, change)
        )

    async def _change_lobby(
        self, session_id: str, interaction_id: int | None, change: Callable[[Session], Session]
    ) -> Session:
        row, was = await self._desk.healthy(session_id)
        if await self._desk.handled(interaction_id):
            return was
        if was.phase is not Phase.LOBBY:
            raise Refused("not-in-lobby")
        now = replace(change(was), revision=was.revision + 1, changed_at=self._now())
        if now.phase is Phase.CLOSED:
            now = replace(now, seed=row.seed)
        await self._desk.save(was, now, PanelKind.LOBBY, interaction_id)
        return now

    async def begin(self, session_id: str, actor: Actor, *, interaction_id: int | None = None) -> Session:
        """Deal. Anybody who has joined may, once enough have; kept seats go."""
        return await self._locks.holding(session_id, partial(self._begin, session_id, actor, interaction_id))

    async def _begin(self, session_id: str, actor: Actor, interaction_id: int | None) -> Session:
        row, session, done = await self._desk.fetch(session_id, interaction_id)
        if done is not None:
            return session
        refuse_quarantined(session)
        if session.phase is not Phase.LOBBY:
            raise Refused("not-in-lobby")
        table = lobby.ready(session, actor)
        origin = Origin(None, actor.user_id, interaction_id, self._now())
        move = await self._desk.guarded(session, lambda: play.begin(table, row.seed, origin))
        return await self._commit(session, move)

    # --- play ----------------------------------------------------------------------------------------------------

    async def act(
        self,
        session_id: str,
        actor: Actor,
        notation: str,
        *,
        decision: int | None,
        interaction_id: int | None,
    ) -> Played:
        """Apply one legal action. ``decision`` None (typed by hand) skips the comparison; Stale if it is old."""

        def move(row: SessionRow, session: Session) -> Move:
            seat = play.may_act(session, actor.user_id, decision)
            origin = Origin(seat, actor.user_id, interaction_id, self._now())
            return play.act(session, row.seed, origin, play.understood(session, seat, notation))

        return await self._play(session_id, actor, interaction_id, move)

    async def undo(
        self, session_id: str, actor: Actor, *, decision: int | None, interaction_id: int | None
    ) -> Played:
        """Take back the actor's own last action, up to a roll, a reveal or another's open action."""
        return await self._locks.holding(
            session_id, partial(self._undo, session_id, actor, decision, interaction_id)
        )

    async def _undo(
        self, session_id: str, actor: Actor, decision: int | None, interaction_id: int | None
    ) -> Played:
        _, session, done = await self._desk.fetch(session_id, interaction_id)
        if done is not None:
            return self._repeated(session, actor, done)
        refuse_quarantined(session)
        seat = play.may_act(session, actor.user_id, decision)

        def before(db: Connection) -> tuple[str | None, list[Entry], bool]:
            rows = log.since(db, session.id, session.barrier)
            return sessions.barrier_state(db, session.id), rows, log.acted(db, session.id, seat)

        start, entries, acted = await self._desk.store.read(before)
        if session.takebacks[seat] is None or start is None:
            raise Refused("undo-closed" if acted else "nothing-to-undo")
        origin = Origin(seat, actor.user_id, interaction_id, self._now())

        def work() -> Move:
            return undo.take_back(session, origin, session.rules.State.model_validate_json(start), entries)

        move = await self._desk.guarded(session, work)
        return Played(await self._commit(session, move), ())

    async def _play(
        self,
        session_id: str,
        actor: Actor,
        interaction_id: int | None,
        move_of: Callable[[SessionRow, Session], Move],
    ) -> Played:
        async def work() -> Played:
            row, session, done = await self._desk.fetch(session_id, interaction_id)
            if done is not None:
                return self._repeated(session, actor, done)
            refuse_quarantined(session)
            move = await self._desk.guarded(session, lambda: move_of(row, session))
            after = await self._commit(session, move)
            return Played(after, seen_by(move.events, move.seat))

        return await self._locks.holding(session_id, work)

    async def _act_for(self, session_id: str, seat: Seat, action: Action, decision: int) -> bool:
        """Play for a computer player; False if its decision is no longer the one that it thought about."""

        async def work() -> bool:
            row, session = await self._desk.healthy(session_id)
            mine = seat in (*session.asked, *session.movers) and session.players[seat].is_computer
            if not mine or session.deserted or session.decisions[seat] != decision:
                return False
            origin = Origin(seat, None, None, self._now())
            move = await self._desk.guarded(session, lambda: play.act(session, row.seed, origin, action))
            await self._commit(session, move)
            return True

        return await self._locks.holding(session_id, work)

    def _repeated(self, session: Session, actor: Actor, done: Entry) -> Played:
        player = session.player_of(actor.user_id)
        seat = None if player is None else player.seat
        return Played(session, seen_by(codec.events_of(done, session.rules), seat), repeated=True)

    async def end(self, session_id: str, actor: Actor, *, by_moderator: bool) -> Session:
        """Close without a result: the host or a moderator. It works for a quarantined session too."""
        return await self._locks.holding(session_id, partial(self._end, session_id, actor, by_moderator))

    async def _end(self, session_id: str, actor: Actor, by_moderator: bool) -> Session:
        row = await self._desk.row(session_id)
        if row.phase not in (Phase.LOBBY, Phase.PLAYING):
            raise Refused("game-over")
        if not by_moderator and actor.user_id != row.host_id:
            raise Refused("host-only")
        await self._desk.close(row)
        return await self._desk.session(await self._desk.row(session_id))

    async def tell_again(self, session_id: str) -> None:
        """Queue a fresh panel (the old one was deleted, or somebody asked for the board).

        A computer player that a fault of the disk has stopped goes on as well.
        """
        row = await self._desk.row(session_id)
        match Phase(row.phase):
            case Phase.PLAYING:
                kind = PanelKind.BOARD
            case Phase.OVER:
                kind = PanelKind.END
            case Phase.LOBBY | Phase.CLOSED:
                kind = PanelKind.LOBBY if row.row < 0 else PanelKind.END

        def work(db: Connection) -> None:
            outbox.add(db, row.id, kind, self._now())
            ask_again(db, row.id, self._now())

        await self._desk.store.write(work)
        self._desk.on_news(row.id)
        self._computers.wake(row.id)

    async def _commit(self, was: Session, move: Move, also: Callable[[Connection], None] = nothing_more) -> Session:
        now = await self._desk.commit(was, move, also)
        self._computers.ask(now)
        return now
