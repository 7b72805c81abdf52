"""Replays: a record played again by the rules, with the recorded chance alone.

A record may come from anywhere, so every row is checked: that it was legal when it was played, and that what was
taken back could be taken back. BadRecord says what does not fit.

Rows from before a correction of the rules cannot be played again, since the rules of their time are gone. A replay
begins after them, with the state on the row that upgrades (``first_played``).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError

from ..chance import Draw, ScriptedChance
from ..errors import BadNotation, BadRecord, IllegalAction, NotUpgradable, quote
from ..game import AnyGame, Step
from ..model import Seat
from .records import BEGIN, RESIGN, UNDO, Header, Record, Row, source_table
from .versions import resume_state


@dataclass(frozen=True, slots=True)
class Replayed:
    """One played row of a record and the step it led to."""

    row: Row
    step: Step[Any]


def rolled_dice(game: AnyGame, one: Replayed) -> tuple[tuple[Seat | None, Draw], ...]:
    """Return the dice that a row has rolled, each with its owner (None: everybody); none of the deal."""
    rolls = [draw for draw in one.row.chance if draw.kind == "roll" and draw.results]
    return game.dice_of(rolls, Seat(one.row.seat), one.step) if one.row.seat is not None and rolls else ()


@dataclass(frozen=True, slots=True)
class Moment:
    """One row of a record as it happened: what was taken back later has a step too, a takeback has none."""

    row: Row
    before: Any
    """The state before the row; None before the first."""
    state: Any
    """The state after it."""
    step: Step[Any] | None
    closes: bool = False
    """Whether it is a barrier: no takeback reaches past it."""


def replay(game: AnyGame, record: Record, upto: int | None = None) -> Iterator[Replayed]:
    """Replay the rows that were not undone, up to row ``upto``, with the recorded chance alone.

    Every row must be legal when it was played, and every takeback possible; BadRecord names the line otherwise.
    """
    state: Any = None
    parted = False
    for line, moment in enumerate(moments(game, record, upto), start=2):
        if moment.step is None or moment.row.undone:
            parted = True
            continue
        step = _play(game, record, state, moment.row, line) if parted else moment.step
        parted = parted and not moment.closes
        state = step.state
        yield Replayed(moment.row, step)


def first_played(game: AnyGame, record: Record) -> int | None:
    """Return the first row that the present rules can play: 0, or the newest upgrade; None if there is none.

    Without a row to begin with, the record was played under other rules to its end, or hides its state until then.
    """
    upgrades = [row for row in record.rows if row.upgrade is not None]
    if not upgrades:
        return 0 if record.header.rules_version == game.rules_version else None
    newest = upgrades[-1].upgrade
    assert newest is not None
    if newest.to_version != game.rules_version or newest.state is None:
        return None
    return upgrades[-1].row


def known_part(game: AnyGame, record: Record) -> Record:
    """Return the rows before a correction of the rules that this program does not have yet, with their header."""
    later = (row.row for row in record.rows if row.upgrade and row.upgrade.to_version > game.rules_version)
    end = next(later, len(record.rows))
    return record if end == len(record.rows) else Record(header=record.header, rows=record.rows[:end])


def last_version(record: Record) -> int:
    """Return the version of the rules under which the newest rows were played."""
    versions = [row.upgrade.to_version for row in record.rows if row.upgrade is not None]
    return versions[-1] if versions else record.header.rules_version


def is_resumed(record: Record) -> bool:
    """Whether the game went on from the state of an upgrade."""
    return any(row.upgrade is not None for row in record.rows)


@contextmanager
def guard(is_resumed: bool) -> Iterator[None]:
    """Raise BadRecord for any error of the rules, if they play on from a state that they did not make."""
    try:
        yield
    except BadRecord:
        raise
    except Exception as error:
        # The boundary to the state of an upgrade, which may come from anywhere; else it is the rules' fault.
        if not is_resumed:
            raise
        raise BadRecord(f"the rules fail on what follows the upgrade: {type(error).__name__}") from error


def moments(game: AnyGame, record: Record, upto: int | None = None) -> Iterator[Moment]:
    """Yield every row from the first that can be played up to ``upto``, in the order in which it happened.

    BadRecord names the line.
    """
    with guard(is_resumed(record)):
        yield from _moments(game, record, upto)


def _moments(game: AnyGame, record: Record, upto: int | None) -> Iterator[Moment]:
    check_seats(game, record.header)
    check_takebacks(record)
    first = first_played(game, record)
    if first is None:
        raise BadRecord(f"made with rules version {last_version(record)}, this is {game.rules_version}")
    state: Any = None
    open_rows: list[tuple[Row, Any]] = []
    """The rows since the last barrier that stand, each with the state before it."""
    for line, row in enumerate(record.rows[first:], start=first + 2):
        if upto is not None and row.row > upto:
            return
        before = state
        back = undone_row(row)
        if back is not None:
            state = _without(game, record, open_rows, back, line)
            yield Moment(row, before, state, None)
            continue
        if first and row.row == first:
            step = _resume(game, row, len(record.header.seats), line)
        else:
            step = _play(game, record, state, row, line)
        state = step.state
        closes = step.barrier or bool(row.chance) or row.seat is None or row.notation == RESIGN
        closes = closes or game.outcome(state) is not None
        if closes and row.undone:
            raise BadRecord("what this row did is never undone", line)
        if closes:
            if late := [one.row for one, _ in open_rows if one.undone]:
                raise BadRecord(f"row {late[0]} is undone only after these dice or this reveal", line)
            open_rows = []
        else:
            open_rows.append((row, before))
        yield Moment(row, before, state, step, closes)


def _resume(game: AnyGame, row: Row, seats: int, line: int) -> Step[Any]:
    """Return the step of a row that upgrades: the state from which the game went on."""
    assert row.upgrade is not None
    assert row.upgrade.state is not None
    try:
        state = resume_state(game, row.upgrade.state, seats)
    except NotUpgradable as error:
        raise BadRecord(error.reason, line) from error
    return Step(state, publish=True, barrier=True)


def check_seats(game: AnyGame, head: Header) -> None:
    """Raise BadRecord for a number of players that the game is not for."""
    if len(head.seats) not in game.seats:
        raise BadRecord(f"{len(head.seats)} seats do not fit {game.key}", 1)


def _options(game: AnyGame, head: Header) -> Any:
    try:
        return game.Options.model_validate_json(head.options)
    except ValidationError as error:
        raise BadRecord(f"options: {error.errors()[0]['msg']}", 1) from error


def _play(game: AnyGame, record: Record, state: Any, row: Row, line: int) -> Step[Any]:
    """The step of one row from ``state`` (None: the game has not begun); BadRecord if the rules do not allow it."""
    chance = ScriptedChance(row.chance)
    seats = len(record.header.seats)
    try:
        if (row.notation == BEGIN) != (state is None):
            raise BadRecord("a record begins with 'begin', once")
        if row.notation == BEGIN:
            step = game.initial_state(_options(game, record.header), seats, chance)
        elif source_table(row) is not None:
            if game.outcome(state) is not None:
                raise BadRecord("a game that is over goes on nowhere")
            step = Step(state, publish=True, barrier=True)
        elif row.notation is None or row.seat is None or not 0 <= row.seat < seats:
            raise BadRecord("the row has no seat or its action is still secret")
        elif row.notation == RESIGN:
            step = game.resign(state, Seat(row.seat), chance)
        else:
            step = game.apply_action(state, Seat(row.seat), game.parse(row.notation), chance)
    except BadRecord as error:
        raise BadRecord(error.reason, error.line or line) from error
    except BadNotation as error:
        raise BadRecord(f"{quote(error.text)} is no action of {game.key}", line) from error
    except IllegalAction as error:
        raise BadRecord(f"{quote(row.notation or '')} is refused: {error.code}", line) from error
    except Exception as error:
        # The boundary to the state of an upgrade, which the rules did not make; else it is their fault.
        if not first_played(game, record):
            raise
        raise BadRecord(f"the rules fail on {quote(row.notation or '')}: {type(error).__name__}", line) from error
    if not chance.done():
        raise BadRecord("more chance was written down than the rules used", line)
    return step


def _without(game: AnyGame, record: Record, open_rows: list[tuple[Row, Any]], back: int, line: int) -> Any:
    """Take one row out of ``open_rows``; return the state to which the others lead."""
    at = next((at for at, (row, _) in enumerate(open_rows) if row.row == back), None)
    if at is None:
        raise BadRecord("the takeback reaches past dice, a reveal or a resolution", line)
    state = open_rows[at][1]
    rest = [row for row, _ in open_rows[at + 1 :]]
    del open_rows[at:]
    for row in rest:
        before, state = state, _play(game, record, state, row, line).state
        open_rows.append((row, before))
    return state


# --- takebacks --------------------------------------------------------------------------------------------------


def undone_row(row: Row) -> int | None:
    """Return the number of the row that this one takes back; None if it is an action."""
    word, _, number = (row.notation or "").partition(" ")
    if word != UNDO or not number.isascii() or not number.isdecimal():
        return None
    return int(number) if str(int(number)) == number else None


def check_takebacks(record: Record) -> None:
    """Check that rows count from 0 and that each row marked undone is taken back by one later row of its seat.

    BadRecord names the line. Whether a takeback reaches past a barrier, only the rules can say (``replay``).
    """
    rows = record.rows
    marked: set[int] = set()
    version = record.header.rules_version
    for number, row in enumerate(rows):
        line = number + 2
        if row.row != number:
            raise BadRecord(f"this is row {number}, and it says {row.row}", line)
        if row.upgrade is not None:
            if row.undone or marked or not number or row.upgrade.from_version != version:
                raise BadRecord("this is no correction of the rules that a game went on with", line)
            version = row.upgrade.to_version
        if source_table(row) is not None and (marked or not number):
            raise BadRecord("what was brought along ends with an open takeback, or is nothing", line)
        back = undone_row(row)
        if back is None:
            if row.undone and (row.chance or row.notation in (BEGIN, RESIGN)):
                raise BadRecord("a row that begins, resigns or draws chance is never undone", line)
            if row.undone:
                marked.add(number)
        elif row.undone or row.chance:
            raise BadRecord("an undo is not undone itself and draws no chance", line)
        elif back not in marked or rows[back].seat != row.seat:
            raise BadRecord(
                f"{quote(row.notation or '')}: no such row of this seat is open and marked undone", line
            )
        else:
            marked.remove(back)
    for number in sorted(marked):
        raise BadRecord("the row is marked undone, and no row takes it back", number + 2)
