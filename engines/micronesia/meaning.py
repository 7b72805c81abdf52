"""The facts behind prompts and button labels."""

from __future__ import annotations

from typing import assert_never

from ..core import Fact, Name, Prompt, Seat
from .actions import Change, Choice, Done, Settle, Shift
from .settling import budget_of
from .shifting import shifts
from .state import State


def prompt(state: State, seat: Seat) -> Prompt:
    """The prompt for a seat.

    ``settle`` (``triple`` after a rolled triple, ``changed`` after a changed die), ``shift`` (``shifted`` if no
    tribe can move any more), or ``wait``.
    """
    if seat != state.to_move or state.stage not in ("settle", "shift"):
        return Prompt("wait")
    if state.stage == "shift":
        return Prompt("shift" if shifts(state) else "shifted", {"again": int(state.again)})
    key = "triple" if state.again else "settle" if state.dice == state.rolled else "changed"
    return Prompt(key, {"dice": state.dice, "stock": state.stock[seat]})


def facts(state: State, action: Choice) -> dict[str, Fact]:
    """The variables of ``micronesia-action-<kind>``."""
    found = dict(action.fields())
    match action:
        case Settle():
            return found | _settle(state, action)
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


def _settle(state: State, action: Settle) -> dict[str, Fact]:
    """Tribes needed, stock left, evicted rivals, and what follows: ``wins``, ``again`` or ``nothing``."""
    seat = state.to_move
    budget = budget_of(state, seat)
    need = budget.need(action.islands)
    taken = budget.taken(action.islands)
    rivals = {owner for number in taken if (owner := state.islands[number - 1].owner) is not None}
    wins = budget.held + len(taken) >= state.options.islands_to_win
    return {
        "need": need,
        "left": state.stock[seat] - need,
        "evicted": len(rivals),
        "rivals": tuple(Name(Seat(rival)) for rival in sorted(rivals)),
        "then": "wins" if wins else "again" if state.again else "nothing",
    }
