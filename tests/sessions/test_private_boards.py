"""Private boards in the database: pressed once, killed at any moment, upgraded, exported, erased, expired."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.config import Limits
from bot.kit.phrases import board_title
from bot.rows.errors import StoreUnavailable
from bot.rows.private_board import BoardRow
from bot.seating.computers import next_computer
from bot.session import kinds
from bot.session.daily import mark_of
from bot.session.model import OLD_RULES, Actor, Phase, Played, Refused, Session, Stale
from bot.session.private_board import stuck
from bot.store import figures
from bot.store.games import private_boards as stored
from bot.store.games.private_boards import BOARDS
from bot.store.people import privacy
from bot.tables import private_boards as tables_boards
from bot.texts import Speaker
from engines.core import AnyGame, Seat
from tests.prying import places_of
from tests.toys_corrected import Same, Shod
from tests.toys_simultaneous import WALK

from .accidents import Accident, before_its_write
from .gate import Gate
from .test_hints import unrated
from .world import AKI, BEN, GAMES_HERE, STRANGER, World, refused

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
    return await world.now(board.session)


async def begins(world: World, number: int | None = None, **more: Any) -> tuple[str, str | None]:
    """Begin a small board; return its id and that of the board that made room, a second later each."""
    world.clock.now += 1
    board, gone = await world.services.tables.boards.begin(
        ALONE, "walk", "en", ("random",), interaction_id=number, **more
    )
    await world.settle()
    return board.row.id, None if gone is None else gone.id


async def press(
    world: World, session: Session, notation: str = "rest", *, actor: Actor = ALONE, number: int = PRESS,
    is_typed: bool = False,
) -> Played:  # fmt: skip
    decision = None if is_typed else session.decisions[0]
    return await world.services.moves.act(session.id, actor, notation, decision=decision, interaction_id=number)


async def back(world: World, session: Session, decision: int | None = None) -> Played:
    return await world.services.moves.undo(session.id, ALONE, decision=decision, interaction_id=1)


async def lines(world: World, session: Session) -> list[tuple[int, str]]:
    """What was played on a board, by whom; read from the database."""
    row = await world.store.read(partial(BOARDS.one, id=session.id))
    assert row is not None
    return [(seat, notation) for seat, notation, _, _ in json.loads(row.lines)]


async def own_lines(world: World, session: Session) -> int:
    return [seat for seat, _ in await lines(world, session)].count(0)


async def opens(world: World, session: Session) -> Session:
    """Look at a board, as its owner does who presses again: computer players go on."""
    world.services.computers.go_on(await world.now(session))
    await world.settle()
    return await world.now(session)


async def over(world: World, session: Session, number: int = PRESS) -> Session:
    while session.phase is Phase.PLAYING:
        number += 1
        await press(world, session, "gamble", number=number)
        session = await opens(world, session)
    return session


async def rows(world: World) -> list[BoardRow]:
    return await world.store.read(stored.all_of)


async def glances(world: World) -> list[Session]:
    return await world.services.tables.boards.glances(ALONE.user_id)


# --- once ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("is_typed", [False, True])
async def test_press_that_is_delivered_again_counts_once(world: World, twin: World, is_typed: bool) -> None:
    """At once, after the computer players have answered it, in another process, and after another press."""
    session = await begun(world)
    both = await asyncio.gather(*(press(world, session, is_typed=is_typed) for _ in range(2)))
    assert [played.is_repeated for played in both] == [False, True]
    await world.settle()
    played = await lines(world, session)
    assert (await own_lines(world, session), played[-1][0]) == (1, 2), "both computers have moved"
    for process in (world, twin):
        assert (await press(process, session, is_typed=is_typed)).is_repeated
        assert await process.services.moves.answer_again(session.id, ALONE, PRESS) is not None
        assert await process.services.moves.answer_again(session.id, ALONE, PRESS + 1) is None
    assert await lines(world, session) == played
    await press(world, await opens(world, session), number=PRESS + 1, is_typed=is_typed)
    now = await opens(world, session)
    assert await refused(press(world, session, is_typed=is_typed)) == "stale"
    assert await refused(back(world, session, session.decisions[0])) == "stale"
    assert await world.now(session) == now


@pytest.mark.parametrize("processes", [1, 2])
async def test_presses_of_two_devices_at_once_count_once(world: World, twin: World, processes: int) -> None:
    session, places = await begun(world), (world, twin if processes == 2 else world)
    pressed = await asyncio.gather(
        *(press(process, session, number=PRESS + at) for at, process in enumerate(places)), return_exceptions=True
    )
    assert sorted(type(one).__name__ for one in pressed) == ["Played", "Stale"]
    (late,) = [one for one in pressed if isinstance(one, Stale)]
    assert late.session.revision > session.revision, "it gets the present board"
    await asyncio.gather(*(opens(process, session) for process in (world, twin)))
    now = await world.now(session)
    assert (now.movers, now.revision) == ((0,), (await twin.now(session)).revision)
    seats = [seat for seat, _ in await lines(world, session)]
    assert seats[-3:] == [0, 1, 2], "computers of two processes move as those of one"
    assert (seats.count(0), await world.faults()) == (1, [])


async def test_takeback_that_is_delivered_again_takes_back_one_press(world: World) -> None:
    session = await begun(world)
    for number in range(2):
        await press(world, await opens(world, session), number=PRESS + number)
        await world.settle()
    before, now = await lines(world, session), await world.now(session)
    for _ in range(2):
        await back(world, session, now.decisions[0])
    left = await lines(world, session)
    assert (left, await own_lines(world, session)) == (before[: len(left)], 1)
    await press(world, await opens(world, session), number=PRESS + 2)
    await world.settle()
    assert await lines(world, session) == before, "the same press brings the same dice and answers"


async def test_press_that_two_processes_write_at_once_is_repeated(world: World, twin: World) -> None:
    """The second one finds the board changed by its own interaction."""
    session = await begun(world)
    with before_its_write(world, lambda: press(twin, session), of_table=False):
        assert (await press(world, session)).is_repeated
    now = await opens(world, session)
    with before_its_write(world, lambda: back(twin, now, now.decisions[0]), of_table=False):
        assert (await back(world, now, now.decisions[0])).is_repeated


@pytest.mark.parametrize("processes", [1, 2])
async def test_interaction_that_is_delivered_again_begins_one_board(
    world: World, twin: World, processes: int
) -> None:
    """At once, after the computer's note, and after a press."""
    places = (world, twin if processes == 2 else world)

    async def begin(process: World, **more: Any) -> tuple[str, object]:
        board, gone = await process.services.tables.boards.begin(
            ALONE, "guess", "en", ("random",), interaction_id=PRESS, **more
        )
        return board.row.id, gone

    one, other = await asyncio.gather(*map(begin, places))
    assert one == other == (one[0], None)
    for process in (world, twin):
        await process.settle()
    assert await begin(places[1]) == one
    (row,) = await rows(world)
    await press(world, await world.services.tables.load(row.id), "note 3", number=PRESS + 1)
    for process in (world, twin):
        assert await begin(process, untouched=True) == one
    assert len(await rows(world)) == 1


