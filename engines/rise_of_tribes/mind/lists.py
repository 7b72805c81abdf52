"""Lists whose ticks go together: resources to give, and what the last step of a turn pays for."""

from __future__ import annotations

from collections.abc import Sequence

from ...core import Action, IllegalAction, Name, Seat, Term
from ...core.mind import MOST_OPTIONS, Joined, Plan, PlanList
from ..actions import Buy, Complete, Give, Sacrifice, Village
from ..printed import RESOURCES, Kinds, goal, tile
from ..state import State
from ..steps.finishing import tile_price
from ..wealth import payable, single
from .assess import attempt, is_open

NOTHING: Kinds = (0, 0, 0)


def counts(most: int, level: int) -> tuple[int, ...]:
    """Return the counts to tick for up to ``most``, fewer at each level; a smaller sum is made of two ticks."""
    if level == 0:
        return tuple(range(1, most + 1))
    if level == 1:
        return tuple(sorted({1, 2, 3, most} & set(range(1, most + 1))))
    return tuple(sorted({1, most if level == 2 else min(most, 2 if level == 3 else 1)}))


LEVELS = range(5)


def fitting_counts(mosts: Sequence[int], room: int) -> list[tuple[int, ...]]:
    """Return for each target the counts to tick, as many as the room of a list allows."""
    for level in LEVELS:
        per_target = [counts(each, level) for each in mosts]
        if sum(map(len, per_target)) <= room:
            return per_target
    return [(1,)] * room + [()] * (len(mosts) - room)


def give_list(state: State, gifts: Sequence[Give]) -> PlanList:
    """Return the list of resources to give to each player; ticks add up to the bid."""
    has, left = state.players[state.asked].resources, state.now.left
    tops = [min(left, has[RESOURCES.index(gift.resource)]) for gift in gifts]
    plans = tuple(
        Plan(
            "give",
            (gift,) * count,
            {"what": Term(f"amount-{gift.resource}", {"count": count}), "seat": Name(Seat(gift.seat))},
        )
        for gift, offered in zip(gifts, fitting_counts(tops, MOST_OPTIONS), strict=True)
        for count in offered
    )
    return PlanList("give", plans, {"left": left}, most=min(left, len(plans)))


# --- ticks together --------------------------------------------------------------------------------------------


def join(state: State, plans: Sequence[Plan]) -> Joined:
    """Return plans ticked together in one list as one line; IllegalAction where they do not go together."""
    if len(plans) == 1:
        return Joined(plans[0].line, tuple(plans))
    rest = [action for plan in plans for action in plan.line]
    if state.stage == "give" and len(rest) > state.now.left:
        raise IllegalAction("ticked-too-many", count=len(rest), left=state.now.left)
    return Joined(tuple(cut_at_end(state, rest)), tuple(plans))


def cut_at_end(state: State, rest: Sequence[Action]) -> list[Action]:
    """Return the actions as far as the game goes on; IllegalAction where two of them do not go together."""
    begun = state
    for number, action in enumerate(rest, start=1):
        step = attempt(state, action)
        if step is None:
            raise _apart(begun, rest)
        if step.state.stage == "over" or number == len(rest):
            return list(rest[:number])
        if step.state.stage == state.stage:
            state = step.state  # what a pile hides never decides what can be paid
        elif is_open(step):
            break
        else:
            raise IllegalAction("ticked-apart")
    return list(rest)


def _apart(state: State, rest: Sequence[Action]) -> IllegalAction:
    """Return why actions do not go together: what they cost and what there is, if that is it."""
    has, prices = state.players[state.asked].resources, [_price(state, action) for action in rest]
    food, wood, stone = (sum(price[kind] for price in prices) for kind in range(len(RESOURCES)))
    if state.stage != "finish" or payable(has, (food, wood, stone)):
        return IllegalAction("ticked-apart")
    return IllegalAction(
        "ticked-too-dear", food=food, wood=wood, stone=stone, own_food=has[0], own_wood=has[1], own_stone=has[2]
    )


def _price(state: State, action: Action) -> Kinds:
    match action:
        case Village() | Sacrifice():
            return action.food, action.wood, action.stone
        case Complete():
            return goal(action.card).cost or NOTHING
        case Buy():
            return single(RESOURCES.index(tile(action.tile).resource), tile_price(state, action.tile))
        case _:
            return NOTHING
