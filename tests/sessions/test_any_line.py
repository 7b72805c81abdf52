"""Every game under random lines: several actions as one press, plans, undo, takebacks by consent, restarts."""

from __future__ import annotations

import random

import pytest

from bot.features.table.plans import guess_of
from bot.history.audit import session_faults
from bot.session.model import Actor, Phase, Refused, Session
from engines.core import Action, FastChance, IllegalAction, Seat
from engines.core.history.verdict import verify

from .test_any_game import FOUR, PEOPLE, consistent, public_story_stands
from .world import GAMES_HERE, World

PRESSES = 50


def line_of(session: Session, seat: Seat, chances: random.Random) -> list[str]:
    """Return a plan of the seat, or actions that follow each other on a guess; the last ones may be illegal."""
    rules, state = session.rules, guess_of(session, seat)
    controls = session.mind.controls(state, seat)
    plans = [] if controls is None else list(controls.plans())
    if plans and chances.random() < 0.6:
        return [rules.notation(action) for action in chances.choice(plans).line]
    line: list[Action] = []
    for _ in range(chances.randint(1, 6)):
        legal = rules.legal_actions(state, seat)
        if not legal:
            break
        line.append(chances.choice(legal))
        state = rules.apply_action(state, seat, line[-1], FastChance(str(chances.random()))).state
    if chances.random() < 0.2:
        chances.shuffle(line)
    return [rules.notation(action) for action in line]


async def one_press(world: World, session: Session, actor: Actor, chances: random.Random) -> Session:
    """Let this person press one thing, which arrives twice; return the session."""
    player = session.player_of(actor.user_id)
    assert player is not None
    seat, services = player.seat, world.services
    if session.takebacks[seat] is not None and chances.random() < 0.3:
        return await taken_back(world, session, actor) or session
    if chances.random() < 0.1:
        return await agreed_takeback(world, session, actor)
    line = line_of(session, seat, chances)
    if not line:
        return session
    decision, number, by_itself = session.decisions[seat], world.clock.interactions(), chances.random() < 0.5
    try:
        played = await services.moves.act_line(
            session.id, actor, line, decision=decision, interaction_id=number, by_itself=by_itself
        )
    except (IllegalAction, Refused):
        return session
    after = played.session
    again = await services.moves.act_line(session.id, actor, line, decision=decision, interaction_id=number)
    assert again.is_repeated
    assert again.session == after
    assert again.events == played.events
    assert after.decisions[seat] > decision
    if after.takebacks[seat] is not None and after.barrier == session.barrier and chances.random() < 0.3:
        back = await taken_back(world, after, actor)
        assert back is None or back.state == session.state
        return back or after
    return after


async def taken_back(world: World, session: Session, actor: Actor) -> Session | None:
    """Return the session without the actor's last press; None if others' choices would not stand without it."""
    try:
        return (await world.takes_back(session, actor)).session
    except Refused as refusal:
        if refusal.code != "undo-closed":
            raise
        return None


async def agreed_takeback(world: World, session: Session, actor: Actor) -> Session:
    """Ask for a takeback, to which everybody asked agrees: no half of a press stays."""
    try:
        now, request = await world.services.takebacks.ask(session.id, actor)
        for user in request.asked:
            now = await world.services.requests.agree(request.id, Actor(user, ""))
    except Refused:
        return session
    assert await standing_after(world, session, request.facts["row"]) == 0
    return now


async def standing_after(world: World, session: Session, row: int) -> object:
    """Return how many actions of the press that wrote this row stand, of those that could be taken back."""
    [(found,)] = await world.sql(
        "SELECT count(*) FROM log WHERE session_id = ? AND row > ? AND undone_at IS NULL AND batch = "
        "(SELECT batch FROM log WHERE session_id = ? AND row = ?)",
        *(session.id, session.barrier, session.id, row),
    )
    return found


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", sorted(GAMES_HERE))
async def test_log_leads_to_the_state_after_random_lines(world: World, game: str, seed: int) -> None:
    chances = random.Random(f"{game}/{seed}/lines")
    people = PEOPLE if len(PEOPLE) in GAMES_HERE[game].rules.seats else FOUR
    session = await world.table(game, *people)
    for number in range(PRESSES):
        before = session
        movers = [people[seat] for seat in session.movers]
        session = await one_press(world, session, chances.choice([*people, *movers, *movers]), chances)
        if number % 10 == 0 or session.phase is Phase.OVER:
            await consistent(world, before, session)
            list(await world.services.history.moments(session.id))
            for actor in people:
                await world.services.history.since(session.id, actor.user_id)
        if number % 20 == 10:
            world = await world.restarted()
        if session.phase is Phase.OVER:
            break
    assert [fault async for fault in session_faults(world.store, GAMES_HERE)] == []
    if session.phase is Phase.OVER:
        assert verify(await world.services.history.record(session.id, public=True)).honest
    await public_story_stands(world, session)
