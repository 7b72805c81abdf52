"""Computer players: turns, questions, restarts and faults."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.rows.log import Entry
from bot.session.codec import update
from bot.session.model import Phase, Session
from bot.session.views import pov_of
from bot.store import Connection
from bot.store.games import sessions
from bot.store.games.log import LOG
from engines.core import Chance, Seat
from engines.core.mind import Mind
from tests.toys_simultaneous import GUESS, WALK, Guess

from .world import AKI, BEN, CHANNEL, GAMES_HERE, GUILD, Clock, World


def lazy(view: Any, legal: Sequence[Any], chance: Chance) -> Any:
    return next(action for action in legal if action.kind == "rest")


def wild(view: Any, legal: Sequence[Any], chance: Chance) -> Any:
    raise ZeroDivisionError("too much thinking")


def stubborn(view: Any, legal: Sequence[Any], chance: Chance) -> Any:
    return "upside down"


class Wits(Mind[Any, Any]):
    policies = {"lazy": lazy, "wild": wild, "stubborn": stubborn}  # noqa: RUF012


class GuessAndCheer(Guess):
    """A seat that has chosen before the others is asked to cheer."""

    def asked(self, state: Any) -> tuple[Seat, ...]:
        owing = self.current_players(state)
        return tuple(
            s for s in range(len(state.notes)) if owing and s not in owing and self.legal_actions(state, s)
        )


@pytest.fixture(autouse=True)
def _wits(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES_HERE, "walk", replace(WALK, mind=Wits()))  # type: ignore[arg-type]


async def against(world: World, *policies: str, game: str = "walk", channel: int = CHANNEL) -> Session:
    lobby = await world.services.lobbies.open(game, GUILD, channel, AKI, "en")
    for policy in policies:
        await world.services.lobbies.add_computer(lobby.id, AKI, policy)
    return await world.services.moves.begin(lobby.id, AKI)


async def test_computers_move_in_turn_one_row_each(world: World) -> None:
    session = await against(world, "lazy", "lazy")
    await world.plays(session, AKI, "rest")
    await world.settle()
    now = await world.services.tables.load(session.id)
    assert (now.movers, now.decisions) == ((0,), (200, 101, 101))
    record = await world.services.history.record(session.id, public=True)
    assert [(row.seat, row.notation) for row in record.rows[1:]] == [(0, "rest"), (1, "rest"), (2, "rest")]
    people = [row.user_id for row in await world.services.history.log(session.id)]
    assert people == [AKI.user_id, AKI.user_id, None, None]


@pytest.mark.parametrize("policy", ["wild", "stubborn"])
async def test_failing_policy_plays_the_default_action(world: World, policy: str) -> None:
    session = await against(world, policy)
    await world.plays(session, AKI, "rest")
    await world.settle()
    # The default is the first legal action: three steps, then a rest.
    assert (await world.notations(session))[2:] == ["go 1", "go 1", "go 1", "rest"]
    assert (await world.services.tables.load(session.id)).movers == (0,)


async def test_computers_choose_simultaneously_with_people(world: World) -> None:
    session = await against(world, "random", "random", game="guess")
    await world.settle()
    assert (await world.services.tables.load(session.id)).movers == (0,)
    await world.plays(session, AKI, "note 3")
    await world.settle()
    assert (await world.services.tables.load(session.id)).state.round == 2


async def test_computer_answers_a_question_though_it_owes_nothing(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES_HERE, "guess", replace(GUESS, rules=GuessAndCheer()))  # type: ignore[arg-type]
    session = await against(world, "random", "random", game="guess")
    await world.settle()
    now = await world.services.tables.load(session.id)
    assert (now.movers, now.asked, now.state.cheered) == ((0,), (), (False, True, True))
    rows = [(row.row.seat, row.row.notation) for row in await world.services.history.log(session.id, seat=None)]
    assert [seat for seat, notation in rows if notation == "cheer"] == [1, 2]
    assert await world.store.read(sessions.waiting_for_computers) == []


async def test_asked_computer_answers_after_restart(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await against(world, "random", game="guess")
    await world.settle()
    monkeypatch.setitem(GAMES_HERE, "guess", replace(GUESS, rules=GuessAndCheer()))  # type: ignore[arg-type]
    now = await world.services.tables.load(session.id)
    assert update(now, now).columns["computer_next"]
    await world.services.moves.post_again(session.id)
    await world.settle()
    now = await world.services.tables.load(session.id)
    assert (now.state.cheered, update(now, now).columns["computer_next"]) == ((False, True), False)


async def test_computers_play_the_same_session_the_same_way(world: World, tmp_path: Path) -> None:
    twin = await World.open(tmp_path / "twin.db", Clock())
    try:
        logs = []
        for one in (world, twin):
            session = await against(one, "random", "random", "random")
            await one.plays(session, AKI, "rest")
            await one.settle()
            logs.append((session.id, await one.notations(session)))
        assert logs[0] == logs[1]
        assert len(logs[0][1]) > 4
    finally:
        await twin.close()


async def test_computers_continue_after_restart(world: World) -> None:
    session = await against(world, "lazy")
    await world.services.close()  # the process ends: computers stop
    await world.plays(session, AKI, "rest")
    await world.settle()
    assert (await world.services.tables.load(session.id)).movers == (1,)
    world = await world.restarted()
    try:
        await world.services.resume()
        await world.settle()
        assert (await world.services.tables.load(session.id)).movers == (0,)
    finally:
        await world.close()


async def test_resume_skips_tables_that_await_people(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    await world.services.resume()
    await world.settle()
    assert await world.services.tables.load(session.id) == session


async def test_game_of_computers_ends(world: World) -> None:
    lobby = await world.services.lobbies.open("guess", GUILD, CHANNEL, AKI, "en")
    await world.services.lobbies.add_computer(lobby.id, AKI, "random")
    await world.services.moves.begin(lobby.id, AKI)
    for _ in range(Guess.Options().rounds):  # type: ignore[attr-defined]
        await world.services.settle()
        session = await world.services.tables.load(lobby.id)
        await world.plays(session, AKI, "note 1")
    await world.settle()
    assert (await world.services.tables.load(lobby.id)).phase is Phase.OVER


async def test_action_answered_by_computer_cannot_be_undone(world: World) -> None:
    session = await against(world, "lazy")
    await world.plays(session, AKI, "rest")
    await world.settle()
    assert not pov_of(await world.services.tables.load(session.id), AKI.user_id).can_undo


async def test_asking_for_the_board_resumes_a_stopped_computer(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await against(world, "lazy")
    await world.settle()  # a look at the lobby that came late would be another try
    append, tried = LOG.insert, []

    def full(db: Connection, new: Entry, **more: Any) -> None:
        if new.user_id is None:
            tried.append(new.notation)
            raise sqlite3.OperationalError("database or disk is full")
        append(db, new, **more)

    monkeypatch.setattr(LOG, "insert", full)
    await world.plays(session, AKI, "rest")
    await world.settle()
    assert tried == ["rest"]
    assert (await world.services.tables.load(session.id)).movers == (1,)
    monkeypatch.setattr(LOG, "insert", append)
    await world.services.moves.post_again(session.id)
    await world.settle()
    assert (await world.services.tables.load(session.id)).movers == (0,)
