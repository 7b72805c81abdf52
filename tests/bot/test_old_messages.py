"""Messages that are not the newest, or an hour old: Discord limits their edits, they follow the table, and nothing
waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.delivery.old_panels import AGAIN, PAUSE
from bot.kit.answer import Answer
from bot.kit.phrases import mention
from bot.kit.wire import TOO_OLD, OldMessages
from bot.senders.panels import ARCHIVED
from bot.texts import Speaker

from .games import act, begun_game, later, mover, press_path, settle_all, standing
from .player import choices, take
from .test_requests import notice, two_turns, undo
from .test_simultaneous import GAME, PEOPLE, finishes
from .world import World, answer_to, labels, open_world, press

HOUR = 3_700
MANY = {"status": 429, "code": TOO_OLD, "message": "Maximum number of edits to messages older than 1 hour reached"}
CLOSED = {"status": 400, "code": ARCHIVED, "message": "Thread is archived"}


class Edits:
    """The edits of messages: those that were tried, by message, and who was pinged by them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.tried: list[int] = []
        self.pinged: list[discord.Object] = []
        self.gate: asyncio.Event | None = None
        """Edits that show controls wait for it, if there is one, as where Discord limits them."""
        edit = discord.PartialMessage.edit

        async def noted(message: discord.PartialMessage, **fields: Any) -> Any:
            self.tried.append(message.id)
            if (allowed := fields.get("allowed_mentions")) is not None:
                self.pinged += allowed.users
            if self.gate is not None and fields.get("view") is not None:
                await self.gate.wait()
            return await edit(message, **fields)

        monkeypatch.setattr(discord.PartialMessage, "edit", noted)


@pytest.fixture
def edits(monkeypatch: pytest.MonkeyPatch) -> Edits:
    return Edits(monkeypatch)


@pytest.fixture
async def old(tmp_path: Path, plain_pictures: None) -> AsyncIterator[World]:
    """A game of simultaneous choices whose first panel is an hour old."""
    async with open_world(tmp_path / "x.db") as opened:
        await begun_game(opened, *PEOPLE, game=GAME)
        opened.clock.now += HOUR
        yield opened


def fail(world: World, how: dict[str, Any] | None) -> None:
    """Let Discord refuse all edits like that, or none."""
    world.env.backend.faults.clear()
    if how is not None:
        world.env.inject_error("PATCH", "/channels/*/messages/*", times=None, **how)


def called(world: World) -> list[str]:
    """Return the people whom the newest panel calls."""
    line = next(line for line in world.panel().content.splitlines() if line.startswith("▶"))
    return [name for name, person in world.people.items() if f"<@{person.id}>" in line]


async def note_all(world: World, name: str) -> None:
    """Make all choices of a person in this turn, through the service, and publish it."""
    user = world.people[name].id
    seat = next(player.seat for player in (await world.session()).players if player.user_id == user)
    while seat in (session := await world.session()).movers and session.rules.turns(session.state) == 1:
        await act(world, user, session.rules.legal_actions(session.state, seat)[0])


# --- panels of an hour ago -----------------------------------------------------------------------------------


async def test_old_panel_calls_only_those_awaited_once_a_minute(old: World, edits: Edits) -> None:
    posted, first = len(old.messages()), old.panel()
    assert called(old) == ["aki", "ben", "chika"]
    await finishes(old, "aki")
    assert called(old) == ["ben", "chika"]
    assert "awaited" not in old.panel().content
    await finishes(old, "chika")
    assert called(old) == ["ben", "chika"], "that was less than a minute ago"
    rows = await old.store.read(lambda db: db.execute("SELECT count(*) FROM outbox").fetchone())
    assert int(rows[0]) == 0, "nothing waits for it"
    await later(old, PAUSE - 1)
    assert len(edits.tried) == 1
    await later(old, 1)
    assert called(old) == ["ben"]
    assert f"▶ <@{old.people['ben'].id}>: only you still have to move" in old.panel().content
    assert Speaker("ja", strict=True).say("table-called-last", {"players": (mention(7),)}) == "あとは<@7>さんだけ"
    await later(old, PAUSE)
    panel = old.panel()
    assert (panel.id, len(old.messages())) == (first.id, posted), "nothing is posted"
    assert panel.attachments, "its picture stays"
    assert (edits.tried, edits.pinged) == ([first.id, first.id], []), "nothing is left to do, and nobody is pinged"


async def test_too_many_edits_are_tried_again_in_ten_minutes_or_after_a_restart(old: World, edits: Edits) -> None:
    fail(old, MANY)
    await finishes(old, "aki")
    await finishes(old, "chika")
    assert (len(edits.tried), called(old)) == (1, ["aki", "ben", "chika"])
    await later(old, AGAIN - 1)
    assert len(edits.tried) == 1
    await later(old, 1)
    assert len(edits.tried) == 2
    fail(old, None)
    await later(old, AGAIN)
    assert called(old) == ["ben"], "the newest state counts"


