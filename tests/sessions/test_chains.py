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
from tests.toys_simultaneous import GUESS, WALK

from .test_publisher import Remembering, told
from .world import AKI, CHANNEL, GAMES_HERE, GUILD, World


class Thinker:
    """A policy that takes an action of one kind at once, or, while it is ``slow``, when it is let."""

    def __init__(self, kind: str = "rest") -> None:
        self._kind = kind
        self.slow = False
        self._begun = threading.Semaphore(0)
        self._may_go = threading.Semaphore(0)

    def __call__(self, view: Any, legal: Sequence[Any], chance: Chance) -> Any:
        if self.slow:
            self._begun.release()
            assert self._may_go.acquire(timeout=HANG)
        return next(action for action in legal if action.kind == self._kind)

    async def begins(self) -> None:
        """Wait until the policy is thinking."""
        assert await asyncio.to_thread(self._begun.acquire, timeout=HANG)

    def goes(self, turns: int = 1) -> None:
        self._may_go.release(turns)

    def wakes_up(self) -> None:
        self.slow = False
        self._may_go.release(100)


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> Thinker:
    made = Thinker()

    class Wits(Mind[Any, Any]):
        policies = {"rests": made}  # noqa: RUF012

    monkeypatch.setitem(GAMES_HERE, "walk", replace(WALK, mind=Wits()))  # type: ignore[arg-type]
    return made


@pytest.fixture
async def table(world: World, thinker: Thinker) -> AsyncIterator[Session]:
    """aki and three computer players; aki is to move, and nothing is left to be sent."""
    session = await against(world, 3)
    await world.settle()
    world.channel.sent.clear()
    world.channel.tried.clear()
    yield session
    thinker.wakes_up()


async def against(world: World, computers: int, game: str = "walk", policy: str = "rests") -> Session:
    lobby = await world.services.lobbies.open(game, GUILD, CHANNEL, AKI, "en")
    for _ in range(computers):
        await world.services.lobbies.add_computer(lobby.id, AKI, policy)
    return await world.services.moves.begin(lobby.id, AKI)


def seats(updates: Sequence[PanelUpdate]) -> list[list[int]]:
    """Return whose events each update tells."""
    return [[getattr(event, "seat") for event in update.events] for update in updates]  # noqa: B009


async def looks_again(world: World, seconds: float, sends: int) -> None:
    """Let time pass and the publisher look; wait until it has tried to send so often."""
    while not world.publisher._chains._chains:  # noqa: ASYNC110  (it tells nobody that it has looked)
        await asyncio.sleep(0.001)
    world.clock.now += seconds
    await world.publisher.start()
    await world.channel.attempts(sends)


async def test_row_of_computers_is_told_in_one_message(world: World, table: Session) -> None:
    await world.plays(table, AKI, "rest")
    await world.settle()
    (only,) = world.channel.sent
    assert seats([only]) == [[0, 1, 2, 3]]
    assert (only.kind, only.moved, only.session.movers) == (PanelKind.BOARD, True, (0,))


async def test_long_chain_shows_progress_ever_more_rarely(world: World, table: Session, thinker: Thinker) -> None:
    thinker.slow = True
    await world.plays(table, AKI, "rest")
    await thinker.begins()
    assert world.channel.tried == []
    await looks_again(world, PATIENCE, 1)
    thinker.goes()
    await thinker.begins()
    await world.publisher.start()
    assert len(world.channel.tried) == 1
    await looks_again(world, 2 * PATIENCE, 2)
    thinker.wakes_up()
    await world.settle()
    sent = world.channel.sent
    assert seats(sent) == [[0], [1], [2, 3]], "each row is told once"
    assert [update.session.movers for update in sent] == [(1,), (2,), (0,)]
    assert not any(update.goes_on for update in sent), "each in a message of its own: the one before is over"
    assert MOST_PATIENCE >= 2 * PATIENCE
    sent.clear()
    await world.plays(table, AKI, "rest")
    await world.settle()
    assert seats(sent) == [[0, 1, 2, 3]]
    assert not sent[0].goes_on, "computers have had their turns between"


