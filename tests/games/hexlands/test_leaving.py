"""Players away (A35, A66) and out of the game: bankrupt or left (91, A65)."""

from __future__ import annotations

import pytest

from engines.core import IllegalAction
from engines.hexlands import GAME
from engines.hexlands.hidden import Bundle, Offer
from engines.hexlands.state import view
from engines.hexlands.steps.dues import eliminate

from .table import AKI, BEN, CHIE, Luck, Table, at

rule = pytest.mark.rule


def default(table: Table, seat: int | None = None) -> str:
    by = table.mover if seat is None else seat
    return GAME.rules.notation(GAME.rules.default_action(table.state, by))


@rule("hexlands", "A66")
def test_absent_player_rolls_buys_and_trades_nothing():
    assert default(Table.begun()) == "commit 0"
    assert default(Table.laid_out(stage="gamble").having(active=-1, owing=(AKI, BEN))) == "wager 0"
    # Default plays and buys nothing and works all dice.
    table = Table.laid_out(stage="cards").holding(AKI, 2).with_pile(BEN, 3).dealing(AKI, dice=(6, 2))
    done = []
    while table.mover == AKI and table.stage != "close":
        done.append(default(table))
        table = table.does(done[-1])
    assert (done, table.coins(AKI), default(table)) == (["next", "next", "work-all"], 28, "done")
    for stage, left in (("promote", 2), ("masons", 2), ("ride", 0), ("march", 3)):
        assert default(Table.laid_out(stage=stage).turning(left=left)) == "stop"
    # Default refuses trade.
    assert default(Table.laid_out().does("deal 2", "give-die")) == "drop"
    offered = Table.laid_out().does("deal 2", "give-die", "propose")
    assert (default(offered, BEN), default(offered, AKI)) == ("decline", "done")


@rule("hexlands", 44, 88, "A35")
def test_default_gives_up_cards_then_soldiers_then_forts():
    table = Table.laid_out(stage="upkeep").having(active=-1, owing=(AKI,)).holding(AKI, 2, 5, 9)
    table = table.with_soldiers(AKI, "E8! E8").owning(AKI, "D7").with_building("D7", "fort").with_coins(AKI, 0)
    table = table.dealing(AKI, due=8)
    assert default(table) == "sell 2"
    without = table.hiding(AKI, hand=()).dealing(AKI, items=0)
    assert (default(without), default(without.with_soldiers(AKI, "E8 E8"))) == ("demote E8", "dismiss E8")
    assert default(without.dealing(AKI, soldiers=())) == "raze D7"


@rule("hexlands", 91, "A65")
@pytest.mark.parametrize("why", ["left", "bankrupt"])
def test_player_who_is_out_loses_everything(table: Table, why: str):
    table = table.owning(BEN, "H3 2 G4").with_road(BEN, "H3", "F4").with_trees("G4").with_building("G4", "wall")
    table = table.with_tiles(BEN, lake=2).with_skull(BEN, "H3", 1).holding(BEN, 3)
    table = table.dealing(BEN, pile=(5,), dice=(4,)).having(stock=(4, 4, 3, 4, 3, *(4,) * 6))
    after = table.runs(lambda state, course: eliminate(state, BEN, why, course))
    player = after.player(BEN)
    assert (player.gone, player.coins, player.d6, player.roads) == (why, 0, 0, 0)
    assert (player.dice, player.soldiers) == ((), ())
    assert (player.supply, player.specials, player.pile) == (50, 0, (5,))
    for name in ("H2", "H3", "G4"):
        assert (after.owner(name), after.height(name), after.building(name), after.trees(name)) == (-1, 0, "", 0)
    assert (after.road("H3"), after.road("F4")) == (-1, -1)
    assert {event.hex for event in after.events if event.kind == "space-lost"} == {"H2", "H3", "G4"}
    assert view(after.state, None).secrets == (None, None, None)


@rule("hexlands", "A65")
def test_game_goes_on_without_a_player_who_left(table: Table):
    after = table.leaves(AKI)
    assert (after.state.active, after.mover) == (BEN, BEN)
    assert "left" in after.kinds
    with pytest.raises(IllegalAction, match="left-already"):
        GAME.rules.resign(after.state, AKI, Luck())
    # Player who left is skipped and never parent.
    after = table.leaves(BEN)
    assert after.state.active == AKI
    after = after.does("done", faces=(1,))
    assert after.state.active == CHIE
    while after.state.round == 1:
        after = after.does("done") if "done" in after.offers() else after.does("next")
    assert (after.state.parent, after.state.order) == (CHIE, (CHIE, AKI))
    # Choice of a player who left is not awaited.
    now = table.having(stage="commit", active=-1, owing=(BEN,)).hiding(AKI, committed=0).hiding(CHIE, committed=1)
    after = now.leaves(BEN, 1)
    assert (after.state.active, after.told("rolled", "seat")) == (AKI, [AKI, CHIE])
    assert "event-drawn" in now.having(stage="upkeep", owing=(BEN,), deck=("famine",)).leaves(BEN).kinds
    assert "gamble-won" in now.having(stage="gamble", owing=(BEN,)).leaves(BEN).kinds


@rule("hexlands", "A46", "A47", "A65")
def test_player_who_left_trades_and_acts_no_more(table: Table):
    # Offer lapses when its player leaves.
    offer = Offer(seat=AKI, rival=BEN, gives=Bundle(coins=1), asks=Bundle(d6=1))
    after = table.having(offer=offer).leaves(BEN)
    assert after.state.offer is None
    assert after.event("offer-closed").why == "lapsed"
    assert table.having(offer=offer).leaves(CHIE).state.offer == offer
    # Game ends with one player left.
    now = Table.laid_out(2).leaves(BEN)
    assert (now.outcome.reason, now.outcome.ranks, now.kinds[-1]) == ("last-left", (1, 2), "ended")
    with pytest.raises(IllegalAction, match="game-over"):
        GAME.rules.resign(now.state, AKI, Luck())
    # Player who is out has no actions.
    now = table.leaves(BEN)
    assert now.offers(BEN) == ()
    assert now.refuses("done", BEN) == "out-of-the-game"
    assert at("H2") not in now.state.laid
