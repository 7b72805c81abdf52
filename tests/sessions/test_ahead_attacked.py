"""Attacks on what is tried, ordered and answered ahead: another process at the worst moment, secrets that rows
count, and a game that an order would end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from bot.session.model import Refused, Session, Stale
from bot.session.orders import OrderLine, decide, sight
from bot.session.private_board import known_to
from bot.store.games.ahead import ANSWERS, FIRINGS
from engines.core import Seat
from tests.toys_simultaneous import WALK, Walk

from .test_answers import armed, given, offers, trading
from .test_firing import before_its_write
from .test_try import begins
from .world import AKI, BEN, CHIO, World


@pytest.fixture
async def second(world: World) -> AsyncIterator[World]:
    """Another process on the same database, with the same clock."""
    other = await World.open(world.path, world.clock)
    yield other
    await other.close()


# --- rows count secrets ------------------------------------------------------------------------------------------


async def test_try_does_not_tell_of_a_secret_choice_that_was_changed(world: World) -> None:
    """Everybody may know that Ben has chosen, and nobody how often."""
    table = await world.table("guess", AKI, BEN, CHIO)
    await world.plays(table, BEN, "note 1")
    first = await begins(world, table)
    await world.takes_back(table, BEN)
    changed = (await world.plays(table, BEN, "note 2")).session
    assert changed.row > table.row
    again = await begins(world, table)
    assert (again.row.id, again.row.revision) == (first.row.id, first.row.revision), "taken up, not begun anew"
    assert known_to(changed, Seat(0)) == first.session.tried.known  # type: ignore[union-attr]
    moved = (await world.plays(table, CHIO, "note 1")).session
    assert known_to(moved, Seat(0)) != first.session.tried.known, "that is public"  # type: ignore[union-attr]
    assert (await begins(world, table)).row.revision > first.row.revision


# --- dice --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["9" * 5000, "0" * 5000 + "1", "-1", "1.5", "\u0663", "\u2460\u2460", "\U0001f3b2"]
)
async def test_garbage_for_a_die_is_refused_in_short(world: World, text: str) -> None:
    """Python itself reads no number of some thousand digits."""
    table = await world.table("guess", AKI, BEN)
    board = (await begins(world, table)).session
    for _ in table.players:
        board = (await world.plays(board, AKI, "note 1")).session
    with pytest.raises(Refused, match=r"dice-face|dice-count") as refused:
        await world.services.tables.boards.set_dice(board.id, AKI, text, decision=None, interaction_id=None)
    assert len(str(refused.value.facts)) < 100
    assert (await world.services.tables.load(board.id)).revision == board.revision


# --- another process between the reading and the writing ---------------------------------------------------------


async def test_answer_chosen_beside_a_move_of_another_process_arms_nothing_old(
    world: World, second: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would take the place of what is looked at for the question that was asked meanwhile."""
    session, giver, taker = await trading(world)
    await world.services.standing_answers.choose(session.id, taker.user_id, "trade-2")
    await offers(world, session, giver, "give-coins 5", "ask-coins 1")
    await world.settle()

    async def asks_anew() -> None:
        there = await second.services.tables.load(session.id)
        await second.plays(there, taker, "decline")
        await offers(second, there, giver, "give-coins 1")

    with monkeypatch.context() as patched:
        patched.setattr(world.store, "write", before_its_write(world, asks_anew))
        with pytest.raises(Stale):
            await world.services.standing_answers.choose(session.id, taker.user_id, "trade-never")
    now = await world.services.tables.load(session.id)
    rows = await world.store.read(lambda db: FIRINGS.where(db, session_id=session.id))
    assert [(row.seat, row.decision) for row in rows] == [(now.asked[0], now.decisions[now.asked[0]])]
    await world.passes(60)
    assert [notation for *_, notation in await given(world, session)] == ["decline"]


async def test_answers_of_the_next_person_are_not_overwritten(
    world: World, second: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The seat changes hands in another process while its former person chooses, or clears."""
    session, _, taker = await trading(world)

    async def hands_over() -> None:
        _, request = await second.services.seats.offer(session.id, taker, CHIO)
        await second.services.requests.agree(request.id, CHIO)
        await second.services.standing_answers.choose(session.id, CHIO.user_id, "trade-3")

    async def chosen() -> list[tuple[int, tuple[str, ...]]]:
        rows = await world.store.read(lambda db: ANSWERS.where(db, session_id=session.id))
        return [(row.user_id, row.chosen) for row in rows]

    with monkeypatch.context() as patched:
        patched.setattr(world.store, "write", before_its_write(world, hands_over))
        with pytest.raises(Refused):
            await world.services.standing_answers.choose(session.id, taker.user_id, "trade-never")
    assert await chosen() == [(CHIO.user_id, ("trade-3",))]

    async def hands_back() -> None:
        _, request = await second.services.seats.offer(session.id, CHIO, taker)
        await second.services.requests.agree(request.id, taker)
        await second.services.standing_answers.choose(session.id, taker.user_id, "trade-1")

    with monkeypatch.context() as patched:
        patched.setattr(world.store, "write", before_its_write(world, hands_back))
        await world.services.standing_answers.clear(session.id, CHIO.user_id)
    assert await chosen() == [(taker.user_id, ("trade-1",))]


async def test_answer_chosen_as_the_game_ends_leaves_nothing(
    world: World, second: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, giver, taker = await trading(world)
    ends = partial(second.services.moves.end, session.id, giver, by_moderator=True)
    with monkeypatch.context() as patched:
        patched.setattr(world.store, "write", before_its_write(world, ends))
        with pytest.raises(Refused):
            await world.services.standing_answers.choose(session.id, taker.user_id, "trade-never")
    assert await world.store.read(lambda db: ANSWERS.where(db, session_id=session.id)) == []
    assert await armed(world, session) == []


# --- an order that would end the game ---------------------------------------------------------------------------


class Race(Walk):
    """Who rests behind somebody that has gone four steps ends the game."""

    def pass_turn(self, state: Any) -> Any:
        after = super().pass_turn(state)
        is_late = any(score >= 4 for seat, score in enumerate(state.scores) if seat != state.to_move)
        return after.model_copy(update={"over": is_late})


async def test_order_ends_no_game_that_it_did_not_end_when_it_was_given(world: World) -> None:
    """The line itself shows the same: only what others did makes it the last one."""
    table = await world.table("walk", AKI, BEN)
    race = replace(table, playable=replace(WALK, rules=Race(), takes_orders=True))

    def behind(score: int) -> Session:
        state = race.state.model_copy(update={"to_move": 1, "scores": (score, 0)})
        return replace(race, state=state)

    line = OrderLine(notations=("rest",), sight=sight(behind(1), Seat(1), ("rest",)))
    assert decide(behind(2), Seat(1), [line]).line == 0
    verdict = decide(behind(4), Seat(1), [line])
    assert verdict.line is None
    assert [(one.code, one.sight.ends) for one in verdict.failures if one.sight] == [("different", True)]
    last = OrderLine(notations=("rest",), sight=sight(behind(4), Seat(1), ("rest",)))
    assert decide(behind(4), Seat(1), [last]).line == 0, "whoever wanted it gets it"
