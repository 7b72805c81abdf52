"""Leaving for good: the player's pieces go, the others play on while two are left (A29)."""

from __future__ import annotations

from ...core.dialogue import evolve
from ..events import Discarded, Left
from ..ground import end_game, on_map, order
from ..state import Course, State, resume, with_player, with_turn
from .clash import conflicts, targets
from .consulting import consult_choices
from .turns import begin_turn

FLEETING = ("abandoned-village", "chieftain", "volcano")
"""Tiles that do not stay face up once resolved."""


def leave(state: State, seat: int, course: Course) -> State:
    course.emit(Left, seat=seat)
    course.publish = course.barrier = True
    setting_up = "turn" in state.agenda
    state = clear(state, seat, course)
    if len(order(state, 0)) < 2:
        return end_game(state, "last-left", course)
    if setting_up:
        return leave_set_up(state, seat)
    if seat == state.active:
        return break_off_turn(state, course)
    return leave_others_turn(state, seat)


def clear(state: State, seat: int, course: Course) -> State:
    """Take the player's pieces off the map and discard their event tiles."""
    members = tuple((*here[:seat], 0, *here[seat + 1 :]) for here in state.members)
    player = state.players[seat]
    for key in player.tiles:
        course.emit(Discarded, tile=key)
    state = evolve(
        state,
        mammoth=-1 if "mammoth" in player.tiles else state.mammoth,
        discarded=(*state.discarded, *player.tiles),
        villages=tuple(-1 if owner == seat else owner for owner in state.villages),
        hidden=tuple(each for each in state.hidden if each.seat != seat),
        queue=tuple(each for each in state.queue if each != seat),
    )
    supply = player.supply + on_map(state, seat)
    state = evolve(state, members=members)
    return with_player(state, seat, supply=supply, tiles=(), elder=-1, left=True)


def leave_set_up(state: State, seat: int) -> State:
    """Drop the player's steps of the set-up; another player begins, and places the glacier, if they were to."""
    agenda = tuple(item for item in state.agenda if item not in (f"power {seat}", f"place {seat}", f"gift {seat}"))
    state = evolve(state, agenda=agenda, active=order(state, state.active)[0])
    if state.asked != seat:
        return state
    return resume(state, "glacier") if state.stage == "glacier" else resume(state)


def break_off_turn(state: State, course: Course) -> State:
    """Begin the next player's turn; a tile that was being resolved is discarded."""
    laid = {"mammoth": state.mammoth, "tiger": state.tiger, "invaders": state.invaded}
    for face in state.face_up:
        if face.key in FLEETING or laid.get(face.key, 0) < 0:
            course.emit(Discarded, tile=face.key)
            faces = tuple(each for each in state.face_up if each.key != face.key)
            state = evolve(state, face_up=faces, discarded=(*state.discarded, face.key))
    state = evolve(state, stage="roll", asked=-1, queue=(), bid=0, bidder=-1, turn=state.turn + 1)
    return begin_turn(state, order(state, state.active)[0], course)


def leave_others_turn(state: State, seat: int) -> State:
    """Ask somebody else if the question was to the player or about them."""
    if seat == state.bidder:
        state = evolve(state, bid=0, bidder=-1)
    match state.stage:
        case "bid" if state.asked == seat:
            return resume(state, "bidding")
        case "settle" if state.asked == seat:
            return resume(state, "abandoned")
        case "give" if state.asked == seat:
            return resume(with_turn(state, left=0))
        case "consult" if not consult_choices(state):
            return resume(state)
        case "rival" if not targets(state):
            return resume(state)
        case "resolve" if len(conflicts(state)) < 2:
            return resume(state, "clash")
        case _:
            return state
