"""Threads over the wire, against the bench's Discord: lost answers, repeated requests, whole games.

Bodies are compared with Discord's own description, where that is at hand.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import discord
import pytest

from bench.wire.payloads import FORUM
from bench.wire.people import People, _controls_of
from bench.wire.process import running
from bench.wire.server import Message, Server
from bot.client import build_client
from bot.rows.settings import POSTS
from bot.rows.threads import POST, THREAD, Parent, ThreadRow
from bot.seating.reachability import Unreachable
from bot.seating.rematch import REMATCH
from bot.seating.threads import Threads
from bot.senders.threads import AnswerLost, DiscordThreads
from bot.services import Services
from bot.session.model import Actor, Session
from bot.store import Store

from .openapi import body_faults, schema_faults
from .world import Bytes, ManualClock, no_pause

GUILD, CHANNEL = 2_000_000, 3_000_000
KINDS = {THREAD: CHANNEL, POST: CHANNEL + FORUM}


# --- one request after another ------------------------------------------------------------------------------------


def without_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let discord.py repeat its requests at once."""
    sleep = asyncio.sleep
    monkeypatch.setattr(asyncio, "sleep", lambda seconds: sleep(0))


@dataclass
class Wire:
    server: Server
    threads: DiscordThreads
    session: Session
    row: ThreadRow

    async def opened(self) -> tuple[int, int]:
        """Announce and start the thread; return its message and channel."""
        message = await self.threads.announce(self.session, self.row)
        return message, await self.threads.start(self.session, replace(self.row, message_id=message))

    @property
    def requests(self) -> list[str]:
        """Methods and paths of what made something, without ids."""
        return [f"{method} {_shape(path)}" for method, path, _ in self.server.bodies]


def _shape(path: str) -> str:
    return "/".join("#" if part.isdecimal() else part for part in path.split("/"))


@asynccontextmanager
async def wired(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str) -> AsyncIterator[Wire]:
    clock = ManualClock()
    store = await Store.open(tmp_path / f"{kind}.db", clock=clock)
    services = Services(store, random_bytes=Bytes("wire"))
    app = build_client(services, clock=clock, sleep=no_pause, strict=True).app
    server = Server({GUILD: (CHANNEL, "House")}, lambda message: None)
    client = discord.Client(intents=discord.Intents.none())
    try:
        async with server.serving():
            monkeypatch.setattr(discord.http.Route, "BASE", f"http://{server.address}/api/v10")
            await client.login("bench")
            forum: Any = {
                "id": str(CHANNEL + FORUM), "type": 15, "name": "boards", "guild_id": str(GUILD), "position": 0,
                "permission_overwrites": [], "available_tags": [],
            }  # fmt: skip
            guild: Any = discord.Object(GUILD)
            known = discord.ForumChannel(state=client._connection, guild=guild, data=forum)
            monkeypatch.setattr(client, "get_channel", lambda channel: known if channel == known.id else None)
            parent = Parent(kind, KINDS[kind])
            session = await services.lobbies.open("octa", GUILD, CHANNEL, Actor(11, "Aki"), "en", parent=parent)
            row = ThreadRow(session.channel_id, session.id, parent.channel_id, kind, None, False, 0.0)
            yield Wire(server, DiscordThreads(client, app), session, row)
            await app.old_messages.settle()
    finally:
        await client.close()
        await services.close()
        await store.close()


@pytest.mark.parametrize("kind", KINDS)
async def test_thread_is_opened_once_however_often_it_is_tried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    async with wired(tmp_path, monkeypatch, kind) as wire:
        first = await wire.opened()
        wire.row = replace(wire.row, is_begun=True)
        wire.server._nonces.clear()  # Discord forgets them after a few minutes
        assert await wire.opened() == first
        assert wire.server.threads == {first[1]: KINDS[kind]}
        assert await wire.threads.archive(first[1])
        assert ("PATCH", f"channels/{first[1]}", {"archived": True}) in wire.server.bodies
        assert _faults(wire.server.bodies) == []
        if kind == POST:
            with pytest.raises(Unreachable):
                await wire.threads.announce(wire.session, replace(wire.row, parent_id=1))


async def test_lost_answers_make_no_second_post_announcement_or_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """discord.py would ask a second time by itself."""
    without_pauses(monkeypatch)
    async with wired(tmp_path, monkeypatch, POST) as wire:
        wire.server.losing = 1
        with pytest.raises(AnswerLost):
            await wire.opened()
        wire.row = replace(wire.row, is_begun=True)
        _, thread = await wire.opened()
        assert wire.server.threads == {thread: KINDS[POST]}
        assert wire.requests == ["POST channels/#/threads"]
    async with wired(tmp_path, monkeypatch, THREAD) as wire:
        wire.server.losing = 1
        message = await wire.threads.announce(wire.session, wire.row)
        wire.server.losing = 1
        assert await wire.threads.start(wire.session, replace(wire.row, message_id=message)) == message
        assert wire.server.threads == {message: CHANNEL}
        assert len(wire.server._messages) == 1
        assert wire.requests.count("POST channels/#/messages/#/threads") == 2, "the second one answers 160004"


# --- bodies -------------------------------------------------------------------------------------------------------

ROUTES = {
    "POST channels/#/messages": ("/channels/{channel_id}/messages", "post"),
    "PATCH channels/#/messages/#": ("/channels/{channel_id}/messages/{message_id}", "patch"),
    "POST channels/#/messages/#/threads": ("/channels/{channel_id}/messages/{message_id}/threads", "post"),
    "POST channels/#/threads": ("/channels/{channel_id}/threads", "post"),
    "PATCH channels/#": ("/channels/{channel_id}", "patch"),
}


def _faults(bodies: list[tuple[str, str, dict[str, Any]]]) -> list[str]:
    """Return what Discord does not take of these bodies; skips where its description is absent."""
    found = []
    for method, path, body in bodies:
        route, verb = ROUTES[f"{method} {_shape(path)}"]
        if route == "/channels/{channel_id}/threads":  # the other choice asks for a name alone
            found += schema_faults("CreateForumThreadRequest", body)
        else:
            found += body_faults(route, verb, body)
    return found


# --- whole games --------------------------------------------------------------------------------------------------


class Beside(People):
    """One table whose panels are in a thread of its channel or forum."""

    def _posted(self, message: Message) -> None:
        table = self.tables[0]
        if message.channel_id not in (table.channel, message.id):  # the announcement, a post's first message
            table.posted(message)


@pytest.mark.slow
async def test_whole_game_in_a_post(tmp_path: Path) -> None:
    """One in a thread of a channel is played in ``test_threads``."""
    people = Beside(1)
    (table,) = people.tables
    path = tmp_path / "sainome.db"
    store = await Store.open(path)
    forum = table.channel + FORUM
    await Threads(store).choose(table.guild, POSTS, forum)
    await store.close()
    settings = {"SAINOME_DATABASE": str(path), "SAINOME_LOG_JSON": "true"}
    async with people.server.serving(), running(people.server, tmp_path, settings) as bot:
        await people.play(_at_once, lambda: table.panel is not None and bool(_controls_of(table.panel, REMATCH)))
        bot.terminate()
        assert await bot.ended() == 0
        assert not [line for line in bot.log() if "Traceback" in line or "exception" in line]
    assert table.panel is not None
    assert people.server.threads == {table.panel.channel_id: forum}
    assert _faults(people.server.bodies) == []


async def _at_once() -> None:
    """Press without waiting."""
    await asyncio.sleep(0)
