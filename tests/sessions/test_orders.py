"""Standing orders in real games: played once, 60 seconds after the asking, only while they bring the same."""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import replace

import pytest

from bot.rows.ahead import ORDER, OrdersRow
from bot.session.model import Actor, Session
from bot.session.orders import OrderLine, Sight, decide, is_own_turn, lines_from, lines_text
from bot.session.private_board import Board
from bot.session.views import story
from engines.core import FastChance, Seat

from .firing import spoils, stored
from .world import AKI, BEN, STRANGER, World, refused

PEOPLE = (AKI, BEN)


def seat_of(session: Session, actor: Actor) -> Seat:
    player = session.player_of(actor.user_id)
    assert player is not None
    return player.seat


def default(session: Session, seat: Seat) -> str:
    return session.rules.notation(session.rules.default_action(session.state, seat))


async def moves_on(world: World, session: Session) -> Session:
    """Play the default action of whoever is awaited."""
    seat = session.movers[0]
    return (await world.plays(session, PEOPLE[seat], default(session, seat))).session


def is_alone(session: Session) -> bool:
    return len(session.movers) == 1 and is_own_turn(session, session.movers[0])


def next_turn(session: Session) -> Session | None:
    """The table when the turn has passed on by default actions; None if there are dice in between."""
    later, chance = session, FastChance(1)
    for _ in range(40):
        seat = later.movers[0]
        action = later.rules.default_action(later.state, seat)
        step = later.rules.apply_action(later.state, seat, action, chance)
        later = replace(later, state=step.state)
        if step.barrier or later.movers != (seat,):
            return None if step.barrier else later
    return None


async def waiting(world: World, game: str) -> tuple[Session, Actor, Actor]:
    """Return a game in which somebody plays and the next player waits, with no dice in between; and both."""
    session = await world.table(game, *PEOPLE)
    while not (is_alone(session) and (later := next_turn(session)) and is_alone(later)):
        session = await moves_on(world, session)
    await world.settle()
    return session, PEOPLE[session.movers[0]], PEOPLE[later.movers[0]]


async def tried(world: World, session: Session, actor: Actor, *, other: bool = False) -> Board:
    """Begin a *Try it*, let the others play their default actions, and try an own action: the default one,
    or an other."""
    boards, own = world.services.tables.boards, seat_of(session, actor)
    board, seat = await boards.begin_try(session, actor, "en", anew=True), None
    while seat != own:
        at, seat = board.session, board.session.played_seat
        notation = default(at, seat)
        if seat == own and other:
            legal = map(at.rules.notation, at.rules.legal_actions(at.state, own))
            notation = next(one for one in legal if one != notation)
        await world.plays(at, actor, notation)
        board = await boards.opened(at.id, actor.user_id)
    return board


def gives(
    world: World, board: Board, actor: Actor, words: str = "", number: int | None = None
) -> Awaitable[OrdersRow]:
    said = {"en": words} if words else {}
    return world.services.orders.give(board, actor, lambda run, seat: said, interaction_id=number)


async def orders(world: World, session: Session, actor: Actor, *, other: bool = False) -> OrdersRow:
    """Give what is tried as an order."""
    return await gives(world, await tried(world, session, actor, other=other), actor)


async def is_asked(world: World, session: Session, actor: Actor) -> Session:
    """Play the others' default actions until the actor's turn is there."""
    session = await world.now(session)
    while not is_own_turn(session, seat_of(session, actor)):
        session = await moves_on(world, session)
    await world.settle()
    return session


async def fired(world: World) -> list[tuple[object, ...]]:
    """Return seat, person and notation of every action by order."""
    return await world.sql("SELECT seat, user_id, notation FROM log WHERE ahead = 'order' ORDER BY row")


async def test_order_is_played_once_a_minute_after_the_asking(world: World) -> None:
    session, _, waits = await waiting(world, "hexlands")
    row, seat = await orders(world, session, waits), seat_of(session, waits)
    assert (await world.now(session)).revision == session.revision, "nobody is to notice it"
    assert not await world.sql("SELECT facts FROM notices")
    await world.sql("UPDATE players SET missed = 2 WHERE seat = ?", int(seat))
    asked = await is_asked(world, session, waits)
    await world.passes(59)
    assert await fired(world) == [], "the move before can still be undone"
    await world.passes(1)
    (notation,) = lines_from(row.lines)[0].notations
    assert await fired(world) == [(seat, waits.user_id, notation)]
    after = await world.now(session)
    assert (after.row, await stored(world, session)) == (asked.row + 1, [])
    assert after.players[seat].missed == 0, "a turn by order counts as played"
    await world.passes(3600)
    assert len(await fired(world)) == 1
    _, entries = await world.services.tables.with_log(session.id)
    assert [logged.ahead for logged in story(after, entries, None)][-1] == ORDER


