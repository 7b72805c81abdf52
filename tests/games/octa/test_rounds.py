"""Set-up, parent and chip, rolling and sorting, order of turns (rules 1-12, A1-A3, A13, A16, A23)."""

from __future__ import annotations

import pytest

from engines.core import FastChance
from engines.octa import GAME
from engines.octa.state import Chip, Options

from .table import AKI, BEN, CHIE, DAI, Table, d4, d8

rule = pytest.mark.rule


@rule("octa", 1, 10)
def test_all_dice_are_in_the_box_before_the_first_roll(table: Table):
    before = table.step.before_chance
    assert (before.box, sum(before.lid)) == (20, 0)
    assert before.chips == ()
    assert (table.state.box, sum(table.state.lid)) == (0, 20)


@rule("octa", 8, 9, 10)
def test_dice_are_sorted_by_number():
    table = Table.laid_out(faces=(8,) * 5 + (1,) * 12 + (3, 3, 6))
    assert table.state.lid == (12, 0, 2, 0, 0, 1, 0, 5)


@rule("octa", 3)
def test_round_begins_with_chip_and_dice(table: Table):
    assert table.event_kinds == ("began", "chip-taken", "sorted")
    after = table.round_over()
    assert after.event_kinds[-2:] == ("chip-taken", "sorted")
    assert "chip-taken" not in after.event_kinds[:-2]


@rule("octa", 4, 5, 6, 7)
def test_parent_takes_the_chip_of_the_round():
    table = Table.laid_out(pile=(6, 2, 8, 1, 3, 4, 5, 7))
    assert table.state.parent == DAI
    assert table.state.chips == (Chip(seat=DAI, route=6, bonus=2),)
    second = table.round_over()
    assert second.state.chips == (Chip(seat=DAI, route=6, bonus=2), Chip(seat=AKI, route=2, bonus=2))
    for reader in (None, AKI, BEN):
        assert second.seen_by(reader).chips == second.state.chips


@rule("octa", 7, 12, "A2", "A3")
def test_parents_rotate_and_pick_last(table: Table):
    """Vector 8: four players, each parent twice."""
    parents, orders = [], []
    while not table.is_over:
        parents.append(table.state.parent)
        order = []
        for _ in range(4):
            order.append(table.mover)
            turn = table.state.turn
            while not table.is_over and table.state.turn == turn:
                table = table.plays(GAME.rules.notation(GAME.rules.default_action(table.state, table.mover)))
        orders.append(order)
    assert parents == [DAI, AKI, BEN, CHIE] * 2
    assert (
        orders == [[AKI, BEN, CHIE, DAI], [BEN, CHIE, DAI, AKI], [CHIE, DAI, AKI, BEN], [DAI, AKI, BEN, CHIE]] * 2
    )


@rule("octa", "A3")
def test_first_parent_is_drawn_by_lot():
    starts = {GAME.rules.initial_state(Options(), 5, FastChance(seed)).state.parent for seed in range(40)}
    assert starts == set(range(5))


@rule("octa", 11)
def test_only_picked_dice_are_rolled_again():
    """Vector 5."""
    table = Table.laid_out(2, faces=(1,) * 3 + (2,) * 4 + (5,) * 13)
    table = table.plays("pick 1", "done", "pick 2")
    assert (table.state.box, table.lid(5)) == (7, 13)
    table = table.plays("done", chance=(d8(1, 2, 3, 4, 6, 7, 8),))
    assert table.state.lid == (1, 1, 1, 1, 13, 1, 1, 1)
    assert table.state.box == 0
    assert table.step.before_chance.box == 7
    assert table.step.before_chance.lid == (0, 0, 0, 0, 13, 0, 0, 0)


@rule("octa", 12, 19)
def test_left_neighbour_is_next(table: Table):
    assert table.mover == AKI
    assert table.plays("pick 1", "done").mover == BEN


@rule("octa", 12)
def test_acting_out_of_turn_is_refused(table: Table):
    assert table.offers(seat=BEN) == ()
    assert table.refuses("pick 1", seat=BEN).code == "not-your-turn"
    assert GAME.rules.current_players(table.state) == (AKI,)


@rule("octa", "A1")
@pytest.mark.parametrize("seats", [1, 6])
def test_game_takes_two_to_five_players(seats):
    assert GAME.rules.seats == range(2, 6)
    with pytest.raises(ValueError, match="2 to 5"):
        GAME.rules.initial_state(Options(), seats, FastChance(0))


