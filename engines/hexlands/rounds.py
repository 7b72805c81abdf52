"""The course of the game: what follows what, without anybody being asked (10-13, 45, 66, 69; A15, A44, A47)."""

from __future__ import annotations

from ..core.dialogue import changed
from . import cards, gambling, happenings, market, moving, orders, resolving, rolling, scoring, trading
from .actions import Done, Next, Stop
from .course import Course
from .events import Began, RoundBegan, TurnBegan, TurnEnded
from .hidden import Secret
from .printed import box, homes, items, terrain
from .printed import cards as event_cards
from .report import Soldier
from .state import Options, Player, Stage, State, Turn, hiding, seated, turned

AFTER: dict[Stage, Stage] = {
    "cards": "market",
    "market": "act",
    "act": "close",
    "promote": "cards",
    "masons": "cards",
    "ride": "cards",
    "march": "act",
}
"""Which step follows; from within a card or a die back to where it came from (21, 27)."""


def laid_out(options: Options, seats: int, course: Course) -> State:
    """The table at the start: homes (by lot who begins where), castles of N = 1, soldiers at home (4-9, A30,
    A44)."""
    empty = table_of(options, seats, 0, 0)
    turn, parent = course.roll(empty, 2, seats)
    course.before = None  # nobody chose anything yet that could be previewed
    state = table_of(options, seats, turn - 1, parent - 1)
    course.emit(Began(seat=state.parent, limit=state.limit))
    return round_begun(state, course)


def table_of(options: Options, seats: int, first: int, parent: int) -> State:
    """The table with the first home before the seat ``first``."""
    start, ground = box().start, terrain()
    places = tuple(homes(seats)[(seat - first) % seats] for seat in range(seats))
    owners, heights, buildings = [-1] * len(ground), [0] * len(ground), [""] * len(ground)
    for seat, home in enumerate(places):
        owners[home], heights[home], buildings[home] = seat, 1, "castle"
    bag = box().special
    contents = (bag.skull * seats, bag.lake * seats, bag.mountain * seats)
    return State(
        options=options,
        stage="commit",
        round=0,
        parent=parent,
        active=-1,
        deck=tuple(card.key for card in event_cards().events),
        stock=(seats + items().more_than_players,) * len(items().items),
        bag=sum(contents),
        contents=contents,
        terrain=ground,
        owners=tuple(owners),
        heights=tuple(heights),
        buildings=tuple(buildings),
        roads=(-1,) * len(ground),
        trees=(0,) * len(ground),
        players=tuple(
            Player(
                home=home,
                coins=start.coins,
                d6=start.d6,
                soldiers=(Soldier(home),) * start.soldiers,
                supply=start.tiles,
                roads=start.roads,
            )
            for home in places
        ),
        secrets=(Secret(),) * seats,
    )


def round_begun(state: State, course: Course) -> State:
    """The next parent clockwise, ``laid`` empty, then ``rolling.asked`` (10, 11)."""
    seats = range(state.seats)
    first = state.parent if state.round == 0 else state.parent + 1
    circle = tuple([(first + step) % state.seats for step in seats])
    order = tuple([seat for seat in circle if not state.players[seat].gone])
    state = changed(state, round=state.round + 1, parent=order[0], order=order, laid=(), now=Turn())
    for seat in order:
        if state.players[seat].dice:
            state = seated(state, seat, dice=())
    course.emit(RoundBegan(seat=order[0], round=state.round))
    return rolling.asked(state, course)


def turn_begun(state: State, seat: int, course: Course) -> State:
    """Step 1 of a player's turn (12)."""
    course.emit(TurnBegan(seat=seat))
    return changed(state, stage="cards", active=seat, turns=state.turns + 1, now=Turn())


def entered(state: State, stage: Stage) -> State:
    """The next step of the turn; the last one begins with orders that can be left as they are (A62)."""
    state = changed(state, stage=stage)
    if stage != "close":
        return state
    return hiding(state, state.active, orders=orders.default_orders(state, state.active))


def step_ended(state: State, seat: int, action: Next, course: Course) -> State:
    """cards -> market -> act -> close (21, 27); idle dice stay until the turn is over."""
    return entered(state, AFTER[state.stage])


def left_there(state: State, seat: int, action: Stop, course: Course) -> State:
    """promote, masons, ride -> cards; march -> act."""
    return turned(changed(state, stage=AFTER[state.stage]), left=0)


def turn_ended(state: State, seat: int, action: Done, course: Course) -> State:
    """Idle dice lapse (A4), an open offer too; the next player, or ``resolving.resolved``."""
    course.publish = True
    if state.offer is not None:
        state = trading.closed(state, "lapsed", course)
    course.emit(TurnEnded(seat=seat, idle=len(state.players[seat].dice)))
    return next_turn(seated(state, seat, dice=()), course)


def next_turn(state: State, course: Course) -> State:
    """The player after the active one, who may be out by now; the resolution after the last (12, 13)."""
    later = state.order[state.order.index(state.active) + 1 :]
    for seat in later:
        if not state.players[seat].gone:
            return turn_begun(state, seat, course)
    course.publish = True
    return resolving.resolved(changed(state, active=-1), course)


def idle(state: State) -> bool:
    """Whether everybody can see that there is nothing to do in this step of the turn (A83)."""
    seat = state.active
    match state.stage:
        case "cards":
            return not state.players[seat].items
        case "promote":
            return not state.now.left or not cards.plain(state, seat)
        case "masons":
            return not state.now.left or not cards.mason_spaces(state, seat)
        case "ride":
            return not moving.marching(state, seat)
        case "market":
            return market.idle(state, seat)
        case "act":
            return not state.players[seat].dice
        case "march":
            return not moving.marching(state, seat)
        case _:
            return False


def carried_on(state: State, course: Course) -> State:
    """As far as nobody is asked: steps without a choice are passed, the dice fall when all have committed, the
    event comes when upkeep is paid, the gamble when all have wagered, then the end or the next round.

    A step is passed by what everybody can see (number of cards, dice, coins), never by a secret. Who is active and
    out of the game has no turn any more; with one player left the game is over at once.
    """
    while state.stage != "over":
        if len(state.living) < 2:
            return scoring.finished(state, scoring.over(state), course)
        if state.active >= 0:
            if state.players[state.active].gone:
                state = next_turn(state, course)
            elif idle(state):
                state = entered(state, AFTER[state.stage])
            else:
                return state
        elif state.owing:
            return state
        else:
            state = together(state, course)
    return state


def together(state: State, course: Course) -> State:
    """All have chosen what was asked of all."""
    if state.stage == "commit":
        first = next(seat for seat in state.order if not state.players[seat].gone)
        return turn_begun(rolling.rolled(state, course), first, course)
    if state.stage == "gamble":
        state = gambling.gambled(state, course)
    else:
        state = happenings.drawn(state, course)
        if state.stage == "gamble":
            return state
    course.publish = True
    reason = scoring.over(state)
    return scoring.finished(state, reason, course) if reason else round_begun(state, course)
