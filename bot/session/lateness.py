"""Whether a press on an older message is still a press on the same question. Pure: from a session and its log."""

from __future__ import annotations

from collections.abc import Sequence

from bot.rows.log import Entry
from engines.core import Seat

from .model import Session
from .play import QUESTION
from .undo import stands, undone_row


def is_as_shown(session: Session, seat: Seat, decision: int, entries: Sequence[Entry]) -> bool:
    """Whether a seat is asked just what it was asked when its decision number was ``decision``.

    So it is if all that was done since then is taken back. ``entries`` are the rows after the barrier: what
    happened before it cannot be taken back.
    """
    number, at = session.decisions[seat], len(entries)
    if decision // QUESTION != number // QUESTION or number % QUESTION == QUESTION - 1:
        return False  # another question, or numbers that no longer tell the presses apart
    line = {entry.row: entry.batch for entry in entries}
    while number > decision and at:
        at -= 1
        number -= entries[at].seat == seat
        back = line.get(undone_row(entries[at]) or 0)
        while back is not None and at and line.get(undone_row(entries[at - 1]) or 0) == back:
            at -= 1  # a line is taken back by one press
    if number != decision:
        return False
    taken_back = {undone_row(entry) for entry in entries[:at]}
    then = {entry.row for entry in entries[:at] if undone_row(entry) is None and entry.row not in taken_back}
    now = {entry.row for entry in entries if stands(entry)}
    open_or_own = {entry.row for entry in entries if entry.seat == seat or not entry.hidden}
    return then & open_or_own == now & open_or_own
