"""What one decision was worth, and how the game stood at one moment.

A decision is judged on guesses alone, as a searcher thinks: of the state before it nothing is used but what its
seat could know. The luck of dice and the chances after them are no judgement of anybody, so they
are of the true state.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import exp, log
from typing import Any

from ..chance import FastChance
from ..errors import IllegalAction
from ..model import Action, Seat
from ..opponents.search import Guesses, Pause, Search, TurnChance, go_on, lead, mean_and_error
from ..playable import Playable
from ..thinking import Line
from .course import Decision, Moment
from .findings import Judgement, Outlook

SEARCHED = 0.6
"""The part of a decision's budget that looks for the best choice; the rest compares it with what was played."""
LONGEST_LINE = 30
"""Actions of a better choice, at most."""
AT_THE_END = 3
"""The factor for a lead at the end of a playout that reached the end of the game."""
MOST_REDRAWN = 20
"""Draws with which the last dice of a game are compared: nothing follows that could be played out."""


def judge(game: Playable, decision: Decision, budget: int, pause: Pause | None = None) -> Judgement:
    """Judge a decision; ``budget``: actions to apply, exceeded by less than two playouts. Always the same.

    What the mover could not know changes nothing. ``pause`` is called after each playout; what it raises ends it.
    """
    return _Judge(game, decision, budget, pause or go_on).judgement()


class _Judge(Search):
    """The search for a better line; the line played is one of its candidates."""

    def __init__(self, game: Playable, decision: Decision, budget: int, pause: Pause) -> None:
        guesses = Guesses(game, decision.state, decision.seat, decision.row + 1)
        super().__init__(guesses, int(budget * SEARCHED), pause)
        self._decision, self._whole = decision, budget
        self._unit = game.mind.heuristics.spread

    def judgement(self) -> Judgement:
        one, rules = self._decision, self._rules
        plain = partial(
            Judgement,
            row=one.row,
            last=one.last,
            seat=int(one.seat),
            turn=one.turn,
            played=tuple(map(rules.notation, one.line)),
        )
        if one.won:
            return plain()
        win = self._game.mind.winning_plan(self._guesses.guess(0), self._seat)
        if win is not None:
            outcome = rules.outcome(self._end(one.line))
            if outcome is not None and self._seat in outcome.winners:
                return plain()
            loss, error, visits = self._missed(one.line)
            notations = tuple(map(rules.notation, win.line))
            return plain(better=notations, loss=loss, error=error, visits=visits, stake=max(loss, 0.0))
        best = self.thought().line
        stake = self._stake(best)
        better = self._complete(best)
        if best == one.line or self._end(better) == self._end(one.line) or self._came_later(better):
            return plain(stake=stake)
        gains = self._gains(better, one.line)
        loss, error = mean_and_error(gains)
        notations = tuple(rules.notation(action) for action in better if not action.only_ends)
        return plain(better=notations, loss=loss, error=error, visits=len(gains), stake=max(stake, loss))

    def _candidates(self) -> list[Line]:
        return list(dict.fromkeys([*super()._candidates(), self._decision.line]))

    def _stake(self, best: Line) -> float:
        """The value of the best choice less that of the worst, on the guesses from which all were played."""
        visits = min(len(values) for values in self._values.values())
        if visits < 2:
            return 0.0
        means = {line: sum(values[:visits]) / visits for line, values in self._values.items()}
        return max(0.0, means[best] - min(means.values())) / self._unit

    def _gains(self, better: Line, played: Line) -> list[float]:
        """What one line gains over another in shares, on guesses that neither was chosen by."""
        number, gains = max(map(len, self._values.values())), list[float]()
        while self._spent < self._whole or len(gains) < 2:
            guess = self._guesses.guess(number)
            gains.append(
                (self._value_of(better, guess, number) - self._value_of(played, guess, number)) / self._unit
            )
            number += 1
            self._pause()
        return gains

    def _missed(self, played: Line) -> tuple[float, float, int]:
        """The chance to win that a line gives away where another one wins, its standard error, and the playouts."""
        missed, seats = list[float](), self._decision.seats
        while self._spent < self._whole or len(missed) < 2:
            end = self._end_of(played, self._guesses.guess(len(missed)), len(missed))
            missed.append(1 - chances_of(self._game, end, values(self._game, end, seats), False)[self._seat])
            self._pause()
        return *mean_and_error(missed), len(missed)

    def _came_later(self, better: Line) -> bool:
        """Whether the seat played this line later in the turn, and the turn comes to the same with it first."""
        rest = [*self._decision.line, *self._decision.after]
        whole, core = tuple(rest), tuple(action for action in better if not action.only_ends)
        for action in core:
            if action not in rest:
                return False
            rest.remove(action)
        return bool(core) and self._end((*core, *rest)) == self._end(whole)

    def _complete(self, line: Line) -> Line:
        """The line with what the first policy would do after it, until dice, a reveal, another seat or turn, or the
        next choice that is worth a search."""
        rules, seat, state = self._rules, self._seat, self._guesses.guess(0)
        dice, actions = TurnChance("review"), list[Action]()
        mind, turn = FastChance("review"), rules.turns(state)
        while len(actions) < LONGEST_LINE and rules.turns(state) == turn:
            legal = rules.legal_actions(state, seat)
            if len(actions) < len(line):
                action = line[len(actions)]
            elif not legal or (len(legal) > 1 and self._heuristics.is_worth_searching(state, seat)):
                break
            else:
                action = self._policy(rules.view(state, seat), legal, mind)
            dice.begin(turn)
            try:
                step = rules.apply_action(state, seat, action, dice)
            except IllegalAction:
                break
            state = step.state
            actions.append(action)
            if step.barrier or dice.is_used:
                break
        return tuple(actions) or line

    def _end(self, line: Line) -> Any:
        """The state after a line, from one guess and with the same dice for all lines."""
        return self._begun(line, self._guesses.guess(0), TurnChance("review"))


