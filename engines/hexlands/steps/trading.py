"""Step 4: offers, built up piece by piece and answered out of turn (27, A46, A72).

At most one offer is open; it lapses at the end of the turn, and the number of offers in a turn is limited. Only its
two players know its content. It can be accepted while both have what they are to give; both sides change hands in
one step.
"""

from __future__ import annotations

from ...core import IllegalAction, Seat, choice
from ...core.dialogue import construct, evolve
from ..actions import (
    Accept,
    AskCard,
    AskCoins,
    AskDie,
    AskTile,
    Choice,
    Deal,
    Decline,
    Drop,
    GiveCard,
    GiveCoins,
    GiveDie,
    GiveTile,
    Propose,
    Withdraw,
)
from ..hands import exchange_cards, without
from ..happenings.events import Drafted, OfferClosed, Offered, OfferSeen, Traded, TradeSeen
from ..hidden import Bundle, Offer, Secret
from ..printed import SPECIALS, box, items
from ..resolution.stacks import with_specials
from ..state import Course, State, Table, hiding, secret, with_item, with_player, with_turn


def deal_choices(table: Table, seat: int) -> tuple[Choice, ...]:
    """Stage close: Deal with each other player, or Withdraw; stage deal: Give..., Ask..., Propose, Drop."""
    if table.stage == "close":
        if table.offer is not None:
            return (choice(Withdraw),)
        return tuple([choice(Deal, other) for other in table.living if other != seat]) if can_deal(table) else ()
    draft = secret(table, seat).draft
    if draft is None:
        return ()
    choices: tuple[Choice, ...] = ()
    if not has_no_choices_left(table):
        choices = additions(table, seat, draft)
    if not is_empty(draft):
        choices = (*choices, choice(Propose))
    return (*choices, choice(Drop))


def can_deal(table: Table) -> bool:
    """Whether offers are left in this turn (A85)."""
    return table.offer is None and table.now.offers < box().trading.offers and not has_no_choices_left(table)


def can_swap(table: Table, seat: int, rival: int) -> bool:
    """Whether each of two players has something that an offer could move to the other."""
    draft = construct(Offer, seat=seat, rival=rival)
    return bool(_gives(table, seat, draft) and _asks(table, seat, draft))


def has_no_choices_left(table: Table) -> bool:
    """Whether the turn has no choices left for offers (A85)."""
    return table.now.dealt >= box().trading.steps


def is_empty(offer: Offer) -> bool:
    return all(side is None or side.is_empty for side in (offer.gives, offer.asks))


def bundles(offer: Offer) -> tuple[Bundle, Bundle]:
    """(gives, asks) of an offer; empty bundles if they are unknown."""
    return offer.gives or Bundle(), offer.asks or Bundle()


def additions(table: Table, seat: int, draft: Offer) -> tuple[Choice, ...]:
    """The choices to add something to either side of an offer."""
    return (*_gives(table, seat, draft), *_asks(table, seat, draft))


def _gives(table: Table, seat: int, draft: Offer) -> tuple[Choice, ...]:
    """The choices to add something to what is given."""
    gives, player = bundles(draft)[0], table.players[seat]
    choices: list[Choice] = [
        choice(GiveCoins, count) for count in box().trading.coins if gives.coins + count <= player.coins
    ]
    if gives.d6 < player.d6:
        choices.append(choice(GiveDie))
    choices += [choice(GiveCard, number) for number in sorted(set(spare_cards(secret(table, seat), gives)))]
    tiles = secret(table, seat).tiles
    return (
        *choices,
        *[choice(GiveTile, tile) for kind, tile in enumerate(SPECIALS) if gives.tiles[kind] < tiles[kind]],
    )


def spare_cards(own: Secret, gives: Bundle) -> tuple[int, ...]:
    """The hand without the cards that are given already."""
    return without(own.hand, gives.cards)


def _asks(table: Table, seat: int, draft: Offer) -> tuple[Choice, ...]:
    """The choices to ask for something more that the other player may have."""
    asks, other = bundles(draft)[1], table.players[draft.rival]
    choices: list[Choice] = [
        choice(AskCoins, count) for count in box().trading.coins if asks.coins + count <= other.coins
    ]
    if asks.d6 < other.d6:
        choices.append(choice(AskDie))
    if len(asks.cards) < other.items:
        choices += [
            choice(AskCard, number)
            for number, count in enumerate(unseen(table, seat), start=1)
            if asks.cards.count(number) < count
        ]
    if sum(asks.tiles) < other.specials:
        choices += [choice(AskTile, tile) for tile in SPECIALS]
    return tuple(choices)


