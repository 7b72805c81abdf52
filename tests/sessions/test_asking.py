"""Open requests: everybody awaited is told once and reminded once, where and when they want it."""

from __future__ import annotations

import json

import pytest

from bot.deadlines.digests import next_digest
from bot.rows.messages import RequestRow
from bot.session.model import Actor, Session
from bot.session.rules import DAY, HOUR

from .world import AKI, BEN, CHIO, NOON, STRANGER, World

NIGHT = {"quiet_from": 22 * 60, "quiet_until": 8 * 60}
Call = tuple[int | None, list[int], bool]


async def offered(world: World, **options: str) -> tuple[Session, RequestRow]:
    """Let Aki offer their seat at a table that nobody else hurries."""
    session = await world.table("walk", AKI, BEN, **{"clock": "2d", **options})
    _, request = await world.services.seats.offer(session.id, AKI, STRANGER)
    await world.settle()
    return session, request


def calls(world: World, kind: str = "seat-offer") -> list[Call]:
    """Return recipient, pinged people and whether it is a reminder, of every message about a request so far."""
    return [
        (notice.user_id, notice.facts.get("call", []), notice.facts["reminder"]) for notice in world.box.of(kind)
    ]


async def awaiting(world: World, actor: Actor) -> list[int]:
    return [request.id for _, request in await world.services.requests.awaiting(actor.user_id)]


def ids(*actors: Actor) -> list[int]:
    return [actor.user_id for actor in actors]


TOLD, REMINDED = (None, ids(STRANGER), False), (None, ids(STRANGER), True)
UNPINGED = (None, list[int](), False)
"""The question stands in the channel, and pings nobody."""


async def test_request_is_told_once_and_reminded_at_half_time(at_noon: World) -> None:
    session, request = await offered(at_noon)
    for seconds, said in ((0, [TOLD]), (DAY - 1, [TOLD])):
        await at_noon.passes(seconds)
        assert calls(at_noon) == said
    world = await at_noon.restarted()
    for seconds in (1, 0.9 * DAY):
        await world.passes(seconds)
        assert calls(world) == [TOLD, REMINDED]
    assert await world.sql("SELECT next_at FROM requests") == [(None,)]
    assert await awaiting(world, STRANGER) == [request.id]
    await world.services.requests.refuse(request.id, STRANGER)
    assert await awaiting(world, STRANGER) == []
    assert await world.sql("SELECT 1 FROM requests WHERE state = 'open'") == []
    assert (await world.now(session)).players[0].user_id == AKI.user_id


async def asks_to_end(world: World) -> RequestRow:
    session = await world.table("walk", AKI, BEN, CHIO, clock="7d", goal="1000")
    for actor in (AKI, BEN, CHIO):
        await world.plays(session, actor, "rest")
    _, request = await world.services.endings.ask(session.id, AKI)
    assert request is not None
    return request


async def test_request_to_end_is_reminded_after_half_a_day(at_noon: World) -> None:
    request = await asks_to_end(at_noon)
    await at_noon.services.requests.agree(request.id, BEN)
    await at_noon.passes(0.5 * DAY)
    assert calls(at_noon, "end-ask") == [(None, ids(BEN, CHIO), False), (None, ids(CHIO), True)]
    assert (await awaiting(at_noon, BEN), await awaiting(at_noon, CHIO)) == ([], [request.id])
    await at_noon.passes(0.5 * DAY)
    assert await awaiting(at_noon, CHIO) == [], "its time is over"
    await at_noon.passes(2 * DAY)
    assert len(calls(at_noon, "end-ask")) == 2


async def test_erased_person_is_nowhere_in_requests(at_noon: World) -> None:
    await asks_to_end(at_noon)
    await at_noon.passes(0.6 * DAY)
    mine = (await at_noon.services.privacy.about(CHIO.user_id))["requests"]
    assert [(row["you_were_told"], row["you_were_reminded"]) for row in mine] == [(1, 1)]
    await at_noon.services.privacy.erase(CHIO)
    ((told, reminded),) = await at_noon.sql("SELECT told, reminded FROM requests")
    assert json.loads(told) == json.loads(reminded) == [BEN.user_id, -1]


DIRECT = STRANGER.user_id


