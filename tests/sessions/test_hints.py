"""Hints as the tables keep them: bounded a turn, kept over restarts, and a sentence for whatever goes wrong."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.rows.log import HintRow
from bot.session.daily import mark_of
from bot.session.model import Refused, Stale
from bot.store.games import hints
from bot.store.people import privacy, recount
from bot.tables.hints import MOST
from engines.core.opponents.hints import Hint
from tests.examples.registry import thinking_pig
from tests.hanging import HANG
from tests.landed import LANDED, PEOPLE, Landed, name_of

from .gate import Broken, Gate
from .world import AKI, BEN, CHIO, GAMES_HERE, Channel, Clock, World


async def unrated(world: World, **rules: str) -> Any:
    """Begin a game of Pig between Aki, who is first, and Ben; Aki has rolled, and can roll again or hold."""
    lobby = await world.services.lobbies.open("pig", 7, 70, AKI, "en")
    for name, value in {"rated": "false", **rules}.items():
        await world.services.lobbies.set_option(lobby.id, AKI, name, value)
    await world.services.lobbies.join(lobby.id, BEN)
    await world.services.moves.begin(lobby.id, AKI)
    return await choosing(world, lobby.id)


async def choosing(world: World, session_id: str) -> Any:
    """Roll until Aki has points to hold."""
    while True:
        session = await world.services.tables.load(session_id)
        mover = (AKI, BEN)[session.movers[0]]
        if mover is AKI and session.state.pot:
            return session
        await world.plays(session, mover, "hold" if session.state.pot else "roll")


async def ask(world: World, session: Any) -> Hint:
    now = await world.services.tables.load(session.id)
    return (await world.services.hints.take(session.id, AKI.user_id, now.decisions[0]))[2]


async def rows(world: World) -> int:
    return int(await world.store.read(lambda db: db.execute("SELECT count(*) FROM hints").fetchone()[0]))


async def test_hint_is_kept_and_asked_again_costs_nothing(world: World) -> None:
    session = await unrated(world)
    first = await ask(world, session)
    assert [len(plan.line) for plan in first.plans] == [1, 1]
    assert await ask(world, session) == first
    assert await rows(world) == 1
    later = await world.restarted()
    assert await ask(later, session) == first, "read from its row"
    assert await rows(later) == 1


async def fill(world: World, session: Any, turn: int, count: int) -> None:
    """Keep hints of Aki's for earlier decisions of a turn."""
    for decision in range(1000, 1000 + count):
        row = HintRow(0, decision, AKI.user_id, turn, 1.0, '{"plans": [[["hold"], 1, null, 0]]}')
        assert await world.store.write(partial(hints.add, session_id=session.id, new=row, most=99))


async def test_turn_has_so_many_hints(world: World) -> None:
    """Counted in the database, so also after a restart; another turn's do not count."""
    session = await unrated(world)
    turn = session.rules.turns(session.state)
    await fill(world, session, turn - 1, 5)
    for decision in range(1, MOST + 1):
        row = HintRow(0, -decision, AKI.user_id, turn, 1.0, "{}")
        assert await world.store.write(partial(hints.add, session_id=session.id, new=row, most=MOST))
    later = await world.restarted()
    with pytest.raises(Refused, match="hints-used"):
        await ask(later, session)
    row = HintRow(0, 7, AKI.user_id, turn, 1.0, "{}")
    assert not await later.store.write(partial(hints.add, session_id=session.id, new=row, most=MOST))


async def test_twice_at_once_is_one_thought(world: World, gate: Gate) -> None:
    session = await unrated(world)
    gate.is_open = False
    both = [asyncio.ensure_future(ask(world, session)) for _ in range(2)]
    await gate.begins()
    gate.opens()
    one, other = await asyncio.gather(*both)
    assert one == other
    assert await rows(world) == 1


async def test_table_that_moves_on_counts_nothing(world: World, gate: Gate) -> None:
    session = await unrated(world)
    gate.is_open = False
    asked = asyncio.ensure_future(ask(world, session))
    await gate.begins()
    await world.plays(session, AKI, "hold")
    gate.opens()
    with pytest.raises(Stale):
        await asked
    assert await rows(world) == 0


async def test_thought_that_takes_too_long_is_a_sentence(world: World, gate: Gate) -> None:
    session = await unrated(world)
    gate.is_open, world.services.hints.patience = False, 0.0
    with pytest.raises(Refused, match="hints-slow"):
        await ask(world, session)
    assert await rows(world) == 0
    gate.opens()


