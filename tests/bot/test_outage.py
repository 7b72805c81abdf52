"""The database's server is away: presses read it, and what waits is sent once it is back."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

import pytest
from structlog.testing import capture_logs

from bot.rows.errors import StoreUnavailable

from .games import settle_all
from .player import choices, take
from .test_presses import begun, mover
from .world import World, press, private

pytestmark = pytest.mark.database


@contextmanager
def outage(world: World) -> Iterator[None]:
    async def away(work: object, **_: object) -> None:
        raise StoreUnavailable("postgresql://host/games", "connection refused")

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(world.store.driver, "read", away)
        patched.setattr(world.store.driver, "write", away)
        yield


async def test_press_during_an_outage_of_the_database_is_a_sentence(world: World) -> None:
    await begun(world)
    with outage(world):
        shown = private(await press(world.people["aki"], world.panel(), "My panel"))
        assert "My database isn’t answering" in shown.content
        assert "Incident" not in shown.content
    assert "database" not in private(await press(world.people["aki"], world.panel(), "My panel")).content


@pytest.mark.sqlite
async def test_press_while_the_file_is_locked_is_a_sentence_and_a_line(world: World) -> None:
    """It was an incident with its traceback."""
    await begun(world)
    await world.skip_confirming(*world.people)
    row, actor = (await world.session()).row, await mover(world)
    await world.store.write(lambda db: db.execute("PRAGMA busy_timeout = 0"))
    assert world.store.path is not None
    with closing(sqlite3.connect(world.store.path, isolation_level=None)) as other, capture_logs() as logs:
        other.execute("BEGIN IMMEDIATE")
        shown = private(await take(actor, world.panel(), choices(world.panel())[0]))
    assert "My database isn’t answering" in shown.content
    warned = [entry for entry in logs if entry["log_level"] in ("warning", "error")]
    assert [entry["event"] for entry in warned] == ["press-during-outage"]
    assert warned[0]["reason"].endswith("cannot be used now: database is locked.")
    await take(actor, world.panel(), choices(world.panel())[0])
    await world.settle()
    assert (await world.session()).row > row


@pytest.mark.parametrize("is_ticking", [True, False], ids=["tick", "press"])
async def test_panel_that_met_an_outage_is_sent_when_it_is_over(world: World, is_ticking: bool) -> None:
    await begun(world)
    session = await world.session()
    unplugged = list(world.services.tables._listeners)
    world.services.tables._listeners.clear()
    await world.services.moves.post_again(session.id)  # committed, and nobody hears of it
    world.services.tables._listeners.extend(unplugged)
    posted = len(world.messages())
    with outage(world):
        await (world.client.tick() if is_ticking else press(world.people["aki"], world.panel(), "My panel"))
    assert len(world.messages()) == posted
    await world.client.tick()
    await settle_all(world)
    assert len(world.messages()) == posted + 1


async def test_deliveries_during_an_outage_log_a_line_each(world: World) -> None:
    await begun(world)
    session = await world.session()
    with outage(world), capture_logs() as logs:
        world.client.publisher._ask(session.id)
        await world.client.publisher.settle()
        await world.client.upkeep()
    assert [entry["event"] for entry in logs] == ["task-failed", "upkeep-failed"]
    assert not any(entry.get("exc_info") for entry in logs)
