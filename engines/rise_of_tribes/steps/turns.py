"""The order of the game's steps, from the first placement to the last point (rules 21-35, A38).

The agenda runs through the words of COURSE until one of them asks a question.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...core import IllegalAction
from ...core.dialogue import changed, choice
from ..actions import Keep, Reroll, Stop
from ..events import Rolled, TurnBegan, VillageKept, VillagePoints
from ..ground import fallen, finished, gained, order
from ..printed import FACES, amount, goal, numbers
from ..state import Course, State, Table, Turn, answered, ask, next_up, turned
from ..tile_events import IceGone, IceGrew
from ..tiles import erupted, events_begun, is_doubles, revealed, stirred
from ..wealth import taken
from .acting import spend_choices, use_choices
from .auction import abandoned, auction_begun, bidding, sharing
from .clash import battle, clash, strike, walls
from .consulting import consult_choices, lesson_asked, pottery_pays
from .gathering import basket_asked, gather_asked
from .growing import thawed
from .leading import bury_asked, lead_drawn
from .moving import drive_asked, emptied, move_asked
from .opening import gift_asked, glacier_asked, place_asked, return_asked

START = ("return", "income", "pottery", "agriculture", "roll", "calendar", "dreamtime", "ice", "events", "act")
"""The steps of a turn up to its actions (A38)."""

SIDES = 2 * len(FACES)
"""Sides of a die: each face occurs twice."""


def carried_on(state: State, course: Course) -> State:
    """Run the agenda until somebody is asked or the game is over."""
    while state.stage == "roll":
        item, *rest = state.agenda
        word, _, arg = item.partition(" ")
        state = COURSE[word](changed(state, agenda=tuple(rest)), arg, course)
    return state


def turn_begun(state: State, seat: int, course: Course) -> State:
    """Begin a turn; the player gets the dice pushed off before (A3)."""
    course.emit(TurnBegan, seat=seat)
    course.publish = True
    return changed(state, active=seat, now=Turn(off=(*state.now.off, *state.now.dice)), agenda=START)


def income(state: State, course: Course) -> State:
    """Score a point for each village of the active player (rule 22)."""
    seat = state.active
    points = numbers().box.village_points * len(state.home(seat))
    if points:
        course.emit(VillagePoints, seat=seat, points=points, total=state.players[seat].total + points)
    return gained(state, seat, "villages", points, course)


def pottery(state: State) -> State:
    """Pottery, also an elder's: ask for a resource of choice if two rivals each hold more resources."""
    seat, card = state.active, goal("pottery")
    if not state.has(seat, card.key):
        return lesson_asked(state, card.key)
    if not pottery_pays(state, seat):
        return state
    return ask(state, "take", seat, why="pottery", left=card.amount, offer=(0, 1, 2))


def agriculture(state: State, course: Course) -> State:
    """Agriculture: take a food for each village, up to a limit."""
    seat = state.active
    count = min(amount("agriculture"), len(state.home(seat))) if state.power(seat, "agriculture") else 0
    return taken(state, seat, 0, count, "agriculture", course) if count else state


# --- dice ------------------------------------------------------------------------------------------------------


