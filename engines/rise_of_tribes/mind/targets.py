"""Targets of an open action as buttons, a piece a press; and what may be pressed about the last one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...core import Fact, Sign, Term
from ...core.mind import MOST_BUTTONS, MOST_OPTIONS, MOST_ROWS, Correction, Plan, PlanList, Row
from ...core.thinking import Line
from ..actions import Again, Gather, Grow, Herd, Move
from ..ground import rivals
from ..printed import RESOURCES
from ..state import State, Table
from ..steps.clash import invaders_on
from ..steps.gathering import gather_places, harvest
from ..steps.growing import grow_places
from ..steps.moving import again_places, fresh, herd_places, most, reach
from ..steps.opening import place_choices
from .assess import attempt, forecast, is_open
from .policy import shift, worth_of_map

IN_A_ROW = 4
"""Targets beside each other, so that a row does not break on a phone."""
NONE = "none"
TOGETHER = 5
"""Origins of one press, which names them all."""
ORIGINS = 3
"""Other origins of the last piece, offered beside *All*."""


def grid(
    key: str, targets: Sequence[Plan], worth: Callable[[Plan], float], rare: Sequence[Plan] = ()
) -> tuple[Row, ...]:
    """Return targets in rows of four, and ``rare`` plans in a list below; of more targets than that the best ones,
    in rows of five, and the others in the list."""
    shown, rest, wide = list(targets), list(rare), IN_A_ROW
    if len(targets) > (MOST_ROWS - bool(rare)) * IN_A_ROW:
        wide = MOST_BUTTONS
        best = sorted(targets, key=worth, reverse=True)[: (MOST_ROWS - 1) * wide]
        shown = [plan for plan in targets if plan in best]
        rest = [*(plan for plan in targets if plan not in best), *rare]
    rows = tuple(tuple(shown[at : at + wide]) for at in range(0, len(shown), wide))
    return (*rows, PlanList(key, tuple(rest[:MOST_OPTIONS]))) if rest else rows


def fight(table: Table, hex: int, more: int) -> dict[str, Fact]:
    """Facts of the conflict that ``more`` members there would bring; ``fights``: 0 without one."""
    to_come = forecast(table, hex, more)
    if to_come is None:
        return {"fights": 0, "own": 0, "rival": 0, "stays": 0}
    return {"fights": 1, "own": to_come.own, "rival": to_come.rival, "stays": to_come.stays}


def company(table: Table, hex: int) -> dict[str, Fact]:
    """Facts of others on a hex: how many of rivals, or 1 for invaders."""
    others = sum(table.members[hex][seat] for seat in rivals(table, hex, table.asked))
    return {"rivals": others, "invaders": int(not others and invaders_on(table, hex) > 0)}


# --- place -----------------------------------------------------------------------------------------------------


def place_rows(state: State) -> tuple[Row, ...]:
    """Return the hexes to place members on, in the set-up or when coming back."""
    number, targets = state.board.number, list[Plan]()
    for action in place_choices(state):
        facts: dict[str, Fact] = {"hex": action.hex, "land": state.terrain[number[action.hex]]}
        targets.append(Plan("place", (action,), facts | company(state, number[action.hex])))
    return grid("place", targets, lambda plan: -float(str(plan.facts["rivals"])))


# --- grow ------------------------------------------------------------------------------------------------------


def grow_rows(state: State) -> tuple[Row, ...]:
    """Return the hexes to grow on."""
    names, seat = state.board.names, state.active
    targets = [
        Plan(
            "target",
            (Grow(hex=names[hex]),),
            {"hex": names[hex], "lost": NONE, "origin": ""} | company(state, hex) | fight(state, hex, 1),
        )
        for hex in grow_places(state)
    ]

    def worth(plan: Plan) -> float:
        return worth_of_map(state, seat, shift(state, seat, -1, state.board.number[str(plan.facts["hex"])], 1))

    return grid("grow", targets, worth)


def most_to_grow(table: Table, hex: int) -> int:
    """The most members that may be put on this hex; Exogamy's only where a rival is."""
    extra = table.now.extra if rivals(table, hex, table.active) else 0
    return min(table.now.left + extra, table.players[table.active].supply)


# --- move ------------------------------------------------------------------------------------------------------


def move_rows(state: State) -> tuple[Row, ...]:
    """Return the hexes where a member may step, from where most wait; second steps and the mammoth in a list."""
    names, seat = state.board.names, state.active
    ways = {to: origins for to in range(len(names)) if (origins := origins_of(state, to))}
    targets = [step_plan("target", state, origins[0], to) for to, origins in ways.items()]

    def worth(plan: Plan) -> float:
        number = state.board.number
        after = shift(state, seat, number[str(plan.facts["origin"])], number[str(plan.facts["hex"])], 1)
        return worth_of_map(state, seat, after)

    again = [
        Plan("again", (Again(origin=names[origin], to=names[to]),), {"origin": names[origin], "to": names[to]})
        for origin in again_places(state)
        for to in reach(state, origin)
    ]
    herded = [Plan("", (Herd(hex=names[hex]),)) for hex in herd_places(state)]
    return grid("move", targets, worth, (*again, *herded))


