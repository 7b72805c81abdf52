"""Substitutes: whose seat is offered, who is asked when, and who may take it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from bot.delivery.notifier import DirectMessagesRefused
from bot.rows.block import PERSON, SERVER, BlockRow
from bot.rows.errors import Conflict
from bot.rows.messages import FILL, RequestRow
from bot.rows.settings import SubstituteRow
from bot.seating.substitutes import ANSWER, FIRST, HELD, MOST
from bot.session.model import Actor, Phase, Refused, Session
from bot.session.rules import DAY, HOUR
from bot.store.messages import requests
from bot.store.people import recount
from engines.core import Seat

from .world import AKI, BEN, CHIO, GUILD, STRANGER, World

DORA, EMI = Actor(14, "Dora"), Actor(15, "Emi")


async def now(world: World, session: Session) -> Session:
    return await world.services.tables.load(session.id)


async def stands_in(
    world: World, person: Actor, *games: str, begins: int | None = None, ends: int | None = None, guild: int = GUILD
) -> None:
    row = SubstituteRow(guild, person.user_id, games, begins, ends, world.clock.now + person.user_id)
    await world.services.substitutes.change(guild, person.user_id, lambda had: row)


async def offers(world: World, session: Session, person: Actor, interaction_id: int | None = None) -> Session:
    return await world.services.substitutes.search(session.id, person, interaction_id=interaction_id)


async def search(world: World, session: Session, seat: int) -> RequestRow:
    found = await world.store.read(lambda db: requests.newest(db, session.id, FILL, seat))
    assert found is not None
    return found


async def asked(world: World) -> list[int | None]:
    """Return whom the direct messages have asked, in order."""
    await world.settle()
    return [notice.user_id for notice in world.box.of("seat-free")]


async def takes(world: World, session: Session, seat: int, person: Actor) -> Session:
    request = await search(world, session, seat)
    return await world.services.requests.agree(request.id, person, interaction_id=world.clock.interactions())


async def declines(world: World, session: Session, seat: int, person: Actor) -> None:
    request = await search(world, session, seat)
    await world.services.requests.refuse(request.id, person, interaction_id=world.clock.interactions())


async def open_seats(world: World) -> list[tuple[str, int]]:
    return [(session.id, request.seat) for session, request in await world.services.substitutes.offered(GUILD)]


async def held(world: World, session: Session, person: Actor) -> None:
    """Let a stand-in take a person's seat, as after three missed turns."""
    table = await now(world, session)
    player = table.player_of(person.user_id)
    assert player is not None
    await world.sql(
        "UPDATE players SET policy = 'random' WHERE session_id = ? AND seat = ?", session.id, int(player.seat)
    )
    await world.sql(
        "INSERT INTO interventions (session_id, kind, user_id, name, at, seat, row) VALUES (?, ?, ?, ?, ?, ?, ?)",
        session.id, "seat-passed", person.user_id, person.name, world.clock.now, int(player.seat), table.row,
    )  # fmt: skip


async def three(world: World, **options: str) -> Session:
    return await world.table("walk", AKI, BEN, CHIO, goal="5", clock="none", rated="false", **options)


async def won(world: World, session: Session, winner: Actor) -> None:
    """Play to the end; the winner alone moves ahead, and computers play meanwhile."""
    while (current := await now(world, session)).phase is Phase.PLAYING:
        player = current.players[current.movers[0]]
        if player.person is None:
            await world.settle()
            continue
        at = current.state.scores[player.seat]
        person = Actor(player.person, player.name)
        await world.plays(current, person, f"go {min(2, 5 - at)}" if player.person == winner.user_id else "rest")


# --- an owner offers their seat ----------------------------------------------------------------------------------


async def test_owner_offers_and_a_substitute_plays_on(world: World) -> None:
    session = await three(world)
    await stands_in(world, DORA)
    after = await offers(world, session, BEN)
    assert after.players[1].away, "the computer plays meanwhile"
    assert await asked(world) == [DORA.user_id]
    assert [notice.user_id for notice in world.box.of("seat-sought")] == [None]
    taken = await takes(world, session, 1, DORA)
    assert (taken.players[1].user_id, taken.players[1].policy) == (DORA.user_id, None)
    await world.settle()
    assert [notice.facts["new"] for notice in world.box.of("seat-given")] == [DORA.user_id]
    with pytest.raises(Refused, match="not-seated"):
        await world.services.seats.back(session.id, BEN)
    kinds = await world.sql("SELECT kind, user_id FROM interventions ORDER BY id")
    assert kinds == [
        ("seat-passed", BEN.user_id), ("seat-given", BEN.user_id), ("seat-taken", DORA.user_id)
    ]  # fmt: skip


