"""Forged presses on what is tried, ordered, answered and noted: of others, with garbage, and from elsewhere."""

from __future__ import annotations

import random

import pytest
from simcord import MemberActor
from structlog.testing import capture_logs

from bot.kit.ids import LIMIT
from bot.kit.ids import custom_id as id_of
from bot.session.model import Session

from .games import begun_game
from .test_forged_presses import ELSEWHERE, elsewhere, forged
from .test_orders import in_turn, name_of, on_try, tries_own
from .test_try import tried
from .world import World, press, private

pytestmark = [pytest.mark.database, pytest.mark.usefixtures("private_controls")]
ARGUED = ("order-off", "order-cancel", "try-sure", "try-row", "answers", "note-edit", "note-set")
GARBAGE = ("", "0", "-1", "9" * 30, "99999999999999999999", "٣", "a:b:c", "sure:0", "😀", "../..")
OWN = (
    "order",
    "order-off",
    "order-cancel",
    "dice",
    "dice-set",
    "try-on",
    "try-anew",
    "try-play",
    "try-line",
    "try-typed",
)


async def ordered(world: World) -> tuple[MemberActor, MemberActor, Session]:
    """Begin a game in which somebody who waits has given an order; return both people and the *Try it*."""
    await begun_game(world, "aki", "ben", game="octa")
    plays, waits = await in_turn(world)
    shown = await tries_own(world, waits, await on_try(world, waits), random.Random(1))
    private(await press(waits, shown, "When it is my turn…"))
    return plays, waits, await tried(world, waits)


async def test_nobody_presses_anothers_try_or_orders(world: World) -> None:
    """Opponent, watcher and stranger: nothing is said of what is there, and nothing changes."""
    plays, waits, board = await ordered(world)
    table = await world.session()
    row = await world.services.orders.at(table.id, waits.id)
    assert row is not None
    for person in (plays, world.people["dai"]):
        name = name_of(world, person)
        for word in OWN:
            for path in ((word,), (word, "0"), (word, "1", "2")):
                said = private(await world.press_late(name, id_of(board.id, board.revision, path))).content
                assert said.startswith("This private board is gone."), (word, said)
        await world.press_late(name, f"s1::0:order-cancel:{table.id}")
        await world.press_late(name, f"s1:{table.id}:0:try-sure:{board.id}:{board.revision}")
    assert await world.services.orders.at(table.id, waits.id) == row
    assert await tried(world, waits) == board
    assert (await world.session()).row == table.row


async def test_garbage_gets_a_sentence(world: World) -> None:
    """Every new verb with garbage, at the table, on one's *Try it*, without a session and on a made-up board."""
    _, waits, board = await ordered(world)
    table, name = await world.session(), name_of(world, waits)
    words = (*OWN, "try", "try-sure", "try-row", "answers", "note", "notes", "note-edit", "note-set")
    with capture_logs() as logs:
        for session_id in (table.id, board.id, "", "0zzzzzzzzz"):
            for word in words:
                garbage = GARBAGE if word in ARGUED else GARBAGE[:2]
                for argument in garbage:
                    await world.press_late(name, f"s1:{session_id}:{table.decisions[0]}:{word}:{argument}"[:LIMIT])
    assert [log for log in logs if log["log_level"] in ("error", "critical")] == []
    assert (await world.session()).row == table.row


async def test_presses_from_another_server_reach_no_table(world: World) -> None:
    _, waits, board = await ordered(world)
    table, there = await world.session(), await elsewhere(world)
    for path in ("note", "notes", "answers", "try", f"try-sure:{board.id}:{board.revision}", "order-cancel"):
        said = await forged(world, there, "dai", f"s1:{table.id}:0:{path}")
        assert said == ELSEWHERE, path
    assert await world.services.orders.at(table.id, waits.id) is not None
    assert (await world.session()).row == table.row