@pytest.mark.parametrize(
    ("settings", "said", "reminders"),
    [
        pytest.param({"remind": "dm"}, [UNPINGED, (DIRECT, [], False)], [(DIRECT, [], True)], id="dm"),
        pytest.param({"remind": "none"}, [TOLD], [], id="none"),
        pytest.param({"away_from": NOON - 1, "away_until": NOON + 4 * DAY}, [UNPINGED], [REMINDED], id="away"),
    ],
)
async def test_messages_go_where_they_are_wanted(
    at_noon: World, settings: dict[str, object], said: list[Call], reminders: list[Call]
) -> None:
    """Direct ones replace pings; who was away for long gets one."""
    await at_noon.sets(STRANGER, **settings)
    _, request = await offered(at_noon)
    assert sorted(calls(at_noon), key=repr) == sorted(said, key=repr)
    await at_noon.passes(10 * DAY if "away_from" in settings else DAY)
    assert calls(at_noon)[len(said) :] == reminders
    assert "away_from" in settings or await awaiting(at_noon, STRANGER) == [request.id]


@pytest.mark.parametrize(("remind", "told"), [("ping", REMINDED), ("dm", (DIRECT, [], False))])
async def test_quiet_hours_are_kept(at_noon: World, remind: str, told: Call) -> None:
    """Who reads of it in a direct message in the morning has not read of it before."""
    await at_noon.sets(STRANGER, remind=remind, **NIGHT)
    at_noon.clock.now += 11 * HOUR
    await offered(at_noon)
    for seconds, count in ((0, 1), (9 * HOUR - 1, 1), (1, 2), (15 * HOUR, 2), (9 * HOUR, 3)):
        await at_noon.passes(seconds)
        assert len(calls(at_noon)) == count, "and the second night"
    assert calls(at_noon)[:2] == [UNPINGED, told]


async def test_request_that_awaits_nobody_is_not_repeated(at_noon: World) -> None:
    """Answered, of a seat that has changed hands, or of an older version: that one is still listed."""
    session, offer = await offered(at_noon, clock="7d")
    await at_noon.late(AKI)
    _, wanted = await at_noon.services.seats.ask(session.id, CHIO, session.players[0].seat)
    assert await awaiting(at_noon, AKI) == [wanted.id]
    await at_noon.services.requests.agree(offer.id, STRANGER)
    assert (await awaiting(at_noon, AKI), await awaiting(at_noon, STRANGER)) == ([], [])
    table = await at_noon.table("walk", AKI, BEN, channel=2, clock="2d")
    _, old = await at_noon.services.seats.offer(table.id, AKI, STRANGER)
    await at_noon.sql("UPDATE requests SET told = '[]', reminded = '[]', next_at = NULL")
    await at_noon.passes(2 * DAY)
    assert (calls(at_noon), await awaiting(at_noon, STRANGER)) == ([TOLD, TOLD], [old.id])


async def wants_digest(world: World, hour: int, **changes: object) -> None:
    mine = await world.sets(STRANGER, digest=hour, **changes)
    await world.sets(STRANGER, digest_at=next_digest(mine, world.clock.now))


async def test_digest_tells_what_waited_for_the_end_of_the_night(at_noon: World) -> None:
    await wants_digest(at_noon, 8, remind="dm", **NIGHT)
    at_noon.clock.now += 11 * HOUR
    await offered(at_noon, clock="7d")
    await at_noon.passes(9 * HOUR)
    assert len(at_noon.box.of("digest")) == 1
    assert calls(at_noon) == [UNPINGED], "no second message beside it"
    await at_noon.passes(3.5 * DAY)
    assert calls(at_noon)[1:] == [(DIRECT, [], True)], "but the reminder comes"


async def test_digest_reports_a_request_alone_and_stands_for_its_reminder(at_noon: World) -> None:
    """Somebody without a seat anywhere gets a summary because of it, until it is answered."""
    await wants_digest(at_noon, 12)
    at_noon.clock.now = NOON + 600
    _, request = await offered(at_noon)
    await at_noon.passes(DAY)
    assert (len(at_noon.box.of("digest")), calls(at_noon)) == (1, [TOLD])
    await at_noon.services.requests.refuse(request.id, STRANGER)
    await at_noon.passes(2 * DAY)
    assert (len(at_noon.box.of("digest")), calls(at_noon)) == (1, [TOLD])
