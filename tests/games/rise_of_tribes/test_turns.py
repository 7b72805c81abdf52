"""Points, dice and the four actions (rules 22-31)."""

from __future__ import annotations

import pytest

from .table import AKI, BEN, CHIE, Table

rule = pytest.mark.rule


@rule("rise_of_tribes", 22, 23, "A3", "A38")
def test_village_points_come_before_the_dice(table: Table):
    table = table.with_members(BEN, "A1 2 B2 1").with_village(BEN, "A1", "B2").beginning(BEN, "sun", "blank")
    assert table.kinds == ("turn-began", "village-points", "rolled")
    assert (table.points(BEN), table.state.now.dice) == (2, ("sun", "blank"))


@rule("rise_of_tribes", 1, 22, 51)
def test_village_points_can_win_before_the_roll(table: Table):
    table = table.with_members(BEN, "A1 2").with_village(BEN, "A1").with_points(BEN, 14).beginning(BEN)
    assert "rolled" not in table.kinds
    assert (table.outcome.reason, table.outcome.ranks[BEN]) == ("points", 1)
    assert table.offers(BEN) == ()


@rule("rise_of_tribes", 26, "A3")
def test_dice_pushed_off_go_to_the_next_player(table: Table):
    table = table.with_members(AKI, "A1 3").with_members(BEN, "D1 1")
    table = table.does("use sun grow", "stop", "use moon move", "stop")
    assert table.state.rows[0] == ("sun", "sun", "moon")
    assert table.state.rows[1] == ("moon", "sun", "moon")
    assert table.state.now.off == ("blank", "blank")
    table = table.does("end", dice=("moon", "blank"))
    assert (table.state.active, table.state.now.dice, table.state.now.off) == (BEN, ("moon", "blank"), ())


@rule("rise_of_tribes", 26, 27, "A4")
@pytest.mark.parametrize(("die", "strength"), [("sun", "strong"), ("moon", "weak"), ("blank", "plain")])
def test_placed_die_counts_for_the_strength(table: Table, die: str, strength: str):
    table = table.with_members(AKI, "A1 3").with_dice(die, "blank").does(f"use {die} grow")
    assert table.state.rows[0] == (die, "sun", "moon")
    assert table.state.now.strength == strength


@rule("rise_of_tribes", 25)
def test_action_cannot_be_used_twice(table: Table):
    table = table.with_members(AKI, "A1 3").does("use sun grow", "stop")
    assert table.refuses("use moon grow") == "used-already"
    assert table.refuses("use sun move") == "no-such-die"
    assert {each.split()[-1] for each in table.offers()} == {"move", "gather", "lead"}


@rule("rise_of_tribes", "A5")
def test_dice_must_be_placed_but_effects_are_optional(table: Table):
    table = table.with_members(AKI, "A1 3")
    assert not {"end", "stop"} & set(table.offers())
    assert "stop" in table.does("use sun grow").offers()
    assert table.does("use sun gather", "stop", "use moon grow", "stop").has(AKI) == (0, 0, 0)


@rule("rise_of_tribes", 28)
@pytest.mark.parametrize(("die", "count"), [("sun", 4), ("moon", 2), ("blank", 3)])
def test_grow_puts_members_on_occupied_hexes(table: Table, die: str, count: int):
    table = table.with_members(AKI, "A1 1 C2 1").with_dice(die, "blank").does(f"use {die} grow")
    assert table.offered("grow") == {"A1", "C2"}
    assert table.refuses("grow B2") == "not-there"
    table = table.does("grow A1", *["grow C2"] * (count - 1))
    assert (table.at("A1")[AKI], table.at("C2")[AKI], table.stage) == (2, count, "act")
    assert table.player(AKI).supply == 18 - count


@rule("rise_of_tribes", 28, "A6")
def test_grow_ends_with_the_supply(table: Table):
    table = table.with_members(AKI, "A1 4 A2 4 A3 5 B1 5").dealing(AKI, supply=2).does("use sun grow")
    assert table.does("grow A1", "grow A1").stage == "act"


@rule("rise_of_tribes", 29, "A7")
@pytest.mark.parametrize(("die", "count"), [("sun", 6), ("moon", 2), ("blank", 4)])
def test_move_takes_each_member_one_step(table: Table, die: str, count: int):
    table = table.with_members(AKI, "A1 7").with_dice(die, "blank").does(f"use {die} move")
    assert {each.split()[1] for each in table.offered("move")} == {"A2", "B1", "B2"}
    assert table.refuses("move A1 C2 1") == "not-beside"
    assert table.refuses(f"move A1 B2 {count + 1}") == "too-many"
    table = table.does("move A1 B2 1")
    assert not [each for each in table.offered("move") if each.startswith("B2")]
    table = table.does(f"move A1 A2 {count - 1}")
    assert (table.at("A2")[AKI], table.stage) == (count - 1, "act")


