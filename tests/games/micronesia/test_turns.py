"""Set-up, roll, settling, changing dice and shifting tribes (rules 1-31, A1-A12, A17-A19, A22, A23, A26)."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from engines.core import FastChance
from engines.micronesia import GAME
from engines.micronesia.dice import ALL, reachable_splits, single_changes, splits
from engines.micronesia.state import ISLANDS, Island, Options

from .table import AKI, BEN, CHIE, Table

rule = pytest.mark.rule


@rule("micronesia", 1, 2, 4, 5, 6, 7, 8, "A19")
def test_three_or_four_players_begin_with_fifteen_tribes_and_free_islands():
    """All stocks are public."""
    assert list(GAME.rules.seats) == [3, 4]
    for seats in (2, 5):
        with pytest.raises(ValueError, match="3 to 4"):
            GAME.rules.initial_state(Options(), seats, FastChance(0))
    for seats in GAME.rules.seats:
        table = Table.laid_out(seats)
        assert (table.state.stock, table.state.islands) == ((15,) * seats, (Island(),) * 12)
        assert set(GAME.rules.conserved(table.state).values()) == {15}
        for reader in (None, AKI, CHIE):
            view = table.with_stock(BEN, 4).seen_by(reader)
            assert (view.stock[:3], view.sacrificed[:3]) == ((15, 4, 15), (0, 11, 0))


@rule("micronesia", 9, "A18")
def test_start_player_is_drawn_by_lot_or_agreed_on():
    """By an option the first seat begins; tables that were stored without it draw lots."""
    steps = [GAME.rules.initial_state(Options(), 4, FastChance(seed)) for seed in range(60)]
    assert {step.state.first for step in steps} == {0, 1, 2, 3}
    assert all(step.events[0].kind == "began" and step.state.to_move == step.state.first for step in steps)
    agreed = Options(host_begins=True)
    assert {GAME.rules.initial_state(agreed, 4, FastChance(seed)).state.first for seed in range(20)} == {0}
    assert Options.model_validate_json("{}") == Options()
    assert "host_begins" not in Options().model_dump_json()


@rule("micronesia", 3, 10, 11, 12, 13, 14, 15, 16, 31, "A12")
def test_three_dice_name_one_or_two_islands_to_settle(table: Table, table_of_four: Table):
    """Vectors 1 and 2; play passes to the left."""
    table = table.rolling(1, 3, 4)
    assert table.offers(kind="settle") == ("settle 1/7", "settle 3/5", "settle 4")
    assert table.rolling(2, 2, 4).offers(kind="settle") == ("settle 2/6", "settle 4")
    for wrong, code in (
        ("settle 3/4", "no-such-split"),
        ("settle 5/3", "single-die-first"),
        ("done", "settle-first"),
        ("shift 1 3>5", "settle-first"),
    ):
        assert table.refuses(wrong).code == code
    after = table.plays("settle 3/5", next_roll=(6, 1, 5))
    assert after.kinds == ("settled", "settled", "rolled")
    assert [event.island for event in after.events[:2]] == [3, 5]
    assert (after.island(3), after.island(5), after.stock(AKI)) == ((AKI, 1), (AKI, 1), 13)
    assert after.state.dice == after.state.rolled == (6, 1, 5)
    named = {island for dice in product(range(1, 7), repeat=3) for split in splits(dice) for island in split}
    assert named == set(ISLANDS) == set(range(1, 13))
    table = table_of_four
    for seat in (0, 1, 2, 3, 0):
        assert GAME.rules.current_players(table.state) == (seat,)
        assert table.refuses("settle 1/6", seat=(seat + 2) % 4).code == "not-your-turn"
        table = table.plays(table.offers(kind="settle")[0])
    assert table.step.publish


@rule("micronesia", 17, 18, "A6", "A7", "A11")
def test_islands_of_others_cost_one_more_and_own_ones_nothing(table: Table):
    """Vector 3: evicted tribes return to stock, and sacrificed ones do not pay."""
    held = table.with_island(5, BEN, 3).rolling(1, 3, 4)
    after = held.plays("settle 3/5")
    assert (after.island(5), after.stock(AKI), after.stock(BEN)) == ((AKI, 4), 15 - 1 - 4, 15)
    evicted = after.events[1]
    assert (evicted.kind, evicted.rival, evicted.count, evicted.lost) == ("evicted", BEN, 4, 3)
    poor = held.with_stock(AKI, 4)
    assert poor.offers(kind="settle") == ("settle 1/7", "settle 4")
    refusal = poor.refuses("settle 3/5")
    assert (refusal.code, refusal.facts) == ("stock-too-small", {"need": 5, "have": 4})
    assert "settle 3/5" in held.with_stock(AKI, 5).offers()
    changed = table.with_island(5, BEN).with_stock(AKI, 3).rolling(1, 3, 3).plays("change 2=4")
    assert changed.refuses("settle 3/5").facts == {"need": 3, "have": 2}
    assert "settle 1/7" in changed.offers()
    own = table.with_island(3, AKI, 2).rolling(1, 3, 4).plays("settle 3/5")
    assert (own.island(3), own.stock(AKI), own.kinds) == ((AKI, 2), 12, ("visited", "settled"))
    twice = table.with_island(9, AKI, 3).rolling(1, 3, 4).plays("settle 4")
    assert (twice.island(4), twice.stock(AKI), twice.mover) == ((AKI, 1), 11, BEN)


@rule("micronesia", 25, 26, 27, "A1", "A2")
def test_each_sacrificed_tribe_changes_one_die_once(table: Table):
    table = table.rolling(1, 3, 4)
    assert len(table.offers(kind="change")) == 15
    for wrong, code in (("1=1", "same-face"), ("4=1", "no-such-die"), ("1=7", "no-such-face")):
        assert table.refuses(f"change {wrong}").code == code
    one = table.plays("change 2=6")
    assert (one.state.dice, one.state.rolled) == ((1, 6, 4), (1, 3, 4))
    assert (one.stock(AKI), one.sacrificed(AKI)) == (14, 1)
    assert one.offers(kind="settle") == ("settle 1/10", "settle 4/7", "settle 6/5")
    assert one.refuses("change 2=3").code == "die-changed-already"
    assert len(one.offers(kind="change")) == 10
    settled = one.plays("settle 4/7")
    assert (settled.stock(AKI), settled.sacrificed(AKI)) == (12, 1)
    all_three = one.plays("change 1=6", "change 3=5")
    assert (all_three.state.dice, all_three.sacrificed(AKI)) == ((6, 6, 5), 3)
    assert all_three.offers() == ("settle 5/12", "settle 6/11")
    empty = table.with_islands(1, 7, owner=AKI).with_stock(AKI, 0)
    assert empty.offers() == ("settle 1/7",)
    assert empty.refuses("change 1=2").code == "nothing-to-sacrifice"


@rule("micronesia", "A2", "A10")
def test_change_must_leave_a_payable_play(table: Table):
    """Rivals hold all islands but AKI's, with two tribes each."""
    for mine, stock, dice, offers, last in (
        ((1, 2), 1, (1, 1, 4), ("change 3=1", "change 3=2"), ("settle 1",)),
        ((1,), 2, (1, 5, 6), ("change 2=1", "change 3=1"), ("change 3=1",)),  # only 1-1-1 can be paid
    ):
        held = table.with_islands(*mine, owner=AKI).with_stock(AKI, stock).rolling(*dice)
        for number in set(ISLANDS) - set(mine):
            held = held.with_island(number, BEN if number % 2 else CHIE, 2)
        assert held.offers() == offers
        assert held.plays(offers[0]).offers() == last
        assert held.refuses("settle 1/5" if len(mine) == 2 else "settle 1/11").code == "stock-too-small"
        assert held.refuses("change 3=3").code == "change-leaves-no-play"


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
        assert set(found[count]) == reached - {split for group in found[:count] for split in group}


