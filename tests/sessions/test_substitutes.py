"""Substitutes: whose seat is offered, who is asked when, and who may take it."""

from __future__ import annotations

from functools import partial

import pytest

from bot.delivery.notifier import DirectMessagesRefused
from bot.rows.block import PERSON, SERVER, BlockRow
from bot.rows.errors import Conflict
from bot.rows.messages import FILL, NoticeRow, RequestRow
from bot.rows.settings import SubstituteRow
from bot.seating.substitutes import ANSWER, FIRST, HELD, MOST
from bot.session.model import Actor, Session
from bot.session.rules import DAY, HOUR
from bot.store.messages import requests
from bot.store.people import recount
from engines.core import Seat

from .world import AKI, BEN, CHIO, DORA, GUILD, STRANGER, World, refused

EMI = Actor(15, "Emi")


async def stands_in(
    world: World, person: Actor, *games: str, begins: int | None = None, ends: int | None = None, guild: int = GUILD
) -> None:
    row = SubstituteRow(guild, person.user_id, games, begins, ends, world.clock.now + person.user_id)
    await world.services.substitutes.change(guild, person.user_id, lambda had: row)


async def offers(world: World, session: Session, person: Actor, interaction_id: int | None = None) -> Session:
    return await world.services.substitutes.search(session.id, person, interaction_id=interaction_id)


async def search(world: World, session: Session, seat: int = 1) -> RequestRow:
    found = await world.store.read(lambda db: requests.newest(db, session.id, FILL, seat))
    assert found is not None
    return found


async def asked(world: World) -> list[int | None]:
    """Return whom the direct messages have asked, in order."""
    return [notice.user_id for notice in await world.told("seat-free")]


async def takes(world: World, session: Session, person: Actor, seat: int = 1) -> int | None:
    """Let a person take a seat; return who plays on it then."""
    return (await world.agrees(await search(world, session, seat), person)).players[seat].person


async def may_not_take(world: World, session: Session, person: Actor, seat: int = 1) -> str:
    return await refused(takes(world, session, person, seat))


async def declines(world: World, session: Session, person: Actor) -> None:
    await world.declines(await search(world, session), person)


async def open_seats(world: World) -> list[tuple[str, int]]:
    return [(session.id, request.seat) for session, request in await world.services.substitutes.offered(GUILD)]


async def owner(world: World, session: Session, seat: int = 1) -> int | None:
    return (await world.now(session)).players[seat].user_id


async def held(world: World, session: Session, *people: Actor) -> None:
    """Let a stand-in take people's seats, as after three missed turns."""
    table = await world.now(session)
    for person in people:
        player = table.player_of(person.user_id)
        assert player is not None
        seat = int(player.seat)
        await world.sql("UPDATE players SET policy = 'random' WHERE session_id = ? AND seat = ?", session.id, seat)
        await world.sql(
            "INSERT INTO interventions (session_id, kind, user_id, name, at, seat, row) "
            "VALUES (?, 'seat-passed', ?, ?, ?, ?, ?)",
            session.id, person.user_id, person.name, world.clock.now, seat, table.row,
        )  # fmt: skip


async def later(world: World, seconds: float = HELD) -> list[int | None]:
    """Let time pass and the bot start twice; return who has been asked."""
    world.clock.now += seconds
    for _ in range(2):
        await world.services.resume()
    return await asked(world)


async def three(world: World, *substitutes: Actor, channel: int = 70, **options: str) -> Session:
    """Begin a game on a server where these people stand in."""
    for person in substitutes:
        await stands_in(world, person)
    options = {"goal": "5", "clock": "none", "rated": "false", **options}
    return await world.table("walk", AKI, BEN, CHIO, channel=channel, **options)


# --- an owner offers their seat ----------------------------------------------------------------------------------


async def test_owner_offers_and_a_substitute_plays_on(world: World) -> None:
    session = await three(world, DORA)
    for interaction_id in (51, 51, 52):
        after = await offers(world, session, BEN, interaction_id)
    assert after.players[1].away, "the computer plays meanwhile"
    assert await asked(world) == [DORA.user_id]
    assert [notice.user_id for notice in world.box.of("seat-sought")] == [None]
    assert await refused(offers(world, session, DORA)) == "not-seated"
    assert await takes(world, session, DORA) == DORA.user_id
    assert [notice.facts["new"] for notice in await world.told("seat-given")] == [DORA.user_id]
    assert await refused(world.services.seats.back(session.id, BEN)) == "not-seated"
    assert await world.sql("SELECT kind, user_id FROM interventions ORDER BY id") == [
        ("seat-passed", BEN.user_id), ("seat-given", BEN.user_id), ("seat-taken", DORA.user_id)
    ]  # fmt: skip
    await world.won(session, AKI)
    results = await world.sql("SELECT user_id FROM results ORDER BY seat")
    assert results == [(AKI.user_id,), (DORA.user_id,), (CHIO.user_id,)], "an unrated owner has lost nothing"


