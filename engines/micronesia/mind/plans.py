"""What a person wants on their turn: islands to settle, whatever the dice must show for it; and the computers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from ...core import Fact, IllegalAction, Seat, Series, Term
from ...core.mind import Controls, Joined, Mind, Plan, PlanList, Row
from ...core.thinking import Line
from ..actions import Change, Choice, Done, Settle, Shift
from ..dice import FACES, Split, reachable_splits, splits
from ..rules import Micronesia
from ..settling import (
    Budget,
    Play,
    budget_of,
    cheapest_play,
    cost,
    line_of,
    payable_changes,
    payable_plays,
    unchanged_dice,
)
from ..state import ISLANDS, State
from . import spreading
from .assess import parts_of, phrase_of, settle_facts
from .heuristics import MicronesiaHeuristics
from .policy import POLICIES
from .winning import winning_plan, words_of

ISLANDS_LIST, CHANGES_LIST, MOVES_LIST = "islands", "changes", "moves"
Targets: TypeAlias = frozenset[int]


RULES = Micronesia()


class MicronesiaMind(Mind[State, Choice]):
    policies = POLICIES
    heuristics = MicronesiaHeuristics()

    def controls(self, state: State, seat: Seat) -> Controls | None:
        """Islands to settle, whatever the dice must show for it; or tribes to move before the turn ends."""
        if seat != state.to_move:
            return None
        match state.stage:
            case "settle":
                return _settling(state)
            case "shift":
                return _shifting(state)
            case _:
                return None

    def join(self, state: State, seat: Seat, key: str, plans: Sequence[Plan]) -> Joined:
        """The ticked plans together: moves one after the other, or the cheapest way to the ticked islands."""
        if key == MOVES_LIST:
            moves = [move for plan in plans for move in plan.line if isinstance(move, Shift)]
            return Joined(spreading.merge_moves(state, moves), tuple(plans))
        plan = plans[0] if len(plans) == 1 else wanted_plan(state, plans)
        return Joined(plan.line, (plan,))

    def shortcuts(self, state: State, seat: Seat) -> tuple[Plan, ...]:
        """The cheapest play (A27); none where tribes may move."""
        if state.stage != "settle":
            return ()
        cheap = cheapest_play(state)
        return (Plan("cheapest", line_of(state, cheap), _facts(state, budget_of(state, state.to_move), cheap)),)

    def suggested(self, state: State, seat: Seat, line: Line) -> Plan | None:
        facts = words_of(line)
        return Plan("advised", line, facts) if facts["settles"] else None

    def winning_plan(self, state: State, seat: Seat) -> Plan | None:
        return winning_plan(state, seat)

    def wishes(self, state: State, seat: Seat) -> Sequence[Choice]:
        """Everything that can be written down on a turn, legal or not."""
        pairs = [(one, other) for one in FACES for other in ISLANDS if one != other]
        settles = [Settle(islands=islands) for islands in (*((one,) for one in ISLANDS), *pairs)]
        changes = [Change(die=die, face=face) for die in (1, 2, 3) for face in FACES]
        own = state.held(state.to_move)
        moves = [
            Shift(from_island=giver, to_island=receiver, count=count)
            for giver in own
            for receiver in ISLANDS
            for count in range(1, state.islands[giver - 1].count + 1)
        ]
        return (*settles, *changes, *moves, Done())


# --- settling --------------------------------------------------------------------------------------------------


def _settling(state: State) -> Controls:
    """What the dice name, other islands for sacrifices, and single dice: behind More, unless a die must change."""
    budget = budget_of(state, state.to_move)
    at_once = _at_once(state, budget)
    changes, islands = _changes(state, budget), _islands(state, budget)
    if at_once:
        return Controls((at_once, *islands), more=changes)
    return Controls((*changes, *islands))


def _at_once(state: State, budget: Budget) -> tuple[Plan, ...]:
    """A plan for each set of islands that the dice name now and the stock pays for, the lower islands first."""
    plays: dict[Targets, Play] = {}
    for split in splits(state.dice):
        for order in budget.orders(split):
            if budget.need(order) <= budget.stock:
                plays.setdefault(frozenset(split), Play(0, split, order))
    return tuple(Plan("settle", line_of(state, play), _facts(state, budget, play)) for play in plays.values())


def _islands(state: State, budget: Budget) -> tuple[Row, ...]:
    """A list of every island that a sacrifice can bring, each with the best pair that no other one stands for.

    What the dice name anyway is a button of its own: no sacrifice brings it a second time, by other dice.
    A play for one island alone stands beside it, as ticks cannot ask for it. So with one or two ticks each set of
    islands that can be paid for is in reach.
    """
    payable = tuple(payable_plays(state, budget))
    at_once = {frozenset(play.order) for play in payable if not play.sacrifices}
    plays = [play for play in payable if frozenset(play.order) not in at_once]
    best: dict[Targets, Play] = {}
    for play in sorted(plays, key=lambda play: (play.sacrifices, len(play.order) == 1, cost(budget, play))):
        best.setdefault(frozenset(play.order), play)
    stands: dict[int, Play] = {}
    taken = set[Targets]()
    for island in sorted(ISLANDS, key=lambda one: sum(one in targets for targets in best)):
        mine = [targets for targets in best if island in targets and len(targets) == 2 and targets not in taken]
        if mine:
            stands[island] = best[mine[0]]
            taken.add(mine[0])
    alone = {min(targets): play for targets, play in best.items() if len(targets) == 1}
    plans = [
        Plan("want", line_of(state, play), _facts(state, budget, play, island))
        for island in ISLANDS
        for play in (stands.get(island), alone.get(island))
        if play is not None
    ]
    return (PlanList(ISLANDS_LIST, tuple(plans), most=min(2, len(plans))),) if plans else ()


def _facts(state: State, budget: Budget, play: Play, first: int | None = None) -> dict[str, Fact]:
    """The variables of a play's words, the island ``first`` named first."""
    facts = settle_facts(state, budget, play.order, play.sacrifices)
    islands = play.order if first is None else (first, *(one for one in play.order if one != first))
    alone = Term("only", {"island": islands[0]})
    words = alone if len(islands) == 1 and play.sacrifices else phrase_of(islands)
    parts = Series(parts_of(budget, play.order)[:: 1 if islands == play.order else -1], "parts")
    return facts | {"islands": words, "parts": parts, "sacrifices": play.sacrifices, "island": islands[0]}


