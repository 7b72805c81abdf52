"""The daily digest as it is read: by direct message, in the reader's language, with a way into each game."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial

import discord
import pytest

from bot.deadlines.digests import next_digest
from bot.store.people.settings import UserSettings, of_user, set_user
from engines.core import Seat

from .evening import dealt, person, played_out, settled
from .house import House, controls, labels, press, private


async def asks(house: House, name: str, **more: object) -> None:
    """Somebody asks for a digest at eight, and a day passes."""
    user = house.people[name].id
    mine = replace(UserSettings(digest=8), **more)  # type: ignore[arg-type]
    mine = replace(mine, digest_at=next_digest(mine, house.clock.now))
    await house.store.write(partial(set_user, user_id=user, new=mine))


async def morning(house: House, name: str) -> list[discord.Message]:
    """The next hour of this person's digest: their direct messages."""
    mine = await house.store.read(partial(of_user, user_id=house.people[name].id))
    assert mine.digest_at is not None
    house.clock.now = mine.digest_at
    await house.service.digests.tick(house.clock.now)
    await settled(house)
    await house.client.postman.settle()
    await house.settle()
    return received(house, name)


def received(house: House, name: str) -> list[discord.Message]:
    """What the bot has written to this person."""
    return [message for message in house.people[name].user.dm_channel.history() if message.author.bot]


def mover(names: tuple[str, ...], movers: tuple[Seat, ...]) -> str:
    return names[movers[0]]


async def test_it_lists_what_waits_with_deadline_link_and_panel(house: House) -> None:
    session = await dealt(house, "aki", "ben", "chika")
    name = mover(session.names, session.movers)
    await asks(house, name)
    (letter,) = await morning(house, name)
    due = session.due_at(session.movers[0])
    assert due is not None
    title, game, asked, foot = letter.content.splitlines()
    assert title == "## Your games today"
    assert game.startswith(f"▶ **Micronesia** · <#{session.channel_id}> ([go there](https://discord.com/channels/")
    assert game.endswith(f"**it is your move**, your time is up <t:{int(due)}:R>")
    assert asked.startswith("↳ ")
    assert foot == "-# You get this once a day because you asked for it; /settings changes that."
    await house.restart()
    opened = private(await press(house.people[name].user, letter, "Micronesia"))
    assert "Change dice…" in labels(opened)


async def test_what_ended_is_told_once_and_in_the_own_language(house: House) -> None:
    session = await dealt(house, "aki", "ben", "chika")
    await asks(house, "aki", lang="ja")
    over = await played_out(house, session)
    outcome = over.outcome
    assert outcome is not None
    (letter,) = await morning(house, "aki")
    title, nothing, game, foot = letter.content.splitlines()
    assert (title, nothing) == ("## 今日のゲーム", "あなたを待っているゲームはありません。")
    names = "・".join(over.names[seat] for seat in outcome.winners)
    assert re.match(r"🏁 \*\*マイクロネシア\*\* · <#\d+> \(\[開く\]", game)
    assert names in game
    assert foot.startswith("-# ")
    assert list(controls(letter)) == []
    assert await morning(house, "aki") == [letter], "the next day has nothing new"


async def test_whoever_has_set_no_language_is_written_to_as_at_their_tables(house: House) -> None:
    session = await dealt(house, "aki", "ben", "chika", lang="ja")
    name = mover(session.names, session.movers)
    await asks(house, name)
    (letter,) = await morning(house, name)
    assert letter.content.startswith("## 今日のゲーム\n▶ **マイクロネシア** · ")


async def test_where_others_have_moved_is_told_and_whom_it_waits_for(house: House) -> None:
    session = await dealt(house, "aki", "ben", "chika", game="micronesia")
    first = mover(session.names, session.movers)
    name = next(other for other in ("aki", "ben", "chika") if other != first)
    await asks(house, name)
    (letter,) = await morning(house, name)
    assert f"waiting for {first}" in letter.content
    assert "Nothing waits for you." in letter.content


async def test_a_letter_that_nothing_is_left_of_is_not_sent(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was written while a game waited; by the time that it is told, nothing does."""
    session = await dealt(house, "aki", "ben", "chika")
    name = mover(session.names, session.movers)
    await asks(house, name)
    monkeypatch.setattr(house.service.digests._desk, "on_letters", lambda session_id: None)
    assert await morning(house, name) == []
    monkeypatch.undo()
    actor = person(house.people[name])
    rules, seat = session.rules, session.movers[0]
    while seat in session.movers:
        notation = rules.notation(rules.default_action(session.state, seat))
        played = await house.service.act(session.id, actor, notation, decision=None, interaction_id=None)
        session = played.session
    await house.client.postman.start()
    await house.client.postman.settle()
    await settled(house)
    assert all("it is your move" not in message.content for message in received(house, name))
