"""Goals and villages (rules 35-41), each technology and each deed."""

from __future__ import annotations

import pytest

from engines.rise_of_tribes.printed import goal
from engines.rise_of_tribes.scoring import progress

from .table import AKI, BEN, CHIE, Table

rule = pytest.mark.rule


@rule("rise_of_tribes", 35, 36, "A16", "A24")
def test_technology_is_paid_for(table: Table):
    table = table.with_goals(AKI, "oxen", "fire").with_resources(AKI, 3, 1, 0).at_the_end()
    assert table.offered("complete") == {"oxen"}
    assert table.refuses("complete fire") == "not-reached"
    assert table.refuses("complete spears") == "not-your-goal"
    table = table.does("complete oxen")
    assert (table.has(AKI), table.points(AKI)) == ((0, 1, 0), 1)
    assert (table.player(AKI).goals, table.player(AKI).completed) == (("fire",), ("oxen",))
    assert dict(zip(("villages", "technologies"), table.player(AKI).points, strict=False))["technologies"] == 1


@rule("rise_of_tribes", 37, 42, 43, 44, "A24")
@pytest.mark.parametrize(
    ("card", "places", "points"),
    [
        ("lake-people", "A1 1 B1 1 B4 1", 2),
        ("forest-people", "A2 1 B2 1 C1 1", 2),
        ("mountain-people", "A3 1 B3 1 D2 1", 2),
        ("explorers", "A1 1 A2 1 A3 1 B1 1 B2 1 B3 1", 3),
        ("heartland", "A1 1 A2 1 B2 1", 2),
        ("overlords", "C1 3 C2 2", 2),
    ],
)
def test_deed_needs_its_condition(table: Table, card: str, places: str, points: int):
    table = table.with_members(BEN, "C1 1 C2 1 D1 2").with_goals(AKI, card)
    one_less = " ".join(places.split()[:-2])
    almost = table.with_members(AKI, one_less).at_the_end()
    assert almost.refuses(f"complete {card}") == "not-reached"
    have, need = progress(almost.state, AKI, goal(card))
    assert have == need - 1
    done = table.with_members(AKI, places).at_the_end().does(f"complete {card}")
    assert done.points(AKI) == points
    assert done.with_members(BEN, "A1 3").points(AKI) == points


@rule("rise_of_tribes", 37)
def test_settlers_need_three_villages(table: Table):
    table = table.with_members(AKI, "A1 1 A2 1 A3 1").with_goals(AKI, "settlers").with_village(AKI, "A1", "A2")
    assert table.at_the_end().refuses("complete settlers") == "not-reached"
    assert table.with_village(AKI, "A3").at_the_end().does("complete settlers").points(AKI) == 2


@rule("rise_of_tribes", 51)
@pytest.mark.parametrize(("card", "points"), [("oxen", 14), ("heartland", 13)])
def test_winning_points_end_the_game_at_once(table: Table, card: str, points: int):
    table = table.with_members(AKI, "A1 1 A2 1 B2 1").with_goals(AKI, card).with_resources(AKI, 3, 0, 0)
    table = table.with_points(AKI, points).at_the_end().does(f"complete {card}")
    assert (table.outcome.reason, table.outcome.ranks[AKI], table.kinds[-1]) == ("points", 1, "ended")
    assert table.refuses("end", AKI) == "game-over"


@rule("rise_of_tribes", 38, 39, "A17", "A18")
def test_village_costs_the_price_of_its_tribe(table: Table):
    table = table.with_members(AKI, "A1 2 B2 1").with_members(BEN, "C2 1").with_resources(AKI, 4, 2, 6)
    table = table.with_village(BEN, "C2").at_the_end()
    assert table.offered("village") == {"A1 2-1-3", "B2 2-1-3"}
    assert table.refuses("village C2 2-1-3") == "no-village-there"
    assert table.refuses("village A1 1-2-3") == "not-the-price"
    table = table.does("village A1 2-1-3")
    assert (table.village("A1"), table.has(AKI)) == (AKI, (2, 1, 3))
    table = table.does("village B2 2-1-3")
    assert table.refuses("village A1 2-1-3") == "no-village-there"
    assert "end" in table.offers()


