"""The facts behind prompts and button labels."""

from __future__ import annotations

from typing import assert_never

from ...core import Fact, Name, Prompt, Seat, Term
from ..actions import Change, Choice, Done, Settle, Shift
from ..settling import Budget, budget_of, payable_settles
from ..shifting import shifts
from ..state import State


def prompt(state: State, seat: Seat) -> Prompt:
    """The prompt for a seat.

    ``settle`` (``triple`` after a rolled triple, ``changed`` after a changed die, ``must`` if a die has to be
    changed first), ``shift`` (``shifted`` if no tribe can move any more), or ``wait``.
    """
    if seat != state.to_move or state.stage not in ("settle", "shift"):
        return Prompt("wait")
    if state.stage == "shift":
        return Prompt("shift" if shifts(state) else "shifted", {"again": int(state.again)})
    if state.stock[seat] and not payable_settles(state, budget_of(state, seat)):
        return Prompt("must", {"dice": state.dice, "stock": state.stock[seat]})
    key = "triple" if state.again else "settle" if state.dice == state.rolled else "changed"
    return Prompt(key, {"dice": state.dice, "stock": state.stock[seat]})


def facts(state: State, action: Choice) -> dict[str, Fact]:
    """The variables of ``micronesia-action-<kind>``."""
    found = dict(action.fields())
    match action:
        case Settle():
            return (
                found
                | settle_facts(state, budget_of(state, state.to_move), action.islands)
                | {"islands": named(action.islands)}
            )
        case Change():
            return found | {
                "old": state.dice[action.die - 1] if state.dice else 0,
                "left": state.stock[state.to_move] - 1,
                "forfeits": int(state.again),
            }
        case Shift():
            return found | {
                "from_left": state.islands[action.from_island - 1].count - action.count,
                "to_now": state.islands[action.to_island - 1].count + action.count,
            }
        case Done():
            return found | {"again": int(state.again)}
        case _:
            assert_never(action)


def named(islands: tuple[int, ...]) -> Fact:
    """Islands as a phrase: ``5``, ``3 and 5``."""
    return islands[0] if len(islands) == 1 else Term("both", {"first": islands[0], "second": islands[1]})


def settle_facts(state: State, budget: Budget, islands: tuple[int, ...], sacrifices: int = 0) -> dict[str, Fact]:
    """Tribes needed and left in stock, evicted rivals, and what follows: ``wins``, ``again`` or ``nothing``.

    ``sacrifices``: the dice that are changed first; a rolled triple is then forfeited (A4, A23).
    """
    need = budget.need(islands)
    taken = budget.taken(islands)
    rivals = {owner for number in taken if (owner := state.islands[number - 1].owner) is not None}
    wins = budget.held + len(taken) >= state.options.islands_to_win
    again = state.again and not sacrifices
    return {
        "need": need,
        "left": budget.stock - sacrifices - need,
        "evicted": len(rivals),
        "rivals": tuple(Name(Seat(rival)) for rival in sorted(rivals)),
        "then": "wins" if wins else "again" if again else "nothing",
    }
