"""The daily digest: due times, recipients, and no duplicates."""

from __future__ import annotations

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
from bot.session.rules import DAY, HOUR
from bot.store import Connection
from bot.store.games import sessions
from bot.store.messages import notices
from bot.store.messages.notices import NOTICES
from bot.store.people import settings
from bot.store.people.settings import SETTINGS
from bot.tables.session_store import Committed

from .world import AKI, BEN, CHIO, World

MORNING = datetime(2026, 3, 2, 7, tzinfo=UTC).timestamp()


@pytest.fixture
async def world(world: World) -> World:
    """Shortly before seven."""
    world.clock.now = MORNING - 100
    return world


async def asks(world: World, user: int = AKI.user_id, **more: object) -> None:
    """Let somebody switch their digest on now."""
    mine = UserSettings(digest=7, **more)  # type: ignore[arg-type]
    mine = replace(mine, digest_at=next_digest(mine, world.clock.now))
    await world.store.write(partial(SETTINGS.put, row=mine, user_id=user))


async def due(world: World, user: int = AKI.user_id) -> float | None:
    return (await world.store.read(partial(settings.of_user, user_id=user))).digest_at


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
    """It is off by default, and the listener is called after it is written."""
    await world.table("walk", AKI, BEN, clock="none")
    assert (await world.services.digests.next_due(), next_digest(UserSettings(), MORNING)) == (None, None)
    for user in range(1000, 1250):
        await asks(world, user)
    await asks(world)
    assert await world.services.digests.next_due() == MORNING
    commits = list[Committed]()
    world.services.tables.listen(commits.append)
    await world.services.digests.tick(MORNING - 1)
    assert (commits, await digests(world)) == ([], [])
    for day in range(3):
        assert await ticks(world, MORNING + day * DAY) == [AKI.user_id], "hundreds of others have no games"
        assert await ticks(world, MORNING + day * DAY + 30) == [], "not twice on one day"
        assert Committed("", has_panel=False, has_notices=True) in commits
        commits.clear()
    assert await due(world) == MORNING + 3 * DAY


async def test_moves_of_others_make_no_digest_but_endings_do(world: World) -> None:
    """Ben's games await others who have not moved: there is nothing to report."""
    world.clock.now = MORNING - 3 * DAY
    session = await world.table("walk", AKI, BEN, clock="none")
    await asks(world, BEN.user_id)
    assert await ticks(world, MORNING - 2 * DAY) == [], "that it was dealt is no news"
    assert await ticks(world, MORNING - DAY) == []
    assert await due(world, BEN.user_id) == MORNING
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


async def test_restart_and_outage_neither_lose_nor_repeat_a_digest(world: World) -> None:
    await world.table("walk", AKI, BEN, clock="none")
    await asks(world)
    world.unplug()
    assert await ticks(world, MORNING) == []
    world = await world.restarted()
    await world.scheduler.tick()
    await world.notifier.start()
    assert [notice.user_id for notice in await digests(world)] == [AKI.user_id]
    late = world.clock.now = MORNING + 5 * DAY + 4000
    await world.services.digests.tick(late)
    (notice,) = await digests(world)
    assert (notice.user_id, notice.facts) == (AKI.user_id, {"since": MORNING}), "everything since the last one"
    assert await due(world) == MORNING + 6 * DAY
    assert await ticks(world, late + 30) == []


async def test_first_digest_after_vacation_covers_all_of_it(world: World) -> None:
    await world.table("walk", AKI, BEN, clock="none")
    begins, ends = MORNING + 3600, MORNING + 4 * DAY + 3600
    await asks(world, away_from=begins, away_until=ends)
    for day in range(5):
        assert await ticks(world, MORNING + day * DAY) == [AKI.user_id] * (day == 0)
    world.clock.now = MORNING + 5 * DAY
    await world.services.digests.tick(world.clock.now)
    (notice,) = await digests(world)
    assert notice.facts["since"] <= begins


# --- wall clocks -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("zone", ["Europe/Berlin", "America/New_York", "Asia/Tokyo", "Australia/Lord_Howe", "UTC"])
@pytest.mark.parametrize("hour", [0, 2, 3, 23])
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


def test_hour_that_occurs_twice_is_the_first_and_an_unknown_zone_is_utc() -> None:
    zone = ZoneInfo("Europe/Berlin")
    mine = UserSettings(digest=2, zone="Europe/Berlin")
    first = datetime(2026, 10, 25, 2, tzinfo=zone, fold=0).timestamp()
    assert next_digest(mine, first - 1) == first
    assert next_digest(mine, first) == datetime(2026, 10, 26, 2, tzinfo=zone).timestamp()
    assert next_digest(UserSettings(digest=7, zone="Moon/Tycho"), MORNING - 1) == MORNING


# --- reminders of a night ----------------------------------------------------------------------------------------


async def test_reminders_of_a_night_are_in_the_digest(world: World) -> None:
    """The reminder would come with the digest and repeat it."""
    world.clock.now = MORNING - 21 * HOUR
    await asks(world, remind="dm")
    session = await world.table("walk", AKI, BEN, clock="1d")
    for hour in range(20, -1, -1):
        world.clock.now = MORNING - hour * HOUR
        await world.scheduler.tick()
    await world.notifier.settle()
    (digest,) = world.box.of("digest")
    (clock, *_) = await world.services.clocks.running(session.id)
    assert digest.facts["reminds"] == [[session.id, 0, clock.asked, NEAR, clock.due_at]]
    assert world.box.of("remind") == []
    await world.passes((clock.due_at or 0) - world.clock.now - 60)
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
    (remind,) = await world.told("remind")
    assert (remind.session_id, remind.user_id) == (session.id, None)
    assert remind.facts == {"seats": [0], "asked": [clock.asked], "stage": HALF, "due": clock.due_at}
