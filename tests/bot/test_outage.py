"""The database's server is away: presses read it, and what waits is sent once it is back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from bot.rows.errors import StoreUnavailable

from .games import settle_all
from .test_presses import begun
from .world import World, press, private

pytestmark = pytest.mark.database


@contextmanager
def outage(world: World) -> Iterator[None]:
    async def away(work: object) -> None:
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
