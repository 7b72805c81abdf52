"""The moment at which an order is looked at, attacked: once or not at all, and never what was taken back; else its
person is told why, and nobody else."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.rows.errors import StoreUnavailable
from bot.session.model import Phase, Refused, Session
from bot.session.orders import OrderLine, decide, lines_from, sight, stops_from
from bot.tables.ahead import DELAY, LAPSED, STOPPED
from engines.core import Seat
from tests.toys_simultaneous import WALK, Walk

from .accidents import Accident, before_its_write
from .firing import ends, hands_over, is_absent, is_awaited, leaves, orders, spoils, stored, turns
from .world import AKI, BEN, GAMES_HERE, World, refused

BY_HAND, BY_ORDER = ("go 1", "rest"), ("go 2", "rest")
ASKED = [(0, False, BY_HAND)]
"""Aki has played, and Ben is asked."""
FIRED = [*ASKED, (1, True, BY_ORDER)]


@pytest.fixture(autouse=True)
def _walk_takes_orders(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES_HERE, "walk", replace(WALK, takes_orders=True))


async def asked(world: World, *, is_spoilt: bool = False) -> Session:
    """Begin a game in which Ben has an order and is asked; it is not yet due."""
    session = await world.table("walk", AKI, BEN)
    row = await orders(world.services, session, BEN, *BY_ORDER)
    if is_spoilt:
        await spoils(world, row)
    played = await world.plays(session, AKI, *BY_HAND)
    await world.settle()
    return played.session


async def sound(world: World, session: Session) -> Session:
    """Return the table as it is stored; the log leads to it, and no order is forgotten."""
    now = await world.now(session)
    assert await world.faults() == []
    if now.phase is Phase.PLAYING:
        assert await is_awaited(world.store, now), "an order waits and nobody looks at it"
    return now


async def attend(world: World, session: Session) -> None:
    await world.services.ahead.attend(session.id)


async def check_fired(world: World, session: Session) -> Session:
    assert (await turns(world.store, session.id))[:2] == FIRED
    assert await stored(world, session) == []
    return await sound(world, session)


async def sets(world: World, **changes: Any) -> None:
    await world.services.preferences.change_user(BEN.user_id, lambda mine: replace(mine, **changes))


# --- the clock, and kill -9 --------------------------------------------------------------------------------------


async def test_early_late_and_repeated_ticks_fire_once(world: World) -> None:
    session = await asked(world)
    for seconds in (DELAY - 0.1, -1000):  # early, and a clock that runs backwards
        world.clock.now += seconds
        await world.scheduler.tick()
        assert await turns(world.store, session.id) == ASKED
    world.clock.now += 30 * 86400
    await asyncio.gather(*(attend(world, session) for _ in range(3)), world.scheduler.tick())
    await world.scheduler.tick()
    await check_fired(world, session)


async def test_late_order_comes_before_the_missed_turn(world: World) -> None:
    """The bot was down from before the order was due until after the turn had expired."""
    session = await asked(world)
    world.clock.now += 60 * 86400
    await (later := await world.restarted()).scheduler.tick()
    assert (await check_fired(later, session)).players[1].missed == 0


@pytest.mark.parametrize("is_spoilt", [False, True], ids=["fires", "stops"])
@pytest.mark.parametrize("is_written", [False, True], ids=["before", "after"])
async def test_kill_at_each_write_fires_or_stops_once(tmp_path: Path, is_written: bool, is_spoilt: bool) -> None:
    for number in itertools.count():
        world = await World.open(tmp_path / f"{number}.db")
        session = await asked(world, is_spoilt=is_spoilt)
        world.clock.now += DELAY
        with Accident(world, number, is_written=is_written) as accident:
            with suppress(StoreUnavailable):
                await world.scheduler.tick()
            await world.settle()
        assert await turns(world.store, session.id) in (ASKED, FIRED), "never in part"
        world = await world.restarted()
        await sound(world, session)
        await world.passes(DELAY)
        await world.notifier.start()
        if is_spoilt:
            (kept,) = await stored(world, session)
            assert [(stop.line, stop.code) for stop in stops_from(kept.stopped or "")] == [(0, "different")]
            await world.settle()
            assert {one.user_id for one in world.box.of(STOPPED)} == {BEN.user_id}
            assert await turns(world.store, session.id) == ASKED
        else:
            await check_fired(world, session)
        await world.close()
        if not accident.happened:
            break
    assert number >= 1


# --- stopped -----------------------------------------------------------------------------------------------------


async def test_nothing_is_played_where_nothing_fits_and_its_person_is_told(world: World) -> None:
    session = await asked(world, is_spoilt=True)
    sent = len(world.channel.sent)
    await world.passes(DELAY)
    (notice,) = world.box.of(STOPPED)
    assert (notice.user_id, notice.session_id) == (BEN.user_id, session.id)
    assert len(world.channel.sent) == sent, "nothing in the channel"
    await world.passes(7200)
    assert await turns(world.store, session.id) == ASKED, "it never fires later"
    await world.plays(session, BEN, "go 1")
    assert await stored(world, session) == []


@pytest.mark.parametrize(
    ("change", "code"),
    [("rules_version = 99", "rules"), ("options = '[]'", "options"), ("lines = '?'", "rules"), (None, "away")],
)
async def test_corrected_rules_changed_options_and_a_vacation_stop_orders(
    world: World, change: str | None, code: str
) -> None:
    """Nobody is told against their wish; one's own panel says it."""
    session = await asked(world)
    if change is None:
        await sets(world, away_from=world.clock.now, away_until=world.clock.now + 1e6)
    else:
        await sets(world, remind="none")
        await world.sql(f"UPDATE orders SET {change} RETURNING 1")
    await world.passes(DELAY)
    (kept,) = await stored(world, session)
    assert [stop.code for stop in stops_from(kept.stopped or "")] == [code]
    assert (await turns(world.store, session.id), world.box.of(STOPPED)) == (ASKED, [])
    await world.takes_back(session, AKI)
    assert await stored(world, session) == [], "the asking is undone"