@rule("rise_of_tribes", "A17")
def test_thirteenth_village_is_not_offered():
    table = Table.laid_out(4).with_members(AKI, "A1 1").with_resources(AKI, 9, 9, 9)
    names = [name for name in table.board.names if name != "A1"]
    assert table.with_village(BEN, *names[:11]).at_the_end().offered("village")
    assert not table.with_village(BEN, *names[:12]).at_the_end().offered("village")


@rule("rise_of_tribes", 16, 41)
def test_first_village_adds_two_tiles_to_the_pile(table: Table):
    table = table.with_members(AKI, "A1 1 A2 1").with_resources(AKI, 4, 2, 6).at_the_end().does("village A1 2-1-3")
    assert table.kinds == ("built", "tiles-joined")
    assert set(table.state.pile) == {"drought", "altar", "walls", "abandoned-village", "chieftain"}
    assert (table.state.aside, table.state.events) == ((), 5)
    assert table.step.before_chance.villages == table.state.villages
    assert table.does("village A2 2-1-3").kinds == ("built",)


@rule("rise_of_tribes", 36)
def test_basketry_adds_one_of_a_gathered_resource(table: Table):
    table = table.knowing(AKI, "basketry").with_members(AKI, "A1 1 A2 1").with_dice("blank", "moon")
    table = table.does("use blank gather", "gather A1 food", "gather A2 wood")
    assert (table.stage, table.offered("take")) == ("take", {"food", "wood"})
    assert table.does("take wood").has(AKI) == (2, 3, 0)
    only = (
        Table.laid_out().knowing(AKI, "basketry").with_members(AKI, "A1 1").does("use sun gather", "gather A1 food")
    )
    assert only.has(AKI) == (3, 0, 0)


@rule("rise_of_tribes", 6, 36)
def test_pottery_needs_two_richer_rivals(table: Table):
    table = table.knowing(BEN, "pottery").with_members(BEN, "A1 1").with_resources(AKI, 1, 1, 0)
    assert table.beginning(BEN).stage == "act"
    asked = table.with_resources(CHIE, 0, 0, 1).beginning(BEN)
    assert (asked.stage, asked.state.now.why) == ("take", "pottery")
    after = asked.does("take stone", dice=("sun", "blank"))
    assert (after.has(BEN), after.state.now.dice) == ((0, 0, 1), ("sun", "blank"))


@rule("rise_of_tribes", 36)
def test_oxen_move_two_more(table: Table):
    table = table.knowing(AKI, "oxen").with_members(AKI, "A1 9").does("use moon move")
    assert "A1 A2 4" in table.offered("move")
    assert "A1 A2 5" not in table.offered("move")


@rule("rise_of_tribes", 36)
def test_fire_keeps_moons_from_weakening_grow(table: Table):
    table = table.knowing(AKI, "fire").with_members(AKI, "A1 2")
    assert table.does("use moon grow").state.now.strength == "plain"
    assert table.does("use moon move").state.now.strength == "weak"


@rule("rise_of_tribes", 36, 39)
def test_stone_tools_save_a_resource_of_choice(table: Table):
    table = table.knowing(AKI, "stone-tools").with_members(AKI, "A1 1").with_resources(AKI, 2, 1, 3).at_the_end()
    assert table.offered("village") == {"A1 1-1-3", "A1 2-0-3", "A1 2-1-2"}
    assert table.does("village A1 2-1-2").has(AKI) == (0, 0, 1)


@rule("rise_of_tribes", 31, 36)
def test_language_draws_one_more(table: Table):
    assert len(table.knowing(AKI, "language").does("use sun lead").player(AKI).goals) == 4


@rule("rise_of_tribes", 23, 36, "A38")
def test_calendar_rerolls_one_die_before_the_events(table: Table):
    table = table.knowing(BEN, "calendar").with_members(BEN, "A1 1").beginning(BEN, "moon", "sun")
    assert (table.stage, table.offers()) == ("calendar", ("reroll moon", "reroll sun", "keep"))
    assert table.does("keep").state.now.dice == ("moon", "sun")
    after = table.does("reroll moon", dice=("sun",))
    assert after.state.now.dice == ("sun", "sun")
    assert after.kinds[:2] == ("rolled", "revealed")
    assert after.stage == "act"
