"""What computer players choose: secret until the end, the same after a restart, and checked then."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.config import Address
from bot.session.model import Phase, Session
from bot.session.views import pov_of
from engines import GAMES
from engines.core import FastChance, Seat
from engines.core.history.fairness import choice_seed, public_choice_seed
from engines.core.history.records import Record, dump, load
from engines.core.opponents.choices import Choices, check_choices
from engines.core.opponents.computers import computer_players

from .test_computers import against
from .test_thinkers import against_strong
from .world import AKI, CHANNEL, GAMES_HERE, Clock, World

THEIRS = Seat(1)


async def ends(world: World, session: Session) -> Record:
    """Play the default for aki to the end; return the record as /export gives it."""
    while (now := await world.services.tables.load(session.id)).phase is Phase.PLAYING:
        if 0 in now.movers:
            await world.plays(now, AKI, now.rules.notation(now.rules.default_action(now.state, Seat(0))))
        await world.settle()
    return load(dump(await world.services.history.record(session.id, public=True)))


def foreseen(begun: Session, seed_of: Callable[[int], str]) -> object:
    """The first turn on the computer's sheet as aki works it out, from their own view of the begun game alone."""
    rules = begun.rules
    state = rules.resample(begun.state, Seat(0), FastChance("aki's guess"))
    assert rules.view(state, Seat(0)) == pov_of(begun, AKI.user_id).view
    for row in (0, 1):  # it chooses at once, before anybody else
        line = computer_players(begun.playable)["greedy"].line(
            begun.playable, state, THEIRS, FastChance(seed_of(row))
        )
        state = rules.apply_action(state, THEIRS, line[0], FastChance(0)).state
    return state.sheets[THEIRS]


