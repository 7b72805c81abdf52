"""One table while it is open: its session, and the transactions that change it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Protocol, TypeVar

from bot.rows.log import Entry
from bot.rows.session import SessionRow
from bot.session import codec, lines, play, undo
from bot.session.lines import Line, Resolve
from bot.session.lobby import option_values
from bot.session.model import Actor, PanelKind, Phase, Played, Refused, Session, Stale, refusal_of
from bot.session.play import Move, Origin
from bot.store import Connection
from bot.store.games import ahead as stored_ahead
from bot.store.games import banks, hints, log, sessions, watched
from bot.store.games.clocks import CLOCKS
from bot.store.games.log import LOG
from bot.store.games.sessions import SESSIONS
from bot.store.games.watched import WATCHED
from bot.store.messages import notices, outbox, requests
from bot.store.people import results
from engines.core import Action, IllegalAction

from . import ahead, clock
from .beside import Beside
from .locks import Held
from .session_store import SessionStore

T = TypeVar("T")
M = TypeVar("M")
"""What a press makes of an open game: a move of a table, the next revision of a private board."""
Also = Callable[[Connection], None]
"""Further writes of a transaction."""


class Opened(Protocol[M]):
    """An open table or private board: one way to play on both (``Moves``)."""

    @property
    def session(self) -> Session: ...
    @property
    def is_played(self) -> bool: ...
    def now(self) -> float: ...
    def answer_again(self, actor: Actor) -> Played: ...
    def require_in_time(self, decision: int | None) -> None: ...
    async def run_rules(self, work: Callable[[], T]) -> T: ...
    def line(
        self, origin: Origin, parts: Sequence[str], resolve: Resolve, *, by_itself: bool, whole: bool
    ) -> tuple[M, Line | None]: ...
    def act(self, origin: Origin, action: Action) -> M: ...
    async def take_back(self, actor: Actor, decision: int | None) -> Played: ...
    async def press(self, after: M, line: Line | None = None) -> Played: ...
    async def commit(self, after: M, /) -> Session: ...


def nothing_more(db: Connection) -> None:
    """Write nothing further."""


class OpenTable:
    """An open table: ``session`` as it was read or, after a commit, written."""

    def __init__(
        self,
        store: SessionStore,
        held: Held,
        row: SessionRow,
        session: Session,
        interaction_id: int | None,
        done: tuple[Entry, ...],
        handled: bool,
    ) -> None:
        self.row = row
        """As read; what was committed since is in ``session``."""
        self.session = session
        self.interaction_id = interaction_id
        self.done = done
        """The rows of the log already written by this interaction."""
        self.is_repeated = bool(done) or handled
        """Whether this interaction has already changed the table, so that nothing is left to do."""
        self._store = store
        self._held = held

    @property
    def seed(self) -> bytes:
        """The source of chance; secret until the game ends."""
        return self.row.seed

    def now(self) -> float:
        """Seconds since 1970."""
        return self._store.now()

    def refuse_quarantined(self) -> None:
        """Raise Refused with the reason if the session is quarantined."""
        refuse_quarantined(self.session)

    @property
    def is_played(self) -> bool:
        """Whether this interaction has already played something."""
        return bool(self.done)

    def answer_again(self, actor: Actor) -> Played:
        """Return the answer to an interaction that was delivered a second time; nothing changes."""
        player, playable = self.session.player_of(actor.user_id), self.session.playable
        seat = None if player is None else player.seat
        events = tuple(event for row in self.done for event in codec.events_of(row, playable.rules))
        return Played(self.session, playable.events_for(events, seat), is_repeated=True)

    def require_in_time(self, decision: int | None) -> None:
        """Nothing that is typed at a table is too late: its others move meanwhile."""

    async def run_rules(self, work: Callable[[], T]) -> T:
        """Run code of the rules; if it fails, quarantine this session alone."""
        try:
            return work()
        except (Refused, IllegalAction):
            raise
        except Exception as error:
            # The boundary between one game's faults and all other games.
            raise Refused("quarantined", incident=await self._store.quarantine(self.session.id)) from error

    def line(
        self, origin: Origin, parts: Sequence[str], resolve: Resolve, *, by_itself: bool, whole: bool
    ) -> tuple[Move, Line]:
        """Play a line as one press (``lines.act_line``)."""
        line = lines.act_line(self.session, self.seed, origin, parts, resolve, by_itself=by_itself, whole=whole)
        return line.move, line

    def act(self, origin: Origin, action: Action) -> Move:
        """Play an action of a computer player."""
        return play.act(self.session, self.seed, origin, action)

    async def take_back(self, actor: Actor, decision: int | None) -> Played:
        """Take back the actor's last action, unless a roll, a reveal or another's open action followed."""
        if self.is_played:
            return self.answer_again(actor)
        session = self.session
        seat = play.may_act(session, actor.user_id, decision)

        def before(db: Connection) -> tuple[str | None, list[Entry], bool]:
            rows = log.since(db, session.id, session.barrier)
            return sessions.barrier_state(db, session.id), rows, log.acted(db, session.id, seat)

        start, entries, has_acted = await self._store.store.read(before)
        if session.takebacks[seat] is None or start is None:
            raise Refused("undo-closed" if has_acted else "nothing-to-undo")
        origin = Origin(seat, actor.user_id, self.interaction_id, self.now())

        def taken_back() -> Move:
            return undo.take_back(session, origin, session.rules.State.model_validate_json(start), entries)

        return await self.press(await self.run_rules(taken_back))

    async def press(self, move: Move, line: Line | None = None) -> Played:
        """Write somebody's press, and return its answer."""
        return played(await self.commit(move), line)

    async def commit(self, move: Move, also: Also = nothing_more, *, check: Also = nothing_more) -> Session:
        """Write all that a move changes, in one transaction, and pass on what is to be sent.

        Open requests for takebacks lapse: they were about another board. ``check`` may raise
        ChangedMeanwhile: then nothing is written, and this raises Stale as for a move of another process.
        """
        was, now = self.session, move.session
        update = codec.update(was, now, move.barrier_state)
        ranking = play.results(now) if now.phase is Phase.OVER else ()

        def work(db: Connection) -> Beside:
            beside = Beside(db, was, now)  # asked for with what follows: one message to a server
            sessions.save(db, update)
            beside.arrive()
            check(db)
            for entry, undone in (*move.before, (move.entry, move.undone)):
                LOG.insert(db, entry, session_id=now.id)
                if undone is not None:
                    LOG.change(db, {"undone_at": entry.at}, session_id=now.id, row=undone)
            taken_back = move.undone is not None
            clock.update_clocks(
                db, was, now, move.seat, by_clock=move.entry.by_clock, taken_back=taken_back, beside=beside
            )
            entries = [entry for entry, _ in move.before] + [move.entry]
            ahead.follow(db, was, now, entries, taken_back=taken_back, beside=beside)
            _announce_host(db, was, now)
            _release_watchers(db, was, now)
            also(db)
            requests.lapse(db, now.id, "undo" if now.phase is Phase.PLAYING else None)
            if move.panel is not None:
                outbox.add(db, now.id, move.panel, move.entry.at)
            if ranking:
                # Somebody alone with computers may have taken hints before the next person sat down.
                rated = now.table_rules.rated and not hints.seats(db, now.id)
                together = now.rules.turns_in_round(len(now.players)) == 1
                moved = log.ended_turns(db, now.id, together=together)
                ended = (now.id, now.guild_id, now.game, move.entry.at)
                results.add(db, *ended, ranking, rated=rated, moved=moved)
            return beside

        return await self._held.finish(self._commit(work, now, has_panel=move.panel is not None))

    async def save(self, now: Session, panel: PanelKind | None, also: Also = nothing_more) -> Session:
        """Write a change that is no move: players or options. ``panel`` None: no panel changes."""
        was = self.session
        update = codec.update(was, now)

        def work(db: Connection) -> Beside:
            log.record_interaction(db, self.interaction_id, now.id, now.changed_at)
            beside = Beside(db, was, now)
            sessions.save(db, update)
            beside.arrive()
            clock.update_clocks(db, was, now, None, beside=beside)
            ahead.follow(db, was, now, beside=beside)
            _announce_host(db, was, now)
            _announce_terms(db, was, now)
            _release_watchers(db, was, now)
            if panel is not None:
                outbox.add(db, now.id, panel, now.changed_at)
            also(db)
            return beside

        return await self._held.finish(self._commit(work, now, has_panel=panel is not None))

    async def write(
        self, work: Callable[[Connection], T], *, has_panel: bool = False, has_notices: bool = False
    ) -> T:
        """Write without a new revision of the session, and pass on the notices that were added or wait again."""
        writing = self._store.write(self.session.id, work, has_panel=has_panel, has_notices=has_notices)
        return await self._held.finish(writing)

    async def write_unmoved(self, work: Callable[[Connection], bool]) -> None:
        """Write as ``write`` does, unless another process has moved at the table meanwhile.

        Stale with the present session if one has, or if ``work`` has found something else changed, and says so by
        False.
        """
        if not await self.write(lambda db: self.is_unmoved(db) and work(db)):
            raise Stale(await self.reload())

    def is_unmoved(self, db: Connection) -> bool:
        """Whether no other process has moved at the table since it was read. In ``write`` none can, then."""
        return bool(SESSIONS.value(db, "revision", id=self.session.id) == self.session.revision)

    async def close(self, also: Also = nothing_more) -> Session:
        """End an open session without a result."""
        await close_row(self._store, self._held, self.session.id, self.session.phase, also, self.interaction_id)
        return await self.reload()

    async def reload(self) -> Session:
        """Read the session again, with its present clocks."""
        self.row = await self._store.get(self.session.id)
        self.session = await self._store.decode(self.row)
        return self.session

    async def _commit(self, work: Callable[[Connection], Beside], now: Session, *, has_panel: bool) -> Session:
        try:
            beside = await self._store.commit(now, work, has_panel=has_panel)
        except sessions.ChangedMeanwhile:  # by another process: the first one counts
            raise Stale(await self.reload()) from None
        self.session = now
        if now.table_rules.bank is not None:  # own panels say what their bank has after this very move
            running = tuple(codec.clock_of(row) for _, row in sorted(beside.clocks.items()))
            self.session = replace(now, clocks=running, banks=banks.seconds(beside.banks.values()))
        return self.session


