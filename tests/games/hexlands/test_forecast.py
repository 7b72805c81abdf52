"""The forecast: the effect of a player's orders if nothing else changes."""

from __future__ import annotations

import pytest

from engines.hexlands.mind.forecast import forecast, forecast_terms, known_state
from engines.hexlands.state import view

from .table import AKI, BEN, Table

rule = pytest.mark.rule


def ready(table: Table) -> Table:
    table = table.owning(AKI, "E7 2").owning(BEN, "F6 G5 H4 H3").with_soldiers(AKI, "F6 D7")
    return table.ordering(AKI, "F6 tile D7 tile")


def lines(table: Table, seat: int = AKI) -> list[tuple[str, dict]]:
    return [(line.key, dict(line.facts)) for line in forecast_terms(view(table.state, seat), seat)]


@rule("hexlands", "A62")
def test_forecast_lists_the_effects_of_orders(table: Table):
    forecast = lines(ready(table))
    assert [key for key, _ in forecast] == [
        "forecast-battle",
        "forecast-placed",
        "forecast-placed",
        "forecast-coins",
    ]
    assert (forecast[0][1]["hex"], forecast[0][1]["result"]) == ("F6", "taken")
    assert [facts["hex"] for key, facts in forecast if key == "forecast-placed"] == ["F6", "D7"]
    assert forecast[-1][1] == {"income": 1, "tolls": 0, "upkeep": 2, "left": 19}


@rule("hexlands", "A62")
def test_forecast_matches_an_unchanged_resolution(table: Table):
    table = ready(table)
    expected = [event for event in forecast(view(table.state, AKI), AKI) if event.kind != "toll"]
    assert [event for event in expected if event.kind == "fought"] == [table.resolves().event("fought")]
    assert {event.kind for event in expected} == {"fought", "taken", "placed", "charged"}


@rule("hexlands", "A70", "A21")
def test_forecast_ignores_others_skulls_and_orders(table: Table):
    table = ready(table)
    trapped = table.with_skull(BEN, "F6", 1).dealing(BEN, specials=0).having(bag=table.state.bag)
    assert lines(trapped) == lines(table)
    assert trapped.resolves().event("fought").result == "skull"
    met = ready(table).with_soldiers(BEN, "H5")
    assert lines(met.ordering(BEN, "H5 tile")) == lines(met)


def test_forecast_names_lapsed_orders_and_missing_coins(table: Table):
    table = table.with_soldiers(AKI, "D6 E8!").with_coins(AKI, 1).ordering(AKI, "D6 tile E8 none")
    assert lines(table) == [
        ("forecast-lapsed", {**lines(table)[0][1], "why": "not-yours", "hex": "D6"}),
        ("forecast-short", {"income": 1, "tolls": 0, "upkeep": 5, "missing": 3}),
    ]


def test_forecast_concerns_the_reader_only(table: Table):
    table = ready(table)
    assert [key for key, _ in lines(table, BEN)] == ["forecast-battle", "forecast-coins"]
    assert lines(table.owning(BEN, "I1"), BEN)[0][1]["hex"] == "F6"


@rule("hexlands", "A70")
def test_known_state_has_no_secrets_of_others(table: Table):
    table = table.holding(BEN, 3).holding(AKI, 4)
    state = known_state(view(table.state, AKI))
    assert [own.hand for own in state.secrets] == [(4,), (), ()]
    assert state.players == table.state.players


@rule("hexlands", "A21", "A62")
def test_forecast_names_the_readers_own_skull(table: Table):
    table = ready(table).with_tiles(AKI, skull=1).ordering(AKI, "F6 tile D7 skull")
    tiles = {facts["hex"]: facts["tile"].key for key, facts in lines(table) if key == "forecast-placed"}
    assert tiles == {"F6": "tile-normal", "D7": "tile-skull"}
    assert "skull" not in str([event for event in table.resolves().events if event.kind in ("placed", "several")])
