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
    """Count the notices to somebody, settled or not, by their first sign."""
    named = (f"<@{world.people[name].id}>", f"**{name}**")
    said = [message.content.removeprefix("-# ") for message in world.messages()]
    return Counter(text[0] for text in said if text[0] in "⏳⏰🤖" and any(one in text for one in named))


async def test_absent_player_returns_in_the_end(world: World) -> None:
    session = await begun_game(world, "aki", "ben", game="octa", clock="12h")
    aki, ben = actor_of(world.people["aki"]), actor_of(world.people["ben"])
    while not session.players[1].away:
        session = await hour(world, session, aki)
        assert session.movers, "the game is not over so soon"
    assert calls(world, "ben") == {"⏳": 5, "🤖": 1}, "for three turns, and that the seat has passed"
    (warning,) = (m for m in world.people["ben"].user.dm_channel.history() if m.author.bot)
    assert warning.content.startswith("-# ⏳ "), "in place of the third ⏳, and settled as one"
    assert calls(world, "aki") == {}
    settled = [message for message in world.messages() if message.content == "-# ⏳ Reminded here: **ben**."]
    assert [labels(message) for message in settled] == [[]] * 5, "no deadline of the past, no button"
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
