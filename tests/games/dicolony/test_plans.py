"""Plans: two dice in one press, all buildings in one press; what a building lacks; messages that are written."""

from __future__ import annotations

import pytest

from bot.texts import LANGUAGES, Speaker, text_key
from engines.core import FastChance, Seat, seen_by
from engines.core.mind import Controls, PlanList, suggested_line
from engines.dicolony import GAME

from .table import AKI, BEN, CHIE, INN_MARKET, Table

NAMES = ("Aki", "Ben", "Chie", "Dai")
RICH = "O1 O2 R1 O4 O5 O6 R4 R5 R6 Y1 Y2 Y3 G1 G2 G3 *5 G* Y* Y5 Y6"


def voice(lang: str, computers: frozenset[Seat] = frozenset()) -> Speaker:
    return Speaker(lang, NAMES, "dicolony", markdown=False, strict=True, computers=computers)


def controls(table: Table, seat: Seat = AKI) -> Controls:
    found = GAME.mind.controls(table.state, seat)
    assert found is not None
    return found


def labels(table: Table, lang: str = "en", seat: Seat = AKI) -> list[list[str]]:
    """The labels of the rows."""
    return [
        [
            voice(lang).of_game("plan", plan.key, plan.facts)
            for plan in (row.plans if isinstance(row, PlanList) else row)
        ]
        for row in controls(table, seat).rows
    ]


def pressed(table: Table, label: str, seat: Seat = AKI) -> Table:
    """The table after the plan with this label."""
    for plan in controls(table, seat).plans():
        if voice("en").of_game("plan", plan.key, plan.facts) == label:
            return table.does(seat, *(GAME.rules.notation(action) for action in plan.line))
    raise AssertionError(f"no plan is called {label}")


def said(table: Table, lang: str = "en", reader: Seat | None = None) -> list[str]:
    """The message of the last step."""
    told = GAME.talk.message(seen_by(table.events, reader), GAME.rules.view(table.state, reader))
    return [voice(lang).of_game("message", one.key, one.facts) for one in told]


def outlook(table: Table, lang: str = "en", seat: Seat | None = AKI) -> list[str]:
    return [
        voice(lang).of_game("message", one.key, one.facts) for one in GAME.talk.outlook(table.seen_by(seat), seat)
    ]


class TestClearing:
    @pytest.mark.parametrize(
        ("lang", "expected"),
        [
            (
                "en",
                [
                    ["Orange 3 + Red 4", "Orange 3 + Green 6", "Orange 3 + Yellow 2"],
                    ["Red 4 + Green 6", "Red 4 + Yellow 2", "Green 6 + Yellow 2"],
                ],
            ),
            (
                "ja",
                [
                    ["オレンジの3＋赤の4", "オレンジの3＋緑の6", "オレンジの3＋黄の2"],
                    ["赤の4＋緑の6", "赤の4＋黄の2", "緑の6＋黄の2"],
                ],
            ),
        ],
    )
    def test_four_dice_are_six_pairs_three_in_a_row(
        self, lang: str, expected: list[list[str]], table: Table
    ) -> None:
        assert labels(table.rolling(3, 4, 6, 2), lang) == expected

    def test_pair_clears_both_spaces(self, table: Table) -> None:
        after = pressed(table.rolling(3, 4, 6, 2), "Orange 3 + Green 6")
        assert after.cleared(AKI) == "O3 G6"
        assert AKI not in after.waiting_for

    def test_pairs_to_the_same_spaces_are_one_plan(self, table: Table) -> None:
        """Orange 4 and red 4 both lead to the star of 4."""
        (shown,) = labels(table.with_cleared(AKI, "O4 R4").rolling(4, 4, 1, 1))
        assert shown[:3] == ["Orange ★ + Red ★", "Orange ★ + ★ 4", "Orange ★ + Green 1"]
        assert len(shown) == len(set(shown)) == 10

    def test_more_than_nine_pairs_are_a_list(self, table: Table) -> None:
        (row,) = controls(table.with_cleared(AKI, "O1 R2 G3 Y4").rolling(1, 2, 3, 4)).rows
        assert isinstance(row, PlanList)
        assert 9 < len(row.plans) <= 24

    def test_second_die_is_one_press(self, table: Table) -> None:
        after = table.rolling(3, 4, 6, 2).clearing(AKI, "red R4")
        assert labels(after) == [["Orange 3", "Green 6", "Yellow 2"]]

    def test_only_way_is_the_green_button(self, table: Table) -> None:
        full = table.with_cleared(AKI, "O1 O* *1 R1 R* G1 G* Y1").rolling(1, 1, 1, 1)
        found = controls(full)
        assert (found.rows, found.seal is not None) == ((), True)
        assert found.seal is not None
        assert [GAME.rules.notation(action) for action in found.seal.line] == ["clear yellow Y*"]

    def test_pair_that_completes_a_building_is_marked(self) -> None:
        """The inn takes O1 O2 R1 and waste land at R2."""
        table = Table.laid_out(2, INN_MARKET, turn=9).with_cleared(AKI, "O1").rolling(2, 1, 6, 6)
        marked = [label for row in labels(table) for label in row if "✓" in label]
        assert marked == ["Orange 2 + Red 1 ✓ Inn"]

    def test_nothing_to_press_when_done(self, table: Table) -> None:
        after = table.clearing(AKI, *(each for each in first_pair(table)))
        assert GAME.mind.controls(after.state, AKI) is None


