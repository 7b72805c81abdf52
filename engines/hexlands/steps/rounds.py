"""The order of the game's steps, as far as nobody is asked (10-13, 45, 66, 69; A15, A44, A47)."""

from __future__ import annotations

from ...core.dialogue import evolve
from ..actions import Done, Next, Stop
from ..happenings.events import Began, RoundBegan, TurnBegan, TurnEnded
from ..hidden import Secret
from ..printed import box, homes, items, terrain
from ..printed import cards as printed_cards
from ..report import Soldier
from ..resolution import event_cards, resolving, scoring
from ..state import Course, Options, Player, Stage, State, Table, Turn, hiding, with_player, with_turn
from . import cards, market, moving, orders, rolling, trading

AFTER: dict[Stage, Stage] = {
    "cards": "market",
    "market": "act",
    "act": "close",
    "promote": "cards",
    "masons": "cards",
    "ride": "cards",
    "march": "act",
}
"""By stage: the next step of the turn; from within a card or a die back to its step (21, 27)."""


def lay_out(options: Options, seats: int, course: Course) -> State:
    """Lay out the table: homes by lot, castles of N = 1, soldiers at home (4-9, A30, A44)."""
    empty = table_of(options, seats, 0, 0)
    turn, parent = course.roll(empty, 2, seats)
    course.before = None  # nobody has chosen anything that could be previewed
    state = table_of(options, seats, turn - 1, parent - 1)
    course.emit(Began, seat=state.parent, limit=state.limit)
    return begin_round(state, course)


def table_of(options: Options, seats: int, first: int, parent: int) -> State:
    """The table where the seat ``first`` has the first home."""
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
        deck=tuple(card.key for card in printed_cards().events),
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


def begin_round(state: State, course: Course) -> State:
    """Begin a round with the next parent clockwise and ask for commitments, after dice from land (10, 11, A97)."""
    seats = range(state.seats)
    first = state.parent if state.round == 0 else state.parent + 1
    circle = tuple([(first + step) % state.seats for step in seats])
    order = tuple([seat for seat in circle if not state.players[seat].gone])
    state = evolve(state, round=state.round + 1, parent=order[0], order=order, laid=(), now=Turn())
    for seat in order:
        if state.players[seat].dice:
            state = with_player(state, seat, dice=())
    course.emit(RoundBegan, seat=order[0], round=state.round)
    return rolling.ask_commitments(rolling.feed(state, course))


def begin_turn(state: State, seat: int, course: Course) -> State:
    """Begin a player's turn at step 1 (12)."""
    course.emit(TurnBegan, seat=seat)
    return evolve(state, stage="cards", active=seat, turns=state.turns + 1, now=Turn())


def begin_step(state: State, stage: Stage) -> State:
    """Begin a step of the turn; the last one begins with default orders (A62)."""
    state = evolve(state, stage=stage)
    if stage != "close":
        return state
    return hiding(state, state.active, orders=orders.default_orders(state, state.active))


def end_step(state: State, seat: int, action: Next, course: Course) -> State:
    """Go on: cards -> market -> act -> close (21, 27); idle dice stay until the turn is over."""
    return begin_step(state, AFTER[state.stage])


def stop(state: State, seat: int, action: Stop, course: Course) -> State:
    """Go back: promote, masons, ride -> cards; march -> act."""
    return with_turn(evolve(state, stage=AFTER[state.stage]), left=0)


def end_turn(state: State, seat: int, action: Done, course: Course) -> State:
    """End a turn: idle dice (A4) and an open offer lapse; the next turn or the resolution follows."""
    course.publish = True
    if state.offer is not None:
        state = trading.close_offer(state, "lapsed", course)
    course.emit(TurnEnded, seat=seat, idle=len(state.players[seat].dice))
    return next_turn(with_player(state, seat, dice=()), course)


def next_turn(state: State, course: Course) -> State:
    """Begin the turn of the next player still in the game, or after the last one the resolution (12, 13)."""
    later = state.order[state.order.index(state.active) + 1 :]
    for seat in later:
        if not state.players[seat].gone:
            return begin_turn(state, seat, course)
    course.publish = True
    return resolving.resolve(evolve(state, active=-1), course)


def is_idle(table: Table) -> bool:
    """Whether public facts show that there is nothing to do in this step of the turn (A83)."""
    seat = table.active
    match table.stage:
        case "cards":
            return not table.players[seat].items
        case "promote":
            return not table.now.left or not cards.plain(table, seat)
        case "masons":
            return not table.now.left or not cards.mason_spaces(table, seat)
        case "ride":
            return not moving.can_march_on(table, seat)
        case "market":
            return market.is_idle(table, seat)
        case "act":
            return not table.players[seat].dice
        case "march":
            return not moving.can_march_on(table, seat)
        case _:
            return False


def carry_on(state: State, course: Course) -> State:
    """Run the game until somebody is asked.

    Steps without a choice are skipped, the dice are rolled when all have committed, the event is drawn when upkeep
    is paid, the gamble is resolved when all have wagered; then the game ends or the next round begins.

    Whether a step is skipped depends on public facts (number of cards, dice, coins), never on a secret. A player
    out of the game has no turn; with one player left the game is over at once.
    """
    while state.stage != "over":
        if len(state.living) < 2:
            return scoring.finish(state, scoring.ending(state), course)
        if state.active >= 0:
            if state.players[state.active].gone:
                state = next_turn(state, course)
            elif is_idle(state):
                state = begin_step(state, AFTER[state.stage])
            else:
                return state
        elif state.owing:
            return state
        else:
            state = go_on_after_all(state, course)
    return state


def go_on_after_all(state: State, course: Course) -> State:
    """Go on after all have answered a question put to all: commitment, upkeep or gamble."""
    if state.stage == "commit":
        first = next(seat for seat in state.order if not state.players[seat].gone)
        return begin_turn(rolling.roll_dice(state, course), first, course)
    if state.stage == "gamble":
        state = event_cards.roll_gamble(state, course)
    else:
        state = event_cards.draw_event(state, course)
        if state.stage == "gamble":
            return state
    course.publish = True
    reason = scoring.ending(state)
    return scoring.finish(state, reason, course) if reason else begin_round(state, course)
