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
STAGES = {"commit", "cards", "market", "act", "march", "close", "deal", "upkeep", "gamble", "masons"}


def upgraded(stored: dict[str, Any], options: dict[str, Any], seats: int, version: int) -> State:
    """The state that a version has stored, as the present one has it."""
    after: State = upgrade_state(GAME.rules, json.dumps(stored), json.dumps(options), version, seats)
    return after


def state_of(capture: Captured, version: int = 1) -> State:
    return upgraded(capture.state, capture.options, capture.seats, version)


def second(table: Table) -> Table:
    """The table as version 2 has it, if version 1 stored it, with the length that it stored."""
    raw = {**table.state.model_dump(mode="json"), "options": {"length": "standard"}}
    after = upgraded(raw, raw["options"], table.state.seats, 1)
    assert GAME.rules.conserved(after) == GAME.rules.conserved(table.state)
    return Table.of(after)


@rule("hexlands", 81, "A43", "A65", "A95")
def test_wagers_and_masons_of_the_first_version_go_on(table: Table):
    open_gamble = table.dealing(CHIE, d6=0).happens("gamble").does("wager 0", seat=BEN)
    assert open_gamble.state.owing == (AKI,)
    after = second(open_gamble)
    assert (after.state.owing, after.secret(BEN).committed) == ((AKI, BEN), -1)
    assert [player.d6 for player in after.state.players] == [3, 3, 0]
    won = after.does("wager 1", seat=BEN).does("wager 0", faces=(4, 4), seat=AKI)
    assert (won.event("gamble-won").seat, won.event("gamble-won").result) == (BEN, "won")
    assert won.player(BEN).d6 == 4
    assert second(table.happens("gamble").leaves(CHIE).does("wager 2", seat=AKI)).state.owing == (AKI, BEN)
    # Masons of the first version have one more tile.
    now = Table.laid_out(stage="cards").holding(AKI, 7).owning(AKI, "D7").does("play 7").turning(left=2)
    after = second(now.does("lay D6"))
    assert (after.stage, after.state.now.left) == ("masons", 2)
    after = after.does("lay F8", "lay F7")
    assert after.stage == "market"
    assert [after.owner(name) for name in ("D6", "F8", "F7")] == [AKI] * 3


@rule("hexlands", "A94")
def test_states_of_both_versions_stay_as_they_were_stored():
    """Lengths, hands, piles, offers, orders, dice on the table and half-made turns go on."""
    assert {one.options["length"] for one in CAPTURES} == {"standard", "short"}
    assert any(one.seats > 4 and state_of(one).limit == 40 * one.seats for one in CAPTURES)
    for version, captures in ((1, CAPTURES), (2, OF_VERSION_2)):
        changed = {"gamble": {"secrets", "owing"}, "masons": {"now"}} if version == 1 else {}
        for one in captures:
            after, stage = state_of(one, version), one.state["stage"]
            raw = after.model_dump(mode="json")
            kept = raw.keys() - changed.get(stage, set())
            assert {name: raw[name] for name in kept} == {name: one.state[name] for name in kept}
            assert version == 2 or after.options.length == one.options["length"]
            if "owing" not in changed.get(stage, set()):
                assert tuple(map(int, GAME.rules.current_players(after))) == one.movers
        assert {one.state["stage"] for one in captures} >= STAGES


def test_captured_gambles_masons_and_orders_go_on(table: Table):
    for one in (one for one in CAPTURES if one.state["stage"] == "gamble"):
        after = state_of(one)
        assert all(own.committed == -1 for own in after.secrets if own is not None)
        with_dice = [seat for seat in after.living if after.players[seat].d6]
        assert list(GAME.rules.current_players(after)) == [Seat(seat) for seat in with_dice]
    for one in (one for one in CAPTURES if one.state["stage"] == "masons"):
        assert state_of(one).now.left == one.state["now"]["left"] + 1
    ordered = table.with_soldiers(AKI, "E7").with_tiles(AKI, skull=1).ordering(AKI, "E7 skull")
    after = second(ordered)
    assert after.secret(AKI).orders == ordered.secret(AKI).orders
    assert dict(after.resolves().secret(AKI).skulls) == {at("E7"): 1}


@rule("hexlands", 16, 18, "A96")
def test_dice_makers_in_the_market_of_version_2_cost_five():
    """AKI is in the middle of shopping, with 6 coins, which did not buy one before."""
    table = Table.laid_out(stage="market").with_pile(AKI, 5).with_pile(BEN, 2, 5).holding(CHIE, 5)
    raw = table.with_coins(AKI, 6).state.model_dump(mode="json")
    after = Table.of(upgraded(raw, raw["options"], table.state.seats, 2))
    assert after.arguments("buy") == {"1", "2"}
    assert (after.does("buy 1").coins(AKI), after.does("buy 2").coins(AKI)) == (1, 0)
    assert after.secret(CHIE).hand == (5,)
