"""Refusals say what stands against a wish, and for whom."""

from __future__ import annotations

import pytest

from .games import begun_game, mover, reply_to
from .world import World, press, private


async def test_other_people_are_not_asked_which_computer_player(world: World, plain_pictures: None) -> None:
    await reply_to(world, "aki", "game new", game="octa")
    told = private(await press(world.people["dai"], world.panel(), "Add a computer")).content
    assert "Which computer player?" not in told
    assert "no seat" in told


@pytest.mark.parametrize("waiting", [1, 2])
async def test_nobody_is_told_of_turns_while_all_choose_dice(
    world: World, plain_pictures: None, waiting: int
) -> None:
    """In Hexlands turns follow only after everybody has chosen dice, in secret."""
    await begun_game(world, "aki", "ben", "chika", game="hexlands")
    for name in ("aki", "ben", "chika")[: 3 - waiting]:
        await reply_to(world, name, "game play", action="commit 1")
    told = await reply_to(world, "aki", "game play", action="commit 1")
    assert told.startswith("Nothing to choose right now")
    assert "your turn" not in told.splitlines()[0]


async def test_nudge_by_the_one_awaited_says_so(world: World, plain_pictures: None) -> None:
    await begun_game(world, "aki", "ben", game="octa")
    told = await reply_to(world, (await mover(world)).name, "game nudge")
    assert told == "Nobody to nudge: the game is waiting for you."
