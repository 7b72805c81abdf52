"""The start, the commitment, the order of turns, dice and movement (4-13, 21-26, 58, 63, 64, 84)."""

from __future__ import annotations

import pytest

from engines.core import FastChance, IllegalAction
from engines.hexlands import GAME
from engines.hexlands.printed import ground, homes
from engines.hexlands.report import HALTED, MOVED
from engines.hexlands.state import Options

from .table import AKI, BEN, CHIE, Luck, Table, at

rule = pytest.mark.rule


@pytest.fixture
def start() -> Table:
    return Table.begun()


def committed(table: Table) -> Table:
    """Everybody commits no six-sided dice."""
    for seat in GAME.rules.current_players(table.state):
        table = table.does("commit 0", seat=seat)
    return table


def played(table: Table) -> tuple[Table, list[int]]:
    """The table after three turns in which dice work, and who took them."""
    seats, table = list[int](), committed(table)
    for _ in range(3):
        seats.append(table.mover)
        table = table.does("next", "work-all", "done")
    return table, seats


@rule("hexlands", 1, 4, 5, 6, 7, 8, 9, "A23", "A30", "A44", "A45", "A82")
def test_players_begin_with_the_printed_material_at_homes_drawn(start: Table):
    assert list(GAME.rules.seats) == [2, 3, 4, 5, 6]
    for seats in (1, 7):
        with pytest.raises(ValueError, match="2 to 6"):
            GAME.rules.initial_state(Options(), seats, FastChance(0))
    for seat in (AKI, BEN, CHIE):
        player = start.player(seat)
        assert (player.d6, player.supply, player.roads, player.coins) == (3, 50, 3, 20)
        assert [soldier.space for soldier in player.soldiers] == [player.home] * 2
        assert {soldier.strength for soldier in player.soldiers} == {1}
        name = ground().names[player.home]
        assert (start.owner(name), start.height(name), start.building(name)) == (seat, 1, "castle")
        assert start.secret(seat).hand == ()
    assert (start.state.stock, start.state.contents) == ((4,) * 11, (12, 9, 9))
    for faces, places, parent in [((1, 1), (0, 1, 2), 0), ((2, 3), (2, 0, 1), 2)]:
        state = GAME.rules.initial_state(Options(), 3, Luck(*faces)).state
        assert tuple(player.home for player in state.players) == tuple(homes(3)[place] for place in places)
        assert state.parent == parent


@rule("hexlands", 4, 5, 11, "A2", "A3")
def test_all_commit_dice_in_secret_and_roll_after_the_last(start: Table):
    assert (start.stage, GAME.rules.current_players(start.state)) == ("commit", (AKI, BEN, CHIE))
    assert start.offers(BEN) == ("commit 0", "commit 1", "commit 2", "commit 3")
    after = start.does("commit 2", seat=BEN)
    assert GAME.rules.current_players(after.state) == (AKI, CHIE)
    assert after.step.hidden
    assert not after.step.barrier
    assert (after.kinds_seen_by(AKI), after.kinds_seen_by(BEN)) == ((), ("committed",))
    assert after.refuses("commit 1", BEN) == "chosen-already"
    assert after.refuses("commit 4", CHIE) == "so-many-dice"
    # Dice are rolled after the last commitment.
    table = start.does("commit 2", seat=AKI).does("commit 0", seat=CHIE)
    assert table.kinds == ("committed",)
    table = table.does("commit 1", seat=BEN, faces=(6, 2, 3, 1, 5, 2, 2, 1, 3))
    assert [table.player(seat).dice for seat in (AKI, BEN, CHIE)] == [(6, 3, 2, 1), (5, 2, 2), (3, 1)]
    assert table.each("d6") == [1, 2, 3]
    assert table.kinds_seen_by(None)[:4] == ("rolled", "rolled", "rolled", "turn-began")
    assert table.step.publish
    assert table.step.barrier
    assert table.step.before_chance is not None
    assert table.step.before_chance.players[AKI].dice == ()
    # Player without d6 is not asked but rolls d3.
    assert len(committed(start.dealing(BEN, d6=0).having(owing=(AKI, CHIE))).player(BEN).dice) == 2


@rule("hexlands", 10, 12, 13, 45, "A65")
def test_turns_go_clockwise_then_the_resolution_and_the_next_parent():
    _, seats = played(Table.of(GAME.rules.initial_state(Options(), 3, Luck(1, 2)).state))
    assert seats == [BEN, CHIE, AKI]
    table, _ = played(Table.begun())
    kinds = list(table.kinds)
    assert kinds.index("turn-ended") < kinds.index("resolution-began") < kinds.index("event-drawn")
    assert kinds[-1] == "round-began"
    assert (table.state.round, table.state.parent, table.stage) == (2, BEN, "commit")
    assert table.state.laid == ()
    table, _ = played(Table.begun(4).leaves(BEN))
    assert (table.state.parent, table.state.order) == (CHIE, (CHIE, 3, AKI))


