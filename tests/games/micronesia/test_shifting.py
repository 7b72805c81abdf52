"""Shifting tribes between own islands (rules 19-24)."""

from __future__ import annotations

import pytest

from .table import AKI, BEN, CHIE, Table

rule = pytest.mark.rule


@pytest.fixture
def visiting(table) -> Table:
    """AKI has 3 tribes on island 3 and 1 on island 8, and has just settled 4 and named 8."""
    return table.with_island(3, AKI, 3).with_island(8, AKI).rolling(4, 2, 6).plays("settle 4/8")


def spread(table: Table) -> tuple[int, ...]:
    """The tribes on islands 3 and 8."""
    return tuple(table.island(number)[1] for number in (3, 8))


@rule("micronesia", 19, 20, 24, "A6")
def test_named_own_island_allows_shift_after_settling(visiting):
    assert visiting.event_kinds == ("settled", "visited")
    assert visiting.mover == AKI
    assert not visiting.step.publish
    after = visiting.plays("shift 1 3>8")
    assert spread(after) == (2, 2)
    assert after.plays("done").mover == BEN


@rule("micronesia", 20, 21, 22, "A9", "A22")
def test_shift_reaches_every_allowed_spread(table):
    """Vector 4: (3,1), (2,2) and (1,3) can be reached; (0,4), (4,0) and any other total cannot."""
    table = table.with_island(3, AKI, 3).with_island(8, AKI).rolling(3, 2, 6).plays("settle 3/8")
    assert table.event_kinds == ("visited", "visited")
    assert table.offers() == ("shift 1 3>8", "shift 2 3>8", "done")
    assert spread(table.plays("shift 1 3>8")) == (2, 2)
    assert spread(table.plays("shift 2 3>8")) == (1, 3)
    assert spread(table.plays("done")) == (3, 1)
    assert table.refuses("shift 3 3>8").code == "island-emptied"
    assert table.refuses("shift 1 8>3").code == "island-emptied"
    assert table.plays("shift 1 3>8").stock(AKI) == table.stock(AKI)


@rule("micronesia", 23)
def test_shift_is_optional(visiting):
    after = visiting.plays("done")
    assert spread(after) == (3, 1)
    assert after.mover == BEN


@rule("micronesia", 24)
def test_settling_is_refused_during_shift(visiting):
    assert visiting.refuses("settle 4/8").code == "settled-already"
    assert visiting.refuses("change 1=6").code == "settled-already"


@rule("micronesia", "A7")
def test_newly_settled_island_gives_no_shift(table):
    after = table.with_island(3, AKI, 3).with_island(8, AKI).rolling(4, 1, 6).plays("settle 4/7")
    assert after.mover == BEN


@rule("micronesia", "A8")
def test_newly_settled_island_takes_part_in_shift(visiting):
    after = visiting.plays("shift 2 3>4")
    assert after.island(4) == (AKI, 3)
    assert spread(after) == (1, 1)


@rule("micronesia", "A9")
def test_two_named_own_islands_give_one_shift(table):
    after = table.with_island(3, AKI, 3).with_island(8, AKI).rolling(3, 2, 6).plays("settle 3/8", "done")
    assert after.mover == BEN


@rule("micronesia", 19)
def test_shift_refuses_islands_of_others(visiting):
    table = visiting.with_island(5, CHIE)
    assert table.refuses("shift 1 3>5").facts == {"island": 5}
    assert table.refuses("shift 1 5>3").code == "not-your-island"
    assert table.refuses("shift 1 3>12").code == "not-your-island"
    assert table.refuses("shift 1 3>3").code == "same-island"


@rule("micronesia", "A22")
def test_island_cannot_both_give_and_receive(table):
    table = table.with_island(3, AKI, 3).with_island(8, AKI, 2).rolling(3, 2, 6).plays("settle 3/8", "shift 1 3>8")
    assert table.offers() == ("shift 1 3>8", "done")
    assert table.refuses("shift 1 8>3").code == "island-received"
    table = table.with_island(5, AKI, 2)
    assert table.refuses("shift 1 5>3").code == "island-gave"
    assert "shift 1 5>8" in table.offers()


@rule("micronesia", "A26")
def test_turn_ends_if_nothing_can_be_shifted(table):
    """With a single island, or one tribe on each, the turn ends after settling."""
    single = table.with_island(3, AKI, 4).rolling(3, 3, 3).plays("settle 3")
    assert single.event_kinds == ("visited", "again", "rolled")
    alone_each = table.with_islands(3, 8, owner=AKI).rolling(3, 2, 6).plays("settle 3/8")
    assert alone_each.mover == BEN
