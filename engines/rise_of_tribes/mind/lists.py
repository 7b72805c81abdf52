"""Lists whose ticks add up: members to grow or move, resources to give; and hexes to gather from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...core import Action, Fact, IllegalAction, Name, Seat, Term
from ...core.mind import MOST_OPTIONS, Joined, Plan, PlanList
from ..actions import Again, Buy, Complete, Draw, Gather, Give, Grow, Move, Sacrifice, Village
from ..ground import rivals
from ..printed import RESOURCES, Kinds, goal, tile
from ..state import State, Table
from ..steps.finishing import tile_price
from ..steps.gathering import gather_places, harvest
from ..steps.growing import grow_places
from ..steps.moving import again_places, fresh, most, reach
from ..wealth import payable, single
from .assess import SKIPS, asks, attempt, forecast, is_open, past_question

NOTHING: Kinds = (0, 0, 0)
LISTS = 2
"""The lists that the moves of one question may fill."""


def counts(most: int, level: int) -> tuple[int, ...]:
    """Return the counts to tick for up to ``most``, fewer at each level; a smaller sum is made of two ticks."""
    if level == 0:
        return tuple(range(1, most + 1))
    if level == 1:
        return tuple(sorted({1, 2, 3, most} & set(range(1, most + 1))))
    return tuple(sorted({1, most if level == 2 else min(most, 2 if level == 3 else 1)}))


LEVELS = range(5)


def fitting_counts(mosts: Sequence[int], room: int) -> list[tuple[int, ...]]:
    """Return for each target the counts to tick, as many as the room of a list allows."""
    for level in LEVELS:
        per_target = [counts(each, level) for each in mosts]
        if sum(map(len, per_target)) <= room:
            return per_target
    return [(1,)] * room + [()] * (len(mosts) - room)


# --- grow ------------------------------------------------------------------------------------------------------


def most_to_grow(table: Table, hex: int) -> int:
    """The most members that may be put on this hex; Exogamy's only where a rival is."""
    extra = table.now.extra if rivals(table, hex, table.active) else 0
    return min(table.now.left + extra, table.players[table.active].supply)


def grow_list(state: State) -> PlanList:
    """Return the list of hexes to grow on: "B4 ×2"; ticks add up."""
    hexes = grow_places(state)
    per_hex = fitting_counts([most_to_grow(state, hex) for hex in hexes], MOST_OPTIONS)
    plans = tuple(
        Plan(
            "grow",
            (Grow(hex=state.board.names[hex]),) * count,
            spot(state, hex) | {"count": count} | fight(state, hex, count),
        )
        for hex, offered in zip(hexes, per_hex, strict=True)
        for count in offered
    )
    left = min(state.now.left + state.now.extra, state.players[state.active].supply)
    return PlanList("grow", plans, {"left": left}, most=max(1, min(left, len(plans))))


def spot(table: Table, hex: int) -> dict[str, Fact]:
    """Facts of a hex: its name, its land, and how many of the asked seat are there."""
    return {
        "hex": table.board.names[hex],
        "terrain": Term(f"terrain-{table.terrain[hex]}"),
        "here": table.own(hex, table.asked),
    }


def fight(table: Table, hex: int, more: int) -> dict[str, Fact]:
    """Facts of the conflict that ``more`` members there would bring; ``fights``: 0 without one."""
    to_come = forecast(table, hex, more)
    if to_come is None:
        return {"fights": 0, "own": 0, "rival": 0, "stays": 0}
    return {"fights": 1, "own": to_come.own, "rival": to_come.rival, "stays": to_come.stays}


# --- move ------------------------------------------------------------------------------------------------------


