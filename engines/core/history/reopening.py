"""Records as open tables again: the rows that are brought along, and the state from which the new table goes on.

A record that is reopened is complete: every row has its notation, as in the record of a game that is over or was
ended without a result, or of a game without secrets. Its newest rows are played again by the present rules. Where
they were played under an earlier version, what happened must be the same by the present one.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from pydantic import ValidationError

from ..chance import FastChance
from ..errors import BadRecord, NotUpgradable
from ..game import AnyGame, Step
from ..model import Event, Frozen
from .records import (
    BEGIN,
    MOST_ROWS,
    RESIGN,
    Record,
    Row,
    Upgrade,
    import_notation,
    state_hash,
    stored_events,
    upgrade_notation,
)
from .replay import Moment, check_takebacks, first_played, last_version, moments, undone_row
from .versions import resume_state, upgrade_state

_SECRET = "the record of a game that goes on leaves out what is secret: end the game, and export it again"


class Brought(Frozen):
    """A row of the new table's log."""

    row: Row
    """Its events are given."""
    hidden: bool
    barrier: bool
    turn: int | None = None
    """None where the row was not played again."""


@dataclass(frozen=True, slots=True)
class Reopened:
    """What a new table begins with: its last row says from which table the rows come."""

    rows: tuple[Brought, ...]
    state: Any
    begun_version: int
    """The version of the rules at Begin."""


Tells: TypeAlias = Callable[[Sequence[Event] | None, Step[Any]], bool]


def reopen(game: AnyGame, record: Record, upto: int | None = None, tells: Tells | None = None) -> Reopened:
    """Return the table as it stood after row ``upto`` (None: the last one); BadRecord says why it cannot go on.

    ``tells``: whether stored events are those of a step (``Playable.tells``); by default if they are the same.
    """
    source = import_notation(record.header.session)
    cut = _cut(record, upto)
    _require_complete(game, cut)
    check_takebacks(cut)
    present, first = _of_present_rules(game, cut)
    rows: list[Brought] = []
    for row in cut.rows[:first]:
        rows.append(_earlier_row(row, rows))
    state = None
    for moment in _play(game, cut, present, tells):
        state = moment.state
        rows.append(_present_row(game, cut.rows[moment.row.row], moment, rows))
    _require_going_on(game, cut, state)
    was = last_version(cut)
    if was != game.rules_version:
        rows.append(_upgrade(game, state, was, len(rows)))
    rows.append(_own_row(Row(row=len(rows), seat=None, notation=source, events="[]"), game.turns(state)))
    return Reopened(tuple(rows), state, cut.header.rules_version)


def _cut(record: Record, upto: int | None) -> Record:
    """Return the record up to a row; what was taken back only after it still stands."""
    if upto is None or upto >= len(record.rows):
        upto = len(record.rows) - 1
    if upto < 0 or upto >= MOST_ROWS // 2:
        raise BadRecord(f"a table is opened at one of the rows from 0 to {MOST_ROWS // 2 - 1}")
    rows = record.rows[: upto + 1]
    back = {undone_row(row) for row in rows}
    return Record(
        header=record.header,
        rows=tuple(row if row.row in back else row.model_copy(update={"undone": False}) for row in rows),
    )


def _require_complete(game: AnyGame, record: Record) -> None:
    """Raise BadRecord for the record of a game that hides something, and for options that no game here has."""
    if len(record.header.seats) not in game.seats:
        raise BadRecord(f"{len(record.header.seats)} seats do not fit {game.key}", 1)
    try:
        game.Options.model_validate_json(record.header.options)
    except ValidationError as error:
        raise BadRecord(f"options: {error.errors()[0]['msg']}", 1) from error
    for line, row in enumerate(record.rows, start=2):
        half = row.upgrade is not None and None in (row.upgrade.before, row.upgrade.state)
        if row.notation is None or half:
            raise BadRecord(_SECRET, line)


def _of_present_rules(game: AnyGame, record: Record) -> tuple[Record, int]:
    """Return the record as the present rules can play it, and the first row that they can.

    Rows of an earlier version begin with the state of the newest upgrade, brought to the present one, or at Begin.
    """
    first = first_played(game, record)
    if first is not None:
        return record, first
    if (was := last_version(record)) > game.rules_version:
        raise BadRecord(f"made with rules version {was}, this is {game.rules_version}")
    first = next((row.row for row in reversed(record.rows) if row.upgrade is not None), 0)
    upgrade = record.rows[first].upgrade
    if upgrade is None:
        return Record(
            header=record.header.model_copy(update={"rules_version": game.rules_version}), rows=record.rows
        ), 0
    assert upgrade.state is not None
    seats = len(record.header.seats)
    try:
        state = upgrade_state(game, upgrade.state, record.header.options, was, seats).model_dump_json()
    except NotUpgradable as error:
        raise BadRecord(error.reason, first + 2) from error
    now = Upgrade(
        from_version=upgrade.from_version,
        to_version=game.rules_version,
        before=upgrade.before,
        after=state_hash(state),
        state=state,
    )
    row = record.rows[first].model_copy(update={"notation": upgrade_notation(now), "upgrade": now})
    rows = (*record.rows[:first], row, *record.rows[first + 1 :])
    return Record(header=record.header, rows=rows), first


