"""Players out of the game: bankrupt or left (91, A65)."""

from __future__ import annotations

import pytest

from engines.core import IllegalAction, Seat
from engines.hexlands import GAME
from engines.hexlands.hidden import Bundle, Offer
from engines.hexlands.state import view
from engines.hexlands.steps.dues import eliminate

from .table import AKI, BEN, CHIE, Luck, Table, at

rule = pytest.mark.rule


@rule("hexlands", 91, "A65")
@pytest.mark.parametrize("why", ["left", "bankrupt"])
def test_player_who_is_out_loses_everything(table: Table, why: str):
    table = table.owning(BEN, "H3 2 G4").with_road(BEN, "H3", "F4").with_trees("G4").with_building("G4", "wall")
    table = (
        table.with_tiles(BEN, lake=2).with_skull(BEN, "H3", 1).holding(BEN, 3).dealing(BEN, pile=(5,), dice=(4,))
    )
    table = table.having(stock=(4, 4, 3, 4, 3, *(4,) * 6))
    after = table.runs(lambda state, course: eliminate(state, BEN, why, course))
    player = after.player(BEN)
    assert (player.gone, player.coins, player.d6, player.dice, player.soldiers, player.roads) == (
        why,
        0,
        0,
        (),
        (),
        0,
    )
    assert (player.supply, player.specials, player.pile) == (50, 0, (5,))
    for name in ("H2", "H3", "G4"):
        assert (after.owner(name), after.height(name), after.building(name), after.trees(name)) == (-1, 0, "", 0)
    assert (after.road("H3"), after.road("F4")) == (-1, -1)
    assert {event.hex for event in after.events if event.kind == "space-lost"} == {"H2", "H3", "G4"}
    assert view(after.state, None).secrets == (None, None, None)


@rule("hexlands", "A65")
def test_leaving_in_ones_turn_passes_it_on(table: Table):
    after = table.leaves(AKI)
    assert (after.state.active, after.mover) == (BEN, BEN)
    assert "left" in after.kinds
    with pytest.raises(IllegalAction) as caught:
        GAME.rules.resign(after.state, AKI, Luck())
    assert caught.value.code == "left-already"


@rule("hexlands", "A65")
def test_player_who_left_is_skipped_and_never_parent(table: Table):
    after = table.leaves(BEN)
    assert after.state.active == AKI
    after = after.does("done", faces=(1,))
    assert after.state.active == CHIE
    while after.state.round == 1:
        after = after.does("done") if "done" in after.offers() else after.does("next")
    assert (after.state.parent, after.state.order) == (CHIE, (CHIE, AKI))


@rule("hexlands", "A65")
def test_choice_of_a_player_who_left_is_not_awaited(table: Table):
    table = table.having(stage="commit", active=-1, owing=(BEN,)).hiding(AKI, committed=0).hiding(CHIE, committed=1)
    after = table.leaves(BEN, 1)
    assert after.state.active == AKI
    assert [event.seat for event in after.events if event.kind == "rolled"] == [AKI, CHIE]
    short = table.having(stage="upkeep", owing=(BEN,), deck=("famine",))
    assert "event-drawn" in short.leaves(BEN).kinds
    gamble = table.having(stage="gamble", owing=(BEN,))
    assert "gamble-won" in gamble.leaves(BEN).kinds


@rule("hexlands", "A65", "A46")
def test_offer_lapses_when_its_player_leaves(table: Table):
    offer = Offer(seat=AKI, rival=BEN, gives=Bundle(coins=1), asks=Bundle(d6=1))
    after = table.having(offer=offer).leaves(BEN)
    assert after.state.offer is None
    assert after.event("offer-closed").why == "lapsed"
    assert table.having(offer=offer).leaves(CHIE).state.offer == offer


@rule("hexlands", "A47", "A65")
def test_game_ends_with_one_player_left():
    table = Table.laid_out(2).leaves(BEN)
    assert (table.outcome.reason, table.outcome.ranks) == ("last-left", (1, 2))
    assert table.kinds[-1] == "ended"
    with pytest.raises(IllegalAction) as caught:
        GAME.rules.resign(table.state, AKI, Luck())
    assert caught.value.code == "game-over"


@rule("hexlands", "A65")
def test_player_who_is_out_has_no_actions(table: Table):
    table = table.leaves(BEN)
    assert table.offers(BEN) == ()
    with pytest.raises(IllegalAction) as caught:
        GAME.rules.apply_action(table.state, Seat(BEN), GAME.rules.parse("done"), Luck())
    assert caught.value.code == "out-of-the-game"
    assert at("H2") not in table.state.laid
