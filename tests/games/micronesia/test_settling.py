"""Set-up, roll and settling (rules 1-18)."""

from __future__ import annotations

from itertools import product

import pytest

from engines.core import FastChance
from engines.micronesia import GAME
from engines.micronesia.dice import splits
from engines.micronesia.state import ISLANDS, Island, Options

from .table import AKI, BEN, CHIE, Table

rule = pytest.mark.rule


@rule("micronesia", 1, "A19")
def test_game_takes_three_or_four_players():
    assert list(GAME.rules.seats) == [3, 4]
    for seats in (2, 5):
        with pytest.raises(ValueError, match="3 to 4"):
            GAME.rules.initial_state(Options(), seats, FastChance(0))


@rule("micronesia", 2, 8)
def test_twelve_islands_begin_free(table):
    assert list(ISLANDS) == list(range(1, 13))
    assert table.state.islands == (Island(),) * 12


@rule("micronesia", 3, 10)
def test_turn_begins_with_three_six_sided_dice(table):
    after = table.rolling(1, 3, 4).plays("settle 3/5", next_roll=(6, 1, 5))
    assert after.event_kinds[-1] == "rolled"
    assert after.state.dice == after.state.rolled == (6, 1, 5)
    named = {island for dice in product(range(1, 7), repeat=3) for split in splits(dice) for island in split}
    assert named == set(ISLANDS)


@rule("micronesia", 4, 5, 6)
@pytest.mark.parametrize("seats", [3, 4])
def test_each_stock_begins_with_fifteen_tribes(seats):
    table = Table.laid_out(seats)
    assert table.state.stock == (15,) * seats
    assert set(GAME.rules.conserved(table.state).values()) == {15}


@rule("micronesia", 7)
def test_all_stocks_are_public(table):
    table = table.with_stock(BEN, 4)
    for reader in (None, AKI, CHIE):
        view = GAME.rules.view(table.state, reader)
        assert view.stock == (15, 4, 15)
        assert view.sacrificed == (0, 11, 0)


@rule("micronesia", 9, "A18")
def test_start_player_is_drawn_by_lot():
    firsts = [GAME.rules.initial_state(Options(), 4, FastChance(seed)) for seed in range(60)]
    assert {step.state.first for step in firsts} == {0, 1, 2, 3}
    assert all(step.events[0].kind == "began" and step.state.to_move == step.state.first for step in firsts)


@rule("micronesia", 9, "A18")
def test_start_player_is_agreed_on():
    """By an option the first seat begins; tables that were stored without it draw lots."""
    agreed = Options(host_begins=True)
    assert {GAME.rules.initial_state(agreed, 4, FastChance(seed)).state.first for seed in range(20)} == {0}
    assert Options.model_validate_json("{}") == Options()
    assert "host_begins" not in Options().model_dump_json()


@rule("micronesia", 11, 12)
def test_dice_are_split_into_one_and_two(table):
    """Vector 1."""
    assert table.rolling(1, 3, 4).offers(kind="settle") == ("settle 1/7", "settle 3/5", "settle 4")
    assert table.rolling(1, 3, 4).refuses("settle 3/4").code == "no-such-split"


@rule("micronesia", 12, 15)
def test_equal_groups_name_one_island(table):
    """Vector 2."""
    assert table.rolling(2, 2, 4).offers(kind="settle") == ("settle 2/6", "settle 4")


@rule("micronesia", 13, 14, 16)
def test_free_islands_take_one_tribe_each(table):
    after = table.rolling(1, 3, 4).plays("settle 3/5")
    assert (after.island(3), after.island(5)) == ((AKI, 1), (AKI, 1))
    assert after.stock(AKI) == 13
    assert after.event_kinds == ("settled", "settled", "rolled")


@rule("micronesia", 13)
def test_passing_is_refused(table):
    assert table.refuses("done").code == "settle-first"
    assert table.refuses("shift 1 3>5").code == "settle-first"


@rule("micronesia", 15, 16, "A7")
def test_four_and_four_settles_once_without_shift(table):
    after = table.with_island(9, AKI, 3).rolling(1, 3, 4).plays("settle 4")
    assert after.island(4) == (AKI, 1)
    assert after.stock(AKI) == 11
    assert after.mover == BEN


@rule("micronesia", 17, 18)
def test_evicted_tribes_return_to_stock(table):
    """Vector 3."""
    after = table.with_island(5, BEN, 3).rolling(1, 3, 4).plays("settle 3/5")
    assert after.island(5) == (AKI, 4)
    assert after.stock(AKI) == 15 - 1 - 4
    assert after.stock(BEN) == 15
    evicted = after.events[1]
    assert (evicted.kind, evicted.rival, evicted.count, evicted.lost) == ("evicted", BEN, 4, 3)


@rule("micronesia", 17, "A11")
def test_unpayable_island_is_not_offered(table):
    table = table.with_island(5, BEN, 3).with_stock(AKI, 4).rolling(1, 3, 4)
    assert table.offers(kind="settle") == ("settle 1/7", "settle 4")
    refusal = table.refuses("settle 3/5")
    assert (refusal.code, refusal.facts) == ("stock-too-small", {"need": 5, "have": 4})
    assert "settle 3/5" in table.with_stock(AKI, 5).offers()


@rule("micronesia", "A11")
def test_sacrificed_tribes_do_not_pay(table):
    """A stock of three pays for 3 and 5 (1 + 2), but not after a sacrifice."""
    table = table.with_island(5, BEN).with_stock(AKI, 3).rolling(1, 3, 3)
    assert "change 2=4" in table.offers()
    after = table.plays("change 2=4")
    assert after.refuses("settle 3/5").facts == {"need": 3, "have": 2}
    assert "settle 1/7" in after.offers()


@rule("micronesia", "A6")
def test_own_island_costs_and_takes_nothing(table):
    after = table.with_island(3, AKI, 2).rolling(1, 3, 4).plays("settle 3/5")
    assert after.island(3) == (AKI, 2)
    assert after.stock(AKI) == 12
    assert after.event_kinds == ("visited", "settled")


@rule("micronesia", "A12")
def test_single_die_comes_first_by_default(table):
    table = table.rolling(1, 3, 4)
    assert table.refuses("settle 5/3").code == "single-die-first"
    first, second = table.plays("settle 3/5").events[:2]
    assert (first.island, second.island) == (3, 5)


@rule("micronesia", 31)
def test_play_passes_to_the_left(table_of_four):
    table = table_of_four
    for seat in (0, 1, 2, 3, 0):
        assert GAME.rules.current_players(table.state) == (seat,)
        assert table.refuses("settle 1/6", seat=(seat + 2) % 4).code == "not-your-turn"
        table = table.plays(table.offers(kind="settle")[0])
    assert table.step.publish
