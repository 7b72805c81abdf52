"""What a settling would bring, and what threatens: numbers that plans, words and pictures share."""

from __future__ import annotations

from math import gcd

from ...core import Fact, Name, Seat, Series, Term
from ..settling import Budget, budget_of
from ..state import State
from .policy import roll_odds

ROLLS = 216
"""The rolls of three dice."""


def phrase_of(islands: tuple[int, ...]) -> Fact:
    """Islands as a phrase: ``5``, ``3 and 5``."""
    return islands[0] if len(islands) == 1 else Term("both", {"first": islands[0], "second": islands[1]})


def settle_facts(state: State, budget: Budget, islands: tuple[int, ...], sacrifices: int = 0) -> dict[str, Fact]:
    """Tribes needed and left in stock, evicted rivals, and what follows: ``wins``, ``again`` or ``nothing``.

    ``sacrifices``: the dice that are changed first; a rolled triple is then forfeited (A4, A23).
    """
    need = budget.need(islands)
    taken = budget.new_islands(islands)
    owners = (state.islands[number - 1].owner for number in sorted(taken))
    rivals = dict.fromkeys(owner for owner in owners if owner is not None)
    wins = budget.held + len(taken) >= state.options.islands_to_win
    again = state.again and not sacrifices
    return {
        "need": need,
        "parts": Series(parts_of(budget, islands), "parts"),
        "left": budget.stock - sacrifices - need,
        "evicted": len(rivals),
        "rivals": tuple(Name(Seat(rival)) for rival in rivals),
        "then": "wins" if wins else "again" if again else "nothing",
    }


def parts_of(budget: Budget, islands: tuple[int, ...]) -> tuple[int, ...]:
    """The tribes for each island in order, up to a winning one; islands that cost nothing are left out."""
    costs = tuple(budget.costs[island] for island in islands)
    paid = tuple(cost for cost in costs if cost)
    return paid[:1] if budget.is_one_short else paid


def one_short(view: State) -> tuple[Seat, ...]:
    """The seats that win with one more island."""
    wanted = view.options.islands_to_win
    return tuple(Seat(seat) for seat in range(len(view.stock)) if len(view.held(seat)) == wanted - 1)


def payable_rolls(view: State, seat: int) -> tuple[int, int]:
    """Return the share of rolls that a seat could pay for on the present board, as a fraction in lowest terms.

    (1, 1) for the seat about to settle: its roll can be paid, and the next one is on another board.
    """
    if view.stage == "over" or (view.stage == "settle" and seat == view.to_move):
        return 1, 1
    bust, _ = roll_odds(budget_of(view, seat), view.options.islands_to_win)
    paid = ROLLS - round(bust * ROLLS)
    part = gcd(paid, ROLLS)
    return paid // part, ROLLS // part


def bust_risk(view: State, seat: int) -> int:
    """Return the chance in percent that a seat cannot pay for its next roll on the present board.

    At least 1 where there is any, at most 99 where some roll can be paid.
    """
    paid, rolls = payable_rolls(view, seat)
    if paid == rolls or not paid:
        return 0 if paid else 100
    return min(99, max(1, round(100 * (rolls - paid) / rolls)))
