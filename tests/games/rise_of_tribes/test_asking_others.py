"""Chieftain and Abandoned Village, which ask other players too (A35, A36, A43)."""

from __future__ import annotations

import pytest

from .table import AKI, BEN, CHIE, PILE, Table

rule = pytest.mark.rule


def auction(table: Table) -> Table:
    table = table.with_resources(AKI, 2, 1, 0).with_resources(BEN, 5, 0, 1).with_resources(CHIE, 0, 0, 3)
    return table.revealing("chieftain")


@rule("rise_of_tribes", 11, "A35")
def test_bidding_goes_round_in_turn_order(table: Table):
    table = auction(table)
    assert (table.stage, table.asked, table.offers()) == ("bid", AKI, ("bid 1", "bid 2", "bid 3", "pass"))
    table = table.does("bid 1")
    assert table.step.publish, "the next bidder must be notified"
    assert (table.asked, table.offers()) == (BEN, ("bid 2", "bid 3", "bid 4", "bid 5", "bid 6", "pass"))
    assert table.refuses("bid 1") == "bid-out-of-range"
    assert table.offers(AKI) == ()
    table = table.does("bid 2")
    assert (table.asked, table.offers()) == (CHIE, ("bid 3", "pass"))
    table = table.does("pass")
    assert (table.asked, table.offers()) == (AKI, ("bid 3", "pass"))


@rule("rise_of_tribes", "A35")
def test_auction_winner_pays_and_shares_out_the_bid(table: Table):
    table = auction(table).does("bid 1", "bid 3")
    assert table.kinds == ("bid-made", "passed", "passed", "auction-won", "discarded")
    assert (table.stage, table.asked, table.points(BEN)) == ("give", BEN, 1)
    assert table.offers()[0] == "give food 3"
    assert table.refuses("give wood 1") == "none-left"
    assert table.refuses("give food 2") == "not-a-receiver"
    table = table.does("give food 3", "give stone 1", "give food 1")
    assert (table.has(AKI), table.has(BEN), table.has(CHIE)) == ((3, 1, 1), (3, 0, 0), (1, 0, 3))
    assert (table.stage, table.asked, table.state.active) == ("act", AKI, AKI)


@rule("rise_of_tribes", "A35")
def test_default_action_shares_the_bid_out_evenly(table: Table):
    table = auction(table).does("pass", "bid 5")
    assert table.points(BEN) == 2
    before = [sum(table.has(seat)) for seat in (AKI, CHIE)]
    while table.stage == "give":
        table = table.does(table.default())
    after = [sum(table.has(seat)) for seat in (AKI, CHIE)]
    assert sorted(b - a for a, b in zip(before, after, strict=True)) == [2, 3]


@rule("rise_of_tribes", "A35")
def test_chieftain_without_a_bid_goes_back_into_the_pile(table: Table):
    table = auction(table)
    assert table.default() == "pass"
    table = table.does("pass", "pass", "pass")
    assert (table.face_up, table.state.pile) == ((), (*PILE, "chieftain"))
    assert (table.kinds[-1], table.stage) == ("shuffled-back", "act")


@rule("rise_of_tribes", 51, "A43")
def test_auction_can_win_the_game_in_a_rivals_turn(table: Table):
    table = auction(table).with_points(BEN, 14).does("pass", "bid 1", "pass")
    assert table.outcome.ranks[BEN] == 1
    assert table.has(BEN) == (5, 0, 1)


def abandoned(table: Table) -> Table:
    table = table.with_members(AKI, "A1 1 A2 1").with_members(BEN, "A2 1 B2 1").with_members(CHIE, "C2 1 C3 1")
    for seat in (AKI, BEN, CHIE):
        table = table.with_resources(seat, 1, 1, 1)
    return table.with_village(CHIE, "C3")


@rule("rise_of_tribes", 11, "A36")
def test_abandoned_village_is_built_on_a_controlled_hex(table: Table):
    table = abandoned(table).revealing("abandoned-village")
    assert (table.asked, table.offers()) == (AKI, ("settle A1", "pass"))
    assert table.default() == "pass"
    assert table.refuses("settle A2") == "no-village-there"
    table = table.does("settle A1")
    assert (table.village("A1"), table.has(AKI), table.asked) == (AKI, (0, 0, 0), BEN)
    table = table.does("pass")
    assert (table.asked, table.offers()) == (CHIE, ("settle C2", "pass"))
    table = table.does("settle C2")
    assert (table.stage, table.asked, table.state.discarded) == ("act", AKI, ("abandoned-village",))
    assert [table.points(seat) for seat in (AKI, BEN, CHIE)] == [0, 0, 0]


@rule("rise_of_tribes", "A36")
def test_abandoned_village_skips_players_who_cannot_build(table: Table):
    table = abandoned(table).with_resources(AKI, 3, 3, 0).with_resources(BEN, 0, 0, 0)
    assert table.revealing("abandoned-village").asked == CHIE
    table = table.with_resources(CHIE, 0, 0, 0).revealing("abandoned-village")
    assert (table.stage, table.asked, table.face_up) == ("act", AKI, ())
