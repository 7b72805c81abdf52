"""Changing dice and three of a kind (rules 25-30)."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from engines.micronesia.dice import ALL, reachable_splits, single_changes, splits

from .table import AKI, BEN, CHIE

rule = pytest.mark.rule


@rule("micronesia", 25, "A1")
def test_sacrificed_tribe_changes_one_die(table):
    after = table.rolling(1, 3, 4).plays("change 2=6")
    assert after.state.dice == (1, 6, 4)
    assert after.state.rolled == (1, 3, 4)
    assert (after.stock(AKI), after.sacrificed(AKI)) == (14, 1)
    assert after.offers(kind="settle") == ("settle 1/10", "settle 4/7", "settle 6/5")
    settled = after.plays("settle 4/7")
    assert (settled.stock(AKI), settled.sacrificed(AKI)) == (12, 1)


@rule("micronesia", 26)
def test_three_tribes_change_three_dice(table):
    after = table.rolling(1, 3, 4).plays("change 1=6", "change 2=6", "change 3=5")
    assert after.state.dice == (6, 6, 5)
    assert after.sacrificed(AKI) == 3
    assert after.offers(kind="change") == ()
    assert after.offers(kind="settle") == ("settle 5/12", "settle 6/11")


@rule("micronesia", 27)
def test_empty_stock_changes_no_die(table):
    table = table.with_islands(1, 7, owner=AKI).with_stock(AKI, 0).rolling(1, 3, 4)
    assert table.offers() == ("settle 1/7",)
    assert table.refuses("change 1=2").code == "nothing-to-sacrifice"


@rule("micronesia", "A2")
def test_each_die_changes_once_to_another_face(table):
    table = table.rolling(1, 3, 4)
    assert len(table.offers(kind="change")) == 15
    assert table.refuses("change 1=1").code == "same-face"
    assert table.refuses("change 4=1").code == "no-such-die"
    assert table.refuses("change 1=7").code == "no-such-face"
    after = table.plays("change 1=2")
    assert after.refuses("change 1=1").code == "die-changed-already"
    assert len(after.offers(kind="change")) == 10


@rule("micronesia", "A2", "A10")
def test_change_must_leave_a_payable_play(table):
    """AKI has one tribe and holds islands 1 and 2: the tribe may pay for 1-1-1 or 1-1-2 only."""
    table = table.with_islands(1, 2, owner=AKI).with_stock(AKI, 1)
    for number in range(3, 13):
        table = table.with_island(number, BEN if number % 2 else CHIE, 2)
    table = table.rolling(1, 1, 4)
    assert table.offers() == ("change 3=1", "change 3=2")
    assert table.refuses("change 3=3").code == "change-leaves-no-play"
    assert table.refuses("settle 1/5").code == "stock-too-small"
    assert table.plays("change 3=1").offers() == ("settle 1",)


@rule("micronesia", "A2")
def test_change_that_needs_another_is_offered(table):
    """AKI has two tribes, and rivals hold all islands but 1: only 1-1-1, two changes away, can be paid."""
    table = table.with_island(1, AKI).with_stock(AKI, 2)
    for number in range(2, 13):
        table = table.with_island(number, BEN if number % 2 else CHIE, 2)
    table = table.rolling(1, 5, 6)
    assert table.offers() == ("change 2=1", "change 3=1")
    assert table.plays("change 2=1").offers() == ("change 3=1",)


@rule("micronesia", 25, 26)
@pytest.mark.parametrize("dice", [(1, 3, 4), (6, 6, 6), (2, 2, 5)])
def test_reachable_splits_match_brute_force(dice):
    found = reachable_splits(dice, ALL)
    for count in range(4):
        reached = {
            split
            for places in combinations(range(3), count)
            for faces in product(range(1, 7), repeat=count)
            if all(dice[place] != face for place, face in zip(places, faces, strict=True))
            for split in splits(tuple(dict(zip(places, faces, strict=True)).get(p, dice[p]) for p in range(3)))
        }
        fewer = {split for group in found[:count] for split in group}
        assert set(found[count]) == reached - fewer


@rule("micronesia", 28, 29, "A5")
def test_rolled_triple_names_one_island_and_repeats(table):
    """Vector 7, first half."""
    table = table.rolling(6, 6, 6)
    assert table.offers(kind="settle") == ("settle 6",)
    assert table.refuses("settle 6/12").code == "triple-one-island"
    after = table.plays("settle 6")
    assert after.island(6) == (AKI, 1)
    assert after.stock(AKI) == 14
    assert after.event_kinds == ("settled", "again", "rolled")
    assert after.mover == AKI


@rule("micronesia", 30, "A3")
def test_changed_triple_names_one_island_once(table):
    """Vector 7, second half."""
    table = table.rolling(6, 6, 5).plays("change 3=6")
    assert table.offers() == ("settle 6", *(f"change {die}={face}" for die in (1, 2) for face in range(1, 6)))
    assert table.refuses("settle 6/12").code == "triple-one-island"
    after = table.plays("settle 6")
    assert (after.stock(AKI), after.sacrificed(AKI), after.mover) == (13, 1, BEN)


@rule("micronesia", "A4")
def test_changed_die_makes_triple_an_ordinary_roll(table):
    table = table.rolling(6, 6, 6).plays("change 1=2")
    assert table.offers(kind="settle") == ("settle 2/12", "settle 6/8")
    assert table.plays("settle 6/8").mover == BEN


@rule("micronesia", "A23", 30)
def test_triple_changed_to_another_gives_no_extra_turn(table):
    """Vector 10."""
    table = table.rolling(6, 6, 6).plays("change 1=5", "change 2=5", "change 3=5")
    assert table.offers() == ("settle 5",)
    assert table.plays("settle 5").mover == BEN


@rule("micronesia", "A17")
def test_extra_turns_have_no_limit(table):
    table = table.rolling(6, 6, 6)
    for face in (5, 4, 3):
        table = table.plays(f"settle {face + 1}", next_roll=(face, face, face))
        assert table.mover == AKI
    assert table.plays("settle 3", next_roll=(1, 1, 3)).plays("settle 1/4").mover == BEN


@rule("micronesia", 28, 29)
def test_triple_on_own_island_shifts_then_rolls_again(table):
    table = table.with_island(2, AKI, 3).with_island(8, AKI).rolling(2, 2, 2).plays("settle 2")
    assert table.offers() == ("shift 1 2>8", "shift 2 2>8", "done")
    after = table.plays("shift 1 2>8", "done")
    assert after.event_kinds == ("again", "rolled")
    assert (after.mover, after.stock(AKI)) == (AKI, 11)


def test_ways_to_change_a_die_share_their_actions() -> None:
    """Each action takes half a kilobyte; in a long run all rolls have some ten thousand ways."""
    rolls = ((1, 2, 3), (2, 2, 4), (1, 2, 5))
    ways = [way.change for roll in rolls for way in single_changes(roll, ALL)]
    assert len(ways) == 45
    assert len({id(change) for change in ways}) == len({(change.die, change.face) for change in ways}) <= 18