def wanted_plan(state: State, plans: Sequence[Plan]) -> Plan:
    """The plan of the islands ticked together, however their own plans would pay for them."""
    play = wanted_play(state, plans)
    return Plan("want", line_of(state, play), _facts(state, budget_of(state, state.to_move), play))


def wanted_play(state: State, plans: Sequence[Plan]) -> Play:
    """The cheapest play for exactly the ticked islands, each the first that its plan names.

    IllegalAction if there is none.
    """
    targets = frozenset(island for plan in plans if isinstance(island := plan.facts["island"], int))
    budget = budget_of(state, state.to_move)
    fitting = [play for play in payable_plays(state, budget) if frozenset(play.order) == targets]
    if fitting:
        return min(fitting, key=lambda play: cost(budget, play))
    needs = [
        changes + budget.need(order)
        for changes, group in enumerate(reachable_splits(state.dice, unchanged_dice(state)))
        for split in group
        if frozenset(split) == targets
        for order in budget.orders(split)
    ]
    if needs:
        raise IllegalAction("stock-too-small", need=min(needs), have=budget.stock)
    raise IllegalAction("islands-apart", islands=phrase_of(tuple(sorted(targets))))


# --- single dice -----------------------------------------------------------------------------------------------


def _changes(state: State, budget: Budget) -> tuple[Row, ...]:
    """A list of the changes of one die and what the dice would name then, equal dice merged."""
    plans: dict[tuple[int, int], Plan] = {}
    for change in payable_changes(state, budget):
        old = state.dice[change.die - 1]
        if (old, change.face) not in plans:
            dice = (*state.dice[: change.die - 1], change.face, *state.dice[change.die :])
            facts: dict[str, Fact] = {"old": old, "face": change.face, "forfeits": int(state.again)}
            plans[old, change.face] = Plan("change", (change,), facts | _ways(budget.after(1), dice))
    return (PlanList(CHANGES_LIST, tuple(plans.values())),) if plans else ()


def _ways(budget: Budget, dice: tuple[int, ...]) -> dict[str, Fact]:
    """What these dice name and what it costs; ``ways`` is 0 where only another change helps."""
    ways: dict[Targets, tuple[int, Split]] = {}
    for split in splits(dice):
        need = min(budget.need(order) for order in budget.orders(split))
        if need <= budget.stock:
            ways[frozenset(split)] = (need, split)
    terms = tuple(Term("way", {"islands": phrase_of(split), "need": need}) for need, split in sorted(ways.values()))
    return {"ways": len(ways), "named": Series(terms, "or")}


# --- moving tribes ---------------------------------------------------------------------------------------------


def _shifting(state: State) -> Controls:
    """End the turn, guard the best islands, spread evenly, or move single tribes."""
    again = {"again": int(state.again)}
    done = Plan("done", (Done(),), again)
    plans = [
        Plan(key, (*moves, Done()), facts | again)
        for key, facts, moves in spreading.spreads(state)
    ]  # fmt: skip
    rows: list[Row] = [tuple(plans)] if plans else []
    moves = spreading.moves(state)
    if moves:
        options = tuple(Plan("move", (move,), spreading.facts(state, move)) for move in moves)
        rows.append(PlanList(MOVES_LIST, options, most=len(options)))
    return Controls(tuple(rows), seal=done)
