"""A certain win in Dicolony: the last player who chooses places ends the game (rules 33, 47, 48, A27).

Until the sheets are opened nothing is certain: nobody can tell whether another player will have places to choose,
or how many points their land is worth. Then the land is open and only the buildings of the others are not, so a
plan wins if it beats whatever they can have built on their land. Somebody who plays alone has nobody to beat.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, product
from typing import NamedTuple

from ...core import Fact, Seat
from ...core.mind import Plan
from .. import terms
from ..actions import Build
from ..building import Plan as Buildings
from ..building import build, open_places, plans, with_forced_buildings
from ..printed.cards import yellow_card
from ..scoring import prizes, sheet_score
from ..state import Layout, Sheet, State, spaces_of

MOST_PLANS = 3000
"""Plans of one sheet that are compared, about 0.1 s; where there are more, no win is claimed."""


class Result(NamedTuple):
    """What a sheet may score."""

    strength: tuple[int, int, int]
    """Points, building spaces and points for landscapes, all without the yellow card."""
    yellow: int
    """What the yellow card counts."""

    def with_prize(self, prize: int) -> tuple[int, int, int]:
        """The tie-break key with the points of the yellow card (rule 48)."""
        points, spaces, landscapes = self.strength
        return points + prize, spaces, landscapes + prize


def winning_plan(state: State, seat: Seat) -> Plan | None:
    """Return the plan of all places that this seat chooses if they win whatever the others have built."""
    rivals = [other for other, left in enumerate(state.left) if other != seat and not left]
    if state.stage != "build" or not state.sheets[seat].owed or not rivals:
        return None
    if any(state.sheets[rival].owed for rival in rivals):
        return None
    against = [results(state.layout, state.sheets[rival].cleared) for rival in rivals]
    own = results(state.layout, state.sheets[seat].cleared, state.sheets[seat].buildings)
    if not own or not all(against):
        return None
    for result in sorted(own, reverse=True):
        if beats(state.layout, result, [tuple(each) for each in against]):
            sites = [building.at if building else -1 for building in own[result]]
            line = tuple(choices_for(state.layout, state.sheets[seat], sites))
            places: Fact = tuple(terms.space(action.place) for action in line)
            return Plan("wins", line, {"places": places}, confirm=False)
    return None


def results(layout: Layout, cleared: int, done: Buildings = ()) -> dict[Result, Buildings]:
    """Return what a land may score and with which buildings, the best for each count of the yellow card; {} if
    there are too many plans to compare."""
    found = list(islice(plans(layout.buildings, cleared, done), MOST_PLANS + 1))
    best: dict[int, tuple[Result, Buildings]] = {}
    for plan in found if len(found) <= MOST_PLANS else ():
        score = sheet_score(layout, cleared, plan)
        count = yellow_card(layout.yellow).count(cleared, spaces_of(plan)) if layout.yellow else 0
        result = Result(score.strength, count)
        if count not in best or result > best[count][0]:
            best[count] = (result, plan)
    return dict(best.values())


def beats(layout: Layout, own: Result, against: Sequence[Sequence[Result]]) -> bool:
    """Whether a result is better than all others, whichever of their results the rivals have."""
    for others in product(*against):
        prize, *rest = yellow_prizes(layout, (own.yellow, *(other.yellow for other in others)))
        best = own.with_prize(prize)
        if any(best <= other.with_prize(more) for other, more in zip(others, rest, strict=True)):
            return False
    return True


def yellow_prizes(layout: Layout, counts: tuple[int, ...]) -> tuple[int, ...]:
    """The points of the yellow card for these counts (rules 45, 46)."""
    return prizes(yellow_card(layout.yellow), counts) if layout.yellow else (0,) * len(counts)


def choices_for(layout: Layout, sheet: Sheet, spaces: Sequence[int]) -> Iterator[Build]:
    """Yield the choices that lead to buildings on these spaces, card by card; forced ones are none."""
    while sheet.owed:
        target = len(sheet.buildings)
        yield build(layout.buildings[target], spaces[target])
        place = next(place for place in open_places(sheet, layout.buildings) if place.building.at == spaces[target])
        sheet = with_forced_buildings(sheet, layout.buildings, place)
