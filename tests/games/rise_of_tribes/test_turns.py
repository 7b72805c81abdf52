"""Points, dice, the four actions and conflicts (22-34, 43, 44)."""

from __future__ import annotations

import pytest

from engines.rise_of_tribes.ground import has_control, has_majority

from .table import AKI, BEN, CHIE, Table

rule = pytest.mark.rule


@rule("rise_of_tribes", 1, 22, 23, 25, 26, 27, 51, "A3", "A4", "A5", "A38")
def test_village_points_come_before_the_dice_that_are_pushed_off(table: Table):
    now = table.with_members(BEN, "A1 2 B2 1").with_village(BEN, "A1", "B2").beginning(BEN, "sun", "blank")
    assert now.kinds == ("turn-began", "village-points", "rolled")
    assert (now.points(BEN), now.state.now.dice) == (2, ("sun", "blank"))
    # Village points can win before the roll.
    now = table.with_members(BEN, "A1 2").with_village(BEN, "A1").with_points(BEN, 14).beginning(BEN)
    assert "rolled" not in now.kinds
    assert (now.outcome.reason, now.outcome.ranks[BEN], now.offers(BEN)) == ("points", 1, ())
    # Dice pushed off go to the next player.
    now = table.with_members(AKI, "A1 3").with_members(BEN, "D1 1")
    now = now.does("use sun grow", "stop", "use moon move", "stop")
    assert (now.state.rows[0], now.state.rows[1]) == (("sun", "sun", "moon"), ("moon", "sun", "moon"))
    assert now.state.now.off == ("blank", "blank")
    now = now.does("end", dice=("moon", "blank"))
    assert (now.state.active, now.state.now.dice, now.state.now.off) == (BEN, ("moon", "blank"), ())
    for die, strength in [("sun", "strong"), ("moon", "weak"), ("blank", "plain")]:
        now = table.with_members(AKI, "A1 3").with_dice(die, "blank").does(f"use {die} grow")
        assert (now.state.rows[0], now.state.now.strength) == ((die, "sun", "moon"), strength)
    # Action cannot be used twice.
    now = table.with_members(AKI, "A1 3").does("use sun grow", "stop")
    assert (now.refuses("use moon grow"), now.refuses("use sun move")) == ("used-already", "no-such-die")
    assert {each.split()[-1] for each in now.offers()} == {"move", "gather", "lead"}
    # Dice must be placed but effects are optional.
    now = table.with_members(AKI, "A1 3")
    assert not {"end", "stop"} & set(now.offers())
    assert "stop" in now.does("use sun grow").offers()
    assert now.does("use sun gather", "stop", "use moon grow", "stop").has(AKI) == (0, 0, 0)


@rule("rise_of_tribes", 28, 29, "A6", "A7")
def test_grow_and_move_by_the_strength_of_a_die(table: Table):
    for die, count in [("sun", 4), ("moon", 2), ("blank", 3)]:
        now = table.with_members(AKI, "A1 1 C2 1").with_dice(die, "blank").does(f"use {die} grow")
        assert (now.offered("grow"), now.refuses("grow B2")) == ({"A1", "C2"}, "not-there")
        now = now.does("grow A1", *["grow C2"] * (count - 1))
        assert (now.at("A1")[AKI], now.at("C2")[AKI], now.stage) == (2, count, "act")
        assert now.player(AKI).supply == 18 - count
    now = table.with_members(AKI, "A1 4 A2 4 A3 5 B1 5").dealing(AKI, supply=2).does("use sun grow")
    assert now.does("grow A1", "grow A1").stage == "act"
    # Move takes each member one step.
    for die, count in [("sun", 6), ("moon", 2), ("blank", 4)]:
        now = table.with_members(AKI, "A1 7").with_dice(die, "blank").does(f"use {die} move")
        assert {each.split()[1] for each in now.offered("move")} == {"A2", "B1", "B2"}
        assert now.refuses("move A1 C2 1") == "not-beside"
        assert now.refuses(f"move A1 B2 {count + 1}") == "too-many"
        now = now.does("move A1 B2 1")
        assert not [each for each in now.offered("move") if each.startswith("B2")]
        now = now.does(f"move A1 A2 {count - 1}")
        assert (now.at("A2")[AKI], now.stage) == (count - 1, "act")


