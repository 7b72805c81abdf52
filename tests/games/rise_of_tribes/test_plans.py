"""The panel: what a player wants as one press, a piece a press, what is said about the last one, whole turns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.kit.shapes import face_of
from bot.texts import Speaker
from engines.core import IllegalAction, Seat
from engines.core.mind import Controls, Plan, PlanList
from engines.rise_of_tribes import GAME
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


def test_dice_are_rows_of_actions_with_their_amounts(table: Table):
    now = table.with_members(AKI, "A1 3 B2 2 C1 1")
    assert rows(now)[:2] == [
        ["☀️Grow 4", "☀️Move 6", "☀️Gather 3×2", "☀️Lead 3"],
        ["🌙Grow 2", "🌙Move 2", "🌙Gather 2×1", "🌙Lead 1"],
    ]
    assert rows(now, "ja")[0] == ["☀️成長4", "☀️移動6", "☀️収穫3×2", "☀️発展3"]
    assert len(rows(table.with_members(AKI, "A1 1").with_dice("moon", "moon"))) == 1
    # Targets without a choice are done at once.
    now = table.with_members(AKI, "A1 3")
    assert line(now, "☀️Grow 4 A1") == "use sun grow; grow A1; grow A1; grow A1; grow A1"
    assert line(now, "☀️Gather 1×2") == "use sun gather; gather A1 food"
    both = now.with_members(AKI, "B2 1")
    assert line(both, "🌙Gather 2×1") == "use moon gather; gather A1 food; gather B2 wood"
    assert line(both, "☀️Grow 4") == "use sun grow"
    assert line(table.with_terrain("A1", "mixed").with_members(AKI, "A1 3"), "☀️Gather 3×2") == "use sun gather"
    # Amounts count technologies tiles and supply.
    now = table.with_members(AKI, "A1 1 B2 1").knowing(AKI, "oxen", "language").facing("mild-winter")
    assert (rows(now)[0][:2], rows(now)[0][3]) == (["☀️Grow 6", "☀️Move 8"], "☀️Lead 4")
    assert rows(now.dealing(AKI, supply=2))[0][0] == "☀️Grow 2"
    now = table.with_members(AKI, "A1 1 B2 1").led_by(AKI, "light-in-the-dark")
    assert "use moon grow lit" in [line_of(plan) for plan in panel(now).plans()]
    # Calendar keeps with the first action.
    now = table.with_members(AKI, "A1 3 B2 1").knowing(AKI, "calendar").beginning(AKI, "sun", "blank")
    assert (rows(now)[0], line(now, "☀️Grow 4")) == (["Reroll ☀️", "Reroll ◻️"], "keep; use sun grow")
    doubles = now.turning(dice=("sun", "sun"), rolled=("sun", "sun"))
    assert (rows(doubles), seal(doubles)) == ([["Reroll ☀️"]], "Keep both dice")


def test_lead_draws_at_once_or_stops_to_swap_goals(table: Table):
    now = table.with_members(AKI, "A1 1").with_village(AKI, "A1").with_goals(AKI, "oxen", "fire")
    assert line(now, "☀️Lead 3") == "use sun lead; draw"
    assert rows(now)[2] == ["☀️Lead 3, swap first…", "🌙Lead 1, swap first…"], "one for each die, not for each goal"
    (lead,) = (plan for plan in panel(now).plans() if label(now, plan) == "☀️Lead 3")
    assert not lead.confirm, "its words say that it draws"
    swapping = now.does(line(now, "☀️Lead 3, swap first…"))
    assert (rows(swapping), seal(swapping)) == ([["Swap Oxen, draw 4", "Swap Fire, draw 4"]], "Draw 3")
    assert line(swapping, "Swap Oxen, draw 4") == "cycle oxen; draw", "the last swap draws"
    # More swaps than one are pressed one by one.
    now = table.with_members(AKI, "A1 1 B2 1").with_village(AKI, "A1", "B2").with_goals(AKI, "oxen", "fire")
    swapping = now.does("use sun lead")
    assert rows(swapping) == [["Swap Oxen", "Swap Fire"]]
    swapped = swapping.does("cycle oxen")
    assert (rows(swapped), seal(swapped)) == ([["Swap Fire, draw 5"]], "Draw 4")


def test_beasts_stand_below_the_dice_and_an_open_action_alone(table: Table):
    now = table.with_members(AKI, "A1 4").facing("mammoth").having(mammoth=table.hex("A1"))
    assert rows(now)[2] == [f"Hunt the mammoth with {die}: 3 food, 1 point" for die in ("sun", "moon")]
    tame = [label(now, plan) for plan in list_of(now.with_resources(AKI, 3, 0, 0), "other").plans][2:]
    assert tame == [f"Tame the mammoth with {die}: pay 3 food, 3 points" for die in ("sun", "moon")]
    # The next die's buttons would drop the rest of it.
    now = table.with_members(AKI, "A1 3 B2 2")
    moving = now.does("use sun move")
    assert all(plan.line[0].kind in ("move", "stop") for plan in panel(moving).plans())
    assert line(moving, "Done, 5 steps unused") == "stop"
    assert rows(moving.does("stop"))[0][0].startswith("🌙Grow 2")
    harvest = now.with_terrain("A1", "mixed").does("use moon gather")
    assert seal(harvest) == "Done, 2 hexes not gathered"
    assert all(plan.line[0].kind in ("gather", "stop") for plan in panel(harvest).plans())


# --- targets -------------------------------------------------------------------------------------------------


def about(table: Table, *last: str) -> dict[str, str]:
    """The corrections of the press that played these notations, by their labels: what each plays."""
    found = GAME.mind.corrections(table.state, Seat(table.asked), tuple(map(GAME.rules.parse, last)))
    return {label(table, one.plan): ("instead: " if one.instead else "") + line_of(one.plan) for one in found}


def test_a_press_is_about_one_member_and_then_about_all(table: Table):
    now = table.with_members(AKI, "A1 3 B2 2").does("use sun grow")
    assert (rows(now), line(now, "B2")) == ([["A1", "B2"]], "grow B2")
    now = now.does("grow B2")
    assert about(now, "grow B2") == {"All 3 on B2": "grow B2; grow B2; grow B2"}
    done = now.does("grow B2", "grow B2", "grow B2")
    assert about(done, "grow B2", "grow B2", "grow B2") == {"B2 −1": "instead: grow B2; grow B2"}
    now = table.with_members(AKI, "A1 2 B2 4").does("use sun move")
    assert rows(now) == [["A1", "A2", "B1", "B2"], ["B3", "C1", "C2"]], "targets, four in a row"
    assert line(now, "A2") == "move B2 A2 1"
    assert line(now.does("move B2 A2 1", "move B2 B3 2"), "A2") == "move A1 A2 1"
    # All and another origin are about the last target.
    now = now.does("move B2 A2 1")
    assert about(now, "move B2 A2 1") == {
        "All 5 to A2": "move B2 A2 3; move A1 A2 2",
        "From A1": "instead: move A1 A2 1",
    }
    now = now.does("move B2 A2 3", "move A1 A2 2")
    assert about(now, "move B2 A2 3", "move A1 A2 2") == {"A2 −1": "instead: move B2 A2 3; move A1 A2 1"}
    assert about(now, "move B2 A2 3", "move A1 A2 1") == {"A2 −1": "instead: move B2 A2 3"}
    now = table.with_members(AKI, "A1 6").with_dice("blank", "sun").does("use blank move", "move A1 A2 1")
    assert about(now, "move A1 A2 1") == {"3 more to A2": "move A1 A2 3"}, "two stay behind, so they are not all"
    now = table.with_members(AKI, "A1 1 B2 2").with_dice("moon", "blank").does("use moon move", "move B2 A2 1")
    after = now.does("move A1 B1 1")
    assert after.stage == "act", "the Move is over"
    assert (about(after, "move A1 B1 1"), about(after)) == ({"From B2": "instead: move B2 B1 1"}, {})
    fought = now.with_members(BEN, "B1 5").having(stage="move").with_dice().does("move A1 B1 1")
    assert fought.stage == "finish"
    assert about(fought, "move A1 B1 1") == {}, "the members do not stand as the move left them"


def test_targets_name_conflicts_company_and_villages(table: Table):
    # Targets name conflicts and company.
    now = table.with_members(AKI, "A1 3").with_members(BEN, "A2 5 B1 1").with_members(CHIE, "B2 2")
    assert rows(now.does("use sun move")) == [["A2 ⚔1:5", "B1 1 rival", "B2 2 rivals"]]
    now = table.with_members(AKI, "A1 3").with_members(BEN, "B1 1")
    invaded = now.having(invaded=now.hex("A2"), invaders=2).does("use sun move")
    assert rows(invaded, "ja") == [["A2 侵略者", "B1 相手1個", "B2"]]
    now = table.with_members(AKI, "A1 4").with_members(BEN, "A2 3").does("use sun move", "move A1 A2 1")
    assert about(now, "move A1 A2 1") == {"All 3 ⚔4:3": "move A1 A2 3"}
    # Whoever moves the last member away loses the village there: others go first, and the button says it.
    now = table.with_members(AKI, "A1 1 B2 1").with_village(AKI, "A1").does("use sun move")
    assert line(now, "A2") == "move B2 A2 1"
    assert line(now, "A2") not in about(now.does("move B2 A2 1"), "move B2 A2 1").values()
    later = now.does("move B2 A2 1")
    assert line(later, "A2 −🏠A1") == "move A1 A2 1"
    assert about(later, "move B2 A2 1") == {"From A1 −🏠": "instead: move A1 A2 1"}
    assert later.does("move A1 A2 1").village("A1") == -1
    now = table.with_members(AKI, "A1 3 B2 1").with_village(AKI, "A1").does("use sun move", "move B2 A2 1")
    assert about(now, "move B2 A2 1")["2 more to A2"] == "move A1 A2 2"


def test_no_target_is_out_of_reach(table: Table):
    # With a canoe there may be more than twelve, and second steps beside them: the rest is a list.
    now = table.owning(AKI, "canoe").with_members(AKI, "A1 6 B2 2 C2 2 D2 1").led_by(AKI, "wayfarers")
    moving = now.does("use sun move", "move A1 A2 1")
    offered = {action.to for plan in panel(moving).plans() for action in plan.line if action.kind == "move"}
    legal = {action.to for action in GAME.rules.legal_actions(moving.state, AKI) if action.kind == "move"}
    assert offered == legal
    assert "again A2 A3" in [line_of(plan) for plan in list_of(moving, "move").plans]
    now = table.with_members(AKI, "A1 2").led_by(AKI, "wayfarers").does("use sun move", "move A1 A2 1")
    assert line_of(list_of(now, "move").plans[0]) == "again A2 A1"
    assert label(now, list_of(now, "move").plans[0]) == "A2 → A1, second step"
    now = table.with_members(AKI, "A1 2 B2 1").owning(AKI, "mammoth").having(mammoth=table.hex("A1"))
    assert [line_of(plan) for plan in list_of(now.does("use sun move"), "move").plans] == ["herd B2"]
    # Pathfinders free steps go onto mountains only.
    now = table.with_members(AKI, "B2 4").led_by(AKI, "pathfinder").with_dice("moon", "sun").does("use moon move")
    now = now.does("move B2 A2 2")
    assert (now.stage, rows(now)) == ("move", [["B3", "C2"]])
    assert about(now.does("move B2 B3 1"), "move B2 B3 1") == {}
    # A discovery asks between two presses.
    now = table.facing("discovery").with_members(BEN, "A2 1").with_members(AKI, "A1 4").does("use sun move")
    asked = now.does(line(now, "A2 1 rival"))
    assert (asked.stage, about(asked, "move A1 A2 1")) == ("take", {})
    assert line(asked.does("take food"), "A2 1 rival") == "move A1 A2 1"


def test_resources_are_gathered_shared_and_taken_with_a_press(table: Table):
    now = table.with_terrain("A1", "mixed").with_members(AKI, "A1 1 B2 1 B3 1 C1 1").does("use moon gather")
    assert rows(now) == [["A1 1 food", "A1 1 wood", "A1 1 stone", "B2 1 wood"], ["B3 1 stone", "C1 1 wood"]]
    assert rows(now.does("gather A1 wood"), "ja") == [["B2 木材1個", "B3 石1個", "C1 木材1個"]]
    # A resource is a small picture where those are shown.
    (first, *_) = panel(now).rows[0]
    pictured = replace(VOICES["en"], signs={"tribes-food": "<:tribes_food:1>"})
    assert face_of(pictured.of_game("plan", first.key, first.facts)) == "<:tribes_food:1>"
    # A bid is shared out in one press.
    now = table
    for seat in (AKI, BEN, CHIE):
        now = now.with_resources(seat, 3, 1, 1)
    now = now.revealing("chieftain").does("bid 3", "pass", "pass")
    assert line(now, "Share out evenly (3)") == "give food 2; give food 3; give food 2"
    assert tick(now, "give", "2 food to Chie", "1 stone to Ben") in (
        "give stone 2; give food 3; give food 3",
        "give food 3; give food 3; give stone 2",
    )
    now = table.led_by(AKI, "dreamtime").having(stage="take").turning(why="dreamtime", left=2, offer=(0, 1, 2))
    assert rows(now) == [["Take 1 food and 1 wood", "Take 1 food and 1 stone", "Take 1 wood and 1 stone"]]


def test_end_of_a_turn_has_buttons_and_a_list_for_the_rest(table: Table):
    # Villages goals and purchases are buttons.
    now = table.with_members(AKI, "A1 2").with_goals(AKI, "oxen").with_resources(AKI, 6, 1, 3).facing("altar")
    now = now.at_the_end()
    assert rows(now) == [["🏠 A1 2/1/3"], ["Oxen +1 · 3/0/0", "Buy Altar · 3 food"]]
    assert line(now, "🏠 A1 2/1/3") == "village A1 2-1-3"
    # What has no button is a list.
    now = wealthy(table).with_resources(AKI, 6, 4, 4).at_the_end()
    assert rows(now)[0] == ["🏠 A1 2/1/3", "🏠 A2 2/1/3", "🏠 A3 2/1/3", "🏠 B1 2/1/3"]
    assert [len(row) for row in rows(now)[1:]] == [3, 4]
    rest = [label(now, plan) for plan in list_of(now, "finish").plans]
    assert rest[0] == "🏠 B2 2/1/3"
    assert "Buy Altar · 3 food" in rest
    # Ticks that cost too much are refused with numbers.
    now = wealthy(table).with_resources(AKI, 4, 2, 3).at_the_end()
    assert tick(now, "finish", "🏠 B2 2/1/3") == "village B2 2-1-3"
    with pytest.raises(IllegalAction) as caught:
        tick(now, "finish", "🏠 B2 2/1/3", "Buy Altar · 3 food")
    costs = {"food": 5, "wood": 1, "stone": 3, "own_food": 4, "own_wood": 2, "own_stone": 3}
    assert (caught.value.code, caught.value.facts) == ("ticked-too-dear", costs)
    # With the winning goal the line is over; whatever else was ticked could not be played.
    now = wealthy(table).with_resources(AKI, 6, 4, 4).with_points(AKI, 14).at_the_end()
    plans = [plan for plan in list_of(now, "finish").plans if plan.line[0].kind in ("complete", "buy")]
    won = GAME.mind.join(now.state, AKI, "finish", plans).line
    assert (now.does(*map(GAME.rules.notation, won)).stage, len(won)) == ("over", 1)
    now = Table.laid_out(options=Options(elders=True)).with_members(AKI, "A1 2").with_resources(AKI, 2, 1, 3)
    assert line(now.at_the_end(), "🏠 Village A1 with elder · 2/1/3") == "village A1 2-1-3; elder A1"


def wealthy(table: Table) -> Table:
    """At the end of a turn with more to pay for than there are buttons."""
    cards = ("oxen", "basketry", "spears", "fire", "language")
    return table.with_members(AKI, "A1 2 A2 1 A3 1 B1 1 B2 1").with_goals(AKI, *cards).facing("altar")


def test_green_button_completes_deeds_and_ends_the_turn(table: Table):
    now = table.with_members(AKI, "A1 1 B1 1 B4 1").with_goals(AKI, "lake-people").at_the_end()
    assert (seal(now), seal(now, "ja")) == ("Lake People +2, end turn", "湖の民 +2、手番を終える")
    assert line(now, "Lake People +2, end turn") == "complete lake-people; end"
    assert [label(now, plan) for row in panel(now).more for plan in plans(row)] == ["End turn"]
    now = now.with_points(AKI, 13)
    assert line(now, "Lake People +2 and win!") == "complete lake-people"
    assert rows(now) == [], "no two buttons do the same"
    # The last action is left before the turn ends.
    now = table.with_members(AKI, "A1 3 B2 1").with_dice("sun").turning(used=("lead",)).does("use sun move")
    assert (line(now, "Done, 4 steps unused"), line(now.does("stop"), "End turn")) == ("stop", "end")
    assert panel(now.does("stop")).seal.confirm is False
    # A question before the end is not skipped.
    now = table.with_members(AKI, "A1 4 B2 4").with_members(BEN, "A1 3 B2 3").with_dice("sun")
    now = now.turning(used=("lead",)).does("use sun move")
    assert line(now, "Done, 6 steps unused") == "stop"
    assert rows(now.does("stop")) == [["A1 · lake · Aki 4 and Ben 3", "B2 · forest · Aki 4 and Ben 3"]]
    now = table.with_members(AKI, "A1 3 B2 2").with_dice("sun", "moon")
    words = suggested(now, "use sun gather", "gather A1 food", "gather B2 wood", "use moon grow", "grow B2")
    assert words == "Gather 4, Grow B2"
    # Part 1, point 2 of issue 29: the label has the loss.
    now = table.with_members(AKI, "A1 2 B2 4").with_members(BEN, "A2 7").with_dice("sun")
    assert suggested(now, "use sun move", "move A1 A2 1") == "Move to A2, ⚔ A2 1:7, none stay"
    assert "⚔" not in suggested(now, "use sun move", "move A1 B2 1")


def suggested(table: Table, *notations: str) -> str:
    line = tuple(map(GAME.rules.parse, notations))
    return label(table, GAME.mind.suggested(table.state, AKI, line))


def whole_turns(table: Table, lang: str = "en") -> list[str]:
    return [label(table, plan, lang) for plan in GAME.mind.turns(table.state, Seat(table.asked))]


def test_whole_turns_differ_in_kind_and_name_gains_and_conflicts(table: Table):
    now = table.with_members(AKI, "A1 4 B2 2").with_members(BEN, "A2 3").with_village(BEN, "A2")
    kinds = [plan.facts["kind"] for plan in GAME.mind.turns(now.state, AKI)]
    assert kinds == sorted(set(kinds), key=("spread", "fight", "build").index), "one of a kind, in this order"
    assert "fight" in kinds
    assert GAME.mind.turns(now.state, BEN) == ()
    # A turn names all that it gains and spends.
    now = table.with_members(AKI, "A1 1 B3 1").with_resources(AKI, 1, 1, 2).with_dice("blank", "sun")
    build = next(said for said in whole_turns(now) if said.startswith("Build"))
    assert all(part in build for part in ("gather", "🏠", "2/1/3"))
    (plan,) = (each for each in GAME.mind.turns(now.state, AKI) if label(now, each) == build)
    assert sum(owner == AKI for owner in now.does(*map(GAME.rules.notation, plan.line)).state.villages) == 1
    # An attack says who stays.
    now = table.with_members(AKI, "A1 6").with_members(BEN, "A2 3").with_village(BEN, "A2").with_dice("sun", "sun")
    (fight,) = (plan for plan in GAME.mind.turns(now.state, AKI) if plan.facts["kind"] == "fight")
    after = now.does(*map(GAME.rules.notation, fight.line))
    own = after.at("A2")[AKI]
    assert f"⚔ A2 {own + 3}:3" in label(now, fight)
    assert after.village("A2") == -1
    now = table.with_members(AKI, "A1 2").with_members(BEN, "A2 8").with_dice("moon", "moon")
    assert not any("⚔" in said for said in whole_turns(now))
    # Turns are there only where a turn begins.
    now = table.with_members(AKI, "A1 3 B2 2")
    assert whole_turns(now)
    assert not whole_turns(now.does("use sun grow"))
    assert not whole_turns(now.does("use moon lead"))
    # What a Lead draws is to be seen before the turn goes on.
    assert not any(action.kind == "use-lead" for plan in GAME.mind.turns(now.state, AKI) for action in plan.line)


def test_wishes_hold_what_a_turn_could_bring(table: Table):
    table = table.with_members(AKI, "A1 1")
    wanted = {GAME.rules.notation(action) for action in GAME.mind.wishes(table.state, AKI)}
    assert {"village A1 2-1-3", "complete settlers", "use blank lead", "gather D2 stone", "end"} <= wanted
    assert {GAME.rules.notation(action) for action in GAME.rules.legal_actions(table.state, AKI)} <= wanted
