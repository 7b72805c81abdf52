"""Ready-made turns as tables keep them: thought of when they are asked for, offered, kept over restarts."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.features.table.plans import only_mover, public_sheet, sheet_of, with_win
from bot.rows.errors import StoreUnavailable
from bot.rows.log import SuggestionRow
from bot.session.views import pov_of
from bot.store.games.suggestions import SUGGESTIONS
from bot.texts import Speaker
from bot.workers import thinkers
from engines.core import Seat
from engines.core.mind import Plan
from engines.core.opponents.suggestions import ready_made
from tests.examples.registry import thinking_pig
from tests.hanging import HANG
from tests.toys_planning import PLANNED, PlannedMind

from .gate import Broken
from .test_hints import choosing, unrated
from .world import AKI, BEN, GAMES_HERE, World

FIRST = Seat(0)


async def offered(world: World, session: Any) -> list[list[str]]:
    world.services.suggestions.patience = HANG
    lines = await world.services.suggestions.of(session, FIRST)
    return [list(map(session.rules.notation, line)) for line in lines or ()]


async def rows(world: World, session: Any) -> list[SuggestionRow]:
    return await world.store.read(partial(SUGGESTIONS.where, session_id=session.id))


async def test_what_was_offered_is_kept_and_read_after_a_restart(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await unrated(world)
    assert await world.services.suggestions.offered(session, FIRST) == ()
    assert await rows(world, session) == [], "what nobody has seen was not offered"
    first = await offered(world, session)
    (row,) = await rows(world, session)
    assert (row.seat, row.decision, row.row) == (0, session.decisions[0], session.row)
    assert await offered(world, session) == first
    assert await rows(world, session) == [row]
    later = await world.restarted()
    monkeypatch.setattr(thinkers, "ready_made", None)
    assert await offered(later, session) == first
    assert await rows(later, session) == [row]


async def test_thought_that_is_late_is_there_when_it_is_asked_for_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_end = asyncio.Event()
    loop = asyncio.get_running_loop()

    def slow(*arguments: Any, **more: Any) -> Any:
        asyncio.run_coroutine_threadsafe(may_end.wait(), loop).result(HANG)
        return ready_made(*arguments, **more, budget=0)

    monkeypatch.setattr(thinkers, "ready_made", slow)
    session = await unrated(world)
    world.services.suggestions.patience = 0.0
    assert await world.services.suggestions.of(session, FIRST) is None, "not the same as none"
    assert await rows(world, session) == []
    may_end.set()
    await world.services.suggestions.settle()
    assert len(await offered(world, session)) == 1


@pytest.mark.parametrize("rules", [{"shortcuts": "false"}, {"shortcuts": "false", "rated": "true"}])
async def test_table_without_ready_made_turns_thinks_of_none(
    world: World, monkeypatch: pytest.MonkeyPatch, rules: dict[str, str]
) -> None:
    monkeypatch.setattr(thinkers, "ready_made", None)
    with capture_logs() as said:
        session = await unrated(world, **rules)
        assert await offered(world, session) == []
    assert "suggestion-failed" not in [line["event"] for line in said]


async def test_only_people_who_owe_an_action_are_offered_one(world: World) -> None:
    session = await unrated(world)
    await offered(world, session)
    await world.services.suggestions.of(session, Seat(1))
    assert {row.seat for row in await rows(world, session)} == {0}, "Ben has no choice yet"


async def test_failing_heuristics_leave_the_turn_to_the_person(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES_HERE, "pig", thinking_pig(Broken()))
    with capture_logs() as said:
        session = await unrated(world)
        assert await offered(world, session) == []
    assert "suggestion-failed" in [line["event"] for line in said]
    await world.plays(session, AKI, "hold")
    assert (await world.services.tables.load(session.id)).movers == (1,)


async def test_suggestions_end_with_the_bot(world: World) -> None:
    session = await unrated(world)
    await world.services.close()
    world.services.suggestions._known.clear()
    assert await offered(world, session) == []


async def test_board_that_has_moved_on_has_another_one(world: World) -> None:
    session = await unrated(world)
    await offered(world, session)
    await world.plays(session, AKI, "roll")
    await offered(world, await choosing(world, session.id))
    decisions = [row.decision for row in await rows(world, session)]
    assert len(decisions) == len(set(decisions)) == 2


async def test_panel_comes_while_the_database_does_not_answer(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await unrated(world)
    await world.settle()

    async def away(*given: object, **more: object) -> None:
        raise StoreUnavailable("postgresql://host/games", "connection refused")

    with capture_logs() as said, monkeypatch.context() as patched:
        patched.setattr(world.store.driver, "read", away)
        patched.setattr(world.store.driver, "write", away)
        shown = await offered(world, session)
        world.services.suggestions._known.clear()  # as after a restart: it is thought of again
        assert await offered(world, session) == shown
    assert {line["event"] for line in said} == {"suggestion-unkept", "suggestion-unread"}
    assert await rows(world, session) == []
    assert await offered(world, session) == shown
    assert len(await rows(world, session)) == 1, "the next panel keeps it"


async def test_table_panel_advises_nothing_from_what_one_seat_knows(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A win or a ready-made turn may come of one's own charms: then it is on one's own panel only."""

    class Winner(PlannedMind):
        def winning_plan(self, state: Any, seat: Seat) -> Plan | None:
            found = self.controls(state, seat)
            return None if found is None else found.seal

    monkeypatch.setitem(GAMES_HERE, "pips", replace(PLANNED, mind=Winner()))
    begun = await world.table("pips", AKI, BEN)
    await world.plays(begun, AKI, "bid 3")
    await world.plays(begun, BEN, "bid 0")
    session = await world.services.tables.load(begun.id)
    voice, mover = Speaker("en", ("Aki", "Ben"), "pips"), only_mover(pov_of(session, None))
    assert mover is not None
    assert mover.seat is not None
    shown = await public_sheet(voice, mover)
    assert shown is not None
    assert (shown.win, shown.shortcuts) == (None, ())
    own = await with_win(sheet_of(voice, session, mover.seat, public=False))
    assert own is not None
    assert own.win is not None


