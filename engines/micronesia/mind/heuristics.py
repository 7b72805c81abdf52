"""What the searcher knows of Micronesia: whole settlings, and greedy's own estimate after a few turns."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from ...core import Chance, Seat
from ...core.thinking import RIVAL, Heuristics, Line, Part
from ..actions import DONE, Choice
from ..scoring import ranks, total
from ..settling import Play, budget_of, line_of, payable_plays
from ..shifting import shifts
from ..state import State
from .policy import (
    IN_STOCK,
    SHARPNESS,
    Board,
    board_of,
    budget_on,
    chance_in,
    next_shift,
    settle,
    win_chance,
    worth,
)

MOST_PLAYS = 8
POINT = SHARPNESS / 4
"""The chance to win that one more point is worth at most, where both sides are equal."""
LOOKED_AT = 2
"""Plays whose chance to win is worked out."""
LOSS = 0.4
"""The weight of a rival's loss against an own gain."""


class MicronesiaHeuristics(Heuristics[State, Choice]):
    cut = 5
    budget = 5000
    suggestion = 3000
    doubt = 0.15
    unit = "chance"
    weights = MappingProxyType({"points": POINT, RIVAL: POINT, "stock": POINT * IN_STOCK})
    spread = 1.0

    def is_worth_searching(self, state: State, seat: Seat) -> bool:
        """Settlings; tribes are spread by greedy, whose spread is the best by its own estimate."""
        return state.stage == "settle"

    def candidates(self, state: State, seat: Seat) -> list[Line]:
        """The settlings with the best chances to win, changed dice included."""
        board = board_of(state)
        plays = sorted(
            payable_plays(state, budget_of(state, seat)),
            key=lambda play: (-win_chance(settle(board, seat, play), seat, state.again), play.sacrifices),
        )
        return [line_of(state, play) for play in plays[:MOST_PLAYS]]

    def reply(self, state: State, seat: Seat, chance: Chance) -> Choice:
        return reply(state)

    def value(self, state: State, seat: Seat) -> float:
        """The chance to win: 0 or 1 at the end, a part of 1 where the win is shared."""
        if state.stage == "over":
            placed = ranks(state)
            return 1 / placed.count(1) if placed[seat] == 1 else 0.0
        return standing_chance(state, seat)

    def parts(self, state: State, seat: Seat) -> Mapping[Part, float]:
        """Points and tribes in stock, the points of each rival, and whether it is won already, by whom."""
        first = {other for other, rank in enumerate(ranks(state)) if rank == 1} if state.stage == "over" else set()
        parts = {Part("points"): float(total(state, seat)), Part("stock"): float(state.stock[seat])}
        parts[Part("won")] = float(seat in first)
        for other in map(Seat, range(len(state.stock))):
            if other != seat:
                parts[Part(RIVAL, other)] = float(total(state, other))
                parts[Part("rival-won", other)] = float(other in first)
        return parts


def standing_chance(state: State, seat: int) -> float:
    """``policy.win_chance`` for any seat: the mover, who has rolled, plays, and then everybody rolls once."""
    board, first, seats = board_of(state), state.to_move, len(state.stock)
    if can_win(state, board):
        return float(seat == first)
    return chance_in(board, seat, (*range(first + 1, seats), *range(first + 1)))


def can_win(state: State, board: Board) -> bool:
    """Whether the mover can settle the last island with the dice on the table."""
    budget = budget_on(board, state.to_move)
    missing = board.wanted - budget.held
    if missing > 2 or state.stage != "settle":
        return False
    return any(len(budget.new_islands(play.order)) >= missing for play in payable_plays(state, budget))


# --- a quick reply in playouts: greedy, which works out everybody's chances for each play, takes too long ---------


def reply(state: State) -> Choice:
    """The next step of the better of the two plays that gain most."""
    board, seat = board_of(state), state.to_move
    if state.stage == "shift":
        return next_shift(state, board, (*shifts(state), DONE))
    plays = sorted(payable_plays(state, budget_of(state, seat)), key=lambda play: -gain(board, seat, play))
    best = max(plays[:LOOKED_AT], key=lambda play: win_chance(settle(board, seat, play), seat, state.again))
    return line_of(state, best)[0]


def gain(board: Board, seat: int, play: Play) -> float:
    """The points that a play gains, with a part of what it takes from rivals."""
    total = -IN_STOCK * play.sacrifices
    for island in play.order:
        owner, count = board.owners[island], board.counts[island]
        if owner == seat:
            continue
        total += worth(island, count + 1) - IN_STOCK * (count + 1)
        if owner is not None:
            total += LOSS * (worth(island, count) - IN_STOCK * count)
    return total
