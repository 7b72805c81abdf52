"""Which judged decisions were played as the bot had suggested: a ready-made turn that was offered, or a hint."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.rows.log import Entry, HintAdvice, HintRow, SuggestionRow, TurnAdvice
from bot.session.undo import stands
from engines.core import AnyGame, BadNotation
from engines.core.history.records import RESIGN
from engines.core.review.findings import Judgement, Review

Notations: TypeAlias = tuple[str, ...]
Action: TypeAlias = tuple[int, str]
"""The row of an action that stands, and its notation."""


@dataclass(frozen=True, slots=True)
class Offer:
    """What the bot suggested to a seat in a turn, for what is played after the row ``since``."""

    seat: int
    turn: int
    since: int
    lines: tuple[Notations, ...]


def offers_of(
    entries: Sequence[Entry], hints: Sequence[HintRow], suggestions: Sequence[SuggestionRow]
) -> tuple[Offer, ...]:
    """Return the offers of a game; every plan of a hint counts, as its reader may play any of them."""
    offered = [
        Offer(one.seat, one.turn, one.row, TurnAdvice.model_validate_json(one.advice).lines) for one in suggestions
    ]
    times = [entry.at for entry in entries]
    for one in hints:
        before = bisect_left(times, one.at)
        lines = tuple(line for line, *_ in HintAdvice.model_validate_json(one.advice).plans)
        offered.append(Offer(one.seat, one.turn, entries[before - 1].row if before else -1, lines))
    return tuple(offered)


def marked(game: AnyGame, review: Review, entries: Sequence[Entry], offers: Sequence[Offer]) -> Review:
    """Return the review with a mark on each decision that was played as suggested."""
    played: dict[int, list[Action]] = {}
    for entry in entries:
        if entry.seat is not None and stands(entry) and entry.notation != RESIGN:
            played.setdefault(entry.seat, []).append((entry.row, entry.notation))
    judgements = tuple(
        one.model_copy(update={"is_suggested": is_suggested(game, one, played.get(one.seat, ()), offers)})
        for one in review.judgements
    )
    return review.model_copy(update={"judgements": judgements})


def is_suggested(game: AnyGame, one: Judgement, played: Sequence[Action], offers: Sequence[Offer]) -> bool:
    """Whether a decision was offered: the seat's newest actions at its end, all of the decision among them, are the
    beginning of a line that was offered to the seat in this turn, before them.

    An action that only ends the turn is in no line, so it follows a whole one only. ``played``: what the seat did.
    """
    until = [action for action in played if action[0] <= one.last]
    return any(
        _follows(game, [action for action in until[-len(line) - 1 :] if action[0] > offer.since], line, one.row)
        for offer in offers
        if (offer.seat, offer.turn) == (one.seat, one.turn)
        for line in offer.lines
    )


def _follows(game: AnyGame, played: Sequence[Action], line: Notations, row: int) -> bool:
    """Whether the newest actions, from ``row`` or earlier on, are the line's beginning, or all of it and an end."""
    for begin in (at for at, (number, _) in enumerate(played) if number <= row):
        part = tuple(notation for _, notation in played[begin:])
        if part == line[: len(part)]:
            return True
        acted = _without_end(game, part)
        if acted and acted != part and acted == _without_end(game, line):
            return True
    return False


def _without_end(game: AnyGame, line: Notations) -> Notations:
    while line and _only_ends(game, line[-1]):
        line = line[:-1]
    return line


def _only_ends(game: AnyGame, notation: str) -> bool:
    try:
        return bool(game.parse(notation).only_ends)
    except BadNotation:
        return False  # of earlier rules