async def test_offering_twice_asks_once(world: World) -> None:
    session = await three(world)
    await stands_in(world, DORA)
    for interaction_id in (51, 51, 52):
        await offers(world, session, BEN, interaction_id)
    assert await asked(world) == [DORA.user_id]
    assert len(world.box.of("seat-sought")) == 1
    with pytest.raises(Refused, match="not-seated"):
        await offers(world, session, DORA)


async def test_back_wins_until_somebody_has_taken_it(world: World) -> None:
    session = await three(world)
    await stands_in(world, DORA)
    await offers(world, session, BEN)
    old = await search(world, session, 1)
    await world.services.seats.back(session.id, BEN)
    with pytest.raises(Refused, match="request-over"):
        await takes(world, session, 1, DORA)
    assert (await now(world, session)).players[1].person == BEN.user_id
    assert (await search(world, session, 1)).state == "lapsed"
    await offers(world, session, BEN)
    assert (await search(world, session, 1)).id != old.id


async def test_seat_that_is_handed_over_is_sought_for_no_longer(world: World) -> None:
    """The host gives it to somebody while substitutes are asked: nobody else is asked, and none can take it."""
    session = await three(world)
    await stands_in(world, DORA)
    await stands_in(world, STRANGER)
    await offers(world, session, BEN)
    assert await asked(world) == [DORA.user_id]
    _, request = await world.services.seats.ask(session.id, EMI, Seat(1))
    await world.services.requests.agree(request.id, AKI)
    assert (await search(world, session, 1)).state == "lapsed"
    await world.passes(ANSWER)
    assert await asked(world) == [DORA.user_id]
    assert await open_seats(world) == []
    with pytest.raises(Refused, match="request-over"):
        await takes(world, session, 1, DORA)
    assert (await now(world, session)).players[1].user_id == EMI.user_id


async def test_without_stand_ins_the_owner_plays_on(world: World) -> None:
    session = await three(world, stand_ins="false")
    await stands_in(world, DORA)
    await offers(world, session, BEN)
    assert (await now(world, session)).players[1].person == BEN.user_id
    with pytest.raises(Refused, match="not-away"):
        await world.services.seats.back(session.id, BEN)
    await world.services.substitutes.withdraw(session.id, BEN)
    with pytest.raises(Refused, match="request-over"):
        await takes(world, session, 1, DORA)
    world.clock.now += 2 * DAY
    await offers(world, session, BEN)
    assert (await takes(world, session, 1, DORA)).players[1].person == DORA.user_id
    await offers(world, session, CHIO)
    await world.services.seats.leave(session.id, CHIO, interaction_id=None)
    with pytest.raises(Refused, match="request-over"):
        await takes(world, session, 2, EMI)


async def test_offers_are_limited_like_other_requests(world: World) -> None:
    session = await three(world)
    for _ in range(world.services.quotas.limits.offers_per_day):
        await offers(world, session, BEN)
        await world.services.seats.back(session.id, BEN)
    with pytest.raises(Refused, match="too-many-offers"):
        await offers(world, session, BEN)


# --- a seat that a stand-in holds --------------------------------------------------------------------------------


async def test_seat_held_for_a_day_is_offered(world: World) -> None:
    session = await three(world)
    await stands_in(world, DORA)
    await held(world, session, BEN)
    world.clock.now += HELD - 1
    await world.services.resume()
    assert await asked(world) == []
    world.clock.now += 1
    for _ in range(2):
        await world.services.resume()
    assert await asked(world) == [DORA.user_id]
    assert len(world.box.of("seat-sought")) == 1


