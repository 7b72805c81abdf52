"""Taps of a turn: the fewest that do, on the built panel, what the strongest computer player does.

A tap is what a thumb does: a button; of a list its opening, each tick, and OK where several may be ticked. Opening
the own panel is not counted. Whole turns (``Mind.turns``), which take one tap, and ready-made ones are left out.
"""

from __future__ import annotations

import heapq
import itertools
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.features.table.choices import Choice, Menu, NoSuchChoice, Question, narrowed_menu, top_menu
from bot.features.table.panels import PRIVATE_ROWS
from bot.texts import Speaker
from engines import GAMES
from engines.core import Action, FastChance, IllegalAction, Seat, SeededChance
from engines.core.mind import Controls, Plan, PlanList
from engines.core.playable import Playable, policies, strongest_policy

from . import lines

PLAYED = 20
OWN = 5
"""Games of which the lines of own panels are counted."""
NODES = 6000
"""Positions looked at for one turn, at most."""
OPEN, MORE = 1, 2
"""Taps that open a list; and *More…* and its line, which lead to what is behind it."""


def measure() -> dict[str, Any]:
    """Return for each game taps a turn (median, p90, most), turns not found, those that begin with so many plans,
    and the lines of its messages and own panels on a phone."""
    games = sorted(GAMES.items())
    return {
        key: {**figures(game, PLAYED), "lines": lines.figures(game, PLAYED), "own": lines.own(game, OWN)}
        for key, game in games
    }


