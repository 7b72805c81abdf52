"""The panel: what a player wants as one press, a piece a press, what is said about the last one, whole turns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.kit.shapes import face_of
from bot.texts import Speaker
from engines.core import FastChance, IllegalAction, Seat
from engines.core.mind import Controls, Plan, PlanList
from engines.rise_of_tribes import GAME
from engines.rise_of_tribes.mind.policy import POLICIES
from engines.rise_of_tribes.state import Options

from .table import AKI, BEN, CHIE, Table

NAMES = ("Aki", "Ben", "Chie")
VOICES = {lang: Speaker(lang, NAMES, "rise_of_tribes", markdown=False, strict=True) for lang in ("en", "ja")}


def panel(table: Table) -> Controls:
    controls = GAME.mind.controls(table.state, Seat(table.asked))
    assert controls is not None
    return controls


def label(table: Table, plan: Plan, lang: str = "en") -> str:
    if plan.key:
        return VOICES[lang].of_game("plan", plan.key, plan.facts)
    action: Any = plan.focus
    view = GAME.rules.view(table.state, Seat(table.asked))
    return VOICES[lang].of_game("action", action.kind, GAME.talk.facts(view, action))


def rows(table: Table, lang: str = "en") -> list[list[str]]:
    """The labels of each row."""
    return [[label(table, plan, lang) for plan in plans(row)] for row in panel(table).rows]


def plans(row: Sequence[Plan] | PlanList) -> Sequence[Plan]:
    return row.plans if isinstance(row, PlanList) else row


def line(table: Table, wanted: str) -> str:
    """The notations of the plan with this label."""
    (plan,) = (each for each in panel(table).plans() if label(table, each) == wanted)
    return line_of(plan)


def line_of(plan: Plan) -> str:
    return "; ".join(map(GAME.rules.notation, plan.line))


def list_of(table: Table, key: str) -> PlanList:
    (listed,) = (each for each in panel(table).lists() if each.key == key)
    return listed


def tick(table: Table, key: str, *labels: str) -> str:
    """The notations of the options with these labels, ticked together."""
    chosen = [plan for plan in list_of(table, key).plans if label(table, plan) in labels]
    assert len(chosen) == len(labels)
    return "; ".join(map(GAME.rules.notation, GAME.mind.join(table.state, Seat(table.asked), key, chosen).line))


def seal(table: Table, lang: str = "en") -> str:
    plan = panel(table).seal
    assert plan is not None
    return label(table, plan, lang)


# --- dice ------------------------------------------------------------------------------------------------------


def test_each_die_has_a_row_of_the_four_actions(table: Table):
    table = table.with_members(AKI, "A1 3 B2 2 C1 1")
    assert rows(table)[:2] == [
        ["☀️Grow 4", "☀️Move 6", "☀️Gather 3×2", "☀️Lead 3"],
        ["🌙Grow 2", "🌙Move 2", "🌙Gather 2×1", "🌙Lead 1"],
    ]
    assert rows(table, "ja")[0] == ["☀️成長4", "☀️移動6", "☀️収穫3×2", "☀️発展3"]


def test_equal_dice_are_one_row(table: Table):
    assert len(rows(table.with_members(AKI, "A1 1").with_dice("moon", "moon"))) == 1


def test_targets_without_a_choice_are_done_at_once(table: Table):
    table = table.with_members(AKI, "A1 3")
    assert line(table, "☀️Grow 4 A1") == "use sun grow; grow A1; grow A1; grow A1; grow A1"
    assert line(table, "☀️Gather 1×2") == "use sun gather; gather A1 food"
    both = table.with_members(AKI, "B2 1")
    assert line(both, "🌙Gather 2×1") == "use moon gather; gather A1 food; gather B2 wood"
    assert line(both, "☀️Grow 4") == "use sun grow"


def test_mixed_land_is_never_gathered_unasked(table: Table):
    table = table.with_terrain("A1", "mixed").with_members(AKI, "A1 3")
    assert line(table, "☀️Gather 3×2") == "use sun gather"


def test_amounts_count_technologies_tiles_and_supply(table: Table):
    table = table.with_members(AKI, "A1 1 B2 1").knowing(AKI, "oxen", "language").facing("mild-winter")
    assert rows(table)[0][:2] == ["☀️Grow 6", "☀️Move 8"]
    assert rows(table)[0][3] == "☀️Lead 4"
    assert rows(table.dealing(AKI, supply=2))[0][0] == "☀️Grow 2"


def test_lead_draws_at_once_or_stops_to_swap_goals(table: Table):
    table = table.with_members(AKI, "A1 1").with_village(AKI, "A1").with_goals(AKI, "oxen", "fire")
    assert line(table, "☀️Lead 3") == "use sun lead; draw"
    assert rows(table)[2] == ["☀️Lead 3, swap first…", "🌙Lead 1, swap first…"], (
        "one for each die, not for each goal"
    )
    (lead,) = (plan for plan in panel(table).plans() if label(table, plan) == "☀️Lead 3")
    assert not lead.confirm, "its words say that it draws"
    swapping = table.does(line(table, "☀️Lead 3, swap first…"))
    assert (rows(swapping), seal(swapping)) == ([["Swap Oxen, draw 4", "Swap Fire, draw 4"]], "Draw 3")
    assert line(swapping, "Swap Oxen, draw 4") == "cycle oxen; draw", "the last swap draws"


def test_more_swaps_than_one_are_pressed_one_by_one(table: Table):
    table = table.with_members(AKI, "A1 1 B2 1").with_village(AKI, "A1", "B2").with_goals(AKI, "oxen", "fire")
    swapping = table.does("use sun lead")
    assert rows(swapping) == [["Swap Oxen", "Swap Fire"]]
    assert (rows(swapping.does("cycle oxen")), seal(swapping.does("cycle oxen"))) == (
        [["Swap Fire, draw 5"]],
        "Draw 4",
    )


def test_beasts_stand_below_the_dice(table: Table):
    table = table.with_members(AKI, "A1 4").facing("mammoth").having(mammoth=table.hex("A1"))
    assert rows(table)[2] == [
        "Hunt the mammoth with sun: 3 food, 1 point",
        "Hunt the mammoth with moon: 3 food, 1 point",
    ]
    assert [label(table, plan) for plan in list_of(table.with_resources(AKI, 3, 0, 0), "other").plans][2:] == [
        "Tame the mammoth with sun: pay 3 food, 3 points",
        "Tame the mammoth with moon: pay 3 food, 3 points",
    ], "as a list where they are many"


def test_light_in_the_dark_is_offered_where_moons_weaken(table: Table):
    table = table.with_members(AKI, "A1 1 B2 1").led_by(AKI, "light-in-the-dark")
    assert "use moon grow lit" in [line_of(plan) for plan in panel(table).plans()]


def test_open_action_stands_alone_and_says_what_its_end_gives_up(table: Table):
    """The next die's buttons would drop the rest of it."""
    table = table.with_members(AKI, "A1 3 B2 2")
    moving = table.does("use sun move")
    assert all(plan.line[0].kind in ("move", "stop") for plan in panel(moving).plans())
    assert line(moving, "Done, 5 steps unused") == "stop"
    assert rows(moving.does("stop"))[0][0].startswith("🌙Grow 2")
    harvest = table.with_terrain("A1", "mixed").does("use moon gather")
    assert (seal(harvest), seal(harvest, "ja")) == (
        "Done, 2 hexes not gathered", "ここまでにする（あと2か所は収穫しない）"
    )  # fmt: skip
    assert all(plan.line[0].kind in ("gather", "stop") for plan in panel(harvest).plans())