def move_lists(state: State) -> tuple[PlanList, ...]:
    """Return one list of all moves with their counts, or two by origin; ticks add up."""
    ways = {
        origin: targets
        for origin in range(len(state.members))
        if (targets := [(to, top) for to in reach(state, origin) if (top := most(state, origin, to)) > 0])
    }
    again = tuple(again_plans(state))
    whole = sum(len(counts(top, 1)) for targets in ways.values() for _, top in targets) + len(again)
    parts = [list(ways)] if whole <= MOST_OPTIONS else halves(ways)
    lists: list[PlanList] = []
    for number, origins in enumerate(parts, start=1):
        plans = (*move_plans(state, {origin: ways[origin] for origin in origins}), *(again if number == 1 else ()))
        if plans:
            names = tuple(
                Term("pick-origin", {"hex": state.board.names[origin], "count": fresh(state, origin)})
                for origin in origins
            )
            facts: dict[str, Fact] = {"origins": names, "left": state.now.left + state.now.extra}
            key = "move" if len(parts) == 1 else f"move-{number}"
            lists.append(PlanList(key, plans[:MOST_OPTIONS], facts, most=ticks(state, plans)))
    return tuple(lists)


def ticks(state: State, plans: Sequence[Plan]) -> int:
    """The most ticks of a list of moves: each is a step."""
    return max(1, min(state.now.left + state.now.extra + state.now.again, len(plans), MOST_OPTIONS))


