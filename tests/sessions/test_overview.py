"""Which open tables of a server need a look, and why; and the list of its results."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from bot.rows.session import HALF, VOTED, RemovalRow
from bot.seating.counting import KEPT_DAYS
from bot.session.model import Actor, Session
from bot.session.rules import DAY
from bot.store.games.clocks import CLOCKS
from bot.store.games.departures import REMOVALS

from .test_results import won_by
from .world import AKI, BEN, CHIO, GUILD, World


async def trouble(world: World, session: Session) -> tuple[str, int | None] | None:
    """Return kind and seat of what is wrong, which the list and the page of the table say alike."""
    listed = next(one for one in await world.services.overview.of_server(GUILD) if one.row.id == session.id)
    assert (await world.services.overview.of_table(listed.row))[0] == listed.trouble
    return None if listed.trouble is None else (listed.trouble.kind, listed.trouble.seat)


async def test_gravest_trouble_counts(world: World) -> None:
    session = await world.table("walk", AKI, BEN, channel=1, clock="3d")
    (clock,) = await world.store.read(partial(CLOCKS.where, session_id=session.id))
    now, due_at, seat = world.clock.now, clock.due_at, clock.seat
    assert due_at is not None
    removal = RemovalRow(session.id, BEN.user_id, "Ben", from_game=True)

    def ticks(stage: int, due: float) -> Any:
        return lambda db: CLOCKS.put(db, replace(clock, stage=stage, due_at=due))

    def sets(statement: str) -> Any:
        return lambda db: db.execute(statement, (session.id,))

    for change, expected in (
        (ticks(HALF, due_at), None),
        (sets("UPDATE players SET missed = 1 WHERE session_id = ? AND seat = 1"), ("missed", 1)),
        (ticks(VOTED, due_at), ("near", seat)),
        (ticks(HALF, now + 6 * 3600), ("near", seat)),  # by the time, not by who was reminded
        (ticks(VOTED, now), ("late", seat)),
        (sets("UPDATE players SET off = 5.0 WHERE session_id = ? AND seat = 1"), ("off", 1)),
        (partial(REMOVALS.put, row=removal), ("late", seat)),  # who was removed needs no other look
        (sets("UPDATE sessions SET unreachable_at = 5.0 WHERE id = ?"), ("unreachable", None)),
        (sets("UPDATE sessions SET game = 'go' WHERE id = ?"), ("stopped", None)),
    ):
        await world.store.write(change)
        assert await trouble(world, session) == expected


async def test_people_who_are_late_and_tables_that_stand_still_are_told(world: World) -> None:
    lobby = await world.services.lobbies.open("walk", GUILD, 1, AKI, "en")
    both = await world.table("guess", AKI, BEN, channel=3, clock="3d")
    timed = await world.table("walk", AKI, BEN, channel=2, clock="7d")
    assert await trouble(world, both) is None
    world.clock.now += 3 * DAY
    assert await trouble(world, both) == ("late", 0), "people who are due at once are told apart"
    assert await trouble(world, lobby) == ("still", None), "without a deadline"
    assert await trouble(world, timed) is None, "its deadline moves it on"
    listed = [one.row.id for one in await world.services.overview.of_server(GUILD)]
    assert sorted(listed) == sorted([lobby.id, both.id, timed.id])
    assert await world.services.overview.of_server(GUILD + 1) == []
    assert await world.services.threads.parents([]) == {}


async def test_results_of_ninety_days_are_listed_newest_first(world: World) -> None:
    old = await won_by(world, AKI, BEN)
    world.clock.now += KEPT_DAYS * DAY
    newer = await won_by(world, BEN, CHIO, channel=2)
    newest = await won_by(world, CHIO, AKI, BEN, channel=3)
    counting = world.services.counting
    assert await counting.open_on(GUILD) == [(newest.id, 3), (newer.id, 2)]
    assert await counting.open_on(GUILD + 1) == []
    await counting.take(newer.id, Actor(50, "Eri"), out=True, manages=False)
    first, second, third = await counting.listed([newest.id, newer.id, old.id])
    assert [name for name, _ in first.scores] == ["Chio", "Aki", "Ben"]
    assert (first.is_out, second.is_out, third.is_out) == (False, True, False)
    assert await counting.listed([]) == await counting.listed(["nothing"]) == []
