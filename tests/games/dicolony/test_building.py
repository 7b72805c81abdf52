"""The building phase (rules 4-6, 10, 15, 16, 26-38, 53, A2-A9, A26, A27, A32)."""

from __future__ import annotations

import pytest

from engines.core import FastChance, ScriptedChance
from engines.dicolony import GAME
from engines.dicolony.building import places, plans
from engines.dicolony.printed.cards import building_card, deck
from engines.dicolony.printed.sheet import grid
from engines.dicolony.state import Layout, Sheet

from .table import AKI, BEN, CHIE, Table, land, names

rule = pytest.mark.rule


def build(table: Table, spaces: str) -> tuple[str, ...]:
    """The buildings of AKI on this land, up to the first choice."""
    return table.opened(spaces).buildings(AKI)


def for_cards(letters: str) -> Table:
    """Two players with these building cards."""
    return Table.laid_out(2, Layout(buildings=tuple(letters), blue=("b4", "b5"), yellow="y1"))


# --- shapes ----------------------------------------------------------------------------------------------------


@rule("dicolony", 4, 5, 28, 33)
def test_inn_needs_three_cleared_spaces_and_a_waste_one(table: Table):
    assert build(table, "G1 G2 Y1")[0] == "upper+ G1 G2 Y1 Y2"


@rule("dicolony", 30, 35)
def test_inn_is_refused_if_its_waste_space_is_cleared(table: Table):
    """Test vector 4."""
    after = table.opened("O5 O6 R5 R6")
    assert after.offers(AKI) == ("build A O5", "build A O6")
    assert after.does(AKI, "build A O6").buildings(AKI)[0] == "lower O6 R6"


@rule("dicolony", 16, 36, "A5")
def test_inn_is_refused_on_the_centre(table: Table):
    """Test vector 5."""
    assert build(table, "R3 R* *3")[0] == "lower R3 *3"


@rule("dicolony", 27, 28, 29, 35, 36, 37, 38)
def test_rulebook_example_of_building(table: Table):
    """A: the lower right space is cleared. B: it is the centre. C and D fit; only D includes the column."""
    everywhere = "O5 O6 R5 R6  R3 R* *3  G4 G5 Y4  G1 G2 Y1"
    assert build(table, everywhere)[0] == "upper+ G1 G2 Y1 Y2"


@rule("dicolony", 6, 37, "A2")
def test_place_in_the_column_comes_first(table: Table):
    """Test vector 6."""
    assert build(table, "O5 O6 R5  G1 G2 Y1")[0] == "upper+ G1 G2 Y1 Y2"


@rule("dicolony", 29, 31, 38, 40)
def test_upper_shape_comes_before_lower_in_column(table: Table):
    """Test vector 7."""
    over = table.opened("O4 O5 R4  G1 Y1")
    assert over.buildings(AKI)[0] == "upper O4 O5 R4 R5"
    assert (over.points(AKI, "card-a"), over.points(AKI, "bonus")) == (4, 0)


@rule("dicolony", 31, 32)
def test_lower_shape_in_column_comes_before_elsewhere(table: Table):
    assert build(table, "O5 R5  G1 Y1")[0] == "lower+ G1 Y1"
    assert build(table, "O5 R5")[0] == "lower O5 R5"


@rule("dicolony", 10)
def test_shapes_are_not_turned_or_mirrored():
    assert build(for_cards("BCDH"), "O3 R2 R3 *3")[0] == "upper+ O3 R2 R3 *3"
    for turned in ("O2 R2 R3 *2", "R2 R3 R* O3", "O2 O3 O* R3"):  # mirrored, and turned both plans
        assert not any(each.startswith("upper") for each in build(for_cards("BCDH"), turned)[:1])


@rule("dicolony", 6, 28, "A2", "A3")
def test_waste_space_of_building_counts_for_the_column():
    """The O of the smithy may be its only space in the column."""
    table = for_cards("GABC").opened("O1 O2 R1 R2")
    assert table.buildings(AKI)[0] == "upper+ O1 O2 O3 R1 R2"
    assert table.buildings(AKI)[0] == build(for_cards("GABC"), "O1 O2 R1 R2  O4 O5 R4 R5")[0]


@rule("dicolony", 14, "A4")
def test_stars_can_be_built_on():
    assert build(for_cards("HABC"), "O3 O* O4 O5")[0] == "upper+ O3 O* O4 O5"


