"""The resolution, and where we play otherwise than the notes (13, 28, 38-41, 50, 83, 85)."""

from __future__ import annotations

import re

import pytest

from bot.session.codec import events_text
from engines.core.history.records import LONGEST_EVENTS
from engines.hexlands.printed import ground
from engines.hexlands.resolution.building import building_refusal
from engines.hexlands.resolution.resolving import resolve
from engines.hexlands.state import LAND, land
from engines.hexlands.steps.rounds import carry_on
from tests.contract.rules_pages import page

from .table import AKI, BEN, CHIE, Table, at

rule = pytest.mark.rule

DEPARTURES = {
    "A25": "57 89",
    "A26": "39",
    "A33": "85",
    "A19": "35",
    "A34": "35",
    "A35": "88",
    "A87": "44 88",
    "A18": "85",
    "A36": "90",
    "A56": "77",
    "A1": "3",
    "A31": "87",
    "A94": "69",
}
"""By ruling: the rules that it changes, as its row says at its end."""


@rule("hexlands", 13, 28, 38, 43, "A15", "A54", "A62")
def test_resolution_goes_step_by_step_backwards(table: Table):
    now = table.owning(AKI, "E7").owning(BEN, "F6 G5 H4 H3").with_soldiers(AKI, "F6 F6 D7").with_soldiers(BEN, "H5")
    after = now.ordering(AKI, "F6 tile D7 tile").ordering(BEN, "H5 tile").ordering(CHIE, "").resolves()
    steps = [event.kind for event in after.events]
    assert steps[:7] == ["resolution-began", "fought", "taken", "placed", "placed", "placed", "returned"]
    assert after.told("placed", "hex", "why") == [("F6", "battle"), ("H5", "order"), ("D7", "order")]
    after = now.owning(BEN, "I4").with_soldiers(BEN, "H4").ordering(BEN, "H4 tile").resolves()
    assert after.told("charged", "seat") == [CHIE, BEN, AKI]
    # Orders are resolved backwards and by space.
    now = table.with_soldiers(AKI, "E7 D7").with_soldiers(BEN, "H3 G2")
    after = now.ordering(AKI, "E7 tile D7 tile").ordering(BEN, "H3 tile G2 tile").resolves()
    assert after.told("placed", "hex") == ["G2", "H3", "D7", "E7"]
    assert after.state.report.placed == tuple(sorted(map(at, ("G2", "H3", "D7", "E7"))))
    # Impossible order lapses for its player only.
    after = table.with_soldiers(AKI, "E7 D6").with_coins(AKI, 0).ordering(AKI, "E7 tile D6 spot").resolves()
    assert after.owner("E7") == AKI
    lapsed = after.event("lapsed")
    assert (lapsed.hex, lapsed.work, lapsed.why, lapsed.visible_to) == ("D6", "spot", "not-yours", (AKI,))
    after = table.with_soldiers(AKI, "D7 C6").ordering(AKI, "C6 tile D7 tile").resolves()
    assert (after.owner("D7"), after.owner("C6")) == (AKI, -1), "C6 comes first and has no own land beside it yet"
    now = table.owning(AKI, "E7").owning(BEN, "F6 G5 H4 H3").with_soldiers(AKI, "F6 F6")
    assert "lapsed" not in now.ordering(AKI, "F6 tile").resolves().kinds
    assert now.ordering(AKI, "F6 wall").resolves().event("lapsed").why == "not-yours"


@rule("hexlands", 40, 50, 85, "A33", "A93")
def test_soldiers_return_home_or_to_a_garrison(table: Table):
    # Soldiers return home.
    after = table.with_soldiers(AKI, "E7 D6 D6").resolves()
    assert after.soldiers(AKI) == "E8 E8 E8"
    assert after.told("returned", "hexes", "to", "count") == [(("D6", "E7"), "E8", 3)]
    assert all(soldier.flags == 0 for soldier in after.player(AKI).soldiers)
    # Garrison holds strength up to its height.
    now = with_garrison(table)
    assert now.with_soldiers(AKI, "E7 E7 E7").resolves().soldiers(AKI) == "E7 E7 E8"
    assert now.with_soldiers(AKI, "E7! E7").resolves().soldiers(AKI) == "E7! E8"
    assert now.with_soldiers(AKI, "D6 D7").ordering(AKI, "D6 none >E7 D7 none").resolves().soldiers(AKI) == "E7 E8"
    assert with_garrison(now, 1).with_soldiers(AKI, "E7!").resolves().soldiers(AKI) == "E8!"
    # Soldiers in a garrison keep their place.
    slept = with_garrison(table, 1).with_soldiers(AKI, "E7", flags=0)
    [sleeper] = slept.player(AKI).soldiers
    moved = sleeper._replace(space=at("D6"), flags=1)
    after = slept.dealing(AKI, soldiers=(moved, sleeper)).ordering(AKI, "D6 none >E7 E7 none >E7").resolves()
    assert (after.soldiers(AKI), after.told("returned", "hexes", "to")) == ("E7 E8", [(("D6",), "E8")])
    now = table.owning(BEN, "E7").with_building("E7", "garrison").with_soldiers(BEN, "E7", flags=0)
    assert now.with_soldiers(AKI, "E7").ordering(AKI, "E7 none >E7").resolves().soldiers(AKI) == "E8"


