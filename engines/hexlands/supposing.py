"""What a reader cannot know, dealt anew (A70): states that this reader could not tell from the true one."""

from __future__ import annotations

from ..core import Chance
from ..core.dialogue import changed
from .building import works
from .hidden import Offer, Order, Orders
from .orders import DEFENCES, shelters, strong, targets
from .printed import SPECIALS, Specials
from .stacks import stands_in
from .state import State, hiding, secret

SKULL = SPECIALS.index("skull")


def resampled(state: State, reader: int | None, chance: Chance) -> State:
    """Others' commitments; their hands, dealt anew among them with as many cards each (which cards are out
    everybody can count); special tiles of others' hands, stacks, buried ones and the bag mixed, skulls lying on
    any levels of their stacks; orders; drafts. What an offer shows its two stays in the hand that it is in."""
    if state.stage == "over":
        return state
    others = tuple([seat for seat in range(state.seats) if seat != reader])
    state = _commitments(state, others, chance)
    state = _hands(state, others, chance)
    state = _tiles(state, others, chance)
    return _orders(_drafts(state, others, chance), others, chance)


def _commitments(state: State, others: tuple[int, ...], chance: Chance) -> State:
    for seat in others:
        if secret(state, seat).committed >= 0:
            state = hiding(state, seat, committed=chance.pick(range(state.players[seat].d6 + 1)))
    return state


def _kept(state: State, seat: int) -> tuple[tuple[int, ...], Specials]:
    """The cards and tiles of a hand that the open offer shows."""
    offer = state.offer
    if offer is None or offer.seat != seat or offer.gives is None:
        return (), (0, 0, 0)
    return offer.gives.cards, offer.gives.tiles


def _hands(state: State, others: tuple[int, ...], chance: Chance) -> State:
    """As many cards for each, out of all that others hold."""
    pool: list[int] = []
    for seat in others:
        pool += secret(state, seat).hand
        for number in _kept(state, seat)[0]:
            pool.remove(number)
    left = list(chance.shuffle(pool))
    for seat in others:
        kept = _kept(state, seat)[0]
        count = len(secret(state, seat).hand) - len(kept)
        state = hiding(state, seat, hand=tuple(sorted((*kept, *left[:count]))))
        left = left[count:]
    return state


def _counted(tiles: list[int]) -> Specials:
    return (tiles.count(0), tiles.count(1), tiles.count(2))


def _tiles(state: State, others: tuple[int, ...], chance: Chance) -> State:
    """Special tiles wherever this reader cannot see them, as many in each place as can be counted."""
    pool = _spread(state.contents)
    wanted: dict[int, tuple[int, int]] = {}
    for seat in others:
        own = secret(state, seat)
        laid = sum(levels.bit_count() for _, levels in own.skulls)
        kept = _kept(state, seat)[1]
        loose = [have - shown for have, shown in zip(own.tiles, kept, strict=True)]
        pool += [*_spread(loose), *_spread(own.buried), *[SKULL] * laid]
        wanted[seat] = (sum(loose) + laid, sum(own.buried))
    left = list(chance.shuffle(pool))
    for seat, (some, under) in wanted.items():
        have, buried, left = left[:some], left[some : some + under], left[some + under :]
        state, skulls = _laid(state, seat, have.count(SKULL), chance)
        tiles = [count + shown for count, shown in zip(_counted(have), _kept(state, seat)[1], strict=True)]
        tiles[SKULL] -= skulls
        state = hiding(state, seat, tiles=tuple(tiles), buried=_counted(buried))
    return changed(state, contents=_counted(left))


def _spread(counts: Specials | list[int]) -> list[int]:
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def _laid(state: State, seat: int, most: int, chance: Chance) -> tuple[State, int]:
    """Some of the skulls lie in stacks, on any level below a building; how many do."""
    levels = [
        (space, level)
        for space, owner in enumerate(state.owners)
        if owner == seat
        for level in range(state.heights[space] - stands_in(state, space))
    ]
    count = chance.pick(range(min(most, len(levels)) + 1))
    skulls: dict[int, int] = {}
    for space, level in chance.shuffle(levels)[:count]:
        skulls[space] = skulls.get(space, 0) | 1 << level
    return hiding(state, seat, skulls=tuple(sorted(skulls.items()))), count


def _drafts(state: State, others: tuple[int, ...], chance: Chance) -> State:
    """Whom a player wants to offer something, and what, nobody else knows."""
    for seat in others:
        if secret(state, seat).draft is not None:
            rival = chance.pick([other for other in state.living if other != seat])
            state = hiding(state, seat, draft=Offer(seat=seat, rival=rival))
    return state


def _orders(state: State, others: tuple[int, ...], chance: Chance) -> State:
    """Something else that could be ordered, for each order given."""
    for seat in others:
        own = secret(state, seat).orders
        if not own.spaces:
            continue
        spaces = tuple(
            [
                Order(
                    space=order.space,
                    work=chance.pick(works(state, seat, order.space)),
                    back=chance.pick(shelters(state, seat)),
                )
                for order in own.spaces
            ]
        )
        aims = targets(state, seat) or (-1,)
        orders = Orders(
            spaces=spaces,
            defence=chance.pick(DEFENCES),
            cannon=chance.pick(aims),
            relieve=chance.pick(range(strong(state, seat) + 1)),
        )
        state = hiding(state, seat, orders=orders)
    return state
