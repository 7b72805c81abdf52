"""Players out of the game: bankrupt (91) or left (A65)."""

from __future__ import annotations

from typing import Literal

from ...core.dialogue import evolve
from ..happenings.events import OfferClosed
from ..happenings.outcomes import Bankrupt, Left, RoadLost, SpaceLost
from ..hidden import Secret
from ..printed import ground
from ..state import Course, State, hiding, secret, with_item, with_player
from .land import spaces_of
from .stacks import empty_space


def eliminate(state: State, seat: int, why: Literal["left", "bankrupt"], course: Course) -> State:
    """Take a player out of the game (A65). An offer with the seat lapses.

    All spaces of the seat become public and everything on them goes, tiles back to the supply. Soldiers, coins,
    cards in hand, dice, road and special tiles and bridges leave the game; the pile stays for sale. The cards stay
    in the ``hand`` of the gone player, where ``conserved`` counts them.
    """
    course.emit(Left if why == "left" else Bankrupt, seat=seat)
    names = ground().names
    for space in spaces_of(state, seat):
        course.emit(SpaceLost, seat=seat, hex=names[space], why=why)
        state = evolve(empty_space(state, space), trees=with_item(state.trees, space, 0))
    for space, owner in enumerate(state.roads):
        if owner == seat:
            course.emit(RoadLost, seat=seat, hex=names[space], why=why)
            state = evolve(state, roads=with_item(state.roads, space, -1))
    own = secret(state, seat)
    aside = tuple([one + other for one, other in zip(own.buried, own.tiles, strict=True)])
    state = evolve(state, secrets=with_item(state.secrets, seat, evolve(Secret(hand=own.hand), buried=aside)))
    state = with_player(
        state, seat, gone=why, coins=0, d6=0, dice=(), soldiers=(), roads=0, specials=0, due=0,
        architect=False, cannon=False,
    )  # fmt: skip
    if state.offer is not None and seat in (state.offer.seat, state.offer.rival):
        course.emit(OfferClosed, seat=state.offer.seat, rival=state.offer.rival, why="lapsed")
        state = evolve(state, offer=None)
    if state.stage == "deal":  # dropped for any receiver, or the drop would show who it was
        state = evolve(hiding(state, state.active, draft=None), stage="close")
    return evolve(state, owing=tuple([other for other in state.owing if other != seat]))


def leave(state: State, seat: int, course: Course) -> State:
    """Resign. ``rounds.carry_on`` then goes on without the seat: its turn ends at once, its choice in commit,
    upkeep and gamble is not awaited; with one player left the game is over."""
    return eliminate(state, seat, "left", course)
