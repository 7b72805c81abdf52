"""Orders given in tests, and what must be true of them whenever a process dies."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from bot.rows.ahead import ORDER, OrdersRow
from bot.services import Services
from bot.session import lines, private_board
from bot.session.model import Actor, Session
from bot.session.orders import lines_from, lines_text
from bot.session.play import Origin
from bot.store import Connection, Store
from bot.store.games.ahead import FIRINGS, ORDERS

from .world import AKI, BEN, CHIO, World


async def orders(services: Services, session: Session, actor: Actor, *line: str) -> OrdersRow:
    """Give an order for the next turn in Walk: on a *Try it* the others rest, and then this line is tried."""
    board = private_board.begin_try(session, actor, "en", bytes([7]) * 42, services.store.clock())
    player = session.player_of(actor.user_id)
    assert player is not None
    while board.session.movers != (player.seat,):
        board = played(board, actor, "rest")
    return await services.orders.give(played(board, actor, *line), actor, lambda run, seat: {})


def played(board: private_board.Board, actor: Actor, *line: str) -> private_board.Board:
    origin = Origin(board.session.played_seat, actor.user_id, None, board.row.changed_at)
    return board.act_line(line, lines.as_written, origin)[0]


async def stored(world: World, session: Session) -> list[OrdersRow]:
    return await world.store.read(partial(ORDERS.where, session_id=session.id))


async def spoils(world: World, row: OrdersRow) -> OrdersRow:
    """Change what the first line has shown, as if another player's move had changed it since."""
    first, *others = lines_from(row.lines)
    sight = first.sight.model_copy(update={"gains": (*first.sight.gains, (0, "", 99)), "figures": None})
    text = lines_text([first.model_copy(update={"sight": sight}), *others])
    await world.sql("UPDATE orders SET lines = ? WHERE session_id = ?", text, row.session_id)
    return replace(row, lines=text)


async def turns(store: Store, session_id: str) -> list[tuple[int, bool, tuple[str, ...]]]:
    """Return who played what in each turn of Walk that stands, and whether it was by order."""

    def rows(db: Connection) -> list[tuple[int, str, str]]:
        return db.execute(
            "SELECT seat, ahead, notation FROM log WHERE session_id = ? AND seat IS NOT NULL AND undone_at IS NULL "
            "AND notation NOT LIKE 'undo%' ORDER BY row",
            (session_id,),
        ).fetchall()

    found, line = list[tuple[int, bool, tuple[str, ...]]](), list[str]()
    for seat, how, notation in await store.read(rows):
        line.append(notation)
        if notation == "rest":
            found.append((seat, how == ORDER, tuple(line)))
            line = []
    return [*found, (seat, how == ORDER, tuple(line))] if line else found


async def is_awaited(store: Store, session: Session) -> bool:
    """Whether the order of the seat that is asked, if it has one that was not stopped, is still to be looked at."""

    def read(db: Connection) -> bool:
        armed = {(one.seat, one.decision) for one in FIRINGS.where(db, session_id=session.id)}
        waiting = {one.seat for one in ORDERS.where(db, session_id=session.id) if one.stopped is None}
        return all((int(seat), session.decisions[seat]) in armed for seat in session.movers if seat in waiting)

    return await store.read(read)


async def leaves(world: World, session: Session, actor: Actor = BEN) -> None:
    await world.services.seats.leave(session.id, actor, interaction_id=world.clock.interactions())


async def hands_over(world: World, session: Session, actor: Actor = BEN, to: Actor = CHIO) -> None:
    _, request = await world.services.seats.offer(session.id, actor, to)
    await world.services.requests.agree(request.id, to)


async def is_absent(world: World, session: Session, actor: Actor = BEN) -> None:
    """The seat gets a stand-in, as after a third missed turn."""
    async with world.services.tables.open(session.id) as table:
        players = tuple(
            replace(player, policy="greedy", missed=3) if player.user_id == actor.user_id else player
            for player in table.session.players
        )
        await table.save(replace(table.session, players=players, revision=table.session.revision + 1), None)


async def ends(world: World, session: Session, actor: Actor = BEN) -> None:
    await world.services.moves.end(session.id, AKI, by_moderator=True)
