"""Step 4: offers (27, A46, A70, A72, A85)."""

from __future__ import annotations

import pytest

from engines.hexlands import GAME
from engines.hexlands.hidden import Bundle
from engines.hexlands.printed import box

from .table import AKI, BEN, CHIE, Table

rule = pytest.mark.rule


@rule("hexlands", 27, "A46", "A70")
def test_offer_holds_everything_and_its_two_players_know_it(table: Table):
    now = table.holding(AKI, 3, 5).holding(BEN, 7).with_tiles(AKI, skull=1).dealing(BEN, specials=1)
    now = now.hiding(BEN, tiles=(0, 1, 0)).having(contents=(11, 8, 9), bag=28)
    now = now.does("deal 2", "give-coins 5", "give-die", "give-card 5", "give-tile skull")
    after = now.does("ask-coins 1", "ask-die", "ask-card 7", "ask-tile lake", "propose").does("accept", seat=BEN)
    aki, ben = after.player(AKI), after.player(BEN)
    assert (aki.coins, aki.d6, aki.items, aki.specials) == (20 - 5 + 1, 3, 2, 1)
    assert (ben.coins, ben.d6, ben.items, ben.specials) == (20 + 5 - 1, 3, 1, 1)
    assert (after.secret(AKI).hand, after.secret(AKI).tiles) == ((3, 7), (0, 1, 0))
    assert (after.secret(BEN).hand, after.secret(BEN).tiles) == ((5,), (1, 0, 0))
    assert after.state.offer is None
    assert (after.stage, after.mover) == ("close", AKI)
    # Offer content is known to its players only.
    now = table.holding(AKI, 5).does("deal 2", "give-card 5", "ask-coins 10")
    assert now.step.hidden
    assert now.kinds_seen_by(CHIE) == now.kinds_seen_by(BEN) == ()
    made = now.does("propose")
    assert made.step.barrier
    assert made.step.publish
    assert made.kinds_seen_by(CHIE) == made.kinds_seen_by(None) == ("offered",)
    assert made.kinds_seen_by(BEN) == ("offered", "offer-seen")
    third, other = GAME.rules.view(made.state, CHIE).offer, GAME.rules.view(made.state, BEN).offer
    assert third is not None
    assert (third.gives, third.asks) == (None, None)
    assert other is not None
    assert (other.gives, other.asks) == (Bundle(cards=(5,)), Bundle(coins=10))
    done = made.does("accept", seat=BEN)
    assert (done.kinds_seen_by(None), done.kinds_seen_by(AKI)) == (("traded",), ("traded", "trade-seen"))
    traded = done.event("traded")
    assert (traded.gives, traded.cards, traded.asks.coins) == (Bundle(), (1, 0), 10)


@rule("hexlands", "A46")
def test_offer_is_answered_withdrawn_or_lapses(table: Table):
    now = table.does("deal 2", "ask-coins 5", "propose")
    assert GAME.rules.current_players(now.state) == (AKI,)
    assert (now.offers(BEN), now.offers(CHIE)) == (("accept", "decline"), ())
    declined = now.does("decline", seat=BEN)
    assert declined.state.offer is None
    assert (declined.coins(AKI), declined.event("offer-closed").why) == (20, "declined")
    assert now.refuses("accept", CHIE) == "not-your-turn"
    assert declined.refuses("accept", BEN) == "not-your-turn"
    now = table.does("deal 2", "ask-coins 5", "propose", "done")
    assert now.state.offer is None
    assert now.told("offer-closed", "why") == ["lapsed"]
    now = table.does("deal 2", "give-die", "propose")
    assert now.arguments("deal") == set(), "one at a time"
    assert now.refuses("deal 3") == "offer-open"
    after = now.does("withdraw")
    assert (after.event("offer-closed").why, after.arguments("deal")) == ("withdrawn", {"2", "3"})
    now = table.holding(CHIE, 4).dealing(BEN, items=1).does("deal 2", "ask-card 4", "propose")
    assert (now.offers(BEN), now.refuses("accept", BEN)) == (("decline",), "cannot-trade")
    now = table.with_coins(AKI, 7).with_coins(BEN, 4).dealing(BEN, d6=0).does("deal 2")
    assert (now.arguments("give-coins"), now.arguments("ask-coins")) == ({"1", "5"}, {"1"})
    assert now.refuses("ask-die") == "cannot-ask"
    assert now.refuses("ask-card 3") == "cannot-ask", "BEN has no card in hand"
    assert (now.refuses("give-card 3"), now.refuses("give-tile skull")) == ("cannot-offer", "cannot-offer")
    assert now.refuses("propose") == "empty-offer"
    assert now.does("give-coins 5", "give-coins 1", "give-coins 1").arguments("give-coins") == set()
    now = table.holding(AKI, 7, 7, 7).holding(BEN, 2).with_pile(CHIE, 7).does("deal 2")
    assert "7" not in now.arguments("ask-card")
    assert "2" in now.arguments("ask-card")


@rule("hexlands", "A65", "A70", "A72", "A85")
def test_offers_of_a_turn_are_limited(table: Table):
    after = table.does("deal 3", "give-coins 10", "propose").does("accept", seat=CHIE)
    assert (after.coins(AKI), after.coins(CHIE)) == (10, 30)
    now = table
    for _ in range(3):
        now = now.does("deal 2", "give-die", "propose").does("decline", seat=BEN)
    assert (now.arguments("deal"), now.refuses("deal 2")) == (set(), "no-more-offers")
    # Choices for offers are limited.
    now = table.with_coins(AKI, 100).does("deal 2", *["give-coins 1"] * (box().trading.steps - 1))
    assert (now.offers(), now.refuses("give-coins 1")) == (("propose", "drop"), "cannot-offer")
    assert now.does("drop").refuses("deal 2") == "no-more-offers"
    # Draft can be dropped.
    dropped = table.does("deal 2", "give-die").does("drop")
    assert dropped.secret(AKI).draft is None
    assert (dropped.stage, dropped.state.now.offers, dropped.kinds_seen_by(BEN)) == ("close", 0, ())
    # Offer needs another player in the game.
    now = Table.laid_out(4).leaves(BEN)
    assert (now.arguments("deal"), now.refuses("deal 1")) == ({"3", "4"}, "nobody-there")
    assert now.refuses("deal 2") == "nobody-there"
    # It is dropped for any receiver, so that nobody learns who it was.
    for gone in [BEN, CHIE]:
        after = table.does("deal 2", "give-die").leaves(gone)
        assert after.stage == "close"
        assert after.secret(AKI).draft is None
