"""Tries of the dice of the day: one a person and day, the same dice for all, no help while the day is open."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.config import Limits
from bot.rows.daily import AttemptRow, DayRow, MonthRow
from bot.rows.errors import StoreUnavailable
from bot.session import kinds
from bot.session.daily import GRACE, end_of, next_day, opening, seed_of, start_of
from bot.session.model import Actor, Phase, Session, Stale
from bot.session.play import Origin, act
from bot.session.rules import DAY, HOUR
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

from .accidents import Accident, before_its_write
from .world import AKI, BEN, CHIO, GAMES_HERE, GUILD, World, refused

RULES = GAMES_HERE[OF_THE_DAY].rules
SECRET = "5a" * 32
NOON = start_of("2026-11-27") + 43_200
TODAY, YESTERDAY, TOMORROW = "2026-11-27", "2026-11-26", "2026-11-28"


def day_of(date: str, *, is_closed: bool = False, is_down: bool = False) -> DayRow:
    at, options = start_of(date), RULES.Options().model_dump_json()
    closed = end_of(date) + GRACE if is_closed else None
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


async def begun(world: World, owner: Actor = AKI, *, apart: bool = False, **more: Any) -> Session:
    return (await world.services.attempts.begin(owner, "en", apart=apart, **more)).session


async def again(world: World, date: str, who: Actor = AKI, number: int | None = None) -> Session:
    return (await world.services.attempts.play_again(who, date, "en", interaction_id=number)).session


async def begins_play(world: World, number: int) -> Session:
    world.clock.now += 1
    made, _ = await world.services.tables.boards.begin(AKI, "pig", "en", ("random",), interaction_id=number)
    await world.settle()
    return made.session


def first(session: Session) -> Action:
    action: Action = session.rules.legal_actions(session.state, Seat(0))[0]
    return action


def last(session: Session) -> Action:
    action: Action = session.rules.legal_actions(session.state, Seat(0))[-1]
    return action


async def press(
    world: World, session: Session, choose: Callable[[Session], Action] = first, owner: Actor = AKI
) -> Session:
    return (await world.presses(session, owner, session.rules.notation(choose(session)))).session


async def played_out(
    world: World, session: Session, choose: Callable[[Session], Action] = first, owner: Actor = AKI
) -> Session:
    while session.phase is Phase.PLAYING:
        session = await press(world, session, choose, owner)
    return session


async def before_the_end(world: World) -> Session:
    """Play until the first legal action is the last one of the game."""
    session, origin = await begun(world), Origin(Seat(0), AKI.user_id, None, 0.0)
    while act(session, bytes(32), origin, first(session)).session.phase is not Phase.OVER:
        session = await press(world, session)
    return session


async def tries(world: World) -> list[AttemptRow]:
    return await world.store.read(lambda db: daily_attempts.ATTEMPTS.select(db, "ORDER BY date, user_id"))


async def boards(world: World) -> list[str]:
    return [row.id for row in await world.store.read(stored.all_of)]


async def close_day(world: World, date: str = TODAY) -> None:
    await world.store.write(partial(daily_days.close, date=date, now=world.clock.now))


# --- one try -----------------------------------------------------------------------------------------------------


async def test_try_goes_on_wherever_it_is_opened_again_until_it_is_over(today: World, twin: World) -> None:
    """After leaving, on a second device, delivered again, in another process, after a restart."""
    session = await press(today, await begun(today, interaction_id=1))
    for world, interaction in ((today, 1), (today, 2), (twin, 1), (twin, 3)):
        assert await begun(world, interaction_id=interaction) == session
    world = await today.restarted()
    assert await begun(world, interaction_id=4) == session
    (mine,) = await tries(world)
    assert (mine.date, mine.user_id, mine.board_id, mine.begun_at) == (TODAY, AKI.user_id, session.id, NOON)
    while session.phase is Phase.PLAYING:
        (mine,) = await tries(world)
        assert (mine.finished_at, mine.score, mine.points) == (None, None, None)
        world.clock.now += 1
        before, session = session, await press(world, session)
    standing, (mine,) = session.rules.standings(session.state)[0], await tries(world)
    assert (mine.finished_at, mine.score) == (world.clock.now, standing.score), "written with the last press"
    attempt = await world.services.attempts.attempt(AKI.user_id, TODAY)
    assert attempt is not None
    assert attempt.points == standing.parts
    assert sum(points for _, points in attempt.points) == standing.score
    for one in (world, twin):
        assert await begun(one) == session
        assert await refused(press(one, before)) == "game-over"
        assert await refused(one.takes_back(session, AKI)) == "nothing-to-undo"
    assert (await tries(world), await boards(world), await world.faults()) == ([mine], [session.id], [])


@pytest.mark.parametrize(("processes", "is_same"), [(1, True), (2, False)], ids=["delivered-twice", "two-devices"])
async def test_try_begun_or_ended_twice_at_once_is_one(
    today: World, twin: World, processes: int, *, is_same: bool
) -> None:
    worlds = (today, twin if processes == 2 else today)
    one, other = await asyncio.gather(
        *(begun(world, interaction_id=1 if is_same else number) for number, world in enumerate(worlds))
    )
    assert one == other
    assert [row.board_id for row in await tries(today)] == await boards(today) == [one.id]
    session = await before_the_end(today)
    ends = await asyncio.gather(*(press(world, session) for world in worlds), return_exceptions=True)
    assert sorted(isinstance(end, Session) for end in ends) == [False, True]
    assert [row.finished_at for row in await tries(today)] == [NOON]


@pytest.mark.parametrize("is_written", [False, True])
@pytest.mark.parametrize("is_over", [False, True], ids=["away", "killed"])
async def test_accident_around_a_write_gives_the_same_one_try(
    today: World, is_written: bool, is_over: bool
) -> None:
    """At the beginning, at the last press and before it; the process dies or its database goes away."""
    world, whole = today, await played_out(today, await begun(today, BEN), owner=BEN)
    session: Session | None = None
    while session is None or session.phase is Phase.PLAYING:
        is_near = session is None or session.state.turn in (1, 10)
        how = {"is_written": is_written, "is_over": is_over}
        with Accident(world, 0 if is_near else -1, **how) as accident, suppress(StoreUnavailable):
            session = await begun(world) if session is None else await press(world, session)
        if accident.happened:
            world = await world.restarted() if is_over else world
            session = await begun(world)  # as somebody does who opens it again
            session = session if is_written or session.phase is Phase.OVER else await press(world, session)
    mine, theirs = await tries(world)
    assert (mine.score, mine.points, mine.finished_at) == (theirs.score, theirs.points, theirs.finished_at)
    lines = [[one for _, one, _, _ in json.loads(row.lines)] for row in await world.store.read(stored.all_of)]
    assert (session.state, lines[0]) == (whole.state, lines[1])
    assert await world.faults() == []


# --- the same dice, and no help ----------------------------------------------------------------------------------


async def test_only_the_first_die_of_a_turn_can_be_undone(today: World) -> None:
    session = await begun(today)
    assert await refused(today.takes_back(session, AKI)) == "nothing-to-undo"
    one = await press(today, session)
    assert one.takebacks == (1,)
    back = (await today.takes_back(one, AKI)).session
    assert (back.state, back.takebacks, back.draws) == (session.state, (None,), session.draws)
    one = await press(today, back)
    line = await today.services.moves.act_line(
        session.id, AKI, ("second die", "first die of the next turn"), decision=one.decisions[0],
        interaction_id=today.clock.interactions(), resolve=lambda now, part: (now.rules.notation(first(now)),),
    )  # fmt: skip
    assert (line.done, line.session.state.turn) == (2, 2)
    back = (await today.takes_back(line.session, AKI)).session
    assert (back.state.turn, back.takebacks, back.draws) == (2, (None,), line.session.draws), "after the roll only"
    assert await refused(today.takes_back(back, AKI)) == "nothing-to-undo"
    assert (await today.now(session)).state == back.state
    assert await today.faults() == []


async def test_nothing_helps_while_the_day_is_open(today: World) -> None:
    session, services, user = await begun(today), today.services, AKI.user_id

    async def make() -> None:
        services.reviews.make(session, user)

    for _ in range(2):
        decision = session.decisions[0]
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
        assert {await refused(attempt) for attempt in attempts} == {"daily-open"}
        assert (session.gives_hints, session.seed) == (False, None)
        assert (await services.suggestions.of(session, Seat(0)), services.suggestions._thoughts) == ((), {})
        assert (await services.history.record(session.id, public=False)).header.seed is None
        assert seed_of(TODAY, SECRET, None).hex() not in json.dumps(await services.privacy.about(user))
        session = await played_out(today, session)


async def test_everything_is_there_once_the_day_is_closed(today: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.history.reviews.plan_review", partial(plan_review, budget=2000))
    open_ = await press(today, await begun(today))
    over = await played_out(today, await begun(today, BEN), owner=BEN)
    await close_day(today)
    before, services = await tries(today), today.services
    with pytest.raises(Stale) as stale:
        await press(today, open_)
    now = stale.value.session
    assert (now.kind, now.date, now.kind.competes, now.state) == (kinds.ARCHIVE, TODAY, False, open_.state)
    assert (await services.hints.take(now.id, AKI.user_id, now.decisions[0]))[2].plans
    now = await press(today, await press(today, now))
    while now.takebacks[0] is not None:
        now = (await today.takes_back(now, AKI)).session
    assert now.state.turn == 1
    await played_out(today, now)
    assert await tries(today) == before, "that counts no more"
    theirs = await today.now(over)
    assert theirs.seed == seed_of(TODAY, SECRET, None)
    _, task = services.reviews.make(theirs, AKI.user_id)
    assert await task is not None
    assert await services.end_reports.story(theirs) is not None
    record = await services.history.record(over.id, public=True)
    assert (record.header.session, record.header.is_private) == (TODAY, True)
    assert verify(record).honest
    await services.tables.boards.end(over.id, BEN)
    assert await today.faults() == []


class Corrected(type(RULES)):  # type: ignore[misc]
    """The next version of the rules, which takes everything along."""

    rules_version = RULES.rules_version + 1

    def upgrade(self, state: dict[str, Any], options: dict[str, Any], version: int) -> dict[str, Any]:
        return state


class Broken(Corrected):
    def upgrade(self, state: dict[str, Any], options: dict[str, Any], version: int) -> dict[str, Any]:
        raise NotUpgradable("not at all")


@pytest.mark.parametrize("rules", [Corrected(), Broken()])
async def test_corrected_rules_take_an_open_try_along_or_leave_it_until_its_day_is_over(
    today: World, monkeypatch: pytest.MonkeyPatch, rules: Corrected
) -> None:
    plain = await press(today, await begun(today, BEN), owner=BEN)
    session = await press(today, await begun(today))
    monkeypatch.setitem(GAMES_HERE, OF_THE_DAY, replace(GAMES_HERE[OF_THE_DAY], rules=rules))
    world = await today.restarted()
    if isinstance(rules, Broken):
        for _ in range(2):
            assert await refused(begun(world)) == "old-rules-board"
        assert set(await boards(world)) == {session.id, plain.id}
        assert not any("lost its board" in fault for fault in await world.faults())
        await close_day(world)
        for one, owner in ((session, AKI), (plain, BEN)):
            opened = world.services.tables.boards.opened(one.id, owner.user_id)
            assert await refused(opened) == "old-rules-board"
        assert (await boards(world), await world.faults()) == ([], [])
        return
    now = await begun(world)
    assert (now.kind.competes, now.state, now.takebacks) == (True, session.state, (None,))
    over = await played_out(world, now)
    theirs = await played_out(world, await begun(world, BEN), last, BEN)
    assert (over.seed, over.state.rolls, plain.id) == (None, theirs.state.rolls, theirs.id)
    assert [mine.finished_at for mine in await tries(world)] == [NOON, NOON]
    assert await world.faults() == []


# --- days that are over ------------------------------------------------------------------------------------------


async def test_closed_day_is_opened_again_on_one_board(today: World, twin: World) -> None:
    for date in (TODAY, TOMORROW, "2026-01-01", "nonsense", ""):
        assert await refused(again(today, date)) == "no-day"
    mine = await begun(today)
    await close_day(today)
    assert [(await again(world, TODAY)).id for world in (today, twin)] == [mine.id] * 2, "one's own"
    one, other = await asyncio.gather(again(today, YESTERDAY, BEN, 1), again(twin, YESTERDAY, BEN, 2))
    assert (one.id, one.kind, one.date) == (other.id, kinds.ARCHIVE, YESTERDAY), "begun by whom did not play it"
    await played_out(today, one, owner=BEN)
    assert len(await boards(today)) == 2
    assert [row.user_id for row in await tries(today)] == [AKI.user_id]
    assert await today.faults() == []
    today.services.quotas.limits = Limits(burst_private=1)
    await write_days(today.store, day_of("2026-11-25", is_closed=True))
    today.clock.now += DAY / 4
    await again(today, YESTERDAY, CHIO)
    assert await refused(again(today, "2026-11-25", CHIO)) == "too-many-private", "new ones in a row"
    await again(today, YESTERDAY, CHIO)


async def test_open_try_neither_takes_nor_makes_room(today: World) -> None:
    mine = await begun(today)
    ordinary = [(await begins_play(today, number)).id for number in range(tables_boards.MOST)]
    assert set(await boards(today)) == {mine.id, *ordinary}
    newest = (await begins_play(today, 100)).id
    left = set(await boards(today))
    assert left == {mine.id, newest, *ordinary[1:]}
    await begun(today, BEN)
    assert left < set(await boards(today))
    begin = today.services.tables.boards.begin
    assert await refused(begin(AKI, "pig", "en", ("random",), replaces=mine.id, untouched=True)) == "stale"
    await begin(AKI, OF_THE_DAY, "en", (), untouched=True)
    assert mine.id in await boards(today)
    await played_out(today, mine)
    await close_day(today)
    today.clock.now += HOUR
    for number in range(tables_boards.MOST):
        await begins_play(today, 200 + number)
    assert mine.id not in await boards(today), "a closed one makes room as any other board"
    assert [kept.score is None for kept in await tries(today)] == [False, True]
    assert (await again(today, TODAY)).id != mine.id


async def test_look_at_past_days_costs_no_game_that_goes_on(today: World) -> None:
    dates = [next_day(YESTERDAY, -ago) for ago in range(1, 5)]
    await write_days(today.store, *(day_of(date, is_closed=True) for date in dates))
    games = {(await press(today, await begins_play(today, at))).id for at in range(tables_boards.MOST - 2)}
    for date in dates:
        today.clock.now += 1
        await again(today, date)
    assert games <= set(await boards(today))
    assert len(await boards(today)) == tables_boards.MOST


# --- a moved clock -----------------------------------------------------------------------------------------------


async def test_moved_clock_gives_nobody_another_try(today: World) -> None:
    session = await press(today, await begun(today))
    today.clock.now = end_of(TODAY) + 10
    await write_days(today.store, day_of(TOMORROW))
    other = await begun(today)
    assert other.id != session.id
    today.clock.now = NOON
    assert (await begun(today)).id == session.id, "back while the day is open"
    await close_day(today)
    assert await refused(begun(today)) == await refused(today.services.attempts.mine(AKI.user_id)) == "daily-closed"
    today.clock.now = end_of(TODAY) + 20
    assert (await begun(today)).id == other.id
    assert [(one.date, one.board_id) for one in await tries(today)] == [(TODAY, session.id), (TOMORROW, other.id)]


async def test_try_that_is_finished_while_its_day_is_being_closed_is_in_time(today: World) -> None:
    """After midnight, and even after the day was due to be closed."""
    day, session = await today.services.attempts._days.current(), await before_the_end(today)
    today.clock.now = late = end_of(TODAY) + GRACE + 1
    await press(today, session)
    today.clock.now = NOON
    with before_its_write(today, lambda: close_day(today), of_table=False):
        assert await refused(begun(today, BEN)) == "daily-closed", "it closes between reading and writing"
    assert [(row.user_id, row.finished_at) for row in await tries(today)] == [(AKI.user_id, late)]
    assert await boards(today) == [session.id]
    closed = await today.services.daily.get(day.date)
    assert closed is not None
    assert (closed.closed_at, await today.faults()) == (late, [])


# --- export and erasure ------------------------------------------------------------------------------------------


async def test_erased_person_has_no_second_try_on_the_open_day(today: World, twin: World) -> None:
    await today.services.attempts.count_here(AKI.user_id, GUILD, on=True)
    await again(today, YESTERDAY)
    assert await today.services.privacy.erase(AKI)
    session = await press(today, await begun(today))  # who was erased before has one
    assert await today.services.privacy.erase(AKI)
    assert (await tries(today), await boards(today)) == ([], [])
    for value in (session.id, AKI.name):
        assert await today.store.read(partial(places_of, value=value)) == []
    for world in (today, twin, today):
        assert await refused(begun(world)) == "daily-erased"
    assert not await today.services.privacy.erase(AKI), "the hash is nothing that is known of them"
    await begun(today, BEN)
    await close_day(today)
    assert await today.sql("SELECT * FROM daily_erased") == []
    today.clock.now = end_of(TODAY) + GRACE + 1
    await write_days(today.store, day_of(TOMORROW))
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
    assert await refused(begun(today)) == "daily-erased"
    assert len(await today.sql("SELECT 1 FROM daily_erased")) == 3
    assert await today.faults() == []
    other = await begun(today, Actor(14, "Dai"))
    with before_its_write(today, lambda: today.services.privacy.erase(Actor(14, "Dai")), of_table=False):
        assert await refused(press(today, other, owner=Actor(14, "Dai"))) == "no-board", "during a press, too"
    assert (await tries(today), await boards(today)) == ([kept], [])


# --- what /daily tells, and what is chosen there -----------------------------------------------------------------


async def test_mine_is_where_it_counts_and_shown_shared_and_exported_by_its_owner(today: World) -> None:
    service, user = today.services.attempts, AKI.user_id
    mine = await service.mine(user)
    assert (mine.day.date, mine.attempt, mine.is_first, mine.counted_on) == (TODAY, None, True, frozenset())
    session = await begun(today, apart=True)
    for guild, on in ((7, True), (8, True), (8, True), (7, False)):
        await service.count_here(user, guild, on=on)
    mine = await service.mine(user)
    assert mine.attempt is not None
    assert (mine.attempt.row.apart, mine.attempt.is_finished) == (True, False)
    assert (mine.is_first, mine.counted_on) == (False, frozenset({8}))
    await service.shared(user, TODAY)
    assert [one.shared_at for one in await tries(today)] == [None], "it is not over"
    over = await played_out(today, session)
    for on in (True, False, True):
        await service.show(user, TODAY, on=on)
        await service.show(BEN.user_id, TODAY, on=not on)
        assert [one.shown for one in await tries(today)] == [on]
    for _ in range(2):
        await service.shared(user, TODAY)
        today.clock.now += 60
    await today.sql("INSERT INTO daily_servers VALUES (7, 70, 'en', 9, 11, '2026-11-26') RETURNING 1")
    held = await today.services.privacy.about(user)
    (tried,), (board,) = held["daily_tries"], held["private_boards"]
    score = over.rules.standings(over.state)[0].score
    assert (tried["date"], tried["score"], tried["shared_at"]) == (TODAY, score, NOON)
    assert held["daily_counted"] == [{"server": 8, "since": NOON}]
    assert held["daily_messages"] == [{"server": 7, "channel": 70, "hour": 9}]
    assert (board["kind"], board["review"], board["hint"]) == ("daily", None, None)
    assert await today.services.privacy.erase(AKI)
    assert not any((await today.services.privacy.about(user)).values())


def try_of(
    user_id: int, ago: int, *, score: int | None = 20, apart: bool = False, is_shared: bool = False
) -> AttemptRow:
    """A try so many days ago."""
    at = start_of(date := next_day(TODAY, -ago)) + 3600
    shared = at + 100 if is_shared else None
    return AttemptRow(date, user_id, None, at, None if score is None else at, score, None, apart, False, shared)


async def write_tries(world: World, *rows: AttemptRow) -> None:
    await world.store.write(lambda db: daily_attempts.ATTEMPTS.insert_all(db, rows))


async def test_days_without_the_bot_end_no_streak(today: World) -> None:
    """The 25th has no row, the bot was down on the 24th, and on the 23rd they have played."""
    await write_days(today.store, day_of("2026-11-23", is_closed=True), day_of("2026-11-24", is_down=True))
    await write_tries(today, try_of(11, 4), try_of(11, 1), try_of(12, 0, score=None))
    streak = await today.services.attempts.streak(11)
    assert (streak.days, streak.forgiven, streak.is_today_open) == (4, 0, True)
    assert (await today.services.attempts.mine(11)).streak == streak
    assert (await today.services.attempts.streak(12)).days == 0


async def test_figures_count_people_without_names(today: World) -> None:
    await write_tries(
        today,
        try_of(1, 10), try_of(1, 9), try_of(1, 3),  # returned after 1 and 7 days
        try_of(2, 8), try_of(2, 1, is_shared=True),  # after 7
        try_of(3, 31), try_of(3, 30), try_of(3, 29),  # began earlier
        try_of(4, 5),  # too new to say
        try_of(5, 20), try_of(5, 19, score=None),
        try_of(6, 10, apart=True), try_of(6, 1, apart=True, is_shared=True),
        try_of(AKI.user_id, 1), try_of(BEN.user_id, 2, score=None),
        try_of(7, 0),
    )  # fmt: skip
    await today.table("pips", AKI, BEN)
    figures = await today.services.attempts.figures()
    assert (figures.finishers, figures.shares) == (2, 1)
    assert (figures.first, figures.returned, figures.returned_7) == (3, 1, 2)
    assert (figures.players, figures.at_tables) == (7, 1)
    today.clock.now += 30 * DAY
    await today.table("pips", Actor(7, "Gen"), BEN, channel=71)
    assert (await today.services.attempts.figures()).at_tables == 0, "too late"


@pytest.mark.sqlite
async def test_private_board_of_0_9_0_plays_on(tmp_path: Path) -> None:
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
    added = f"INSERT INTO private_boards ({', '.join(held)}) VALUES ({', '.join('?' * len(held))})"
    await old.write(lambda db: db.execute(added, tuple(held.values())))
    await old.close()
    world = await World.open(tmp_path / "old.db", made.clock)
    try:
        assert (await world.now(session), await world.faults()) == (session, [])
        now = await press(world, await press(world, session))
        assert (await world.takes_back(now, AKI)).session.state.turn == 2
        assert (await world.now(session)).gives_hints
    finally:
        await world.close()
