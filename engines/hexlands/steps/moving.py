"""Step 3: dice and the movement of soldiers (21-26, 58, 84, A4, A9-A13, A49, A57, A61, A75)."""

from __future__ import annotations

from itertools import combinations

from ...core import IllegalAction, choice
from ...core.dialogue import evolve
from ..actions import Choice, Develop, Dispatch, Join, Move, Next, Stop, WorkAll
from ..actions import Work as WorkOne
from ..hands import take_card
from ..happenings.events import Developed, Dispatched, Joined, Moved, Worked
from ..printed import box, ground, item, items, number_of
from ..report import HALTED, MOVED, RODE, Soldier
from ..resolution.land import backing
from ..state import LAKE, LAND, Course, State, Table, with_item, with_player, with_turn

PIECES = frozenset(each.key for each in box().buildings if not each.tile)
"""Buildings that stand on top of the tile and cannot be passed (53)."""


def act_choices(table: Table, seat: int) -> tuple[Choice, ...]:
    """Dispatch, Develop, Join and Work for each different value, WorkAll, Next."""
    dice = table.players[seat].dice
    values = sorted(set(dice), reverse=True)
    choices: list[Choice] = [choice(Dispatch, die) for die in values] if can_march(table, seat) else []
    choices += [choice(Develop, die) for die in values if can_develop(table, die)]
    pairs = sorted({(min(pair), max(pair)) for pair in combinations(dice, 2)})
    choices += [choice(Join, die, other) for die, other in pairs]
    choices += [choice(WorkOne, die) for die in values]
    return (*choices, choice(WorkAll), choice(Next))


def can_develop(table: Table, number: int) -> bool:
    """Whether the pile of this number exists, is open and is not empty (A57)."""
    return (
        1 <= number <= len(items().items)
        and table.stock[number - 1] > 0
        and (table.industry or not item(number).closed)
    )


# --- reach of soldiers -------------------------------------------------------------------------------------------


def reach(table: Table, seat: int, soldier: Soldier, steps: int) -> dict[int, int]:
    """The spaces that a soldier can reach, with the steps of the shortest way (A10-A13).

    Free land and bridges can be passed. Piece buildings, trees, rival soldiers and rival territory end the way;
    rival territory also needs a connected space of the seat beside it that is high enough. Lakes without a bridge,
    mountains and rivals' walls from height 2 are never entered.
    """
    return _reach(table, seat, soldier.space, steps, rivals(table, seat))


def rivals(table: Table, seat: int) -> frozenset[int]:
    """Spaces with soldiers of others."""
    return frozenset(
        [
            soldier.space
            for other, player in enumerate(table.players)
            if other != seat
            for soldier in player.soldiers
        ]
    )


def _reach(table: Table, seat: int, start: int, steps: int, held: frozenset[int]) -> dict[int, int]:
    neighbours, owners, terrain = ground().neighbours, table.owners, table.terrain
    distances, edge = {start: 0}, [start]
    for step in range(1, steps + 1):
        beyond = []
        for space in edge:
            for near in neighbours[space]:
                if near in distances:
                    continue
                if terrain[near] != LAND and (terrain[near] != LAKE or table.roads[near] < 0):
                    continue
                owner = owners[near]
                if owner not in (-1, seat) and not can_enter(table, seat, near):
                    continue
                distances[near] = step
                if not must_stop_at(table, seat, near, held):
                    beyond.append(near)
        edge = beyond
    del distances[start]
    return distances


def can_enter(table: Table, seat: int, space: int) -> bool:
    """Whether rival territory can be entered: from a space as high, with no wall too high (58, 84, A12, A13)."""
    height = table.heights[space]
    if table.buildings[space] == "wall" and height >= box().rules.unclimbed_wall:
        return False
    return backing(table, space, seat) >= height


def must_stop_at(table: Table, seat: int, space: int, held: frozenset[int]) -> bool:
    """Whether a soldier that enters has to stop there (A11)."""
    return (
        table.owners[space] not in (-1, seat)
        or space in held
        or table.trees[space] > 0
        or table.buildings[space] in PIECES
    )


def movable(table: Table, seat: int) -> tuple[Soldier, ...]:
    """Soldiers that may still move, one for each space and strength; one that has moved before one that has not."""
    bar = HALTED | RODE if table.stage == "ride" else HALTED
    free = [soldier for soldier in table.players[seat].soldiers if not soldier.flags & bar]
    return tuple({soldier[:2]: soldier for soldier in free}.values())


def can_ride(table: Table, seat: int) -> bool:
    """Whether the Railway can move any soldier."""
    held = rivals(table, seat)
    return any(
        not soldier.flags & (HALTED | RODE) and _reach(table, seat, soldier.space, 1, held)
        for soldier in table.players[seat].soldiers
    )


