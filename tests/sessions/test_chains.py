"""Turns of computer players in a row: one message with the next call of a person, and each row told once."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.delivery.chains import MOST_PATIENCE, PATIENCE
from bot.delivery.outgoing import Outgoing, PanelUpdate, Pending
from bot.session.model import PanelKind, Session
from engines.core import Chance, Seat
from engines.core.mind import Mind
from tests.hanging import HANG

from .test_publisher import Remembering, told
from .world import AKI, CHANNEL, GAMES_HERE, GUILD, World


class Thinker:
    """A policy that rests or notes at once, or, while it is ``slow``, when it is let."""

    def __init__(self) -> None:
        self.slow = False
        self._begun = threading.Semaphore(0)
        self._may_go = threading.Semaphore(0)

    def __call__(self, view: Any, legal: Sequence[Any], chance: Chance) -> Any:
        if self.slow:
            self._begun.release()
            assert self._may_go.acquire(timeout=HANG)
        return next(action for action in legal if action.kind in ("rest", "note"))

    async def begins(self) -> None:
        """Wait until the policy is thinking."""
        assert await asyncio.to_thread(self._begun.acquire, timeout=HANG)

    def goes(self) -> None:
        self._may_go.release()

    def wakes_up(self) -> None:
        self.slow = False
        self._may_go.release(100)

    def dozes(self) -> None:
        self.slow = True
        while self._may_go.acquire(blocking=False):
            pass


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> Thinker:
    made = Thinker()

    class Wits(Mind[Any, Any]):
        policies = {"rests": made}  # noqa: RUF012

    for game in ("walk", "guess"):
        monkeypatch.setitem(GAMES_HERE, game, replace(GAMES_HERE[game], mind=Wits()))
    return made


@pytest.fixture
async def table(world: World, thinker: Thinker) -> AsyncIterator[Session]:
    """aki and three computer players; aki is to move, and nothing is left to be sent."""
    session = await against(world)
    await world.settle()
    world.channel.sent.clear()
    world.channel.tried.clear()
    yield session
    thinker.wakes_up()


async def against(world: World, game: str = "walk") -> Session:
    lobby = await world.services.lobbies.open(game, GUILD, CHANNEL, AKI, "en")
    for _ in range(3):
        await world.services.lobbies.add_computer(lobby.id, AKI, "rests")
    return await world.services.moves.begin(lobby.id, AKI)


def seats(updates: Sequence[PanelUpdate]) -> list[list[int]]:
    """Return whose events each update tells."""
    return [[getattr(event, "seat") for event in update.events] for update in updates]  # noqa: B009


async def rests(world: World, table: Session, thinker: Thinker) -> None:
    """Let aki rest, and the first computer player think."""
    thinker.dozes()
    await world.plays(table, AKI, "rest")
    await thinker.begins()


async def looks_again(world: World, seconds: float, sends: int) -> None:
    """Let time pass and the publisher look; wait until it has tried to send so often."""
    while not world.publisher._chains._chains:  # noqa: ASYNC110  (it tells nobody that it has looked)
        await asyncio.sleep(0.001)
    world.clock.now += seconds
    await world.publisher.start()
    await world.channel.attempts(sends)


async def resumed(world: World) -> World:
    later = await world.restarted()
    later.publisher._sender = world.publisher._sender
    await later.services.resume()
    await later.publisher.start()
    await later.settle()
    return later


async def test_long_chain_shows_progress_ever_more_rarely(world: World, table: Session, thinker: Thinker) -> None:
    sent = world.channel.sent
    await world.plays(table, AKI, "rest")
    await world.settle()
    (only,) = sent
    assert (seats(sent), only.kind, only.moved) == ([[0, 1, 2, 3]], PanelKind.BOARD, True), "in one message"
    assert (only.session.movers, only.goes_on) == ((0,), False), "computers have had their turns between"
    sent.clear()
    world.channel.tried.clear()
    await rests(world, table, thinker)
    assert world.channel.tried == []
    await looks_again(world, PATIENCE, 1)
    thinker.goes()
    await thinker.begins()
    await world.publisher.start()
    assert len(world.channel.tried) == 1
    await looks_again(world, 2 * PATIENCE, 2)
    thinker.wakes_up()
    await world.settle()
    assert seats(sent) == [[0], [1], [2, 3]], "each row is told once"
    assert [update.session.movers for update in sent] == [(1,), (2,), (0,)]
    assert not any(update.goes_on for update in sent), "each in a message of its own: the one before is over"
    assert MOST_PATIENCE >= 2 * PATIENCE
    await rests(world, table, thinker)
    await looks_again(world, PATIENCE, 4)
    assert seats(sent)[3:] == [[0]], "patience begins anew with the next chain"


async def test_turns_that_end_while_the_publisher_reads_are_told_with_the_others(
    world: World, table: Session, thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    read, is_read, goes_on = world.publisher._outgoing, asyncio.Event(), asyncio.Event()

    async def slowly(pending: Pending) -> Outgoing:
        outgoing = await read(pending)
        if seats([outgoing.update]) == [[0, 1]]:
            is_read.set()
            await goes_on.wait()
        return outgoing

    monkeypatch.setattr(world.publisher, "_outgoing", slowly)
    await rests(world, table, thinker)
    thinker.goes()
    await is_read.wait()
    turns = world.publisher._chains._computers(table.id)
    thinker.wakes_up()
    assert turns is not None
    await turns
    goes_on.set()
    await world.settle()
    assert seats(world.channel.sent) == [[0, 1, 2, 3]]


async def test_stopping_leaves_the_chain_for_the_next_start(world: World, table: Session, thinker: Thinker) -> None:
    await rests(world, table, thinker)
    thinker.goes()
    await thinker.begins()
    await world.publisher.close()
    assert world.channel.tried == [], "what is held back is in the outbox"
    assert await world.sql("SELECT count(*) > 0 FROM outbox") == [(1,)]
    thinker.wakes_up()
    await world.services.settle()
    await resumed(world)
    assert seats(world.channel.sent) == [[0, 1, 2, 3]]


async def test_crash_after_a_progress_message_repeats_no_event(
    world: World, table: Session, thinker: Thinker
) -> None:
    """The message had arrived; the process died before it wrote that down."""
    world.publisher._sender = sender = Remembering(world, asyncio.CancelledError())
    await rests(world, table, thinker)
    await looks_again(world, PATIENCE, 1)
    await world.publisher.settle()
    thinker.wakes_up()
    await world.services.settle()
    world = await resumed(world)
    assert told(sender.arrived) == [["rested"], ["rested"] * 3]
    assert seats(sender.arrived) == [[0], [1, 2, 3]]
    assert not any(update.goes_on for update in sender.arrived)
    assert await world.sql("SELECT count(*) FROM outbox") == [(0,)]


async def test_nothing_is_held_without_computers_that_move(world: World, table: Session) -> None:
    """Their task has ended, whatever happened to it: the table is told what there is."""
    await world.services.computers.close()
    await world.plays(table, AKI, "rest")
    await world.settle()
    assert seats(world.channel.sent) == [[0]]


async def test_computers_that_choose_in_secret_are_one_edit(world: World, thinker: Thinker) -> None:
    thinker.slow = True
    session = await against(world, "guess")
    await world.publisher.settle()  # the board awaits them; one that is sent later shows their choices itself
    thinker.wakes_up()
    await world.settle()
    kinds = [update.kind for update in world.channel.sent if update.session.row >= 0]
    assert kinds == [PanelKind.BOARD, PanelKind.WAITS]
    assert (await world.now(session)).movers == (0,)


async def test_person_who_is_asked_is_called_at_once(
    world: World, table: Session, thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their answer may be worth something only while the computer goes on."""
    thinker.slow = True
    game = type(GAMES_HERE["walk"].rules)
    monkeypatch.setattr(game, "asked", lambda _, state: () if state.to_move == 0 else (Seat(0),), raising=False)
    monkeypatch.setattr(Outgoing, "_must_be_called", lambda _, seat: seat == 0)
    await world.plays(table, AKI, "rest")
    await world.channel.attempts(1)
    assert (seats(world.channel.tried), world.channel.tried[0].called) == ([[0]], (0,))