async def test_vacation_does_not_count(world: World) -> None:
    session = await three(world)
    await stands_in(world, DORA)
    until = world.clock.now + 5 * DAY
    await world.services.preferences.change_user(
        BEN.user_id, lambda mine: replace(mine, away_from=world.clock.now, away_until=until)
    )
    await held(world, session, BEN)
    world.clock.now += 5 * DAY
    await world.services.resume()
    assert await asked(world) == []
    world.clock.now += HELD
    await world.services.resume()
    assert await asked(world) == [DORA.user_id]


async def test_departed_players_seat_is_offered(world: World) -> None:
    session = await three(world)
    await stands_in(world, DORA)
    await world.services.seats.leave(session.id, BEN, interaction_id=None)
    await world.settle()
    world.clock.now += HELD
    await world.services.resume()
    assert await asked(world) == [DORA.user_id]
    assert (await takes(world, session, 1, DORA)).players[1].person == DORA.user_id


async def test_deserted_table_offers_nothing(world: World) -> None:
    session = await three(world)
    await stands_in(world, DORA)
    for person in (AKI, BEN, CHIO):
        await held(world, session, person)
    world.clock.now += HELD
    await world.services.resume()
    assert await asked(world) == []


async def test_erased_owners_seat_is_offered(world: World) -> None:
    session = await three(world)
    await stands_in(world, DORA)
    await offers(world, session, BEN)
    await world.services.privacy.erase(BEN)
    world.clock.now += HELD
    await world.services.resume()
    assert await asked(world) == [DORA.user_id] * 2
    assert (await takes(world, session, 1, DORA)).players[1].person == DORA.user_id
    assert await world.sql("SELECT user_id FROM former_players") == []


# --- whom to ask -------------------------------------------------------------------------------------------------


async def test_people_are_asked_one_after_the_other(world: World) -> None:
    session = await three(world)
    for person in (DORA, EMI, STRANGER):
        await stands_in(world, person)
    await offers(world, session, BEN)
    assert await asked(world) == [DORA.user_id]
    with pytest.raises(Refused, match="others-asked"):
        await takes(world, session, 1, EMI)
    await declines(world, session, 1, DORA)
    assert await asked(world) == [DORA.user_id, EMI.user_id]
    await world.passes(ANSWER)
    assert await asked(world) == [DORA.user_id, EMI.user_id, STRANGER.user_id]
    with pytest.raises(Refused, match="request-over"):
        await takes(world, session, 1, EMI)
    assert await open_seats(world) == []
    await world.passes(ANSWER)
    assert await open_seats(world) == [(session.id, 1)]
    assert (await takes(world, session, 1, EMI)).players[1].person == EMI.user_id
    assert await open_seats(world) == []


async def test_nobody_stands_in_so_the_seat_is_open_at_once(world: World) -> None:
    session = await three(world)
    await offers(world, session, BEN)
    assert await open_seats(world) == [(session.id, 1)]
    with pytest.raises(Refused, match="request-over"):
        await world.services.requests.agree((await search(world, session, 1)).id + 1, DORA)
    await takes(world, session, 1, DORA)
    with pytest.raises(Refused, match="request-over"):
        await takes(world, session, 1, EMI)


async def test_only_for_chosen_games_and_this_server(world: World) -> None:
    session = await three(world)
    await stands_in(world, DORA, "pips")
    await stands_in(world, EMI, guild=GUILD + 1)
    await stands_in(world, STRANGER, "pips", "walk")
    await offers(world, session, BEN)
    assert await asked(world) == [STRANGER.user_id]


async def test_nobody_is_asked_outside_their_hours(world: World) -> None:
    """The world's clock begins at 13:46 UTC."""
    session = await three(world)
    await stands_in(world, DORA, begins=20 * 60, ends=22 * 60)
    await world.services.preferences.change_user(
        EMI.user_id, lambda mine: replace(mine, quiet_from=12 * 60, quiet_until=23 * 60)
    )
    await stands_in(world, EMI)
    await offers(world, session, BEN)
    assert await asked(world) == []
    assert await open_seats(world) == []
    await world.passes(8 * HOUR)
    assert await asked(world) == [DORA.user_id]
    assert (await search(world, session, 1)).facts["until"] <= world.clock.now + DAY
    await declines(world, session, 1, DORA)
    assert await asked(world) == [DORA.user_id]
    await world.passes(3 * HOUR)
    assert await asked(world) == [DORA.user_id, EMI.user_id]


