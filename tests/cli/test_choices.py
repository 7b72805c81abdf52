"""``sainome verify --computers``: what computer players chose, made again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engines import GAMES
from engines.core import FastChance, Seat
from engines.core.history.fairness import WORDS, choice_seed, public_choice_seed
from engines.core.history.records import Record, dump
from engines.core.opponents.computers import computer_players

from .conftest import SEED, SESSION, Command, Ran, played_out
from .test_verify_dice import Faults, parsed, written
from .test_verify_dice import faults as faults
from .test_verify_dice import script as script

GAME = GAMES["micronesia"]


def choosing(row: int, seat: int) -> str:
    return choice_seed(SEED, SESSION, row, seat)


def between_computers(seed_of: Callable[[int, int], str] = choosing) -> Record:
    """A game of a person and two computer players: only these are named in the record."""
    player = computer_players(GAME)["random"]

    def choose(state: Any, seat: Seat, row: int) -> Any:
        return player.line(GAME, state, seat, FastChance(seed_of(row, seat)))[0]

    record = played_out(GAME.rules, WORDS, words=("luck", None, None), choose=choose)
    named = record.header.model_copy(update={"computers": (None, "random", "random")})
    return Record(header=named, rows=record.rows)


@pytest.fixture
def verified(sainome: Command, tmp_path: Path) -> Callable[..., Ran]:
    def run(record: Record, *options: str, **head: Any) -> Ran:
        lines = parsed(dump(record))
        lines[0].update(head)
        path = tmp_path / "game.jsonl"
        path.write_text(written(lines), encoding="utf-8")
        return sainome("verify", path, *options)

    return run


def test_choices_of_computers_are_made_again(verified: Callable[..., Ran], faults: Faults) -> None:
    record = between_computers()
    rows = [row.row for row in record.rows if row.seat]
    ran = verified(record, "--computers")
    counted = f"{len(rows)} choices, the first in row {rows[0]}"
    said = [line for line in ran.out.splitlines() if "omputer player" in line]
    assert (ran.code, said) == (0, [f"Computer players: {counted}, made again from the seed: as in the record."])
    assert "Computer players" not in verified(record).out
    assert list(faults(dump(record))) == [], "the script ignores the field"
    other = between_computers(lambda row, seat: f"another {row} {seat}")
    ran = verified(other, "--computers")
    assert (ran.code, "not everything could be checked" in ran.out) == (3, True)
    assert "this version of the program chooses something else" in ran.out
    assert verified(other).code == 0, "dice are dice"
    ran = verified(between_computers(lambda row, seat: public_choice_seed(SESSION, row, seat)), "--computers")
    assert (ran.code, "by the public seed of earlier versions" in ran.out) == (3, True)
    assert "chooses something else" not in ran.out


def test_what_cannot_be_checked_is_said(verified: Callable[..., Ran]) -> None:
    """A record of an earlier version, and a computer player that is not there any more."""
    record = between_computers()
    for computers, said in (
        ([], "The record names no computer player for seat 2, 3: what one chose there was not checked."),
        ([None, "hal", None], "not checked: they cannot be made again here."),
    ):
        ran = verified(record, "--computers", computers=computers)
        assert (ran.code, said in ran.out) == (3, True)
    for wrong in (["random"], [None, None, 1], [None, None, "x" * 101]):
        assert verified(record, "--computers", computers=wrong).code == 1, "one or none for each seat"
