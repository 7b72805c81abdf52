"""A database's server that says nothing: at the start, within a transaction, and at its end."""

from __future__ import annotations

import itertools
import socket
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager, suppress

import pytest

from bot.config import Address
from bot.rows.errors import StoreUnavailable
from bot.session.model import Stale
from bot.store import Connection, Store, StoreError
from bot.store.bot_state import get
from bot.store.drivers import postgres_connection
from bot.store.drivers.postgres_connection import PostgresConnection
from tests import postgres

from .test_postgres import answers, count_up
from .world import AKI, BEN, World


class Wire:
    """A port on loopback, and behind it the server's socket."""

    def __init__(self, server: postgres.Server | None = None) -> None:
        """``server`` None: nobody is behind it, and who connects hears nothing."""
        self._server = server
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._ends: list[socket.socket] = []
        self.swallows_questions = self.swallows_answers = server is None
        threading.Thread(target=self._accept, daemon=True).start()

    def address(self, name: str) -> Address:
        port = self._listening.getsockname()[1]
        return Address.parse(f"postgresql://{postgres.USER}@127.0.0.1:{port}/{name}?connect_timeout=2")

    def fall_silent(self) -> None:
        self.swallows_questions = self.swallows_answers = True

    def heal(self) -> None:
        """Pass everything on again; what was swallowed is lost, and so are the connections that it was for."""
        self.swallows_questions = self.swallows_answers = False

    def _accept(self) -> None:
        with suppress(OSError):  # closed
            while True:
                near, _ = self._listening.accept()
                self._ends.append(near)
                if self._server is None:
                    continue
                far = socket.socket(socket.AF_UNIX)
                far.connect(str(self._server.folder / ".s.PGSQL.5432"))
                self._ends.append(far)
                for one, other, is_question in ((near, far, True), (far, near, False)):
                    threading.Thread(target=self._pass_on, args=(one, other, is_question), daemon=True).start()

    def _pass_on(self, one: socket.socket, other: socket.socket, is_question: bool) -> None:
        with suppress(OSError):
            while sent := one.recv(65536):
                if not (self.swallows_questions if is_question else self.swallows_answers):
                    other.sendall(sent)
            other.shutdown(socket.SHUT_WR)

    def close(self) -> None:
        for end in (self._listening, *self._ends):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)  # wakes the thread that waits there
            end.close()


@contextmanager
def laid(server: postgres.Server | None = None) -> Iterator[Wire]:
    wire = Wire(server)
    try:
        yield wire
    finally:
        wire.close()


@pytest.fixture
async def wired(postgres_server: postgres.Server, address: Address) -> AsyncIterator[tuple[World, Wire]]:
    """A process whose wire to the server can fall silent."""
    with laid(postgres_server) as wire:
        world = await World.open(wire.address(address.shown.rpartition("/")[2]))
        yield world, wire
        wire.heal()
        await answers(world.store)
        await world.close()


@contextmanager
def impatience(world: World) -> Iterator[None]:
    """Let whoever waits for an answer look at the clock an hour later each time, and for a connection not long."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(postgres_connection, "monotonic", itertools.count(0.0, 3600.0).__next__)
        patched.setattr(world.store.driver._pool, "timeout", 0.1)
        yield


async def test_server_that_accepts_and_never_answers_is_a_sentence() -> None:
    with laid() as wire, pytest.raises(StoreError, match=r"cannot be used: .*timeout"):
        await Store.open(wire.address("games"))


async def test_silence_in_a_transaction_ends_it_and_frees_the_table(wired: tuple[World, Wire]) -> None:
    world, wire = wired
    session = await world.table("walk", AKI, BEN)
    await world.settle()

    def falls_silent(db: Connection) -> None:
        count_up(db)
        db.execute("SELECT 1").fetchone()
        wire.fall_silent()
        db.execute("SELECT 1").fetchone()

    with impatience(world):
        with pytest.raises(StoreUnavailable, match="no answer within"):
            await world.services.tables.write(session.id, falls_silent)
        for work in (world.plays(session, AKI, "go 1"), world.store.read(lambda db: None)):
            with pytest.raises(StoreUnavailable):
                await work
    assert world.services.tables.lock_count == 0
    wire.heal()
    await answers(world.store)
    assert await world.store.read(lambda db: get(db, "count")) is None
    assert (await world.plays(session, AKI, "go 1")).session.row == session.row + 1


async def test_press_whose_end_is_not_heard_counts_once(
    wired: tuple[World, Wire], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The person is told that the database does not answer; whether it was written shows at the next look."""
    world, wire = wired
    session = await world.table("walk", AKI, BEN)
    await world.settle()
    world.channel.sent.clear()
    send = PostgresConnection.send

    writing: list[PostgresConnection] = []

    def unheard(db: PostgresConnection) -> None:
        said = " ".join(text for text, _ in db._waiting)
        if "INSERT INTO log" in said:
            writing.append(db)
        wire.swallows_answers = wire.swallows_answers or ("COMMIT" in said and db in writing)
        send(db)

    decision = session.decisions[0]
    with monkeypatch.context() as patched, impatience(world):
        patched.setattr(PostgresConnection, "send", unheard)
        with pytest.raises(StoreUnavailable, match="no answer within"):
            await world.services.moves.act(session.id, AKI, "rest", decision=decision, interaction_id=5)
    wire.heal()
    await answers(world.store)
    with pytest.raises(Stale):
        await world.services.moves.act(session.id, AKI, "rest", decision=decision, interaction_id=6)
    await world.publisher.poll()
    await world.settle()
    assert [update.session.row for update in world.channel.sent] == [session.row + 1]