@rule("micronesia", 28, 29, 30, "A3", "A4", "A5", "A17", "A23")
def test_rolled_triple_names_one_island_and_brings_another_turn(table: Table):
    """Vectors 7 and 10: a changed triple names one island, too, but the turn is over. There is no limit."""
    triple = table.rolling(6, 6, 6)
    assert triple.offers(kind="settle") == ("settle 6",)
    assert triple.refuses("settle 6/12").code == "triple-one-island"
    after = triple.plays("settle 6", next_roll=(5, 5, 5))
    assert (after.island(6), after.stock(AKI), after.mover) == ((AKI, 1), 14, AKI)
    assert after.kinds == ("settled", "again", "rolled")
    again = after.plays("settle 5", next_roll=(4, 4, 4)).plays("settle 4", next_roll=(1, 1, 3))
    assert again.mover == AKI
    assert again.plays("settle 1/4").mover == BEN
    changed = table.rolling(6, 6, 5).plays("change 3=6")
    assert changed.offers() == ("settle 6", *(f"change {die}={face}" for die in (1, 2) for face in range(1, 6)))
    assert changed.refuses("settle 6/12").code == "triple-one-island"
    after = changed.plays("settle 6")
    assert (after.stock(AKI), after.sacrificed(AKI), after.mover) == (13, 1, BEN)
    ordinary = triple.plays("change 1=2")
    assert ordinary.offers(kind="settle") == ("settle 2/12", "settle 6/8")
    assert ordinary.plays("settle 6/8").mover == BEN
    another = triple.plays("change 1=5", "change 2=5", "change 3=5")
    assert another.offers() == ("settle 5",)
    assert another.plays("settle 5").mover == BEN
    own = table.with_island(2, AKI, 3).with_island(8, AKI).rolling(2, 2, 2).plays("settle 2")
    assert own.offers() == ("shift 1 2>8", "shift 2 2>8", "done")
    after = own.plays("shift 1 2>8", "done")
    assert (after.kinds, after.mover, after.stock(AKI)) == (("again", "rolled"), AKI, 11)