@rule("hexlands", 14, 15, 21, 27, "A4", "A83")
def test_steps_of_a_turn_follow_and_idle_ones_are_skipped(start: Table):
    now = committed(start)
    idle = now.does("next", "next", "done")
    assert (idle.event("turn-ended").idle, idle.player(AKI).dice, idle.coins(AKI)) == (2, (), 20)
    assert now.refuses("next", BEN) == "not-your-turn"
    assert now.stage == "market", "no cards in anybody's hand: the first step is passed"
    poor = now.dealing(AKI, coins=0, roads=0).having(stage="cards")
    course_over = poor.dealing(AKI, items=1).hiding(AKI, hand=(4,)).having(stock=(4, 4, 4, 3, *(4,) * 7))
    assert course_over.offers() == ("next",), "a hand is closed: with a card the step is asked, useful or not"
    assert course_over.does("next").stage == "market"
    over = now.leaves(BEN).leaves(CHIE)
    now = now.holding(AKI, 2).having(stage="cards")
    for choice, stage in (("next", "market"), ("next", "act"), ("work-all", "close")):
        now = now.does(choice)
        assert now.stage == stage
    assert now.refuses("next") == "not-now"
    with pytest.raises(IllegalAction, match="game-over"):
        GAME.rules.apply_action(over.state, AKI, GAME.rules.parse("next"), FastChance(0))
    with pytest.raises(IllegalAction, match="game-over"):
        GAME.rules.resign(over.state, AKI, FastChance(0))


@pytest.fixture
def table() -> Table:
    """AKI has a six and a soldier at home."""
    return Table.laid_out().with_soldiers(AKI, "E8").with_dice(6)


def targets(table: Table, die: int = 1) -> set[str]:
    """The spaces that the soldier can reach by this die."""
    return {move.split()[1] for move in table.with_dice(die).does(f"dispatch {die}").arguments("move")}


# --- uses of a die -----------------------------------------------------------------------------------------------


@rule("hexlands", 21, 22, 25, 26, 82, "A4", "A5", "A9", "A57", "A81")
def test_dice_work_develop_and_are_joined():
    # Dice of 1 and 2 make 3 coins, pile 3 or 3 steps.
    table = Table.laid_out().with_dice(2, 1).does("join 1 2")
    assert (table.player(AKI).dice, table.does("work 3").coins(AKI)) == ((3,), 23)
    assert (table.does("develop 3").secret(AKI).hand, table.does("dispatch 3").state.now.left) == ((3,), 3)
    table = Table.laid_out().with_dice(3, 3, 2).does("join 3 3", "join 2 6")
    assert (table.player(AKI).dice, table.refuses("join 8 8")) == ((8,), "no-such-die")
    # Work pays the number of each die.
    table = Table.laid_out().with_dice(6, 3, 3)
    assert table.does("work 6").coins(AKI) == 26
    after = table.does("work-all")
    assert (after.coins(AKI), after.stage, table.refuses("work 5")) == (32, "close", "no-such-die")
    table = Table.laid_out().with_dice(4, 3)
    after = table.does("develop 4")
    assert (after.secret(AKI).hand, after.player(AKI).items, after.state.stock[3]) == ((4,), 1, 3)
    assert after.event("developed").visible_to is None, "the card is public"
    assert table.having(stock=(4, 4, 4, 0, *(4,) * 7)).refuses("develop 4") == "pile-closed"
    # Last three piles open with the industrial revolution.
    closed = Table.laid_out().with_dice(6, 5, 3).does("join 5 6")
    assert closed.refuses("develop 11") == "pile-closed"
    assert closed.having(industry=True).does("develop 11").secret(AKI).hand == (11,)
    assert closed.does("join 3 11").refuses("develop 14") == "no-such-pile"
    table = Table.laid_out().with_dice(6, 3).does("work 3", "next")
    assert (table.stage, table.player(AKI).dice) == ("close", (6,))


# --- movement ----------------------------------------------------------------------------------------------------


@rule("hexlands", 23, 52, 63, 64, "A10", "A11", "A49")
def test_steps_are_shared_and_lead_around_lakes(table: Table):
    now = table.with_soldiers(AKI, "E8 E8").with_dice(3).does("dispatch 3", "move E8 E7")
    assert now.state.now.left == 2
    assert {"E7 D6", "E8 D7"} <= now.arguments("move"), "the same one on, or the other one"
    after = now.does("move E8 C6")
    assert after.soldiers(AKI) == "C6 E7"
    assert after.stage == "close", "no steps and no dice are left"
    # Move takes the shortest way.
    now = table.with_dice(6).does("dispatch 6", "move E8 C5")
    assert (now.event("moved").steps, now.refuses("move C5 A1")) == (3, "out-of-reach")
    assert now.does("stop").stage == "close"
    around = targets(table.with_soldiers(AKI, "D6"), 6)
    assert not around & {"D5", "E6", "C7", "A3"}
    assert "E5" not in around, "the island needs a bridge"
    # Any players bridge can be crossed.
    now = table.with_soldiers(AKI, "D6").with_road(BEN, "D5")
    assert "D5" in targets(now, 1)
    assert targets(now, 2) & {"E5", "D4"} == {"E5"}