def _play(game: AnyGame, record: Record, present: Record, tells: Tells | None) -> Iterator[Moment]:
    """Play the rows; BadRecord at the first one that the present rules do not play as it was played."""
    if present is record:
        try:
            yield from moments(game, record)
        except BadRecord as error:
            if record.header.seed is not None:
                raise
            raise BadRecord(f"{error.reason}; {_SECRET}", error.line) from error
        return
    reached = -1
    try:
        for moment in moments(game, present):
            if not _is_as_it_was(game, record.rows[moment.row.row], moment, tells):
                raise BadRecord("something else happens")
            reached = moment.row.row
            yield moment
    except BadRecord as error:
        was, last = f"row {reached + 1} was played under version {last_version(record)} of the rules", reached
        upto = f"; --upto {last} opens the table before it" if last >= 0 else ""
        raise BadRecord(
            f"{was}, and by version {game.rules_version} it cannot be: {error.reason}{upto}", reached + 3
        ) from error


def _is_as_it_was(game: AnyGame, row: Row, moment: Moment, tells: Tells | None) -> bool:
    """Whether a row of earlier rules says that the same happened."""
    step = moment.step
    if step is None or row.upgrade is not None:
        return True
    stored = None if row.events is None else stored_events(game, row.events)
    return stored == step.events if tells is None else tells(stored, step)


def _present_row(game: AnyGame, row: Row, moment: Moment, earlier: Sequence[Brought]) -> Brought:
    """Return a row that was played again, with the events of the rules."""
    step, before = moment.step, moment.state if moment.before is None else moment.before
    events = "[" + ",".join(event.model_dump_json() for event in (step.events if step is not None else ())) + "]"
    back = undone_row(row)
    return Brought(
        row=row.model_copy(update={"events": events}),
        hidden=earlier[back].hidden if back is not None else _is_hidden(moment),
        barrier=moment.closes,
        turn=game.turns(before),
    )


def _is_hidden(moment: Moment) -> bool:
    return moment.step is not None and moment.step.hidden and moment.row.notation != RESIGN


def _earlier_row(row: Row, earlier: Sequence[Brought]) -> Brought:
    """Return a row of earlier rules. Where nothing public happened by it, it may have been a hidden choice."""
    events = json.loads(row.events or "[]")
    back = undone_row(row)
    closes = row.seat is None or row.notation == RESIGN or bool(row.chance)
    is_public = closes or any(event.get("visible_to") is None for event in events)
    return Brought(
        row=row.model_copy(update={"events": row.events or "[]"}),
        hidden=earlier[back].hidden if back is not None else not is_public,
        barrier=closes,
    )


def _require_going_on(game: AnyGame, record: Record, state: Any) -> None:
    """Raise BadRecord unless this is a state of a game that goes on with all its pieces."""
    last = record.rows[-1].row
    if state is None:
        raise BadRecord(f"a record begins with {BEGIN!r}, once", 2)
    if game.outcome(state) is not None:
        raise BadRecord(f"the game is over at row {last}; --upto opens the table at an earlier row")
    try:
        resume_state(game, state.model_dump_json(), len(record.header.seats))
        is_whole = _is_whole(game, record, state)
    except NotUpgradable as error:
        raise BadRecord(error.reason, last + 2) from error
    except Exception as error:
        # The boundary to the state of an upgrade, which the rules did not make.
        raise BadRecord(f"the rules fail on this state: {type(error).__name__}", last + 2) from error
    if not is_whole:
        raise BadRecord("pieces were lost or made", last + 2)


def _is_whole(game: AnyGame, record: Record, state: Any) -> bool:
    """Whether this state has the pieces that the game began with."""
    if not (pieces := game.conserved(state)):
        return True
    options = game.Options.model_validate_json(record.header.options)
    return pieces == game.conserved(game.initial_state(options, len(record.header.seats), FastChance(0)).state)


def _upgrade(game: AnyGame, state: Any, was: int, number: int) -> Brought:
    """Return the row that brings the table to the present version: the state is the same by both."""
    text = state.model_dump_json()
    digest = state_hash(text)
    upgrade = Upgrade(from_version=was, to_version=game.rules_version, before=digest, after=digest, state=text)
    row = Row(row=number, seat=None, notation=upgrade_notation(upgrade), events="[]", upgrade=upgrade)
    return _own_row(row, game.turns(state))


def _own_row(row: Row, turn: int) -> Brought:
    return Brought(row=row, hidden=False, barrier=True, turn=turn)
