"""Points, prizes, ties, leaving and a certain win (rules 39-49, A9, A10, A15-A19, A28, A29, A31)."""

from __future__ import annotations

import pytest

from engines.core import FastChance, IllegalAction, Seat
from engines.dicolony import GAME
from engines.dicolony.printed.cards import blue_card, yellow_card
from engines.dicolony.printed.landscapes import COUNTS
from engines.dicolony.printed.sheet import grid
from engines.dicolony.scoring import Score, criterion, prizes, ranks
from engines.dicolony.state import Layout
from tests.games.winning import certain_win

from .table import AKI, BEN, CHIE, Table, land

rule = pytest.mark.rule
INN = "G1 G2 Y1"
INN_ELSEWHERE = "O4 O5 R4"
TWO_PLACES = "O3 O* R3 G3 G* Y3"
"""Land with two places for the inn, so that its owner has a choice."""


def layout(buildings: str = "ABCD", blue: str = "b1 b2", yellow: str = "y1") -> Layout:
    return Layout(buildings=tuple(buildings), blue=tuple(blue.split()), yellow=yellow)


@rule("dicolony", 29, 38, 39, 40, 41, "A9", "A10")
def test_building_scores_its_points_and_in_its_column_a_bonus(table: Table):
    """The bonus grows from left to right."""
    for spaces, points in ((INN, (4, 1)), (INN_ELSEWHERE, (4, 0)), ("G1 Y1", (2, 1)), ("O5 R5", (2, 0))):
        over = table.opened("", spaces)
        assert (over.points(BEN, "card-a"), over.points(BEN, "bonus")) == points
    assert grid().printed.bonus == (1, 1, 2, 2)
    for place, cards in enumerate(("ABCD", "BACD", "BCAD", "BCDA")):
        assert Table.laid_out(2, layout(cards)).opened("G1 Y1").points(AKI, "bonus") == (1, 1, 2, 2)[place]


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


@rule("dicolony", 13, 44, 45, "A4", "A5", "A17", "A28")
@pytest.mark.parametrize(
    ("measure", "cleared", "built", "number"),
    [
        ("waste-beside-buildings", "", "O1 O2", 3),
        ("waste-beside-buildings", "", "O1 O3", 4),  # O2 lies beside both
        ("waste-beside-buildings", "R1", "O1 O2", 2),
        ("waste-beside-buildings", "", "R*", 3),  # the centre is no waste
        ("largest-waste-group", "", "", 34),
        ("columns-with-buildings", "", "O1 O2 O3 O* O4 O5 O6", 7),  # that of the stars, too
        ("columns-with-buildings", "", "O* R*", 1),
        ("cleared-without-building", "O1 O2 R1", "O1 O2 R2", 1),
        ("stars-cleared-or-built", "O* *1 O1", "*1 *2 R*", 4),
        ("waste-from-centre", "", "", 34),
        ("waste-from-centre", "R* *3 *4 G*", "", 0),
        ("waste-from-centre", "O* R3 R4 *3 *4 G*", "", 1),  # R* alone
        ("waste-from-centre", "R* *3 *4", "G3 G4 Y*", 1),  # G* alone
        ("waste-from-centre", "O* R3 R4 *3 *4 G3 G4 Y*", "", 2),  # both: the region begins at the centre
        ("largest-building-group", "", "O1 O2 R2 G5", 3),
        ("waste-on-the-rim", "", "", 20),
        ("waste-on-the-rim", "O1 Y6 R2", "R1", 17),
    ],
)
def test_landscapes_count_the_sheet(measure, cleared, built, number):
    assert COUNTS[measure](land(cleared), land(built)) == number


@rule("dicolony", 13, 42, 43, 45, 46, "A5", "A15", "A29")
def test_blue_landscapes_score_for_all_and_the_yellow_one_compares():
    """Most and second; test vectors 8 and 9. Stars connect waste but the centre does not."""
    for counts, points in (
        ((7, 7, 5), (2, 2, 0)),
        ((7, 5, 5), (4, 0, 0)),
        ((7, 5, 3), (4, 2, 0)),
        ((3, 5, 7), (0, 2, 4)),
        ((7, 7, 7), (2, 2, 2)),
        ((0, 0), (0, 0)),
        ((5, 0), (4, 0)),
        ((6, 6, 5, 5, 1), (2, 2, 0, 0, 0)),
    ):
        assert prizes(yellow_card("y1"), counts) == points
    for group, size in (("O3 O* O4", 3), ("R* G*", 1)):
        assert COUNTS["largest-waste-group"](grid().land & ~land(group), 0) == size
    over = Table.laid_out(3, layout(yellow="y3")).opened("", "O6", "O6 Y6 O1")
    assert [over.points(seat, "landscape-y3") for seat in (AKI, BEN, CHIE)] == [4, 2, 0]
    assert [over.points(seat, "landscape-b2") for seat in (AKI, BEN, CHIE)] == [5, 5, 5]
    empty = Table.laid_out(2, layout(blue="b1 b4", yellow="y2")).opened("", "")
    assert empty.buildings(AKI) == ("-", "-", "-", "-")
    assert [empty.points(AKI, f"landscape-{key}") for key in ("b1", "b4", "y2")] == [0, 5, 0]


def score(total: int, spaces: int = 0, landscapes: int = 0) -> Score:
    """A score with this total and these tie-breaks."""
    return Score(buildings=(total - landscapes,), bonus=0, blue=(landscapes,), yellow=0, spaces=spaces)


