"""What the table sees of computer players: one message between two people's turns, and nobody thinks for ever."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.features.table.panels import MOST_LINES
from bot.kit.phone import phone_lines
from bot.senders.panels import _past_of
from bot.texts import LANGUAGES, Speaker
from bot.workers import Closed
from engines import GAMES
from engines.core.thinking import Line
from tests.hanging import HANG

from .games import act, actor_of, begun_game, lobby, settle_all, standing
from .world import World, answer_to, custom_id, labels


async def plays_turn(world: World) -> None:
    """Play for aki, by the game's default, until somebody else is awaited."""
    session = await world.session()
    seat, turn = session.movers[0], session.rules.turns(session.state)
    while session.movers == (seat,) and session.rules.turns(session.state) == turn:
        await act(world, world.people["aki"].id)
        session = await world.session()
    await settle_all(world)


@pytest.mark.parametrize("game", sorted(key for key in GAMES if max(GAMES[key].rules.seats) > 3))
async def test_each_message_calls_a_person(world: World, game: str) -> None:
    """So what computers do between two calls is part of the second message."""
    await begun_game(world, "aki", game=game, computers=3)
    posted = len(world.messages())
    for _ in range(2):
        await plays_turn(world)
        if game == "micronesia":
            assert len(world.messages()) == posted + 1, "one message between two turns"
            assert all(name in world.panel().content for name in (await world.session()).names[1:])
            posted += 1
        call = world.panel().content.split("\n")[-1]
        assert call.startswith("▶ ")
        assert world.people["aki"].mention in call or "aki" in call
        assert phone_lines(world.panel().content) <= MOST_LINES
    for message in world.messages()[:-1]:
        assert "▶" not in message.content, "it calls nobody any more"
        assert "Thinking" not in message.content
    assert "My panel" in labels(world.panel())


async def test_line_about_thinking_goes_with_the_next_message(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The computers' task has died; later it goes on."""
    await begun_game(world, "aki", computers=2)
    turns = world.client.publisher._chains
    with monkeypatch.context() as died:
        died.setattr(turns, "_computers", lambda session_id: None)
        died.setattr("bot.seating.computers.next_computer", lambda session: None)
        await plays_turn(world)
    stuck = world.messages()[-1]
    assert f"🤔 Thinking: **{(await world.session()).names[1]}**" in stuck.content
    assert custom_id(stuck, "My panel")
    told = stuck.content.split("\n🤔")[0]
    await world.services.resume()
    await settle_all(world)
    mended = standing(world, stuck)
    assert mended.id != world.panel().id
    assert mended.content.startswith(told)
    assert "Thinking" not in mended.content
    assert not mended.components


async def test_strong_computer_plays_on_after_a_kill(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is chosen in the lobby; the process dies while it is thinking, and the next one thinks again."""
    monkeypatch.setattr(type(GAMES["octa"].mind.heuristics), "budget", 300)
    aki = world.people["aki"]
    session = await lobby(world, "aki", game="octa")
    await answer_to(aki, world.panel(), "Set up…", "Computer: strong")
    assert (await world.session()).players[-1].policy == "strong"
    thinking, dies = asyncio.Event(), asyncio.Event()

    async def line(*args: Any) -> Line:
        thinking.set()
        await dies.wait()
        raise Closed

    monkeypatch.setattr(world.services.computers._thinkers, "line", line)
    await world.services.moves.begin(session.id, actor_of(aki))
    while (session := await world.session()).movers == (0,):
        await act(world, aki.id)
    async with asyncio.timeout(HANG):
        await thinking.wait()
    dies.set()
    await world.restart()
    await settle_all(world)
    assert (await world.session()).movers == (0,)
    assert (await world.session()).row > session.row
    posted = len(world.messages())
    for _ in range(3):  # of two turns of its own in a row the second is told on the panel of the first
        await plays_turn(world)
    assert len(world.messages()) > posted
    assert (await world.session()).movers == (0,)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_what_is_said_of_now_is_taken_off(lang: str) -> None:
    """After a restart, when nobody remembers what the message said."""
    for line in (
        Speaker(lang).say("table-computer", {"players": "Computer 1 (a.b*c)"}),
        Speaker(lang).say("table-call", {"parts": "@Aki"}),
        Speaker(lang).say("table-deserted"),
    ):
        said = f"**Turn 5**\naki settles 3.\n{line}\n-# The computer plays for Ben."
        for content, past in ((said, "**Turn 5**\naki settles 3."), ("**aki**: Turn 3", "**aki**: Turn 3")):
            message = AsyncMock(fetch=AsyncMock(return_value=SimpleNamespace(content=content)))
            assert await _past_of(message) == past
