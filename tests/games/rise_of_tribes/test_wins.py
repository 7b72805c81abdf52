"""A certain win in this turn, and what is none (rules 1, 31, 35-37, 51; A20, A30)."""

from __future__ import annotations

import pytest

from engines.core import Seat
from engines.rise_of_tribes import GAME

from .table import AKI, BEN, CHIE, DECK, Table

rule = pytest.mark.rule


def win(table: Table, seat: int = AKI) -> tuple[str, ...] | None:
    """The notations of the winning plan; None if there is none. It is played and wins."""
    plan = GAME.mind.winning_plan(table.state, Seat(seat))
    if plan is None:
        return None
    line = tuple(map(GAME.rules.notation, plan.line))  # type: ignore[arg-type]
    outcome = table.does(*line).outcome
    assert outcome is not None
    assert outcome.winners == (seat,)
    return line


def at_14(table: Table, *goals: str) -> Table:
    return table.with_points(AKI, 14).with_goals(AKI, *goals)


@rule("rise_of_tribes", 1, 30, 36)
def test_fourteen_points_and_a_gather_win(table: Table):
    """The game that was played: a Gather brings what Fire lacks, and no plan said so."""
    table = at_14(table, "fire", "explorers").with_members(AKI, "A1 2 A2 1").with_resources(AKI, 0, 0, 0)
    line = win(table)
    assert line is not None
    assert {"gather A1 food", "gather A2 wood"} <= set(line)
    assert line[-1] == "complete fire"


@rule("rise_of_tribes", 29, 37)
def test_goal_reached_by_a_move_wins(table: Table):
    table = at_14(table, "lake-people").with_members(AKI, "A1 1 B1 1 B3 2").with_points(AKI, 13)
    line = win(table)
    assert line is not None
    assert "complete lake-people" in line
    assert any(each.startswith("move B3") for each in line)


@rule("rise_of_tribes", 25, 36)
def test_last_die_may_do_nothing(table: Table):
    """Both dice have to be used before a goal is completed (A5)."""
    table = at_14(table, "spears").with_members(AKI, "A1 1").with_resources(AKI, 0, 2, 1)
    line = win(table)
    assert line is not None
    assert sum(each.startswith("use ") for each in line) == 2
    assert not any(each.startswith(("gather", "move", "grow A")) for each in line)


@rule("rise_of_tribes", 1, 36)
def test_points_out_of_reach_are_no_win(table: Table):
    members = table.with_members(AKI, "A1 2 A2 1")
    assert win(at_14(members, "calendar").with_points(AKI, 12)) is None
    assert win(at_14(members, "fire").with_points(AKI, 13)) is None
    assert win(at_14(members, "mountain-people")) is None


@rule("rise_of_tribes", 1, 22)
def test_only_the_asked_seat_has_a_win(table: Table):
    table = at_14(table, "oxen").with_members(AKI, "A1 1").with_resources(AKI, 3, 0, 0)
    assert win(table, AKI) is not None
    assert win(table.with_points(BEN, 14).with_goals(BEN, "oxen").with_resources(BEN, 3, 0, 0), BEN) is None


@rule("rise_of_tribes", 31, "A9")
def test_unknown_cards_are_no_win(table: Table):
    """Every card of the pile would win, but which one comes is not known; a whole pile that is drawn is."""
    table = table.with_points(AKI, 14).with_members(AKI, "A1 1").with_resources(AKI, 3, 2, 2)
    assert set(DECK) >= {"oxen", "fire"}
    assert win(table) is None
    last = table.having(decks=(("oxen",), *table.state.decks[1:])).dealing(AKI, pile=1)
    line = win(last)
    assert line is not None
    assert "complete oxen" in line
    assert any(each.startswith("use") and each.endswith("lead") for each in line)


@rule("rise_of_tribes", 32, 34, 37)
def test_conflict_that_destroys_the_deed_is_no_win(table: Table):
    """The third lake holds five rivals: whoever enters alone begins a conflict and is gone."""
    table = table.with_points(AKI, 13).with_goals(AKI, "lake-people").with_members(AKI, "A1 1 B1 1 B3 1")
    assert win(table.with_members(BEN, "B4 5 C3 5")) is None
    assert win(table.with_members(BEN, "B4 4 C3 5")) is not None


@rule("rise_of_tribes", 30, "A30")
def test_last_turn_of_the_game_is_won_by_points_and_not_shared(table: Table):
    table = table.having(turn=40 * 3).with_members(AKI, "A1 1").with_members(BEN, "B1 1").at_the_end()
    assert win(table.with_points(AKI, 5).with_points(BEN, 4)) == ("end",)
    assert win(table.with_points(AKI, 5).with_points(BEN, 5).with_points(CHIE, 1)) is None
    assert win(table.with_points(AKI, 4).with_points(BEN, 5)) is None