def played(session: Session, line: Line | None) -> Played:
    """Return the answer to a press that was written; ``line``: what it played, None where it played nothing."""
    if line is None:
        return Played(session, ())
    events = session.playable.events_for(line.move.events, line.move.seat)
    return Played(session, events, left=line.left, refusal=line.refusal, done=line.done)


async def close_row(
    store: SessionStore, held: Held, session_id: str, phase: str, also: Also, interaction_id: int | None = None
) -> None:
    """End an open session without a result, even one that cannot be decoded."""
    now = store.now()
    kind = PanelKind.LOBBY if phase == Phase.LOBBY else PanelKind.END

    def work(db: Connection) -> None:
        log.record_interaction(db, interaction_id, session_id, now)
        also(db)
        sessions.close(db, session_id, now)
        CLOCKS.delete(db, session_id=session_id)
        stored_ahead.forget(db, session_id)
        requests.lapse(db, session_id)
        outbox.add(db, session_id, kind, now)

    await held.finish(store.write(session_id, work, has_panel=True))


def refuse_quarantined(session: Session) -> None:
    """Raise Refused with the reason if the session is quarantined."""
    if session.incident is not None:
        raise refusal_of(session)


def _announce_host(db: Connection, was: Session, now: Session) -> None:
    """Add a notice if a running game has a new host; a lobby shows it on its panel."""
    if was.host_id != now.host_id and now.phase is Phase.PLAYING:
        facts = {"user": now.host_id, **_why_host(was, now)}
        notices.add(db, "host", now.changed_at, facts, session_id=now.id)


