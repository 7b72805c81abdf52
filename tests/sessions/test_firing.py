"""The moment at which an order is looked at, attacked: once or not at all, and never what was taken back."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.history.audit import session_faults
from bot.rows.errors import StoreUnavailable
from bot.session.model import Phase, Refused, Session
from bot.session.orders import lines_from
from bot.store.play.ahead import ORDERS
from bot.tables.ahead import DELAY, LAPSED, STOPPED
from tests.toys_simultaneous import WALK

from .firing import is_awaited, orders, turns
from .accidents import Accident
from .world import AKI, BEN, CHIO, GAMES_HERE, World

BY_HAND, BY_ORDER = ("go 1", "rest"), ("go 2", "rest")
ASKED = [(0, False, BY_HAND)]
"""Aki has played, and Ben is asked."""
FIRED = [*ASKED, (1, True, BY_ORDER)]


@pytest.fixture(autouse=True)
def _walk_takes_orders(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES_HERE, "walk", replace(WALK, takes_orders=True))


@pytest.fixture
async def second(world: World) -> AsyncIterator[World]:
    """Another process on the same database, with the same clock."""
    other = await World.open(world.path, world.clock)
    yield other
    await other.close()


async def asked(world: World, **options: str) -> Session:
    """Begin a game in which Ben has an order and is asked; it is not yet due."""
    session = await world.table("walk", AKI, BEN, **options)
    await orders(world.services, session, BEN, *BY_ORDER)
    played = await world.plays(session, AKI, *BY_HAND)
    await world.settle()
    return played.session


async def waiting(world: World, session: Session) -> int:
    """Return how many seats have orders."""
    return len(await world.store.read(lambda db: ORDERS.where(db, session_id=session.id)))


async def sound(world: World, session: Session) -> Session:
    """Return the table as it is stored; the log leads to it, and no order is forgotten."""
    now = await world.services.tables.load(session.id)
    assert [fault async for fault in session_faults(world.store, GAMES_HERE)] == []
    if now.phase is Phase.PLAYING:
        assert await is_awaited(world.store, now), "an order waits and nobody looks at it"
    return now


# --- the clock ---------------------------------------------------------------------------------------------------


async def test_early_late_and_repeated_ticks_fire_once(world: World) -> None:
    session = await asked(world)
    world.clock.now += DELAY - 0.1
    await world.scheduler.tick()
    assert await turns(world.store, session.id) == ASKED, "early"
    world.clock.now -= 1000
    await world.scheduler.tick()
    assert await turns(world.store, session.id) == ASKED, "a clock that runs backwards"
    world.clock.now += 30 * 86400
    await asyncio.gather(*(world.services.ahead.attend(session.id) for _ in range(3)), world.scheduler.tick())
    await world.scheduler.tick()
    assert await turns(world.store, session.id) == FIRED
    assert await waiting(world, session) == 0
    await sound(world, session)


async def test_late_order_comes_before_the_missed_turn(world: World) -> None:
    """The bot was down from before the order was due until after the turn had expired."""
    session = await asked(world)
    world.clock.now += 60 * 86400
    await (later := await world.restarted()).scheduler.tick()
    assert (await turns(later.store, session.id))[:2] == FIRED
    assert (await sound(later, session)).players[1].missed == 0


# --- kill -9 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("is_written", [False, True], ids=["before", "after"])
async def test_kill_at_each_write_fires_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_written: bool
) -> None:
    for number in itertools.count():
        world = await World.open(tmp_path / f"{number}.db")
        session = await asked(world)
        world.clock.now += DELAY
        with Accident(world, number, is_written=is_written) as accident:
            with suppress(StoreUnavailable):
                await world.scheduler.tick()
            await world.settle()
        assert await turns(world.store, session.id) in (ASKED, FIRED), "never in part"
        world = await world.restarted()
        await sound(world, session)
        await world.passes(DELAY)
        assert await turns(world.store, session.id) == FIRED
        assert await waiting(world, session) == 0
        await sound(world, session)
        await world.close()
        if not accident.happened:
            break
    assert number >= 1


# --- two processes, and presses at the same moment ----------------------------------------------------------------


async def plays_by_hand(world: World, session: Session) -> None:
    await world.services.moves.act_line(
        session.id, BEN, BY_HAND, decision=session.decisions[1], interaction_id=world.clock.interactions()
    )


async def takes_back(world: World, session: Session) -> None:
    await world.takes_back(session, AKI)


async def cancels(world: World, session: Session) -> None:
    await world.services.orders.cancel(session.id, BEN)


async def removes_the_line(world: World, session: Session) -> None:
    row = await world.services.orders.at(session.id, BEN.user_id)
    if row is not None:
        await world.services.orders.remove(session.id, BEN, lines_from(row.lines)[0].key)


async def leaves(world: World, session: Session) -> None:
    await world.services.seats.leave(session.id, BEN, interaction_id=world.clock.interactions())


async def hands_over(world: World, session: Session) -> None:
    _, request = await world.services.seats.offer(session.id, BEN, CHIO)
    await world.services.requests.agree(request.id, CHIO)


async def attends(world: World, session: Session) -> None:
    await world.services.ahead.attend(session.id)


Deed = Callable[[World, Session], Awaitable[None]]
DEEDS: list[Deed] = [plays_by_hand, takes_back, cancels, removes_the_line, leaves, hands_over, attends]
AFTER: dict[Deed, list[tuple[int, bool, tuple[str, ...]]]] = {
    plays_by_hand: [*ASKED, (1, False, BY_HAND)],
    takes_back: [],
    attends: FIRED,
}
"""What was played where the deed came first; otherwise nothing since Ben was asked."""


async def tries(deed: Deed, world: World, session: Session) -> None:
    with suppress(Refused):
        await deed(world, session)


def before_its_write(world: World, deed: Callable[[], Awaitable[None]]) -> Any:
    """Return the writing of a process in which something else happens when it has decided and is about to write."""
    write, is_done = world.store.write, False

    async def late(work: Any, **more: Any) -> Any:
        nonlocal is_done
        if more.get("of_table") and not is_done:
            is_done = True
            await deed()
        return await write(work, **more)

    return late


async def check_first(world: World, session: Session, deed: Deed) -> None:
    """Check a table at which a deed has come before the firing: it holds, and nothing follows later."""
    expected = AFTER.get(deed, ASKED)
    for seconds in (0, 10 * DELAY):
        await world.passes(seconds)
        stood = await turns(world.store, session.id)
        assert stood[: len(expected)] == expected
        assert not any(by_order for _, by_order, _ in stood[len(expected) :]), stood
        assert await waiting(world, session) == 0
        await sound(world, session)


@pytest.mark.parametrize("deed", DEEDS)
async def test_deed_in_another_process_before_the_write_holds(
    world: World, second: World, monkeypatch: pytest.MonkeyPatch, deed: Deed
) -> None:
    """One process has decided to play by order, and another one is quicker."""
    session = await asked(world)
    world.clock.now += DELAY
    with monkeypatch.context() as patched:
        patched.setattr(world.store, "write", before_its_write(world, partial(tries, deed, second, session)))
        with suppress(Refused):
            await world.services.ahead.attend(session.id)
    await check_first(world, session, deed)


@pytest.mark.parametrize("deed", DEEDS[:-1])
async def test_deed_in_another_process_before_the_order_is_stopped_holds(
    world: World, second: World, monkeypatch: pytest.MonkeyPatch, deed: Deed
) -> None:
    """What was cancelled is not stopped, and nobody is told of it."""
    session = await asked(world)
    await world.sql("UPDATE orders SET rules_version = 0")
    world.clock.now += DELAY
    with monkeypatch.context() as patched:
        patched.setattr(world.store, "write", before_its_write(world, partial(tries, deed, second, session)))
        with suppress(Refused):
            await world.services.ahead.attend(session.id)
    await check_first(world, session, deed)
    assert world.box.of(STOPPED) == []


async def test_question_asked_anew_by_another_process_is_still_looked_at(
    world: World, second: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Aki takes back and rests again, and Ben orders again, while one process drops what it had looked at."""
    session = await asked(world)
    await world.services.orders.cancel(session.id, BEN)  # nothing is left to be played
    world.clock.now += DELAY

    async def anew() -> None:
        back = (await second.takes_back(session, AKI)).session
        await orders(second.services, back, BEN, *BY_ORDER)
        await second.plays(back, AKI, "rest")
        await second.settle()

    with monkeypatch.context() as patched:
        patched.setattr(world.store, "write", before_its_write(world, anew))
        await world.services.ahead.attend(session.id)
    await sound(world, session)
    assert await turns(world.store, session.id) == ASKED
    await world.passes(DELAY)
    assert (await turns(world.store, session.id)) == FIRED


