"""Errors of Discord and of the database, missing permissions, lost panels, faults of the bot: the game goes on."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from discord.webhook.async_ import AsyncWebhookAdapter
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from structlog.testing import capture_logs

import render
from bot.features.log.film import film_of
from bot.features.table import lines, presses
from bot.kit.answer import Answer
from bot.rows.errors import StoreUnavailable
from bot.session.model import Actor, Phase
from bot.tables.all_tables import Tables
from render import Page
from tests.hanging import HANG

from .conftest import PlainPainter
from .games import begun_game, lobby, press_path, reply_to
from .player import choices, take
from .test_presses import begun, mover
from .world import World, labels, open_world, press, private


def forbid(world: World, **permissions: bool) -> None:
    """Deny the bot permissions in the channel."""
    bot = world.client.user
    assert bot is not None
    deny = discord.Permissions(**permissions).value
    world.env.backend.set_overwrite(world.channel.id, Overwrite(bot.id, OverwriteType.MEMBER, 0, deny))


async def playing(world: World) -> int:
    """Begin a game of people who confirm nothing; return how many messages there are."""
    await begun_game(world, "aki", "ben", "chika")
    await world.skip_confirming("aki", "ben", "chika")
    return len(world.messages())


async def plays(world: World) -> Any:
    """Play the first choice of the table's message."""
    result = await take(await mover(world), world.panel(), choices(world.panel())[0])
    await world.settle()
    return result


def refuse_messages(world: World, status: int = 503, code: int = 0, times: int | None = None) -> None:
    world.env.inject_error("POST", "/channels/*/messages", status=status, code=code, times=times)


# --- errors of Discord -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("status", "times"), [(500, 1), (503, 2), (503, 4), (500, 4)])
async def test_failed_send_is_retried_once(world: World, status: int, times: int) -> None:
    """Every try carries the same nonce."""
    posted, before = await playing(world), len(world.env.http_requests)
    refuse_messages(world, status, times=times)
    await plays(world)
    assert len(world.messages()) == posted + 1
    assert [user.id for user in world.panel().mentions] == [(await mover(world)).id]
    asked = world.env.http_requests[before:]
    sends = [one.json for one in asked if one.method == "POST" and one.path.endswith("/messages")]
    assert all(body["enforce_nonce"] for body in sends)
    assert len({body["nonce"] for body in sends}) == 1