async def test_thought_that_ends_while_the_store_is_read_is_not_thought_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await unrated(world)
    first = await offered(world, session)
    suggesting = world.services.suggestions
    known = dict(suggesting._known)
    suggesting._known.clear()
    await world.store.write(lambda db: db.execute("DELETE FROM suggestions"))
    monkeypatch.setattr(thinkers, "ready_made", None)  # nothing more can be thought of

    async def slow_read(work: Any) -> Any:
        result = await type(world.store).read(world.store, work)
        suggesting._known.update(known)
        return result

    monkeypatch.setattr(world.store, "read", slow_read)
    assert await offered(world, session) == first


async def test_two_who_ask_at_once_wait_for_one_thought(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = list[Any]()

    def noted(*arguments: Any, **more: Any) -> Any:
        begun.append(arguments)
        return ready_made(*arguments, **more, budget=0)

    monkeypatch.setattr(thinkers, "ready_made", noted)
    session = await unrated(world)
    first, second = await asyncio.gather(offered(world, session), offered(world, session))
    assert first == second
    assert len(begun) == 1


async def test_bot_that_stops_leaves_a_thought_under_way(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, loop = asyncio.Event(), asyncio.get_running_loop()

    def endless(*arguments: Any) -> Any:
        loop.call_soon_threadsafe(begun.set)
        while True:
            arguments[-1]()  # the pause, which raises Closed

    monkeypatch.setattr(thinkers, "ready_made", endless)
    session = await unrated(world)
    asked = asyncio.ensure_future(offered(world, session))
    await asyncio.wait_for(begun.wait(), HANG)
    with capture_logs() as said:
        await asyncio.wait_for(world.services.close(), HANG)
    assert await asked == []
    assert not world.services.suggestions._thoughts
    assert "suggestion-failed" not in [line["event"] for line in said]
    assert await offered(world, session) == []