async def test_people_on_vacation_hold_up_nobody(world: World) -> None:
    session = await three(world)
    await world.services.preferences.change_user(
        DORA.user_id,
        lambda mine: replace(mine, away_from=world.clock.now, away_until=world.clock.now + 20 * DAY),
    )
    await stands_in(world, DORA)
    await offers(world, session, BEN)
    assert await open_seats(world) == [(session.id, 1)]


async def test_one_person_is_asked_once_a_day(world: World) -> None:
    first = await three(world)
    second = await world.table("walk", AKI, BEN, channel=71, rated="false", clock="none")
    await stands_in(world, DORA)
    await offers(world, first, BEN)
    await offers(world, second, BEN)
    assert await asked(world) == [DORA.user_id]
    await world.passes(FIRST)
    assert len(await asked(world)) == 1, "both seats are open to everybody by now"
    assert len(await open_seats(world)) == 2


async def test_number_of_messages_is_bounded(world: World) -> None:
    session = await three(world)
    for number in range(MOST + 3):
        await stands_in(world, Actor(200 + number, "x"))
    await offers(world, session, BEN)
    for number in range(MOST):
        await declines(world, session, 1, Actor(200 + number, "x"))
    assert len(await asked(world)) == MOST
    assert await open_seats(world) == [(session.id, 1)]


async def test_refused_direct_message_asks_the_next(world: World) -> None:
    session = await three(world)
    for person in (DORA, EMI):
        await stands_in(world, person)
    await world.settle()
    deliver = world.box.deliver

    async def refusing(notice):  # type: ignore[no-untyped-def]
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
    session = await three(world)
    for person in (DORA, EMI, STRANGER):
        await stands_in(world, person)
    await world.services.blocks.decide(BlockRow(PERSON, DORA.user_id, 1, "rude", 1.0), blocked=True)
    for user_id, from_id in ((EMI.user_id, BEN.user_id), (BEN.user_id, STRANGER.user_id)):
        await world.sql(
            "INSERT INTO declined (user_id, from_id, name, at) VALUES (?, ?, ?, ?)", user_id, from_id, "x", 1.0
        )
    await offers(world, session, BEN)
    assert await asked(world) == []
    with pytest.raises(Refused, match="not-your-seat"):
        await takes(world, session, 1, STRANGER)
    assert (await takes(world, session, 1, EMI)).players[1].person == EMI.user_id, "she may still take it herself"


async def test_nobody_is_asked_for_a_blocked_server(world: World) -> None:
    """Its block may follow the beginning of a search."""
    session = await three(world)
    await stands_in(world, DORA)
    await stands_in(world, EMI)
    await offers(world, session, BEN)
    await world.services.blocks.decide(BlockRow(SERVER, GUILD, 1, "rude", 1.0), blocked=True)
    await world.passes(2 * DAY)
    assert len(await asked(world)) == 1
    with pytest.raises(Refused, match="server-blocked"):
        await takes(world, session, 1, DORA)


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
    await world.services.requests.agree(given.id, EMI)
    await offers(world, session, BEN)
    assert await open_seats(world) == [(session.id, 1)]
    for person, code in ((DORA, "not-your-seat"), (CHIO, "not-your-seat"), (EMI, "not-your-seat")):
        await stands_in(world, person)
        with pytest.raises(Refused, match=code):
            await takes(world, session, 1, person)
    assert (await now(world, session)).players[1].user_id == BEN.user_id
    await takes(world, session, 1, STRANGER)


async def test_table_for_people_who_finish_takes_no_others(world: World) -> None:
    session = await three(world, reliable="true")
    for number in range(5):
        game = await world.table("walk", AKI, DORA, channel=80 + number, goal="5", rated="false", clock="none")
        await world.services.seats.leave(game.id, DORA, interaction_id=None)
    await stands_in(world, DORA)
    await offers(world, session, BEN)
    assert await asked(world) == []
    with pytest.raises(Refused, match="not-reliable"):
        await takes(world, session, 1, DORA)


# --- results -----------------------------------------------------------------------------------------------------


