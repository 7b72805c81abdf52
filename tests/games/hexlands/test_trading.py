"""Step 4: offers (27, A46, A70, A72, A85)."""

from __future__ import annotations

import pytest

from engines.hexlands import GAME
from engines.hexlands.hidden import Bundle
from engines.hexlands.printed import box

from .table import AKI, BEN, CHIE, Table

rule = pytest.mark.rule


@pytest.fixture
def table() -> Table:
    """AKI has shopped, worked and may trade."""
    return Table.laid_out()


@rule("hexlands", 27, "A46")
def test_offer_holds_coins_cards_dice_and_special_tiles(table: Table):
    table = table.holding(AKI, 3, 5).holding(BEN, 7).with_tiles(AKI, skull=1).dealing(BEN, specials=1)
    table = table.hiding(BEN, tiles=(0, 1, 0)).having(contents=(11, 8, 9), bag=28)
    table = table.does("deal 2", "give-coins 5", "give-die", "give-card 5", "give-tile skull")
    table = table.does("ask-coins 1", "ask-die", "ask-card 7", "ask-tile lake", "propose")
    after = table.does("accept", seat=BEN)
    aki, ben = after.player(AKI), after.player(BEN)
    assert (aki.coins, aki.d6, aki.items, aki.specials) == (20 - 5 + 1, 3, 2, 1)
    assert (ben.coins, ben.d6, ben.items, ben.specials) == (20 + 5 - 1, 3, 1, 1)
    assert (after.secret(AKI).hand, after.secret(AKI).tiles) == ((3, 7), (0, 1, 0))
    assert (after.secret(BEN).hand, after.secret(BEN).tiles) == ((5,), (1, 0, 0))
    assert after.state.offer is None
    assert (after.stage, after.mover) == ("close", AKI)


@rule("hexlands", "A46", "A70")
def test_offer_content_is_known_to_its_players_only(table: Table):
    table = table.holding(AKI, 5).does("deal 2", "give-card 5", "ask-coins 10")
    assert table.step.hidden
    assert table.kinds_seen_by(CHIE) == table.kinds_seen_by(BEN) == ()
    made = table.does("propose")
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
    assert done.kinds_seen_by(None) == ("traded",)
    assert done.kinds_seen_by(AKI) == ("traded", "trade-seen")
    traded = done.event("traded")
    assert (traded.gives, traded.cards, traded.asks.coins) == (Bundle(), (1, 0), 10)


@rule("hexlands", "A46")
def test_receiver_may_answer_out_of_turn_and_owes_nothing(table: Table):
    table = table.does("deal 2", "ask-coins 5", "propose")
    assert GAME.rules.current_players(table.state) == (AKI,)
    assert table.offers(BEN) == ("accept", "decline")
    assert table.offers(CHIE) == ()
    declined = table.does("decline", seat=BEN)
    assert declined.state.offer is None
    assert declined.coins(AKI) == 20
    assert declined.event("offer-closed").why == "declined"
    assert table.refuses("accept", CHIE) == "not-your-turn"
    assert declined.refuses("accept", BEN) == "not-your-turn"


@rule("hexlands", "A46")
def test_offer_lapses_at_the_end_of_the_turn(table: Table):
    table = table.does("deal 2", "ask-coins 5", "propose", "done")
    assert table.state.offer is None
    assert [event.why for event in table.events if event.kind == "offer-closed"] == ["lapsed"]


@rule("hexlands", "A46")
def test_offer_can_be_withdrawn(table: Table):
    table = table.does("deal 2", "give-die", "propose")
    assert table.arguments("deal") == set(), "one at a time"
    assert table.refuses("deal 3") == "offer-open"
    after = table.does("withdraw")
    assert after.event("offer-closed").why == "withdrawn"
    assert after.arguments("deal") == {"2", "3"}


@rule("hexlands", "A46")
def test_offer_cannot_be_accepted_without_its_content(table: Table):
    table = table.holding(CHIE, 4).dealing(BEN, items=1).does("deal 2", "ask-card 4", "propose")
    assert table.offers(BEN) == ("decline",)
    assert table.refuses("accept", BEN) == "cannot-trade"


@rule("hexlands", "A46")
def test_offer_is_limited_to_what_players_hold(table: Table):
    table = table.with_coins(AKI, 7).with_coins(BEN, 4).dealing(BEN, d6=0).does("deal 2")
    assert table.arguments("give-coins") == {"1", "5"}
    assert table.arguments("ask-coins") == {"1"}
    assert table.refuses("ask-die") == "cannot-ask"
    assert table.refuses("ask-card 3") == "cannot-ask", "BEN has no card in hand"
    assert table.refuses("give-card 3") == "cannot-offer"
    assert table.refuses("give-tile skull") == "cannot-offer"
    assert table.refuses("propose") == "empty-offer"
    full = table.does("give-coins 5", "give-coins 1", "give-coins 1")
    assert full.arguments("give-coins") == set()


def test_offer_asks_only_for_cards_in_hands(table: Table):
    table = table.holding(AKI, 7, 7, 7).holding(BEN, 2).with_pile(CHIE, 7).does("deal 2")
    assert "7" not in table.arguments("ask-card")
    assert "2" in table.arguments("ask-card")


@rule("hexlands", "A72")
def test_offer_without_return_is_a_gift(table: Table):
    after = table.does("deal 3", "give-coins 10", "propose").does("accept", seat=CHIE)
    assert (after.coins(AKI), after.coins(CHIE)) == (10, 30)


@rule("hexlands", "A85")
def test_three_offers_are_allowed_in_a_turn(table: Table):
    for _ in range(3):
        table = table.does("deal 2", "give-die", "propose").does("decline", seat=BEN)
    assert table.arguments("deal") == set()
    assert table.refuses("deal 2") == "no-more-offers"


@rule("hexlands", "A85")
def test_choices_for_offers_are_limited(table: Table):
    steps = box().trading.steps
    table = table.with_coins(AKI, 100).does("deal 2", *["give-coins 1"] * (steps - 1))
    assert table.offers() == ("propose", "drop")
    assert table.refuses("give-coins 1") == "cannot-offer"
    assert table.does("drop").refuses("deal 2") == "no-more-offers"


@rule("hexlands", "A85")
def test_draft_can_be_dropped(table: Table):
    table = table.does("deal 2", "give-die")
    dropped = table.does("drop")
    assert dropped.secret(AKI).draft is None
    assert dropped.stage == "close"
    assert dropped.state.now.offers == 0
    assert dropped.kinds_seen_by(BEN) == ()


def test_offer_needs_another_player_in_the_game():
    table = Table.laid_out(4).leaves(BEN)
    assert table.arguments("deal") == {"3", "4"}
    assert table.refuses("deal 1") == "nobody-there"
    assert table.refuses("deal 2") == "nobody-there"


@rule("hexlands", "A65")
def test_offer_ends_when_either_player_leaves(table: Table):
    table = table.does("deal 2", "give-die", "propose")
    assert table.leaves(BEN).state.offer is None
    gone = table.leaves(AKI)
    assert gone.state.offer is None
    assert gone.mover == BEN


@rule("hexlands", "A65", "A70")
@pytest.mark.parametrize("gone", [BEN, CHIE])
def test_draft_is_dropped_when_any_player_leaves(gone, table: Table):
    """It is dropped for any receiver, so that nobody learns who it was."""
    after = table.does("deal 2", "give-die").leaves(gone)
    assert after.stage == "close"
    assert after.secret(AKI).draft is None