async def test_stop_ends_a_hint_with_a_sentence(world: World, gate: Gate) -> None:
    session = await unrated(world)
    gate.is_open = False
    asked = asyncio.ensure_future(ask(world, session))
    await gate.begins()
    closing = asyncio.ensure_future(world.services.close())
    await asyncio.to_thread(world.services.hints._thinkers._closing.wait, HANG)
    gate.opens()
    with pytest.raises(Refused, match="hints-stopped"):
        await asked
    await closing
    with pytest.raises(Refused, match="hints-stopped"):
        await ask(world, session)


async def test_failing_heuristics_are_a_sentence(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES_HERE, "pig", thinking_pig(Broken()))
    session = await unrated(world)
    with capture_logs() as said, pytest.raises(Refused, match="hints-failed"):
        await ask(world, session)
    assert "hint-failed" in [line["event"] for line in said]
    assert await rows(world) == 0


async def test_hint_is_for_whoever_has_a_choice(world: World) -> None:
    session = await unrated(world)
    decision = session.decisions[0]
    with pytest.raises(Refused, match="not-seated"):
        await world.services.hints.take(session.id, CHIO.user_id, decision)
    with pytest.raises(Refused):
        await world.services.hints.take(session.id, BEN.user_id, session.decisions[1])
    with pytest.raises(Stale):
        await world.services.hints.take(session.id, AKI.user_id, decision - 1)
    with pytest.raises(Stale):
        await world.services.hints.of_decision(session, AKI.user_id, decision)


@pytest.mark.parametrize("rules", [{"rated": "true"}, {"hints": "false"}])
async def test_table_without_hints_gives_none(world: World, rules: dict[str, str]) -> None:
    session = await unrated(world, **rules)
    with pytest.raises(Refused, match="hints-off"):
        await ask(world, session)


async def test_hint_of_somebody_erased_meanwhile_is_not_kept(world: World, gate: Gate) -> None:
    session = await unrated(world)
    gate.is_open = False
    asked = asyncio.ensure_future(ask(world, session))
    await gate.begins()
    await world.store.write(
        partial(privacy.erase, user_id=AKI.user_id, name_of=lambda lang, seat: "X", mark_of=mark_of)
    )
    gate.opens()
    with pytest.raises(Refused):
        await asked
    row = HintRow(0, 7, AKI.user_id, 1, 1.0, "{}")
    assert not await world.store.write(partial(hints.add, session_id=session.id, new=row, most=MOST))
    assert await rows(world) == 0


@pytest.mark.parametrize("hinted", [True, False])
async def test_game_with_hints_is_not_rated_when_somebody_joins_later(world: World, hinted: bool) -> None:
    """Somebody alone with computers has hints, as nothing is rated; then a second person takes a seat."""
    lobby = await world.services.lobbies.open("pig", 7, 70, AKI, "en")
    await world.services.lobbies.add_computer(lobby.id, AKI, "random")
    session = await world.services.moves.begin(lobby.id, AKI)
    while not (session.movers == (0,) and session.state.pot):
        if session.movers == (0,):
            await world.plays(session, AKI, "roll")
        await world.settle()
        session = await world.services.tables.load(lobby.id)
    if hinted:
        await ask(world, session)
    _, request = await world.services.seats.ask(session.id, BEN, session.players[1].seat)
    session = await world.services.requests.agree(request.id, AKI)
    assert session.table_rules.rated
    with pytest.raises(Refused, match="hints-off"):
        await ask(world, session)
    while session.movers:
        mover = (AKI, BEN)[session.movers[0]]
        session = (await world.plays(session, mover, "hold" if session.state.pot else "roll")).session
    (steps,) = await world.sql("SELECT count(*) FROM rating_steps WHERE session_id = ?", session.id)
    assert steps == ((0,) if hinted else (2,))
    assert await world.store.read(recount.mismatches) == 0


@pytest.mark.sqlite
@pytest.mark.parametrize("landed", LANDED, ids=name_of)
async def test_landed_tables_open_without_hints(landed: Landed, tmp_path: Any) -> None:
    clock = Clock(now=landed.now)
    world = await World.open(landed.restore(tmp_path / "x.db"), clock, Channel(clock))
    try:
        for session_id in landed.middle.values():
            session = await world.services.tables.load(session_id)
            assert not session.table_rules.gives_hints
            people = [player for player in session.players if player.person in PEOPLE]
            with pytest.raises(Refused, match="hints-off"):
                await world.services.hints.take(
                    session_id, people[0].user_id or 0, session.decisions[people[0].seat]
                )
    finally:
        await world.close()
