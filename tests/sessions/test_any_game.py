"""Every game under random play: actions, undo, actions out of turn, and restarts."""

from __future__ import annotations

import random

import pytest

from bot.history.audit import session_faults
from bot.session.model import Actor, Phase, Refused, Session
from bot.session.preview import preview
from bot.session.views import pov_of
from engines.core import Seat
from engines.core.history.records import dump, load
from engines.core.history.replay import replay
from engines.core.history.verdict import verify

from .world import AKI, BEN, CHIO, GAMES_HERE, World

ACTIONS = 120
PEOPLE = (AKI, BEN, CHIO)
FOUR = (*PEOPLE, Actor(14, "Dai"))
"""For a game that three cannot play."""


async def one_step(world: World, session: Session, actor: Actor, chances: random.Random) -> Session:
    """Let this person do one random thing; return the session."""
    pov = pov_of(session, actor.user_id)
    if pov.can_undo and chances.random() < 0.3:
        return await taken_back(world, session, actor)
    if not pov.legal:
        secret = [
            session.rules.chooses_in_secret(session.rules.view(session.state, seat), seat)
            for seat in session.movers
        ]
        together = session.rules.turns_in_round(len(session.players)) == 1 or len(session.movers) > 1 or any(secret)
        with pytest.raises(Refused, match="nothing-to-choose" if together else "not-your-turn"):
            await world.plays(session, actor, "x")
        return session
    notation = session.rules.notation(chances.choice(pov.legal))
    player = session.player_of(actor.user_id)
    assert player is not None
    foreseen = preview(session, player.seat, notation)
    after = (await world.presses(session, actor, notation)).session
    seat = player.seat
    assert foreseen.is_final or after.takebacks[seat] == after.row
    if after.phase is Phase.PLAYING and not foreseen.is_final:
        assert foreseen.view == session.rules.view(after.state, seat)
    return after


async def taken_back(world: World, session: Session, actor: Actor) -> Session:
    """The session without the actor's last action; as it is, where others' choices would not stand without it.

    (Three bids lie there, one is taken back by the game's own action, another arrives: to take *that* back again
    would be the last bid, and roll the dice. In Hexlands an offer is dropped, another made: only one can be open.)
    """
    try:
        return (await world.takes_back(session, actor)).session
    except Refused as refusal:
        if refusal.code != "undo-closed" or session.game not in ("pips", "hexlands"):
            raise
        return session


async def consistent(world: World, before: Session, after: Session) -> None:
    """Assert the invariants of a session."""
    assert all(new >= old for new, old in zip(after.decisions, before.decisions, strict=True))
    assert await world.services.tables.load(after.id) == after
    record = await world.services.history.record(after.id, public=False)
    *_, last = replay(after.rules, record)
    assert last.step.state == after.state
    assert load(dump(record)) == record


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (1, 2))])
@pytest.mark.parametrize("game", sorted(GAMES_HERE))
async def test_log_leads_to_the_state_after_random_play(world: World, game: str, seed: int) -> None:
    chances = random.Random(f"{game}/{seed}")
    people = PEOPLE if len(PEOPLE) in GAMES_HERE[game].rules.seats else FOUR
    session = await world.table(game, *people)
    worlds = [world]
    try:
        for number in range(ACTIONS):
            before = session
            session = await one_step(world, session, chances.choice(people), chances)
            if number % 10 == 0 or session.phase is Phase.OVER:
                await consistent(world, before, session)
            if number % 40 == 20:
                world = await world.restarted()
                worlds.append(world)
            if session.phase is Phase.OVER:
                break
        assert [fault async for fault in session_faults(world.store, GAMES_HERE)] == []
        if session.phase is Phase.OVER:
            assert verify(await world.services.history.record(session.id, public=True)).honest
        await public_story_stands(world, session)
    finally:
        for one in worlds:
            await one.close()


async def public_story_stands(world: World, session: Session) -> None:
    """Assert that public rows have no gaps, takebacks name marked rows, and no secret is public."""
    record = await world.services.history.record(session.id, public=True)
    assert [row.row for row in record.rows] == list(range(len(record.rows)))
    undone = {int(row.notation.split()[1]) for row in record.rows if (row.notation or "").startswith("undo ")}
    assert undone == {row.row for row in record.rows if row.undone}
    if session.phase is Phase.PLAYING:
        assert all(draw.kind == "roll" for row in record.rows for draw in row.chance)
        rows = await world.services.history.log(session.id)
        assert all(event.visible_to is None for row in rows for event in row.events)
        own = await world.services.history.log(session.id, seat=Seat(0))
        assert all(event.visible_to is None or 0 in event.visible_to for row in own for event in row.events)
