"""Errors of Discord, missing permissions, deleted panels, faults of the bot: the game goes on and reports them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
import structlog
from discord.webhook.async_ import AsyncWebhookAdapter
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

import render
from bot.features.log.film import film_of
from bot.features.table import lines, presses
from bot.kit.answer import Answer
from bot.session.model import Actor, Phase
from bot.tables.all_tables import Tables
from render import Page
from tests.hanging import HANG

from .games import press_path
from .player import choices, take
from .test_presses import begun, mover
from .world import World, labels, open_world, press, private


def forbid(world: World, **permissions: bool) -> None:
    """Deny the bot permissions in the channel."""
    bot = world.client.user
    assert bot is not None
    world.env.backend.set_overwrite(
        world.channel.id,
        Overwrite(
            target_id=bot.id, type=OverwriteType.MEMBER, allow=0, deny=discord.Permissions(**permissions).value
        ),
    )


# --- errors of Discord -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("status", [500, 503])
@pytest.mark.parametrize("times", [1, 2, 4])
async def test_failed_send_is_retried_once(world: World, status: int, times: int) -> None:
    await begun(world)
    await world.skip_confirming("aki", "ben", "chika")
    posted = len(world.messages())
    world.env.inject_error("POST", "/channels/*/messages", status=status, times=times)
    await take(await mover(world), world.panel(), choices(world.panel())[0])
    await world.settle()
    assert len(world.messages()) == posted + 1
    assert [user.id for user in world.panel().mentions] == [(await mover(world)).id]


async def test_every_try_carries_same_nonce(world: World) -> None:
    await begun(world)
    await world.skip_confirming("aki", "ben", "chika")
    before = len(world.env.http_requests)
    world.env.inject_error("POST", "/channels/*/messages", status=503, times=2)
    await take(await mover(world), world.panel(), choices(world.panel())[0])
    sends = [
        request.json
        for request in world.env.http_requests[before:]
        if request.method == "POST" and request.path.endswith("/messages")
    ]
    assert len(sends) >= 1
    assert all(body["enforce_nonce"] for body in sends)
    assert len({body["nonce"] for body in sends}) == 1


@pytest.mark.parametrize("status", [500, 503])
async def test_failed_acknowledgement_is_retried(world: World, status: int) -> None:
    await begun(world)
    world.env.inject_error("POST", "/interactions/*", status=status)
    shown = private(await press(await mover(world), world.panel(), "My panel"))
    assert choices(shown)


async def test_work_is_done_while_discord_takes_the_acknowledgement(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On the way there and back the panel is read and drawn; a press that waited for it would end here as hung."""
    await begun(world)
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
    shown = private(await press(await mover(world), world.panel(), "My panel"))
    assert choices(shown)


@pytest.mark.parametrize("call", ["create_interaction_response", "edit_original_interaction_response"])
async def test_answer_cut_in_transit_is_retried(world: World, monkeypatch: pytest.MonkeyPatch, call: str) -> None:
    await begun(world)
    actor = await mover(world)
    opened = private(await press(actor, world.panel(), "My panel"))
    send, cuts = getattr(AsyncWebhookAdapter, call), []

    async def cut_once(*args: Any, **kwargs: Any) -> Any:
        found = await send(*args, **kwargs)
        if not cuts:
            cuts.append(call)
            raise aiohttp.ClientPayloadError("Response payload is not completed")
        return found

    monkeypatch.setattr(AsyncWebhookAdapter, call, cut_once)
    with structlog.testing.capture_logs() as logs:
        public = private(await press(actor, world.panel(), "My panel"))
        cuts.clear()
        in_place = await press(actor, opened, "All moves")
    assert choices(public)
    assert " → " in labels(private(in_place))[0], "the retry met 40060, and the panel was edited"
    assert [entry["event"] for entry in logs if entry["log_level"] != "info"] == []


