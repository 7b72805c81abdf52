"""A certain win in Octa: the last player of the last round ends the game (rule 12, A2, A15).

Before that turn the others still move, so nothing is certain. With the divisors of A14 more spaces never cost a
player points or bring a rival any; so a die is turned only to the number that is picked, and nothing is rerolled.
The 2d4 count where they win whatever they show.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from ...core import Fact, ScriptedChance, Seat
from ...core.mind import Plan
from ..actions import DONE, ROLL, Choice, Pick, Turn, pick
from ..board import board
from ..extras import extras
from ..rules import Octa
from ..state import State
from ..turns import next_in_round

RULES = Octa()


def winning_plan(state: State, seat: Seat) -> Plan | None:
    """Return the plan that wins the game with this turn, without an extra action if there is such a one."""
    if state.stage != "act" or seat != state.to_move or state.round < state.rounds:
        return None
    if next_in_round(state) is not None:
        return None
    for line in lines_of(state):
        played = [played_out(state, seat, line, dice) for dice in throws(line)]
        if all(RULES.outcome(after).winners == (seat,) for _, after in played):  # type: ignore[union-attr]
            return Plan("wins", played[0][0], words_of(line), confirm=False)
    return None


def lines_of(state: State) -> Iterator[tuple[Choice, ...]]:
    """Yield the ways to play the mandatory action, those without payment first; () where it is done."""
    if state.acted:
        yield ()
        return
    yield from ((pick(number),) for number, count in enumerate(state.lid, start=1) if count)
    yield from ((extra, pick(extra.to)) for extra in extras(state) if isinstance(extra, Turn))
    yield (ROLL,)


def throws(line: tuple[Choice, ...]) -> Iterator[tuple[int, ...]]:
    """Yield what the 2d4 of a line may show; () once where none are rolled."""
    given = board().given
    yield from product(range(1, given.d4_faces + 1), repeat=given.d4) if ROLL in line else [()]


def played_out(
    state: State, seat: Seat, line: tuple[Choice, ...], dice: tuple[int, ...]
) -> tuple[tuple[Choice, ...], State]:
    """Return a line with ``done`` where the turn does not end by itself, and the end of the game after it."""
    chance = ScriptedChance.rolls(dice, sides=board().given.d4_faces) if dice else ScriptedChance()
    for action in line:
        state = RULES.apply_action(state, seat, action, chance).state
    if RULES.outcome(state) is None:
        line, state = (*line, DONE), RULES.apply_action(state, seat, DONE, chance).state
    return line, state


def words_of(line: tuple[Choice, ...]) -> dict[str, Fact]:
    """The facts of a winning line: the number that is picked, and the one that is turned to it; 0 for none."""
    picks = [action.number for action in line if isinstance(action, Pick)]
    turns = [action.number for action in line if isinstance(action, Turn)]
    return {"picks": sum(picks), "turned": sum(turns), "rolls": int(ROLL in line)}
