"""Results are stored; people who were opponents are rated."""

from __future__ import annotations

from contextlib import suppress
from functools import partial

import pytest

from bot.rows.log import HintRow
from bot.rows.scores import Duel, Tally
from bot.session.model import Actor, Phase, Refused, Session
from bot.session.rules import DAY
from bot.store.games import hints
from bot.store.people import recount, results
from bot.store.people.ratings import NEWCOMER
from engines.core import Seat

from .world import AKI, BEN, CHIO, DORA, GUILD, STRANGER, World, refused


async def won_by(world: World, winner: Actor, *losers: Actor, channel: int = 1, rated: str = "true") -> Session:
    session = await world.table("walk", winner, *losers, channel=channel, goal="5", rated=rated)
    world.clock.now += 60
    return await world.wins(session, winner, *losers)


async def tallies(world: World, actor: Actor, guild: int = GUILD) -> tuple[Tally, ...]:
    return (await world.services.scores.profile(guild, actor.user_id)).tallies


async def lone(world: World, actor: Actor) -> tuple[int, int, bool]:
    """Return games, wins and whether they are rated, of the only game in a profile."""
    (tally,) = await tallies(world, actor)
    return tally.games, tally.wins, tally.rating is not None


async def board(world: World, game: str = "walk", guild: int = GUILD) -> list[tuple[str, int, int, float]]:
    """Return name, games, wins and mu."""
    found = await world.services.scores.leaderboard(guild, game)
    return [(one.name, one.games, one.wins, one.rating.mu if one.rating else 0.0) for one in found]


async def test_winners_rise_and_losers_fall(world: World) -> None:
    for _ in range(3):
        await won_by(world, BEN, AKI)
    (ben, *first, high), (aki, *second, low) = await board(world)
    assert ((ben, *first), (aki, *second)) == (("Ben", 3, 3), ("Aki", 3, 0))
    assert high > NEWCOMER.mu > low
    sigma = (await world.services.scores.leaderboard(GUILD, "walk"))[0].rating
    assert sigma is not None
    assert sigma.sigma < NEWCOMER.sigma, "each game lowers the uncertainty"
    assert (await board(world, guild=GUILD + 1), await board(world, "guess")) == ([], []), "each by itself"
    assert await tallies(world, BEN, GUILD + 1) == ()
    await won_by(world, CHIO, Actor(AKI.user_id, "Aki the Great"))
    (tally,) = await tallies(world, AKI)
    assert (tally.name, tally.games, tally.wins) == ("Aki the Great", 4, 0), "the newest name"


async def test_what_is_not_rated_is_in_the_profile_only(world: World) -> None:
    session = await world.table("walk", AKI, computers=["random"], goal="5")
    await world.plays(session, AKI, "go 2", "go 2", "go 2")
    assert await lone(world, AKI) == (1, 1, False)
    assert await world.services.scores.solo_scores(GUILD, "walk", 10) == [], "with computers it is not solo"
    await won_by(world, AKI, BEN, rated="false")
    assert (await lone(world, AKI), await board(world)) == ((2, 2, False), [])
    closed = await world.table("walk", CHIO, BEN)
    await world.services.moves.end(closed.id, CHIO, by_moderator=False)
    assert await tallies(world, CHIO) == (), "games closed early do not count"


async def test_ties_and_resignations_are_rated(world: World) -> None:
    session = await world.table("guess", AKI, BEN, rounds="1")
    await world.plays(session, AKI, "note 1")
    await world.plays(session, BEN, "note 1")
    (*_, first, mu), (*_, second, other) = await board(world, "guess")
    assert (first, second, mu) == (1, 1, pytest.approx(other))
    session = await world.table("walk", AKI, BEN, stand_ins="false", channel=71)
    await world.rests(session, AKI, BEN)
    await world.leaves(session, AKI)
    found = [(name, wins) for name, _, wins, _ in await board(world)]
    assert found == [("Ben", 1), ("Aki", 0)], "the toy ranks both first; who resigned has lost all the same"
    await ended_by_default(world, "crossing", AKI, BEN, far="99")
    duels = await world.services.scores.duels(GUILD, BEN.user_id, AKI.user_id)
    assert [one for one in duels if one.game != "guess"] == [Duel("crossing", 1, 0, 0), Duel("walk", 1, 1, 0)], (
        "who gave up is behind, a team is level"
    )


async def alone(world: World, actor: Actor, channel: int) -> int:
    """The score of a game played alone to its end."""
    session = await world.table("dicolony", actor, channel=channel)
    world.clock.now += 60
    while session.movers:
        action = session.rules.default_action(session.state, session.movers[0])
        session = (await world.plays(session, actor, session.rules.notation(action))).session
    return session.rules.standings(session.state)[0].score


