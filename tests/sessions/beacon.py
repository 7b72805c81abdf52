"""A beacon on loopback that answers as drand does, or as a test wants."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from copy import copy
from dataclasses import dataclass, field
from hashlib import sha256

from aiohttp import web

SIGNATURE = "cd" * 96
"""It is nobody's: the key of a beacon on loopback is not known."""
RANDOMNESS = sha256(bytes.fromhex(SIGNATURE)).hexdigest()


@dataclass
class StandIn:
    """``latest`` is the newest round; the one to come is published after ``early`` questions for it."""

    url: str = ""
    latest: int = 40
    early: int = 0
    asked: list[str] = field(default_factory=list)
    instead: web.Response | None = None
    """The answer to everything, if set."""
    gate: asyncio.Event = field(default_factory=asyncio.Event)
    """Rounds are answered once it is set."""
    reached: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when a round is asked for."""

    async def answer(self, request: web.Request) -> web.Response:
        name = request.match_info["name"]
        self.asked.append(name)
        if name != "latest":
            self.reached.set()
            await self.gate.wait()
        if self.instead is not None:
            return copy(self.instead)  # one that was sent cannot be sent again: whoever asks would wait for ever
        number = self.latest if name == "latest" else int(name)
        if number > self.latest:
            if self.early > 0:
                self.early -= 1
                return web.Response(status=404, text="not yet")
            self.latest = number
        return web.json_response({"round": number, "randomness": RANDOMNESS, "signature": SIGNATURE})


@asynccontextmanager
async def beacon_here() -> AsyncIterator[StandIn]:
    """Serve a beacon until the test ends."""
    stand_in = StandIn()
    stand_in.gate.set()
    app = web.Application()
    app.router.add_get("/public/{name}", stand_in.answer)
    app.router.add_get("/public/{chain}/{name}", stand_in.answer)
    runner = web.AppRunner(app, shutdown_timeout=0)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    stand_in.url = f"http://127.0.0.1:{runner.addresses[0][1]}/public"
    try:
        yield stand_in
    finally:
        stand_in.gate.set()
        await runner.cleanup()
