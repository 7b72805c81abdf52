"""Standing orders: played once, 60 seconds after the asking, only while they bring the same; else their person is
told why, and nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.rows.ahead import ORDER, OrdersRow
from bot.session.model import Actor, PanelKind, Refused, Session
from bot.session.orders import decide, is_own_turn, lines_from, stops_from
from bot.session.private_board import Board
from bot.session.views import story
from bot.store import Connection
from bot.store.games.ahead import ORDERS
from engines.core import FastChance, Seat

from .world import AKI, BEN, CHIO, STRANGER, World

PEOPLE = (AKI, BEN, CHIO)
pytestmark = pytest.mark.parametrize("game", ["octa", "hexlands"])


async def now(world: World, session: Session) -> Session:
    return await world.services.tables.load(session.id)


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


async def waiting(world: World, game: str, *actors: Actor) -> tuple[Session, Actor, Actor]:
    """Return a game in which somebody plays and the next player waits, with no dice in between; and both."""
    session = await world.table(game, *(actors or (AKI, BEN)))
    while True:
        if len(session.movers) == 1 and is_own_turn(session, session.movers[0]):
            later, chance = session, FastChance(1)
            for _ in range(40):
                seat = later.movers[0]
                step = later.rules.apply_action(
                    later.state, seat, later.rules.default_action(later.state, seat), chance
                )
                later = replace(later, state=step.state)
                if step.barrier or later.movers != (seat,):
                    break
            if not step.barrier and len(later.movers) == 1 and is_own_turn(later, later.movers[0]):
                await world.settle()
                return session, PEOPLE[session.movers[0]], PEOPLE[later.movers[0]]
        session = await moves_on(world, session)


async def tried(world: World, session: Session, actor: Actor, *, other: bool = False) -> Board:
    """Begin a *Try it*, let the others play their default actions, and try an own action: the default one,
    or an other."""
    boards = world.services.tables.boards
    board = await boards.begin_try(session, actor, "en", anew=True)
    own = seat_of(session, actor)
    while True:
        at = board.session
        notation, is_own = default(at, at.played_seat), at.played_seat == own
        if is_own and other:
            legal = map(at.rules.notation, at.rules.legal_actions(at.state, own))
            notation = next(one for one in legal if one != notation)
        await world.services.moves.act(
            at.id, actor, notation, decision=None, interaction_id=world.clock.interactions()
        )
        board = await boards.opened(at.id, actor.user_id)
        if is_own:
            return board


async def orders(world: World, session: Session, actor: Actor, *, other: bool = False) -> OrdersRow:
    """Give what is tried as an order."""
    board = await tried(world, session, actor, other=other)
    return await world.services.orders.give(
        board, actor, lambda run, seat: {}, interaction_id=world.clock.interactions()
    )


async def is_asked(world: World, session: Session, actor: Actor) -> Session:
    """Play the others' default actions until the actor's turn is there."""
    session = await now(world, session)
    while not is_own_turn(session, seat_of(session, actor)):
        session = await moves_on(world, session)
    await world.settle()
    return session


async def fired(world: World, session: Session) -> list[tuple[int, int, str]]:
    """Return seat, person and notation of every action by order."""
    rows = await world.sql("SELECT seat, user_id, notation FROM log WHERE ahead = 'order' ORDER BY row")
    return [(int(str(seat)), int(str(user)), str(notation)) for seat, user, notation in rows]


async def stored(world: World) -> list[OrdersRow]:
    def read(db: Connection) -> list[OrdersRow]:
        ids = [str(one) for (one,) in db.execute("SELECT id FROM sessions ORDER BY id").fetchall()]
        return [row for session_id in ids for row in ORDERS.where(db, session_id=session_id)]

    return await world.store.read(read)


# --- played ------------------------------------------------------------------------------------------------------


async def test_order_is_played_once_a_minute_after_the_asking(world: World, game: str) -> None:
    session, _, waits = await waiting(world, game)
    row = await orders(world, session, waits)
    assert (await now(world, session)).revision == session.revision, "nobody is to notice it"
    assert not [text for (text,) in await world.sql("SELECT facts FROM notices")]
    seat = seat_of(session, waits)
    async with world.services.tables.open(session.id) as table:
        late = tuple(replace(p, missed=2) if p.seat == seat else p for p in table.session.players)
        await table.save(replace(table.session, players=late, revision=table.session.revision + 1), None)
    asked = await is_asked(world, session, waits)
    await world.passes(59)
    assert await fired(world, session) == [], "the move before can still be undone"
    await world.passes(1)
    (notation,) = lines_from(row.lines)[0].notations
    assert await fired(world, session) == [(seat, waits.user_id, notation)]
    after = await now(world, session)
    assert after.row == asked.row + 1
    assert after.players[seat].missed == 0, "a turn by order counts as played"
    assert await stored(world) == []
    await world.passes(3600)
    assert len(await fired(world, session)) == 1
    _, entries = await world.services.tables.with_log(session.id)
    assert [logged.ahead for logged in story(after, entries, None)][-1] == ORDER


async def test_next_line_is_played_where_the_first_fails(world: World, game: str) -> None:
    session, _, waits = await waiting(world, game)
    await orders(world, session, waits, other=True)
    row = await orders(world, session, waits)
    await spoils(world, row, 0)
    asked = await is_asked(world, session, waits)
    verdict = decide(asked, seat_of(asked, waits), lines_from((await stored(world))[0].lines))
    assert (verdict.line, [failure.code for failure in verdict.failures]) == (1, ["different"])
    await world.passes(60)
    assert [notation for *_, notation in await fired(world, session)] == list(lines_from(row.lines)[1].notations)


async def spoils(world: World, row: OrdersRow, *numbers: int) -> None:
    """Change what lines have shown, as if another player's move had changed it since."""
    lines = list(lines_from(row.lines))
    for number in numbers:
        shown = lines[number].sight
        lines[number] = lines[number].__class__(
            notations=lines[number].notations,
            sight=shown.__class__(events=shown.events, gains=(*shown.gains, (0, "", 99))),
        )
    text = "[" + ",".join(line.model_dump_json() for line in lines) + "]"
    await world.sql("UPDATE orders SET lines = ? WHERE session_id = ?", text, row.session_id)


