"""The client: its requests to Discord, its memory, its start and stop."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any, cast

import aiohttp
import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from structlog.testing import capture_logs

from bot.delivery.outgoing import PanelUpdate
from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.pictures import Pictures, Subject
from bot.kit.router import Verb
from bot.kit.shapes import Button, Option, Select
from bot.kit.wire import TOO_OLD, TooOld, error_code, view_of, with_retries
from bot.senders.panels import DiscordPanels, Outdated
from bot.session.model import PanelKind
from render.easel import Picture
from tests.hanging import HANG

from .games import begun_game, mover
from .player import choices, take
from .world import World, no_pause, press, private


async def test_messages_ping_only_named_users_and_no_view_stays_in_memory(world: World) -> None:
    assert [name for name, on in world.client.intents if on] == ["guilds"]
    assert world.client.allowed_mentions is not None
    assert world.client.allowed_mentions.to_dict() == {"parse": []}
    await begun_game(world, "aki", "ben", "chika")
    sends = [r.json for r in world.env.http_requests if r.method == "POST" and r.path.endswith("/messages")]
    assert all(body["allowed_mentions"]["parse"] == [] for body in sends)
    actor = await mover(world)
    assert [int(user) for user in sends[-1]["allowed_mentions"]["users"]] == [actor.id]
    for _ in range(3):
        await press(actor, world.panel(), "My panel")
    views, app = world.client._connection._view_store, world.client.app
    for kept in (views._views, views._synced_message_views, app._serving, app.pictures._lanes):
        assert not kept


async def test_commands_are_registered_only_when_they_changed(world: World) -> None:
    def puts() -> int:
        return sum(r.method == "PUT" and r.path.endswith("/commands") for r in world.env.http_requests)

    assert puts() == 1
    await world.restart()
    assert puts() == 1
    tree, preferences = world.client.tree, world.services.preferences
    assert await tree.sync_if_changed(preferences, always=True)
    tree.remove_command("game")
    assert await tree.sync_if_changed(preferences)
    assert puts() == 3


async def test_connection_says_where_the_bot_is_and_what_it_cannot_reach(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def parked(guild_id: int | None = None) -> list[tuple[str, int]]:
        return [] if guild_id else [("a-table", world.channel.id)]

    with monkeypatch.context() as patched, capture_logs() as said:
        patched.setattr(world.services.reachability, "parked_sessions", parked)
        await world.client.on_ready()
    connected, unreachable = said
    assert (connected["event"], connected["servers"], connected["shards"]) == ("client-connected", 1, 1)
    told = (unreachable["event"], unreachable["log_level"], unreachable["count"])
    assert told == ("tables-unreachable", "warning", 1)


# --- starting and stopping ---------------------------------------------------------------------------------------


async def test_closing_waits_for_running_press(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    app, order = world.client.app, list[str]()
    begun, go = asyncio.Event(), asyncio.Event()

    async def served() -> None:
        async with app.serving():
            begun.set()
            await go.wait()
            order.append("served")

    async def stopped() -> None:
        await app.stop(60)
        order.append("stopped")

    ctx = asyncio.create_task(served())
    await begun.wait()
    stop = asyncio.create_task(stopped())
    await asyncio.sleep(0)
    go.set()
    await asyncio.gather(ctx, stop)
    assert order == ["served", "stopped"]
    row = (await world.session()).row
    result = await take(await mover(world), world.panel(), choices(world.panel())[0])
    assert not result.acknowledged, "nothing new is accepted; Discord tells the presser"
    assert (await world.session()).row == row


async def test_closing_cancels_a_press_that_takes_too_long(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would meet a closed connection later, and log a traceback or two."""
    await begun_game(world, "aki", "ben", "chika")
    started, ended = asyncio.Event(), list[str]()

    async def endless(ctx: Context) -> None:
        started.set()
        try:
            await asyncio.Event().wait()
        finally:
            ended.append("cancelled")

    monkeypatch.setitem(cast(Any, world.client._router._verbs), "hand", Verb(endless))
    monkeypatch.setattr("bot.client.PRESSES_GRACE", 0.0)
    mine = asyncio.create_task(press(await mover(world), world.panel(), "My panel"))
    with capture_logs() as logs:
        await started.wait()
        await world.client.close()
        await mine
    assert (ended, world.client.app.served) == (["cancelled"], 0)
    assert [entry["event"] for entry in logs if entry["log_level"] != "info"] == []


