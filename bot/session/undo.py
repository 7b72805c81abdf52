"""Undo and takebacks: a replay from the last barrier without those rows (docs/decisions.md#state-and-log)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.rows.log import Entry
from engines.core import BadNotation, BadRecord, IllegalAction, ScriptedChance, Seat
from engines.core.history.records import UNDO

from .lines import batch_of
from .model import PanelKind, Refused, Session
from .play import QUESTION, Move, Origin, next_decisions, next_question, same_question, waits_panel


def take_back(session: Session, origin: Origin, start: Any, entries: Sequence[Entry]) -> Move:
    """Return the move that takes back the seat's newest open press, be it one action or a line of several.

    ``start`` is the state at the barrier, ``entries`` are the rows after it. Refused("undo-closed") if later
    rows are illegal without the action.
    """
    seat = origin.seat
    assert seat is not None
    row = session.takebacks[seat]
    assert row is not None
    back = batch_of(entries, row)
    rows = {entry.row for entry in back}
    rest = [entry for entry in entries if stands(entry) and entry.row not in rows]
    state = _replay(session, start, rest)
    after = replace(
        session,
        state=state,
        row=session.row + len(back),
        revision=session.revision + 1,
        decisions=next_decisions(session, state, seat, resolved=False),
        takebacks=takebacks_after(len(session.players), rest),
        changed_at=origin.at,
    )
    first = back[0].row
    was_shown = any(entry.published for entry in entries if entry.row >= first) or session.published_row >= first
    written = [
        (replace(_taking_back(after, origin, undone, number), published=was_shown), undone.row)
        for number, undone in enumerate(reversed(back), start=session.row + 1)
    ]
    panel = PanelKind.BOARD if was_shown else waits_panel(session, after)
    entry, taken = written[-1]
    return Move(after, entry, (), panel, undone=taken, before=tuple(written[:-1]))


def reaches_past_others(session: Session) -> bool:
    """Whether a takeback may reach past what others have done since, without dice or a reveal between."""
    return session.table_rules.takebacks != "own"


def reach(session: Session, seat: Seat, entries: Sequence[Entry]) -> tuple[Entry, ...]:
    """Return the rows from the seat's newest press on, all to be taken back; () if it has none since the barrier.

    ``entries`` are the rows after the barrier. A line of several actions is one press, as for ``take_back``.
    """
    standing = [entry for entry in entries if stands(entry) and entry.row > session.barrier]
    own = [entry.row for entry in standing if entry.seat == seat]
    if not own:
        return ()
    first = batch_of(standing, own[-1])[0].row
    return tuple(entry for entry in standing if entry.row >= first)


def take_back_all(
    session: Session, origin: Origin, start: Any, entries: Sequence[Entry], back: Sequence[Entry], *, agreed: bool
) -> Move:
    """Return the move that takes back these rows, the newest that stand: each by a row of its own, newest first.

    Seats that lose an action get a new decision number: their panels show another board. So does the asking seat if
    others had to agree (``agreed``).
    """
    asker = origin.seat
    assert asker is not None
    undone_rows = {entry.row for entry in back}
    rest = [entry for entry in entries if stands(entry) and entry.row not in undone_rows]
    state = _replay(session, start, rest)
    decisions = list(next_decisions(session, state, asker, resolved=False))
    owing = session.rules.current_players(state)
    for seat in {entry.seat for entry in back if entry.seat is not None} - (set() if agreed else {asker}):
        if decisions[seat] // QUESTION == session.decisions[seat] // QUESTION:
            number = session.decisions[seat]
            decisions[seat] = next_question(number) if seat in owing else same_question(number)
    after = replace(
        session,
        state=state,
        row=session.row + len(back),
        revision=session.revision + 1,
        decisions=tuple(decisions),
        takebacks=takebacks_after(len(session.players), rest),
        changed_at=origin.at,
    )
    rows = [
        (_taking_back(after, origin, undone, number), undone.row)
        for number, undone in enumerate(reversed(back), start=session.row + 1)
    ]
    entry, row = rows[-1]
    return Move(after, entry, (), PanelKind.BOARD, undone=row, before=tuple(rows[:-1]))


def _taking_back(after: Session, origin: Origin, undone: Entry, number: int) -> Entry:
    """Return the row that takes back another one; only the last of several names the interaction."""
    return Entry(
        row=number,
        seat=undone.seat,
        user_id=origin.user_id,
        notation=f"{UNDO} {undone.row}",
        chance="[]",
        events="[]",
        hidden=undone.hidden,
        barrier=False,
        published=True,
        interaction_id=origin.interaction_id if number == after.row else None,
        at=origin.at,
        turn=after.rules.turns(after.state),
    )


def stands(entry: Entry) -> bool:
    """Whether the row is an action that has not been taken back."""
    return entry.stands and not entry.notation.startswith(UNDO + " ")


def undone_row(entry: Entry) -> int | None:
    """Return the row that this one has taken back; None if it is an action."""
    return int(entry.notation.split()[1]) if entry.notation.startswith(UNDO + " ") else None


def _replay(session: Session, state: Any, entries: Sequence[Entry]) -> Any:
    rules = session.rules
    for entry in entries:
        assert entry.seat is not None, "only the deal has no seat, and it is a barrier"
        try:
            action = rules.parse(entry.notation)
            state = rules.apply_action(state, Seat(entry.seat), action, ScriptedChance()).state
        except (IllegalAction, BadNotation, BadRecord) as error:
            raise Refused("undo-closed") from error
    return state


def takebacks_after(seats: int, entries: Sequence[Entry]) -> tuple[int | None, ...]:
    """Return what each seat could take back after these rows (all since the barrier)."""
    rows: list[int | None] = [None] * seats
    for entry in entries:
        if not entry.hidden:
            rows = [None] * seats
        assert entry.seat is not None
        rows[entry.seat] = entry.row
    return tuple(rows)
