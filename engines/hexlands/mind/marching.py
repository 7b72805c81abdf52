"""Marches as a player wants them: a soldier and a target, paid with the cheapest dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import reduce
from itertools import combinations
from typing import NamedTuple

from ...core import Fact, IllegalAction, Series, Term, choice
from ...core.dialogue import evolve
from ...core.mind import Correction, Plan
from ...core.thinking import Line
from ..actions import Choice, Dispatch, Join, Move, Next, Stop
from ..printed import box, ground, plan
from ..report import MOVED, Soldier
from ..resolution.battles import contested
from ..resolution.building import tile_refusal
from ..state import View, here
from ..steps.moving import movable, reach
from ..steps.orders import costs_nothing
from .assess import battle, buildable, gain_of, is_takable, prize
from .weighing import worth

FAR = 9
"""The most steps of one die, dice added up."""
MOST_BOTH = 3
"""What is offered about the last march."""


class March(NamedTuple):
    """Soldiers of one space on the way to another."""

    origin: int
    to: int
    strength: int
    steps: int
    """Of each soldier."""
    many: int
    """Soldiers."""
    mine: int
    theirs: int
    gain: str
    """``land``, ``level``, ``tree``, ``battle`` (won), ``defeat`` (not won), ``none``; see ``assess.gain_of``."""
    prize: str
    """What becomes of the space if the battle is won: see ``assess.prize``."""

    @property
    def moves(self) -> tuple[Move, ...]:
        names, unit = ground().names, box().units[self.strength - 1].key
        return tuple([choice(Move, names[self.origin], names[self.to], unit)] * self.many)


class Payment(NamedTuple):
    """Dice for a number of steps, added up where there are several."""

    dice: tuple[int, ...]
    """Ascending; () for steps left of the present die."""

    @property
    def line(self) -> tuple[Choice, ...]:
        if not self.dice:
            return ()
        joins: list[Choice] = []

        def add(total: int, die: int) -> int:
            joins.append(choice(Join, min(total, die), max(total, die)))
            return total + die

        total = reduce(add, self.dice)
        return (*joins, choice(Dispatch, total))


def payment(dice: Sequence[int], steps: int) -> Payment | None:
    """The dice with the least sum that is enough, the fewest of these; None if all together are not."""
    sums = [
        tuple(sorted(some))
        for count in range(1, len(dice) + 1)
        for some in combinations(dice, count)
        if sum(some) >= steps
    ]
    return Payment(min(sums, key=lambda some: (sum(some), len(some), some))) if sums else None


def marches(view: View, seat: int, most: int) -> list[March]:
    """The marches of at most so many steps, the most worth first, each target by the nearest soldier; where one
    soldier would lose a battle, also as many of its space as win it. A soldier that has arrived stays, and one with
    something to do on its own land is the last choice. Last come those that gain nothing, on own land only, and
    battles that would not be won.
    """
    nearest: dict[int, tuple[bool, int, int, Soldier]] = {}
    for soldier in movable(view, seat):
        if soldier.flags & MOVED and has_arrived(view, seat, soldier.space):
            continue
        is_busy = bool(soldier.flags & MOVED) and works_at(view, seat, soldier.space)
        for to, steps in reach(view, seat, soldier, most).items():
            key = (is_busy, steps, -soldier.strength, soldier)
            if to not in nearest or key < nearest[to]:
                nearest[to] = key
    ways = list[March]()
    for to, (_, steps, _, soldier) in nearest.items():
        ways += _with_more(view, seat, to, soldier, steps)
    wanted = [one for one in ways if one.gain != "none" or view.owners[one.to] == seat]
    last = {"none": 1, "defeat": 2}
    return sorted(wanted, key=lambda one: (last.get(one.gain, 0), -value(view, seat, one), one.to))


def has_arrived(view: View, seat: int, space: int) -> bool:
    """Whether a soldier that has moved would give up a space or a battle by moving on."""
    owner = view.owners[space]
    return owner not in (-1, seat) or is_takable(view, seat, space) or space in contested(view)


def works_at(view: View, seat: int, space: int) -> bool:
    """Whether a soldier on its own land would lay a level or fell a tree there for nothing."""
    return tile_refusal(view, seat, space, "tile") == "" and costs_nothing(view, seat, space)


def value(view: View, seat: int, march: March) -> float:
    """What the space is worth, less the steps, in tenths."""
    return round(10 * worth(view, seat, march.to, march.strength) - 5 * march.steps * march.many)


def _with_more(view: View, seat: int, to: int, soldier: Soldier, steps: int) -> Iterator[March]:
    """A march of one soldier, and of the fewest that win a battle there."""
    mine, theirs = battle(view, seat, to, soldier.strength)
    one = March(soldier.space, to, soldier.strength, steps, 1, mine, theirs, "battle", prize(view, seat, to))
    if not theirs and not mine:
        yield one._replace(gain=gain_of(view, seat, to))
        return
    yield one if mine > theirs else one._replace(gain="defeat")
    count = 1 + max(0, theirs + soldier.strength - mine) // soldier.strength
    free = sum(each[:2] == soldier[:2] for each in here(view, soldier.space, seat))
    if 1 < count <= free:
        yield one._replace(many=count, mine=mine + (count - 1) * soldier.strength)


def march_plans(view: View, seat: int, prefix: tuple[Choice, ...]) -> tuple[Plan, ...]:
    """The marches as plans; ``prefix`` leads to the step of the dice."""
    plans, dice = list[Plan](), view.players[seat].dice
    for march in marches(view, seat, min(FAR, max(left_over(view), sum(dice)))):
        if march.steps * march.many <= left_over(view):
            plans.append(march_plan(view, seat, march, Payment(()), ()))
        elif (paid := payment(dice, march.steps * march.many)) is not None:
            plans.append(march_plan(view, seat, march, paid, prefix))
    return tuple(plans)


def left_over(view: View) -> int:
    """The steps left of the present die."""
    return view.now.left if view.stage == "march" else 0


def march_plan(view: View, seat: int, march: March, paid: Payment, prefix: tuple[Choice, ...]) -> Plan:
    """The plan of a march, named by its ``steps`` in all, as several together may be paid with other dice than each
    alone; ``works``: what could be built there of all that is ``bound`` to a lake or a mountain, the first of these
    as ``site``, as other buildings fit in many places."""
    names = ground().names
    bound = [work for work in buildable(view, seat, march.to) if plan(work).beside]
    facts: dict[str, Fact] = {
        "origin": names[march.origin],
        "to": names[march.to],
        "steps": march.steps * march.many,
        "count": march.many,
        "unit": Term(f"unit-{box().units[march.strength - 1].key}"),
        "strong": int(march.strength > 1),
        "gain": march.gain,
        "mine": march.mine,
        "theirs": march.theirs,
        "prize": march.prize,
        "bound": len(bound),
        "works": Series([Term(f"work-{work}") for work in bound], "comma"),
        "site": bound[0] if bound else "none",
        "dice": "+".join(map(str, paid.dice)) if len(paid.dice) > 1 else "none",
    }
    return Plan("march", (*prefix, *paid.line, *march.moves), facts, focus=march.moves[0])


# --- several at once -------------------------------------------------------------------------------------------


def another(seen: View, seat: int, last: Line) -> tuple[Correction, ...]:
    """About the marches of ``last``, which led to this table: one soldier more to the same battle; another march
    together with them, where the dice for both cost less than for each alone."""
    if not any(isinstance(action, Dispatch) for action in last) or seen.stage not in ("act", "march", "close"):
        return ()
    begun, marched = [each for each in last if isinstance(each, Next | Stop)], last[-1]
    before = taken_back(seen, seat, last)
    if before is None or not isinstance(marched, Move):
        return ()
    moves = tuple([action for action in last if isinstance(action, Move)])
    spent, dice, found = spent_on(last), seen.players[seat].dice, list[Correction]()
    if battle(seen, seat, ground().number[marched.to]) != (0, 0):
        with suppress(IllegalAction):
            line = together(before, seat, (*moves, marched))
            facts: dict[str, Fact] = {"hex": marched.to, "count": 1 + moves.count(marched), "dice": spent_on(line)}
            found.append(Correction(Plan("again", (*begun, *line), facts), instead=True))
    for march in marches(before, seat, min(FAR, sum(before.players[seat].dice))):
        steps = march.steps * march.many
        alone = Payment(()) if steps <= left_over(seen) else payment(dice, steps)
        if march.gain in ("none", "defeat") or ground().names[march.to] in [move.to for move in moves]:
            continue
        try:
            line = together(before, seat, (*moves, *march.moves))
        except IllegalAction:
            continue
        if alone is None or spent_on(line) - spent < sum(alone.dice):
            hexes = Series(list(dict.fromkeys(move.to for move in (*moves, *march.moves))), "space")
            both = Plan("both", (*begun, *line), {"hexes": hexes, "dice": spent_on(line)})
            found.append(Correction(both, instead=True))
    return tuple(found[:MOST_BOTH])


def spent_on(line: Line) -> int:
    """The sum of the dice that a line marches with."""
    return sum(action.die for action in line if isinstance(action, Dispatch))


def taken_back(seen: View, seat: int, last: Line) -> View | None:
    """The table before these marches, in the step of the dice; None if there is more in them than marches."""
    player, names, units = seen.players[seat], ground().number, [unit.key for unit in box().units]
    dice, soldiers = Counter(player.dice), list(player.soldiers)
    for action in reversed(last):
        match action:
            case Dispatch():
                dice[action.die] += 1
            case Join():
                dice.subtract([action.die + action.other])
                dice.update([action.die, action.other])
            case Move():
                there = (names[action.to], 1 + units.index(action.unit))
                moved = [each for each in soldiers if each[:2] == there and each.flags & MOVED]
                if not moved:
                    return None
                soldiers.remove(moved[0])
                soldiers.append(Soldier(names[action.origin], there[1]))
            case Next() | Stop():
                pass
            case _:
                return None
    rolled = tuple(sorted(dice.elements(), reverse=True))
    changed = evolve(player, dice=rolled, soldiers=tuple(sorted(soldiers)))
    players = tuple([changed if other == seat else each for other, each in enumerate(seen.players)])
    return evolve(seen, players=players, stage="act")


class Group(NamedTuple):
    """Moves that are paid together."""

    paid: Payment
    moves: tuple[Move, ...]


def together(view: View, seat: int, moves: Sequence[Move]) -> tuple[Choice, ...]:
    """All these moves and their dice, of the least sum; IllegalAction if they do not go together.

    Stops of the dice before are left out.
    """
    free = {soldier[:2]: soldier for soldier in movable(view, seat)}
    there = Counter(soldier[:2] for soldier in view.players[seat].soldiers)
    wanted = Counter(soldier_of(move) for move in moves)
    if any(key not in free or there[key] < count for key, count in wanted.items()):
        raise IllegalAction("no-soldier-there")
    far = {move: reach(view, seat, free[soldier_of(move)], FAR).get(ground().number[move.to]) for move in moves}
    dice, left = view.players[seat].dice, left_over(view)
    groups = cheapest(tuple(moves), far, dice, left)
    if groups is None:
        need, have = sum(steps or 0 for steps in (far[move] for move in moves)), sum(dice) + left
        raise IllegalAction("too-few-steps", need=need, have=have, short=max(0, need - have))
    in_order = sorted(groups, key=lambda group: bool(group.paid.dice))
    return tuple([action for group in in_order for action in (*group.paid.line, *group.moves)])


def soldier_of(move: Move) -> tuple[int, int]:
    """The space and the strength of the moved soldier."""
    return ground().number[move.origin], 1 + [unit.key for unit in box().units].index(move.unit)


def cheapest(
    moves: tuple[Move, ...], far: Mapping[Move, int | None], dice: tuple[int, ...], left: int
) -> tuple[Group, ...] | None:
    """The moves in groups, each within the steps left or paid by dice, so that the dice used have the least sum."""
    if not moves:
        return ()
    first, *others = moves
    groupings = []
    for count in range(len(others), -1, -1):
        for chosen in combinations(range(len(others)), count):
            group = (first, *(others[at] for at in chosen))
            steps = sum(far[move] or 10 * FAR for move in group)
            paid = Payment(()) if steps <= left else payment(dice, steps)
            if paid is None:
                continue
            rest = tuple(move for at, move in enumerate(others) if at not in chosen)
            more = cheapest(rest, far, less(dice, paid.dice), left if paid.dice else 0)
            if more is not None:
                groupings.append((Group(paid, group), *more))
    return min(groupings, key=lambda groups: sum(sum(group.paid.dice) for group in groups), default=None)


def less(dice: tuple[int, ...], used: tuple[int, ...]) -> tuple[int, ...]:
    """The dice without some of them."""
    return tuple((Counter(dice) - Counter(used)).elements())
