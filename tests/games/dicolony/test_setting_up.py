"""Set-up: cards, sheets and the first dice (rules 1-18, 49)."""

from __future__ import annotations

import pytest

from engines.core import Draw, FastChance, ScriptedChance, SeededChance
from engines.dicolony import GAME
from engines.dicolony.printed.cards import deck
from engines.dicolony.printed.sheet import grid
from engines.dicolony.state import Options, Sheet

from .table import AKI, BEN, Table, land, names

rule = pytest.mark.rule


def begun(seats: int = 3, seed: int = 0, **options: str):
    """The first step of a game."""
    return GAME.rules.initial_state(Options(**options), seats, FastChance(seed))


@rule("dicolony", 1, "A21")
def test_game_takes_one_to_six_players():
    assert list(GAME.rules.seats) == [1, 2, 3, 4, 5, 6]
    for seats in GAME.rules.seats:
        assert len(begun(seats).state.sheets) == seats
    for seats in (0, 7):
        with pytest.raises(ValueError, match="1 to 6"):
            begun(seats)


@rule("dicolony", 2, 18, 19)
def test_four_dice_are_shared_by_all():
    step = GAME.rules.initial_state(Options(cards="first-game"), 3, ScriptedChance.rolls((6, 1, 2, 5)))
    assert grid().colours == ("orange", "red", "green", "yellow")
    assert step.state.rolls == ((6, 1, 2, 5),)
    assert GAME.rules.current_players(step.state) == (0, 1, 2)
    rolled = step.events[-1]
    assert (rolled.kind, rolled.turn, rolled.dice) == ("rolled", 1, (6, 1, 2, 5))
    offered = {tuple(map(GAME.rules.notation, GAME.rules.legal_actions(step.state, seat))) for seat in range(3)}
    assert offered == {("clear orange O6", "clear red R1", "clear green G2", "clear yellow Y5")}


@rule("dicolony", 3, "A20")
def test_deck_has_eight_buildings_and_eight_landscapes():
    assert [card.key for card in deck().buildings] == list("ABCDEFGH")
    assert [card.key for card in deck().blue] == ["b1", "b2", "b3", "b4", "b5"]
    assert [card.key for card in deck().yellow] == ["y1", "y2", "y3"]


@rule("dicolony", 7)
def test_sheets_begin_empty():
    for sheet in begun(6).state.sheets:
        assert (sheet.cleared, sheet.built, sheet.turns) == (0, 0, (0,))


@rule("dicolony", 8, 11, "A22")
def test_layout_has_four_buildings_and_three_landscapes():
    seen = set()
    for seed in range(60):
        layout = begun(seed=seed).state.layout
        assert len(set(layout.buildings)) == 4
        assert list(layout.buildings) == sorted(layout.buildings)
        assert len(set(layout.blue)) == 2
        seen |= {*layout.buildings, *layout.blue, layout.yellow}
    assert seen == {*"ABCDEFGH", "b1", "b2", "b3", "b4", "b5", "y1", "y2", "y3"}


@rule("dicolony", 8, 11)
def test_cards_are_drawn_by_public_rolls():
    chance = SeededChance(bytes(32), "open")
    GAME.rules.initial_state(Options(), 3, chance)
    assert [(draw.kind, draw.sides) for draw in chance.log] == [
        ("roll", sides) for sides in (8, 7, 6, 5, 5, 4, 3, 6)
    ]


def test_cards_follow_the_rolls():
    draws = [
        Draw(kind="roll", sides=sides, results=(face,))
        for sides, face in zip((8, 7, 6, 5), (8, 1, 1, 5), strict=True)
    ]
    draws += [Draw(kind="roll", sides=sides, results=(1,)) for sides in (5, 4, 3)]
    step = GAME.rules.initial_state(
        Options(), 2, ScriptedChance([*draws, Draw(kind="roll", sides=6, results=(1, 1, 1, 1))])
    )
    assert step.state.layout.buildings == ("A", "B", "G", "H")
    assert step.events[0].kind == "laid-out"


@rule("dicolony", 49)
def test_solo_game_has_no_yellow_landscape():
    for cards in ("drawn", "first-game"):
        layout = begun(1, cards=cards).state.layout
        assert len(layout.blue) == 2
        assert layout.yellow is None


@rule("dicolony", "A30")
def test_first_game_option_fixes_the_cards():
    layouts = {begun(2, seed, cards="first-game").state.layout for seed in range(5)}
    (layout,) = layouts
    assert (layout.buildings, layout.blue, layout.yellow) == (("A", "B", "D", "E"), ("b1", "b5"), "y1")


@rule("dicolony", 13, 14, 15, 16, "A1")
def test_sheet_has_24_crossings_10_stars_and_the_centre():
    sheet = grid()
    assert " ".join(sheet.names) == (
        "O1 O2 O3 O* O4 O5 O6 R1 R2 R3 R* R4 R5 R6 *1 *2 *3 ** *4 *5 *6 G1 G2 G3 G* G4 G5 G6 Y1 Y2 Y3 Y* Y4 Y5 Y6"
    )
    assert names(sheet.all_stars) == "O* R* *1 *2 *3 *4 *5 *6 G* Y*"
    assert (sheet.land & ~sheet.all_stars).bit_count() == 24
    assert sheet.names_of(sheet.centre) == ("**",)
    assert not sheet.land & sheet.centre
    assert sheet.rim.bit_count() == 20


@rule("dicolony", 16, "A5")
def test_centre_is_not_land_and_has_no_neighbours():
    sheet = grid()
    assert "**" not in sheet.number
    assert not sheet.beside(land("R* *3 *4 G*")) & sheet.centre
    assert sheet.largest_region(land("R* G*")) == 1


def test_neighbours_do_not_wrap_around_the_edge():
    sheet = grid()
    assert names(sheet.beside(land("O6"))) == "O5 R6"
    assert names(sheet.beside(land("R1"))) == "O1 R2 *1"
    assert names(sheet.beside(land("*5"))) == "R5 *4 *6 G5"


@rule("dicolony", 17, 23)
def test_sheet_records_cleared_spaces_by_turn(table: Table):
    after = table.clearing(AKI, "red R2", "orange O1")
    assert after.sheet(AKI).turns == (land("R2 O1"),)
    assert table.sheet(BEN) == Sheet(turns=(0,), owed=2)
