"""The daily digest: due times, recipients, and no duplicates."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from zoneinfo import ZoneInfo

import pytest

from bot.deadlines.digests import next_digest
from bot.delivery.notifier import reroute
from bot.rows.messages import NoticeRow
from bot.rows.session import HALF, NEAR
from bot.rows.settings import UserSettings
from bot.store import Connection
from bot.store.games import sessions
from bot.store.messages import notices
from bot.store.messages.notices import NOTICES
from bot.store.people import settings
from bot.store.people.settings import SETTINGS
from bot.tables.session_store import Committed

from .world import AKI, BEN, CHIO, World

HOUR, DAY = 3600.0, 86400.0
MORNING = datetime(2026, 3, 2, 7, tzinfo=UTC).timestamp()


@asynccontextmanager
async def restarted(world: World) -> AsyncIterator[World]:
    """Open the world in a new process, and close it in any case."""
    again = await world.restarted()
    try:
        yield again
    finally:
        await again.close()


async def asks(world: World, mine: UserSettings, user: int = AKI.user_id) -> None:
    """Let somebody switch their digest on now."""
    mine = replace(mine, digest_at=next_digest(mine, world.clock.now))
    await world.store.write(partial(SETTINGS.put, row=mine, user_id=user))


async def mine(world: World, user: int = AKI.user_id) -> UserSettings:
    return await world.store.read(partial(settings.of_user, user_id=user))


async def digests(world: World) -> list[NoticeRow]:
    """Return the digests sent since the last call."""
    await world.notifier.settle()
    found = world.box.of("digest")
    world.box.notices.clear()
    return found


async def ticks(world: World, at: float) -> list[int | None]:
    """Set the clock and tick; return the recipients of digests."""
    world.clock.now = at
    await world.scheduler.tick()
    return [notice.user_id for notice in await digests(world)]


async def test_digest_comes_once_a_day_while_an_action_is_owed(world: World) -> None:
    world.clock.now = MORNING - 100
    await world.table("walk", AKI, BEN, clock="none")
    await asks(world, UserSettings(digest=7))
    assert await world.services.digests.next_due() == MORNING
    assert await ticks(world, MORNING - 1) == []
    for day in range(3):
        assert await ticks(world, MORNING + day * DAY) == [AKI.user_id]
        assert await ticks(world, MORNING + day * DAY + 30) == [], "not twice on one day"
    assert (await mine(world)).digest_at == MORNING + 3 * DAY


async def test_digest_is_off_by_default(world: World) -> None:
    world.clock.now = MORNING - 100
    await world.table("walk", AKI, BEN)
    assert await world.services.digests.next_due() is None
    assert await ticks(world, MORNING + DAY) == []
    assert next_digest(UserSettings(), MORNING) is None


async def test_no_digest_without_content(world: World) -> None:
    """Ben's games await others who have not moved: there is nothing to report."""
    world.clock.now = MORNING - DAY + 100
    await world.table("walk", AKI, BEN, clock="none")
    await asks(world, UserSettings(digest=7), BEN.user_id)
    assert await ticks(world, MORNING) == [], "that it was dealt is no news"
    assert await ticks(world, MORNING + DAY) == []
    assert (await mine(world, BEN.user_id)).digest_at == MORNING + 2 * DAY
    assert await ticks(world, MORNING + 2 * DAY) == []


async def test_moves_of_others_make_no_digest_but_endings_do(world: World) -> None:
    world.clock.now = MORNING - 3 * DAY
    session = await world.table("walk", AKI, BEN, clock="none")
    await asks(world, UserSettings(digest=7), BEN.user_id)
    await ticks(world, MORNING - 2 * DAY)
    assert await ticks(world, MORNING - DAY) == []
    world.clock.now += 60
    await world.plays(session, AKI, "go 1")
    assert await ticks(world, MORNING) == [], "Aki has moved, though it is still Aki's turn"
    assert await ticks(world, MORNING + DAY) == []
    world.clock.now += 60
    await world.services.moves.end(session.id, AKI, by_moderator=False)
    assert await ticks(world, MORNING + 2 * DAY) == [BEN.user_id]
    assert await ticks(world, MORNING + 3 * DAY) == []


async def test_changing_a_secret_choice_makes_no_digest(world: World) -> None:
    session = await world.table("guess", AKI, BEN, CHIO)
    await world.plays(session, BEN, "note 1")
    before = world.clock.now
    world.clock.now += 60
    await world.takes_back(session, BEN)
    await world.plays(session, BEN, "note 2")
    assert await world.store.read(partial(sessions.moved_since, user_id=AKI.user_id, at=before)) == []
    await world.plays(session, CHIO, "note 2")
    await world.plays(session, AKI, "note 2")
    assert await world.store.read(partial(sessions.moved_since, user_id=BEN.user_id, at=before)) == [session.id]


async def test_one_digest_after_days_of_outage(world: World) -> None:
    world.clock.now = MORNING - 100
    await world.table("walk", AKI, BEN, clock="none")
    await asks(world, UserSettings(digest=7))
    async with restarted(world) as again:
        late = MORNING + 5 * DAY + 4000
        again.clock.now = late
        await again.services.digests.tick(late)
        (notice,) = await digests(again)
        assert notice.user_id == AKI.user_id
        assert notice.facts == {"since": MORNING - DAY}, "it covers everything since the last one"
        assert (await mine(again)).digest_at == MORNING + 6 * DAY
        assert await ticks(again, late + 30) == []


