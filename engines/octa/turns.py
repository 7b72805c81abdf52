"""The course of the game: rounds, turns and dice (rules 3-31, A2-A25).

The last effect of the turn that ends a round begins the next one: the parent takes the chip, and the box is rolled
and sorted. This reveals a chip, so it is a barrier for undo even if no dice are rolled (A16).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple, TypeVar

from ..core import Chance, Event, IllegalAction, Seat, Step
from ..core.dialogue import construct, evolve
from .actions import (
    Advanced,
    Began,
    ChipTaken,
    Ended,
    Left,
    Pick,
    Picked,
    Reroll,
    Rerolled,
    Scored,
    Sorted,
    SortedAgain,
    Thrown,
    Turn,
    Turned,
)
from .board import board
from .extras import can_use_extras, check_extra, lid_after_turn, space_after_paying
from .scoring import scores
from .state import Chip, Options, State, Table

T = TypeVar("T")
Events = tuple[Event, ...]


def begin(options: Options, seats: int, chance: Chance) -> Step[State]:
    """Fill the box, shuffle the chips, draw the first parent and begin round 1 (rules 1, 2, 10, A3, A13, A30)."""
    given = board().given
    pile = chance.shuffle(range(1, given.numbers + 1))
    # The left neighbour of the parent begins. A die roll is public, unlike ``pick``.
    parent = seats - 1 if options.host_begins else chance.roll(1, seats)[0] - 1
    waiting = State(
        options=options,
        stage="roll",
        round=1,
        parent=parent,
        to_move=(parent + 1) % seats,
        turn=1,
        lid=(0,) * given.numbers,
        box=given.dice,
        markers=((0,) * given.numbers,) * seats,
        given=(0,) * seats,
        left=(False,) * seats,
        pile=pile,
    )
    return begin_round(waiting, (construct(Began, seat=parent, rounds=waiting.rounds),), chance)


class Before(NamedTuple):
    """What is certain of a step: the state before its first dice or chip, and the number of events before them."""

    state: State
    events: int


def begin_round(waiting: State, events: Events, chance: Chance, before: Before | None = None) -> Step[State]:
    """Give the parent the chip, then roll the dice of the box and sort them into the lid (rules 5-11, A16).

    ``before``: what comes before dice that were rolled earlier in the same step. Without any it ends with the chip,
    whose route is a secret until now, even where no dice are rolled (A16, A24).
    """
    parent, (route, *pile) = waiting.parent, waiting.pile
    faces = tuple(sorted(chance.roll(waiting.box, board().numbers))) if waiting.box else ()
    lid = with_dice(waiting.lid, faces)
    chips = (*waiting.chips, construct(Chip, seat=parent, route=route, bonus=waiting.chip_bonus))
    state = evolve(waiting, stage="act", chips=chips, pile=tuple(pile), lid=lid, box=0)
    opening = (
        construct(ChipTaken, seat=parent, round=state.round, route=route, bonus=chips[-1].bonus),
        construct(Sorted, seat=parent, round=state.round, dice=faces, lid=lid),
    )
    step = Step(state, (*events, *opening), publish=True, barrier=True)
    return foretold(step, before or Before(waiting, len(events)))


def pick_dice(state: State, action: Pick, chance: Chance) -> Step[State]:
    """Move all dice of a number to the box and advance the marker by their count (rules 20-24, A4-A8)."""
    check_mandatory(state)
    seat, number = state.to_move, action.number
    count = state.dice(number)
    if not count:
        raise IllegalAction("no-dice", number=number)
    old = state.markers[seat][number - 1]
    space = ahead(old, count)
    after = evolve(
        state,
        lid=with_item(state.lid, number, 0),
        box=state.box + count,
        markers=markers_after(state, number, space),
        acted=True,
    )
    event = construct(Picked, seat=seat, number=number, count=count, old=old, space=space)
    return go_on(after, (event,), chance)


def roll_d4(state: State, chance: Chance) -> Step[State]:
    """Roll two d4: a pair moves one marker two spaces, different dice two markers one each (25-28, A17)."""
    check_mandatory(state)
    given, seat = board().given, state.to_move
    dice = chance.roll(given.d4, given.d4_faces)
    steps = {dice[0]: given.pair} if dice[0] == dice[1] else dict.fromkeys(dice, given.single)
    markers, events = list(state.markers[seat]), list[Event]((construct(Thrown, seat=seat, dice=dice),))
    for route, count in steps.items():
        old = markers[route - 1]
        markers[route - 1] = ahead(old, count)
        events.append(construct(Advanced, seat=seat, route=route, old=old, space=markers[route - 1]))
    after = evolve(state, markers=with_item(state.markers, seat + 1, tuple(markers)), acted=True, thrown=dice)
    return go_on(after, tuple(events), chance, Before(evolve(state, stage="roll"), 0))


def turn_die(state: State, action: Turn, chance: Chance) -> Step[State]:
    """Pay with a marker and turn a die in the lid to a neighbouring number (A10, A20)."""
    check_extra(state, action)
    space = space_after_paying(state, action)
    after = evolve(state, **payment(state, action, space), lid=lid_after_turn(state.lid, action), turned=True)
    event = construct(
        Turned, seat=state.to_move, route=action.route, space=space, number=action.number, to=action.to
    )
    return go_on(after, (event,), chance)


def reroll_dice(state: State, action: Reroll, chance: Chance) -> Step[State]:
    """Pay with a marker, reroll all dice of a number and sort them into the lid (A10, A20, A25)."""
    check_extra(state, action)
    seat, count = state.to_move, state.dice(action.number)
    space, lid = space_after_paying(state, action), with_item(state.lid, action.number, 0)
    before = evolve(state, **payment(state, action, space), stage="roll", lid=lid, hand=count, rerolled=True)
    faces = tuple(sorted(chance.roll(count, board().numbers)))
    after = evolve(before, stage="act", hand=0, lid=with_dice(lid, faces))
    events = (
        construct(Rerolled, seat=seat, route=action.route, space=space, number=action.number, count=count),
        construct(SortedAgain, seat=seat, dice=faces, lid=after.lid),
    )
    return go_on(after, events, chance, Before(before, 1))


def go_on(state: State, events: Events, chance: Chance, before: Before | None = None) -> Step[State]:
    """Go on with the turn, or end it if no mandatory or additional action is left (rules 13, 16)."""
    if state.acted and not can_use_extras(state):
        return end_turn(state, events, chance, before)
    return foretold(Step(state, events), before)


def foretold(step: Step[State], before: Before | None) -> Step[State]:
    """The step with what is certain of it; as it is where nothing was rolled."""
    return step if before is None else replace(step, before_chance=before.state, events_before=before.events)


def end_turn(state: State, events: Events, chance: Chance, before: Before | None = None) -> Step[State]:
    """Begin the left neighbour's turn (rule 19), or after the parent the next round or the end (12, A2, A15)."""
    reset: dict[str, Any] = {"acted": False, "turned": False, "rerolled": False, "thrown": ()}
    seat = next_in_round(state)
    if seat is not None:
        after = evolve(state, **reset, to_move=seat, turn=state.turn + 1)
        return foretold(Step(after, events, publish=True), before)
    if state.round == state.rounds:
        return foretold(finish(evolve(state, **reset), events, "rounds"), before)
    parent = left_neighbour(state, state.parent)
    waiting = evolve(
        state,
        **reset,
        stage="roll",
        round=state.round + 1,
        parent=parent,
        to_move=left_neighbour(state, parent),
        turn=state.turn + 1,
    )
    return begin_round(waiting, events, chance, before)


