"""From the first chip to the last point: rounds, turns, and dice in the middle of them (rules 3-31, A2-A25).

A round begins with the last effect of the turn that ends the one before: the parent takes the chip, the box is
rolled and sorted. That reveals a chip, so undo never reaches past it (barrier), dice or no dice (A16).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeVar

from ..core import Chance, Event, IllegalAction, Step
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
from .extras import check_extra, paid, possible, turned
from .scoring import scores
from .state import Chip, Options, State

T = TypeVar("T")
Events = tuple[Event, ...]


def changed(state: State, **fields: Any) -> State:
    """The state with some fields anew, validated (not by keywords: that takes twice as long)."""
    return State.model_validate({**state.__dict__, **fields})


def begun(options: Options, seats: int, chance: Chance) -> Step[State]:
    """All dice in the box, chips face down, the first parent by lot, the first round (1, 2, 10, A3, A13)."""
    given = board().given
    pile = chance.shuffle(range(1, given.numbers + 1))
    parent = chance.roll(1, seats)[0] - 1  # a die with one face a seat: open to all, unlike ``pick``
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
    return round_begun(waiting, (Began(seat=parent, rounds=waiting.rounds),), chance)


def round_begun(waiting: State, events: Events, chance: Chance, before: State | None = None) -> Step[State]:
    """The parent takes the chip; what lies in the box is rolled and sorted in (rules 5-11, A16).

    ``before``: the state before dice that fell earlier in the same step.
    """
    parent, (route, *pile) = waiting.parent, waiting.pile
    faces = tuple(sorted(chance.roll(waiting.box, board().numbers))) if waiting.box else ()
    lid = with_dice(waiting.lid, faces)
    chips = (*waiting.chips, Chip(seat=parent, route=route))
    state = changed(waiting, stage="act", chips=chips, pile=tuple(pile), lid=lid, box=0)
    told = (
        ChipTaken(seat=parent, round=state.round, route=route),
        Sorted(seat=parent, round=state.round, dice=faces, lid=lid),
    )
    if before is None and faces:
        before = waiting
    return Step(state, (*events, *told), publish=True, barrier=True, before_chance=before)


def dice_picked(state: State, action: Pick, chance: Chance) -> Step[State]:
    """All dice of a number into the box, the marker as far forward on its route (rules 20-24, A4-A8)."""
    check_mandatory(state)
    seat, number = state.to_move, action.number
    count = state.dice(number)
    if not count:
        raise IllegalAction("no-dice", number=number)
    old = state.markers[seat][number - 1]
    space = ahead(old, count)
    after = changed(
        state,
        lid=put(state.lid, number, 0),
        box=state.box + count,
        markers=moved(state, number, space),
        acted=True,
    )
    told = Picked(seat=seat, number=number, count=count, old=old, space=space)
    return carried_on(after, (told,), chance)


def d4_rolled(state: State, chance: Chance) -> Step[State]:
    """Two d4: equal ones move one marker two spaces, different ones two markers one each (rules 25-28, A17)."""
    check_mandatory(state)
    given, seat = board().given, state.to_move
    dice = chance.roll(given.d4, given.d4_faces)
    steps = {dice[0]: given.pair} if dice[0] == dice[1] else dict.fromkeys(dice, given.single)
    markers, told = list(state.markers[seat]), list[Event]((Thrown(seat=seat, dice=dice),))
    for route, count in steps.items():
        old = markers[route - 1]
        markers[route - 1] = ahead(old, count)
        told.append(Advanced(seat=seat, route=route, old=old, space=markers[route - 1]))
    after = changed(state, markers=put(state.markers, seat + 1, tuple(markers)), acted=True, thrown=dice)
    return carried_on(after, tuple(told), chance, before=changed(state, stage="roll"))


def die_turned(state: State, action: Turn, chance: Chance) -> Step[State]:
    """A marker back, a die in the lid turned to a number beside its own (A10, A20)."""
    check_extra(state, action)
    space = paid(state, action)
    after = changed(state, **bill(state, action), lid=turned(state.lid, action), turned=True)
    told = Turned(seat=state.to_move, route=action.route, space=space, number=action.number, to=action.to)
    return carried_on(after, (told,), chance)


def dice_rerolled(state: State, action: Reroll, chance: Chance) -> Step[State]:
    """A marker back, all dice of a number rolled anew and sorted into the lid again (A10, A20, A25)."""
    check_extra(state, action)
    seat, count = state.to_move, state.dice(action.number)
    space, lid = paid(state, action), put(state.lid, action.number, 0)
    before = changed(state, **bill(state, action), stage="roll", lid=lid, hand=count, rerolled=True)
    faces = tuple(sorted(chance.roll(count, board().numbers)))
    after = changed(before, stage="act", hand=0, lid=with_dice(lid, faces))
    told = (
        Rerolled(seat=seat, route=action.route, space=space, number=action.number, count=count),
        SortedAgain(seat=seat, dice=faces, lid=after.lid),
    )
    return carried_on(after, told, chance, before)


def carried_on(state: State, events: Events, chance: Chance, before: State | None = None) -> Step[State]:
    """The turn goes on while it owes the mandatory action or could still hold an additional one (rules 13, 16)."""
    if state.acted and not possible(state):
        return turn_ended(state, events, chance, before)
    return Step(state, events, before_chance=before)


def turn_ended(state: State, events: Events, chance: Chance, before: State | None = None) -> Step[State]:
    """The left neighbour is next (rule 19); after the parent the next round, or the end (rule 12, A2, A15)."""
    fresh: dict[str, Any] = {"acted": False, "turned": False, "rerolled": False, "thrown": ()}
    seat = following(state)
    if seat is not None:
        after = changed(state, **fresh, to_move=seat, turn=state.turn + 1)
        return Step(after, events, publish=True, before_chance=before)
    if state.round == state.rounds:
        return replace(finished(changed(state, **fresh), events, "rounds"), before_chance=before)
    parent = still_in(state, state.parent)
    waiting = changed(
        state,
        **fresh,
        stage="roll",
        round=state.round + 1,
        parent=parent,
        to_move=still_in(state, parent),
        turn=state.turn + 1,
    )
    return round_begun(waiting, events, chance, before)


def finished(state: State, events: Events, reason: str) -> Step[State]:
    """The end, with every player's points (A14, A15)."""
    over = changed(state, stage="over", reason=reason)
    told = tuple(
        Scored(seat=seat, points=score.points, firsts=score.firsts, total=score.total)
        for seat, score in enumerate(scores(over))
        if not score.left
    )
    return Step(over, (*events, *told, Ended(reason=reason)), publish=True, barrier=True)