@rule("rise_of_tribes", "A35", "A43")
def test_bid_that_nobody_can_raise_wins(table: Table):
    table = table.with_points(AKI, 14).with_resources(AKI, 2, 1, 0).with_resources(BEN, 1, 1, 0)
    table = table.facing("chieftain").having(stage="bid", asked=AKI, queue=(AKI, BEN), agenda=("act",))
    line = win(table)
    assert line in (("bid 2",), ("bid 3",))
    assert win(table.with_resources(BEN, 3, 3, 3)) is None


@rule("rise_of_tribes", 31, "A9")
@pytest.mark.parametrize("pile", [("oxen",), ("oxen", "settlers")])
def test_draw_of_the_whole_pile_is_known(table: Table, pile: tuple[str, ...]):
    """A plain Lead draws two cards: the cards of the pile are known if they are no more than that."""
    table = at_14(table, "mountain-people").with_members(AKI, "A1 1").with_village(AKI, "A1")
    table = table.with_resources(AKI, 3, 0, 0).with_dice("moon").with_row("lead", "sun", "moon", "blank")

    def leading(*cards: str) -> Table:
        decks = (cards, *table.state.decks[1:])
        return table.having(decks=decks).dealing(AKI, pile=len(cards)).does("use moon lead")

    line = win(leading(*pile))
    assert line is not None
    assert line[-2:] == ("draw", "complete oxen")
    assert win(leading("oxen", "settlers", "overlords")) is None


@rule("rise_of_tribes", 29, 60)
def test_rival_driven_to_an_own_hex_wins(table: Table):
    """Overlords takes majorities on two hexes with rivals, and Intimidate brings one to the second hex."""
    table = table.led_by(AKI, "intimidate").with_points(AKI, 13).with_goals(AKI, "overlords")
    table = (
        table.with_members(AKI, "A1 5").with_members(BEN, "A2 2 D2 1").does("use sun move", "move A1 A2 3", "stop")
    )
    assert table.stage == "drive"
    line = win(table)
    assert line is not None
    assert line[0] == "drive A2 2 A1"


@rule("rise_of_tribes", 29, 37, 60)
def test_rival_driven_to_a_hex_without_rivals_wins(table: Table):
    """Only one hex has rivals until Intimidate brings one to a second."""
    table = table.led_by(AKI, "intimidate").with_points(AKI, 13).with_goals(AKI, "overlords").with_dice("sun")
    table = table.with_members(AKI, "A1 5").with_members(BEN, "A2 2").does("use sun move", "move A1 A2 3", "stop")
    assert table.stage == "drive"
    line = win(table)
    assert line is not None
    assert line[0] == "drive A2 2 A1"


@rule("rise_of_tribes", 30, 36)
def test_question_of_basketry_is_answered_with_what_wins(table: Table):
    """A weak Gather brings a food and a wood, and Basketry the second wood that Fire costs."""
    table = at_14(table, "fire").knowing(AKI, "basketry").with_members(AKI, "A1 1 A2 1")
    table = table.with_dice("moon").with_row("gather", "moon", "blank", "sun")
    table = table.does("use moon gather", "gather A1 food", "gather A2 wood")
    assert table.stage == "take"
    assert win(table) == ("take wood", "complete fire")


@rule("rise_of_tribes", 38)
def test_last_village_of_a_goal_wins(table: Table):
    table = table.with_points(AKI, 13).with_goals(AKI, "settlers").with_members(AKI, "A1 1 A2 1 A3 1")
    table = table.with_village(AKI, "A1", "A2").with_resources(AKI, 5, 5, 5).at_the_end()
    line = win(table)
    assert line is not None
    assert line[0].startswith("village A3")


def test_tiger_wins_on_any_hex(table: Table):
    for name in ("A1", "A3"):
        hunting = table.with_points(AKI, 14).with_members(AKI, f"{name} 2").facing("tiger")
        assert win(hunting.having(tiger=table.hex(name))) == ("fight sun",)


def test_stones_of_a_melted_glacier_win_on_any_hex(table: Table):
    for name in ("A1", "A3"):
        poor = table.with_terrain(name, "mountain").with_points(AKI, 13).with_goals(AKI, "calendar")
        poor = poor.with_members(AKI, f"{name} 1").with_resources(AKI, 0, 0, 0).with_dice("moon")
        assert win(poor) is None
        line = win(poor.having(spoils=table.hex(name)))
        assert line is not None
        assert line[-1] == "complete calendar"
