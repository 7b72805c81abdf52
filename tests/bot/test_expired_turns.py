"""A week at a table with one absent player, hour by hour, as the channel shows it."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.session.model import Actor, Session
from bot.session.rules import HOUR
from engines.core import Seat

from .games import actor_of, begun_game, settle_all
from .world import World, labels, press, private

pytestmark = pytest.mark.database


async def hour(world: World, session: Session, here: Actor) -> Session:
    """Let present players play at once; then pass an hour with several ticks."""
    session = await world.services.tables.load(session.id)
    player = session.player_of(here.user_id)
    assert player is not None
    while player.seat in session.movers:
        action = session.rules.default_action(session.state, player.seat)
        notation = session.rules.notation(action)
        played = await world.services.moves.act(session.id, here, notation, decision=None, interaction_id=None)
        session = played.session
    await settle_all(world)
    for _ in range(7):
        world.clock.now += HOUR / 7
        await world.client.scheduler.tick()
        await settle_all(world)
    return await world.services.tables.load(session.id)


def calls(world: World, name: str) -> Counter[str]:
    """Count the notices to somebody that still stand, by their first sign."""
    named = (f"<@{world.people[name].id}>", f"**{name}**")
    said = [message.content.removeprefix("-# ") for message in world.messages()]
    return Counter(text[0] for text in said if text[0] in "⏳⏰🤖" and any(one in text for one in named))


async def test_absent_player_returns_in_the_end(world: World) -> None:
    session = await begun_game(world, "aki", "ben", game="octa", clock="12h")
    aki, ben = actor_of(world.people["aki"]), actor_of(world.people["ben"])
    reminders, warnings = set[int](), set[int]()
    while not session.players[1].away:
        session = await hour(world, session, aki)
        assert session.movers, "the game is not over so soon"
        reminders |= {message.id for message in world.messages() if message.content.startswith("⏰")}
        direct = [message for message in world.people["ben"].user.dm_channel.history() if message.author.bot]
        warnings |= {message.id for message in direct}
    assert (len(reminders), len(warnings)) == (3, 1), "one a turn, and a warning that the third costs the seat"
    assert calls(world, "ben") == {"🤖": 1}, "what says nothing any more is gone"
    assert direct == []
    assert calls(world, "aki") == {}
    played_for = [message for message in world.messages() if "⌛ Out of time: **ben**" in message.content]
    assert len(played_for) == 2, "the third turn is the computer's own"
    (passed,) = (message for message in world.messages() if message.content.startswith("🤖"))
    back = private(await press(world.people["ben"], passed, "I’m back"))
    assert "missed 3 turns in a row" in passed.content
    assert "Welcome back" in back.content
    await settle_all(world)
    (passed,) = (message for message in world.messages() if "missed 3 turns" in message.content)
    assert passed.content == "-# 🤖 **ben** missed 3 turns in a row, so the computer took over."
    assert labels(passed) == []
    session = await world.services.tables.load(session.id)
    assert (session.players[1].person, session.players[1].missed) == (ben.user_id, 0)
    assert session.players[1].seat == Seat(1)
