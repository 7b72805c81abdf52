"""A lobby whose dice wait for a public beacon, and what /verify says of its round."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from aiohttp import web

from bot.beacon import Drand
from bot.session.model import Phase, Session
from engines.core.history.fairness import Beacon
from tests.hanging import HANG
from tests.sessions.beacon import RANDOMNESS, StandIn, beacon_here

from .games import actor_of, begun_game, dice_of, does, lobby, play_to_end, press_path, settle_all
from .world import World, custom_id, labels, press, private

FIXED = "The game has begun; its dice wait"


@pytest.fixture
async def stand_in(world: World) -> AsyncIterator[StandIn]:
    async with beacon_here() as one:
        world.services.moves._beacon = world.services.beacon_rounds._beacon = Drand(one.url, timeout=HANG)
        yield one


async def frozen(world: World) -> Session:
    """A lobby whose round is asked for by nobody."""
    await world.services.beacon_rounds.close()
    session = await lobby(world, "aki", "ben", "chika")
    await press(world.people["aki"], world.panel(), "Begin")
    await settle_all(world)
    return await world.services.tables.load(session.id)


async def test_lobby_says_that_the_dice_wait(world: World, stand_in: StandIn) -> None:
    session = await lobby(world, "aki", "ben", "chika")
    before = world.panel()
    old = {label: custom_id(before, label) for label in ("Join", "Leave", "Begin", "Set up…")}
    await world.services.beacon_rounds.close()
    await press(world.people["aki"], before, "Begin")
    await settle_all(world)
    (panel,) = [one for one in world.messages() if one.id == before.id]
    assert "The dice wait for a random number of the operator’s own beacon (round 42)." in panel.content
    assert labels(panel) == ["About…"]
    assert any(stand_in.url in one.content for one in world.messages()), "the commitment names whose round it is"
    waiting = await world.services.tables.load(session.id)
    assert waiting.is_frozen
    for label, id_ in old.items():
        world.forged_id = id_  # a message from before, whose buttons simcord would not press
        told = private(await press(world.people["aki"], panel, "About…"))
        assert told.content.startswith(FIXED), label
    assert await world.services.tables.load(session.id) == waiting


async def test_command_says_that_the_dice_wait(world: World, stand_in: StandIn) -> None:
    await world.services.beacon_rounds.close()
    await lobby(world, "aki", "ben", "chika")
    await press_path(world, "aki", "begin")
    await settle_all(world)
    assert "own beacon (round 42)" in world.panel().content
    assert (await does(world, "aki", "begin")).content.startswith(FIXED)
    assert (await does(world, "dai", "join")).content.startswith(FIXED)
    world.locales[world.people["dai"].id] = "ja"
    assert "誰にも選べない値を待つだけです" in (await does(world, "dai", "join")).content


async def test_frozen_lobby_can_be_ended(world: World, stand_in: StandIn) -> None:
    session = await frozen(world)
    asked = private(await world.people["aki"].slash(world.channel, "game end"))
    await press(world.people["aki"], asked, "End the game")
    await settle_all(world)
    assert (await world.services.tables.load(session.id)).phase is Phase.CLOSED


async def test_round_deals_the_game(world: World, stand_in: StandIn) -> None:
    await lobby(world, "aki", "ben", "chika")
    await press(world.people["aki"], world.panel(), "Begin")
    await settle_all(world)
    begun = await world.session()
    assert (begun.phase, begun.beacon) == (Phase.PLAYING, Beacon(stand_in.url, 42, RANDOMNESS))
    await play_to_end(world, begun)
    reply = await dice_of(world, "dai")
    assert (
        "⚠️ Round 42 of the operator’s own beacon is mixed in. "
        "It is the hash of a signature, but I don’t know whose. "
        f"To be compared with <{stand_in.url}/42>: `{RANDOMNESS}`." in reply
    )
    assert "❌" not in reply
    assert reply.count("⚠️") == 1


async def test_verify_says_that_the_round_did_not_come(world: World, stand_in: StandIn) -> None:
    world.services.beacon_rounds._beacon = None
    await play_to_end(world, await begun_game(world, "aki", "ben", "chika"))
    reply = await dice_of(world, "dai")
    withheld = f"⚠️ Round 42 of the operator’s own beacon, <{stand_in.url}>, did not come in time"
    assert withheld in reply
    told = [message.content for message in world.messages() if withheld in message.content]
    assert len(told) == 1, "the first board says it, and no later one"
    (begun,) = [message.content for message in world.messages() if "The game begins." in message.content]
    assert f"🌐 round 42 of the operator’s own beacon, to come: <{stand_in.url}/42>" in begun
    assert "❌" not in reply
    world.locales[world.people["dai"].id] = "ja"
    withheld = f"運営者自身の乱数サーバー <{stand_in.url}> の第42回が間に合わなかった"
    assert withheld in await dice_of(world, "dai")


async def test_verify_says_that_the_beacon_was_silent(world: World, stand_in: StandIn) -> None:
    stand_in.instead = web.Response(status=503)
    await play_to_end(world, await begun_game(world, "aki", "ben", "chika"))
    reply = await dice_of(world, "dai")
    assert f"⚠️ The operator’s own beacon <{stand_in.url}> did not answer at Begin" in reply
    assert "❌" not in reply


async def test_frozen_lobby_is_dealt_while_presses_are_refused(world: World, stand_in: StandIn) -> None:
    session = await lobby(world, "aki", "ben", "chika")
    stand_in.gate.clear()
    await world.services.moves.begin(session.id, actor_of(world.people["aki"]))
    await stand_in.reached.wait()
    world.client.app.is_draining = True
    stand_in.gate.set()
    await world.services.settle()
    assert (await world.services.tables.load(session.id)).phase is Phase.PLAYING


async def test_frozen_lobby_is_dealt_after_a_restart(world: World, stand_in: StandIn) -> None:
    session = await lobby(world, "aki", "ben", "chika")
    stand_in.gate.clear()
    await world.services.moves.begin(session.id, actor_of(world.people["aki"]))
    await stand_in.reached.wait()
    await world.restart()  # without a beacon
    await settle_all(world)
    begun = await world.services.tables.load(session.id)
    assert (begun.phase, begun.beacon) == (Phase.PLAYING, Beacon(stand_in.url, 42))