def test_calendar_keeps_with_the_first_action(table: Table):
    table = table.with_members(AKI, "A1 3 B2 1").knowing(AKI, "calendar").beginning(AKI, "sun", "blank")
    assert rows(table)[0] == ["Reroll ☀️", "Reroll ◻️"]
    assert line(table, "☀️Grow 4") == "keep; use sun grow"
    doubles = table.turning(dice=("sun", "sun"), rolled=("sun", "sun"))
    assert (rows(doubles), seal(doubles)) == ([["Reroll ☀️"]], "Keep both dice")


# --- targets -------------------------------------------------------------------------------------------------


def about(table: Table, *last: str) -> dict[str, str]:
    """The corrections of the press that played these notations, by their labels: what each plays."""
    found = GAME.mind.corrections(table.state, Seat(table.asked), tuple(map(GAME.rules.parse, last)))
    return {label(table, one.plan): ("instead: " if one.instead else "") + line_of(one.plan) for one in found}


def test_a_press_grows_one_member(table: Table):
    table = table.with_members(AKI, "A1 3 B2 2").does("use sun grow")
    assert rows(table) == [["A1", "B2"]]
    assert line(table, "B2") == "grow B2"


def test_all_grow_on_the_last_hex(table: Table):
    table = table.with_members(AKI, "A1 3 B2 2").does("use sun grow", "grow B2")
    assert about(table, "grow B2") == {"All 3 on B2": "grow B2; grow B2; grow B2"}
    done = table.does("grow B2", "grow B2", "grow B2")
    assert about(done, "grow B2", "grow B2", "grow B2") == {"B2 −1": "instead: grow B2; grow B2"}


