"""The resolution: tiles, buildings and the return of soldiers (13, 28, 38-41, 50, 83, 85)."""

from __future__ import annotations

import pytest

from bot.session.codec import events_text
from engines.core.history.records import LONGEST_EVENTS
from engines.hexlands.printed import ground
from engines.hexlands.resolution.resolving import resolve
from engines.hexlands.state import LAND, land
from engines.hexlands.steps.rounds import carry_on

from .table import AKI, BEN, CHIE, Table, at

rule = pytest.mark.rule


@rule("hexlands", 13, 28, 43, "A15")
def test_resolution_goes_step_by_step(table: Table):
    table = (
        table.owning(AKI, "E7").owning(BEN, "F6 G5 H4 H3").with_soldiers(AKI, "F6 F6 D7").with_soldiers(BEN, "H5")
    )
    after = table.ordering(AKI, "F6 tile D7 tile").ordering(BEN, "H5 tile").ordering(CHIE, "").resolves()
    steps = [event.kind for event in after.events]
    assert steps[:7] == ["resolution-began", "fought", "taken", "placed", "placed", "placed", "returned"]
    assert [(event.hex, event.why) for event in after.events if event.kind == "placed"] == [
        ("F6", "battle"),
        ("H5", "order"),
        ("D7", "order"),
    ]
    after = table.owning(BEN, "I4").with_soldiers(BEN, "H4").ordering(BEN, "H4 tile").resolves()
    assert [event.seat for event in after.events if event.kind == "charged"] == [CHIE, BEN, AKI]


@rule("hexlands", 38, "A62")
def test_orders_are_resolved_backwards_and_by_space(table: Table):
    table = table.with_soldiers(AKI, "E7 D7").with_soldiers(BEN, "H3 G2")
    after = table.ordering(AKI, "E7 tile D7 tile").ordering(BEN, "H3 tile G2 tile").resolves()
    assert [event.hex for event in after.events if event.kind == "placed"] == ["G2", "H3", "D7", "E7"]
    assert after.state.report.placed == tuple(sorted(map(at, ("G2", "H3", "D7", "E7"))))


@rule("hexlands", "A62")
def test_impossible_order_lapses_for_its_player_only(table: Table):
    table = table.with_soldiers(AKI, "E7 D6").with_coins(AKI, 0)
    after = table.ordering(AKI, "E7 tile D6 spot").resolves()
    assert after.owner("E7") == AKI
    lapsed = after.event("lapsed")
    assert (lapsed.hex, lapsed.work, lapsed.why, lapsed.visible_to) == ("D6", "spot", "not-yours", (AKI,))


@rule("hexlands", 38, "A62")
def test_placed_tile_makes_the_next_order_possible(table: Table):
    table = table.with_soldiers(AKI, "D7 C6")
    after = table.ordering(AKI, "C6 tile D7 tile").resolves()
    assert (after.owner("D7"), after.owner("C6")) == (AKI, -1), "C6 comes first and has no own land beside it yet"


@rule("hexlands", "A54", "A62")
def test_winner_that_placed_a_tile_has_no_lapsed_order(table: Table):
    table = table.owning(AKI, "E7").owning(BEN, "F6 G5 H4 H3").with_soldiers(AKI, "F6 F6")
    assert "lapsed" not in table.ordering(AKI, "F6 tile").resolves().kinds
    assert table.ordering(AKI, "F6 wall").resolves().event("lapsed").why == "not-yours"


@rule("hexlands", 40, 85, "A33")
def test_soldiers_return_home(table: Table):
    after = table.with_soldiers(AKI, "E7 D6 D6").resolves()
    assert after.soldiers(AKI) == "E8 E8 E8"
    returned = [(event.hexes, event.to, event.count) for event in after.events if event.kind == "returned"]
    assert returned == [(("D6", "E7"), "E8", 3)]
    assert all(soldier.flags == 0 for soldier in after.player(AKI).soldiers)


def with_garrison(table: Table, height: int = 2) -> Table:
    table = table.owning(AKI, f"E7 {height} D6 D7 F6 F7").with_building("E7", "garrison")
    return table.with_coins(AKI, 99)


@rule("hexlands", 40, 50, "A33")
def test_garrison_holds_strength_up_to_its_height(table: Table):
    table = with_garrison(table)
    assert table.with_soldiers(AKI, "E7 E7 E7").resolves().soldiers(AKI) == "E7 E7 E8"
    assert table.with_soldiers(AKI, "E7! E7").resolves().soldiers(AKI) == "E7! E8"
    assert (
        table.with_soldiers(AKI, "D6 D7").ordering(AKI, "D6 none >E7 D7 none").resolves().soldiers(AKI) == "E7 E8"
    )
    low = with_garrison(table, 1).with_soldiers(AKI, "E7!")
    assert low.resolves().soldiers(AKI) == "E8!"


@rule("hexlands", 50, "A33", "A93")
def test_soldiers_in_a_garrison_keep_their_place(table: Table):
    slept = with_garrison(table, 1).with_soldiers(AKI, "E7", flags=0)
    [sleeper] = slept.player(AKI).soldiers
    moved = sleeper._replace(space=at("D6"), flags=1)
    table = slept.dealing(AKI, soldiers=(moved, sleeper)).ordering(AKI, "D6 none >E7 E7 none >E7")
    after = table.resolves()
    assert after.soldiers(AKI) == "E7 E8"
    assert [(event.hexes, event.to) for event in after.events if event.kind == "returned"] == [(("D6",), "E8")]


@rule("hexlands", 40)
def test_rivals_garrison_holds_no_soldier(table: Table):
    table = table.owning(BEN, "E7").with_building("E7", "garrison").with_soldiers(BEN, "E7", flags=0)
    assert table.with_soldiers(AKI, "E7").ordering(AKI, "E7 none >E7").resolves().soldiers(AKI) == "E8"


@rule("hexlands", 83, "A32")
def test_resolution_reports_the_map_and_resets_orders(table: Table):
    table = table.with_soldiers(AKI, "E7").ordering(AKI, "E7 tile").dealing(AKI, cannon=True, architect=True)
    after = table.resolves()
    assert after.state.report.before == land(table.state)
    assert after.secret(AKI).orders.spaces == ()
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
