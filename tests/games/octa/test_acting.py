"""The two mandatory actions (rules 13-15, 20-29, A4-A8, A17, A27)."""

from __future__ import annotations

import pytest

from engines.octa import GAME

from .table import AKI, BEN, CHIE, DAI, Table, d4

rule = pytest.mark.rule


@rule("octa", 14, 20, 22, 24, "A5")
def test_rulebook_example_of_a_pick(table: Table):
    """Vector 1: the first pick of four dice with 3 reaches space 4 of route 3; the dice go to the box."""
    table = table.with_lid({3: 4, 5: 6}).having(box=10)
    after = table.plays("pick 3")
    assert after.marker(AKI, 3) == 4
    assert after.lid(3) == 0
    assert after.state.box == 14
    assert after.lid(5) == 6
    (event,) = after.events
    assert (event.kind, event.number, event.count, event.old, event.space) == ("picked", 3, 4, 0, 4)


@rule("octa", 1, 22)
def test_pick_fills_an_empty_box():
    """Vector 1, with an empty box."""
    table = Table.laid_out(faces=(3,) * 4 + (5,) * 16)
    after = table.plays("pick 3")
    assert (after.marker(AKI, 3), after.lid(3), after.state.box) == (4, 0, 4)


@rule("octa", 14, 21)
def test_marker_on_the_route_advances(table: Table):
    after = table.with_lid({3: 4}).with_marker(AKI, 3, 2).plays("pick 3")
    assert after.marker(AKI, 3) == 6


@rule("octa", 20)
def test_pick_moves_only_the_own_marker_of_its_route(table: Table):
    table = table.with_lid({3: 4, 5: 2}).with_marker(BEN, 3, 7).with_marker(AKI, 5, 1)
    after = table.plays("pick 3")
    assert (after.marker(AKI, 3), after.marker(BEN, 3), after.marker(AKI, 5)) == (4, 7, 1)


@rule("octa", 26, 28, 29)
def test_rulebook_example_of_two_different_d4(table: Table):
    """Vector 2."""
    table = table.in_round(3).with_mover(AKI).with_lid({1: 1, 6: 1}).with_marker(AKI, 3, 4)
    after = table.plays("roll", chance=(d4(1, 3),))
    assert (after.marker(AKI, 1), after.marker(AKI, 3)) == (1, 5)
    assert after.state.thrown == (1, 3)
    assert after.event_kinds == ("thrown", "advanced", "advanced")
    assert (after.lid(1), after.lid(6)) == (1, 1), "no d8 moves"


@rule("octa", 27)
@pytest.mark.parametrize(("old", "space"), [(0, 2), (6, 8), (9, 10), (10, 10)])
def test_two_equal_d4_advance_one_marker_by_two(table: Table, old, space):
    """Vector 3."""
    after = table.with_marker(AKI, 2, old).plays("roll", chance=(d4(2, 2),))
    assert after.marker(AKI, 2) == space
    assert sum(map(bool, after.state.markers[AKI])) == 1


@rule("octa", 26)
def test_turn_goes_on_after_the_d4(table: Table):
    step = table.plays("roll", chance=(d4(4, 2),)).step
    assert step.state.to_move == AKI
    assert step.before_chance.stage == "roll"
    assert step.before_chance.markers == table.state.markers
    assert step.before_chance.thrown == ()
    assert not step.publish


@rule("octa", "A4")
@pytest.mark.parametrize(("old", "count", "space"), [(9, 4, 10), (6, 4, 10), (5, 4, 9), (0, 13, 10)])
def test_route_ends_at_ten(table: Table, old, count, space):
    """Vector 4."""
    after = table.with_lid({4: count}).with_marker(AKI, 4, old).plays("pick 4")
    assert after.marker(AKI, 4) == space


@rule("octa", 15)
def test_turn_has_one_mandatory_action(table: Table):
    after = table.plays("pick 1")
    assert after.offers("pick") == after.offers("roll") == ()
    assert after.refuses("pick 2").code == "acted-already"
    assert after.refuses("roll").code == "acted-already"
    rolled = table.plays("roll")
    assert rolled.refuses("pick 2").code == "acted-already"


@rule("octa", 13)
def test_turn_needs_a_mandatory_action(table: Table):
    table = table.with_marker(AKI, 1, 3)
    assert table.refuses("done").code == "act-first"
    assert table.plays("turn 1>2 by 1").refuses("done").code == "act-first"


@rule("octa", 25)
def test_2d4_are_always_offered(table: Table):
    assert "roll" in table.offers()
    assert table.with_lid({}).offers() == ("roll",)


@rule("octa", "A6")
def test_number_without_dice_cannot_be_picked(table: Table):
    table = table.with_lid({3: 4})
    assert table.offers("pick") == ("pick 3",)
    refusal = table.refuses("pick 4")
    assert (refusal.code, refusal.facts) == ("no-dice", {"number": 4})


@rule("octa", "A7")
def test_pick_is_legal_if_the_marker_cannot_move(table: Table):
    table = table.with_lid({3: 4, 5: 1}).with_marker(AKI, 3, 10)
    after = table.plays("pick 3")
    assert (after.marker(AKI, 3), after.lid(3), after.state.box) == (10, 0, 19)
    assert GAME.talk.facts(table.seen_by(AKI), GAME.rules.parse("pick 3"))["full"] == 1


@rule("octa", "A8")
def test_markers_share_a_space(table: Table):
    after = table.with_lid({3: 4}).with_marker(BEN, 3, 4).with_marker(CHIE, 3, 4).plays("pick 3")
    assert [after.marker(seat, 3) for seat in (AKI, BEN, CHIE)] == [4, 4, 4]


@rule("octa", "A17")
def test_2d4_reach_routes_1_to_4_only(table: Table):
    for one in range(1, 5):
        for other in range(1, 5):
            after = table.plays("roll", chance=(d4(one, other),))
            assert after.state.markers[AKI][4:] == (0, 0, 0, 0)
            assert sum(after.state.markers[AKI]) == 2


@rule("octa", 23)
@pytest.mark.parametrize("seed", range(3))
def test_mandatory_actions_move_no_marker_back(seed):
    table = Table.laid_out(5, faces=tuple(1 + (seed + at * at) % 8 for at in range(20)))
    while not table.is_over:
        for notation in (*table.offers("pick"), *table.offers("roll")):
            after = table.plays(notation)
            if not after.is_over:
                assert all(
                    new >= old
                    for rows in zip(after.state.markers, table.state.markers, strict=True)
                    for new, old in zip(*rows, strict=True)
                )
        table = table.plays(GAME.rules.notation(GAME.rules.default_action(table.state, table.mover)))


@rule("octa", 29, "A27")
def test_three_picks_may_leave_two_dice_for_the_fourth():
    table = Table.laid_out(faces=(2,) * 6 + (3,) * 6 + (4,) * 6 + (1, 6))
    table = table.plays("pick 2", "done").plays("pick 3", "done").plays("pick 4", "done")
    assert table.mover == DAI
    assert {number: table.lid(number) for number in range(1, 9) if table.lid(number)} == {1: 1, 6: 1}


def test_facts_of_a_pick_say_what_it_does(table: Table):
    table = table.with_lid({3: 4, 5: 1}).with_marker(AKI, 5, 8)
    facts = [GAME.talk.facts(table.seen_by(AKI), GAME.rules.parse(notation)) for notation in table.offers("pick")]
    assert facts == [
        {"number": 3, "count": 4, "old": 0, "space": 4, "full": 0},
        {"number": 5, "count": 1, "old": 8, "space": 9, "full": 0},
    ]
