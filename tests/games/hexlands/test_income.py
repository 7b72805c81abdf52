"""Coins at the end of a round: income, upkeep, and upkeep that cannot be paid (42-44, 49-56, 88, 91)."""

from __future__ import annotations

import pytest

from engines.hexlands.resolution.income import purse, tolls, upkeep
from engines.hexlands.resolution.stacks import empty_space
from engines.hexlands.steps import dues

from .table import AKI, BEN, CHIE, Table, at

rule = pytest.mark.rule
INNER = "E7 D6 D7 F6 F7"


@rule("hexlands", 9, 42, 43, 51, 59, "A52")
def test_castle_and_two_soldiers_cost_a_coin_a_round(table: Table):
    after = table.resolves()
    charged = next(event for event in after.events if event.kind == "charged" and event.seat == AKI)
    assert (charged.castle, charged.mines, charged.spots, charged.tolls) == (1, 0, 0, 0)
    assert (charged.soldiers, charged.forts, charged.coins) == (2, 0, 19)
    assert after.coins(AKI) == 19


@rule("hexlands", 42, 51, 56)
def test_castles_and_mines_yield_their_height(table: Table):
    table = table.owning(AKI, "E8 3 D7 2 F7 1").with_building("D7", "mine").with_building("F7", "mine")
    own = purse(table.state, AKI)
    assert (own.castle, own.mines) == (3, 3)
    assert own.coins == 20 + 6 - 2


@rule("hexlands", 42, 86)
def test_cut_off_buildings_yield_nothing(table: Table):
    table = table.owning(AKI, "E7 C6").with_building("C6", "mine")
    assert purse(table.state, AKI).mines == 0


@rule("hexlands", 49, "A27")
def test_tourist_spot_is_paid_by_every_bordering_rival(table: Table):
    table = table.owning(AKI, f"{INNER} E7 2").with_building("E7", "spot").with_road(AKI, "D7")
    assert tolls(table.state) == ()
    table = table.owning(BEN, "G6").owning(CHIE, "C5 B4")
    assert tolls(table.state) == ((BEN, AKI, 2), (CHIE, AKI, 2))
    table = table.owning(CHIE, "D5")
    after = table.resolves()
    assert [(event.seat, event.rival, event.coins) for event in after.events if event.kind == "toll"] == [
        (BEN, AKI, 2),
        (CHIE, AKI, 2),
    ]
    assert after.coins(AKI) == 20 + 1 + 4 - 2
    assert after.coins(BEN) == 20 + 1 - 2 - 2
    assert after.state.report.purses[BEN].tolls == 2
    assert after.state.report.purses[AKI].spots == 4


@rule("hexlands", 49, "A27")
def test_toll_never_exceeds_the_payers_coins(table: Table):
    table = table.owning(AKI, f"E8 3 {INNER} E7 3").with_building("E7", "spot").with_road(AKI, "D7")
    after = table.owning(BEN, "G6").with_coins(BEN, 1).with_soldiers(BEN, "").resolves()
    assert (after.coins(BEN), after.event("toll").coins) == (0, 2), "BEN had his own coin of the castle first"
    assert "toll" not in table.owning(BEN, "C3").resolves().kinds, "only next to the territory"


@rule("hexlands", 28, 42)
def test_income_is_paid_from_the_last_player_backwards(table: Table):
    table = table.owning(BEN, "F6 G6 G5 H4 H3").with_building("F6", "spot").owning(AKI, "E7")
    table = table.with_road(BEN, "H3", "H4", "G5")
    table = table.with_coins(AKI, 0).with_soldiers(AKI, "")
    assert "toll" not in table.resolves().kinds, "AKI has nothing before her own turn"
    after = table.having(order=(2, 1, 0)).resolves()
    assert after.event("toll").coins == 1


@rule("hexlands", 55, 59, 60)
def test_soldiers_and_forts_have_upkeep(table: Table):
    table = table.owning(AKI, "E7 2 F7").with_building("E7", "fort").with_building("F7", "wall")
    assert upkeep(table.with_soldiers(AKI, "E8 E8!").state, AKI) == 1 + 4 + 6


@rule("hexlands", 43, "A68")
def test_strong_soldiers_stand_down_before_upkeep_is_paid(table: Table):
    table = table.with_soldiers(AKI, "E8! E8! E8").with_coins(AKI, 8)
    after = table.ordering(AKI, relieve=1).resolves()
    assert after.soldiers(AKI) == "E8 E8 E8!"
    assert after.coins(AKI) == 8 + 1 - 6
    assert purse(table.ordering(AKI, relieve=1).state, AKI).soldiers == 6
    assert table.ordering(AKI, relieve=5).resolves().soldiers(AKI) == "E8 E8 E8"