def test_a_press_moves_one_member_from_where_most_wait(table: Table):
    table = table.with_members(AKI, "A1 2 B2 4").does("use sun move")
    assert rows(table) == [["A1", "A2", "B1", "B2"], ["B3", "C1", "C2"]], "targets, four in a row"
    assert line(table, "A2") == "move B2 A2 1"
    assert line(table.does("move B2 A2 1", "move B2 B3 2"), "A2") == "move A1 A2 1"


def test_all_and_another_origin_are_about_the_last_target(table: Table):
    table = table.with_members(AKI, "A1 2 B2 4").does("use sun move", "move B2 A2 1")
    assert about(table, "move B2 A2 1") == {
        "All 5 to A2": "move B2 A2 3; move A1 A2 2",
        "From A1": "instead: move A1 A2 1",
    }
    table = table.does("move B2 A2 3", "move A1 A2 2")
    assert about(table, "move B2 A2 3", "move A1 A2 2") == {"A2 −1": "instead: move B2 A2 3; move A1 A2 1"}
    assert about(table, "move B2 A2 3", "move A1 A2 1") == {"A2 −1": "instead: move B2 A2 3"}


def test_all_takes_what_steps_are_left(table: Table):
    table = table.with_members(AKI, "A1 6").with_dice("blank", "sun").does("use blank move", "move A1 A2 1")
    assert about(table, "move A1 A2 1") == {"3 more to A2": "move A1 A2 3"}, "two stay behind, so they are not all"


def test_the_last_step_has_another_origin_too(table: Table):
    table = table.with_members(AKI, "A1 1 B2 2").with_dice("moon", "blank").does("use moon move", "move B2 A2 1")
    after = table.does("move A1 B1 1")
    assert after.stage == "act", "the Move is over"
    assert about(after, "move A1 B1 1") == {"From B2": "instead: move B2 B1 1"}
    assert about(after) == {}
    fought = table.with_members(BEN, "B1 5").having(stage="move").with_dice().does("move A1 B1 1")
    assert fought.stage == "finish"
    assert about(fought, "move A1 B1 1") == {}, "the members do not stand as the move left them"


