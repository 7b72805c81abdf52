"""Chieftain and Abandoned Village: the two tiles that ask other players too (A35, A36)."""

from __future__ import annotations

from ...core import IllegalAction, choice
from ...core.dialogue import evolve
from ..actions import Bid, Give, Pass, Settle
from ..events import AuctionBegan, AuctionWon, BidMade, Given, Passed
from ..ground import elder_may_follow, found_village, gain, has_control, may_settle, order, with_elder
from ..printed import RESOURCES, index_of, tile
from ..state import Course, State, Table, ask, resume, schedule, with_turn
from ..tiles import discard, shuffle_back
from ..wealth import pay, payable, receive, single, wealth_of

# --- the bidding -----------------------------------------------------------------------------------------------


def begin_auction(state: State, course: Course) -> State:
    card = tile("chieftain")
    course.emit(AuctionBegan, high=card.high_bid, points=card.points, high_points=card.high_points)
    state = evolve(state, queue=order(state, state.active), bid=0, bidder=-1)
    return schedule(state, "bidding")


def bidding(state: State, course: Course) -> State:
    """Ask the next player who can raise; those who cannot drop out. The last player left wins."""
    while state.queue and state.queue != (state.bidder,):
        seat = state.queue[0]
        if wealth_of(state, seat) > state.bid:
            return ask(state, "bid", seat)
        course.emit(Passed, seat=seat, why="bid")
        state = evolve(state, queue=state.queue[1:])
    return award(state, course) if state.queue else shuffle_back(state, "chieftain", course)


def bid_choices(table: Table) -> tuple[Bid | Pass, ...]:
    most = wealth_of(table, table.asked)
    return (*[choice(Bid, amount) for amount in range(table.bid + 1, most + 1)], choice(Pass))


def make_bid(state: State, action: Bid, course: Course) -> State:
    have = wealth_of(state, state.asked)
    if not state.bid < action.amount <= have:
        raise IllegalAction("bid-out-of-range", least=state.bid + 1, most=have)
    course.emit(BidMade, seat=state.asked, amount=action.amount)
    queue = (*state.queue[1:], state.asked)
    return resume(evolve(state, bid=action.amount, bidder=state.asked, queue=queue), "bidding")


def decline(state: State, course: Course) -> State:
    """The player drops out of the bidding, or refuses the abandoned village."""
    course.emit(Passed, seat=state.asked, why=state.stage)
    if state.stage == "bid":
        return resume(evolve(state, queue=state.queue[1:]), "bidding")
    return resume(state, "abandoned")


def award(state: State, course: Course) -> State:
    """The winner gains the points at once, then shares out the bid (A43)."""
    card, winner = tile("chieftain"), state.bidder
    points = card.high_points if state.bid >= card.high_bid else card.points
    course.emit(AuctionWon, seat=winner, amount=state.bid, points=points)
    state = with_turn(discard(state, "chieftain", course), left=state.bid)
    state = gain(evolve(state, queue=()), winner, "events", points, course)
    return schedule(state, "sharing")


def sharing(state: State) -> State:
    """Ask the winner to give away the bid, resource by resource, while there is a receiver."""
    if not state.now.left or not receivers(state):
        return evolve(with_turn(state, left=0), bid=0, bidder=-1)
    return ask(state, "give", state.bidder)


def receivers(table: Table) -> tuple[int, ...]:
    """The players other than the winner, in turn order from the winner."""
    return tuple([seat for seat in order(table, table.bidder) if seat != table.bidder])


def give_choices(table: Table) -> tuple[Give, ...]:
    """Each resource held to each receiver, the next in turn order first: the first choice shares out evenly."""
    others = receivers(table)
    turn = (table.bid - table.now.left) % len(others)
    others = (*others[turn:], *others[:turn])
    has = table.players[table.asked].resources
    return tuple([choice(Give, RESOURCES[kind], seat) for seat in others for kind in range(3) if has[kind]])


def give(state: State, action: Give, course: Course) -> State:
    if action.seat not in receivers(state):
        raise IllegalAction("not-a-receiver")
    resource = index_of(action.resource)
    if resource is None or not state.players[state.asked].resources[resource]:
        raise IllegalAction("none-left", resource=action.resource)
    course.emit(Given, seat=state.asked, rival=action.seat, resource=action.resource, why="chieftain")
    state = receive(pay(state, state.asked, single(resource)), action.seat, single(resource))
    return resume(with_turn(state, left=state.now.left - 1), "sharing")


# --- the abandoned village -------------------------------------------------------------------------------------


def offer_abandoned(state: State, course: Course) -> State:
    """Ask each player in turn who controls a hex and can pay; then discard the tile."""
    while state.queue:
        seat, *queue = state.queue
        state = evolve(state, queue=tuple(queue))
        if abandoned_places(state, seat):
            return ask(state, "settle", seat)
    return discard(state, "abandoned-village", course)


def abandoned_places(table: Table, seat: int) -> tuple[int, ...]:
    """Hexes under the seat's control without a village; none if the price cannot be paid."""
    if not payable(table.players[seat].resources, tile("abandoned-village").cost):
        return ()
    return tuple(
        [hex for hex in range(len(table.members)) if has_control(table, hex, seat) and may_settle(table, hex, seat)]
    )


def settle_choices(table: Table) -> tuple[Settle | Pass, ...]:
    """Each hex without the elder and, if the seat has one at home, with it (rule 52, A36)."""
    elders = (0, 1) if elder_may_follow(table, table.asked) else (0,)
    names, places = table.board.names, abandoned_places(table, table.asked)
    return (*[choice(Settle, names[hex], elder) for hex in places for elder in elders], choice(Pass))


def settle(state: State, action: Settle, course: Course) -> State:
    hex, seat, cost = state.board.number.get(action.hex, -1), state.asked, tile("abandoned-village").cost
    if hex not in abandoned_places(state, seat):
        raise IllegalAction("no-village-there", hex=action.hex)
    if action.elder and not elder_may_follow(state, seat):
        raise IllegalAction("no-elder-there", hex=action.hex)
    state = found_village(state, seat, hex, cost, course)
    if action.elder:
        state = with_elder(state, seat, hex, course)
    return resume(state, "abandoned")