@rule("dicolony", 47, 48, "A18", "A19")
def test_highest_sum_of_all_parts_wins_then_spaces_then_landscapes(table: Table):
    """An O counts as a building space."""
    over = table.opened(INN, INN_ELSEWHERE)
    for seat in (AKI, BEN, CHIE):
        standing = over.standing(seat)
        assert [name for name, _ in standing.parts] == [
            *("card-a", "card-b", "card-c", "card-d", "bonus", "landscape-b1", "landscape-b2", "landscape-y1")
        ]
        assert standing.score == sum(value for _, value in standing.parts)
    assert (over.outcome.facts["points"], over.outcome.facts["decided"]) == (over.standing(AKI).score, "landscapes")
    assert (over.outcome.winners, over.standing(BEN).score) == ((BEN,), over.standing(AKI).score)
    assert table.opened(INN).outcome.facts["spaces"] == 4
    for scores, placed, by in (
        ((score(20), score(21), score(9)), (2, 1, 3), "points"),
        ((score(20, 9, 9), score(20, 12, 3), score(20, 9, 8)), (2, 1, 3), "spaces"),
        ((score(20, 9, 3), score(20, 9, 5), score(20, 9, 4)), (3, 1, 2), "landscapes"),
        ((score(20, 9, 3), score(20, 9, 3), score(7, 9, 3)), (1, 1, 3), "shared"),
    ):
        assert (ranks(table.state, scores), criterion(table.state, scores)) == (placed, by)


@rule("dicolony", 49, "A31")
def test_solo_game_is_won_unless_it_is_left():
    """It has no yellow part."""
    over = Table.laid_out(1).opened(INN)
    assert (over.outcome.ranks, over.outcome.facts["decided"]) == ((1,), "solo")
    assert [name for name, _ in over.standing(AKI).parts][-3:] == ["bonus", "landscape-b1", "landscape-b2"]
    left = Table.laid_out(1).leaves(AKI)
    assert (left.outcome.reason, left.standing(AKI).score) == ("abandoned", 0)


@rule("dicolony", 54)
def test_standings_are_secret_before_the_end(table: Table):
    for running in (table.with_cleared(AKI, INN), Table.laid_out(2).opened(TWO_PLACES)):
        assert GAME.rules.outcome(running.state) is None
        assert GAME.rules.standings(running.state) == ()


@rule("dicolony", "A31")
def test_others_go_on_after_a_player_leaves(table: Table):
    after = table.leaves(BEN)
    assert (after.waiting_for, after.kinds, after.offers(BEN)) == ((AKI, CHIE), ("left",), ())
    assert after.refuses(BEN, "clear orange O1").code == "left-already"
    assert GAME.rules.standings(after.state) == (), "the sheets are secret"
    with pytest.raises(IllegalAction, match="left-already"):
        GAME.rules.resign(after.state, BEN, FastChance(0))
    waiting = table.clearing(AKI, "orange O1", "red R2").clearing(CHIE, "orange O1", "red R2")
    last = waiting.leaves(BEN, next_roll=(6, 6, 6, 6))
    assert (last.kinds, last.waiting_for) == (("left", "rolled"), (AKI, CHIE))
    assert (last.step.hidden, last.step.barrier) == (False, True)
    assert last.step.before_chance.left == (False, True, False)


@rule("dicolony", "A31")
def test_player_who_left_neither_scores_nor_competes(table: Table):
    over = table.leaves(BEN).opened("O1", INN, "O1 R3")
    assert (over.outcome.ranks[BEN], over.standing(BEN).score, over.buildings(BEN)) == (3, 0, ())
    assert (over.points(AKI, "landscape-y1"), over.points(CHIE, "landscape-y1")) == (4, 2)
    assert not any(getattr(event, "seat", None) == BEN for event in over.events)
    building = table.opened(TWO_PLACES, TWO_PLACES, "").does(AKI, "build A G3").leaves(BEN)
    assert (building.outcome.reason, building.outcome.ranks[BEN]) == ("scored", 3)
    alone = table.leaves(AKI).leaves(CHIE)
    assert (alone.outcome.reason, alone.outcome.ranks) == ("last-left", (2, 1, 2))
    assert alone.kinds == ("left", "ended")
    with pytest.raises(IllegalAction):
        GAME.rules.resign(alone.state, BEN, FastChance(0))


@rule("dicolony", 26, 33, 47, 48, 49, 53, 54, "A27")
def test_win_is_certain_with_the_last_choice_of_places_alone(table: Table):
    """Hidden buildings count at their best: equal land is not beaten for certain."""

    def win(table: Table, seat: Seat = AKI) -> tuple[str, ...] | None:
        return certain_win(GAME, table.state, seat, guesses=20)

    two = "O5 O6 R5 R6"
    line = win(table.opened(two))
    assert line is not None
    assert all(each.startswith("build A") for each in line)
    both = table.opened(two, two)
    assert [win(both, seat) for seat in (AKI, BEN, CHIE)] == [None] * 3, "others choose"
    chosen = both.does(BEN, "build A O5")
    assert (chosen.waiting_for, win(chosen)) == ((AKI,), None)
    assert win(Table.laid_out(2, turn=10).with_cleared(AKI, INN)) is None, "the sheets are not open"
    alone = Table.laid_out(1).opened(two)
    assert (alone.waiting_for, win(alone)) == ((AKI,), None), "there is nobody to beat"
