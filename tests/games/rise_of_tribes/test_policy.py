"""The computer player builds villages and moves towards its deeds."""

from __future__ import annotations

import pytest

from engines.core import FastChance, Seat
from engines.core.opponents.matches import play_out
from engines.core.playable import policies
from engines.rise_of_tribes import GAME
from engines.rise_of_tribes.state import Options

from .table import AKI, BEN, Table

POLICIES = policies(GAME)


def choose(table: Table) -> str:
    seat = Seat(table.asked)
    legal = GAME.rules.legal_actions(table.state, seat)
    return GAME.rules.notation(POLICIES["greedy"](GAME.rules.view(table.state, seat), legal, FastChance(0)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random(seats: int):
    wins = 0
    for seed in range(12):
        table = [POLICIES["greedy" if seat == seed % seats else "random"] for seat in range(seats)]
        wins += seed % seats in play_out(GAME, Options(), table, seed).outcome.winners
    assert wins >= 11


def test_greedy_plays_with_all_advanced_rules():
    options = Options(elders=True, special_terrains=True, leaders=True)
    for seed in range(6):
        end = play_out(GAME, options, [POLICIES["greedy"]] * 4, seed)
        assert end.outcome.reason == "points"
        assert end.turns < 120


def test_greedy_completes_a_deed_before_paying_for_anything(table: Table):
    table = table.with_members(AKI, "A1 1 A2 1 B2 1").with_goals(AKI, "oxen", "heartland")
    table = table.with_resources(AKI, 3, 1, 3).at_the_end()
    assert choose(table) == "complete heartland"


def test_greedy_builds_a_village_before_a_technology(table: Table):
    table = table.with_members(AKI, "A1 3 B2 1").with_goals(AKI, "oxen").with_resources(AKI, 3, 1, 3).at_the_end()
    assert choose(table) == "village A1 2-1-3"


def test_greedy_ends_the_turn_without_a_good_choice(table: Table):
    assert choose(table.with_members(AKI, "A1 1").at_the_end()) == "end"


def test_greedy_moves_towards_a_deed(table: Table):
    table = table.with_members(AKI, "A1 2 A2 1").with_goals(AKI, "heartland").does("use moon move")
    assert choose(table) == "move A1 B2 1"


def test_greedy_avoids_a_lost_conflict(table: Table):
    table = table.with_members(AKI, "A1 2").with_members(BEN, "B2 5 A2 5 B1 5").does("use moon move")
    assert choose(table) == "stop"