async def test_closing_does_not_wait_for_the_farewell(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """aiohttp waits ten seconds for the close frame of a gateway that has gone. Closing twice is closing once, and
    events begin nothing after it: READY just before SIGTERM would read a closed database."""

    class Gone:
        open = True

        async def close(self, code: int = 1000) -> None:
            await asyncio.Event().wait()

    begun = list[str]()

    async def handler() -> None:
        begun.append("ready")

    await world.client._run_event(handler, "on_ready")
    monkeypatch.setattr("bot.client.GATEWAY_GRACE", 0.01)
    monkeypatch.setattr(world.client.shards[0]._parent, "ws", Gone())
    async with asyncio.timeout(HANG):
        await asyncio.gather(world.client.close(), world.client.close())
        await world.client.close()
    assert world.client.is_closed()
    await world.client._run_event(handler, "on_ready")
    assert begun == ["ready"]


@pytest.mark.parametrize(
    ("lost", "graces"), [(0.0, (3.0, 3.0, 0.5)), (4.5, (3.0, 1.5, 0.5)), (9.0, (3.0, 0.1, 0.1))]
)
async def test_stop_has_one_time_for_all(
    world: World, monkeypatch: pytest.MonkeyPatch, lost: float, graces: tuple[float, ...]
) -> None:
    """On a busy machine the first step takes more than its own; what waits after it stays in the outbox."""
    client, now, given = world.client, [100.0], list[float]()
    monkeypatch.setattr("bot.client.monotonic", lambda: now[0])

    def stub(part: object, name: str, takes: float = 0.0) -> None:
        step = getattr(part, name)

        async def stubbed(seconds: float) -> None:
            given.append(seconds)
            now[0] += takes
            await step(HANG)

        monkeypatch.setattr(part, name, stubbed)

    stub(client.app, "stop", lost)
    stub(client.publisher, "close")
    stub(client.app.old_messages, "close")
    await client.close()
    assert tuple(given) == graces


async def test_outdated_board_is_not_posted_after_the_end(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika", stand_ins="false")
    first = await mover(world)
    await press(first, private(await first.slash(world.channel, "game leave")), "Resign")
    posted = len(world.messages())
    late = PanelUpdate(await world.session(), PanelKind.BOARD, (), nonce="x", attempt=0, previous=None)
    with pytest.raises(Outdated):
        await DiscordPanels(world.client, world.client.app, world.clock).send(late)
    assert len(world.messages()) == posted


# --- pieces ------------------------------------------------------------------------------------------------------


async def test_only_transient_errors_are_retried() -> None:
    def answered(status: int, kind: Any = discord.HTTPException) -> Callable[[], Exception]:
        response: Any = type("Answer", (), {"status": status, "reason": "x"})()
        return lambda: kind(response, "no")  # type: ignore[no-any-return]

    async def tries(error: Callable[[], Exception], times: int) -> int:
        tried = 0

        async def attempt() -> str:
            nonlocal tried
            tried += 1
            if tried <= times:
                raise error()
            return "done"

        try:
            assert await with_retries(attempt, no_pause) == "done"
        except type(error()):
            tried = -tried
        return tried

    for is_transient in (
        answered(503, discord.DiscordServerError),
        answered(500),
        ConnectionResetError,
        asyncio.TimeoutError,
        lambda: aiohttp.ClientPayloadError("cut"),
    ):
        assert await tries(is_transient, 2) == 3
    assert await tries(answered(403, discord.Forbidden), 1) == -1, "given up"
    assert await tries(ConnectionResetError, 9) == -3


async def test_limit_without_a_time_to_wait_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """discord.py looks up ``retry_after`` in an answer that has none (30046), for the bot and for answers alike."""

    async def refuse(_: web.Request) -> web.Response:
        said = b'{"code": 30046, "message": "Maximum number of edits to messages older than 1 hour reached."}'
        return web.Response(body=said, status=429, content_type="application/json", headers={"Via": "Discord"})

    pages = web.Application()
    pages.router.add_route("*", "/{anything:.*}", refuse)
    async with TestServer(pages) as server, aiohttp.ClientSession() as session:
        monkeypatch.setattr(discord.http.Route, "BASE", str(server.make_url("/api")))
        http = discord.http.HTTPClient(asyncio.get_running_loop())
        webhook = discord.Webhook.partial(1, "token", session=session)
        for call in (lambda: http.static_login("token"), lambda: webhook.send("words")):
            with pytest.raises(TooOld) as caught:
                await with_retries(call, no_pause)
            assert error_code(caught.value) == TOO_OLD
        await http.close()
    with pytest.raises(KeyError):
        await with_retries(lambda: asyncio.to_thread({}.pop, "another key"), no_pause)


async def test_controls_are_sent_as_built() -> None:
    rows = (
        (Button("One", custom_id("abcdefghij", 0, ("a",)), "success"), Button("Two", "s1:x:0:b", disabled=True)),
        Select("s1:x:0:pick", "Which?", (Option("First", "a"), Option("Second", "b", chosen=True))),
    )
    view = view_of(rows)
    assert view.is_finished()
    buttons, select = cast(Any, view.to_components())
    assert [(one["label"], one["disabled"]) for one in buttons["components"]] == [("One", False), ("Two", True)]
    (menu,) = select["components"]
    chosen = [(option["value"], option.get("default", False)) for option in menu["options"]]
    assert chosen == [("a", False), ("b", True)]


class Held:
    """A queue of pictures of one thread, which is held until the gate is open."""

    def __init__(self) -> None:
        self.pictures, self.gate, self.started = Pictures(threads=1), threading.Event(), threading.Event()
        self.drawn: list[int] = []

    def asks(self, number: int, name: str = "abcdefghij") -> asyncio.Future[Picture | None]:
        def draw() -> Picture:
            self.started.set()
            self.gate.wait(HANG)
            self.drawn.append(number)
            return Picture(b"%d" % number, "board.jpg", "")

        return self.pictures.ask(Subject(name, number, 0, "en"), draw)


async def test_drawing_stops_quietly() -> None:
    held = Held()
    with capture_logs() as logs:
        drawn = held.asks(1)
        await asyncio.sleep(0)
        others = [held.asks(1, "other"), held.asks(2)]
        await asyncio.to_thread(held.started.wait, HANG)
        held.pictures.close()
        held.gate.set()
        assert await drawn is not None
        assert [await one for one in (*others, held.asks(3))] == [None, None, None]
    assert logs == []


async def test_newest_picture_wins_and_pictures_are_cached() -> None:
    held = Held()
    first = held.asks(1)
    await asyncio.sleep(0)
    later = [held.asks(2), held.asks(3)]
    held.gate.set()
    found = [await one for one in (first, *later, held.asks(3))]
    assert [picture.data for picture in found if picture] == [b"1", b"3", b"3", b"3"]
    assert held.drawn == [1, 3], "what nobody waits for any more is not drawn"
    held.pictures.close()
