"""A review as a number of parts that can be worked off one by one, anywhere and in any order."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from ..history.records import Record
from ..history.replay import first_played, guard
from ..model import Seat
from ..opponents.search import Pause
from ..playable import Playable
from .course import Decision, Moment, course
from .findings import Account, Judgement, Outlook, Review
from .judging import judge, logistic, look_at

CHOICES = 0.65
"""The part of the budget that is spent on decisions; the rest goes into luck and chances."""
LARGEST = 4
"""The longest part, in thoughts of the strong computer player: a table may have to wait for it."""
Finding: TypeAlias = Judgement | Outlook


@dataclass(frozen=True, slots=True)
class Part:
    """A decision or a moment, with the actions that may be spent on it; it can be sent to another process."""

    game: Playable
    seats: int
    what: Decision | Moment
    budget: int
    is_resumed: bool = False
    """Whether the game went on from the state of an upgrade, which may come from anywhere."""

    def finding(self, pause: Pause | None = None) -> Finding:
        """Do the work: always the same. BadRecord if the rules fail on a state that they did not make.

        ``pause`` is called after each playout; what it raises ends it.
        """
        with guard(self.is_resumed and pause is None):
            if isinstance(self.what, Decision):
                return judge(self.game, self.what, self.budget, pause)
            return look_at(self.game, self.seats, self.what, self.budget, pause)


@dataclass(frozen=True, slots=True)
class Plan:
    """The parts of a review."""

    game: Playable
    seats: tuple[int, ...]
    budget: int
    parts: tuple[Part, ...]

    def review(self, findings: Sequence[Finding]) -> Review:
        """Return the review made of the findings of the parts, in their order."""
        judgements = tuple(one for one in findings if isinstance(one, Judgement))
        outlooks = _with_chances(tuple(one for one in findings if isinstance(one, Outlook)))
        return Review(
            game=self.game.key,
            rules_version=self.game.rules.rules_version,
            budget=self.budget,
            seats=self.seats,
            judgements=judgements,
            outlooks=outlooks,
            accounts=tuple(_account(seat, judgements, outlooks) for seat in self.seats),
        )


def plan_review(
    game: Playable, record: Record, seats: Collection[int] | None = None, budget: int | None = None
) -> Plan:
    """Return the parts of the review of a finished game. BadRecord says why it cannot be reviewed.

    ``seats``: those whose decisions are judged; None: all that are people's, as far as the record says.
    ``budget``: the actions to apply in all; None: ``Heuristics.review``, at most five minutes of a core.
    """
    game_course, whole = course(game, record), game.mind.heuristics.review if budget is None else budget
    judged_seats = people(record) if seats is None else tuple(sorted(seats))
    decisions = [one for one in game_course.decisions if one.seat in judged_seats]
    is_resumed = bool(first_played(game.rules, record))
    most = LARGEST * game.mind.heuristics.budget
    each, looks = (min(most, share) for share in _shares(whole, len(decisions), len(game_course.moments)))
    parts = [Part(game, game_course.seats, one, each, is_resumed) for one in decisions]
    parts += [Part(game, game_course.seats, one, looks, is_resumed) for one in game_course.moments]
    return Plan(game, judged_seats, whole, tuple(sorted(parts, key=lambda part: part.what.row)))


def _shares(budget: int, decisions: int, moments: int) -> tuple[int, int]:
    """The actions for each decision and for each moment."""
    return int(budget * CHOICES) // max(1, decisions), int(budget * (1 - CHOICES)) // max(1, moments)


def people(record: Record) -> tuple[int, ...]:
    """Return the seats of people, who alone have a word for the dice; all seats where the record cannot say."""
    words = record.header.words
    seats = tuple(seat for seat, word in enumerate(words) if word is not None)
    return seats or tuple(range(len(record.header.seats)))


def review(
    game: Playable,
    record: Record,
    seats: Collection[int] | None = None,
    budget: int | None = None,
    *,
    done: Callable[[int, int], None] = lambda number, total: None,
    pause: Pause | None = None,
) -> Review:
    """Return the review of a finished game, the same for the same record and budget; arguments of ``plan_review``.

    ``done`` is called with the number of finished parts and that of all. Takes minutes.
    """
    plan, findings = plan_review(game, record, seats, budget), list[Finding]()
    for part in plan.parts:
        findings.append(part.finding(pause))
        done(len(findings), len(plan.parts))
    return plan.review(findings)


def _with_chances(outlooks: Sequence[Outlook]) -> tuple[Outlook, ...]:
    """Add the chances of a single seat: to do better than could be expected when the game began."""
    if not outlooks or len(outlooks[0].values) > 1:
        return tuple(outlooks)
    begun = outlooks[0].values[0]
    return tuple(
        Outlook(row=one.row, turn=one.turn, values=one.values, luck=one.luck, chances=(chance,))
        for one in outlooks
        for chance in (logistic(4 * (one.values[0] - begun)),)
    )


def _account(seat: int, judgements: Sequence[Judgement], outlooks: Sequence[Outlook]) -> Account:
    own = [one for one in judgements if one.seat == seat]
    cost, stake = sum(one.cost for one in own), sum(one.stake for one in own)
    return Account(
        seat=Seat(seat),
        decisions=len(own),
        shown=sum(one.is_shown for one in own),
        luck=sum(one.luck[seat] for one in outlooks if one.luck is not None),
        choice=-cost if cost else 0.0,
        quality=max(0.0, 1 - cost / stake) if stake > 0 else None,
    )
