"""Several processes on one database: each message is one process's, and goes to another one if that dies."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.cluster.claims import Leased
from bot.cluster.cluster import REQUESTS, Cluster
from bot.cluster.membership import BEAT, LEASE, Member
from bot.delivery.outgoing import PanelUpdate
from bot.delivery.publisher import MOST_FAILURES
from bot.delivery.scheduler import OUTAGE, Scheduler
from bot.rows.messages import NoticeRow
from bot.session.model import Session
from bot.session.rules import DAY
from bot.shards.gateway import IDENTIFY_PAUSE
from bot.store import Connection, Store, StoreError, claimed
from bot.store.claim import claim_file
from bot.store.cluster import GRACE, notices_to, release_claim
from bot.store.messages import notices, outbox
from bot.tables.all_tables import Tables
from bot.tables.upgrade_pass import UpgradePass
from tests.hanging import HANG

from .world import AKI, BEN, GAMES_HERE, Box, Channel, Clock, World, is_half_done


class Held:
    """Whatever a sender sends waits for the gate."""

    def __init__(self, sender: Channel | Box, name: str) -> None:
        self.begun, self.gate, self._send = asyncio.Event(), asyncio.Event(), getattr(sender, name)
        setattr(sender, name, self)

    async def __call__(self, what: PanelUpdate | NoticeRow) -> Any:
        if isinstance(what, NoticeRow) or not is_half_done(what):
            self.begun.set()
            await self.gate.wait()
        return await self._send(what)


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


async def held_up(world: World) -> tuple[Session, Held]:
    """Begin a game, and return while its next panel is being sent."""
    session = await begun(world)
    slow = Held(world.channel, "send")
    await world.plays(session, AKI, "go 2", "rest")
    async with asyncio.timeout(HANG):
        await slow.begun.wait()
    return session, slow


async def dies(world: World) -> None:
    """Stop a process as kill -9 does: nothing more is written, and no sign of life given."""

    async def nothing(what: str) -> None:
        return

    world.services.tables.claims.release = nothing  # type: ignore[method-assign]
    await world.publisher._tasks.close()


async def beats(*worlds: World) -> None:
    for world in worlds:
        assert world.member is not None
        await world.member.beat()


async def polls(world: World) -> list[int]:
    """Let a process look for what is to be sent; return the rows of the panels that it has sent so far."""
    await world.publisher.poll()
    await world.publisher.settle()
    return rows(world)


async def claims(world: World) -> list[tuple[object, ...]]:
    return await world.sql("SELECT what, worker FROM claims ORDER BY what")


def rows(world: World) -> list[int]:
    return [update.session.row for update in world.channel.sent]


# --- panels ------------------------------------------------------------------------------------------------------


async def test_one_process_delivers_to_a_table_at_a_time(
    first: World, second: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where the database was away when the delivery was over, so that the claim was not given back."""
    session, slow = await held_up(first)
    mine = [(f"panels {session.id}", "first")]
    assert await claims(first) == mine
    await second.plays(session, BEN, "go 2", "rest")  # committed elsewhere; the first one is still sending
    assert await polls(second) == []
    slow.gate.set()
    await first.settle()
    assert rows(first) == [2, 4], "in order, and by one process"
    assert await first.sql("SELECT 1 FROM outbox") == []
    assert await claims(first) == []
    write = first.store.write

    async def away(work: object, **how: bool) -> object:
        if getattr(work, "func", None) is release_claim:
            raise StoreError("away")
        return await write(work, **how)  # type: ignore[arg-type]

    with monkeypatch.context() as patched:
        patched.setattr(first.store, "write", away)
        await first.plays(session, AKI, "go 2", "rest")
        await first.publisher.settle()
    assert await claims(first) == mine
    first.unplug()  # nobody hears of the next commit
    await first.plays(session, BEN, "go 2", "rest")
    await polls(first)
    assert rows(first) == [2, 4, 6, 8]


async def test_table_of_a_dead_process_is_taken_over_with_its_nonce(first: World, second: World) -> None:
    session, _ = await held_up(first)
    row = await first.store.read(lambda db: outbox.newest(db, session.id))
    assert row is not None
    await dies(first)
    assert await polls(second) == [], "its lease has not lapsed"
    first.clock.now += LEASE + 1
    await beats(second)
    await second.rests(session, BEN)
    await polls(second)
    nonces = [update.nonce for update in second.channel.sent]
    assert nonces == [f"{session.id}-{row.sent_as}"], "the begun row's nonce goes first"
    assert first.channel.sent == []


