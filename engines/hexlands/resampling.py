"""Resampling of everything that a reader cannot know (A70)."""

from __future__ import annotations

from ..core import Chance
from ..core.dialogue import evolve
from .dealing import deal
from .hidden import Offer, Order, Orders
from .printed import SPECIALS, Specials
from .resolution.building import works
from .resolution.income import strong_count
from .resolution.stacks import stands_in
from .state import State, hiding, secret, view
from .steps.orders import DEFENCES, shelters, targets
from .steps.trading import additions, extended

SKULL = SPECIALS.index("skull")


def resample(state: State, reader: int | None, chance: Chance) -> State:
    """Return a state that the reader could not distinguish from the true one.

    Resampled are others' commitments, orders and drafts; their hands, as far as nobody has seen the cards come and
    go (A81, ``dealing``); and their special tiles in hands, stacks and turned over, mixed with the bag, skulls on
    the levels of their stacks where they can lie. Cards and tiles in an offer that the reader knows stay; an offer
    between two others becomes another one that its player could have made.
    """
    if state.stage == "over":
        return state
    others = tuple([seat for seat in range(state.seats) if seat != reader])
    state = evolve(state, offer=view(state, reader).offer)
    state = _commitments(state, others, chance)
    state = _hands(state, reader, others, chance)
    state = _tiles(state, others, chance)
    state = _offer(state, chance)
    return _orders(_drafts(state, others, chance), others, chance)


def _commitments(state: State, others: tuple[int, ...], chance: Chance) -> State:
    for seat in others:
        if secret(state, seat).committed >= 0:
            state = hiding(state, seat, committed=chance.pick(range(state.players[seat].d6 + 1)))
    return state


def _offered_part(state: State, seat: int) -> tuple[tuple[int, ...], Specials]:
    """The cards and tiles of a hand that the open offer shows."""
    offer = state.offer
    if offer is None or offer.seat != seat or offer.gives is None:
        return (), (0, 0, 0)
    return offer.gives.cards, offer.gives.tiles


def _hands(state: State, reader: int | None, others: tuple[int, ...], chance: Chance) -> State:
    """Deal the cards of others' hands again, as far as they are not known."""
    shown = {seat: _offered_part(state, seat)[0] for seat in others}
    guess = deal(state, reader, shown, chance)
    for seat in others:
        state = hiding(state, seat, hand=guess.hands[seat])
    return evolve(state, exchanges=guess.exchanges)


def _counts_of(tiles: list[int]) -> Specials:
    return (tiles.count(0), tiles.count(1), tiles.count(2))


def _tiles(state: State, others: tuple[int, ...], chance: Chance) -> State:
    """Mix the special tiles that the reader cannot see, with the same number in each place that can be counted."""
    pool = _spread(state.contents)
    wanted: dict[int, tuple[int, int]] = {}
    for seat in others:
        own = secret(state, seat)
        laid = sum(levels.bit_count() for _, levels in own.skulls)
        kept = _offered_part(state, seat)[1]
        loose = [have - shown for have, shown in zip(own.tiles, kept, strict=True)]
        pool += [*_spread(loose), *_spread(own.buried), *[SKULL] * laid]
        wanted[seat] = (sum(loose) + laid, sum(own.buried))
    left = list(chance.shuffle(sorted(pool)))
    for seat, (some, under) in wanted.items():
        have, buried, left = left[:some], left[some : some + under], left[some + under :]
        most = min(have.count(SKULL), some - _must_offer_tile(state, seat))
        state, skulls = _lay_skulls(state, seat, most, chance)
        tiles = [
            count + shown for count, shown in zip(_counts_of(have), _offered_part(state, seat)[1], strict=True)
        ]
        tiles[SKULL] -= skulls
        state = hiding(state, seat, tiles=tuple(tiles), buried=_counts_of(buried))
    return evolve(state, contents=_counts_of(left))


