"""What somebody's own panel of a table says beside the game itself, in one read: it waits for nothing twice."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from bot.rows.ahead import NoteRow, OrdersRow
from bot.session import views
from bot.session.model import Pov
from bot.store import Connection
from bot.store.people import results
from bot.store.play import clocks, log
from bot.store.play.ahead import ORDERS
from bot.store.play.notes import NOTES
from engines.core import Event


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be read. Of a private board, which has no log, nothing but ``finished_on`` is."""

    user_id: int
    newest: bool = False
    orders: bool = False
    notes: bool = False
    board: bool = False
    finished_on: int | None = None
    """The server on which a game of this kind may have been finished."""
    elsewhere: bool = False


@dataclass(frozen=True, slots=True)
class OnPanel:
    """What was read; what was not wanted is empty."""

    newest: tuple[int, int | None] | None = None
    """Row and turn of the reader's newest action."""
    orders: OrdersRow | None = None
    """The reader's own orders."""
    notes: Sequence[NoteRow] = ()
    """Theirs about this table, oldest first."""
    board: tuple[Event, ...] = ()
    """The public events that the table's board of this moment shows: those since the board before it."""
    has_finished: bool = False
    elsewhere: tuple[str, str] | None = None
    """Session and game of the next other table that waits for the reader."""


def on_panel(db: Connection, pov: Pov, wanted: Wanted, games: Collection[str]) -> OnPanel:
    """Read what is wanted, all of it asked for before anything is read. ``games``: those that can be played."""
    session, seat, user = pov.session, pov.seat, wanted.user_id
    on_table = not session.board
    own = orders = noted = board = finished = elsewhere = None
    if on_table and wanted.newest and seat is not None:
        own = log.ask_newest_own(db, session.id, seat, user)
    if on_table and wanted.orders:
        orders = ORDERS.ask_where(db, session_id=session.id)
    if on_table and wanted.notes:
        noted = NOTES.ask_where(db, user_id=user, session_id=session.id, order="id")
    if on_table and wanted.board:
        since = session.published_row
        ask = log.ask_since_board if since == session.row else log.ask_since
        board = ask(db, session.id, since)
    if wanted.finished_on is not None:
        finished = results.ask_finished(db, wanted.finished_on, user, session.game)
    if on_table and wanted.elsewhere:
        elsewhere = clocks.ask_next_waiting(db, user, session.id)
    waiting = None if elsewhere is None else elsewhere()
    entries = () if board is None else [entry for entry in board() if entry.row <= session.row]
    return OnPanel(
        None if own is None else own(),
        None if orders is None else next((row for row in orders() if row.user_id == user), None),
        () if noted is None else noted(),
        views.public_events(session, entries),
        finished is not None and finished(),
        waiting if waiting is None or waiting[1] in games else None,
    )
