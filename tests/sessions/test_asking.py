"""Open requests: everybody awaited is told once and reminded once, where and when they want it."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.deadlines.digests import next_digest
from bot.rows.messages import NoticeRow, RequestRow
from bot.rows.settings import UserSettings
from bot.session.model import Actor, Session
from bot.session.rules import DAY, HOUR

from .world import AKI, BEN, CHIO, STRANGER, World

NOON = datetime(2026, 6, 1, 12, tzinfo=UTC).timestamp()
NIGHT = {"quiet_from": 22 * 60, "quiet_until": 8 * 60}


@pytest.fixture
async def at_noon(world: World) -> World:
    world.clock.now = NOON
    return world


async def sets(world: World, actor: Actor, **changes: object) -> UserSettings:
    return await world.services.clocks.set_user(actor.user_id, lambda old: replace(old, **changes))  # type: ignore[arg-type]


async def offered(world: World, to: Actor = STRANGER, **options: str) -> tuple[Session, RequestRow]:
    """Let Aki offer their seat at a table that nobody else hurries."""
    session = await world.table("walk", AKI, BEN, **{"clock": "7d", **options})
    _, request = await world.services.seats.offer(session.id, AKI, to)
    await world.settle()
    return session, request


def calls(world: World, kind: str) -> list[tuple[int | None, list[int], bool]]:
    """Return recipient, pinged people and whether it is a reminder, of every message about a request so far."""
    return [
        (notice.user_id, notice.facts.get("call", []), notice.facts["reminder"]) for notice in world.box.of(kind)
    ]


async def awaiting(world: World, actor: Actor) -> list[int]:
    return [request.id for _, request in await world.services.requests.awaiting(actor.user_id)]


def ids(*actors: Actor) -> list[int]:
    return [actor.user_id for actor in actors]


async def test_request_is_told_once_and_reminded_at_half_time(at_noon: World) -> None:
    session, request = await offered(at_noon, clock="2d")
    assert calls(at_noon, "seat-offer") == [(None, ids(STRANGER), False)]
    await at_noon.passes(DAY - 1)
    assert len(at_noon.box.of("seat-offer")) == 1
    await at_noon.passes(1)
    assert calls(at_noon, "seat-offer")[1:] == [(None, ids(STRANGER), True)]
    await at_noon.passes(0.9 * DAY)
    assert len(at_noon.box.of("seat-offer")) == 2
    assert await awaiting(at_noon, STRANGER) == [request.id]
    await at_noon.services.requests.refuse(request.id, STRANGER)
    assert await awaiting(at_noon, STRANGER) == []
    assert (await at_noon.services.tables.load(session.id)).players[0].user_id == AKI.user_id


async def test_request_to_end_is_reminded_after_half_a_day(at_noon: World) -> None:
    session = await at_noon.table("walk", AKI, BEN, CHIO, clock="7d", goal="1000")
    for actor in (AKI, BEN, CHIO):
        await at_noon.plays(session, actor, "rest")
    _, request = await at_noon.services.endings.ask(session.id, AKI)
    assert request is not None
    await at_noon.services.requests.agree(request.id, BEN)
    await at_noon.passes(0.5 * DAY)
    assert calls(at_noon, "end-ask") == [(None, ids(BEN, CHIO), False), (None, ids(CHIO), True)]
    assert (await awaiting(at_noon, BEN), await awaiting(at_noon, CHIO)) == ([], [request.id])
    await at_noon.passes(0.5 * DAY)
    assert await awaiting(at_noon, CHIO) == [], "its time is over"
    await at_noon.passes(2 * DAY)
    assert len(at_noon.box.of("end-ask")) == 2


async def test_direct_messages_replace_pings(at_noon: World) -> None:
    await sets(at_noon, STRANGER, remind="dm")
    await offered(at_noon, clock="2d")
    assert sorted(calls(at_noon, "seat-offer"), key=repr) == [
        (STRANGER.user_id, [], False), (None, [], False),
    ]  # fmt: skip
    await at_noon.passes(DAY)
    assert calls(at_noon, "seat-offer")[2:] == [(STRANGER.user_id, [], True)]


async def test_who_wants_no_reminders_is_told_but_not_reminded(at_noon: World) -> None:
    await sets(at_noon, STRANGER, remind="none")
    _, request = await offered(at_noon, clock="2d")
    await at_noon.passes(3 * DAY)
    assert calls(at_noon, "seat-offer") == [(None, ids(STRANGER), False)]
    assert await awaiting(at_noon, STRANGER) == [request.id]


@pytest.mark.parametrize(("remind", "to", "pinged"), [("ping", None, ids(STRANGER)), ("dm", STRANGER.user_id, [])])
async def test_quiet_hours_are_kept(at_noon: World, remind: str, to: int | None, pinged: list[int]) -> None:
    await sets(at_noon, STRANGER, remind=remind, **NIGHT)
    at_noon.clock.now += 11 * HOUR
    await offered(at_noon, clock="2d")
    assert calls(at_noon, "seat-offer") == [(None, [], False)], "the question stands there, and pings nobody"
    await at_noon.passes(9 * HOUR - 1)
    assert len(at_noon.box.of("seat-offer")) == 1
    await at_noon.passes(1)
    again = to is None  # who reads of it in a direct message has not read of it before
    assert calls(at_noon, "seat-offer")[1:] == [(to, pinged, again)]
    await at_noon.passes(15 * HOUR)
    assert len(at_noon.box.of("seat-offer")) == 2, "the second night has begun"
    await at_noon.passes(9 * HOUR)
    assert len(at_noon.box.of("seat-offer")) == 3


async def test_who_was_away_for_long_gets_one_message(at_noon: World) -> None:
    await sets(at_noon, STRANGER, away_from=NOON - 1, away_until=NOON + 4 * DAY)
    await offered(at_noon, clock="2d")
    await at_noon.passes(10 * DAY)
    assert calls(at_noon, "seat-offer") == [(None, [], False), (None, ids(STRANGER), True)]


async def test_answered_request_is_not_reminded(at_noon: World) -> None:
    _, request = await offered(at_noon, clock="2d")
    await at_noon.services.requests.refuse(request.id, STRANGER)
    await at_noon.passes(2 * DAY)
    assert len(at_noon.box.of("seat-offer")) == 1
    assert await at_noon.sql("SELECT count(*) FROM requests WHERE state = 'open'") == [(0,)]


async def test_request_of_another_board_awaits_nobody(at_noon: World) -> None:
    """Nobody is asked for a seat that has changed hands, nor to take back what was played over."""
    session, offer = await offered(at_noon)
    await at_noon.late(AKI)
    _, wanted = await at_noon.services.seats.ask(session.id, CHIO, session.players[0].seat)
    assert await awaiting(at_noon, AKI) == [wanted.id]
    await at_noon.services.requests.agree(offer.id, STRANGER)
    assert (await awaiting(at_noon, AKI), await awaiting(at_noon, STRANGER)) == ([], [])


async def test_reminders_go_on_after_a_restart(at_noon: World) -> None:
    await offered(at_noon, clock="2d")
    again = await at_noon.restarted()
    try:
        await again.passes(DAY)
        assert calls(again, "seat-offer")[-1] == (None, ids(STRANGER), True)
        assert await again.sql("SELECT next_at FROM requests") == [(None,)]
    finally:
        await again.close()


async def test_request_of_an_older_version_is_listed_and_not_repeated(at_noon: World) -> None:
    _, request = await offered(at_noon, clock="2d")
    await at_noon.sql("UPDATE requests SET told = '[]', reminded = '[]', next_at = NULL")
    await at_noon.passes(2 * DAY)
    assert len(at_noon.box.of("seat-offer")) == 1
    assert await awaiting(at_noon, STRANGER) == [request.id]


# --- the digest --------------------------------------------------------------------------------------------------


async def wants_digest(world: World, actor: Actor, hour: int, **changes: object) -> None:
    mine = await sets(world, actor, digest=hour, **changes)
    await sets(world, actor, digest_at=next_digest(mine, world.clock.now))


def digests(world: World) -> list[NoticeRow]:
    return world.box.of("digest")


async def test_digest_tells_what_waited_for_the_end_of_the_night(at_noon: World) -> None:
    await wants_digest(at_noon, STRANGER, 8, remind="dm", **NIGHT)
    at_noon.clock.now += 11 * HOUR
    await offered(at_noon)
    await at_noon.passes(9 * HOUR)
    assert len(digests(at_noon)) == 1
    assert calls(at_noon, "seat-offer") == [(None, [], False)], "no second message beside it"
    await at_noon.passes(3.5 * DAY)
    assert calls(at_noon, "seat-offer")[1:] == [(STRANGER.user_id, [], True)], "but the reminder comes"


async def test_digest_stands_for_a_reminder_of_the_same_hour(at_noon: World) -> None:
    await wants_digest(at_noon, STRANGER, 12)
    at_noon.clock.now = NOON + 600
    await offered(at_noon, clock="2d")
    await at_noon.passes(DAY)
    assert len(digests(at_noon)) == 1
    assert len(at_noon.box.of("seat-offer")) == 1


async def test_digest_reports_a_request_alone(at_noon: World) -> None:
    """Somebody without a seat anywhere gets a summary because of it, until it is answered."""
    await wants_digest(at_noon, STRANGER, 8)
    _, request = await offered(at_noon)
    await at_noon.passes(DAY)
    assert len(digests(at_noon)) == 1
    await at_noon.services.requests.refuse(request.id, STRANGER)
    await at_noon.passes(2 * DAY)
    assert len(digests(at_noon)) == 1


# --- whose data it is --------------------------------------------------------------------------------------------


async def test_erased_person_is_nowhere_in_requests(at_noon: World) -> None:
    session = await at_noon.table("walk", AKI, BEN, CHIO, clock="7d", goal="1000")
    for actor in (AKI, BEN, CHIO):
        await at_noon.plays(session, actor, "rest")
    await at_noon.services.endings.ask(session.id, AKI)
    await at_noon.passes(0.6 * DAY)
    mine = (await at_noon.services.privacy.about(CHIO.user_id))["requests"]
    assert [(row["you_were_told"], row["you_were_reminded"]) for row in mine] == [(1, 1)]
    await at_noon.services.privacy.erase(CHIO)
    ((told, reminded),) = await at_noon.sql("SELECT told, reminded FROM requests")
    assert (json.loads(told), json.loads(reminded)) == ([BEN.user_id, -1], [BEN.user_id, -1])
