"""What a player wants in Dicolony: two dice at once, all buildings at once, and what each building still lacks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from ...core import Fact, Seat, Term
from ...core.dialogue import evolve
from ...core.mind import Controls, Mind, Plan, PlanList, Row
from .. import terms
from ..actions import Choice, Clear
from ..building import Place, build, levels
from ..building import plans as building_plans
from ..clearing import Mark, clear, marks, targets
from ..printed.sheet import STAR, Spaces, grid, numbers
from ..scoring import best_plan, points_with_bonus, sheet_score
from ..state import Layout, Sheet, State
from ..worth import likelihood
from .heuristics import DicolonyHeuristics
from .policy import POLICIES
from .winning import choices_for, winning_plan

HALF_ROW, MOST_BUTTONS = 3, 9
"""Buttons that a phone shows in one row; more than nine are a list."""
MOST_NAMED = 2
"""Buildings that a button names at most, of those completed and of those ruled out."""
CLOSE = 3
"""A building that lacks more spaces than this is not worth a word yet."""


class Want(NamedTuple):
    """The place that a card is best built on, as far as the sheet and the turns left tell."""

    card: str
    place: Place
    missing: Spaces
    """Spaces of the place that are still to be cleared; 0: it can be built as it is."""


class DicolonyMind(Mind[State, Choice]):
    policies = POLICIES
    heuristics = DicolonyHeuristics()

    def controls(self, state: State, seat: Seat) -> Controls | None:
        """Pairs of dice, or the second die; at the end the best buildings at once, or place by place."""
        sheet = state.sheets[seat]
        if not sheet.owed:
            return None
        if state.stage == "build":
            return build_controls(state.layout, sheet)
        plans = pair_plans(state, sheet) if sheet.owed == grid().printed.clearings else single_plans(state, sheet)
        if len(plans) == 1:
            return Controls((), seal=plans[0])
        return Controls(rows_of(plans, "clear"))

    def winning_plan(self, state: State, seat: Seat) -> Plan | None:
        return winning_plan(state, seat)

    def wishes(self, state: State, seat: Seat) -> tuple[Choice, ...]:
        """What one may want, legal or not: every space of each die's row and stars, or every place of a card."""
        if state.stage == "build":
            return tuple(build(card, number) for card in state.layout.buildings for number in numbers(grid().land))
        names = grid().names
        return tuple(
            Clear(die=colour, space=names[number])
            for colour in grid().colours
            for number in numbers(grid().land)
            if names[number][0] in (colour[0].upper(), STAR)
        )


# --- plans -----------------------------------------------------------------------------------------------------


def rows_of(plans: Sequence[Plan], key: str) -> tuple[Row, ...]:
    """Up to nine plans as buttons, three in a row; more as a list."""
    if len(plans) > MOST_BUTTONS:
        return (PlanList(key, tuple(plans)),)
    return tuple(tuple(plans[at : at + HALF_ROW]) for at in range(0, len(plans), HALF_ROW))


def pair_plans(state: State, sheet: Sheet) -> tuple[Plan, ...]:
    """Both dice of a turn: one plan for each set of spaces that it can end with, dice in the sheet's order."""
    plans: dict[Spaces, Plan] = {}
    for first, second in pairs(sheet, state.rolls[-1]):
        spaces = 1 << first[1] | 1 << second[1]
        if spaces not in plans:
            facts: dict[str, Fact] = {"first": space(first[1]), "second": space(second[1])}
            plans[spaces] = Plan("pair", (clear(*first), clear(*second)), facts)
    return with_consequences(state, sheet, plans)


