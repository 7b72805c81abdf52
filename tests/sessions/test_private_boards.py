"""Private boards in the database: pressed once, killed at any moment, upgraded, exported, erased, expired."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.config import Limits
from bot.history.audit import board_faults
from bot.kit.phrases import board_title
from bot.rows.errors import StoreUnavailable
from bot.rows.private_board import BoardRow
from bot.seating.computers import next_computer
from bot.session import kinds
from bot.session.daily import mark_of
from bot.session.model import OLD_RULES, Actor, Phase, Played, Refused, Session, Stale
from bot.session.private_board import Board, stuck
from bot.store import Connection, figures
from bot.store.games import private_boards as stored
from bot.store.games.private_boards import BOARDS
from bot.store.people import privacy
from bot.tables import private_boards as tables_boards
from bot.texts import Speaker
from engines.core import AnyGame, Seat
from tests.prying import places_of
from tests.toys_corrected import Same, Shod
from tests.toys_simultaneous import WALK

from .gate import Gate
from .test_hints import unrated
from .world import AKI, BEN, GAMES_HERE, STRANGER, World

ALONE = Actor(987654321, "Aki-chan")
PRESS = 7001


async def begun(
    world: World,
    game: str = "walk",
    owner: Actor = ALONE,
    levels: tuple[str, ...] = ("random", "random"),
    **more: Any,
) -> Session:
    """A board on which computer players have moved until its owner is asked."""
    board, _ = await world.services.tables.boards.begin(owner, game, "en", levels, **more)
    await world.settle()
    return await world.services.tables.load(board.row.id)


async def press(
    world: World,
    session: Session,
    notation: str = "rest",
    *,
    actor: Actor = ALONE,
    interaction: int = PRESS,
    is_typed: bool = False,
) -> Played:
    decision = None if is_typed else session.decisions[0]
    return await world.services.moves.act(
        session.id, actor, notation, decision=decision, interaction_id=interaction
    )


async def lines(world: World, session: Session) -> list[Any]:
    """What was played on a board, by whom; read from the database."""
    row = await world.store.read(partial(BOARDS.one, id=session.id))
    assert row is not None
    return [[seat, notation] for seat, notation, _, _ in json.loads(row.lines)]


async def opens(world: World, session: Session) -> Session:
    """Look at a board, as its owner does who presses again: computer players go on."""
    now = await world.services.tables.load(session.id)
    world.services.computers.go_on(now)
    await world.settle()
    return await world.services.tables.load(session.id)


async def rows(world: World) -> list[BoardRow]:
    return await world.store.read(stored.all_of)


async def faults(world: World) -> list[str]:
    return [fault async for fault in board_faults(world.store, GAMES_HERE)]


@pytest.fixture
async def twin(world: World) -> AsyncIterator[World]:
    """Another process on the same database."""
    other = await World.open(world.path, world.clock)
    yield other
    await other.close()


# --- once ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("is_typed", [False, True])
async def test_press_that_is_delivered_again_counts_once(world: World, twin: World, is_typed: bool) -> None:
    """At once, and after the computer players have answered it; here and in another process."""
    session = await begun(world)
    both = await asyncio.gather(*(press(world, session, is_typed=is_typed) for _ in range(2)))
    assert [played.is_repeated for played in both] == [False, True]
    await world.settle()
    played = await lines(world, session)
    assert [seat for seat, _ in played].count(0) == 1
    assert played[-1][0] == 2, "both computers have moved"
    for process in (world, twin):
        assert (await press(process, session, is_typed=is_typed)).is_repeated
        assert await process.services.moves.answer_again(session.id, ALONE, PRESS) is not None
        assert await process.services.moves.answer_again(session.id, ALONE, PRESS + 1) is None
    assert await lines(world, session) == played


@pytest.mark.parametrize("processes", [1, 2])
async def test_presses_of_two_devices_at_once_count_once(world: World, twin: World, processes: int) -> None:
    session = await begun(world)
    pressed = await asyncio.gather(
        *(press(process, session, interaction=PRESS + number)
          for number, process in enumerate((world, twin if processes == 2 else world))),
        return_exceptions=True,
    )  # fmt: skip
    assert sorted(type(one).__name__ for one in pressed) == ["Played", "Stale"]
    for process in (world, twin):
        await opens(process, session)
    now = await world.services.tables.load(session.id)
    assert (now.movers, now.revision) == ((0,), (await twin.services.tables.load(session.id)).revision)
    assert [seat for seat, _ in await lines(world, session)].count(0) == 1


async def test_late_press_gets_the_present_board(world: World, twin: World) -> None:
    session = await begun(world)
    await press(twin, session)
    await twin.settle()
    with pytest.raises(Stale) as late:
        await press(world, session, interaction=PRESS + 1)
    assert late.value.session.revision == (await twin.services.tables.load(session.id)).revision
    with pytest.raises(Stale):
        await world.services.moves.undo(session.id, ALONE, decision=session.decisions[0], interaction_id=1)


async def test_computers_of_two_processes_move_as_those_of_one(world: World, twin: World) -> None:
    alone, session = await begun(world), await begun(world)
    twin.services.tables.boards._listeners.clear()
    await press(twin, session)
    assert [seat for seat, _ in await lines(world, session)] == [0]
    await asyncio.gather(*(opens(process, session) for process in (world, twin)))
    await press(world, alone, interaction=PRESS + 1)
    await world.settle()
    seats = [seat for seat, _ in await lines(world, session)]
    assert seats == sorted(seats)
    assert (await world.services.tables.load(session.id)).movers == (0,)
    assert await faults(world) == []


async def test_takeback_that_is_delivered_again_takes_back_one_press(world: World) -> None:
    session = await begun(world)
    for number in range(2):
        await press(world, await opens(world, session), interaction=PRESS + number)
        await world.settle()
    one = await lines(world, session)
    now = await world.services.tables.load(session.id)
    undo = partial(world.services.moves.undo, session.id, ALONE, interaction_id=1)
    await undo(decision=now.decisions[0])
    await undo(decision=now.decisions[0])
    left = await lines(world, session)
    assert left == one[: len(left)]
    assert [seat for seat, _ in left].count(0) == 1
    await press(world, await opens(world, session), interaction=PRESS + 2)
    await world.settle()
    assert await lines(world, session) == one, "the same press brings the same dice and answers"


@pytest.mark.parametrize("processes", [1, 2])
async def test_interaction_that_is_delivered_again_begins_one_board(
    world: World, twin: World, processes: int
) -> None:
    boards = [one.services.tables.boards for one in (world, twin if processes == 2 else world)]
    begin = [one.begin(ALONE, "guess", "en", ("random",), interaction_id=PRESS) for one in boards]
    (one, _), (other, gone) = await asyncio.gather(*begin)
    assert (one.row.id, gone) == (other.row.id, None)
    await world.settle()
    await twin.settle()
    again, _ = await boards[1].begin(ALONE, "guess", "en", ("random",), interaction_id=PRESS)
    assert again.row.id == one.row.id, "also after the computer's note"
    assert len(await rows(world)) == 1


async def test_begin_that_is_delivered_again_after_a_press_begins_nothing(world: World, twin: World) -> None:
    session = await begun(world, interaction_id=PRESS)
    await press(world, session, interaction=PRESS + 1)
    for one in (world, twin):
        board, gone = await one.services.tables.boards.begin(
            ALONE, "walk", "en", ("random",), interaction_id=PRESS, untouched=True
        )
        assert (board.row.id, gone) == (session.id, None)
    assert len(await rows(world)) == 1


async def test_press_that_two_processes_write_at_once_is_repeated(
    world: World, twin: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second one finds the board changed by its own interaction."""
    session, boards = await begun(world), world.services.tables.boards
    commit = boards._commit

    async def later(was: Board, now: Board) -> None:
        assert not (await press(twin, session)).is_repeated
        await commit(was, now)

    monkeypatch.setattr(boards, "_commit", later)
    assert (await press(world, session)).is_repeated
    monkeypatch.undo()
    now = await opens(world, session)

    async def back(one: World) -> Played:
        return await one.services.moves.undo(now.id, ALONE, decision=now.decisions[0], interaction_id=PRESS + 1)

    async def undone(was: Board, after: Board) -> None:
        assert not (await back(twin)).is_repeated
        await commit(was, after)

    monkeypatch.setattr(boards, "_commit", undone)
    assert (await back(world)).is_repeated


