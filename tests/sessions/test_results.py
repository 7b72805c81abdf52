"""Results are stored; people who were opponents are rated."""

from __future__ import annotations

from functools import partial

import pytest

from bot.rows.log import HintRow
from bot.rows.scores import Duel
from bot.session.model import Actor, Phase, Session
from bot.store.games import hints
from bot.store.people.ratings import NEWCOMER

from .world import AKI, BEN, CHIO, GUILD, World


async def won_by(world: World, winner: Actor, *losers: Actor, channel: int = 1) -> Session:
    session = await world.table("walk", winner, *losers, channel=channel, goal="5")
    world.clock.now += 60
    return await world.wins(session, winner, *losers)


async def test_winners_rise_and_losers_fall(world: World) -> None:
    for _ in range(3):
        await won_by(world, BEN, AKI)
    board = await world.services.scores.leaderboard(GUILD, "walk")
    assert [(one.name, one.games, one.wins) for one in board] == [("Ben", 3, 3), ("Aki", 3, 0)]
    assert board[0].rating is not None
    assert board[1].rating is not None
    assert board[0].rating.mu > NEWCOMER.mu > board[1].rating.mu
    assert board[0].rating.sigma < NEWCOMER.sigma, "each game lowers the uncertainty"


async def test_servers_and_games_are_rated_separately(world: World) -> None:
    await won_by(world, BEN, AKI)
    assert await world.services.scores.leaderboard(GUILD + 1, "walk") == []
    assert await world.services.scores.leaderboard(GUILD, "guess") == []
    assert (await world.services.scores.profile(GUILD + 1, BEN.user_id)).tallies == ()


async def test_games_against_computers_are_in_the_profile_only(world: World) -> None:
    lobby = await world.services.lobbies.open("walk", GUILD, 1, AKI, "en")
    await world.services.lobbies.add_computer(lobby.id, AKI, "random")
    await world.services.lobbies.set_option(lobby.id, AKI, "goal", "5")
    session = await world.services.moves.begin(lobby.id, AKI)
    await world.plays(session, AKI, "go 2", "go 2", "go 2")
    assert await world.services.scores.leaderboard(GUILD, "walk") == []
    (tally,) = (await world.services.scores.profile(GUILD, AKI.user_id)).tallies
    assert (tally.games, tally.wins, tally.rating) == (1, 1, None)


async def test_ties_are_rated_as_ties(world: World) -> None:
    session = await world.table("guess", AKI, BEN, rounds="1")
    await world.plays(session, AKI, "note 1")
    await world.plays(session, BEN, "note 1")
    first, second = await world.services.scores.leaderboard(GUILD, "guess")
    assert (first.wins, second.wins) == (1, 1)
    assert first.rating is not None
    assert second.rating is not None
    assert first.rating.mu == pytest.approx(second.rating.mu)


async def test_resigning_by_the_rules_is_a_loss(world: World) -> None:
    """The toy ranks both first; the one who resigned has lost all the same."""
    session = await world.table("walk", AKI, BEN, stand_ins="false")
    for actor in (AKI, BEN):
        await world.plays(session, actor, "rest")
    await world.services.seats.leave(session.id, AKI, interaction_id=None)
    first, second = await world.services.scores.leaderboard(GUILD, "walk")
    assert [(one.name, one.wins) for one in (first, second)] == [("Ben", 1), ("Aki", 0)]


async def test_profile_shows_each_game_and_the_newest_name(world: World) -> None:
    await won_by(world, AKI, BEN)
    await won_by(world, CHIO, Actor(AKI.user_id, "Aki the Great"))
    (tally,) = (await world.services.scores.profile(GUILD, AKI.user_id)).tallies
    assert (tally.name, tally.games, tally.wins) == ("Aki the Great", 2, 1)


