"""The order of the game's steps, from the first placement to the last point (rules 21-35, A38).

The agenda runs through the words of COURSE until one of them asks a question.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...core import IllegalAction, choice
from ...core.dialogue import evolve
from ..actions import Keep, Reroll, Stop
from ..events import IceGone, IceGrew, Rolled, TurnBegan, VillageKept, VillagePoints
from ..ground import end_game, gain, lose_village, order
from ..printed import FACES, amount, goal, numbers
from ..state import Course, State, Table, Turn, ask, resume, schedule, with_turn
from ..tiles import begin_events, erupt, is_doubles, reveal, stir
from ..wealth import take
from .acting import spend_choices, use_choices
from .auction import begin_auction, bidding, offer_abandoned, sharing
from .clash import battle, clash, strike, walls
from .consulting import ask_lesson, consult_choices, pottery_pays
from .gathering import ask_basket, ask_gather
from .growing import thaw
from .leading import draw_lead
from .moving import ask_drive, ask_move, take_from_tile
from .opening import ask_gift, ask_place, ask_return

START = ("return", "income", "pottery", "agriculture", "roll", "calendar", "dreamtime", "ice", "events", "act")
"""The steps of a turn up to its actions (A38)."""

SIDES = 2 * len(FACES)
"""Sides of a die: each face occurs twice."""


def run_agenda(state: State, course: Course) -> State:
    """Run the agenda until somebody is asked or the game is over."""
    while state.stage == "roll":
        item, *rest = state.agenda
        word, _, arg = item.partition(" ")
        state = COURSE[word](evolve(state, agenda=tuple(rest)), arg, course)
    return state


def begin_turn(state: State, seat: int, course: Course) -> State:
    """Begin a turn; the player gets the dice pushed off before (A3)."""
    course.emit(TurnBegan, seat=seat)
    course.publish = True
    return evolve(state, active=seat, now=Turn(off=(*state.now.off, *state.now.dice)), agenda=START)


def income(state: State, course: Course) -> State:
    """Score a point for each village of the active player (rule 22)."""
    seat = state.active
    points = numbers().box.village_points * len(state.home(seat))
    if points:
        course.emit(VillagePoints, seat=seat, points=points, total=state.players[seat].total + points)
    return gain(state, seat, "villages", points, course)


def pottery(state: State) -> State:
    """Pottery, also an elder's: ask for a resource of choice if two rivals each hold more resources."""
    seat, card = state.active, goal("pottery")
    if not state.has(seat, card.key):
        return ask_lesson(state, card.key)
    if not pottery_pays(state, seat):
        return state
    return ask(state, "take", seat, why="pottery", left=card.amount, offer=(0, 1, 2))


def agriculture(state: State, course: Course) -> State:
    """Agriculture: take a food for each village, up to a limit."""
    seat = state.active
    count = min(amount("agriculture"), len(state.home(seat))) if state.power(seat, "agriculture") else 0
    return take(state, seat, 0, count, "agriculture", course) if count else state


# --- dice ------------------------------------------------------------------------------------------------------


