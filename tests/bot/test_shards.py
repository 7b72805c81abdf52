"""Shards: what each of them knows of the bot's servers, how they connect, and how several processes share them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
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
from bot.shards.gateway import Buckets, Shards, shard_of, spans
from bot.store import Store, guilds
from bot.texts import Speaker
from tests.hanging import HANG

from .games import begun_game, mover
from .test_admin import ask
from .world import ManualClock, World, labels, open_world, press, private

SHARDS = 3
HOMES = [(number << 22) + 5 for number in range(1, 7)]
"""Servers on the shards 1, 2, 0, 1, 2, 0."""
MANY, MORE_HOMES = 4, [(number << 22) + 5 for number in range(1, 9)]
"""For several processes."""


def test_absence_counts_on_connected_shards_alone() -> None:
    """The shard of a server follows Discord."""
    assert [shard_of(home, SHARDS) for home in HOMES] == [1, 2, 0, 1, 2, 0]
    assert {shard_of(home, MANY) for home in MORE_HOMES} == set(range(MANY))
    assert spans([7, 0, 1, 2, 4]) == "0-2, 4, 7"
    shards = Shards()
    assert not shards.sees(HOMES[0]), "nothing is known before the first connection"
    shards.connected(1, SHARDS)
    assert [shards.sees(home) for home in HOMES] == [True, False, False, True, False, False]
    shards.disconnected(1)
    assert shards.down == [1]
    assert not shards.sees(HOMES[0])


async def test_identifies_keep_five_seconds_in_each_bucket() -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    buckets = Buckets(sleep, lambda: 100.0)
    for shard_id in range(5):
        await buckets.turn(shard_id, 2)
    assert waited == [5.25, 5.25, 10.5]


# --- below Discord's gateway -------------------------------------------------------------------------------------


def discord_of(homes: list[int], shards: int) -> Server:
    """Return a Discord on loopback with these servers."""
    named = {home: (home + 1, f"House {home}") for home in homes}
    return Server(named, lambda message: None, shards=shards, concurrency=2)


@asynccontextmanager
async def serving(server: Server, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    async with server.serving():
        monkeypatch.setattr(discord.http.Route, "BASE", f"http://{server.address}/api/v10")
        gateway = yarl.URL(f"ws://{server.address}/")
        monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
        yield


async def with_lobbies(store: Store, homes: list[int]) -> Store:
    """Let a store know a lobby on each of the servers."""
    for home in homes:
        await Services(store).lobbies.open("octa", home, home + 1, Actor(1, "Owner"), "en")
    return store


@asynccontextmanager
async def online(
    server: Server,
    store: Store,
    monkeypatch: pytest.MonkeyPatch,
    waited: list[float] | None = None,
    shard_ids: list[int] | None = None,
) -> AsyncIterator[SainomeClient]:
    """Connect a client to a Discord on loopback, and settle."""

    async def sleep(seconds: float) -> None:
        if waited is not None:
            waited.append(seconds)
        await asyncio.sleep(0)

    async with serving(server, monkeypatch):
        count = None if shard_ids is None else SHARDS
        client = build_client(Services(store), sleep=sleep, strict=True, shard_count=count, shard_ids=shard_ids)
        client._connection.guild_ready_timeout = 0.05
        synced = next_sync(client, monkeypatch)
        running = asyncio.create_task(connect(client, "token"))
        try:
            async with asyncio.timeout(HANG):
                await synced.wait()
            yield client
        finally:
            await client.close()
            await running


def next_sync(client: SainomeClient, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Return an event that is set when servers left and joined have been noted the next time."""
    synced, sync = asyncio.Event(), client._sync_servers

    async def noted() -> None:
        await sync()
        synced.set()

    monkeypatch.setattr(client, "_sync_servers", noted)
    return synced


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await with_lobbies(await Store.open(tmp_path / "x.db"), HOMES)
    yield opened
    await opened.close()


@pytest.fixture
def server() -> Server:
    return discord_of(HOMES, SHARDS)


