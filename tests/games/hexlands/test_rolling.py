"""The start, the secret commitment, the dice and the order of turns (4-13, A2-A4, A44, A82-A83)."""

from __future__ import annotations

import pytest

from engines.core import FastChance, IllegalAction
from engines.hexlands import GAME
from engines.hexlands.printed import ground, homes, terrain
from engines.hexlands.state import LAKE, LAND, MOUNTAIN, Options

from .table import AKI, BEN, CHIE, Luck, Table

rule = pytest.mark.rule


@pytest.fixture
def start() -> Table:
    return Table.begun()


@rule("hexlands", 1)
def test_two_to_six_players_can_play():
    assert list(GAME.rules.seats) == [2, 3, 4, 5, 6]
    for seats in (1, 7):
        with pytest.raises(ValueError, match="2 to 6"):
            GAME.rules.initial_state(Options(), seats, FastChance(0))


@rule("hexlands", 2)
def test_initial_map_has_61_spaces_and_49_of_land():
    assert [terrain().count(kind) for kind in (LAND, LAKE, MOUNTAIN)] == [49, 6, 6]


@rule("hexlands", 4, 5, 6, 7, 8, 9, "A23", "A30", "A45")
def test_players_start_with_the_printed_material(start: Table):
    for seat in (AKI, BEN, CHIE):
        player = start.player(seat)
        assert (player.d6, player.supply, player.roads, player.coins) == (3, 50, 3, 20)
        assert [soldier.space for soldier in player.soldiers] == [player.home] * 2
        assert {soldier.strength for soldier in player.soldiers} == {1}
        name = ground().names[player.home]
        assert (start.owner(name), start.height(name), start.building(name)) == (seat, 1, "castle")
        assert start.secret(seat).hand == ()
    assert start.state.stock == (4,) * 11
    assert start.state.contents == (12, 9, 9)


@rule("hexlands", "A44", "A82")
@pytest.mark.parametrize(("faces", "places", "parent"), [((1, 1), (0, 1, 2), 0), ((2, 3), (2, 0, 1), 2)])
def test_homes_and_first_parent_are_drawn(faces, places, parent):
    state = GAME.rules.initial_state(Options(), 3, Luck(*faces)).state
    assert tuple(player.home for player in state.players) == tuple(homes(3)[place] for place in places)
    assert state.parent == parent


@rule("hexlands", 4, 11, "A3")
def test_all_commit_dice_in_secret_at_once(start: Table):
    assert start.stage == "commit"
    assert GAME.rules.current_players(start.state) == (AKI, BEN, CHIE)
    assert start.offers(BEN) == ("commit 0", "commit 1", "commit 2", "commit 3")
    after = start.does("commit 2", seat=BEN)
    assert GAME.rules.current_players(after.state) == (AKI, CHIE)
    assert after.step.hidden
    assert not after.step.barrier
    assert after.kinds_seen_by(AKI) == ()
    assert after.kinds_seen_by(BEN) == ("committed",)
    assert after.refuses("commit 1", BEN) == "chosen-already"
    assert after.refuses("commit 4", CHIE) == "so-many-dice"


@rule("hexlands", 11, "A2", "A3")
def test_dice_are_rolled_after_the_last_commitment(start: Table):
    table = start.does("commit 2", seat=AKI).does("commit 0", seat=CHIE)
    assert table.kinds == ("committed",)
    table = table.does("commit 1", seat=BEN, faces=(6, 2, 3, 1, 5, 2, 2, 1, 3))
    assert [table.player(seat).dice for seat in (AKI, BEN, CHIE)] == [(6, 3, 2, 1), (5, 2, 2), (3, 1)]
    assert [table.player(seat).d6 for seat in (AKI, BEN, CHIE)] == [1, 2, 3]
    assert table.kinds_seen_by(None)[:4] == ("rolled", "rolled", "rolled", "turn-began")
    assert table.step.publish
    assert table.step.barrier
    assert table.step.before_chance is not None
    assert table.step.before_chance.players[AKI].dice == ()


