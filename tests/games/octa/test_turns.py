"""Set-up, parent and chip, order of turns, the two mandatory actions (rules 1-15, 19-29, A1-A8, A16-A27)."""

from __future__ import annotations

import pytest

from engines.core import FastChance, SeededChance
from engines.octa import GAME
from engines.octa.state import Chip, Options

from .table import AKI, BEN, CHIE, DAI, PILE, Table, d4, d8

rule = pytest.mark.rule


@rule("octa", 1, 3, 8, 9, 10, "A13")
def test_round_begins_with_a_chip_and_with_all_dice_sorted_into_the_lid():
    table = Table.laid_out(faces=(8,) * 5 + (1,) * 12 + (3, 3, 6))
    before = table.step.before_chance
    assert (before.box, sum(before.lid), before.chips) == (20, 0, ())
    assert (table.state.lid, table.state.box) == ((12, 0, 2, 0, 0, 1, 0, 5), 0)
    assert table.kinds == ("began", "chip-taken", "sorted")
    after = table.round_over()
    assert after.kinds[-2:] == ("chip-taken", "sorted")
    assert "chip-taken" not in after.kinds[:-2]
    piles = {GAME.rules.initial_state(Options(), 4, FastChance(seed)).state.pile for seed in range(30)}
    assert len(piles) == 30


@rule("octa", 4, 5, 6, 7, 12, "A2", "A3")
def test_parents_rotate_take_the_next_chip_and_pick_last():
    """Vector 8: four players, each parent twice; everybody sees the chips taken."""
    table = Table.laid_out(pile=(6, 2, 8, 1, 3, 4, 5, 7))
    parents, orders = [], []
    while not table.is_over:
        parents.append(table.state.parent)
        assert table.state.chips[-1].seat == table.state.parent
        assert all(table.seen_by(reader).chips == table.state.chips for reader in (None, AKI, BEN))
        order = []
        for _ in range(4):
            order.append(table.mover)
            turn = table.state.turn
            while not table.is_over and table.state.turn == turn:
                table = table.defaults()
        orders.append(order)
    assert parents == [DAI, AKI, BEN, CHIE] * 2
    assert orders[:4] == [
        [AKI, BEN, CHIE, DAI],
        [BEN, CHIE, DAI, AKI],
        [CHIE, DAI, AKI, BEN],
        [DAI, AKI, BEN, CHIE],
    ]
    assert orders[4:] == orders[:4]
    assert table.state.chips[:2] == (Chip(seat=DAI, route=6, bonus=2), Chip(seat=AKI, route=2, bonus=2))
    starts = {GAME.rules.initial_state(Options(), 5, FastChance(seed)).state.parent for seed in range(40)}
    assert starts == set(range(5))


@rule("octa", 12, "A3", "A30")
def test_first_seat_begins_without_a_lot_if_agreed_on():
    """The last seat is the first parent; tables that were stored without the option draw lots."""
    agreed = Options(host_begins=True)
    for seats in GAME.rules.seats:
        chance = SeededChance(bytes(32), "session")
        step = GAME.rules.initial_state(agreed, seats, chance)
        assert [(draw.kind, draw.sides) for draw in chance.log] == [("shuffle", 8), ("roll", 8)]
        assert (step.state.to_move, step.state.parent, step.events[0].seat) == (AKI, seats - 1, seats - 1)
    stored = '{"length":"full","additional_actions":true}'
    assert Options.model_validate_json(stored) == Options(host_begins=False)
    assert Options().model_dump_json() == stored
    assert Options.model_validate_json(agreed.model_dump_json()) == agreed


