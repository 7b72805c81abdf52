"""The curves of a book and the marks on its slider: a value or a place for each moment."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from bot.history.story import turns_over

from .contents import Contents


def scores(contents: Contents) -> list[list[int] | None]:
    """Return everybody's score at each moment, in seat order; None while scores are secret."""
    totals: list[list[int] | None] = []
    for moment in contents.moments:
        standings = () if moment.step is None else contents.game.rules.standings(moment.step.state)
        ordered = [one.score for one in sorted(standings, key=lambda one: one.seat)]
        totals.append(ordered if len(ordered) == len(contents.seats) else None)
    return totals


def luck(contents: Contents) -> list[list[float]]:
    """Return at each moment how many pips above expectation each seat has rolled so far; [] without own dice."""
    above = [0.0] * len(contents.seats)
    values, owned = [], False
    for moment in contents.moments:
        for entry in moment.rows:
            for seat, draw in contents.rolled.get(entry.row.row, ()):
                if seat is not None:
                    owned = True
                    above[seat] += sum(draw.results) - len(draw.results) * (draw.sides + 1) / 2
        values.append([round(value, 1) for value in above])
    return values if owned else []


def chances(contents: Contents) -> list[list[int] | None]:
    """Return everybody's chances at each moment by the review, in percent; None where it did not look."""
    if contents.review is None or len(contents.review.outlooks) < 2:
        return []
    looks, percents = sorted(contents.review.outlooks, key=lambda one: one.row), list[list[int] | None]()
    for moment in contents.moments:
        first = moment.rows[0].row.row
        here = [one for one in looks if first <= one.row <= moment.row]
        percents.append([round(100 * one) for one in here[-1].chances] if here else None)
    return percents


def leads(course: Sequence[list[int] | None]) -> list[int]:
    """Return the moments at which somebody else than before leads alone; ``course``: the scores."""
    leader, places = None, []
    for place, now in enumerate(course):
        if now is None or now.count(max(now)) > 1:
            continue
        first = now.index(max(now))
        if leader is not None and first != leader:
            places.append(place)
        leader = first
    return places


def rounds(contents: Contents) -> list[int]:
    """Return the moments at which a round begins."""
    numbers = [0, *(moment.round for moment in contents.moments)]
    return [place for place, (before, now) in enumerate(pairwise(numbers)) if now > before]


def decisive(contents: Contents) -> int | None:
    """Return the moment at which the marked turn is over, the decisive one by a review; None if there is none."""
    if contents.marked_turn is None:
        return None
    for place, moment in enumerate(contents.moments):
        if moment.step is not None and turns_over(contents.game, moment.step.state) >= contents.marked_turn:
            return place
    return len(contents.moments) - 1
