"""Chieftain and Abandoned Village, which ask other players too (A35, A36, A43)."""

from __future__ import annotations

import pytest

from .table import AKI, BEN, CHIE, PILE, Table

rule = pytest.mark.rule


def auction(table: Table) -> Table:
    table = table.with_resources(AKI, 2, 1, 0).with_resources(BEN, 5, 0, 1).with_resources(CHIE, 0, 0, 3)
    return table.revealing("chieftain")


@rule("rise_of_tribes", 11, 51, "A35", "A43")
def test_auction_goes_round_and_its_bid_is_shared_out(table: Table):
    now = auction(table)
    assert (now.stage, now.asked, now.offers()) == ("bid", AKI, ("bid 1", "bid 2", "bid 3", "pass"))
    now = now.does("bid 1")
    assert now.step.publish, "the next bidder must be notified"
    assert (now.asked, now.offers()) == (BEN, ("bid 2", "bid 3", "bid 4", "bid 5", "bid 6", "pass"))
    assert (now.refuses("bid 1"), now.offers(AKI)) == ("bid-out-of-range", ())
    now = now.does("bid 2")
    assert (now.asked, now.offers()) == (CHIE, ("bid 3", "pass"))
    now = now.does("pass")
    assert (now.asked, now.offers()) == (AKI, ("bid 3", "pass"))
    # Auction winner pays and shares out the bid.
    now = auction(table).does("bid 1", "bid 3")
    assert now.kinds == ("bid-made", "passed", "passed", "auction-won", "discarded")
    assert (now.stage, now.asked, now.points(BEN)) == ("give", BEN, 1)
    assert (now.offers()[0], now.refuses("give wood 1")) == ("give food 3", "none-left")
    assert now.refuses("give food 2") == "not-a-receiver"
    now = now.does("give food 3", "give stone 1", "give food 1")
    assert (now.has(AKI), now.has(BEN), now.has(CHIE)) == ((3, 1, 1), (3, 0, 0), (1, 0, 3))
    assert (now.stage, now.asked, now.state.active) == ("act", AKI, AKI)
    # Default action shares the bid out evenly.
    now = auction(table).does("pass", "bid 5")
    assert now.points(BEN) == 2
    before = [sum(now.has(seat)) for seat in (AKI, CHIE)]
    while now.stage == "give":
        now = now.does(now.default())
    after = [sum(now.has(seat)) for seat in (AKI, CHIE)]
    assert sorted(b - a for a, b in zip(before, after, strict=True)) == [2, 3]
    # Chieftain without a bid goes back into the pile.
    now = auction(table)
    assert now.default() == "pass"
    now = now.does("pass", "pass", "pass")
    assert (now.face_up, now.state.pile) == ((), (*PILE, "chieftain"))
    assert (now.kinds[-1], now.stage) == ("shuffled-back", "act")
    # Auction can win the game in a rivals turn.
    now = auction(table).with_points(BEN, 14).does("pass", "bid 1", "pass")
    assert (now.outcome.ranks[BEN], now.has(BEN)) == (1, (5, 0, 1))


def abandoned(table: Table) -> Table:
    table = table.with_members(AKI, "A1 1 A2 1").with_members(BEN, "A2 1 B2 1").with_members(CHIE, "C2 1 C3 1")
    for seat in (AKI, BEN, CHIE):
        table = table.with_resources(seat, 1, 1, 1)
    return table.with_village(CHIE, "C3")


@rule("rise_of_tribes", 11, "A36")
def test_abandoned_village_is_built_by_who_controls_a_hex_and_can_pay(table: Table):
    now = abandoned(table).revealing("abandoned-village")
    assert (now.asked, now.offers(), now.default()) == (AKI, ("settle A1", "pass"), "pass")
    assert now.refuses("settle A2") == "no-village-there"
    now = now.does("settle A1")
    assert (now.village("A1"), now.has(AKI), now.asked) == (AKI, (0, 0, 0), BEN)
    now = now.does("pass")
    assert (now.asked, now.offers()) == (CHIE, ("settle C2", "pass"))
    now = now.does("settle C2")
    assert (now.stage, now.asked, now.state.discarded) == ("act", AKI, ("abandoned-village",))
    assert [now.points(seat) for seat in (AKI, BEN, CHIE)] == [0, 0, 0]
    # Abandoned village skips players who cannot build.
    now = abandoned(table).with_resources(AKI, 3, 3, 0).with_resources(BEN, 0, 0, 0)
    assert now.revealing("abandoned-village").asked == CHIE
    now = now.with_resources(CHIE, 0, 0, 0).revealing("abandoned-village")
    assert (now.stage, now.asked, now.face_up) == ("act", AKI, ())