async def test_seat_that_is_its_owners_again_or_handed_over_is_sought_for_no_longer(world: World) -> None:
    """The host gives it to somebody while substitutes are asked: nobody else is asked, and none can take it."""
    session = await three(world, DORA, STRANGER)
    await offers(world, session, BEN)
    old = await search(world, session)
    await world.services.seats.back(session.id, BEN)
    assert await may_not_take(world, session, DORA) == "request-over"
    assert (await owner(world, session), (await search(world, session)).state) == (BEN.user_id, "lapsed")
    await offers(world, session, BEN)
    assert (await search(world, session)).id != old.id
    told = await asked(world)
    _, request = await world.services.seats.ask(session.id, EMI, Seat(1))
    await world.agrees(request, AKI)
    assert (await search(world, session)).state == "lapsed"
    await world.passes(ANSWER)
    assert (await asked(world), await open_seats(world)) == (told, [])
    assert (told[-1], await may_not_take(world, session, STRANGER)) == (STRANGER.user_id, "request-over")
    assert await owner(world, session) == EMI.user_id
    for _ in range(world.services.quotas.limits.offers_per_day):
        await offers(world, session, CHIO)
        await world.services.seats.back(session.id, CHIO)
    assert await refused(offers(world, session, CHIO)) == "too-many-offers"


async def test_without_stand_ins_the_owner_plays_on(world: World) -> None:
    session = await three(world, DORA, stand_ins="false")
    await offers(world, session, BEN)
    assert (await world.now(session)).players[1].person == BEN.user_id
    assert await refused(world.services.seats.back(session.id, BEN)) == "not-away"
    await world.services.substitutes.withdraw(session.id, BEN)
    assert await may_not_take(world, session, DORA) == "request-over"
    world.clock.now += 2 * DAY
    await offers(world, session, BEN)
    assert await takes(world, session, DORA) == DORA.user_id
    await offers(world, session, CHIO)
    await world.leaves(session, CHIO)
    assert await may_not_take(world, session, EMI, 2) == "request-over"


# --- a seat that a stand-in holds --------------------------------------------------------------------------------


async def test_seat_held_for_a_day_is_offered_and_a_vacation_does_not_count(world: World) -> None:
    session = await three(world, DORA)
    await world.sets(BEN, away_from=world.clock.now, away_until=world.clock.now + 5 * DAY)
    await held(world, session, BEN)
    for seconds, told in ((5 * DAY, []), (HELD - 1, []), (1, [DORA.user_id])):
        assert await later(world, seconds) == told
    assert len(world.box.of("seat-sought")) == 1


async def test_seats_of_departed_and_erased_owners_are_offered_and_no_deserted_tables(world: World) -> None:
    deserted = await three(world, DORA, channel=71)
    await held(world, deserted, AKI, BEN, CHIO)
    assert await later(world) == []
    session = await three(world)
    await world.leaves(session, BEN)
    assert await later(world) == [DORA.user_id]
    assert await takes(world, session, DORA) == DORA.user_id
    world.clock.now += 2 * DAY
    other = await three(world, channel=72)
    await offers(world, other, BEN)
    await world.services.privacy.erase(BEN)
    assert (await later(world))[1:] == [DORA.user_id] * 2
    assert await takes(world, other, DORA) == DORA.user_id
    assert await world.sql("SELECT user_id FROM former_players WHERE session_id = ?", other.id) == []


# --- whom to ask -------------------------------------------------------------------------------------------------


async def test_people_are_asked_one_after_the_other(world: World) -> None:
    session = await three(world, DORA, EMI, STRANGER)
    await offers(world, session, BEN)
    assert await asked(world) == [DORA.user_id]
    assert await may_not_take(world, session, EMI) == "others-asked"
    await declines(world, session, DORA)
    assert await asked(world) == [DORA.user_id, EMI.user_id]
    await world.passes(ANSWER)
    assert await asked(world) == [DORA.user_id, EMI.user_id, STRANGER.user_id]
    assert await may_not_take(world, session, EMI) == "request-over"
    assert await open_seats(world) == []
    await world.passes(ANSWER)
    assert await open_seats(world) == [(session.id, 1)]
    assert await takes(world, session, EMI) == EMI.user_id
    assert await open_seats(world) == []