# --- a process dies, the database goes away ----------------------------------------------------------------------


async def accident(
    path: Path, number: int, *, is_written: bool, is_over: bool
) -> tuple[bool, list[Any], list[str]]:
    """Press, with an accident at one write; then look again, press again, and return what the board holds."""
    world = await World.open(path)
    try:
        session = await begun(world)
        with Accident(world, number, is_written=is_written, is_over=is_over) as happening:
            before = await rows(world)
            try:
                await press(world, session)
            except StoreUnavailable:
                assert (number, is_written or await rows(world) == before) == (0, True)
                assert is_written or await world.now(session) == session
            await world.settle()
            if is_over:
                world = await world.restarted()
        await press(world, session)  # delivered again, or pressed again on the old panel
        await opens(world, session)
        await press(world, session)
        return happening.happened, await lines(world, session), await world.faults()
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
    assert await world.faults() == [], "it can be brought along"
    twin = await World.open(world.path, world.clock)
    try:
        now, other = await asyncio.gather(world.now(session), twin.now(session))
    finally:
        await twin.close()
    assert now.revision == other.revision == before.revision + 1
    assert (now.rules_version, now.state.shoes, now.state.scores) == (2, (2, 2, 2), before.state.scores)
    assert await refused(press(world, before, number=PRESS + 1)) == "stale"
    assert await refused(back(world, session)) == "nothing-to-undo"
    await press(world, now, number=PRESS + 2)
    await world.settle()
    assert (await world.now(session)).movers == (0,), "the computers have answered"
    world = await under(world, Resoled(), monkeypatch)
    assert (await press(world, await opens(world, session), number=PRESS + 3)).session.rules_version == 4
    assert await world.faults() == []