async def test_next_line_is_played_where_the_first_fails(world: World) -> None:
    session, _, waits = await waiting(world, "octa")
    await orders(world, session, waits, other=True)
    row = await spoils(world, await orders(world, session, waits))
    asked = await is_asked(world, session, waits)
    verdict = decide(asked, seat_of(asked, waits), lines_from(row.lines))
    assert (verdict.line, [failure.code for failure in verdict.failures]) == (1, ["different"])
    await world.passes(60)
    assert tuple(notation for *_, notation in await fired(world)) == lines_from(row.lines)[1].notations


async def test_what_cannot_be_ordered_is_refused_at_entry(world: World) -> None:
    session, plays, waits = await waiting(world, "octa")
    begun = await world.services.tables.boards.begin_try(session, waits, "en")
    assert await refused(gives(world, begun, waits)) == "order-nothing"
    assert await refused(orders(world, session, plays)) == "order-your-turn"
    board = await tried(world, session, waits)
    assert await refused(gives(world, board, STRANGER)) == "not-seated"
    row = await gives(world, board, waits)
    assert await refused(gives(world, board, waits)) == "order-twice"
    assert await world.services.orders.of_person(waits.user_id) == {session.id: row}
    await world.sql("UPDATE orders SET lines = ?", lines_text(lines_from(row.lines) * 3))
    assert await refused(orders(world, session, waits, other=True)) == "order-full"
    moved = await moves_on(world, session)
    if not is_own_turn(moved, seat_of(moved, waits)):
        assert await refused(gives(world, board, waits)) == "order-older"


async def test_lines_are_added_once_removed_and_cancelled(world: World) -> None:
    session, _, waits = await waiting(world, "octa")
    service, board = world.services.orders, await tried(world, session, waits)
    first, again = [await gives(world, board, waits, "words", 5) for _ in range(2)]
    assert again == first, "delivered twice"
    one, two = lines_from((await orders(world, session, waits, other=True)).lines)
    assert (one.words, two.words) == ({"en": "words"}, {})
    left = await service.remove(session.id, waits, one.key)
    assert left is not None
    assert (lines_from(left.lines), await service.remove(session.id, waits, "0")) == ((two,), left)
    assert await refused(service.remove(session.id, STRANGER, two.key)) == "not-seated"
    assert await service.remove(session.id, waits, two.key) is None
    await orders(world, session, waits)
    await service.cancel(session.id, waits)
    assert await stored(world, session) == []
    await is_asked(world, session, waits)
    await world.passes(60)
    assert await fired(world) == []


MARCH = '[{"kind":"moved","seat":0,"hex":"D4","count":1}]'
THEN = Sight(events=MARCH, gains=((0, "", 3), (1, "", -2)), figures={"forces.D4": 2, "soldiers": 0})


def changed(**fields: object) -> Sight:
    return THEN.model_copy(update=fields)


@pytest.mark.parametrize(
    ("now", "less"),
    [
        (THEN, ()),
        (changed(figures={"forces.D4": 99, "soldiers": 0}), ()),
        (changed(gains=((0, "", 4), (1, "", -3))), ()),
        (changed(events=MARCH.replace('"count":1', '"count":2')), ()),
        (changed(figures={"forces.D4": -4, "soldiers": -2}), ("forces.D4", "soldiers")),
        (changed(gains=((0, "", 2), (1, "", -2))), ("points",)),
        (changed(gains=((0, "", 3), (1, "", 1))), ("points",)),
        (changed(gains=((0, "", 3), (1, "", -2), (2, "", 1))), ("points",)),
        (changed(events=MARCH.replace("moved", "halted")), None),
        (changed(ends=True), None),
    ],
)
def test_order_is_played_if_nothing_that_it_showed_is_worse(now: Sight, less: tuple[str, ...] | None) -> None:
    assert now.worse_than(THEN, Seat(0)) == less


def test_order_stored_without_figures_is_played_only_where_all_is_equal() -> None:
    text = lines_text([OrderLine(notations=("next",), sight=changed(figures=None))]).replace(',"figures":null', "")
    (line,) = lines_from(text)
    assert THEN.worse_than(line.sight, Seat(0)) == ()
    assert changed(gains=((0, "", 4),)).worse_than(line.sight, Seat(0)) is None
