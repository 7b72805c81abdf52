"""Hints for a person: the best two or three plans by a searcher, how good they look, and one reason for the first.

The reason is the part of the value (``Heuristics.parts``) that differs most between the first plan and the second,
over the same guesses and dice. The best of many looks better than it is, so a plan is clearly better only if a
second look, on guesses that did not choose it, says so too. Where a choice is not worth a search, the game's first
policy is asked instead.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any

from ..chance import Chance, FastChance
from ..mind import MOST_STEPS, NotingChance, suggested_line
from ..model import Action, Seat
from ..playable import Playable, policies, strongest_policy
from ..thinking import RIVAL, Estimate, Line, Part, Unit
from .search import SEEDS, Guesses, Pause, Search, go_on, mean_and_error

BUDGET = 5000
"""Actions that are applied for one hint: less than two seconds of one core in every game."""
SEARCHED = 0.6
"""The part of the budget that looks for the best plans; the rest is for the second look at the best two."""
LEAST_VISITS = 8
"""Comparisons of a second look, at least: of fewer, the error itself is not known."""
MOST_PLANS = 3
SURE = 2.0
"""Standard errors beyond which a difference is taken for one."""


@dataclass(frozen=True, slots=True)
class Difference:
    """How much better the first plan is than the second, over the same guesses and dice.

    Where the search takes the first for clearly better, it is the difference in the second look alone.
    """

    mean: float
    error: float
    """The standard error; infinite with fewer than two playouts."""

    @property
    def is_clear(self) -> bool:
        return self.mean > SURE * self.error


@dataclass(frozen=True, slots=True)
class Reason:
    """The part that speaks most for the first plan."""

    part: Part
    more: float
    """How much more of it the first plan gives than the second, in the part's own unit; negative: less."""


@dataclass(frozen=True, slots=True)
class Hint:
    """The best plans, the best first; one without playouts where the first policy was asked."""

    plans: tuple[Estimate, ...]
    unit: Unit
    gap: Difference | None = None
    """None with one plan."""
    reason: Reason | None = None
    """None: no part differs clearly."""


def find_hint(
    game: Playable, state: Any, seat: Seat, chance: Chance, budget: int = BUDGET, pause: Pause | None = None
) -> Hint:
    """Return what a seat with legal actions could do, a win alone if it is there now: always the same for the same
    chance and view.

    Arguments as of ``search``.
    """
    heuristics, guesses = game.mind.heuristics, Guesses(game, state, seat, chance.pick(SEEDS))
    win = game.mind.winning_plan(guesses.guess(0), seat)
    if win is not None:
        return Hint((Estimate(win.line, 0.0, inf, 0),), heuristics.unit)
    explained = Explained(guesses, int(budget * SEARCHED), pause or go_on)
    tried = [one for one in explained.thought().estimates if one.visits > 1][:MOST_PLANS]
    if len(tried) < 2:
        return Hint((Estimate(_rule_of_thumb(guesses, explained), 0.0, inf, 0),), heuristics.unit)
    first, second = tried[0].line, tried[1].line
    gap = difference(explained.values(first), explained.values(second))
    if not gap.is_clear:
        return Hint(tuple(tried), heuristics.unit, gap)
    again = Explained(Guesses(game, state, seat, chance.pick(SEEDS)), budget - explained.spent, pause or go_on)
    gap = again.compared(first, second)
    return Hint(tuple(tried), heuristics.unit, gap, again.reason(first, second) if gap.is_clear else None)


def _rule_of_thumb(guesses: Guesses, explained: Explained) -> Line:
    """The searcher's only candidate; where the first policy begins alike, all that it would do until dice, a reveal
    or another seat comes."""
    game, seat = guesses.game, guesses.seat
    policy = policies(game)[strongest_policy(game)]
    line = suggested_line(game.rules, guesses.guess(0), seat, policy, guesses.seed)
    return line if line and line[0] == explained.first[0] else explained.first