async def test_panel_cut_in_transit_is_sent_once(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await begun(world)
    await world.skip_confirming("aki", "ben", "chika")
    posted = len(world.messages())
    edit, cuts = discord.PartialMessage.edit, []

    async def cut(message: discord.PartialMessage, **fields: Any) -> Any:
        cuts.append(await edit(message, **fields))
        raise aiohttp.ClientPayloadError("Response payload is not completed")

    monkeypatch.setattr(discord.PartialMessage, "edit", cut)
    await take(await mover(world), world.panel(), choices(world.panel())[0])
    await world.settle()
    assert len(cuts) == 1, "the controls of the old panel are removed once"
    assert len(world.messages()) == posted + 1


async def test_arrived_panel_is_followed_by_the_rest(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The response to a panel is lost, and others act before the retry: no line is told twice."""
    await begun(world)
    await world.skip_confirming("aki", "ben", "chika")
    started, posted = world.panel().id, len(world.messages())
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
    await take(await mover(world), world.panel(), choices(world.panel())[0])
    await world.settle()
    one, two = (message.content.splitlines() for message in world.messages()[posted:])
    assert "settles " in one[1]
    assert "settles " in two[1]
    assert one[1] != two[1]
    assert [message.id for message in world.messages() if message.components] == [world.messages()[-1].id]
    assert started != world.panel().id


async def act_while_sending_fails(world: World) -> int:
    """Begin a game and play a choice while Discord refuses messages; return the number of messages before it."""
    await begun(world)
    await world.skip_confirming("aki", "ben", "chika")
    posted = len(world.messages())
    world.env.inject_error("POST", "/channels/*/messages", status=503, times=None)
    await take(await mover(world), world.panel(), choices(world.panel())[0])
    return posted


async def test_outbox_goes_on_after_restart(world: World) -> None:
    posted = await act_while_sending_fails(world)
    assert len(world.messages()) == posted
    world.env.backend.faults.clear()
    await world.restart()
    await world.settle()
    assert len(world.messages()) == posted + 1
    assert world.panel().content.count("settles ") >= 1


async def test_reconnect_retries_given_up_deliveries(world: World) -> None:
    posted = await act_while_sending_fails(world)
    world.env.backend.faults.clear()
    await world.settle()
    assert len(world.messages()) == posted, "it was tried for half an hour"
    await world.client.on_resumed()
    await world.client.publisher.settle()
    assert len(world.messages()) == posted + 1


async def test_upkeep_retries_given_up_deliveries(world: World) -> None:
    posted = await act_while_sending_fails(world)
    world.env.backend.faults.clear()
    await world.env.advance_time(3_700)
    await world.settle()
    assert len(world.messages()) == posted + 1


# --- panels and permissions --------------------------------------------------------------------------------------


async def test_deleted_panel_loses_nothing(world: World) -> None:
    await begun(world)
    actor = await mover(world)
    world.env.backend.delete_message(world.channel.id, world.panel().id)
    await actor.slash(world.channel, "game board")
    await world.settle()
    panel = world.panel()
    assert panel.mentions == [], "nobody is pinged twice for the same turn"
    shown = private(await take(actor, panel, choices(panel)[0]))
    await press(actor, shown, "Confirm")
    assert (await mover(world)).id != actor.id


async def test_deleted_lobby_panel_returns_with_next_change(world: World) -> None:
    await world.people["aki"].slash(world.channel, "game new", game="micronesia")
    world.env.backend.delete_message(world.channel.id, world.panel().id)
    ben = Actor(world.people["ben"].id, "ben")
    await world.services.lobbies.join((await world.session()).id, ben)
    await world.settle()
    assert "**ben**" in world.panel().content


async def test_old_lobby_is_posted_again(world: World) -> None:
    await world.people["aki"].slash(world.channel, "game new", game="micronesia")
    first = world.panel().id
    world.clock.now += 2 * 3600
    await press(world.people["ben"], world.panel(), "Join")
    assert world.panel().id != first
    assert "**ben**" in world.panel().content


async def test_old_panel_loses_its_controls_too(world: World) -> None:
    """Discord limits edits of an old message; one is tried."""
    await begun(world)
    await world.skip_confirming("aki", "ben", "chika")
    old = world.panel()
    world.clock.now += 2 * 3600
    await take(await mover(world), old, choices(old)[0])
    await world.client.publisher.settle()
    assert world.panel().id != old.id
    assert labels(next(m for m in world.messages() if m.id == old.id)) == []


async def test_lobby_in_archived_thread_is_posted_again(world: World) -> None:
    """Editing fails; sending reopens the thread."""
    await world.people["aki"].slash(world.channel, "game new", game="micronesia")
    first = world.panel().id
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50083, message="Thread is archived")
    await press_path(world, "ben", "join")
    assert world.panel().id != first
    assert "**ben**" in world.panel().content


async def test_game_without_attach_permission_is_text(world: World) -> None:
    forbid(world, attach_files=True)
    await begun(world)
    panel = world.panel()
    assert panel.attachments == []
    assert "I may not attach files here" in panel.content
    assert "▶ <@" in panel.content
    shown = private(await take(await mover(world), panel, choices(panel)[0]))
    assert labels(shown) == ["Confirm", "Back", "Don’t ask again"]


async def test_failed_picture_becomes_text(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def paint(self, view: Any, scene: Any) -> Any:
            raise RuntimeError("no paint")

        def alt(self, view: Any, scene: Any) -> str:
            return ""

        def pages(self, view: Any, scene: Any) -> Any:
            return (Page("Islands", ("Twelve islands in words.",)),)

        def depends_on_reader(self, view: Any, scene: Any) -> bool:
            return False

    monkeypatch.setitem(render.PAINTERS, "micronesia", Broken())  # type: ignore[attr-defined]
    await begun(world)
    panel = world.panel()
    assert "Twelve islands in words." in panel.content
    assert "drawing it failed" in panel.content
    shown = private(await press(await mover(world), panel, "My panel"))
    assert "Twelve islands in words." in shown.content
    assert choices(shown)


async def test_no_lobby_opens_without_permission(world: World) -> None:
    forbid(world, send_messages=True)
    reply = private(await world.people["aki"].slash(world.channel, "game new", game="micronesia"))
    assert reply.content.startswith("I can’t run a game here. Missing: Send Messages.")
    assert await world.services.tables.in_channel(world.channel.id) is None


async def test_parked_channel_is_retried_on_request(world: World) -> None:
    await begun(world)
    await world.skip_confirming("aki", "ben", "chika")
    actor, panel = await mover(world), world.panel()
    mine = private(await press(actor, panel, "My panel"))
    forbid(world, send_messages=True)
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=None)
    await take(actor, mine, choices(mine)[0])
    session = await world.session()
    assert session.phase is Phase.PLAYING
    assert await world.client.app.services.reachability.unreachable_reason(session.id) is not None
    world.env.backend.faults.clear()
    world.env.backend.get_channel(world.channel.id).overwrites.clear()  # without an event
    await actor.slash(world.channel, "game board")
    await world.settle()
    assert (await mover(world)).id in [user.id for user in world.panel().mentions]
    assert await world.client.app.services.reachability.unreachable_reason(session.id) is None


async def test_thread_that_is_joined_again_is_retried(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord tells of an unarchived thread as of one that is joined."""
    retried: list[int] = []

    async def retry(app: object, guild: discord.Guild, *, is_new: bool) -> None:
        retried.append(guild.id)

    monkeypatch.setattr("bot.client.retry_parked", retry)
    await world.client.on_thread_join(SimpleNamespace(guild=world.guild))  # type: ignore[arg-type]
    assert retried == [world.guild.id]


# --- faults of the bot -------------------------------------------------------------------------------------------


async def test_fault_becomes_a_sentence_and_an_incident(
    world: World, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    await begun(world)

    def broken(*args: object) -> object:
        raise KeyError("the secret of the bot")

    monkeypatch.setattr(presses, "pov_of", broken)
    reply = private(await press(world.people["aki"], world.panel(), "My panel"))
    assert reply.content.startswith("Something went wrong. /game panel shows whether this counted.")
    incident = reply.content.rstrip(".").split()[-1]
    assert len(incident) == 6
    assert "secret" not in reply.content
    logged = capsys.readouterr().out
    assert incident in logged
    assert "the secret of the bot" in logged, "the log has the traceback"


async def test_choice_stays_out_of_the_log(
    world: World, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In a game of hidden choices the pressed button is secret."""
    await begun(world)
    place, _ = choices(world.panel())[0]
    session, verb, notation = await world.session(), *place.split(":")[3::2]

    def broken(*args: object, **more: object) -> object:
        raise KeyError("broken")

    monkeypatch.setattr(lines, "preview_of_line", broken)
    capsys.readouterr()
    await take(await mover(world), world.panel(), choices(world.panel())[0])
    logged, _, _ = capsys.readouterr().out.partition("Traceback")  # with locals in tests, without in the bot
    assert f"press=s1:{session.id}:" in logged
    assert f":{verb}" in logged
    assert notation not in logged


async def test_film_does_not_delay_stopping(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next start sends the end card with its film."""
    await begun(world, stand_ins="false")
    session = await world.session()
    resigned = await world.people["aki"].slash(world.channel, "game leave")
    await press(world.people["aki"], private(resigned), "Resign")
    over = await world.services.tables.load(session.id)
    assert over.phase is Phase.OVER
    app = world.client.app
    monkeypatch.setattr(app, "is_closed", True)
    assert await film_of(app, over, app.voice("en", over)) is None
    monkeypatch.setattr(app, "is_closed", False)
    assert await film_of(app, over, app.voice("en", over)) is not None


async def test_fault_in_a_command_is_reported_alike(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    world.locales[world.people["aki"].id] = "ja"

    async def broken(*args: object) -> object:
        raise RuntimeError("no")

    monkeypatch.setattr(Tables, "last_in_channel", broken)
    reply = private(await world.people["aki"].slash(world.channel, "game panel"))
    assert reply.content.startswith("エラーが起きました。")


async def test_text_in_place_of_a_picture_pings_nobody(tmp_path: Path, plain_pictures: None) -> None:
    shown = {"aki": "@everyone", "ben": "**Ben**_x_", "chika": "<@1> [a](b)"}
    async with open_world(tmp_path / "x.db", shown_names=shown) as world:
        forbid(world, attach_files=True)
        await begun(world)
        content = world.panel().content
        assert "Islands" in content or "island" in content
        for odd in ("@everyone", "**Ben**", "<@1>", "[a](b)"):
            assert odd not in content
