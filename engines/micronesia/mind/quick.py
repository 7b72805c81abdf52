"""A quick player of Micronesia for playouts: it weighs plays by what they gain at once, and looks at the best only.

``greedy`` works out everybody's chances for each of a dozen plays, which takes most of the time of a playout.
"""

from __future__ import annotations

from ..actions import DONE, Choice
from ..settling import Play, budget_of, line_of, payable_plays
from ..shifting import shifts
from ..state import State
from .policy import IN_STOCK, Board, board_of, next_shift, settle, win_chance, worth

LOOKED_AT = 2
"""Plays whose chance to win is worked out."""
RIVAL = 0.4
"""The weight of a rival's loss against an own gain."""


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
            total += RIVAL * (worth(island, count) - IN_STOCK * count)
    return total
