"""Letters: each is told once, oldest first, until it has arrived; what cannot be told does not hold up the rest."""

from __future__ import annotations

from typing import Any

from bot.delivery.notifier import Carrier, NotWelcome, Postman, nonce
from bot.delivery.publisher import TRIES
from bot.store import Connection
from bot.store.messages import channels, notices
from bot.store.messages.notices import LetterRow
from bot.store.people import settings
from bot.store.people.settings import UserSettings
from bot.table.model import Actor, Refused, Undeliverable

from .house import AKI, BEN, House


async def write(house: House, kind: str = "host", *, session: str | None = None, to: int | None = None) -> int:
    """A letter; whoever writes one says so."""

    def work(db: Connection) -> int:
        return notices.add(db, kind, house.clock.now, {"seats": [0]}, session_id=session, user_id=to)

    number = await house.store.write(work)
    await house.postman.start()
    return number


async def left(house: House) -> list[tuple[Any, ...]]:
    return await house.sql("SELECT kind, attempts, parked FROM letters ORDER BY id")


async def test_letters_are_told_once_and_in_order(house: House) -> None:
    session = await house.table("walk", AKI, BEN)
    numbers = [await write(house, session=session.id) for _ in range(3)]
    await house.settle()
    await house.postman.start()
    await house.settle()
    assert [letter.id for letter in house.box.letters] == numbers
    assert await left(house) == []


async def test_a_letter_that_fails_is_tried_again_with_the_same_nonce(house: House) -> None:
    house.box.failures = [ConnectionResetError("gone"), OSError("gone again")]
    number = await write(house, to=AKI.user_id)
    await house.settle()
    (letter,) = house.box.letters
    assert (letter.id, letter.attempts, nonce(letter)) == (number, 2, f"l-{number}")
    assert house.clock.slept == [1.0, 2.0]


async def test_tries_are_bounded_and_a_restart_goes_on(house: House) -> None:
    house.box.failures = [OSError("down")] * TRIES
    await write(house, to=AKI.user_id)
    await house.settle()
    assert house.box.letters == []
    assert await left(house) == [("host", TRIES, None)]
    again = await house.restarted()
    try:
        await again.postman.start()
        await again.settle()
        assert [letter.attempts for letter in again.box.letters] == [TRIES]
    finally:
        await again.close()


async def test_a_letter_that_always_fails_holds_up_none_behind_it(house: House) -> None:
    house.box.failures = [KeyError("seats")] * TRIES
    session = await house.table("walk", AKI, BEN)
    await house.store.write(lambda db: notices.add(db, "broken", house.clock.now, {}, session_id=session.id))
    await write(house, "idle", session=session.id)
    await house.settle()
    assert [letter.kind for letter in house.box.letters] == ["idle"]
    assert await left(house) == [("broken", TRIES, None)]


async def test_a_channel_that_is_closed_parks_its_letters_and_nobody_elses(house: House) -> None:
    closed = await house.table("walk", AKI, BEN)
    open_one = await house.table("walk", AKI, BEN, channel=2)
    await house.settle()
    house.box.failures = [Undeliverable("gone"), Undeliverable("gone")]
    await write(house, session=closed.id)
    await write(house, session=closed.id)
    await house.settle()
    assert await left(house) == [("host", 1, "gone"), ("host", 1, "gone")]
    await write(house, session=open_one.id)
    await house.settle()
    assert [letter.session_id for letter in house.box.of("host")] == [open_one.id]
    await house.store.write(lambda db: channels.unpark(db, closed.id))
    await house.postman.start()
    await house.settle()
    assert [letter.session_id for letter in house.box.of("host")] == [open_one.id, closed.id, closed.id]


async def test_one_person_who_cannot_be_reached_holds_up_nobody_else(house: House) -> None:
    class Deaf:
        """Everything to Aki fails."""

        def __init__(self, carrier: Carrier) -> None:
            self.carrier = carrier

        async def deliver(self, letter: LetterRow) -> bool:
            if letter.user_id == AKI.user_id:
                raise OSError("down")
            return await self.carrier.deliver(letter)

    postman = Postman(house.store, house.service, Deaf(house.box), house.clock.sleep)
    await house.postman.close()
    await house.store.write(lambda db: notices.add(db, "host", 0, {}, session_id=None, user_id=AKI.user_id))
    await house.store.write(lambda db: notices.add(db, "host", 0, {}, session_id=None, user_id=BEN.user_id))
    await postman.start()
    await postman.settle()
    await postman.close()
    assert [letter.user_id for letter in house.box.letters] == [BEN.user_id]


async def test_a_reminder_to_somebody_without_direct_messages_is_told_in_the_channel(house: House) -> None:
    session = await house.table("walk", AKI, BEN)
    house.box.failures = [NotWelcome("closed")]
    await write(house, "remind", session=session.id, to=AKI.user_id)
    await house.settle()
    (letter,) = house.box.letters
    assert (letter.kind, letter.session_id, letter.user_id) == ("remind", session.id, None)
    assert letter.facts == {"seats": [0]}


async def test_a_digest_that_cannot_be_told_is_switched_off(house: House) -> None:
    mine = UserSettings(lang="ja", digest=7, digest_at=5.0)
    await house.store.write(lambda db: settings.set_user(db, AKI.user_id, mine))
    house.box.failures = [NotWelcome("closed")]
    await write(house, "digest", to=AKI.user_id)
    await house.settle()
    assert await left(house) == []
    assert await house.store.read(lambda db: settings.of_user(db, AKI.user_id)) == UserSettings(lang="ja")


async def test_what_is_not_worth_telling_any_more_is_dropped(house: House) -> None:
    house.box.failures = [Refused("no-session")]
    await write(house, to=AKI.user_id)
    await house.settle()
    assert (house.box.letters, await left(house)) == ([], [])


async def test_whoever_writes_a_letter_need_not_know_the_postman(house: House) -> None:
    """The word is passed on with the commit."""
    session = await house.table("walk", AKI, BEN)
    await house.service.seats.offer(session.id, AKI, Actor(40, "Dora"))
    await house.settle()
    assert [letter.kind for letter in house.box.letters] == ["seat-offer"]