def seat_left(state: State, seat: int, chance: Chance) -> Step[State]:
    """The markers are taken off and the others go on; the last one left wins at once (A28)."""
    left = tuple(gone or other == seat for other, gone in enumerate(state.left))
    markers = put(state.markers, seat + 1, (0,) * board().numbers)
    after, told = changed(state, left=left, markers=markers), (Left(seat=seat),)
    if left.count(False) < 2:
        return finished(after, told, "last-left")
    if seat == state.to_move:
        return turn_ended(after, told, chance)
    return Step(after, told, publish=True, barrier=True)


def check_mandatory(state: State) -> None:
    """One mandatory action a turn (rule 15)."""
    if state.acted:
        raise IllegalAction("acted-already")


def following(state: State) -> int | None:
    """Who is next in this round, which the parent closes; None if nobody is (rules 12, 19, A28)."""
    seats = len(state.left)
    place = (state.to_move - state.parent - 1) % seats
    rest = ((state.parent + 1 + later) % seats for later in range(place + 1, seats))
    return next((seat for seat in rest if not state.left[seat]), None)


def still_in(state: State, seat: int) -> int:
    """The left neighbour of a seat, beyond those who have left (A3, A28)."""
    seats = len(state.left)
    return next(other for step in range(1, seats + 1) if not state.left[other := (seat + step) % seats])


def ahead(space: int, count: int) -> int:
    """Where a marker comes to stand; what goes beyond the route is lost (rule 21, A4)."""
    return min(space + count, board().route.spaces)


def bill(state: State, action: Turn | Reroll) -> dict[str, Any]:
    """What an additional action costs: the marker back, one more step given (A10, A26)."""
    seat = state.to_move
    return {
        "markers": moved(state, action.route, paid(state, action)),
        "given": put(state.given, seat + 1, state.given[seat] + 1),
    }


def moved(state: State, route: int, space: int) -> tuple[tuple[int, ...], ...]:
    """The markers of all, that of the player to move on this route standing on this space."""
    seat = state.to_move
    return put(state.markers, seat + 1, put(state.markers[seat], route, space))


def put(items: tuple[T, ...], number: int, item: T) -> tuple[T, ...]:
    """The items with the one of this number (from 1) replaced."""
    return (*items[: number - 1], item, *items[number:])


def with_dice(lid: tuple[int, ...], faces: tuple[int, ...]) -> tuple[int, ...]:
    """The lid with dice sorted in (rule 9)."""
    return tuple([count + faces.count(number) for number, count in enumerate(lid, start=1)])