async def test_restart_before_sending_neither_loses_nor_repeats_digest(world: World) -> None:
    world.clock.now = MORNING - 100
    await world.table("walk", AKI, BEN, clock="none")
    await asks(world, UserSettings(digest=7))
    world.unplug()
    assert await ticks(world, MORNING) == []
    async with restarted(world) as again:
        await again.scheduler.tick()
        await again.notifier.start()
        assert [notice.user_id for notice in await digests(again)] == [AKI.user_id]


async def test_first_digest_after_vacation_covers_all_of_it(world: World) -> None:
    world.clock.now = MORNING - 100
    await world.table("walk", AKI, BEN, clock="none")
    begins, ends = MORNING + 3600, MORNING + 4 * DAY + 3600
    await asks(world, UserSettings(digest=7, away_from=begins, away_until=ends))
    assert await ticks(world, MORNING) == [AKI.user_id]
    for day in range(1, 5):
        assert await ticks(world, MORNING + day * DAY) == []
    world.clock.now = MORNING + 5 * DAY
    await world.services.digests.tick(world.clock.now)
    (notice,) = await digests(world)
    assert notice.facts["since"] <= begins


async def test_listener_is_called_after_digests_are_written(world: World) -> None:
    commits: list[Committed] = []
    world.clock.now = MORNING - 100
    await world.table("walk", AKI, BEN, clock="none")
    await asks(world, UserSettings(digest=7))
    world.services.tables.listen(commits.append)
    await world.services.digests.tick(MORNING - 1)
    assert commits == []
    await world.services.digests.tick(MORNING)
    assert commits == [Committed("", has_panel=False, has_notices=True)]


async def test_hundreds_of_digests_take_few_transactions(world: World) -> None:
    world.clock.now = MORNING - 100
    await world.table("walk", AKI, BEN, clock="none")
    for user in range(1000, 1250):
        await asks(world, UserSettings(digest=7), user)
    await asks(world, UserSettings(digest=7))
    assert await ticks(world, MORNING) == [AKI.user_id], "the others have no games"
    assert await world.services.digests.next_due() == MORNING + DAY


# --- wall clocks -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("zone", ["Europe/Berlin", "America/New_York", "Asia/Tokyo", "Australia/Lord_Howe", "UTC"])
@pytest.mark.parametrize("hour", [0, 1, 2, 3, 12, 23])
def test_digest_comes_daily_at_its_hour_for_a_year(zone: str, hour: int) -> None:
    mine = UserSettings(digest=hour, zone=zone)
    at = datetime(2026, 1, 1, tzinfo=ZoneInfo(zone)).timestamp() - 1
    days = []
    for _ in range(365):
        coming = next_digest(mine, at)
        assert coming is not None
        assert 0 < coming - at <= 25.5 * 3600
        local = datetime.fromtimestamp(coming, ZoneInfo(zone))
        assert local.hour in (hour, hour + 1), "an hour that is skipped is the next one"
        days.append(local.date())
        at = coming
    assert len(set(days)) == 365
    assert max(days) - min(days) == timedelta(days=364)


def test_hour_that_occurs_twice_is_the_first() -> None:
    zone = ZoneInfo("Europe/Berlin")
    mine = UserSettings(digest=2, zone="Europe/Berlin")
    first = datetime(2026, 10, 25, 2, tzinfo=zone, fold=0).timestamp()
    assert next_digest(mine, first - 1) == first
    following = next_digest(mine, first)
    assert following == datetime(2026, 10, 26, 2, tzinfo=zone).timestamp()


def test_unknown_zone_of_digest_is_utc() -> None:
    assert next_digest(UserSettings(digest=7, zone="Moon/Tycho"), MORNING - 1) == MORNING


# --- reminders of a night ----------------------------------------------------------------------------------------


async def test_reminders_of_a_night_are_in_the_digest(world: World) -> None:
    """The reminder would come with the digest and repeat it."""
    world.clock.now = MORNING - 21 * HOUR
    await asks(world, UserSettings(digest=7, remind="dm"))
    session = await world.table("walk", AKI, BEN, clock="1d")
    for hour in range(20, -1, -1):
        world.clock.now = MORNING - hour * HOUR
        await world.scheduler.tick()
    await world.notifier.settle()
    (digest,) = world.box.of("digest")
    (clock, *_) = await world.services.clocks.running(session.id)
    assert digest.facts["reminds"] == [[session.id, 0, clock.asked, NEAR, clock.due_at]]
    assert world.box.of("remind") == []
    assert clock.due_at is not None
    await world.passes(clock.due_at - world.clock.now - 60)
    assert world.box.of("remind") == [], "one a turn"


async def test_refused_digest_gives_its_reminders_to_the_channel(world: World) -> None:
    session = await world.table("walk", AKI, BEN, clock="1d")
    (clock, *_) = await world.services.clocks.running(session.id)
    facts = {"since": 0.0, "reminds": [[session.id, 0, clock.asked, HALF, clock.due_at]]}

    def refused(db: Connection) -> None:
        number = notices.add(db, "digest", world.clock.now, facts, session_id=None, user_id=AKI.user_id)
        reroute(db, next(row for row in NOTICES.where(db, parked=None) if row.id == number))

    await world.store.write(refused)
    await world.notifier.start()
    await world.notifier.settle()
    (remind,) = world.box.of("remind")
    assert (remind.session_id, remind.user_id) == (session.id, None)
    assert remind.facts == {"seats": [0], "asked": [clock.asked], "stage": HALF, "due": clock.due_at}
