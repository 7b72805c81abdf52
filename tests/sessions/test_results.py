"""Finished games are kept; people who met each other are rated."""

from __future__ import annotations

import pytest

from bot.sessions.model import Actor, Session
from bot.store import results

from .house import AKI, BEN, CHIO, GUILD, House


async def won_by(house: House, winner: Actor, *losers: Actor, channel: int = 1) -> Session:
    session = await house.table("walk", winner, *losers, channel=channel, goal="5")
    house.clock.now += 60
    return (await house.plays(session, winner, "go 2", "go 2", "go 2")).session


async def test_winners_rise_and_losers_fall(house: House) -> None:
    for _ in range(3):
        await won_by(house, BEN, AKI)
    board = await house.service.leaderboard(GUILD, "walk", 10)
    assert [(one.name, one.games, one.wins) for one in board] == [("Ben", 3, 3), ("Aki", 3, 0)]
    assert board[0].rating is not None
    assert board[1].rating is not None
    assert board[0].rating > 0 > board[1].rating
    assert [one.name for one in await house.service.leaderboard(GUILD, "walk", 1)] == ["Ben"]


async def test_servers_and_games_are_apart(house: House) -> None:
    await won_by(house, BEN, AKI)
    assert await house.service.leaderboard(GUILD + 1, "walk", 10) == []
    assert await house.service.leaderboard(GUILD, "guess", 10) == []
    assert await house.service.profile(GUILD + 1, BEN.user_id) == []


async def test_who_only_played_computers_is_not_rated_but_has_a_profile(house: House) -> None:
    lobby = await house.service.open("walk", GUILD, 1, AKI, "en")
    await house.service.add_computer(lobby.id, AKI, "random")
    await house.service.set_option(lobby.id, AKI, "goal", "5")
    session = await house.service.begin(lobby.id, AKI)
    await house.plays(session, AKI, "go 2", "go 2", "go 2")
    assert await house.service.leaderboard(GUILD, "walk", 10) == []
    (tally,) = await house.service.profile(GUILD, AKI.user_id)
    assert (tally.games, tally.wins, tally.rating) == (1, 1, None)


async def test_ties_are_ties(house: House) -> None:
    session = await house.table("walk", AKI, BEN)
    await house.service.resign(session.id, AKI, interaction_id=None)
    first, second = await house.service.leaderboard(GUILD, "walk", 10)
    assert (first.wins, second.wins) == (1, 1)
    assert first.rating == pytest.approx(second.rating)


async def test_a_profile_shows_each_game_and_the_newest_name(house: House) -> None:
    await won_by(house, AKI, BEN)
    await won_by(house, CHIO, Actor(AKI.user_id, "Aki the Great"))
    (tally,) = await house.service.profile(GUILD, AKI.user_id)
    assert (tally.name, tally.games, tally.wins) == ("Aki the Great", 2, 1)


async def test_games_closed_early_do_not_count(house: House) -> None:
    session = await house.table("walk", AKI, BEN)
    await house.service.end(session.id, AKI, by_moderator=False)
    assert await house.service.profile(GUILD, AKI.user_id) == []


async def test_ratings_can_be_rebuilt_from_the_results(house: House) -> None:
    await won_by(house, BEN, AKI, CHIO)
    await won_by(house, AKI, BEN)
    await won_by(house, CHIO, BEN, AKI)
    before = await house.service.leaderboard(GUILD, "walk", 10)
    await house.sql("UPDATE ratings SET mu = 1, sigma = 1")
    await house.store.write(results.rebuild)
    assert await house.service.leaderboard(GUILD, "walk", 10) == before