async def test_board_that_cannot_go_on_ends_with_a_sentence(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    stones = WALK.rules.Options(stumbling=True)
    ends, goes_on = await begun(world, levels=("random",), options=stones), await begun(world)
    world = await under(world, Shod(), monkeypatch)
    assert await world.faults() == [f"private board {ends.id} was begun under version 1 of its rules; here is 2"]
    for _ in range(2):
        listed = {one.id: one.incident for one in await glances(world)}
        assert listed == {ends.id: OLD_RULES, goes_on.id: None}, "a list takes nothing away"
        assert await refused(press(world, ends, actor=STRANGER)) == "no-board"
    assert await refused(world.services.tables.boards.load(ends.id)) == "old-rules-board"
    assert await refused(press(world, ends)) == "old-rules-board"
    assert await refused(press(world, ends)) == "no-board"
    assert [one.id for one in await glances(world)] == [goes_on.id]
    row = (await rows(world))[0]
    for kind, start, title in (
        ("archive", '{"date": "2026-11-27"}', "Dice of the day, 27 November"),
        ("daily", "[]", "Private game"),
        ("daily", '{"date": "x"}', "Private game"),
        ("of a later version", "{}", "Private game"),
    ):
        assert board_title(Speaker("en"), stuck(replace(row, kind=kind, start=start), WALK)) == title


class Sooner(Same):
    """Whose winner would be another."""

    def upgrade(self, state: dict[str, Any], options: dict[str, Any], version: int) -> dict[str, Any]:
        return {**state, "scores": [0 for _ in state["scores"]]}


@pytest.mark.parametrize(("rules", "is_shown"), [(Same(), True), (Sooner(), False)], ids=["same", "other"])
async def test_end_of_earlier_rules_is_left_alone(
    world: World, monkeypatch: pytest.MonkeyPatch, rules: AnyGame, *, is_shown: bool
) -> None:
    session = await over(world, await begun(world))
    before = await rows(world)
    assert before[0].result is not None
    world = await under(world, rules, monkeypatch)
    assert await world.faults() == []
    for _ in range(2):
        (listed,), now = await glances(world), await world.now(session)
        assert (now.phase, now.rules_version, now.incident is None) == (Phase.OVER, 1, is_shown)
        assert (listed.phase, listed.incident) == (now.phase, now.incident)
    assert now.state == (session.state if is_shown else None)
    assert await refused(back(world, session)) == "nothing-to-undo"
    assert await rows(world) == before


async def test_board_of_newer_rules_is_left_alone(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    world = await under(world, Same(), monkeypatch)
    monkeypatch.setattr(Same, "initial_state", WALK.rules.initial_state)
    session = await begun(world)
    before = await rows(world)
    world = await under(world, WALK.rules, monkeypatch)
    for attempt in (press(world, session), back(world, session)):
        assert await refused(attempt) == "newer-rules-board"
    assert (await glances(world), await rows(world)) == ([], before)
    assert await world.faults() == [f"private board {session.id} was begun under version 3 of its rules; here is 1"]


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
        assert await refused(attempt) == "no-board"
    assert (await world.services.preferences.at_table(STRANGER.user_id, session.id))[1] is None
    await boards.begin(STRANGER, "walk", "en", ("random",), replaces=session.id)
    assert before[0] in await rows(world)


async def test_oldest_board_that_is_over_or_untouched_makes_room(world: World) -> None:
    other = await begun(world, owner=BEN)
    mine = list[str]()
    for number in range(tables_boards.MOST):
        mine.append((await begins(world, number))[0])
        session = await world.services.tables.load(mine[-1])
        if number == 0:
            await press(world, session)
        if number == 2:
            await over(world, session)
    gone = [(await begins(world, 100 + number))[1] for number in range(3)]
    assert gone == mine[1:4], "the oldest one goes on"
    assert (await begins(world, replaces=mine[5]))[1] is None, "another one has made room"
    left = [row.id for row in await rows(world)]
    assert len(left) == tables_boards.MOST + 1
    assert {other.id, mine[0]} <= set(left)


async def test_boards_are_bounded_in_memory_and_in_a_row(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables_boards, "REMEMBERED", 3)
    boards = world.services.tables.boards
    for session in [await begun(world) for _ in range(8)]:
        assert await world.now(session) == session, "played again from its lines"
    assert (len(boards._known), len(boards._locks)) == (3, 0)
    world.services.quotas.limits = Limits(burst_private=2)
    await begun(world, owner=AKI, interaction_id=1)
    last = await begun(world, owner=AKI, interaction_id=2)
    with pytest.raises(Refused, match="too-many-private") as refusal:
        await begun(world, owner=AKI, interaction_id=3)
    assert refusal.value.facts["until"] > world.clock.now
    assert (await begun(world, owner=AKI, interaction_id=2)).id == last.id, "delivered again, it is no new one"
    await begun(world, owner=BEN)
    world.clock.now = refusal.value.facts["until"]
    await begun(world, owner=AKI, interaction_id=3)
    assert len(await rows(world)) == 12


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
        now = await world.now(session)
        if now.state.pot:
            await world.services.hints.take(session.id, ALONE.user_id, now.decisions[0])
            await world.services.suggestions.of(now, Seat(0))
        await press(world, now, "hold" if now.state.pot else "roll", number=world.clock.interactions())
    await world.settle()
    assert {name for name, _ in thoughts} == {"line", "find_hint", "ready_made"}
    assert {owner for _, owner in thoughts} == {ALONE.user_id}
    await world.services.suggestions.of(await unrated(world), Seat(0))
    assert thoughts[-1] == ("ready_made", None)
    gate.is_open = False
    while next_computer(now := await world.now(session)) is None:
        await press(world, now, "hold" if now.state.pot else "roll", number=world.clock.interactions())
    await gate.begins()
    assert await world.services.privacy.erase(ALONE)
    gate.opens()
    await world.settle()
    assert await rows(world) == [], "erasure during a thought leaves nothing"


# --- export and erasure ------------------------------------------------------------------------------------------


async def test_export_has_what_they_played_and_erasure_takes_it(world: World, twin: World) -> None:
    other = await begun(world, owner=BEN)
    session = await begun(world, "guess", options=GAMES_HERE["guess"].rules.Options(cheering=False))
    await press(twin, session, "note 3")
    await twin.settle()
    await world.services.tables.boards.learn(ALONE.user_id, "guess", "first-steps")
    (row,) = [row for row in await rows(world) if row.id == session.id]
    held = await world.services.privacy.about(ALONE.user_id)
    (board,) = held["private_boards"]
    assert (board["board"], board["kind"], board["game"]) == (session.id, "play", "guess")
    assert board["actions"] == [{"notation": "note 3", "at": world.clock.now}]
    assert (board["names"][0], board["policies"]) == (ALONE.name, [None, "random", "random"])
    assert board["expires_at"] == row.expires_at
    assert [lesson["lesson"] for lesson in held["lessons"]] == ["first-steps"]
    text = json.dumps(board)
    assert json.loads(row.start)["seed"] not in text
    assert "notes" not in text
    assert text.count("note ") == 1, "the computers have noted for the next round, in secret"
    assert await world.services.privacy.erase(ALONE)
    for value in (str(ALONE.user_id), ALONE.name, session.id):
        assert await world.store.read(partial(places_of, value=value)) == []
    assert [row.id for row in await rows(world)] == [other.id]
    for process in (world, twin):
        assert await refused(press(process, session)) == "no-board"
    assert not await world.services.privacy.erase(ALONE)
    assert not any((await world.services.privacy.about(ALONE.user_id)).values())


async def test_erasure_during_a_press_leaves_nothing(world: World) -> None:
    """Between any read of a press, an undo, a hint or a review and its write."""
    session = await begun(world)
    await press(world, session)
    await world.settle()
    now, boards = await world.now(session), world.services.tables.boards
    (row,) = await rows(world)
    erase = partial(privacy.erase, user_id=ALONE.user_id, name_of=lambda lang, seat: "", mark_of=mark_of)
    attempts: list[Callable[[], Awaitable[object]]] = [
        lambda: press(world, now, number=PRESS + 1),
        lambda: back(world, session),
        lambda: boards.advise(now, "{}"),
        lambda: boards.keep_review(now, "{}"),
    ]
    for attempt in attempts:
        await world.store.write(lambda db: BOARDS.delete(db, id=row.id))
        await world.store.write(partial(BOARDS.insert, row=row))
        write = world.store.write
        with before_its_write(world, lambda: write(erase), of_table=False), suppress(Refused):  # noqa: B023
            assert not await attempt()
        await world.settle()
        assert await rows(world) == []


# --- time, figures, sainome check --------------------------------------------------------------------------------


async def test_board_expires_after_its_last_press(world: World) -> None:
    session, alone = await begun(world), await begun(world)
    await world.passes(kinds.PLAY.kept - 10)
    await press(world, session)
    await world.settle()
    assert (await world.store.read(figures.figures)).boards == {"play": 2}
    await world.passes(70)
    assert [row.id for row in await rows(world)] == [session.id]
    assert await refused(press(world, alone)) == "no-board"
    await world.passes(kinds.PLAY.kept)
    assert (await rows(world), (await world.store.read(figures.figures)).boards) == ([], {})


BROKEN = {
    "lines = '[[0,\"rest\",null,1.0]]'": "has a state that its lines do not lead to",
    "lines = '[[7,\"rest\",null,1.0]]'": "cannot be replayed",
    "lines = '['": "cannot be replayed",
    "lines = '[[1,\"rest\",null,1.0]]'": "cannot be replayed",
    'state = \'{"draws":0,"state":{}}\'': "cannot be examined",
    "start = '{}'": "cannot be replayed",
    "game = 'go'": "is a game of 'go', which is not here",
    "kind = 'siege'": "is of the kind 'siege', which is not here",
    "rules_version = 99": "was begun under version 99 of its rules; here is 1",
}


async def test_check_finds_a_changed_board(world: World) -> None:
    session, sound = await begun(world), await begun(world, owner=BEN)
    for one, owner in ((session, ALONE), (sound, BEN)):
        await press(world, one, "go 1", actor=owner)
    assert await world.faults() == []
    (row,) = [row for row in await rows(world) if row.id == session.id]
    for change, expected in BROKEN.items():
        await world.sql(f"UPDATE private_boards SET {change} WHERE id = ? RETURNING 1", session.id)
        found = await world.faults()
        assert found[0].startswith(f"private board {session.id} {expected}"), change
        assert all(session.id in fault for fault in found)
        await world.store.write(lambda db: BOARDS.delete(db, id=row.id))
        await world.store.write(partial(BOARDS.insert, row=row))
    before = (await press(world, await opens(world, session), "go 1", number=PRESS + 1)).session
    await world.sql("UPDATE private_boards SET lines = '[' RETURNING 1")
    now = await (await world.restarted()).now(session)
    assert (now.state, now.revision, now.phase) == (before.state, before.revision + 1, Phase.PLAYING), (
        "from its state"
    )
