"""A judged decision as it can be shown: the table before it, after what was played, and after what was better."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..chance import FastChance
from ..errors import BadNotation, BadRecord, IllegalAction
from ..game import AnyGame
from ..history.records import Record, Row
from ..history.replay import replay
from ..model import Action, Event, Seat
from .findings import Judgement, Review
from .judging import LONGEST_LINE

LARGEST = 1_000.0
"""Shares of the spread: more than any sum of luck or choices."""
_OTHER = "the review is of another record"


@dataclass(frozen=True, slots=True)
class Shown:
    """A line on the board: each action with the state before it, and the state after the last one without dice."""

    steps: tuple[tuple[Any, Action], ...]
    end: Any
    events: tuple[Event, ...] = ()
    """What happened by it, without what other dice would have changed."""


@dataclass(frozen=True, slots=True)
class Retold:
    """A decision, with the true states around it."""

    judgement: Judgement
    before: Any
    played: Shown
    better: Shown


def check_fit(game: AnyGame, record: Record, review: Review) -> None:
    """BadRecord unless a review, which may come from anywhere, can be one of this record."""
    if (review.game, review.rules_version) != (game.key, game.rules_version):
        raise BadRecord("the review is of another game or of other rules")
    seats, rows = len(record.header.seats), {row.row: row for row in record.rows}
    accounted = [one.seat for one in review.accounts]
    fits = (
        all(_can_be_of(rows, one) for one in review.judgements)
        and all(one.row in rows and len(one.chances) == seats for one in review.outlooks)
        and all(0 <= seat < seats for seat in accounted)
        and len(set(accounted)) == len(accounted)
        and max(len(review.judgements), len(review.outlooks)) <= len(rows)
    )
    if not fits:
        raise BadRecord(_OTHER)
    numbers = [number for one in review.judgements for number in (one.loss, one.error, one.stake)]
    numbers += [number for one in review.accounts for number in (one.luck, one.choice, one.quality or 0.0)]
    chances = [chance for one in review.outlooks for chance in one.chances]
    if not all(abs(number) <= LARGEST for number in numbers) or not all(0 <= chance <= 1 for chance in chances):
        raise BadRecord("the review has numbers that no review has")


def _can_be_of(rows: Mapping[int, Row], one: Judgement) -> bool:
    row = rows.get(one.row)
    if row is None or row.seat != one.seat or one.played[:1] != (row.notation,):
        return False
    return one.last in rows and len(one.played) <= 1 + one.last - one.row and len(one.better) <= LONGEST_LINE


def retell(game: AnyGame, record: Record, judgements: Collection[Judgement]) -> tuple[Retold, ...]:
    """Return the decisions of a review in the order of the game. BadRecord if they are not of this record."""
    wanted = {one.row: one for one in judgements}
    decisions, state = list[Retold](), None
    for one in replay(game, record, max(wanted, default=-1)):
        if (judgement := wanted.get(one.row.row)) is not None and state is not None:
            decisions.append(_retell(game, state, judgement))
        state = one.step.state
    if len(decisions) != len(wanted):
        raise BadRecord(_OTHER)
    return tuple(decisions)


def _retell(game: AnyGame, state: Any, judgement: Judgement) -> Retold:
    seat = Seat(judgement.seat)
    shown = (_play_line(game, state, seat, line) for line in (judgement.played, judgement.better))
    return Retold(judgement, state, *shown)


def _play_line(game: AnyGame, state: Any, seat: Seat, line: Sequence[str]) -> Shown:
    """The line from the true state; what is not legal there, as the seat could not know, ends it."""
    steps, end, events = list[tuple[Any, Action]](), state, list[Event]()
    for notation in line:
        try:
            action = game.find(state, seat, notation)
            step = game.apply_action(state, seat, action, FastChance(0))
        except (BadNotation, IllegalAction):
            break
        steps.append((state, action))
        end, certain = step.foreseen
        events += certain
        state = step.state
        if step.barrier:
            break
    return Shown(tuple(steps), end, tuple(events))
