"""Every game under random play: actions, lines as one press, undo, agreed takebacks, wrong turns and restarts."""

from __future__ import annotations

import random

import pytest

from bot.features.table.plans import guess_of
from bot.session.model import Actor, Phase, Refused, Session
from bot.session.preview import preview
from bot.session.views import pov_of
from engines.core import Action, FastChance, IllegalAction, Seat
from engines.core.history.records import dump, load
from engines.core.history.replay import replay
from engines.core.history.verdict import verify

from .world import AKI, BEN, CHIO, GAMES_HERE, World, refused

PRESSES = 100
PEOPLE = (AKI, BEN, CHIO)
FOUR = (*PEOPLE, Actor(14, "Dai"))
"""For a game that three cannot play."""


async def one_press(world: World, session: Session, actor: Actor, chances: random.Random) -> Session:
    """Let this person do one random thing; return the session."""
    pov, player = pov_of(session, actor.user_id), session.player_of(actor.user_id)
    assert player is not None
    if chances.random() < 0.3:
        if pov.can_undo:
            return await taken_back(world, session, actor) or session
        assert await refused(world.takes_back(session, actor)) in ("nothing-to-undo", "undo-closed")
    if chances.random() < 0.05:
        return await agreed_takeback(world, session, actor)
    if not pov.legal:
        return await out_of_turn(world, session, actor)
    if chances.random() < 0.5:
        return await one_line(world, session, actor, chances)
    notation = session.rules.notation(chances.choice(pov.legal))
    foreseen, seat = preview(session, player.seat, notation), player.seat
    after = (await world.presses(session, actor, notation)).session
    assert foreseen.is_final != (after.phase is Phase.PLAYING and after.takebacks[seat] == after.row), notation
    if after.phase is Phase.PLAYING and not foreseen.is_final:
        assert foreseen.view == session.rules.view(after.state, seat)
    return after


async def out_of_turn(world: World, session: Session, actor: Actor) -> Session:
    rules = session.rules
    secret = [rules.chooses_in_secret(rules.view(session.state, seat), seat) for seat in session.movers]
    together = rules.turns_in_round(len(session.players)) == 1 or len(session.movers) > 1 or any(secret)
    with pytest.raises(Refused, match="nothing-to-choose" if together else "not-your-turn"):
        await world.plays(session, actor, "x")
    return session


def line_of(session: Session, seat: Seat, chances: random.Random) -> list[str]:
    """Return a plan of the seat, or actions that follow each other on a guess; the last ones may be illegal."""
    rules, state = session.rules, guess_of(session, seat)
    controls = session.mind.controls(state, seat)
    plans = [] if controls is None else list(controls.plans())
    if plans and chances.random() < 0.6:
        return [rules.notation(action) for action in chances.choice(plans).line]
    line: list[Action] = []
    for _ in range(chances.randint(1, 6)):
        if not (legal := rules.legal_actions(state, seat)):
            break
        line.append(chances.choice(legal))
        state = rules.apply_action(state, seat, line[-1], FastChance(str(chances.random()))).state
    if chances.random() < 0.2:
        chances.shuffle(line)
    return [rules.notation(action) for action in line]


async def one_line(world: World, session: Session, actor: Actor, chances: random.Random) -> Session:
    """Press several actions at once, which arrives twice, and perhaps take them back."""
    seat, act_line = session.player_of(actor.user_id).seat, world.services.moves.act_line  # type: ignore[union-attr]
    line, decision, number = line_of(session, seat, chances), session.decisions[seat], world.clock.interactions()
    how = {"decision": decision, "interaction_id": number}
    try:
        played = await act_line(session.id, actor, line, by_itself=chances.random() < 0.5, **how)
    except (IllegalAction, Refused):
        return session
    after, again = played.session, await act_line(session.id, actor, line, **how)
    assert (again.is_repeated, again.session, again.events) == (True, after, played.events)
    assert after.decisions[seat] > decision
    if after.takebacks[seat] is not None and after.barrier == session.barrier and chances.random() < 0.3:
        back = await taken_back(world, after, actor)
        assert back is None or back.state == session.state
        return back or after
    return after


async def taken_back(world: World, session: Session, actor: Actor) -> Session | None:
    """Return the session without the actor's last press; None if others' choices would not stand without it.

    (Three bids lie there, one is taken back by the game's own action, another arrives: to take *that* back again
    would be the last bid, and roll the dice. In Hexlands an offer is dropped, another made: only one can be open.)
    """
    try:
        return (await world.takes_back(session, actor)).session
    except Refused as refusal:
        if refusal.code != "undo-closed" or session.game not in ("pips", "hexlands"):
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
    standing = await world.sql(
        "SELECT 1 FROM log WHERE session_id = ? AND row > ? AND undone_at IS NULL AND batch = "
        "(SELECT batch FROM log WHERE session_id = ? AND row = ?)",
        *(session.id, session.barrier, session.id, request.facts["row"]),
    )
    assert standing == []
    return now


async def consistent(world: World, before: Session, after: Session) -> None:
    """Assert the invariants of a session."""
    assert all(new >= old for new, old in zip(after.decisions, before.decisions, strict=True))
    assert await world.now(after) == after
    record = await world.services.history.record(after.id, public=False)
    *_, last = replay(after.rules, record)
    assert (last.step.state, load(dump(record))) == (after.state, record)
    list(await world.services.history.moments(after.id))
    for player in after.players:
        await world.services.history.since(after.id, player.user_id or 0)


async def public_story_stands(world: World, session: Session) -> None:
    """Assert that public rows have no gaps, takebacks name marked rows, and no secret is public."""
    history = world.services.history
    record = await history.record(session.id, public=True)
    assert [row.row for row in record.rows] == list(range(len(record.rows)))
    undone = {int(row.notation.split()[1]) for row in record.rows if (row.notation or "").startswith("undo ")}
    assert undone == {row.row for row in record.rows if row.undone}
    if session.phase is Phase.OVER:
        assert verify(record).honest
        return
    assert all(draw.kind == "roll" for row in record.rows for draw in row.chance)
    for seat in (None, Seat(0)):
        events = [event for row in await history.log(session.id, seat=seat) for event in row.events]
        assert all(event.visible_to is None or seat in event.visible_to for event in events)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", sorted(GAMES_HERE))
async def test_log_leads_to_the_state_after_random_play(world: World, game: str, seed: int) -> None:
    chances = random.Random(f"{game}/{seed}")
    people = PEOPLE if len(PEOPLE) in GAMES_HERE[game].rules.seats else FOUR
    session = await world.table(game, *people)
    for number in range(PRESSES):
        before, movers = session, [people[seat] for seat in session.movers]
        session = await one_press(world, session, chances.choice([*people, *movers]), chances)
        if number % 10 == 0 or session.phase is Phase.OVER:
            await consistent(world, before, session)
        if number % 40 == 20:
            world = await world.restarted()
        if session.phase is Phase.OVER:
            break
    assert await world.faults() == []
    await public_story_stands(world, session)
