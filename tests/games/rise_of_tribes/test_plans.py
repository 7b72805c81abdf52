"""The panel: what a player wants as one press, lists whose ticks add up, ready-made plans."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import pytest

from bot.texts import Speaker
from engines.core import Chance, FastChance, IllegalAction, Seat
from engines.core.mind import MOST_OPTIONS, Controls, Plan, PlanList
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
        ["☀️ Grow 4", "☀️ Move 6", "☀️ Gather 3×2: A1 B2 C1", "☀️ Lead 3"],
        ["🌙 Grow 2", "🌙 Move 2", "🌙 Gather 2×1", "🌙 Lead 1"],
    ]
    assert rows(table, "ja")[0] == ["☀️成長4", "☀️移動6", "☀️収穫3×2：A1 B2 C1", "☀️発展3"]


def test_equal_dice_are_one_row(table: Table):
    assert len(rows(table.with_members(AKI, "A1 1").with_dice("moon", "moon"))) == 1


def test_targets_without_a_choice_are_done_at_once(table: Table):
    table = table.with_members(AKI, "A1 3")
    assert line(table, "☀️ Grow 4: A1") == "use sun grow; grow A1; grow A1; grow A1; grow A1"
    assert line(table, "☀️ Gather 1×2: A1") == "use sun gather; gather A1 food"
    both = table.with_members(AKI, "B2 1")
    assert line(both, "🌙 Gather 2×1: A1 B2") == "use moon gather; gather A1 food; gather B2 wood"
    assert line(both, "☀️ Grow 4") == "use sun grow"


def test_mixed_land_is_never_gathered_unasked(table: Table):
    table = table.with_terrain("A1", "mixed").with_members(AKI, "A1 3")
    assert line(table, "☀️ Gather 3×2") == "use sun gather"


def test_amounts_count_technologies_tiles_and_supply(table: Table):
    table = table.with_members(AKI, "A1 1 B2 1").knowing(AKI, "oxen", "language").facing("mild-winter")
    assert rows(table)[0][:2] == ["☀️ Grow 6", "☀️ Move 8"]
    assert rows(table)[0][3] == "☀️ Lead 4"
    assert rows(table.dealing(AKI, supply=2))[0][0] == "☀️ Grow 2"


def test_lead_draws_at_once_and_swapping_is_another_line(table: Table):
    table = table.with_members(AKI, "A1 1").with_village(AKI, "A1").with_goals(AKI, "oxen")
    assert line(table, "☀️ Lead 3") == "use sun lead; draw"
    assert line(table, "☀️ Lead 3, swap Oxen") == "use sun lead; cycle oxen; draw"
    (lead,) = (plan for plan in panel(table).plans() if label(table, plan) == "☀️ Lead 3")
    assert not lead.confirm, "its words say that it draws"


def test_beasts_stand_in_a_list_of_their_own(table: Table):
    table = table.with_members(AKI, "A1 4").facing("mammoth").having(mammoth=table.hex("A1"))
    assert [label(table, plan) for plan in list_of(table, "other").plans] == [
        "Hunt the mammoth with sun: 3 food, 1 point",
        "Hunt the mammoth with moon: 3 food, 1 point",
    ]


def test_light_in_the_dark_is_offered_where_moons_weaken(table: Table):
    table = table.with_members(AKI, "A1 1 B2 1").led_by(AKI, "light-in-the-dark")
    assert "use moon grow lit" in [line_of(plan) for plan in list_of(table, "other").plans]


def test_open_action_stands_alone_and_says_what_its_end_gives_up(table: Table):
    """The next die's buttons would drop the rest of it."""
    table = table.with_members(AKI, "A1 3 B2 2")
    moving = table.does("use sun move")
    assert [each.key for each in panel(moving).lists()] == ["move"]
    assert line(moving, "Done, 6 steps unused") == "stop"
    assert rows(moving.does("stop"))[0][0].startswith("🌙 Grow 2")
    harvest = table.with_terrain("A1", "mixed").does("use moon gather")
    assert (seal(harvest), seal(harvest, "ja")) == (
        "Done, 2 hexes not gathered", "ここまでにする（あと2か所は収穫しない）"
    )  # fmt: skip
    assert len(rows(harvest)) == 1


def test_calendar_keeps_with_the_first_action(table: Table):
    table = table.with_members(AKI, "A1 3 B2 1").knowing(AKI, "calendar").beginning(AKI, "sun", "blank")
    assert rows(table)[0] == ["Reroll ☀️", "Reroll ◻️"]
    assert line(table, "☀️ Grow 4") == "keep; use sun grow"
    doubles = table.turning(dice=("sun", "sun"), rolled=("sun", "sun"))
    assert (rows(doubles), seal(doubles)) == ([["Reroll ☀️"]], "Keep both dice")


