"""The additional actions, our design (rules 16-18, A9-A12, A19-A21, A25)."""

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
@pytest.mark.parametrize("to", [1, 7])
def test_die_with_8_is_turned_to_1_or_7(ready: Table, to):
    """Vector 6."""
    after = ready.plays(f"turn 8>{to} by 2")
    assert after.lid(8) == 0
    assert after.lid(to) == ready.lid(to) + 1
    assert after.marker(AKI, 2) == 3
    assert after.event_kinds == ("turned",)
    assert ready.refuses("turn 8>2 by 2").code == "not-neighbours"


@rule("octa", "A10")
def test_die_is_turned_to_a_neighbour_only(ready: Table):
    assert ready.plays("turn 3>4 by 2").lid(4) == 1
    assert ready.plays("turn 3>2 by 2").lid(2) == 1
    assert ready.plays("turn 1>8 by 2").lid(8) == 2
    for far in (3, 5, 1):
        assert ready.refuses(f"turn 3>{far} by 2").code == "not-neighbours"


@rule("octa", "A10")
def test_paying_marker_on_space_1_leaves_its_route(ready: Table):
    """Vector 6."""
    after = ready.plays("turn 8>7 by 5")
    assert after.marker(AKI, 5) == 0
    again = after.with_lid({5: 3}).plays("pick 5")
    assert again.marker(AKI, 5) == 3


@rule("octa", "A10", "A25")
def test_rerolled_dice_return_to_the_lid(ready: Table):
    after = ready.plays("reroll 3 by 2", chance=(d8(3, 3, 8, 6, 6),))
    assert after.state.lid == (2, 0, 2, 0, 0, 2, 0, 2)
    assert after.state.box == ready.state.box
    assert after.marker(AKI, 2) == 3
    assert after.event_kinds == ("rerolled", "sorted-again")


@rule("octa", "A20")
def test_marker_pays_before_the_reroll(ready: Table):
    before = ready.plays("reroll 3 by 2", chance=(d8(1, 1, 1, 1, 1),)).step.before_chance
    assert before.markers[AKI][1] == 3
    assert (before.hand, before.lid[2], before.stage) == (5, 0, "roll")


@rule("octa", "A20")
def test_one_marker_pays_for_both(table: Table):
    """Vector 9."""
    table = table.with_lid({1: 2, 3: 5}).with_marker(AKI, 2, 4)
    table = table.plays("turn 1>2 by 2").plays("reroll 3 by 2", chance=(d8(5, 5, 6, 6, 7),))
    assert table.marker(AKI, 2) == 2
    after = table.plays("roll", chance=(d4(2, 2),))
    assert after.marker(AKI, 2) == 4
    assert after.state.given[AKI] == 2


@rule("octa", 16)
def test_none_one_or_both_extras_are_used(ready: Table):
    assert ready.plays("pick 3", "done").mover == BEN
    assert ready.plays("turn 1>2 by 2", "pick 3", "done").mover == BEN
    assert ready.plays("turn 1>2 by 2", "reroll 1 by 2", "pick 3").mover == BEN, "nothing is left to do"


@rule("octa", 17, "A19")
def test_each_extra_is_used_once_per_round(ready: Table):
    turned = ready.plays("turn 3>4 by 2")
    assert turned.offers("turn") == ()
    assert turned.refuses("turn 3>4 by 2").code == "turned-already"
    assert turned.offers("reroll")
    rerolled = ready.plays("reroll 8 by 2")
    assert rerolled.refuses("reroll 1 by 2").code == "rerolled-already"
    assert rerolled.offers("turn")
    both = turned.plays("pick 3", "reroll 1 by 2")
    assert both.mover == BEN
    later = both.round_over().having(to_move=AKI)
    assert later.offers("turn")
    assert later.offers("reroll")


@rule("octa", 18)
def test_order_of_actions_is_free(ready: Table):
    before = ready.plays("turn 8>1 by 2").plays("pick 1")
    assert before.marker(AKI, 1) == 3
    after = ready.plays("pick 1").plays("turn 8>1 by 2")
    assert (after.marker(AKI, 1), after.lid(1)) == (2, 1)
    around = ready.plays("turn 8>1 by 2").plays("pick 1").plays("reroll 3 by 1", chance=(d8(1, 2, 3, 4, 5),))
    assert around.marker(AKI, 1) == 2
    assert around.mover == BEN


@rule("octa", 18, "A25")
def test_reroll_after_the_pick_changes_the_lid(ready: Table):
    after = ready.plays("pick 1", "reroll 3 by 1", "done", chance=(d8(7, 7, 7, 7, 7),))
    assert after.mover == BEN
    assert (after.lid(7), after.state.box) == (5, ready.state.box + 2)


@rule("octa", 26)
def test_extras_follow_the_2d4(ready: Table):
    after = ready.plays("roll", chance=(d4(4, 4),))
    assert "turn 3>4 by 4" in after.offers()
    thrown = GAME.talk.prompt(after.seen_by(AKI), AKI).facts["thrown"]
    assert [one.words for one in thrown] == [4, 4]


@rule("octa", "A9", "A11")
def test_extra_needs_a_marker(table: Table):
    assert table.offers("turn") == table.offers("reroll") == ()
    assert table.refuses("turn 1>2 by 1").code == "no-marker-at-all"
    others = table.with_marker(BEN, 1, 5)
    assert others.refuses("reroll 1 by 1").code == "no-marker-at-all"
    mine = table.with_marker(AKI, 3, 1)
    assert mine.refuses("reroll 1 by 1").code == "no-marker"
    assert mine.plays("turn 1>2 by 3").refuses("reroll 1 by 3").code == "no-marker-at-all"


@rule("octa", "A9", "A20")
def test_any_own_marker_can_pay(ready: Table):
    assert {notation.split(" by ")[1] for notation in ready.offers("reroll")} == {"2", "5"}
    assert len(ready.offers("turn")) == 3 * 2 * 2
    for route, left in ((2, 3), (5, 0)):
        assert ready.plays(f"turn 3>4 by {route}").marker(AKI, route) == left


@rule("octa", "A12")
def test_picked_dice_cannot_be_turned_or_rerolled(ready: Table):
    after = ready.plays("pick 3")
    assert after.refuses("turn 3>4 by 2").code == "no-dice"
    assert after.refuses("reroll 3 by 2").code == "no-dice"


@rule("octa", "A21")
def test_extra_needs_a_die_in_the_lid(ready: Table):
    assert {notation[5] for notation in ready.offers("turn")} == {"1", "3", "8"}
    assert {notation[7] for notation in ready.offers("reroll")} == {"1", "3", "8"}
    assert ready.refuses("turn 4>5 by 2").code == "no-dice"
    assert ready.refuses("reroll 4 by 2").code == "no-dice"
    assert ready.with_lid({}).offers() == ("roll",)


def test_option_removes_extras():
    table = Table.laid_out(additional_actions=False).with_marker(AKI, 1, 4)
    assert table.refuses("turn 1>2 by 1").code == "no-extras"
    assert table.refuses("reroll 1 by 1").code == "no-extras"
    assert table.plays("pick 1").mover == BEN


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
    assert after.event_kinds == ("rerolled", "sorted-again", "chip-taken", "sorted")
    assert (after.step.before_chance.hand, after.step.before_chance.round) == (1, 1)
