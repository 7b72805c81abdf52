"""Notices: each is sent once, oldest first, with retries; a failing one does not block the rest."""

from __future__ import annotations

from typing import Any

import pytest

from bot.delivery.notifier import DirectMessagesRefused, NoticeSender, Notifier, nonce
from bot.delivery.publisher import MOST_FAILURES
from bot.rows.messages import NoticeRow
from bot.rows.settings import UserSettings
from bot.session.model import Actor, Refused
from bot.store import Connection
from bot.store.messages import channels, notices
from bot.store.people import settings
from bot.store.people.settings import SETTINGS

from .world import AKI, BEN, World


async def write(world: World, kind: str = "host", *, session: str | None = None, to: int | None = None) -> int:
    """Write a notice and pass the commit on."""

    def work(db: Connection) -> int:
        return notices.add(db, kind, world.clock.now, {"seats": [0]}, session_id=session, user_id=to)

    number = await world.store.write(work)
    await world.notifier.start()
    return number


async def left(world: World) -> list[tuple[Any, ...]]:
    return await world.sql("SELECT kind, attempts, parked FROM notices ORDER BY id")


async def test_notices_are_sent_once_in_order(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    numbers = [await write(world, session=session.id) for _ in range(3)]
    await world.settle()
    await world.notifier.start()
    await world.settle()
    assert [notice.id for notice in world.box.notices] == numbers
    assert await left(world) == []


@pytest.mark.parametrize("facts", ["", "{", "[]", "7", "null", "[" * 100_000])
async def test_broken_notice_is_parked_and_holds_nothing_up(world: World, facts: str) -> None:
    session = await world.table("walk", AKI, BEN)
    await world.sql(
        "INSERT INTO notices (session_id, kind, facts, created_at) VALUES (?, 'host', ?, 0)", session.id, facts
    )
    number = await write(world, session=session.id)
    await world.settle()
    assert [notice.id for notice in world.box.notices] == [number]
    assert await left(world) == [("host", 0, "unreadable")]


async def test_failed_notice_is_retried_with_the_same_nonce(world: World) -> None:
    await world.notices_fail(ConnectionResetError("gone"), OSError("gone again"))
    number = await write(world, to=AKI.user_id)
    await world.settle()
    (notice,) = world.box.notices
    assert (notice.id, notice.attempts, nonce(notice)) == (number, 2, f"l-{number}")
    assert world.clock.slept == [1.0, 2.0]


async def test_attempts_are_bounded_and_continue_after_restart(world: World) -> None:
    await world.notices_fail(*[OSError("down")] * MOST_FAILURES)
    await write(world, to=AKI.user_id)
    await world.settle()
    assert world.box.notices == []
    assert await left(world) == [("host", MOST_FAILURES, None)]
    again = await world.restarted()
    try:
        await again.notifier.start()
        await again.settle()
        assert [notice.attempts for notice in again.box.notices] == [MOST_FAILURES]
    finally:
        await again.close()


async def test_always_failing_notice_does_not_block_later_ones(world: World) -> None:
    await world.notices_fail(*[KeyError("seats")] * MOST_FAILURES)
    session = await world.table("walk", AKI, BEN)
    await world.store.write(lambda db: notices.add(db, "broken", world.clock.now, {}, session_id=session.id))
    await write(world, "idle", session=session.id)
    await world.settle()
    assert [notice.kind for notice in world.box.notices] == ["idle"]
    assert await left(world) == [("broken", MOST_FAILURES, None)]


async def test_unreachable_channel_parks_only_its_own_notices(world: World) -> None:
    closed = await world.table("walk", AKI, BEN)
    open_one = await world.table("walk", AKI, BEN, channel=2)
    await world.settle()
    world.box.shut.add(closed.id)
    await write(world, session=closed.id)
    await write(world, session=closed.id)
    await world.settle()
    assert await left(world) == [("host", 1, "gone"), ("host", 1, "gone")]
    await write(world, session=open_one.id)
    await world.settle()
    assert [notice.session_id for notice in world.box.of("host")] == [open_one.id]
    world.box.shut.clear()
    await world.store.write(lambda db: channels.unpark(db, closed.id))
    await world.notifier.start()
    await world.settle()
    assert [notice.session_id for notice in world.box.of("host")] == [open_one.id, closed.id, closed.id]


async def test_unreachable_person_blocks_nobody_else(world: World) -> None:
    class Deaf:
        """A sender whose notices to Aki fail."""

        def __init__(self, sender: NoticeSender) -> None:
            self.sender = sender

        async def deliver(self, notice: NoticeRow) -> bool:
            if notice.user_id == AKI.user_id:
                raise OSError("down")
            return await self.sender.deliver(notice)

    notifier = Notifier(world.services.tables, world.services.reachability, Deaf(world.box), world.clock.sleep)
    await world.notifier.close()
    await world.store.write(lambda db: notices.add(db, "host", 0, {}, session_id=None, user_id=AKI.user_id))
    await world.store.write(lambda db: notices.add(db, "host", 0, {}, session_id=None, user_id=BEN.user_id))
    await notifier.start()
    await notifier.settle()
    await notifier.close()
    assert [notice.user_id for notice in world.box.notices] == [BEN.user_id]


async def test_refused_direct_reminder_goes_to_the_channel(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    await world.notices_fail(DirectMessagesRefused("closed"))
    await write(world, "remind", session=session.id, to=AKI.user_id)
    await world.settle()
    (notice,) = world.box.notices
    assert (notice.kind, notice.session_id, notice.user_id) == ("remind", session.id, None)
    assert notice.facts == {"seats": [0]}


async def test_refused_digest_is_switched_off(world: World) -> None:
    mine = UserSettings(lang="ja", digest=7, digest_at=5.0)
    await world.store.write(lambda db: SETTINGS.put(db, mine, user_id=AKI.user_id))
    await world.notices_fail(DirectMessagesRefused("closed"))
    await write(world, "digest", to=AKI.user_id)
    await world.settle()
    assert await left(world) == []
    assert await world.store.read(lambda db: settings.of_user(db, AKI.user_id)) == UserSettings(lang="ja")


async def test_obsolete_notice_is_dropped(world: World) -> None:
    await world.notices_fail(Refused("no-session"))
    await write(world, to=AKI.user_id)
    await world.settle()
    assert (world.box.notices, await left(world)) == ([], [])


async def test_commit_wakes_the_notifier(world: World) -> None:
    """The commit itself reports new notices."""
    session = await world.table("walk", AKI, BEN)
    await world.services.seats.offer(session.id, AKI, Actor(40, "Dora"))
    await world.settle()
    assert [notice.kind for notice in world.box.notices] == ["seat-offer"]
