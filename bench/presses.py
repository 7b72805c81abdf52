"""Presses of a turn: the fewest controls of the built panel that do what the strongest computer player does.

A press is a button, a choice from a list (several ticks are one), a page, a menu or a confirmation. Opening the own
panel is not counted. ``by_hand`` leaves out the game's own ready-made plans; the searcher's turn is in neither.
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
NODES = 3000
"""Positions looked at for one turn, at most."""


def measure() -> dict[str, Any]:
    """Return for each game presses a turn (median, p90, most), by hand and with plans, and turns not found; and the
    lines of its messages on a phone."""
    games = sorted(GAMES.items())
    return {
        key: {**figures(game, PLAYED), "lines": lines.figures(game, PLAYED), "own": lines.own(game, OWN)}
        for key, game in games
    }


def figures(game: Playable, games: int, at_most: int | None = None) -> dict[str, Any]:
    """Return the figures of a game over some games of the strongest computer player, ``at_most`` parts of each."""
    by_mode: dict[str, list[int]] = {"by_hand": [], "with_plans": []}
    lost = 0
    for number in range(games):
        turns: dict[str, Counter[tuple[Seat, int]]] = {mode: Counter() for mode in by_mode}
        for part in itertools.islice(parts(game, game.rules.seats[len(game.rules.seats) // 2], number), at_most):
            for mode, counts in turns.items():
                presses = fewest(game, part, with_plans=mode == "with_plans")
                lost += presses is None
                counts[part.seat, part.turn] += presses or len(part.line)
        for mode, counts in turns.items():
            by_mode[mode] += [count for count in counts.values() if count]
    return {mode: lines.spread(counts) for mode, counts in by_mode.items()} | {
        "turns": len(by_mode["by_hand"]),
        "lost": lost,
    }


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


def fewest(game: Playable, part: Part, *, with_plans: bool) -> int | None:
    """Return the fewest presses that lead from the first state to the last; None if they were not found."""
    ways = {state: at for at, state in enumerate(part.states)}
    order = itertools.count()
    queue = [(0, next(order), part.states[0], part.draws, part.line)]
    best = {(part.states[0], part.draws): 0}
    for _ in range(NODES):
        if not queue:
            break
        cost, _, state, draws, rest = heapq.heappop(queue)
        if state == part.states[-1]:
            return cost
        for edge in edges(game, state, part.seat, rest, with_plans=with_plans):
            reached = play_line(game, part, state, draws, edge)
            if reached is None:
                continue
            after, drawn, asked = reached
            left = without(rest, edge.line)
            if left is None:
                if after not in ways:
                    continue
                left = part.line[ways[after] :]
            total = cost + edge.cost + asked
            if total < best.get((after, drawn), 10**6):
                best[after, drawn] = total
                heapq.heappush(queue, (total, next(order), after, drawn, left))
    return None


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


def edges(game: Playable, state: Any, seat: Seat, rest: tuple[Action, ...], *, with_plans: bool) -> Iterator[Edge]:
    """Yield the controls of the panel that may lead on."""
    legal = game.rules.legal_actions(state, seat)
    if not legal:
        return
    controls = game.mind.controls(state, seat)
    if controls is not None:
        yield from of_controls(game, state, seat, controls, rest)
        if with_plans:
            for plan in game.mind.shortcuts(state, seat):
                yield Edge(plan.line, 3, plan.confirm)  # "More", its button, and the plan
    view = game.rules.view(state, seat)
    question = Question(game, view, seat, legal, Speaker("en", lines.NAMES, game.key, markdown=False))
    extra = 0 if controls is None else 1
    for action in dict.fromkeys(rest):
        if action in legal and (depth := depth_of(question, action)) is not None:
            yield Edge((action,), depth + extra)


def of_controls(
    game: Playable, state: Any, seat: Seat, controls: Controls, rest: tuple[Action, ...]
) -> Iterator[Edge]:
    """Yield the plans of a panel; those behind "More" cost one press more."""
    if controls.seal is not None:
        yield Edge(controls.seal.line, 1, controls.seal.confirm)
    for cost, rows in ((1, controls.rows), (2, controls.more)):
        for row in rows:
            plans = row.plans if isinstance(row, PlanList) else row
            if not isinstance(row, PlanList):
                yield from (Edge(plan.line, cost, plan.confirm) for plan in plans)
                continue
            for ticked in ticks(plans, row.most, rest):
                try:
                    yield Edge(game.mind.join(state, seat, row.key, ticked).line, cost)
                except IllegalAction:
                    continue


def ticks(plans: Sequence[Plan], most: int, rest: tuple[Action, ...]) -> Iterator[list[Plan]]:
    """Yield what may be ticked in a list: each plan alone, pairs where two fit, and all that are wanted."""
    yield from ([plan] for plan in plans)
    if most > 1:
        yield from (list(pair) for pair in itertools.combinations(plans, 2) if most == 2 or len(plans) <= 12)
        wanted: list[Plan] = []
        left: tuple[Action, ...] | None = rest
        for plan in sorted(plans, key=lambda plan: -len(plan.line)):
            fits = None if left is None else without(left, plan.line)
            if fits is not None and len(wanted) < most:
                wanted, left = [*wanted, plan], fits
        if len(wanted) > 1:
            yield [plan for plan in plans if plan in wanted]


def depth_of(question: Question, action: Action) -> int | None:
    """Return how many presses the menus take to an action."""
    paths: list[tuple[int, Menu]] = [(1, top_menu(question, PRIVATE_ROWS))]
    seen = set()
    while paths:
        cost, menu = paths.pop(0)
        if menu.leads_on:
            cost -= 1
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
