"""The facts behind prompts and button labels."""

from __future__ import annotations

from typing import assert_never

from ..core import Fact, Prompt, Seat
from .actions import Choice, Done, Pick, Reroll, Roll, Turn
from .board import board
from .extras import can_use_extras, space_after_paying
from .state import View
from .turns import ahead


def prompt(view: View, seat: Seat) -> Prompt:
    """The prompt: ``act`` (``last-resort`` for an empty lid), ``extras`` after the mandatory one, or ``wait``."""
    if seat != view.to_move or view.stage != "act":
        return Prompt("wait")
    facts: dict[str, Fact] = {"round": view.round, "rounds": view.rounds}
    if view.acted:
        return Prompt(
            "extras", facts | {"rolled": int(bool(view.thrown)), "thrown": view.thrown, "left": extras_left(view)}
        )
    if not any(view.lid):
        return Prompt("last-resort", facts)
    return Prompt("act", facts | {"extras": int(can_use_extras(view))})


def extras_left(view: View) -> str:
    """The additional actions left in this turn (rule 17): ``both``, ``turn`` or ``reroll``."""
    return "reroll" if view.turned else "turn" if view.rerolled else "both"


def facts(view: View, action: Choice) -> dict[str, Fact]:
    """The variables of ``octa-action-<kind>``; ``space``: of the marker after the action (0: off the route)."""
    found = dict(action.fields())
    match action:
        case Pick():
            return found | _pick(view, action)
        case Turn():
            return found | {"space": space_after_paying(view, action), "there": view.dice(action.to) + 1}
        case Reroll():
            return found | {"space": space_after_paying(view, action), "count": view.dice(action.number)}
        case Roll() | Done():
            return found
        case _:
            assert_never(action)


def _pick(view: View, action: Pick) -> dict[str, Fact]:
    """``count`` dice, from space ``old`` (0: off the route) to ``space``; ``full``: 1 at the end already (A7)."""
    old = view.markers[view.to_move][action.number - 1]
    count = view.dice(action.number)
    return {
        "count": count,
        "old": old,
        "space": ahead(old, count),
        "full": int(old == board().route.spaces),
    }
