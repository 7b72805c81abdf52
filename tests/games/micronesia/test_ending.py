"""The end of the game: seven islands, busts, ties, leaving (rules 32-38)."""

from __future__ import annotations

import pytest

from engines.micronesia import GAME
from engines.micronesia.state import points

from .table import AKI, BEN, CHIE, DAI, Table

rule = pytest.mark.rule
POOR = (2, 1, 1)
"""A roll that names island 2 only, or 1 and 3."""


def cornered(table: Table) -> Table:
    """BEN has an empty stock and no island; AKI holds the low islands and CHIE the high ones."""
    table = table.with_stock(BEN, 0)
    for number in range(1, 7):
        table = table.with_island(number, AKI, 1)
    for number in range(7, 13):
        table = table.with_island(number, CHIE, 1)
    return table


def one_short(table: Table) -> Table:
    """AKI holds six islands, one short of seven."""
    return table.with_islands(1, 2, 8, 9, 10, 11, owner=AKI)


@rule("micronesia", 32, 33)
def test_seventh_island_wins_at_once(table):
    after = one_short(table).rolling(1, 3, 1).plays("settle 1/4")
    assert after.is_over
    assert after.event_kinds == ("visited", "settled", "ended")
    assert after.outcome.reason == "seven-islands"
    assert after.outcome.winners == (AKI,)
    assert GAME.rules.current_players(after.state) == ()
    assert after.refuses("settle 1/4").code == "game-over"


@rule("micronesia", 32)
def test_six_islands_do_not_win(table):
    after = table.with_islands(1, 2, 8, 9, owner=AKI).rolling(3, 2, 4).plays("settle 3/6")
    assert len(after.state.held(AKI)) == 6
    assert not after.is_over


@rule("micronesia", 32)
def test_lost_island_does_not_count(table):
    """BEN takes one of AKI's six islands, so AKI's next one is the sixth again."""
    after = one_short(table).with_mover(BEN).rolling(1, 2, 4).plays("settle 2/5", next_roll=(3, 3, 1))
    assert not after.with_mover(AKI).rolling(3, 5, 6).plays("settle 3/11").is_over


@rule("micronesia", "A12", 32)
def test_winning_first_island_needs_no_second_payment(table):
    """Vector 8."""
    table = one_short(table).with_island(7, BEN, 9).with_stock(AKI, 1).rolling(3, 3, 4)
    assert "settle 3/7" in table.offers()
    after = table.plays("settle 3/7")
    assert after.outcome.reason == "seven-islands"
    assert after.island(3) == (AKI, 1)
    assert after.island(7) == (BEN, 9)
    assert after.stock(AKI) == 0


@rule("micronesia", "A12")
def test_both_orders_are_offered_if_either_wins(table):
    table = one_short(table).with_island(3, BEN, 9).with_stock(AKI, 4).rolling(3, 3, 4)
    assert table.offers(kind="settle") == ("settle 7/3", "settle 4/6", "settle 6/4")
    assert table.refuses("settle 3/7").facts == {"need": 10, "have": 4}
    assert table.plays("settle 7/3").island(7) == (AKI, 1)


@rule("micronesia", "A16")
def test_triple_for_seventh_island_ends_the_game(table):
    after = one_short(table).rolling(5, 5, 5).plays("settle 5")
    assert after.event_kinds == ("settled", "ended")
    assert after.outcome.winners == (AKI,)


@rule("micronesia", "A26")
def test_no_shift_after_seventh_island(table):
    after = (
        table.with_islands(2, 8, 9, 10, 11, owner=AKI).with_island(1, AKI, 3).rolling(1, 3, 1).plays("settle 1/4")
    )
    assert after.is_over
    assert after.offers() == ()


@rule("micronesia", 34, "A25", "A13")
def test_bust_is_declared_right_after_the_roll(table):
    before = cornered(table).rolling(1, 1, 2)
    after = before.plays("settle 2", next_roll=POOR)
    assert after.event_kinds == ("visited", "rolled", "bust", "ended")
    assert after.state.bust == BEN
    assert after.outcome.reason == "bust"
    assert after.state.islands == before.state.islands
    assert after.state.stock == before.state.stock


@rule("micronesia", 36, "A13")
def test_bust_player_is_out_and_others_compare(table):
    after = cornered(table).rolling(1, 1, 2).plays("settle 2", next_roll=POOR)
    assert after.outcome.winners == (CHIE,)
    assert after.outcome.ranks == (2, 3, 1)


@rule("micronesia", 36, "A13")
def test_islands_of_bust_player_count_for_nobody(table):
    """BEN would lead with 12 points."""
    table = table.with_islands(10, 11, 12, owner=BEN).with_island(7, AKI).with_island(4, CHIE)
    for number in (1, 2, 3):
        table = table.with_island(number, CHIE, 2)
    after = table.with_stock(BEN, 0).rolling(1, 3, 3).plays("settle 1/6", next_roll=POOR)
    assert after.state.bust == BEN
    assert after.outcome.ranks[BEN] == 3
    bust = after.standing(BEN)
    assert (bust.score, bust.parts[0], bust.parts[-1]) == (0, ("islands-10-12", 12), ("out", -12))
    assert after.island(12) == (BEN, 1)


@rule("micronesia", 35)
def test_empty_stock_is_no_bust_on_own_islands(table):
    """Vector 5."""
    table = table.with_islands(2, 6, owner=BEN).with_stock(BEN, 0).rolling(1, 3, 4)
    after = table.plays("settle 1/7", next_roll=(2, 2, 4))
    assert not after.is_over
    assert after.offers() == ("settle 2/6",)
    assert after.plays("settle 2/6").mover == CHIE


