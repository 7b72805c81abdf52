"""Conflicts, majority and control (rules 32-34, 43, 44)."""

from __future__ import annotations

import pytest

from engines.rise_of_tribes.ground import has_control, has_majority

from .table import AKI, BEN, CHIE, Table

rule = pytest.mark.rule


@rule("rise_of_tribes", 32, 34, "A42")
@pytest.mark.parametrize(
    ("here", "left"),
    [((3, 2, 1), (1, 0, 0)), ((3, 3, 0), (0, 0, 0)), ((4, 3, 1), (1, 0, 0)), ((2, 2, 2), (0, 0, 0))],
)
def test_conflict_removes_members_until_one_tribe_is_left(table: Table, here, left):
    for seat, count in enumerate(here):
        table = table.with_members(seat, f"A1 {count}")
    after = table.fighting()
    assert after.at("A1") == left
    assert after.kinds == ("fought",)
    assert after.stage == "finish"
    assert [player.supply for player in after.state.players] == [20 - count for count in left]


@rule("rise_of_tribes", 32, "A10")
@pytest.mark.parametrize("here", [(6, 0, 0), (9, 0, 0), (3, 2, 0), (0, 5, 0)])
def test_no_conflict_within_the_limit_or_with_one_tribe(table: Table, here):
    for seat, count in enumerate(here):
        table = table.with_members(seat, f"A1 {count}")
    after = table.fighting()
    assert (after.at("A1"), after.kinds) == (here, ())


@rule("rise_of_tribes", 34, 40, "A11", "A13")
def test_conflict_that_empties_the_hex_takes_the_village(table: Table):
    table = table.with_members(AKI, "A1 3").with_members(BEN, "A1 3").with_village(BEN, "A1").fighting()
    assert (table.village("A1"), table.kinds) == (-1, ("fought", "village-lost"))
    assert table.points(AKI) == 0


@rule("rise_of_tribes", "A12")
def test_active_player_chooses_the_order_of_conflicts(table: Table):
    table = table.with_members(AKI, "A1 4").with_members(BEN, "A1 3 C2 3").with_members(CHIE, "C2 4").fighting()
    assert (table.stage, table.asked, table.offered("resolve")) == ("resolve", AKI, {"A1", "C2"})
    assert table.refuses("resolve A2") == "no-conflict"
    table = table.does("resolve C2")
    assert [event.hex for event in table.events if event.kind == "fought"] == ["C2", "A1"]
    assert (table.at("A1"), table.at("C2"), table.stage) == ((1, 0, 0), (0, 0, 1), "finish")


@rule("rise_of_tribes", 36, 33, "A31", "A39")
def test_walls_and_spears_strike_before_the_removal(table: Table):
    table = table.with_members(AKI, "A1 4").with_members(BEN, "A1 2").with_village(BEN, "A1")
    table = table.owning(BEN, "walls").knowing(AKI, "spears").fighting()
    assert [(event.kind, getattr(event, "why", "")) for event in table.events][:3] == [
        ("struck", "walls"),
        ("struck", "spears"),
        ("fought", ""),
    ]
    assert (table.at("A1"), table.village("A1")) == ((2, 0, 0), -1)


@rule("rise_of_tribes", "A31")
def test_tribe_left_alone_by_spears_loses_nothing_more(table: Table):
    table = table.with_members(AKI, "A1 5").with_members(BEN, "A1 1").knowing(AKI, "spears").fighting()
    assert table.at("A1") == (5, 0, 0)


@rule("rise_of_tribes", 33, "A39")
def test_attacker_chooses_the_target_of_spears(table: Table):
    table = table.with_members(AKI, "A1 3").with_members(BEN, "A1 2").with_members(CHIE, "A1 2")
    table = table.knowing(AKI, "spears").fighting()
    assert (table.stage, table.offered("rival")) == ("rival", {"2", "3"})
    assert table.refuses("rival 1") == "no-such-rival"
    assert table.does("rival 3").at("A1") == (1, 0, 0)


@rule("rise_of_tribes", "A39")
def test_conflict_among_defenders_has_no_attacker(table: Table):
    table = table.with_members(BEN, "A1 4").with_members(CHIE, "A1 2").with_village(CHIE, "A1")
    table = table.knowing(AKI, "spears").owning(CHIE, "walls").fighting()
    assert table.kinds == ("fought", "village-lost")
    assert table.at("A1") == (0, 2, 0)


@rule("rise_of_tribes", 40, "A14", "A32")
def test_leaving_a_village_loses_it(table: Table):
    table = table.with_members(AKI, "A1 2").with_village(AKI, "A1").does("use sun move", "move A1 A2 1")
    assert table.village("A1") == AKI
    table = table.does("move A1 B2 1")
    assert (table.village("A1"), table.kinds) == (-1, ("moved", "village-lost"))


@rule("rise_of_tribes", 43, 44)
@pytest.mark.parametrize(
    ("here", "expected"),
    [
        ((3, 2, 1), (False, False)),
        ((4, 2, 1), (True, False)),
        ((1, 0, 0), (True, True)),
        ((0, 2, 0), (False, False)),
    ],
)
def test_majority_and_control(table: Table, here, expected):
    for seat, count in enumerate(here):
        table = table.with_members(seat, f"A1 {count}")
    assert (has_majority(table.state, 0, AKI), has_control(table.state, 0, AKI)) == expected