async def test_typed_line_that_is_delivered_again_after_another_press_counts_once(world: World) -> None:
    session = await begun(world)
    await press(world, session, is_typed=True)
    await press(world, await opens(world, session), interaction=PRESS + 1, is_typed=True)
    now = await opens(world, session)
    with pytest.raises(Stale):
        await press(world, session, is_typed=True)
    assert await world.services.tables.load(session.id) == now


# --- a process dies, the database goes away ----------------------------------------------------------------------


class Accident:
    """Ends the writing of a process before or after one of its writes; with ``is_over`` nothing follows it."""

    def __init__(self, world: World, number: int, *, is_written: bool, is_over: bool) -> None:
        self._write = world.store.write
        self._left, self._is_written, self._is_over = number, is_written, is_over
        self.count, self.happened = 0, False

    async def write(self, work: Callable[[Connection], Any]) -> Any:
        self.count += 1
        if self.happened and self._is_over:
            raise StoreUnavailable("games", "dead")
        if self.count - 1 == self._left:
            self.happened = True
            if self._is_written:
                await self._write(work)
            raise StoreUnavailable("games", "nobody heard the end")
        return await self._write(work)


async def accident(
    path: Path, number: int, *, is_written: bool, is_over: bool
) -> tuple[bool, list[Any], list[str]]:
    """Press, with an accident at one write; then look again, press again, and return what the board holds."""
    world = await World.open(path)
    try:
        session = await begun(world)
        happening = Accident(world, number, is_written=is_written, is_over=is_over)
        world.store.write = happening.write  # type: ignore[method-assign]
        try:
            await press(world, session)
        except StoreUnavailable:
            assert happening.happened
        await world.settle()
        if is_over:
            world = await world.restarted()
        await press(world, session)  # delivered again, or pressed again on the old panel
        await opens(world, session)
        await press(world, session)
        return happening.happened, await lines(world, session), await faults(world)
    finally:
        await world.close()


