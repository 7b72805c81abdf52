"""Which buildings stand where (rules 4-6, 10, 15, 16, 26-38, 53, A2-A9, A26, A27, A32)."""

from __future__ import annotations

import pytest

from engines.core import FastChance, ScriptedChance
from engines.dicolony import GAME
from engines.dicolony.building import places, ways
from engines.dicolony.cards import building_card, deck
from engines.dicolony.sheet import grid
from engines.dicolony.state import Layout, Sheet

from .table import AKI, BEN, CHIE, Table, land, names

rule = pytest.mark.rule


def build(table: Table, spaces: str) -> tuple[str, ...]:
    """What AKI builds on this land, as far as nothing is to be chosen."""
    return table.harvested(spaces).buildings(AKI)


def for_cards(letters: str) -> Table:
    return Table.laid_out(2, Layout(buildings=tuple(letters), blue=("b4", "b5"), yellow="y1"))


# --- shapes ----------------------------------------------------------------------------------------------------


@rule("dicolony", 4, 5, 28, 33)
def test_the_inn_stands_on_three_cleared_spaces_and_a_waste_one(table: Table):
    assert build(table, "G1 G2 Y1")[0] == "upper+ G1 G2 Y1 Y2"


@rule("dicolony", 30, 35)
def test_not_where_the_lower_right_space_is_cleared(table: Table):
    """Test vector 4."""
    after = table.harvested("O5 O6 R5 R6")
    assert after.offers(AKI) == ("build A O5", "build A O6")
    assert after.does(AKI, "build A O6").buildings(AKI)[0] == "lower O6 R6"


@rule("dicolony", 16, 36, "A5")
def test_not_where_the_lower_right_space_is_the_centre(table: Table):
    """Test vector 5."""
    assert build(table, "R3 R* *3")[0] == "lower R3 *3"


@rule("dicolony", 27, 28, 29, 35, 36, 37, 38)
def test_the_example_of_the_rulebook(table: Table):
    """A: lower right is cleared. B: it would be the centre. C and D fit, and D includes the column."""
    everywhere = "O5 O6 R5 R6  R3 R* *3  G4 G5 Y4  G1 G2 Y1"
    assert build(table, everywhere)[0] == "upper+ G1 G2 Y1 Y2"


@rule("dicolony", 6, 37, "A2")
def test_the_place_in_the_column_comes_first(table: Table):
    """Test vector 6."""
    assert build(table, "O5 O6 R5  G1 G2 Y1")[0] == "upper+ G1 G2 Y1 Y2"


@rule("dicolony", 29, 31, 38, 40)
def test_the_upper_shape_outside_the_column_comes_before_the_lower_one_inside(table: Table):
    """Test vector 7."""
    over = table.harvested("O4 O5 R4  G1 Y1")
    assert over.buildings(AKI)[0] == "upper O4 O5 R4 R5"
    assert (over.points(AKI, "card-a"), over.points(AKI, "bonus")) == (4, 0)


@rule("dicolony", 31, 32)
def test_the_lower_shape_in_the_column_comes_before_elsewhere(table: Table):
    assert build(table, "O5 R5  G1 Y1")[0] == "lower+ G1 Y1"
    assert build(table, "O5 R5")[0] == "lower O5 R5"


@rule("dicolony", 10)
def test_no_shape_is_turned_or_mirrored():
    assert build(for_cards("BCDH"), "O3 R2 R3 *3")[0] == "upper+ O3 R2 R3 *3"
    for turned in ("O2 R2 R3 *2", "R2 R3 R* O3", "O2 O3 O* R3"):  # mirrored, and turned both ways
        assert not any(each.startswith("upper") for each in build(for_cards("BCDH"), turned)[:1])


@rule("dicolony", 6, 28, "A2", "A3")
def test_any_space_in_the_column_includes_it_a_waste_one_too():
    """The smithy's O may be its only space in the column."""
    table = for_cards("GABC").harvested("O1 O2 R1 R2")
    assert table.buildings(AKI)[0] == "upper+ O1 O2 O3 R1 R2"
    assert table.buildings(AKI)[0] == build(for_cards("GABC"), "O1 O2 R1 R2  O4 O5 R4 R5")[0]


@rule("dicolony", 14, "A4")
def test_stars_are_land_like_all_other():
    assert build(for_cards("HABC"), "O3 O* O4 O5")[0] == "upper+ O3 O* O4 O5"


@rule("dicolony", 5, 30, "A7")
def test_an_o_of_a_lower_shape_must_be_waste_too():
    assert build(for_cards("HABC"), "O3 O4")[0] == "lower+ O3 O* O4"
    assert build(for_cards("HABC"), "O3 O* O4")[0] == "-"


# --- one after the other ---------------------------------------------------------------------------------------


@rule("dicolony", 15, "A6")
def test_a_built_space_serves_no_other_building():
    """The inn takes R1 into itself; the chapel finds the column used up, O and X alike."""
    table = for_cards("ABCD").harvested("O1 O2 R1 R3 *3 G3")
    assert table.buildings(AKI)[0] == "upper+ O1 O2 R1 R2"
    assert table.buildings(AKI)[1] == "lower R3 *3 G3"
    lone = for_cards("AEBC").harvested("O1 O2 R1")
    assert lone.buildings(AKI)[:2] == ("upper+ O1 O2 R1 R2", "-")


