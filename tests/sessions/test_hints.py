"""Hints as the tables keep them: bounded a turn, kept over restarts, and a sentence for whatever goes wrong."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.rows.log import HintRow
from bot.session.daily import mark_of
from bot.session.model import Refused, Session, Stale
from bot.store.games import hints
from bot.store.people import privacy, recount
from bot.tables.hints import MOST
from engines.core.opponents.hints import Hint
from tests.examples.registry import thinking_pig
from tests.hanging import HANG
from tests.landed import LANDED, PEOPLE, Landed, name_of

from .gate import Broken, Gate
from .world import AKI, BEN, CHIO, GAMES_HERE, Channel, Clock, World, refused


async def unrated(world: World, **rules: str) -> Any:
    """Begin a game of Pig between Aki, who is first, and Ben; Aki has rolled, and can roll again or hold."""
    session = await world.table("pig", AKI, BEN, **{"rated": "false", **rules})
    return await choosing(world, session.id)


async def choosing(world: World, session_id: str) -> Any:
    """Roll until Aki has points to hold."""
    while True:
        session = await world.services.tables.load(session_id)
        if session.movers == (0,) and session.state.pot:
            return session
        if session.players[session.movers[0]].user_id:
            await world.plays(session, (AKI, BEN)[session.movers[0]], "hold" if session.state.pot else "roll")
        await world.settle()


async def ask(world: World, session: Session) -> Hint:
    now = await world.now(session)
    return (await world.services.hints.take(session.id, AKI.user_id, now.decisions[0]))[2]


async def rows(world: World) -> int:
    return len(await world.sql("SELECT 1 FROM hints"))


async def keeps(world: World, session: Session, decision: int, turn: int, most: int = MOST) -> bool:
    """Write a hint for an earlier decision of Aki's; whether there was room."""
    row = HintRow(0, decision, AKI.user_id, turn, 1.0, '{"plans": [[["hold"], 1, null, 0]]}')
    return await world.store.write(partial(hints.add, session_id=session.id, new=row, most=most))


async def test_hint_is_kept_and_a_turn_has_so_many(world: World) -> None:
    """Counted in the database, so also after a restart; another turn's do not count."""
    session = await unrated(world)
    turn, first = session.rules.turns(session.state), await ask(world, session)
    assert [len(plan.line) for plan in first.plans] == [1, 1]
    later = await world.restarted()
    for one in (first, await ask(later, session)):
        assert (one, await rows(later)) == (first, 1), "asked again it is read, and costs nothing"
    for decision in range(1000, 1005):
        assert await keeps(later, session, decision, turn - 1, most=99)
    kept = [await keeps(later, session, -number, turn) for number in range(1, MOST + 1)]
    assert kept == [True] * (MOST - 1) + [False]
    await later.sql("UPDATE hints SET decision = -99 WHERE decision = ? RETURNING 1", session.decisions[0])
    assert await refused(ask(await later.restarted(), session)) == "hints-used"


async def test_twice_at_once_is_one_thought(world: World, gate: Gate) -> None:
    session = await unrated(world)
    gate.is_open = False
    both = [asyncio.ensure_future(ask(world, session)) for _ in range(2)]
    await gate.begins()
    gate.opens()
    one, other = await asyncio.gather(*both)
    assert (one, await rows(world)) == (other, 1)


async def moves_on(world: World, session: Session) -> None:
    await world.plays(session, AKI, "hold")


async def is_erased(world: World, session: Session) -> None:
    erase = partial(privacy.erase, user_id=AKI.user_id, name_of=lambda lang, seat: "X", mark_of=mark_of)
    await world.store.write(erase)


async def stops(world: World, session: Session) -> None:
    world.closing = asyncio.ensure_future(world.services.close())  # type: ignore[attr-defined]
    await asyncio.to_thread(world.services.hints._thinkers._closing.wait, HANG)