async def test_games_played_alone_are_listed_but_not_rated(world: World) -> None:
    scores = [(await alone(world, actor, channel), actor.name) for channel, actor in enumerate((AKI, BEN, AKI), 1)]
    await world.leaves(await world.table("dicolony", CHIO, channel=9), CHIO)
    solo = world.services.scores.solo_scores
    found = await solo(GUILD, "dicolony", 10)
    assert sorted((one.score, one.name) for one in found) == sorted(scores)
    assert [one.score for one in found] == sorted((one.score for one in found), reverse=True)
    assert {one.ended_at for one in found} == {1_000_060.0, 1_000_120.0, 1_000_180.0}
    assert await solo(GUILD, "dicolony", 1) == found[:1]
    assert await solo(GUILD + 1, "dicolony", 10) == []
    assert await board(world, "dicolony") == []
    assert await lone(world, AKI) == (2, 0, False), "a game played alone is no win"
    ((session,), *_) = await world.sql("SELECT id FROM sessions ORDER BY created_at")
    taken = HintRow(0, 0, AKI.user_id, 1, world.clock.now, "{}")
    assert await world.store.write(partial(hints.add, session_id=str(session), new=taken, most=1))
    assert len(await solo(GUILD, "dicolony", 10)) == len(found) - 1, "a game with hints is no best score"


# --- teams, and games without a winner ---------------------------------------------------------------------------


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


