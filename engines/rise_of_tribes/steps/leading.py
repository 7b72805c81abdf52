"""Lead, and all drawing of goals (rule 31, A9; Language, Cunning)."""

from __future__ import annotations

from ...core import IllegalAction, choice
from ...core.dialogue import evolve
from ..actions import Bury, Cycle, Draw
from ..events import Drawn, Sunk
from ..printed import Strength, amount, goal, numbers
from ..state import Course, State, Table, ask, resume, schedule, with_player, with_turn


def begin_lead(state: State) -> State:
    """Ask for the cards to change, at most one for each village; without any, draw at once."""
    seat = state.active
    left = min(len(state.home(seat)), len(state.players[seat].goals))
    state = with_turn(state, amount=draws(state, state.now.strength), left=left, extra=0)
    return ask(state, "lead", seat) if left else resume(state, "draw")


def draws(table: Table, power: Strength) -> int:
    """The goals that a Lead of the active player draws (Language, Cunning)."""
    count, seat = numbers().lead.of(power), table.active
    if table.has(seat, "language"):
        count += goal("language").amount
    if table.power(seat, "cunning"):
        count += amount("cunning")
    return count


def lead_choices(table: Table) -> tuple[Cycle | Draw, ...]:
    cards = table.players[table.active].goals if table.now.left else ()
    return (*[choice(Cycle, card) for card in cards], choice(Draw))


def cycle(state: State, action: Cycle, course: Course) -> State:
    """Put a card under the pile; its replacement is drawn with the other cards, after the last change."""
    if not state.now.left:
        raise IllegalAction("no-more-cycling")
    state = sink(state, action.card, course)
    return with_turn(state, left=state.now.left - 1, extra=state.now.extra + 1)


def sink(state: State, card: str, course: Course) -> State:
    """Put an uncompleted goal of the active player under the pile."""
    seat = state.active
    player = state.players[seat]
    if card not in player.goals:
        raise IllegalAction("not-your-goal")
    course.emit(Sunk, seat=seat, card=card)
    decks = (*state.decks[:seat], (*state.decks[seat], card), *state.decks[seat + 1 :])
    goals = tuple(each for each in player.goals if each != card)
    return with_player(evolve(state, decks=decks), seat, goals=goals, pile=player.pile + 1, sunk=player.sunk + 1)


def draw(state: State, count: int, course: Course) -> State:
    """Draw goals from the active player's pile, as far as it goes (A9)."""
    seat = state.active
    course.reveals(state)
    player, deck = state.players[seat], state.decks[seat]
    cards, rest = deck[:count], deck[count:]
    course.emit(Drawn, seat=seat, cards=cards)
    course.barrier = True
    state = evolve(state, decks=(*state.decks[:seat], rest, *state.decks[seat + 1 :]))
    return with_player(state, seat, goals=(*player.goals, *cards), pile=len(rest), sunk=min(player.sunk, len(rest)))


def draw_lead(state: State, course: Course) -> State:
    """Draw for the changed cards and the action; with Cunning's extra card, one goes under the pile."""
    now, before = state.now, len(state.players[state.active].goals)
    state = draw(state, now.amount + now.extra, course)
    more = len(state.players[state.active].goals) - before
    if state.power(state.active, "cunning") and more > now.amount + now.extra - amount("cunning"):
        return schedule(state, "bury")
    return state


def bury_choices(table: Table) -> tuple[Bury, ...]:
    return tuple([choice(Bury, card) for card in table.players[table.active].goals])


def bury(state: State, action: Bury, course: Course) -> State:
    state = sink(state, action.card, course)
    state = with_turn(state, left=state.now.left - 1)
    return state if state.now.left and state.players[state.active].goals else resume(state)
