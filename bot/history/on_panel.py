"""What somebody's own panel of a table says beside the game itself, in one read: it waits for nothing twice."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

from bot.session import views
from bot.session.model import Pov
from bot.store import Connection
from bot.store.drivers.contract import Asked
from bot.store.games import clocks, log
from bot.store.people import results
from engines.core import Event

T = TypeVar("T")
Asking: TypeAlias = Callable[[Connection], Asked[T]]
"""Asks for something; all that is asked for before anything is read is one message."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be read. Where there is no log, nothing but ``finished_on`` is."""

    user_id: int
    newest: bool = False
    board: bool = False
    finished_on: int | None = None
    """The server on which a game of this kind may have been finished."""
    elsewhere: bool = False
    beside: Sequence[Asking[Any]] = ()
    """What the parts of others ask for, of a private board, too."""


@dataclass(frozen=True, slots=True)
class OnPanel:
    """What was read; what was not wanted is empty."""

    newest: tuple[int, int | None] | None = None
    """Row and turn of the reader's newest action."""
    board: tuple[Event, ...] = ()
    """The public events that the table's board of this moment shows: those since the board before it."""
    has_finished: bool = False
    elsewhere: tuple[str, str] | None = None
    """Session and game of the next other table that waits for the reader."""
    beside: Sequence[Any] = ()
    """In the order in which it was asked for."""


def on_panel(db: Connection, pov: Pov, wanted: Wanted, games: Collection[str]) -> OnPanel:
    """Read what is wanted, all of it asked for before anything is read. ``games``: those that can be played."""
    session, seat, user = pov.session, pov.seat, wanted.user_id
    if not session.kind.has_log:
        wanted = Wanted(user, finished_on=wanted.finished_on, beside=wanted.beside)
    own = board = finished = elsewhere = None
    if wanted.newest and seat is not None:
        own = log.ask_newest_own(db, session.id, seat, user)
    if wanted.board:
        since = session.published_row
        ask = log.ask_since_board if since == session.row else log.ask_since
        board = ask(db, session.id, since)
    if wanted.finished_on is not None:
        finished = results.ask_finished(db, wanted.finished_on, user, session.game)
    if wanted.elsewhere:
        elsewhere = clocks.ask_next_waiting(db, user, session.id)
    beside = [ask(db) for ask in wanted.beside]
    waiting = None if elsewhere is None else elsewhere()
    entries = () if board is None else [entry for entry in board() if entry.row <= session.row]
    return OnPanel(
        None if own is None else own(),
        views.public_events(session, entries),
        finished is not None and finished(),
        waiting if waiting is None or waiting[1] in games else None,
        [read() for read in beside],
    )