@pytest.mark.parametrize(("far", "reason", "winners", "place"), [("99", "sunk", (), 2), ("4", "ashore", (0, 1), 1)])
async def test_game_is_won_or_lost_together(
    world: World, far: str, reason: str, winners: tuple[int, ...], place: int
) -> None:
    session = await ended_by_default(world, "crossing", AKI, BEN, far=far)
    assert session.outcome is not None
    assert (session.outcome.reason, session.outcome.winners) == (reason, winners)
    assert await places(world, session) == [(0, place, 0), (1, place, 0)]
    assert await board(world, "crossing") == []
    for actor in (AKI, BEN):
        assert await lone(world, actor) == (1, len(winners) // 2, False)


async def test_winning_team_is_rated_as_one_side(world: World) -> None:
    session = await ended_by_default(world, "tug", AKI, BEN, CHIO, DORA)
    assert session.outcome is not None
    won = session.outcome.winners
    assert won in ((0, 2), (1, 3))
    assert [place for _, place, _ in await places(world, session)] == [1 if seat in won else 3 for seat in range(4)]
    assert [wins for _, _, wins, _ in await board(world, "tug")] == [1, 1, 0, 0]


async def test_record_of_two_people_counts_games_they_finished_together(world: World) -> None:
    await won_by(world, BEN, AKI)
    await won_by(world, BEN, AKI, CHIO)
    await won_by(world, AKI, BEN)
    await won_by(world, BEN, CHIO)
    duels = world.services.scores.duels
    assert await duels(GUILD, AKI.user_id, BEN.user_id) == [Duel("walk", 3, 1, 2)]
    assert await duels(GUILD, BEN.user_id, AKI.user_id) == [Duel("walk", 3, 2, 1)]
    assert await duels(GUILD + 1, AKI.user_id, BEN.user_id) == []


async def left(world: World, leaver: Actor, *others: Actor) -> Session:
    """Play a game to its end that somebody has left for good."""
    session = await world.table("walk", *others, leaver, channel=1, goal="5")
    world.clock.now += 60
    await world.leaves(session, leaver)
    return (await world.plays(session, others[0], "go 2", "go 2", "go 2")).session


async def last(world: World, person: Actor, guild: int = GUILD) -> list[bool]:
    return await world.store.read(partial(results.last_finished, guild_id=guild, user_id=person.user_id, most=10))


async def picky_lobby(world: World, value: str = "true") -> Session:
    lobby = await world.services.lobbies.open("walk", GUILD, 50, CHIO, "en")
    return await world.services.lobbies.set_option(lobby.id, CHIO, "reliable", value)


async def joins(world: World, person: Actor, value: str = "true") -> bool:
    """Whether a lobby with this option lets a person in."""
    lobby = await picky_lobby(world, value)
    with suppress(Refused):
        await world.services.lobbies.join(lobby.id, person)
    joined = await world.now(lobby)
    for player in joined.players:
        await world.services.lobbies.leave(lobby.id, Actor(player.user_id or 0, player.name))
    return joined.player_of(person.user_id) is not None


async def test_third_game_left_of_ten_keeps_out(world: World) -> None:
    for _ in range(8):
        await won_by(world, AKI, BEN)
    for _ in range(2):
        await left(world, AKI, BEN)
    assert await joins(world, AKI), "8 of 10"
    await left(world, AKI, BEN)
    assert await last(world, AKI) == [False] * 3 + [True] * 7
    assert not await joins(world, AKI)
    assert await joins(world, AKI, "false"), "another table asks for nothing"
    assert await joins(world, BEN)
    for _ in range(8):
        await won_by(world, AKI, BEN)
    assert await joins(world, AKI), "and who finishes games is let in again"


async def test_after_five_games_who_left_is_refused_and_the_erased_begin_anew(world: World) -> None:
    for _ in range(4):
        await left(world, AKI, BEN)
    assert await joins(world, AKI), "under five games nobody is refused"
    await left(world, AKI, BEN)
    assert not await joins(world, AKI)
    lobby, lobbies = await picky_lobby(world), world.services.lobbies
    with pytest.raises(Refused, match="not-reliable") as refusal:
        await lobbies.join(lobby.id, AKI, interaction_id=77)
    assert refusal.value.facts == {"finished": 8, "games": 10}
    assert await world.now(lobby) == lobby, "it changes nothing"
    lobby = await lobbies.set_option(lobby.id, CHIO, "reliable", "false")
    assert (await lobbies.join(lobby.id, AKI, interaction_id=77)).player_of(AKI.user_id)
    lobby = await lobbies.set_option(lobby.id, CHIO, "reliable", "true")
    assert await refused(lobbies.join(lobby.id, AKI)) == "not-reliable", "who has joined must accept it again"
    await lobbies.leave(lobby.id, AKI)
    await lobbies.leave(lobby.id, CHIO)
    data = await world.services.privacy.about(AKI.user_id)
    assert [(row["gave_up"], row["excused"]) for row in data["results"]] == [(1, 0)] * 5
    await world.services.privacy.erase(AKI)
    assert await last(world, AKI) == []
    assert await joins(world, AKI)


async def test_only_games_to_their_end_with_others_on_this_server_count(world: World) -> None:
    session = await world.table("walk", BEN, AKI, channel=1, goal="5")
    await world.leaves(session, AKI)
    assert await last(world, AKI) == [False], "a game left for good counts at once"
    _, request = await world.services.seats.ask(session.id, STRANGER, Seat(1))
    after = await world.agrees(request, BEN)
    assert await last(world, AKI) == []
    await world.wins(after, BEN, STRANGER)
    assert (await last(world, AKI), await last(world, STRANGER)) == ([], [True])
    session = await world.table("walk", AKI, computers=["random"], goal="5")
    await world.plays(session, AKI, "go 2", "go 2", "go 2")
    assert await last(world, AKI) == []
    await won_by(world, AKI, BEN)
    assert (await last(world, AKI), await last(world, AKI, GUILD + 1)) == ([True], [])


async def loses_channel(world: World, session: Session) -> None:
    await world.settle()
    world.unplug()
    await world.services.reachability.mark_unreachable(session.id, "channel-gone")


async def test_ends_without_a_result(world: World) -> None:
    """A moderator's end, or a lost channel, counts against nobody; leaving before another end does."""
    for by_moderator, expected in ((True, []), (False, [False])):
        session = await world.table("walk", BEN, CHIO, AKI, channel=1)
        await world.leaves(session, AKI)
        await world.services.moves.end(session.id, STRANGER if by_moderator else BEN, by_moderator=by_moderator)
        assert (await last(world, AKI), await last(world, BEN)) == (expected, [])
    session = await world.table("walk", BEN, CHIO, STRANGER, channel=1)
    await world.leaves(session, STRANGER)
    await loses_channel(world, session)
    assert await last(world, STRANGER) == []


async def absent(world: World, person: Actor) -> Session:
    """Begin a game of Ben and somebody whose seat a stand-in holds."""
    session = await world.table("walk", BEN, person, channel=1, goal="5")
    changed = "UPDATE players SET policy = 'random' WHERE session_id = ? AND user_id = ?"
    await world.sql(changed, session.id, person.user_id)
    return session


async def test_absence_at_the_end_is_excused_by_a_vacation_or_a_lost_channel(world: World) -> None:
    await world.sets(AKI, away_from=world.clock.now, away_until=world.clock.now + DAY)
    for days, expected in ((0, []), (2, [False])):
        world.clock.now += days * DAY
        await world.plays(await absent(world, AKI), BEN, "go 2", "go 2", "go 2")
        assert await last(world, AKI) == expected
    assert await world.sql("SELECT excused FROM results WHERE gave_up = 1 ORDER BY nth") == [(1,), (0,)]
    assert await world.store.read(recount.mismatches) == 0, "ratings do not ask"
    session = await absent(world, CHIO)
    await loses_channel(world, session)
    await world.plays(session, BEN, "go 2", "go 2", "go 2")
    assert await last(world, CHIO) == []
