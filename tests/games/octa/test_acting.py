"""The two mandatory actions (rules 13-15, 20-29, A4-A8, A17, A27)."""

from __future__ import annotations

import pytest

from engines.octa import GAME

from .table import AKI, BEN, CHIE, DAI, Table, d4

rule = pytest.mark.rule


@rule("octa", 14, 20, 22, 24, "A5")
def test_vector_1_the_example_of_a_pick(table: Table):
    """Four dice with 3, picked for the first time: space 4 of route 3, the four dice to the box."""
    table = table.with_lid({3: 4, 5: 6}).having(box=10)
    after = table.plays("pick 3")
    assert after.marker(AKI, 3) == 4
    assert after.lid(3) == 0
    assert after.state.box == 14
    assert after.lid(5) == 6
    (told,) = after.events
    assert (told.kind, told.number, told.count, told.old, told.space) == ("picked", 3, 4, 0, 4)


@rule("octa", 1, 22)
def test_vector_1_with_an_empty_box():
    table = Table.laid_out(faces=(3,) * 4 + (5,) * 16)
    after = table.plays("pick 3")
    assert (after.marker(AKI, 3), after.lid(3), after.state.box) == (4, 0, 4)


@rule("octa", 14, 21)
def test_a_marker_that_is_there_advances(table: Table):
    after = table.with_lid({3: 4}).with_marker(AKI, 3, 2).plays("pick 3")
    assert after.marker(AKI, 3) == 6


@rule("octa", 20)
def test_each_player_has_an_own_marker_on_each_route(table: Table):
    table = table.with_lid({3: 4, 5: 2}).with_marker(BEN, 3, 7).with_marker(AKI, 5, 1)
    after = table.plays("pick 3")
    assert (after.marker(AKI, 3), after.marker(BEN, 3), after.marker(AKI, 5)) == (4, 7, 1)


@rule("octa", 26, 28, 29)
def test_vector_2_the_example_of_two_different_d4(table: Table):
    table = table.in_round(3).with_mover(AKI).with_lid({1: 1, 6: 1}).with_marker(AKI, 3, 4)
    after = table.plays("roll", chance=(d4(1, 3),))
    assert (after.marker(AKI, 1), after.marker(AKI, 3)) == (1, 5)
    assert after.state.thrown == (1, 3)
    assert after.told == ("thrown", "advanced", "advanced")
    assert (after.lid(1), after.lid(6)) == (1, 1), "no d8 is touched"


@rule("octa", 27)
@pytest.mark.parametrize(("old", "space"), [(0, 2), (6, 8), (9, 10), (10, 10)])
def test_vector_3_two_equal_d4(table: Table, old, space):
    after = table.with_marker(AKI, 2, old).plays("roll", chance=(d4(2, 2),))
    assert after.marker(AKI, 2) == space
    assert sum(map(bool, after.state.markers[AKI])) == 1


@rule("octa", 26)
def test_the_d4_are_seen_before_the_turn_goes_on(table: Table):
    step = table.plays("roll", chance=(d4(4, 2),)).step
    assert step.state.to_move == AKI
    assert step.before_chance.stage == "roll"
    assert step.before_chance.markers == table.state.markers
    assert step.before_chance.thrown == ()
    assert not step.publish


@rule("octa", "A4")
@pytest.mark.parametrize(("old", "count", "space"), [(9, 4, 10), (6, 4, 10), (5, 4, 9), (0, 13, 10)])
def test_vector_4_a_route_ends_at_ten(table: Table, old, count, space):
    after = table.with_lid({4: count}).with_marker(AKI, 4, old).plays("pick 4")
    assert after.marker(AKI, 4) == space


@rule("octa", 15)
def test_one_mandatory_action_a_turn(table: Table):
    after = table.plays("pick 1")
    assert after.offers("pick") == after.offers("roll") == ()
    assert after.refuses("pick 2").code == "acted-already"
    assert after.refuses("roll").code == "acted-already"
    rolled = table.plays("roll")
    assert rolled.refuses("pick 2").code == "acted-already"


@rule("octa", 13)
def test_no_turn_passes_without_a_mandatory_action(table: Table):
    table = table.with_marker(AKI, 1, 3)
    assert table.refuses("done").code == "act-first"
    assert table.plays("turn 1>2 by 1").refuses("done").code == "act-first"


@rule("octa", 25)
def test_the_2d4_are_a_choice_whatever_lies_in_the_lid(table: Table):
    assert "roll" in table.offers()
    assert table.with_lid({}).offers() == ("roll",)


@rule("octa", "A6")
def test_a_number_without_dice_cannot_be_picked(table: Table):
    table = table.with_lid({3: 4})
    assert table.offers("pick") == ("pick 3",)
    refusal = table.refuses("pick 4")
    assert (refusal.code, refusal.facts) == ("no-dice", {"number": 4})


@rule("octa", "A7")
def test_one_may_pick_although_the_marker_cannot_move(table: Table):
    table = table.with_lid({3: 4, 5: 1}).with_marker(AKI, 3, 10)
    after = table.plays("pick 3")
    assert (after.marker(AKI, 3), after.lid(3), after.state.box) == (10, 0, 19)
    assert GAME.facts(table.seen_by(AKI), GAME.parse("pick 3"))["full"] == 1


@rule("octa", "A8")
def test_several_markers_stand_on_one_space(table: Table):
    after = table.with_lid({3: 4}).with_marker(BEN, 3, 4).with_marker(CHIE, 3, 4).plays("pick 3")
    assert [after.marker(seat, 3) for seat in (AKI, BEN, CHIE)] == [4, 4, 4]


@rule("octa", "A17")
def test_the_2d4_name_routes_1_to_4_only(table: Table):
    for one in range(1, 5):
        for other in range(1, 5):
            after = table.plays("roll", chance=(d4(one, other),))
            assert after.state.markers[AKI][4:] == (0, 0, 0, 0)
            assert sum(after.state.markers[AKI]) == 2


@rule("octa", 23)
@pytest.mark.parametrize("seed", range(3))
def test_in_mandatory_actions_no_marker_goes_back(seed):
    table = Table.laid_out(5, faces=tuple(1 + (seed + at * at) % 8 for at in range(20)))
    while not table.over:
        for notation in (*table.offers("pick"), *table.offers("roll")):
            after = table.plays(notation)
            if not after.over:
                assert all(
                    new >= old
                    for rows in zip(after.state.markers, table.state.markers, strict=True)
                    for new, old in zip(*rows, strict=True)
                )
        table = table.plays(GAME.notation(GAME.default_action(table.state, table.mover)))


@rule("octa", 29, "A27")
def test_three_picks_may_leave_two_dice_for_the_fourth():
    table = Table.laid_out(faces=(2,) * 6 + (3,) * 6 + (4,) * 6 + (1, 6))
    table = table.plays("pick 2", "done").plays("pick 3", "done").plays("pick 4", "done")
    assert table.mover == DAI
    assert {number: table.lid(number) for number in range(1, 9) if table.lid(number)} == {1: 1, 6: 1}


def test_what_a_pick_would_do_stands_on_its_button(table: Table):
    table = table.with_lid({3: 4, 5: 1}).with_marker(AKI, 5, 8)
    facts = [GAME.facts(table.seen_by(AKI), GAME.parse(notation)) for notation in table.offers("pick")]
    assert facts == [
        {"number": 3, "count": 4, "old": 0, "space": 4, "full": 0},
        {"number": 5, "count": 1, "old": 8, "space": 9, "full": 0},
    ]