# --- stopped -----------------------------------------------------------------------------------------------------


async def test_nothing_is_played_where_nothing_fits_and_its_person_is_told(world: World, game: str) -> None:
    session, _, waits = await waiting(world, game)
    row = await orders(world, session, waits)
    await spoils(world, row, 0)
    asked = await is_asked(world, session, waits)
    sent = len(world.channel.sent)
    await world.passes(60)
    assert await fired(world, session) == []
    (kept,) = await stored(world)
    assert [(stop.line, stop.code) for stop in stops_from(kept.stopped or "")] == [(0, "different")]
    (notice,) = world.box.of("order-stopped")
    assert (notice.user_id, notice.session_id) == (waits.user_id, session.id)
    assert len(world.channel.sent) == sent, "nothing in the channel"
    await world.passes(7200)
    assert (await now(world, session)).row == asked.row, "it never fires later"
    await world.plays(asked, waits, default(asked, seat_of(asked, waits)))
    assert await stored(world) == []


@pytest.mark.parametrize(
    ("column", "value", "code"),
    [("rules_version", 99, "rules"), ("options", "[]", "options"), ("lines", "?", "rules")],
)
async def test_corrected_rules_and_changed_options_stop_orders(
    world: World, game: str, column: str, value: object, code: str
) -> None:
    session, _, waits = await waiting(world, game)
    await orders(world, session, waits)
    await world.sql(f"UPDATE orders SET {column} = ?", value)
    await is_asked(world, session, waits)
    await world.passes(60)
    assert await fired(world, session) == []
    assert [stop.code for stop in stops_from((await stored(world))[0].stopped or "")] == [code]


async def test_nobody_is_told_at_night_or_against_their_wish(world: World, game: str) -> None:
    session, _, waits = await waiting(world, game)
    await orders(world, session, waits)
    await world.sql("UPDATE orders SET options = '[]'")
    await sets(world, waits, remind="none")
    await is_asked(world, session, waits)
    await world.passes(60)
    assert world.box.of("order-stopped") == []
    assert (await stored(world))[0].stopped is not None, "one's own panel says it"


async def sets(world: World, actor: Actor, **changes: Any) -> None:
    await world.services.preferences.change_user(actor.user_id, lambda mine: replace(mine, **changes))


async def test_vacation_stops_orders(world: World, game: str) -> None:
    session, _, waits = await waiting(world, game)
    await orders(world, session, waits)
    await is_asked(world, session, waits)
    await sets(world, waits, away_from=world.clock.now, away_until=world.clock.now + 1e6)
    await world.passes(60)
    assert await fired(world, session) == []
    assert [stop.code for stop in stops_from((await stored(world))[0].stopped or "")] == ["away"]
    assert world.box.of("order-stopped") == []