def test_targets_name_conflicts_and_company(table: Table):
    table = table.with_members(AKI, "A1 3").with_members(BEN, "A2 5 B1 1").with_members(CHIE, "B2 2")
    assert rows(table.does("use sun move")) == [["A2 ⚔1:5", "B1 1 rival", "B2 2 rivals"]]
    invaded = Table.laid_out().with_members(AKI, "A1 3").with_members(BEN, "B1 1")
    invaded = invaded.having(invaded=invaded.hex("A2"), invaders=2).does("use sun move")
    assert rows(invaded, "ja") == [["A2 侵略者", "B1 相手1個", "B2"]]


def test_all_says_what_its_conflict_costs(table: Table):
    table = table.with_members(AKI, "A1 4").with_members(BEN, "A2 3").does("use sun move", "move A1 A2 1")
    assert about(table, "move A1 A2 1") == {"All 3 ⚔4:3": "move A1 A2 3"}


def test_a_village_is_not_left_unsaid(table: Table):
    """Whoever moves the last member away loses the village there: others go first, and the button says it."""
    table = table.with_members(AKI, "A1 1 B2 1").with_village(AKI, "A1").does("use sun move")
    assert line(table, "A2") == "move B2 A2 1"
    assert line(table, "A2") not in about(table.does("move B2 A2 1"), "move B2 A2 1").values()
    later = table.does("move B2 A2 1")
    assert line(later, "A2 −🏠A1") == "move A1 A2 1"
    assert about(later, "move B2 A2 1") == {"From A1 −🏠": "instead: move A1 A2 1"}
    assert later.does("move A1 A2 1").village("A1") == -1


def test_all_leave_one_member_at_a_village(table: Table):
    table = table.with_members(AKI, "A1 3 B2 1").with_village(AKI, "A1").does("use sun move", "move B2 A2 1")
    assert about(table, "move B2 A2 1")["2 more to A2"] == "move A1 A2 2"


def by_canoe(table: Table) -> Table:
    """Twelve targets and more: lakes are crossed without a step."""
    return table.owning(AKI, "canoe").with_members(AKI, "A1 6 B2 2 C2 2 D2 1").does("use sun move")


def test_no_target_is_out_of_reach(table: Table):
    """With a canoe there may be more than twelve, and second steps beside them: the rest is a list."""
    moving = by_canoe(table.led_by(AKI, "wayfarers")).does("move A1 A2 1")
    offered = {action.to for plan in panel(moving).plans() for action in plan.line if action.kind == "move"}
    legal = {action.to for action in GAME.rules.legal_actions(moving.state, AKI) if action.kind == "move"}
    assert offered == legal
    assert "again A2 A3" in [line_of(plan) for plan in list_of(moving, "move").plans]


def test_second_steps_stand_below_the_targets(table: Table):
    table = table.with_members(AKI, "A1 2").led_by(AKI, "wayfarers").does("use sun move", "move A1 A2 1")
    assert line_of(list_of(table, "move").plans[0]) == "again A2 A1"
    assert label(table, list_of(table, "move").plans[0]) == "A2 → A1, second step"


def test_the_mammoth_goes_with_its_keeper(table: Table):
    table = table.with_members(AKI, "A1 2 B2 1").owning(AKI, "mammoth").having(mammoth=table.hex("A1"))
    assert [line_of(plan) for plan in list_of(table.does("use sun move"), "move").plans] == ["herd B2"]


def test_pathfinders_free_steps_go_onto_mountains_only(table: Table):
    table = table.with_members(AKI, "B2 4").led_by(AKI, "pathfinder").with_dice("moon", "sun").does("use moon move")
    table = table.does("move B2 A2 2")
    assert table.stage == "move"
    assert rows(table) == [["B3", "C2"]]
    assert about(table.does("move B2 B3 1"), "move B2 B3 1") == {}


def test_a_discovery_asks_between_two_presses(table: Table):
    table = table.facing("discovery").with_members(BEN, "A2 1").with_members(AKI, "A1 4").does("use sun move")
    asked = table.does(line(table, "A2 1 rival"))
    assert (asked.stage, about(asked, "move A1 A2 1")) == ("take", {})
    assert line(asked.does("take food"), "A2 1 rival") == "move A1 A2 1"


