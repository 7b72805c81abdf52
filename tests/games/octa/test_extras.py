"""The additional actions, our design (rules 16-18, A9-A12, A19-A21, A25-A26)."""

from __future__ import annotations

import pytest

from engines.octa import GAME

from .table import AKI, BEN, Table, d4, d8

rule = pytest.mark.rule


@pytest.fixture
def ready(table: Table) -> Table:
    """AKI has markers on space 4 of route 2 and space 1 of route 5; the lid has dice with 1, 3 and 8."""
    return table.with_lid({1: 2, 3: 5, 8: 1}).with_marker(AKI, 2, 4).with_marker(AKI, 5, 1)


@rule("octa", "A10", "A20")
def test_die_is_turned_to_a_neighbour_only(ready: Table):
    """Vector 6: of 8 the neighbours are 1 and 7. A marker pays, and leaves its route from space 1."""
    for number, to in ((8, 1), (8, 7), (3, 4), (3, 2), (1, 8)):
        after = ready.plays(f"turn {number}>{to} by 2")
        assert (after.lid(number), after.lid(to)) == (ready.lid(number) - 1, ready.lid(to) + 1)
        assert (after.marker(AKI, 2), after.kinds) == (3, ("turned",))
    for number, far in ((8, 2), (3, 5), (3, 1), (3, 3)):
        assert ready.refuses(f"turn {number}>{far} by 2").code == "not-neighbours"
    off = ready.plays("turn 8>7 by 5")
    assert off.marker(AKI, 5) == 0
    assert off.with_lid({5: 3}).plays("pick 5").marker(AKI, 5) == 3


@rule("octa", "A10", "A20", "A25")
def test_marker_pays_and_then_the_rerolled_dice_return_to_the_lid(ready: Table):
    after = ready.plays("reroll 3 by 2", chance=(d8(3, 3, 8, 6, 6),))
    assert (after.state.lid, after.state.box) == ((2, 0, 2, 0, 0, 2, 0, 2), ready.state.box)
    assert (after.marker(AKI, 2), after.kinds) == (3, ("rerolled", "sorted-again"))
    before = after.step.before_chance
    assert (before.markers[AKI][1], before.hand, before.lid[2], before.stage) == (3, 5, 0, "roll")


@rule("octa", 18, "A20", "A26")
def test_one_marker_pays_for_both(ready: Table):
    """Vector 9. Each additional action gives back a step."""
    table = ready.plays("turn 1>2 by 2").plays("reroll 3 by 2", chance=(d8(5, 5, 6, 6, 7),))
    assert (table.marker(AKI, 2), table.state.given) == (2, (2, 0, 0, 0))
    assert table.plays("roll", chance=(d4(2, 2),)).marker(AKI, 2) == 4


@rule("octa", 16, 17, "A19")
def test_none_one_or_both_are_used_once_per_round(ready: Table):
    assert ready.plays("pick 3", "done").mover == BEN
    assert ready.plays("turn 1>2 by 2", "pick 3", "done").mover == BEN
    turned = ready.plays("turn 3>4 by 2")
    assert turned.offers("turn") == ()
    assert turned.refuses("turn 3>4 by 2").code == "turned-already"
    assert turned.offers("reroll")
    rerolled = ready.plays("reroll 8 by 2")
    assert rerolled.refuses("reroll 1 by 2").code == "rerolled-already"
    assert rerolled.offers("turn")
    both = turned.plays("pick 3", "reroll 1 by 2")
    assert both.mover == BEN, "nothing is left to do"
    later = both.round_over().having(to_move=AKI)
    assert later.offers("turn")
    assert later.offers("reroll")


@rule("octa", 18, 26, "A12", "A25")
def test_order_of_actions_is_free(ready: Table):
    """Picked dice cannot be turned or rerolled; a reroll after the pick changes the lid of the others."""
    assert ready.plays("turn 8>1 by 2", "pick 1").marker(AKI, 1) == 3
    after = ready.plays("pick 1", "turn 8>1 by 2")
    assert (after.marker(AKI, 1), after.lid(1)) == (2, 1)
    around = ready.plays("turn 8>1 by 2", "pick 1", "reroll 3 by 1", chance=(d8(1, 2, 3, 4, 5),))
    assert (around.marker(AKI, 1), around.mover) == (2, BEN)
    picked = ready.plays("pick 3")
    assert [picked.refuses(extra).code for extra in ("turn 3>4 by 2", "reroll 3 by 2")] == ["no-dice"] * 2
    after = ready.plays("pick 1", "reroll 3 by 1", "done", chance=(d8(7, 7, 7, 7, 7),))
    assert (after.mover, after.lid(7), after.state.box) == (BEN, 5, ready.state.box + 2)
    thrown = ready.plays("roll", chance=(d4(4, 4),))
    assert "turn 3>4 by 4" in thrown.offers()
    facts = GAME.talk.prompt(thrown.seen_by(AKI), AKI).facts
    assert [one.words for one in facts["thrown"]] == [4, 4]


@rule("octa", "A9", "A11", "A20", "A21")
def test_any_own_marker_pays_for_any_die_in_the_lid(table: Table, ready: Table):
    assert {notation.split(" by ")[1] for notation in ready.offers("reroll")} == {"2", "5"}
    assert len(ready.offers("turn")) == 3 * 2 * 2
    assert {notation[5] for notation in ready.offers("turn")} == {"1", "3", "8"}
    assert {notation[7] for notation in ready.offers("reroll")} == {"1", "3", "8"}
    assert [ready.refuses(extra).code for extra in ("turn 4>5 by 2", "reroll 4 by 2")] == ["no-dice"] * 2
    assert ready.with_lid({}).offers() == ("roll",)
    assert table.offers("turn") == table.offers("reroll") == ()
    assert table.refuses("turn 1>2 by 1").code == "no-marker-at-all"
    assert table.with_marker(BEN, 1, 5).refuses("reroll 1 by 1").code == "no-marker-at-all"
    mine = table.with_marker(AKI, 3, 1)
    assert mine.refuses("reroll 1 by 1").code == "no-marker"
    assert mine.plays("turn 1>2 by 3").refuses("reroll 1 by 3").code == "no-marker-at-all"


def test_facts_of_an_extra_say_what_it_does(ready: Table):
    view = ready.seen_by(AKI)
    assert GAME.talk.facts(view, GAME.rules.parse("turn 8>1 by 5")) == {
        "number": 8, "to": 1, "route": 5, "space": 0, "there": 3,
    }  # fmt: skip
    assert GAME.talk.facts(view, GAME.rules.parse("reroll 3 by 2")) == {
        "number": 3, "route": 2, "space": 3, "count": 5,
    }  # fmt: skip


def test_reroll_that_ends_a_round_has_one_preview(table: Table):
    """The step rolls the dice of the reroll and of the next round; the preview shows neither."""
    table = table.having(to_move=table.state.parent).with_lid({1: 2, 3: 5})
    table = table.plays("pick 1", "turn 3>4 by 1")
    after = table.plays("reroll 4 by 1", chance=(d8(6), d8(*(2,) * 15)))
    assert after.state.round == 2
    assert after.kinds == ("rerolled", "sorted-again", "chip-taken", "sorted")
    assert (after.step.before_chance.hand, after.step.before_chance.round) == (1, 1)