async def test_process_taken_for_dead_writes_nothing(first: World, second: World) -> None:
    """It was only slow: another one has delivered meanwhile, and has the say."""
    session, slow = await held_up(first)
    first.clock.now += LEASE + 1
    await beats(second)
    assert await polls(second) == [2]
    panel = await first.store.read(lambda db: outbox.panel(db, session.id))
    await beats(first)
    slow.gate.set()
    await first.publisher.settle()
    assert await first.store.read(lambda db: outbox.panel(db, session.id)) == panel
    await first.plays(session, BEN, "go 2", "rest")
    await first.publisher.settle()
    assert rows(first) == [2, 4], "and it goes on"


async def test_without_sign_of_life_nothing_is_claimed(first: World, second: World) -> None:
    session = await begun(first)
    first.clock.now += LEASE + 1
    await first.plays(session, AKI, "go 2", "rest")
    await first.publisher.settle()
    assert first.channel.sent == []
    await beats(second)
    assert await polls(second) == [2]


async def test_leaving_gives_up_claims_at_once(first: World, second: World) -> None:
    await held_up(first)
    await dies(first)
    assert first.member is not None
    await first.member.leave()
    assert await polls(second) == [2]


async def test_table_given_up_is_not_tried_by_the_others(first: World, second: World) -> None:
    session = await begun(first)
    await first.panels_fail(*[ConnectionError("away")] * MOST_FAILURES)

    async def no_pause(seconds: float) -> None:
        await asyncio.sleep(0)

    first.publisher._sleep = no_pause
    await first.rests(session, AKI)
    await first.publisher.settle()
    assert (await polls(second), first.channel.sent) == ([], [])
    await first.publisher.start()
    await first.publisher.settle()
    assert len(first.channel.sent) == 1


# --- everything else ---------------------------------------------------------------------------------------------


async def test_notices_to_one_person_keep_their_order(first: World, second: World) -> None:
    slow = Held(first.box, "deliver")

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
    assert [notice.facts["since"] for notice in first.box.notices] == [1, 2]


async def test_claim_is_of_one_process_until_it_is_given_back_or_erased(first: World, second: World) -> None:
    mine, theirs = first.services.tables.claims, second.services.tables.claims
    assert await mine.take("emoji")
    assert not await theirs.take("emoji")
    await mine.release("emoji")
    assert await second.store.read(lambda db: theirs.free(db, ["emoji"])) == ["emoji"]
    await begun(first)
    assert await mine.take(notices_to(f"u:{AKI.user_id}"))
    assert await first.services.privacy.erase(AKI)
    await first.settle()
    assert await claims(first) == []


async def test_deadlines_are_seen_to_once(first: World, second: World, awake: None) -> None:
    session = await begun(first)
    keepers = [Scheduler(world.services, outage=OUTAGE) for world in (first, second)]
    first.clock.now = max(clock.next_at or 0 for clock in await first.running(session)) + 1
    await beats(first, second)
    await asyncio.gather(first.scheduler.tick(), second.scheduler.tick())
    await asyncio.gather(first.settle(), second.settle())
    for world in (first, second):
        await world.notifier.poll()
        await world.settle()
    assert len([*first.box.of("remind"), *second.box.of("remind")]) == 1
    assert await claims(first) == []
    before = await first.running(session)
    await keepers[0].tick()
    first.clock.now += 3 * DAY
    await asyncio.gather(*(keeper._record_tick(first.clock.now) for keeper in keepers))
    once = await first.running(session)
    await keepers[0]._record_tick(first.clock.now)
    assert await first.running(session) == once != before, "an outage extends clocks once"


async def test_one_process_with_its_own_database_claims_nothing(world: World) -> None:
    await begun(world)
    await world.scheduler.tick()
    assert (await claims(world), await world.sql("SELECT 1 FROM clusters")) == ([], [])


# --- one bot per file --------------------------------------------------------------------------------------------

HOLDING = """
import sys
from pathlib import Path
from bot.store import claimed
with claimed(Path(sys.argv[1])):
    print("claimed", flush=True)
    sys.stdin.read()
"""


