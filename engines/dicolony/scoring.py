"""Points, ranks and the outcome (rules 39-49, A9, A15-A18, A26, A29, A31)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..core import Fact, Name, Outcome, Seat, Standing, ranks_of
from .building import Plan, plans
from .printed.cards import YellowCard, blue_card, building_card, yellow_card
from .printed.sheet import Spaces, grid
from .state import Building, Layout, Sheet, State, spaces_of

BONUS = "bonus"


class Score(NamedTuple):
    """The points of one sheet, by part."""

    buildings: tuple[int, ...]
    """By card, without the bonus (rule 39)."""
    bonus: int
    """For all buildings in their named column (rule 40)."""
    blue: tuple[int, ...]
    """By card (rule 42)."""
    yellow: int
    """For the yellow card (rules 43, 46); 0 without one."""
    spaces: int
    """Spaces of buildings, the first tie-break (rule 48, A19)."""

    @property
    def landscapes(self) -> int:
        """Points for landscapes, the second tie-break (rule 48)."""
        return sum(self.blue) + self.yellow

    @property
    def total(self) -> int:
        """The sum of all parts (rule 47)."""
        return sum(self.buildings) + self.bonus + self.landscapes

    @property
    def strength(self) -> tuple[int, int, int]:
        """The tie-break key (rules 47, 48); equal keys share the win (A18)."""
        return self.total, self.spaces, self.landscapes


NOTHING = Score((), 0, (), 0, 0)
"""The score of a sheet that does not count (A31)."""


def points(card: str, building: Building | None) -> int:
    """The number printed beside the half that was built (rule 39)."""
    if building is None:
        return 0
    return (building_card(card).upper if building.upper else building_card(card).lower).points


def bonus(target: int, building: Building | None) -> int:
    """The bonus for a building, upper or lower, that includes the named column (rule 40, A9, A10)."""
    return grid().printed.bonus[target] if building is not None and building.column else 0


def points_with_bonus(card: str, target: int, building: Building) -> int:
    """Points for a building of the card on this target, from 0 at the left, bonus included (rules 39, 40)."""
    return points(card, building) + bonus(target, building)


def sheet_score(layout: Layout, cleared: Spaces, buildings: Plan) -> Score:
    """The score of a sheet without the yellow card, which depends on the other sheets."""
    built = spaces_of(buildings)
    done = list(zip(layout.buildings, buildings, strict=False))
    return Score(
        buildings=tuple(points(card, building) for card, building in done),
        bonus=sum(bonus(target, building) for target, (_, building) in enumerate(done)),
        blue=tuple(blue_card(key).points(blue_card(key).count(cleared, built)) for key in layout.blue),
        yellow=0,
        spaces=built.bit_count(),
    )


def prizes(card: YellowCard, counts: Sequence[int]) -> tuple[int, ...]:
    """The points of each player for a yellow card, given all counts; handles ties (rules 45, 46, A15)."""
    best = max(counts, default=0)
    rest = [count for count in counts if count != best]
    second = max(rest, default=0)
    first_prize = card.most if counts.count(best) == 1 else card.shared
    second_prize = card.second if counts.count(best) == 1 and rest.count(second) == 1 else 0
    return tuple(
        0 if count < 1 else first_prize if count == best else second_prize if count == second else 0
        for count in counts
    )


def scores(state: State) -> tuple[Score, ...]:
    """The scores by seat once all is built; players who left score nothing and do not compete (A31)."""
    inside = [seat for seat, left in enumerate(state.left) if not left]
    by_seat = [NOTHING] * len(state.sheets)
    for seat in inside:
        sheet = state.sheets[seat]
        by_seat[seat] = sheet_score(state.layout, sheet.cleared, sheet.buildings)
    if state.layout.yellow is not None:
        card = yellow_card(state.layout.yellow)
        counts = [card.count(state.sheets[seat].cleared, state.sheets[seat].built) for seat in inside]
        for seat, prize in zip(inside, prizes(card, counts), strict=True):
            by_seat[seat] = by_seat[seat]._replace(yellow=prize)
    return tuple(by_seat)


def final_scores(state: State) -> tuple[Score, ...]:
    """The scores by seat of a game that is over; zero if it ended without scoring (A31)."""
    return scores(state) if state.reason == "scored" else (NOTHING,) * len(state.sheets)


def ranks(state: State, by_seat: Sequence[Score]) -> tuple[int, ...]:
    """1-based ranks by seat; equal strengths share a rank (A18), players who left are last (A31)."""
    return ranks_of([(not left, *score.strength) for left, score in zip(state.left, by_seat, strict=True)])


def standings(state: State) -> tuple[Standing, ...]:
    """Ranks and points by card; () before the end, because sheets and then buildings are secret."""
    if state.stage != "over":
        return ()
    by_seat = final_scores(state)
    return tuple(
        Standing(Seat(seat), rank, score.total, parts(state.layout, score), sums=sums(state.layout, score))
        for seat, (rank, score) in enumerate(zip(ranks(state, by_seat), by_seat, strict=True))
    )


def parts(layout: Layout, score: Score) -> tuple[tuple[str, int], ...]:
    """The lines of the score sheet: each building, the bonus, each landscape."""
    cards, blue = len(layout.buildings), len(layout.blue)
    rows = [
        *zip((f"card-{key.lower()}" for key in layout.buildings), (*score.buildings, *[0] * cards), strict=False),
        (BONUS, score.bonus),
        *zip((f"landscape-{key}" for key in layout.blue), (*score.blue, *[0] * blue), strict=False),
    ]
    if layout.yellow is not None:
        rows.append((f"landscape-{layout.yellow}", score.yellow))
    return tuple(rows)


def sums(layout: Layout, score: Score) -> tuple[tuple[str, int], ...]:
    """The same in four lines, or three without a yellow card."""
    lines = (("buildings", sum(score.buildings)), (BONUS, score.bonus), ("blue", sum(score.blue)))
    return lines if layout.yellow is None else (*lines, ("yellow", score.yellow))


def outcome(state: State) -> Outcome | None:
    """The ranks, the reason and the deciding criterion; None while the game goes on."""
    if state.stage != "over":
        return None
    by_seat = final_scores(state)
    places = ranks(state, by_seat)
    winners = tuple(Seat(seat) for seat, rank in enumerate(places) if rank == 1)
    best = by_seat[winners[0]]
    facts: dict[str, Fact] = {
        "winners": tuple(Name(seat) for seat in winners),
        "points": best.total,
        "spaces": best.spaces,
        "landscapes": best.landscapes,
        "decided": criterion(state, by_seat),
    }
    return Outcome(places, state.reason, facts)


def criterion(state: State, by_seat: Sequence[Score]) -> str:
    """What separates the best two: points, spaces, landscapes or ``shared`` (48, A18); ``solo`` for one player."""
    if len(by_seat) == 1:
        return "solo"
    inside = [score.strength for score, left in zip(by_seat, state.left, strict=True) if not left]
    if len(inside) < 2:
        return "points"
    first, second = sorted(inside, reverse=True)[:2]
    if first == second:
        return "shared"
    at = next(place for place, (one, other) in enumerate(zip(first, second, strict=True)) if one != other)
    return ("points", "spaces", "landscapes")[at]


def best_plan(layout: Layout, sheet: Sheet) -> Plan:
    """The plan with most points for buildings and blue landscapes; the first one if several are equal (A26)."""
    return max(
        plans(layout.buildings, sheet.cleared, sheet.buildings),
        key=lambda plan: sheet_score(layout, sheet.cleared, plan).total,
    )
