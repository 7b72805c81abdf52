"""Event cards, one at the end of each round (45, 66-80, 82, A37-A42, A55, A56, A67, A76); the gamble (81, A43)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from ...core import IllegalAction, Seat, choice
from ...core.dialogue import evolve
from ..actions import Wager
from ..happenings.outcomes import (
    Confiscated,
    Died,
    EventDrawn,
    Gambled,
    GambleWon,
    Harvested,
    Lowered,
    PilesOpened,
    Planted,
    Razed,
    RoadLost,
    SpaceLost,
    Starved,
    Wagered,
)
from ..printed import EVENTS, SEASONS, box, card, cards, ground
from ..state import LAKE, MOUNTAIN, Course, State, Table, hiding, secret, with_item, with_player
from .battles import kill
from .land import is_beside, spaces_of
from .stacks import cut_off, lose_road, lower, raze

AUTUMN = SEASONS.index("autumn")


def draw_event(state: State, course: Course) -> State:
    """Draw an event card, by an open roll of a die with one side for each card of the deck, and apply its effect.

    An empty deck is reshuffled without the special cards (70, A41, A82). Progress is added up (67) and sets the
    season (68, A40). The gamble stops at the stage ``gamble`` with all who have d6 in ``owing``.
    """
    deck, discarded = (state.deck, state.discarded) if state.deck else (state.discarded, ())
    [face] = course.roll(state, 1, len(deck))
    key = deck[face - 1]
    if not card(key).special:
        discarded = tuple([each.key for each in cards().events if each.key in (*discarded, key)])
    before, season = state.progress, state.season
    progress = after_harvest(before) if key == "harvest" else before + card(key).progress
    state = evolve(state, deck=(*deck[: face - 1], *deck[face:]), discarded=discarded, progress=progress)
    course.publish = True
    course.emit(
        EventDrawn,
        event=key,
        before=before,
        progress=progress,
        limit=state.limit,
        season=SEASONS[state.season],
        turned=int(state.season != season),
    )
    begun = len(course.events)
    state = cut_off(EFFECTS[key](state, key, course), course)
    fields = {"event": key, "progress": (before, progress), "struck": _struck(course, begun)}
    return evolve(state, report=evolve(state.report, **fields))


def _struck(course: Course, begun: int) -> tuple[int, ...]:
    """The spaces changed by the events from index ``begun`` on, ascending."""
    names: set[str] = set()
    for event in course.events[begun:]:
        if isinstance(event, Razed | RoadLost | SpaceLost | Lowered | Died):
            names.add(event.hex)
        elif isinstance(event, Planted):
            names.update(event.hexes)
    return tuple(sorted(ground().number[name] for name in names))


def after_harvest(progress: int) -> int:
    """The progress at the start of the next autumn; unchanged in autumn (76, A39)."""
    tens = progress // 10
    ahead = (AUTUMN - tens) % len(SEASONS)
    return 10 * (tens + ahead) if ahead else progress


def _lowered_to(state: State, spaces: Iterable[int], most: int, key: str, course: Course) -> State:
    """Lower the stacks there to ``most``."""
    for space in spaces:
        if state.heights[space] > most:
            state = lower(state, space, most, key, course)
    return state


def _raze_all(state: State, spaces: Iterable[int], key: str, course: Course) -> State:
    """Destroy the buildings there, except castles (A37)."""
    for space in spaces:
        if state.buildings[space] not in ("", "castle"):
            state = raze(state, space, key, course)
    return state


def _swept(state: State, spaces: Iterable[int], key: str, course: Course) -> State:
    """Destroy roads, bridges and soldiers there (A55)."""
    for space in spaces:
        if state.roads[space] >= 0:
            state = lose_road(state, space, key, course)
        for seat in state.living:
            state = kill(state, seat, space, key, course)
    return state


def _around(state: State, terrain: int) -> tuple[int, ...]:
    return tuple([space for space in range(len(state.terrain)) if is_beside(state, space, terrain)])


def _earthquake(state: State, key: str, course: Course) -> State:
    """Lower all stacks (71)."""
    return _lowered_to(state, range(len(state.heights)), box().rules.lowered_to, key, course)


def _warming(state: State, key: str, course: Course) -> State:
    """Destroy the buildings of height 1 (72)."""
    return _raze_all(state, [space for space, height in enumerate(state.heights) if height == 1], key, course)


def _eruption(state: State, key: str, course: Course) -> State:
    """Destroy buildings, roads and soldiers around mountains and lower the stacks there (73, A38)."""
    near = _around(state, MOUNTAIN)
    state = _swept(_raze_all(state, near, key, course), near, key, course)
    return _lowered_to(state, near, box().rules.lowered_to, key, course)


def _typhoon(state: State, key: str, course: Course) -> State:
    """Destroy buildings, roads, soldiers and stacks of height 1 around lakes (74, A38)."""
    near = _around(state, LAKE)
    low = [space for space in near if state.heights[space] == 1 and state.buildings[space] != "castle"]
    state = _swept(_raze_all(state, near, key, course), near, key, course)
    return _lowered_to(state, low, 0, key, course)


def _flood(state: State, key: str, course: Course) -> State:
    """Destroy roads, bridges and soldiers around lakes (75)."""
    return _swept(state, _around(state, LAKE), key, course)


def _landslide(state: State, key: str, course: Course) -> State:
    """Destroy roads and soldiers around mountains (78)."""
    return _swept(state, _around(state, MOUNTAIN), key, course)


def _harvest(state: State, key: str, course: Course) -> State:
    """Each player gains coins by a die of their own (76, A39)."""
    for seat, die in _dice(state, key, course):
        course.emit(Harvested, seat=seat, coins=die)
        state = with_player(state, seat, coins=state.players[seat].coins + die)
    return state


def _trouble(state: State, key: str, course: Course) -> State:
    """Each player loses coins by a die of their own, as far as they have them (79, A67)."""
    for seat, die in _dice(state, key, course):
        lost = min(die, state.players[seat].coins)
        course.emit(Confiscated, seat=seat, die=die, coins=lost)
        state = with_player(state, seat, coins=state.players[seat].coins - lost)
    return state


def _dice(state: State, key: str, course: Course) -> list[tuple[int, int]]:
    """(seat, face): one die for each seat in the game."""
    living = state.living
    return list(zip(living, course.roll(state, len(living), card(key).sides), strict=True))


def _famine(state: State, key: str, course: Course) -> State:
    """Each player loses half of the coins, rounded down (80, A67)."""
    for seat in state.living:
        lost = state.players[seat].coins // 2
        course.emit(Starved, seat=seat, coins=lost)
        state = with_player(state, seat, coins=state.players[seat].coins - lost)
    return state


def _forestation(state: State, key: str, course: Course) -> State:
    """Plant trees on random spaces of the next player clockwise, except the home space (77, A42, A56)."""
    for seat, count in _dice(state, key, course):
        left = next(other for at in range(1, state.seats) if (other := (seat + at) % state.seats) in state.living)
        spaces = [space for space in spaces_of(state, left) if space != state.players[left].home]
        faces = course.roll(state, count, len(spaces)) if spaces else ()
        planted = sorted(spaces[face - 1] for face in faces)
        for space in planted:
            state = evolve(state, trees=with_item(state.trees, space, state.trees[space] + 1))
        course.emit(Planted, seat=seat, rival=left, hexes=tuple(ground().names[space] for space in planted))
    return state


def _gamble(state: State, key: str, course: Course) -> State:
    """Begin the gamble (81): ask all who have d6; if nobody has, the neutral die is rolled alone."""
    owing = tuple([seat for seat in state.living if state.players[seat].d6])
    for seat in state.living:
        state = hiding(state, seat, committed=-1)
    return evolve(state, stage="gamble", owing=owing, turns=state.turns + 1)


def _revolution(state: State, key: str, course: Course) -> State:
    """Open the closed piles (82)."""
    course.emit(PilesOpened)
    return evolve(state, industry=True)


EFFECTS: Mapping[str, Callable[[State, str, Course], State]] = dict(
    zip(
        EVENTS,
        (
            _earthquake,
            _warming,
            _eruption,
            _typhoon,
            _flood,
            _harvest,
            _forestation,
            _landslide,
            _trouble,
            _famine,
            _gamble,
            _revolution,
        ),
        strict=True,
    )
)
"""By key: the effect of an event card."""


# --- the gamble: players wager dice in secret against each other and a neutral die (81, A43) -------------------


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
