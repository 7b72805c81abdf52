"""Tries of the dice of the day: one a person and day, the same dice for all, no help while the day is open."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.config import Limits
from bot.history.audit import board_faults
from bot.history.daily import day_faults
from bot.rows.daily import AttemptRow, DayRow, MonthRow
from bot.rows.errors import StoreUnavailable
from bot.session import kinds
from bot.session.daily import GRACE, end_of, mark_of, next_day, opening, seed_of, start_of
from bot.session.model import Actor, Phase, Refused, Session, Stale
from bot.session.play import Origin, act
from bot.session.private_board import Board
from bot.store import Connection, Store, migrations
from bot.store.games import daily_attempts, daily_days
from bot.store.games import private_boards as stored
from bot.store.games.daily_days import DAYS, MONTHS
from bot.tables import private_boards as tables_boards
from engines import OF_THE_DAY
from engines.core import Action, NotUpgradable, Seat
from engines.core.history.verdict import verify
from engines.core.review.reviewing import plan_review
from tests.prying import places_of

from .test_private_boards import Accident
from .world import AKI, BEN, CHIO, GAMES_HERE, GUILD, World

RULES = GAMES_HERE[OF_THE_DAY].rules
SECRET = "5a" * 32
NOON = start_of("2026-11-27") + 43_200
TODAY, YESTERDAY = "2026-11-27", "2026-11-26"


def day_of(date: str, *, is_closed: bool = False, is_down: bool = False) -> DayRow:
    at = start_of(date)
    closed = end_of(date) + GRACE if is_closed else None
    options = RULES.Options().model_dump_json()
    return DayRow(
        date, OF_THE_DAY, RULES.rules_version, options, None, None, None, None, at, at, closed, is_down, None
    )


async def write_days(store: Store, *days: DayRow) -> None:
    def work(db: Connection) -> None:
        for day in days:
            month = day.date[:7]
            MONTHS.insert_new(db, MonthRow(month, SECRET, opening(month, SECRET, None), None, day.opened_at))
            DAYS.insert_new(db, day)

    await store.write(work)


@pytest.fixture
async def today(world: World) -> World:
    world.clock.now = NOON
    await write_days(world.store, day_of(YESTERDAY, is_closed=True), day_of(TODAY))
    return world


@pytest.fixture
async def twin(today: World) -> AsyncIterator[World]:
    """Another process on the same database."""
    other = await World.open(today.path, today.clock)
    yield other
    await other.close()


async def begun(world: World, owner: Actor = AKI, *, apart: bool = False, **more: Any) -> Session:
    return (await world.services.attempts.begin(owner, "en", apart=apart, **more)).session


def first(session: Session) -> Action:
    action: Action = session.rules.legal_actions(session.state, Seat(0))[0]
    return action


def last(session: Session) -> Action:
    action: Action = session.rules.legal_actions(session.state, Seat(0))[-1]
    return action


async def press(
    world: World, session: Session, choose: Callable[[Session], Action] = first, owner: Actor = AKI
) -> Session:
    played = await world.presses(session, owner, session.rules.notation(choose(session)))
    return played.session


async def played_out(
    world: World, session: Session, choose: Callable[[Session], Action] = first, owner: Actor = AKI
) -> Session:
    while session.phase is Phase.PLAYING:
        session = await press(world, session, choose, owner)
    return session


async def tries(world: World) -> list[AttemptRow]:
    return await world.store.read(lambda db: daily_attempts.ATTEMPTS.select(db, "ORDER BY date, user_id"))


async def boards(world: World) -> list[str]:
    return [row.id for row in await world.store.read(stored.all_of)]


async def faults(world: World) -> list[str]:
    found = [fault async for fault in board_faults(world.store, GAMES_HERE)]
    return [*found, *[fault async for fault in day_faults(world.store, GAMES_HERE)]]


async def close_day(world: World, date: str = TODAY) -> None:
    await world.store.write(partial(daily_days.close, date=date, now=world.clock.now))


# --- one try -----------------------------------------------------------------------------------------------------


async def test_try_goes_on_wherever_it_is_opened_again(today: World, twin: World) -> None:
    """After leaving, on a second device, delivered again, in another process, after a restart."""
    session = await begun(today, interaction_id=1)
    session = await press(today, session)
    for world, interaction in ((today, 1), (today, 2), (twin, 1), (twin, 3)):
        assert await begun(world, interaction_id=interaction) == session
    restarted = await today.restarted()
    assert await begun(restarted, interaction_id=4) == session
    (mine,) = await tries(restarted)
    assert (mine.date, mine.user_id, mine.board_id, mine.begun_at) == (TODAY, AKI.user_id, session.id, NOON)
    assert await boards(restarted) == [session.id]


@pytest.mark.parametrize("is_same", [True, False], ids=["delivered-twice", "two-devices"])
@pytest.mark.parametrize("processes", [1, 2])
async def test_try_that_is_begun_twice_at_once_is_one(
    today: World, twin: World, processes: int, *, is_same: bool
) -> None:
    worlds = (today, twin if processes == 2 else today)
    both = await asyncio.gather(
        *(begun(one, interaction_id=1 if is_same else number) for number, one in enumerate(worlds))
    )
    assert both[0] == both[1]
    assert [one.board_id for one in await tries(today)] == await boards(today) == [both[0].id]


async def test_finished_try_is_the_only_one(today: World, twin: World) -> None:
    session = await played_out(today, await begun(today))
    before = await tries(today)
    for world in (today, twin):
        assert await begun(world) == session
        with pytest.raises(Refused, match="nothing-to-undo"):
            await world.takes_back(session, AKI)
    assert await tries(today) == before


async def test_result_is_written_with_the_last_press(today: World) -> None:
    session = await begun(today)
    while session.phase is Phase.PLAYING:
        (mine,) = await tries(today)
        assert (mine.finished_at, mine.score, mine.points) == (None, None, None)
        today.clock.now += 1
        before, notation = session, session.rules.notation(first(session))
        session = await press(today, session)
    (mine,) = await tries(today)
    standing = session.rules.standings(session.state)[0]
    assert (mine.finished_at, mine.score) == (today.clock.now, standing.score)
    attempt = await today.services.attempts.attempt(AKI.user_id, TODAY)
    assert attempt is not None
    assert attempt.points == standing.parts
    assert sum(points for _, points in attempt.points) == standing.score
    with pytest.raises(Refused, match="game-over"):
        await today.presses(before, AKI, notation)
    assert await tries(today) == [mine]
    assert await faults(today) == []


async def test_last_press_of_two_processes_at_once_counts_once(today: World, twin: World) -> None:
    session = await before_the_end(today)
    both = await asyncio.gather(
        *(one.presses(session, AKI, session.rules.notation(first(session))) for one in (today, twin)),
        return_exceptions=True,
    )
    assert sorted(isinstance(one, Refused) for one in both) == [False, True]
    (mine,) = await tries(today)
    assert mine.finished_at == NOON


def ends(session: Session) -> bool:
    """Whether the first legal action is the last one of the game."""
    origin = Origin(Seat(0), AKI.user_id, None, 0.0)
    return act(session, bytes(32), origin, first(session)).session.phase is Phase.OVER


async def before_the_end(world: World) -> Session:
    session = await begun(world)
    while not ends(session):
        session = await press(world, session)
    return session


# --- a process dies ----------------------------------------------------------------------------------------------


async def accident(path: Path, number: int, *, is_written: bool, is_over: bool) -> tuple[bool, Any]:
    """Play a whole try, with an accident at one write, and return what is stored in the end."""
    world = await World.open(path)
    world.clock.now = NOON
    await write_days(world.store, day_of(TODAY))
    try:
        happening = Accident(world, number, is_written=is_written, is_over=is_over)
        world.store.write = happening.write  # type: ignore[method-assign,assignment]
        session: Session | None = None
        while session is None or session.phase is Phase.PLAYING:
            try:
                session = await begun(world) if session is None else await press(world, session)
            except StoreUnavailable:
                assert happening.happened
                if is_over:
                    world = await world.restarted()
                session = await begun(world)  # as somebody does who opens it again
        ((mine), *others), (board,) = await tries(world), await world.store.read(stored.all_of)
        assert not others
        lines = [notation for _, notation, _, _ in json.loads(board.lines)]
        return happening.happened, (mine.score, mine.points, mine.finished_at, lines, await faults(world))
    finally:
        await world.close()


@pytest.mark.parametrize("is_written", [False, True])
@pytest.mark.parametrize("is_over", [False, True], ids=["away", "killed"])
async def test_accident_around_any_write_gives_the_same_one_try(
    tmp_path: Path, is_written: bool, is_over: bool
) -> None:
    """At the beginning, at presses, and at the last one; the process dies or its database goes away."""
    how = {"is_written": is_written, "is_over": is_over}
    _, whole = await accident(tmp_path / "whole.db", -1, **how)
    presses = len(whole[3])
    for number in (0, 1, 2, presses - 1, presses):
        happened, held = await accident(tmp_path / f"{number}.db", number, **how)
        assert happened
        assert held == whole


# --- the same dice, and no help ----------------------------------------------------------------------------------


async def test_everybody_gets_the_same_dice(today: World, twin: World) -> None:
    """Whatever they choose, wherever they play; another day has others."""
    mine = await played_out(today, await begun(today), first)
    theirs = await played_out(twin, await begun(twin, BEN), last, BEN)
    assert mine.state.sheets != theirs.state.sheets
    assert (mine.state.rolls, mine.state.layout) == (theirs.state.rolls, theirs.state.layout)
    assert len(mine.state.rolls) == 10
    again = (await today.services.attempts.play_again(CHIO, YESTERDAY, "ja")).session
    assert again.state.rolls[0] != mine.state.rolls[0] or again.state.layout != mine.state.layout


async def test_only_the_first_die_of_a_turn_can_be_undone(today: World) -> None:
    session = await begun(today)
    with pytest.raises(Refused, match="nothing-to-undo"):
        await today.takes_back(session, AKI)
    one = await press(today, session)
    assert one.takebacks == (1,)
    back = (await today.takes_back(one, AKI)).session
    assert (back.state, back.takebacks, back.draws) == (session.state, (None,), session.draws)
    two = await press(today, await press(today, back))
    assert (two.state.turn, two.takebacks) == (2, (None,))
    with pytest.raises(Refused, match="nothing-to-undo"):
        await today.takes_back(two, AKI)
    assert (await today.services.tables.load(session.id)).state == two.state


async def test_line_across_a_roll_is_undone_after_it_only(today: World) -> None:
    session = await press(today, await begun(today))
    two = await today.services.moves.act_line(
        session.id, AKI, ("second die", "first die of the next turn"), decision=session.decisions[0],
        interaction_id=today.clock.interactions(), resolve=lambda now, part: (now.rules.notation(first(now)),),
    )  # fmt: skip
    assert (two.done, two.session.state.turn) == (2, 2)
    back = (await today.takes_back(two.session, AKI)).session
    assert (back.state.turn, back.takebacks, back.draws) == (2, (None,), two.session.draws)
    with pytest.raises(Refused, match="nothing-to-undo"):
        await today.takes_back(back, AKI)
    assert await faults(today) == []


async def refused_help(world: World, session: Session) -> list[str]:
    """Return the codes with which everything is refused that helps, or puts the try away."""
    services, user, decision = world.services, AKI.user_id, session.decisions[0]

    async def make() -> None:
        services.reviews.make(session, AKI.user_id)

    attempts: list[Awaitable[object]] = [
        services.hints.is_first(session.id, user, decision),
        services.hints.take(session.id, user, decision),
        services.hints.of_decision(session, user, decision),
        services.reviews.of(session),
        services.reviews.of_earlier_rules(session),
        make(),
        services.end_reports.story(session),
        services.tables.boards.end(session.id, AKI),
    ]
    codes = []
    for attempt in attempts:
        with pytest.raises(Refused) as refused:
            await attempt
        codes.append(refused.value.code)
    return codes


async def test_nothing_helps_while_the_day_is_open(today: World) -> None:
    session = await begun(today)
    for _ in range(2):
        assert set(await refused_help(today, session)) == {"daily-open"}
        assert not session.gives_hints
        assert await today.services.suggestions.of(session, Seat(0)) == ()
        assert today.services.suggestions._thoughts == {}
        assert session.seed is None
        record = await today.services.history.record(session.id, public=False)
        assert record.header.seed is None
        held = json.dumps(await today.services.privacy.about(AKI.user_id))
        assert seed_of(TODAY, SECRET, None).hex() not in held
        session = await played_out(today, session)
    assert session.phase is Phase.OVER


async def test_everything_is_there_once_the_day_is_closed(today: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.history.reviews.plan_review", partial(plan_review, budget=2000))
    open_ = await press(today, await begun(today))
    over = await played_out(today, await begun(today, BEN), owner=BEN)
    await close_day(today)
    before = await tries(today)
    with pytest.raises(Stale) as stale:
        await press(today, open_)
    now = stale.value.session
    assert (now.kind, now.date, now.kind.competes) == (kinds.ARCHIVE, TODAY, False)
    assert now.state == open_.state
    _, _, hint = await today.services.hints.take(now.id, AKI.user_id, now.decisions[0])
    assert hint.plans
    now = await press(today, await press(today, now))
    while now.takebacks[0] is not None:
        now = (await today.takes_back(now, AKI)).session
    assert now.state.turn == 1
    await played_out(today, now)
    assert await tries(today) == before, "that counts no more"
    theirs = await today.services.tables.load(over.id)
    assert theirs.seed == seed_of(TODAY, SECRET, None)
    _, task = today.services.reviews.make(theirs, AKI.user_id)
    assert await task is not None
    assert await today.services.end_reports.story(theirs) is not None
    record = await today.services.history.record(over.id, public=True)
    assert (record.header.session, record.header.is_private) == (TODAY, True)
    assert verify(record).honest
    await today.services.tables.boards.end(over.id, BEN)
    assert await faults(today) == []


async def test_corrected_rules_take_an_open_try_along(today: World, monkeypatch: pytest.MonkeyPatch) -> None:
    class Corrected(type(RULES)):  # type: ignore[misc]
        rules_version = RULES.rules_version + 1

        def upgrade(self, state: dict[str, Any], options: dict[str, Any], version: int) -> dict[str, Any]:
            return state

    plain = await press(today, await begun(today, BEN), owner=BEN)
    session = await press(today, await begun(today))
    monkeypatch.setitem(GAMES_HERE, OF_THE_DAY, replace(GAMES_HERE[OF_THE_DAY], rules=Corrected()))
    world = await today.restarted()
    now = await begun(world)
    assert (now.kind.competes, now.state, now.takebacks) == (True, session.state, (None,))
    over = await played_out(world, now)
    assert over.seed is None
    theirs = await played_out(world, await begun(world, BEN), last, BEN)
    assert over.state.rolls == theirs.state.rolls
    assert plain.id == theirs.id
    assert [mine.finished_at for mine in await tries(world)] == [NOON, NOON]
    assert await faults(world) == []


async def test_try_that_cannot_go_on_stays_until_its_day_is_over(
    today: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Corrected(type(RULES)):  # type: ignore[misc]
        rules_version = RULES.rules_version + 1

        def upgrade(self, state: dict[str, Any], options: dict[str, Any], version: int) -> dict[str, Any]:
            raise NotUpgradable("not at all")

    session = await press(today, await begun(today))
    monkeypatch.setitem(GAMES_HERE, OF_THE_DAY, replace(GAMES_HERE[OF_THE_DAY], rules=Corrected()))
    world = await today.restarted()
    for _ in range(2):
        with pytest.raises(Refused, match="old-rules-board"):
            await begun(world)
    assert await boards(world) == [session.id]
    assert not any("lost its board" in fault for fault in await faults(world))
    await close_day(world)
    with pytest.raises(Refused, match="old-rules-board"):
        await world.services.tables.boards.opened(session.id, AKI.user_id)
    assert (await boards(world), await faults(world)) == ([], [])


# --- days that are over ------------------------------------------------------------------------------------------


async def test_closed_day_is_opened_again_on_ones_own_board(today: World, twin: World) -> None:
    mine = await begun(today)
    await close_day(today)
    for world in (today, twin):
        archive = await world.services.attempts.play_again(AKI, TODAY, "en")
        assert archive.row.id == mine.id
    assert await boards(today) == [mine.id]


async def test_closed_day_is_begun_once_by_whom_did_not_play_it(today: World, twin: World) -> None:
    both = await asyncio.gather(
        *(one.services.attempts.play_again(BEN, YESTERDAY, "en", interaction_id=number)
          for number, one in enumerate((today, twin)))
    )  # fmt: skip
    assert both[0].row.id == both[1].row.id
    assert (both[0].session.kind, both[0].session.date) == (kinds.ARCHIVE, YESTERDAY)
    await played_out(today, both[0].session, owner=BEN)
    assert await tries(today) == []
    assert await faults(today) == []


@pytest.mark.parametrize("date", [TODAY, "2026-11-28", "2026-01-01", "nonsense", ""])
async def test_day_that_is_not_closed_is_not_opened_again(today: World, date: str) -> None:
    with pytest.raises(Refused, match="no-day"):
        await today.services.attempts.play_again(AKI, date, "en")
    assert await boards(today) == []


async def test_closed_days_in_a_row_are_limited_and_the_try_is_not(today: World) -> None:
    today.services.quotas.limits = Limits(burst_private=1)
    await write_days(today.store, day_of("2026-11-25", is_closed=True))
    await today.services.attempts.play_again(AKI, YESTERDAY, "en")
    with pytest.raises(Refused, match="too-many-private"):
        await today.services.attempts.play_again(AKI, "2026-11-25", "en")
    await today.services.attempts.play_again(AKI, YESTERDAY, "en")
    await begun(today)


async def begin_play(world: World, number: int) -> Board:
    world.clock.now += 1
    made, _ = await world.services.tables.boards.begin(AKI, "pig", "en", ("random",), interaction_id=number)
    await world.settle()
    return made


async def test_open_try_neither_takes_nor_makes_room(today: World) -> None:
    mine = await begun(today)
    ordinary = [(await begin_play(today, number)).row.id for number in range(tables_boards.MOST)]
    assert set(await boards(today)) == {mine.id, *ordinary}
    newest = (await begin_play(today, 100)).row.id
    left = set(await boards(today))
    assert left == {mine.id, newest, *ordinary[1:]}
    await begun(today, BEN)
    assert left < set(await boards(today))
    with pytest.raises(Stale):
        await today.services.tables.boards.begin(AKI, "pig", "en", ("random",), replaces=mine.id, untouched=True)
    await today.services.tables.boards.begin(AKI, OF_THE_DAY, "en", (), untouched=True)
    assert mine.id in await boards(today)


async def test_closed_try_makes_room_as_any_other_board(today: World) -> None:
    mine = await played_out(today, await begun(today))
    await close_day(today)
    for number in range(tables_boards.MOST):
        await begin_play(today, number)
    assert mine.id not in await boards(today)
    (kept,) = await tries(today)
    assert kept.score is not None
    again = await today.services.attempts.play_again(AKI, TODAY, "en")
    assert again.row.id != mine.id


async def test_look_at_past_days_costs_no_game_that_goes_on(today: World) -> None:
    dates = [next_day(YESTERDAY, -ago) for ago in range(1, 5)]
    await write_days(today.store, *(day_of(date, is_closed=True) for date in dates))
    games = [
        (await press(today, (await begin_play(today, number)).session)).id
        for number in range(tables_boards.MOST - 2)
    ]
    for date in dates:
        today.clock.now += 1
        await today.services.attempts.play_again(AKI, date, "en")
    assert set(games) <= set(await boards(today))
    assert len(await boards(today)) == tables_boards.MOST


# --- a moved clock -----------------------------------------------------------------------------------------------


async def test_moved_clock_gives_nobody_another_try(today: World) -> None:
    session = await press(today, await begun(today))
    tomorrow = next_day(TODAY)
    today.clock.now = end_of(TODAY) + 10
    await write_days(today.store, day_of(tomorrow))
    other = await begun(today)
    assert other.id != session.id
    today.clock.now = NOON
    assert (await begun(today)).id == session.id, "back while the day is open"
    await close_day(today)
    with pytest.raises(Refused, match="daily-closed"):
        await begun(today)
    with pytest.raises(Refused, match="daily-closed"):
        await today.services.attempts.mine(AKI.user_id)
    today.clock.now = end_of(TODAY) + 20
    assert (await begun(today)).id == other.id
    assert [(one.date, one.board_id) for one in await tries(today)] == [
        (TODAY, session.id),
        (tomorrow, other.id),
    ]


async def test_try_can_be_finished_after_midnight_until_the_day_is_closed(today: World) -> None:
    session = await press(today, await begun(today))
    today.clock.now = end_of(TODAY) + GRACE / 2
    await played_out(today, session)
    (mine,) = await tries(today)
    assert mine.finished_at == today.clock.now


async def test_try_that_is_finished_while_its_day_is_being_closed_is_in_time(today: World) -> None:
    session = await before_the_end(today)
    today.clock.now = end_of(TODAY) + GRACE + 1
    await press(today, session)
    late, today.clock.now = today.clock.now, end_of(TODAY) + GRACE
    await close_day(today)
    day = await today.services.daily.get(TODAY)
    assert day is not None
    assert day.closed_at == late
    assert await faults(today) == []


async def test_day_that_closes_between_reading_and_writing_has_no_new_try(
    today: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    day = await today.services.attempts._days.current()

    async def current() -> DayRow:
        return day

    await close_day(today)
    monkeypatch.setattr(today.services.attempts._days, "current", current)
    with pytest.raises(Refused, match="daily-closed"):
        await begun(today)
    assert (await tries(today), await boards(today)) == ([], [])


# --- export and erasure ------------------------------------------------------------------------------------------


async def test_erased_person_has_no_second_try_on_the_open_day(today: World, twin: World) -> None:
    session = await press(today, await begun(today))
    await today.services.attempts.count_here(AKI.user_id, GUILD, on=True)
    assert await today.services.privacy.erase(AKI)
    assert (await tries(today), await boards(today)) == ([], [])
    for value in (session.id, AKI.name):
        assert await today.store.read(partial(places_of, value=value)) == []
    for world in (today, twin, today):
        with pytest.raises(Refused, match="daily-erased"):
            await begun(world)
    assert not await today.services.privacy.erase(AKI), "the hash is nothing that is known of them"
    await begun(today, BEN)
    await close_day(today)
    assert await today.sql("SELECT * FROM daily_erased") == []
    today.clock.now = end_of(TODAY) + GRACE + 1
    await write_days(today.store, day_of(next_day(TODAY)))
    await begun(today)


async def test_person_who_was_erased_before_their_try_has_one(today: World) -> None:
    await today.services.attempts.count_here(AKI.user_id, GUILD, on=True)
    await today.services.attempts.play_again(AKI, YESTERDAY, "en")
    assert await today.services.privacy.erase(AKI)
    await begun(today)


async def test_result_of_an_erased_person_stays_without_a_name(today: World) -> None:
    over = await played_out(today, await begun(today))
    await today.services.attempts.show(AKI.user_id, TODAY, on=True)
    await played_out(today, await begun(today, BEN, apart=True), owner=BEN)
    await begun(today, CHIO)
    (mine, *_) = await tries(today)
    for one in (AKI, BEN, CHIO):
        assert await today.services.privacy.erase(one)
    (kept,) = await tries(today)
    assert kept.user_id < 0
    assert kept == replace(mine, user_id=kept.user_id, board_id=None, shown=False)
    assert await today.store.read(partial(places_of, value=over.id)) == []
    with pytest.raises(Refused, match="daily-erased"):
        await begun(today)
    assert len(await today.sql("SELECT 1 FROM daily_erased")) == 3
    assert await faults(today) == []


async def test_erasure_during_a_press_leaves_nothing(today: World, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await before_the_end(today)
    write = today.store.write

    async def erased_before(work: Callable[[Connection], Any]) -> Any:
        monkeypatch.setattr(today.store, "write", write)
        assert await today.services.privacy.erase(AKI)
        return await write(work)

    monkeypatch.setattr(today.store, "write", erased_before)
    with pytest.raises(Refused, match="no-board"):
        await press(today, session)
    assert (await tries(today), await boards(today)) == ([], [])


async def test_export_has_tries_and_where_they_are_counted(today: World) -> None:
    over = await played_out(today, await begun(today))
    await today.services.attempts.count_here(AKI.user_id, GUILD, on=True)
    await today.services.attempts.shared(AKI.user_id, TODAY)
    await today.sql(
        "INSERT INTO daily_servers (guild_id, channel_id, lang, hour, by_id, told) "
        "VALUES (7, 70, 'en', 9, 11, '2026-11-26') RETURNING 1"
    )
    held = await today.services.privacy.about(AKI.user_id)
    (mine,) = held["daily_tries"]
    assert (mine["date"], mine["score"], mine["shared_at"]) == (
        TODAY,
        over.rules.standings(over.state)[0].score,
        NOON,
    )
    assert held["daily_counted"] == [{"server": GUILD, "since": NOON}]
    assert held["daily_messages"] == [{"server": 7, "channel": 70, "hour": 9}]
    (board,) = held["private_boards"]
    assert (board["kind"], board["review"], board["hint"]) == ("daily", None, None)
    assert await today.services.privacy.erase(AKI)
    assert not any((await today.services.privacy.about(AKI.user_id)).values())


# --- what /daily tells, and what is chosen there -----------------------------------------------------------------


async def test_mine_has_the_day_the_try_and_where_it_counts(today: World) -> None:
    service = today.services.attempts
    mine = await service.mine(AKI.user_id)
    assert (mine.day.date, mine.attempt, mine.is_first, mine.counted_on) == (TODAY, None, True, frozenset())
    await begun(today, apart=True)
    for guild in (7, 8, 8):
        await service.count_here(AKI.user_id, guild, on=True)
    await service.count_here(AKI.user_id, 7, on=False)
    mine = await service.mine(AKI.user_id)
    assert mine.attempt is not None
    assert (mine.attempt.row.apart, mine.attempt.is_finished) == (True, False)
    assert (mine.is_first, mine.counted_on) == (False, frozenset({8}))


async def test_sheet_is_shown_and_shared_by_its_owner_alone(today: World) -> None:
    service = today.services.attempts
    session = await begun(today)
    await service.shared(AKI.user_id, TODAY)
    assert [one.shared_at for one in await tries(today)] == [None], "it is not over"
    await played_out(today, session)
    for on in (True, False, True):
        await service.show(AKI.user_id, TODAY, on=on)
        await service.show(BEN.user_id, TODAY, on=not on)
        assert [one.shown for one in await tries(today)] == [on]
    for _ in range(2):
        await service.shared(AKI.user_id, TODAY)
        today.clock.now += 60
    assert [one.shared_at for one in await tries(today)] == [NOON]


def try_of(user_id: int, date: str, *, score: int | None = 20, apart: bool = False, **more: Any) -> AttemptRow:
    at = start_of(date) + 3600
    return AttemptRow(
        date, user_id, None, at, None if score is None else at, score, None, apart, False, more.get("shared")
    )


async def write_tries(world: World, *rows: AttemptRow) -> None:
    await world.store.write(lambda db: daily_attempts.ATTEMPTS.insert_all(db, rows))


async def test_days_without_the_bot_end_no_streak(today: World) -> None:
    """The 25th has no row, the bot was down on the 24th, and on the 23rd they have played."""
    await write_days(today.store, day_of("2026-11-23", is_closed=True), day_of("2026-11-24", is_down=True))
    await write_tries(today, try_of(11, "2026-11-23"), try_of(11, YESTERDAY), try_of(12, TODAY, score=None))
    streak = await today.services.attempts.streak(11)
    assert (streak.days, streak.forgiven, streak.is_today_open) == (4, 0, True)
    assert (await today.services.attempts.mine(11)).streak == streak
    assert (await today.services.attempts.streak(12)).days == 0


async def test_figures_count_people_without_names(today: World) -> None:
    def ago(days: int) -> str:
        return next_day(TODAY, -days)

    shared = start_of(YESTERDAY) + 100
    await write_tries(
        today,
        try_of(1, ago(10)), try_of(1, ago(9)), try_of(1, ago(3)),  # returned after 1 and 7 days
        try_of(2, ago(8)), try_of(2, ago(1), shared=shared),  # after 7
        try_of(3, ago(31)), try_of(3, ago(30)), try_of(3, ago(29)),  # began earlier
        try_of(4, ago(5)),  # too new to say
        try_of(5, ago(20)), try_of(5, ago(19), score=None),
        try_of(6, ago(10), apart=True), try_of(6, ago(1), apart=True, shared=shared),
        try_of(AKI.user_id, ago(1)), try_of(BEN.user_id, ago(2), score=None),
        try_of(7, TODAY),
    )  # fmt: skip
    await today.table("pips", AKI, BEN)
    figures = await today.services.attempts.figures()
    assert (figures.finishers, figures.shares) == (2, 1)
    assert (figures.first, figures.returned, figures.returned_7) == (3, 1, 2)
    assert (figures.players, figures.at_tables) == (7, 1)
    today.clock.now += 30 * 86_400
    await today.table("pips", Actor(7, "Gen"), BEN, channel=71)
    assert (await today.services.attempts.figures()).at_tables == 0, "too late"


async def test_mark_tells_no_person(today: World) -> None:
    assert len({mark_of(user, date, SECRET) for user in (11, 12) for date in (TODAY, YESTERDAY)}) == 4


# --- a database of 0.9.0 -----------------------------------------------------------------------------------------


@pytest.mark.sqlite
async def test_private_board_of_the_last_release_plays_on(tmp_path: Path) -> None:
    """Whose row says nothing of a day."""
    made = await World.open(tmp_path / "new.db")
    session = (await made.services.tables.boards.begin(AKI, OF_THE_DAY, "en", ()))[0].session
    session = await press(made, session)
    (row,) = await made.store.read(stored.all_of)
    await made.close()
    start = json.loads(row.start)
    assert start.pop("date") == ""
    old = await Store.open(tmp_path / "old.db", steps=migrations()[:1])
    held = {**asdict(row), "start": json.dumps(start)}
    marks = ", ".join("?" * len(held))
    added = f"INSERT INTO private_boards ({', '.join(held)}) VALUES ({marks})"
    await old.write(lambda db: db.execute(added, tuple(held.values())))
    await old.close()
    world = await World.open(tmp_path / "old.db", made.clock)
    try:
        now = await world.services.tables.load(session.id)
        assert now == session
        assert await faults(world) == []
        now = await press(world, await press(world, now))
        assert (await world.takes_back(now, AKI)).session.state.turn == 2
        assert (await world.services.tables.load(session.id)).gives_hints
    finally:
        await world.close()
