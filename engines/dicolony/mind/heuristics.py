"""What the searcher knows of Dicolony: pairs of dice, and playouts of one's own sheet to the end.

The others have the same dice, and nothing they do changes what one can do on the own sheet, so they are left out.
"""

from __future__ import annotations

from collections.abc import Mapping

from ...core import Chance, Seat
from ...core.dialogue import evolve
from ...core.thinking import Heuristics, Line, Part
from ..actions import Choice
from ..clearing import Mark, clear, marks
from ..printed.sheet import grid
from ..scoring import final_scores, parts
from ..state import Dice, Sheet, State
from ..worth import expected_points, space_values
from .policy import ends, next_building, sheet_value, turns_left

MOST_PAIRS = 8


class DicolonyHeuristics(Heuristics[State, Choice]):
    budget = 5000
    suggestion = 4000
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
        return evolve(state, sheets=sheets, left=left)

    def candidates(self, state: State, seat: Seat) -> list[Line]:
        """The pairs with the best values, a line for each set of cleared spaces."""
        lines, left = ends(state.sheets[seat], state.rolls[-1]), turns_left(state.turn)
        values = {cleared: sheet_value(state.layout, cleared, left) for cleared in lines}
        best = sorted(values, key=lambda cleared: -values[cleared])[:MOST_PAIRS]
        return [lines[cleared] for cleared in best]

    def reply(self, state: State, seat: Seat, chance: Chance) -> Choice:
        return reply(state, seat)

    def value(self, state: State, seat: Seat) -> float:
        """The points of the own sheet; the yellow card, which compares sheets, is left out."""
        score = final_scores(state)[seat]
        return float(score.total - score.yellow)

    def parts(self, state: State, seat: Seat) -> Mapping[Part, float]:
        """The points by building and landscape, without the yellow card."""
        lines = parts(state.layout, final_scores(state)[seat])
        return {Part(name): float(points) for name, points in lines if name != f"landscape-{state.layout.yellow}"}


# --- a quick reply in playouts: each space is valued once a turn, instead of each pair of spaces ------------------


def reply(state: State, seat: int) -> Choice:
    """The first of the two spaces with the highest value; in the last turn and for buildings, the best score."""
    sheet = state.sheets[seat]
    if state.stage == "build":
        return next_building(state.layout, sheet)
    dice, left = state.rolls[-1], turns_left(state.turn)
    firsts = marks(sheet.cleared, dice, sheet.used)
    if len(firsts) == 1:
        return clear(*firsts[0])
    cards = state.layout.buildings
    if not left:
        return clear(*max(firsts, key=lambda mark: best_end(cards, sheet, dice, mark)))
    values = space_values(cards, sheet.cleared, left)
    if sheet.used:
        return clear(*max(firsts, key=lambda mark: values[mark[1]]))
    pairs = ((one, two) for one in firsts for two in firsts if one[0] < two[0] and one[1] != two[1])
    first, _ = max(pairs, key=lambda pair: values[pair[0][1]] + values[pair[1][1]], default=(firsts[0], None))
    return clear(*first)


def best_end(cards: tuple[str, ...], sheet: Sheet, dice: Dice, mark: Mark) -> float:
    """The points of the buildings, as far as they are plain to see, on the best land after this mark."""
    die, space = mark
    cleared, used = sheet.cleared | 1 << space, (*sheet.used, die)
    ends = [cleared | 1 << other for _, other in marks(cleared, dice, used)] or [cleared]
    return max([expected_points(cards, end, 0) for end in ends])