def test_each_hex_and_resource_is_gathered_with_a_press(table: Table):
    table = table.with_terrain("A1", "mixed").with_members(AKI, "A1 1 B2 1 B3 1 C1 1").does("use moon gather")
    assert rows(table) == [["A1 1 food", "A1 1 wood", "A1 1 stone", "B2 1 wood"], ["B3 1 stone", "C1 1 wood"]]
    assert rows(table.does("gather A1 wood"), "ja") == [["B2 木材1個", "B3 石1個", "C1 木材1個"]]


def test_a_resource_is_a_small_picture_where_those_are_shown(table: Table):
    table = table.with_terrain("A1", "mixed").with_members(AKI, "A1 1").does("use moon gather")
    (first, *_) = panel(table).rows[0]
    pictured = replace(VOICES["en"], signs={"tribes-food": "<:tribes_food:1>"})
    assert face_of(pictured.of_game("plan", first.key, first.facts)) == "<:tribes_food:1>"


def test_a_bid_is_shared_out_in_one_press(table: Table):
    for seat in (AKI, BEN, CHIE):
        table = table.with_resources(seat, 3, 1, 1)
    table = table.revealing("chieftain").does("bid 3", "pass", "pass")
    assert line(table, "Share out evenly (3)") == "give food 2; give food 3; give food 2"
    assert tick(table, "give", "2 food to Chie", "1 stone to Ben") in (
        "give stone 2; give food 3; give food 3",
        "give food 3; give food 3; give stone 2",
    )


def test_resources_of_choice_are_taken_together(table: Table):
    table = table.led_by(AKI, "dreamtime").having(stage="take")
    table = table.turning(why="dreamtime", left=2, offer=(0, 1, 2))
    assert rows(table) == [["Take 1 food and 1 wood", "Take 1 food and 1 stone", "Take 1 wood and 1 stone"]]


# --- the end of a turn -----------------------------------------------------------------------------------------


def test_villages_goals_and_purchases_are_buttons(table: Table):
    table = table.with_members(AKI, "A1 2").with_goals(AKI, "oxen").with_resources(AKI, 6, 1, 3).facing("altar")
    table = table.at_the_end()
    assert rows(table) == [["🏠 A1 2/1/3"], ["Oxen +1 · 3/0/0", "Buy Altar · 3 food"]]
    assert line(table, "🏠 A1 2/1/3") == "village A1 2-1-3"


def wealthy(table: Table) -> Table:
    """At the end of a turn with more to pay for than there are buttons."""
    cards = ("oxen", "basketry", "spears", "fire", "language")
    return table.with_members(AKI, "A1 2 A2 1 A3 1 B1 1 B2 1").with_goals(AKI, *cards).facing("altar")


def test_what_has_no_button_is_a_list(table: Table):
    table = wealthy(table).with_resources(AKI, 6, 4, 4).at_the_end()
    assert rows(table)[0] == ["🏠 A1 2/1/3", "🏠 A2 2/1/3", "🏠 A3 2/1/3", "🏠 B1 2/1/3"]
    assert [len(row) for row in rows(table)[1:]] == [3, 4]
    rest = [label(table, plan) for plan in list_of(table, "finish").plans]
    assert rest[0] == "🏠 B2 2/1/3"
    assert "Buy Altar · 3 food" in rest


def test_ticks_that_cost_too_much_are_refused_with_numbers(table: Table):
    table = wealthy(table).with_resources(AKI, 4, 2, 3).at_the_end()
    assert tick(table, "finish", "🏠 B2 2/1/3") == "village B2 2-1-3"
    with pytest.raises(IllegalAction) as caught:
        tick(table, "finish", "🏠 B2 2/1/3", "Buy Altar · 3 food")
    costs = {"food": 5, "wood": 1, "stone": 3, "own_food": 4, "own_wood": 2, "own_stone": 3}
    assert (caught.value.code, caught.value.facts) == ("ticked-too-dear", costs)


