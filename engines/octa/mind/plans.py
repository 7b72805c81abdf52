"""What a player may want in Octa: the plans of a turn, what they bring, and the computer players."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from ...core import Fact, Seat
from ...core.dialogue import evolve
from ...core.mind import MOST_ROWS, Controls, Mind, Plan, PlanList
from ...core.thinking import Line
from ..actions import DONE, ROLL, Choice, Pick, Reroll, Roll, Turn, pick
from ..board import board
from ..extras import extras, neighbours, reroll, space_after_paying, turn
from ..scoring import FIRST, routes, share_of
from ..state import State, Table, view
from ..turns import ahead, next_in_round, rest_of_round, with_item
from .heuristics import OctaHeuristics, picks_of
from .policy import POLICIES, Evaluation
from .winning import winning_plan

MOST_TURNS = 16
ALIKE = 0.5
"""A difference in the value of two actions that is none to a person, in points."""
HALF = 5
"""Buttons of a row."""


class OctaMind(Mind[State, Choice]):
    policies = POLICIES
    heuristics = OctaHeuristics()

    def controls(self, state: State, seat: Seat) -> Controls | None:
        """Picks by their numbers, the 2d4, and extra actions; after the pick the end as well."""
        if seat != state.to_move or state.stage != "act":
            return None
        lists = [
            PlanList(key, plans, {"both": 0})
            for key, plans in (("turn", turn_plans(state)), ("reroll", reroll_plans(state)))
            if plans
        ]
        if state.acted:
            return Controls(tuple(lists), seal=Plan("done", (DONE,), {"ends": ends_round(state)}, confirm=False))
        picks = [pick_plan(state, number) for number, count in enumerate(state.lid, start=1) if count]
        buttons = (*picks, Plan("roll", (ROLL,), confirm=False))
        cut = len(buttons) if len(buttons) <= HALF else (len(buttons) + 1) // 2
        rows = tuple(row for row in (buttons[:cut], buttons[cut:]) if row)
        if len(rows) + len(lists) > MOST_ROWS:
            lists = [PlanList("turn", tuple(plan for one in lists for plan in one.plans), {"both": 1})]
        return Controls((*rows, *lists))

    def winning_plan(self, state: State, seat: Seat) -> Plan | None:
        return winning_plan(state, seat)

    def compared(self, before: State, after: State, seat: Seat, line: Line) -> Mapping[str, int]:
        """The ``lead`` of the picked route, and how far the line is ``behind`` the best that could be done."""
        judge = Evaluation(view(before, seat))
        value = judge.value
        deed = next((one for one in line if isinstance(one, Pick | Roll | Turn)), None)
        figures = {}
        if deed is not None and not before.acted:
            options: list[Choice] = [
                *picks_of(before),
                ROLL,
                *(one for one in extras(before) if isinstance(one, Turn)),
            ]
            own = value(deed)
            if isinstance(deed, Turn) and deed.route == deed.to:  # what it pays is what the turned die brings
                own = judge.pick_value(deed.to)
            figures["behind"] = -math.ceil(max([value(one) for one in options]) - own - ALIKE)
        if isinstance(picked := next((one for one in reversed(line) if isinstance(one, Pick)), None), Pick):
            share = share_of(after, picked.number, seat)
            figures["lead"] = 0 if share.place != FIRST else 1 if share.shared else 2
        return figures

    def wishes(self, state: State, seat: Seat) -> tuple[Choice, ...]:
        """Everything that the mover of an Octa turn could name, paid by each marker's route."""
        numbers = range(1, board().numbers + 1)
        turns = [turn(number, to, route) for number in numbers for to in neighbours(number) for route in numbers]
        rerolls = [reroll(number, route) for number in numbers for route in numbers]
        return (*[pick(number) for number in numbers], ROLL, *turns, *rerolls, DONE)


def pick_plan(table: State, number: int) -> Plan:
    """A pick; ``leads``: 1 alone in the lead of its route afterwards, 2 with others; ``ends``: ends the turn."""
    count = table.dice(number)
    action = pick(number)
    then = ending(table, (*table.lid[: number - 1], 0, *table.lid[number:]))
    facts = pick_facts(table, number, count) | {"number": number, "ends": int(then is not None)}
    return Plan("pick", (action, *(then or ())), facts, focus=action)


def pick_facts(table: Table, number: int, count: int, paid: Turn | Reroll | None = None) -> dict[str, Fact]:
    """The variables of a pick: the new ``space`` of its marker, ``leads``, and the ``gain`` in points."""
    seat, then = table.to_move, advance(table, number, count, paid)
    moved = {number} if paid is None else {number, paid.route}
    gain = sum(share_of(then, route, seat).points - share_of(table, route, seat).points for route in moved)
    space = then.markers[seat][number - 1]
    return {"count": count, "space": space, "leads": leads(then, number), "gain": gain, "loss": max(0, -gain)}


