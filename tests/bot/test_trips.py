"""How often a press goes to the database and back: from afar, each trip costs a press its whole length."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.trips import Trips, counted, tracing

from .games import actor_of, lobby, mover, settle_all
from .world import World, labels, open_world, press, private

pytestmark = pytest.mark.database


@pytest.fixture(autouse=True)
def _traced() -> Iterator[None]:
    with tracing():
        yield


async def look_and_move(world: World, **options: str) -> tuple[Trips, Trips]:
    """Return the trips of My panel, and of a move there that ends the turn, at a table of three people."""
    await world.skip_confirming("aki", "ben", "chika")
    session = await lobby(world, "aki", "ben", "chika", game="octa", shortcuts="false", **options)
    await world.services.moves.begin(session.id, actor_of(world.people["aki"]))
    await settle_all(world)
    who = await mover(world)
    with counted() as looked:
        hand = private(await press(who, world.panel(), "My panel"))
        await settle_all(world)
    with counted() as moved:
        await press(who, hand, next(label for label in labels(hand) if label.endswith("· end")))
        await settle_all(world)
    assert await mover(world) != who
    return looked, moved


@pytest.mark.parametrize("clock", ["none", "bank-2d"])
async def test_press_goes_to_the_database_a_few_times_only(
    tmp_path: Path, plain_pictures: None, clock: str
) -> None:
    async with open_world(tmp_path / "x.db") as world:
        looked, moved = await look_and_move(world, clock=clock)
    # Whatever is read or written beside these goes with one of them: see dialect.ask, Beside and OnPanel.
    assert looked.own == (2, 2), f"the table with its reader; the panel\n{looked}"
    assert moved.own == (5, 4), f"as above, the table under its lock, and its transaction in two messages\n{moved}"
    assert moved.whole[0] <= 12, f"the outbox, its attempt, people's settings once, its end, notices\n{moved}"


async def test_line_delivered_twice_is_answered_as_played(tmp_path: Path, plain_pictures: None) -> None:
    async with open_world(tmp_path / "x.db") as world:
        await look_and_move(world)
        row = (await world.session()).row
        with counted() as again:
            await world.redeliver()
        assert (await world.session()).row == row
        texts = [text for one in again.transactions for message in one.messages for text in message]
        assert any("batch = " in text for text in texts), f"what it has played is read again\n{again}"