def origins_of(table: Table, to: int) -> list[int]:
    """Return the hexes from which a member may step to this one, first where it leaves most behind."""
    origins = [hex for hex in range(len(table.members)) if most(table, hex, to) > 0 and to in reach(table, hex)]
    return sorted(origins, key=lambda hex: (lost(table, hex, 1) != NONE, -fresh(table, hex)))


def lost(table: Table, hex: int, count: int) -> str:
    """What the active player loses there once ``count`` members leave: a village, the mammoth, or none."""
    if table.own(hex, table.active) > count:
        return NONE
    if hex in table.home(table.active):
        return "village"
    return "mammoth" if hex == table.mammoth and "mammoth" in table.players[table.active].tiles else NONE


def step_plan(key: str, table: Table, origin: int, to: int) -> Plan:
    """Return the plan of one member's step."""
    names = table.board.names
    facts: dict[str, Fact] = {"hex": names[to], "origin": names[origin], "lost": lost(table, origin, 1)}
    line = (Move(origin=names[origin], to=names[to], count=1),)
    return Plan(key, line, facts | company(table, to) | fight(table, to, 1))


def all_to(state: State, to: int) -> tuple[Move, ...]:
    """Return the moves of all who may still step to a hex, but for the last one at a village or the mammoth."""
    names, moves = state.board.names, list[Move]()
    for origin in origins_of(state, to)[:TOGETHER]:
        count = most(state, origin, to)
        count -= lost(state, origin, count) != NONE
        if count < 1:
            continue
        moves.append(Move(origin=names[origin], to=names[to], count=count))
        step = attempt(state, moves[-1])
        if step is None or is_open(step) or step.state.stage != "move":
            break
        state = step.state
    return tuple(moves)


# --- gather ----------------------------------------------------------------------------------------------------


def gather_rows(state: State) -> tuple[Row, ...]:
    """Return the hexes and resources to gather."""
    targets = []
    for hex, kind in gather_places(state):
        count, _, plenty = harvest(state, hex, kind)
        what = RESOURCES[kind]
        facts: dict[str, Fact] = {"hex": state.board.names[hex], "count": count + plenty}
        facts["what"] = Sign(f"tribes-{what}", Term(f"resource-{what}"))
        targets.append(Plan("gather", (Gather(hex=state.board.names[hex], resource=what),), facts))
    return grid("gather", targets, lambda plan: float(plan.facts["count"]))  # type: ignore[arg-type]


# --- about the last press --------------------------------------------------------------------------------------


def corrections(state: State, last: Line) -> tuple[Correction, ...]:
    """Return what may be pressed about the press that moved or grew members: all of them, one fewer, or another
    origin of a single one."""
    moves = [action for action in last if isinstance(action, Move)]
    grown = [action for action in last if isinstance(action, Grow)]
    count = sum(move.count for move in moves) + len(grown)
    targets = {*(move.to for move in moves), *(action.hex for action in grown)}
    if state.asked != state.active or len(moves) + len(grown) < len(last) or len(targets) != 1:
        return ()
    [name] = targets
    facts: dict[str, Fact] = {"hex": name, "grow": int(bool(grown))}
    if count > 1:
        return (Correction(Plan("fewer", fewer(last), facts), instead=True),)
    more = more_to(state, state.board.number[name], facts)
    return (*more, *(other_origins(state, moves[0]) if moves else ()))


def fewer(last: Line) -> Line:
    """Return the line without its last member."""
    *before, action = last
    if isinstance(action, Move) and action.count > 1:
        return (*before, Move(origin=action.origin, to=action.to, count=action.count - 1))
    return tuple(before)


def more_to(state: State, hex: int, facts: dict[str, Fact]) -> tuple[Correction, ...]:
    """Return *All* to a hex, where it is more than one member more."""
    if state.stage == "grow" and hex in grow_places(state):
        line: Line = (Grow(hex=state.board.names[hex]),) * most_to_grow(state, hex)
        count, waiting = len(line), min(state.now.left + state.now.extra, state.players[state.active].supply)
    elif state.stage == "move":
        line = moves = all_to(state, hex)
        count = sum(move.count for move in moves)
        waiting = sum(fresh(state, origin) for origin in origins_of(state, hex))
    else:
        return ()
    if count < 2:
        return ()
    facts = facts | {"count": count, "all": int(count == waiting)} | fight(state, hex, count)
    return (Correction(Plan("all", line, facts)),)


def other_origins(state: State, move: Move) -> list[Correction]:
    """Return the steps from other hexes in place of this one, as long as the members stand as it left them."""
    if state.stage not in ("move", "act", "finish") or state.now.fighters:
        return []
    to, number = state.board.number[move.to], state.board.number
    waiting = [
        hex
        for hex in range(len(state.members))
        if hex not in (to, number[move.origin]) and fresh(state, hex) > 0 and to in reach(state, hex)
    ]
    waiting.sort(key=lambda hex: (lost(state, hex, 1) != NONE, -fresh(state, hex)))
    return [Correction(step_plan("from", state, hex, to), instead=True) for hex in waiting[:ORIGINS]]