def first_pair(table: Table) -> list[str]:
    plan = next(controls(table).plans())
    return [GAME.rules.notation(action).removeprefix("clear ") for action in plan.line]


class TestBuilding:
    def test_best_buildings_are_one_press(self) -> None:
        table = Table.laid_out(2).opened(RICH, "")
        seal = controls(table).seal
        assert seal is not None
        label = voice("en").of_game("plan", seal.key, seal.facts)
        after = pressed(table, label)
        assert after.outcome is not None
        total = after.standing(AKI).score - after.points(AKI, f"landscape-{table.state.layout.yellow}")
        assert label == f"Build for {total} points + yellow landscape", "which depends on the others"

    def test_a_place_names_the_points_still_possible_with_it(self) -> None:
        table = Table.laid_out(2).opened(RICH, RICH)
        plans = [plan for row in controls(table).rows for plan in (row.plans if isinstance(row, PlanList) else row)]
        assert plans
        for plan in plans:
            after = table.does(AKI, *(GAME.rules.notation(action) for action in plan.line))
            seal = None if AKI not in after.waiting_for else controls(after).seal
            if seal is not None:
                assert plan.facts["points"] == seal.facts["points"]

    def test_building_labels_in_japanese(self) -> None:
        table = Table.laid_out(2).opened(RICH, "")
        assert (
            voice("ja").of_game("plan", "build-all", {"points": 21, "yellow": 1})
            == "まとめて建てる（21点＋黄の景観）"
        )
        assert all("（計" in label for row in labels(table, "ja") for label in row)


class TestLacking:
    def test_missing_spaces_are_named(self) -> None:
        table = Table.laid_out(2, INN_MARKET).with_cleared(AKI, "O1 O2").having(turn=9)
        assert "Inn needs Red 1" in outlook(table)[0]
        assert "宿屋：あと赤の1" in outlook(table, "ja")[0]

    def test_what_can_be_built_is_ready(self) -> None:
        table = Table.laid_out(2, INN_MARKET).with_cleared(AKI, "O1 O2 R1")
        assert "Inn is ready" in outlook(table)[0]

    def test_empty_sheet_in_turn_one_needs_no_word(self, table: Table) -> None:
        assert not any("Out of reach" in line for line in outlook(table))

    def test_last_turn_counts_only_its_dice(self) -> None:
        """The inn lacks only R1, but no die of the last turn clears it."""
        table = Table.laid_out(2, INN_MARKET, turn=10).with_cleared(AKI, "O1 O2").rolling(6, 6, 6, 6)
        (line,) = outlook(table)
        assert "Inn" in line.partition("Out of reach: ")[2]
        assert "needs Red 1" not in line

    @pytest.mark.parametrize("seed", range(6))
    def test_what_is_out_of_reach_is_never_built(self, seed: int) -> None:
        chance = FastChance(f"reach {seed}")
        state = GAME.rules.initial_state(GAME.rules.Options(), 3, chance).state
        gone: dict[Seat, set[str]] = {AKI: set(), BEN: set(), CHIE: set()}
        while GAME.rules.outcome(state) is None:
            for seat, names in gone.items():
                for line in GAME.talk.outlook(GAME.rules.view(state, seat), seat):
                    buildings = line.facts["lost"]
                    assert isinstance(buildings, tuple)
                    names |= {voice("en").fact(each) for each in buildings}  # type: ignore[misc]
            seat = GAME.rules.current_players(state)[0]
            legal = GAME.rules.legal_actions(state, seat)
            state = GAME.rules.apply_action(state, seat, chance.pick(legal), chance).state
        for seat, names in gone.items():
            for key, building in zip(state.layout.buildings, state.sheets[seat].buildings, strict=True):
                if building is not None:
                    half = voice("en").say(
                        text_key("dicolony", "building", f"{key}-{'upper' if building.upper else 'lower'}".lower())
                    )
                    assert not any(half in name.split("/") for name in names), f"{half} was said to be out of reach"

    def test_others_learn_nothing(self) -> None:
        table = Table.laid_out(2, INN_MARKET).with_cleared(AKI, "O1 O2")
        assert outlook(table, seat=None) == []
        assert outlook(table, seat=BEN) == outlook(table.with_cleared(AKI, "Y5"), seat=BEN)


