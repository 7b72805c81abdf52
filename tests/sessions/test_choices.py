"""What computer players choose: secret until the end, the same after a restart, and checked then."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
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
from .world import AKI, CHANNEL, GAMES_HERE, Clock, World

THEIRS = Seat(1)


async def ends(world: World, session: Session) -> Record:
    """Play the default for aki to the end; return the record as /export gives it."""
    while (now := await world.now(session)).phase is Phase.PLAYING:
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
        player, chance = computer_players(begun.playable)["greedy"], FastChance(seed_of(row))
        line = player.line(begun.playable, state, THEIRS, chance)
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
        assert await world.sql("SELECT seed FROM sessions WHERE id = ?", begun.id) == [(secret,)]
        seed_of, public = partial(choice_seed, secret, begun.id), partial(public_choice_seed, begun.id)
        sheet = now.state.sheets[THEIRS]
        right.append(sheet == foreseen(begun, lambda row: seed_of(row, THEIRS)))  # noqa: B023
        wrong.append(sheet == foreseen(begun, lambda row: public(row, THEIRS)))  # noqa: B023
    assert (right, any(wrong)) == ([True] * 3, False), "the attack is right but for the seed"
    board = await world.services.tables.boards.begin_try(now, AKI, "en", interaction_id=1)
    tried, own = await world.services.tables.with_seed(board.row.id)
    assert own != secret, "a try has its own"
    for shown in (repr(now), board.row.start, repr(tried)):
        assert secret.hex() not in shown
        assert repr(secret) not in shown


async def test_hints_and_suggestions_think_by_another_seed(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """They advise people from what is public, so they must not think as the table's computer players do."""
    seeds: dict[str, set[str]] = {"line": set(), "hint": set(), "suggestions": set()}
    thinkers = world.services.computers._thinkers

    async def noted(real: Any, seen: set[str], *args: object) -> object:
        seen |= {arg for arg in args if isinstance(arg, str)}
        return await real(*args)

    for name in seeds:
        monkeypatch.setattr(thinkers, name, partial(noted, getattr(thinkers, name), seeds[name]))
    session = await against(world, "strong", game="pig")
    while not (session.movers == (0,) and session.state.pot):  # hold or go on: else there is nothing to ask
        if session.movers == (0,):
            await world.plays(session, AKI, "roll")
        await world.settle()
        session = await world.now(session)
    session, secret = await world.services.tables.with_seed(session.id)
    await world.services.hints.take(session.id, AKI.user_id, session.decisions[0])
    record = await ends(world, session)
    of_computers = {choice_seed(secret, session.id, row, THEIRS) for row in range(len(record.rows))}
    assert seeds["line"]
    assert seeds["line"] <= of_computers
    assert seeds["hint"]
    assert not of_computers & (seeds["hint"] | seeds["suggestions"])
    check(record, "strong")


def check(record: Record, policy: str) -> None:
    """All of its choices are made again, after the end."""
    assert record.header.computers == (None, policy)
    choices = check_choices(GAMES_HERE[record.header.game], record)
    theirs = tuple(row.row for row in record.rows if row.seat == THEIRS)
    assert (choices, choices.are_proved, len(theirs) > 1) == (Choices(same=theirs), True, True)


async def rests(world: World) -> list[str | None]:
    """Let aki and then two computers play; return the log."""
    session = await against(world, "random", "random")
    await world.plays(session, AKI, "rest")
    await world.settle()
    return await world.notations(session)


async def test_restarted_process_and_both_databases_choose_the_same(
    world: World, tmp_path: Path, address: Address
) -> None:
    """One process ends before its computer players choose; its twins go on."""
    twin, other = await World.open(tmp_path / "twin.db", Clock()), await World.open(address, Clock())  # type: ignore[arg-type]
    try:
        log = await rests(twin)
        assert await rests(other) == log
    finally:
        await twin.close()
        await other.close()
    session = await against(world, "random", "random")
    await world.services.close()
    await world.plays(session, AKI, "rest")
    await world.settle()
    assert len(await world.notations(session)) == 2
    later = await world.restarted()
    await later.services.resume()
    await later.settle()
    assert (await later.notations(session), len(log) > 4) == (log, True)


async def test_choice_of_an_earlier_row_is_made_again(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Aki chooses while it thinks: its seed names the row before its own, so that the choice can be checked."""
    played, early = world.services.moves.act_for_computer, [True]

    async def act(session_id: str, *args: Any) -> bool:
        if early and early.pop():
            await world.services.moves.act(session_id, AKI, "note 3", decision=None, interaction_id=1)
            await world.services.moves.undo(session_id, AKI, decision=None, interaction_id=2)
        return await played(session_id, *args)

    monkeypatch.setattr(world.services.moves, "act_for_computer", act)
    session = await against(world, "random", game="guess")
    await world.settle()
    record = await ends(world, session)
    assert [row.notation for row in record.rows[:3]] == ["begin", "note 3", "undo 1"]
    check(record, "random")


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
    assert (choices.unnamed, choices.are_proved) == ((1,), False)