@pytest.mark.parametrize("deed", DEEDS)
async def test_deed_right_before_the_firing_holds(world: World, deed: Deed) -> None:
    session = await asked(world)
    world.clock.now += DELAY
    await deed(world, session)
    await world.services.ahead.attend(session.id)
    await check_first(world, session, deed)


@pytest.mark.parametrize("deed", DEEDS)
async def test_deed_right_after_the_firing_changes_nothing_of_it(world: World, deed: Deed) -> None:
    session = await asked(world)
    world.clock.now += DELAY
    await world.services.ahead.attend(session.id)
    await tries(deed, world, session)
    await check_fired(world, session)


@pytest.mark.parametrize("is_first", [True, False], ids=["first", "second"])
@pytest.mark.parametrize("deed", DEEDS)
async def test_of_two_at_once_one_holds(world: World, deed: Deed, is_first: bool) -> None:
    session = await asked(world)
    world.clock.now += DELAY
    both = [tries(deed, world, session), world.services.ahead.attend(session.id)]
    await asyncio.gather(*(both if is_first else reversed(both)))
    is_fired = (await turns(world.store, session.id))[:2] == FIRED
    await (check_fired(world, session) if is_fired else check_first(world, session, deed))


async def check_fired(world: World, session: Session) -> None:
    assert (await turns(world.store, session.id))[:2] == FIRED
    assert await waiting(world, session) == 0
    await sound(world, session)