async def test_own_view_and_public_ids_do_not_give_a_computers_sheet(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until it was secret, the seed was session, row and seat: nobody had to guess."""
    monkeypatch.setitem(GAMES_HERE, "dicolony", GAMES["dicolony"])
    tables = [await against(world, "greedy", game="dicolony", channel=CHANNEL + at) for at in range(3)]
    await world.settle()
    right, wrong = list[bool](), list[bool]()
    for begun in tables:
        now, secret = await world.services.tables.with_seed(begun.id)
        sheet = now.state.sheets[THEIRS]
        right.append(sheet == foreseen(begun, lambda row: choice_seed(secret, begun.id, row, THEIRS)))  # noqa: B023
        wrong.append(sheet == foreseen(begun, lambda row: public_choice_seed(begun.id, row, THEIRS)))  # noqa: B023
    assert (right, any(wrong)) == ([True] * 3, False), "the attack is right but for the seed"


async def test_secret_seed_is_beside_the_session_and_a_try_has_its_own(world: World) -> None:
    session = await against(world, "random", "random")
    now, secret = await world.services.tables.with_seed(session.id)
    stored = await world.sql("SELECT seed FROM sessions WHERE id = ?", session.id)
    assert stored == [(secret,)]
    assert secret.hex() not in repr(now)
    assert repr(secret) not in repr(now)
    board = await world.services.tables.boards.begin_try(now, AKI, "en", interaction_id=1)
    tried, own = await world.services.tables.with_seed(board.row.id)
    assert own != secret
    assert secret.hex() not in board.row.start
    assert repr(secret) not in repr(tried)


async def test_hints_and_suggestions_think_by_another_seed(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """They advise people from what is public, so they must not think as the table's computer players do."""
    seeds: dict[str, set[str]] = {"line": set(), "hint": set(), "suggestions": set()}
    thinkers = world.services.computers._thinkers
    for name in seeds:

        async def noted(*args: object, name: str = name, real: object = getattr(thinkers, name)) -> object:
            seeds[name] |= {arg for arg in args if isinstance(arg, str)}
            return await real(*args)  # type: ignore[operator]

        monkeypatch.setattr(thinkers, name, noted)
    session = await against_strong(world)
    while not (session.movers == (0,) and session.state.pot):  # hold or go on: else there is nothing to ask
        if session.movers == (0,):
            await world.plays(session, AKI, "roll")
        await world.settle()
        session = await world.services.tables.load(session.id)
    session, secret = await world.services.tables.with_seed(session.id)
    await world.services.hints.take(session.id, AKI.user_id, session.decisions[0])
    await ends(world, session)
    rows = range((await world.services.tables.load(session.id)).row)
    of_computers = {choice_seed(secret, session.id, row, THEIRS) for row in rows}
    assert seeds["line"]
    assert seeds["line"] <= of_computers
    assert seeds["hint"]
    assert not of_computers & (seeds["hint"] | seeds["suggestions"])


# --- after a restart, on either database -------------------------------------------------------------------------


async def test_restarted_process_chooses_the_same(world: World, tmp_path: Path) -> None:
    """The process ends before its computer players choose; its twin goes on."""
    twin = await World.open(tmp_path / "twin.db", Clock())
    try:
        both = [await against(one, "random", "random") for one in (world, twin)]
        await world.services.close()
        for one, session in zip((world, twin), both, strict=True):
            await one.plays(session, AKI, "rest")
            await one.settle()
        assert len(await world.notations(both[0])) == 2
        later = await world.restarted()
        await later.services.resume()
        await later.settle()
        logs = [await later.notations(both[0]), await twin.notations(both[1])]
        assert logs[0] == logs[1]
        assert len(logs[0]) > 4
    finally:
        await twin.close()


async def test_both_databases_choose_the_same(world: World, address: Address) -> None:
    other = await World.open(address, Clock())  # type: ignore[arg-type]
    try:
        logs = []
        for one in (world, other):
            session = await against(one, "random", "random")
            await one.plays(session, AKI, "rest")
            await one.settle()
            logs.append(await one.notations(session))
        assert logs[0] == logs[1]
        assert len(logs[0]) > 4
    finally:
        await other.close()


# --- after the end -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "policy"), [("guess", "random"), ("pig", "strong")])
async def test_choices_are_made_again_after_the_end(world: World, game: str, policy: str) -> None:
    session = await against(world, policy, game=game)
    record = await ends(world, session)
    assert record.header.computers == (None, policy)
    choices = check_choices(GAMES_HERE[game], record)
    theirs = tuple(row.row for row in record.rows if row.seat == THEIRS)
    assert choices == Choices(same=theirs)
    assert choices.are_proved
    assert len(theirs) > 1


async def test_choice_of_an_earlier_row_is_made_again(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Aki chooses while it thinks: its seed names the row before its own, so that the choice can be checked."""
    played, early = world.services.moves.act_for_computer, [True]

    async def act(session_id: str, *args: Any) -> bool:
        if early and early.pop():
            await world.services.moves.act(session_id, AKI, "note 3", decision=None, interaction_id=1)
            await world.services.moves.undo(session_id, AKI, decision=None, interaction_id=2)
        return await played(session_id, *args)

    monkeypatch.setattr(world.services.moves, "act_for_computer", act)
    session = await against(world, "random", "random", game="guess")
    await world.settle()
    record = await ends(world, session)
    assert [row.notation for row in record.rows[:3]] == ["begin", "note 3", "undo 1"]
    assert check_choices(GAMES_HERE["guess"], record).are_proved


async def test_seat_that_changed_hands_is_not_named(world: World) -> None:
    """Which rows the computer player chose is in no record then."""
    session = await against(world, "random", "random", game="guess")
    await world.settle()
    async with world.services.tables.open(session.id) as table:
        now = table.session
        await table.save(replace(now, handed=(None, 0, None), revision=now.revision + 1), None)
    record = await ends(world, session)
    assert record.header.computers == (None, None, "random")
    choices = check_choices(GAMES_HERE["guess"], record)
    assert choices.unnamed == (1,)
    assert not choices.are_proved