async def test_patience_begins_anew_with_the_next_chain(world: World, table: Session, thinker: Thinker) -> None:
    thinker.slow = True
    await world.plays(table, AKI, "rest")
    await thinker.begins()
    await looks_again(world, PATIENCE, 1)
    thinker.wakes_up()
    await world.settle()
    thinker.slow = True
    while thinker._may_go.acquire(blocking=False):
        pass
    await world.plays(table, AKI, "rest")
    await thinker.begins()
    await looks_again(world, PATIENCE, 3)
    assert seats(world.channel.sent) == [[0], [1, 2, 3], [0]]


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
    thinker.slow = True
    await world.plays(table, AKI, "rest")
    await thinker.begins()
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
    thinker.slow = True
    await world.plays(table, AKI, "rest")
    await thinker.begins()
    thinker.goes()
    await thinker.begins()
    await world.publisher.close()
    assert world.channel.tried == [], "what is held back is in the outbox"
    assert await world.sql("SELECT count(*) > 0 FROM outbox") == [(1,)]
    thinker.wakes_up()
    await world.services.settle()
    world = await world.restarted()
    try:
        await world.services.resume()
        await world.publisher.start()
        await world.settle()
        assert seats(world.channel.sent) == [[0, 1, 2, 3]]
    finally:
        await world.close()


async def test_crash_after_a_progress_message_repeats_no_event(
    world: World, table: Session, thinker: Thinker
) -> None:
    """The message had arrived; the process died before it wrote that down."""
    sender = Remembering(world, asyncio.CancelledError())
    world.publisher._sender = sender
    thinker.slow = True
    await world.plays(table, AKI, "rest")
    await thinker.begins()
    await looks_again(world, PATIENCE, 1)
    await world.publisher.settle()
    thinker.wakes_up()
    await world.services.settle()
    world = await world.restarted()
    try:
        world.publisher._sender = sender
        await world.services.resume()
        await world.publisher.start()
        await world.settle()
        assert told(sender.arrived) == [["rested"], ["rested"] * 3]
        assert seats(sender.arrived) == [[0], [1, 2, 3]]
        assert not any(update.goes_on for update in sender.arrived)
        assert await world.sql("SELECT count(*) FROM outbox") == [(0,)]
    finally:
        await world.close()


async def test_nothing_is_held_without_computers_that_move(world: World, table: Session) -> None:
    """Their task has ended, whatever happened to it: the table is told what there is."""
    await world.services.computers.close()
    await world.plays(table, AKI, "rest")
    await world.settle()
    assert seats(world.channel.sent) == [[0]]


async def test_computers_that_choose_in_secret_are_one_edit(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    thinker = Thinker("note")
    thinker.slow = True

    class Wits(Mind[Any, Any]):
        policies = {"notes": thinker}  # noqa: RUF012

    monkeypatch.setitem(GAMES_HERE, "guess", replace(GUESS, mind=Wits()))  # type: ignore[arg-type]
    session = await against(world, 3, "guess", "notes")
    await world.publisher.settle()  # the board awaits them; one that is sent later shows their choices itself
    thinker.wakes_up()
    await world.settle()
    kinds = [update.kind for update in world.channel.sent if update.session.row >= 0]
    assert kinds == [PanelKind.BOARD, PanelKind.WAITS]
    assert (await world.services.tables.load(session.id)).movers == (0,)


async def test_person_who_is_asked_is_called_at_once(
    world: World, thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their answer may be worth something only while the computer goes on."""
    session = await against(world, 2)
    await world.settle()
    world.channel.sent.clear()
    world.channel.tried.clear()
    thinker.slow = True
    game = type(GAMES_HERE["walk"].rules)
    monkeypatch.setattr(game, "asked", lambda _, state: () if state.to_move == 0 else (Seat(0),), raising=False)
    monkeypatch.setattr(Outgoing, "_must_be_called", lambda _, seat: seat == 0)
    await world.plays(session, AKI, "rest")
    await world.channel.attempts(1)
    assert seats(world.channel.tried) == [[0]]
    assert world.channel.tried[0].called == (0,)
    thinker.wakes_up()
