"""Live tables of earlier versions in the middle of a turn go on, and each correction is seen there."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.session.model import Session
from engines.core import Seat
from engines.rise_of_tribes import GAME
from engines.rise_of_tribes.state import Options
from tests.sessions.world import AKI as AKI_USER
from tests.sessions.world import BEN as BEN_USER
from tests.sessions.world import CHIO as CHIE_USER
from tests.sessions.world import World
from tests.upgrades import captured

from .table import AKI, BEN, CHIE, Table
from .test_upgrade import first_question

PEOPLE = (AKI_USER, BEN_USER, CHIE_USER)


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    world = await World.open(tmp_path / "sainome.db")
    yield world
    await world.close()


async def at_version(world: World, version: int, state: dict[str, Any], options: Options) -> Session:
    """A table with these rules, its game in this state of an earlier version."""
    chosen = {name: str(value).lower() for name, value in options.model_dump().items() if value}
    session = await world.table(GAME.key, *PEOPLE, **chosen)
    text = json.dumps(state)
    await world.store.write(
        lambda db: db.execute(
            "UPDATE sessions SET state = ?, rules_version = ? WHERE id = ?", (text, version, session.id)
        )
    )
    return await world.services.tables.load(session.id)


async def play(world: World, session: Session, seat: Seat, *notations: str) -> Session:
    for notation in notations:
        session = (await world.plays(session, PEOPLE[seat], notation)).session
    return session


def offers(session: Session) -> tuple[str, ...]:
    (seat,) = session.movers
    return tuple(map(GAME.rules.notation, GAME.rules.legal_actions(session.state, seat)))


async def test_elder_goes_to_the_abandoned_village_that_version_1_had_revealed(world: World) -> None:
    options = Options(elders=True)
    table = Table.laid_out(options=options).having(aside=()).with_members(AKI, "A1 1").with_members(BEN, "B2 1")
    table = table.with_resources(AKI, 1, 1, 1).with_resources(BEN, 1, 1, 1).revealing("abandoned-village")
    session = await at_version(world, 1, table.state.model_dump(mode="json"), options)
    assert (session.rules_version, session.movers) == (GAME.rules.rules_version, (AKI,))
    session = await play(world, session, AKI, "settle A1 elder")
    session = await play(world, session, BEN, "settle B2 elder")
    assert [player.elder for player in session.state.players[:2]] == [table.hex("A1"), table.hex("B2")]


async def test_elder_asks_for_the_calendar_in_the_next_turn(world: World) -> None:
    options = Options(elders=True)
    table = Table.laid_out(options=options).with_members(AKI, "A1 2").with_members(BEN, "B2 2")
    table = table.with_members(CHIE, "D2 1").with_village(BEN, "B2").dealing(BEN, elder=table.hex("B2"))
    table = table.with_resources(BEN, 1, 0, 0).knowing(CHIE, "calendar").does("use sun grow")
    session = await at_version(world, 1, table.state.model_dump(mode="json"), options)
    assert session.state.stage == "grow", "the half-made turn goes on"
    session = await play(world, session, AKI, "grow A1", "stop", "use moon move", "stop", "end")
    assert (session.movers, offers(session)) == ((BEN,), ("consult 3 calendar food", "pass"))


async def test_glacier_of_a_game_that_is_set_up_waits_for_the_members(world: World) -> None:
    capture = first_question()
    options = Options.model_validate(capture.options)
    session = await at_version(world, 1, capture.state, options)
    assert (session.state.stage, session.movers) == ("place", (AKI,))
    for seat, name in ((AKI, "A1"), (BEN, "B2"), (CHIE, "C3")):
        session = await play(world, session, seat, f"place {name}")
    session = await play(world, session, CHIE, "take food", "take food")
    assert session.state.stage == "glacier"
    session = await play(world, session, AKI, "put A3")
    assert (session.state.ice, session.state.stage) == (2, "act")


async def test_first_members_of_a_table_of_version_2_go_anywhere(world: World) -> None:
    setting_up = [one for one in captured(GAME.key, 2) if one.seats == 3 and one.state["now"]["why"] == "start"]
    capture = next(one for one in setting_up if one.state["stage"] == "place")
    session = await at_version(world, 2, capture.state, Options(**capture.options))
    assert session.rules_version == GAME.rules.rules_version
    assert len(offers(session)) == len(session.state.members)


async def test_village_of_version_2_keeps_its_elder_for_one_more_question(world: World) -> None:
    """Version 2 let the elder follow to the end of the turn: in a turn that it began he may still go, at once."""
    options = Options(elders=True)
    table = Table.laid_out(options=options).with_members(AKI, "A1 1 B1 1").with_resources(AKI, 4, 2, 6)
    table = table.with_members(BEN, "B2 1").at_the_end().does("village A1 2-1-3", "village B1 2-1-3")
    state = table.turning(built=(table.hex("A1"), table.hex("B1"))).state.model_dump(mode="json")
    session = await at_version(world, 2, state, options)
    assert {"elder A1", "elder B1"} <= set(offers(session))
    session = await play(world, session, AKI, "elder A1")
    assert session.state.players[AKI].elder == table.hex("A1")