async def test_nobody_stands_in_so_the_seat_is_open_at_once(world: World) -> None:
    session = await three(world)
    await stands_in(world, DORA, "pips")
    await stands_in(world, EMI, guild=GUILD + 1)
    await stands_in(world, CHIO, "walk")
    await world.sets(STRANGER, away_from=world.clock.now, away_until=world.clock.now + 20 * DAY)
    await stands_in(world, STRANGER)
    await offers(world, session, BEN)
    assert await open_seats(world) == [(session.id, 1)], "neither for another game or server nor on a vacation"
    assert await may_not_take(world, session, AKI) in ("already-seated", "not-your-seat")
    number = (await search(world, session)).id + 1
    assert await refused(world.services.requests.agree(number, DORA)) == "request-over"
    await takes(world, session, DORA)
    assert await may_not_take(world, session, EMI) == "request-over"


async def test_nobody_is_asked_outside_their_hours(world: World) -> None:
    """The world's clock begins at 13:46 UTC."""
    session = await three(world)
    await stands_in(world, DORA, "pips", "walk", begins=20 * 60, ends=22 * 60)
    await world.sets(EMI, quiet_from=12 * 60, quiet_until=23 * 60)
    await stands_in(world, EMI)
    await offers(world, session, BEN)
    assert (await asked(world), await open_seats(world)) == ([], [])
    await world.passes(8 * HOUR)
    assert await asked(world) == [DORA.user_id]
    assert (await search(world, session)).facts["until"] <= world.clock.now + DAY
    await declines(world, session, DORA)
    assert await asked(world) == [DORA.user_id]
    await world.passes(3 * HOUR)
    assert await asked(world) == [DORA.user_id, EMI.user_id]


async def test_one_person_is_asked_once_a_day(world: World) -> None:
    first, second = [await three(world, DORA, channel=channel) for channel in (70, 71)]
    await offers(world, first, BEN)
    await offers(world, second, BEN)
    assert await asked(world) == [DORA.user_id]
    await world.passes(FIRST)
    assert len(await asked(world)) == 1, "both seats are open to everybody by now"
    assert len(await open_seats(world)) == 2


async def test_number_of_messages_is_bounded(world: World) -> None:
    people = [Actor(200 + number, "x") for number in range(MOST + 3)]
    session = await three(world, *people)
    await offers(world, session, BEN)
    for person in people[:MOST]:
        await declines(world, session, person)
    assert len(await asked(world)) == MOST
    assert await open_seats(world) == [(session.id, 1)]


async def test_refused_direct_message_asks_the_next(world: World) -> None:
    session = await three(world, DORA, EMI)
    await world.settle()
    deliver = world.box.deliver

    async def refusing(notice: NoticeRow) -> bool:
        if notice.user_id == DORA.user_id:
            raise DirectMessagesRefused
        return await deliver(notice)

    world.box.deliver = refusing  # type: ignore[method-assign]
    await offers(world, session, BEN)
    await world.settle()
    await world.passes(1)
    assert await asked(world) == [EMI.user_id]
    assert await world.sql("SELECT count(*) FROM notices") == [(0,)]


async def test_blocked_and_declining_people_are_not_asked(world: World) -> None:
    session = await three(world, DORA, EMI, STRANGER)
    await world.services.blocks.decide(BlockRow(PERSON, DORA.user_id, 1, "rude", 1.0), blocked=True)
    for user_id, from_id in ((EMI.user_id, BEN.user_id), (BEN.user_id, STRANGER.user_id)):
        await world.sql(
            "INSERT INTO declined (user_id, from_id, name, at) VALUES (?, ?, ?, ?)", user_id, from_id, "x", 1.0
        )
    await offers(world, session, BEN)
    assert await asked(world) == []
    assert await may_not_take(world, session, STRANGER) == "not-your-seat"
    assert await takes(world, session, EMI) == EMI.user_id, "she may still take it herself"
    await offers(world, session, CHIO)
    told = await asked(world)
    await world.services.blocks.decide(BlockRow(SERVER, GUILD, 1, "rude", 1.0), blocked=True)
    await world.passes(2 * DAY)
    assert await asked(world) == told, "the block of a server may follow the beginning of a search"
    assert await may_not_take(world, session, Actor(16, "Fumi"), 2) == "server-blocked"


# --- who may not -------------------------------------------------------------------------------------------------


async def test_whoever_was_at_the_table_cannot_take_a_seat(world: World) -> None:
    lobby = await world.services.lobbies.open("walk", GUILD, 70, AKI, "en")
    for option, value in (("clock", "none"), ("rated", "false")):
        await world.services.lobbies.set_option(lobby.id, AKI, option, value)
    for person in (BEN, CHIO, DORA):
        await world.services.lobbies.join(lobby.id, person)
    await world.services.lobbies.remove(lobby.id, AKI, DORA.user_id)
    session = await world.services.moves.begin(lobby.id, AKI)
    _, given = await world.services.seats.offer(session.id, CHIO, EMI)
    await world.agrees(given, EMI)
    await offers(world, session, BEN)
    assert await open_seats(world) == [(session.id, 1)]
    for person in (DORA, CHIO, EMI):
        await stands_in(world, person)
        assert await may_not_take(world, session, person) == "not-your-seat"
    assert await owner(world, session) == BEN.user_id
    await takes(world, session, STRANGER)