def test_killed_bot_releases_its_claim(tmp_path: Path) -> None:
    database = tmp_path / "new" / "games.db"
    first = subprocess.Popen(
        [sys.executable, "-c", HOLDING, str(database)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    with first:
        assert first.stdout is not None
        assert first.stdout.readline() == b"claimed\n"
        with pytest.raises(StoreError), claimed(database):
            pass
        first.kill()
    assert claim_file(database).exists()
    with claimed(database):
        pass


async def test_second_bot_is_refused_and_a_reader_needs_no_claim(tmp_path: Path) -> None:
    database = tmp_path / "new" / "games.db"
    taken = pytest.raises(StoreError, match=r"Another bot plays with the database .*games\.db")
    with claimed(database):
        with taken, claimed(database):
            pass
        for for_reading in (False, True):
            await (await Store.open(database, for_reading=for_reading)).close()
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StoreError, match="cannot be created or written"), claimed(tmp_path / "file" / "games.db"):
        pass


SHARDS = 12
ALL = list(range(SHARDS))


class House:
    """The processes on one database; a second is what the clock says."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.clock = Clock()
        self.stores: list[Store] = []
        self.living: dict[str, Cluster] = {}

    async def start(self, name: str, version: str = "1.0", *, shards: int = SHARDS) -> Cluster:
        store = await Store.open(self.path, clock=self.clock)
        self.stores.append(store)
        made = self.living[name] = Cluster(store, Member(store, version, name), self.clock.sleep)
        made.count = shards
        await made.beat()
        return made

    async def three(self) -> None:
        for name in "abc":
            await self.start(name)
        await self.beats(10)

    async def beats(self, seconds: float) -> None:
        """Let time pass, with everybody's signs of life; no shard is ever two processes'."""
        for _ in range(round(seconds / BEAT)):
            self.clock.now += BEAT
            for one in self.living.values():
                await one.beat()
            assert len(self.taken) == len(set(self.taken))

    async def stop(self, name: str) -> None:
        await self.living.pop(name).leave()

    @property
    def taken(self) -> list[int]:
        return sorted(shard for one in self.living.values() for shard in one.shards)

    @property
    def sizes(self) -> list[int]:
        return [len(one.shards) for one in self.living.values()]


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    made = House(tmp_path / "sainome.db")
    yield made
    for store in made.stores:
        await store.close()


async def test_shards_are_shared_as_processes_join(house: House) -> None:
    for number, name in enumerate("abc", 1):
        await house.start(name)
        assert number > 1 or house.taken == ALL, "one process has all at once"
        await house.beats(2 * BEAT)
        assert (house.taken, house.sizes) == (ALL, [SHARDS // number] * number)


async def test_number_of_shards_may_be_odd_and_grow(house: House) -> None:
    mine = await house.start("a", shards=2)
    mine.count = 5
    await house.beats(BEAT)
    assert house.taken == [0, 1, 2, 3, 4]
    await house.start("b", shards=5)
    await house.beats(2 * BEAT)
    assert sorted(house.sizes) == [2, 3], "shares differ by one at most"
    house.clock.now += LEASE - 1
    assert mine.shards
    house.clock.now += 1
    assert not mine.shards, "without database: two sessions of one shard would both get its presses"


async def test_shards_of_a_dead_process_are_taken_over_within_a_minute(house: House) -> None:
    await house.three()
    del house.living["b"]
    await house.beats(LEASE - BEAT)
    assert house.taken != ALL
    await house.beats(3 * BEAT)
    assert house.taken == ALL
    assert LEASE + 3 * BEAT < 60


async def test_stopped_process_hands_over_to_the_next_one(house: House) -> None:
    """As in a rolling update: the others' shards stay where they are, unless there is no next one."""
    await house.three()
    others = {name: house.living[name].shards for name in "ac"}
    freed = house.living["b"].shards
    await house.stop("b")
    await house.beats(GRACE - BEAT)
    assert {name: house.living[name].shards for name in "ac"} == others
    await house.start("d", "2.0")
    assert house.living["d"].shards == freed
    await house.beats(2 * GRACE)
    assert {name: house.living[name].shards for name in "ac"} == others
    await house.stop("d")
    await house.beats(GRACE + 2 * BEAT)
    assert (house.taken, house.sizes) == (ALL, [6, 6])


async def test_sessions_and_requests_of_all_processes_keep_to_the_limits(house: House) -> None:
    await house.three()
    first, second, third = house.living.values()
    begun, at = house.clock.now, []
    for one in (first, second, first):
        await one.turn(0, 2)
        at.append(house.clock.now - begun)
    assert at == [0.0, IDENTIFY_PAUSE, 2 * IDENTIFY_PAUSE], "sessions begin in turn"
    house.clock.now = begun
    await second.turn(1, 2)
    assert house.clock.now == begun, "another bucket"
    count, ends = 60, []
    for one in (first, second, third):
        house.clock.now = begun
        for _ in range(count):
            await one.pace()
        ends.append(house.clock.now - begun)
    assert min(ends) >= 3 * count / REQUESTS - 1.1


async def test_upgrades_wait_for_the_last_process_of_the_old_version(house: House) -> None:
    await house.start("a", "1.0")
    new = await house.start("b", "2.0")
    await house.beats(BEAT)
    claims = Leased(house.stores[1], new.member)
    assert claims.is_mixed
    tables = Tables(house.stores[1], GAMES_HERE, claims)
    asked: list[str] = []

    async def outdated() -> list[str]:
        asked.append("outdated")
        return []

    tables.outdated = outdated  # type: ignore[method-assign]
    passing = UpgradePass(tables)
    passing.start()
    await passing.settle()
    assert asked == []
    await house.stop("a")
    await house.beats(BEAT)
    passing.start()
    await passing.settle()
    assert asked == ["outdated"]
