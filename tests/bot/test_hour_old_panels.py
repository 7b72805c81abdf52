"""Panels of an hour ago, whose edits Discord limits: they follow the table, and nothing waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.delivery.old_panels import AGAIN, PAUSE
from bot.kit.phrases import mention
from bot.kit.wire import TOO_OLD
from bot.senders.panels import ARCHIVED
from bot.texts import Speaker

from .games import actor_of, begun_game, settle_all
from .test_simultaneous import GAME, PEOPLE, finishes
from .world import World, labels, open_world, press

HOUR = 3_700
MANY = {"status": 429, "code": TOO_OLD, "message": "Maximum number of edits to messages older than 1 hour reached"}
CLOSED = {"status": 400, "code": ARCHIVED, "message": "Thread is archived"}


class Edits:
    """The edits of messages in the world's channel: those that were tried, by message."""

    def __init__(self, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
        self.tried: list[int] = []
        self.pinged: list[discord.Object] = []
        edit = discord.PartialMessage.edit

        async def noted(message: discord.PartialMessage, **fields: Any) -> Any:
            self.tried.append(message.id)
            if (allowed := fields.get("allowed_mentions")) is not None:
                self.pinged += allowed.users
            return await edit(message, **fields)

        monkeypatch.setattr(discord.PartialMessage, "edit", noted)
        self._world = world

    def fail(self, how: dict[str, Any]) -> None:
        """Let Discord refuse all edits like that."""
        self._world.env.inject_error("PATCH", "/channels/*/messages/*", times=None, **how)

    def work(self) -> None:
        self._world.env.backend.faults.clear()


@pytest.fixture
async def world(tmp_path: Path, plain_pictures: None) -> AsyncIterator[World]:
    """A game of simultaneous choices whose first panel is an hour old."""
    async with open_world(tmp_path / "x.db") as opened:
        await begun_game(opened, *PEOPLE, game=GAME)
        opened.clock.now += HOUR
        yield opened


@pytest.fixture
def edits(world: World, monkeypatch: pytest.MonkeyPatch) -> Edits:
    return Edits(world, monkeypatch)


def called(world: World) -> list[str]:
    """Return the people whom the newest panel calls."""
    line = next(line for line in world.panel().content.splitlines() if line.startswith("▶"))
    return [name for name, person in world.people.items() if f"<@{person.id}>" in line]


async def later(world: World, seconds: float) -> None:
    """Let time pass, and the bot look what is due."""
    world.clock.now += seconds
    await world.client.tick()
    await settle_all(world)


async def left(world: World) -> int:
    """Return how many rows wait in the outbox."""
    rows = await world.store.read(lambda db: db.execute("SELECT count(*) FROM outbox").fetchone())
    return int(rows[0])


async def test_old_panel_calls_only_those_awaited(world: World, edits: Edits) -> None:
    posted, first = len(world.messages()), world.panel()
    assert called(world) == ["aki", "ben", "chika"]
    await finishes(world, "aki")
    assert called(world) == ["ben", "chika"]
    await later(world, PAUSE)
    await finishes(world, "chika")
    assert called(world) == ["ben"]
    panel = world.panel()
    assert (panel.id, len(world.messages())) == (first.id, posted), "nothing is posted"
    assert panel.attachments, "its picture stays"
    assert (edits.tried, edits.pinged) == ([first.id, first.id], []), "and nobody is pinged"


async def test_last_one_awaited_is_told_so(world: World) -> None:
    await finishes(world, "aki")
    assert "awaited" not in world.panel().content
    await later(world, PAUSE)
    await finishes(world, "chika")
    assert f"▶ <@{world.people['ben'].id}>: only you still have to move" in world.panel().content
    assert Speaker("ja", strict=True).say("table-called-last", {"players": (mention(7),)}) == "あとは<@7>さんだけ"


async def test_old_panel_is_edited_once_a_minute(world: World, edits: Edits) -> None:
    await finishes(world, "aki")
    await finishes(world, "chika")
    assert called(world) == ["ben", "chika"], "that was less than a minute ago"
    assert await left(world) == 0, "nothing waits for it"
    await later(world, PAUSE - 1)
    assert len(edits.tried) == 1
    await later(world, 1)
    assert called(world) == ["ben"]
    await later(world, PAUSE)
    assert len(edits.tried) == 2, "nothing is left to do"


async def test_too_many_edits_are_tried_again_in_ten_minutes(world: World, edits: Edits) -> None:
    edits.fail(MANY)
    await finishes(world, "aki")
    await finishes(world, "chika")
    assert (len(edits.tried), called(world)) == (1, ["aki", "ben", "chika"])
    await later(world, AGAIN - 1)
    assert len(edits.tried) == 1
    await later(world, 1)
    assert len(edits.tried) == 2
    edits.work()
    await later(world, AGAIN)
    assert called(world) == ["ben"], "the newest state counts"


async def test_refusal_ends_it(world: World, edits: Edits) -> None:
    edits.fail(CLOSED)
    await finishes(world, "aki")
    tried = len(edits.tried)
    for _ in range(3):
        await later(world, AGAIN)
    await world.client.publisher.start()
    await settle_all(world)
    assert len(edits.tried) == tried


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Edits that show controls take until this is set, as where Discord limits them."""
    opened, edit = asyncio.Event(), discord.PartialMessage.edit

    async def late(message: discord.PartialMessage, **fields: Any) -> Any:
        if fields.get("view") is not None:
            await opened.wait()
        return await edit(message, **fields)

    monkeypatch.setattr(discord.PartialMessage, "edit", late)
    return opened


async def test_next_panel_does_not_wait_for_the_edit(world: World, gate: asyncio.Event) -> None:
    first = world.panel()
    for name in PEOPLE:
        await note_all(world, name)
    await world.client.publisher._tasks.settle()
    assert world.panel().id != first.id, "the next one is there, and the edit was still under way"
    gate.set()
    await settle_all(world)
    old = next(one for one in world.messages() if one.id == first.id)
    assert (labels(old), "▶" in old.content) == ([], False), "it comes too late"


async def test_change_during_an_edit_is_shown_after_it(world: World, gate: asyncio.Event) -> None:
    await note_all(world, "aki")
    await world.client.publisher._tasks.settle()
    await note_all(world, "chika")
    await world.client.publisher._tasks.settle()
    gate.set()
    await settle_all(world)
    assert called(world) == ["ben", "chika"]
    await later(world, PAUSE)
    assert called(world) == ["ben"]


async def note_all(world: World, name: str) -> None:
    """Make all choices of a person in this turn, through the service."""
    actor = world.people[name]
    while True:
        session = await world.session()
        seat = next(player.seat for player in session.players if player.user_id == actor.id)
        if seat not in session.movers or session.rules.turns(session.state) > 1:
            return
        action = session.rules.legal_actions(session.state, seat)[0]
        await world.services.moves.act(
            session.id, actor_of(actor), session.rules.notation(action), decision=None, interaction_id=None
        )


async def test_edit_that_was_left_is_made_after_a_restart(world: World, edits: Edits) -> None:
    edits.fail(MANY)
    await finishes(world, "aki")
    edits.work()
    await world.restart()
    await settle_all(world)
    assert called(world) == ["ben", "chika"]


async def test_panel_that_was_replaced_is_left_alone(world: World, edits: Edits) -> None:
    first = world.panel()
    edits.fail(MANY)
    await finishes(world, "aki")
    edits.work()
    await press(world.people["ben"], first, "My panel")
    await world.people["ben"].slash(world.channel, "game board")
    await settle_all(world)
    tried = edits.tried.count(first.id)
    await later(world, AGAIN)
    assert edits.tried.count(first.id) == tried
    assert labels(next(one for one in world.messages() if one.id == first.id)) == []