def _must_offer_tile(state: State, seat: int) -> bool:
    """Whether the unknown content of a player's offer can only be special tiles, so that one is in the hand."""
    offer = state.offer
    if offer is None or offer.seat != seat or offer.gives is not None:
        return False
    own, other = state.players[seat], state.players[offer.rival]
    return not any((own.coins, own.d6, own.items, other.coins, other.d6, other.items, other.specials))


def _spread(counts: Specials | list[int]) -> list[int]:
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def _lay_skulls(state: State, seat: int, most: int, chance: Chance) -> tuple[State, int]:
    """Put a random number of the skulls into stacks, where ``bounds`` allow them; also return that number."""
    player = state.players[seat]
    bounds = {
        (space, level): least
        for least, space, levels in player.bounds
        for level in range(levels.bit_length())
        if levels >> level & 1
    }
    levels = [
        (space, level)
        for space, owner in enumerate(state.owners)
        if owner == seat
        for level in range(state.heights[space] - stands_in(state, space))
        if bounds.get((space, level), 1)
    ]
    laid: list[int] = []
    chosen: list[tuple[int, int]] = []
    for place in chance.shuffle(levels):
        bound = min(bounds.get(place, player.specials), player.specials)
        if all(sum(each <= least for each in laid) < least for least in {bound, *laid} if least >= bound):
            laid.append(bound)
            chosen.append(place)
    count = chance.pick(range(min(most, len(chosen)) + 1))
    skulls: dict[int, int] = {}
    for space, level in chosen[:count]:
        skulls[space] = skulls.get(space, 0) | 1 << level
    return hiding(state, seat, skulls=tuple(sorted(skulls.items()))), count


def _offer(state: State, chance: Chance) -> State:
    """Replace an offer of unknown content by one that its player could have made."""
    offer = state.offer
    if offer is None or offer.gives is not None:
        return state
    return evolve(state, offer=_drawn_up(state, offer.seat, offer.rival, 1, chance))


def _drafts(state: State, others: tuple[int, ...], chance: Chance) -> State:
    """Replace each draft by another one to a random player, which may be empty."""
    for seat in others:
        if secret(state, seat).draft is not None:
            rival = chance.pick([other for other in state.living if other != seat])
            state = hiding(state, seat, draft=_drawn_up(state, seat, rival, 0, chance))
    return state


def _drawn_up(state: State, seat: int, rival: int, least: int, chance: Chance) -> Offer:
    """An offer drawn up at random, in no more choices than everybody knows to have been made.

    Each earlier offer of the turn took at least two of them, and its beginning is one as well.
    """
    earlier = state.now.offers - (state.offer is not None)
    most = max(least, state.now.dealt - 2 * earlier - 1)
    offer = Offer(seat=seat, rival=rival)
    for _ in range(chance.pick(range(least, most + 1))):
        choices = additions(state, seat, offer)
        if not choices:
            break
        kind = chance.pick(sorted({action.kind for action in choices}))
        offer = extended(offer, chance.pick([action for action in choices if action.kind == kind]))
    return offer


def _has_orders(state: State, seat: int) -> bool:
    """Whether a player's orders are filled in: from the last step of the turn to the resolution (A62).

    Everybody knows it. Who has no soldiers has orders too: a defence, and perhaps the Cannon.
    """
    if state.players[seat].gone:
        return False
    if seat == state.active or state.active < 0:
        return state.stage in ("close", "deal")
    return seat in state.order[: state.order.index(state.active)]


def _orders(state: State, others: tuple[int, ...], chance: Chance) -> State:
    """Replace each order by a random possible one."""
    for seat in others:
        if not (secret(state, seat).orders.spaces or _has_orders(state, seat)):
            continue
        spaces = tuple(
            [
                Order(
                    space=order.space,
                    work=chance.pick(works(state, seat, order.space)),
                    back=chance.pick(shelters(state, seat)),
                )
                for order in secret(state, seat).orders.spaces
            ]
        )
        aims = targets(state, seat) or (-1,)
        orders = Orders(
            spaces=spaces,
            defence=chance.pick(DEFENCES),
            cannon=chance.pick(aims),
            relieve=chance.pick(range(strong_count(state, seat) + 1)),
        )
        state = hiding(state, seat, orders=orders)
    return state