def figures(game: Playable, games: int, at_most: int | None = None) -> dict[str, Any]:
    """Return the figures of a game over some games of the strongest computer player, ``at_most`` parts of each."""
    counts, lost = list[int](), 0
    plans = Counter[int]()
    for number in range(games):
        turns = Counter[tuple[Seat, int]]()
        for part in itertools.islice(parts(game, game.rules.seats[len(game.rules.seats) // 2], number), at_most):
            taps = fewest(game, part)
            lost += taps is None
            if (part.seat, part.turn) not in turns:
                plans[len(game.mind.turns(part.states[0], part.seat))] += 1
            turns[part.seat, part.turn] += taps or len(part.line)
        counts += [count for count in turns.values() if count]
    found = {"by_hand": lines.spread(counts), "turns": len(counts), "lost": lost}
    return found | {"turns_with_plans": {str(many): plans[many] for many in sorted(plans)}}


# --- what is to be pressed -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Part:
    """What one seat does without a pause, and the states on the way, the first one before it."""

    seat: Seat
    turn: int
    line: tuple[Action, ...]
    states: tuple[Any, ...]
    draws: int
    session: str


def parts(game: Playable, seats: int, number: int) -> Iterator[Part]:
    """Play one game and yield its parts."""
    session, policy = f"presses{number}", policies(game)[strongest_policy(game)]
    minds = [FastChance(f"{session}/{seat}") for seat in range(seats)]
    chance = SeededChance(lines.SEED, session)
    state = game.rules.initial_state(game.rules.Options(), seats, chance).state
    while game.rules.outcome(state) is None:
        seat = next(iter(game.rules.asked(state) or game.rules.current_players(state)))
        first, states, line = chance.next, [state], list[Action]()
        turn = game.rules.turns(state)
        while (
            seat in (*game.rules.asked(state), *game.rules.current_players(state))
            and game.rules.turns(state) == turn
        ):
            action = policy(game.rules.view(state, seat), game.rules.legal_actions(state, seat), minds[seat])
            line.append(action)
            state = game.rules.apply_action(state, seat, action, chance).state
            states.append(state)
        yield Part(seat, turn, tuple(line), tuple(states), first, session)


# --- the fewest presses ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Edge:
    """One way on: what it plays, what it costs, and whether it asks for a confirmation."""

    line: tuple[Action, ...]
    cost: int
    confirm: bool = True
    instead: bool = False
    """Whether it takes back the press before."""


@dataclass(frozen=True)
class Node:
    """Where the presses so far have led."""

    state: Any
    draws: int
    rest: tuple[Action, ...]
    """What is still to be played, in single steps."""
    last: tuple[Action, ...] = ()
    before: Node | None = None
    """The node before the last press, where it may be corrected."""
    is_astray: bool = False
    """Whether the last press played something else, so that only its correction leads on."""


def fewest(game: Playable, part: Part) -> int | None:
    """Return the fewest taps that lead from the first state to the last; None if they were not found."""
    ways = {state: at for at, state in enumerate(part.states)}
    order = itertools.count()
    start = Node(part.states[0], part.draws, units(part.line))
    queue = [(0, next(order), start)]
    best: dict[Any, int] = {}
    for _ in range(NODES):
        if not queue:
            break
        cost, _, node = heapq.heappop(queue)
        if node.state == part.states[-1]:
            return cost
        for edge in edges(game, node, part.seat):
            base = node.before if edge.instead and node.before is not None else node
            reached = play_line(game, part, base.state, base.draws, edge)
            if reached is None:
                continue
            after, drawn, asked = reached
            left = without(base.rest, units(edge.line))
            if left is None and after in ways:
                left = units(part.line[ways[after] :])
            is_on = bool(game.rules.legal_actions(after, part.seat))
            found = game.mind.corrections(after, part.seat, edge.line) if is_on else ()
            if left is None and not any(without(base.rest, units(one.plan.line)) for one in found if one.instead):
                continue
            last, before = (edge.line, base) if found else ((), None)
            on = Node(after, drawn, base.rest if left is None else left, last, before, left is None)
            total = cost + edge.cost + asked
            key = (after, drawn, on.last, on.is_astray)
            if total < best.get(key, 10**6):
                best[key] = total
                heapq.heappush(queue, (total, next(order), on))
    return None


def units(line: Sequence[Action]) -> tuple[Action, ...]:
    """Return a line with an action for each piece, as they are pressed one by one."""
    found = list[Action]()
    for action in line:
        count = getattr(action, "count", 1)
        single = action.model_copy(update={"count": 1}) if count > 1 else action
        found += [single] * count
    return tuple(found)


def without(rest: tuple[Action, ...], line: tuple[Action, ...]) -> tuple[Action, ...] | None:
    """Return what is left of ``rest`` without the actions of a line; None if it has not all of them."""
    left = list(rest)
    for action in line:
        if action not in left:
            return None
        left.remove(action)
    return tuple(left)


def play_line(game: Playable, part: Part, state: Any, draws: int, edge: Edge) -> tuple[Any, int, bool] | None:
    """Return the state after a line, its next draw, and whether it was previewed; None where it is refused."""
    chance, final = SeededChance(lines.SEED, part.session, draws), False
    for number, action in enumerate(edge.line):
        if part.seat not in (*game.rules.asked(state), *game.rules.current_players(state)) and number:
            return None
        before = chance.next
        try:
            step = game.rules.apply_action(state, part.seat, action, chance)
        except IllegalAction:
            return None
        ends = step.barrier or chance.next > before or game.rules.outcome(step.state) is not None
        final = final or (ends and not action.only_ends and not (step.hidden and step.barrier))
        state = step.state
    return state, chance.next, final and edge.confirm


def edges(game: Playable, node: Node, seat: Seat) -> Iterator[Edge]:
    """Yield the controls of the panel that may lead on."""
    state, rest = node.state, node.rest
    legal = game.rules.legal_actions(state, seat)
    if not legal:
        return
    if node.is_astray:
        for one in game.mind.corrections(state, seat, node.last):
            if one.instead:
                yield Edge(one.plan.line, 1, one.plan.confirm, one.instead)
        return
    controls = game.mind.controls(state, seat)
    if controls is not None:
        yield from of_controls(game, state, seat, controls, rest)
    if node.last:
        for one in game.mind.corrections(state, seat, node.last):
            yield Edge(one.plan.line, 1, one.plan.confirm, one.instead)
    view = game.rules.view(state, seat)
    question = Question(game, view, seat, legal, Speaker("en", lines.NAMES, game.key, markdown=False))
    extra = 0 if controls is None else MORE
    for action in dict.fromkeys(rest):
        if action in legal and (depth := depth_of(question, action)) is not None:
            yield Edge((action,), depth + extra)


def of_controls(
    game: Playable, state: Any, seat: Seat, controls: Controls, rest: tuple[Action, ...]
) -> Iterator[Edge]:
    """Yield the plans of a panel; those behind *More…* cost its opening and its line more."""
    if controls.seal is not None:
        yield Edge(controls.seal.line, 1, controls.seal.confirm)
    for cost, rows in ((0, controls.rows), (MORE, controls.more)):
        for row in rows:
            plans = row.plans if isinstance(row, PlanList) else row
            if not isinstance(row, PlanList):
                yield from (Edge(plan.line, cost + 1, plan.confirm) for plan in plans)
                continue
            for ticked in ticks(plans, row.most, rest):
                try:
                    line = game.mind.join(state, seat, row.key, ticked).line
                except IllegalAction:
                    continue
                yield Edge(line, cost + OPEN + len(ticked) + (row.most > 1))


def ticks(plans: Sequence[Plan], most: int, rest: tuple[Action, ...]) -> Iterator[list[Plan]]:
    """Yield what may be ticked in a list: each plan alone, pairs where two fit, and all that are wanted."""
    yield from ([plan] for plan in plans)
    if most > 1:
        yield from (list(pair) for pair in itertools.combinations(plans, 2) if most == 2 or len(plans) <= 12)
        wanted: list[Plan] = []
        left: tuple[Action, ...] | None = rest
        for plan in sorted(plans, key=lambda plan: -len(units(plan.line))):
            fits = None if left is None else without(left, units(plan.line))
            if fits is not None and len(wanted) < most:
                wanted, left = [*wanted, plan], fits
        if len(wanted) > 1:
            yield [plan for plan in plans if plan in wanted]


def depth_of(question: Question, action: Action) -> int | None:
    """Return how many taps the menus take to an action."""
    paths: list[tuple[int, Menu]] = [(1, top_menu(question, PRIVATE_ROWS))]
    seen = set()
    while paths:
        cost, menu = paths.pop(0)
        if menu.leads_on:
            cost -= 1
        elif menu.is_select:
            cost += OPEN
        if any(choice.action == action for choice in menu.choices):
            return cost
        for path in (*(further(menu.choices)), *([menu.later] if menu.later is not None else [])):
            if path in seen:
                continue
            seen.add(path)
            try:
                page = path[0] == "top"
                after = (
                    top_menu(question, PRIVATE_ROWS, int(path[1])) if page else narrowed_menu(question, path[1:])
                )
            except NoSuchChoice:
                continue
            paths.append((cost + 1, after))
    return None


def further(choices: Sequence[Choice]) -> Iterator[tuple[str, ...]]:
    """Yield the paths of the menus that choices open."""
    return (choice.path for choice in choices if choice.action is None)
