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

from .world import AKI, BEN, CHANNEL, GAMES_HERE, Clock, World


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


@pytest.fixture
def asking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES_HERE, "guess", replace(GUESS, rules=GuessAndCheer()))  # type: ignore[arg-type]


async def against(world: World, *policies: str, game: str = "walk", channel: int = CHANNEL) -> Session:
    return await world.table(game, AKI, channel=channel, computers=policies)


async def later(world: World, session: Session, *played: str) -> Session:
    """Return the table after these actions of Aki and all that computers do."""
    if played:
        await world.plays(session, AKI, *played)
    await world.settle()
    return await world.now(session)


async def test_computers_move_in_turn_one_row_each(world: World) -> None:
    session = await against(world, "lazy", "lazy")
    now = await later(world, session, "rest")
    assert (now.movers, now.decisions) == ((0,), (200, 101, 101))
    record = await world.services.history.record(session.id, public=True)
    assert [(row.seat, row.notation) for row in record.rows[1:]] == [(0, "rest"), (1, "rest"), (2, "rest")]
    people = [row.user_id for row in await world.services.history.log(session.id)]
    assert people == [AKI.user_id, AKI.user_id, None, None]
    assert not pov_of(now, AKI.user_id).can_undo, "a computer has answered it"
    people_only = await world.table("walk", AKI, BEN, channel=71)
    await world.services.resume()
    assert await later(world, people_only) == people_only


@pytest.mark.parametrize("policy", ["wild", "stubborn"])
async def test_failing_policy_plays_the_default_action(world: World, policy: str) -> None:
    """That is the first legal action: three steps, then a rest."""
    session = await against(world, policy)
    assert (await later(world, session, "rest")).movers == (0,)
    assert (await world.notations(session))[2:] == ["go 1", "go 1", "go 1", "rest"]


async def test_computers_choose_with_people_until_the_end(world: World) -> None:
    session = now = await against(world, "random", "random", game="guess")
    for number in range(1, Guess.Options().rounds + 1):  # type: ignore[attr-defined]
        now = await later(world, session)
        assert (now.movers, now.state.round) == ((0,), number)
        now = await later(world, session, "note 3")
    assert now.phase is Phase.OVER


async def test_computer_answers_a_question_though_it_owes_nothing(world: World, asking: None) -> None:
    session = await against(world, "random", "random", game="guess")
    now = await later(world, session)
    assert (now.movers, now.asked, now.state.cheered) == ((0,), (), (False, True, True))
    rows = [(row.row.seat, row.row.notation) for row in await world.services.history.log(session.id, seat=None)]
    assert [seat for seat, notation in rows if notation == "cheer"] == [1, 2]
    assert await world.store.read(sessions.waiting_for_computers) == []


async def test_asked_computer_answers_after_restart(world: World, request: pytest.FixtureRequest) -> None:
    session = await against(world, "random", game="guess")
    await later(world, session)
    request.getfixturevalue("asking")
    now = await world.now(session)
    assert update(now, now).columns["computer_next"]
    await world.posts_again(session)
    now = await world.now(session)
    assert (now.state.cheered, update(now, now).columns["computer_next"]) == ((False, True), False)


async def test_computers_play_the_same_session_the_same_way(world: World, tmp_path: Path) -> None:
    twin = await World.open(tmp_path / "twin.db", Clock())
    world.others.append(twin)
    logs = []
    for one in (world, twin):
        session = await against(one, "random", "random", "random")
        await later(one, session, "rest")
        logs.append((session.id, await one.notations(session)))
    assert logs[0] == logs[1]
    assert len(logs[0][1]) > 4


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

    with monkeypatch.context() as patched:
        patched.setattr(LOG, "insert", full)
        assert (await later(world, session, "rest")).movers == (1,)
    assert tried == ["rest"]
    await world.posts_again(session)
    assert (await world.now(session)).movers == (0,)