def with_garrison(table: Table, height: int = 2) -> Table:
    table = table.owning(AKI, f"E7 {height} D6 D7 F6 F7").with_building("E7", "garrison")
    return table.with_coins(AKI, 99)


@rule("hexlands", 83, "A32")
def test_resolution_reports_the_map_and_resets_orders(table: Table):
    table = table.with_soldiers(AKI, "E7").ordering(AKI, "E7 tile").dealing(AKI, cannon=True, architect=True)
    after = table.resolves()
    assert (after.state.report.before, after.secret(AKI).orders.spaces) == (land(table.state), ())
    assert not after.player(AKI).cannon
    assert not after.player(AKI).architect
    assert (after.stage, after.state.owing, after.state.active) == ("upkeep", (), -1)
    assert [purse.seat for purse in after.state.report.purses] == [AKI, BEN, CHIE]


def test_largest_resolution_fits_a_stored_row():
    """Six players share all land, each has a soldier with an order on all of it, and an event strikes the rest."""
    table = Table.laid_out(6).having(deck=("typhoon",))
    homes = [player.home for player in table.state.players]
    spaces = [space for space, terrain in enumerate(table.state.terrain) if terrain == LAND]
    names = [ground().names[space] for space in spaces]
    for number, space in enumerate(spaces):
        if space not in homes:
            name = ground().names[space]
            table = table.owning(number % 6, name).with_building(name, "garrison")
    for seat in range(6):
        table = table.with_coins(seat, 99).with_soldiers(seat, " ".join(names))
        table = table.ordering(seat, " ".join(f"{name} tile" for name in names), defence="all")
    after = table.runs(lambda state, course: carry_on(resolve(state, course), course))
    assert sum(event.kind == "fought" for event in after.events) == len(spaces)
    assert after.events[-1].kind == "round-began"
    assert LONGEST_EVENTS // 2 < len(events_text(after.events)) < LONGEST_EVENTS


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
    for ruling, changed in DEPARTURES.items():
        numbers = changed.split()
        [item] = [item for item in items if re.search(rf"\b{ruling}\b", item)]
        assert set(numbers) <= set(re.findall(r"\d+", item)), "it names what it changes"
        [row] = [line for line in text.splitlines() if line.startswith(f"| {ruling} |")]
        marks = f"*A departure from {' and '.join(numbers)}.*", f"（{'・'.join(numbers)}を変更）"
        assert row.endswith(f"{marks[part]} |")


@rule("hexlands", 39, 57, 85, 89, "A25", "A26", "A33")
def test_departures_hold(table: Table):
    now = table.owning(AKI, "E7 D6 D7 F7").with_building("E7", "garrison").owning(BEN, "F6 G5 H4 H3")
    now = now.with_soldiers(AKI, "F6 F6").with_coins(AKI, 99)
    after = now.ordering(AKI, "F6 tile >E7").resolves()
    assert after.owner("F6") == AKI
    assert after.soldiers(AKI) == "E7 E8", "one has room in the garrison, the other goes home"
    assert now.ordering(AKI, "F6 tile").resolves().soldiers(AKI) == "E8 E8"
    # Walls and forts may face an enemy.
    for building in ["wall", "fort"]:
        now = table.owning(AKI, "E7").owning(BEN, "F6").with_soldiers(AKI, "E7")
        assert not building_refusal(now.state, AKI, at("E7"), building)
        assert building_refusal(now.state, AKI, at("E7"), "garrison") == "not-inside"
    for building in ["garrison", "fort", "spot"]:
        now = table.owning(AKI, "E7 D6 D7 F6 F7").with_soldiers(AKI, "E7 D7")
        assert not building_refusal(now.state, AKI, at("E7"), building), "beside the castle, without any road"