def with_consequences(state: State, sheet: Sheet, plans: Mapping[Spaces, Plan]) -> tuple[Plan, ...]:
    """The plans with the buildings that they complete (``ready``) and that they alone rule out (``lost``).

    What every plan rules out, as the last turn does, is no reason to choose one.
    """
    near = nearly(state.layout, sheet, state.rolls[-1], state.turn)
    before = set(out_of_reach(state.layout, sheet, state.rolls[-1], state.turn))
    gone = {
        spaces: set(out_of_reach(state.layout, cleared_of(sheet, spaces), state.rolls[-1], state.turn)) - before
        for spaces in plans
    }
    always = set.intersection(*gone.values()) if gone else set()
    told = []
    for spaces, plan in plans.items():
        built = ready(near, sheet.cleared | spaces)
        lost = sorted(gone[spaces] - always)
        facts: dict[str, Fact] = {
            "ready": len(built),
            "built": named(built),
            "lost": len(lost),
            "gone": named(lost),
        }
        told.append(replace(plan, facts={**plan.facts, **facts}))
    return tuple(told)


def cleared_of(sheet: Sheet, spaces: Spaces) -> Sheet:
    """The sheet after clearing these spaces with this turn's dice."""
    owed = max(0, sheet.owed - spaces.bit_count())
    return evolve(sheet, cleared=sheet.cleared | spaces, owed=owed)


def named(halves: Sequence[tuple[str, bool]]) -> Fact:
    """Buildings by name, both of a card as one; two at most, as a button has no room for more."""
    return names_of(halves)[:MOST_NAMED]


def names_of(halves: Sequence[tuple[str, bool]]) -> tuple[Term, ...]:
    """Buildings by name; both of a card as one."""
    whole = {card for card, _ in halves if (card, True) in halves and (card, False) in halves}
    return tuple(
        terms.halves(card) if card in whole else terms.building(card, upper)
        for card, upper in halves
        if upper or card not in whole
    )


def pairs(sheet: Sheet, dice: Sequence[int]) -> Iterator[tuple[Mark, Mark]]:
    """Yield the two marks of a turn, the earlier die of the sheet first."""
    rolled = tuple(dice)
    for die, number in marks(sheet.cleared, rolled, ()):
        for other, there in marks(sheet.cleared | 1 << number, rolled, (die,)):
            if die < other:
                yield (die, number), (other, there)


def single_plans(state: State, sheet: Sheet) -> tuple[Plan, ...]:
    """The space of one more die: one plan for each space, however many dice lead to it."""
    plans: dict[Spaces, Plan] = {}
    for die, number in marks(sheet.cleared, state.rolls[-1], sheet.used):
        if 1 << number not in plans:
            plans[1 << number] = Plan("one", (clear(die, number),), {"space": space(number)})
    return with_consequences(state, sheet, plans)


def nearly(
    layout: Layout, sheet: Sheet, dice: Sequence[int], turn: int
) -> tuple[tuple[str, tuple[Place, ...]], ...]:
    """Each card that cannot be built yet, with its places that lack no more than this turn can clear.

    Places of the upper half as long as one is in reach, and only then of the lower half.
    """
    lost = out_of_reach(layout, sheet, dice, turn)
    places = []
    for card in layout.buildings:
        upper = (card, True) not in lost
        fitting = [
            (place, (place.solid & ~sheet.cleared).bit_count())
            for level in levels(card)
            for place in level
            if place.building.upper is upper and not place.hollow & sheet.cleared
        ]
        if all(missing for _, missing in fitting):
            places.append((card, tuple(place for place, missing in fitting if missing <= sheet.owed)))
    return tuple(places)


def ready(near: Sequence[tuple[str, Sequence[Place]]], cleared: Spaces) -> tuple[tuple[str, bool], ...]:
    """The buildings of ``nearly`` that could be built on this land, as (card, upper)."""
    built = ((card, next((place for place in places if place.fits(cleared, 0)), None)) for card, places in near)
    return tuple((card, place.building.upper) for card, place in built if place is not None)


