"""Tables for people who finish: who may join, and what counts."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from functools import partial

import pytest

from bot.deadlines.player_clocks import PlayerClocks
from bot.session.model import Actor, Refused, Session
from bot.session.rules import DAY
from bot.store.people import recount, results
from engines.core import Seat

from .world import AKI, BEN, CHIO, GUILD, STRANGER, World


async def now(world: World, session: Session) -> Session:
    return await world.services.tables.load(session.id)


async def finished(world: World, winner: Actor, *others: Actor, channel: int = 1) -> Session:
    session = await world.table("walk", winner, *others, channel=channel, goal="5")
    world.clock.now += 60
    return await world.wins(session, winner, *others)


async def left(world: World, leaver: Actor, *others: Actor) -> Session:
    """Play a game to its end that somebody has left for good."""
    session = await world.table("walk", *others, leaver, channel=1, goal="5")
    world.clock.now += 60
    await world.services.seats.leave(session.id, leaver, interaction_id=None)
    return (await world.plays(await now(world, session), others[0], "go 2", "go 2", "go 2")).session


async def last(world: World, person: Actor, guild: int = GUILD) -> list[bool]:
    return await world.store.read(partial(results.last_finished, guild_id=guild, user_id=person.user_id, most=10))


async def picky_lobby(world: World, host: Actor = CHIO, value: str = "true") -> Session:
    lobby = await world.services.lobbies.open("walk", GUILD, 50, host, "en")
    return await world.services.lobbies.set_option(lobby.id, host, "reliable", value)


async def joins(world: World, person: Actor, value: str = "true") -> bool:
    """Whether a lobby with this option lets a person in."""
    lobby = await picky_lobby(world, value=value)
    with suppress(Refused):
        await world.services.lobbies.join(lobby.id, person)
    joined = await now(world, lobby)
    for player in joined.players:
        await world.services.lobbies.leave(lobby.id, Actor(player.user_id or 0, player.name))
    return joined.player_of(person.user_id) is not None


async def test_third_game_left_of_ten_keeps_out(world: World) -> None:
    for _ in range(8):
        await finished(world, AKI, BEN)
    for _ in range(2):
        await left(world, AKI, BEN)
    assert await joins(world, AKI), "8 of 10"
    await left(world, AKI, BEN)
    assert await last(world, AKI) == [False] * 3 + [True] * 7
    assert not await joins(world, AKI)
    assert await joins(world, AKI, "false"), "another table asks for nothing"
    assert await joins(world, BEN)
    for _ in range(8):
        await finished(world, AKI, BEN)
    assert await joins(world, AKI), "and who finishes games is let in again"


async def test_under_five_games_nobody_is_refused(world: World) -> None:
    for _ in range(4):
        await left(world, AKI, BEN)
    assert await joins(world, AKI)
    await left(world, AKI, BEN)
    assert not await joins(world, AKI)


async def test_refused_person_changes_nothing(world: World) -> None:
    for _ in range(5):
        await left(world, AKI, BEN)
    lobby = await picky_lobby(world)
    with pytest.raises(Refused, match="not-reliable") as refused:
        await world.services.lobbies.join(lobby.id, AKI, interaction_id=77)
    assert refused.value.facts == {"finished": 8, "games": 10}
    assert await now(world, lobby) == lobby
    lobby = await world.services.lobbies.set_option(lobby.id, CHIO, "reliable", "false")
    assert (await world.services.lobbies.join(lobby.id, AKI, interaction_id=77)).player_of(AKI.user_id)


async def test_who_has_joined_must_accept_the_option_again(world: World) -> None:
    for _ in range(5):
        await left(world, AKI, BEN)
    lobby = await picky_lobby(world, value="false")
    await world.services.lobbies.join(lobby.id, AKI)
    await world.services.lobbies.set_option(lobby.id, CHIO, "reliable", "true")
    with pytest.raises(Refused, match="not-reliable"):
        await world.services.lobbies.join(lobby.id, AKI)


async def test_seat_that_somebody_took_over_does_not_count(world: World) -> None:
    session = await world.table("walk", BEN, AKI, channel=1, goal="5")
    await world.services.seats.leave(session.id, AKI, interaction_id=None)
    assert await last(world, AKI) == [False], "a game left for good counts at once"
    _, request = await world.services.seats.ask(session.id, STRANGER, Seat(1))
    await world.services.requests.agree(request.id, BEN)
    assert await last(world, AKI) == []
    await world.wins(await now(world, session), BEN, STRANGER)
    assert (await last(world, AKI), await last(world, STRANGER)) == ([], [True])


async def test_ends_without_a_result(world: World) -> None:
    """A moderator's end, or a lost channel, counts against nobody; leaving before another end does."""
    for by_moderator, expected in ((True, []), (False, [False])):
        ends = STRANGER if by_moderator else BEN
        session = await world.table("walk", BEN, CHIO, AKI, channel=1)
        await world.services.seats.leave(session.id, AKI, interaction_id=None)
        await world.services.moves.end(session.id, ends, by_moderator=by_moderator)
        assert (await last(world, AKI), await last(world, BEN)) == (expected, [])
    session = await world.table("walk", BEN, CHIO, STRANGER, channel=1)
    await world.services.seats.leave(session.id, STRANGER, interaction_id=None)
    await world.settle()
    world.unplug()
    await world.services.reachability.mark_unreachable(session.id, "channel-gone")
    assert await last(world, STRANGER) == []