# --- undone and cancelled ----------------------------------------------------------------------------------------


async def test_undone_asking_ends_the_order_and_says_so(world: World, game: str) -> None:
    session, plays, waits = await waiting(world, game)
    await orders(world, session, waits)
    asked = await is_asked(world, session, waits)
    await world.passes(59)
    undone = (await world.takes_back(asked, plays)).session
    assert not is_own_turn(undone, seat_of(undone, waits))
    await world.settle()
    assert [(notice.user_id, notice.facts["code"]) for notice in world.box.of("order-lapsed")] == [
        (waits.user_id, "undone")
    ]
    await is_asked(world, session, waits)
    await world.passes(120)
    assert await fired(world, session) == []


async def test_undo_after_a_stop_leaves_nothing(world: World, game: str) -> None:
    session, plays, waits = await waiting(world, game)
    await spoils(world, await orders(world, session, waits), 0)
    asked = await is_asked(world, session, waits)
    await world.passes(60)
    await world.takes_back(asked, plays)
    assert await stored(world) == []


async def test_own_action_cancels(world: World, game: str) -> None:
    session, _, waits = await waiting(world, game)
    await orders(world, session, waits)
    asked = await is_asked(world, session, waits)
    await world.passes(30)
    await world.plays(asked, waits, default(asked, seat_of(asked, waits)))
    assert await stored(world) == []
    await world.passes(120)
    assert await fired(world, session) == []


async def leaves(world: World, session: Session, actor: Actor) -> None:
    await world.services.seats.leave(session.id, actor, interaction_id=None)


async def gives_away(world: World, session: Session, actor: Actor) -> None:
    await world.late(actor)
    _, request = await world.services.seats.ask(session.id, CHIO, seat_of(session, actor))
    await world.services.requests.agree(request.id, actor)


async def is_absent(world: World, session: Session, actor: Actor) -> None:
    async with world.services.tables.open(session.id) as table:
        seat = seat_of(session, actor)
        players = tuple(
            replace(p, policy="greedy", missed=3) if p.seat == seat else p for p in table.session.players
        )
        changed = replace(table.session, players=players, revision=table.session.revision + 1)
        await table.save(changed, PanelKind.WAITS)


async def is_erased(world: World, session: Session, actor: Actor) -> None:
    await world.services.privacy.erase(actor)


async def ends(world: World, session: Session, actor: Actor) -> None:
    await world.services.moves.end(session.id, AKI, by_moderator=True)


@pytest.mark.parametrize("loses", [leaves, gives_away, is_absent, is_erased, ends])
async def test_orders_end_with_the_seat(
    world: World, game: str, loses: Callable[[World, Session, Actor], Awaitable[None]]
) -> None:
    session, _, waits = await waiting(world, game)
    await orders(world, session, waits)
    asked = await is_asked(world, session, waits)
    world.unplug()  # no computer plays
    await loses(world, asked, waits)
    assert await stored(world) == []
    await world.passes(120)
    assert await fired(world, session) == []


# --- given -------------------------------------------------------------------------------------------------------


async def refused(giving: Awaitable[object]) -> str:
    with pytest.raises(Refused) as refusal:
        await giving
    return refusal.value.code


async def test_what_cannot_be_ordered_is_refused_at_entry(world: World, game: str) -> None:
    session, plays, waits = await waiting(world, game)
    give = world.services.orders.give

    def gives(board: Board, actor: Actor) -> Awaitable[OrdersRow]:
        return give(board, actor, lambda run, seat: {})

    begun = await world.services.tables.boards.begin_try(session, waits, "en")
    assert await refused(gives(begun, waits)) == "order-nothing"
    assert await refused(gives(await tried(world, session, plays), plays)) == "order-your-turn"
    board = await tried(world, session, waits)
    assert await refused(gives(board, STRANGER)) == "not-seated"
    row = await gives(board, waits)
    assert await refused(gives(board, waits)) == "order-twice"
    assert (await world.services.orders.of_person(waits.user_id)) == {session.id: row}
    full = lines_from(row.lines) * 3
    text = "[" + ",".join(line.model_dump_json() for line in full) + "]"
    await world.sql("UPDATE orders SET lines = ?", text)
    assert await refused(gives(await tried(world, session, waits, other=True), waits)) == "order-full"
    moved = await moves_on(world, session)
    if not is_own_turn(moved, seat_of(moved, waits)):
        assert await refused(gives(board, waits)) == "order-older"