async def test_failed_acknowledgement_is_retried(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    for status in (500, 503):
        world.env.inject_error("POST", "/interactions/*", status=status)
        assert choices(private(await press(await mover(world), world.panel(), "My panel")))


async def test_work_is_done_while_discord_takes_the_acknowledgement(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On the way there and back the panel is read and drawn; a press that waited for it would end here as hung."""
    await begun_game(world, "aki", "ben", "chika")
    working, acknowledge, show = asyncio.Event(), Answer.acknowledge, presses.show_private

    async def late(answer: Answer) -> None:
        async with asyncio.timeout(HANG):
            await working.wait()
        await acknowledge(answer)

    async def noted(*args: Any, **more: Any) -> None:
        working.set()
        await show(*args, **more)

    monkeypatch.setattr(Answer, "acknowledge", late)
    monkeypatch.setattr(presses, "show_private", noted)
    assert choices(private(await press(await mover(world), world.panel(), "My panel")))


def cutting(cuts: list[Any], send: Callable[..., Any], *, always: bool = False) -> Callable[..., Any]:
    """Return what sends, and loses the response in transit: of the first request, or of each."""

    async def cut(*args: Any, **fields: Any) -> Any:
        sent = await send(*args, **fields)
        if always or not cuts:
            cuts.append(sent)
            raise aiohttp.ClientPayloadError("Response payload is not completed")
        return sent

    return cut


@pytest.mark.parametrize("call", ["create_interaction_response", "edit_original_interaction_response"])
async def test_answer_cut_in_transit_is_retried(world: World, monkeypatch: pytest.MonkeyPatch, call: str) -> None:
    await begun_game(world, "aki", "ben", "chika")
    actor, cuts = await mover(world), list[Any]()
    opened = private(await press(actor, world.panel(), "My panel"))
    monkeypatch.setattr(AsyncWebhookAdapter, call, cutting(cuts, getattr(AsyncWebhookAdapter, call)))
    with capture_logs() as logs:
        public = private(await press(actor, world.panel(), "My panel"))
        cuts.clear()
        in_place = await press(actor, opened, "All moves")
    assert choices(public)
    assert " → " in labels(private(in_place))[0], "the retry met 40060, and the panel was edited"
    assert [entry["event"] for entry in logs if entry["log_level"] != "info"] == []


async def test_panel_cut_in_transit_is_sent_once(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    posted, cuts = await playing(world), list[Any]()
    monkeypatch.setattr(discord.PartialMessage, "edit", cutting(cuts, discord.PartialMessage.edit, always=True))
    await plays(world)
    assert len(cuts) == 1, "the controls of the old panel are removed once"
    assert len(world.messages()) == posted + 1


async def test_arrived_panel_is_followed_by_the_rest(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The response to a panel is lost, and others act before the retry: no line is told twice."""
    posted, started = await playing(world), world.panel().id
    send, first = discord.PartialMessageable.send, dict[Any, discord.Message]()

    async def remembering(channel: discord.PartialMessageable, *args: Any, **fields: Any) -> discord.Message:
        nonce = fields["nonce"]
        if nonce in first:
            return first[nonce]
        first[nonce] = await send(channel, *args, **fields)
        if len(first) == 1:
            raise RuntimeError("the response is lost")
        return first[nonce]

    async def others_act(seconds: float) -> None:
        session, asked = await world.session(), await mover(world)
        notation = session.rules.notation(session.rules.legal_actions(session.state, session.movers[0])[0])
        actor = Actor(asked.id, asked.name)
        await world.services.moves.act(session.id, actor, notation, decision=None, interaction_id=None)

    monkeypatch.setattr(discord.PartialMessageable, "send", remembering)
    monkeypatch.setattr(world.client.publisher, "_sleep", others_act)
    await plays(world)
    one, two = (message.content.splitlines()[1] for message in world.messages()[posted:])
    assert "settles " in one
    assert "settles " in two
    assert one != two
    assert [message.id for message in world.messages() if message.components] == [world.messages()[-1].id]
    assert started != world.panel().id


@pytest.mark.parametrize("by", ["restart", "reconnection", "upkeep"])
async def test_given_up_delivery_is_retried(world: World, by: str) -> None:
    """It was tried for half an hour."""
    posted = await playing(world)
    refuse_messages(world)
    await plays(world)
    world.env.backend.faults.clear()
    await world.settle()
    assert len(world.messages()) == posted
    if by == "restart":
        await world.restart()
    elif by == "reconnection":
        await world.client.on_resumed()
    else:
        await world.env.advance_time(3_700)
    await world.settle()
    assert len(world.messages()) == posted + 1
    assert "settles " in world.panel().content


# --- panels and permissions --------------------------------------------------------------------------------------


async def test_lobby_that_cannot_be_edited_is_posted_again(world: World) -> None:
    """Deleted; old; in an archived thread, which sending reopens."""
    session = await lobby(world, "aki")
    world.env.backend.delete_message(world.channel.id, world.panel().id)
    await world.services.lobbies.join(session.id, Actor(world.people["ben"].id, "ben"))
    await world.settle()
    shown = world.panel()
    assert "**ben**" in shown.content
    world.clock.now += 2 * 3600
    await press(world.people["chika"], shown, "Join")
    assert world.panel().id != shown.id
    shown = world.panel()
    assert "**chika**" in shown.content
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50083, message="Thread is archived")
    await press_path(world, "dai", "join")
    assert world.panel().id != shown.id
    assert "**dai**" in world.panel().content


async def test_game_without_attach_permission_is_text(tmp_path: Path, plain_pictures: None) -> None:
    """And pings nobody by a name."""
    shown = {"aki": "@everyone", "ben": "**Ben**_x_", "chika": "<@1> [a](b)"}
    async with open_world(tmp_path / "x.db", shown_names=shown) as world:
        forbid(world, attach_files=True)
        await begun(world)
        panel = world.panel()
        assert panel.attachments == []
        for said in ("I may not attach files here", "▶ <@", "sland"):
            assert said in panel.content
        for odd in ("@everyone", "**Ben**", "<@1>", "[a](b)"):
            assert odd not in panel.content
        assert labels(private(await plays(world))) == ["Confirm", "Back", "Don’t ask again"]


async def test_failed_picture_becomes_text(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(PlainPainter):
        def paint(self, view: Any, scene: Any) -> Any:
            raise RuntimeError("no paint")

        def pages(self, view: Any, scene: Any) -> Any:
            return (Page("Islands", ("Twelve islands in words.",)),)

    monkeypatch.setitem(render.PAINTERS, "micronesia", Broken(render.PAINTERS["micronesia"]))  # type: ignore[attr-defined]
    await begun_game(world, "aki", "ben", "chika")
    panel = world.panel()
    assert "Twelve islands in words." in panel.content
    assert "drawing it failed" in panel.content
    shown = private(await press(await mover(world), panel, "My panel"))
    assert "Twelve islands in words." in shown.content
    assert choices(shown)


async def test_too_large_picture_becomes_text(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a panel, and of an answer: the move is made by then, and the answer says so."""
    await begun_game(world, "aki", "ben", "chika")
    edits = discord.InteractionResponse.edit_message, discord.Interaction.edit_original_response

    def words_only(edit: Callable[..., Any]) -> Callable[..., Any]:
        async def edited(of: Any, **fields: Any) -> Any:
            if fields["attachments"]:
                response: Any = SimpleNamespace(status=413, reason="Payload Too Large")
                raise discord.HTTPException(response, {"code": 40005, "message": "Request entity too large"})
            return await edit(of, **fields)

        return edited

    actor, session, posted = await mover(world), await world.session(), len(world.messages())
    preview = private(await plays(world))
    monkeypatch.setattr(discord.InteractionResponse, "edit_message", words_only(edits[0]))
    monkeypatch.setattr(discord.Interaction, "edit_original_response", words_only(edits[1]))
    refuse_messages(world, 413, 40005, times=1)
    shown = private(await press(actor, preview, "Confirm"))
    await world.settle()
    assert (await world.session()).row > session.row
    assert len(world.messages()) == posted + 1
    for one in (shown, world.panel()):
        assert "too large for this server" in one.content
        assert "went wrong" not in one.content
        assert one.attachments == []
    assert "▶ <@" in world.panel().content


async def test_no_lobby_opens_without_permission(world: World) -> None:
    forbid(world, send_messages=True)
    reply = await reply_to(world, "aki", "game new", game="micronesia")
    assert reply.startswith("I can’t run a game here. Missing: Send Messages.")
    assert await world.services.tables.in_channel(world.channel.id) is None


async def test_parked_channel_is_retried_on_request(world: World) -> None:
    await playing(world)
    actor = await mover(world)
    mine = private(await press(actor, world.panel(), "My panel"))
    forbid(world, send_messages=True)
    refuse_messages(world, 403, 50013)
    await take(actor, mine, choices(mine)[0])
    session = await world.session()
    assert session.phase is Phase.PLAYING
    assert await world.services.reachability.unreachable_reason(session.id) is not None
    world.env.backend.faults.clear()
    world.env.backend.get_channel(world.channel.id).overwrites.clear()  # without an event
    await actor.slash(world.channel, "game board")
    await world.settle()
    assert (await mover(world)).id in [user.id for user in world.panel().mentions]
    assert await world.services.reachability.unreachable_reason(session.id) is None


async def test_thread_that_is_joined_again_is_retried(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord tells of an unarchived thread as of one that is joined."""
    retried: list[int] = []

    async def retry(app: object, guild: discord.Guild, *, is_new: bool) -> None:
        retried.append(guild.id)

    monkeypatch.setattr("bot.client.retry_parked", retry)
    await world.client.on_thread_join(SimpleNamespace(guild=world.guild))  # type: ignore[arg-type]
    assert retried == [world.guild.id]


# --- the database is away ----------------------------------------------------------------------------------------


@contextmanager
def outage(world: World) -> Iterator[None]:
    async def away(work: object, **_: object) -> None:
        raise StoreUnavailable("postgresql://host/games", "connection refused")

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(world.store.driver, "read", away)
        patched.setattr(world.store.driver, "write", away)
        yield


@pytest.mark.database
async def test_outage_of_the_database_is_a_sentence_and_a_line(world: World) -> None:
    """For who presses, and in the log for each delivery; what was committed is sent when it is over."""
    session, tables = await begun_game(world, "aki", "ben", "chika"), world.services.tables
    with outage(world), capture_logs() as logs:
        world.client.publisher._ask(session.id)
        await world.client.publisher.settle()
        await world.client.upkeep()
    assert [entry["event"] for entry in logs] == ["task-failed", "upkeep-failed"]
    assert not any(entry.get("exc_info") for entry in logs)
    for is_ticking in (True, False):
        unplugged = list(tables._listeners)
        tables._listeners.clear()
        await world.services.moves.post_again(session.id)  # committed, and nobody hears of it
        tables._listeners.extend(unplugged)
        posted = len(world.messages())
        with outage(world):
            if is_ticking:
                await world.client.tick()
            else:
                shown = private(await press(world.people["aki"], world.panel(), "My panel"))
                assert "My database isn’t answering" in shown.content
                assert "Incident" not in shown.content
        assert len(world.messages()) == posted
        await world.client.tick()
        await world.settle()
        assert len(world.messages()) == posted + 1
    assert "database" not in private(await press(world.people["aki"], world.panel(), "My panel")).content


@pytest.mark.sqlite
async def test_press_while_the_file_is_locked_is_a_sentence_and_a_line(world: World) -> None:
    """It was an incident with its traceback."""
    await playing(world)
    row = (await world.session()).row
    await world.store.write(lambda db: db.execute("PRAGMA busy_timeout = 0"))
    assert world.store.path is not None
    actor = await mover(world)
    with closing(sqlite3.connect(world.store.path, isolation_level=None)) as other, capture_logs() as logs:
        other.execute("BEGIN IMMEDIATE")
        shown = private(await take(actor, world.panel(), choices(world.panel())[0]))
    assert "My database isn’t answering" in shown.content
    warned = [entry for entry in logs if entry["log_level"] in ("warning", "error")]
    assert [entry["event"] for entry in warned] == ["press-during-outage"]
    assert warned[0]["reason"].endswith("cannot be used now: database is locked.")
    await plays(world)
    assert (await world.session()).row > row


# --- faults of the bot -------------------------------------------------------------------------------------------


def broken(*args: object, **more: object) -> object:
    raise KeyError("the secret of the bot")


async def test_fault_becomes_a_sentence_and_an_incident(
    world: World, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In a game of hidden choices the pressed button is secret, and stays out of the log."""
    session = await begun_game(world, "aki", "ben", "chika")
    with monkeypatch.context() as patched:
        patched.setattr(presses, "pov_of", broken)
        reply = private(await press(world.people["aki"], world.panel(), "My panel")).content
    assert reply.startswith("Something went wrong. /game panel shows whether this counted.")
    incident = reply.rstrip(".").split()[-1]
    assert len(incident) == 6
    assert "secret" not in reply
    logged = capsys.readouterr().out
    assert incident in logged
    assert "the secret of the bot" in logged, "the log has the traceback"
    verb, notation = choices(world.panel())[0][0].split(":")[3::2]
    monkeypatch.setattr(lines, "preview_of_line", broken)
    await plays(world)
    logged, _, _ = capsys.readouterr().out.partition("Traceback")  # with locals in tests, without in the bot
    assert f"press=s1:{session.id}:" in logged
    assert f":{verb}" in logged
    assert notation not in logged
    world.locales[world.people["aki"].id] = "ja"
    monkeypatch.setattr(Tables, "last_in_channel", broken)
    assert (await reply_to(world, "aki", "game panel")).startswith("エラーが起きました。"), "of a command alike"


async def test_film_does_not_delay_stopping(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next start sends the end card with its film."""
    session = await begun_game(world, "aki", "ben", "chika", stand_ins="false")
    resigned = await world.people["aki"].slash(world.channel, "game leave")
    await press(world.people["aki"], private(resigned), "Resign")
    over, app = await world.services.tables.load(session.id), world.client.app
    assert over.phase is Phase.OVER
    for is_closed in (True, False):
        monkeypatch.setattr(app, "is_closed", is_closed)
        assert (await film_of(app, over, app.voice("en", over)) is None) == is_closed
