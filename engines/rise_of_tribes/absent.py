"""The default action for an absent player (A41, A46)."""

from __future__ import annotations

from collections.abc import Sequence

from .actions import Choice, Gather, Grow, Place
from .state import Table


def default(table: Table, legal: Sequence[Choice]) -> Choice:
    """Return Gather, then Grow, each with the first die; at other stages the first choice, or the one to stop."""
    match table.stage:
        case "act":
            wanted = [kind for kind in ("use-gather", "use-grow") if kind[4:] not in table.now.used]
            return next(action for kind in (*wanted, "use-lead") for action in legal if action.kind == kind)
        case "grow" | "gather":
            places = [action for action in legal if isinstance(action, Grow | Gather)]
            if not places:
                return legal[-1]
            number, seat = table.board.number, table.active
            return max(places, key=lambda action: table.members[number[action.hex]][seat])
        case "place":
            members, hexes = table.members, table.board.number
            starts = (action for action in legal if isinstance(action, Place))
            return next((start for start in starts if not any(members[hexes[start.hex]])), legal[0])
        case "lead" | "drive" | "move" | "finish" | "calendar" | "consult" | "bid" | "settle":
            return legal[-1]
        case _:
            return legal[0]