async def test_lines_are_added_once_removed_and_cancelled(world: World, game: str) -> None:
    session, _, waits = await waiting(world, game)
    service, board = world.services.orders, await tried(world, session, waits)
    first = await service.give(board, waits, lambda run, seat: {"en": "words"}, interaction_id=5)
    again = await service.give(board, waits, lambda run, seat: {"en": "words"}, interaction_id=5)
    assert again == first, "delivered twice"
    both = await orders(world, session, waits, other=True)
    (one, two) = lines_from(both.lines)
    assert (one.words, two.words) == ({"en": "words"}, {})
    left = await service.remove(session.id, waits, one.key)
    assert left is not None
    assert lines_from(left.lines) == (two,)
    assert await service.remove(session.id, waits, "0") == left
    assert await refused(service.remove(session.id, STRANGER, two.key)) == "not-seated"
    assert await service.remove(session.id, waits, two.key) is None
    await orders(world, session, waits)
    await service.cancel(session.id, waits)
    assert await stored(world) == []
    await is_asked(world, session, waits)
    await world.passes(60)
    assert await fired(world, session) == []


# --- once or not at all ------------------------------------------------------------------------------------------


class Killed(Exception):
    """The process is gone."""


@pytest.mark.parametrize("is_written", [False, True])
@pytest.mark.parametrize("fits", [False, True])
async def test_kill_around_each_write_of_a_firing(
    world: World, monkeypatch: pytest.MonkeyPatch, game: str, is_written: bool, fits: bool
) -> None:
    session, _, waits = await waiting(world, game)
    row = await orders(world, session, waits)
    if not fits:
        await spoils(world, row, 0)
    await is_asked(world, session, waits)
    world.unplug()
    world.clock.now += 60
    write, writes = world.store.write, 0

    async def dying(work: Callable[[Connection], Any], *rest: Any, **more: Any) -> Any:
        nonlocal writes
        writes += 1
        if is_written:
            await write(work, *rest, **more)
        raise Killed

    monkeypatch.setattr(world.store, "write", dying)
    with pytest.raises(Killed):
        await world.services.ahead.attend(session.id)
    assert writes == 1, "the move and that the order is gone are one transaction, or why it is not played"
    later = await world.restarted()
    assert len(await fired(later, session)) == int(is_written and fits)
    for _ in range(2):
        await later.services.ahead.attend(session.id)
    assert len(await fired(later, session)) == int(fits)
    assert [kept.stopped is not None for kept in await stored(later)] == ([] if fits else [True])
    await later.settle()
    unsent = await later.sql("SELECT * FROM notices WHERE kind = 'order-stopped'")
    assert len(later.box.of("order-stopped")) + len(unsent) == int(not fits)


async def test_two_processes_play_it_once(world: World, game: str) -> None:
    session, _, waits = await waiting(world, game)
    await orders(world, session, waits)
    await is_asked(world, session, waits)
    world.clock.now += 60
    other = await World.open(world.path, world.clock, worker="other")
    try:
        both = (world.services.ahead.attend(session.id), other.services.ahead.attend(session.id))
        done = await asyncio.gather(*both, return_exceptions=True)
        assert all(one is None or isinstance(one, Refused) for one in done), done
        assert len(await fired(world, session)) == 1
    finally:
        await other.close()


async def test_restart_changes_neither_the_minute_nor_the_line(world: World, tmp_path: Path, game: str) -> None:
    session, _, waits = await waiting(world, game)
    await orders(world, session, waits)
    await is_asked(world, session, waits)
    await world.passes(30)
    later = await world.restarted()
    await later.passes(29)
    assert await fired(later, session) == []
    later.clock.now += 86_400
    await later.passes(0)
    assert len(await fired(later, session)) == 1


async def test_hand_of_the_person_wins_within_the_minute_and_the_order_after_it(world: World, game: str) -> None:
    session, _, waits = await waiting(world, game)
    await orders(world, session, waits)
    asked = await is_asked(world, session, waits)
    world.clock.now += 60
    press = world.presses(asked, waits, default(asked, seat_of(asked, waits)))
    done = await asyncio.gather(press, world.services.ahead.attend(session.id), return_exceptions=True)
    after = await now(world, session)
    assert after.row == asked.row + 1, done
