"""The cost of five journeys in ``bot/``: calls, files, hops, transactions and decoded sessions.

Traced at run time under simcord, on the event loop's thread: neither the statements in the database's thread nor
drawing are counted. A resumed coroutine is not another call; a hop is a call whose nearest caller in ``bot/`` is in
another file.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Any

import structlog
from simcord import Env

import bot
from bot.client import SainomeClient, build_client
from bot.services import Services
from bot.session import codec
from bot.session.model import Actor, Session
from bot.store import Store
from engines import GAMES

GAME, PEOPLE = next(iter(GAMES)), ("aki", "ben", "chika")
ROOT = str(Path(bot.__file__).parent)


class Trace:
    """Counts what runs in ``bot/`` while it is on."""

    def __init__(self) -> None:
        self.is_on = False
        self._frames: list[FrameType] = []
        self._seen: set[int] = set()
        self._store: Counter[str] = Counter()

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        if not self.is_on or event != "call" or not frame.f_code.co_filename.startswith(ROOT):
            return
        if id(frame) not in self._seen:
            self._seen.add(id(frame))
            self._frames.append(frame)  # kept, so that its id is not used again

    def watch(self, target: Any, name: str, as_what: str) -> None:
        """Count the calls of a function."""
        original = getattr(target, name)

        def counted(*args: Any, **more: Any) -> Any:
            self._store[as_what] += self.is_on
            return original(*args, **more)

        setattr(target, name, counted)

    def begin(self) -> None:
        self._frames, self._seen, self.is_on = [], set(), True
        self._store.clear()

    def end(self) -> dict[str, int]:
        """The figures since ``begin``."""
        self.is_on = False
        calls = [frame for frame in self._frames if not frame.f_code.co_name.startswith(("<", "settle"))]
        hops = sum(_file(frame) != caller for frame in calls if (caller := _caller(frame)) is not None)
        figures = {"calls": len(calls), "files": len({_file(frame) for frame in calls}), "hops": hops}
        self._frames, self._seen = [], set()
        return {**figures, **{key: self._store[key] for key in ("reads", "writes", "decoded")}}


def _file(frame: FrameType) -> str:
    return frame.f_code.co_filename


def _caller(frame: FrameType) -> str | None:
    """The file of the nearest caller in ``bot/``, as far as it is still known."""
    above = frame.f_back
    while above is not None and not _file(above).startswith(ROOT):
        above = above.f_back
    return None if above is None else _file(above)


def measure() -> dict[str, Any]:
    """The figures by journey."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    trace = Trace()
    sys.setprofile(trace)
    try:
        with TemporaryDirectory() as folder:
            return asyncio.run(_journeys(trace, Path(folder) / "bench.db"))
    finally:
        sys.setprofile(None)


async def _journeys(trace: Trace, path: Path) -> dict[str, Any]:
    store = await Store.open(path)
    trace.watch(store, "read", "reads")
    trace.watch(store, "_write", "writes")
    trace.watch(codec, "decode", "decoded")
    client = build_client(Services(store), shard_count=1)
    env = Env(client, settle_timeout=60.0)
    await env.start()
    try:
        return await _travel(trace, env, client)
    finally:
        await env.shutdown()
        await store.close()


async def _travel(trace: Trace, env: Env, client: SainomeClient) -> dict[str, Any]:
    guild = env.create_guild("Table")
    channel = guild.create_text_channel("games")
    people = {name: guild.add_member(env.create_user(name)) for name in PEOPLE}
    actors = [Actor(member.id, name) for name, member in people.items()]
    session = await _dealt(client, actors, guild.id, channel.id)

    async def settled() -> None:
        await client.app.services.settle()
        await client.publisher.settle()
        await client.notifier.settle()
        await env.settle()

    async def now() -> Session:
        return await client.app.services.tables.load(session.id)

    async def press() -> None:
        present = await now()
        user = present.players[present.movers[0]].user_id
        panel = next(message for message in reversed(channel.history()) if message.components)
        button = panel.components[0].to_dict()["components"][0]  # type: ignore[union-attr]
        trace.begin()
        await next(one for one in people.values() if one.id == user).click(panel, custom_id=button["custom_id"])
        await settled()

    async def typed(command: str) -> None:
        trace.begin()
        await people["aki"].slash(channel, command)
        await settled()

    async def tick() -> None:
        trace.begin()
        await client.scheduler.tick()
        await settled()

    ways: Mapping[str, Callable[[], Awaitable[None]]] = {
        "press that ends a turn": press,
        "/game hand": lambda: typed("game hand"),
        "/game log": lambda: typed("game log"),
        "/standings": lambda: typed("standings"),
        "tick": tick,
    }
    figures: dict[str, Any] = {}
    for name, way in ways.items():
        for _ in range(2):  # the first run fills the caches of pictures and texts
            await settled()
            await way()
            figures[name] = trace.end()
    return figures


async def _dealt(client: SainomeClient, actors: list[Actor], guild_id: int, channel_id: int) -> Session:
    services = client.app.services
    for actor in actors:
        await services.preferences.change_user(actor.user_id, _without_confirming)
    lobby = await services.lobbies.open(GAME, guild_id, channel_id, actors[0], "en")
    for actor in actors[1:]:
        await services.lobbies.join(lobby.id, actor)
    return await services.moves.begin(lobby.id, actors[0])


def _without_confirming(mine: Any) -> Any:
    return type(mine)(confirm=False)