async def test_table_for_people_who_finish_takes_no_others(world: World) -> None:
    session = await three(world, reliable="true")
    for number in range(5):
        game = await world.table("walk", AKI, DORA, channel=80 + number, goal="5", rated="false", clock="none")
        await world.leaves(game, DORA)
    await stands_in(world, DORA)
    await offers(world, session, BEN)
    assert await asked(world) == []
    assert await may_not_take(world, session, DORA) == "not-reliable"


async def test_substitute_is_not_rated_and_the_owner_has_resigned(world: World) -> None:
    session = await three(world, DORA, clock="3d", rated="true")
    await world.rests(session, AKI, BEN, CHIO)
    await offers(world, session, BEN)
    await takes(world, session, DORA)
    await world.won(session, DORA)
    rows = await world.sql("SELECT seat, user_id, place, gave_up, rated FROM results ORDER BY seat")
    assert [row for row in rows if row[1] in (BEN.user_id, DORA.user_id)] == [
        (-1, BEN.user_id, 3, 1, 1), (1, DORA.user_id, 1, 0, 0),
    ]  # fmt: skip
    rated = {user for (user,) in await world.sql("SELECT user_id FROM rating_steps")}
    assert rated == {AKI.user_id, BEN.user_id, CHIO.user_id}
    assert await world.store.read(recount.mismatches) == 0
    board = await world.services.scores.leaderboard(GUILD, "walk")
    assert DORA.user_id not in [one.user_id for one in board]


# --- whatever happens between two steps --------------------------------------------------------------------------


async def test_search_survives_a_restart_at_each_step(world: World) -> None:
    session = await three(world, DORA, EMI)
    await world.settle()
    world.unplug()
    await offers(world, session, BEN, 61)
    world = await world.restarted()
    await world.notifier.start()
    assert await asked(world) == [DORA.user_id]
    world.unplug()
    await declines(world, session, DORA)
    world = await world.restarted()
    await world.notifier.start()
    assert await asked(world) == [DORA.user_id, EMI.user_id]
    world.unplug()
    request = await search(world, session)
    await world.services.requests.agree(request.id, EMI, interaction_id=62)
    world = await world.restarted()
    again = await world.services.requests.agree(request.id, EMI, interaction_id=62)
    assert again.players[1].person == EMI.user_id
    assert await world.sql("SELECT count(*) FROM interventions WHERE kind = 'seat-taken'") == [(1,)]


async def test_two_processes_offer_a_seat_once(world: World) -> None:
    """Both have read the table before either writes."""
    session = await three(world, DORA, EMI)
    await held(world, session, BEN)
    world.clock.now += HELD
    table, substitutes = await world.now(session), world.services.substitutes
    for _ in range(2):
        await world.store.write(partial(substitutes._search_held, session=table, now=world.clock.now))
    assert await world.sql("SELECT count(*) FROM requests WHERE kind = 'fill'") == [(1,)]
    with pytest.raises(Conflict):  # had it looked before the other wrote
        await world.store.write(lambda db: requests.add(db, session.id, FILL, 1, None, (), 1, {}, 1.0))
    before = await search(world, session)
    world.clock.now += ANSWER
    for _ in range(2):
        await world.store.write(lambda db: substitutes.go_on(db, table, before, world.clock.now))
    told = await world.sql("SELECT user_id FROM notices WHERE kind = 'seat-free' ORDER BY id")
    assert told == [(DORA.user_id,), (EMI.user_id,)]


async def test_data_of_substitutes_is_exported_and_erased(world: World) -> None:
    session = await three(world)
    for person in (DORA, EMI):
        await stands_in(world, person, "walk")
    await offers(world, session, BEN)
    assert await asked(world) == [DORA.user_id]
    data = await world.services.privacy.about(DORA.user_id)
    assert [(row["server"], row["games"]) for row in data["substitute"]] == [(GUILD, '["walk"]')]
    assert [row["you_were_asked"] for row in data["requests"]] == [1]
    await world.services.privacy.erase(DORA)
    assert not any((await world.services.privacy.about(DORA.user_id)).values())
    assert (await search(world, session)).state == "open", "the search goes on without her"
    await world.passes(ANSWER)
    assert await asked(world) == [DORA.user_id, EMI.user_id]
