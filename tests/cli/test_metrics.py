"""/healthz and /metrics: on loopback, for machines, and without names."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.cli.metrics import HOST, endpoint
from bot.client import SainomeClient, build_client
from bot.seating.reachability import Unreachable
from bot.services import Services
from bot.session.model import Actor
from bot.stop import Stop
from bot.store import Store
from bot.store.messages import outbox

AKI, BEN = Actor(987654321001, "Ak\u012b the Odd"), Actor(987654321002, "Ben")
GUILD, CHANNEL = 555666777888, 111222333444


@pytest.fixture
async def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SainomeClient]:
    """A client with a lobby and a game that takes itself as connected."""
    store = await Store.open(tmp_path / "x.db", clock=lambda: 1_000.0)
    services = Services(store)
    await services.lobbies.open("micronesia", GUILD, CHANNEL, AKI, "en")
    game = await services.lobbies.open("octa", GUILD, CHANNEL + 1, AKI, "en")
    await services.lobbies.join(game.id, BEN)
    await services.moves.begin(game.id, AKI)
    await services.tables.boards.begin(AKI, "octa", "en", ("random",))
    made = build_client(services, clock=lambda: 1_000.0)  # from here on there is somebody who tells
    monkeypatch.setattr(made, "is_ready", lambda: True)
    yield made
    await services.close()
    await made.notifier.close(0)
    made.app.pictures.close()
    await store.close()


async def page(port: int, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as browser, browser.get(f"http://{HOST}:{port}{path}") as answer:
        return answer.status, await answer.text()


def samples(text: str) -> dict[tuple[str, ...], float]:
    return {
        (sample.name, *(sample.labels[label] for label in sorted(sample.labels))): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


async def test_metrics_are_readable_by_prometheus_and_name_nobody(client: SainomeClient) -> None:
    client.app.measures.drawn(0.2)
    client.app.measures.answered("press", 0.03)
    client.app.measures.incident("abc123", 999.0, "game move")
    services = client.app.services
    async with endpoint(client, 0) as port:
        status, text = await page(port, "/metrics")
        session = await services.tables.in_channel(CHANNEL)
        assert session is not None
        row = await services.store.read(lambda db: outbox.newest(db, session.id))
        assert row is not None
        await services.reachability.mark_unreachable(session.id, str(Unreachable("forbidden")), row)
        parked = samples((await page(port, "/metrics"))[1])
    held = samples(text)
    assert status == 200
    assert held["sainome_sessions", "micronesia", "lobby"] == 1
    assert held["sainome_sessions", "octa", "playing"] == 1
    assert held["sainome_private_boards", "play"] == 1
    assert held["sainome_outbox_tables", "waiting"] == 2
    assert held["sainome_outbox_tables", "parked"] == 0
    assert held["sainome_draw_seconds_count",] == 1
    assert held["sainome_answer_seconds_bucket", "press", "0.05"] == 1
    assert held["sainome_incidents_total",] == 1
    assert held["sainome_commits_total",] >= 4
    assert held["sainome_connected",] == 1
    assert held["sainome_database_bytes",] > 10_000
    assert (parked["sainome_outbox_tables", "parked"], parked["sainome_letters", "waiting"] >= 1) == (1, True)
    known = (AKI.name, BEN.name, AKI.user_id, BEN.user_id, GUILD, CHANNEL)
    assert not [one for one in known if str(one) in text]


async def test_health_reflects_connection_and_database(
    client: SainomeClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with endpoint(client, 0) as port:
        assert await page(port, "/healthz") == (200, "ok\n")
        with monkeypatch.context() as patched:

            async def broken(work: object) -> object:
                raise OSError("no disk")

            patched.setattr(client.app.services.store, "read", broken)
            status, why = await page(port, "/healthz")
            assert (status, "database does not answer" in why) == (503, True)
        monkeypatch.setattr(client, "is_ready", lambda: False)
        assert await page(port, "/healthz") == (503, "not connected to Discord\n")
        assert (await page(port, "/"))[0] == 404


async def test_shard_that_is_down_shows(client: SainomeClient) -> None:
    shards = client.app.shards
    for shard_id in range(4):
        shards.connected(shard_id, 16)
    shards.disconnected(1)
    shards.disconnected(2)
    async with endpoint(client, 0) as port:
        assert await page(port, "/healthz") == (503, "not connected to Discord: shards 1-2 of 16\n")
        held = samples((await page(port, "/metrics"))[1])
    assert [held["sainome_shard_connected", str(shard_id)] for shard_id in range(4)] == [1, 0, 0, 1]
    assert held["sainome_connected",] == 0
    assert held["sainome_shards",] == 16


async def test_port_in_use_is_a_sentence(client: SainomeClient) -> None:
    async with endpoint(client, 0) as port:
        with pytest.raises(Stop, match=f"SAINOME_METRICS_PORT {port} cannot be used"):
            async with endpoint(client, port):
                pass
