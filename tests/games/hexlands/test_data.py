"""Map, cards, prices and numbers are data: validated, and changed without touching code."""

from __future__ import annotations

from importlib import resources

import pytest

from engines.core import BrokenData
from engines.core.data import read
from engines.core.hexes import Hex
from engines.hexlands import printed
from engines.hexlands.printed import Box, Cards, Chart, Items, ground, homes, terrain
from engines.hexlands.resolution.scoring import parts

from .table import AKI, Table, at

rule = pytest.mark.rule
FOLDER = resources.files("data").joinpath("hexlands")
MODELS = {"map": Chart, "box": Box, "items": Items, "events": Cards}


def text(name: str) -> str:
    return FOLDER.joinpath(f"{name}.toml").read_text(encoding="utf-8")


@rule("hexlands", 1, 2, 63, 64, "A23", "A37", "A59")
def test_map_homes_and_bag_are_as_printed(table: Table):
    assert len(ground().hexes) == 61
    assert [terrain().count(kind) for kind in range(3)] == [49, 6, 6]
    for home in homes(6):
        at_home = ground().hexes[home]
        far = sorted(at_home.distance(ground().hexes[at]) for at, kind in enumerate(terrain()) if kind)
        assert (far[:3], terrain()[home]) == ([2, 2, 2], 0), "one lake and two mountains"
    for seats in range(2, 7):
        assert sorted({player.home for player in Table.laid_out(seats).state.players}) == sorted(homes(seats))
        assert len(set(homes(seats))) == seats
    assert (table.state.contents, Table.laid_out(6).state.bag) == ((12, 9, 9), 60)
    assert (ground().names[at("E5")], ground().hexes[at("E5")]) == ("E5", Hex(0, 0))


@rule("hexlands", 49, 50, 51, 54, 55, 56, 59, 60, 67, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, "A69")
def test_cards_buildings_and_soldiers_have_their_numbers():
    special = {card.key: card.progress for card in printed.cards().events if card.special}
    ordinary = {card.key: card.progress for card in printed.cards().events if not card.special}
    assert special == {"earthquake": 20, "warming": 20, "revolution": 40}
    tens, fives = ("eruption", "typhoon", "forestation", "famine"), ("flood", "harvest", "landslide", "trouble")
    assert ordinary == {**dict.fromkeys(tens, 10), **dict.fromkeys(fives, 5), "gamble": 0}
    prices = {plan.key: plan.price for plan in printed.box().buildings}
    assert prices == {"castle": 10, "spot": 5, "garrison": 10, "wall": 3, "fort": 6, "mine": 6}
    assert {plan.key for plan in printed.box().buildings if plan.tile} == {"castle", "spot", "garrison"}
    units = [(unit.key, unit.strength, unit.upkeep) for unit in printed.box().units]
    assert units == [("soldier", 1, 1), ("strong", 2, 4)]


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("map", "homes = [0, 2]", "homes = [0, 9]", "different homes"),
        ("map", "players = 3", "players = 5", "each number once"),
        ("map", "[[3, 0], [0, 3]", "[[3, 0], [3, 0]", "given twice"),
        ("map", "lakes = [[1, 0]", "lakes = [[2, 0]", "beside the home"),
        ("map", "mountains = [[2, 2]", "mountains = [[2, 3]", "off the map"),
        ("items", 'key = "masons"', 'key = "smiths"', "given once"),
        ("items", "buy = 2", "buy = -2", "greater than or equal"),
        ("events", 'key = "flood"', 'key = "plague"', "nobody knows"),
        ("events", 'key = "flood"', 'key = "typhoon"', "given twice"),
        ("box", 'key = "wall"', 'key = "gate"', "Input should be"),
        ("box", 'key = "wall"', 'key = "fort"', "given once"),
        ("box", 'key = "soldier"', 'key = "strong"', "in this order"),
        ("box", "space = 3", "spaces = 3", "score.space"),
    ],
)
def test_invalid_data_is_reported(file: str, old: str, new: str, says: str):
    assert old in text(file)
    with pytest.raises(BrokenData, match=says) as caught:
        read(MODELS[file], text(file).replace(old, new, 1), f"hexlands/{file}.toml")
    assert caught.value.file == f"hexlands/{file}.toml"


def test_deck_without_progress_is_refused():
    harmless = '[[events]]\nkey = "gamble"\nprogress = 0\nsides = 6\n'
    with pytest.raises(BrokenData, match="never ends"):
        read(Cards, harmless, "hexlands/events.toml")


def test_changed_number_takes_effect_without_code(table: Table, monkeypatch: pytest.MonkeyPatch):
    printed.box.cache_clear()
    changed, load = text("box").replace("space = 3", "space = 4"), printed.load
    monkeypatch.setattr(
        printed, "load", lambda model, file: read(model, changed, file) if model is Box else load(model, file)
    )
    try:
        assert parts(table.state, AKI)[1] == 4
    finally:
        printed.box.cache_clear()
