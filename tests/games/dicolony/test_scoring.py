"""Points, prizes, ties (rules 39-49, A9, A10, A15-A19, A28, A29)."""

from __future__ import annotations

import pytest

from engines.dicolony import GAME
from engines.dicolony.printed.cards import blue_card, yellow_card
from engines.dicolony.printed.landscapes import COUNTS
from engines.dicolony.printed.sheet import grid
from engines.dicolony.scoring import Score, criterion, prizes, ranks
from engines.dicolony.state import Layout

from .table import AKI, BEN, CHIE, Table, land

rule = pytest.mark.rule
INN = "G1 G2 Y1"
INN_ELSEWHERE = "O4 O5 R4"


def count(measure: str, cleared: str = "", built: str = "") -> int:
    """The count of this measure for a sheet."""
    return COUNTS[measure](land(cleared), land(built))


# --- buildings -------------------------------------------------------------------------------------------------


@rule("dicolony", 39, 40, 41)
def test_inn_scores_five_in_its_column_and_four_elsewhere(table: Table):
    over = table.opened(INN, INN_ELSEWHERE)
    assert (over.points(AKI, "card-a"), over.points(AKI, "bonus")) == (4, 1)
    assert (over.points(BEN, "card-a"), over.points(BEN, "bonus")) == (4, 0)


@rule("dicolony", 39, 40, "A9")
def test_tavern_scores_two_and_the_bonus_in_its_column(table: Table):
    over = table.opened("G1 Y1", "O5 R5")
    assert (over.points(AKI, "card-a"), over.points(AKI, "bonus")) == (2, 1)
    assert (over.points(BEN, "card-a"), over.points(BEN, "bonus")) == (2, 0)


@rule("dicolony", 40, "A10")
def test_bonus_grows_from_left_to_right():
    assert grid().printed.bonus == (1, 1, 2, 2)
    for place, cards in enumerate(("ABCD", "BACD", "BCAD", "BCDA")):
        table = Table.laid_out(2, Layout(buildings=tuple(cards), blue=("b1", "b2"), yellow="y1")).opened("G1 Y1")
        assert table.points(AKI, "bonus") == (1, 1, 2, 2)[place]


# --- blue landscapes -------------------------------------------------------------------------------------------


@rule("dicolony", 42, 44, "A16")
@pytest.mark.parametrize(
    ("key", "points"),
    [
        ("b1", {0: 0, 4: 0, 5: 1, 7: 1, 8: 3, 9: 3, 10: 5, 20: 5}),
        ("b2", {4: 0, 5: 1, 6: 1, 7: 3, 8: 3, 9: 5, 34: 5}),
        ("b3", {0: 0, 4: 0, 5: 1, 6: 3, 7: 5}),
        ("b4", {0: 5, 4: 5, 5: 3, 6: 3, 7: 1, 8: 1, 9: 0}),
        ("b5", {4: 0, 5: 1, 6: 3, 7: 3, 8: 5, 10: 5}),
    ],
)
def test_blue_landscape_scores_its_highest_step(key, points):
    for number, worth in points.items():
        assert blue_card(key).points(number) == worth


@rule("dicolony", 44, "A17")
def test_waste_beside_buildings_is_counted_once():
    assert count("waste-beside-buildings", built="O1 O2") == 3
    assert count("waste-beside-buildings", built="O1 O3") == 4  # O2 lies beside both
    assert count("waste-beside-buildings", cleared="R1", built="O1 O2") == 2
    assert count("waste-beside-buildings", built="R*") == 3  # the centre is no waste


@rule("dicolony", 13, "A4", "A5", "A28")
def test_stars_connect_waste_but_the_centre_does_not():
    sheet = grid()
    all_but = sheet.land & ~land("O3 O* O4")
    assert COUNTS["largest-waste-group"](all_but, 0) == 3
    through = sheet.land & ~land("R* G*")
    assert COUNTS["largest-waste-group"](through, 0) == 1
    assert count("largest-waste-group") == 34


@rule("dicolony", "A28")
def test_column_of_stars_counts_as_a_column():
    assert count("columns-with-buildings", built="O1 O2 O3 O* O4 O5 O6") == 7
    assert count("columns-with-buildings", built="O* R*") == 1


def test_counts_of_cleared_land_and_of_stars():
    assert count("cleared-without-building", cleared="O1 O2 R1", built="O1 O2 R2") == 1
    assert count("stars-cleared-or-built", cleared="O* *1 O1", built="*1 *2 R*") == 4


@rule("dicolony", 42)
def test_blue_landscape_scores_for_every_player(table: Table):
    over = table.opened("", "", "")
    assert [over.points(seat, "landscape-b2") for seat in (AKI, BEN, CHIE)] == [5, 5, 5]


@rule("dicolony", "A29")
def test_sheet_without_buildings_may_score_landscapes():
    layout = Layout(buildings=tuple("ABCD"), blue=("b1", "b4"), yellow="y2")
    over = Table.laid_out(2, layout).opened("", "")
    assert over.buildings(AKI) == ("-", "-", "-", "-")
    assert (over.points(AKI, "landscape-b1"), over.points(AKI, "landscape-b4")) == (0, 5)
    assert over.points(AKI, "landscape-y2") == 0


