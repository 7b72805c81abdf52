"""Values of spaces, buildings and cards for the computer player, in points of the final score (A1).

A space counts 3. A rival's loss counts by its ``share``. Everything is computed from a View.
"""

from __future__ import annotations

from functools import cache

from ..printed import box, cards, ground, item, plan
from ..resolution.building import price
from ..resolution.income import forts_upkeep, soldiers_upkeep, yield_of
from ..resolution.land import (
    backing,
    by_road,
    connected,
    height_fits,
    is_beside,
    is_inside,
    is_land,
    on_shore,
    spaces_of,
    strength,
)
from ..state import LAKE, MOUNTAIN, Table, View, here
from .assess import endings
from .tastes import GREEDY, Taste

SPACE = float(box().score.space)
SOLDIER = 3.0
"""A rough value of what a soldier earns until the end."""
FARTHEST = 40
"""An event that adds more than this is not printed (67, 76)."""
ENOUGH_SOLDIERS = 2
"""The number of soldiers beyond which more do not pay."""


def rounds_left(view: Table) -> float:
    """The expected number of rounds left, this one included, by the mean progress of the printed events; 1 where
    every event that may come ends the game."""
    left = view.limit - view.progress
    if left < FARTHEST:
        last, cards = endings(view)
        if last == cards:
            return 1.0
    return max(1.0, left / pace())


@cache
def pace() -> float:
    """The mean progress of the printed events."""
    printed = cards().events
    return sum(card.progress for card in printed) / len(printed)


def share(view: Table) -> float:
    """The value of one point lost by a rival."""
    return 1 / max(1, len(view.living) - 1)


def comes_to_turn(view: Table, seat: int) -> bool:
    """Whether a seat's turn of this round is still to come."""
    return seat in view.order[view.order.index(view.active) + 1 :] if view.active in view.order else True


def card_value(view: Table, seat: int, number: int, taste: Taste = GREEDY) -> float:
    """The value of a card that can be played from the next turn on, or its sale price if there is no such turn; 0
    where it can neither be played nor sold any more."""
    card, left = item(number), rounds_left(view)
    if left < 1.8 and not comes_to_turn(view, seat):
        is_useless = left == 1.0 and (view.active != seat or view.stage not in ("cards", "market"))
        return 0.0 if is_useless else float(card.sell)
    if card.key == "factory":
        return float(card.amount * len(spaces_of(view, seat)))
    if card.key == "railway":
        return 3.0 * len(view.players[seat].soldiers)
    if card.key == "recruit":
        few = len(view.players[seat].soldiers) < ENOUGH_SOLDIERS
        return min(5.0, taste.recruit * rounds_left(view)) if few else float(card.sell)
    if card.key == "clearing":
        return taste.cards.clearing + any(view.trees[space] for space in spaces_of(view, seat))
    if card.key in ("veterans", "cannon") and not touching(view, seat):
        return float(card.sell)
    return taste.cards.of(card.key)


def touching(view: Table, seat: int) -> frozenset[int]:
    """The rivals with land beside the seat's connected land."""
    near = ground().neighbours
    return frozenset(view.owners[at] for own in connected(view, seat) for at in near[own]) - {-1, seat}


def spare(view: Table, seat: int) -> int:
    """Coins that this round's upkeep does not need."""
    income = yield_of(view, seat, "castle") + yield_of(view, seat, "mine")
    due = soldiers_upkeep(view, seat) + forts_upkeep(view, seat)
    return view.players[seat].coins - max(0, due - income)


def coming(view: Table, event: str) -> float:
    """The chance that an event is drawn before the game is over."""
    return min(1.0, rounds_left(view) / len(view.deck)) if event in view.deck else 0.0


def storm_loss(view: Table, space: int, taste: Taste) -> float:
    """What a typhoon is expected to cost on a space while its height is 1 (74)."""
    if not taste.typhoon or LAKE not in [view.terrain[at] for at in ground().neighbours[space]]:
        return 0.0
    return taste.typhoon * coming(view, "typhoon")


# --- buildings ---------------------------------------------------------------------------------------------------


def lasting(view: Table, building: str, height: int) -> tuple[float, float]:
    """(rounds, chance) of a building: the rounds it is expected to stand, given the events that destroy it, and the
    chance that it stands at the end (72-74)."""
    dangers = {"mine": 1, "spot": 1}.get(building, 0) + (height == 1 and "warming" in view.deck)
    risk, rounds = dangers / len(cards().events), rounds_left(view) - 0.5
    stays = (1 - risk) ** rounds
    return ((1 - stays) / risk if risk else rounds), stays


def building_value(view: Table, seat: int, space: int, building: str) -> float:
    """The value of a building there until the end, less its price."""
    height = view.heights[space]
    rounds, stays = lasting(view, building, height)
    kept = plan(building).price * height / box().score.building_divisor * stays
    return earning(view, seat, space, building) * rounds + kept - price(view, seat, building, height)


def earning(view: Table, seat: int, space: int, building: str) -> float:
    """The value of a building each round: coins, fewer losses, shorter ways."""
    height, places = view.heights[space], ground().hexes
    match building:
        case "spot":
            return 0.9 * len(touching(view, seat)) * height
        case "mine":
            return float(height)
        case "wall":
            rivals = sum(view.owners[at] not in (-1, seat) for at in ground().neighbours[space])
            return 0.2 * rivals if rivals > 1 else 0.0
        case "garrison":
            far = places[space].distance(places[view.players[seat].home])
            others = "garrison" in [view.buildings[own] for own in spaces_of(view, seat)]
            return 0.0 if others else 0.5 * max(0, far - 1)
        case _:
            return 0.0


