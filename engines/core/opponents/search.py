"""The searcher: it tries each candidate in playouts from guesses at what its seat cannot see.

A guess is a state that the seat cannot tell from the true one (``Game.resample``), and the true one is never looked
at. On each guess all candidates are played with the same dice, so that their values differ by what was chosen. The
weaker half of the candidates is left out again and again (sequential halving, Karnin et al. 2013), with an equal
share of the budget for each halving. Values of all playouts of a candidate count.

The budget is a number of applied actions, not a time, so that a thought is the same on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf, sqrt
from typing import Any, TypeAlias, TypeVar

from ..chance import Chance, FastChance
from ..errors import IllegalAction
from ..game import AnyGame
from ..model import Action, Seat
from ..playable import Playable, policies, strongest_policy
from ..thinking import Estimate, Line, Thought

T = TypeVar("T")

MOST_CANDIDATES = 8
"""Candidates where a game does not choose them itself."""
LONGEST_PLAYOUT = 1000
"""Actions of a playout, at most; it is valued there."""
SEEDS, THOUSAND = range(2**32), range(1000)
Pause: TypeAlias = Callable[[], None]


def search(
    game: Playable,
    state: Any,
    seat: Seat,
    chance: Chance,
    budget: int,
    pause: Pause | None = None,
    *,
    doubt: float = 0.0,
) -> Thought:
    """Return what a seat with legal actions should do: always the same for the same chance and view.

    ``budget``: the actions to apply in playouts, exceeded by less than one playout. ``chance`` is not the game's.
    ``pause`` is called after each playout; what it raises ends the search. ``doubt``: the standard deviation of
    a random error added to the mean of each candidate, as if somebody misjudged them.
    """
    guesses = Guesses(game, state, seat, chance.pick(SEEDS))
    return Search(guesses, budget, pause or go_on, doubt).thought()


class Guesses:
    """Guesses of a seat at the state, by number; the only way from the searcher to the true state."""

    def __init__(self, game: Playable, state: Any, seat: Seat, seed: int) -> None:
        self.game, self.seat, self.seed = game, seat, seed
        self.legal: tuple[Action, ...] = game.rules.legal_actions(state, seat)
        guess = game.rules.resample(state, seat, FastChance(f"{seed}/known"))
        self._known = game.mind.heuristics.simplified(guess, seat)
        """What all guesses are made of: a guess too, so that who does not matter is guessed once alone."""

    def guess(self, number: int) -> Any:
        """Return the guess of this number, from 0: the same each time."""
        guess = self.game.rules.resample(self._known, self.seat, FastChance(f"{self.seed}/{number}"))
        return self.game.mind.heuristics.simplified(guess, self.seat)


class Search:
    """One thought of a seat."""

    def __init__(self, guesses: Guesses, budget: int, pause: Pause, doubt: float = 0.0) -> None:
        self._game, self._seat = guesses.game, guesses.seat
        self._rules = self._game.rules
        self._guesses, self._budget, self._pause = guesses, budget, pause
        self._heuristics = self._game.mind.heuristics
        self._policy = policies(self._game)[strongest_policy(self._game)]
        self._spent, self._doubt = 0, doubt
        self._values: dict[Line, list[float]] = {}
        """The values of each candidate's playouts, by guess: the n-th of each is from guess n."""
        self._misjudged: dict[Line, float] = {}
        """What is added to the mean of each candidate."""

    def thought(self) -> Thought:
        """Try the candidates until one is left or the budget is spent."""
        left = lines = self._candidates()
        self._values = {line: [] for line in lines}
        whims = FastChance(f"{self._guesses.seed}/doubt")
        self._misjudged = {line: self._doubt * _normal(whims) if self._doubt else 0.0 for line in lines}
        order = list[Line]()
        halvings = (len(lines) - 1).bit_length()
        for halving in range(1, halvings + 1):
            self._try_until(left, self._budget * halving // halvings)
            left = sorted(left, key=lambda line: self._mean(line) + self._misjudged[line], reverse=True)
            half = (len(left) + 1) // 2
            order[:0], left = left[half:], left[:half]
        return Thought(tuple(self._estimate(line) for line in (*left, *order)), self._spent)

    def _candidates(self) -> list[Line]:
        """The lines to compare, the most promising first: one, where the choice is not worth a search."""
        legal, heuristics = self._guesses.legal, self._heuristics
        if len(legal) == 1:
            return [legal]
        guess, mind = self._guesses.guess(0), FastChance(f"{self._guesses.seed}/candidates")
        worth = heuristics.is_worth_searching(guess, self._seat)
        lines = heuristics.candidates(guess, self._seat) if worth else None
        if not lines:
            best = None if worth else heuristics.habit(guess, self._seat, mind)
            if best is None:
                best = self._policy(self._rules.view(guess, self._seat), legal, mind)
            lines = [(best,), *((action,) for action in mind.shuffle(legal)[: MOST_CANDIDATES - 1 if worth else 0])]
        return [line for line in dict.fromkeys(lines) if line[0] in legal] or [(legal[0],)]

    def _try_until(self, lines: Sequence[Line], budget: int) -> None:
        """Play all lines from one guess after the other until ``budget`` actions are spent.

        A guess counts only if all lines were played from it.
        """
        number = len(self._values[lines[0]])
        while self._spent < budget:
            guess, values = self._guesses.guess(number), list[float]()
            for line in lines:
                if self._spent >= self._budget:
                    return
                values.append(self._value_of(line, guess, number))
                self._pause()
            for line, value in zip(lines, values, strict=True):
                self._values[line].append(value)
            number += 1

    def _value_of(self, line: Line, state: Any, number: int) -> float:
        """The value at the end of a playout that begins with a line."""
        return self._state_value(self._end_of(line, state, number))

    def _state_value(self, state: Any) -> float:
        """The value of a state."""
        value = self._heuristics.value(state, self._seat)
        return lead(self._rules, state, self._seat) if value is None else value

    def _end_of(self, line: Line, state: Any, number: int) -> Any:
        """The state at the end of a playout that begins with a line."""
        rules = self._rules
        dice, mind = (TurnChance(f"{self._guesses.seed}/{number}/{what}") for what in ("dice", "mind"))
        cut = self._heuristics.cut
        end = None if cut is None else rules.turns(state) + cut
        return self.played_out(self._begun(line, state, dice), end, dice, mind)

    def played_out(self, state: Any, end: int | None, dice: TurnChance, mind: TurnChance) -> Any:
        """Return the state of a playout once this turn (None: the last one) has begun."""
        rules = self._rules
        for _ in range(LONGEST_PLAYOUT):
            turn = rules.turns(state)
            movers = rules.asked(state) or rules.current_players(state)
            if not movers or (end is not None and turn >= end):
                break
            dice.begin(turn)
            mind.begin(turn)
            state = rules.apply_action(state, movers[0], self._reply(state, movers[0], mind), dice).state
            self._spent += 1
        return state

    def _begun(self, line: Line, state: Any, dice: TurnChance) -> Any:
        """The state after a line; what is not legal from this guess ends it."""
        for action in line:
            dice.begin(self._rules.turns(state))
            try:
                state = self._rules.apply_action(state, self._seat, action, dice).state
            except IllegalAction:
                break
            self._spent += 1
        return state

    def _reply(self, state: Any, seat: Seat, mind: Chance) -> Action:
        """The action of a seat in a playout."""
        action: Action | None = self._heuristics.reply(state, seat, mind)
        if action is None:
            action = self._policy(self._rules.view(state, seat), self._rules.legal_actions(state, seat), mind)
        return action

    def _mean(self, line: Line) -> float:
        values = self._values[line]
        return sum(values) / len(values) if values else 0.0

    def _estimate(self, line: Line) -> Estimate:
        values = self._values[line]
        return Estimate(line, *mean_and_error(values), len(values))


def go_on() -> None:
    """Do not pause."""


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean, 0 of nothing, and its standard error, infinite with fewer than two values."""
    count = len(values)
    mean = sum(values) / count if values else 0.0
    if count < 2:
        return mean, inf
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)


def _normal(chance: Chance) -> float:
    """A number of mean 0 and standard deviation 1, nearly normal, of at most 3.46 (Irwin and Hall)."""
    return sum(chance.pick(THOUSAND) for _ in range(12)) / 999 - 6.0


class TurnChance(FastChance):
    """Chance that starts again with each turn.

    Playouts with one seed have the same dice in a turn even where they drew a different number of dice before it.
    """

    def __init__(self, seed: str) -> None:
        super().__init__(0)
        self._seed, self._turn, self._used = seed, -1, True

    @property
    def is_used(self) -> bool:
        """Whether this turn has drawn anything yet."""
        return self._used

    def begin(self, turn: int) -> None:
        """Begin this turn, if it has not begun."""
        if turn != self._turn:
            self._turn, self._used = turn, False

    def roll(self, count: int, sides: int) -> tuple[int, ...]:
        self._refresh()
        return super().roll(count, sides)

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        self._refresh()
        return super().shuffle(items)

    def pick(self, items: Sequence[T]) -> T:
        self._refresh()
        return super().pick(items)

    def _refresh(self) -> None:
        """Seed with the first draw of a turn: many turns have none."""
        if not self._used:
            self._random.seed(f"{self._seed}/{self._turn}")
            self._used = True


def lead(game: AnyGame, state: Any, seat: Seat) -> float:
    """Return the score of a seat less the best score of its rivals; 0 while the scores are secret.

    Without rivals, it is the score.
    """
    standings = game.standings(state)
    if not standings:
        return 0.0
    own = standings[seat]
    rivals = [
        other.score for other in standings if other.seat != seat and (own.team is None or other.team != own.team)
    ]
    return float(own.score - max(rivals, default=0))
