"""Set-up: cards, sheets and the first dice (rules 1-18, 49)."""

from __future__ import annotations

import pytest

from engines.core import Draw, FastChance, ScriptedChance, SeededChance
from engines.dicolony import GAME
from engines.dicolony.printed.cards import deck
from engines.dicolony.printed.sheet import grid
from engines.dicolony.state import Options

from .table import land, names

rule = pytest.mark.rule


def begun(seats: int = 3, seed: int = 0, **options: str):
    """The first step of a game."""
    return GAME.rules.initial_state(Options(**options), seats, FastChance(seed))


@rule("dicolony", 1, 7, "A21")
def test_game_takes_one_to_six_players_with_empty_sheets():
    assert list(GAME.rules.seats) == [1, 2, 3, 4, 5, 6]
    for seats in GAME.rules.seats:
        sheets = begun(seats).state.sheets
        assert [(sheet.cleared, sheet.built, sheet.turns) for sheet in sheets] == [(0, 0, (0,))] * seats
    for seats in (0, 7):
        with pytest.raises(ValueError, match="1 to 6"):
            begun(seats)


@rule("dicolony", 2, 18, 19)
def test_four_dice_are_shared_by_all():
    step = GAME.rules.initial_state(Options(cards="first-game"), 3, ScriptedChance.rolls((6, 1, 2, 5)))
    assert grid().colours == ("orange", "red", "green", "yellow")
    assert step.state.rolls == ((6, 1, 2, 5),)
    rolled = step.events[-1]
    assert (rolled.kind, rolled.turn, rolled.dice) == ("rolled", 1, (6, 1, 2, 5))
    assert GAME.rules.current_players(step.state) == (0, 1, 2)
    offered = {tuple(map(GAME.rules.notation, GAME.rules.legal_actions(step.state, seat))) for seat in range(3)}
    assert offered == {("clear orange O6", "clear red R1", "clear green G2", "clear yellow Y5")}


@rule("dicolony", 3, 8, 11, 49, "A20", "A22", "A30")
def test_four_of_eight_buildings_and_three_of_eight_landscapes_are_drawn():
    """By public rolls. Solo there is no yellow landscape; an option fixes the cards of a first game."""
    blue, yellow = ["b1", "b2", "b3", "b4", "b5"], ["y1", "y2", "y3"]
    assert [[card.key for card in cards] for cards in (deck().buildings, deck().blue, deck().yellow)] == [
        list("ABCDEFGH"), blue, yellow,
    ]  # fmt: skip
    layouts = [begun(seed=seed).state.layout for seed in range(60)]
    for layout in layouts:
        assert list(layout.buildings) == sorted(set(layout.buildings))
        assert (len(layout.buildings), len(set(layout.blue))) == (4, 2)
    seen = {key for layout in layouts for key in (*layout.buildings, *layout.blue, layout.yellow)}
    assert seen == {*"ABCDEFGH", *blue, *yellow}
    sides, chance = (8, 7, 6, 5, 5, 4, 3, 6), SeededChance(bytes(32), "open")
    GAME.rules.initial_state(Options(), 3, chance)
    assert [(draw.kind, draw.sides) for draw in chance.log] == [("roll", each) for each in sides]
    faces = ((8,), (1,), (1,), (5,), (1,), (1,), (1,), (1, 1, 1, 1))
    draws = [Draw(kind="roll", sides=each, results=face) for each, face in zip(sides, faces, strict=True)]
    step = GAME.rules.initial_state(Options(), 2, ScriptedChance(draws))
    assert (step.state.layout.buildings, step.events[0].kind) == (("A", "B", "G", "H"), "laid-out")
    for cards in ("drawn", "first-game"):
        solo = begun(1, cards=cards).state.layout
        assert (len(solo.blue), solo.yellow) == (2, None)
    (layout,) = {begun(2, seed, cards="first-game").state.layout for seed in range(5)}
    assert (layout.buildings, layout.blue, layout.yellow) == (("A", "B", "D", "E"), ("b1", "b5"), "y1")


@rule("dicolony", 13, 14, 15, 16, "A1", "A5")
def test_sheet_has_24_crossings_10_stars_and_the_centre():
    """The centre is not land and has no neighbours; neighbours do not wrap around the edge."""
    sheet = grid()
    assert " ".join(sheet.names) == (
        "O1 O2 O3 O* O4 O5 O6 R1 R2 R3 R* R4 R5 R6 *1 *2 *3 ** *4 *5 *6 G1 G2 G3 G* G4 G5 G6 Y1 Y2 Y3 Y* Y4 Y5 Y6"
    )
    assert names(sheet.all_stars) == "O* R* *1 *2 *3 *4 *5 *6 G* Y*"
    assert (sheet.land & ~sheet.all_stars).bit_count() == 24
    assert sheet.names_of(sheet.centre) == ("**",)
    assert not sheet.land & sheet.centre
    assert sheet.rim.bit_count() == 20
    assert "**" not in sheet.number
    assert not sheet.beside(land("R* *3 *4 G*")) & sheet.centre
    assert sheet.largest_region(land("R* G*")) == 1
    for space, beside in (("O6", "O5 R6"), ("R1", "O1 R2 *1"), ("*5", "R5 *4 *6 G5")):
        assert names(sheet.beside(land(space))) == beside