def finish(state: State, events: Events, reason: str) -> Step[State]:
    """End the game with the points of every player (A14, A15)."""
    over = evolve(state, stage="over", reason=reason)
    results = tuple(
        construct(Scored, seat=seat, points=score.points, firsts=score.firsts, total=score.total)
        for seat, score in enumerate(scores(over))
        if not score.left
    )
    return Step(over, (*events, *results, construct(Ended, reason=reason)), publish=True, barrier=True)


def seat_left(state: State, seat: int, chance: Chance) -> Step[State]:
    """Remove the markers of a seat; the others go on, and the last one left wins at once (A28)."""
    left = tuple(gone or other == seat for other, gone in enumerate(state.left))
    markers = with_item(state.markers, seat + 1, (0,) * board().numbers)
    after, events = evolve(state, left=left, markers=markers), (construct(Left, seat=seat),)
    if left.count(False) < 2:
        return finish(after, events, "last-left")
    if seat == state.to_move:
        return end_turn(after, events, chance)
    return Step(after, events, publish=True, barrier=True)


def check_mandatory(state: State) -> None:
    """Raise IllegalAction if the mandatory action of this turn is done (rule 15)."""
    if state.acted:
        raise IllegalAction("acted-already")


def next_in_round(state: State) -> int | None:
    """The next seat in this round; None if it is over (rule 19)."""
    return next(rest_of_round(state), None)


def rest_of_round(table: Table) -> Iterator[Seat]:
    """The seats after the mover's in this round, which ends with the parent (rules 12, 19, A28)."""
    seats = len(table.left)
    place = (table.to_move - table.parent - 1) % seats
    rest = ((table.parent + 1 + later) % seats for later in range(place + 1, seats))
    return (Seat(seat) for seat in rest if not table.left[seat])


def left_neighbour(state: State, seat: int) -> int:
    """The left neighbour of a seat, skipping players who left (A3, A28)."""
    seats = len(state.left)
    return next(other for step in range(1, seats + 1) if not state.left[other := (seat + step) % seats])


def ahead(space: int, count: int) -> int:
    """The space of a marker after it advances; steps beyond the route are lost (rule 21, A4)."""
    return min(space + count, board().route.spaces)


def payment(state: State, action: Turn | Reroll, space: int) -> dict[str, Any]:
    """State fields after paying for an additional action: the marker goes back to ``space``, one step is given
    (A10, A26)."""
    seat = state.to_move
    return {
        "markers": markers_after(state, action.route, space),
        "given": with_item(state.given, seat + 1, state.given[seat] + 1),
    }


def markers_after(state: State, route: int, space: int) -> tuple[tuple[int, ...], ...]:
    """All markers, with the mover's marker on this route moved to this space."""
    seat = state.to_move
    return with_item(state.markers, seat + 1, with_item(state.markers[seat], route, space))


def with_item(items: tuple[T, ...], number: int, item: T) -> tuple[T, ...]:
    """The items with the one at this number (from 1) replaced."""
    return (*items[: number - 1], item, *items[number:])


def with_dice(lid: tuple[int, ...], faces: tuple[int, ...]) -> tuple[int, ...]:
    """The lid with these dice sorted in (rule 9)."""
    dice = list(lid)
    for face in faces:
        dice[face - 1] += 1
    return tuple(dice)
