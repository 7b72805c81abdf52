"""The end card's button: the same table once more, by whoever presses it."""

from __future__ import annotations

from bot.table.model import Phase

from .evening import dealt, played_out
from .house import House, Message, press, private


async def over(house: House) -> Message:
    """The end card of a game in the house's channel."""
    await played_out(house, await dealt(house, "aki", computers=2))
    return house.panel()


async def test_the_same_game_opens_with_the_presser_as_host(house: House) -> None:
    card = await over(house)
    before = await house.session()
    house.clock.now += 1
    await press(house.people["ben"], card, "New game")
    lobby = await house.session()
    assert (lobby.phase, lobby.game) == (Phase.LOBBY, before.game)
    assert lobby.id != before.id
    assert lobby.host_id == house.people["ben"].id
    assert [player.user_id for player in lobby.players] == [house.people["ben"].id]
    assert "1. **ben**" in house.messages()[-1].content, "the table sees the lobby at once"


async def test_it_is_refused_while_a_game_is_open_here(house: House) -> None:
    card = await over(house)
    house.clock.now += 1
    await press(house.people["ben"], card, "New game")
    lobby = await house.session()
    late = private(await press(house.people["chika"], card, "New game"))
    assert "already" in late.content
    assert await house.session() == lobby


async def test_a_second_delivery_opens_nothing_more(house: House) -> None:
    card = await over(house)
    house.clock.now += 1
    await press(house.people["ben"], card, "New game")
    lobby, told = await house.session(), len(house.messages())
    await house.deliver_again()
    assert await house.session() == lobby
    assert len(house.messages()) == told


async def test_it_works_after_a_restart(house: House) -> None:
    card = await over(house)
    await house.restart()
    house.clock.now += 1
    await press(house.people["aki"], card, "New game")
    assert (await house.session()).phase is Phase.LOBBY
