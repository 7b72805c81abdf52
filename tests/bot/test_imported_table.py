"""A table opened from a record is played on by presses, like any other."""

from __future__ import annotations

import pytest

from bot.session.model import Actor, Phase
from engines.core import Seat

from .games import begun_game, play_to_end, settle_all
from .player import press_to_end
from .world import World

pytestmark = pytest.mark.database


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
