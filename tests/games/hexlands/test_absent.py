"""The default action for an absent player (A35, A66)."""

from __future__ import annotations

import pytest

from engines.core import FastChance
from engines.hexlands import GAME
from engines.hexlands.state import Options

from .table import AKI, BEN, Table

rule = pytest.mark.rule


def default(table: Table, seat: int | None = None) -> str:
    by = table.mover if seat is None else seat
    return GAME.rules.notation(GAME.rules.default_action(table.state, by))


@rule("hexlands", "A66")
def test_default_commits_and_wagers_no_dice():
    assert default(Table.begun()) == "commit 0"
    assert default(Table.laid_out(stage="gamble").having(active=-1, owing=(AKI, BEN))) == "wager 0"


@rule("hexlands", "A66")
def test_default_plays_and_buys_nothing_and_works_all_dice():
    table = Table.laid_out(stage="cards").holding(AKI, 2).with_pile(BEN, 3).dealing(AKI, dice=(6, 2))
    done = []
    while table.mover == AKI and table.stage != "close":
        done.append(default(table))
        table = table.does(done[-1])
    assert done == ["next", "next", "work-all"]
    assert table.coins(AKI) == 28
    assert default(table) == "done"


@rule("hexlands", "A66")
@pytest.mark.parametrize(
    ("stage", "left", "ends"),
    [("promote", 2, "stop"), ("masons", 2, "stop"), ("ride", 0, "stop"), ("march", 3, "stop")],
)
def test_default_stops_what_was_begun(stage, left, ends):
    assert default(Table.laid_out(stage=stage).turning(left=left)) == ends


@rule("hexlands", "A66")
def test_default_refuses_trade():
    assert default(Table.laid_out().does("deal 2", "give-die")) == "drop"
    offered = Table.laid_out().does("deal 2", "give-die", "propose")
    assert default(offered, BEN) == "decline"
    assert default(offered, AKI) == "done"


@rule("hexlands", 44, 88, "A35")
def test_default_gives_up_cards_then_soldiers_then_forts():
    table = Table.laid_out(stage="upkeep").having(active=-1, owing=(AKI,)).holding(AKI, 2, 5, 9)
    table = table.with_soldiers(AKI, "E8! E8").owning(AKI, "D7").with_building("D7", "fort").with_coins(AKI, 0)
    table = table.dealing(AKI, due=8)
    assert default(table) == "sell 2"
    without = table.hiding(AKI, hand=()).dealing(AKI, items=0)
    assert default(without) == "demote E8"
    plain = without.with_soldiers(AKI, "E8 E8")
    assert default(plain) == "dismiss E8"
    assert default(without.dealing(AKI, soldiers=())) == "raze D7"


@rule("hexlands", "A66")
@pytest.mark.parametrize("seats", [2, 6])
def test_game_of_default_actions_ends(seats):
    chance = FastChance(seats)
    state = GAME.rules.initial_state(Options(length="short"), seats, chance).state
    while players := GAME.rules.current_players(state):
        state = GAME.rules.apply_action(
            state, players[0], GAME.rules.default_action(state, players[0]), chance
        ).state
    assert state.reason == "progress"
