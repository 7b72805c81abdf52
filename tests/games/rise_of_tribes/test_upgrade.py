"""Games that began under version 1 of the rules go on under later ones, in the middle of a turn."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engines.core import Step
from engines.core.history.versions import upgrade_state
from engines.rise_of_tribes import GAME
from engines.rise_of_tribes.printed import terrain
from engines.rise_of_tribes.state import Options
from tests.upgrades import Captured, captured

from .table import AKI, BEN, CHIE, Table

rule = pytest.mark.rule
OLD = captured(GAME.key, 1)


def upgrade(state: dict[str, Any], options: dict[str, Any]) -> Table:
    """The table of a state that version 1 has stored."""
    after = upgrade_state(GAME.rules, json.dumps(state), json.dumps(options), 1, len(state["players"]))
    return Table(after, Step(after))


def state_of_version_1(table: Table) -> dict[str, Any]:
    """The state as version 1 stored it: it knew no field or stage that this table uses."""
    state: dict[str, Any] = table.state.model_dump(mode="json")
    return state


def setting_up(stage: str, **options: bool) -> list[Captured]:
    return [
        capture
        for capture in OLD
        if "turn" in capture.state["agenda"]
        and capture.state["stage"] == stage
        and all(capture.options[name] == value for name, value in options.items())
    ]


@rule("rise_of_tribes", 59, "A37")
@pytest.mark.parametrize("leaders", [False, True])
def test_question_for_the_glacier_waits_until_all_is_set_up(leaders: bool):
    """Version 1 asked for the mountain before powers and members."""
    capture = setting_up("glacier", leaders=leaders)[0]
    table = upgrade(capture.state, capture.options)
    assert table.stage == ("power" if leaders else "place")
    assert table.asked == table.state.start
    while table.stage != "glacier":
        assert table.state.ice == -1
        table = table.does(table.offers()[0])
    assert all(sum(here[seat] for here in table.state.members) for seat in range(capture.seats))
    table = table.does(table.offers()[0])
    assert terrain(table.state.terrain[table.state.ice]).counts_as == ("mountain",)
    assert table.stage == "act"


def first_question() -> Captured:
    """The state with which version 1 began: the glacier first, then members."""
    options = Options(special_terrains=True)
    state = Table.laid_out(options=options).state.model_dump(mode="json")
    agenda = [*(f"place {seat}" for seat in range(3)), "turn"]
    now = {**state["now"], "dice": [], "rolled": [], "off": ["blank", "blank"]}
    state |= {"stage": "glacier", "asked": 0, "turn": 1, "agenda": agenda, "now": now}
    given = options.model_dump(mode="json")
    return Captured(seats=3, options=given, state=state, movers=(0,), conserved={})


@rule("rise_of_tribes", 59, "A37")
def test_glacier_that_was_placed_first_stays_where_it_lies():
    capture = first_question()
    state = {**capture.state, "stage": "place", "ice": 2, "agenda": ["place 1", "place 2", "turn"]}
    state["now"] = {**state["now"], "why": "start"}
    table = upgrade(state, capture.options)
    assert (table.stage, table.asked, table.state.ice) == ("place", AKI, 2)
    for _ in range(3):
        table = table.does(table.offers()[0])
    table = table.does("take food", "take food")
    assert (table.state.ice, table.stage) == (2, "act")


@rule("rise_of_tribes", 59, "A29", "A37")
def test_glacier_that_was_lost_with_its_player_is_placed_after_all():
    """Version 1 forgot the glacier if the start player left instead of placing it."""
    capture = first_question()
    state = {**capture.state, "stage": "place", "asked": 1, "active": 1, "agenda": ["place 2", "turn"]}
    state["players"][0]["left"] = True
    state["now"] = {**state["now"], "why": "start"}
    table = upgrade(state, capture.options)
    table = table.does("place A1", "place B2", "take food", "take food")
    assert (table.stage, table.asked) == ("glacier", BEN)


@rule("rise_of_tribes", 52, "A36")
def test_question_of_the_abandoned_village_offers_the_elder():
    table = Table.laid_out().having(options=Options(elders=True), aside=())
    table = table.with_members(AKI, "A1 1").with_members(BEN, "B2 1").with_resources(BEN, 1, 1, 1)
    asked = table.with_resources(AKI, 1, 1, 1).revealing("abandoned-village")
    table = upgrade(state_of_version_1(asked), asked.state.options.model_dump(mode="json"))
    assert (table.stage, table.asked) == ("settle", AKI)
    table = table.does("settle A1", "settle B2 elder")
    assert table.player(BEN).elder == table.hex("B2")


@rule("rise_of_tribes", 53, "A28")
def test_next_turn_of_an_elder_begins_with_its_question():
    table = (
        Table.laid_out().having(options=Options(elders=True)).with_members(BEN, "B2 2").with_members(AKI, "A1 1")
    )
    table = table.with_village(BEN, "B2").dealing(BEN, elder=table.hex("B2")).with_resources(BEN, 1, 0, 0)
    table = table.knowing(CHIE, "calendar").with_members(CHIE, "D2 1")
    table = upgrade(state_of_version_1(table), table.state.options.model_dump(mode="json"))
    assert (table.stage, table.asked) == ("act", AKI), "the half-made turn goes on"
    table = table.does("use sun grow", "stop", "use moon move", "stop", "end")
    assert (table.asked, table.offers()) == (BEN, ("consult 3 calendar food", "pass"))


def test_all_else_that_version_1_stored_stays_as_it_is():
    for capture in OLD:
        if capture.state["stage"] == "glacier" or "turn" in capture.state["agenda"]:
            continue
        after = GAME.rules.State.model_validate(capture.state)
        assert upgrade(capture.state, capture.options).state == after
