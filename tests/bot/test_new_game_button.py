"""The end card's New game button asks which game; /game new closes an own lobby that is in the way."""

from __future__ import annotations

from simcord import ResponseMessage

from bot.session.model import Phase

from .games import begun_game, more, play_to_end
from .world import Message, World, labels, press, private


async def opens(world: World, name: str, card: Message, game: str = "Micronesia") -> ResponseMessage:
    """Press New game and a game."""
    asked = private(await press(world.people[name], await more(world.people[name], card), "New game"))
    return private(await press(world.people[name], asked, game))


async def over(world: World) -> Message:
    """Play a game in the world's channel and return its end card."""
    await play_to_end(world, await begun_game(world, "aki", computers=2))
    return world.panel()


async def test_new_game_button_makes_the_presser_host(world: World) -> None:
    card = await over(world)
    before = await world.session()
    world.clock.now += 1
    asked = private(await press(world.people["ben"], await more(world.people["ben"], card), "New game"))
    assert labels(asked) == ["Micronesia", "Dicolony", "Hexlands", "Octa", "Rise of Tribes"], "the same game first"
    await press(world.people["ben"], asked, "Micronesia")
    lobby = await world.session()
    assert (lobby.phase, lobby.game) == (Phase.LOBBY, before.game)
    assert lobby.id != before.id
    assert lobby.host_id == world.people["ben"].id
    assert [player.user_id for player in lobby.players] == [world.people["ben"].id]
    assert "**ben**" in world.messages()[-1].content, "the table sees the lobby at once"


async def test_it_is_refused_while_game_is_open_here(world: World) -> None:
    card = await over(world)
    world.clock.now += 1
    await opens(world, "ben", card)
    lobby = await world.session()
    late = await opens(world, "chika", card, "Octa")
    assert "The lobby of **ben** for Micronesia is open in this channel" in late.content
    assert await world.session() == lobby


async def test_own_lobby_in_the_way_is_closed_for_another_game(world: World) -> None:
    card = await over(world)
    world.clock.now += 1
    await opens(world, "ben", card)
    lobby = await world.session()
    asked = private(await world.people["ben"].slash(world.channel, "game new", game="octa"))
    assert "Your lobby for Micronesia is open in this channel." in asked.content
    world.clock.now += 1
    await press(world.people["ben"], asked, "Close it and open Octa")
    opened = await world.session()
    assert (opened.phase, opened.game, opened.id != lobby.id) == (Phase.LOBBY, "octa", True)


async def test_redelivery_opens_nothing(world: World) -> None:
    card = await over(world)
    world.clock.now += 1
    await opens(world, "ben", card)
    lobby, count = await world.session(), len(world.messages())
    await world.redeliver()
    assert await world.session() == lobby
    assert len(world.messages()) == count


async def test_it_works_after_restart(world: World) -> None:
    card = await over(world)
    await world.restart()
    world.clock.now += 1
    await opens(world, "aki", card)
    assert (await world.session()).phase is Phase.LOBBY
