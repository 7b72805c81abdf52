"""Dice: placed above an action, where one pushes another off (rules 25-27, A3-A5), or spent on an animal (A40)."""

from __future__ import annotations

from collections.abc import Callable

from ...core import IllegalAction, choice
from ...core.dialogue import evolve
from ..actions import Fight, Hunt, Spend, Tame, Use, UseGather, UseGrow, UseLead, UseMove
from ..events import Hunted, Spent, Tamed, TigerBeaten, Used
from ..ground import gain, remove
from ..printed import ACTIONS, RESOURCES, Strength, amount, numbers, tile
from ..state import Course, State, Table, resume, with_player, with_turn
from ..tiles import discard
from ..wealth import pay, payable, receive, single
from .gathering import begin_gather
from .growing import begin_grow, growth
from .leading import begin_lead, draws
from .moving import begin_move, moves

USES: dict[str, type[UseGrow] | type[UseMove] | type[UseGather] | type[UseLead]] = {
    "grow": UseGrow,
    "move": UseMove,
    "gather": UseGather,
    "lead": UseLead,
}


def own_dice(table: Table) -> tuple[str, ...]:
    """The faces of the dice in hand, each face once."""
    return tuple(dict.fromkeys(table.now.dice))


def can_use(table: Table, action: str) -> bool:
    """Whether the action is unused in this turn (rule 25); Focused Effort allows a second use."""
    most = amount("focused-effort") if table.power(table.asked, "focused-effort") else 1
    return table.now.used.count(action) < most


def strength(table: Table, action: str, die: str, light: int = 0) -> Strength:
    """The strength of the action with this die above it (26, 27, A4; Fire, Focused Effort, Light in the Dark)."""
    if action in table.now.used:
        return "weak"
    above = (die, *table.rows[ACTIONS.index(action)][:-1])
    if above.count("sun") > 1:
        return "strong"
    if above.count("moon") > 1:
        spared = light or (action == "grow" and table.has(table.active, "fire"))
        return "plain" if spared else "weak"
    return "plain"


def amount_of(table: Table, action: str, power: Strength) -> int:
    """The members, hexes or goals of an action of the active player by its strength, with what adds to it."""
    counts = {"grow": growth, "move": moves, "lead": draws}
    return counts[action](table, power) if action in counts else numbers().gather_hexes.of(power)


def may_light(table: Table, action: str, die: str) -> bool:
    """Whether Light in the Dark applies: once a turn, to an action weakened by moons, not to a second use."""
    return (
        table.power(table.asked, "light-in-the-dark")
        and not table.now.lit
        and action not in table.now.used
        and strength(table, action, die) == "weak"
    )


def use_choices(table: Table) -> list[Use]:
    """Each usable action with each die, action by action."""
    uses: list[Use] = []
    for action, cls in USES.items():
        if can_use(table, action):
            for die in own_dice(table):
                uses.append(choice(cls, die, 0))
                if may_light(table, action, die):
                    uses.append(choice(cls, die, 1))
    return uses


def use(state: State, action: Use, course: Course) -> State:
    name = action.kind.removeprefix("use-")
    if action.die not in state.now.dice:
        raise IllegalAction("no-such-die", die=action.die)
    if not can_use(state, name):
        raise IllegalAction("used-already")
    if action.light and not may_light(state, name, action.die):
        raise IllegalAction("no-light")
    power, at = strength(state, name, action.die, action.light), ACTIONS.index(name)
    row = state.rows[at]
    rows = (*state.rows[:at], (action.die, *row[:-1]), *state.rows[at + 1 :])
    state = with_turn(
        evolve(state, rows=rows, agenda=("act",)),
        dice=without(state.now.dice, action.die),
        off=(*state.now.off, row[-1]),
        used=(*state.now.used, name),
        strength=power,
        lit=state.now.lit or bool(action.light),
    )
    match name:
        case "grow":
            state = begin_grow(state)
        case "move":
            state = begin_move(state)
        case "gather":
            state = begin_gather(state)
        case _:
            state = begin_lead(state)
    course.emit(
        Used,
        seat=state.active,
        action=name,
        die=action.die,
        strength=power,
        amount=state.now.amount,
        light=action.light,
    )
    return state


def without(dice: tuple[str, ...], die: str) -> tuple[str, ...]:
    at = dice.index(die)
    return (*dice[:at], *dice[at + 1 :])


# --- a die spent (A40, A45) ------------------------------------------------------------------------------------


def may_hunt(table: Table) -> bool:
    """Whether the mammoth is wild and stands with enough members of the active player (A45)."""
    if table.face("mammoth") is None or table.mammoth < 0:
        return False
    return table.own(table.mammoth, table.active) >= tile("mammoth").needs


def may_tame(table: Table) -> bool:
    price = single(0, tile("mammoth").food)
    return may_hunt(table) and payable(table.players[table.active].resources, price)


def may_fight(table: Table) -> bool:
    return table.tiger >= 0 and table.own(table.tiger, table.active) > 0


def spend_choices(table: Table) -> list[Spend]:
    spends: list[Spend] = []
    kinds: tuple[tuple[Callable[[Table], bool], type[Hunt] | type[Tame] | type[Fight]], ...]
    kinds = ((may_hunt, Hunt), (may_tame, Tame), (may_fight, Fight))
    for may, cls in kinds:
        if may(table):
            spends += [cls(die=die) for die in own_dice(table)]
    return spends


def spend(state: State, action: Spend, course: Course) -> State:
    if action.die not in state.now.dice:
        raise IllegalAction("no-such-die", die=action.die)
    may = may_fight if isinstance(action, Fight) else may_tame if isinstance(action, Tame) else may_hunt
    if not may(state):
        raise IllegalAction("no-tiger" if isinstance(action, Fight) else "no-mammoth")
    seat, hex = state.active, state.tiger if isinstance(action, Fight) else state.mammoth
    state = with_turn(state, dice=without(state.now.dice, action.die), off=(*state.now.off, action.die))
    course.emit(Spent, seat=seat, deed=action.kind, die=action.die, hex=state.board.names[hex])
    state = resume(evolve(state, agenda=("act",)))
    match action:
        case Hunt():
            return hunt(state, seat, course)
        case Tame():
            return tame(state, seat, course)
        case _:
            return beat_tiger(state, seat, hex, course)


def hunt(state: State, seat: int, course: Course) -> State:
    card = tile("mammoth")
    course.emit(Hunted, seat=seat, food=card.food, points=card.hunt_points)
    state = receive(evolve(state, mammoth=-1), seat, single(RESOURCES.index("food"), card.food))
    return gain(discard(state, "mammoth", course), seat, "events", card.hunt_points, course)


def tame(state: State, seat: int, course: Course) -> State:
    """The active player keeps the tile, which frees its slot."""
    card = tile("mammoth")
    course.emit(Tamed, seat=seat, food=card.food, points=card.tame_points)
    state = pay(state, seat, single(RESOURCES.index("food"), card.food))
    faces = tuple(face for face in state.face_up if face.key != "mammoth")
    state = with_player(evolve(state, face_up=faces), seat, tiles=(*state.players[seat].tiles, "mammoth"))
    return gain(state, seat, "events", card.tame_points, course)


def beat_tiger(state: State, seat: int, hex: int, course: Course) -> State:
    """The tiger is gone, for one member."""
    card = tile("tiger")
    course.emit(TigerBeaten, seat=seat, hex=state.board.names[hex], points=card.points)
    state = remove(evolve(state, tiger=-1), seat, hex, 1, course)
    return gain(discard(state, "tiger", course), seat, "events", card.points, course)
