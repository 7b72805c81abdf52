"""Strong computer players: thoughts in processes and on a thread, faults, stops and restarts."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.session.model import Phase
from bot.workers import Closed, WorkFailed
from bot.workers.thinkers import NICENESS, Thinkers, sensible_count
from engines import GAMES
from engines.core import FastChance, Seat
from engines.core.opponents.computers import Searching
from engines.core.playable import Playable
from engines.core.thinking import Line
from tests.examples.pig.game import Hold, Roll
from tests.examples.registry import thinking_pig
from tests.hanging import HANG

from .gate import Broken, Gate
from .world import AKI, BEN, CHANNEL, GAMES_HERE, World

OCTA = GAMES["octa"]


async def against_strong(world: World, channel: int = CHANNEL, game: str = "pig") -> Any:
    session = await world.table(game, AKI, channel=channel, computers=["strong"])
    await world.settle()
    return session


async def ends_turn(world: World, session: Any) -> None:
    """Roll and hold for aki until the computer is to move, however soon it has."""
    now = await world.now(session)
    while now.movers == (0,):
        now = (await world.plays(session, AKI, "hold" if now.state.pot else "roll")).session


# --- at tables ---------------------------------------------------------------------------------------------------


async def test_strong_computer_plays_a_whole_game_and_stand_ins_stay_cheap(world: World) -> None:
    """A person who leaves is followed by the first policy, not by a searcher."""
    session = await against_strong(world)
    while (now := await world.now(session)).phase is Phase.PLAYING:
        await world.plays(session, AKI, "hold" if now.state.pot >= 10 else "roll")
        await world.settle()
    log = await world.services.history.record(session.id, public=False)
    assert {row.seat for row in log.rows} >= {0, 1}
    left = await world.leaves(await world.table("octa", AKI, BEN), BEN)
    assert left.players[1].policy == "greedy"


async def test_presses_do_not_wait_for_a_thought(world: World, gate: Gate) -> None:
    thinking, other = await against_strong(world, CHANNEL + 1), await world.table("guess", AKI, BEN)
    gate.is_open = False
    await ends_turn(world, thinking)
    await gate.begins()
    await world.plays(other, AKI, "note 3")
    await world.plays(other, BEN, "note 4")
    assert (await world.now(other)).state.round == 2
    assert await world.movers(thinking) == (1,)
    gate.opens()
    await world.settle()
    assert await world.movers(thinking) == (0,)


async def test_failing_heuristics_play_the_policy(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES_HERE, "pig", thinking_pig(Broken()))
    session = await against_strong(world)
    with capture_logs() as said:
        await ends_turn(world, session)
        await world.settle()
    assert "thought-failed" in [line["event"] for line in said]
    assert await world.movers(session) == (0,)


async def test_line_ends_where_its_action_came_too_late(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Something else happened meanwhile: the seat thinks again instead of going on behind the lost action."""
    session, seeds = await against_strong(world), list[str]()

    async def line(player: Any, game: Any, state: Any, seat: Seat, seed: str, owner_id: int | None) -> Line:
        seeds.append(seed)
        return (Hold(),) if state.pot else (Roll(), Roll())

    played, late = world.services.moves.act_for_computer, [True]

    async def act(*args: Any) -> bool:
        return False if late and late.pop() else await played(*args)

    monkeypatch.setattr(world.services.computers._thinkers, "line", line)
    monkeypatch.setattr(world.services.moves, "act_for_computer", act)
    await ends_turn(world, session)
    await world.settle()
    assert seeds[0] == seeds[1], "the same question is thought about twice"
    assert await world.movers(session) == (0,)


# --- thinkers ----------------------------------------------------------------------------------------------------


@pytest.fixture
def made() -> Iterator[Callable[..., Thinkers]]:
    """Make thinkers that are closed at the end."""
    found = list[Thinkers]()

    def make(processes: int = 0) -> Thinkers:
        found.append(Thinkers(processes))
        return found[-1]

    yield make
    for one in found:
        one.close()


def octa() -> tuple[Any, Seat]:
    state = OCTA.rules.initial_state(OCTA.rules.options_for(OCTA.rules.Options(), 3), 3, FastChance("octa")).state
    return state, OCTA.rules.current_players(state)[0]


def pot(game: Playable) -> Any:
    """Return a position of Pig in the middle of a turn."""
    return game.rules.initial_state(game.rules.Options(), 2, FastChance(1)).state.evolve(pot=5)