@rule("rise_of_tribes", 30, 31, "A8", "A9")
def test_gather_and_lead_by_the_strength_of_a_die(table: Table):
    for die, hexes, each in [("sun", 3, 2), ("moon", 2, 1), ("blank", 2, 2)]:
        now = table.with_members(AKI, "A1 1 A2 1 A3 1 B1 1").with_dice(die, "blank").does(f"use {die} gather")
        assert now.offered("gather") == {"A1 food", "A2 wood", "A3 stone", "B1 food"}
        now = now.does("gather A1 food")
        assert now.refuses("gather A1 food") == "nothing-there"
        assert now.refuses("gather A2 stone") == "nothing-there"
        now = now.does("gather A2 wood")
        if hexes == 3:
            now = now.does("gather A3 stone")
        assert now.has(AKI) == (each, each, each if hexes == 3 else 0)
        assert now.stage == "act"
    for die, count in [("sun", 3), ("moon", 1), ("blank", 2)]:
        now = table.with_dice(die, "blank").does(f"use {die} lead")
        assert now.player(AKI).goals == ("explorers", "oxen", "fire")[:count]
        assert now.player(AKI).pile == 5 - count
        assert now.step.barrier
        before = now.step.before_chance
        assert before is not None
        assert (before.rows[3][0], before.players[AKI].goals) == (die, ()), "the preview shows the die, and no card"
    # Lead with a village changes cards first.
    now = table.with_members(AKI, "A1 1").with_village(AKI, "A1").with_goals(AKI, "spears", "basketry")
    now = now.with_dice("blank", "moon").does("use blank lead", "cycle spears")
    assert now.refuses("cycle basketry") == "no-more-cycling"
    now = now.does("draw")
    assert now.player(AKI).goals == ("basketry", "explorers", "oxen", "fire")
    assert (now.state.decks[AKI][-1], now.player(AKI).sunk) == ("spears", 1)
    assert table.having(decks=((), (), ())).dealing(AKI, pile=0).does("use sun lead").player(AKI).goals == ()


@rule("rise_of_tribes", 30, 33, 50, "A15", "A30", "A38", "A41")
def test_players_come_back_rest_and_end_the_game(table: Table):
    # Player driven off comes back first.
    now = table.with_members(AKI, "A1 2").beginning(BEN)
    assert (now.stage, now.asked, now.kinds) == ("place", BEN, ("turn-began",))
    assert now.refuses("place A1") == "not-there"
    now = now.does("place D2")
    assert (now.at("D2"), now.stage, now.kinds) == ((0, 2, 0), "act", ("placed", "rolled"))
    now = table.with_members(AKI, " ".join(f"{name} 1" for name in table.board.names)).beginning(BEN)
    assert len(now.offered("place")) == 12
    # Default actions gather and grow.
    now = table.with_members(AKI, "A1 1 C2 4")
    gathered, grown = (
        ("use sun gather", "gather C2 stone", "gather A1 food"),
        ("use moon grow", "grow C2", "grow C2"),
    )
    for default in (*gathered, *grown, "end"):
        assert now.default() == default
        now = now.does(default)
    # Game ends after its last turn.
    now = table.having(turn=120).with_points(BEN, 5).with_points(CHIE, 5).with_members(CHIE, "A1 2")
    now = now.with_members(AKI, "A3 3").at_the_end().does("end")
    assert (now.outcome.reason, now.outcome.ranks) == ("turns", (3, 2, 1))
    tie = Table.laid_out().having(turn=120).at_the_end().does("end")
    assert (tie.outcome.ranks, table.offers(BEN)) == ((1, 1, 1), ())
    assert (table.refuses("use sun grow", BEN), table.refuses("end")) == ("not-asked", "not-now")


def crowd(table: Table, here: tuple[int, int, int]) -> Table:
    """The table with these members on A1, by seat."""
    for seat, count in enumerate(here):
        table = table.with_members(seat, f"A1 {count}")
    return table


