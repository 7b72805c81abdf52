"""Following a table without a seat: no ping, one message when a lobby begins, and nothing left once it is over."""

from __future__ import annotations

from functools import partial

import pytest

from bot.config import Limits
from bot.delivery.notifier import DirectMessagesRefused
from bot.rows.settings import UserSettings
from bot.seating.watching import MOST
from bot.session.model import Phase, Refused, Session
from bot.store.games import sessions
from bot.store.people import privacy
from bot.store.people.settings import SETTINGS

from .world import AKI, BEN, CHANNEL, CHIO, GUILD, STRANGER, World, refused


async def lobby(world: World, channel: int = CHANNEL) -> Session:
    opened = await world.services.lobbies.open("walk", GUILD, channel, AKI, "en")
    return await world.services.lobbies.join(opened.id, BEN)


async def watches(world: World, session: Session, user: int = CHIO.user_id, **more: bool | int) -> bool:
    return await world.services.watching.watch(session.id, user, **more)  # type: ignore[arg-type]


async def watched(world: World) -> list[str]:
    return [one.id for one in await world.services.watching.by_user(CHIO.user_id)]


async def rows(world: World) -> list[tuple[object, ...]]:
    return await world.sql("SELECT session_id, user_id FROM watched ORDER BY 2")


async def news(world: World, user: int = CHIO.user_id) -> list[str]:
    """The tables that have moved on for somebody in the last second."""
    return await world.store.read(partial(sessions.moved_since, user_id=user, at=world.clock.now - 1))


async def test_same_press_twice_ends_it_and_a_second_delivery_changes_nothing(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    for number, is_on in ((1, True), (1, True), (2, False), (2, False)):
        assert await watches(world, session, interaction_id=number) == is_on
        assert await watched(world) == [session.id] * is_on
    assert await rows(world) == []
    for on in (True, True, False):
        assert await watches(world, session, on=on) == on
    await watches(world, session)
    await world.sql("UPDATE players SET user_id = ? WHERE session_id = ? AND seat = 1", CHIO.user_id, session.id)
    assert await watched(world) == [], "who takes a seat later no longer finds the game among those they follow"
    await world.services.moves.end(session.id, AKI, by_moderator=True)
    assert await refused(watches(world, session, STRANGER.user_id)) == "game-over"
    assert await refused(world.services.watching.watch("aaaaaaaaaa", CHIO.user_id)) == "no-session"


async def test_limited_number_of_tables_and_of_people(world: World) -> None:
    world.services.quotas.limits = Limits(tables_per_person=100, burst_lobbies=100)
    tables = [await lobby(world, CHANNEL + number) for number in range(MOST + 1)]
    for session in tables[:MOST]:
        assert await watches(world, session)
    with pytest.raises(Refused) as refusal:
        await watches(world, tables[MOST])
    assert (refusal.value.code, refusal.value.facts) == ("watching-enough", {"limit": MOST})
    await watches(world, tables[0], on=False)
    for user in range(100, 99 + MOST):
        assert await watches(world, tables[MOST], user)
    assert await watches(world, tables[MOST])
    assert await refused(watches(world, tables[MOST], STRANGER.user_id)) == "watchers-enough"


async def test_begin_is_told_once_to_those_without_a_seat(world: World) -> None:
    """The notice is written with the move that begins, so a process that dies right after it loses none."""
    session = await lobby(world)
    for user in (CHIO.user_id, STRANGER.user_id):
        await watches(world, session, user)
    await world.services.lobbies.join(session.id, STRANGER)
    await world.services.lobbies.leave(session.id, BEN)
    world.unplug()
    await world.services.moves.begin(session.id, AKI)
    again = await world.restarted()
    assert again.box.of("begun") == []
    for _ in range(2):
        await again.notifier.start()
        await again.settle()
        told = [(notice.user_id, dict(notice.facts)) for notice in again.box.of("begun")]
        assert told == [(CHIO.user_id, {"user": CHIO.user_id})], "who has a seat is pinged by the game"
    assert await rows(again) == []


@pytest.mark.parametrize("way", ["left", "ended", "gone"])
async def test_closed_lobby_tells_nobody(world: World, way: str) -> None:
    session = await world.services.lobbies.open("walk", GUILD, CHANNEL, AKI, "en")
    await watches(world, session)
    if way == "left":
        await world.services.lobbies.leave(session.id, AKI)
    elif way == "ended":
        await world.services.moves.end(session.id, AKI, by_moderator=False)
    else:
        await world.services.reachability.channel_gone(CHANNEL)
    assert (await world.now(session)).phase is Phase.CLOSED
    await world.settle()
    assert (world.box.of("begun"), await rows(world)) == ([], [])


async def test_watching_ends_with_the_game(world: World) -> None:
    session = await world.table("walk", AKI, BEN, goal="5")
    await watches(world, session)
    assert (await world.wins(session, AKI, BEN)).phase is Phase.OVER
    assert (await rows(world), await watched(world)) == ([], [])


async def test_watched_game_pings_nobody_and_is_no_news_by_its_moves(world: World) -> None:
    session = await world.table("guess", AKI, BEN, clock="12h")
    await watches(world, session)
    mine = UserSettings(digest=7, digest_at=world.clock.now + 100)
    await world.store.write(partial(SETTINGS.put, row=mine, user_id=CHIO.user_id))
    world.clock.now += 60
    await world.plays(session, AKI, "note 1")
    assert await news(world) == [], "a secret choice"
    await world.plays(session, BEN, "note 1")
    assert await news(world) == [session.id]
    for seconds in (101, 11 * 3600):
        await world.passes(seconds)
        theirs = [notice.kind for notice in world.box.notices if notice.user_id == CHIO.user_id]
        assert theirs == [], "no reminder of another's turn"


async def test_what_a_person_watches_is_exported_and_erased(world: World) -> None:
    session, waiting = await world.table("walk", AKI, BEN), await lobby(world, 71)
    for one in (session, waiting):
        await watches(world, one)
    held = await world.store.read(partial(privacy.about, user_id=CHIO.user_id))
    assert {row["session"] for row in held["watched"]} == {session.id, waiting.id}
    await world.notices_fail(DirectMessagesRefused("no"))
    world.box.shut.add(waiting.id)
    await world.services.moves.begin(waiting.id, AKI)
    await world.settle()
    assert await world.sql("SELECT kind, parked FROM notices WHERE kind = 'begun'") == [("begun", "gone")]
    assert await world.services.privacy.erase(CHIO)
    assert await rows(world) == []
    assert await world.sql("SELECT 1 FROM notices WHERE kind = 'begun'") == [], "it had their id"
    assert not await world.services.privacy.erase(CHIO)
