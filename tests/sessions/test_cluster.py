"""Several processes: who has which shards, takeovers, hand-overs, and what Discord counts for all of them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.cluster.claims import Leased
from bot.cluster.cluster import REQUESTS, Cluster
from bot.cluster.membership import BEAT, LEASE, Member
from bot.shards.gateway import IDENTIFY_PAUSE
from bot.store import Store
from bot.store.cluster import GRACE
from bot.tables.all_tables import Tables
from bot.tables.upgrade_pass import UpgradePass

from .world import GAMES_HERE, Clock

SHARDS = 12


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

    async def beats(self, seconds: float) -> None:
        """Let time pass, with everybody's signs of life."""
        for _ in range(round(seconds / BEAT)):
            self.clock.now += BEAT
            for one in self.living.values():
                await one.beat()
            self.check()

    def kill(self, name: str) -> None:
        del self.living[name]

    async def stop(self, name: str) -> None:
        await self.living.pop(name).leave()

    def check(self) -> None:
        """No shard is two processes'."""
        taken = [shard for one in self.living.values() for shard in one.shards]
        assert len(taken) == len(set(taken))

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


ALL = list(range(SHARDS))


async def test_one_process_has_all_shards(house: House) -> None:
    await house.start("a")
    assert house.taken == ALL


async def test_shards_are_shared_as_processes_join(house: House) -> None:
    for number, name in enumerate("abc", 1):
        await house.start(name)
        await house.beats(2 * BEAT)
        assert house.taken == ALL
        assert house.sizes == [SHARDS // number] * number


async def test_unequal_shares_differ_by_one_at_most(house: House) -> None:
    for name in "ab":
        await house.start(name, shards=5)
    await house.beats(2 * BEAT)
    assert sorted(house.sizes) == [2, 3]


async def test_shards_of_a_dead_process_are_taken_over_within_a_minute(house: House) -> None:
    for name in "abc":
        await house.start(name)
    await house.beats(10)
    house.kill("b")
    await house.beats(LEASE - BEAT)
    assert house.taken != ALL
    await house.beats(3 * BEAT)
    assert house.taken == ALL
    assert LEASE + 3 * BEAT < 60


async def test_stopped_process_hands_over_to_the_next_one(house: House) -> None:
    """As in a rolling update: the others' shards stay where they are."""
    for name in "abc":
        await house.start(name)
    await house.beats(10)
    others = {name: house.living[name].shards for name in "ac"}
    freed = house.living["b"].shards
    await house.stop("b")
    await house.beats(GRACE - BEAT)
    assert {name: house.living[name].shards for name in "ac"} == others
    await house.start("d", "2.0")
    assert house.living["d"].shards == freed
    await house.beats(2 * GRACE)
    assert {name: house.living[name].shards for name in "ac"} == others


async def test_without_a_next_one_the_others_share(house: House) -> None:
    for name in "abc":
        await house.start(name)
    await house.beats(10)
    await house.stop("b")
    await house.beats(GRACE + 2 * BEAT)
    assert (house.taken, house.sizes) == (ALL, [6, 6])


async def test_process_without_database_gives_up_its_shards(house: House) -> None:
    """The others take it for dead, and two sessions of one shard would both get its presses."""
    mine = await house.start("a")
    house.clock.now += LEASE - 1
    assert mine.shards
    house.clock.now += 1
    assert not mine.shards


async def test_more_shards_of_discord_are_shared_too(house: House) -> None:
    await house.start("a", shards=2)
    house.living["a"].count = 5
    await house.beats(BEAT)
    assert house.taken == [0, 1, 2, 3, 4]


async def test_sessions_of_all_processes_begin_in_turn(house: House) -> None:
    first, second = await house.start("a"), await house.start("b")
    begun = house.clock.now
    at = []
    for one in (first, second, first):
        await one.turn(0, 2)
        at.append(house.clock.now - begun)
    assert at == [0.0, IDENTIFY_PAUSE, 2 * IDENTIFY_PAUSE]
    house.clock.now = begun
    await second.turn(1, 2)
    assert house.clock.now == begun, "another bucket"


async def test_requests_of_all_processes_together_keep_to_the_limit(house: House) -> None:
    for name in "abc":
        await house.start(name)
    await house.beats(BEAT)
    begun, count = house.clock.now, 60
    ends = []
    for one in house.living.values():
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
