"""The computer player plans its buildings."""

from __future__ import annotations

import pytest

from engines.core import FastChance
from engines.core.opponents.matches import play_out
from engines.core.playable import policies
from engines.dicolony import GAME

from .table import AKI, Table

POLICIES = policies(GAME)


def buildings(state, seat: int) -> int:
    """Points for buildings and their columns."""
    parts = dict(GAME.rules.standings(state)[seat].parts)
    return sum(value for name, value in parts.items() if name.startswith("card-") or name == "bonus")


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_greedy_builds_clearly_more_than_random(seat):
    table = [POLICIES["greedy" if other == seat else "random"] for other in range(3)]
    games = [play_out(GAME, GAME.rules.Options(), table, seed).state for seed in range(10)]
    means = [sum(buildings(state, other) for state in games) / len(games) for other in range(3)]
    assert means[seat] > 3 + max(means[other] for other in range(3) if other != seat)


def sheets(seed: int) -> list[int]:
    """The cleared land of three greedy players at the end of a game."""
    end = play_out(GAME, GAME.rules.Options(), [POLICIES["greedy"]] * 3, seed).state
    return [sheet.cleared for sheet in end.sheets]


def test_greedy_players_of_one_table_write_different_sheets():
    """The dice are the same for all; in 40 of 40 games the sheets were too."""
    games = [sheets(seed) for seed in range(40)]
    assert sum(len(set(found)) == 1 for found in games) <= 2
    assert sum(len(set(found)) == 3 for found in games) >= 28


def greedily(table: Table) -> str:
    """The notation of AKI's next action."""
    legal = GAME.rules.legal_actions(table.state, AKI)
    return GAME.rules.notation(POLICIES["greedy"](table.seen_by(AKI), legal, FastChance(0)))


def test_greedy_completes_a_begun_shape_and_keeps_waste_for_an_o():
    for turn, spaces, dice, space, is_cleared in (
        (9, "G1 G2", (4, 4, 4, 1), "Y1", True),
        (10, "G1 G2 Y1", (6, 6, 6, 2), "Y2", False),
    ):
        table = Table.laid_out(turn=turn).with_cleared(AKI, spaces).rolling(*dice)
        for _ in range(2):
            table = table.does(AKI, greedily(table))
        assert (space in table.cleared(AKI).split()) == is_cleared


def test_greedy_chooses_the_place_of_the_best_plan():
    assert greedily(Table.laid_out(2).opened("O5 R4 R5 *5 R6  G3 G* Y3")) == "build A G3"