@rule("octa", "A2")
@pytest.mark.parametrize(("seats", "full", "short"), [(2, 8, 4), (3, 6, 3), (4, 8, 4), (5, 5, 5)])
def test_players_are_parent_equally_often(seats, full, short):
    for length, rounds in (("full", full), ("short", short)):
        over = Table.laid_out(seats, length=length).played_out()
        assert over.state.round == rounds == len(over.state.chips)
        parents = [chip.seat for chip in over.state.chips]
        assert {parents.count(seat) for seat in range(seats)} == {rounds // seats}
        assert GAME.rules.turns(over.state) == rounds * seats


@rule("octa", "A16")
def test_round_without_picks_leads_to_one_without_dice():
    table = Table.laid_out(2)
    table = table.plays("roll", "done", chance=(d4(1, 2),))
    table = table.plays("roll", "done", chance=(d4(3, 3),))
    assert table.state.round == 2
    assert (table.state.lid, table.state.box) == (Table.laid_out(2).state.lid, 0)
    assert (table.step.events[-1].kind, table.step.events[-1].dice) == ("sorted", ())
    assert table.step.before_chance is not None
    assert table.step.before_chance.chips == Table.laid_out(2).state.chips, "the preview does not show the chip"
    assert table.step.barrier, "a revealed chip is a barrier"


@rule("octa", "A16", "A24")
@pytest.mark.parametrize("pile", [(1, 2, 3, 4, 5, 6, 7, 8), (1, 8, 7, 6, 5, 4, 3, 2)])
def test_preview_before_a_chip_without_dice_hides_its_route(pile):
    table = Table.laid_out(2, pile=pile).plays("roll", "done", "roll", chance=(d4(1, 2), d4(3, 3)))
    after = table.plays("done")
    before = after.step.before_chance
    assert before is not None
    views = [GAME.rules.view(before, seat) for seat in (AKI, BEN, None)]
    assert [view.chips for view in views] == [table.state.chips] * 3
    assert before.round == 2
    assert after.state.chips[-1].route == pile[1]


@rule("octa", "A13")
@pytest.mark.parametrize(
    ("seats", "length", "values"),
    [
        (2, "full", (2, 2, 2, 2, 2, 2, 2, 1)),
        (2, "short", (2, 2, 2, 1)),
        (3, "full", (2, 2, 2, 2, 2, 2)),
        (3, "short", (2, 2, 2)),
        (4, "full", (2, 2, 2, 2, 2, 2, 2, 3)),
        (4, "short", (2, 2, 2, 3)),
        (5, "full", (1, 1, 1, 2, 2)),
        (5, "short", (1, 1, 1, 2, 2)),
    ],
)
def test_chips_count_by_round_and_number_of_players(seats, length, values):
    over = Table.laid_out(seats, length=length).played_out()
    assert tuple(chip.bonus for chip in over.state.chips) == values


@rule("octa", "A13")
def test_every_route_has_one_chip(table: Table):
    assert sorted([chip.route for chip in table.state.chips] + list(table.state.pile)) == list(range(1, 9))
    piles = {GAME.rules.initial_state(Options(), 4, FastChance(seed)).state.pile for seed in range(30)}
    assert len(piles) == 30


@rule("octa", "A23")
def test_chips_beyond_the_last_round_stay_face_down():
    over = Table.laid_out(5).played_out()
    assert len(over.state.pile) == 3
    for reader in (None, AKI):
        assert "pile" not in over.seen_by(reader).model_dump()
    owned = {chip.route for chip in over.state.chips}
    for route in over.state.pile:
        assert route not in owned


@rule("octa", 13, 15)
def test_turn_ends_by_itself_if_nothing_is_left():
    """A turn is one action without additional actions, and with an empty lid."""
    table = Table.laid_out(additional_actions=False)
    assert table.offers() == (*(f"pick {number}" for number in range(1, 9)), "roll")
    assert table.plays("pick 1").mover == BEN
    last = Table.laid_out().with_lid({3: 4})
    assert last.plays("pick 3").mover == BEN
    assert last.with_lid({}).plays("roll").mover == BEN


@rule("octa", 13)
def test_common_turn_is_a_pick_and_done(table: Table):
    after = table.plays("pick 1")
    assert after.mover == AKI
    assert after.offers()[0] == "done", "the common action comes first"
    assert after.plays("done").mover == BEN
    assert after.plays("done").step.publish
    assert not after.step.publish


def test_prompts_follow_the_turn(table: Table):
    assert GAME.talk.prompt(table.seen_by(BEN), BEN).key == "wait"
    assert GAME.talk.prompt(table.seen_by(AKI), AKI).key == "act"
    assert GAME.talk.prompt(table.plays("pick 1").seen_by(AKI), AKI).key == "extras"
    assert GAME.talk.prompt(table.with_lid({}).seen_by(AKI), AKI).key == "last-resort"
    assert GAME.talk.prompt(table.played_out().seen_by(AKI), AKI).key == "wait"


def test_turns_are_counted():
    table = Table.laid_out(3)
    assert GAME.rules.turns(table.state) == 1
    assert GAME.rules.turns(table.plays("pick 1", "done").state) == 2
    assert GAME.rules.turns(table.round_over().state) == 4