def test_nothing_is_ticked_behind_the_end_of_the_game(table: Table):
    """With the winning goal the line is over; whatever else was ticked could not be played."""
    table = wealthy(table).with_resources(AKI, 6, 4, 4).with_points(AKI, 14).at_the_end()
    plans = [plan for plan in list_of(table, "finish").plans if plan.line[0].kind in ("complete", "buy")]
    won = GAME.mind.join(table.state, AKI, "finish", plans).line
    assert table.does(*map(GAME.rules.notation, won)).stage == "over"
    assert len(won) == 1


def test_a_village_takes_the_elder_along(table: Table):
    table = Table.laid_out(options=Options(elders=True)).with_members(AKI, "A1 2").with_resources(AKI, 2, 1, 3)
    assert line(table.at_the_end(), "🏠 Village A1 with elder · 2/1/3") == "village A1 2-1-3; elder A1"


def test_the_green_button_completes_deeds(table: Table):
    table = table.with_members(AKI, "A1 1 B1 1 B4 1").with_goals(AKI, "lake-people").at_the_end()
    assert seal(table) == "Lake People +2, end turn"
    assert seal(table, "ja") == "湖の民 +2、手番を終える"
    assert line(table, "Lake People +2, end turn") == "complete lake-people; end"
    assert [label(table, plan) for row in panel(table).more for plan in plans(row)] == ["End turn"]


def test_the_winning_deed_is_the_end(table: Table):
    table = table.with_members(AKI, "A1 1 B1 1 B4 1").with_goals(AKI, "lake-people").with_points(AKI, 13)
    assert line(table.at_the_end(), "Lake People +2 and win!") == "complete lake-people"
    assert rows(table.at_the_end()) == [], "no two buttons do the same"


def test_the_last_action_is_left_before_the_turn_ends(table: Table):
    table = table.with_members(AKI, "A1 3 B2 1").with_dice("sun").turning(used=("lead",)).does("use sun move")
    assert line(table, "Done, 4 steps unused") == "stop"
    assert line(table.does("stop"), "End turn") == "end"
    assert panel(table.does("stop")).seal.confirm is False


def test_a_question_before_the_end_is_not_skipped(table: Table):
    table = table.with_members(AKI, "A1 4 B2 4").with_members(BEN, "A1 3 B2 3").with_dice("sun")
    table = table.turning(used=("lead",)).does("use sun move")
    assert line(table, "Done, 6 steps unused") == "stop"
    assert rows(table.does("stop")) == [["A1 · lake · Aki 4 and Ben 3", "B2 · forest · Aki 4 and Ben 3"]]


# --- ready-made plans ------------------------------------------------------------------------------------------


def suggested(table: Table, *notations: str) -> str:
    line = tuple(map(GAME.rules.parse, notations))
    return label(table, GAME.mind.suggested(table.state, AKI, line))


def test_suggested_line_says_what_it_brings(table: Table):
    table = table.with_members(AKI, "A1 3 B2 2").with_dice("sun", "moon")
    words = suggested(table, "use sun gather", "gather A1 food", "gather B2 wood", "use moon grow", "grow B2")
    assert words == "Gather 4, Grow B2"


def test_suggested_line_names_every_conflict_that_it_walks_into(table: Table):
    """Part 1, point 2 of issue 29: the label has the loss."""
    table = table.with_members(AKI, "A1 2 B2 4").with_members(BEN, "A2 7").with_dice("sun")
    assert suggested(table, "use sun move", "move A1 A2 1") == "Move to A2, ⚔ A2 1:7, none stay"
    assert "⚔" not in suggested(table, "use sun move", "move A1 B2 1")


# --- whole turns -------------------------------------------------------------------------------------------