async def absent(world: World, session: Session, person: Actor) -> None:
    await world.sql(
        "UPDATE players SET policy = 'random' WHERE session_id = ? AND user_id = ?", session.id, person.user_id
    )


async def test_absence_at_the_end_is_excused_by_a_vacation(world: World) -> None:
    await PlayerClocks(world.services.tables).set_user(
        AKI.user_id,
        lambda mine: replace(mine, away_from=world.clock.now, away_until=world.clock.now + DAY),
    )
    for days, expected in ((0, []), (2, [False])):
        world.clock.now += days * DAY
        session = await world.table("walk", BEN, AKI, channel=1, goal="5")
        await absent(world, session, AKI)
        await world.plays(await now(world, session), BEN, "go 2", "go 2", "go 2")
        assert await last(world, AKI) == expected
    assert await world.sql("SELECT excused FROM results WHERE gave_up = 1 ORDER BY nth") == [(1,), (0,)]
    assert await world.store.read(recount.mismatches) == 0, "ratings do not ask"


async def test_lost_channel_excuses_the_absent(world: World) -> None:
    session = await world.table("walk", BEN, AKI, channel=1, goal="5")
    await absent(world, session, AKI)
    await world.settle()
    world.unplug()
    await world.services.reachability.mark_unreachable(session.id, "channel-gone")
    await world.plays(await now(world, session), BEN, "go 2", "go 2", "go 2")
    assert await last(world, AKI) == []


async def test_only_games_with_others_on_this_server_count(world: World) -> None:
    lobby = await world.services.lobbies.open("walk", GUILD, 1, AKI, "en")
    await world.services.lobbies.add_computer(lobby.id, AKI, "random")
    await world.services.lobbies.set_option(lobby.id, AKI, "goal", "5")
    session = await world.services.moves.begin(lobby.id, AKI)
    await world.plays(session, AKI, "go 2", "go 2", "go 2")
    assert await last(world, AKI) == []
    await finished(world, AKI, BEN)
    assert (await last(world, AKI), await last(world, AKI, GUILD + 1)) == ([True], [])


async def test_erased_person_begins_anew(world: World) -> None:
    for _ in range(5):
        await left(world, AKI, BEN)
    data = await world.services.privacy.about(AKI.user_id)
    assert [row["gave_up"] for row in data["results"]] == [1] * 5
    assert {row["excused"] for row in data["results"]} == {0}
    await world.services.privacy.erase(AKI)
    assert await last(world, AKI) == []
    assert await joins(world, AKI)