def _why_host(was: Session, now: Session) -> dict[str, Any]:
    """Return why the host has changed: the seat of the old one, and what became of them; {} if nobody knows."""
    seat = next((player.seat for player in was.players if player.user_id == was.host_id), None)
    if seat is None:
        return {}
    player = now.players[seat]
    if player.user_id != was.host_id:
        return {"why": "given", "seat": int(seat)}
    why = "left" if player.gone else "away" if player.away else "missed"
    return {"why": why, "seat": int(seat), "missed": player.missed}


def must_rejoin(was: Session, now: Session) -> list[int]:
    """Return the people who had joined and must join again, as the options have changed."""
    joined = {player.user_id for player in was.players if not player.pending}
    return [p.user_id for p in now.players if p.pending and p.user_id is not None and p.user_id in joined]


def _announce_terms(db: Connection, was: Session, now: Session) -> None:
    """Notify each player who must join a lobby again, once."""
    users = must_rejoin(was, now)
    if users:
        before, after = option_values(was), option_values(now)
        changes = [
            [name, before.get(name, ""), value] for name, value in after.items() if value != before.get(name)
        ]
        facts = {"by": now.host_id, "users": users, "changes": changes}
        notices.add(db, "terms", now.changed_at, facts, session_id=now.id)


BEGUN = "begun"
"""The kind of the notice that a game has begun, to somebody without a seat who asked for it in the lobby."""


def _release_watchers(db: Connection, was: Session, now: Session) -> None:
    """Let nobody follow a lobby that has begun, or a game that is over; notify those who waited for the begin."""
    if was.phase is now.phase:
        return
    for user_id in watched.of_session(db, now.id) if now.phase is Phase.PLAYING else ():
        if now.player_of(user_id) is None:
            notices.add(db, BEGUN, now.changed_at, {"user": user_id}, session_id=now.id, user_id=user_id)
    WATCHED.delete(db, session_id=now.id)
