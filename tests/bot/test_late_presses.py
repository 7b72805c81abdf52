"""Buttons of a public message keep their word: what they say can be played, or one's own panel says why not."""

from __future__ import annotations

import random
import re
from collections.abc import Awaitable, Callable

import pytest

from bot.delivery.old_panels import EDITABLE, PAUSE
from bot.session.model import Session
from bot.session.play import asks_publicly
from engines.micronesia import GAME
from engines.micronesia.actions import Change

from .games import actor_of, begun_game, mover, settle_all
from .world import Message, World, controls, custom_id, labels, press, private

BEGUN = "Your turn has begun already: go on here, or undo first."
CHANGED = "The board has changed. Here it is now."


@pytest.fixture
async def begun(world: World) -> Session:
    """Micronesia of three people who confirm nothing."""
    await world.skip_confirming("aki", "ben", "chika")
    return await begun_game(world, "aki", "ben", "chika")


async def half_done(world: World) -> Session:
    """Let the mover change a die, which leaves the turn open."""
    session = await world.session()
    legal = GAME.rules.legal_actions(session.state, session.movers[0])
    change = next(action for action in legal if isinstance(action, Change))
    played = await world.services.moves.act(
        session.id, actor_of(await mover(world)), GAME.rules.notation(change), decision=None, interaction_id=None
    )
    await settle_all(world)
    return played.session


async def undone(world: World) -> Session:
    session = await world.session()
    played = await world.services.moves.undo(
        session.id, actor_of(await mover(world)), decision=None, interaction_id=None
    )
    await settle_all(world)
    return played.session


async def pressed(world: World, user: int, gone: str) -> Message:
    """Let somebody press this control, which their client may still show."""
    name = next(name for name, person in world.people.items() if person.id == user)
    return private(await world.press_late(name, gone))


async def test_message_follows_a_turn_that_is_half_done_and_taken_back(world: World, begun: Session) -> None:
    first, shown = world.panel(), labels(world.panel())
    await half_done(world)
    assert world.panel().id == first.id, "in place"
    assert "Undo" in labels(world.panel())
    assert labels(world.panel()) != shown
    await undone(world)
    assert (world.panel().id, labels(world.panel())) == (first.id, shown)


async def test_button_of_a_choice_that_was_taken_back_still_plays(world: World, begun: Session) -> None:
    user = (await mover(world)).id
    gone = custom_id(world.panel(), labels(world.panel())[0])
    await half_done(world)
    await undone(world)
    await pressed(world, user, gone)
    after = await world.session()
    assert after.movers != begun.movers, "it settles, and the turn is over"


async def test_button_plays_nothing_while_the_turn_goes_on(world: World, begun: Session) -> None:
    user = (await mover(world)).id
    gone = custom_id(world.panel(), labels(world.panel())[0])
    half = await half_done(world)
    shown = await pressed(world, user, gone)
    assert shown.content.startswith(BEGUN)
    assert "Undo" in labels(shown)
    assert (await world.session()).state == half.state


async def test_second_press_of_a_button_plays_no_second_move(world: World, begun: Session) -> None:
    user = (await mover(world)).id
    gone = custom_id(world.panel(), labels(world.panel())[0])
    await pressed(world, user, gone)
    after = await world.session()
    await pressed(world, user, gone)
    assert (await world.session()).row == after.row


async def test_second_delivery_is_answered_again(world: World, begun: Session) -> None:
    user = (await mover(world)).id
    gone = custom_id(world.panel(), labels(world.panel())[0])
    await half_done(world)
    await undone(world)
    await pressed(world, user, gone)
    after = await world.session()
    await world.redeliver()
    assert (await world.session()).row == after.row


async def test_old_message_follows_once_a_minute(world: World, begun: Session) -> None:
    """A message older than an hour: at once, and again after a minute."""
    world.clock.now += EDITABLE + 1
    first, shown = world.panel(), labels(world.panel())
    await half_done(world)
    assert labels(world.panel()) != shown
    await undone(world)
    assert labels(world.panel()) != shown, "that was less than a minute ago"
    world.clock.now += PAUSE
    await world.client.tick()
    await settle_all(world)
    assert (world.panel().id, labels(world.panel())) == (first.id, shown)


Step = Callable[[World], Awaitable[Session]]


@pytest.mark.parametrize(
    ("steps", "holds"),
    [((half_done,), False), ((half_done, undone), True), ((half_done, half_done, undone, undone), True),
     ((half_done, half_done, undone), False), ((half_done, undone, half_done), False)],
)  # fmt: skip
async def test_press_holds_where_nothing_stands(
    world: World, begun: Session, steps: tuple[Step, ...], holds: bool
) -> None:
    actor, number = actor_of(await mover(world)), begun.decisions[begun.movers[0]]
    session = begun
    for step in steps:
        session = await step(world)
    present = await world.services.moves.present(session, actor, number)
    assert (present == session.decisions[begun.movers[0]]) == holds


async def test_own_button_plays_after_an_undo(world: World, begun: Session) -> None:
    """The same of one's own panel that an undo has left behind."""
    actor = await mover(world)
    own = private(await press(actor, world.panel(), "My panel"))
    await half_done(world)
    await undone(world)
    await press(actor, own, labels(own)[0])
    assert (await world.session()).movers != begun.movers


async def test_message_loses_choices_once_the_next_question_is_secret(world: World) -> None:
    """Hexlands asks some things in secret within a turn: the public message keeps no dead buttons."""
    names, whim = ("aki", "ben", "chika"), random.Random("hexlands")
    session = await begun_game(world, *names, game="hexlands")
    people = {world.people[name].id: world.people[name] for name in names}
    while True:
        before, player = session, session.players[session.movers[0]]
        action = whim.choice(session.rules.legal_actions(session.state, player.seat))
        assert player.user_id is not None
        notation = session.rules.notation(action)
        await world.services.moves.act(
            session.id, actor_of(people[player.user_id]), notation, decision=None, interaction_id=None
        )
        await settle_all(world)
        session = await world.services.tables.load(session.id)
        if before.movers == session.movers and asks_publicly(before) and not asks_publicly(session):
            break
    assert not [one for one in controls(world.panel()) if re.search(r":(plan|act|tick):", one["custom_id"])]
