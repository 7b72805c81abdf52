"""Buttons of a public message keep their word: what they say can be played, or one's own panel says why not."""

from __future__ import annotations

import random
import re

import pytest

from bot.delivery.old_panels import EDITABLE, PAUSE
from bot.session.model import Session
from bot.session.play import asks_publicly
from engines.micronesia.actions import Change

from .games import act, actor_of, begun_game, mover, settle_all
from .world import Message, World, answer_to, controls, custom_id, labels, press, private

BEGUN = "Your turn has begun already: go on here, or undo first."
PEOPLE = ("aki", "ben", "chika")


@pytest.fixture
async def begun(world: World) -> Session:
    """Micronesia of three people who confirm nothing."""
    await world.skip_confirming(*PEOPLE)
    return await begun_game(world, *PEOPLE)


async def half_done(world: World) -> Session:
    """Let the mover change a die, which leaves the turn open."""
    session = await world.session()
    legal = session.rules.legal_actions(session.state, session.movers[0])
    change = next(action for action in legal if isinstance(action, Change))
    after = await act(world, (await mover(world)).id, change)
    await settle_all(world)
    return after


async def undone(world: World) -> Session:
    session, actor = await world.session(), actor_of(await mover(world))
    played = await world.services.moves.undo(session.id, actor, decision=None, interaction_id=None)
    await settle_all(world)
    return played.session


async def pressed(world: World, gone: str) -> Message:
    """Let the mover press this control, which their client may still show."""
    user = (await mover(world)).id
    name = next(name for name, person in world.people.items() if person.id == user)
    return private(await world.press_late(name, gone))


async def test_message_follows_a_turn_that_is_half_done_and_taken_back(world: World, begun: Session) -> None:
    """At once, and a message older than an hour again after a minute; its buttons play nothing meanwhile."""
    first, shown = world.panel(), labels(world.panel())
    actor, gone = await mover(world), custom_id(first, shown[0])
    half = await half_done(world)
    assert (world.panel().id, "Undo" in labels(world.panel())) == (first.id, True), "in place"
    assert labels(world.panel()) != shown
    late = await pressed(world, gone)
    assert late.content.startswith(BEGUN)
    assert "Undo" in labels(late)
    assert (await world.session()).state == half.state
    await undone(world)
    assert (world.panel().id, labels(world.panel())) == (first.id, shown)
    world.clock.now += EDITABLE + 1
    await half_done(world)
    assert labels(world.panel()) != shown
    await undone(world)
    assert labels(world.panel()) != shown, "that was less than a minute ago"
    world.clock.now += PAUSE
    await world.client.tick()
    await settle_all(world)
    assert (world.panel().id, labels(world.panel())) == (first.id, shown)
    await pressed(world, gone)
    after = await world.session()
    assert after.movers != begun.movers, "it settles, and the turn is over"
    await world.redeliver()
    world.forged_id = gone
    await press(actor, world.panel(), "My panel")
    assert (await world.session()).row == after.row, "neither a second delivery nor a second press plays"


async def test_own_button_plays_after_an_undo(world: World, begun: Session) -> None:
    """The same of one's own panel that an undo has left behind."""
    actor = await mover(world)
    own = await answer_to(actor, world.panel(), "My panel")
    await half_done(world)
    await undone(world)
    await press(actor, own, labels(own)[0])
    assert (await world.session()).movers != begun.movers


async def test_press_holds_where_nothing_stands(world: World, begun: Session) -> None:
    """``+`` half a turn is played, ``-`` it is undone: a press of before holds after as many of both."""
    actor, number, session = actor_of(await mover(world)), begun.decisions[begun.movers[0]], begun
    for step, holds in zip("+-++--+-+", (False, True, False, False, False, True, False, True, False), strict=True):
        session = await (half_done if step == "+" else undone)(world)
        present = await world.services.moves.present(session, actor, number)
        assert (present == session.decisions[begun.movers[0]]) == holds


async def test_message_loses_choices_once_the_next_question_is_secret(world: World) -> None:
    """Hexlands asks some things in secret within a turn: the public message keeps no dead buttons."""
    whim, session = random.Random("hexlands"), await begun_game(world, *PEOPLE, game="hexlands")
    while True:
        before, player = session, session.players[session.movers[0]]
        action = whim.choice(session.rules.legal_actions(session.state, player.seat))
        session = await act(world, player.user_id, action)
        await settle_all(world)
        session = await world.services.tables.load(session.id)
        if before.movers == session.movers and asks_publicly(before) and not asks_publicly(session):
            break
    assert not [one for one in controls(world.panel()) if re.search(r":(plan|act|tick):", one["custom_id"])]
