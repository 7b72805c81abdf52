"""The options of a game as Begin stores them: by the number of players, and of an optional rule."""

from __future__ import annotations

import pytest

from bot.history.audit import session_faults

from .world import AKI, BEN, CHANNEL, GUILD, World


async def hexlands(world: World, *, computers: int, length: str | None = None) -> str:
    """Open a lobby of the game whose length is by the number of players unless the host chooses."""
    key = (await world.services.lobbies.open("hexlands", GUILD, CHANNEL, AKI, "en")).id
    for _ in range(computers):
        await world.services.lobbies.add_computer(key, AKI, "random")
    if length is not None:
        await world.services.lobbies.set_option(key, AKI, "length", length)
    return key


@pytest.mark.parametrize(
    ("computers", "chosen", "stored"),
    [
        (3, None, "standard"),
        (4, None, "short"),
        (5, None, "short"),
        (4, "standard", "standard"),
        (1, "short", "short"),
    ],
)
async def test_begin_stores_the_options_of_its_number_of_players(
    world: World, computers: int, chosen: str | None, stored: str
) -> None:
    key = await hexlands(world, computers=computers, length=chosen)
    assert await world.sql("SELECT options FROM sessions") == [(f'{{"length":"{chosen or "auto"}"}}',)]
    begun = await world.services.moves.begin(key, AKI)
    assert begun.options.model_dump() == {"length": stored}
    assert begun.state.options == begun.options
    assert await world.sql("SELECT options FROM sessions") == [(f'{{"length":"{stored}"}}',)]


async def test_kept_seats_do_not_count_for_the_options(world: World) -> None:
    key = await hexlands(world, computers=3)
    await world.services.lobbies.join(key, BEN)
    await world.services.lobbies.set_option(key, AKI, "clock", "1d")
    begun = await world.services.moves.begin(key, AKI)
    assert (len(begun.players), begun.options.model_dump()) == (4, {"length": "standard"})


# --- an optional rule --------------------------------------------------------------------------------------------


async def test_optional_rule_is_stored_only_where_it_is_chosen(world: World) -> None:
    """A game without it is stored and committed to as by a bot that does not know it (Hexlands, A97)."""
    key = await hexlands(world, computers=2)
    await world.services.lobbies.set_option(key, AKI, "land_feeds_dice", "true")
    assert await world.sql("SELECT options FROM sessions") == [('{"length":"auto","land_feeds_dice":true}',)]
    await world.services.lobbies.set_option(key, AKI, "land_feeds_dice", "false")
    begun = await world.services.moves.begin(key, AKI)
    [(options, state)] = await world.sql("SELECT options, state FROM sessions")
    assert options == '{"length":"standard"}'
    assert '"options":{"length":"standard"}' in state
    assert not begun.state.options.land_feeds_dice
    assert [fault async for fault in session_faults(world.store)] == [], "the commitment holds this text"


async def test_optional_rule_that_is_chosen_holds(world: World) -> None:
    key = await hexlands(world, computers=2)
    await world.services.lobbies.set_option(key, AKI, "land_feeds_dice", "true")
    begun = await world.services.moves.begin(key, AKI)
    assert begun.options.model_dump() == {"length": "standard", "land_feeds_dice": True}
    assert (await world.services.tables.load(key)).state.options == begun.options
    assert [fault async for fault in session_faults(world.store)] == []
