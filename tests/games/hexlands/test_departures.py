"""Departures: what the notes say clearly and we play otherwise on purpose, named on the rules page."""

from __future__ import annotations

import re

import pytest

from engines.hexlands.resolution.building import building_refusal
from tests.contract.rules_pages import page

from .table import AKI, BEN, Table, at

rule = pytest.mark.rule

DEPARTURES = {
    "A25": ("*A departure from 57 and 89.*", "（57・89を変更）"),
    "A26": ("*A departure from 39.*", "（39を変更）"),
    "A33": ("*A departure from 85.*", "（85を変更）"),
    "A19": ("*A departure from 35.*", "（35を変更）"),
    "A34": ("*A departure from 35.*", "（35を変更）"),
    "A35": ("*A departure from 88.*", "（88を変更）"),
    "A87": ("*A departure from 44 and 88.*", "（44・88を変更）"),
    "A18": ("*A departure from 85.*", "（85を変更）"),
    "A36": ("*A departure from 90.*", "（90を変更）"),
    "A56": ("*A departure from 77.*", "（77を変更）"),
    "A1": ("*A departure from 3.*", "（3を変更）"),
    "A31": ("*A departure from 87.*", "（87を変更）"),
    "A94": ("*A departure from 69.*", "（69を変更）"),
}
"""By ruling: how its row ends in each language."""


@rule("hexlands", "A25", "A26", "A33")
@pytest.mark.parametrize(
    ("part", "heading"),
    [(0, "## Departures (our design)\n"), (1, "## メモと違うところ（独自の変更）\n")],
    ids=["en", "ja"],
)
def test_departures_are_named_as_ours(part: int, heading: str):
    text = re.split(r"^# ", page("hexlands"), flags=re.MULTILINE)[1 + part]
    items = text.split(heading)[1].split("\n## ")[0].split("\n- ")[1:]
    assert all(any(re.search(rf"\b{ruling}\b", item) for ruling in DEPARTURES) for item in items)
    for ruling, marks in DEPARTURES.items():
        [item] = [item for item in items if re.search(rf"\b{ruling}\b", item)]
        assert set(re.findall(r"\d+", marks[part])) <= set(re.findall(r"\d+", item)), "it names what it changes"
        [row] = [line for line in text.splitlines() if line.startswith(f"| {ruling} |")]
        assert row.endswith(f"{marks[part]} |")


@rule("hexlands", 85, "A33")
def test_winner_of_territory_may_sleep_in_a_garrison(table: Table):
    table = table.owning(AKI, "E7 D6 D7 F7").with_building("E7", "garrison").owning(BEN, "F6 G5 H4 H3")
    table = table.with_soldiers(AKI, "F6 F6").with_coins(AKI, 99)
    after = table.ordering(AKI, "F6 tile >E7").resolves()
    assert after.owner("F6") == AKI
    assert after.soldiers(AKI) == "E7 E8", "one has room in the garrison, the other goes home"
    assert table.ordering(AKI, "F6 tile").resolves().soldiers(AKI) == "E8 E8"


@rule("hexlands", 39, "A26")
@pytest.mark.parametrize("building", ["wall", "fort"])
def test_walls_and_forts_may_face_an_enemy(table: Table, building: str):
    table = table.owning(AKI, "E7").owning(BEN, "F6").with_soldiers(AKI, "E7")
    assert not building_refusal(table.state, AKI, at("E7"), building)
    assert building_refusal(table.state, AKI, at("E7"), "garrison") == "not-inside"


@rule("hexlands", 57, 89, "A25")
@pytest.mark.parametrize("building", ["garrison", "fort", "spot"])
def test_castle_stands_in_for_a_road(table: Table, building: str):
    table = table.owning(AKI, "E7 D6 D7 F6 F7").with_soldiers(AKI, "E7 D7")
    assert not building_refusal(table.state, AKI, at("E7"), building), "beside the castle, without any road"