def turn_plans(table: State) -> tuple[Plan, ...]:
    """Dice turned to a neighbouring number, paid by the marker that loses least; followed by the pick, if owed."""
    plans = []
    for number, count in enumerate(table.lid, start=1):
        for to in neighbours(number) if count else ():
            action = cheapest(table, [turn(number, to, route) for route in range(1, board().numbers + 1)])
            if isinstance(action, Turn):
                plans.append(turn_plan(table, action))
    best = sorted(plans, key=lambda plan: -int(str(plan.facts["gain"])))[:MOST_TURNS]
    return tuple(plan for plan in plans if plan in best)


def turn_plan(table: State, action: Turn) -> Plan:
    """One turned die with its pick; ``there``: dice with the new number, ``space``: of the paying marker."""
    there = table.dice(action.to) + 1
    facts: dict[str, Fact] = {
        "number": action.number,
        "to": action.to,
        "there": there,
        "route": action.route,
        "space": space_after_paying(table, action),
    }
    if table.acted:
        return Plan("turn", (action,), {**facts, "gain": 0}, focus=action)
    lid = list(table.lid)
    lid[action.number - 1] -= 1
    lid[action.to - 1] = 0
    then = ending(table, tuple(lid), turned=True)
    line = (action, pick(action.to), *(then or ()))
    picked = pick_facts(table, action.to, there, action)
    facts |= {"lands": picked["space"], **{key: picked[key] for key in ("leads", "gain", "loss")}}
    return Plan("turn-pick", line, {**facts, "ends": int(then is not None)}, focus=action)


def reroll_plans(table: State) -> tuple[Plan, ...]:
    """Numbers rerolled, paid by the marker that loses least."""
    plans = []
    for number, count in enumerate(table.lid, start=1):
        action = cheapest(table, [reroll(number, r) for r in range(1, board().numbers + 1)]) if count else None
        if isinstance(action, Reroll):
            facts: dict[str, Fact] = {"number": number, "count": count, "route": action.route}
            facts["space"] = space_after_paying(table, action)
            plans.append(Plan("reroll", (action,), facts, confirm=False, focus=action))
    return tuple(plans)


def cheapest(table: State, actions: Sequence[Turn | Reroll]) -> Turn | Reroll | None:
    """The legal one of these actions whose marker loses least, as the computer player values it."""
    legal, value = set(extras(table)), Evaluation(view(table, table.to_move))
    return max(
        (action for action in actions if action in legal),
        key=lambda action: (
            value.value(action)
            if isinstance(action, Turn) and not table.acted
            else value.gain(action.route, space_after_paying(table, action))
        ),
        default=None,
    )


def ending(table: State, lid: Sequence[int], *, turned: bool = False) -> tuple[Choice, ...] | None:
    """``done`` where the turn does not end by itself after the pick (rule 19), and where it brings no new dice.

    Where it does, the pick can be taken back until the player says so: None, it does not end the turn.
    """
    spent = (table.turned or turned) and table.rerolled
    ends_itself = not table.options.additional_actions or spent or not any(lid)
    return () if ends_itself else None if ends_round(table) else (DONE,)


def ends_round(table: State) -> int:
    """Whether the round ends with this turn, as its player is the last one to move."""
    return int(next_in_round(table) is None)


def advance(table: Table, number: int, count: int, paid: Turn | Reroll | None = None) -> Table:
    """The table with the mover's markers after paying and a pick; its dice are as before."""
    spaces = list(table.markers[table.to_move])
    if paid is not None:
        spaces[paid.route - 1] = space_after_paying(table, paid)
    if number:
        spaces[number - 1] = ahead(spaces[number - 1], count)
    markers = with_item(table.markers, table.to_move + 1, tuple(spaces))
    return evolve(table, markers=markers)


def leads(table: Table, number: int) -> int:
    """Whether the player to move leads a route: 1 alone, 2 with others, 0 not."""
    share = share_of(table, number, table.to_move)
    return 0 if share.place != FIRST else 2 if share.shared else 1


def losses(table: Table, seat: Seat) -> dict[int, int]:
    """The points that a seat loses at most by one pick of another player who moves before it, by route."""
    lost: dict[int, int] = {}
    owned = [shares[seat].points for shares in routes(table)]
    for rival in movers_before(table, seat):
        for route, count in enumerate(table.lid, start=1):
            if count and owned[route - 1]:
                then = advance(evolve(table, to_move=rival), route, count)
                less = owned[route - 1] - share_of(then, route, seat).points
                lost[route] = max(lost.get(route, 0), less)
    return {route: points for route, points in lost.items() if points > 0}


def movers_before(table: Table, seat: Seat) -> list[Seat]:
    """The other players who may still pick in this round, before the seat's next turn."""
    rest = list(rest_of_round(table))
    if seat != table.to_move and not table.acted:
        rest.insert(0, Seat(table.to_move))
    return rest[: rest.index(seat)] if seat in rest else rest