def unseen(table: Table, seat: int) -> list[int]:
    """The cards of each number in others' hands, which every player can count."""
    copies = table.seats + items().more_than_players
    left = [copies - count for count in table.stock]
    for number in secret(table, seat).hand:
        left[number - 1] -= 1
    for player in table.players:
        for number in player.pile:
            left[number - 1] -= 1
    return left


# --- preparing an offer ------------------------------------------------------------------------------------------


def begin_offer(state: State, seat: int, action: Deal, course: Course) -> State:
    """Begin an empty offer to a player."""
    if state.offer is not None:
        raise IllegalAction("offer-open")
    if not can_deal(state):
        raise IllegalAction("no-more-offers")
    if action.seat == seat or action.seat not in state.living:
        raise IllegalAction("nobody-there")
    return with_draft(evolve(state, stage="deal"), seat, construct(Offer, seat=seat, rival=action.seat), course)


def with_draft(state: State, seat: int, draft: Offer, course: Course) -> State:
    gives, asks = bundles(draft)
    own = (Seat(seat),)
    course.emit(Drafted, visible_to=own, seat=seat, rival=draft.rival, gives=gives, asks=asks)
    return with_turn(hiding(state, seat, draft=draft), dealt=state.now.dealt + 1)


def drawing_up(state: State, seat: int) -> Offer:
    """The offer in preparation; raises IllegalAction without one."""
    draft = secret(state, seat).draft
    if draft is None:
        raise IllegalAction("not-now")
    return draft


def give(state: State, seat: int, action: GiveCoins | GiveDie | GiveCard | GiveTile, course: Course) -> State:
    """Add to what is given."""
    draft = drawing_up(state, seat)
    if has_no_choices_left(state) or action not in _gives(state, seat, draft):
        raise IllegalAction("cannot-offer")
    return with_draft(state, seat, extended(draft, action), course)


def ask_for(state: State, seat: int, action: AskCoins | AskDie | AskCard | AskTile, course: Course) -> State:
    """Add to what is asked for."""
    draft = drawing_up(state, seat)
    if has_no_choices_left(state) or action not in _asks(state, seat, draft):
        raise IllegalAction("cannot-ask")
    return with_draft(state, seat, extended(draft, action), course)


def extended(offer: Offer, action: Choice) -> Offer:
    """The offer with the action's part added to the side it is about."""
    gives, asks = bundles(offer)
    if isinstance(action, GiveCoins | GiveDie | GiveCard | GiveTile):
        gives = more(gives, action)
    else:
        asks = more(asks, action)
    return construct(Offer, seat=offer.seat, rival=offer.rival, gives=gives, asks=asks)


def more(side: Bundle, action: Choice) -> Bundle:
    """One side of an offer, with the action's part added."""
    match action:
        case GiveCoins(count=count) | AskCoins(count=count):
            return evolve(side, coins=side.coins + count)
        case GiveDie() | AskDie():
            return evolve(side, d6=side.d6 + 1)
        case GiveCard(number=number) | AskCard(number=number):
            return evolve(side, cards=tuple(sorted((*side.cards, number))))
        case GiveTile(tile=tile) | AskTile(tile=tile):
            kind = SPECIALS.index(tile)
            return evolve(side, tiles=with_item(side.tiles, kind, side.tiles[kind] + 1))
        case _:
            return side


def drop(state: State, seat: int, action: Drop, course: Course) -> State:
    """Drop the offer in preparation."""
    draft = drawing_up(state, seat)
    gives, asks = bundles(draft)
    own = (Seat(seat),)
    course.emit(Drafted, visible_to=own, seat=seat, rival=draft.rival, gives=gives, asks=asks, dropped=1)
    return hiding(evolve(state, stage="close"), seat, draft=None)


