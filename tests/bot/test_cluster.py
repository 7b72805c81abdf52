"""Several clients on one database and one Discord: each shard is one client's, and none is nobody's for long."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import discord
import pytest
import yarl
from structlog.testing import capture_logs

from bench.wire.server import Server
from bot.client import NOBODY, SainomeClient, build_client
from bot.cluster.claims import Leased
from bot.cluster.cluster import Cluster
from bot.cluster.membership import LEASE, Member
from bot.kit.app import Operator
from bot.registration import connect
from bot.services import Services
from bot.session.model import Actor
from bot.shards.gateway import shard_of
from bot.store import Store, guilds
from bot.texts import Speaker
from tests.hanging import HANG

from .world import ManualClock

pytestmark = pytest.mark.database

SHARDS = 4
HOMES = [(number << 22) + 5 for number in range(1, 9)]
OWNER = Actor(1, "Owner")


@dataclass
class House:
    """The processes; their signs of life are given by hand."""

    path: Path
    server: Server
    clock: ManualClock = field(default_factory=ManualClock)
    operator: Operator = NOBODY
    living: dict[str, tuple[SainomeClient, Cluster]] = field(default_factory=dict)
    stores: list[Store] = field(default_factory=list)
    running: list[asyncio.Task[None]] = field(default_factory=list)

    async def start(self, name: str) -> SainomeClient:
        store = await Store.open(self.path, clock=self.clock)
        self.stores.append(store)
        cluster = Cluster(store, Member(store, "1.0", name), self._no_pause)
        await cluster.beat()
        services = Services(store, claims=Leased(store, cluster.member))
        client = build_client(
            services,
            clock=self.clock,
            sleep=self._no_pause,
            strict=True,
            cluster=cluster,
            operator=self.operator,
        )
        client._connection.guild_ready_timeout = 0.05
        self.living[name] = client, cluster
        self.running.append(asyncio.create_task(connect(client, "token"), name=name))
        await until(lambda: cluster.count is not None)
        return client

    async def _no_pause(self, seconds: float) -> None:
        await asyncio.sleep(0.01)

    async def beat(self) -> None:
        for _ in range(2):  # the first ones see how many they are, and give up what is too much
            for _, cluster in list(self.living.values()):
                await cluster.beat()

    async def stop(self, name: str) -> None:
        client, cluster = self.living.pop(name)
        await client.close()
        await cluster.leave()

    async def kill(self, name: str) -> None:
        """End a process without a word in the database."""
        client, _ = self.living.pop(name)
        await client.close()

    async def all_up(self) -> None:
        """Wait until every shard is connected, each in one process."""

        def is_so() -> bool:
            shards = [client.app.shards for client, _ in self.living.values()]
            up = sorted(shard for one in shards for shard in one.up)
            return up == list(range(SHARDS)) and not any(one.down for one in shards)

        await until(is_so)

    def homes(self) -> dict[str, set[int]]:
        return {name: {guild.id for guild in client.guilds} for name, (client, _) in self.living.items()}


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(HANG):
        while not condition():  # noqa: ASYNC110  (what it waits for happens in discord.py)
            await asyncio.sleep(0.01)


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    homes = {home: (home + 1, f"House {home}") for home in HOMES}
    server = Server(homes, lambda message: None, shards=SHARDS, concurrency=2)
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(server.serving())
        monkeypatch.setattr(discord.http.Route, "BASE", f"http://{server.address}/api/v10")
        address = yarl.URL(f"ws://{server.address}/")
        monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", address)
        made = House(tmp_path / "x.db", server)
        known = await Store.open(made.path, clock=made.clock)
        made.stores.append(known)
        for home in HOMES:
            await Services(known).lobbies.open("octa", home, home + 1, OWNER, "en")
        yield made
        for name in list(made.living):
            await made.stop(name)
        await asyncio.gather(*made.running)
        for store in made.stores:
            await store.close()


async def test_processes_share_shards_and_know_their_own_servers(house: House) -> None:
    await house.start("a")
    await house.beat()
    await house.all_up()
    assert house.homes() == {"a": set(HOMES)}
    await house.start("b")
    await house.beat()
    await house.all_up()
    found = house.homes()
    assert not found["a"] & found["b"]
    assert found["a"] | found["b"] == set(HOMES)
    assert [len(client.app.shards.up) for client, _ in house.living.values()] == [2, 2]
    assert await house.stores[0].read(guilds.away) == [], "nobody takes the other's servers as left"
    assert house.server.requests["PUT", "applications"] == 1, "commands are registered once"


async def test_survivor_takes_over_the_shards_of_the_dead(house: House) -> None:
    await house.start("a")
    await house.start("b")
    await house.beat()
    await house.all_up()
    await house.kill("b")
    house.clock.now += LEASE + 1
    await house.beat()
    await house.all_up()
    assert house.homes() == {"a": set(HOMES)}
    assert await house.stores[0].read(guilds.away) == []


async def test_next_process_gets_what_the_stopped_one_had(house: House) -> None:
    await house.start("a")
    await house.start("b")
    await house.beat()
    await house.all_up()
    client, _ = house.living["b"]
    had = set(client.app.shards.owned)
    begun = len(house.server.gateway.identified)
    await house.stop("b")
    await house.start("c")
    await house.beat()
    await house.all_up()
    client, _ = house.living["c"]
    assert client.app.shards.owned == had
    assert len(house.server.gateway.identified) == begun + len(had), "the other process's sessions go on"


async def test_process_that_is_too_many_waits_in_order(house: House) -> None:
    for name in "abcde":
        await house.start(name)
    await house.beat()
    await house.all_up()
    waiting = [client for client, _ in house.living.values() if client.is_waiting]
    assert len(waiting) == 1
    assert waiting[0].is_in_order
    assert all(client.is_in_order for client, _ in house.living.values())


async def test_process_without_database_disconnects(house: House) -> None:
    client = await house.start("a")
    await house.beat()
    await house.all_up()
    house.clock.now += LEASE + 1
    _, cluster = house.living["a"]
    cluster.changed.set()  # as after a sign of life that failed
    await until(lambda: not client.app.shards.owned and not client.guilds)  # the last shard takes a moment to close
    await house.beat()
    await house.all_up()
    assert house.homes() == {"a": set(HOMES)}


def kept(logs: Sequence[Mapping[str, Any]]) -> list[list[int]]:
    """Return the servers of each line that names those that are not listed."""
    return [one["guilds"] for one in logs if one["event"] == "unlisted-servers-kept"]


async def test_unlisted_server_is_left_by_the_process_with_its_shard(house: House) -> None:
    """Those with data stay, and each process names its own."""
    stray = HOMES[0]
    await house.stores[0].write(partial(guilds.purge, guild_id=stray))
    house.operator = Operator(servers=frozenset({HOMES[1]}))
    with capture_logs() as logs:
        await house.start("a")
        await house.start("b")
        await house.beat()
        await house.all_up()
        await until(lambda: house.server.requests["DELETE", "users"] > 0)
        await until(lambda: {home for one in kept(logs) for home in one} == {*HOMES[2:]})
    assert all(len(one) < len(HOMES[2:]) for one in kept(logs)), "none names the other's"
    assert house.server.requests["DELETE", "users"] == 1
    (said,) = [body["content"] for _, path, body in house.server.bodies if path.endswith(f"/{stray + 1}/messages")]
    assert said == Speaker("en").say("refusal-not-listed")
    assert set(house.server._guilds) == {*HOMES[1:]}


def test_homes_are_on_all_shards() -> None:
    assert {shard_of(home, SHARDS) for home in HOMES} == set(range(SHARDS))
