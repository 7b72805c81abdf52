"""The course of a turn: roll, change, settle, shift, next player (rules 10-34)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from ..core import Chance, Event, Step
from ..core.dialogue import construct, evolve
from .actions import (
    Again,
    Bust,
    Change,
    Changed,
    Ended,
    Evicted,
    Resigned,
    Rolled,
    Settle,
    Settled,
    Shift,
    Shifted,
    Visited,
)
from .settling import budget_of, check_change, check_settle, unchanged_dice
from .shifting import check_shift, islands_after, shifts
from .state import State, island


def roll(state: State, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """Roll the mover's dice (rule 10); if no play can be paid, the bust ends the game (rule 34, A25)."""
    dice = chance.roll(3, 6)
    after = evolve(state, stage="settle", rolled=dice, dice=dice, again=len(set(dice)) == 1)
    event = construct(Rolled, seat=state.to_move, dice=dice)
    if budget_of(after, after.to_move).can_settle(dice, unchanged_dice(after)):
        return after, (event,)
    over = evolve(after, stage="over", bust=after.to_move, reason="bust", again=False)
    return over, (event, construct(Bust, seat=over.to_move), construct(Ended, reason="bust"))


def change_die(state: State, action: Change) -> Step[State]:
    """Sacrifice a tribe and change a die, which also forfeits a rolled triple (rules 25-30, A1-A4, A23)."""
    check_change(state, action)
    seat, place = state.to_move, action.die - 1
    old = state.dice[place]
    after = evolve(
        state,
        dice=(*state.dice[:place], action.face, *state.dice[place + 1 :]),
        stock=_with(state.stock, seat, -1),
        sacrificed=_with(state.sacrificed, seat, 1),
        again=False,
    )
    return Step(after, (construct(Changed, seat=seat, die=action.die, old=old, face=action.face),))


def send_tribes(state: State, action: Settle, chance: Chance) -> Step[State]:
    """Settle island by island, so that the seventh ends the game at once (rules 13-18, 32, A12)."""
    budget = budget_of(state, state.to_move)
    check_settle(state, action, budget)
    table, events = _settle_islands(state, action, budget.held)
    table["settled"] = action.islands
    if budget.held + len(budget.new_islands(action.islands)) >= state.options.islands_to_win:
        return _over(evolve(state, **table), events, "seven-islands")
    if any(budget.costs[number] == 0 for number in action.islands):
        after = evolve(state, **table, stage="shift")
        if shifts(after):
            return Step(after, events)
    return end_turn(state, events, chance, table)


def _settle_islands(state: State, action: Settle, held: int) -> tuple[dict[str, Any], tuple[Event, ...]]:
    """Islands and stocks after settling, up to a winning island, with an event for each (rules 16-18, A12)."""
    seat = state.to_move
    islands, stock = list(state.islands), list(state.stock)
    events: list[Event] = []
    for number in action.islands:
        there = islands[number - 1]
        if there.owner == seat:
            events.append(construct(Visited, seat=seat, island=number))
            continue
        count = there.count + 1
        stock[seat] -= count
        islands[number - 1] = island(seat, count)
        held += 1
        if there.owner is None:
            events.append(construct(Settled, seat=seat, island=number))
        else:
            stock[there.owner] += there.count
            events.append(
                construct(Evicted, seat=seat, rival=there.owner, island=number, count=count, lost=there.count)
            )
        if held >= state.options.islands_to_win:
            break
    return {"islands": tuple(islands), "stock": tuple(stock)}, tuple(events)


def shift_tribes(state: State, action: Shift) -> Step[State]:
    """Move tribes from one of the mover's islands to another (rules 19-23)."""
    check_shift(state, action)
    after = evolve(
        state,
        islands=islands_after(state, action),
        gave=tuple(sorted({*state.gave, action.from_island})),
        received=tuple(sorted({*state.received, action.to_island})),
    )
    event = construct(
        Shifted, seat=state.to_move, from_island=action.from_island, to_island=action.to_island, count=action.count
    )
    return Step(after, (event,))


def end_turn(
    state: State, events: tuple[Event, ...], chance: Chance, table: Mapping[str, Any] = MappingProxyType({})
) -> Step[State]:
    """Begin the next turn, after a rolled triple with the same player; or end the game (29-31, A17, A20).

    ``table``: state fields that the last action has just changed.
    """
    seat, seats = state.to_move, len(state.stock)
    if state.again:
        events = (*events, construct(Again, seat=seat))
    elif state.turn - state.extra >= state.options.turn_limit * seats:
        return _over(evolve(state, **table), events, "turn-limit")
    begun: dict[str, Any] = {
        "stage": "roll",
        "to_move": seat if state.again else (seat + 1) % seats,
        "turn": state.turn + 1,
        "extra": state.extra + state.again,
        "rolled": (),
        "dice": (),
        "settled": (),
        "gave": (),
        "received": (),
        "again": False,
    }
    before = evolve(state, **{**table, **begun})
    after, roll_events = roll(before, chance)
    return Step(
        after,
        (*events, *roll_events),
        publish=True,
        barrier=after.stage == "over",
        before_chance=before,
        events_before=len(events),
    )


def seat_left(state: State, seat: int) -> Step[State]:
    """End the game as a bust of the player who left: no tribe moves, the others compare points (A21)."""
    over = evolve(state, stage="over", bust=seat, reason="resigned", again=False)
    return Step(
        over, (construct(Resigned, seat=seat), construct(Ended, reason="resigned")), publish=True, barrier=True
    )


def _over(state: State, events: tuple[Event, ...], reason: str) -> Step[State]:
    """End the game without a roll (rules 32, 33, A16, A20)."""
    over = evolve(state, stage="over", reason=reason, again=False)
    return Step(over, (*events, construct(Ended, reason=reason)), publish=True, barrier=True)


def _with(counts: tuple[int, ...], seat: int, change: int) -> tuple[int, ...]:
    """The counts with ``change`` added to one seat's."""
    return (*counts[:seat], counts[seat] + change, *counts[seat + 1 :])
