"""A game of Octa that was begun under earlier versions of its rules goes on, in the middle of a round."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.session.model import Phase, Session
from bot.store import Connection
from engines import GAMES

from .games import actor_of, begun_game, play_to_end, settle_all
from .world import World, labels, open_world, press, private

PEOPLE = ("aki", "ben", "chika", "dai", "emi")
CORRECTED = {
    2: "With 5 players the chips of rounds 1 to 5 count 2, 1, 1, 2 and 3.",
    3: "With 4 players the chip of the last round now counts 3.",
    4: "With 5 players the chips of rounds 1 to 5 now count 1, 1, 1, 2 and 2.",
}
"""By version of the rules: what the panel says once."""


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


async def of_version(
    version: int,
    world: World,
    monkeypatch: pytest.MonkeyPatch,
    *names: str,
    turn: int,
    values: tuple[int, ...],
) -> Session:
    """Play to this turn, and store the table as that version had it: chips with these values, or without any."""
    with monkeypatch.context() as earlier:
        earlier.setattr(type(GAMES["octa"].rules), "rules_version", version)
        session = await begun_game(world, *names, game="octa")
        while session.state.turn < turn:
            session = await acts(world, session)
        assert session.rules_version == version
    raw = json.loads(session.state.model_dump_json())
    for chip, value in zip(raw["chips"], values, strict=True):
        if version == 1:
            del chip["bonus"]
        else:
            chip["bonus"] = value

    def store(db: Connection) -> None:
        db.execute("UPDATE sessions SET state = ? WHERE id = ?", (json.dumps(raw), session.id))

    await world.store.write(store)
    await world.restart()
    await settle_all(world)
    return await world.services.tables.load(session.id)


async def plays_on(world: World, session: Session) -> list[int]:
    """Play to the end, and return the values of all chips; the panel has said once what was corrected."""
    said = world.panel().content
    assert [version for version, text in CORRECTED.items() if text in said] == list(
        range(session.begun_version + 1, session.rules_version + 1)
    )
    mine = private(await press(mover_of(world, session), world.panel(), "My panel"))
    assert any(label.startswith("Pick") or "dice" in label for label in labels(mine)), "the turn can be played"
    turn = session.state.turn
    while session.state.turn == turn:
        session = await acts(world, session)
    assert not any(text in world.panel().content for text in CORRECTED.values()), "it is said once"
    session = await play_to_end(world, session)
    assert (session.phase, session.incident) == (Phase.OVER, None)
    return [chip.bonus for chip in session.state.chips]


@pytest.mark.parametrize(
    ("version", "values", "over"),
    [(1, (2, 2), [2, 2, 1, 2, 2]), (2, (2, 1), [2, 1, 1, 2, 2]), (3, (2, 1), [2, 1, 1, 2, 2])],
)
async def test_game_of_five_goes_on(
    world: World, monkeypatch: pytest.MonkeyPatch, version: int, values: tuple[int, ...], over: list[int]
) -> None:
    """In the middle of round 2."""
    session = await of_version(version, world, monkeypatch, *PEOPLE, turn=8, values=values)
    assert (session.rules_version, session.begun_version, session.incident) == (4, version, None)
    assert [chip.bonus for chip in session.state.chips] == list(values), "chips keep what they counted when taken"
    assert await plays_on(world, session) == over


async def test_game_of_four_goes_on_after_version_2(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the middle of a round; the chip of round 8 is still face down."""
    session = await of_version(2, world, monkeypatch, *PEOPLE[:4], turn=18, values=(2,) * 5)
    assert (session.rules_version, session.begun_version, session.incident) == (4, 2, None)
    assert session.state.round == 5
    assert await plays_on(world, session) == [2, 2, 2, 2, 2, 2, 2, 3]