async def test_private_boards_of_one_person_take_one_turn_with_the_tables(made: Callable[..., Thinkers]) -> None:
    thinkers, order = made(), list[str]()
    asked = (("a1", 1), ("a2", 1), ("a3", 1), ("table", None), ("b1", 2), ("table 2", None))
    await asyncio.gather(*(thinkers._do(partial(order.append, name), owner) for name, owner in asked))
    assert order == ["a1", "table", "b1", "table 2", "a2", "a3"]
    assert len(thinkers._turns) == 0


def _pid(pause: Any = None) -> int:
    return os.getpid()


@pytest.mark.parametrize("processes", [0, 1])
async def test_thoughts_and_work_aside_are_the_same_everywhere(
    processes: int, made: Callable[..., Thinkers], forked: None
) -> None:
    (state, seat), thinkers, player = octa(), made(processes), Searching(200)
    found = await thinkers.line(player, OCTA, state, seat, "seed")
    assert found == player.line(OCTA, state, seat, FastChance("seed"))
    pid = await asyncio.wait_for(thinkers.aside(_pid), HANG)
    assert (pid == os.getpid()) == (not processes)
    if processes:
        assert thinkers._workers is not None
        assert thinkers._workers.pids == [pid]
        assert os.getpriority(os.PRIO_PROCESS, pid) >= NICENESS, "they stand back"
        game = thinking_pig(Broken())
        with pytest.raises(WorkFailed, match="no plan"):
            await thinkers.line(Searching(4), game, pot(game), Seat(0), "x")


async def test_tables_take_turns(made: Callable[..., Thinkers]) -> None:
    """First come, first served: no table thinks twice while another one waits."""
    gate, order, thinkers = Gate(), list[str](), made()
    game = thinking_pig(gate)
    gate.is_open = False

    async def twice(name: str) -> None:
        for _ in range(2):
            await thinkers.line(Searching(4), game, pot(game), Seat(0), name)
            order.append(name)

    tables = []
    for name in "abc":
        tables.append(asyncio.create_task(twice(name)))
        await asyncio.sleep(0)
    await gate.begins()
    gate.opens()
    await asyncio.gather(*tables)
    assert order == [*"abc"] * 2


async def test_stop_ends_a_thought(made: Callable[..., Thinkers]) -> None:
    gate, thinkers = Gate(), made()
    game = thinking_pig(gate)
    gate.is_open = False
    thought = asyncio.ensure_future(thinkers.line(Searching(10**9), game, pot(game), Seat(0), "x"))
    await gate.begins()
    thinkers.close()
    gate.opens()
    for ended in (thought, thinkers.line(Searching(4), game, pot(game), Seat(0), "x")):
        with pytest.raises(Closed):
            await ended


async def test_stop_ends_a_thinking_process(made: Callable[..., Thinkers]) -> None:
    thinkers, (state, seat) = made(1), octa()
    thought = asyncio.ensure_future(thinkers.line(Searching(10**9), OCTA, state, seat, "x"))
    async with asyncio.timeout(HANG):
        while not (thinkers._workers and thinkers._workers.pids):  # noqa: ASYNC110  (a process tells nobody)
            await asyncio.sleep(0.001)
        thinkers.close()
        with pytest.raises(Closed):
            await thought


@pytest.mark.parametrize(("cores", "thinkers"), [(1, 0), (2, 1), (16, 1)])
def test_one_core_is_left_to_presses(cores: int, thinkers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda pid: set(range(cores)), raising=False)
    assert sensible_count() == thinkers


async def test_work_aside_gives_way_to_a_thought_and_ends_with_the_thinkers(made: Callable[..., Thinkers]) -> None:
    """A review on the one thread stops as soon as a table wants to think, and is begun again after it."""
    thinkers, begun, tries = made(), threading.Event(), list[int]()

    def review(pause: Any = None) -> str:
        tries.append(1)
        begun.set()
        while len(tries) != 2:
            pause()
        return "done"

    aside = asyncio.ensure_future(thinkers.aside(review))
    assert await asyncio.to_thread(begun.wait, HANG)
    state, seat = octa()
    assert await asyncio.wait_for(thinkers.line(Searching(40), OCTA, state, seat, "seed"), HANG)
    assert await asyncio.wait_for(aside, HANG) == "done"
    begun.clear()
    endless = asyncio.ensure_future(thinkers.aside(review))
    assert await asyncio.to_thread(begun.wait, HANG)
    thinkers.close()
    for ended in (endless, thinkers.aside(review)):
        with pytest.raises(Closed):
            await asyncio.wait_for(ended, HANG)
