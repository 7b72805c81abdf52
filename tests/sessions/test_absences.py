"""People who are off the server, and seats that host or moderators give to the computer."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from bot.seating.absences import OFF
from bot.seating.presence import Presence
from bot.session.model import Actor, Phase, Refused, Session
from bot.session.rules import DAY, HOUR
from bot.store.people import recount
from engines.core import Seat

from .world import AKI, BEN, CHIO, GUILD, STRANGER, Box, World

MOD = Actor(50, "Mod")


class Discord:
    """Who is where: the people ``off`` the server, those of whom nothing is known, and who sees no channel."""

    def __init__(self, *worlds: World) -> None:
        self.off: set[int] = set()
        self.unknown: set[int] = set()
        self.blind: set[int] = set()
        self.asked: list[tuple[int, ...]] = []
        for world in worlds:
            self.serve(world)

    def serve(self, world: World) -> None:
        world.services.presence.look, world.services.presence.sees = self.look, self.sees

    async def look(self, guild_id: int, user_ids: Sequence[int]) -> Mapping[int, bool | None]:
        assert guild_id == GUILD
        self.asked.append(tuple(user_ids))
        return {user: None if user in self.unknown else user not in self.off for user in user_ids}

    async def sees(self, session: Session, user_id: int) -> bool | None:
        return user_id not in self.blind


@pytest.fixture
def discord(world: World) -> Discord:
    return Discord(world)


async def now(world: World, session: Session) -> Session:
    return await world.services.tables.load(session.id)


async def three(world: World, **options: str) -> Session:
    """Begin a walk of Aki (the host), Ben and Chio, in which Aki moves first."""
    return await world.table("walk", AKI, BEN, CHIO, goal="50", **options)


async def kinds(world: World) -> list[str]:
    await world.settle()
    return [notice.kind for notice in world.box.notices]


async def log(world: World) -> list[tuple[object, ...]]:
    return await world.sql("SELECT kind, name, seat FROM interventions ORDER BY id")


async def refused(work: object) -> str:
    with pytest.raises(Refused) as refusal:
        await work  # type: ignore[misc]
    return refusal.value.code


# --- the judge ---------------------------------------------------------------------------------------------------


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
    await world.plays(session, AKI, "rest")
    await world.settle()
    after = await now(world, session)
    ben = after.players[1]
    assert (ben.user_id, ben.away, ben.gone, ben.missed) == (BEN.user_id, True, False, 0)
    assert ben.off == world.clock.now
    assert after.movers == (2,), "the computer has played at once"
    assert await kinds(world) == [OFF]
    assert await log(world) == [("seat-off", "Ben", 1), ("seat-passed", "Ben", 1)]
    assert await world.services.substitutes.search_of(after, Seat(1)) is not None, "a substitute is sought at once"
    await world.passes(2 * DAY)
    assert not [n for n in world.box.notices if n.user_id == BEN.user_id or n.facts.get("seats") == [1]]


async def test_turn_under_way_is_looked_at_at_half_of_its_time(world: World, discord: Discord) -> None:
    session = await three(world)
    await world.services.clocks.set_user(AKI.user_id, lambda mine: mine.__class__(remind="none"))
    await world.settle()
    discord.off.add(AKI.user_id)
    await world.passes(1.5 * DAY - 1)
    assert (await now(world, session)).players[0].off is None
    await world.passes(1)
    after = await now(world, session)
    assert (after.players[0].away, after.movers, after.host_id) == (True, (1,), BEN.user_id)


async def test_turn_without_a_limit_is_looked_at_each_day(world: World, discord: Discord) -> None:
    session = await three(world, rated="false", clock="none")
    await world.passes(2.5 * DAY)
    discord.off.add(AKI.user_id)
    await world.passes(0.5 * DAY)
    assert (await now(world, session)).players[0].away


async def test_what_is_unknown_decides_nothing(world: World, discord: Discord) -> None:
    """The bot was kicked and invited again with open tables, or Discord was away."""
    session = await three(world)
    discord.unknown |= {AKI.user_id, BEN.user_id, CHIO.user_id}
    await world.plays(session, AKI, "rest")
    await world.passes(2 * DAY)
    await world.services.absences.require_there(session, BEN.user_id)
    after = await now(world, session)
    assert [player.off for player in after.players] == [None] * 3
    assert (after.movers, await log(world)) == ((1,), [])


async def test_what_was_not_answered_is_asked_again(world: World, discord: Discord) -> None:
    session = await three(world)
    await world.settle()
    discord.unknown.add(AKI.user_id)
    discord.off.add(AKI.user_id)
    await world.passes(1.5 * DAY)
    assert (await now(world, session)).players[0].off is None
    discord.unknown.clear()
    await world.passes(HOUR)
    assert (await now(world, session)).players[0].away


async def test_no_table_waits_for_a_discord_that_does_not_answer(world: World, discord: Discord) -> None:
    """A tick would have taken seconds for each table."""
    answered = asyncio.Event()

    async def look(guild_id: int, user_ids: Sequence[int]) -> Mapping[int, bool | None]:
        await answered.wait()
        return {}

    first, second = [await world.table("walk", AKI, BEN, channel=channel, clock="1d") for channel in (70, 71)]
    await world.settle()
    world.services.presence.look = look
    world.clock.now += DAY
    await world.scheduler.tick()
    assert [(await now(world, one)).players[0].missed for one in (first, second)] == [1, 1]
    answered.set()
    await world.settle()


async def test_who_comes_back_has_their_seat_again(world: World, discord: Discord) -> None:
    session = await three(world)
    discord.off.add(BEN.user_id)
    await world.plays(session, AKI, "rest")
    await world.settle()
    after = await world.services.seats.back(session.id, BEN)
    assert (after.players[1].person, after.players[1].off) == (BEN.user_id, None)
    assert await world.services.substitutes.search_of(after, Seat(1)) is None
    assert (await kinds(world))[-1] == "seat-back"


async def test_press_from_elsewhere_is_refused_while_off(world: World, discord: Discord) -> None:
    session = await three(world)
    await world.settle()
    discord.off.add(AKI.user_id)
    await world.services.absences.require_there(session, AKI.user_id)  # remembered for an hour
    world.clock.now += HOUR
    assert await refused(world.services.absences.require_there(session, AKI.user_id)) == "off-server"
    assert (await now(world, session)).players[0].away
    discord.off.clear()
    assert await refused(world.services.absences.require_there(session, AKI.user_id)) == "off-server"
    world.clock.now += 60
    await world.services.absences.require_there(session, AKI.user_id)
    assert (await world.services.seats.back(session.id, AKI)).players[0].off is None


async def test_table_without_stand_ins_waits_for_a_day(
    world: World, discord: Discord, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.games.log.seen_at", lambda *_: None)  # nobody's night moves the reminder
    session = await three(world, stand_ins="false")
    await world.settle()
    discord.off.add(AKI.user_id)
    await world.passes(1.5 * DAY)
    after = await now(world, session)
    assert (after.players[0].is_computer, after.players[0].off) == (False, world.clock.now)
    assert (after.movers, after.host_id) == ((0,), BEN.user_id)
    assert await kinds(world) == ["remind", "host", OFF], "and nobody is called any more"
    await world.passes(DAY - 1)
    assert await world.notations(session) == ["begin"]
    await world.passes(1)
    assert "resign" in await world.notations(session)
    assert (await now(world, session)).players[0].gone


async def test_the_day_of_who_is_off_is_theirs_however_short_the_clock_is(world: World, discord: Discord) -> None:
    """A third missed turn made them resign some hours after the table had read of a day."""
    session = await three(world, stand_ins="false", clock="12h")
    await world.settle()
    await world.sql("UPDATE players SET missed = 2 WHERE user_id = ?", AKI.user_id)
    discord.off.add(AKI.user_id)
    await world.passes(6 * HOUR)
    assert (await now(world, session)).players[0].off == world.clock.now
    await world.passes(20 * HOUR)
    assert "resign" not in await world.notations(session)
    back = await world.services.seats.back(session.id, AKI)
    assert (back.players[0].off, back.players[0].missed) == (None, 0)


async def test_who_was_removed_by_mistake_is_back_within_the_day(world: World, discord: Discord) -> None:
    session = await three(world, stand_ins="false", clock="7d")
    await world.settle()
    discord.off.add(AKI.user_id)
    await world.passes(3.5 * DAY)
    clock = (await now(world, session)).due_at(Seat(0))
    discord.off.clear()
    world.clock.now += HOUR
    waiting = await now(world, session)
    assert waiting.players[0].off is not None
    await world.services.absences.act_there(waiting, AKI)
    after = await now(world, session)
    assert (after.players[0].off, after.due_at(Seat(0))) == (None, clock), "their time has run on"
    assert after.players[0].missed == 0
    await world.plays(after, AKI, "rest")
    await world.passes(3 * DAY)
    assert "resign" not in await world.notations(session)


async def test_who_is_found_again_after_the_day_stays(world: World, discord: Discord) -> None:
    session = await three(world, stand_ins="false", clock="7d")
    await world.settle()
    discord.off.add(AKI.user_id)
    await world.passes(3.5 * DAY)
    discord.off.clear()
    await world.passes(DAY)
    after = await now(world, session)
    assert (after.players[0].off, after.movers) == (None, (0,))
    assert (await kinds(world))[-1] == "seat-back"


async def test_who_is_found_again_keeps_their_seat(world: World, discord: Discord) -> None:
    """A stranger took it by the search that was begun for it."""
    session = await three(world, stand_ins="false")
    await world.settle()
    discord.off.add(AKI.user_id)
    await world.passes(1.5 * DAY)
    assert await world.services.substitutes.search_of(await now(world, session), Seat(0)) is not None
    discord.off.clear()
    await world.passes(DAY)
    after = await now(world, session)
    assert after.players[0].off is None
    assert await world.services.substitutes.search_of(after, Seat(0)) is None


async def test_nobody_resigns_by_an_answer_that_is_old(world: World, discord: Discord) -> None:
    session = await three(world, stand_ins="false", clock="7d")
    await world.settle()
    discord.off.add(AKI.user_id)
    await world.passes(4.5 * DAY - 1800)
    assert await world.services.presence.on_server(GUILD, AKI.user_id) is False
    discord.off.clear()
    await world.passes(1800)
    assert await world.notations(session) == ["begin"]
    assert (await now(world, session)).players[0].gone is False


async def test_who_is_back_is_not_off_at_another_table(world: World, discord: Discord) -> None:
    first = await three(world)
    second = await world.table("walk", BEN, AKI, channel=71, goal="50")
    await world.settle()
    discord.off.add(AKI.user_id)
    world.clock.now += HOUR
    await world.services.absences.doubt(AKI.user_id)
    await world.settle()
    for session in (first, second):
        await world.services.seats.back(session.id, AKI)
    discord.off.clear()
    world.clock.now += 50 * 60
    await world.plays(second, BEN, "rest")
    await world.settle()
    assert (await now(world, second)).movers == (1,), "the no was of before"


async def test_who_comes_and_goes_has_missed_what_they_have_missed(world: World, discord: Discord) -> None:
    session = await three(world, stand_ins="false")
    await world.settle()
    await world.sql("UPDATE players SET missed = 2 WHERE user_id = ?", AKI.user_id)
    discord.off.add(AKI.user_id)
    await world.passes(1.5 * DAY)
    discord.off.clear()
    await world.services.absences.act_there(await now(world, session), AKI)
    after = await now(world, session)
    assert (after.players[0].off, after.players[0].missed) == (None, 2)


async def test_old_no_that_is_not_known_any_more_is_asked_again(world: World, discord: Discord) -> None:
    session = await three(world)
    await world.settle()
    discord.off.add(AKI.user_id)
    world.clock.now += 1.5 * DAY - 1800
    assert await world.services.presence.on_server(GUILD, AKI.user_id) is False
    discord.unknown.add(AKI.user_id)
    await world.passes(1800)
    assert (await now(world, session)).players[0].off is None
    discord.unknown.clear()
    await world.passes(HOUR)
    assert (await now(world, session)).players[0].away


async def test_request_for_a_seat_of_somebody_off_goes_to_the_host(world: World, discord: Discord) -> None:
    session = await three(world, stand_ins="false")
    discord.off.add(BEN.user_id)
    await world.plays(session, AKI, "rest")
    await world.settle()
    _, request = await world.services.seats.ask(session.id, STRANGER, Seat(1))
    assert request.asked == (AKI.user_id,), "it pinged them, in a channel that they cannot see"


async def test_refused_direct_message_makes_the_bot_look(world: World, discord: Discord) -> None:
    session = await three(world)
    await world.settle()
    discord.off.add(AKI.user_id)
    world.clock.now += 60
    await world.services.absences.doubt(AKI.user_id)
    assert (await now(world, session)).players[0].away, "though they were seen a minute ago"


async def test_who_does_not_see_the_channel_is_told_so(world: World, discord: Discord) -> None:
    session = await three(world)
    discord.blind.add(AKI.user_id)
    await world.passes(1.5 * DAY)
    assert [(n.kind, n.user_id) for n in world.box.of("unseen")] == [("unseen", AKI.user_id)]
    assert (await now(world, session)).players[0].off is None
    await world.passes(DAY)
    assert len(world.box.of("unseen")) == 1, "once a turn"


async def test_who_sleeps_is_told_afterwards_and_once_without_a_limit(world: World, discord: Discord) -> None:
    session = await three(world, rated="false", clock="none")
    discord.blind.add(AKI.user_id)
    begins = int((world.clock.now + DAY) % DAY // 60)
    await world.services.clocks.set_user(
        AKI.user_id, lambda mine: replace(mine, quiet_from=begins - 60, quiet_until=begins + 120)
    )
    await world.passes(DAY + HOUR)
    assert world.box.of("unseen") == []
    await world.passes(HOUR + 60)
    assert len(world.box.of("unseen")) == 1
    await world.passes(5 * DAY)
    assert len(world.box.of("unseen")) == 1
    assert (await now(world, session)).movers == (0,)


async def test_last_person_off_leaves_a_deserted_table(world: World, discord: Discord) -> None:
    session = await world.table("walk", AKI, BEN)
    await world.settle()
    discord.off |= {AKI.user_id, BEN.user_id}
    world.clock.now += HOUR
    await world.services.absences.doubt(BEN.user_id)
    await world.services.absences.doubt(AKI.user_id)
    await world.settle()
    after = await now(world, session)
    assert after.is_deserted
    assert after.row == 0, "nobody plays on"


async def test_two_processes_say_it_once_and_a_kill_loses_nothing(tmp_path: Path) -> None:
    box = Box()
    one = await World.open(tmp_path / "x.db", box=box, worker="one")
    other = await World.open(tmp_path / "x.db", one.clock, box=box, worker="other")
    discord = Discord(one, other)
    try:
        session = await three(one)
        await one.settle()
        discord.off.add(AKI.user_id)
        one.clock.now += HOUR
        one.unplug()
        other.unplug()
        await asyncio.gather(*(each.services.absences.doubt(AKI.user_id) for each in (one, other)))
        assert (await now(one, session)).players[0].away
        assert await log(one) == [("seat-off", "Aki", 0), ("seat-passed", "Aki", 0)]
        assert box.notices == [], "both are killed before they say it"
    finally:
        await one.close()
        await other.close()
    later = await World.open(tmp_path / "x.db", one.clock, box=box)
    try:
        await later.services.resume()
        await later.notifier.start()
        await later.settle()
        assert sorted(notice.kind for notice in box.notices) == ["host", OFF]
        assert (await now(later, session)).movers == (1,), "and the computer plays on"
    finally:
        await later.close()


# --- host and moderators -----------------------------------------------------------------------------------------


async def gives(world: World, session: Session, actor: Actor, to: Actor, *, moderates: bool = False) -> Session:
    after, _ = await world.services.absences.give_to_computer(
        session.id, actor, to.user_id, moderates=moderates, interaction_id=world.clock.interactions()
    )
    return after


async def test_host_gives_the_seat_of_who_has_missed_a_turn(world: World, discord: Discord) -> None:
    session = await three(world)
    assert await refused(gives(world, session, AKI, BEN)) == "in-time", "a host would take a rival's seat"
    assert await refused(gives(world, session, BEN, AKI)) == "host-only"
    assert await refused(gives(world, session, AKI, AKI)) == "not-seated-there"
    assert await refused(gives(world, session, AKI, STRANGER)) == "not-seated-there"
    await world.late(BEN)
    after = await gives(world, session, AKI, BEN)
    assert after.players[1].away
    await world.settle()
    (notice,) = world.box.of("seat-passed")
    assert dict(notice.facts) == {"seat": 1, "how": "host", "by": AKI.user_id, "name": "Aki"}
    assert await log(world) == [("seat-by-host", "Aki", 1), ("seat-passed", "Ben", 1)]
    assert await refused(gives(world, session, AKI, BEN)) == "plays-already"
    back = await world.services.seats.back(session.id, BEN)
    assert (back.players[1].person, back.players[1].missed) == (BEN.user_id, 0)


async def test_repeated_press_gives_a_seat_once(world: World, discord: Discord) -> None:
    session = await three(world)
    for _ in range(2):
        await world.services.absences.give_to_computer(
            session.id, MOD, BEN.user_id, moderates=True, interaction_id=4242
        )
    assert len(await log(world)) == 2


async def test_moderator_gives_a_seat_until_a_moderator_lets_its_player_back(
    world: World, discord: Discord
) -> None:
    session = await three(world)
    assert await refused(gives(world, session, CHIO, BEN, moderates=True)) == "moderator-plays"
    after = await gives(world, session, MOD, BEN, moderates=True)
    assert after.players[1].away
    assert await log(world) == [("seat-by-moderator", "Mod", 1), ("seat-passed", "Ben", 1)]
    assert await world.services.substitutes.search_of(after, Seat(1)) is not None
    assert await refused(world.services.seats.back(session.id, BEN)) == "removed-from-game"
    let_in = world.services.lobbies.let_in
    assert await refused(let_in(session.id, AKI, BEN.user_id)) == "moderators-decide"
    assert await refused(let_in(session.id, CHIO, BEN.user_id, moderates=True)) == "moderator-plays"
    await let_in(session.id, MOD, BEN.user_id, moderates=True)
    assert await refused(let_in(session.id, MOD, BEN.user_id, moderates=True)) == "not-removed"
    assert (await world.services.seats.back(session.id, BEN)).players[1].person == BEN.user_id


async def test_who_was_taken_off_gives_and_takes_no_seat(world: World, discord: Discord) -> None:
    session = await three(world)
    await gives(world, session, MOD, BEN, moderates=True)
    assert await refused(world.services.seats.offer(session.id, BEN, STRANGER)) == "removed-from-game"
    assert await refused(world.services.seats.offer(session.id, CHIO, BEN)) == "already-seated"
    _, request = await world.services.seats.ask(session.id, STRANGER, Seat(1))
    await world.services.requests.agree(request.id, AKI)
    assert await refused(world.services.seats.offer(session.id, STRANGER, BEN)) == "no-offers"
    await world.late(CHIO)
    assert await refused(world.services.seats.ask(session.id, BEN, Seat(2))) == "removed-from-game"


async def test_removal_from_the_lobby_holds_nobody_off_a_seat(world: World, discord: Discord) -> None:
    lobby = await world.services.lobbies.open("walk", GUILD, 70, AKI, "en")
    for actor in (BEN, CHIO):
        await world.services.lobbies.join(lobby.id, actor)
    await world.services.lobbies.remove(lobby.id, AKI, CHIO.user_id)
    session = await world.services.moves.begin(lobby.id, AKI)
    _, request = await world.services.seats.offer(session.id, BEN, CHIO)
    await world.services.requests.agree(request.id, CHIO)
    await world.services.substitutes.search(session.id, CHIO)
    assert (await now(world, session)).players[1].away
    assert (await world.services.seats.back(session.id, CHIO)).players[1].person == CHIO.user_id


async def test_moderator_lets_a_player_resign_where_no_computer_takes_over(world: World, discord: Discord) -> None:
    session = await three(world, stand_ins="false")
    await world.late(BEN)
    assert await refused(gives(world, session, AKI, BEN)) == "no-stand-ins"
    after = await gives(world, session, MOD, BEN, moderates=True)
    assert (after.players[1].gone, after.phase) == (True, Phase.OVER), "as the rules of this game say"
    assert "resign" in await world.notations(session)
    assert await log(world) == [("seat-by-moderator", "Mod", 1), ("seat-left", "Ben", 1)]
    assert await world.store.read(recount.mismatches) == 0


async def test_where_the_others_vote_the_hosts_wish_is_a_vote(world: World, discord: Discord) -> None:
    session = await world.table("walk", AKI, BEN, CHIO, Actor(14, "Dora"), goal="50", clock="1d", absent="vote")
    await world.plays(session, AKI, "rest")
    await world.late(BEN)
    assert await refused(gives(world, session, AKI, BEN)) == "table-votes"
    await world.passes(DAY)
    after = await gives(world, session, AKI, BEN)
    assert not after.players[1].is_computer, "one of two votes"
    (request,) = await world.services.requests.awaiting(CHIO.user_id)
    assert request[1].agreed == (AKI.user_id,)
    await world.services.requests.agree(request[1].id, CHIO)
    assert (await now(world, session)).movers == (2,)


async def test_two_moderators_and_a_returning_player_at_once(world: World, discord: Discord) -> None:
    session = await three(world)
    done = await asyncio.gather(
        gives(world, session, MOD, BEN, moderates=True),
        gives(world, session, STRANGER, BEN, moderates=True),
        world.services.seats.back(session.id, BEN),
        return_exceptions=True,
    )
    assert isinstance(done[2], Refused)
    after = await now(world, session)
    assert after.players[1].away
    assert [kind for kind, *_ in await log(world)].count("seat-passed") == 1


# --- lobbies -----------------------------------------------------------------------------------------------------


async def test_moderator_removes_anybody_from_a_lobby(world: World) -> None:
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