def castle_value(view: View, seat: int) -> float:
    """The value of the castle's next level: a coin a round, half its price, safer land; less its price."""
    home = view.players[seat].home
    cost = price(view, seat, "castle", view.heights[home] + 1, view.heights[home])
    kept = plan("castle").price / box().score.building_divisor
    return rounds_left(view) - 0.5 + kept + 1.0 + 0.7 * len(touching(view, seat)) - cost


def site_value(view: Table, seat: int, space: int) -> float:
    """The value of the best building that a soldier could build there; 0 without one."""
    if view.buildings[space] or view.roads[space] >= 0 or view.trees[space] or space in view.laid:
        return 0.0
    if space not in connected(view, seat):
        return 0.0
    possible = ["wall"]
    if is_inside(view, space) and by_road(view, seat, space):
        possible.append("garrison")
        if on_shore(view, space):
            possible.append("spot")
        if is_beside(view, space, MOUNTAIN):
            possible.append("mine")
    money = spare(view, seat)
    payable = [each for each in possible if price(view, seat, each, view.heights[space]) <= money]
    return max([0.0, *[building_value(view, seat, space, each) for each in payable]])


# --- places for soldiers -----------------------------------------------------------------------------------------


def worth(view: Table, seat: int, space: int, power: int, taste: Taste = GREEDY) -> float:
    """The value of another soldier of this strength on a space when the round is resolved."""
    owner = view.owners[space]
    against = rivals_on(view, seat, space)
    if owner >= 0 and owner != seat:
        return _attack(view, seat, space, power, against)
    if not is_land(view, space):
        return 0.0
    mine = power + sum(soldier.strength for soldier in here(view, space, seat))
    if owner == seat:
        if against:
            mine += sum(strength(view, space))
            best = max(total + backing(view, space, other) for other, total in against.items())
            saved = SPACE * (1 + share(view)) + kept_value(view, space)
            return saved + (SOLDIER * share(view) if mine > best else 0.0) if mine >= best else -SOLDIER
        return max(_upwards(view, seat, space, taste), site_value(view, seat, space))
    return _claim(view, seat, space, mine, against, taste)


def rivals_on(view: Table, seat: int, space: int) -> dict[int, int]:
    """The strength of the soldiers of each rival that is there; its owner is there without any."""
    powers_by_seat, owner = {}, view.owners[space]
    for other, player in enumerate(view.players):
        if other == seat or player.gone:
            continue
        powers = [soldier.strength for soldier in player.soldiers if soldier[0] == space]
        if powers or other == owner:
            powers_by_seat[other] = sum(powers)
    return powers_by_seat


def _claim(view: Table, seat: int, space: int, mine: int, against: dict[int, int], taste: Taste) -> float:
    """The value of a soldier on public land."""
    if not view.players[seat].supply or space in view.laid:
        return 0.0
    near = sum(view.owners[at] == seat for at in ground().neighbours[space])
    if not near:
        return 0.0
    gain = SPACE + taste.near * near + taste.shore * on_shore(view, space) - view.trees[space] * SPACE
    gain -= storm_loss(view, space, taste)
    if not against:
        return gain if not here(view, space, seat) else 0.0
    mine += backing(view, space, seat)
    best = max(total + backing(view, space, other) for other, total in against.items())
    return gain + SOLDIER * share(view) if mine > best else SPACE * share(view) if mine == best else -SOLDIER


def _upwards(view: Table, seat: int, space: int, taste: Taste) -> float:
    """The value of a tile on the seat's land: felling a tree, or a level at the border."""
    if space in view.laid or here(view, space, seat):
        return 0.0
    if view.trees[space]:
        return 0.8
    if view.buildings[space] or not height_fits(view, space, seat, view.heights[space] + 1):
        return 0.0
    rivals = sum(view.owners[at] not in (-1, seat) for at in ground().neighbours[space])
    saved = storm_loss(view, space, taste) if view.heights[space] == 1 else 0.0
    return 0.6 + 0.4 * rivals + saved if view.players[seat].supply else 0.0


def kept_value(view: Table, space: int) -> float:
    """The value of a space's building in the final score."""
    building = view.buildings[space]
    if not building or building == "castle":
        return 0.0
    return plan(building).price * view.heights[space] / box().score.building_divisor


def _attack(view: Table, seat: int, space: int, power: int, against: dict[int, int]) -> float:
    """The value of a soldier on rival land if nobody comes to help, less if its owner still can."""
    owner = view.owners[space]
    mine = power + sum(soldier.strength for soldier in here(view, space, seat)) + backing(view, space, seat)
    against[owner] = against.get(owner, 0) + sum(strength(view, space))
    best = max(total + (backing(view, space, other) if other != owner else 0) for other, total in against.items())
    if mine <= best:
        return 0.2 if mine == best else -SOLDIER
    dead = sum(len(here(view, space, other)) for other in against)
    if view.buildings[space] == "castle":
        loot = min(box().loot.castle, view.players[owner].coins)
        gain = loot * (1 + share(view))
    else:
        gain = (SPACE + kept_value(view, space)) * (1 + share(view)) - kept_value(view, space)
    gain += dead * SOLDIER * share(view)
    can_help = view.order.index(owner) > view.order.index(seat) if owner in view.order else False
    return gain * 0.6 if can_help and mine - best < 2 else gain