async def test_all_shards_connect_in_their_buckets(
    server: Server, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that is left while its shard is away is noticed."""
    waited: list[float] = []
    async with online(server, store, monkeypatch, waited) as client:
        assert sorted(shard_id for shard_id, _ in server.gateway.identified) == [0, 1, 2]
        assert len(waited) == 1, "two sessions begin at once, the third one waits"
        assert client.app.shards.owned == client.app.shards.up == {0, 1, 2}
        assert len(client.guilds) == len(HOMES)
        assert server.requests["PUT", "applications"] == 1, "the commands are registered once"
        assert await store.read(guilds.away) == []
        left, *_ = HOMES
        server.take_away(left)
        again = next_sync(client, monkeypatch)
        await server.gateway.hang_up(shard_of(left, SHARDS))
        async with asyncio.timeout(HANG):
            await again.wait()
        assert await store.read(guilds.away) == [left]
        assert client.get_guild(left) is None
        assert client.app.shards.down == []


async def test_servers_of_other_processes_are_not_left(
    server: Server, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One shard of three is this process's; servers of the others are not its to forget."""
    left, elsewhere, *_ = HOMES
    server.take_away(left)
    async with online(server, store, monkeypatch, shard_ids=[1]) as client:
        assert [guild.id for guild in client.guilds] == [HOMES[3]]
        assert await store.read(guilds.away) == [left]
        await store.write(lambda db: guilds.departed(db, elsewhere, 0.0))
        reachability, later = client.app.services.reachability, client.app.now() + guilds.KEPT + 1
        assert await reachability.purge_due(later, is_seen=client.app.shards.sees) == [left]


async def test_gateway_that_does_not_answer_is_asked_again(
    server: Server, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers, waited = iter([discord.GatewayNotFound(), OSError("no route")]), list[float]()
    asked = discord.http.HTTPClient.get_bot_gateway

    async def unsure(http: discord.http.HTTPClient) -> object:
        for error in answers:
            raise error
        return await asked(http)

    monkeypatch.setattr(discord.http.HTTPClient, "get_bot_gateway", unsure)
    async with online(server, store, monkeypatch, waited) as client:
        assert waited[:2] == [1.0, 2.0]
        assert client.app.shards.down == []


async def test_client_that_never_logged_in_closes(store: Store) -> None:
    client = build_client(Services(store), strict=True)
    async with asyncio.timeout(HANG):
        await client.close()


# --- at the tables -----------------------------------------------------------------------------------------------


@pytest.fixture
async def two_shards(tmp_path: Path) -> AsyncIterator[World]:
    async with open_world(tmp_path / "x.db", shards=2) as world:
        yield world


async def test_direct_messages_act_on_tables_of_any_shard(two_shards: World) -> None:
    """Direct messages arrive on shard 0, and the table is on a server of shard 1."""
    world = two_shards
    if shard_of(world.guild.id, 2) == 0:
        world.guild = world.env.create_guild("Far", shard_id=1)
        world.channel = world.guild.create_text_channel("games")
        for name, member in list(world.people.items()):
            world.people[name] = world.guild.add_member(member.user)
    await begun_game(world, "aki", "ben", "chika")
    await world.skip_confirming("aki", "ben", "chika")
    before, panel, user = await world.session(), world.panel(), (await mover(world)).user
    hand = private(await press(user, private(await user.slash("tables")), "Micronesia"))
    await press(user, hand, labels(hand)[0])
    await world.settle()
    assert (await world.session()).row > before.row
    assert world.panel().id != panel.id, "the table is told"


async def test_operator_sees_a_shard_that_is_down(two_shards: World) -> None:
    world = two_shards
    world.client.app.operator = Operator(owners=frozenset({world.people["aki"].id}))
    assert "Shards of this process: 0-1 of 2 · not connected: –" in (await ask(world, "aki")).content
    await world.client.shards[1].disconnect()
    await world.settle()
    assert "Shards of this process: 0-1 of 2 · not connected: 1" in (await ask(world, "aki")).content


# --- several processes on one database and one Discord -----------------------------------------------------------


@dataclass
class House:
    """The processes; their signs of life are given by hand."""

    path: Path
    server: Server
    known: Store
    clock: ManualClock
    operator: Operator = NOBODY
    living: dict[str, tuple[SainomeClient, Cluster]] = field(default_factory=dict)
    stores: list[Store] = field(default_factory=list)
    running: list[asyncio.Task[None]] = field(default_factory=list)

    async def start(self, *names: str) -> None:
        """Start processes, and wait until every shard is connected, each in one of them."""
        for name in names:
            store = await Store.open(self.path, clock=self.clock)
            self.stores.append(store)
            cluster = Cluster(store, Member(store, "1.0", name), self._no_pause)
            await cluster.beat()
            client = build_client(
                Services(store, claims=Leased(store, cluster.member)),
                clock=self.clock,
                sleep=self._no_pause,
                strict=True,
                cluster=cluster,
                operator=self.operator,
            )
            client._connection.guild_ready_timeout = 0.05
            self.living[name] = client, cluster
            self.running.append(asyncio.create_task(connect(client, "token"), name=name))
            await until(lambda cluster=cluster: cluster.count is not None)  # type: ignore[misc]
        await self.beat()

    async def _no_pause(self, seconds: float) -> None:
        await asyncio.sleep(0.01)

    async def beat(self) -> None:
        for _ in range(2):  # the first ones see how many they are, and give up what is too much
            for _, cluster in list(self.living.values()):
                await cluster.beat()
        await until(self._is_all_up)

    def _is_all_up(self) -> bool:
        shards = [client.app.shards for client in self.clients()]
        up = sorted(shard for one in shards for shard in one.up)
        return up == list(range(MANY)) and not any(one.down for one in shards)

    async def stop(self, name: str, *, is_killed: bool = False) -> None:
        """End a process; one that is killed says no word in the database."""
        client, cluster = self.living.pop(name)
        await client.close()
        if not is_killed:
            await cluster.leave()

    def clients(self) -> list[SainomeClient]:
        return [client for client, _ in self.living.values()]

    def homes(self) -> dict[str, set[int]]:
        return {name: {guild.id for guild in client.guilds} for name, (client, _) in self.living.items()}


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(HANG):
        while not condition():  # noqa: ASYNC110  (what it waits for happens in discord.py)
            await asyncio.sleep(0.01)


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    server, clock = discord_of(MORE_HOMES, MANY), ManualClock()
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(serving(server, monkeypatch))
        known = await with_lobbies(await Store.open(tmp_path / "x.db", clock=clock), MORE_HOMES)
        made = House(tmp_path / "x.db", server, known, clock)
        yield made
        for name in list(made.living):
            await made.stop(name)
        await asyncio.gather(*made.running)
        for store in [known, *made.stores]:
            await store.close()


@pytest.mark.database
async def test_processes_share_shards_and_know_their_own_servers(house: House) -> None:
    """A survivor takes over the shards of the dead, and the next process gets what a stopped one had."""
    await house.start("a")
    assert house.homes() == {"a": set(MORE_HOMES)}
    await house.start("b")
    found = house.homes()
    assert not found["a"] & found["b"]
    assert found["a"] | found["b"] == set(MORE_HOMES)
    assert [len(client.app.shards.up) for client in house.clients()] == [2, 2]
    assert await house.known.read(guilds.away) == [], "nobody takes the other's servers as left"
    assert house.server.requests["PUT", "applications"] == 1, "commands are registered once"
    had, begun = set(house.living["b"][0].app.shards.owned), len(house.server.gateway.identified)
    await house.stop("b")
    await house.start("c")
    assert house.living["c"][0].app.shards.owned == had
    assert len(house.server.gateway.identified) == begun + len(had), "the other process's sessions go on"
    await house.stop("c", is_killed=True)
    house.clock.now += LEASE + 1
    await house.beat()
    assert house.homes() == {"a": set(MORE_HOMES)}
    assert await house.known.read(guilds.away) == []


@pytest.mark.database
async def test_process_that_is_too_many_waits_in_order(house: House) -> None:
    await house.start(*"abcde")
    assert sum(client.is_waiting for client in house.clients()) == 1
    assert all(client.is_in_order for client in house.clients())


@pytest.mark.database
async def test_process_without_database_disconnects(house: House) -> None:
    await house.start("a")
    house.clock.now += LEASE + 1
    client, cluster = house.living["a"]
    cluster.changed.set()  # as after a sign of life that failed
    await until(lambda: not client.app.shards.owned and not client.guilds)  # the last shard takes a moment to close
    await house.beat()
    assert house.homes() == {"a": set(MORE_HOMES)}


@pytest.mark.database
async def test_unlisted_server_is_left_by_the_process_with_its_shard(house: House) -> None:
    """Those with data stay, and each process names its own."""
    stray, listed, *others = MORE_HOMES
    await house.known.write(partial(guilds.purge, guild_id=stray))
    house.operator = Operator(servers=frozenset({listed}))

    def kept() -> list[list[int]]:
        return [one["guilds"] for one in logs if one["event"] == "unlisted-servers-kept"]

    logs: Any
    with capture_logs() as logs:
        await house.start("a", "b")
        await until(lambda: house.server.requests["DELETE", "users"] > 0)
        await until(lambda: {home for one in kept() for home in one} == {*others})
    assert all(len(one) < len(others) for one in kept()), "none names the other's"
    assert house.server.requests["DELETE", "users"] == 1
    (said,) = [body["content"] for _, path, body in house.server.bodies if path.endswith(f"/{stray + 1}/messages")]
    assert said == Speaker("en").say("refusal-not-listed")
    assert set(house.server._guilds) == {listed, *others}