@rule("hexlands", 44, 88, "A35", "A87")
def test_only_players_short_of_upkeep_are_asked(table: Table):
    table = table.owning(AKI, "E7").with_building("E7", "fort").holding(AKI, 5, 1, 1).with_coins(AKI, 2)
    after = table.with_soldiers(AKI, "E8 E8!").resolves()
    assert (after.stage, after.state.owing, after.player(AKI).due) == ("upkeep", (AKI,), 8)
    assert (after.event("short").due, after.event("short").coins) == (8, 3)
    assert dues.upkeep_choices(after.state, BEN) == dues.upkeep_choices(table.state, BEN)
    assert after.offers(AKI) == ("sell 1", "sell 5", "raze E7", "dismiss E8", "dismiss E8 strong", "demote E8")
    assert after.offers(BEN) == ()


def short(table: Table) -> Table:
    """AKI has 1 coin and owes 8 coins of upkeep."""
    table = table.owning(AKI, "E7").with_building("E7", "fort").holding(AKI, 5, 1).with_coins(AKI, 0)
    return table.with_soldiers(AKI, "E8 E8!").resolves()


@rule("hexlands", 44, "A35")
def test_cards_are_sold_for_their_top_right_number(table: Table):
    after = short(table).does("sell 5")
    assert (after.coins(AKI), after.player(AKI).pile, after.player(AKI).items) == (4, (5,), 1)
    assert after.event("sold").price == 3
    assert (after.stage, after.player(AKI).due) == ("upkeep", 8)


@rule("hexlands", 44, "A35", "A68", "A87")
def test_giving_up_soldiers_and_forts_saves_upkeep(table: Table):
    table = short(table)
    assert table.does("raze E7").player(AKI).due == 5
    assert table.does("dismiss E8").player(AKI).due == 7
    assert table.does("dismiss E8 strong").player(AKI).due == 4
    after = table.does("demote E8")
    assert (after.player(AKI).due, after.soldiers(AKI)) == (5, "E8 E8")
    assert table.does("raze E7", "dismiss E8").building("E7") == ""


@rule("hexlands", 43, 44, 88)
def test_upkeep_is_paid_once_coins_suffice(table: Table):
    table = short(table)
    after = table.does("raze E7", "dismiss E8 strong")
    charged = after.event("charged")
    assert (charged.soldiers, charged.forts, charged.coins) == (1, 0, 0)
    assert (after.player(AKI).due, after.coins(AKI)) == (0, 0)
    assert "event-drawn" in after.kinds


@rule("hexlands", 44)
def test_missing_things_cannot_be_given_up(table: Table):
    table = short(table)
    assert table.refuses("sell 2") == "no-such-card"
    assert table.refuses("raze E8") == "no-fort-there"
    assert table.refuses("raze H2") == "no-fort-there"
    assert table.refuses("dismiss E7") == "no-soldier-there"
    assert table.does("demote E8").refuses("demote E8") == "no-soldier-there"


@rule("hexlands", "A87")
def test_order_of_players_giving_up_makes_no_difference(table: Table):
    table = table.with_coins(AKI, 0).with_coins(BEN, 0)
    table = table.with_soldiers(AKI, "E8 E8 E8").with_soldiers(BEN, "H2 H2").resolves()
    assert table.state.owing == (AKI, BEN)
    one = table.does("dismiss E8", seat=AKI).does("dismiss E8", seat=AKI).does("dismiss H2", seat=BEN)
    other = table.does("dismiss E8", seat=AKI).does("dismiss H2", seat=BEN).does("dismiss E8", seat=AKI)
    assert one.state == other.state


@rule("hexlands", 91, "A35")
def test_giving_up_always_suffices_for_upkeep(table: Table):
    """All upkeep is for soldiers and forts, and each of these can be given up."""
    table = table.owning(AKI, "E7 2 D7").with_building("E7", "fort").with_soldiers(AKI, "E8 E8 D7")
    broke = table.with_coins(AKI, 0).hiding(AKI, hand=())
    left = {*dues.upkeep_choices(broke.state, AKI)}
    assert {action.kind for action in left} == {"raze", "dismiss"}
    bare = broke.with_soldiers(AKI, "").having(buildings=Table.laid_out().state.buildings)
    assert upkeep(bare.state, AKI) == 0


@rule("hexlands", 91, "A35")
def test_player_with_nothing_left_to_give_up_is_out(table: Table, monkeypatch: pytest.MonkeyPatch):
    """At the printed prices something can always be given up, so the test removes these choices."""
    table = short(table)
    monkeypatch.setattr(dues, "upkeep_choices", lambda table, seat: ())
    after = table.runs(lambda state, course: dues.pay_up(state, AKI, course))
    assert (after.player(AKI).gone, after.state.owing) == ("bankrupt", ())
    assert "bankrupt" in after.kinds


@rule("hexlands", 43, 91)
def test_upkeep_of_zero_is_always_paid(table: Table):
    after = table.with_coins(AKI, 0).with_soldiers(AKI, "").runs(lambda state, course: empty_space(state, at("E8")))
    assert after.having(stage="close").resolves().state.owing == ()
    assert CHIE not in after.state.owing
