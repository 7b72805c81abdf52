"""Health and metrics of the bot: two pages on loopback, /healthz and /metrics (Prometheus)."""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import structlog
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from bot.client import SainomeClient
from bot.release import release
from bot.rows.figures import Figures
from bot.shards.gateway import spans
from bot.stop import WRONG_USE, Stop
from bot.store.figures import answers, figures

log = structlog.get_logger(__name__)

CLOSING = 0.5
"""Seconds that a stop waits for requests under way."""
HOST = "127.0.0.1"
PATIENCE = 5.0
"""Seconds that the database may take to answer."""


class Snapshot(Collector):
    """The metrics that are counted on request, not as they happen."""

    def __init__(self, counted: Figures, client: SainomeClient) -> None:
        self._counted = counted
        self._client = client

    def collect(self) -> Iterator[Metric]:
        counted, app = self._counted, self._client.app
        now = app.now()
        sessions = GaugeMetricFamily("sainome_sessions", "Sessions by phase and game", labels=["phase", "game"])
        for (phase, game), count in counted.sessions.items():
            sessions.add_metric([phase, game], count)
        yield sessions
        boards = GaugeMetricFamily("sainome_private_boards", "Private boards by kind", labels=["kind"])
        for kind, count in counted.boards.items():
            boards.add_metric([kind], count)
        yield boards
        yield _by_state("sainome_outbox_tables", "Tables with news", counted.undelivered, counted.undeliverable)
        yield _by_state("sainome_letters", "Messages beside the panels", counted.notices, counted.notices_parked)
        yield CounterMetricFamily("sainome_commits", "Transactions written", value=app.services.store.commits)
        late = 0.0 if counted.due_at is None else max(0.0, now - counted.due_at)
        for name, about, value in (
            ("sainome_quarantined_tables", "Open tables that an error has stopped", len(counted.quarantined)),
            ("sainome_clock_lag_seconds", "How long the oldest clock that is due has been waiting", late),
            ("sainome_database_bytes", "Size of the database file", counted.size),
            ("sainome_departed_servers", "Servers that were left and will be forgotten", counted.departed),
            ("sainome_servers", "Servers that the bot is on", len(self._client.guilds)),
            ("sainome_uptime_seconds", "Since the start", now - app.started),
            ("sainome_draining", "1: nothing new is taken, as a restart is near", int(app.is_draining)),
            (
                "sainome_connected",
                "1: connected to Discord, on all shards of this process",
                int(_is_connected(self._client)),
            ),
            ("sainome_picture_queue", "Pictures that wait for a drawer", app.pictures.queued),
            ("sainome_films", "Films that are drawn or wait", app.pictures.films),
            ("sainome_drawers", "Processes that draw pictures", len(app.pictures.drawers)),
            ("sainome_cluster_processes", "Processes that share the database", self._client.processes),
            ("sainome_shards", "Shards of the bot, over all its processes", app.shards.count),
        ):
            yield GaugeMetricFamily(name, about, value=value)
        yield from self._by_shard()
        if math.isfinite(self._client.latency):
            about = "The gateway's answer to the newest heartbeat"
            yield GaugeMetricFamily("sainome_gateway_latency_seconds", about, value=self._client.latency)
        version = GaugeMetricFamily("sainome_release", "Which version this is", labels=["version"])
        version.add_metric([release()], 1)
        yield version

    def _by_shard(self) -> Iterator[Metric]:
        about = "1: connected to Discord, by shard of this process"
        connected = GaugeMetricFamily("sainome_shard_connected", about, labels=["shard"])
        shards = self._client.app.shards
        for shard_id in sorted(shards.owned):
            connected.add_metric([str(shard_id)], int(shard_id in shards.up))
        yield connected
        about = "The gateway's answer to the newest heartbeat, by shard"
        latency = GaugeMetricFamily("sainome_shard_latency_seconds", about, labels=["shard"])
        for shard_id, seconds in sorted(self._client.latencies):
            if math.isfinite(seconds):
                latency.add_metric([str(shard_id)], seconds)
        yield latency


def _by_state(name: str, about: str, waiting: int, parked: int) -> Metric:
    family = GaugeMetricFamily(name, f"{about}: waiting, or not to be delivered (parked)", labels=["state"])
    family.add_metric(["waiting"], waiting)
    family.add_metric(["parked"], parked)
    return family


def _is_connected(client: SainomeClient) -> bool:
    """Whether every shard of this process is connected."""
    return client.is_waiting or (client.is_ready() and not client.app.shards.down)


@asynccontextmanager
async def endpoint(client: SainomeClient, port: int) -> AsyncIterator[int]:
    """Serve the two pages while inside, and yield the port (0 takes any free one). Stop if it is not available."""
    pages = web.Application()

    async def health(_: web.Request) -> web.Response:
        fault = await _fault(client)
        return web.Response(text=f"{fault or 'ok'}\n", status=503 if fault else 200)

    async def metrics(_: web.Request) -> web.Response:
        counted = await client.app.services.store.read(figures)
        text = generate_latest(client.app.measures.registry) + generate_latest(Snapshot(counted, client))
        return web.Response(body=text, headers={"Content-Type": CONTENT_TYPE_LATEST})

    pages.router.add_get("/healthz", health)
    pages.router.add_get("/metrics", metrics)
    runner = web.AppRunner(pages, access_log=None, shutdown_timeout=CLOSING)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, HOST, port).start()
        except OSError as error:
            why = error.strerror or error
            raise Stop(f"SAINOME_METRICS_PORT {port} cannot be used: {why}.", WRONG_USE) from error
        taken: int = runner.addresses[0][1]
        log.info("metrics-served", address=f"http://{HOST}:{taken}/metrics")
        yield taken
    finally:
        await runner.cleanup()


async def _fault(client: SainomeClient) -> str | None:
    """Return why the bot is unhealthy; None if it is healthy."""
    shards = client.app.shards
    if shards.up and shards.down:
        return f"not connected to Discord: shards {spans(shards.down)} of {shards.count}"
    if not _is_connected(client):
        return "not connected to Discord"
    try:
        await asyncio.wait_for(client.app.services.store.read(answers), PATIENCE)
    except Exception as error:
        # The boundary: whatever a broken database raises means that the bot is unhealthy.
        return f"the database does not answer: {error!r}"
    return None