def test_ways_to_change_a_die_share_their_actions():
    """Each action takes half a kilobyte; in a long run all rolls have some ten thousand ways."""
    rolls = ((1, 2, 3), (2, 2, 4), (1, 2, 5))
    ways = [way.change for roll in rolls for way in single_changes(roll, ALL)]
    assert len(ways) == 45
    assert len({id(change) for change in ways}) == len({(change.die, change.face) for change in ways}) <= 18


def spread(table: Table) -> tuple[int, ...]:
    """The tribes on islands 3, 4 and 8."""
    return tuple(table.island(number)[1] for number in (3, 4, 8))


@rule("micronesia", 19, 20, 22, 23, 24, "A6", "A8")
def test_named_own_island_allows_a_shift_after_settling(table: Table):
    """It is optional, and the newly settled island takes part."""
    table = table.with_island(3, AKI, 3).with_island(8, AKI).rolling(4, 2, 6).plays("settle 4/8")
    assert (table.kinds, table.mover, table.step.publish) == (("settled", "visited"), AKI, False)
    for moves, tribes in (((), (3, 1, 1)), (("shift 1 3>8",), (2, 1, 2)), (("shift 2 3>4",), (1, 3, 1))):
        after = table.plays(*moves)
        assert (spread(after), after.stock(AKI)) == (tribes, table.stock(AKI))
        assert after.plays("done").mover == BEN
    for wrong in ("settle 4/8", "change 1=6"):
        assert table.refuses(wrong).code == "settled-already"
    held = table.with_island(5, CHIE)
    assert held.refuses("shift 1 3>5").facts == {"island": 5}
    for wrong, code in (("5>3", "not-your-island"), ("3>12", "not-your-island"), ("3>3", "same-island")):
        assert held.refuses(f"shift 1 {wrong}").code == code


@rule("micronesia", 20, 21, 22, "A7", "A9", "A22", "A26")
def test_shift_reaches_every_allowed_spread_once(table: Table):
    """Vector 4: (3,1), (2,2) and (1,3) can be reached; (0,4), (4,0) and any other total cannot."""
    both = table.with_island(3, AKI, 3).with_island(8, AKI).rolling(3, 2, 6).plays("settle 3/8")
    assert both.kinds == ("visited", "visited")
    assert both.offers() == ("shift 1 3>8", "shift 2 3>8", "done")
    assert [spread(both.plays(offer)) for offer in both.offers()] == [(2, 0, 2), (1, 0, 3), (3, 0, 1)]
    assert both.plays("done").mover == BEN, "two named islands give one shift"
    for wrong in ("shift 3 3>8", "shift 1 8>3"):
        assert both.refuses(wrong).code == "island-emptied"
    moved = table.with_island(3, AKI, 3).with_island(8, AKI, 2).rolling(3, 2, 6).plays("settle 3/8", "shift 1 3>8")
    assert moved.offers() == ("shift 1 3>8", "done")
    assert moved.refuses("shift 1 8>3").code == "island-received"
    moved = moved.with_island(5, AKI, 2)
    assert moved.refuses("shift 1 5>3").code == "island-gave"
    assert "shift 1 5>8" in moved.offers()
    new = table.with_island(3, AKI, 3).with_island(8, AKI).rolling(4, 1, 6).plays("settle 4/7")
    assert new.mover == BEN, "newly settled islands give no shift"
    single = table.with_island(3, AKI, 4).rolling(3, 3, 3).plays("settle 3")
    assert single.kinds == ("visited", "again", "rolled"), "there is nowhere to shift to"
    assert table.with_islands(3, 8, owner=AKI).rolling(3, 2, 6).plays("settle 3/8").mover == BEN
