"""Shards: what each of them knows of the bot's servers, and how they connect."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import discord
import pytest
import yarl

from bench.wire.server import Server
from bot.client import SainomeClient, build_client
from bot.kit.app import Operator
from bot.registration import connect
from bot.services import Services
from bot.session.model import Actor
from bot.shards.gateway import Buckets, Shards, shard_of, spans
from bot.store import Store, guilds
from tests.hanging import HANG

from .games import begun_game, settle_all
from .test_admin import ask
from .world import World, labels, open_world, press, private

SHARDS = 3
HOMES = [(number << 22) + 5 for number in range(1, 7)]
"""Servers on the shards 1, 2, 0, 1, 2, 0."""
OWNER = Actor(1, "Owner")


def test_shard_of_a_server_follows_discord() -> None:
    assert [shard_of(home, SHARDS) for home in HOMES] == [1, 2, 0, 1, 2, 0]
    assert spans([7, 0, 1, 2, 4]) == "0-2, 4, 7"


def test_absence_counts_on_connected_shards_alone() -> None:
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

    monkeypatch.setattr(discord.http.Route, "BASE", f"http://{server.address}/api/v10")
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(f"ws://{server.address}/"))
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
    """A store that knows a lobby on each of the servers."""
    opened = await Store.open(tmp_path / "x.db")
    lobbies = Services(opened).lobbies
    for home in HOMES:
        await lobbies.open("octa", home, home + 1, OWNER, "en")
    yield opened
    await opened.close()


@pytest.fixture
def server() -> Server:
    homes = {home: (home + 1, f"House {home}") for home in HOMES}
    return Server(homes, lambda message: None, shards=SHARDS, concurrency=2)


async def test_all_shards_connect_in_their_buckets(
    server: Server, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[float] = []
    async with server.serving(), online(server, store, monkeypatch, waited) as client:
        assert sorted(shard_id for shard_id, _ in server.gateway.identified) == [0, 1, 2]
        assert len(waited) == 1, "two sessions begin at once, the third one waits"
        assert client.app.shards.owned == client.app.shards.up == {0, 1, 2}
        assert len(client.guilds) == len(HOMES)
        assert server.requests["PUT", "applications"] == 1, "the commands are registered once"
    assert await store.read(guilds.away) == []


async def test_server_left_while_its_shard_was_away_is_noticed(
    server: Server, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server.serving(), online(server, store, monkeypatch) as client:
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
    async with server.serving(), online(server, store, monkeypatch, shard_ids=[1]) as client:
        assert [guild.id for guild in client.guilds] == [HOMES[3]]
        assert await store.read(guilds.away) == [left]
        await store.write(lambda db: guilds.departed(db, elsewhere, 0.0))
        reachability, later = client.app.services.reachability, client.app.now() + guilds.KEPT + 1
        assert await reachability.purge_due(later, is_seen=client.app.shards.sees) == [left]


async def test_gateway_that_does_not_answer_is_asked_again(
    server: Server, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter([discord.GatewayNotFound(), OSError("no route")])
    asked = discord.http.HTTPClient.get_bot_gateway

    async def unsure(http: discord.http.HTTPClient) -> object:
        for error in answers:
            raise error
        return await asked(http)

    monkeypatch.setattr(discord.http.HTTPClient, "get_bot_gateway", unsure)
    waited: list[float] = []
    async with server.serving(), online(server, store, monkeypatch, waited) as client:
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
    before, panel = await world.session(), world.panel()
    mover = next(name for name in world.people if world.people[name].id == before.players[before.movers[0]].person)
    await world.skip_confirming(mover)
    user = world.people[mover].user
    inbox = private(await user.slash("tables"))
    hand = private(await press(user, inbox, "Micronesia"))
    await press(user, hand, labels(hand)[0])
    await settle_all(world)
    assert (await world.session()).row > before.row
    assert world.panel().id != panel.id, "the table is told"


async def test_operator_sees_a_shard_that_is_down(two_shards: World) -> None:
    world = two_shards
    owners = frozenset({world.people["aki"].id})
    world.client.app.operator = Operator(owners=owners)
    assert "Shards of this process: 0-1 of 2 · not connected: –" in (await ask(world, "aki")).content
    await world.client.shards[1].disconnect()
    await world.settle()
    assert "Shards of this process: 0-1 of 2 · not connected: 1" in (await ask(world, "aki")).content