def halves(ways: dict[int, list[tuple[int, int]]]) -> list[list[int]]:
    """Share the origins out to the lists, in order, about as many ways in each."""
    total, parts, filled = sum(map(len, ways.values())), [list[int]() for _ in range(LISTS)], 0
    for origin, targets in ways.items():
        parts[min(LISTS - 1, LISTS * filled // total)].append(origin)
        filled += len(targets)
    return [part for part in parts if part]


def move_plans(state: State, ways: dict[int, list[tuple[int, int]]]) -> tuple[Plan, ...]:
    """Return the moves from some origins, as many counts of each as a list has room for."""
    names = state.board.names
    steps = [(origin, to, top) for origin, targets in ways.items() for to, top in targets]
    per_way = fitting_counts([top for _, _, top in steps], MOST_OPTIONS)
    return tuple(
        Plan(
            "move",
            (Move(origin=names[origin], to=names[to], count=count),),
            spot(state, to) | {"origin": names[origin], "to": names[to], "count": count} | fight(state, to, count),
        )
        for (origin, to, _), offered in zip(steps, per_way, strict=True)
        for count in offered
    )


def again_plans(state: State) -> Iterator[Plan]:
    """Yield the second steps (Wayfarers)."""
    names = state.board.names
    for origin in again_places(state):
        for to in reach(state, origin):
            facts = spot(state, to) | {"origin": names[origin], "to": names[to]}
            yield Plan("again", (Again(origin=names[origin], to=names[to]),), facts)


# --- gather, give ----------------------------------------------------------------------------------------------


def gather_list(state: State) -> PlanList:
    """Return the list of hexes and resources to gather; as many ticks as hexes are left."""
    plans = []
    for hex, kind in gather_places(state)[:MOST_OPTIONS]:
        count, _, plenty = harvest(state, hex, kind)
        action = Gather(hex=state.board.names[hex], resource=RESOURCES[kind])
        what = Term(f"amount-{RESOURCES[kind]}", {"count": count + plenty})
        plans.append(Plan("gather", (action,), spot(state, hex) | {"what": what}))
    return PlanList("gather", tuple(plans), {"left": state.now.left}, most=min(state.now.left, len(plans)))


def give_list(state: State, gifts: Sequence[Give]) -> PlanList:
    """Return the list of resources to give to each player; ticks add up to the bid."""
    has, left = state.players[state.asked].resources, state.now.left
    tops = [min(left, has[RESOURCES.index(gift.resource)]) for gift in gifts]
    plans = tuple(
        Plan(
            "give",
            (gift,) * count,
            {"what": Term(f"amount-{gift.resource}", {"count": count}), "seat": Name(Seat(gift.seat))},
        )
        for gift, offered in zip(gifts, fitting_counts(tops, MOST_OPTIONS), strict=True)
        for count in offered
    )
    return PlanList("give", plans, {"left": left}, most=min(left, len(plans)))


# --- ticks together --------------------------------------------------------------------------------------------


def join(state: State, key: str, plans: Sequence[Plan]) -> Joined:
    """Return plans ticked together in one list as one line; IllegalAction where they do not go together.

    Lists of a later question begin with the action that leaves the present one.
    """
    if len(plans) == 1:
        return Joined(plans[0].line, tuple(plans))
    is_own = key.partition("-")[0] == state.stage
    implied = 0 if is_own or plans[0].line[0] != SKIPS.get(state.stage) else 1
    rest = [action for plan in plans for action in plan.line[implied:]]
    if is_own:
        require_room(state, rest)
    prefix = plans[0].line[:implied]
    return Joined((*prefix, *cut_at_end(state, prefix, merge(rest))), tuple(plans))


def require_room(state: State, rest: Sequence[Action]) -> None:
    """Refuse ticks that add up to more than is left, and a hex that is ticked twice for a Gather."""
    now = state.now
    left = {
        "grow": now.left + now.extra,
        "move": now.left + now.extra + now.again,
        "gather": now.left,
        "give": now.left,
        "lead": now.left + 1,
    }.get(state.stage)
    steps = sum(action.count if isinstance(action, Move) else 1 for action in merge(rest))
    if left is not None and steps > left:
        raise IllegalAction("ticked-too-many", count=steps, left=left)
    hexes = [action.hex for action in rest if isinstance(action, Gather)]
    if len(set(hexes)) < len(hexes):
        raise IllegalAction("ticked-twice", hex=next(hex for hex in hexes if hexes.count(hex) > 1))


def merge(rest: Sequence[Action]) -> list[Action]:
    """Return the actions with equal moves as one, second steps behind all others, and a single draw at the end."""
    counts: dict[tuple[str, str], int] = {}
    for action in rest:
        if isinstance(action, Move):
            way = (action.origin, action.to)
            counts[way] = counts.get(way, 0) + action.count
    moves: list[Action] = [Move(origin=origin, to=to, count=count) for (origin, to), count in counts.items()]
    others = [action for action in rest if not isinstance(action, Move | Again | Draw)]
    last: list[Action] = [action for action in rest if isinstance(action, Again)]
    return [*moves, *others, *last, *[action for action in rest if isinstance(action, Draw)][:1]]


def cut_at_end(state: State, prefix: Sequence[Action], rest: Sequence[Action]) -> list[Action]:
    """Return the actions as far as the game goes on, those that ask something last; IllegalAction where two of them
    do not go together.

    Behind a question that comes in between (Discovery, Shared Bounty) the rest waits for its answer.
    """
    for action in prefix:
        step = attempt(state, action)
        if step is None or is_open(step):
            return list(rest)
        state = step.state
    begun = state
    rest = sorted(rest, key=lambda action: (isinstance(action, Again | Draw), asks(state, action)))
    for number, action in enumerate(rest, start=1):
        step = attempt(state, action)
        if step is None:
            raise _apart(begun, rest)
        if step.state.stage == "over" or number == len(rest):
            return rest[:number]
        if step.state.stage == state.stage:
            state = step.state  # what a pile hides never decides what can be paid
        elif is_open(step):
            return rest
        elif (later := past_question(step.state, state)) is not None:
            state = later
        else:
            raise IllegalAction("ticked-apart")
    return rest


def _apart(state: State, rest: Sequence[Action]) -> IllegalAction:
    """Return why actions do not go together: what they cost and what there is, if that is it."""
    has, prices = state.players[state.asked].resources, [_price(state, action) for action in rest]
    food, wood, stone = (sum(price[kind] for price in prices) for kind in range(len(RESOURCES)))
    if state.stage != "finish" or payable(has, (food, wood, stone)):
        return IllegalAction("ticked-apart")
    return IllegalAction(
        "ticked-too-dear", food=food, wood=wood, stone=stone, own_food=has[0], own_wood=has[1], own_stone=has[2]
    )


def _price(state: State, action: Action) -> Kinds:
    match action:
        case Village() | Sacrifice():
            return action.food, action.wood, action.stone
        case Complete():
            return goal(action.card).cost or NOTHING
        case Buy():
            return single(RESOURCES.index(tile(action.tile).resource), tile_price(state, action.tile))
        case _:
            return NOTHING