def look_at(game: Playable, seats: int, moment: Moment, budget: int, pause: Pause | None = None) -> Outlook:
    """Return how the game stands at a moment, without chances of a single seat; arguments as for ``judge``."""
    return _Looker(game, seats, moment, budget, pause or go_on).outlook()


class _Looker(Search):
    """Playouts from a moment, and with other dice from the state before them."""

    def __init__(self, game: Playable, seats: int, moment: Moment, budget: int, pause: Pause) -> None:
        super().__init__(Guesses(game, moment.state, Seat(0), moment.row + 1), budget, pause)
        self._moment, self._seats = moment, seats
        cut = game.mind.heuristics.cut
        self._last = None if cut is None else game.rules.turns(moment.state) + cut

    def outlook(self) -> Outlook:
        game, one, seats = self._game, self._moment, self._seats
        is_over = self._rules.outcome(one.state) is not None
        after, before, chances = (list[tuple[float, ...]]() for _ in range(3))
        while len(after) < 2 or (self._spent < self._budget and not (is_over and len(after) == MOST_REDRAWN)):
            number = len(after)
            end = self._play_on(one.state, number)
            after.append(values(game, end, seats))
            chances.append(chances_of(game, end, after[-1], is_over))
            if one.drawn is not None:
                before.append(values(game, self._play_on(self._redraw(*one.drawn, number), number), seats))
            self._pause()
        mean = _means(after)
        luck = tuple(now - then for now, then in zip(mean, _means(before), strict=True)) if before else None
        odds = _means(chances) if seats > 1 else ()
        return Outlook(row=one.row, turn=one.turn, values=mean, chances=odds, luck=luck)

    def _play_on(self, state: Any, number: int) -> Any:
        dice, mind = (TurnChance(f"review/{self._moment.row}/{number}/{what}") for what in ("dice", "mind"))
        return self.played_out(state, self._last, dice, mind)

    def _redraw(self, state: Any, seat: Seat, action: Action, number: int) -> Any:
        """The state after the row, with other dice."""
        self._spent += 1
        return self._rules.apply_action(
            state, seat, action, FastChance(f"review/{self._moment.row}/{number}")
        ).state


def values(game: Playable, state: Any, seats: int) -> tuple[float, ...]:
    """Return what a state is worth for each seat, in shares of the spread."""
    worths = [game.mind.heuristics.value(state, Seat(seat)) for seat in range(seats)]
    return tuple(
        (lead(game.rules, state, Seat(seat)) if value is None else value) / game.mind.heuristics.spread
        for seat, value in enumerate(worths)
    )


def chances_of(game: Playable, state: Any, worth: Sequence[float], is_over: bool) -> tuple[float, ...]:
    """Return each seat's chance to win, by the values of a state in shares: parts of 1, or 0 if nobody won.

    ``is_over``: it is the end of the game itself, and not of a playout, which people might have played otherwise.
    """
    outcome, seats = game.rules.outcome(state), len(worth)
    if outcome is not None and is_over:
        won = outcome.winners
        return tuple(1 / len(won) if seat in won else 0.0 for seat in range(seats))
    if game.mind.heuristics.unit == "chance":
        odds = [max(one, 0.0) for one in worth]
    else:
        mean = sum(worth) / seats
        slope = 4 if outcome is None else 4 * AT_THE_END
        odds = [logistic(slope * (one - mean) - log(seats - 1 or 1)) for one in worth]
    return tuple(one / sum(odds) for one in odds) if sum(odds) > 0 else (1 / seats,) * seats


def logistic(odds: float) -> float:
    """Return the chance of these odds, given as a logarithm."""
    return 1 / (1 + exp(-max(-50.0, min(50.0, odds))))


def _means(rows: Sequence[Sequence[float]]) -> tuple[float, ...]:
    return tuple(sum(column) / len(rows) for column in zip(*rows, strict=True))