async def test_substitute_is_not_rated_and_the_owner_has_resigned(world: World) -> None:
    session = await world.table("walk", AKI, BEN, CHIO, goal="5")
    for actor in (AKI, BEN, CHIO):
        await world.plays(session, actor, "rest")
    await stands_in(world, DORA)
    await offers(world, session, BEN)
    await takes(world, session, 1, DORA)
    await won(world, session, DORA)
    rows = await world.sql("SELECT seat, user_id, place, gave_up, rated FROM results ORDER BY seat")
    assert [row for row in rows if row[1] in (BEN.user_id, DORA.user_id)] == [
        (-1, BEN.user_id, 3, 1, 1), (1, DORA.user_id, 1, 0, 0),
    ]  # fmt: skip
    rated = {user for (user,) in await world.sql("SELECT user_id FROM rating_steps")}
    assert rated == {AKI.user_id, BEN.user_id, CHIO.user_id}
    assert await world.store.read(recount.mismatches) == 0
    board = await world.services.scores.leaderboard(GUILD, "walk")
    assert DORA.user_id not in [one.user_id for one in board]


async def test_unrated_owner_who_offered_has_lost_nothing(world: World) -> None:
    session = await three(world)
    await offers(world, session, BEN)
    await takes(world, session, 1, DORA)
    await won(world, session, AKI)
    assert await world.sql("SELECT user_id FROM results ORDER BY seat") == [
        (AKI.user_id,), (DORA.user_id,), (CHIO.user_id,)
    ]  # fmt: skip


# --- whatever happens between two steps --------------------------------------------------------------------------


async def test_search_survives_a_restart_at_each_step(world: World) -> None:
    session = await three(world)
    for person in (DORA, EMI):
        await stands_in(world, person)
    await world.settle()
    world.unplug()
    await offers(world, session, BEN, 61)
    world = await world.restarted()
    await world.notifier.start()
    assert await asked(world) == [DORA.user_id]
    world.unplug()
    await declines(world, session, 1, DORA)
    world = await world.restarted()
    await world.notifier.start()
    assert await asked(world) == [DORA.user_id, EMI.user_id]
    world.unplug()
    request = await search(world, session, 1)
    await world.services.requests.agree(request.id, EMI, interaction_id=62)
    world = await world.restarted()
    again = await world.services.requests.agree(request.id, EMI, interaction_id=62)
    assert again.players[1].person == EMI.user_id
    assert await world.sql("SELECT count(*) FROM interventions WHERE kind = 'seat-taken'") == [(1,)]


async def test_two_processes_offer_a_seat_once(world: World) -> None:
    """Both have read the table before either writes."""
    session = await three(world)
    for person in (DORA, EMI):
        await stands_in(world, person)
    await held(world, session, BEN)
    world.clock.now += HELD
    table, substitutes = await now(world, session), world.services.substitutes
    work = partial(substitutes._search_held, session=table, now=world.clock.now)
    await world.store.write(work)
    await world.store.write(work)
    assert await world.sql("SELECT count(*) FROM requests WHERE kind = 'fill'") == [(1,)]
    with pytest.raises(Conflict):  # had it looked before the other wrote
        await world.store.write(lambda db: requests.add(db, session.id, FILL, 1, None, (), 1, {}, 1.0))
    before = await search(world, session, 1)
    world.clock.now += ANSWER
    for _ in range(2):
        await world.store.write(lambda db: substitutes.go_on(db, table, before, world.clock.now))
    assert await world.sql("SELECT user_id FROM notices WHERE kind = 'seat-free' ORDER BY id") == [
        (DORA.user_id,), (EMI.user_id,)
    ]  # fmt: skip


# --- one's own data ----------------------------------------------------------------------------------------------


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
    assert (await search(world, session, 1)).state == "open", "the search goes on without her"
    await world.passes(ANSWER)
    assert await asked(world) == [DORA.user_id, EMI.user_id]


async def test_offered_seat_is_refused_for_a_seated_person(world: World) -> None:
    session = await three(world)
    await offers(world, session, BEN)
    with pytest.raises(Refused, match=r"already-seated|not-your-seat"):
        await takes(world, session, 1, AKI)
    assert (await now(world, session)).players[int(Seat(1))].user_id == BEN.user_id
