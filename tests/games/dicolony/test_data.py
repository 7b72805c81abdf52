"""Cards and sheet are data: validated, and changed or extended without touching code."""

from __future__ import annotations

from importlib import resources

import pytest

from bot.texts import LANGUAGES, has_text
from engines.core import BrokenData
from engines.core.data import load, read
from engines.core.notation import reading
from engines.dicolony import GAME, building
from engines.dicolony.printed import cards, landscapes, sheet
from engines.dicolony.printed.cards import Deck
from engines.dicolony.printed.sheet import Printed
from engines.dicolony.state import Layout

from .table import AKI, Table

CARDS = resources.files("data").joinpath("dicolony", "cards.toml").read_text(encoding="utf-8")
SHEET = resources.files("data").joinpath("dicolony", "sheet.toml").read_text(encoding="utf-8")


@pytest.fixture
def _fresh_tables():
    """Clear the caches that depend on the cards, before and after the test."""
    cached = (cards.deck, cards.building_card, building.levels, reading)
    for each in cached:
        each.cache_clear()
    yield
    for each in cached:
        each.cache_clear()


@pytest.mark.usefixtures("_fresh_tables")
def test_card_can_be_added_or_changed_as_data(monkeypatch: pytest.MonkeyPatch):
    lighthouse = """
[[buildings]]
key = "L"
column = 5
upper = { shape = ["XX"], points = 7 }
lower = { shape = ["X"], points = 1 }
"""
    changed = CARDS.replace('upper = { shape = ["XX", "XO"], points = 4 }', 'upper = { shape = ["X"], points = 9 }')
    monkeypatch.setattr(cards, "load", lambda model, file: read(model, changed + lighthouse, file))
    layout = Layout(buildings=("A", "L", "B", "C"), blue=("b1", "b2"), yellow="y1")
    table = Table.laid_out(2, layout).opened("R4 R5 Y1")
    assert table.buildings(AKI)[1] == "upper+ R4 R5"
    assert (table.points(AKI, "card-a"), table.points(AKI, "card-l")) == (9, 7)
    assert GAME.rules.parse("build L R4").card == "L"


@pytest.mark.parametrize(
    ("old", "new", "place", "says"),
    [
        ('key = "C"', 'key = "A"', "", "two cards are called A"),
        ("column = 3", "column = 7", "buildings.2.column", "no column 7"),
        ('["XXX", "XXX"]', '["XXX", "XX"]', "buildings.2.upper", "equally long"),
        ('["XXX", "XXX"]', '["XXX", "..."]', "buildings.2.upper", "empty line"),
        ('["XXX", "XXX"]', '["XXX", "XZX"]', "buildings.2.upper.shape.1", "match"),
        ("points = 8 }", "points = -8 }", "buildings.2.upper.points", "greater"),
        ('"largest-waste-group"', '"sheep"', "blue.1.counts", "cannot be counted"),
        ("{ at_most = 8,", "{ at_most = 8, at_least = 2,", "blue.3.steps.0", "either"),
        ("first_game = true", "", "", "it takes 4"),
        ('key = "A"', "key = A", "", "Invalid value"),
        ('"*", "green"', '"green"', "", "line of stars"),
        ('"yellow"]', '"olive"]', "", "different letters"),
        ('"4", "5", "6"', '"4", "6", "5"', "", "faces of a die"),
        ("turns = 10", "turns = 0", "turns", "greater"),
        ("clearings = 2", "clearings = 3", "clearings", "less than"),
        ("bonus = [1, 1, 2, 2]", "bonus = []", "bonus", "at least"),
    ],
)
def test_broken_file_is_refused_with_its_place(old, new, place, says):
    text, model, file = (CARDS, Deck, "cards") if old in CARDS else (SHEET, Printed, "sheet")
    with pytest.raises(BrokenData, match=rf"data/dicolony/{file}\.toml") as caught:
        read(model, text.replace(old, new, 1), f"dicolony/{file}.toml")
    assert (caught.value.place, says in str(caught.value)) == (place, True)
    if place or says == "Invalid value":
        assert caught.value.line == text[: text.index(old)].count("\n") + 1


def test_missing_file_is_named():
    with pytest.raises(BrokenData, match=r"data/dicolony/no-such\.toml: it cannot be read"):
        load(Deck, "dicolony/no-such.toml")


def test_sheet_of_another_size_gets_a_grid():
    large = SHEET.replace('"5", "6"]', '"5", "6", "7", "8"]')
    grid = sheet.grid_of(read(Printed, large, "dicolony/sheet.toml"))
    assert (grid.faces, grid.width, grid.names[8]) == (8, 9, "O8")


def test_every_card_has_its_texts():
    keys = [f"colour-{colour}" for colour in sheet.grid().colours]
    for card in cards.deck().buildings:
        key = card.key.lower()
        keys += [f"score-card-{key}", f"building-{key}-upper", f"building-{key}-lower"]
    for landscape in (*cards.deck().blue, *cards.deck().yellow):
        keys += [f"landscape-{landscape.key}", f"score-landscape-{landscape.key}"]
    assert [(key, lang) for key in keys for lang in LANGUAGES if not has_text(f"dicolony-{key}", lang)] == []


def test_every_count_is_used_by_a_card():
    counted = {card.counts for card in (*cards.deck().blue, *cards.deck().yellow)}
    assert counted == set(landscapes.COUNTS)
