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


@rule("dicolony", 4, 5, 6, 16, 28, 29, 30, 31, 32, 33, 35, 36, 37, 38, "A2", "A5")
def test_inn_is_built_on_the_best_land(table: Table):
    """It needs three cleared spaces and a waste one; test vectors 4 to 7 and the rulebook's example."""
    for spaces, building in (
        ("G1 G2 Y1", "upper+ G1 G2 Y1 Y2"),
        ("R3 R* *3", "lower R3 *3"),  # the centre is no land
        ("O5 O6 R5 R6  R3 R* *3  G4 G5 Y4  G1 G2 Y1", "upper+ G1 G2 Y1 Y2"),
        ("O5 O6 R5  G1 G2 Y1", "upper+ G1 G2 Y1 Y2"),  # its column first
        ("O4 O5 R4  G1 Y1", "upper O4 O5 R4 R5"),  # but the upper shape before the lower one
        ("O5 R5  G1 Y1", "lower+ G1 Y1"),
        ("O5 R5", "lower O5 R5"),
    ):
        assert build(table, spaces)[0] == building
    cleared = table.opened("O5 O6 R5 R6")
    assert cleared.offers(AKI) == ("build A O5", "build A O6"), "no space is waste"
    assert cleared.does(AKI, "build A O6").buildings(AKI)[0] == "lower O6 R6"


@rule("dicolony", 5, 6, 10, 14, 28, 30, "A2", "A3", "A4", "A7")
def test_shapes_are_not_turned_and_their_o_is_waste():
    """Stars can be built on; the O of the smithy may be its only space in the column."""
    for cards, spaces, building in (
        ("BCDH", "O3 R2 R3 *3", "upper+ O3 R2 R3 *3"),
        ("GABC", "O1 O2 R1 R2", "upper+ O1 O2 O3 R1 R2"),
        ("GABC", "O1 O2 R1 R2  O4 O5 R4 R5", "upper+ O1 O2 O3 R1 R2"),
        ("HABC", "O3 O* O4 O5", "upper+ O3 O* O4 O5"),
        ("HABC", "O3 O4", "lower+ O3 O* O4"),
        ("HABC", "O3 O* O4", "-"),
    ):
        assert build(for_cards(cards), spaces)[0] == building
    for turned in ("O2 R2 R3 *2", "R2 R3 R* O3", "O2 O3 O* R3"):  # mirrored, and turned both ways
        assert not any(each.startswith("upper") for each in build(for_cards("BCDH"), turned)[:1])


@rule("dicolony", 15, 27, 33, 34, "A6", "A8")
def test_each_possible_card_is_built_once_in_order():
    """A space serves one building: neither its cleared nor its waste spaces are left to the next cards."""
    table = for_cards("ABCD").opened("O1 O2 R1 R3 *3 G3")
    assert table.buildings(AKI)[:2] == ("upper+ O1 O2 R1 R2", "lower R3 *3 G3")
    assert for_cards("AEBC").opened("O1 O2 R1").buildings(AKI)[:2] == ("upper+ O1 O2 R1 R2", "-")
    table = for_cards("ABCD").opened("G1 G2 Y1  O3 R2 R3 *3  O4 O5 O6 R4")
    assert table.buildings(AKI) == (
        "upper+ G1 G2 Y1 Y2", "upper+ O3 R2 R3 *3", "-", "upper+ O4 O5 O6 R4 R5",
    )  # fmt: skip
    assert table.kinds[0] == "opened"
    built = next(event for event in table.events if event.kind == "built" and event.seat == AKI)
    assert [(site.card, site.points, site.bonus) for site in built.sites] == [("A", 4, 1), ("B", 5, 1), ("D", 6, 2)]
    assert built.unbuilt == ("C",)


TWO_INNS = "O5 R4 R5 *5 R6  G3 G* Y3"
"""An inn fits at R5 or at G3; at R5 it uses the land of the church."""


@rule("dicolony", 26, 33, 53, "A27", "A32")
def test_players_choose_among_places_of_one_level_in_secret():
    table = for_cards("ABCD").opened(TWO_INNS, TWO_INNS)
    assert table.waiting_for == (AKI, BEN)
    assert table.offers(AKI) == table.offers(BEN) == ("build A R5", "build A G3")
    prompt = GAME.talk.prompt(table.seen_by(BEN), BEN)
    assert (prompt.key, prompt.facts["places"], prompt.facts["points"]) == ("build", 2, 4)
    for wrong, code in (("build A O1", "no-such-place"), ("build B R5", "another-card")):
        assert table.refuses(AKI, wrong).code == code
    assert table.refuses(AKI, "clear green G3").code == "cleared-already"
    one, other = table.does(AKI, "build A R5"), table.does(AKI, "build A G3")
    assert (one.buildings(AKI)[0], one.waiting_for) == ("upper R5 R6 *5 *6", (BEN,))
    assert (one.step.hidden, one.step.barrier) == (True, False)
    assert all(event.visible_to == (AKI,) for event in one.events)
    for reader in (BEN, None):
        seen = one.seen_by(reader)
        assert seen == other.seen_by(reader)
        assert (seen.sheets[AKI].cleared, seen.sheets[AKI].buildings) == (land(TWO_INNS), ())
    over = one.does(BEN, "build A G3")
    assert over.buildings(BEN)[:2] == ("upper G3 G* Y3 Y*", "upper O5 R4 R5 *5")
    assert (over.outcome.reason, over.kinds[-1], over.step.barrier) == ("scored", "ended", True)
    assert over.seen_by(None).sheets[AKI].buildings == over.sheet(AKI).buildings
    turned = table.does(BEN, "build A G3").does(AKI, "build A R5")
    assert (turned.state, turned.events[-1]) == (over.state, over.events[-1]), "the order changes nothing"
    some = Table.laid_out(3).opened(TWO_INNS, "", TWO_INNS)
    assert some.waiting_for == (AKI, CHIE), "who has no choice is not asked"
    assert some.refuses(BEN, "build A O3").code == "finished-already"
    alone = Table.laid_out(1).opened("G1 G2 Y1")
    assert alone.refuses(AKI, "clear green G3").code == "game-over", "at once, if nobody has a choice"


@rule("dicolony", "A26")
def test_default_place_leaves_most_for_later_cards():
    """Then the upper one, then the left one."""
    for spaces, default in ((TWO_INNS, "G3"), ("O3 O* R3  G3 G* Y3", "O3"), ("O2 O3 R2  O5 O6 R5", "O2")):
        table = for_cards("ABCD").opened(spaces)
        assert len(table.offers(AKI)) == 2
        assert GAME.rules.notation(GAME.rules.default_action(table.state, AKI)) == f"build A {default}"


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
