"""What the searcher knows of Dicolony: pairs of dice, and playouts of one's own sheet to the end.

The others have the same dice, and nothing they do changes what one can do on the own sheet, so they are left out.
"""

from __future__ import annotations

from collections.abc import Mapping

from ...core import Chance, Seat
from ...core.dialogue import changed
from ...core.thinking import Heuristics, Line, Part
from ..actions import Choice
from ..printed.sheet import grid
from ..scoring import final_scores, parts
from ..state import Sheet, State
from . import quick
from .policy import ends, sheet_value, turns_left

MOST_PAIRS = 8


class DicolonyHeuristics(Heuristics[State, Choice]):
    budget = 5000
    doubt = 3.0
    unit = "points"
    spread = 13.0

    def is_worth_searching(self, state: State, seat: Seat) -> bool:
        """All turns but the last: for that one and for the buildings, greedy compares final scores."""
        return state.stage == "clear" and state.turn < grid().printed.turns

    def simplified(self, state: State, seat: Seat) -> State:
        """The own sheet alone, as if all others had left."""
        sheets = tuple(sheet if at == seat else Sheet() for at, sheet in enumerate(state.sheets))
        left = tuple(at != seat for at in range(len(sheets)))
        return changed(state, sheets=sheets, left=left)

    def candidates(self, state: State, seat: Seat) -> list[Line]:
        """The pairs with the best values, a line for each set of cleared spaces."""
        lines, left = ends(state.sheets[seat], state.rolls[-1]), turns_left(state.turn)
        values = {cleared: sheet_value(state.layout, cleared, left) for cleared in lines}
        best = sorted(values, key=lambda cleared: -values[cleared])[:MOST_PAIRS]
        return [lines[cleared] for cleared in best]

    def reply(self, state: State, seat: Seat, chance: Chance) -> Choice:
        return quick.reply(state, seat)

    def value(self, state: State, seat: Seat) -> float:
        """The points of the own sheet; the yellow card, which compares sheets, is left out."""
        score = final_scores(state)[seat]
        return float(score.total - score.yellow)

    def parts(self, state: State, seat: Seat) -> Mapping[Part, float]:
        """The points by building and landscape, without the yellow card."""
        lines = parts(state.layout, final_scores(state)[seat])
        return {Part(name): float(points) for name, points in lines if name != f"landscape-{state.layout.yellow}"}
