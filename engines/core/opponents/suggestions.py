"""Ready-made turns for a person: the searcher's, within a third of a second, and the game's own that are as good.

One choice that is worth a search has the whole budget: its candidates and the game's ready-made plans are tried in
playouts. Before and after it the game's habit or its first policy chooses. A line ends with dice, a reveal or
another seat, or before the next choice that is worth a search, which is thought of when it is there; it leaves out
the action that only ends the turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Any

from ..chance import Chance, FastChance
from ..errors import IllegalAction
from ..mind import MOST_STEPS, NotingChance
from ..model import Action, Seat
from ..playable import Playable, policies, strongest_policy
from ..thinking import Line
from .search import SEEDS, Guesses, Pause, Search, go_on

AS_GOOD = 0.03
"""How much worse than the best turn a ready-made plan of the game may be to be suggested beside it, as a share of
``Heuristics.spread``."""


def ready_made(
    game: Playable,
    state: Any,
    seat: Seat,
    seed: str,
    guess_seed: str,
    pause: Pause | None = None,
    budget: int | None = None,
) -> tuple[Line, ...]:
    """Return ready-made turns for a seat at the true state, of which only guesses are used, best first: always the
    same for the same seeds and view. () where nothing is worth a search, or only the end of the turn is advisable.

    ``guess_seed``: of the guess from which the game's own plans are made; those that are as good follow the best
    turn. ``budget``: the actions to apply in playouts; None: ``Heuristics.suggestion``.
    """
    rules, mind = game.rules, game.mind
    if len(rules.legal_actions(state, seat)) < 2:
        return ()
    known = [plan.line for plan in mind.shortcuts(rules.resample(state, seat, FastChance(guess_seed)), seat)]
    number = FastChance(seed).pick(SEEDS)
    guess = Guesses(game, state, seat, number).guess(0)
    most = mind.heuristics.suggestion if budget is None else budget
    return _Turn(game, guess, seat, number, most, pause or go_on).lines(known)


class _Turn:
    """One turn, played on a guess as far as nothing comes between."""

    def __init__(self, game: Playable, guess: Any, seat: Seat, seed: int, budget: int, pause: Pause) -> None:
        self._game, self._state, self._seat, self._seed = game, guess, seat, seed
        self._budget, self._pause = budget, pause
        self._is_searched = False

    def lines(self, known: Sequence[Line]) -> tuple[Line, ...]:
        """The turn and the known lines that are as good; () if nothing in it was worth a search."""
        line, others = self._turn(known)
        if not line or not self._is_searched:
            return ()
        ends = dict[Any, Line]()
        for one in (line, *others):
            ends.setdefault(self._end_of(one), one)
        return tuple(ends.values())

    def _turn(self, known: Sequence[Line]) -> tuple[Line, tuple[Line, ...]]:
        rules, seat, state = self._game.rules, self._seat, self._state
        mind = FastChance(self._seed)
        line, others, chance = list[Action](), tuple[Line, ...](), NotingChance(mind)
        seen = {state}
        while len(line) < MOST_STEPS and (legal := rules.legal_actions(state, seat)):
            is_open = len(legal) > 1 and self._game.mind.heuristics.is_worth_searching(state, seat)
            if is_open and self._is_searched:
                break
            chosen, beside = self._choice(state, legal, mind, () if line else known, is_open=is_open)
            others = others if line else beside
            for action in chosen:
                if action.only_ends:
                    return tuple(line), others
                try:
                    step = rules.apply_action(state, seat, action, chance)
                except IllegalAction:
                    return tuple(line), others
                if step.state in seen:
                    return tuple(line), others
                line.append(action)
                state = step.state
                seen.add(state)
                if chance.is_asked or step.barrier or rules.outcome(state) is not None:
                    return tuple(line), others
        return tuple(line), others

    def _end_of(self, line: Line) -> Any:
        """The state after a line, with the same dice for all; what leads to the same is one suggestion."""
        state, chance = self._state, FastChance(self._seed)
        for action in line:
            try:
                state = self._game.rules.apply_action(state, self._seat, action, chance).state
            except IllegalAction:
                return line
        return state

    def _choice(
        self, state: Any, legal: Sequence[Any], mind: Chance, known: Sequence[Line], *, is_open: bool
    ) -> tuple[Line, tuple[Line, ...]]:
        """What is chosen next, and the known lines that are as good."""
        game, seat = self._game, self._seat
        heuristics = game.mind.heuristics
        if len(legal) == 1:
            return (legal[0],), ()
        if not is_open:
            habit = heuristics.habit(state, seat, mind)
            policy = policies(game)[strongest_policy(game)]
            return (policy(game.rules.view(state, seat), legal, mind) if habit is None else habit,), ()
        self._is_searched = True
        return _Weighing(Guesses(game, state, seat, self._seed), self._budget, self._pause, known).best()


class _Weighing(Search):
    """The search of one choice, with known lines beside the heuristics' candidates."""

    def __init__(self, guesses: Guesses, budget: int, pause: Pause, known: Sequence[Line]) -> None:
        super().__init__(guesses, budget, pause)
        self._known = [line for line in known if line and line[0] in guesses.legal]

    def _candidates(self) -> list[Line]:
        return list(dict.fromkeys([*super()._candidates(), *self._known]))

    def best(self) -> tuple[Line, tuple[Line, ...]]:
        """The best line, and the known ones that are as good."""
        found = self.thought().line
        bar = AS_GOOD * self._heuristics.spread
        beside = [line for line in self._known if line != found and self._gain(found, line) <= bar]
        return found, tuple(beside)

    def _gain(self, one: Line, other: Line) -> float:
        """How much better one line is than another, over the guesses from which both were played."""
        both = list(zip(self._values[one], self._values[other], strict=False))
        return sum(a - b for a, b in both) / len(both) if both else inf