def rolled(state: State, course: Course) -> State:
    """Roll the two dice that are not on the board (rule 23)."""
    faces = course.roll(state, len(state.now.off), SIDES)
    dice = tuple(FACES[(face - 1) // 2] for face in faces)
    course.emit(Rolled, seat=state.active, dice=dice)
    return turned(state, dice=dice, off=(), rolled=dice)


def calendar(state: State) -> State:
    """Calendar, also an elder's: ask whether to roll a die again."""
    if not state.has(state.active, "calendar"):
        return lesson_asked(state, "calendar")
    return ask(state, "calendar", state.active)


def calendar_choices(table: Table) -> tuple[Reroll | Keep, ...]:
    return (*[choice(Reroll, die) for die in dict.fromkeys(table.now.dice)], choice(Keep))


def rerolled(state: State, action: Reroll, course: Course) -> State:
    """Roll one die again, before the events (Calendar)."""
    if action.die not in state.now.dice:
        raise IllegalAction("no-such-die", die=action.die)
    at = state.now.dice.index(action.die)
    kept = (*state.now.dice[:at], *state.now.dice[at + 1 :])
    state = turned(answered(state), dice=kept, off=(action.die,))
    face = FACES[(course.roll(state, 1, SIDES)[0] - 1) // 2]
    dice = (*kept, face)
    course.emit(Rolled, seat=state.active, dice=dice, again=1)
    return turned(state, dice=dice, off=(), rolled=dice)


def dreamtime(state: State) -> State:
    """Dreamtime: at doubles, before the events, ask for resources of different kinds."""
    if not is_doubles(state) or not state.power(state.active, "dreamtime"):
        return state
    return ask(state, "take", state.active, why="dreamtime", left=amount("dreamtime"), offer=(0, 1, 2))


def ice_grown(state: State, course: Course) -> State:
    """Put a stone on the glacier at two suns; with enough stones it is gone (rule 59)."""
    if state.ice < 0 or not is_doubles(state) or state.now.rolled[0] != "sun":
        return state
    stones = state.ice_stones + 1
    if stones < numbers().glacier.stones:
        course.emit(IceGrew, count=stones)
        return changed(state, ice_stones=stones)
    course.emit(IceGone, hex=state.board.names[state.ice], count=stones)
    return changed(state, ice=-1, ice_stones=0, spoils=state.ice)


# --- actions ---------------------------------------------------------------------------------------------------


def act(state: State) -> State:
    """Ask for actions while dice are in hand; then come the conflicts."""
    return ask(state, "act", state.active) if state.now.dice else next_up(state, "clash")


def act_choices(table: Table) -> tuple[object, ...]:
    return (*use_choices(table), *spend_choices(table), *consult_choices(table))


def stopped(state: State, action: Stop) -> State:
    """Forgo the rest of a Grow, a Move, a Gather or the driving away (A5)."""
    if state.stage == "drive":
        state = turned(state, driven=True)
    return answered(state)


# --- the end of a turn -----------------------------------------------------------------------------------------


def closing(state: State, course: Course) -> State:
    """Resolve hidden villages, then begin the next turn, or end a game that has reached its limit (A30)."""
    state = hidden_resolved(state, course)
    if state.stage == "over":
        return state
    if state.turn >= numbers().box.turns * state.seats:
        return finished(state, "turns", course)
    return turn_begun(
        changed(state, turn=state.turn + 1), order(state, (state.active + 1) % state.seats)[0], course
    )


def hidden_resolved(state: State, course: Course) -> State:
    """Hidden Village: at the end of the owner's next turn the village stays if a member is there, else it falls."""
    for waiting in state.hidden:
        if waiting.seat != state.active or state.stage == "over":
            continue
        rest = tuple(each for each in state.hidden if each.hex != waiting.hex)
        if waiting.turns > 1:
            later = changed(waiting, turns=waiting.turns - 1)
            state = changed(state, hidden=(*rest, later))
        elif state.own(waiting.hex, waiting.seat):
            course.emit(VillageKept, seat=waiting.seat, hex=state.board.names[waiting.hex])
            state = changed(state, hidden=rest)
        else:
            state = fallen(changed(state, hidden=rest), waiting.hex, waiting.robber, course)
    return state


COURSE: Mapping[str, Callable[[State, str, Course], State]] = {
    "glacier": lambda state, arg, course: glacier_asked(state),
    "power": lambda state, arg, course: ask(state, "power", int(arg)),
    "place": lambda state, arg, course: place_asked(state, int(arg)),
    "gift": lambda state, arg, course: gift_asked(state, int(arg)),
    "turn": lambda state, arg, course: turn_begun(state, state.active, course),
    "return": lambda state, arg, course: return_asked(state),
    "income": lambda state, arg, course: income(state, course),
    "pottery": lambda state, arg, course: pottery(state),
    "agriculture": lambda state, arg, course: agriculture(state, course),
    "roll": lambda state, arg, course: rolled(state, course),
    "calendar": lambda state, arg, course: calendar(state),
    "dreamtime": lambda state, arg, course: dreamtime(state),
    "ice": lambda state, arg, course: ice_grown(state, course),
    "events": lambda state, arg, course: events_begun(state),
    "stir": stirred,
    "reveal": lambda state, arg, course: revealed(state, course),
    "erupt": lambda state, arg, course: erupted(state, course),
    "chieftain": lambda state, arg, course: auction_begun(state, course),
    "bidding": lambda state, arg, course: bidding(state, course),
    "sharing": lambda state, arg, course: sharing(state),
    "abandoned": lambda state, arg, course: abandoned(state, course),
    "act": lambda state, arg, course: act(state),
    "thaw": lambda state, arg, course: thawed(state, course),
    "moving": lambda state, arg, course: move_asked(state),
    "emptied": emptied,
    "drive": lambda state, arg, course: drive_asked(state),
    "gathering": lambda state, arg, course: gather_asked(state),
    "basket": lambda state, arg, course: basket_asked(state, course),
    "draw": lambda state, arg, course: lead_drawn(state, course),
    "bury": lambda state, arg, course: bury_asked(state),
    "clash": lambda state, arg, course: clash(state),
    "walls": lambda state, arg, course: walls(state, course),
    "ambush": lambda state, arg, course: strike(state, "ambush", course),
    "spears": lambda state, arg, course: strike(state, "spears", course),
    "battle": lambda state, arg, course: battle(state, course),
    "closing": lambda state, arg, course: closing(state, course),
}
"""The effect of each word of the agenda."""
