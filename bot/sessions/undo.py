"""Taking back (design, section 5): a replay from the last barrier without one row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.store.log import Entry
from engines.core import BadNotation, BadRecord, IllegalAction, ScriptedChance, Seat
from engines.core.records import UNDO

from .model import Refused, Session, TellingKind
from .play import Doing, Move, asked_anew, waiting_changed


def take_back(session: Session, doing: Doing, start: Any, entries: Sequence[Entry]) -> Move:
    """The move that takes back the seat's newest open action; ``start`` is the state at the barrier.

    ``entries`` are the rows after it. Refused("undo-closed") where what followed does not stand without it.
    """
    seat = doing.seat
    assert seat is not None
    row = session.takebacks[seat]
    undone = next(entry for entry in entries if entry.row == row)
    rest = [entry for entry in entries if stands(entry) and entry.row != row]
    state = _replayed(session, start, rest)
    number = session.row + 1
    after = replace(
        session,
        state=state,
        row=number,
        revision=session.revision + 1,
        decisions=asked_anew(session, state, seat, resolved=False),
        takebacks=_takebacks(len(session.players), rest),
        changed_at=doing.at,
    )
    seen = undone.published or session.published_row >= undone.row
    seen = seen or any(entry.published for entry in entries if entry.row > undone.row)
    entry = Entry(
        row=number,
        seat=seat,
        user_id=doing.user_id,
        notation=f"{UNDO} {undone.row}",
        chance="[]",
        events="[]",
        hidden=undone.hidden,
        barrier=False,
        published=seen,
        interaction_id=doing.interaction_id,
        at=doing.at,
        turn=session.rules.turns(state),
    )
    tell = TellingKind.BOARD if seen else waiting_changed(session, after)
    return Move(after, entry, (), tell, undone=undone.row)


def stands(entry: Entry) -> bool:
    """Whether the row is an action that was not taken back."""
    return entry.stands and not entry.notation.startswith(UNDO + " ")


def _replayed(session: Session, state: Any, entries: Sequence[Entry]) -> Any:
    rules = session.rules
    for entry in entries:
        assert entry.seat is not None, "only the dealing has no seat, and it is a barrier"
        try:
            action = rules.parse(entry.notation)
            state = rules.apply_action(state, Seat(entry.seat), action, ScriptedChance()).state
        except (IllegalAction, BadNotation, BadRecord) as error:
            raise Refused("undo-closed") from error
    return state


def _takebacks(seats: int, entries: Sequence[Entry]) -> tuple[int | None, ...]:
    """What each seat could take back after these rows (all since the barrier)."""
    found: list[int | None] = [None] * seats
    for entry in entries:
        if not entry.hidden:
            found = [None] * seats
        assert entry.seat is not None
        found[entry.seat] = entry.row
    return tuple(found)