class Race(Walk):
    """Who rests behind somebody that has gone four steps ends the game."""

    def pass_turn(self, state: Any) -> Any:
        after = super().pass_turn(state)
        is_late = any(score >= 4 for seat, score in enumerate(state.scores) if seat != state.to_move)
        return after.model_copy(update={"over": is_late})


async def test_order_ends_no_game_that_it_did_not_end_when_it_was_given(world: World) -> None:
    """The line itself shows the same: only what others did makes it the last one."""
    table = await world.table("walk", AKI, BEN)
    race = replace(table, playable=replace(WALK, rules=Race(), takes_orders=True))

    def behind(score: int) -> Session:
        return replace(race, state=race.state.model_copy(update={"to_move": 1, "scores": (score, 0)}))

    line = OrderLine(notations=("rest",), sight=sight(behind(1), Seat(1), ("rest",)))
    assert decide(behind(2), Seat(1), [line]).line == 0
    verdict = decide(behind(4), Seat(1), [line])
    assert verdict.line is None
    assert [(one.code, one.sight.ends) for one in verdict.failures if one.sight] == [("different", True)]
    last = OrderLine(notations=("rest",), sight=sight(behind(4), Seat(1), ("rest",)))
    assert decide(behind(4), Seat(1), [last]).line == 0, "whoever wanted it gets it"


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
    for row in await stored(world, session):
        await world.services.orders.remove(session.id, BEN, lines_from(row.lines)[0].key)


Deed = Callable[..., Awaitable[None]]
DEEDS: list[Deed] = [plays_by_hand, takes_back, cancels, removes_the_line, leaves, hands_over, attend]
AFTER: dict[Deed, list[tuple[int, bool, tuple[str, ...]]]] = {
    plays_by_hand: [*ASKED, (1, False, BY_HAND)],
    takes_back: [],
    attend: FIRED,
}
"""What was played where the deed came first; otherwise nothing since Ben was asked."""


async def tries(deed: Deed, world: World, session: Session) -> None:
    with suppress(Refused):
        await deed(world, session)


async def check_first(world: World, session: Session, deed: Deed) -> None:
    """Check a table at which a deed has come before the firing: it holds, and nothing follows later."""
    expected = AFTER.get(deed, ASKED)
    for seconds in (0, 10 * DELAY):
        await world.passes(seconds)
        stood = await turns(world.store, session.id)
        assert stood[: len(expected)] == expected
        assert not any(by_order for _, by_order, _ in stood[len(expected) :]), stood
        assert await stored(world, session) == []
        await sound(world, session)


