"""Play a line of actions as one press: one transaction, taken back as one. Pure, as a single move is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from bot.rows.log import Entry
from engines.core import BadNotation, Event, IllegalAction, Seat, playing

from . import play
from .model import PanelKind, Refused, Session
from .play import Move, Origin

MOST = 30
"""Actions of one line, at most."""
Fault: TypeAlias = Refused | IllegalAction | BadNotation
FAULTS = (Refused, IllegalAction, BadNotation)
Resolve = Callable[[Session, str], Sequence[str]]
"""Return the notations of one part of a line, which may be the words of a button, at the session where it is
played."""


@dataclass(frozen=True, slots=True)
class Line:
    """What a line has played, and what it has not."""

    move: Move
    left: tuple[str, ...] = ()
    """The parts that were not played."""
    refusal: Fault | None = None
    """Why the first of them was not; None: the turn was over, or the line too long."""
    done: int = 0
    """How many parts were played whole."""


def as_written(session: Session, part: str) -> Sequence[str]:
    """Return the part itself: it is a notation."""
    return (part,)


def act_line(
    session: Session,
    seed: bytes,
    origin: Origin,
    parts: Sequence[str],
    resolve: Resolve = as_written,
    *,
    by_itself: bool = False,
    whole: bool = False,
) -> Line:
    """Play the parts in order, each as a row of its own, until one is refused or the seat has nothing more to do.

    Raises for the first part as ``play.act`` does. ``by_itself``: what follows is played as well while it is no
    choice. ``whole``: raises for any part; Refused("line-not-whole") if the turn is over before the last one.
    """
    assert origin.seat is not None
    seat, moves, reached = origin.seat, list[Move](), session
    done, rest, refusal = 0, tuple(parts[:1]), None
    is_on = True
    for part in parts:
        rest = (part,)
        try:
            rest = tuple(resolve(reached, part))
            while rest and is_on and len(moves) < MOST:
                moves.append(play.act(reached, seed, origin, play.parse_action(reached, seat, rest[0])))
                reached, rest = moves[-1].session, rest[1:]
                is_on = _may_go_on(reached, seat)
        except FAULTS as error:
            if whole or not moves:
                raise
            refusal = error
        if rest:
            break
        done += 1
        if not is_on:
            break
    if whole and (rest or done < len(parts)):
        raise Refused("line-not-whole")
    while by_itself and is_on and not rest and len(moves) < MOST:
        move = _no_choice(reached, seed, origin)
        if move is None:
            break
        moves.append(move)
        reached = move.session
        is_on = _may_go_on(reached, seat)
    return Line(_join(session, moves), (*rest, *parts[done + bool(rest) :]), refusal, done)


def _no_choice(session: Session, seed: bytes, origin: Origin) -> Move | None:
    """Play what the seat must do next; None if it can choose, or could no longer take back what it has done."""
    assert origin.seat is not None
    legal = session.rules.legal_actions(session.state, origin.seat)
    if origin.seat not in session.movers or len(legal) != 1:
        return None
    move = play.act(session, seed, origin, legal[0])
    ends_undo = move.entry.barrier and session.takebacks[origin.seat] is not None
    return None if ends_undo else move


def _may_go_on(session: Session, seat: Seat) -> bool:
    """Whether the game goes on and the seat has something to choose."""
    return playing(session.rules, session.state) and bool(session.rules.legal_actions(session.state, seat))


def _join(was: Session, moves: Sequence[Move]) -> Move:
    """Return several moves of one press as one."""
    *earlier, last = moves
    if not earlier:
        return last
    first, barriers = moves[0].entry.row, [move for move in moves if move.entry.barrier]
    rows = [replace(move.entry, batch=first, interaction_id=None) for move in earlier]
    events: tuple[Event, ...] = tuple(event for move in moves for event in move.events)
    panels = [move.panel for move in moves]
    kind = next((kind for kind in (PanelKind.END, PanelKind.BOARD, PanelKind.WAITS) if kind in panels), None)
    return Move(
        session=replace(last.session, revision=was.revision + 1),
        entry=replace(last.entry, batch=first),
        events=events,
        panel=play.waits_panel(was, last.session) if kind is PanelKind.WAITS else kind,
        before=tuple((row, None) for row in rows),
        barrier_state=barriers[-1].session.state if barriers else None,
    )


def batch_of(entries: Sequence[Entry], row: int) -> tuple[Entry, ...]:
    """Return the rows that stand and were played by the same press as this one, itself included, oldest first."""
    own = next(entry for entry in entries if entry.row == row)
    if own.batch is None:
        return (own,)
    return tuple(entry for entry in entries if entry.batch == own.batch and entry.stands)