# --- lists whose ticks add up ----------------------------------------------------------------------------------


def test_ticks_of_a_grow_add_up(table: Table):
    table = table.with_members(AKI, "A1 3 B2 2").does("use sun grow")
    assert [label(table, plan) for plan in list_of(table, "grow").plans][:2] == [
        "A1 ×1 · lake, 3 there",
        "A1 ×2 · lake, 3 there",
    ]
    assert tick(table, "grow", "A1 ×1 · lake, 3 there", "B2 ×2 · forest, 2 there") == "grow A1; grow B2; grow B2"
    assert tick(table, "grow", "A1 ×1 · lake, 3 there", "A1 ×2 · lake, 3 there") == "grow A1; grow A1; grow A1"


def test_ticks_of_a_move_are_joined_by_way(table: Table):
    table = table.with_members(AKI, "A1 4").does("use sun move")
    said = tick(table, "move", "A1 → A2 ×1 · forest", "A1 → A2 ×2 · forest", "A1 → B1 ×1 · lake")
    assert said == "move A1 A2 3; move A1 B1 1"
    assert table.does(*said.split("; ")).at("A2")[AKI] == 3


def test_too_many_ticks_are_refused_with_numbers(table: Table):
    table = table.with_members(AKI, "A1 4").with_dice("moon", "blank").does("use moon move")
    with pytest.raises(IllegalAction) as caught:
        tick(table, "move", "A1 → A2 ×2 · forest", "A1 → B1 ×2 · lake")
    assert (caught.value.code, caught.value.facts) == ("ticked-too-many", {"count": 4, "left": 2})


def test_ticks_that_need_the_same_members_are_refused(table: Table):
    table = table.with_members(AKI, "A1 3").does("use sun move")
    with pytest.raises(IllegalAction) as caught:
        tick(table, "move", "A1 → A2 ×3 · forest", "A1 → B1 ×1 · lake")
    assert caught.value.code == "ticked-apart"


def test_move_that_finds_something_is_made_last(table: Table):
    """The question of a discovery comes between two moves only where both make one; the second then waits."""
    table = table.facing("discovery").with_members(BEN, "A2 1 B1 1").with_members(AKI, "A1 4").does("use sun move")
    first = tick(table, "move", "A1 → A2 ×1 · forest", "A1 → B2 ×1 · forest")
    assert first == "move A1 B2 1; move A1 A2 1"
    assert table.does(*first.split("; ")).stage == "take"
    one, other = tick(table, "move", "A1 → A2 ×1 · forest", "A1 → B1 ×1 · lake").split("; ")
    assert table.does(one, "take food", other).stage == "take"


def test_ticks_that_intimidate_are_followed_by_nothing(table: Table):
    """Whom to drive away is asked once all moves are made, so no other move can wait for the answer."""
    table = table.led_by(AKI, "intimidate").with_members(BEN, "A2 2").with_members(AKI, "A1 3").does("use sun move")
    assert table.does("move A1 A2 3").stage == "drive"
    with pytest.raises(IllegalAction) as caught:
        tick(table, "move", "A1 → A2 ×3 · forest", "A1 → B1 ×1 · lake")
    assert caught.value.code == "ticked-apart"


def refused_part(game: Any, state: Any, seat: Seat, line: Sequence[Any], chance: Chance) -> Any:
    """Play a line, and return the table at which a part of it is refused; None if all was played that can be known.

    A question to the same player in between is answered at random.
    """
    rest = list(line)
    while rest:
        try:
            step = game.apply_action(state, seat, rest[0], FastChance(0))
        except IllegalAction:
            if state.stage not in ("take", "rival"):
                return state
            step = game.apply_action(state, seat, chance.pick(game.legal_actions(state, seat)), FastChance(0))
        else:
            rest.pop(0)
        if step.barrier or step.before_chance is not None or step.state.stage == "over":
            return None
        state = step.state
    return None


