"""The course of a record as a review reads it: the decisions of each seat, and the moments between them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from ..errors import BadRecord
from ..history.records import RESIGN, Record
from ..history.replay import Replayed, first_played, guard, last_version, replay
from ..model import Action, Seat
from ..opponents.search import Guesses
from ..playable import Playable
from ..thinking import Line

MOST_ROWS = 4_000
"""Rows of a game that is reviewed: about five times the longest one."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat did without dice, reveal or other seat between, where it had a choice worth searching."""

    row: int
    last: int
    seat: Seat
    turn: int
    state: Any
    """The true state before it: only guesses are made of it."""
    line: Line
    seats: int
    """How many play."""
    won: bool = False
    """Whether the seat won with it, or with what it did after it before any dice, reveal or other seat."""
    after: Line = ()
    """What the seat did after it in the same turn, before any dice, reveal or other seat."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The table after a row that drew dice or ended a turn."""

    row: int
    turn: int
    """The turns that were over."""
    state: Any
    drawn: tuple[Any, Seat, Action] | None = None
    """Where the row drew dice: the state before it, the seat and the action."""


@dataclass(frozen=True, slots=True)
class Course:
    """A whole game."""

    seats: int
    decisions: tuple[Decision, ...]
    moments: tuple[Moment, ...]


def course(game: Playable, record: Record) -> Course:
    """Return the course of a finished game. BadRecord if the record does not fit the rules or is too long."""
    first = first_played(game.rules, record)
    if first is None:
        now = f"the present rules of {game.key} are version {game.rules.rules_version}"
        raise BadRecord(f"it was played under version {last_version(record)}, {now}, so it cannot be reviewed")
    if len(record.rows) > MOST_ROWS:
        raise BadRecord(f"a game of more than {MOST_ROWS} rows is not reviewed")
    played = list(replay(game.rules, record))
    if not played or game.rules.outcome(played[-1].step.state) is None:
        raise BadRecord("only a game that was played to its end can be reviewed")
    with guard(first > 0):
        seats = len(record.header.seats)
        decisions = tuple(_Lines(game, seats).decisions(played))
        decisions = tuple(replace(one, after=_after(game, played, one)) for one in decisions)
        winner, row = _winning_row(game, played)
        decisions = tuple(replace(one, won=one.seat == winner and one.row >= row) for one in decisions)
        return Course(seats, decisions, tuple(_moments(game, played)))


def _winning_row(game: Playable, played: Sequence[Replayed]) -> tuple[Seat | None, int]:
    """The seat that won alone with its own last rows, and the first of these; no seat if something came between."""
    outcome = game.rules.outcome(played[-1].step.state)
    winners, row = () if outcome is None else outcome.winners, -1
    if len(winners) != 1:
        return None, row
    for one in reversed(played):
        is_own = one.row.seat == winners[0] and one.row.notation not in (None, RESIGN) and not one.row.upgrade
        if not is_own or one.row.chance or (one.step.barrier and one is not played[-1]):
            break
        row = one.row.row
    return (winners[0], row) if row >= 0 else (None, row)


def _after(game: Playable, played: Sequence[Replayed], decision: Decision) -> Line:
    """What the seat of a decision did after it, as far as it knew all of it at the decision."""
    rules, actions = game.rules, list[Action]()
    last = next(at for at, one in enumerate(played) if one.row.row == decision.last)
    for before, one in pairwise(played[last:]):
        if before.row.chance or before.step.barrier or rules.turns(before.step.state) != decision.turn:
            break
        if one.row.seat != decision.seat or one.row.notation in (None, RESIGN) or one.row.upgrade:
            break
        if one.row.chance:
            break
        actions.append(rules.parse(one.row.notation or ""))
    return tuple(actions)


def _moments(game: Playable, played: Sequence[Replayed]) -> Iterator[Moment]:
    state, over = played[0].step.state, 0
    yield Moment(played[0].row.row, 0, state)
    for one in played[1:]:
        before, state = state, one.step.state
        is_end = game.rules.outcome(state) is not None
        over, earlier = game.rules.turns(before if is_end else state) - (not is_end), over
        acts = one.row.seat is not None and one.row.notation is not None and one.row.notation != RESIGN
        drawn = (before, Seat(one.row.seat or 0), game.rules.parse(one.row.notation or "")) if acts else None
        if over > earlier or is_end or (acts and one.row.chance):
            yield Moment(one.row.row, over, state, drawn if one.row.chance else None)


@dataclass(slots=True)
class _Open:
    """A line that may go on."""

    row: int
    last: int
    turn: int
    state: Any
    line: list[Action]


class _Lines:
    """Cuts a game into decisions."""

    def __init__(self, game: Playable, seats: int) -> None:
        self._game, self._seats = game, seats
        self._open: dict[Seat, _Open] = {}

    def decisions(self, played: Sequence[Replayed]) -> Iterator[Decision]:
        state: Any = None
        for one in played:
            yield from self._read(one, state)
            state = one.step.state
        yield from self._close(tuple(self._open))

    def _read(self, one: Replayed, before: Any) -> Iterator[Decision]:
        game, row = self._game, one.row
        if before is None or row.seat is None or row.notation is None or row.notation == RESIGN or row.upgrade:
            yield from self._close(tuple(self._open))
            return
        seat, action = Seat(row.seat), game.rules.parse(row.notation)
        if not one.step.hidden and len(game.rules.current_players(before)) < 2:
            yield from self._close([other for other in self._open if other != seat])
        is_choice = _is_choice(game, before, seat)
        line = self._open.get(seat)
        if line is not None and is_choice and not _goes_on(game, line, seat, action):
            yield from self._close([seat])
            line = None
        if line is not None:
            line.line.append(action)
            line.last = row.row
        elif is_choice:
            self._open[seat] = _Open(row.row, row.row, game.rules.turns(before), before, [action])
        if row.chance or one.step.barrier or game.rules.turns(one.step.state) != game.rules.turns(before):
            yield from self._close(tuple(self._open))

    def _close(self, seats: Sequence[Seat]) -> Iterator[Decision]:
        for seat in seats:
            one = self._open.pop(seat)
            yield Decision(one.row, one.last, seat, one.turn, one.state, tuple(one.line), self._seats)


def _is_choice(game: Playable, state: Any, seat: Seat) -> bool:
    guesses = Guesses(game, state, seat, 0)
    return len(guesses.legal) > 1 and game.mind.heuristics.is_worth_searching(guesses.guess(0), seat)


def _goes_on(game: Playable, line: _Open, seat: Seat, action: Action) -> bool:
    """Whether a line with this action is the beginning of a plan that the game's heuristics know."""
    guess, begun = Guesses(game, line.state, seat, 0).guess(0), (*line.line, action)
    known = game.mind.heuristics.candidates(guess, seat) or ()
    return any(tuple(one[: len(begun)]) == begun for one in known)