@rule("octa", "A1", "A2", "A13", "A23")
@pytest.mark.parametrize(
    ("seats", "full", "short"),
    [
        (2, (2, 2, 2, 2, 2, 2, 2, 1), (2, 2, 2, 1)),
        (3, (2,) * 6, (2,) * 3),
        (4, (2, 2, 2, 2, 2, 2, 2, 3), (2, 2, 2, 3)),
        (5, (1, 1, 1, 2, 2), (1, 1, 1, 2, 2)),
    ],
)
def test_all_are_parent_equally_often_and_chips_count_by_round_and_players(seats, full, short):
    assert GAME.rules.seats == range(2, 6)
    for length, values in (("full", full), ("short", short)):
        over = Table.laid_out(seats, length=length).played_out()
        assert tuple(chip.bonus for chip in over.state.chips) == values
        assert over.state.round == len(values)
        parents = [chip.seat for chip in over.state.chips]
        assert {parents.count(seat) for seat in range(seats)} == {len(values) // seats}
        assert GAME.rules.turns(over.state) == len(values) * seats
        assert over.state.given == (0,) * seats, "the default uses no additional action"
        assert {chip.route for chip in over.state.chips}.isdisjoint(over.state.pile), "these stay face down"


@rule("octa", "A24")
def test_chips_are_shuffled_in_secret():
    """Records omit the shuffle until the game is over; then it can be verified."""
    chance = SeededChance(bytes(32), "session")
    state = GAME.rules.initial_state(Options(), 4, chance).state
    assert [draw.kind for draw in chance.log] == ["shuffle", "roll", "roll"]
    drawn = tuple(index + 1 for index in chance.log[0].results)
    assert (state.chips[0].route, *state.pile) == drawn
    assert "pile" not in GAME.rules.view(state, None).model_dump()


@rule("octa", 11)
def test_only_picked_dice_are_rolled_again():
    """Vector 5."""
    table = Table.laid_out(2, faces=(1,) * 3 + (2,) * 4 + (5,) * 13)
    table = table.plays("pick 1", "done", "pick 2")
    assert (table.state.box, table.lid(5)) == (7, 13)
    table = table.plays("done", chance=(d8(1, 2, 3, 4, 6, 7, 8),))
    assert (table.state.lid, table.state.box) == ((1, 1, 1, 1, 13, 1, 1, 1), 0)
    assert (table.step.before_chance.lid, table.step.before_chance.box) == ((0, 0, 0, 0, 13, 0, 0, 0), 7)


@rule("octa", 6, "A16", "A24")
@pytest.mark.parametrize("pile", [PILE, (1, *PILE[:0:-1])])
def test_round_without_picks_leads_to_one_without_dice(pile):
    """The preview does not show the chip, which undo does not reach past."""
    table = Table.laid_out(2, pile=pile)
    last = table.plays("roll", "done", "roll", chance=(d4(1, 2), d4(3, 3)))
    after = last.plays("done")
    assert (after.state.round, after.state.lid, after.state.box) == (2, table.state.lid, 0)
    assert after.kinds == ("chip-taken", "sorted")
    assert after.events[-1].dice == ()
    before = after.step.before_chance
    assert before.round == 2
    assert [GAME.rules.view(before, seat).chips for seat in (AKI, BEN, None)] == [table.state.chips] * 3
    assert after.state.chips[-1].route == pile[1]
    assert after.step.barrier
    assert table.round_over().step.barrier, "with dice, too"


@rule("octa", 12, 13, 15, 19)
def test_turn_is_one_mandatory_action_and_passes_to_the_left(table: Table):
    assert (table.mover, GAME.rules.turns(table.state)) == (AKI, 1)
    assert table.offers(seat=BEN) == ()
    assert table.refuses("pick 1", seat=BEN).code == "not-your-turn"
    paying = table.with_marker(AKI, 1, 3)
    assert paying.refuses("done").code == "act-first"
    assert paying.plays("turn 1>2 by 1").refuses("done").code == "act-first"
    assert table.plays("roll").refuses("pick 2").code == "acted-already"
    after = table.plays("pick 1")
    assert after.mover == AKI
    assert after.offers("pick") == after.offers("roll") == ()
    assert [after.refuses(notation).code for notation in ("pick 2", "roll")] == ["acted-already"] * 2
    assert after.offers()[0] == "done", "the common action comes first"
    done = after.plays("done")
    assert (done.mover, GAME.rules.turns(done.state)) == (BEN, 2)
    assert (after.step.publish, done.step.publish) == (False, True)


@rule("octa", 13, 15)
def test_turn_ends_by_itself_if_nothing_is_left():
    """A turn is one action without additional actions, and with an empty lid."""
    table = Table.laid_out(additional_actions=False).with_marker(AKI, 1, 4)
    assert table.offers() == (*(f"pick {number}" for number in range(1, 9)), "roll")
    assert [table.refuses(extra).code for extra in ("turn 1>2 by 1", "reroll 1 by 1")] == ["no-extras"] * 2
    assert table.plays("pick 1").mover == BEN
    last = Table.laid_out().with_lid({3: 4})
    assert last.plays("pick 3").mover == BEN
    assert last.with_lid({}).plays("roll").mover == BEN


@rule("octa", 1, 14, 20, 22, 24, "A5", "A8")
def test_rulebook_example_of_a_pick(table: Table):
    """Vector 1: the first pick of four dice with 3 reaches space 4 of route 3; the dice go to the box."""
    table = table.with_lid({3: 4, 5: 6}).having(box=10).with_marker(BEN, 3, 4).with_marker(AKI, 5, 1)
    after = table.plays("pick 3")
    assert [after.marker(seat, 3) for seat in (AKI, BEN, CHIE)] == [4, 4, 0], "markers share a space"
    assert after.marker(AKI, 5) == 1
    assert (after.lid(3), after.lid(5), after.state.box) == (0, 6, 14)
    (event,) = after.events
    assert (event.kind, event.number, event.count, event.old, event.space) == ("picked", 3, 4, 0, 4)
    full = Table.laid_out(faces=(3,) * 4 + (5,) * 16).plays("pick 3")
    assert (full.marker(AKI, 3), full.lid(3), full.state.box) == (4, 0, 4), "the box was empty"


@rule("octa", 14, 21, "A4", "A6", "A7")
def test_picks_advance_to_the_end_of_the_route_at_ten(table: Table):
    """Vector 4. A pick is legal where the marker cannot move, but not without dice."""
    for old, count, space in ((2, 4, 6), (9, 4, 10), (6, 4, 10), (5, 4, 9), (0, 13, 10), (10, 4, 10)):
        before = table.with_lid({4: count, 5: 1}).with_marker(AKI, 4, old)
        after = before.plays("pick 4")
        assert (after.marker(AKI, 4), after.lid(4), after.state.box) == (space, 0, 19)
        assert GAME.talk.facts(before.seen_by(AKI), GAME.rules.parse("pick 4")) == {
            "number": 4, "count": count, "old": old, "space": space, "full": int(old == 10),
        }  # fmt: skip
    assert before.offers("pick") == ("pick 4", "pick 5")
    refusal = before.refuses("pick 3")
    assert (refusal.code, refusal.facts) == ("no-dice", {"number": 3})


@rule("octa", 25, 26, 27, 28, 29, "A17")
def test_2d4_advance_two_markers_by_one_or_one_by_two(table: Table):
    """Vectors 2 and 3. They are always offered, reach routes 1 to 4 only, and move no d8."""
    third = table.in_round(3).with_mover(AKI).with_lid({1: 1, 6: 1}).with_marker(AKI, 3, 4)
    after = third.plays("roll", chance=(d4(1, 3),))
    assert (after.marker(AKI, 1), after.marker(AKI, 3), after.state.thrown) == (1, 5, (1, 3))
    assert after.kinds == ("thrown", "advanced", "advanced")
    assert (after.lid(1), after.lid(6)) == (1, 1)
    assert (after.mover, after.step.publish) == (AKI, False), "the turn goes on"
    before = after.step.before_chance
    assert (before.stage, before.thrown, before.markers) == ("roll", (), third.state.markers)
    for old, space in ((0, 2), (6, 8), (9, 10), (10, 10)):
        after = table.with_marker(AKI, 2, old).plays("roll", chance=(d4(2, 2),))
        assert (after.marker(AKI, 2), sum(map(bool, after.state.markers[AKI]))) == (space, 1)
    for one, other in ((1, 2), (3, 4), (4, 4)):
        after = table.plays("roll", chance=(d4(one, other),))
        assert (after.state.markers[AKI][4:], sum(after.state.markers[AKI])) == ((0, 0, 0, 0), 2)
    assert "roll" in table.offers()
    assert table.with_lid({}).offers() == ("roll",)


@rule("octa", 23)
@pytest.mark.parametrize("seed", range(3))
def test_mandatory_actions_move_no_marker_back(seed):
    table = Table.laid_out(5, faces=tuple(1 + (seed + at * at) % 8 for at in range(20)))
    while not table.is_over:
        for notation in (*table.offers("pick"), *table.offers("roll")):
            after = table.plays(notation)
            if not after.is_over:
                rows = zip(after.state.markers, table.state.markers, strict=True)
                assert all(new >= old for pair in rows for new, old in zip(*pair, strict=True))
        table = table.defaults()


@rule("octa", 29, "A27")
def test_three_picks_may_leave_two_dice_for_the_fourth():
    table = Table.laid_out(faces=(2,) * 6 + (3,) * 6 + (4,) * 6 + (1, 6))
    table = table.plays("pick 2", "done", "pick 3", "done", "pick 4", "done")
    assert (table.mover, table.state.lid) == (DAI, (1, 0, 0, 0, 0, 1, 0, 0))
