"""The gamble: players wager dice in secret against each other and a neutral die (81, A43)."""

from __future__ import annotations

from ...core import IllegalAction, Seat
from ...core.dialogue import choice, evolve
from ..actions import Wager
from ..happenings.outcomes import Gambled, GambleWon, Wagered
from ..printed import card
from ..state import Course, State, Table, hiding, secret, with_player


def open_gamble(state: State) -> State:
    """Ask all who have d6; if nobody has, the neutral die is rolled alone."""
    owing = tuple([seat for seat in state.living if state.players[seat].d6])
    for seat in state.living:
        state = hiding(state, seat, committed=-1)
    return evolve(state, stage="gamble", owing=owing, turns=state.turns + 1)


def wager_choices(table: Table, seat: int) -> tuple[Wager, ...]:
    """Wagers from 0 to all d6 (81)."""
    return tuple([choice(Wager, count) for count in range(table.players[seat].d6 + 1)])


def wager(state: State, seat: int, action: Wager, course: Course) -> State:
    """Store a wager in secret. Emits Wagered to its player."""
    if not 0 <= action.count <= state.players[seat].d6:
        raise IllegalAction("so-many-dice", have=state.players[seat].d6)
    course.emit(Wagered, seat=seat, count=action.count, visible_to=(Seat(seat),))
    state = hiding(state, seat, committed=action.count)
    return evolve(state, owing=tuple([other for other in state.owing if other != seat]))


def roll_gamble(state: State, course: Course) -> State:
    """Roll the wagered dice by seat, then the neutral one (81, A43). Wagered dice leave the stock first.

    The neutral die takes them only if it is higher than all others: a player ties with it and wins.
    """
    staked = {seat: secret(state, seat).committed for seat in state.living}
    course.reveals(state)
    course.publish = True
    sides, best = card("gamble").sides, dict[int, int]()
    for seat, count in staked.items():
        if count >= 0:
            dice = tuple(sorted(course.roll(state, count, sides), reverse=True)) if count else ()
            best[seat] = max(dice, default=0)
            course.emit(Gambled, seat=seat, dice=dice, best=best[seat])
            state = hiding(with_player(state, seat, d6=state.players[seat].d6 - count), seat, committed=-1)
    [neutral] = course.roll(state, 1, sides)
    total, highest = sum(count for count in staked.values() if count > 0), max(best.values(), default=0)
    winners = [seat for seat, die in best.items() if die == highest >= neutral]
    if not winners:
        course.emit(GambleWon, neutral=neutral, dice=total, result="lost")
        return state
    if len(winners) == 1:
        [winner] = winners
        course.emit(GambleWon, seat=winner, neutral=neutral, dice=total + 1, result="won")
        return with_player(state, winner, d6=state.players[winner].d6 + total + 1)
    course.emit(GambleWon, neutral=neutral, dice=total, result="tied")
    for seat, count in staked.items():
        if count > 0:
            state = with_player(state, seat, d6=state.players[seat].d6 + count)
    return state