@rule("dicolony", 5, 30, "A7")
def test_o_of_a_lower_shape_must_be_waste():
    assert build(for_cards("HABC"), "O3 O4")[0] == "lower+ O3 O* O4"
    assert build(for_cards("HABC"), "O3 O* O4")[0] == "-"


# --- one after the other ---------------------------------------------------------------------------------------


@rule("dicolony", 15, "A6")
def test_built_space_serves_no_other_building():
    """The inn uses R1, so the next cards can use neither its cleared nor its waste spaces."""
    table = for_cards("ABCD").opened("O1 O2 R1 R3 *3 G3")
    assert table.buildings(AKI)[0] == "upper+ O1 O2 R1 R2"
    assert table.buildings(AKI)[1] == "lower R3 *3 G3"
    lone = for_cards("AEBC").opened("O1 O2 R1")
    assert lone.buildings(AKI)[:2] == ("upper+ O1 O2 R1 R2", "-")


@rule("dicolony", 27, 33, 34, "A8")
def test_each_possible_card_is_built_once_in_order():
    table = for_cards("ABCD").opened("G1 G2 Y1  O3 R2 R3 *3  O4 O5 O6 R4")
    assert table.buildings(AKI) == (
        "upper+ G1 G2 Y1 Y2",
        "upper+ O3 R2 R3 *3",
        "-",
        "upper+ O4 O5 O6 R4 R5",
    )
    assert table.event_kinds[0] == "opened"
    built = next(event for event in table.events if event.kind == "built" and event.seat == AKI)
    assert [(site.card, site.points, site.bonus) for site in built.sites] == [("A", 4, 1), ("B", 5, 1), ("D", 6, 2)]
    assert built.unbuilt == ("C",)


@rule("dicolony", 26, 33)
def test_game_ends_at_once_if_nobody_has_a_choice(table: Table):
    over = table.opened("G1 G2 Y1")
    assert over.outcome.reason == "scored"
    assert over.event_kinds[-1] == "ended"


# --- choosing --------------------------------------------------------------------------------------------------

TWO_INNS = "O5 R4 R5 *5 R6  G3 G* Y3"
"""An inn fits at R5 or at G3; at R5 it uses the land of the church."""


@rule("dicolony", 53, "A27")
def test_player_chooses_among_places_of_one_level():
    table = for_cards("ABCD").opened(TWO_INNS, TWO_INNS)
    assert table.waiting_for == (AKI, BEN)
    assert table.offers(AKI) == table.offers(BEN) == ("build A R5", "build A G3")
    prompt = GAME.talk.prompt(table.seen_by(BEN), BEN)
    assert (prompt.key, prompt.facts["places"], prompt.facts["points"]) == ("build", 2, 4)
    after = table.does(AKI, "build A R5")
    assert after.buildings(AKI)[0] == "upper R5 R6 *5 *6"
    assert after.waiting_for == (BEN,)
    over = after.does(BEN, "build A G3")
    assert over.buildings(BEN)[:2] == ("upper G3 G* Y3 Y*", "upper O5 R4 R5 *5")
    assert over.outcome.reason == "scored"


@rule("dicolony", 53, "A27")
def test_order_of_choosing_changes_nothing():
    table = for_cards("ABCD").opened(TWO_INNS, TWO_INNS)
    one = table.does(AKI, "build A R5").does(BEN, "build A G3")
    other = table.does(BEN, "build A G3").does(AKI, "build A R5")
    assert one.state == other.state
    assert one.events[-1] == other.events[-1]


@rule("dicolony", "A32")
def test_places_are_hidden_until_all_have_chosen():
    table = for_cards("ABCD").opened(TWO_INNS, TWO_INNS)
    one, other = table.does(AKI, "build A R5"), table.does(AKI, "build A G3")
    assert one.step.hidden
    assert not one.step.barrier
    for reader in (BEN, None):
        assert one.seen_by(reader) == other.seen_by(reader)
        assert one.seen_by(reader).sheets[AKI].cleared == land(TWO_INNS)
        assert one.seen_by(reader).sheets[AKI].buildings == ()
    assert all(event.visible_to == (AKI,) for event in one.events)
    over = one.does(BEN, "build A G3")
    assert over.step.barrier
    assert over.seen_by(None).sheets[AKI].buildings == over.sheet(AKI).buildings