@rule("dicolony", 27, 33, 34, "A8")
def test_each_card_is_built_once_from_left_to_right_and_cannot_be_declined():
    table = for_cards("ABCD").harvested("G1 G2 Y1  O3 R2 R3 *3  O4 O5 O6 R4")
    assert table.buildings(AKI) == (
        "upper+ G1 G2 Y1 Y2",
        "upper+ O3 R2 R3 *3",
        "-",
        "upper+ O4 O5 O6 R4 R5",
    )
    assert table.told[0] == "opened"
    told = next(event for event in table.events if event.kind == "built" and event.seat == AKI)
    assert [(site.card, site.points, site.bonus) for site in told.sites] == [("A", 4, 1), ("B", 5, 1), ("D", 6, 2)]
    assert told.unbuilt == ("C",)


@rule("dicolony", 26, 33)
def test_with_no_choice_anywhere_all_is_built_and_counted_at_once(table: Table):
    over = table.harvested("G1 G2 Y1")
    assert over.outcome.reason == "scored"
    assert over.told[-1] == "ended"


# --- choosing --------------------------------------------------------------------------------------------------

TWO_INNS = "O5 R4 R5 *5 R6  G3 G* Y3"
"""An inn fits at R5 or at G3; at R5 it takes the church's land."""


@rule("dicolony", 53, "A27")
def test_with_several_places_on_the_level_the_player_chooses():
    table = for_cards("ABCD").harvested(TWO_INNS, TWO_INNS)
    assert table.waiting_for == (AKI, BEN)
    assert table.offers(AKI) == table.offers(BEN) == ("build A R5", "build A G3")
    asked = GAME.prompt(table.seen_by(BEN), BEN)
    assert (asked.key, asked.private, asked.facts["places"], asked.facts["points"]) == ("build", True, 2, 4)
    after = table.does(AKI, "build A R5")
    assert after.buildings(AKI)[0] == "upper R5 R6 *5 *6"
    assert after.waiting_for == (BEN,)
    over = after.does(BEN, "build A G3")
    assert over.buildings(BEN)[:2] == ("upper G3 G* Y3 Y*", "upper O5 R4 R5 *5")
    assert over.outcome.reason == "scored"


@rule("dicolony", 53, "A27")
def test_the_order_of_choosing_changes_nothing():
    table = for_cards("ABCD").harvested(TWO_INNS, TWO_INNS)
    one = table.does(AKI, "build A R5").does(BEN, "build A G3")
    other = table.does(BEN, "build A G3").does(AKI, "build A R5")
    assert one.state == other.state
    assert one.events[-1] == other.events[-1]


@rule("dicolony", "A32")
def test_chosen_places_are_hidden_until_everybody_has_chosen():
    table = for_cards("ABCD").harvested(TWO_INNS, TWO_INNS)
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


def test_a_place_is_refused_by_name():
    table = for_cards("ABCD").harvested(TWO_INNS)
    assert table.refuses(AKI, "build A O1").code == "no-such-place"
    assert table.refuses(AKI, "build B R5").code == "another-card"


@rule("dicolony", "A26")
def test_for_an_absent_player_the_place_that_keeps_most_for_later_cards():
    table = for_cards("ABCD").harvested(TWO_INNS)
    assert GAME.notation(GAME.default_action(table.state, AKI)) == "build A G3"


@rule("dicolony", "A26")
def test_of_equal_ways_the_higher_place_then_the_more_leftward_one():
    high = for_cards("ABCD").harvested("O3 O* R3  G3 G* Y3")
    assert GAME.notation(GAME.default_action(high.state, AKI)) == "build A O3"
    left = for_cards("ABCD").harvested("O2 O3 R2  O5 O6 R5")
    assert left.offers(AKI) == ("build A O2", "build A O5")
    assert GAME.notation(GAME.default_action(left.state, AKI)) == "build A O2"


@rule("dicolony", "A26")
def test_the_default_carries_the_best_way_out_to_its_end():
    mind = FastChance(11)
    cards = tuple(card.key for card in deck().buildings)
    tried = 0
    while tried < 12:
        spaces = mind.shuffle(tuple(grid().number))[:20]
        layout = Layout(buildings=tuple(sorted(mind.shuffle(cards)[:4])), blue=("b1", "b5"), yellow=None)
        table = Table.laid_out(1, layout).harvested(" ".join(spaces))
        if table.state.stage != "build":
            continue
        tried += 1
        best = max(value(layout, table.sheet(AKI), way) for way in ways(layout.buildings, table.sheet(AKI).cleared))
        state = table.state
        while GAME.current_players(state):
            state = GAME.apply_action(state, AKI, GAME.default_action(state, AKI), ScriptedChance()).state
        assert GAME.standings(state)[AKI].score == best


def value(layout, sheet, way) -> int:
    """Points for buildings and blue landscapes, reckoned from a finished table."""
    table = Table.laid_out(1, layout)
    done = Sheet(cleared=sheet.cleared, turns=sheet.turns, buildings=way)
    return GAME.standings(table.having(sheets=(done,), stage="over", reason="scored").state)[AKI].score


# --- against a naive search --------------------------------------------------------------------------------------


@rule("dicolony", 4, 5, 6, 10, 27, 28, 29, 30, 31, 32, "A6")
def test_places_agree_with_a_naive_search():
    mind = FastChance(5)
    lands = list(grid().number.values())
    for _ in range(60):
        shuffled = mind.shuffle(lands)
        cleared = sum(1 << number for number in shuffled[:20])
        built = sum(1 << number for number in shuffled[16:24])
        for card in deck().buildings:
            found = [names(place.building.spaces) for place in places(card.key, cleared, built)]
            assert found == naive_places(card.key, cleared, built)


def naive_places(key: str, cleared: int, built: int) -> list[str]:
    """Square by square: the first level with a place."""
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


def test_a_third_player_who_has_nothing_to_choose_is_not_asked():
    table = Table.laid_out(3).harvested(TWO_INNS, "", TWO_INNS)
    assert table.waiting_for == (AKI, CHIE)
