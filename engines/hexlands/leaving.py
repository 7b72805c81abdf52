"""Who is out: bankrupt (91) or left (A65)."""

from __future__ import annotations

from typing import Literal

from ..core.dialogue import changed
from .course import Course
from .events import OfferClosed
from .hidden import Secret
from .land import spaces_of
from .outcomes import Bankrupt, Left, RoadLost, SpaceLost
from .printed import ground
from .stacks import emptied
from .state import State, hiding, put, seated, secret


def out(state: State, seat: int, why: Literal["left", "bankrupt"], course: Course) -> State:
    """All own spaces become public with everything on them gone (tiles back to the supply); soldiers, coins, cards
    in hand, dice, road and special tiles leave the game; bridges go; the pile stays for sale (A65). Item cards out
    of hands go nowhere else: ``conserved`` counts them by the gone player's hand. An offer with the seat lapses."""
    course.emit(Left(seat=seat) if why == "left" else Bankrupt(seat=seat))
    names = ground().names
    for space in spaces_of(state, seat):
        course.emit(SpaceLost(seat=seat, hex=names[space], why=why))
        state = changed(emptied(state, space), trees=put(state.trees, space, 0))
    for space, owner in enumerate(state.roads):
        if owner == seat:
            course.emit(RoadLost(seat=seat, hex=names[space], why=why))
            state = changed(state, roads=put(state.roads, space, -1))
    own = secret(state, seat)
    aside = tuple([one + other for one, other in zip(own.buried, own.tiles, strict=True)])
    state = changed(state, secrets=put(state.secrets, seat, Secret(hand=own.hand, buried=aside)))
    state = seated(
        state, seat, gone=why, coins=0, d6=0, dice=(), soldiers=(), roads=0, specials=0, due=0,
        architect=False, cannon=False,
    )  # fmt: skip
    if state.offer is not None and seat in (state.offer.seat, state.offer.rival):
        course.emit(OfferClosed(seat=state.offer.seat, rival=state.offer.rival, why="lapsed"))
        state = changed(state, offer=None)
    if state.stage == "deal":  # whoever it was to: the drop says nothing of that
        state = changed(hiding(state, state.active, draft=None), stage="close")
    return changed(state, owing=tuple([other for other in state.owing if other != seat]))


def seat_left(state: State, seat: int, course: Course) -> State:
    """Resigning: ``out``; then the round goes on without the seat (``rounds.carried_on``): its own turn ends at
    once, its choice in commit, upkeep and gamble is not waited for; with one player left the game is over."""
    return out(state, seat, "left", course)