def carried_out(game: Playable, guess: Any, seat: Seat, line: Line) -> Line:
    """Return how the first policy would carry out a line that leaves it open: its steps until dice, a reveal,
    another seat, or a kind of action that could have been taken in place of the line. () where nothing is open.
    """
    rules, policy, mind = game.rules, policies(game)[strongest_policy(game)], FastChance(0)
    others = {action.kind for action in rules.legal_actions(guess, seat)}
    state, chance, steps = guess, NotingChance(mind), list[Action]()
    for action in line:
        step = rules.apply_action(state, seat, action, chance)
        state = step.state
        if chance.is_asked or step.barrier:
            return ()
    while len(steps) < MOST_STEPS and (legal := rules.legal_actions(state, seat)):
        action = policy(rules.view(state, seat), legal, mind)
        if action.only_ends or action.kind in others:
            break
        step = rules.apply_action(state, seat, action, chance)
        steps.append(action)
        state = step.state
        if chance.is_asked or step.barrier:
            break
    return tuple(steps)


class Explained(Search):
    """A search that keeps the parts of each value."""

    def __init__(self, guesses: Guesses, budget: int, pause: Pause) -> None:
        super().__init__(guesses, budget, pause)
        self._parts: dict[tuple[Line, int], Mapping[Part, float]] = {}

    @property
    def first(self) -> Line:
        """The most promising candidate."""
        return next(iter(self._values))

    @property
    def spent(self) -> int:
        """The actions applied so far."""
        return self._spent

    def compared(self, one: Line, other: Line) -> Difference:
        """Spend the budget on two lines alone, and return how much better ``one`` is.

        Its error is infinite where too few playouts fit into the budget.
        """
        self._values = {one: [], other: []}
        self._try_until((one, other), self._budget)
        found = difference(self._values[one], self._values[other])
        return found if len(self._values[one]) >= LEAST_VISITS else Difference(found.mean, inf)

    def values(self, line: Line) -> Sequence[float]:
        """The values of a line's playouts, by guess."""
        return self._values[line]

    def _value_of(self, line: Line, state: Any, number: int) -> float:
        end = self._end_of(line, state, number)
        self._parts[line, number] = parts_of(self._game, end, self._seat)
        return self._state_value(end)

    def reason(self, first: Line, second: Line) -> Reason | None:
        """The part that speaks most for the first line; None if no difference is clear."""
        both = range(min(len(self._values[first]), len(self._values[second])))
        ends = [[self._parts[line, number] for number in both] for line in (first, second)]
        names = dict.fromkeys(part for playouts in ends for parts in playouts for part in parts)
        best: tuple[float, Reason] | None = None
        for part in names:
            one, other = ([parts.get(part, 0.0) for parts in playouts] for playouts in ends)
            more = difference(one, other)
            worth = more.mean * self._weight(part)
            if abs(more.mean) > SURE * more.error and worth > (best[0] if best else 0.0):
                best = worth, Reason(part, more.mean)
        return None if best is None else best[1]

    def _weight(self, part: Part) -> float:
        """What one more of a part is worth to the seat; of a rival's, a share by the number of rivals."""
        weight = self._heuristics.weights.get(part.name, 1.0)
        if part.seat is None:
            return weight
        rivals = {parts.seat for ends in self._parts.values() for parts in ends if parts.seat is not None}
        return -weight / max(1, len(rivals))


def parts_of(game: Playable, state: Any, seat: Seat) -> Mapping[Part, float]:
    """Return the parts of a state's value: the game's own, else those of the scores; none while they are secret."""
    own = game.mind.heuristics.parts(state, seat)
    if own is not None:
        return own
    parts, standings = dict[Part, float](), game.rules.standings(state)
    for standing in standings:
        if standing.seat == seat:
            parts.update((Part(name), float(points)) for name, points in standing.parts)
        elif standing.team is None or standing.team != standings[seat].team:
            parts[Part(RIVAL, standing.seat)] = float(standing.score)
    return parts


def difference(one: Sequence[float], other: Sequence[float]) -> Difference:
    """Return the mean of ``one`` less ``other``, value by value, as far as both go."""
    return Difference(*mean_and_error([a - b for a, b in zip(one, other, strict=False)]))
