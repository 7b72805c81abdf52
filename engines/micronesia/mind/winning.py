"""A certain win in Micronesia (rules 30, 32, 34, 36, A13, A20, A25).

A turn wins in three ways: by the last island of rule 32; by points, if it is the last one before the limit of A20;
and by points against the others, if the next player is bust whatever they roll, because each of the islands 1 to 6,
one of which every roll must name, costs more tribes than they have. Tribes moved onto an island raise its price.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

from ...core import Action, Fact, FastChance, Seat, Step
from ...core.mind import Plan
from ..actions import DONE, Change, Choice, Settle, Shift
from ..dice import ALL, FACES, single_changes, splits
from ..rules import Micronesia
from ..scoring import strength, total
from ..settling import budget_of, line_of, payable_plays, settle, unchanged_dice
from ..state import ISLANDS, State, points
from .assess import phrase_of
from .spreading import handed_over

RULES = Micronesia()
Line = tuple[Choice, ...]
MOST_SETTLED = 2
"""Islands of one settling."""


def winning_plan(state: State, seat: Seat) -> Plan | None:
    """Return the plan that wins the game with this turn, with the fewest dice changed, and moves if they matter."""
    if seat != state.to_move or state.stage not in ("settle", "shift"):
        return None
    line = last_islands(state)
    if line is None and (is_last_turn(state) or may_bust_next(state)):
        lines = settlings(state) if state.stage == "settle" else ((),)
        found = (finished(state, each) for each in lines if is_hopeful(state, each))
        line = next((each for each in found if each is not None), None)
    return None if line is None else Plan("wins", line, words_of(line), confirm=False)


def last_islands(state: State) -> Line | None:
    """Return the settling that brings the last island (rule 32); None if none does."""
    budget = budget_of(state, state.to_move)
    missing = state.options.islands_to_win - budget.held
    if state.stage != "settle" or missing > MOST_SETTLED:
        return None
    for play in payable_plays(state, budget):
        if len(budget.new_islands(play.order)) >= missing:
            return line_of(state, play)
    return None


def is_last_turn(state: State) -> bool:
    """Whether the limit of turns ends the game after this one, unless a triple brings another (A20)."""
    return state.turn - state.extra >= state.options.turn_limit * len(state.stock)


def may_bust_next(state: State) -> bool:
    """Whether this turn might leave the next player without a payable roll, as far as a glance shows."""
    follower, seat = following(state), state.to_move
    left = state.stock[follower]
    open_islands = 0
    for number in FACES:
        there = state.islands[number - 1]
        if there.owner != seat and (there.owner == follower or there.count < left):
            open_islands += 1
    if open_islands > (MOST_SETTLED if state.stage == "settle" else 0):
        return False
    most = total(state, seat) + MOST_SETTLED * points(ISLANDS[-1])
    lost = MOST_SETTLED * points(ISLANDS[-1])
    return all(most >= total(state, other) - lost for other in others(state, follower))


def following(state: State) -> int:
    """The seat after the mover's."""
    return (state.to_move + 1) % len(state.stock)


def others(state: State, follower: int) -> list[int]:
    """The seats that are compared with the mover's if the next player is bust."""
    return [seat for seat in range(len(state.stock)) if seat not in (state.to_move, follower)]


def settlings(state: State) -> Iterator[Line]:
    """Yield the settlings of this turn, each with the fewest changes before it; after a rolled triple with at least
    one, as another turn follows otherwise (rule 29, A23)."""
    budget = budget_of(state, state.to_move)
    if not state.again:
        yield from (line_of(state, play) for play in payable_plays(state, budget))
        return
    reached, seen = [(state.dice, unchanged_dice(state), Line())], set[Any]()
    for dice, unchanged, changes in reached:
        spent = budget.after(len(changes))
        for split in splits(dice) if changes else ():
            for order in spent.orders(split):
                if spent.need(order) <= spent.stock and order not in seen:
                    seen.add(order)
                    yield (*changes, settle(order))
        if spent.stock:
            reached += [
                (one.dice, one.unchanged, (*changes, one.change)) for one in single_changes(dice, unchanged)
            ]


def is_hopeful(state: State, line: Line) -> bool:
    """Whether the next player may be bust after this settling: each island of a die costs too much, or can."""
    if is_last_turn(state):
        return True
    seat, follower = state.to_move, following(state)
    settled = next((action.islands for action in line if isinstance(action, Settle)), ())
    left = state.stock[follower]
    left += sum(
        state.islands[number - 1].count for number in settled if state.islands[number - 1].owner == follower
    )
    spare = lacking = 0
    for number in ISLANDS:
        there = state.islands[number - 1]
        mine = there.owner == seat or number in settled
        count = there.count + (there.owner != seat) if mine else there.count
        if mine:
            wanted = max(1, left) if number in FACES else 1
            spare, lacking = spare + max(0, count - wanted), lacking + max(0, wanted - count)
        elif number in FACES and (there.owner == follower or count < left):
            return False
    return lacking <= spare


def finished(state: State, line: Line) -> Line | None:
    """Return a line with the moves and the end of turn that make it win; None if it does not."""
    seat = Seat(state.to_move)
    for action in line:
        step = RULES.apply_action(state, seat, action, FastChance(0))
        if is_won(step, seat):
            return line
        state = step.state if step.before_chance is None else step.before_chance
    if state.stage != "shift" or state.to_move != seat or state.again:
        return None
    ending: Line = (*guarding(state), DONE)
    for action in ending:
        step = RULES.apply_action(state, seat, action, FastChance(0))
        state = step.state
    return (*line, *ending) if is_won(step, seat) else None


def is_won(step: Step[State], seat: Seat) -> bool:
    """Whether the game is won after a step, whatever dice end it."""
    before = step.before_chance
    if before is None:
        outcome = RULES.outcome(step.state)
        return outcome is not None and outcome.winners == (seat,)
    if before.to_move == seat or not is_bust(before):
        return False
    rivals = (each for each in range(len(before.stock)) if each not in (seat, before.to_move))
    return all(strength(before, seat) > strength(before, rival) for rival in rivals)


def is_bust(before: State) -> bool:
    """Whether the player who is about to roll cannot pay for any roll (rule 34)."""
    budget = budget_of(before, before.to_move)
    if any(budget.costs[number] <= budget.stock for number in FACES):
        return False
    return not any(budget.can_settle(dice, ALL) for dice in product(FACES, repeat=3))


def guarding(state: State) -> tuple[Shift, ...]:
    """Return the moves after which each own island of those that a die names costs more than the next player has.

    () if none are needed, or if there are too few tribes.
    """
    left = state.stock[following(state)]
    wanted = {number: max(1, left if number in FACES else 1) for number in state.held(state.to_move)}
    moves, is_enough = handed_over(state, wanted, [number for number in wanted if number not in state.received])
    is_legal = not any(move.to_island in state.gave for move in moves)
    return tuple(moves) if is_enough and is_legal else ()


def words_of(line: Sequence[Action]) -> dict[str, Fact]:
    """The facts of a line: the islands that are settled, tribes sacrificed and tribes moved."""
    settles = [action for action in line if isinstance(action, Settle)]
    return {
        "islands": phrase_of(settles[0].islands) if settles else "",
        "settles": len(settles),
        "sacrifices": sum(isinstance(action, Change) for action in line),
        "moved": sum(action.count for action in line if isinstance(action, Shift)),
    }