def test_wrong_card_or_place_is_refused():
    table = for_cards("ABCD").opened(TWO_INNS)
    assert table.refuses(AKI, "build A O1").code == "no-such-place"
    assert table.refuses(AKI, "build B R5").code == "another-card"


@rule("dicolony", "A26")
def test_default_place_leaves_most_for_later_cards():
    table = for_cards("ABCD").opened(TWO_INNS)
    assert GAME.rules.notation(GAME.rules.default_action(table.state, AKI)) == "build A G3"


@rule("dicolony", "A26")
def test_default_prefers_upper_then_left_place():
    high = for_cards("ABCD").opened("O3 O* R3  G3 G* Y3")
    assert GAME.rules.notation(GAME.rules.default_action(high.state, AKI)) == "build A O3"
    left = for_cards("ABCD").opened("O2 O3 R2  O5 O6 R5")
    assert left.offers(AKI) == ("build A O2", "build A O5")
    assert GAME.rules.notation(GAME.rules.default_action(left.state, AKI)) == "build A O2"


@rule("dicolony", "A26")
def test_default_actions_reach_the_best_score():
    picker = FastChance(11)
    cards = tuple(card.key for card in deck().buildings)
    tried = 0
    while tried < 12:
        spaces = picker.shuffle(tuple(grid().number))[:20]
        layout = Layout(buildings=tuple(sorted(picker.shuffle(cards)[:4])), blue=("b1", "b5"), yellow=None)
        table = Table.laid_out(1, layout).opened(" ".join(spaces))
        if table.state.stage != "build":
            continue
        tried += 1
        sheet = table.sheet(AKI)
        best = max(value(layout, sheet, plan) for plan in plans(layout.buildings, sheet.cleared))
        state = table.state
        while GAME.rules.current_players(state):
            state = GAME.rules.apply_action(
                state, AKI, GAME.rules.default_action(state, AKI), ScriptedChance()
            ).state
        assert GAME.rules.standings(state)[AKI].score == best


def value(layout, sheet, plan) -> int:
    """Points for buildings and blue landscapes, taken from the standings of a finished game."""
    table = Table.laid_out(1, layout)
    done = Sheet(cleared=sheet.cleared, turns=sheet.turns, buildings=plan)
    return GAME.rules.standings(table.having(sheets=(done,), stage="over", reason="scored").state)[AKI].score


# --- against a naive search --------------------------------------------------------------------------------------


@rule("dicolony", 4, 5, 6, 10, 27, 28, 29, 30, 31, 32, "A6")
def test_places_agree_with_naive_search():
    picker = FastChance(5)
    lands = list(grid().number.values())
    for _ in range(60):
        shuffled = picker.shuffle(lands)
        cleared = sum(1 << number for number in shuffled[:20])
        built = sum(1 << number for number in shuffled[16:24])
        for card in deck().buildings:
            found = [names(place.building.spaces) for place in places(card.key, cleared, built)]
            assert found == naive_places(card.key, cleared, built)


def naive_places(key: str, cleared: int, built: int) -> list[str]:
    """The places of the first level that has any, found space by space."""
    card = building_card(key)
    for half in (card.upper, card.lower):
        for column in (True, False):
            found = []
            for top in range(5):
                for left in range(7):
                    spaces = naive_place(half.shape, top, left, cleared, built)
                    if spaces and any(name[1] == str(card.column) for name in spaces) is column:
                        found.append(" ".join(spaces))
            if found:
                return sorted(found, key=lambda spaces: grid().number[spaces.split()[0]])
    return []


def naive_place(shape: tuple[str, ...], top: int, left: int, cleared: int, built: int) -> list[str]:
    """The names of the spaces of a shape placed here; [] if it does not fit."""
    spaces = []
    for down, row in enumerate(shape):
        for along, mark in enumerate(row):
            if mark == ".":
                continue
            if top + down > 4 or left + along > 6:
                return []
            name = "OR*GY"[top + down] + "123*456"[left + along]
            if name == "**" or land(name) & built or bool(land(name) & cleared) is not (mark == "X"):
                return []
            spaces.append(name)
    return spaces


def test_player_without_a_choice_is_not_asked():
    table = Table.laid_out(3).opened(TWO_INNS, "", TWO_INNS)
    assert table.waiting_for == (AKI, CHIE)
