"""A world for tests: a database file, services, delivery, a clock set by hand, and no Discord."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import math
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.beacon import Drand
from bot.cluster.claims import Leased
from bot.cluster.membership import Member
from bot.delivery.notifier import Notifier
from bot.delivery.outgoing import PanelMessage, PanelUpdate
from bot.delivery.publisher import Publisher
from bot.delivery.scheduler import Scheduler
from bot.history.audit import board_faults, session_faults
from bot.history.daily import day_faults
from bot.rows.commitment import CommitmentRow
from bot.rows.messages import NoticeRow, RequestRow
from bot.rows.session import ClockRow
from bot.rows.settings import UserSettings
from bot.rows.threads import THREAD, Parent, ThreadRow
from bot.seating.reachability import Unreachable
from bot.services import Services
from bot.session.model import Actor, PanelKind, Phase, Played, Refused, Session
from bot.session.play import asks_publicly
from bot.store import Connection, Store
from bot.store.games.clocks import CLOCKS
from bot.store.messages import requests
from engines import GAMES
from engines.core.playable import Playable
from tests.examples.pig import GAME as PIG
from tests.hanging import HANG
from tests.toys import PIPS
from tests.toys_outcomes import CROSSING, TUG
from tests.toys_simultaneous import GUESS, WALK

AKI, BEN, CHIO, DORA = Actor(11, "Aki"), Actor(12, "Ben"), Actor(13, "Chio"), Actor(14, "Dora")
STRANGER = Actor(99, "Stranger")
GUILD, CHANNEL = 7, 70
NOON = datetime(2026, 6, 1, 12, tzinfo=UTC).timestamp()
TOYS = (GUESS, WALK, PIPS, CROSSING, TUG, PIG)
GAMES_HERE: Mapping[str, Playable] = {**GAMES, **{toy.key: toy for toy in TOYS}}


_TAKEN = "SELECT channel_id FROM sessions WHERE phase IN ('lobby', 'playing')"


def predictable_bytes() -> Callable[[int], bytes]:
    """Return a source of unique seeds and ids, the same in every run."""
    number = itertools.count()

    def more(size: int) -> bytes:
        return hashlib.shake_128(str(next(number)).encode()).digest(size)

    return more


@dataclass
class Clock:
    """Time, randomness and interaction ids; they survive a restart."""

    now: float = 1_000_000.0
    slept: list[float] = field(default_factory=list)
    random_bytes: Callable[[int], bytes] = field(default_factory=predictable_bytes)
    interactions: Callable[[], int] = field(default_factory=lambda: itertools.count(9000).__next__)
    gate: asyncio.Event | None = None
    """Sleep lasts until it is set; None: time flies."""

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        if self.gate is not None:
            await self.gate.wait()
        self.now += seconds


async def refused(work: Awaitable[object]) -> str:
    """Return the code with which this is refused."""
    with pytest.raises(Refused) as refusal:
        await work
    return refusal.value.code


def is_half_done(update: PanelUpdate) -> bool:
    """Whether this edits the choices of a turn that everybody sees."""
    return update.kind is PanelKind.WAITS and asks_publicly(update.session)


@dataclass
class Channel:
    """A sender of panels: keeps what was sent, and fails with the given ``failures``."""

    clock: Clock
    sent: list[PanelUpdate] = field(default_factory=list)
    edits: list[PanelUpdate] = field(default_factory=list)
    """Panels edited because a turn is half done or taken back, which neither fail nor count as sent."""
    tried: list[PanelUpdate] = field(default_factory=list)
    failures: list[BaseException] = field(default_factory=list)
    commitments: list[tuple[CommitmentRow, int]] = field(default_factory=list)
    """The posted hashes, each with the number of panels sent before it."""
    messages: Callable[[], int] = field(default_factory=lambda: itertools.count(500).__next__)

    announced: dict[str, int] = field(default_factory=dict)
    """The message from which the thread of a session starts: Discord gives a repeated nonce the first one."""
    posts: list[tuple[str, int]] = field(default_factory=list)
    """Forum posts of sessions: a repeated request would make another one."""
    threads: set[int] = field(default_factory=set)

    _attempted: asyncio.Condition = field(default_factory=asyncio.Condition)

    async def attempts(self, count: int) -> None:
        """Wait until this many sends were attempted, counted since ``tried`` was last cleared."""
        async with self._attempted:
            await self._attempted.wait_for(lambda: len(self.tried) >= count)

    async def post_commitment(self, session: Session, row: CommitmentRow) -> PanelMessage:
        self.commitments.append((row, len(self.sent)))
        return PanelMessage(session.channel_id, 9000 + len(self.commitments), self.clock())

    async def announce(self, session: Session, thread: ThreadRow) -> int:
        if thread.kind == THREAD:
            return self.announced.setdefault(session.id, self.messages())
        if thread.is_begun and (earlier := dict(self.posts).get(session.id)):
            return earlier
        self.posts.append((session.id, self.messages()))
        return self.posts[-1][1]

    async def start_thread(self, session: Session, thread: ThreadRow) -> int:
        assert thread.message_id in (*self.announced.values(), *dict(self.posts).values())
        self.threads.add(thread.message_id)
        return thread.message_id

    async def send(self, update: PanelUpdate) -> PanelMessage | None:
        assert update.session.channel_id > 0, "its thread is opened first"
        if is_half_done(update):
            self.edits.append(update)
            return update.previous
        async with self._attempted:
            self.tried.append(update)
            self._attempted.notify_all()
        if self.failures:
            raise self.failures.pop(0)
        self.sent.append(update)
        if update.kind is PanelKind.WAITS:
            return update.previous
        return PanelMessage(update.session.channel_id, self.messages(), self.clock())


@dataclass
class Box:
    """A sender of notices: keeps them, fails with the given ``failures``, and cannot reach ``shut`` sessions."""

    notices: list[NoticeRow] = field(default_factory=list)
    failures: list[Exception] = field(default_factory=list)
    shut: set[str] = field(default_factory=set)

    async def deliver(self, notice: NoticeRow) -> bool:
        if notice.session_id in self.shut and notice.user_id is None:
            raise Unreachable("gone")
        if self.failures:
            raise self.failures.pop(0)
        self.notices.append(notice)
        return True

    def of(self, kind: str) -> list[NoticeRow]:
        return [notice for notice in self.notices if notice.kind == kind]


@dataclass
class World:
    path: Path
    clock: Clock
    channel: Channel
    store: Store
    services: Services
    publisher: Publisher
    box: Box
    notifier: Notifier
    scheduler: Scheduler
    beacon: Drand | None = None
    member: Member | None = None
    posted: bool = False
    closed: bool = False
    others: list[World] = field(default_factory=list)
    """Worlds after a restart and beside this one, closed with it: an open store keeps the process alive."""

    @classmethod
    async def open(
        cls,
        path: Path,
        clock: Clock | None = None,
        channel: Channel | None = None,
        box: Box | None = None,
        beacon: Drand | None = None,
        worker: str | None = None,
        posted: bool = False,
    ) -> World:
        """``worker``: the name of a process that shares the database with others. ``posted``: the commitment's
        message is mixed into the dice where no round is."""
        clock = clock or Clock()
        channel, box = channel or Channel(clock), box or Box()
        store = await Store.open(path, clock=clock)
        member = None if worker is None else Member(store, "1.0", worker)
        if member is not None:
            await member.beat()
        services = Services(
            store,
            GAMES_HERE,
            claims=None if member is None else Leased(store, member),
            random_bytes=clock.random_bytes,
            beacon=beacon,
            sleep=clock.sleep,
            monotonic=clock,
            posted=posted,
        )
        services.hints.patience = HANG
        told = (services.computers.turns, services.beacon_rounds.posted)
        publisher = Publisher(services.tables, services.reachability, channel, clock, clock.sleep, *told)
        notifier = Notifier(services.tables, services.reachability, box, clock.sleep)
        # However far a test advances the clock, that is no outage; see ``passes``.
        scheduler = Scheduler(services, outage=math.inf)
        return cls(
            path, clock, channel, store, services, publisher, box, notifier, scheduler, beacon, member, posted
        )

    async def close(self) -> None:
        """Close this world and its others; a second call does nothing."""
        for other in self.others:
            await other.close()
        if self.closed:
            return
        self.closed = True
        await self.services.close()
        await self.publisher.close()
        await self.notifier.close()
        await self.store.close()

    async def restarted(self) -> World:
        """Open the same file again, as a new process would."""
        await self.close()
        clock, channel, box = self.clock, self.channel, self.box
        later = await World.open(self.path, clock, channel, box, self.beacon, posted=self.posted)
        self.others.append(later)
        return later

    async def now(self, session: Session) -> Session:
        """Return the table or private board as it is stored."""
        return await self.services.tables.load(session.id)

    async def faults(self) -> list[str]:
        """Return what `sainome check` says of tables, private boards and days."""
        checks = (
            check(self.store, self.services.tables.games) for check in (session_faults, board_faults, day_faults)
        )
        return [fault for check in checks async for fault in check]

    async def settle(self) -> None:
        await self.services.settle()
        await self.publisher.settle()
        await self.notifier.settle()

    def unplug(self) -> None:
        """Pass on no more commits, as if the process had died right after each."""
        self.services.tables._listeners.clear()

    async def panels_fail(self, *failures: BaseException) -> None:
        """Let the next panels fail in this way, one after the other; with no failures, let all succeed.

        Panels that are under way are sent first: otherwise they would use up a failure meant for a later one.
        """
        await self.settle()
        self.channel.failures = list(failures)

    async def notices_fail(self, *failures: Exception) -> None:
        """Let the next notices fail in this way, after those under way are sent."""
        await self.settle()
        self.box.failures = list(failures)

    async def passes(self, seconds: float) -> None:
        """Advance the clock, with a tick at every due time."""
        until = self.clock.now + seconds
        while (due := await self.scheduler.next_due()) is not None and due <= until:
            self.clock.now = max(self.clock.now, due)
            await self.scheduler.tick()
            await self.settle()
        self.clock.now = until
        await self.scheduler.tick()
        await self.settle()

    async def table(
        self,
        game: str,
        *actors: Actor,
        channel: int | None = None,
        parent: Parent | None = None,
        computers: Sequence[str] = (),
        lang: str = "en",
        **options: str,
    ) -> Session:
        """Begin a game of these people, and of computers with these policies; in a channel of its own."""
        host, *others = actors
        if channel is None:
            taken = {at for (at,) in await self.store.read(lambda db: db.execute(_TAKEN).fetchall())}
            channel = next(at for at in itertools.count(CHANNEL) if at not in taken)
        lobby = await self.services.lobbies.open(game, GUILD, channel, host, lang, parent=parent)
        for option, value in options.items():
            await self.services.lobbies.set_option(lobby.id, host, option, value)
        for actor in others:
            await self.services.lobbies.join(lobby.id, actor)
        for policy in computers:
            await self.services.lobbies.add_computer(lobby.id, host, policy)
        return await self.services.moves.begin(lobby.id, host)

    async def plays(self, session: Session, actor: Actor, *notations: str) -> Played:
        """Type these actions in sequence."""
        assert notations
        for notation in notations:
            played = await self.services.moves.act(
                session.id, actor, notation, decision=None, interaction_id=self.clock.interactions()
            )
        return played

    async def rests(self, session: Session, *actors: Actor) -> Session:
        """Let these people of a Walk end a turn, one after the other."""
        for actor in actors:
            session = (await self.plays(session, actor, "rest")).session
        return session

    async def wins(self, session: Session, winner: Actor, *others: Actor) -> Session:
        """Let everybody of a Walk to 5 points end a turn, and the first seat win in its second one."""
        await self.rests(session, winner, *others)
        return (await self.plays(session, winner, "go 2", "go 2", "go 2")).session

    async def won(self, session: Session, winner: Actor) -> None:
        """Play a Walk to 5: the winner alone moves ahead, and computers play meanwhile."""
        while (current := await self.now(session)).phase is Phase.PLAYING:
            player = current.players[current.movers[0]]
            if player.person is None:
                await self.settle()
                continue
            ahead = f"go {min(2, 5 - current.state.scores[player.seat])}"
            what = ahead if player.person == winner.user_id else "rest"
            await self.plays(current, Actor(player.person, player.name), what)

    async def presses(self, session: Session, actor: Actor, notation: str) -> Played:
        """Press a button on the panel of ``session``."""
        player = session.player_of(actor.user_id)
        decision = 0 if player is None else session.decisions[player.seat]
        return await self.services.moves.act(
            session.id, actor, notation, decision=decision, interaction_id=self.clock.interactions()
        )

    async def late(self, *actors: Actor) -> None:
        """Let these people have missed a turn, so that others may ask for their seats."""
        for actor in actors:
            await self.sql("UPDATE players SET missed = 1 WHERE user_id = ?", actor.user_id)

    async def leaves(self, session: Session, *actors: Actor, interaction: int | None = None) -> Session:
        for actor in actors:
            session = (await self.services.seats.leave(session.id, actor, interaction_id=interaction)).session
        return session

    async def agrees(self, request: RequestRow, *actors: Actor) -> Session:
        for actor in actors:
            await self.services.requests.agree(request.id, actor, interaction_id=self.clock.interactions())
        return await self.services.tables.load(request.session_id)

    async def declines(self, request: RequestRow, actor: Actor) -> Session:
        number = self.clock.interactions()
        return await self.services.requests.refuse(request.id, actor, interaction_id=number)

    async def requested(self, session: Session) -> list[RequestRow]:
        """Return the open requests of a table."""
        return await self.store.read(lambda db: requests.open_of(db, session.id))

    async def movers(self, session: Session) -> tuple[int, ...]:
        return (await self.now(session)).movers

    async def phase(self, session: Session) -> Phase:
        return (await self.now(session)).phase

    async def sends(self) -> None:
        """Send what is left, as at a start."""
        await self.publisher.start()
        await self.notifier.start()
        await self.settle()

    async def unsent(self) -> int:
        """Return the number of tables with a panel to be sent."""
        return len(await self.sql("SELECT 1 FROM outbox"))

    async def running(self, session: Session) -> list[ClockRow]:
        return await self.store.read(lambda db: CLOCKS.where(db, session_id=session.id))

    async def sets(self, actor: Actor, **changes: object) -> UserSettings:
        """Change a person's hours."""
        return await self.services.clocks.set_user(actor.user_id, lambda old: replace(old, **changes))  # type: ignore[arg-type]

    async def told(self, *kinds: str) -> list[NoticeRow]:
        """Return all notices of these kinds, or all."""
        await self.settle()
        return [notice for notice in self.box.notices if not kinds or notice.kind in kinds]

    async def told_kinds(self) -> list[str]:
        return [notice.kind for notice in await self.told()]

    async def posts_again(self, session: Session) -> None:
        await self.services.moves.post_again(session.id)
        await self.settle()

    async def beside(self, worker: str | None = None) -> World:
        """Open another process on the same database, with the same Discord; it is closed with this one."""
        other = await World.open(self.path, self.clock, self.channel, self.box, worker=worker)
        self.others.append(other)
        return other

    async def takes_back(self, session: Session, actor: Actor) -> Played:
        return await self.services.moves.undo(
            session.id, actor, decision=None, interaction_id=self.clock.interactions()
        )

    async def notations(self, session: Session) -> list[str | None]:
        """Return the notations of the whole log, secrets included."""
        record = await self.services.history.record(session.id, public=False)
        return [row.notation for row in record.rows]

    async def open_ids(self) -> list[str]:
        """Return all open sessions, oldest first."""
        found = await self.sql(
            "SELECT id FROM sessions WHERE phase IN ('lobby', 'playing') ORDER BY created_at, id"
        )
        return [str(session_id) for (session_id,) in found]

    async def sql(self, statement: str, *values: object) -> list[tuple[object, ...]]:
        """Execute SQL; outside the store only tests may."""

        def work(db: Connection) -> list[tuple[object, ...]]:
            return db.execute(statement, values).fetchall()

        return await self.store.write(work)