@rule("micronesia", "A10")
def test_sacrifice_is_forced_if_it_avoids_a_bust(table):
    """Vector 6: each split costs two tribes and BEN has one, but a changed die reaches two own islands."""
    table = table.with_islands(2, 6, owner=BEN).with_islands(5, 8, owner=CHIE).with_stock(BEN, 1)
    after = table.rolling(1, 3, 4).plays("settle 1/7", next_roll=(2, 3, 5))
    assert not after.is_over
    assert after.offers(kind="settle") == ()
    assert all(kind == "change" for kind in (offer.split()[0] for offer in after.offers()))
    after = after.plays("change 2=1")
    assert after.offers() == ("settle 2/6",)
    assert after.plays("settle 2/6").stock(BEN) == 0


@rule("micronesia", "A10", 34)
def test_unpayable_play_is_refused_without_bust(table):
    table = table.with_island(7, BEN, 9).with_stock(AKI, 3).rolling(1, 3, 4)
    assert table.refuses("settle 1/7").code == "stock-too-small"
    assert not table.is_over


@rule("micronesia", "A24")
def test_bust_on_extra_turn_keeps_the_first_turn(table):
    """Vector 11: 2-2-2 on an own island, a shift, then an extra turn with a roll that cannot be paid."""
    table = table.with_island(2, AKI, 3).with_island(8, AKI).with_stock(AKI, 0)
    for number in (1, 3, 4, 5, 6):
        table = table.with_island(number, BEN, 1)
    table = table.rolling(2, 2, 2).plays("settle 2")
    assert table.offers() == ("shift 1 2>8", "shift 2 2>8", "done")
    after = table.plays("shift 1 2>8", "done", next_roll=(1, 1, 3))
    assert after.event_kinds == ("again", "rolled", "bust", "ended")
    assert after.state.bust == AKI
    assert (after.island(2), after.island(8)) == ((AKI, 2), (AKI, 2))


@rule("micronesia", 37)
def test_islands_score_by_group(table):
    assert [points(number) for number in range(1, 13)] == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]
    standing = table.with_islands(1, 2, 5, 9, 12, owner=AKI).standing(AKI)
    assert standing.score == 1 + 1 + 2 + 3 + 4
    assert standing.parts == (("islands-10-12", 4), ("islands-7-9", 3), ("islands-4-6", 2), ("islands-1-3", 2))


@rule("micronesia", 38, "A15", "A28")
def test_higher_island_breaks_a_tie(table_of_four):
    """Vector 9: CHIE is bust, AKI (highest 11) and BEN (highest 12) have 12 points each."""
    table = table_of_four.with_islands(10, 11, 4, 6, owner=AKI).with_islands(12, 9, 8, 2, 1, owner=BEN)
    table = table.with_islands(3, 5, 7, owner=DAI).with_stock(CHIE, 0)
    assert (table.standing(AKI).score, table.standing(BEN).score) == (12, 12)
    after = table.with_mover(BEN).rolling(1, 4, 4).plays("settle 1/8", next_roll=POOR)
    assert after.state.bust == CHIE
    assert after.outcome.ranks == (2, 1, 4, 3)
    assert after.outcome.facts["decided"] == "island"


@rule("micronesia", "A14")
def test_stock_decides_if_nobody_holds_an_island(table):
    after = table.with_stock(CHIE, 9).resigns(BEN)
    assert after.outcome.winners == (AKI,)
    assert after.outcome.facts["decided"] == "stock"
    shared = table.resigns(BEN)
    assert shared.outcome.ranks == (1, 3, 1)
    assert shared.outcome.facts["decided"] == "shared"


@rule("micronesia", "A20")
def test_turn_limit_compares_points():
    table = Table.laid_out(turn_limit=20).with_islands(10, 11, owner=BEN).having(turn=60, to_move=CHIE)
    last = table.rolling(1, 3, 4)
    after = last.plays("settle 1/7")
    assert after.event_kinds == ("settled", "settled", "ended")
    assert after.outcome.reason == "turn-limit"
    assert after.outcome.ranks == (3, 1, 2)
    assert not last.having(turn=59).plays("settle 1/7").is_over
    assert not last.having(extra=1).plays("settle 1/7").is_over
    again = last.rolling(5, 5, 5).plays("settle 5")
    assert again.mover == CHIE
    assert again.plays("settle 1/6").outcome.reason == "turn-limit"


@rule("micronesia", "A21")
def test_leaving_counts_as_a_bust(table):
    table = table.with_islands(10, 11, 12, owner=CHIE).with_island(9, AKI).with_island(5, BEN)
    after = table.resigns(CHIE)
    assert after.event_kinds == ("resigned", "ended")
    assert after.outcome.reason == "resigned"
    assert after.outcome.ranks == (1, 2, 3)
    with pytest.raises(Exception, match="game-over"):
        after.resigns(AKI)


@rule("micronesia", 32)
def test_option_lets_fewer_islands_win():
    table = Table.laid_out(islands_to_win=5).with_islands(1, 8, 9, 10, owner=AKI)
    after = table.rolling(3, 3, 4).plays("settle 3/7")
    assert after.outcome.reason == "seven-islands"
    assert after.outcome.facts["islands"] == 5
    assert after.island(7) == (None, 0)
