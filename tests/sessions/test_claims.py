"""Several processes on one database: each message is one process's, and goes to another one if that dies."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from bot.cluster.membership import LEASE
from bot.delivery.outgoing import PanelMessage, PanelUpdate
from bot.delivery.publisher import MOST_FAILURES
from bot.delivery.scheduler import OUTAGE, Scheduler
from bot.rows.messages import NoticeRow
from bot.session.model import Session
from bot.session.rules import DAY
from bot.store import Connection, StoreError
from bot.store.cluster import claims as stored_claims
from bot.store.cluster import notices_to
from bot.store.games.clocks import CLOCKS
from bot.store.messages import notices, outbox
from tests.hanging import HANG

from .world import AKI, BEN, Box, Channel, World, is_half_done


@dataclass
class SlowChannel(Channel):
    """A channel whose sends wait; as with Discord, what was sent under a nonce is not sent again."""

    begun: asyncio.Event = field(default_factory=asyncio.Event)
    gate: asyncio.Event = field(default_factory=asyncio.Event)

    async def send(self, update: PanelUpdate) -> PanelMessage | None:
        if is_half_done(update):
            return await super().send(update)
        self.begun.set()
        await self.gate.wait()
        return await super().send(update)


@dataclass
class SlowBox(Box):
    begun: asyncio.Event = field(default_factory=asyncio.Event)
    gate: asyncio.Event = field(default_factory=asyncio.Event)

    async def deliver(self, notice: NoticeRow) -> bool:
        self.begun.set()
        await self.gate.wait()
        return await super().deliver(notice)


@pytest.fixture
async def first(tmp_path: Path) -> AsyncIterator[World]:
    world = await World.open(tmp_path / "sainome.db", worker="first")
    yield world
    await world.close()


@pytest.fixture
async def second(first: World) -> AsyncIterator[World]:
    """Another process on the same database, with the same clock and its own way to Discord."""
    world = await World.open(first.path, first.clock, worker="second")
    yield world
    await world.close()


async def begun(world: World) -> Session:
    session = await world.table("walk", AKI, BEN)
    await world.settle()
    world.channel.sent.clear()
    return session


async def held_up(world: World) -> tuple[Session, SlowChannel]:
    """Begin a game, and return while its next panel is being sent."""
    session = await begun(world)
    slow = SlowChannel(world.clock)
    world.publisher._sender = slow
    await world.plays(session, AKI, "go 2", "rest")
    async with asyncio.timeout(HANG):
        await slow.begun.wait()
    return session, slow


async def dies(world: World) -> None:
    """Stop a process as kill -9 does: nothing more is written, and no sign of life given."""

    async def nothing(what: str) -> None:
        return

    claims_of = world.services.tables.claims
    claims_of.release = nothing  # type: ignore[method-assign]
    await world.publisher._tasks.close()


def claims(db: Connection) -> list[tuple[str, str]]:
    return db.execute("SELECT what, worker FROM claims ORDER BY what").fetchall()


def outbox_rows(db: Connection) -> int:
    return int(db.execute("SELECT count(*) FROM outbox").fetchone()[0])


async def test_one_process_delivers_to_a_table_at_a_time(first: World, second: World) -> None:
    session, slow = await held_up(first)
    assert await first.store.read(claims) == [(f"panels {session.id}", "first")]
    await second.plays(session, BEN, "go 2", "rest")  # committed elsewhere; the first one is still sending
    await second.publisher.poll()
    await second.publisher.settle()
    assert second.channel.sent == []
    slow.gate.set()
    await first.settle()
    assert [update.session.row for update in slow.sent] == [2, 4], "in order, and by one process"
    assert await first.store.read(outbox_rows) == 0
    assert await first.store.read(claims) == []


async def test_table_of_a_dead_process_is_taken_over_with_its_nonce(first: World, second: World) -> None:
    session, slow = await held_up(first)
    row = await first.store.read(lambda db: outbox.newest(db, session.id))
    assert row is not None
    sent_before = row.sent_as
    await dies(first)
    await second.publisher.poll()
    await second.publisher.settle()
    assert second.channel.sent == [], "its lease has not lapsed"
    first.clock.now += LEASE + 1
    assert second.member is not None
    await second.member.beat()
    await second.plays(session, BEN, "rest")
    await second.publisher.poll()
    await second.publisher.settle()
    nonces = [update.nonce for update in second.channel.sent]
    assert nonces == [f"{session.id}-{sent_before}"], "the begun row's nonce goes first"
    assert slow.sent == []


async def test_process_taken_for_dead_writes_nothing(first: World, second: World) -> None:
    """It was only slow: another one has delivered meanwhile, and has the say."""
    session, slow = await held_up(first)
    first.clock.now += LEASE + 1
    assert first.member is not None
    assert second.member is not None
    await second.member.beat()
    await second.publisher.poll()
    await second.publisher.settle()
    assert [update.session.row for update in second.channel.sent] == [2]
    panel = await first.store.read(lambda db: outbox.panel(db, session.id))
    await first.member.beat()
    slow.gate.set()
    await first.publisher.settle()
    assert await first.store.read(lambda db: outbox.panel(db, session.id)) == panel
    await first.plays(session, BEN, "go 2", "rest")
    await first.publisher.settle()
    assert [update.session.row for update in slow.sent] == [2, 4], "and it goes on"


async def test_without_sign_of_life_nothing_is_claimed(first: World, second: World) -> None:
    session = await begun(first)
    first.clock.now += LEASE + 1
    await first.plays(session, AKI, "go 2", "rest")
    await first.publisher.settle()
    assert first.channel.sent == []
    assert second.member is not None
    await second.member.beat()
    await second.publisher.poll()
    await second.publisher.settle()
    assert [update.session.row for update in second.channel.sent] == [2]


async def test_leaving_gives_up_claims_at_once(first: World, second: World) -> None:
    await held_up(first)
    await dies(first)
    assert first.member is not None
    await first.member.leave()
    await second.publisher.poll()
    await second.publisher.settle()
    assert [update.session.row for update in second.channel.sent] == [2]


async def test_table_given_up_is_not_tried_by_the_others(first: World, second: World) -> None:
    session = await begun(first)
    await first.panels_fail(*[ConnectionError("away")] * MOST_FAILURES)

    async def no_pause(seconds: float) -> None:
        await asyncio.sleep(0)

    first.publisher._sleep = no_pause
    await first.plays(session, AKI, "rest")
    await first.publisher.settle()
    await second.publisher.poll()
    await second.publisher.settle()
    assert (first.channel.sent, second.channel.sent) == ([], [])
    await first.publisher.start()
    await first.publisher.settle()
    assert len(first.channel.sent) == 1


async def test_claim_that_could_not_be_given_back_holds_up_nothing(
    first: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database was away when the delivery was over."""
    session, slow = await held_up(first)
    write = first.store.write

    async def away(work: object) -> object:
        if getattr(work, "func", None) is stored_claims.release:
            raise StoreError("away")
        return await write(work)  # type: ignore[arg-type]

    monkeypatch.setattr(first.store, "write", away)
    slow.gate.set()
    await first.publisher.settle()
    assert await first.store.read(claims) == [(f"panels {session.id}", "first")]
    monkeypatch.setattr(first.store, "write", write)
    first.unplug()  # nobody hears of the next commit
    await first.plays(session, BEN, "go 2", "rest")
    await first.publisher.poll()
    await first.publisher.settle()
    assert [update.session.row for update in slow.sent] == [2, 4]


