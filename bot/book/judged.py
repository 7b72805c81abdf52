"""What a review adds to a book: its decisions at their moments, and their words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.history.judgements import amount, curve_title, decisive, line_words, percent, remarks, verdict
from bot.texts import Speaker
from engines.core import Seat
from engines.core.review.findings import Account, Review
from engines.core.review.retelling import Retold

from .contents import Contents
from .words import harmless

MOST_COMPARED = 6
"""Decisions that are listed, marked on the slider, and shown on boards, played and better: those that cost most."""
TEXTS = ("player", "quality", "luck", "choice", "shown", "played", "better", "how", "none")
"""The texts of reviews that the page itself needs, ``review-<name>``."""


def comparisons(contents: Contents) -> tuple[Retold, ...]:
    """Return the decisions that cost most, in the order of the game."""
    if contents.review is None:
        return ()
    rows = {one.row for one in contents.review.costliest(MOST_COMPARED)}
    return tuple(one for one in contents.decisions if one.judgement.row in rows)


def places(contents: Contents) -> Iterator[list[int]]:
    """Yield for each decision its moment, last row, seat, and number among the compared ones.

    The number is -1 for a best moment and -2 for what is neither.
    """
    numbers = {one.judgement.row: number for number, one in enumerate(comparisons(contents))}
    for one in contents.decisions:
        judgement = one.judgement
        number = numbers.get(judgement.row, -1 if judgement.is_best else -2)
        after = (place for place, moment in enumerate(contents.moments) if moment.row >= judgement.last)
        yield [next(after, len(contents.moments) - 1), judgement.last, judgement.seat, number]


def review_texts(contents: Contents, voice: Speaker) -> dict[str, Any] | None:
    """Return everything that the page says of the review; None without one."""
    if contents.review is None:
        return None
    return {
        "page": {name: voice.say(f"review-{name}") for name in TEXTS},
        "curve": curve_title(voice, contents.review),
        "decisive": decisive(voice, contents.review),
        "remarks": remarks(voice, contents.review),
        "decisions": [_decision(contents, one, voice) for one in contents.decisions],
        "accounts": [_account(contents, contents.review, one, voice) for one in contents.review.accounts],
    }


def _decision(contents: Contents, one: Retold, voice: Speaker) -> list[str]:
    """Return what a decision has cost or what was at stake, and the lines: played, and better if something was."""
    judgement, seat = one.judgement, Seat(one.judgement.seat)
    played, better = (harmless(line_words(voice, contents.game, seat, line)) for line in (one.played, one.better))
    player = str(voice.name(seat))
    if judgement.is_best:
        stake = amount(voice, contents.game, judgement.stake)
        key = "book-best-suggested" if judgement.is_suggested else "book-best-found"
        return [voice.say(key, {"player": player, "stake": stake}), played]
    facts = {"player": player, "verdict": verdict(voice, contents.game, judgement)}
    return [voice.say("book-judged", facts), played, better]


def _account(contents: Contents, review: Review, one: Account, voice: Speaker) -> list[str]:
    """Return name, how much of the best was played, luck, choices, and how often something was better."""
    quality = "–" if one.quality is None else f"{percent(one.quality)} %"
    shares = (amount(voice, contents.game, share) for share in (one.luck, one.choice))
    better = sum(judgement.seat == one.seat for judgement in review.shown)
    return [str(voice.name(Seat(one.seat))), quality, *shares, str(better)]
