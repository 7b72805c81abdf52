"""Edits of messages that are not the newest: Discord limits them, and nothing waits for them."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from bot.kit.answer import Answer
from bot.kit.wire import OldMessages
from bot.session.model import Actor

from .games import press_path, settle_all
from .player import choices, take
from .test_presses import begun, mover
from .test_requests import notice, two_turns, undo
from .world import World, labels, press, private


class Edits:
    """The edits that the bot tries; Discord refuses them: too many of old messages, and no time to wait (30046)."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.tried: list[int] = []
        monkeypatch.setattr(discord.PartialMessage, "edit", lambda message, **fields: self._refuse(message.id))

    async def _refuse(self, message_id: int) -> None:
        self.tried.append(message_id)
        raise KeyError("retry_after")  # as discord.py does


async def test_failed_retirement_of_a_panel_is_harmless(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await begun(world)
    await world.skip_confirming("aki", "ben", "chika")
    edits, old, posted = Edits(monkeypatch), world.panel(), len(world.messages())
    await take(await mover(world), old, choices(old)[0])
    assert (await mover(world)).id in [user.id for user in world.panel().mentions]
    assert len(world.messages()) == posted + 1
    assert edits.tried == [old.id]


async def test_lobby_too_old_to_be_edited_is_left_alone(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.people["aki"].slash(world.channel, "game new", game="micronesia")
    edits, first = Edits(monkeypatch), world.panel()
    await press_path(world, "ben", "join")
    assert "2/4 · **aki** (host) · **ben**" in world.panel().content
    assert edits.tried == [first.id], "its controls are not removed either"


async def test_retirement_delays_nothing(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await begun(world)
    edit, limited = discord.PartialMessage.edit, asyncio.Event()

    async def late(message: discord.PartialMessage, **fields: Any) -> None:
        await limited.wait()
        await edit(message, **fields)

    monkeypatch.setattr(discord.PartialMessage, "edit", late)
    session, asked, old = await world.session(), await mover(world), world.panel()
    notation = session.rules.notation(session.rules.legal_actions(session.state, session.movers[0])[0])
    actor = Actor(asked.id, asked.name)
    await world.services.moves.act(session.id, actor, notation, decision=None, interaction_id=None)
    await world.client.publisher.settle()
    assert world.panel().id != old.id, "the outbox is empty, and the edit still under way"
    limited.set()
    await world.settle()
    assert labels(next(message for message in world.messages() if message.id == old.id)) == []


async def test_answer_does_not_wait_for_the_edit(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord limits edits of old messages: a request was answered a hundred seconds later."""
    first, second = await two_turns(world)
    await press(world.people[first], await undo(world, first), "Ask the others")
    await settle_all(world)
    delete, show, tasks = discord.PartialMessage.delete, Answer.show, dict[str, object]()

    async def noted_delete(message: discord.PartialMessage, **fields: Any) -> None:
        tasks["delete"] = asyncio.current_task()
        await delete(message, **fields)

    async def noted_show(answer: Answer, *args: Any, **fields: Any) -> None:
        tasks["answer"] = asyncio.current_task()
        await show(answer, *args, **fields)

    monkeypatch.setattr(discord.PartialMessage, "delete", noted_delete)
    monkeypatch.setattr(Answer, "show", noted_show)
    request = notice(world, "↩️")
    refused = private(await press(world.people[second], request, "Refuse"))
    assert refused.content == "You refused. Nothing changes."
    await settle_all(world)
    assert tasks["delete"] is not tasks["answer"]
    assert request.id not in [message.id for message in world.messages()], "nothing is left to answer"


async def test_newest_of_several_edits_is_made() -> None:
    made, gate, messages = list[str](), asyncio.Event(), OldMessages()

    async def edit(what: str) -> None:
        made.append(what)
        await gate.wait()

    messages.edit(1, lambda: edit("first"))
    await asyncio.sleep(0)
    messages.edit(1, lambda: edit("second"))
    messages.edit(1, lambda: edit("third"))
    gate.set()
    await messages.settle()
    assert made == ["first", "third"]


async def test_closing_waits_a_moment_for_edits() -> None:
    messages = OldMessages()
    messages.edit(1, asyncio.Event().wait)
    await messages.close(0.0)
    await messages.settle()