@rule("rise_of_tribes", 30, "A8")
@pytest.mark.parametrize(("die", "hexes", "each"), [("sun", 3, 2), ("moon", 2, 1), ("blank", 2, 2)])
def test_gather_takes_from_different_hexes(table: Table, die: str, hexes: int, each: int):
    table = table.with_members(AKI, "A1 1 A2 1 A3 1 B1 1").with_dice(die, "blank").does(f"use {die} gather")
    assert table.offered("gather") == {"A1 food", "A2 wood", "A3 stone", "B1 food"}
    table = table.does("gather A1 food")
    assert table.refuses("gather A1 food") == "nothing-there"
    assert table.refuses("gather A2 stone") == "nothing-there"
    table = table.does("gather A2 wood")
    if hexes == 3:
        table = table.does("gather A3 stone")
    assert table.has(AKI) == (each, each, each if hexes == 3 else 0)
    assert table.stage == "act"


@rule("rise_of_tribes", 31, "A9")
@pytest.mark.parametrize(("die", "count"), [("sun", 3), ("moon", 1), ("blank", 2)])
def test_lead_without_a_village_draws_at_once(table: Table, die: str, count: int):
    table = table.with_dice(die, "blank").does(f"use {die} lead")
    assert table.player(AKI).goals == ("explorers", "oxen", "fire")[:count]
    assert table.player(AKI).pile == 5 - count
    assert table.step.barrier
    before = table.step.before_chance
    assert before is not None
    assert (before.rows[3][0], before.players[AKI].goals) == (die, ()), "the preview shows the die, and no card"


@rule("rise_of_tribes", 31, "A9")
def test_lead_with_a_village_changes_cards_first(table: Table):
    table = table.with_members(AKI, "A1 1").with_village(AKI, "A1").with_goals(AKI, "spears", "basketry")
    table = table.with_dice("blank", "moon").does("use blank lead", "cycle spears")
    assert table.refuses("cycle basketry") == "no-more-cycling"
    table = table.does("draw")
    assert table.player(AKI).goals == ("basketry", "explorers", "oxen", "fire")
    assert (table.state.decks[AKI][-1], table.player(AKI).sunk) == ("spears", 1)


@rule("rise_of_tribes", "A9")
def test_lead_from_an_empty_pile_draws_nothing(table: Table):
    table = table.having(decks=((), (), ())).dealing(AKI, pile=0).does("use sun lead")
    assert table.player(AKI).goals == ()


@rule("rise_of_tribes", 50, "A15", "A38")
def test_player_driven_off_comes_back_first(table: Table):
    table = table.with_members(AKI, "A1 2").beginning(BEN)
    assert (table.stage, table.asked, table.kinds) == ("place", BEN, ("turn-began",))
    assert table.refuses("place A1") == "not-there"
    table = table.does("place D2")
    assert (table.at("D2"), table.stage) == ((0, 2, 0), "act")
    assert table.kinds == ("placed", "rolled")


@rule("rise_of_tribes", 50)
def test_player_comes_back_anywhere_without_an_empty_hex(table: Table):
    everywhere = " ".join(f"{name} 1" for name in table.board.names)
    table = table.with_members(AKI, everywhere).beginning(BEN)
    assert len(table.offered("place")) == 12


@rule("rise_of_tribes", 30, "A41")
def test_default_actions_gather_and_grow(table: Table):
    table = table.with_members(AKI, "A1 1 C2 4")
    played = []
    while table.state.active == AKI:
        played.append(table.default())
        table = table.does(played[-1])
    assert played[:3] == ["use sun gather", "gather C2 stone", "gather A1 food"]
    assert played[3:] == ["use moon grow", "grow C2", "grow C2", "end"]


@rule("rise_of_tribes", "A30")
def test_game_ends_after_its_last_turn(table: Table):
    table = table.having(turn=120).with_points(BEN, 5).with_points(CHIE, 5).with_members(CHIE, "A1 2")
    table = table.with_members(AKI, "A3 3").at_the_end().does("end")
    assert (table.outcome.reason, table.outcome.ranks) == ("turns", (3, 2, 1))
    tie = Table.laid_out().having(turn=120).at_the_end().does("end")
    assert tie.outcome.ranks == (1, 1, 1)


@rule("rise_of_tribes", 33)
def test_only_the_asked_player_acts(table: Table):
    assert table.offers(BEN) == ()
    assert table.refuses("use sun grow", BEN) == "not-asked"
    assert table.refuses("end") == "not-now"
