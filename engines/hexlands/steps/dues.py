"""Upkeep that cannot be paid: cards, forts, soldiers given up (44, 88, A35, A68, A87); players out (91, A65)."""

from __future__ import annotations

from typing import Literal

from ...core import IllegalAction, choice
from ...core.dialogue import evolve
from ..actions import Choice, Demote, Dismiss, Raze, Sell
from ..happenings.events import OfferClosed
from ..happenings.outcomes import Bankrupt, Dismissed, Left, RoadLost, SpaceLost
from ..hidden import Secret
from ..printed import ground
from ..report import Soldier
from ..resolution.income import PLAIN, STRONG, can_pay_upkeep, pay_upkeep, stood_down, upkeep
from ..resolution.land import spaces_of
from ..resolution.stacks import empty_space, raze
from ..state import Course, State, Table, hiding, secret, with_item, with_player
from .market import sell_card


def upkeep_choices(table: Table, seat: int) -> tuple[Choice, ...]:
    """Sell, Raze (forts only: no other building has upkeep, A87), Dismiss, Demote (A35, A68)."""
    names, soldiers = ground().names, sorted({(each.space, each.strength) for each in table.players[seat].soldiers})
    forts = [space for space in spaces_of(table, seat) if table.buildings[space] == "fort"]
    return (
        *(choice(Sell, number) for number in sorted(set(secret(table, seat).hand))),
        *(choice(Raze, names[space]) for space in forts),
        *(choice(Dismiss, names[space], _name(strength)) for space, strength in soldiers),
        *(choice(Demote, names[space]) for space, strength in soldiers if strength == STRONG.strength),
    )


def _name(strength: int) -> str:
    return STRONG.key if strength == STRONG.strength else PLAIN.key


def sell(state: State, seat: int, action: Sell, course: Course) -> State:
    """Sell a card for its top-right price onto the player's pile (44), then ``pay_up``."""
    return pay_up(sell_card(state, seat, action.number, course), seat, course)


def pull_down(state: State, seat: int, action: Raze, course: Course) -> State:
    """Pull down a fort, which ends its upkeep (A87)."""
    space = ground().number.get(action.hex, -1)
    if space not in spaces_of(state, seat) or state.buildings[space] != "fort":
        raise IllegalAction("no-fort-there")
    return pay_up(raze(state, space, "upkeep", course), seat, course)


def dismiss(state: State, seat: int, action: Dismiss, course: Course) -> State:
    """Dismiss a soldier."""
    soldiers = list(state.players[seat].soldiers)
    soldiers.remove(_soldier(state, seat, action.hex, STRONG.strength if action.unit == STRONG.key else 1))
    course.emit(Dismissed, seat=seat, hex=action.hex, unit=action.unit)
    return pay_up(with_player(state, seat, soldiers=tuple(soldiers)), seat, course)


def demote(state: State, seat: int, action: Demote, course: Course) -> State:
    """Make a strong soldier a plain one, which costs less."""
    soldier = _soldier(state, seat, action.hex, STRONG.strength)
    return pay_up(stood_down(state, seat, soldier, course), seat, course)


def _soldier(table: Table, seat: int, hex: str, strength: int) -> Soldier:
    space = ground().number.get(hex, -1)
    for soldier in table.players[seat].soldiers:
        if (soldier.space, soldier.strength) == (space, strength):
            return soldier
    raise IllegalAction("no-soldier-there")


def pay_up(state: State, seat: int, course: Course) -> State:
    """Compute the upkeep again: with enough coins it is paid and the seat owes nothing; with nothing left to give
    up the player is out (91)."""
    if can_pay_upkeep(state, seat):
        state = evolve(state, owing=tuple([other for other in state.owing if other != seat]))
        return pay_upkeep(state, seat, course)
    if not upkeep_choices(state, seat):
        return eliminate(state, seat, "bankrupt", course)
    return with_player(state, seat, due=upkeep(state, seat))


def eliminate(state: State, seat: int, why: Literal["left", "bankrupt"], course: Course) -> State:
    """Take a player out of the game (91, A65). An offer with the seat lapses.

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
