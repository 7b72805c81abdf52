"""The data file: its values, and the errors for a broken one."""

from __future__ import annotations

from importlib import resources

import pytest

from engines.core import BrokenData
from engines.core.data import read
from engines.octa import GAME
from engines.octa.board import Board, board
from engines.octa.extras import cost, neighbours

FILE = "octa/board.toml"
TEXT = resources.files("data").joinpath("octa", "board.toml").read_text(encoding="utf-8")
rule = pytest.mark.rule


@rule("octa", 1, 14, 26, 27, 28, "A4", "A10", "A13", "A14")
def test_values_of_the_fragment_and_of_our_design():
    given = board().given
    assert (given.dice, given.numbers, given.d4, given.d4_faces, given.pair, given.single) == (20, 8, 2, 4, 2, 1)
    assert (board().route.spaces, board().chips.bonus) == (10, 2)
    assert {cost(GAME.rules.parse(text)) for text in ("turn 1>2 by 3", "reroll 1 by 3")} == {1}
    divisors = board().scoring
    assert (divisors.first, divisors.shared_first, divisors.second, divisors.shared_second) == (1, 2, 2, 2)
    assert {number: set(neighbours(number)) for number in (1, 2, 8)} == {1: {2, 8}, 2: {1, 3}, 8: {1, 7}}


def test_changed_file_changes_the_game():
    """The file is the only place for these values."""
    longer = read(Board, TEXT.replace("spaces = 10", "spaces = 12"), FILE)
    assert longer.route.spaces == 12
    assert longer.seats == range(2, 6)
    assert [longer.rounds(players, "full") for players in longer.seats] == [8, 6, 8, 5]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("full = 6", "full = 7", "7 rounds do not go round 3 players"),
        ("full = 8\nshort = 4\nlast_chips", "full = 10\nshort = 4\nlast_chips", "10"),
        ("last_chips = [1]", "last_chips = [1, 1, 1, 1, 1]", "5 chips are more than 4 rounds"),
        ("last_chips = [3]", "last_chips = [2, 2, 2, 2, 3]", "5 chips are more than 4 rounds"),
        ("players = 2", "players = 4", "for [4, 3, 4, 5] players"),
        ("d4_faces = 4", "d4_faces = 12", "the d4 name 12 routes, there are 8"),
        ("spaces = 10", "spaces = 4", "greater than or equal to 5"),
        ("turn = 1", "turn = 0", "greater than or equal to 1"),
        ("second = 2\n", "second = 0\n", "greater than or equal to 1"),
        ("bonus = 2", "bonus = 2\nmalus = 1", "Extra inputs"),
        ("[chips]", "[chips", "Expected"),
    ],
)
def test_broken_file_is_refused_with_reason_and_name(old, new, message):
    assert old in TEXT
    with pytest.raises(BrokenData) as caught:
        read(Board, TEXT.replace(old, new, 1), FILE)
    assert message in str(caught.value)
    assert f"data/{FILE}" in str(caught.value)
