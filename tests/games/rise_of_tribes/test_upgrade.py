"""Games that began under earlier versions of the rules go on, in the middle of a turn, also as live tables."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from engines.core import Step
from engines.core.history.versions import upgrade_state
from engines.rise_of_tribes import GAME
from engines.rise_of_tribes.printed import terrain
from engines.rise_of_tribes.state import Options
from tests.sessions.world import AKI as AKI_USER
from tests.sessions.world import BEN as BEN_USER
from tests.sessions.world import CHIO as CHIE_USER
from tests.sessions.world import World
from tests.upgrades import captures_of

from .table import AKI, BEN, CHIE, Table

rule = pytest.mark.rule
OLD = captures_of(GAME.key, 1)


def upgrade(state: dict[str, Any], version: int = 1) -> Table:
    """The table of a state that an earlier version has stored, with its options."""
    text, options = json.dumps(state), json.dumps(state["options"])
    after = upgrade_state(GAME.rules, text, options, version, len(state["players"]))
    return Table(after, Step(after))


def raw(table: Table) -> dict[str, Any]:
    """The state as an earlier version stored it: it knew no field or stage that this table uses."""
    stored: dict[str, Any] = table.state.model_dump(mode="json")
    return stored


def setting_up(**fields: Any) -> dict[str, Any]:
    """The state with which version 1 began, the glacier first, then members; with these fields replaced."""
    state = raw(Table.laid_out(options=Options(special_terrains=True)))
    now = {**state["now"], "dice": [], "rolled": [], "off": ["blank", "blank"], "why": "start"}
    return {**state, "stage": "place", "turn": 1, "now": now, **fields}


@rule("rise_of_tribes", 59, "A29", "A37")
def test_glacier_of_version_1_waits_or_lies_where_it_was_put():
    # Version 1 asked for the mountain before powers and members.
    asked = [one.state for one in OLD if "turn" in one.state["agenda"] and one.state["stage"] == "glacier"]
    for leaders in (False, True):
        table = upgrade(next(state for state in asked if state["options"]["leaders"] == leaders))
        assert (table.stage, table.asked) == ("power" if leaders else "place", table.state.start)
        while table.stage != "glacier":
            assert table.state.ice == -1
            table = table.does(table.offers()[0])
        assert all(sum(here[seat] for here in table.state.members) for seat in range(table.state.seats))
        table = table.does(table.offers()[0])
        assert terrain(table.state.terrain[table.state.ice]).counts_as == ("mountain",)
        assert table.stage == "act"
    # One that was placed first stays where it lies.
    table = upgrade(setting_up(ice=2, agenda=["place 1", "place 2", "turn"]))
    assert (table.stage, table.asked, table.state.ice) == ("place", AKI, 2)
    for _ in range(3):
        table = table.does(table.offers()[0])
    table = table.does("take food", "take food")
    assert (table.state.ice, table.stage) == (2, "act")
    # Version 1 forgot the glacier if the start player left instead of placing it.
    left = setting_up(asked=1, active=1, agenda=["place 2", "turn"])
    left["players"][0]["left"] = True
    table = upgrade(left).does("place A1", "place B2", "take food", "take food")
    assert (table.stage, table.asked) == ("glacier", BEN)


@rule("rise_of_tribes", 52, 53, "A28", "A36")
def test_elders_of_version_1_are_asked_as_now():
    elders = Table.laid_out(options=Options(elders=True)).with_members(AKI, "A1 1").with_members(BEN, "B2 2")
    asked = elders.having(aside=()).with_resources(AKI, 1, 1, 1).with_resources(BEN, 1, 1, 1)
    table = upgrade(raw(asked.revealing("abandoned-village")))
    assert (table.stage, table.asked) == ("settle", AKI)
    assert table.does("settle A1", "settle B2 elder").player(BEN).elder == table.hex("B2")
    # The next turn of an elder begins with its question.
    table = elders.with_village(BEN, "B2").dealing(BEN, elder=elders.hex("B2")).with_resources(BEN, 1, 0, 0)
    table = upgrade(raw(table.knowing(CHIE, "calendar").with_members(CHIE, "D2 1")))
    assert (table.stage, table.asked) == ("act", AKI), "the half-made turn goes on"
    table = table.does("use sun grow", "stop", "use moon move", "stop", "end")
    assert (table.asked, table.offers()) == (BEN, ("consult 3 calendar food", "pass"))


def test_all_else_that_was_stored_stays_and_first_members_go_anywhere():
    for capture in OLD:
        if capture.state["stage"] != "glacier" and "turn" not in capture.state["agenda"]:
            assert upgrade(capture.state).state == GAME.rules.State.model_validate(capture.state)
    second = [one.state for one in captures_of(GAME.key, 2) if one.seats == 3 and one.state["stage"] == "place"]
    table = upgrade(next(state for state in second if state["now"]["why"] == "start"), 2)
    assert len(table.offers()) == len(table.state.members)


# --- live tables -------------------------------------------------------------------------------------------------


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    world = await World.open(tmp_path / "sainome.db")
    yield world
    await world.close()


def villages() -> Table:
    """With elders, AKI and BEN control hexes; AKI can pay for two villages."""
    table = Table.laid_out(options=Options(elders=True)).with_members(AKI, "A1 1 B1 1").with_members(BEN, "B2 1")
    return table.with_resources(AKI, 4, 2, 6).with_resources(BEN, 1, 1, 1)


def revealed() -> Table:
    return villages().having(aside=()).revealing("abandoned-village")


def built() -> Table:
    """Version 2 let the elder follow to the end of the turn: in a turn that it began he may still go, at once."""
    table = villages().at_the_end().does("village A1 2-1-3", "village B1 2-1-3")
    return table.turning(built=(table.hex("A1"), table.hex("B1")))


@pytest.mark.parametrize(
    ("version", "begun", "played"),
    [
        (1, revealed, [(AKI_USER, "settle A1 elder", "A1"), (BEN_USER, "settle B2 elder", "B2")]),
        (2, built, [(AKI_USER, "elder A1", "A1")]),
    ],
)
async def test_live_table_of_an_earlier_version_goes_on(world: World, version: int, begun: Any, played: Any):
    table: Table = begun()
    session = await world.table(GAME.key, AKI_USER, BEN_USER, CHIE_USER, elders="true")
    values = (table.state.model_dump_json(), version, session.id)
    change = "UPDATE sessions SET state = ?, rules_version = ? WHERE id = ?"
    await world.store.write(lambda db: db.execute(change, values))
    session = await world.services.tables.load(session.id)
    assert (session.rules_version, session.movers) == (GAME.rules.rules_version, (AKI,))
    for seat, (person, notation, name) in enumerate(played):
        assert (await world.plays(session, person, notation)).session.state.players[seat].elder == table.hex(name)