def propose(state: State, seat: int, action: Propose, course: Course) -> State:
    """Make the offer. It is a barrier, since the other player has seen it; others learn only that there is one."""
    draft = drawing_up(state, seat)
    if is_empty(draft):
        raise IllegalAction("empty-offer")
    course.barrier = course.publish = True
    gives, asks = bundles(draft)
    course.emit(Offered, seat=seat, rival=draft.rival)
    both = (Seat(seat), Seat(draft.rival))
    course.emit(OfferSeen, visible_to=both, seat=seat, rival=draft.rival, gives=gives, asks=asks)
    state = hiding(evolve(state, stage="close", offer=draft), seat, draft=None)
    return with_turn(state, offers=state.now.offers + 1)


# --- an open offer -----------------------------------------------------------------------------------------------


def open_offer(state: State) -> Offer:
    if state.offer is None:
        raise IllegalAction("no-offer")
    return state.offer


def close_offer(state: State, why: str, course: Course) -> State:
    """Close the offer without a trade: withdrawn, declined, lapsed."""
    offer = open_offer(state)
    course.emit(OfferClosed, seat=offer.seat, rival=offer.rival, why=why)
    return evolve(state, offer=None)


def withdraw(state: State, seat: int, action: Withdraw, course: Course) -> State:
    course.publish = True
    return close_offer(state, "withdrawn", course)


def decline(state: State, seat: int, action: Decline, course: Course) -> State:
    course.publish = True
    return close_offer(state, "declined", course)


def answer_choices(table: Table, seat: int) -> tuple[Choice, ...]:
    """The answers to the open offer: Accept if both can give, Decline."""
    return (choice(Accept), choice(Decline)) if can_accept(table) else (choice(Decline),)


def can_accept(table: Table) -> bool:
    """Whether both players have what they are to give."""
    if table.offer is None:
        return False
    gives, asks = bundles(table.offer)
    return has(table, table.offer.seat, gives) and has(table, table.offer.rival, asks)


def has(table: Table, seat: int, side: Bundle) -> bool:
    player, own = table.players[seat], secret(table, seat)
    if table.secrets[seat] is None:  # a rival's view: the cards and tiles were there when the offer was made
        return player.coins >= side.coins and player.d6 >= side.d6
    return (
        player.coins >= side.coins
        and player.d6 >= side.d6
        and all(own.hand.count(number) >= side.cards.count(number) for number in side.cards)
        and all(have >= need for have, need in zip(own.tiles, side.tiles, strict=True))
    )


def accept(state: State, seat: int, action: Accept, course: Course) -> State:
    """Accept the offer: both sides change hands."""
    offer = open_offer(state)
    if not can_accept(state):
        raise IllegalAction("cannot-trade")
    course.barrier = course.publish = True
    gives, asks = bundles(offer)
    state = exchange_cards(state, (offer.seat, offer.rival), (gives, asks))
    state = hand_over(hand_over(state, offer.seat, gives, asks), offer.rival, asks, gives)
    open_gives, open_asks = (construct(Bundle, coins=side.coins, d6=side.d6) for side in (gives, asks))
    course.emit(
        Traded,
        seat=offer.seat,
        rival=offer.rival,
        gives=open_gives,
        asks=open_asks,
        cards=(len(gives.cards), len(asks.cards)),
        tiles=(sum(gives.tiles), sum(asks.tiles)),
    )
    both = (Seat(offer.seat), Seat(offer.rival))
    course.emit(TradeSeen, visible_to=both, seat=offer.seat, rival=offer.rival, gives=gives, asks=asks)
    return evolve(state, offer=None)


def hand_over(state: State, seat: int, gives: Bundle, gets: Bundle) -> State:
    """Exchange one player's part of the trade, but for the cards."""
    player, own = state.players[seat], secret(state, seat)
    tiles = tuple(have - less + plus for have, less, plus in zip(own.tiles, gives.tiles, gets.tiles, strict=True))
    state = with_specials(hiding(state, seat, tiles=tiles), seat, -sum(gives.tiles))
    state = with_specials(state, seat, got := sum(gets.tiles))
    has_ordered = seat in state.order[: state.order.index(state.active)]
    return with_player(
        state,
        seat,
        coins=player.coins - gives.coins + gets.coins,
        d6=player.d6 - gives.d6 + gets.d6,
        late=player.late + got * has_ordered,
    )