async def test_order_is_not_given_while_its_turn_is_there(world: World) -> None:
    """Neither just before it is due nor at that moment; and a stopped one stays as it is."""
    session = await asked(world)
    for _ in range(2):
        with pytest.raises(Refused, match="order-your-turn"):
            await orders(world.services, session, BEN, "go 1", "rest")
        world.clock.now += DELAY / 2
    await world.scheduler.tick()
    assert await turns(world.store, session.id) == FIRED


async def test_person_is_told_of_the_rest_of_their_turn(world: World) -> None:
    """Once; an order that ends the turn tells nothing."""
    session = await world.table("walk", AKI, BEN)
    await orders(world.services, session, BEN, "go 2")
    await world.plays(session, AKI, *BY_HAND)
    await world.passes(10 * DELAY)
    assert [(one.user_id, one.facts["code"]) for one in world.box.of(LAPSED)] == [(BEN.user_id, "rest")]
    now = await sound(world, session)
    assert now.movers == (1,)
    await orders(world.services, await ended(world, now), BEN, *BY_ORDER)
    await world.plays(session, AKI, *BY_HAND)
    await world.passes(10 * DELAY)
    assert len(world.box.of(LAPSED)) == 1


async def ended(world: World, session: Session) -> Session:
    """Let Ben end his turn."""
    return (await world.plays(session, BEN, "rest")).session


async def test_lapsed_order_does_not_come_back_with_the_same_turn(world: World) -> None:
    """Aki takes back at the very moment, and rests again."""
    session = await asked(world)
    world.clock.now += DELAY
    await world.takes_back(session, AKI)
    await world.takes_back(session, AKI)
    again = (await world.plays(session, AKI, *BY_HAND)).session
    await world.passes(10 * DELAY)
    assert await turns(world.store, session.id) == ASKED
    assert [notice.user_id for notice in world.box.of(LAPSED)] == [BEN.user_id]
    assert again.movers == (1,)
    await sound(world, session)
