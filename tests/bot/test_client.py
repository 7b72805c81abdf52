"""The client: its requests to Discord, its memory, its start and stop."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any, cast

import aiohttp
import discord
import pytest
import structlog
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.delivery.outgoing import PanelUpdate
from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.pictures import Pictures, Subject
from bot.kit.router import Verb
from bot.kit.shapes import Button, Option, Select
from bot.kit.wire import TOO_OLD, TooOld, error_code, view_of, with_retries
from bot.senders.panels import DiscordPanels, Outdated
from bot.session.model import PanelKind, Phase
from render.easel import Picture
from tests.hanging import HANG

from .player import choices, take
from .test_presses import begun, mover
from .world import World, no_pause, press, private

# --- requests to Discord -----------------------------------------------------------------------------------------


async def test_only_intent_is_guilds(world: World) -> None:
    assert [name for name, on in world.client.intents if on] == ["guilds"]


async def test_messages_ping_only_named_users(world: World) -> None:
    allowed = world.client.allowed_mentions
    assert allowed is not None
    assert allowed.to_dict() == {"parse": []}
    await begun(world)
    sends = [r.json for r in world.env.http_requests if r.method == "POST" and r.path.endswith("/messages")]
    for body in sends:
        assert body is not None
        assert body["allowed_mentions"]["parse"] == []
    assert [int(user) for user in sends[-1]["allowed_mentions"]["users"]] == [(await mover(world)).id]


async def test_commands_are_registered_only_when_they_changed(world: World) -> None:
    def puts() -> int:
        return sum(r.method == "PUT" and r.path.endswith("/commands") for r in world.env.http_requests)

    assert puts() == 1
    await world.restart()
    assert puts() == 1
    assert await world.client.tree.sync_if_changed(world.services.preferences, always=True)
    assert puts() == 2
    world.client.tree.remove_command("game")
    assert await world.client.tree.sync_if_changed(world.services.preferences)
    assert puts() == 3


# --- memory ------------------------------------------------------------------------------------------------------


async def test_connection_says_where_the_bot_is_and_what_it_cannot_reach(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def parked(guild_id: int | None = None) -> list[tuple[str, int]]:
        return [] if guild_id else [("a-table", world.channel.id)]

    with monkeypatch.context() as patched, structlog.testing.capture_logs() as said:
        patched.setattr(world.services.reachability, "parked_sessions", parked)
        await world.client.on_ready()
    connected, unreachable = said
    assert (connected["event"], connected["servers"], connected["shards"]) == ("client-connected", 1, 1)
    assert (unreachable["event"], unreachable["log_level"], unreachable["count"]) == (
        "tables-unreachable",
        "warning",
        1,
    )


async def test_no_view_stays_in_memory(world: World) -> None:
    await begun(world)
    actor = await mover(world)
    for _ in range(3):
        await press(actor, world.panel(), "My panel")
    store = world.client._connection._view_store
    assert not store._views
    assert not store._synced_message_views


async def test_closed_windows_leave_nothing_behind(world: World) -> None:
    await begun(world)
    await press(await mover(world), world.panel(), "My panel")
    assert not world.client.app._serving
    assert not world.client.app.pictures._lanes


# --- starting and stopping ---------------------------------------------------------------------------------------


async def test_computer_players_go_on_after_restart(world: World) -> None:
    aki = world.people["aki"]
    await aki.slash(world.channel, "game new", game="micronesia")
    for _ in range(2):
        which = private(await press(aki, world.panel(), "Set up…"))
        await press(aki, which, "Computer: normal")
    world.client.app.services.computers._tasks._closed = True  # the process dies before they move
    await press(aki, world.panel(), "Begin")
    session = await world.session()
    if session.movers == (0,):
        await world.skip_confirming("aki")
        await take(aki, world.panel(), choices(world.panel())[0])
        session = await world.session()
    assert session.phase is Phase.PLAYING
    assert session.players[session.movers[0]].is_computer
    await world.restart()
    await world.settle()
    after = await world.session()
    assert after.row > session.row
    assert after.phase is not Phase.PLAYING or after.movers == (0,)


async def test_closing_waits_for_running_press(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await begun(world)
    app = world.client.app
    order: list[str] = []
    begun_, go = asyncio.Event(), asyncio.Event()

    async def served() -> None:
        async with app.serving():
            begun_.set()
            await go.wait()
            order.append("served")

    async def stopped() -> None:
        await app.stop(60)
        order.append("stopped")

    ctx = asyncio.create_task(served())
    await begun_.wait()
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
    await begun(world)
    started, ended = asyncio.Event(), list[str]()

    async def endless(ctx: Context) -> None:
        started.set()
        try:
            await asyncio.Event().wait()
        finally:
            ended.append("cancelled")

    monkeypatch.setitem(cast(Any, world.client._router._verbs), "hand", Verb(endless))
    monkeypatch.setattr("bot.client.PRESSES_GRACE", 0.0)
    actor, panel = await mover(world), world.panel()
    mine = asyncio.create_task(press(actor, panel, "My panel"))
    with structlog.testing.capture_logs() as logs:
        await started.wait()
        await world.client.close()
        await mine
    assert (ended, world.client.app.served) == (["cancelled"], 0)
    assert [entry["event"] for entry in logs if entry["log_level"] != "info"] == []


async def test_closing_does_not_wait_for_the_farewell(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """aiohttp waits ten seconds for the close frame of a gateway that has gone."""

    class Gone:
        open = True

        async def close(self, code: int = 1000) -> None:
            await asyncio.Event().wait()

    monkeypatch.setattr("bot.client.GATEWAY_GRACE", 0.01)
    monkeypatch.setattr(world.client.shards[0]._parent, "ws", Gone())
    async with asyncio.timeout(HANG):
        await world.client.close()
        await world.client.close()
    assert world.client.is_closed()


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


async def test_drawing_stops_quietly() -> None:
    pictures, gate, started = Pictures(threads=1), threading.Event(), threading.Event()

    def draw() -> Picture:
        started.set()
        gate.wait(HANG)
        return Picture(b"", "board.jpg", "")

    with structlog.testing.capture_logs() as logs:
        drawn = pictures.ask(subject(1), draw)
        await asyncio.sleep(0)
        queued = pictures.ask(Subject("other", 1, 0, "en"), draw)
        newer = pictures.ask(subject(2), draw)
        await asyncio.to_thread(started.wait, HANG)
        pictures.close()
        gate.set()
        assert await drawn is not None
        assert [await queued, await newer, await pictures.ask(subject(3), draw)] == [None, None, None]
    assert logs == []


async def test_events_after_a_stop_begin_nothing(world: World) -> None:
    """READY just before SIGTERM: its handler would read a closed database."""
    begun = list[str]()

    async def handler() -> None:
        begun.append("ready")

    await world.client._run_event(handler, "on_ready")
    await world.client.close()
    await world.client._run_event(handler, "on_ready")
    assert begun == ["ready"]


async def test_closing_twice_is_closing_once(world: World) -> None:
    await asyncio.gather(world.client.close(), world.client.close())
    assert world.client.is_closed()


async def test_outdated_board_is_not_posted_after_the_end(world: World) -> None:
    await begun(world, stand_ins="false")
    first = await mover(world)
    sure = private(await first.slash(world.channel, "game leave"))
    await press(first, sure, "Resign")
    posted = len(world.messages())
    sender = DiscordPanels(world.client, world.client.app, world.clock)
    session = await world.session()

    late = PanelUpdate(session, PanelKind.BOARD, (), nonce="x", attempt=0, previous=None)
    with pytest.raises(Outdated):
        await sender.send(late)
    assert len(world.messages()) == posted


# --- pieces ------------------------------------------------------------------------------------------------------


async def test_only_transient_errors_are_retried() -> None:
    tries: list[int] = []

    def failing(error: Callable[[], Exception], times: int) -> Any:
        async def attempt() -> str:
            tries.append(1)
            if len(tries) <= times:
                raise error()
            return "done"

        return attempt

    class Answer:
        def __init__(self, status: int) -> None:
            self.status = status
            self.reason = "x"

    for is_transient in (
        lambda: discord.DiscordServerError(Answer(503), "busy"),  # type: ignore[arg-type]
        lambda: discord.HTTPException(Answer(500), "oops"),  # type: ignore[arg-type]
        ConnectionResetError,
        asyncio.TimeoutError,
        lambda: aiohttp.ClientPayloadError("cut"),
    ):
        tries.clear()
        assert await with_retries(failing(is_transient, 2), no_pause) == "done"
        assert len(tries) == 3
    tries.clear()
    with pytest.raises(discord.Forbidden):
        await with_retries(failing(lambda: discord.Forbidden(Answer(403), "no"), 1), no_pause)  # type: ignore[arg-type]
    assert len(tries) == 1
    tries.clear()
    with pytest.raises(ConnectionResetError):
        await with_retries(failing(ConnectionResetError, 9), no_pause)
    assert len(tries) == 3


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
    buttons, select = view.to_components()
    assert [button["label"] for button in buttons["components"]] == ["One", "Two"]  # type: ignore[typeddict-item]
    assert [button["disabled"] for button in buttons["components"]] == [False, True]  # type: ignore[typeddict-item]
    menu: Any = select["components"][0]  # type: ignore[typeddict-item]
    assert [(option["value"], option.get("default", False)) for option in menu["options"]] == [
        ("a", False),
        ("b", True),
    ]


def subject(revision: int, detail: str = "") -> Subject:
    return Subject("abcdefghij", revision, 0, "en", detail)


async def test_newest_picture_wins_and_pictures_are_cached() -> None:
    pictures = Pictures(threads=1)
    drawn: list[int] = []
    gate = threading.Event()

    def drawing(number: int) -> Callable[[], Picture]:
        def draw() -> Picture:
            gate.wait(HANG)
            drawn.append(number)
            return Picture(b"%d" % number, "board.jpg", "")

        return draw

    first = pictures.ask(subject(1), drawing(1))
    await asyncio.sleep(0)
    second = pictures.ask(subject(2), drawing(2))
    third = pictures.ask(subject(3), drawing(3))
    gate.set()
    found = [await one for one in (first, second, third)]
    assert [picture.data for picture in found if picture] == [b"1", b"3", b"3"]
    assert drawn == [1, 3], "what nobody waits for any more is not drawn"
    again = await pictures.ask(subject(3), drawing(9))
    assert again is not None
    assert again.data == b"3"
    pictures.close()