@rule("hexlands", 5, "A2")
def test_player_without_d6_is_not_asked_but_rolls_d3(start: Table):
    table = (
        start.dealing(BEN, d6=0).having(owing=(AKI, CHIE)).does("commit 0", seat=AKI).does("commit 0", seat=CHIE)
    )
    assert len(table.player(BEN).dice) == 2


@rule("hexlands", 12)
def test_turns_go_clockwise_from_the_parent():
    state = GAME.rules.initial_state(Options(), 3, Luck(1, 2)).state
    table = Table.of(state)
    for seat in (AKI, BEN, CHIE):
        table = table.does("commit 0", seat=seat)
    asked = []
    for _ in range(3):
        asked.append(table.mover)
        table = table.does("next", "work-all", "done")
    assert asked == [BEN, CHIE, AKI]


@rule("hexlands", 10, 13, 45)
def test_resolution_follows_the_turns_then_the_next_parent():
    table = Table.begun()
    for seat in (AKI, BEN, CHIE):
        table = table.does("commit 0", seat=seat)
    for _ in range(3):
        table = table.does("next", "work-all", "done")
    kinds = list(table.kinds)
    assert kinds.index("turn-ended") < kinds.index("resolution-began") < kinds.index("event-drawn")
    assert kinds[-1] == "round-began"
    assert (table.state.round, table.state.parent, table.stage) == (2, BEN, "commit")
    assert table.state.laid == ()


@rule("hexlands", "A65")
def test_parent_skips_players_out_of_the_game():
    table = Table.begun(4).leaves(BEN)
    for seat in (AKI, CHIE, 3):
        table = table.does("commit 0", seat=seat)
    for _ in range(3):
        table = table.does("next", "work-all", "done")
    assert table.state.parent == CHIE
    assert table.state.order == (CHIE, 3, AKI)


@rule("hexlands", "A4")
def test_idle_dice_lapse(start: Table):
    for seat in (AKI, BEN, CHIE):
        start = start.does("commit 0", seat=seat)
    table = start.does("next", "next", "done")
    assert table.event("turn-ended").idle == 2
    assert table.player(AKI).dice == ()
    assert table.coins(AKI) == 20


@rule("hexlands", "A83")
def test_idle_steps_are_skipped_by_public_facts(start: Table):
    for seat in (AKI, BEN, CHIE):
        start = start.does("commit 0", seat=seat)
    assert start.stage == "market", "no cards in anybody's hand: the first step is passed"
    poor = start.dealing(AKI, coins=0, roads=0).having(stage="cards")
    course_over = poor.dealing(AKI, items=1).hiding(AKI, hand=(4,)).having(stock=(4, 4, 4, 3, *(4,) * 7))
    assert course_over.offers() == ("next",), "a hand is closed: with a card the step is asked, useful or not"
    assert course_over.does("next").stage == "market"


@rule("hexlands", 14, 15, 21, 27)
def test_steps_of_a_turn_follow_in_order(start: Table):
    for seat in (AKI, BEN, CHIE):
        start = start.does("commit 0", seat=seat)
    start = start.holding(AKI, 2).having(stage="cards")
    stages = [start.stage]
    for choice in ("next", "next", "work-all"):
        start = start.does(choice)
        stages.append(start.stage)
    assert stages == ["cards", "market", "act", "close"]
    assert start.refuses("next") == "not-now"


def test_other_players_may_do_nothing(start: Table):
    for seat in (AKI, BEN, CHIE):
        start = start.does("commit 0", seat=seat)
    assert start.refuses("next", BEN) == "not-your-turn"
    over = start.leaves(BEN).leaves(CHIE)
    with pytest.raises(IllegalAction, match="game-over"):
        GAME.rules.apply_action(over.state, AKI, GAME.rules.parse("next"), FastChance(0))
    with pytest.raises(IllegalAction, match="game-over"):
        GAME.rules.resign(over.state, AKI, FastChance(0))
