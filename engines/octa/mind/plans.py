"""What a player may want in Octa: the plans of a turn, what they bring, and the computer players."""

from __future__ import annotations

from collections.abc import Sequence

from ...core import Fact, Seat
from ...core.dialogue import evolve
from ...core.mind import Controls, Mind, Plan, PlanList
from ..actions import DONE, ROLL, Choice, Reroll, Turn, pick
from ..board import board
from ..extras import extras, neighbours, reroll, space_after_paying, turn
from ..scoring import FIRST, routes, scores
from ..state import State, Table, view
from ..turns import ahead, next_in_round, with_item
from .heuristics import OctaHeuristics
from .policy import POLICIES, Evaluation

MOST_TURNS = 16
HALF = 5
"""Buttons of a row."""


class OctaMind(Mind[State, Choice]):
    policies = POLICIES
    heuristics = OctaHeuristics()

    def controls(self, state: State, seat: Seat) -> Controls | None:
        """Picks, the 2d4, a die turned for a better pick, a number rerolled; after the pick the end and more."""
        if seat != state.to_move or state.stage != "act":
            return None
        both = (("turn", turn_plans(state)), ("reroll", reroll_plans(state)))
        lists = [PlanList(key, plans) for key, plans in both if plans]
        if state.acted:
            return Controls(tuple(lists), seal=Plan("done", (DONE,)))
        picks = [pick_plan(state, number) for number, count in enumerate(state.lid, start=1) if count]
        buttons = (*picks, Plan("roll", (ROLL,), confirm=False))
        cut = len(buttons) if len(buttons) <= HALF else (len(buttons) + 1) // 2
        rows = tuple(row for row in (buttons[:cut], buttons[cut:]) if row)
        room = 3 - len(rows)
        return Controls((*rows, *lists[:room]), more=tuple(lists[room:]))

    def wishes(self, state: State, seat: Seat) -> tuple[Choice, ...]:
        """Everything that the mover of an Octa turn could name, paid by each marker's route."""
        numbers = range(1, board().numbers + 1)
        turns = [turn(number, to, route) for number in numbers for to in neighbours(number) for route in numbers]
        rerolls = [reroll(number, route) for number in numbers for route in numbers]
        return (*[pick(number) for number in numbers], ROLL, *turns, *rerolls, DONE)


def pick_plan(table: State, number: int) -> Plan:
    """A pick that ends the turn; ``leads``: 1 alone in the lead of its route afterwards, 2 with others."""
    count, old = table.dice(number), table.markers[table.to_move][number - 1]
    lead, space = leads(table, number, count), ahead(old, count)
    facts: dict[str, Fact] = {"number": number, "count": count, "space": space, "leads": lead}
    action = pick(number)
    line = (action, *ending(table, (*table.lid[: number - 1], 0, *table.lid[number:])))
    return Plan("pick", line, facts, focus=action)


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
    line = (action, pick(action.to), *ending(table, tuple(lid), turned=True))
    gain = points_after(table, action.to, there, action) - points_after(table, 0, 0, action)
    return Plan("turn-pick", line, {**facts, "gain": gain}, focus=action)


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


def ending(table: State, lid: Sequence[int], *, turned: bool = False) -> tuple[Choice, ...]:
    """``done`` where the turn does not end by itself after the pick (rule 19), and where it brings no new dice.

    Where it does, the pick can be taken back until the player says so.
    """
    spent = (table.turned or turned) and table.rerolled
    ends_itself = not table.options.additional_actions or spent or not any(lid)
    return () if ends_itself or next_in_round(table) is None else (DONE,)


def points_after(table: Table, number: int, count: int, paid: Turn | Reroll | None = None) -> int:
    """The points of the player to move after a pick (number 0: none) and after paying."""
    return scores(advance(table, number, count, paid))[table.to_move].total


def advance(table: Table, number: int, count: int, paid: Turn | Reroll | None = None) -> Table:
    """The table with the mover's markers after paying and a pick; its dice are as before."""
    spaces = list(table.markers[table.to_move])
    if paid is not None:
        spaces[paid.route - 1] = space_after_paying(table, paid)
    if number:
        spaces[number - 1] = ahead(spaces[number - 1], count)
    markers = with_item(table.markers, table.to_move + 1, tuple(spaces))
    return evolve(table, markers=markers)


def leads(table: Table, number: int, count: int) -> int:
    """Whether the player to move leads a route after a pick: 1 alone, 2 with others, 0 not."""
    share = routes(advance(table, number, count))[number - 1][table.to_move]
    return 0 if share.place != FIRST else 2 if share.shared else 1


def new_leads(table: Table) -> tuple[int, ...]:
    """The picks that bring the player to move alone into the lead of a route where others are now."""
    now = routes(table)
    return tuple(
        number
        for number, count in enumerate(table.lid, start=1)
        if count and leads(table, number, count) == 1 and now[number - 1][table.to_move].place != FIRST
    )