class TestMessages:
    def test_headline_has_the_turn_and_its_dice(self, table: Table) -> None:
        after = table.everybody_clears(next_roll=(4, 6, 1, 3))
        assert said(after) == [], "the headline says it"
        head = GAME.talk.headline(GAME.rules.view(after.state, None))
        assert (
            voice("en").of_game("message", head.key, head.facts)
            == "**Turn 2/10** orange 4, red 6, green 1, yellow 3"
        )
        assert voice("ja").of_game("message", head.key, head.facts) == "**2／10ターン** オレンジ4・赤6・緑1・黄3"

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_headline_after_the_last_turn_has_no_dice(self, lang: str) -> None:
        head = GAME.talk.headline(Table.laid_out(2).opened(RICH, RICH).seen_by(None))
        assert "🎲" not in voice(lang).of_game("message", head.key, head.facts)

    def test_opening_cards_give_way_first(self) -> None:
        step = GAME.rules.initial_state(GAME.rules.Options(), 3, FastChance("cards"))
        told = GAME.talk.message(step.events, GAME.rules.view(step.state, None))
        assert [(one.key, one.weight) for one in told] == [("laid-out", 0)]

    def test_own_spaces_are_one_line(self, table: Table) -> None:
        after = table.rolling(3, 4, 6, 2)
        first = after.clearing(AKI, "orange O3")
        second = first.clearing(AKI, "green G6")
        events = (*first.events, *second.events)
        lines = GAME.talk.message(seen_by(events, AKI), GAME.rules.view(second.state, AKI))
        assert [voice("en").of_game("message", one.key, one.facts) for one in lines] == [
            "Aki clears Orange 3 and Green 6"
        ]
        assert GAME.talk.message(seen_by(events, BEN), GAME.rules.view(second.state, BEN)) == ()

    def test_end_has_its_scores_in_the_standings_alone(self) -> None:
        """Said once, in four sums that fit a line: the message of the reveal has none of them."""
        end = Table.laid_out(3).opened("G1 G2 Y1", "", "G1 G2 Y1 O1 R1")
        while end.waiting_for:
            end = end.does(end.waiting_for[0], end.offers(end.waiting_for[0])[0])
        assert said(end) == said(end, "ja") == []
        for standing in GAME.rules.standings(end.state):
            assert [name for name, _ in standing.sums] == ["buildings", "bonus", "blue", "yellow"]
            assert sum(points for _, points in standing.sums) == standing.score
            for lang in LANGUAGES:
                assert all(voice(lang).of_game("score", name) for name, _ in standing.sums)

    def test_solo_player_has_no_yellow_landscape(self) -> None:
        end = Table.laid_out(1).opened("G1 G2 Y1")
        (standing,) = GAME.rules.standings(end.state)
        assert [name for name, _ in standing.sums] == ["buildings", "bonus", "blue"]

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_full_sheets_and_leavers_are_told(self, lang: str, table: Table) -> None:
        left = table.leaves(AKI)
        assert said(left, lang)


class TestConsequences:
    def test_press_that_rules_a_building_out_names_it(self) -> None:
        """In the last turn the inn still needs R1."""
        table = Table.laid_out(2, INN_MARKET, turn=10).with_cleared(AKI, "O1 O2").rolling(3, 1, 6, 6)
        shown = [label for row in labels(table) for label in row]
        assert any("✓ Inn" in label for label in shown)
        assert all("Red 1" in label for label in shown if "✓ Inn" in label)
        assert any("✗ Inn" in label for label in shown if "Red 1" not in label)

    def test_what_every_press_rules_out_is_no_reason_to_choose(self) -> None:
        """In turn 9 every press of these dice rules out the same two buildings."""
        table = Table.laid_out(2, INN_MARKET, turn=9).with_cleared(AKI, "O1").rolling(3, 4, 6, 2)
        facts = [plan.facts for plan in controls(table).plans()]
        assert any(fact["gone"] for fact in facts), "but some press rules out one more"
        common = set.intersection(*({str(name) for name in fact["gone"]} for fact in facts))
        assert common == set()


def test_greedy_line_is_a_whole_turn(table: Table) -> None:
    line = suggested_line(GAME.rules, table.state, AKI, GAME.mind.policies["greedy"], "x")
    assert len(line) == 2


def test_wishes_are_refused_with_a_rule(table: Table) -> None:
    wishes = GAME.mind.wishes(table.rolling(3, 4, 6, 2).state, AKI)
    notations = {GAME.rules.notation(action) for action in wishes}
    assert {"clear orange O3", "clear orange O5", "clear orange *4"} <= notations
    view = GAME.rules.view(table.state, AKI)
    assert all(voice("en").of_game("action", wish.kind, GAME.talk.facts(view, wish)) for wish in wishes)


def test_wishes_at_the_end_are_places_of_all_cards() -> None:
    table = Table.laid_out(2).opened(RICH, RICH)
    view = GAME.rules.view(table.state, AKI)
    for wish in GAME.mind.wishes(table.state, AKI):
        assert voice("ja").of_game("action", wish.kind, GAME.talk.facts(view, wish))
