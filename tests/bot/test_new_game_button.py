"""The end card's New game button."""

from __future__ import annotations

from bot.table.model import Phase

from .games import begun_game, play_to_end
from .world import Message, World, press, private


async def over(world: World) -> Message:
    """Play a game in the world's channel and return its end card."""
    await play_to_end(world, await begun_game(world, "aki", computers=2))
    return world.panel()


async def test_new_game_button_makes_the_presser_host(world: World) -> None:
    card = await over(world)
    before = await world.session()
    world.clock.now += 1
    await press(world.people["ben"], card, "New game")
    lobby = await world.session()
    assert (lobby.phase, lobby.game) == (Phase.LOBBY, before.game)
    assert lobby.id != before.id
    assert lobby.host_id == world.people["ben"].id
    assert [player.user_id for player in lobby.players] == [world.people["ben"].id]
    assert "1. **ben**" in world.messages()[-1].content, "the table sees the lobby at once"


async def test_it_is_refused_while_game_is_open_here(world: World) -> None:
    card = await over(world)
    world.clock.now += 1
    await press(world.people["ben"], card, "New game")
    lobby = await world.session()
    late = private(await press(world.people["chika"], card, "New game"))
    assert "already" in late.content
    assert await world.session() == lobby


async def test_redelivery_opens_nothing(world: World) -> None:
    card = await over(world)
    world.clock.now += 1
    await press(world.people["ben"], card, "New game")
    lobby, count = await world.session(), len(world.messages())
    await world.redeliver()
    assert await world.session() == lobby
    assert len(world.messages()) == count


async def test_it_works_after_restart(world: World) -> None:
    card = await over(world)
    await world.restart()
    world.clock.now += 1
    await press(world.people["aki"], card, "New game")
    assert (await world.session()).phase is Phase.LOBBY