@pytest.mark.parametrize("seed", [1, 13])
def test_accepted_ticks_are_played_whole(seed: int):
    """Or wait for the answer to a question, behind which they go on."""
    chance, tried = FastChance(seed), 0
    state = GAME.rules.initial_state(Options(elders=True), 3, chance).state
    while GAME.rules.current_players(state) and state.turn < 50:
        seat = GAME.rules.current_players(state)[0]
        controls = GAME.mind.controls(state, seat)
        for listed in () if controls is None else controls.lists():
            pairs = list(combinations(listed.plans, 2)) if listed.most > 1 else []
            for pair in pairs[:: 1 + len(pairs) // 8]:
                try:
                    joined = GAME.mind.join(state, seat, listed.key, pair).line
                except IllegalAction:
                    continue
                stuck = refused_part(GAME.rules, state, seat, joined, chance)
                assert stuck is None, f"{'; '.join(map(GAME.rules.notation, joined))} ends at {stuck.stage}"
                tried += 1
        legal = GAME.rules.legal_actions(state, seat)
        state = GAME.rules.apply_action(
            state, seat, POLICIES["greedy"](GAME.rules.view(state, seat), legal, chance), chance
        ).state
    assert tried > 100


def test_one_list_shows_all_moves_while_it_has_room(table: Table):
    small = table.with_members(AKI, "A1 2 D2 1").does("use sun move")
    assert [each.key for each in panel(small).lists()][:1] == ["move"]
    large = table.with_members(AKI, "A1 4 B2 4 C2 4").does("use sun move")
    assert [each.key for each in panel(large).lists()] == ["move-1", "move-2"]
    assert all(len(each.plans) <= MOST_OPTIONS for each in panel(large).lists())


def test_second_steps_stand_below_the_moves(table: Table):
    table = table.with_members(AKI, "A1 2").led_by(AKI, "wayfarers").does("use sun move", "move A1 A2 1")
    assert "again A2 B2" in [line_of(plan) for plan in list_of(table, "move").plans]


def test_a_hex_is_ticked_once_for_a_gather(table: Table):
    table = table.with_terrain("A1", "mixed").with_members(AKI, "A1 1 B2 1 B3 1 C1 1").does("use moon gather")
    assert tick(table, "gather", "A1 · 1 wood", "B3 · 1 stone") == "gather A1 wood; gather B3 stone"
    with pytest.raises(IllegalAction) as caught:
        tick(table, "gather", "A1 · 1 wood", "A1 · 1 food")
    assert caught.value.code == "ticked-twice"


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


def test_villages_goals_and_purchases_are_one_list(table: Table):
    table = table.with_members(AKI, "A1 2").with_goals(AKI, "oxen").with_resources(AKI, 6, 1, 3).facing("altar")
    table = table.at_the_end()
    assert [label(table, plan) for plan in list_of(table, "finish").plans] == [
        "🏠 Village A1 · 2/1/3",
        "Oxen +1 · 3/0/0",
        "Buy Altar · 3 food",
    ]
    assert tick(table, "finish", "🏠 Village A1 · 2/1/3", "Oxen +1 · 3/0/0") == "village A1 2-1-3; complete oxen"
    with pytest.raises(IllegalAction) as caught:
        tick(table, "finish", "🏠 Village A1 · 2/1/3", "Oxen +1 · 3/0/0", "Buy Altar · 3 food")
    costs = {"food": 8, "wood": 1, "stone": 3, "own_food": 6, "own_wood": 1, "own_stone": 3}
    assert (caught.value.code, caught.value.facts) == ("ticked-too-dear", costs)


def test_nothing_is_ticked_behind_the_end_of_the_game(table: Table):
    """With the winning goal the line is over; whatever else was ticked could not be played."""
    table = table.with_goals(AKI, "oxen").with_resources(AKI, 6, 0, 0).facing("altar")
    table = table.with_points(AKI, 14).at_the_end()
    said = tick(table, "finish", "Oxen +1 · 3/0/0", "Buy Altar · 3 food")
    assert said == "complete oxen"
    assert table.does(said).stage == "over"


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


def test_the_last_action_is_left_before_the_turn_ends(table: Table):
    table = table.with_members(AKI, "A1 3 B2 1").with_dice("sun").turning(used=("lead",)).does("use sun move")
    assert line(table, "Done, 6 steps unused") == "stop"
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


def test_all_to_one_hex_moves_every_neighbour(table: Table):
    table = table.with_members(AKI, "A1 3 B2 2").with_members(BEN, "A2 2").with_village(BEN, "A2")
    (massed,) = (plan for plan in GAME.mind.shortcuts(table.state, AKI) or () if plan.key == "all-to")
    moved = table.does(*map(GAME.rules.notation, massed.line))
    to = str(massed.facts["hex"])
    assert moved.at(to)[AKI] == int(str(massed.facts["count"])) + table.at(to)[AKI]


# --- why not ---------------------------------------------------------------------------------------------------


def test_wishes_hold_what_a_turn_could_bring(table: Table):
    table = table.with_members(AKI, "A1 1")
    wanted = {GAME.rules.notation(action) for action in GAME.mind.wishes(table.state, AKI)}
    assert {"village A1 2-1-3", "complete settlers", "use blank lead", "gather D2 stone", "end"} <= wanted
    assert {GAME.rules.notation(action) for action in GAME.rules.legal_actions(table.state, AKI)} <= wanted
