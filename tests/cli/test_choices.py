"""``sainome verify --computers``: what computer players chose, made again."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from engines import GAMES
from engines.core import FastChance, Seat, SeededChance
from engines.core.history.fairness import (
    WORDS,
    choice_seed,
    commitment,
    opening,
    place,
    public_choice_seed,
    rolling_seed,
)
from engines.core.history.records import BEGIN, Header, Record, Row, dump
from engines.core.opponents.computers import computer_players

from .conftest import NAMES, SEED, SESSION, Command, rewrite
from .test_verify_dice import Faults
from .test_verify_dice import faults as faults
from .test_verify_dice import script as script

GAME = GAMES["micronesia"]
OPTIONS = GAME.rules.Options().model_dump_json()


def choosing(row: int, seat: int) -> str:
    return choice_seed(SEED, SESSION, row, seat)


def of_old(row: int, seat: int) -> str:
    return public_choice_seed(SESSION, row, seat)


def between_computers(seed_of: Callable[[int, int], str] = choosing) -> Record:
    """A game of a person and two computer players: only these are named in the record."""
    rules, player, words = GAME.rules, computer_players(GAME)["random"], ("luck", None, None)
    places = tuple(place(name, bytes(16)) for name in NAMES[:3])
    live = SeededChance(rolling_seed(WORDS, SEED, words, None), SESSION)
    step = rules.initial_state(rules.Options(), 3, live)
    rows = [Row(row=0, seat=None, notation=BEGIN, chance=tuple(live.log))]
    while movers := rules.current_players(step.state):
        seat, drawn = Seat(movers[0]), len(live.log)
        (action,) = player.line(GAME, step.state, seat, FastChance(seed_of(len(rows) - 1, seat)))
        step = rules.apply_action(step.state, seat, action, live)
        rows.append(Row(row=len(rows), seat=seat, notation=rules.notation(action), chance=tuple(live.log[drawn:])))
    head = Header(
        session=SESSION,
        game=rules.key,
        rules_version=rules.rules_version,
        options=OPTIONS,
        seats=NAMES[:3],
        computers=(None, "random", "random"),
        format=WORDS,
        words=words,
        places=places,
        opening=opening(SEED, SESSION, rules.key),
        commitment=commitment(WORDS, SEED, SESSION, rules.key, rules.rules_version, OPTIONS, places, words, None),
        seed=SEED.hex(),
    )
    return Record(header=head, rows=tuple(rows))


@pytest.fixture
def record() -> Record:
    return between_computers()


def lines_of(ran_out: str) -> list[str]:
    return [line for line in ran_out.splitlines() if "omputer player" in line]


def test_choices_from_the_seed_are_confirmed(sainome: Command, file: Path, record: Record, faults: Faults) -> None:
    ran, rows = sainome("verify", file, "--computers"), [row.row for row in record.rows if row.seat]
    assert ran.code == 0
    counted = f"{len(rows)} choices, the first in row {rows[0]}"
    assert lines_of(ran.out) == [f"Computer players: {counted}, made again from the seed: as in the record."]
    assert "Computer players" not in sainome("verify", file).out
    assert list(faults(dump(record))) == [], "the script ignores the field"


def test_choices_by_another_seed_are_not_checked_as_fraud(sainome: Command, file: Path) -> None:
    file.write_text(dump(between_computers(lambda row, seat: f"another {row} {seat}")), encoding="utf-8")
    ran = sainome("verify", file, "--computers")
    assert ran.code == 3
    assert "this version of the program chooses something else" in ran.out
    assert "not everything could be checked" in ran.out
    assert sainome("verify", file).code == 0, "dice are dice"


def test_choices_of_earlier_versions_are_named(sainome: Command, file: Path) -> None:
    file.write_text(dump(between_computers(of_old)), encoding="utf-8")
    ran = sainome("verify", file, "--computers")
    assert ran.code == 3
    assert "by the public seed of earlier versions" in ran.out
    assert "chooses something else" not in ran.out


@pytest.mark.parametrize(
    ("computers", "said"),
    [
        (None, "The record names no computer player for seat 2, 3: what one chose there was not checked."),
        ([None, "hal", None], "not checked: they cannot be made again here."),
    ],
)
def test_what_cannot_be_checked_is_said(
    sainome: Command, file: Path, computers: list[str | None] | None, said: str
) -> None:
    """A record of an earlier version, and a computer player that is not there any more."""
    rewrite(file, 1, lambda line: json.dumps({**json.loads(line), "computers": computers or []}))
    ran = sainome("verify", file, "--computers")
    assert ran.code == 3
    assert said in ran.out


def test_record_names_a_computer_or_none_for_each_seat(sainome: Command, file: Path) -> None:
    for wrong in (["random"], [None, None, 1], [None, None, "x" * 101]):
        rewrite(file, 1, lambda line, wrong=wrong: json.dumps({**json.loads(line), "computers": wrong}))  # type: ignore[misc]
        assert sainome("verify", file, "--computers").code == 1
