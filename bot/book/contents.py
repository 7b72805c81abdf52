"""The contents of a book: the moments of a record, and what the rules say of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

from bot.history.story import course_of, story_of
from bot.texts import Speaker
from engines.core import BadRecord, Draw, Event, Outcome, Seat, Step
from engines.core.history.records import Record, Row, stored_events
from engines.core.history.replay import (
    Replayed,
    check_seats,
    check_takebacks,
    first_played,
    guard,
    is_resumed,
    replay,
    rolled_dice,
    undone_row,
)
from engines.core.playable import Playable
from engines.core.review.findings import Review
from engines.core.review.retelling import Retold, check_fit, retell

OwnLine: TypeAlias = tuple[int, str]
"""The turn in which the book's reader wrote something for themselves alone, and the text."""
MOST_MOMENTS = 400
"""Moments of a book; of longer games every n-th is left out, and its events are reported with the next one."""


@dataclass(frozen=True, slots=True)
class BookRow:
    """One row of the record as the book has it: its events, or None for a row of earlier rules without any."""

    row: Row
    events: tuple[Event, ...] | None = None


@dataclass(frozen=True, slots=True)
class Moment:
    """A table to look at, and the rows that led to it."""

    rows: tuple[BookRow, ...]
    step: Step[Any] | None
    """None: played under rules that are gone, so that there is no picture."""
    turn: int = 0
    """The turn in which its last row was played."""
    round: int = 0

    @property
    def row(self) -> int:
        return self.rows[-1].row.row


@dataclass(frozen=True)
class Contents:
    """A finished game and the moments of its book."""

    game: Playable
    record: Record
    moments: tuple[Moment, ...]
    rolled: Mapping[int, tuple[tuple[Seat | None, Draw], ...]] = field(default_factory=dict)
    """Row -> the dice rolled in it, with their owners."""
    lead_turn: int | None = None
    """The turn since which nobody had more points than the winners; None without one, or if scores are secret."""
    review: Review | None = None
    decisions: tuple[Retold, ...] = ()
    """Those of the review with something clearly better, and its best moments, in the order of the game."""
    own: tuple[OwnLine, ...] = ()

    @property
    def seats(self) -> range:
        return range(len(self.record.header.seats))

    @property
    def eyes(self) -> tuple[Seat | None, ...]:
        return (None, *map(Seat, self.seats))

    @property
    def marked_turn(self) -> int | None:
        """The turn to mark: the decisive one by the chances of the review; without a review that of the lead."""
        if self.review is None:
            return self.lead_turn
        return None if self.review.crossing is None else self.review.crossing.turn or None

    @property
    def outcome(self) -> Outcome | None:
        last = self.moments[-1].step
        return None if last is None else self.game.rules.outcome(last.state)

    @property
    def own_lines(self) -> tuple[tuple[int, str], ...]:
        """What is the reader's own, by the numbers of moments: the first of the turn of its writing, or later."""
        last = len(self.moments) - 1
        return tuple(
            (next((at for at, moment in enumerate(self.moments) if moment.turn >= turn), last), text)
            for turn, text in self.own
        )

    def speaker(self, lang: str) -> Speaker:
        return Speaker(lang, self.record.header.seats, self.game.key, markdown=False, computers=self.computers)

    @property
    def computers(self) -> frozenset[Seat]:
        """The seats of computer players, as far as the record says: only people have a word for the dice."""
        words = self.record.header.words
        return frozenset(Seat(seat) for seat, word in enumerate(words) if word is None and any(words))


class StillOpen(Exception):
    """The game is not over: its secrets are not to be shown, and its dice are not yet revealed."""


def read(game: Playable, record: Record) -> Contents:
    """Read a record of a finished game. BadRecord if it does not fit the rules; StillOpen before its end."""
    if record.header.seed is None:
        raise StillOpen
    check_seats(game.rules, record.header)
    first = first_played(game.rules, record)
    if first is None:
        check_takebacks(record)
    played = [] if first is None else list(replay(game.rules, record))
    earlier = _earlier(game, record.rows if first is None else record.rows[:first])
    with guard(is_resumed(record)):
        moments = [*earlier, *_moments_of_play(game, len(record.header.seats), played)]
        if not moments:
            raise BadRecord("nothing was played")
        rolled = {one.row.row: dice for one in played if (dice := rolled_dice(game.rules, one))}
        return Contents(game, record, tuple(_thin(moments)), rolled, _lead_turn(game, played))


def with_review(book: Contents, review: Review) -> Contents:
    """Add the review of a game, which may come from anywhere. BadRecord if it is of another record."""
    check_fit(book.game.rules, book.record, review)
    with guard(is_resumed(book.record)):
        decisions = retell(book.game.rules, book.record, (*review.shown, *review.best))
    return replace(book, review=review, decisions=decisions)


def _earlier(game: Playable, rows: Sequence[Row]) -> Iterator[Moment]:
    """Yield one moment of all rows that the present rules cannot play; none if there are no such rows."""
    earlier = tuple(
        BookRow(row, stored_events(game.rules, row.events or "[]") or None)
        for row in rows
        if not row.undone and undone_row(row) is None
    )
    if earlier:
        yield Moment(earlier, None)


def _moments_of_play(game: Playable, seats: int, played: Sequence[Replayed]) -> Iterator[Moment]:
    rows: list[BookRow] = []
    rounds = _rounds(game, seats, played)
    before = None
    for place, (one, number) in enumerate(zip(played, rounds, strict=True)):
        rows.append(BookRow(one.row, one.step.events))
        if one.step.publish or place == len(played) - 1:
            turn = game.rules.turns(one.step.state if before is None else before)
            yield Moment(tuple(rows), one.step, turn, number)
            rows = []
        before = one.step.state


def _rounds(game: Playable, seats: int, played: Sequence[Replayed]) -> Iterator[int]:
    """Yield the round after each row. Where the game has no number for it, a round ends when the next seat to move
    has had its turn in it, so that it is shorter once somebody has left.
    """
    number = turn = 0
    had = set[Seat]()
    for one in played:
        state = one.step.state
        movers = game.rules.current_players(state)
        if (known := game.rules.round(state)) is not None:
            number = known
        elif movers and game.rules.turns(state) > turn:
            turn = game.rules.turns(state)
            if number == 0 or movers[0] in had or game.rules.turns_in_round(seats) == 1:
                number, had = number + 1, set()
            had.add(movers[0])
        yield number


def _thin(moments: Sequence[Moment]) -> Iterator[Moment]:
    """Yield at most MOST_MOMENTS, evenly; the events of those left out are reported with the next one."""
    last = len(moments) - 1
    every = -(-len(moments) // MOST_MOMENTS)
    rows: tuple[BookRow, ...] = ()
    for place, moment in enumerate(moments):
        rows += moment.rows
        if moment.step is None or place % every == 0 or place == last:
            yield replace(moment, rows=rows)
            rows = ()


def _lead_turn(game: Playable, played: Sequence[Replayed]) -> int | None:
    if not played or game.rules.outcome(played[-1].step.state) is None:
        return None
    passing = story_of(game, played, course_of(game, played)).passing
    return None if passing is None else passing.turn