async def test_games_closed_early_do_not_count(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    await world.services.moves.end(session.id, AKI, by_moderator=False)
    assert (await world.services.scores.profile(GUILD, AKI.user_id)).tallies == ()


async def alone(world: World, actor: Actor, channel: int, *, leaves: bool = False) -> int:
    """The score of a game played alone to its end, or left before it."""
    session = await world.table("dicolony", actor, channel=channel)
    world.clock.now += 60
    while session.movers and not leaves:
        action = session.rules.default_action(session.state, session.movers[0])
        session = (await world.plays(session, actor, session.rules.notation(action))).session
    if leaves:
        await world.services.seats.leave(session.id, actor, interaction_id=None)
        return 0
    return session.rules.standings(session.state)[0].score


async def test_games_played_alone_are_listed_but_not_rated(world: World) -> None:
    scores = [(await alone(world, actor, channel), actor) for channel, actor in enumerate((AKI, BEN, AKI), 1)]
    await alone(world, CHIO, 9, leaves=True)
    found = await world.services.scores.solo_scores(GUILD, "dicolony", 10)
    assert sorted((one.score, one.name) for one in found) == sorted((score, actor.name) for score, actor in scores)
    assert [one.score for one in found] == sorted((one.score for one in found), reverse=True)
    assert {one.ended_at for one in found} == {1_000_060.0, 1_000_120.0, 1_000_180.0}
    assert [one.score for one in await world.services.scores.solo_scores(GUILD, "dicolony", 1)] == [found[0].score]
    assert await world.services.scores.solo_scores(GUILD + 1, "dicolony", 10) == []
    assert await world.services.scores.leaderboard(GUILD, "dicolony") == []
    (tally,) = (await world.services.scores.profile(GUILD, AKI.user_id)).tallies
    assert (tally.games, tally.wins, tally.rating) == (2, 0, None), "a game played alone is no win"


async def test_game_with_hints_is_no_best_score(world: World) -> None:
    await alone(world, AKI, 1)
    (session,) = await world.sql("SELECT id FROM sessions")
    taken = HintRow(0, 0, AKI.user_id, 1, world.clock.now, "{}")
    assert await world.store.write(partial(hints.add, session_id=session[0], new=taken, most=1))
    assert await world.services.scores.solo_scores(GUILD, "dicolony", 10) == []


async def test_game_with_computer_players_is_not_solo(world: World) -> None:
    await test_games_against_computers_are_in_the_profile_only(world)
    assert await world.services.scores.solo_scores(GUILD, "walk", 10) == []


# --- teams, and games without a winner ----------------------------------------------------------------------------


async def ended_by_default(world: World, game: str, *actors: Actor, **options: str) -> Session:
    """A game of these people, played on by the first listed action until its end."""
    session = await world.table(game, *actors, **options)
    while session.phase is Phase.PLAYING:
        seat = session.movers[0]
        notation = session.rules.notation(session.rules.legal_actions(session.state, seat)[0])
        session = (await world.plays(session, actors[seat], notation)).session
    return session


async def places(world: World, session: Session) -> list[tuple[object, ...]]:
    return await world.sql("SELECT seat, place, team FROM results WHERE session_id = ? ORDER BY seat", session.id)


async def test_game_lost_together_has_no_winner(world: World) -> None:
    session = await ended_by_default(world, "crossing", AKI, BEN, far="99")
    assert session.outcome is not None
    assert (session.outcome.reason, session.outcome.winners) == ("sunk", ())
    assert await places(world, session) == [(0, 2, 0), (1, 2, 0)]
    assert await world.services.scores.leaderboard(GUILD, "crossing") == []
    (tally,) = (await world.services.scores.profile(GUILD, AKI.user_id)).tallies
    assert (tally.games, tally.wins) == (1, 0)


async def test_game_won_together_is_a_win_for_all(world: World) -> None:
    session = await ended_by_default(world, "crossing", AKI, BEN, far="4")
    assert session.outcome is not None
    assert (session.outcome.reason, session.outcome.winners) == ("ashore", (0, 1))
    assert await places(world, session) == [(0, 1, 0), (1, 1, 0)]
    (tally,) = (await world.services.scores.profile(GUILD, BEN.user_id)).tallies
    assert (tally.games, tally.wins, tally.rating) == (1, 1, None)


async def test_winning_team_is_rated_as_one_side(world: World) -> None:
    dai = Actor(14, "Dai")
    session = await ended_by_default(world, "tug", AKI, BEN, CHIO, dai)
    assert session.outcome is not None
    won = session.outcome.winners
    assert won in ((0, 2), (1, 3))
    assert [place for _, place, _ in await places(world, session)] == [1 if seat in won else 3 for seat in range(4)]
    board = await world.services.scores.leaderboard(GUILD, "tug")
    assert [one.wins for one in board] == [1, 1, 0, 0]
    ratings = [one.rating.mu for one in board if one.rating is not None]
    assert ratings[0] == ratings[1] > NEWCOMER.mu > ratings[2] == ratings[3]
    assert await world.services.scores.team_play(GUILD, "tug") == "teams"


async def test_record_of_two_people_counts_games_they_finished_together(world: World) -> None:
    await won_by(world, BEN, AKI)
    await won_by(world, BEN, AKI, CHIO)
    await won_by(world, AKI, BEN)
    await won_by(world, BEN, CHIO)
    assert await world.services.scores.duels(GUILD, AKI.user_id, BEN.user_id) == [Duel("walk", 3, 1, 2)]
    assert await world.services.scores.duels(GUILD, BEN.user_id, AKI.user_id) == [Duel("walk", 3, 2, 1)]
    assert await world.services.scores.duels(GUILD + 1, AKI.user_id, BEN.user_id) == []


async def test_record_counts_who_gave_up_as_behind_and_a_team_as_level(world: World) -> None:
    session = await world.table("walk", AKI, BEN, goal="5", stand_ins="false")
    for actor in (AKI, BEN):
        await world.plays(session, actor, "rest")
    await world.services.seats.leave(session.id, BEN, interaction_id=None)
    await ended_by_default(world, "crossing", AKI, BEN, far="99")
    assert await world.services.scores.duels(GUILD, AKI.user_id, BEN.user_id) == [
        Duel("crossing", 1, 0, 0),
        Duel("walk", 1, 1, 0),
    ]
