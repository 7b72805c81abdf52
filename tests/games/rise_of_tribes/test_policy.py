"""The computer player, and a certain win in this turn (1, 31, 35-37, 51; A20, A30)."""

from __future__ import annotations

import pytest

from engines.core import FastChance, Seat
from engines.core.opponents.matches import play_out
from engines.core.playable import policies
from engines.rise_of_tribes import GAME
from engines.rise_of_tribes.state import Options

from .table import AKI, BEN, CHIE, DECK, Table

POLICIES = policies(GAME)

rule = pytest.mark.rule


def choose(table: Table) -> str:
    seat = Seat(table.asked)
    legal = GAME.rules.legal_actions(table.state, seat)
    return GAME.rules.notation(POLICIES["greedy"](GAME.rules.view(table.state, seat), legal, FastChance(0)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random(seats: int):
    wins = 0
    for seed in range(12):
        table = [POLICIES["greedy" if seat == seed % seats else "random"] for seat in range(seats)]
        wins += seed % seats in play_out(GAME, Options(), table, seed).outcome.winners
    assert wins >= 11


def test_greedy_plays_with_all_advanced_rules():
    options = Options(elders=True, special_terrains=True, leaders=True)
    for seed in range(6):
        end = play_out(GAME, options, [POLICIES["greedy"]] * 4, seed)
        assert end.outcome.reason == "points"
        assert end.turns < 120


def test_greedy_completes_builds_moves_and_avoids_lost_conflicts(table: Table):
    now = table.with_members(AKI, "A1 1 A2 1 B2 1").with_goals(AKI, "oxen", "heartland")
    assert choose(now.with_resources(AKI, 3, 1, 3).at_the_end()) == "complete heartland"
    now = table.with_members(AKI, "A1 3 B2 1").with_goals(AKI, "oxen").with_resources(AKI, 3, 1, 3).at_the_end()
    assert choose(now) == "village A1 2-1-3"
    assert choose(table.with_members(AKI, "A1 1").at_the_end()) == "end"
    now = table.with_members(AKI, "A1 2 A2 1").with_goals(AKI, "heartland").does("use moon move")
    assert choose(now) == "move A1 B2 1"
    now = table.with_members(AKI, "A1 2").with_members(BEN, "B2 5 A2 5 B1 5").does("use moon move")
    assert choose(now) == "stop"


def win(table: Table, seat: int = AKI) -> tuple[str, ...] | None:
    """The notations of the winning plan; None if there is none. It is played and wins."""
    plan = GAME.mind.winning_plan(table.state, Seat(seat))
    if plan is None:
        return None
    line = tuple(map(GAME.rules.notation, plan.line))
    assert table.does(*line).outcome.winners == (seat,)
    return line


def won(table: Table) -> tuple[str, ...]:
    """The notations of AKI's winning plan, which must be there."""
    line = win(table)
    assert line is not None
    return line


def at_14(table: Table, *goals: str) -> Table:
    return table.with_points(AKI, 14).with_goals(AKI, *goals)


@rule("rise_of_tribes", 1, 25, 29, 30, 36, 37)
def test_goal_within_reach_of_both_dice_wins(table: Table):
    # The game that was played: a Gather brings what Fire lacks, and no plan said so.
    line = won(at_14(table, "fire", "explorers").with_members(AKI, "A1 2 A2 1").with_resources(AKI, 0, 0, 0))
    assert {"gather A1 food", "gather A2 wood"} <= set(line)
    assert line[-1] == "complete fire"
    # Goal reached by a move wins.
    line = won(at_14(table, "lake-people").with_members(AKI, "A1 1 B1 1 B3 2").with_points(AKI, 13))
    assert "complete lake-people" in line
    assert any(each.startswith("move B3") for each in line)
    # Both dice have to be used before a goal is completed (A5).
    line = won(at_14(table, "spears").with_members(AKI, "A1 1").with_resources(AKI, 0, 2, 1))
    assert sum(each.startswith("use ") for each in line) == 2
    assert not any(each.startswith(("gather", "move", "grow A")) for each in line)


@rule("rise_of_tribes", 1, 22, 32, 34, 36, 37)
def test_points_out_of_reach_and_lost_conflicts_are_no_win(table: Table):
    members = table.with_members(AKI, "A1 2 A2 1")
    assert win(at_14(members, "calendar").with_points(AKI, 12)) is None
    assert win(at_14(members, "fire").with_points(AKI, 13)) is None
    assert win(at_14(members, "mountain-people")) is None
    now = at_14(table, "oxen").with_members(AKI, "A1 1").with_resources(AKI, 3, 0, 0)
    assert win(now, AKI) is not None
    assert win(now.with_points(BEN, 14).with_goals(BEN, "oxen").with_resources(BEN, 3, 0, 0), BEN) is None
    # The third lake holds five rivals: whoever enters alone begins a conflict and is gone.
    now = table.with_points(AKI, 13).with_goals(AKI, "lake-people").with_members(AKI, "A1 1 B1 1 B3 1")
    assert win(now.with_members(BEN, "B4 5 C3 5")) is None
    assert win(now.with_members(BEN, "B4 4 C3 5")) is not None


@rule("rise_of_tribes", 31, "A9")
def test_unknown_cards_are_no_win_but_a_whole_pile_is_known(table: Table):
    # Every card of the pile would win, but which one comes is not known; a whole pile that is drawn is.
    now = table.with_points(AKI, 14).with_members(AKI, "A1 1").with_resources(AKI, 3, 2, 2)
    assert set(DECK) >= {"oxen", "fire"}
    assert win(now) is None
    line = won(now.having(decks=(("oxen",), *now.state.decks[1:])).dealing(AKI, pile=1))
    assert "complete oxen" in line
    assert any(each.startswith("use") and each.endswith("lead") for each in line)
    # A plain Lead draws two cards: the cards of the pile are known if they are no more than that.
    now = at_14(table, "mountain-people").with_members(AKI, "A1 1").with_village(AKI, "A1")
    now = now.with_resources(AKI, 3, 0, 0).with_dice("moon").with_row("lead", "sun", "moon", "blank")

    def leading(*cards: str) -> Table:
        decks = (cards, *now.state.decks[1:])
        return now.having(decks=decks).dealing(AKI, pile=len(cards)).does("use moon lead")

    for pile in (("oxen",), ("oxen", "settlers")):
        assert won(leading(*pile))[-2:] == ("draw", "complete oxen")
    assert win(leading("oxen", "settlers", "overlords")) is None


@rule("rise_of_tribes", 30, 36, 38, "A30", "A35", "A43")
def test_last_turn_bids_and_villages_win(table: Table):
    # Last turn of the game is won by points and not shared.
    now = table.having(turn=40 * 3).with_members(AKI, "A1 1").with_members(BEN, "B1 1").at_the_end()
    assert win(now.with_points(AKI, 5).with_points(BEN, 4)) == ("end",)
    assert win(now.with_points(AKI, 5).with_points(BEN, 5).with_points(CHIE, 1)) is None
    assert win(now.with_points(AKI, 4).with_points(BEN, 5)) is None
    # Bid that nobody can raise wins.
    now = table.with_points(AKI, 14).with_resources(AKI, 2, 1, 0).with_resources(BEN, 1, 1, 0)
    now = now.facing("chieftain").having(stage="bid", asked=AKI, queue=(AKI, BEN), agenda=("act",))
    assert win(now) in (("bid 2",), ("bid 3",))
    assert win(now.with_resources(BEN, 3, 3, 3)) is None
    # Last village of a goal wins.
    now = table.with_points(AKI, 13).with_goals(AKI, "settlers").with_members(AKI, "A1 1 A2 1 A3 1")
    line = won(now.with_village(AKI, "A1", "A2").with_resources(AKI, 5, 5, 5).at_the_end())
    assert line[0].startswith("village A3")
    # A weak Gather brings a food and a wood, and Basketry the second wood that Fire costs.
    now = at_14(table, "fire").knowing(AKI, "basketry").with_members(AKI, "A1 1 A2 1")
    now = now.with_dice("moon").with_row("gather", "moon", "blank", "sun")
    now = now.does("use moon gather", "gather A1 food", "gather A2 wood")
    assert (now.stage, win(now)) == ("take", ("take wood", "complete fire"))


@rule("rise_of_tribes", 29, 37, 60)
def test_rivals_beasts_and_stones_on_any_hex_win(table: Table):
    # Overlords takes majorities on two hexes with rivals, and Intimidate brings one to the second hex.
    now = table.led_by(AKI, "intimidate").with_points(AKI, 13).with_goals(AKI, "overlords")
    now = now.with_members(AKI, "A1 5").with_members(BEN, "A2 2 D2 1").does("use sun move", "move A1 A2 3", "stop")
    assert (now.stage, won(now)[0]) == ("drive", "drive A2 2 A1")
    # Only one hex has rivals until Intimidate brings one to a second.
    now = table.led_by(AKI, "intimidate").with_points(AKI, 13).with_goals(AKI, "overlords").with_dice("sun")
    now = now.with_members(AKI, "A1 5").with_members(BEN, "A2 2").does("use sun move", "move A1 A2 3", "stop")
    assert (now.stage, won(now)[0]) == ("drive", "drive A2 2 A1")
    for name in ("A1", "A3"):
        hunting = table.with_points(AKI, 14).with_members(AKI, f"{name} 2").facing("tiger")
        assert win(hunting.having(tiger=table.hex(name))) == ("fight sun",)
    # Stones of a melted glacier win on any hex.
    for name in ("A1", "A3"):
        poor = table.with_terrain(name, "mountain").with_points(AKI, 13).with_goals(AKI, "calendar")
        poor = poor.with_members(AKI, f"{name} 1").with_resources(AKI, 0, 0, 0).with_dice("moon")
        assert win(poor) is None
        assert won(poor.having(spoils=table.hex(name)))[-1] == "complete calendar"