@pytest.mark.parametrize(("deed", "code"), [(moves_on, "stale"), (is_erased, None), (stops, "hints-stopped")])
async def test_what_happens_during_a_thought_leaves_no_hint(
    world: World, gate: Gate, deed: Any, code: str | None
) -> None:
    session = await unrated(world)
    gate.is_open = False
    asked = asyncio.ensure_future(ask(world, session))
    await gate.begins()
    await deed(world, session)
    gate.opens()
    said = await refused(asked)
    assert code in (said, None)
    assert await rows(world) == 0
    if deed is stops:
        await world.closing  # type: ignore[attr-defined]
        assert await refused(ask(world, session)) == "hints-stopped"
    if deed is is_erased:
        assert not await keeps(world, session, 7, 1)


async def test_slow_and_failing_thoughts_are_a_sentence(
    world: World, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await unrated(world)
    gate.is_open, world.services.hints.patience = False, 0.0
    assert await refused(ask(world, session)) == "hints-slow"
    gate.opens()
    world.services.hints.patience = HANG
    monkeypatch.setitem(GAMES_HERE, "pig", thinking_pig(Broken()))
    later = await world.restarted()
    with capture_logs() as said:
        assert await refused(ask(later, session)) == "hints-failed"
    assert "hint-failed" in [line["event"] for line in said]
    assert await rows(later) == 0


async def test_hint_is_for_whoever_has_a_choice_at_a_table_with_hints(world: World) -> None:
    session = await unrated(world)
    decision, services = session.decisions[0], world.services.hints
    assert await refused(services.take(session.id, CHIO.user_id, decision)) == "not-seated"
    with pytest.raises(Refused):
        await services.take(session.id, BEN.user_id, session.decisions[1])
    with pytest.raises(Stale):
        await services.take(session.id, AKI.user_id, decision - 1)
    with pytest.raises(Stale):
        await services.of_decision(session, AKI.user_id, decision)
    for channel, rules in enumerate(({"rated": "true"}, {"hints": "false"}), 1):
        session = await world.table("pig", AKI, BEN, channel=channel, **{"rated": "false", **rules})
        assert await refused(ask(world, session)) == "hints-off"


@pytest.mark.parametrize("hinted", [True, False])
async def test_game_with_hints_is_not_rated_when_somebody_joins_later(world: World, hinted: bool) -> None:
    """Somebody alone with computers has hints, as nothing is rated; then a second person takes a seat."""
    lobby = await world.services.lobbies.open("pig", 7, 70, AKI, "en")
    await world.services.lobbies.add_computer(lobby.id, AKI, "random")
    await world.services.moves.begin(lobby.id, AKI)
    session = await choosing(world, lobby.id)
    if hinted:
        await ask(world, session)
    _, request = await world.services.seats.ask(session.id, BEN, session.players[1].seat)
    session = await world.services.requests.agree(request.id, AKI)
    assert session.table_rules.rated
    assert await refused(ask(world, session)) == "hints-off"
    while session.movers:
        mover = (AKI, BEN)[session.movers[0]]
        session = (await world.plays(session, mover, "hold" if session.state.pot else "roll")).session
    steps = await world.sql("SELECT 1 FROM rating_steps WHERE session_id = ?", session.id)
    assert len(steps) == (0 if hinted else 2)
    assert await world.store.read(recount.mismatches) == 0


@pytest.mark.sqlite
@pytest.mark.parametrize("landed", LANDED[::8], ids=name_of)
async def test_landed_tables_open_without_hints(landed: Landed, tmp_path: Any) -> None:
    clock = Clock(now=landed.now)
    world = await World.open(landed.restore(tmp_path / "x.db"), clock, Channel(clock))
    try:
        for session_id in landed.middle.values():
            session = await world.services.tables.load(session_id)
            assert not session.table_rules.gives_hints
            mine = next(player for player in session.players if player.person in PEOPLE)
            taking = world.services.hints.take(session_id, mine.user_id or 0, session.decisions[mine.seat])
            assert await refused(taking) == "hints-off"
    finally:
        await world.close()
