"""Games of earlier versions that go on.

From version 1 to 2 wagers are asked anew and Masons have one more tile; from 2 to 3 a Dice Maker costs less.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from engines.core import Seat
from engines.core.history.versions import upgrade_state
from engines.hexlands import GAME
from engines.hexlands.state import State
from tests.upgrades import Captured, captures_of

from .table import AKI, BEN, CHIE, Table, at

rule = pytest.mark.rule
CAPTURES = captures_of("hexlands", 1)
OF_VERSION_2 = captures_of("hexlands", 2)


def of_stage(stage: str) -> list[Captured]:
    captures = [one for one in CAPTURES if one.state["stage"] == stage]
    assert captures, f"no state of version 1 was captured in stage {stage}"
    return captures


def state_of(capture: Captured) -> State:
    after: State = upgrade_state(
        GAME.rules, json.dumps(capture.state), json.dumps(capture.options), 1, capture.seats
    )
    return after


def raw_of(table: Table) -> dict[str, Any]:
    """The state as JSON values, with the length that version 1 stored."""
    raw: dict[str, Any] = table.state.model_dump(mode="json")
    return {**raw, "options": {"length": "standard"}}


def second(table: Table) -> Table:
    """The table as version 2 has it, if version 1 stored it."""
    raw = raw_of(table)
    after = upgrade_state(GAME.rules, json.dumps(raw), json.dumps(raw["options"]), 1, table.state.seats)
    assert GAME.rules.conserved(after) == GAME.rules.conserved(table.state)
    return Table.of(after)


@rule("hexlands", 81, "A43")
def test_wagers_of_the_first_version_are_asked_anew(table: Table):
    open_gamble = table.dealing(CHIE, d6=0).happens("gamble").does("wager 0", seat=BEN)
    assert open_gamble.state.owing == (AKI,)
    after = second(open_gamble)
    assert after.state.owing == (AKI, BEN)
    assert after.secret(BEN).committed == -1
    assert [player.d6 for player in after.state.players] == [3, 3, 0]
    won = after.does("wager 1", seat=BEN).does("wager 0", faces=(4, 4), seat=AKI)
    assert (won.event("gamble-won").seat, won.event("gamble-won").result) == (BEN, "won")
    assert won.player(BEN).d6 == 4


@rule("hexlands", 81, "A65")
def test_players_who_are_out_are_not_asked_for_a_wager(table: Table):
    open_gamble = table.happens("gamble").leaves(CHIE).does("wager 2", seat=AKI)
    assert second(open_gamble).state.owing == (AKI, BEN)


@rule("hexlands", "A95")
def test_masons_of_the_first_version_have_one_more_tile():
    table = Table.laid_out(stage="cards").holding(AKI, 7).owning(AKI, "D7").does("play 7").turning(left=2)
    after = second(table.does("lay D6"))
    assert (after.stage, after.state.now.left) == ("masons", 2)
    after = after.does("lay F8", "lay F7")
    assert after.stage == "market"
    assert [after.owner(name) for name in ("D6", "F8", "F7")] == [AKI] * 3


@rule("hexlands", "A94")
def test_length_of_a_running_game_stays():
    assert {one.options["length"] for one in CAPTURES} == {"standard", "short"}
    for one in CAPTURES:
        assert state_of(one).options.length == one.options["length"]
    assert any(one.seats > 4 and state_of(one).limit == 40 * one.seats for one in CAPTURES)


def test_everything_else_stays_as_it_was_stored():
    """Orders, hands, dice on the table and half-made turns go on."""
    changed = {"gamble": {"secrets", "owing"}, "masons": {"now"}}
    stages = set()
    for one in CAPTURES:
        stages.add(stage := one.state["stage"])
        after = state_of(one).model_dump(mode="json")
        kept = after.keys() - changed.get(stage, set())
        assert {name: after[name] for name in kept} == {name: one.state[name] for name in kept}
        if stage != "gamble":
            assert tuple(map(int, GAME.rules.current_players(state_of(one)))) == one.movers
    assert stages >= {"commit", "cards", "market", "act", "march", "close", "deal", "upkeep", "gamble", "masons"}


def test_captured_gambles_and_masons_go_on():
    for one in of_stage("gamble"):
        after = state_of(one)
        assert all(own.committed == -1 for own in after.secrets if own is not None)
        with_dice = [seat for seat in after.living if after.players[seat].d6]
        assert list(GAME.rules.current_players(after)) == [Seat(seat) for seat in with_dice]
    for one in of_stage("masons"):
        assert state_of(one).now.left == one.state["now"]["left"] + 1


def test_secret_orders_survive_the_upgrade(table: Table):
    ordered = table.with_soldiers(AKI, "E7").with_tiles(AKI, skull=1).ordering(AKI, "E7 skull")
    after = second(ordered)
    assert after.secret(AKI).orders == ordered.secret(AKI).orders
    assert dict(after.resolves().secret(AKI).skulls) == {at("E7"): 1}


# --- version 2 to 3 ----------------------------------------------------------------------------------------------


def third(raw: dict[str, Any], options: dict[str, Any], seats: int) -> State:
    after: State = upgrade_state(GAME.rules, json.dumps(raw), json.dumps(options), 2, seats)
    return after


def test_everything_stored_by_version_2_stays():
    """Hands, piles, offers, orders and half-made turns are the same cards, and the same seats are asked."""
    stages = set()
    for one in OF_VERSION_2:
        after = third(one.state, one.options, one.seats)
        assert after.model_dump(mode="json") == one.state
        assert tuple(map(int, GAME.rules.current_players(after))) == one.movers
        stages.add(after.stage)
    assert stages >= {"commit", "cards", "market", "act", "march", "close", "deal", "upkeep", "gamble", "masons"}


@rule("hexlands", 16, 18, "A96")
def test_dice_makers_in_the_market_of_version_2_cost_five():
    """AKI is in the middle of shopping, with 6 coins, which did not buy one before."""
    shopping = (
        Table.laid_out(stage="market").with_pile(AKI, 5).with_pile(BEN, 2, 5).holding(CHIE, 5).with_coins(AKI, 6)
    )
    raw = shopping.state.model_dump(mode="json")
    after = Table.of(third(raw, raw["options"], shopping.state.seats))
    assert after.arguments("buy") == {"1", "2"}
    assert after.does("buy 1").coins(AKI) == 1
    assert after.does("buy 2").coins(AKI) == 0
    assert after.secret(CHIE).hand == (5,)
