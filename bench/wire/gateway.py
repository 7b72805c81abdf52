"""The gateway of the Discord on loopback: a websocket for each shard, welcomed with the servers of that shard."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Mapping
from itertools import count
from typing import Any

from aiohttp import WSMsgType, web

from .payloads import BOT, guild_raw

INVALID_SESSION = 9


class Gateway:
    """``shards`` are recommended to bots; ``ready`` is set once all of them are connected."""

    def __init__(self, guilds: Mapping[int, tuple[int, str]], shards: int = 1, concurrency: int = 1) -> None:
        """``guilds``: channel and name by guild; read at each welcome, so a test may take some away."""
        self._guilds = guilds
        self.shards, self.concurrency = shards, concurrency
        self.ready = asyncio.Event()
        self.identified: list[tuple[int, float]] = []
        """Each session that was begun: the shard, and when (``time.monotonic``)."""
        self._sockets: dict[int, web.WebSocketResponse] = {}
        self._sequence = count(1)

    def facts(self, address: str) -> dict[str, Any]:
        """Answer ``GET /gateway/bot``."""
        limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": self.concurrency}
        return {"url": f"ws://{address}/", "shards": self.shards, "session_start_limit": limit}

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(compress=False, max_msg_size=0)
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 41_250}, "s": None, "t": None})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                continue
            said = json.loads(message.data)
            if said["op"] == 1:
                await socket.send_json({"op": 11, "d": None, "s": None, "t": None})
            elif said["op"] == 2:
                shard_id, number = said["d"].get("shard", (0, 1))
                self.identified.append((shard_id, time.monotonic()))
                self._sockets[shard_id] = socket
                await self._welcome(shard_id, number, request.host)
            elif said["op"] == 6:  # no session is kept: the shard has to identify itself again
                await socket.send_json({"op": INVALID_SESSION, "d": False, "s": None, "t": None})
        return socket

    async def _welcome(self, shard_id: int, number: int, address: str) -> None:
        own = {guild: at for guild, at in self._guilds.items() if (guild >> 22) % number == shard_id}
        await self._send(
            shard_id,
            "READY",
            {
                "v": 10,
                "user": BOT,
                "guilds": [{"id": str(guild), "unavailable": True} for guild in own],
                "session_id": f"bench{shard_id}",
                "shard": [shard_id, number],
                "application": {"id": "1001", "flags": 0},
                "resume_gateway_url": f"ws://{address}/",
            },
        )
        for guild, (channel, name) in own.items():
            await self._send(shard_id, "GUILD_CREATE", guild_raw(guild, channel, name))
        if len(self._sockets) == number:
            self.ready.set()

    async def dispatch(self, event: str, payload: dict[str, Any], guild: int | None) -> None:
        """Send an event to the shard of its server, one without a server to shard 0."""
        await self._send(0 if guild is None else (guild >> 22) % self.shards, event, payload)

    async def _send(self, shard_id: int, event: str, payload: dict[str, Any]) -> None:
        socket = self._sockets.get(shard_id)
        if socket is not None and not socket.closed:
            await socket.send_json({"op": 0, "t": event, "s": next(self._sequence), "d": payload})

    async def hang_up(self, shard_id: int) -> None:
        """Close the connection of a shard, which then begins a new session."""
        await self._sockets.pop(shard_id).close(code=1001)