def whole_turns(table: Table, lang: str = "en") -> list[str]:
    return [label(table, plan, lang) for plan in GAME.mind.turns(table.state, Seat(table.asked))]


def test_turns_differ_in_kind(table: Table):
    table = table.with_members(AKI, "A1 4 B2 2").with_members(BEN, "A2 3").with_village(BEN, "A2")
    plans = GAME.mind.turns(table.state, AKI)
    kinds = [plan.facts["kind"] for plan in plans]
    assert kinds == sorted(set(kinds), key=("spread", "fight", "build").index), "one of a kind, in this order"
    assert "fight" in kinds
    assert GAME.mind.turns(table.state, BEN) == ()


def test_a_turn_names_all_that_it_gains_and_spends(table: Table):
    table = table.with_members(AKI, "A1 1 B3 1").with_resources(AKI, 1, 1, 2).with_dice("blank", "sun")
    build = next(said for said in whole_turns(table) if said.startswith("Build"))
    assert "gather" in build
    assert "🏠" in build
    assert "2/1/3" in build
    (plan,) = (each for each in GAME.mind.turns(table.state, AKI) if label(table, each) == build)
    after = table.does(*map(GAME.rules.notation, plan.line))
    assert sum(owner == AKI for owner in after.state.villages) == 1


def test_an_attack_says_who_stays(table: Table):
    table = (
        table.with_members(AKI, "A1 6").with_members(BEN, "A2 3").with_village(BEN, "A2").with_dice("sun", "sun")
    )
    (fight,) = (plan for plan in GAME.mind.turns(table.state, AKI) if plan.facts["kind"] == "fight")
    after = table.does(*map(GAME.rules.notation, fight.line))
    own = after.at("A2")[AKI]
    assert f"⚔ A2 {own + 3}:3" in label(table, fight)
    assert after.village("A2") == -1


def test_a_lost_attack_is_no_turn(table: Table):
    table = table.with_members(AKI, "A1 2").with_members(BEN, "A2 8").with_dice("moon", "moon")
    assert not any("⚔" in said for said in whole_turns(table))


def test_turns_are_there_only_where_a_turn_begins(table: Table):
    table = table.with_members(AKI, "A1 3 B2 2")
    assert whole_turns(table)
    assert not whole_turns(table.does("use sun grow"))
    assert not whole_turns(table.does("use moon lead"))


def test_a_turn_draws_no_cards(table: Table):
    """What a Lead draws is to be seen before the turn goes on."""
    table = table.with_members(AKI, "A1 3 B2 2")
    assert not any(action.kind == "use-lead" for plan in GAME.mind.turns(table.state, AKI) for action in plan.line)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_turns_of_whole_games_fit_a_button(lang: str):
    chance = FastChance(5)
    state = GAME.rules.initial_state(Options(leaders=True), 3, chance).state
    found = 0
    while GAME.rules.current_players(state) and state.turn < 60:
        seat = GAME.rules.current_players(state)[0]
        for plan in GAME.mind.turns(state, seat):
            found += 1
            assert len(VOICES[lang].of_game("plan", plan.key, plan.facts)) <= 80
        legal = GAME.rules.legal_actions(state, seat)
        state = GAME.rules.apply_action(
            state, seat, POLICIES["greedy"](GAME.rules.view(state, seat), legal, chance), chance
        ).state
    assert found > 30


# --- why not ---------------------------------------------------------------------------------------------------


def test_wishes_hold_what_a_turn_could_bring(table: Table):
    table = table.with_members(AKI, "A1 1")
    wanted = {GAME.rules.notation(action) for action in GAME.mind.wishes(table.state, AKI)}
    assert {"village A1 2-1-3", "complete settlers", "use blank lead", "gather D2 stone", "end"} <= wanted
    assert {GAME.rules.notation(action) for action in GAME.rules.legal_actions(table.state, AKI)} <= wanted
