"""What a preview says of an action's end is what undo does then: both ask one function."""

from __future__ import annotations

import random
from functools import partial

import pytest

from bot.session.model import Phase, Refused, Session
from bot.session.preview import preview
from bot.store.games import log
from engines.core import Seat

from .world import AKI, World

GAMES = ("walk", "octa", "rise_of_tribes", "hexlands")
ACTIONS = 40


async def against_computers(world: World, game: str, takebacks: str) -> Session:
    lobby = await world.services.lobbies.open(game, 7, 8, AKI, "en")
    await world.services.lobbies.set_option(lobby.id, AKI, "takebacks", takebacks)
    while len(lobby.players) < max(2, min(lobby.rules.seats)):
        lobby = await world.services.lobbies.add_computer(lobby.id, AKI, "random")
    await world.services.moves.begin(lobby.id, AKI)
    await world.settle()
    return await world.services.tables.load(lobby.id)


async def takes_back(world: World, session: Session) -> bool:
    """Whether the newest action can be taken back, alone or past what computers have done since."""
    try:
        await world.services.moves.undo(session.id, AKI, decision=None, interaction_id=None)
    except Refused:
        try:
            _, request = await world.services.takebacks.ask(session.id, AKI)
        except Refused:
            return False
        return not request.asked  # only computers have acted since, so it is done at once
    return True


@pytest.mark.parametrize("takebacks", ["ask", "own"])
@pytest.mark.parametrize("game", GAMES)
async def test_preview_and_undo_agree(world: World, game: str, takebacks: str) -> None:
    """What is called final can never be taken back; all else can, until dice or a reveal follow."""
    session, whim, seen = await against_computers(world, game, takebacks), random.Random(game), set[bool]()
    for _ in range(ACTIONS):
        if session.phase is not Phase.PLAYING or not session.movers:
            break
        legal = session.rules.legal_actions(session.state, Seat(0))
        if not legal:
            break
        ends = [action for action in legal if session.rules.notation(action) in ("rest", "done", "end")]
        notation = session.rules.notation(whim.choice(ends if ends and whim.random() < 0.5 else legal))
        foreseen = preview(session, Seat(0), notation)
        await world.plays(session, AKI, notation)
        await world.settle()
        after = await world.services.tables.load(session.id)
        if after.phase is not Phase.PLAYING:
            break
        rows = await world.store.read(partial(log.since, session_id=session.id, row=session.row))
        if foreseen.is_final:
            assert not await takes_back(world, after), f"{notation} was called final"
        elif not any(row.barrier for row in rows) and whim.random() < 0.5:
            assert await takes_back(world, after), f"{notation} was not called final"
        seen.add(foreseen.is_final)
        await world.settle()
        session = await world.services.tables.load(session.id)
    assert seen