@rule("hexlands", 24, 47, 53, "A11", "A42", "A61")
def test_pieces_trees_and_rivals_end_the_way(table: Table):
    for piece in ["wall", "fort", "mine"]:
        now = table.with_soldiers(AKI, "A5").owning(AKI, "B6 A4 B5").with_building("B6", piece)
        assert targets(now, 1) == {"A4", "B5", "B6"}
        for name in ("B5", "A4"):
            now = now.owning(AKI, name).with_building(name, "wall")
        assert targets(now, 6) == {"A4", "B5", "B6"}, "nothing behind them"
    now = table.with_soldiers(AKI, "A5").with_trees("B6").with_trees("A4").with_trees("B5")
    assert targets(now, 6) == {"A4", "B5", "B6"}
    after = now.with_dice(6).does("dispatch 6", "move A5 B6")
    assert after.player(AKI).soldiers[0].flags == MOVED | HALTED
    assert after.stage == "close", "it goes no further"
    now = table.with_soldiers(AKI, "A5").owning(AKI, "B6 A4 B5")
    for name in ("B6", "A4", "B5"):
        now = now.with_building(name, "garrison")
    assert "C6" in targets(now, 2)
    # Rival soldier ends the way.
    now = table.with_soldiers(BEN, "E7 D7").with_soldiers(AKI, "E8").with_dice(6).does("dispatch 6")
    after = now.does("move E8 E7")
    assert (after.event("moved").halted, after.soldiers(AKI), after.stage) == (1, "E7", "close")
    # Halted soldier does not move again this turn.
    now = table.with_soldiers(BEN, "E7").with_dice(6, 2).does("dispatch 2", "move E8 E7")
    assert now.refuses("dispatch 6") == "nobody-can-move"


@rule("hexlands", 33, 58, 84, 86, "A11", "A12", "A13")
def test_rival_land_is_entered_from_equal_height(table: Table):
    # An attack on height 3 from height 2 is refused.
    now = table.owning(AKI, "E7 2").owning(BEN, "D6 2 F6 3 C6")
    assert targets(now, 2) & {"D6", "F6"} == {"D6"}
    assert "C6" not in targets(now, 3), "no own space beside it"
    assert "B4" not in targets(table.owning(AKI, "C5").with_soldiers(AKI, "C5").owning(BEN, "B4"), 1)
    now = table.owning(AKI, "E7").owning(BEN, "D6").with_dice(6).does("dispatch 6", "move E8 D6")
    assert (now.soldiers(AKI), now.stage) == ("D6", "close")
    now = table.owning(AKI, "E7 2").owning(BEN, "D6 2 F6").with_building("D6", "wall").with_building("F6", "wall")
    assert targets(now, 2) & {"D6", "F6"} == {"F6"}, "one of height 1 is"
    assert "D7" in targets(now.owning(AKI, "D7 2").with_building("D7", "wall"), 1), "the own one is too"


@rule("hexlands", "A61", "A63", "A75")
def test_each_die_moves_whoever_is_free_to_go(table: Table):
    # Each die is a separate dispatch.
    now = table.owning(AKI, "D7").with_building("D7", "garrison").with_soldiers(AKI, "D7 E8", flags=0)
    after = now.with_dice(2, 1).does("dispatch 1", "move D7 D6", "dispatch 2", "move D6 C5")
    assert after.soldiers(AKI) == "C5 E8"
    # Moved soldier goes before one that has not.
    now = table.with_soldiers(AKI, "E8 E8").with_dice(6).does("dispatch 6", "move E8 E7", "move E7 E8")
    assert sorted(soldier.flags for soldier in now.player(AKI).soldiers) == [0, MOVED]
    after = now.does("move E8 D8")
    assert [soldier.flags for soldier in after.player(AKI).soldiers if soldier.space == at("E8")] == [0]
    now = table.owning(AKI, "D7").with_building("D7", "garrison").with_soldiers(AKI, "D7", flags=0)
    assert "D7 D6" in now.with_soldiers(BEN, "D7").with_dice(2).does("dispatch 2").arguments("move")
    assert Table.laid_out().dealing(AKI, soldiers=()).with_dice(3).refuses("dispatch 3") == "nobody-can-move"
