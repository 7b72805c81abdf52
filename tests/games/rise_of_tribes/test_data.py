"""Maps, tribes, goals, tiles and numbers are data: validated, and changed without touching code."""

from __future__ import annotations

from importlib import resources

import pytest

from engines.core import BrokenData
from engines.core.data import read
from engines.core.hexes import Hex, board, rows
from engines.rise_of_tribes import printed
from engines.rise_of_tribes.printed import Goals, Lands, Numbers, Tiles, Tribes

from .table import AKI, Table

rule = pytest.mark.rule
FOLDER = resources.files("data").joinpath("rise_of_tribes")
MODELS = {"maps": Lands, "tribes": Tribes, "goals": Goals, "events": Tiles, "box": Numbers}


def text(name: str) -> str:
    return FOLDER.joinpath(f"{name}.toml").read_text(encoding="utf-8")


@rule("rise_of_tribes", 39, "A18")
def test_box_is_complete():
    assert len(printed.tribes().tribes) == 8
    assert {sum(tribe.village) for tribe in printed.tribes().tribes} == {6}
    assert len(printed.goals().goals) == 15
    assert sum(goal.points for goal in printed.goals().goals) == 25
    assert (len(printed.tiles().tiles), len(printed.tribes().powers)) == (16, 16)


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("maps", "players = 3", "players = 5", "each number once"),
        ("maps", 'key = "oasis"', 'key = "jungle"', "given twice"),
        ("maps", 'replaces = "any"', 'replaces = "sea"', "Input should be"),
        ("tribes", "trader = 1", "trading = 1", "trad"),
        ("tribes", "village = [2, 1, 3]", "village = [2, 1, -3]", "greater than or equal"),
        ("goals", 'deed = "lakes"', 'deed = "oceans"', "cannot be counted"),
        ("goals", 'deed = "lakes"', 'cost = [1, 0, 0]\ndeed = "lakes"', "either a cost or a deed"),
        ("events", 'key = "drought"', 'key = "flood"', "nobody knows"),
        ("events", 'key = "drought"', 'key = "altar"', "given twice"),
        ("box", "dice = 14", "dice = 12", "dice above each"),
    ],
)
def test_invalid_data_is_reported(file: str, old: str, new: str, says: str):
    assert old in text(file)
    with pytest.raises(BrokenData, match=says) as caught:
        read(MODELS[file], text(file).replace(old, new, 1), f"rise_of_tribes/{file}.toml")
    assert caught.value.file == f"rise_of_tribes/{file}.toml"


def test_changed_number_takes_effect_without_code(monkeypatch: pytest.MonkeyPatch):
    printed.numbers.cache_clear()
    changed, load = text("box").replace("strong = 4", "strong = 7"), printed.load
    monkeypatch.setattr(
        printed, "load", lambda model, file: read(model, changed, file) if model is Numbers else load(model, file)
    )
    try:
        assert Table.laid_out().with_members(AKI, "A1 1").does("use sun grow").state.now.left == 7
    finally:
        printed.numbers.cache_clear()


# --- hexes -------------------------------------------------------------------------------------------------------


@rule("rise_of_tribes", "A1")
def test_hexes_have_names_neighbours_triangles_and_a_rim():
    grid = rows([(0, 2), (-1, 2), (-1, 1), (-1, 0)])
    assert grid.names == ("A1", "A2", "A3", "B1", "B2", "B3", "B4", "C1", "C2", "C3", "D1", "D2")
    assert [grid.names[hex] for hex in grid.neighbours[grid.number["B2"]]] == ["A1", "A2", "B1", "B3", "C1", "C2"]
    assert Hex(0, 0).distance(Hex(-1, 3)) == 3
    for hex, near in enumerate(grid.neighbours):
        assert all(hex in grid.neighbours[beside] for beside in near)
        assert all(grid.hexes[hex].distance(grid.hexes[beside]) == 1 for beside in near)
    grid = rows([(0, 2), (-1, 2), (-1, 1), (-1, 0)])
    assert all(
        b in grid.neighbours[a] and c in grid.neighbours[a] and c in grid.neighbours[b]
        for a, b, c in grid.triangles
    )
    assert len(set(grid.triangles)) == len(grid.triangles)
    for place, touched in grid.rim(2):
        assert place not in grid.at
        assert len(touched) >= 2
        assert all(place.distance(grid.hexes[hex]) == 1 for hex in touched)
    # Boards are cached and refuse a place twice.
    assert board([(0, 0), (1, 0)]) is board([(1, 0), (0, 0)])
    with pytest.raises(ValueError, match="twice"):
        board([(0, 0), (0, 0)])
    assert rows([(0, 2)]).reach((0,), lambda hex: hex == 1) == {0, 1}
    assert board([(0, r) for r in range(26)]).names[-1] == "Z1"
    with pytest.raises(ValueError, match="letters"):
        _ = board([(0, r) for r in range(27)]).names
