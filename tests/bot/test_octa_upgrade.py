"""A game of Octa that was begun under version 1 of its rules goes on under version 2, in the middle of a round."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.store import Connection
from bot.table.model import Phase, Session
from engines import GAMES

from .games import actor_of, begun_game, play_to_end, settle_all
from .world import World, labels, open_world, press, private

PEOPLE = ("aki", "ben", "chika", "dai", "emi")
CORRECTED = "With five players the chips of rounds 1 to 5 count 2, 1, 1, 2 and 3."


@pytest.fixture
async def world(tmp_path: Path, plain_pictures: None) -> AsyncIterator[World]:
    """A server with five people."""
    async with open_world(tmp_path / "sainome.db", names=PEOPLE) as opened:
        yield opened


def mover_of(world: World, session: Session) -> Any:
    user_id = session.players[session.movers[0]].user_id
    return next(person for person in world.people.values() if person.id == user_id)


async def acts(world: World, session: Session) -> Session:
    """The seat to move plays its default action."""
    seat = session.movers[0]
    user = mover_of(world, session)
    notation = session.rules.notation(session.rules.default_action(session.state, seat))
    await world.services.moves.act(session.id, actor_of(user), notation, decision=None, interaction_id=None)
    await settle_all(world)
    return await world.services.tables.load(session.id)


async def in_round_2_of_version_1(world: World, monkeypatch: pytest.MonkeyPatch) -> Session:
    """Play into the second round, and store the table as version 1 had it: without the values of chips."""
    with monkeypatch.context() as earlier:
        earlier.setattr(type(GAMES["octa"]), "rules_version", 1)
        session = await begun_game(world, *PEOPLE, game="octa")
        while session.state.round < 2 or session.state.turn < 8:
            session = await acts(world, session)
        assert session.rules_version == 1
    raw = json.loads(session.state.model_dump_json())
    raw["chips"] = [{"seat": chip["seat"], "route": chip["route"]} for chip in raw["chips"]]

    def store(db: Connection) -> None:
        db.execute("UPDATE sessions SET state = ? WHERE id = ?", (json.dumps(raw), session.id))

    await world.store.write(store)
    await world.restart()
    await settle_all(world)
    return await world.services.tables.load(session.id)


async def test_round_goes_on_and_chips_to_come_are_of_the_new_table(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await in_round_2_of_version_1(world, monkeypatch)
    assert (session.rules_version, session.begun_version, session.incident) == (2, 1, None)
    assert [chip.bonus for chip in session.state.chips] == [2, 2], "chips keep what they counted when taken"
    assert CORRECTED in world.panel().content
    mine = private(await press(mover_of(world, session), world.panel(), "My panel"))
    assert any(label.startswith("Pick") or "dice" in label for label in labels(mine)), "the turn can be played"
    turn = session.state.turn
    while session.state.turn == turn:
        session = await acts(world, session)
    assert CORRECTED not in world.panel().content, "it is said once"
    session = await play_to_end(world, session)
    assert session.phase is Phase.OVER
    assert [chip.bonus for chip in session.state.chips] == [2, 2, 1, 2, 3]
