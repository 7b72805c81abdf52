"""Item cards that come to hands and leave them, and what everybody knows of hands (A81).

Cards are taken and spent openly, so a hand is known until it takes part in a trade. From then on ``Player.known``
and ``Player.spent`` say what was public since, and ``Table.exchanges`` keeps the trades: a guessed hand agrees with
them. Cards that none of this accounts for were there before, as in games of earlier versions, and
nobody knows which they are.
"""

from __future__ import annotations

from ..core import IllegalAction
from ..core.dialogue import construct, evolve
from .hidden import Bundle, Exchange
from .printed import ItemNumbers
from .state import State, hiding, secret, with_player


def without(cards: ItemNumbers, taken: ItemNumbers) -> ItemNumbers:
    """The cards without some of them, which must be there."""
    left = list(cards)
    for number in taken:
        left.remove(number)
    return tuple(left)


def take_card(state: State, seat: int, number: int) -> State:
    """Add a card to the hand, seen by everybody."""
    player = state.players[seat]
    state = hiding(state, seat, hand=tuple(sorted((*secret(state, seat).hand, number))))
    known = tuple(sorted((*player.known, number)))
    return with_player(state, seat, items=player.items + 1, known=known)


def spend_card(state: State, seat: int, number: int) -> State:
    """Put a card of the hand onto the player's pile, seen by everybody; raises IllegalAction ``no-such-card``."""
    hand = secret(state, seat).hand
    if number not in hand:
        raise IllegalAction("no-such-card")
    player = state.players[seat]
    known, spent = player.known, player.spent
    if number in known:
        known = without(known, (number,))
    elif any(seat in each.seats for each in state.exchanges):
        spent = tuple(sorted((*spent, number)))
    state = hiding(state, seat, hand=without(hand, (number,)))
    state = with_player(state, seat, items=player.items - 1, pile=(*player.pile, number), known=known, spent=spent)
    return _forgotten(state)


def exchange_cards(state: State, seats: tuple[int, int], sides: tuple[Bundle, Bundle]) -> State:
    """Exchange the cards of a trade: ``sides`` are what each of the two gives, and has."""
    cards = (sides[0].cards, sides[1].cards)
    if not any(cards):
        return state
    players = [state.players[seat] for seat in seats]
    exchange = construct(
        Exchange,
        seats=seats,
        counts=(len(cards[0]), len(cards[1])),
        cards=cards,
        known=(players[0].known, players[1].known),
        spent=(players[0].spent, players[1].spent),
    )
    for seat, player, gives, gets in zip(seats, players, cards, reversed(cards), strict=True):
        hand = (*without(secret(state, seat).hand, gives), *gets)
        state = hiding(state, seat, hand=tuple(sorted(hand)))
        items = player.items - len(gives) + len(gets)
        state = with_player(state, seat, items=items, known=(), spent=())
    return evolve(state, exchanges=(*state.exchanges, exchange))


def _forgotten(state: State) -> State:
    """The state without the exchanges, once everybody knows every hand again: they say nothing more."""
    if not state.exchanges or any(len(player.known) < player.items for player in state.players):
        return state
    players = tuple([evolve(player, spent=()) for player in state.players])
    return evolve(state, exchanges=(), players=players)
