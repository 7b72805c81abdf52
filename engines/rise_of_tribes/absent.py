"""What is done for somebody who is absent (A41, A46)."""

from __future__ import annotations

from collections.abc import Sequence

from .actions import Choice, Gather, Grow
from .state import Table


def default(table: Table, legal: Sequence[Choice]) -> Choice:
    """Gather, then Grow, each with the first die; else the first that is offered, or as little as possible."""
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
        case "lead" | "drive" | "move" | "finish" | "calendar" | "bid" | "settle":
            return legal[-1]
        case _:
            return legal[0]