# --- the yellow landscape --------------------------------------------------------------------------------------


@rule("dicolony", 43, 45, 46, "A15")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((7, 7, 5), (2, 2, 0)),
        ((7, 5, 5), (4, 0, 0)),
        ((7, 5, 3), (4, 2, 0)),
        ((3, 5, 7), (0, 2, 4)),
        ((7, 7, 7), (2, 2, 2)),
        ((0, 0), (0, 0)),
        ((5, 0), (4, 0)),
        ((5, 3), (4, 2)),
        ((3, 3), (2, 2)),
        ((6, 6, 5, 5, 1), (2, 2, 0, 0, 0)),
    ],
)
def test_yellow_prizes_for_most_and_second(counts, points):
    """Includes test vectors 8 and 9."""
    assert prizes(yellow_card("y1"), counts) == points


@rule("dicolony", 45, "A5")
def test_waste_from_centre_is_connected_by_edges():
    assert count("waste-from-centre") == 34
    assert count("waste-from-centre", cleared="R* *3 *4 G*") == 0
    around_r = "O* R3 R4"
    assert count("waste-from-centre", cleared=f"{around_r} *3 *4 G*") == 1  # R* alone
    assert count("waste-from-centre", cleared="R* *3 *4", built="G3 G4 Y*") == 1  # G* alone
    arms = "O* R3 R4 *3 *4 G3 G4 Y*"
    assert count("waste-from-centre", cleared=arms) == 2  # R* and G*: the region begins at the centre


def test_counts_of_building_group_and_of_rim():
    assert count("largest-building-group", built="O1 O2 R2 G5") == 3
    assert count("waste-on-the-rim") == 20
    assert count("waste-on-the-rim", cleared="O1 Y6 R2", built="R1") == 17


@rule("dicolony", 43, 45)
def test_yellow_landscape_compares_players():
    layout = Layout(buildings=tuple("ABCD"), blue=("b1", "b2"), yellow="y3")
    over = Table.laid_out(3, layout).opened("", "O6", "O6 Y6 O1")
    assert [over.points(seat, "landscape-y3") for seat in (AKI, BEN, CHIE)] == [4, 2, 0]


# --- winning --------------------------------------------------------------------------------------------------


def score(total: int, spaces: int = 0, landscapes: int = 0) -> Score:
    """A score with this total and these tie-breaks."""
    return Score(buildings=(total - landscapes,), bonus=0, blue=(landscapes,), yellow=0, spaces=spaces)


@rule("dicolony", 47)
def test_highest_sum_of_all_parts_wins(table: Table):
    over = table.opened(INN, INN_ELSEWHERE)
    for seat in (AKI, BEN, CHIE):
        standing = over.standing(seat)
        assert standing.score == sum(value for _, value in standing.parts)
        assert [name for name, _ in standing.parts] == [
            *("card-a", "card-b", "card-c", "card-d", "bonus", "landscape-b1", "landscape-b2", "landscape-y1")
        ]
    best = max(over.standing(seat).score for seat in (AKI, BEN, CHIE))
    assert [over.standing(winner).score for winner in over.outcome.winners] == [best]
    assert over.outcome.facts["points"] == best


@rule("dicolony", 47, 48, "A18", "A19")
@pytest.mark.parametrize(
    ("scores", "placed", "by"),
    [
        ((score(20), score(21), score(9)), (2, 1, 3), "points"),
        ((score(20, 9, 9), score(20, 12, 3), score(20, 9, 8)), (2, 1, 3), "spaces"),
        ((score(20, 9, 3), score(20, 9, 5), score(20, 9, 4)), (3, 1, 2), "landscapes"),
        ((score(20, 9, 3), score(20, 9, 3), score(7, 9, 3)), (1, 1, 3), "shared"),
    ],
)
def test_ties_are_broken_by_spaces_then_landscapes(table: Table, scores, placed, by):
    assert ranks(table.state, scores) == placed
    assert criterion(table.state, scores) == by


@rule("dicolony", "A19")
def test_o_counts_as_building_space(table: Table):
    over = table.opened(INN)
    assert over.outcome.facts["spaces"] == 4


@rule("dicolony", 49)
def test_solo_game_is_won_and_has_no_yellow_part():
    over = Table.laid_out(1).opened(INN)
    assert over.outcome.ranks == (1,)
    assert over.outcome.facts["decided"] == "solo"
    assert [name for name, _ in over.standing(AKI).parts][-3:] == ["bonus", "landscape-b1", "landscape-b2"]


@rule("dicolony", 54)
def test_standings_are_secret_before_the_end(table: Table):
    table = table.with_cleared(AKI, INN)
    for running in (table, Table.laid_out(2).opened("O3 O* R3 G3 G* Y3")):
        assert GAME.rules.outcome(running.state) is None
        assert GAME.rules.standings(running.state) == ()
