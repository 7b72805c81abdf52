"""Ready-made turns as tables keep them: thought of when they are asked for, offered, kept over restarts; and what
was played as the bot had suggested."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.features.table.plans import only_mover, public_sheet, sheet_of, with_win
from bot.history.suggested import Offer, is_suggested, marked, offers_of
from bot.rows.errors import StoreUnavailable
from bot.rows.log import Entry, HintRow, SuggestionRow
from bot.session.views import pov_of
from bot.store.games.suggestions import SUGGESTIONS
from bot.texts import Speaker
from bot.workers import thinkers
from engines import GAMES
from engines.core import Seat
from engines.core.mind import Plan
from engines.core.opponents.suggestions import ready_made
from engines.core.review.findings import Judgement, Review
from tests.book.games import played
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
    begun = list[Any]()

    def noted(*arguments: Any, **more: Any) -> Any:
        begun.append(arguments)
        return ready_made(*arguments, **more, budget=0)

    monkeypatch.setattr(thinkers, "ready_made", noted)
    first, second = await asyncio.gather(offered(world, session), offered(world, session))
    assert (first, len(begun)) == (second, 1), "two who ask at once wait for one thought"
    await world.services.suggestions.of(session, Seat(1))
    (row,) = await rows(world, session)
    assert (row.seat, row.decision, row.row) == (0, session.decisions[0], session.row), "Ben has no choice yet"
    monkeypatch.setattr(thinkers, "ready_made", None)
    assert (await offered(world, session), await rows(world, session)) == (first, [row])
    later = await world.restarted()
    assert (await offered(later, session), await rows(later, session)) == (first, [row])
    monkeypatch.setattr(thinkers, "ready_made", noted)
    await later.plays(session, AKI, "roll")
    await offered(later, await choosing(later, session.id))
    assert len({one.decision for one in await rows(later, session)}) == 2, "a board that has moved on has another"


async def test_thought_that_is_late_is_there_when_it_is_asked_for_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_end, loop = asyncio.Event(), asyncio.get_running_loop()

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
    first, suggesting = await offered(world, session), world.services.suggestions
    known = dict(suggesting._known)
    suggesting._known.clear()
    await world.store.write(lambda db: db.execute("DELETE FROM suggestions"))
    monkeypatch.setattr(thinkers, "ready_made", None)  # nothing more can be thought of

    async def slow_read(work: Any) -> Any:
        result = await type(world.store).read(world.store, work)
        suggesting._known.update(known)
        return result

    monkeypatch.setattr(world.store, "read", slow_read)
    assert await offered(world, session) == first, "one that ends while the store is read is not thought again"


@pytest.mark.parametrize("rules", [{"shortcuts": "false"}, {"shortcuts": "false", "rated": "true"}, {}])
async def test_failing_heuristics_leave_the_turn_to_the_person(
    world: World, monkeypatch: pytest.MonkeyPatch, rules: dict[str, str]
) -> None:
    """A table without ready-made turns thinks of none."""
    monkeypatch.setitem(GAMES_HERE, "pig", thinking_pig(Broken()))
    with capture_logs() as said:
        session = await unrated(world, **rules)
        assert await offered(world, session) == []
    assert ("suggestion-failed" in [line["event"] for line in said]) == (rules == {})
    await world.plays(session, AKI, "hold")
    assert (await world.now(session)).movers == (1,)


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
    session = await world.table("pips", AKI, BEN)
    await world.plays(session, AKI, "bid 3")
    session = (await world.plays(session, BEN, "bid 0")).session
    voice, mover = Speaker("en", ("Aki", "Ben"), "pips"), only_mover(pov_of(session, None))
    assert mover is not None
    assert mover.seat is not None
    shown = await public_sheet(voice, mover)
    assert shown is not None
    assert (shown.win, shown.shortcuts) == (None, ())
    own = await with_win(sheet_of(voice, session, mover.seat, public=False))
    assert own is not None
    assert own.win is not None


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
    assert (await asked, world.services.suggestions._thoughts) == ([], {})
    assert "suggestion-failed" not in [line["event"] for line in said]
    assert await offered(world, session) == []


RISE = GAMES["rise_of_tribes"].rules
LINE = ("act 1 1", "grow 1", "grow 2", "grow 3")
OFFER = Offer(seat=0, turn=1, since=9, lines=(("other",), LINE))


def entry(row: int, notation: str, *, seat: int | None = 0) -> Entry:
    return Entry(
        row=row, seat=seat, user_id=1, notation=notation, chance="[]", events="[]", hidden=False, barrier=False,
        published=True, interaction_id=None, at=float(row), turn=1,
    )  # fmt: skip


def decision(row: int, *notations: str) -> Judgement:
    return Judgement(row=row, last=row + len(notations) - 1, seat=0, turn=1, played=notations)


def is_so(rules: Any, did: tuple[str, ...], judged: slice, offer: Offer = OFFER) -> bool:
    one = decision(10 + judged.start, *did[judged])
    return is_suggested(rules, one, list(enumerate(did, start=10)), [offer])


@pytest.mark.parametrize(
    ("did", "judged", "suggested"),
    [
        pytest.param(LINE, slice(0, 4), True, id="all of it"),
        pytest.param(LINE, slice(0, 1), True, id="its beginning"),
        pytest.param(LINE, slice(2, 4), True, id="from its middle"),
        pytest.param(LINE[:2], slice(0, 2), True, id="not all"),
        pytest.param(("act 2 1", *LINE[1:]), slice(1, 4), False, id="after another beginning"),
        pytest.param(("act 2 1", *LINE), slice(1, 5), True, id="after something else"),
        pytest.param(("act 2 1", *LINE), slice(0, 5), False, id="with something else"),
        pytest.param((*LINE[:3], "grow 9"), slice(0, 4), False, id="another end"),
        pytest.param((*LINE, "grow 9"), slice(0, 5), False, id="more"),
        pytest.param((*LINE, "grow 9"), slice(0, 4), True, id="more, in another decision"),
    ],
)
def test_decision_is_suggested_if_it_is_a_part_of_an_offered_line(
    did: tuple[str, ...], judged: slice, suggested: bool
) -> None:
    assert is_so(RISE, did, judged) == suggested
    for change in ({"seat": 1}, {"turn": 2}, {"since": 10 + judged.start}, {"lines": ()}):
        assert not is_so(RISE, did, judged, replace(OFFER, **change)), change  # type: ignore[arg-type]


def test_end_of_the_turn_is_in_no_line_and_follows_a_whole_one() -> None:
    rules, rows = GAMES["octa"].rules, [row for row in played("octa").rows if row.notation and row.seat is not None]
    before, end = next(
        (one.notation, row.notation)
        for one, row in pairwise(rows)
        if one.seat == row.seat and one.notation and row.notation and rules.parse(row.notation).only_ends
    )
    whole = replace(OFFER, lines=((before,),))
    assert is_so(rules, (before, end), slice(0, 2), whole)
    assert not is_so(rules, (before, end), slice(0, 2), replace(whole, lines=((before, "more"),))), (
        "it ended too soon"
    )
    assert not is_so(rules, (end,), slice(0, 1), whole)


def test_plans_of_hints_are_offers_from_when_they_were_taken() -> None:
    entries = [entry(0, "begin", seat=None), entry(1, "a"), entry(2, "b"), entry(3, "c")]
    plans = [[["c"], 1.0, None, 3], [["d", "e"], 0.5, 0.1, 3]]
    shown = json.dumps({"plans": plans, "unit": "points", "gap": [0.5, None], "reason": None})
    hint = HintRow(0, 5, 1, 1, 2.5, shown)
    ready = SuggestionRow(0, 5, 1, 1, 1.5, json.dumps({"lines": [["b", "c"]]}))
    made, taken = Offer(0, 1, 1, (("b", "c"),)), Offer(0, 1, 2, (("c",), ("d", "e")))
    assert offers_of(entries, [hint], [ready]) == (made, taken)
    assert offers_of([], [hint], []) == (replace(taken, since=-1),)
    entries[1:] = [replace(entry(1, "a"), undone_at=2.0), entry(2, "undo 1"), entry(3, "b")]
    review = Review(game="x", rules_version=1, budget=1, seats=(0,), judgements=(decision(3, "b"),))
    for line, suggested in ((("b",), True), (("a", "b"), False)):  # what was taken back was not played
        (one,) = marked(RISE, review, entries, [Offer(0, 1, 0, (line,))]).judgements
        assert one.is_suggested == suggested