@pytest.mark.parametrize("is_written", [False, True])
@pytest.mark.parametrize("is_over", [False, True], ids=["away", "killed"])
async def test_accident_between_any_two_steps_loses_and_repeats_nothing(
    tmp_path: Path, is_written: bool, is_over: bool
) -> None:
    """The process dies, or its database goes away, around each write of a press and of the computers' moves."""
    how = {"is_written": is_written, "is_over": is_over}
    _, whole, _ = await accident(tmp_path / "whole.db", -1, **how)
    assert len(whole) > 2
    number, happened = 0, True
    while happened:
        happened, held, found = await accident(tmp_path / f"{number}.db", number, **how)
        assert (held, found) == (whole, [])
        number += 1
    assert number == len(whole) + 1, "one write for each line"


async def test_database_away_at_a_press_leaves_the_old_board(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await begun(world)
    before = await rows(world)

    async def away(work: object) -> object:
        raise StoreUnavailable("games", "no answer")

    with monkeypatch.context() as patched:
        patched.setattr(world.store, "write", away)
        with pytest.raises(StoreUnavailable):
            await press(world, session)
        assert await world.services.tables.load(session.id) == session
    assert await rows(world) == before
    assert not (await press(world, session)).is_repeated


# --- corrected rules ---------------------------------------------------------------------------------------------


class Resoled(Shod):
    """Version 4: a correction of the correction."""

    rules_version = 4

    def upgrade(self, state: dict[str, Any], options: dict[str, Any], version: int) -> dict[str, Any]:
        return state


async def under(world: World, rules: AnyGame, monkeypatch: pytest.MonkeyPatch) -> World:
    monkeypatch.setitem(GAMES_HERE, "walk", replace(WALK, rules=rules))  # type: ignore[arg-type]
    return await world.restarted()


async def test_board_is_brought_to_corrected_rules(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await begun(world)
    before = (await press(world, session, "go 2")).session
    world = await under(world, Shod(), monkeypatch)
    assert await faults(world) == [], "it can be brought along"
    twin = await World.open(world.path, world.clock)
    try:
        both = await asyncio.gather(*(one.services.tables.load(session.id) for one in (world, twin)))
    finally:
        await twin.close()
    assert [one.revision for one in both] == [before.revision + 1] * 2
    now = both[0]
    assert (now.rules_version, now.state.shoes, now.state.scores) == (2, (2, 2, 2), before.state.scores)
    with pytest.raises(Stale):
        await press(world, before, interaction=PRESS + 1)
    with pytest.raises(Refused, match="nothing-to-undo"):
        await world.services.moves.undo(session.id, ALONE, decision=None, interaction_id=1)
    await press(world, now, interaction=PRESS + 2)
    await world.settle()
    assert (await world.services.tables.load(session.id)).movers == (0,), "the computers have answered"
    world = await under(world, Resoled(), monkeypatch)
    assert (await press(world, await opens(world, session), interaction=PRESS + 3)).session.rules_version == 4
    assert await faults(world) == []


@pytest.mark.parametrize(
    ("kind", "start", "title"),
    [
        ("archive", '{"date": "2026-11-27"}', "Dice of the day, 27 November"),
        ("daily", "[]", "Private game"),
        ("daily", '{"date": "x"}', "Private game"),
        ("of a later version", "{}", "Private game"),
    ],
)
async def test_board_that_cannot_go_on_has_a_title(world: World, kind: str, start: str, title: str) -> None:
    await begun(world)
    (row,) = await rows(world)
    session = stuck(replace(row, kind=kind, start=start), WALK)
    assert board_title(Speaker("en"), session) == title


async def test_board_that_cannot_go_on_ends_with_a_sentence(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    stones = WALK.rules.Options(stumbling=True)
    ends, goes_on = await begun(world, levels=("random",), options=stones), await begun(world)
    world = await under(world, Shod(), monkeypatch)
    assert await faults(world) == [f"private board {ends.id} was begun under version 1 of its rules; here is 2"]
    boards = world.services.tables.boards
    for _ in range(2):
        listed = {one.id: one.incident for one in await boards.glances(ALONE.user_id)}
        assert listed == {ends.id: OLD_RULES, goes_on.id: None}, "a list takes nothing away"
        with pytest.raises(Refused, match="no-board"):
            await press(world, ends, actor=STRANGER)
    with pytest.raises(Refused, match="old-rules-board"):
        await boards.load(ends.id)
    with pytest.raises(Refused, match="old-rules-board"):
        await press(world, ends)
    with pytest.raises(Refused, match="no-board"):
        await press(world, ends)
    assert [one.id for one in await boards.glances(ALONE.user_id)] == [goes_on.id]


class Sooner(Same):
    """Whose winner would be another."""

    def upgrade(self, state: dict[str, Any], options: dict[str, Any], version: int) -> dict[str, Any]:
        return {**state, "scores": [0 for _ in state["scores"]]}


@pytest.mark.parametrize(("rules", "is_shown"), [(Same(), True), (Sooner(), False)], ids=["same", "other"])
async def test_end_of_earlier_rules_is_left_alone(
    world: World, monkeypatch: pytest.MonkeyPatch, rules: AnyGame, *, is_shown: bool
) -> None:
    session, interaction = await begun(world), PRESS
    while session.phase is Phase.PLAYING:
        interaction += 1
        await press(world, session, "gamble", interaction=interaction)
        session = await opens(world, session)
    before = await rows(world)
    assert before[0].result is not None
    world = await under(world, rules, monkeypatch)
    assert await faults(world) == []
    for _ in range(2):
        (listed,) = await world.services.tables.boards.glances(ALONE.user_id)
        now = await world.services.tables.load(session.id)
        assert (now.phase, now.rules_version, now.incident is None) == (Phase.OVER, 1, is_shown)
        assert (listed.phase, listed.incident) == (now.phase, now.incident)
    assert now.state == (session.state if is_shown else None)
    with pytest.raises(Refused, match="nothing-to-undo"):
        await world.services.moves.undo(session.id, ALONE, decision=None, interaction_id=1)
    assert await rows(world) == before


async def test_board_of_newer_rules_is_left_alone(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    world = await under(world, Same(), monkeypatch)
    monkeypatch.setattr(Same, "initial_state", WALK.rules.initial_state)
    session = await begun(world)
    before = await rows(world)
    world = await under(world, WALK.rules, monkeypatch)
    for attempt in (press(world, session), world.services.moves.undo(
        session.id, ALONE, decision=None, interaction_id=1
    )):  # fmt: skip
        with pytest.raises(Refused, match="newer-rules-board"):
            await attempt
    assert await world.services.tables.boards.glances(ALONE.user_id) == []
    assert await rows(world) == before
    assert await faults(world) == [f"private board {session.id} was begun under version 3 of its rules; here is 1"]


# --- whose they are, and how many --------------------------------------------------------------------------------


async def test_boards_of_others_are_not_there(world: World) -> None:
    """Also for a forged press that names one."""
    session = await begun(world, owner=AKI)
    before, moves, boards = await rows(world), world.services.moves, world.services.tables.boards
    attempts: list[Awaitable[object]] = [
        press(world, session, actor=STRANGER),
        press(world, session, actor=STRANGER, is_typed=True),
        moves.answer_again(session.id, STRANGER, PRESS),
        moves.undo(session.id, STRANGER, decision=None, interaction_id=1),
        boards.end(session.id, STRANGER),
    ]
    for attempt in attempts:
        with pytest.raises(Refused, match="no-board"):
            await attempt
    _, at = await world.services.preferences.at_table(STRANGER.user_id, session.id)
    assert at is None
    await boards.begin(STRANGER, "walk", "en", ("random",), replaces=session.id)
    assert before[0] in await rows(world)


async def test_twenty_first_board_takes_the_place_of_the_one_left_alone_for_longest(world: World) -> None:
    other = await begun(world, owner=BEN)
    mine = []
    for number in range(tables_boards.MOST):
        world.clock.now += 1
        mine.append(await begun(world, levels=("random",), interaction_id=number))
    world.clock.now += 1
    await press(world, mine[0])
    await world.settle()
    before = await rows(world)
    for number in range(2):
        board, gone = await world.services.tables.boards.begin(
            ALONE, "walk", "en", ("random",), interaction_id=100 + number
        )
        assert gone is not None
        assert gone.id == mine[number + 1].id
    after = {row.id for row in await rows(world)}
    assert after >= {other.id, mine[0].id, board.row.id}
    assert len(after) == len(before)
    _, gone = await world.services.tables.boards.begin(ALONE, "walk", "en", ("random",), replaces=mine[5].id)
    assert gone is None, "another one has made room"
    assert len(await rows(world)) == len(before)


async def test_boards_that_are_over_or_untouched_make_room_first(world: World) -> None:
    mine = []
    for number in range(tables_boards.MOST):
        world.clock.now += 1
        session = await begun(world, levels=("random",), interaction_id=PRESS + 100 * number)
        mine.append(session)
        last = PRESS + 100 * number
        while session.phase is Phase.PLAYING and number in (0, 2):
            last += 1
            await press(world, session, "gamble", interaction=last)
            session = await opens(world, session)
            if number == 0:
                break
    for untouched in (1, 3):
        assert not any(seat == 0 for seat, _ in await lines(world, mine[untouched]))
    order = []
    for number in range(3):
        world.clock.now += 1
        _, gone = await world.services.tables.boards.begin(
            ALONE, "walk", "en", ("random",), interaction_id=PRESS * 2 + number
        )
        assert gone is not None
        order.append(gone.id)
    assert order == [mine[1].id, mine[2].id, mine[3].id], "the oldest one goes on"


async def test_boards_in_memory_are_bounded(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables_boards, "REMEMBERED", 3)
    sessions = [await begun(world) for _ in range(8)]
    boards = world.services.tables.boards
    for session in sessions:
        assert await world.services.tables.load(session.id) == session, "played again from its lines"
    assert len(boards._known) == 3
    assert len(boards._locks) == 0


async def test_new_boards_in_a_row_are_limited(world: World) -> None:
    world.services.quotas.limits = Limits(burst_private=2)
    await begun(world, interaction_id=1)
    last = await begun(world, interaction_id=2)
    with pytest.raises(Refused, match="too-many-private") as refused:
        await begun(world, interaction_id=3)
    assert refused.value.facts["until"] > world.clock.now
    assert (await begun(world, interaction_id=2)).id == last.id, "delivered again, it is no new one"
    await begun(world, owner=BEN)
    world.clock.now = refused.value.facts["until"]
    await begun(world, interaction_id=3)
    assert len(await rows(world)) == 4


async def test_thoughts_for_boards_are_their_owners(
    world: World, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Turns of computer players, hints and ready-made turns: one person's take turns (see test_thinkers)."""
    thinking, thoughts = world.services.thinkers, list[tuple[str, int | None]]()
    do = thinking._do

    async def noted(thought: Any, owner_id: int | None) -> Any:
        thoughts.append((thought.func.__name__, owner_id))
        return await do(thought, owner_id)

    monkeypatch.setattr(thinking, "_do", noted)
    session = await begun(world, "pig", levels=("strong",))
    while world.services.computers.turns(session.id) is None:
        now = await world.services.tables.load(session.id)
        if now.state.pot:
            await world.services.hints.take(session.id, ALONE.user_id, now.decisions[0])
            await world.services.suggestions.of(now, Seat(0))
        await press(world, now, "hold" if now.state.pot else "roll", interaction=world.clock.interactions())
    await world.settle()
    assert {name for name, _ in thoughts} == {"line", "find_hint", "ready_made"}
    assert {owner for _, owner in thoughts} == {ALONE.user_id}
    table = await unrated(world)
    await world.services.suggestions.of(table, Seat(0))
    assert thoughts[-1] == ("ready_made", None)


# --- export and erasure ------------------------------------------------------------------------------------------


async def test_export_has_what_they_played_and_nothing_hidden(world: World) -> None:
    session = await begun(world, "guess", options=GAMES_HERE["guess"].rules.Options(cheering=False))
    await press(world, session, "note 3")
    await world.settle()
    await world.services.tables.boards.learn(ALONE.user_id, "guess", "first-steps")
    (row,) = await rows(world)
    held = await world.services.privacy.about(ALONE.user_id)
    (board,) = held["private_boards"]
    assert (board["board"], board["kind"], board["game"]) == (session.id, "play", "guess")
    assert board["actions"] == [{"notation": "note 3", "at": world.clock.now}]
    assert board["names"][0] == ALONE.name
    assert (board["policies"], board["expires_at"]) == ([None, "random", "random"], row.expires_at)
    assert [lesson["lesson"] for lesson in held["lessons"]] == ["first-steps"]
    text, start = json.dumps(board), json.loads(row.start)
    assert start["seed"] not in text
    assert "notes" not in text
    assert text.count("note ") == 1, "the computers have noted for the next round, in secret"
    assert not any((await world.services.privacy.about(BEN.user_id)).values())


async def test_erasure_takes_boards_and_lessons(world: World, twin: World) -> None:
    session, other = await begun(world), await begun(world, owner=BEN)
    await press(twin, session)
    await world.services.tables.boards.learn(ALONE.user_id, "walk", "first-steps")
    assert await world.services.privacy.erase(ALONE)
    await world.settle()
    await twin.settle()
    for value in (str(ALONE.user_id), ALONE.name, session.id):
        assert await world.store.read(partial(places_of, value=value)) == []
    assert [row.id for row in await rows(world)] == [other.id]
    for process in (world, twin):
        with pytest.raises(Refused, match="no-board"):
            await press(process, session)
    assert not await world.services.privacy.erase(ALONE)


async def test_erasure_during_a_press_leaves_nothing(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between any read of a press, an undo, a hint or a review and its write."""
    session = await begun(world)
    await press(world, session)
    await world.settle()
    now, write, boards = (
        await world.services.tables.load(session.id),
        world.store.write,
        world.services.tables.boards,
    )
    (row,) = await rows(world)

    async def erased_before(work: Callable[[Connection], Any]) -> Any:
        await write(partial(privacy.erase, user_id=ALONE.user_id, name_of=lambda lang, seat: "", mark_of=mark_of))
        return await write(work)

    attempts: list[Callable[[], Awaitable[object]]] = [
        lambda: press(world, now, interaction=PRESS + 1),
        lambda: world.services.moves.undo(session.id, ALONE, decision=None, interaction_id=1),
        lambda: boards.advise(now, "{}"),
        lambda: boards.keep_review(now, "{}"),
    ]
    for attempt in attempts:
        await write(lambda db: BOARDS.delete(db, id=row.id))
        await write(partial(BOARDS.insert, row=row))
        with monkeypatch.context() as patched:
            patched.setattr(world.store, "write", erased_before)
            with suppress(Refused):
                assert not await attempt()
        await world.settle()
        assert await rows(world) == []


async def test_erasure_during_a_thought_leaves_nothing(world: World, gate: Gate) -> None:
    session = await begun(world, "pig", levels=("strong",))
    gate.is_open = False
    while next_computer(now := await world.services.tables.load(session.id)) is None:
        await press(world, now, "hold" if now.state.pot else "roll", interaction=world.clock.interactions())
    await gate.begins()
    assert await world.services.privacy.erase(ALONE)
    gate.opens()
    await world.settle()
    assert await rows(world) == []


# --- time, figures, sainome check --------------------------------------------------------------------------------


async def test_board_expires_after_its_last_press(world: World) -> None:
    session, alone = await begun(world), await begun(world)
    await world.passes(kinds.PLAY.kept - 10)
    await press(world, session)
    await world.settle()
    counted = await world.store.read(figures.figures)
    assert counted.boards == {"play": 2}
    await world.passes(70)
    assert [row.id for row in await rows(world)] == [session.id]
    with pytest.raises(Refused, match="no-board"):
        await press(world, alone)
    await world.passes(kinds.PLAY.kept)
    assert await rows(world) == []
    assert (await world.store.read(figures.figures)).boards == {}


BROKEN = {
    "lines": ("lines = '[[0,\"rest\",null,1.0]]'", "has a state that its lines do not lead to"),
    "lines of nobody": ("lines = '[[7,\"rest\",null,1.0]]'", "cannot be replayed"),
    "lines that are none": ("lines = '['", "cannot be replayed"),
    "action out of turn": ("lines = '[[1,\"rest\",null,1.0]]'", "cannot be replayed"),
    "state": ('state = \'{"draws":0,"state":{}}\'', "cannot be examined"),
    "start": ("start = '{}'", "cannot be replayed"),
    "game": ("game = 'go'", "is a game of 'go', which is not here"),
    "kind": ("kind = 'siege'", "is of the kind 'siege', which is not here"),
    "rules version": ("rules_version = 99", "was begun under version 99 of its rules; here is 1"),
}


@pytest.mark.parametrize("name", BROKEN)
async def test_check_finds_a_changed_board(world: World, name: str) -> None:
    changed, expected = BROKEN[name]
    session, sound = await begun(world), await begun(world, owner=BEN)
    for one, owner in ((session, ALONE), (sound, BEN)):
        await press(world, one, "go 1", actor=owner)
    assert await faults(world) == []
    await world.sql(f"UPDATE private_boards SET {changed} WHERE id = ? RETURNING 1", session.id)
    (found,) = await faults(world)
    assert found.startswith(f"private board {session.id} {expected}")


async def test_board_whose_lines_are_lost_goes_on_from_its_state(world: World) -> None:
    session = await begun(world)
    before = (await press(world, session, "go 1")).session
    await world.sql("UPDATE private_boards SET lines = '[' RETURNING 1")
    world = await world.restarted()
    now = await world.services.tables.load(session.id)
    assert (now.state, now.revision, now.phase) == (before.state, before.revision + 1, Phase.PLAYING)
    assert await faults(world) == []
