"""Games among computer players: one played to its end, and duels of one player against others of another kind."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, NamedTuple, TypeAlias

from pydantic import BaseModel

from ..chance import Chance, FastChance
from ..game import Outcome, Step
from ..mind import Policy
from ..model import Action, Seat
from ..playable import Playable
from .computers import ComputerPlayer, Follower, Reacting

NORMAL = 1.96
"""Standard errors on each side of a 95 % interval."""


@dataclass(frozen=True, slots=True)
class Playout:
    """A game played to its end by computer players."""

    state: Any
    outcome: Outcome
    actions: int
    turns: int


Watch: TypeAlias = Callable[[Any, Seat, Action, Step[Any]], None]
"""Told the state, who did what in it, and what that led to."""


class EndlessGame(RuntimeError):
    """A game that did not end within its bound, which is a fault of its rules."""


def play_out(
    game: Playable, options: BaseModel, table: Sequence[Policy], seed: int | str, bound: int = 20_000
) -> Playout:
    """Play one seeded game, one policy a seat; EndlessGame after ``bound`` actions."""
    return play_match(game, options, [Reacting(policy) for policy in table], seed, bound)


def play_match(
    game: Playable,
    options: BaseModel,
    table: Sequence[ComputerPlayer],
    seed: int | str,
    bound: int = 20_000,
    watch: Watch | None = None,
    chance: Chance | None = None,
) -> Playout:
    """Play one seeded game, one computer player a seat; EndlessGame after ``bound`` actions.

    ``watch`` is called after each action. The game draws from ``chance``, by default from fast chance of this seed.
    """
    chance = chance or FastChance(f"{seed}/table")
    minds = [FastChance(f"{seed}/{seat}") for seat in range(len(table))]
    lines = [Follower() for _ in table]
    state = game.rules.initial_state(options, len(table), chance).state
    actions = 0
    while players := (game.rules.asked(state) or game.rules.current_players(state)):
        if actions >= bound:
            raise EndlessGame(f"{game.key}: no end after {bound} actions")
        seat = players[0]
        choice = lines[seat].next(game.rules, state, seat)
        if choice is None:
            choice = lines[seat].begin(game.rules, state, table[seat].line(game, state, seat, minds[seat]))
        before, step = state, game.rules.apply_action(state, seat, choice, chance)
        state = step.state
        actions += 1
        if watch is not None:
            watch(before, seat, choice, step)
    outcome = game.rules.outcome(state)
    assert outcome is not None, "nobody owes an action, so the game is over"
    return Playout(state, outcome, actions, game.rules.turns(state))


class Interval(NamedTuple):
    """A mean and its 95 % confidence interval."""

    mean: float
    low: float
    high: float


def share_of(parts: Sequence[float]) -> Interval:
    """Return the mean of numbers from 0 to 1, with Wilson's interval."""
    n, mean, z = len(parts), statistics.fmean(parts), NORMAL
    middle = (mean + z * z / (2 * n)) / (1 + z * z / n)
    around = z / (1 + z * z / n) * sqrt(mean * (1 - mean) / n + z * z / (4 * n * n))
    return Interval(mean, middle - around, middle + around)


@dataclass(frozen=True, slots=True)
class Duel:
    """What one computer player came to among rivals who all are another one, game by game."""

    seats: int
    shares: tuple[float, ...]
    """The part of the win: 1 alone, 1/2 shared by two, 0 lost."""
    margins: tuple[float, ...]
    """Its score less the mean score of the others, who had the same dice and layout; its score if it is alone."""

    @property
    def share(self) -> Interval:
        """The share of games won."""
        return share_of(self.shares)

    @property
    def margin(self) -> Interval:
        """The mean margin."""
        n, mean = len(self.margins), statistics.fmean(self.margins)
        around = NORMAL * statistics.stdev(self.margins) / sqrt(n) if n > 1 else float("inf")
        return Interval(mean, mean - around, mean + around)


def duel(
    game: Playable,
    seats: int,
    player: ComputerPlayer,
    rival: ComputerPlayer,
    games: int,
    seed: int | str,
    played: Callable[[int], None] = lambda number: None,
) -> Duel:
    """Play games with one player among rivals; each deal is played once with it on each seat.

    ``played`` is called with the number of games after each.
    """
    shares, margins = list[float](), list[float]()
    for number in range(games):
        deal, own = divmod(number, seats)
        table = [player if seat == own else rival for seat in range(seats)]
        end = play_match(game, game.rules.options_for(game.rules.Options(), seats), table, f"{seed}/{deal}")
        winners = end.outcome.winners
        shares.append((Seat(own) in winners) / max(1, len(winners)))
        scores = [standing.score for standing in game.rules.standings(end.state)]
        others = scores[:own] + scores[own + 1 :]
        margins.append(scores[own] - (statistics.fmean(others) if others else 0))
        played(number + 1)
    return Duel(seats, tuple(shares), tuple(margins))