async def test_edit_that_was_left_is_made_after_a_restart_but_not_of_a_panel_that_was_replaced(
    old: World, edits: Edits
) -> None:
    fail(old, MANY)
    await finishes(old, "aki")
    fail(old, None)
    await old.restart()
    await settle_all(old)
    assert called(old) == ["ben", "chika"]
    first = old.panel()
    fail(old, MANY)
    await later(old, PAUSE)
    await finishes(old, "chika")
    fail(old, None)
    await old.people["ben"].slash(old.channel, "game board")
    await settle_all(old)
    tried = edits.tried.count(first.id)
    await later(old, AGAIN)
    assert edits.tried.count(first.id) == tried
    assert labels(standing(old, first)) == []


async def test_refusal_ends_it(old: World, edits: Edits) -> None:
    fail(old, CLOSED)
    await finishes(old, "aki")
    tried = len(edits.tried)
    for _ in range(3):
        await later(old, AGAIN)
    await old.client.publisher.start()
    await settle_all(old)
    assert len(edits.tried) == tried


async def test_next_panel_does_not_wait_for_the_edit(old: World, edits: Edits) -> None:
    first, edits.gate = old.panel(), asyncio.Event()
    for name in PEOPLE:
        await note_all(old, name)
    await old.client.publisher._tasks.settle()
    assert old.panel().id != first.id, "the next one is there, and the edit was still under way"
    edits.gate.set()
    await settle_all(old)
    replaced = standing(old, first)
    assert (labels(replaced), "▶" in replaced.content) == ([], False), "it comes too late"


async def test_change_during_an_edit_is_shown_after_it(old: World, edits: Edits) -> None:
    edits.gate = asyncio.Event()
    for name in ("aki", "chika"):
        await note_all(old, name)
        await old.client.publisher._tasks.settle()
    edits.gate.set()
    await settle_all(old)
    assert called(old) == ["ben", "chika"]
    await later(old, PAUSE)
    assert called(old) == ["ben"]


# --- messages that are replaced -----------------------------------------------------------------------------------


@pytest.fixture
def refused(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The edits that the bot tries; Discord refuses them: too many, and no time to wait (30046)."""
    tried = list[int]()

    async def refuse(message: discord.PartialMessage, **fields: Any) -> None:
        tried.append(message.id)
        raise KeyError("retry_after")  # as discord.py does

    monkeypatch.setattr(discord.PartialMessage, "edit", refuse)
    return tried


async def test_failed_edits_of_panels_and_lobbies_are_harmless(world: World, refused: list[int]) -> None:
    await world.people["aki"].slash(world.channel, "game new", game="micronesia")
    first = world.panel()
    await press_path(world, "ben", "join")
    assert "2/4 · **aki** (host) · **ben**" in world.panel().content
    assert refused == [first.id], "its controls are not removed either"
    await press_path(world, "chika", "join")
    await press_path(world, "aki", "begin")
    await world.skip_confirming("aki", "ben", "chika")
    await settle_all(world)
    refused.clear()
    panel, posted = world.panel(), len(world.messages())
    await take(await mover(world), panel, choices(panel)[0])
    assert (await mover(world)).id in [user.id for user in world.panel().mentions]
    assert (len(world.messages()), refused) == (posted + 1, [panel.id])


async def test_retirement_delays_nothing(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    edit, limited = discord.PartialMessage.edit, asyncio.Event()

    async def late(message: discord.PartialMessage, **fields: Any) -> None:
        await limited.wait()
        await edit(message, **fields)

    monkeypatch.setattr(discord.PartialMessage, "edit", late)
    panel = world.panel()
    await act(world, (await mover(world)).id, session.rules.legal_actions(session.state, session.movers[0])[0])
    await world.client.publisher.settle()
    assert world.panel().id != panel.id, "the outbox is empty, and the edit still under way"
    limited.set()
    await world.settle()
    assert labels(standing(world, panel)) == []


async def test_answer_does_not_wait_for_the_edit(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord limits edits of old messages: a request was answered a hundred seconds later."""
    first, second = await two_turns(world)
    await press(world.people[first], await undo(world, first), "Ask the others")
    await settle_all(world)
    tasks = dict[str, object]()
    for owner, name in ((discord.PartialMessage, "delete"), (Answer, "show")):
        plain = getattr(owner, name)

        async def noted(*args: Any, name: str = name, plain: Any = plain, **fields: Any) -> None:
            tasks[name] = asyncio.current_task()
            await plain(*args, **fields)

        monkeypatch.setattr(owner, name, noted)
    request = notice(world, "↩️")
    answer = await answer_to(world.people[second], request, "Refuse")
    assert answer.content == "You refused. Nothing changes."
    await settle_all(world)
    assert tasks["delete"] is not tasks["show"]
    assert request.id not in [message.id for message in world.messages()], "nothing is left to answer"


async def test_newest_of_several_edits_is_made_and_closing_waits_a_moment() -> None:
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
    messages.edit(1, asyncio.Event().wait)
    await messages.close(0.0)
    await messages.settle()
