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

from .world import AKI, BEN, CHANNEL, CHIO, GUILD, STRANGER, World


async def lobby(world: World, channel: int = CHANNEL) -> Session:
    opened = await world.services.lobbies.open("walk", GUILD, channel, AKI, "en")
    return await world.services.lobbies.join(opened.id, BEN)


async def watches(world: World, session: Session, user: int = CHIO.user_id) -> bool:
    return await world.services.watching.watch(session.id, user)


async def rows(world: World) -> list[tuple[object, ...]]:
    return await world.sql("SELECT session_id, user_id FROM watched ORDER BY 2")


async def refusal(world: World, session: Session, user: int) -> Refused:
    with pytest.raises(Refused) as refused:
        await watches(world, session, user)
    return refused.value


async def test_same_press_twice_ends_it_and_a_second_delivery_changes_nothing(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    press = partial(world.services.watching.watch, session.id, CHIO.user_id)
    assert await press(interaction_id=1)
    assert await press(interaction_id=1), "delivered twice"
    assert [one.id for one in await world.services.watching.by_user(CHIO.user_id)] == [session.id]
    assert not await press(interaction_id=2)
    assert not await press(interaction_id=2)
    assert await rows(world) == []
    assert await press(on=True)
    assert await press(on=True)
    assert not await press(on=False)


async def test_only_people_without_a_seat_watch_an_open_table(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    assert (await refusal(world, session, AKI.user_id)).code == "watch-seated"
    await world.services.moves.end(session.id, AKI, by_moderator=True)
    assert (await refusal(world, session, CHIO.user_id)).code == "game-over"
    with pytest.raises(Refused, match="no-session"):
        await world.services.watching.watch("aaaaaaaaaa", CHIO.user_id)


async def test_one_person_follows_a_limited_number_of_tables(world: World) -> None:
    world.services.quotas.limits = Limits(tables_per_person=100, burst_lobbies=100)
    tables = [await lobby(world, CHANNEL + number) for number in range(MOST + 1)]
    for session in tables[:MOST]:
        assert await watches(world, session)
    refused = await refusal(world, tables[MOST], CHIO.user_id)
    assert (refused.code, refused.facts) == ("watching-enough", {"limit": MOST})
    await world.services.watching.watch(tables[0].id, CHIO.user_id, on=False)
    assert await watches(world, tables[MOST])


async def test_limited_number_of_people_wait_for_one_lobby(world: World) -> None:
    session = await lobby(world)
    for user in range(100, 100 + MOST):
        assert await watches(world, session, user)
    assert (await refusal(world, session, CHIO.user_id)).code == "watchers-enough"


async def test_begin_is_told_once_to_those_without_a_seat(world: World) -> None:
    session = await lobby(world)
    await watches(world, session)
    await watches(world, session, STRANGER.user_id)
    await world.services.lobbies.join(session.id, STRANGER)
    await world.services.lobbies.leave(session.id, BEN)
    await world.services.moves.begin(session.id, AKI)
    await world.settle()
    told = [(notice.user_id, dict(notice.facts)) for notice in world.box.of("begun")]
    assert told == [(CHIO.user_id, {"user": CHIO.user_id})], "who has a seat is pinged by the game"
    assert await rows(world) == []
    await world.notifier.start()
    await world.settle()
    assert len(world.box.of("begun")) == 1


async def test_begin_survives_kill_9_after_its_transaction(world: World) -> None:
    """The notice is written with the move that begins, so a process that dies right after it loses none."""
    session = await lobby(world)
    await watches(world, session)
    world.unplug()
    await world.services.moves.begin(session.id, AKI)
    again = await world.restarted()
    assert again.box.of("begun") == []
    await again.notifier.start()
    await again.settle()
    assert [notice.user_id for notice in again.box.of("begun")] == [CHIO.user_id]
    assert await rows(again) == []


async def test_refused_direct_message_goes_to_the_channel(world: World) -> None:
    session = await lobby(world)
    await watches(world, session)
    await world.notices_fail(DirectMessagesRefused("no"))
    await world.services.moves.begin(session.id, AKI)
    await world.settle()
    (notice,) = world.box.of("begun")
    assert (notice.user_id, notice.session_id, dict(notice.facts)) == (None, session.id, {"user": CHIO.user_id})


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
    assert (await world.services.tables.load(session.id)).phase is Phase.CLOSED
    await world.settle()
    assert world.box.of("begun") == []
    assert await rows(world) == []


async def test_watching_ends_with_the_game(world: World) -> None:
    session = await world.table("pips", AKI, BEN)
    await watches(world, session)
    while (now := await world.services.tables.load(session.id)).phase is Phase.PLAYING:
        mover = AKI if now.players[now.movers[0]].user_id == AKI.user_id else BEN
        await world.plays(now, mover, now.rules.notation(now.rules.legal_actions(now.state, now.movers[0])[0]))
    assert (await world.services.tables.load(session.id)).phase is Phase.OVER
    assert await rows(world) == []
    assert await world.services.watching.by_user(CHIO.user_id) == []


async def test_watched_game_pings_nobody_and_is_no_news_by_its_moves(world: World) -> None:
    session = await world.table("guess", AKI, BEN, clock="12h")
    await watches(world, session)
    mine = UserSettings(digest=7, digest_at=world.clock.now + 100)
    await world.store.write(partial(SETTINGS.put, row=mine, user_id=CHIO.user_id))
    await world.plays(session, AKI, "note 1")
    moved = partial(sessions.moved_since, user_id=CHIO.user_id, at=world.clock.now - 1)
    await world.passes(101)
    assert [notice.kind for notice in world.box.notices if notice.user_id == CHIO.user_id] == []
    await world.passes(11 * 3600)
    theirs = [notice.kind for notice in world.box.notices if notice.user_id == CHIO.user_id]
    assert theirs == [], "no reminder of another's turn"
    assert await world.store.read(moved) == [session.id]


async def test_secret_choice_is_no_news_for_watchers(world: World) -> None:
    session = await world.table("guess", AKI, BEN, CHIO)
    await watches(world, session, STRANGER.user_id)
    world.clock.now += 60
    await world.plays(session, BEN, "note 1")
    moved = partial(sessions.moved_since, user_id=STRANGER.user_id, at=world.clock.now - 1)
    assert await world.store.read(moved) == []


async def test_what_a_person_watches_is_exported_and_erased(world: World) -> None:
    session, waiting = await world.table("walk", AKI, BEN), await lobby(world, CHANNEL + 1)
    await watches(world, session)
    await watches(world, waiting)
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


async def test_stranger_watches_nothing_they_sit_at(world: World) -> None:
    """Who takes a seat later no longer finds the game among those they follow."""
    session = await world.table("walk", AKI, BEN)
    await watches(world, session)
    await world.sql("UPDATE players SET user_id = ? WHERE session_id = ? AND seat = 1", CHIO.user_id, session.id)
    assert await world.services.watching.by_user(CHIO.user_id) == []
