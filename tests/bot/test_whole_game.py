"""Games by pressing what a player sees: from the slash command to the winner, and from a record on."""

from __future__ import annotations

import pytest

from bot.session.model import Actor, Phase
from engines.core import Seat

from .games import begun_game, play_to_end, settle_all
from .player import press_to_end
from .world import World, labels, press

pytestmark = pytest.mark.database


async def test_three_people_press_game_to_its_end(world: World) -> None:
    await world.people["aki"].slash(world.channel, "game new", game="micronesia")
    for name, label in (("ben", "Join"), ("chika", "Join"), ("aki", "Begin")):
        await press(world.people[name], world.panel(), label)
    session = await press_to_end(world, "en")
    end = world.messages()[-1]
    assert "🏆" in end.content
    assert session.seed is not None
    assert session.seed.hex() not in end.content
    assert [file.filename for file in end.attachments] == ["board.jpg"]
    assert all(player.name in end.content for player in session.players)
    assert labels(end) == ["Rematch", "Review", "More…"]
    old = [message for message in world.messages()[:-1] if message.components]
    assert old == [], "every panel but the last has lost its controls"


@pytest.mark.parametrize("game", ["octa", "micronesia"])
async def test_imported_table_is_played_to_its_end_by_presses(world: World, game: str) -> None:
    names = ("aki", "ben", "chika")[: 3 if game == "micronesia" else 2]
    before = await play_to_end(world, await begun_game(world, *names, game=game))
    record = await world.services.history.record(before.id, public=True)
    people = {Seat(seat): Actor(world.people[name].id, name) for seat, name in enumerate(names)}
    place = (world.channel.guild.id, world.channel.id)
    opened = await world.services.imports.open(record, *place, people, "en", upto=before.row - 12)
    await settle_all(world)
    assert opened.phase is Phase.PLAYING
    after = await press_to_end(world, "after")
    assert (after.id, after.phase) == (opened.id, Phase.OVER)
    assert after.row > before.row - 12
