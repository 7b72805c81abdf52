"""Letters: each is told once, oldest first, until it has arrived; what cannot be told does not hold up the rest."""

from __future__ import annotations

from typing import Any

from bot.delivery.notifier import DirectMessagesRefused, NoticeSender, Notifier, nonce
from bot.delivery.publisher import TRIES
from bot.rows.notice import NoticeRow
from bot.rows.settings import UserSettings
from bot.store import Connection
from bot.store.messages import channels, notices
from bot.store.people import settings
from bot.table.model import Actor, Refused, Unreachable

from .world import AKI, BEN, World


async def write(world: World, kind: str = "host", *, session: str | None = None, to: int | None = None) -> int:
    """A letter; whoever writes one says so."""

    def work(db: Connection) -> int:
        return notices.add(db, kind, world.clock.now, {"seats": [0]}, session_id=session, user_id=to)

    number = await world.store.write(work)
    await world.notifier.start()
    return number


async def left(world: World) -> list[tuple[Any, ...]]:
    return await world.sql("SELECT kind, attempts, parked FROM notices ORDER BY id")


async def test_notices_are_told_once_and_in_order(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    numbers = [await write(world, session=session.id) for _ in range(3)]
    await world.settle()
    await world.notifier.start()
    await world.settle()
    assert [notice.id for notice in world.box.notices] == numbers
    assert await left(world) == []


async def test_a_notice_that_fails_is_tried_again_with_the_same_nonce(world: World) -> None:
    await world.notices_fail(ConnectionResetError("gone"), OSError("gone again"))
    number = await write(world, to=AKI.user_id)
    await world.settle()
    (notice,) = world.box.notices
    assert (notice.id, notice.attempts, nonce(notice)) == (number, 2, f"l-{number}")
    assert world.clock.slept == [1.0, 2.0]


async def test_tries_are_bounded_and_a_restart_goes_on(world: World) -> None:
    await world.notices_fail(*[OSError("down")] * TRIES)
    await write(world, to=AKI.user_id)
    await world.settle()
    assert world.box.notices == []
    assert await left(world) == [("host", TRIES, None)]
    again = await world.restarted()
    try:
        await again.notifier.start()
        await again.settle()
        assert [notice.attempts for notice in again.box.notices] == [TRIES]
    finally:
        await again.close()


async def test_a_notice_that_always_fails_holds_up_none_behind_it(world: World) -> None:
    await world.notices_fail(*[KeyError("seats")] * TRIES)
    session = await world.table("walk", AKI, BEN)
    await world.store.write(lambda db: notices.add(db, "broken", world.clock.now, {}, session_id=session.id))
    await write(world, "idle", session=session.id)
    await world.settle()
    assert [notice.kind for notice in world.box.notices] == ["idle"]
    assert await left(world) == [("broken", TRIES, None)]


async def test_a_channel_that_is_closed_parks_its_notices_and_nobody_elses(world: World) -> None:
    closed = await world.table("walk", AKI, BEN)
    open_one = await world.table("walk", AKI, BEN, channel=2)
    await world.settle()
    await world.notices_fail(Unreachable("gone"), Unreachable("gone"))
    await write(world, session=closed.id)
    await write(world, session=closed.id)
    await world.settle()
    assert await left(world) == [("host", 1, "gone"), ("host", 1, "gone")]
    await write(world, session=open_one.id)
    await world.settle()
    assert [notice.session_id for notice in world.box.of("host")] == [open_one.id]
    await world.store.write(lambda db: channels.unpark(db, closed.id))
    await world.notifier.start()
    await world.settle()
    assert [notice.session_id for notice in world.box.of("host")] == [open_one.id, closed.id, closed.id]


async def test_one_person_who_cannot_be_reached_holds_up_nobody_else(world: World) -> None:
    class Deaf:
        """Everything to Aki fails."""

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


async def test_a_reminder_to_somebody_without_direct_messages_is_told_in_the_channel(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    await world.notices_fail(DirectMessagesRefused("closed"))
    await write(world, "remind", session=session.id, to=AKI.user_id)
    await world.settle()
    (notice,) = world.box.notices
    assert (notice.kind, notice.session_id, notice.user_id) == ("remind", session.id, None)
    assert notice.facts == {"seats": [0]}


async def test_a_digest_that_cannot_be_told_is_switched_off(world: World) -> None:
    mine = UserSettings(lang="ja", digest=7, digest_at=5.0)
    await world.store.write(lambda db: settings.set_user(db, AKI.user_id, mine))
    await world.notices_fail(DirectMessagesRefused("closed"))
    await write(world, "digest", to=AKI.user_id)
    await world.settle()
    assert await left(world) == []
    assert await world.store.read(lambda db: settings.of_user(db, AKI.user_id)) == UserSettings(lang="ja")


async def test_what_is_not_worth_telling_any_more_is_dropped(world: World) -> None:
    await world.notices_fail(Refused("no-session"))
    await write(world, to=AKI.user_id)
    await world.settle()
    assert (world.box.notices, await left(world)) == ([], [])


async def test_whoever_writes_a_notice_need_not_know_the_postman(world: World) -> None:
    """The word is passed on with the commit."""
    session = await world.table("walk", AKI, BEN)
    await world.services.seats.offer(session.id, AKI, Actor(40, "Dora"))
    await world.settle()
    assert [notice.kind for notice in world.box.notices] == ["seat-offer"]