async def test_notices_to_one_person_keep_their_order(first: World, second: World) -> None:
    slow = SlowBox()
    first.notifier._sender = slow

    async def add(world: World, number: int) -> None:
        def work(db: Connection) -> None:
            notices.add(db, "digest", first.clock(), {"since": number}, session_id=None, user_id=AKI.user_id)

        await world.services.tables.write("", work)

    await add(first, 1)
    async with asyncio.timeout(HANG):
        await slow.begun.wait()
    await add(second, 2)
    await second.notifier.poll()
    await second.notifier.settle()
    assert second.box.notices == []
    slow.gate.set()
    await first.notifier.settle()
    assert [notice.facts["since"] for notice in slow.notices] == [1, 2]


async def test_claim_of_another_process_is_not_in_use_here(first: World, second: World) -> None:
    assert await first.services.tables.claims.take("emoji")
    assert not await second.services.tables.claims.take("emoji")
    await first.services.tables.claims.release("emoji")
    assert await second.store.read(lambda db: second.services.tables.claims.free(db, ["emoji"])) == ["emoji"]


async def test_erasing_a_person_erases_their_claim(first: World) -> None:
    await begun(first)
    assert await first.services.tables.claims.take(notices_to(f"u:{AKI.user_id}"))
    assert await first.services.privacy.erase(AKI)
    await first.settle()
    assert await first.store.read(claims) == []


async def test_deadlines_are_seen_to_once(first: World, second: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.store.games.log.seen_at", lambda *_: None)  # nobody's night moves the reminder
    session = await begun(first)
    assert second.member is not None
    due = [clock.next_at for clock in await first.store.read(lambda db: CLOCKS.where(db, session_id=session.id))]
    first.clock.now = max(at for at in due if at is not None) + 1
    for world in (first, second):
        assert world.member is not None
        await world.member.beat()
    await asyncio.gather(first.scheduler.tick(), second.scheduler.tick())
    await asyncio.gather(first.settle(), second.settle())
    for world in (first, second):
        await world.notifier.poll()
        await world.settle()
    told = [*first.box.of("remind"), *second.box.of("remind")]
    assert len(told) == 1
    assert await first.store.read(claims) == []


async def test_outage_extends_clocks_once(first: World, second: World) -> None:
    session = await begun(first)
    keepers = [Scheduler(world.services, outage=OUTAGE) for world in (first, second)]
    await keepers[0].tick()
    before = await first.store.read(lambda db: CLOCKS.where(db, session_id=session.id))
    first.clock.now += 3 * DAY
    await asyncio.gather(*(keeper._record_tick(first.clock.now) for keeper in keepers))
    once = await first.store.read(lambda db: CLOCKS.where(db, session_id=session.id))
    await keepers[0]._record_tick(first.clock.now)
    assert await first.store.read(lambda db: CLOCKS.where(db, session_id=session.id)) == once != before


async def test_one_process_with_its_own_database_claims_nothing(world: World) -> None:
    await begun(world)
    await world.scheduler.tick()
    found = await world.store.read(lambda db: db.execute("SELECT count(*) FROM clusters").fetchone())
    assert (await world.store.read(claims), tuple(found)) == ([], (0,))