def can_march(table: Table, seat: int) -> bool:
    """Whether a die can move any soldier."""
    held = rivals(table, seat)
    return any(
        not soldier.flags & HALTED and _reach(table, seat, soldier.space, 1, held)
        for soldier in table.players[seat].soldiers
    )


def march_choices(table: Table, seat: int) -> tuple[Choice, ...]:
    """Moves within the steps left, for soldiers that did not have to stop; Stop. By Railway, one each, up to 6."""
    names, held, steps = ground().names, rivals(table, seat), steps_left(table)
    choices: list[Choice] = []
    for soldier in movable(table, seat):
        unit = box().units[soldier.strength - 1].key
        reached = sorted(_reach(table, seat, soldier.space, steps, held))
        choices += [choice(Move, names[soldier.space], names[to], unit) for to in reached]
    return (*choices, choice(Stop))


def steps_left(table: Table) -> int:
    """The steps left of the die, or those of each railway journey."""
    return item(number_of("railway")).amount if table.stage == "ride" else table.now.left


def can_march_on(table: Table, seat: int) -> bool:
    """Whether any soldier can move on."""
    held, steps = rivals(table, seat), steps_left(table)
    return steps > 0 and any(_reach(table, seat, each.space, 1, held) for each in movable(table, seat))


def move(state: State, seat: int, action: Move, course: Course) -> State:
    """Move a soldier (A10, A11)."""
    number = ground().number
    origin, to = number.get(action.origin, -1), number.get(action.to, -1)
    strength = 1 + (action.unit == "strong")
    soldier = next((each for each in movable(state, seat) if each[:2] == (origin, strength)), None)
    if soldier is None:
        raise IllegalAction("no-soldier-to-move")
    steps = reach(state, seat, soldier, steps_left(state)).get(to)
    if steps is None:
        raise IllegalAction("out-of-reach", left=steps_left(state))
    halted = must_stop_at(state, seat, to, rivals(state, seat))
    soldiers = list(state.players[seat].soldiers)
    soldiers.remove(soldier)
    flags = soldier.flags | MOVED | halted * HALTED | (state.stage == "ride") * RODE
    soldiers.append(Soldier(to, strength, flags))
    course.emit(
        Moved, seat=seat, origin=action.origin, to=action.to, unit=action.unit, steps=steps, halted=int(halted)
    )
    state = with_player(state, seat, soldiers=tuple(sorted(soldiers)))
    return state if state.stage == "ride" else with_turn(state, left=state.now.left - steps)


# --- dice --------------------------------------------------------------------------------------------------------


def without(state: State, seat: int, *dice: int) -> State:
    """Take dice from the player; raises IllegalAction if one is not there."""
    left = list(state.players[seat].dice)
    for die in dice:
        if die not in left:
            raise IllegalAction("no-such-die")
        left.remove(die)
    return with_player(state, seat, dice=tuple(left))


def join_dice(state: State, seat: int, action: Join, course: Course) -> State:
    """Join two dice into one (22, A9)."""
    if action.die > action.other:
        raise IllegalAction("no-such-die")
    state, total = without(state, seat, action.die, action.other), action.die + action.other
    dice = tuple(sorted((*state.players[seat].dice, total), reverse=True))
    course.emit(Joined, seat=seat, die=action.die, other=action.other, sum=total)
    return with_player(state, seat, dice=dice)


def dispatch(state: State, seat: int, action: Dispatch, course: Course) -> State:
    """Use a die for steps (23, A10)."""
    after = without(state, seat, action.die)
    if not can_march(state, seat):
        raise IllegalAction("nobody-can-move")
    course.emit(Dispatched, seat=seat, die=action.die)
    return with_turn(evolve(after, stage="march"), left=action.die)


def develop(state: State, seat: int, action: Develop, course: Course) -> State:
    """Take the item card of a die's number into the hand (25, A57, A81)."""
    after = without(state, seat, action.die)
    if not can_develop(state, action.die):
        raise IllegalAction("pile-closed" if 1 <= action.die <= len(items().items) else "no-such-pile")
    course.emit(Developed, seat=seat, number=action.die)
    at = action.die - 1
    after = evolve(after, stock=with_item(state.stock, at, state.stock[at] - 1))
    return take_card(after, seat, action.die)


def work(state: State, seat: int, action: WorkOne | WorkAll, course: Course) -> State:
    """Use dice for coins (26)."""
    dice = (action.die,) if isinstance(action, WorkOne) else state.players[seat].dice
    after, coins = without(state, seat, *dice), sum(dice)
    course.emit(Worked, seat=seat, dice=len(dice), coins=coins)
    return with_player(after, seat, coins=state.players[seat].coins + coins)