@pytest.mark.parametrize("is_stopped", [False, True], ids=["fires", "stops"])
@pytest.mark.parametrize("deed", DEEDS)
async def test_deed_in_another_process_before_the_write_holds(
    world: World, twin: World, deed: Deed, is_stopped: bool
) -> None:
    """One process has decided to play by order, or to stop it, and another one is quicker."""
    if is_stopped and deed is attend:
        return
    session = await asked(world)
    if is_stopped:
        await world.sql("UPDATE orders SET rules_version = 0")
    world.clock.now += DELAY
    with before_its_write(world, partial(tries, deed, twin, session)), suppress(Refused):
        await attend(world, session)
    await check_first(world, session, deed)
    assert world.box.of(STOPPED) == [], "nobody is told of what was cancelled"


async def test_question_asked_anew_by_another_process_is_still_looked_at(world: World, twin: World) -> None:
    """Aki takes back and rests again, and Ben orders again, while one process drops what it had looked at."""
    session = await asked(world)
    await cancels(world, session)  # nothing is left to be played
    world.clock.now += DELAY

    async def anew() -> None:
        back = (await twin.takes_back(session, AKI)).session
        await orders(twin.services, back, BEN, *BY_ORDER)
        await twin.plays(back, AKI, "rest")
        await twin.settle()

    with before_its_write(world, anew):
        await attend(world, session)
    await sound(world, session)
    assert await turns(world.store, session.id) == ASKED
    await world.passes(DELAY)
    assert await turns(world.store, session.id) == FIRED


@pytest.mark.parametrize("when", ["before", "after", "first", "second"])
@pytest.mark.parametrize("deed", DEEDS)
async def test_deed_beside_the_firing_holds_or_changes_nothing_of_it(world: World, deed: Deed, when: str) -> None:
    """Right before it and after it, and at once: then one of the two holds."""
    session = await asked(world)
    world.clock.now += DELAY
    both = [tries(deed, world, session), attend(world, session)]
    if when in ("after", "second"):
        both.reverse()
    if when in ("before", "after"):
        for one in both:
            await one
    else:
        await asyncio.gather(*both)
    is_fired = (await turns(world.store, session.id))[:2] == FIRED
    assert is_fired or when != "after"
    await (check_fired(world, session) if is_fired else check_first(world, session, deed))
    told = [(one.user_id, one.facts["code"]) for one in world.box.of(LAPSED)]
    assert told == [(BEN.user_id, "undone")] * (deed is takes_back and not is_fired)


async def is_erased(world: World, session: Session) -> None:
    await world.services.privacy.erase(BEN)


@pytest.mark.parametrize("loses", [is_absent, is_erased, ends])
async def test_orders_end_with_the_seat(world: World, loses: Deed) -> None:
    session = await asked(world)
    world.unplug()  # no computer plays
    await loses(world, session)
    assert await stored(world, session) == []
    await world.passes(2 * DELAY)
    assert not any(by_order for _, by_order, _ in await turns(world.store, session.id))


async def test_order_is_not_given_while_its_turn_is_there(world: World) -> None:
    """Neither just before it is due nor at that moment; and a stopped one stays as it is."""
    session = await asked(world)
    for _ in range(2):
        assert await refused(orders(world.services, session, BEN, "go 1", "rest")) == "order-your-turn"
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
    now = (await world.plays(now, BEN, "rest")).session
    await orders(world.services, now, BEN, *BY_ORDER)
    await world.plays(session, AKI, *BY_HAND)
    await world.passes(10 * DELAY)
    assert len(world.box.of(LAPSED)) == 1


async def test_lapsed_order_does_not_come_back_with_the_same_turn(world: World) -> None:
    """Aki takes back at the very moment, and rests again."""
    session = await asked(world)
    world.clock.now += DELAY
    for _ in BY_HAND:
        await takes_back(world, session)
    again = (await world.plays(session, AKI, *BY_HAND)).session
    await world.passes(10 * DELAY)
    assert (await turns(world.store, session.id), again.movers) == (ASKED, (1,))
    assert [notice.user_id for notice in world.box.of(LAPSED)] == [BEN.user_id]
    await sound(world, session)