def build_controls(layout: Layout, sheet: Sheet) -> Controls:
    """All buildings of the best plan at once, as the last button; else the places of the next card, one by one.

    A place is named with the most points that the sheet can still have with it: buildings, columns and blue
    landscapes (the yellow one depends on the others).
    """
    best = best_plan(layout, sheet)
    line = tuple(choices_for(layout, sheet, [building.at if building else -1 for building in best]))
    total = sheet_score(layout, sheet.cleared, best).total
    seal = Plan("build-all", line, {"points": total, "yellow": int(layout.yellow is not None)})
    target, most = len(sheet.buildings), dict[int, int]()
    for plan in building_plans(layout.buildings, sheet.cleared, sheet.buildings):
        building = plan[target]
        if building is not None:
            points = sheet_score(layout, sheet.cleared, plan).total
            most[building.at] = max(points, most.get(building.at, 0))
    card = layout.buildings[target]
    places = tuple(
        Plan("build", (build(card, at),), {"place": space(at), "points": points})
        for at, points in most.items()
        if (build(card, at),) != line
    )
    return Controls(rows_of(places, "build"), seal=seal)


def space(number: int) -> Term:
    """The name of a space, by its number."""
    return terms.space(grid().names[number])


# --- what the buildings still lack -----------------------------------------------------------------------------


def clearings_left(sheet: Sheet, turn: int) -> int:
    """The most spaces that a sheet can still have cleared, this turn included."""
    return sheet.owed + grid().printed.clearings * (grid().printed.turns - turn)


def wants(layout: Layout, sheet: Sheet, dice: Sequence[int], turn: int) -> tuple[Want, ...]:
    """The most promising place of each card, from left to right, on land that no earlier card wants.

    Promising: points (with the bonus) times the chance that its missing spaces can still be cleared, as the
    computer player values it. A card without a place in reach has none.
    """
    room, able = clearings_left(sheet, turn), still_clearable(sheet, dice, turn)
    turns = grid().printed.turns - turn + bool(sheet.owed)
    promising, taken = list[Want](), 0
    for target, card in enumerate(layout.buildings):
        best, value = None, 0.0
        for place in (place for level in levels(card) for place in level):
            missing = place.solid & ~sheet.cleared
            if not within_reach(place, sheet.cleared, able, room):
                continue
            if place.building.spaces & taken:
                continue
            worth = points_with_bonus(card, target, place.building) * likelihood(missing, turns)
            if worth > value:
                best, value = Want(card, place, missing), worth
        if best is not None:
            promising.append(best)
            taken |= best.place.building.spaces
    return tuple(promising)


def out_of_reach(layout: Layout, sheet: Sheet, dice: Sequence[int], turn: int) -> tuple[tuple[str, bool], ...]:
    """The halves, as (card, upper), that no land can be cleared for any more; never one that still could be."""
    room, able = clearings_left(sheet, turn), still_clearable(sheet, dice, turn)
    return tuple(
        (card, upper)
        for card in layout.buildings
        for upper in (True, False)
        if not any(
            within_reach(place, sheet.cleared, able, room)
            for level in levels(card)
            for place in level
            if place.building.upper is upper
        )
    )


def within_reach(place: Place, cleared: Spaces, able: Spaces, room: int) -> bool:
    """Whether a place may still be built on after clearing up to ``room`` spaces of ``able``."""
    missing = place.solid & ~cleared
    return not place.hollow & cleared and not missing & ~able and missing.bit_count() <= room


def still_clearable(sheet: Sheet, dice: Sequence[int], turn: int) -> Spaces:
    """The land that can still be cleared: all of it, but in the last turn only what its unused dice can clear."""
    if turn < grid().printed.turns:
        return grid().land
    spaces = 0
    for die, face in enumerate(dice):
        if sheet.owed and die not in sheet.used:
            for number in targets(sheet.cleared, die, face):
                spaces |= 1 << number
    return spaces


def worth(layout: Layout, sheet: Sheet, place: Place) -> int:
    """Points for the next card if it is built at this place, the bonus included."""
    target = len(sheet.buildings)
    return points_with_bonus(layout.buildings[target], target, place.building)