def roll(state: State, course: Course) -> State:
    """Roll the two dice that are not on the board (rule 23)."""
    faces = course.roll(state, len(state.now.off), SIDES)
    dice = tuple(FACES[(face - 1) // 2] for face in faces)
    course.emit(Rolled, seat=state.active, dice=dice)
    return with_turn(state, dice=dice, off=(), rolled=dice)


def calendar(state: State) -> State:
    """Calendar, also an elder's: ask whether to roll a die again."""
    if not state.has(state.active, "calendar"):
        return ask_lesson(state, "calendar")
    return ask(state, "calendar", state.active)


def calendar_choices(table: Table) -> tuple[Reroll | Keep, ...]:
    return (*[choice(Reroll, die) for die in dict.fromkeys(table.now.dice)], choice(Keep))


def reroll(state: State, action: Reroll, course: Course) -> State:
    """Roll one die again, before the events (Calendar)."""
    if action.die not in state.now.dice:
        raise IllegalAction("no-such-die", die=action.die)
    at = state.now.dice.index(action.die)
    kept = (*state.now.dice[:at], *state.now.dice[at + 1 :])
    state = with_turn(resume(state), dice=kept, off=(action.die,))
    face = FACES[(course.roll(state, 1, SIDES)[0] - 1) // 2]
    dice = (*kept, face)
    course.emit(Rolled, seat=state.active, dice=dice, again=1)
    return with_turn(state, dice=dice, off=(), rolled=dice)


def dreamtime(state: State) -> State:
    """Dreamtime: at doubles, before the events, ask for resources of different kinds."""
    if not is_doubles(state) or not state.power(state.active, "dreamtime"):
        return state
    return ask(state, "take", state.active, why="dreamtime", left=amount("dreamtime"), offer=(0, 1, 2))


def grow_ice(state: State, course: Course) -> State:
    """Put a stone on the glacier at two suns; with enough stones it is gone (rule 59)."""
    if state.ice < 0 or not is_doubles(state) or state.now.rolled[0] != "sun":
        return state
    stones = state.ice_stones + 1
    if stones < numbers().glacier.stones:
        course.emit(IceGrew, count=stones)
        return evolve(state, ice_stones=stones)
    course.emit(IceGone, hex=state.board.names[state.ice], count=stones)
    return evolve(state, ice=-1, ice_stones=0, spoils=state.ice)


# --- actions ---------------------------------------------------------------------------------------------------


def act(state: State) -> State:
    """Ask for actions while dice are in hand; then come the conflicts."""
    return ask(state, "act", state.active) if state.now.dice else schedule(state, "clash")


def act_choices(table: Table) -> tuple[object, ...]:
    return (*use_choices(table), *spend_choices(table), *consult_choices(table))


def stop(state: State, action: Stop) -> State:
    """Forgo the rest of a Grow, a Move, a Gather or the driving away (A5)."""
    if state.stage == "drive":
        state = with_turn(state, driven=True)
    return resume(state)


# --- the end of a turn -----------------------------------------------------------------------------------------


def close_turn(state: State, course: Course) -> State:
    """Resolve hidden villages, then begin the next turn, or end a game that has reached its limit (A30)."""
    state = resolve_hidden(state, course)
    if state.stage == "over":
        return state
    if state.turn >= numbers().box.turns * state.seats:
        return end_game(state, "turns", course)
    return begin_turn(evolve(state, turn=state.turn + 1), order(state, (state.active + 1) % state.seats)[0], course)


def resolve_hidden(state: State, course: Course) -> State:
    """Hidden Village: at the end of the owner's next turn the village stays if a member is there, else it falls."""
    for waiting in state.hidden:
        if waiting.seat != state.active or state.stage == "over":
            continue
        rest = tuple(each for each in state.hidden if each.hex != waiting.hex)
        if waiting.turns > 1:
            later = evolve(waiting, turns=waiting.turns - 1)
            state = evolve(state, hidden=(*rest, later))
        elif state.own(waiting.hex, waiting.seat):
            course.emit(VillageKept, seat=waiting.seat, hex=state.board.names[waiting.hex])
            state = evolve(state, hidden=rest)
        else:
            state = lose_village(evolve(state, hidden=rest), waiting.hex, waiting.robber, course)
    return state


COURSE: Mapping[str, Callable[[State, str, Course], State]] = {
    "glacier": lambda state, arg, course: ask(state, "glacier", state.active),
    "power": lambda state, arg, course: ask(state, "power", int(arg)),
    "place": lambda state, arg, course: ask_place(state, int(arg)),
    "gift": lambda state, arg, course: ask_gift(state, int(arg)),
    "turn": lambda state, arg, course: begin_turn(state, state.active, course),
    "return": lambda state, arg, course: ask_return(state),
    "income": lambda state, arg, course: income(state, course),
    "pottery": lambda state, arg, course: pottery(state),
    "agriculture": lambda state, arg, course: agriculture(state, course),
    "roll": lambda state, arg, course: roll(state, course),
    "calendar": lambda state, arg, course: calendar(state),
    "dreamtime": lambda state, arg, course: dreamtime(state),
    "ice": lambda state, arg, course: grow_ice(state, course),
    "events": lambda state, arg, course: begin_events(state),
    "stir": stir,
    "reveal": lambda state, arg, course: reveal(state, course),
    "erupt": lambda state, arg, course: erupt(state, course),
    "chieftain": lambda state, arg, course: begin_auction(state, course),
    "bidding": lambda state, arg, course: bidding(state, course),
    "sharing": lambda state, arg, course: sharing(state),
    "abandoned": lambda state, arg, course: offer_abandoned(state, course),
    "act": lambda state, arg, course: act(state),
    "thaw": lambda state, arg, course: thaw(state, course),
    "moving": lambda state, arg, course: ask_move(state),
    "emptied": take_from_tile,
    "drive": lambda state, arg, course: ask_drive(state),
    "gathering": lambda state, arg, course: ask_gather(state),
    "basket": lambda state, arg, course: ask_basket(state, course),
    "draw": lambda state, arg, course: draw_lead(state, course),
    "bury": lambda state, arg, course: ask(state, "bury", state.active, left=amount("cunning")),
    "clash": lambda state, arg, course: clash(state),
    "walls": lambda state, arg, course: walls(state, course),
    "ambush": lambda state, arg, course: strike(state, "ambush", course),
    "spears": lambda state, arg, course: strike(state, "spears", course),
    "battle": lambda state, arg, course: battle(state, course),
    "closing": lambda state, arg, course: close_turn(state, course),
}
"""The effect of each word of the agenda."""
