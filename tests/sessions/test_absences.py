"""People who are off the server, and seats that host or moderators give to the computer."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from bot.seating.absences import OFF
from bot.seating.presence import Presence
from bot.session.model import Actor, Phase, Player, Refused, Session
from bot.session.rules import DAY, HOUR
from bot.store.people import recount
from engines.core import Seat

from .world import AKI, BEN, CHIO, DORA, GUILD, STRANGER, Box, World, refused

MOD = Actor(50, "Mod")


class Discord:
    """Who is where: the people ``off`` the server, those of whom nothing is known, and who sees no channel."""

    def __init__(self, *worlds: World) -> None:
        self.off: set[int] = set()
        self.unknown: set[int] = set()
        self.blind: set[int] = set()
        for world in worlds:
            world.services.presence.look, world.services.presence.sees = self.look, self.sees

    async def look(self, guild_id: int, user_ids: Sequence[int]) -> Mapping[int, bool | None]:
        assert guild_id == GUILD
        return {user: None if user in self.unknown else user not in self.off for user in user_ids}

    async def sees(self, session: Session, user_id: int) -> bool | None:
        return user_id not in self.blind


@pytest.fixture
def discord(world: World) -> Discord:
    return Discord(world)


async def three(world: World, channel: int = 70, **options: str) -> Session:
    """Begin a walk of Aki (the host), Ben and Chio, in which Aki moves first, and settle."""
    session = await world.table("walk", AKI, BEN, CHIO, channel=channel, goal="50", **options)
    await world.settle()
    return session


async def aki(world: World, session: Session) -> Player:
    return (await world.now(session)).players[0]


async def log(world: World) -> list[tuple[object, ...]]:
    return await world.sql("SELECT kind, name, seat FROM interventions ORDER BY id")


async def test_answer_is_kept_for_an_hour_and_what_is_unknown_for_a_minute() -> None:
    at, asked = [0.0], []

    async def look(guild_id: int, user_ids: Sequence[int]) -> Mapping[int, bool | None]:
        asked.append(tuple(user_ids))
        return {1: True, 2: False}

    presence = Presence(lambda: at[0])
    assert await presence.of_many(7, (1, 2, 3)) == {1: None, 2: None, 3: None}, "nobody can be asked"
    at[0], presence.look = 60.0, look
    assert await presence.of_many(7, (1, 2, 3, 1)) == {1: True, 2: False, 3: None}
    at[0] += 59
    assert await presence.of_many(7, (1, 2, 3)) == {1: True, 2: False, 3: None}
    assert asked == [(1, 2, 3)]
    at[0] += 1
    await presence.of_many(7, (1, 2, 3))
    assert await presence.on_server(8, 1) is True
    assert asked[1:] == [(3,), (1,)], "each server by itself"
    presence.seen(7, 2)
    at[0] += HOUR - 61
    assert await presence.on_server(7, 2) is True, "a press there shows it"
    at[0] += 61
    assert await presence.on_server(7, 2, kept=DAY) is True
    assert await presence.on_server(7, 2) is False
    at[0] -= 3 * DAY
    assert await presence.on_server(7, 2) is False
    assert asked[-1] == (2,), "a clock that was set back keeps nothing for days"


# --- off the server ----------------------------------------------------------------------------------------------


async def test_who_is_off_is_replaced_when_their_turn_begins(world: World, discord: Discord) -> None:
    """The others waited for nine days, and the person was pinged eight times."""
    session = await three(world)
    discord.off.add(BEN.user_id)
    await world.rests(session, AKI)
    assert await world.told_kinds() == [OFF]
    after = await world.now(session)
    ben = after.players[1]
    assert (ben.user_id, ben.away, ben.gone, ben.missed) == (BEN.user_id, True, False, 0)
    assert ben.off == world.clock.now
    assert after.movers == (2,), "the computer has played at once"
    assert await log(world) == [("seat-off", "Ben", 1), ("seat-passed", "Ben", 1)]
    search_of = world.services.substitutes.search_of
    assert await search_of(after, Seat(1)) is not None, "a substitute is sought at once"
    await world.passes(1.5 * DAY - 1)
    assert not [n for n in world.box.notices if n.user_id == BEN.user_id or n.facts.get("seats") == [1]]
    after = await world.services.seats.back(session.id, BEN)
    assert (after.players[1].person, after.players[1].off) == (BEN.user_id, None)
    assert await search_of(after, Seat(1)) is None
    assert (await world.told_kinds())[-1] == "seat-back"


async def test_open_turn_is_looked_at_at_half_of_its_time_or_each_day(world: World, discord: Discord) -> None:
    session, free = await three(world), await three(world, 71, rated="false", clock="none")
    await world.sets(AKI, remind="none")
    await world.passes(1.5 * DAY - 1)
    discord.off.add(AKI.user_id)
    assert (await aki(world, session)).off is None
    await world.passes(1)
    after = await world.now(session)
    assert (after.players[0].away, after.movers, after.host_id) == (True, (1,), BEN.user_id)
    assert not (await aki(world, free)).away
    await world.passes(0.5 * DAY)
    assert (await aki(world, free)).away


async def test_what_is_unknown_decides_nothing_and_is_asked_again(world: World, discord: Discord) -> None:
    """The bot was kicked and invited again with open tables, or Discord was away. An old no is not known any more,
    either."""
    session = await three(world)
    discord.off |= {AKI.user_id, BEN.user_id}
    world.clock.now += 1.5 * DAY - 1800
    assert await world.services.presence.on_server(GUILD, AKI.user_id) is False
    discord.unknown |= {AKI.user_id, BEN.user_id, CHIO.user_id}
    await world.passes(1800)
    await world.services.absences.require_there(session, CHIO.user_id)
    after = await world.now(session)
    assert ([player.off for player in after.players], after.movers) == ([None] * 3, (0,))
    assert await log(world) == []
    discord.unknown.clear()
    await world.passes(HOUR)
    assert (await aki(world, session)).away


async def test_no_table_waits_for_a_discord_that_does_not_answer(world: World, discord: Discord) -> None:
    """A tick would have taken seconds for each table."""
    answered = asyncio.Event()

    async def look(guild_id: int, user_ids: Sequence[int]) -> Mapping[int, bool | None]:
        await answered.wait()
        return {}

    first, second = [await three(world, channel, clock="1d") for channel in (70, 71)]
    world.services.presence.look = look
    world.clock.now += DAY
    await world.scheduler.tick()
    assert [(await aki(world, one)).missed for one in (first, second)] == [1, 1]
    answered.set()
    await world.settle()


async def test_press_from_elsewhere_is_refused_while_off(world: World, discord: Discord) -> None:
    session = await three(world)
    discord.off.add(AKI.user_id)
    require_there = world.services.absences.require_there
    await require_there(session, AKI.user_id)  # remembered for an hour
    world.clock.now += HOUR
    assert await refused(require_there(session, AKI.user_id)) == "off-server"
    assert (await aki(world, session)).away
    discord.off.clear()
    assert await refused(require_there(session, AKI.user_id)) == "off-server"
    world.clock.now += 60
    await require_there(session, AKI.user_id)
    assert (await world.services.seats.back(session.id, AKI)).players[0].off is None


async def test_table_without_stand_ins_waits_for_a_day(world: World, discord: Discord, awake: None) -> None:
    session = await three(world, stand_ins="false")
    discord.off.add(AKI.user_id)
    await world.passes(1.5 * DAY)
    after = await world.now(session)
    assert (after.players[0].is_computer, after.players[0].off) == (False, world.clock.now)
    assert (after.movers, after.host_id) == ((0,), BEN.user_id)
    assert await world.told_kinds() == ["remind", "host", OFF], "and nobody is called any more"
    _, request = await world.services.seats.ask(session.id, STRANGER, Seat(0))
    assert request.asked == (BEN.user_id,), "it pinged them, in a channel that they cannot see"
    await world.declines(request, BEN)
    await world.passes(DAY - 1)
    assert await world.notations(session) == ["begin"]
    await world.passes(1)
    assert "resign" in await world.notations(session)
    assert (await aki(world, session)).gone


async def test_the_day_of_who_is_off_is_theirs_however_short_the_clock_is(world: World, discord: Discord) -> None:
    """A third missed turn made them resign some hours after the table had read of a day."""
    session = await three(world, stand_ins="false", clock="12h")
    await world.sql("UPDATE players SET missed = 2 WHERE user_id = ?", AKI.user_id)
    discord.off.add(AKI.user_id)
    await world.passes(6 * HOUR)
    assert (await aki(world, session)).off == world.clock.now
    await world.passes(20 * HOUR)
    assert "resign" not in await world.notations(session)
    back = await world.services.seats.back(session.id, AKI)
    assert (back.players[0].off, back.players[0].missed) == (None, 0)


async def test_who_was_removed_by_mistake_is_back_within_the_day(world: World, discord: Discord) -> None:
    session = await three(world, stand_ins="false", clock="7d")
    await world.sql("UPDATE players SET missed = 2 WHERE user_id = ?", AKI.user_id)
    discord.off.add(AKI.user_id)
    await world.passes(3.5 * DAY)
    clock = (await world.now(session)).due_at(Seat(0))
    discord.off.clear()
    world.clock.now += HOUR
    waiting = await world.now(session)
    assert waiting.players[0].off is not None
    await world.services.absences.act_there(waiting, AKI)
    after = await world.now(session)
    assert (after.players[0].off, after.due_at(Seat(0))) == (None, clock), "their time has run on"
    assert after.players[0].missed == 2, "what they have missed"
    await world.rests(after, AKI)
    await world.passes(3 * DAY)
    assert "resign" not in await world.notations(session)


async def test_who_is_found_again_after_the_day_keeps_their_seat(world: World, discord: Discord) -> None:
    """A stranger took it by the search that was begun for it; and nobody resigns by an answer that is old."""
    session = await three(world, stand_ins="false", clock="7d")
    discord.off.add(AKI.user_id)
    await world.passes(3.5 * DAY)
    search_of = world.services.substitutes.search_of
    assert await search_of(await world.now(session), Seat(0)) is not None
    await world.passes(DAY - 1800)
    assert await world.services.presence.on_server(GUILD, AKI.user_id) is False
    discord.off.clear()
    await world.passes(1800)
    assert not (await aki(world, session)).gone
    await world.passes(HOUR)
    after = await world.now(session)
    assert (after.players[0].off, after.players[0].gone, after.movers) == (None, False, (0,))
    assert await world.notations(session) == ["begin"]
    assert await search_of(after, Seat(0)) is None
    assert (await world.told_kinds())[-1] == "seat-back"


async def test_who_is_back_is_not_off_at_another_table(world: World, discord: Discord) -> None:
    first = await three(world)
    second = await world.table("walk", BEN, AKI, channel=71, goal="50")
    await world.settle()
    discord.off.add(AKI.user_id)
    world.clock.now += 60
    await world.services.absences.doubt(AKI.user_id)
    assert (await aki(world, first)).away, "a refused direct message is reason to look, soon, too"
    await world.settle()
    for session in (first, second):
        await world.services.seats.back(session.id, AKI)
    discord.off.clear()
    world.clock.now += 50 * 60
    await world.rests(second, BEN)
    await world.settle()
    assert (await world.now(second)).movers == (1,), "the no was of before"


async def test_who_sleeps_is_told_afterwards_and_once_without_a_limit(world: World, discord: Discord) -> None:
    session = await three(world, rated="false", clock="none")
    discord.blind.add(AKI.user_id)
    begins = int((world.clock.now + DAY) % DAY // 60)
    await world.sets(AKI, quiet_from=begins - 60, quiet_until=begins + 120)
    for seconds, told in ((DAY + HOUR, 0), (HOUR + 60, 1), (5 * DAY, 1)):
        await world.passes(seconds)
        assert len(world.box.of("unseen")) == told
    assert (await world.now(session)).movers == (0,)


async def test_last_person_off_leaves_a_deserted_table(world: World, discord: Discord) -> None:
    session = await world.table("walk", AKI, BEN)
    await world.settle()
    discord.off |= {AKI.user_id, BEN.user_id}
    world.clock.now += HOUR
    await world.services.absences.doubt(BEN.user_id)
    await world.services.absences.doubt(AKI.user_id)
    await world.settle()
    after = await world.now(session)
    assert (after.is_deserted, after.row) == (True, 0), "nobody plays on"


async def test_two_processes_say_it_once_and_a_kill_loses_nothing(tmp_path: Path) -> None:
    one = await World.open(tmp_path / "x.db", box=Box(), worker="one")
    try:
        other = await one.beside("other")
        discord = Discord(one, other)
        session = await three(one)
        discord.off.add(AKI.user_id)
        one.clock.now += HOUR
        one.unplug()
        other.unplug()
        await asyncio.gather(*(each.services.absences.doubt(AKI.user_id) for each in (one, other)))
        assert (await aki(one, session)).away
        assert await log(one) == [("seat-off", "Aki", 0), ("seat-passed", "Aki", 0)]
        assert one.box.notices == [], "both are killed before they say it"
        later = await one.restarted()
        await later.services.resume()
        await later.notifier.start()
        assert sorted(await later.told_kinds()) == ["host", OFF]
        assert (await later.now(session)).movers == (1,), "and the computer plays on"
    finally:
        await one.close()


# --- host and moderators -----------------------------------------------------------------------------------------


async def gives(
    world: World, session: Session, actor: Actor, to: Actor, *, moderates: bool = False, press: int | None = None
) -> Session:
    press = press or world.clock.interactions()
    after, _ = await world.services.absences.give_to_computer(
        session.id, actor, to.user_id, moderates=moderates, interaction_id=press
    )
    return after


async def test_host_gives_the_seat_of_who_has_missed_a_turn(world: World) -> None:
    session = await three(world)
    for actor, to, code in (
        (AKI, BEN, "in-time"),  # a host would take a rival's seat
        (BEN, AKI, "host-only"),
        (AKI, AKI, "not-seated-there"),
        (AKI, STRANGER, "not-seated-there"),
    ):
        assert await refused(gives(world, session, actor, to)) == code
    await world.late(BEN)
    assert (await gives(world, session, AKI, BEN)).players[1].away
    (notice,) = await world.told("seat-passed")
    assert dict(notice.facts) == {"seat": 1, "how": "host", "by": AKI.user_id, "name": "Aki"}
    assert await log(world) == [("seat-by-host", "Aki", 1), ("seat-passed", "Ben", 1)]
    assert await refused(gives(world, session, AKI, BEN)) == "plays-already"
    back = await world.services.seats.back(session.id, BEN)
    assert (back.players[1].person, back.players[1].missed) == (BEN.user_id, 0)


async def test_moderator_gives_a_seat_until_a_moderator_lets_its_player_back(world: World) -> None:
    session = await three(world)
    assert await refused(gives(world, session, CHIO, BEN, moderates=True)) == "moderator-plays"
    for _ in range(2):
        after = await gives(world, session, MOD, BEN, moderates=True, press=4242)
    assert after.players[1].away
    assert await log(world) == [("seat-by-moderator", "Mod", 1), ("seat-passed", "Ben", 1)], "once"
    assert await world.services.substitutes.search_of(after, Seat(1)) is not None
    seats, let_in = world.services.seats, world.services.lobbies.let_in
    assert await refused(seats.back(session.id, BEN)) == "removed-from-game"
    assert await refused(let_in(session.id, AKI, BEN.user_id)) == "moderators-decide"
    assert await refused(let_in(session.id, CHIO, BEN.user_id, moderates=True)) == "moderator-plays"
    await let_in(session.id, MOD, BEN.user_id, moderates=True)
    assert await refused(let_in(session.id, MOD, BEN.user_id, moderates=True)) == "not-removed"
    assert (await seats.back(session.id, BEN)).players[1].person == BEN.user_id
    session = await three(world, 71)
    await gives(world, session, MOD, BEN, moderates=True)
    assert await refused(seats.offer(session.id, BEN, STRANGER)) == "removed-from-game"
    assert await refused(seats.offer(session.id, CHIO, BEN)) == "already-seated"
    _, request = await seats.ask(session.id, STRANGER, Seat(1))
    await world.agrees(request, AKI)
    assert await refused(seats.offer(session.id, STRANGER, BEN)) == "no-offers"
    await world.late(CHIO)
    assert await refused(seats.ask(session.id, BEN, Seat(2))) == "removed-from-game"


async def test_moderator_lets_a_player_resign_where_no_computer_takes_over(world: World) -> None:
    session = await three(world, stand_ins="false")
    await world.late(BEN)
    assert await refused(gives(world, session, AKI, BEN)) == "no-stand-ins"
    after = await gives(world, session, MOD, BEN, moderates=True)
    assert (after.players[1].gone, after.phase) == (True, Phase.OVER), "as the rules of this game say"
    assert await refused(gives(world, session, MOD, AKI, moderates=True)) == "game-over"
    assert "resign" in await world.notations(session)
    assert await log(world) == [("seat-by-moderator", "Mod", 1), ("seat-left", "Ben", 1)]
    assert await world.store.read(recount.mismatches) == 0


async def test_where_the_others_vote_the_hosts_wish_is_a_vote(world: World) -> None:
    """And two moderators and a returning player at once take the seat once."""
    session = await three(world)
    done = await asyncio.gather(
        gives(world, session, MOD, BEN, moderates=True),
        gives(world, session, STRANGER, BEN, moderates=True),
        world.services.seats.back(session.id, BEN),
        return_exceptions=True,
    )
    assert isinstance(done[2], Refused)
    assert (await world.now(session)).players[1].away
    assert [kind for kind, *_ in await log(world)].count("seat-passed") == 1
    session = await world.table("walk", AKI, BEN, CHIO, DORA, goal="50", clock="1d", absent="vote")
    await world.rests(session, AKI)
    await world.late(BEN)
    assert await refused(gives(world, session, AKI, BEN)) == "table-votes"
    await world.passes(DAY)
    after = await gives(world, session, AKI, BEN)
    assert not after.players[1].is_computer, "one of two votes"
    ((_, request),) = await world.services.requests.awaiting(CHIO.user_id)
    assert request.agreed == (AKI.user_id,)
    assert (await world.agrees(request, CHIO)).movers == (2,)


async def test_removal_from_a_lobby_is_of_the_lobby(world: World) -> None:
    lobbies = world.services.lobbies
    lobby = await lobbies.open("walk", GUILD, 70, AKI, "en")
    for actor in (BEN, CHIO):
        await lobbies.join(lobby.id, actor)
    assert await refused(lobbies.remove(lobby.id, CHIO, BEN.user_id, moderates=True)) == "moderator-plays"
    after = await lobbies.remove(lobby.id, MOD, AKI.user_id, moderates=True)
    assert (after.names, after.host_id) == (("Ben", "Chio"), BEN.user_id), "the host, too"
    assert await refused(lobbies.join(lobby.id, AKI)) == "removed"
    await lobbies.let_in(lobby.id, MOD, AKI.user_id, moderates=True)
    assert (await lobbies.join(lobby.id, AKI)).names == ("Ben", "Chio", "Aki")
    await lobbies.remove(lobby.id, BEN, CHIO.user_id)
    session = await world.services.moves.begin(lobby.id, BEN)
    _, request = await world.services.seats.offer(session.id, AKI, CHIO)
    await world.agrees(request, CHIO)
    await world.services.substitutes.search(session.id, CHIO)
    assert (await world.now(session)).players[1].away
    assert (await world.services.seats.back(session.id, CHIO)).players[1].person == CHIO.user_id, (
        "it holds nobody off a seat"
    )