@rule("rise_of_tribes", 32, 34, 40, 43, 44, "A10", "A11", "A13", "A14", "A32", "A42")
def test_conflict_removes_members_until_one_tribe_is_left(table: Table):
    fought = {(3, 2, 1): (1, 0, 0), (3, 3, 0): (0, 0, 0), (4, 3, 1): (1, 0, 0), (2, 2, 2): (0, 0, 0)}
    for here, left in fought.items():
        after = crowd(table, here).fighting()
        assert (after.at("A1"), after.kinds, after.stage) == (left, ("fought",), "finish")
        assert [player.supply for player in after.state.players] == [20 - count for count in left]
    for here in ((6, 0, 0), (9, 0, 0), (3, 2, 0), (0, 5, 0)):
        after = crowd(table, here).fighting()
        assert (after.at("A1"), after.kinds) == (here, ()), "within the limit, or one tribe alone"
    now = table.with_members(AKI, "A1 3").with_members(BEN, "A1 3").with_village(BEN, "A1").fighting()
    assert (now.village("A1"), now.kinds, now.points(AKI)) == (-1, ("fought", "village-lost"), 0)
    # Leaving a village loses it.
    now = table.with_members(AKI, "A1 2").with_village(AKI, "A1").does("use sun move", "move A1 A2 1")
    assert now.village("A1") == AKI
    now = now.does("move A1 B2 1")
    assert (now.village("A1"), now.kinds) == (-1, ("moved", "village-lost"))
    for here, majority, control in (
        ((3, 2, 1), False, False),
        ((4, 2, 1), True, False),
        ((1, 0, 0), True, True),
        ((0, 2, 0), False, False),
    ):
        state = crowd(table, here).state
        assert (has_majority(state, 0, AKI), has_control(state, 0, AKI)) == (majority, control)


@rule("rise_of_tribes", 33, 36, "A12", "A31", "A39")
def test_active_player_chooses_the_order_and_the_target(table: Table):
    now = table.with_members(AKI, "A1 4").with_members(BEN, "A1 3 C2 3").with_members(CHIE, "C2 4").fighting()
    assert (now.stage, now.asked, now.offered("resolve")) == ("resolve", AKI, {"A1", "C2"})
    assert now.refuses("resolve A2") == "no-conflict"
    now = now.does("resolve C2")
    assert [event.hex for event in now.events if event.kind == "fought"] == ["C2", "A1"]
    assert (now.at("A1"), now.at("C2"), now.stage) == ((1, 0, 0), (0, 0, 1), "finish")
    # Walls and spears strike before the removal.
    now = table.with_members(AKI, "A1 4").with_members(BEN, "A1 2").with_village(BEN, "A1")
    now = now.owning(BEN, "walls").knowing(AKI, "spears").fighting()
    struck = [(event.kind, getattr(event, "why", "")) for event in now.events]
    assert struck[:3] == [("struck", "walls"), ("struck", "spears"), ("fought", "")]
    assert (now.at("A1"), now.village("A1")) == ((2, 0, 0), -1)
    now = table.with_members(AKI, "A1 5").with_members(BEN, "A1 1").knowing(AKI, "spears").fighting()
    assert now.at("A1") == (5, 0, 0)
    # Attacker chooses the target of spears.
    now = table.with_members(AKI, "A1 3").with_members(BEN, "A1 2").with_members(CHIE, "A1 2")
    now = now.knowing(AKI, "spears").fighting()
    assert (now.stage, now.offered("rival")) == ("rival", {"2", "3"})
    assert (now.refuses("rival 1"), now.does("rival 3").at("A1")) == ("no-such-rival", (1, 0, 0))
    # Conflict among defenders has no attacker.
    now = table.with_members(BEN, "A1 4").with_members(CHIE, "A1 2").with_village(CHIE, "A1")
    now = now.knowing(AKI, "spears").owning(CHIE, "walls").fighting()
    assert (now.kinds, now.at("A1")) == (("fought", "village-lost"), (0, 2, 0))
