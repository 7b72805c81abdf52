"""What things would bring, cost or lose: battles, marches, tiles, and what the next event strikes or ends."""

from __future__ import annotations

from ..hidden import Work
from ..printed import box, card, ground
from ..resolution.battles import sides
from ..resolution.building import (
    BUILDINGS,
    after_battle,
    ground_refusal,
    growth_price,
    mason_refusal,
    plan_refusal,
    plot_refusal,
)
from ..resolution.event_cards import after_harvest
from ..resolution.land import backing, is_beside
from ..state import LAKE, MOUNTAIN, Table, View
from ..steps.orders import costs_nothing

BUILT = frozenset(each.key for each in box().buildings)
"""The works that are buildings."""
LIKELY = 8
"""One in so many of the events that may come has to end the game, before it is said that they may."""


def at(hex: str) -> int:
    return ground().number[hex]


def cost(view: View, seat: int, space: int) -> int:
    """The price of one level more there."""
    return 0 if costs_nothing(view, seat, space) else growth_price(view, seat, space)


def gain_of(view: View, seat: int, space: int) -> str:
    """The default work of a soldier there in the resolution: take the ``land``, lay one ``level`` more, fell a
    ``tree``, or ``none`` (38, A63)."""
    wrong = mason_refusal(view, seat, space)
    if wrong == "trees":
        return "tree"
    if wrong or not costs_nothing(view, seat, space):
        return "none"
    return "level" if view.owners[space] == seat else "land"


def battle(view: View, seat: int, space: int, more: int = 0) -> tuple[int, int]:
    """(mine, theirs): the seat's strength with ``more`` soldiers there and the best of the others; 0 0 without a
    battle (32, 33, A16)."""
    strengths = {side.seat: side.strength for side in sides(view, space)}
    mine = strengths.pop(seat, backing(view, space, seat))
    return (mine + more, max(strengths.values())) if strengths else (0, 0)


def prize(view: View, seat: int, space: int) -> str:
    """What becomes of a space where the seat wins a battle (34, 35, A19, A34, A78).

    ``land`` of its own, ``public`` without a tile to place, ``castle`` where coins are all there is to take,
    ``held``, or ``none`` on public land that no tile can take.
    """
    owner = view.owners[space]
    if owner == seat:
        return "held"
    if owner < 0:
        return "land" if is_takable(view, seat, space) else "none"
    if view.buildings[space] == "castle":
        return "castle"
    return "public" if after_battle(view, seat, space, "tile") else "land"


def is_takable(view: View, seat: int, space: int) -> bool:
    """Whether soldiers alone on a public space would make it the seat's (38)."""
    is_bare = view.owners[space] < 0 and not view.trees[space]
    return is_bare and not ground_refusal(view, seat, space) and view.players[seat].supply > 0


def is_buildable(view: View, seat: int, space: int) -> bool:
    """Whether soldiers on a space of the seat could build something there, coins aside."""
    return bool(buildable(view, seat, space))


def buildable(view: View, seat: int, space: int) -> tuple[Work, ...]:
    """What soldiers on a space of the seat could build there, coins aside."""
    if plot_refusal(view, seat, space):
        return ()
    return tuple([each for each in BUILDINGS if plan_refusal(view, seat, space, each) in ("", "too-dear")])


# --- the next event --------------------------------------------------------------------------------------------


def endings(table: Table) -> tuple[int, int]:
    """The event cards that may come next, as (those that end the game, all) (67, 69, 76); public."""
    deck = table.deck or table.discarded
    return sum(progress_after(table, key) > table.limit for key in deck), len(deck)


def ending_ahead(table: Table) -> tuple[int, int]:
    """``endings`` from one card in ``LIKELY`` on; else, and once the event is drawn, none of them."""
    last, cards = endings(table)
    drawn = table.stage == "over" or (table.stage == "gamble" and table.report.event == "gamble")
    return (0 if drawn or LIKELY * last < cards else last), cards


def progress_after(table: Table, key: str) -> int:
    """The progress after an event card (67, 76)."""
    return after_harvest(table.progress) if key == "harvest" else table.progress + card(key).progress


def next_event(table: Table) -> str | None:
    """The next event, if one card only is left; None while several can come."""
    return table.deck[0] if len(table.deck) == 1 else None


def threatened(table: Table) -> tuple[str, tuple[int, ...]] | None:
    """The next event and the spaces that lose something by it, ascending; None while it is not known.

    Buildings, roads, soldiers and heights count, as in ``event_cards``; castles stand.
    """
    key = next_event(table)
    if key is None:
        return None
    return key, tuple([space for space in range(len(table.terrain)) if is_struck(table, space, key)])


def is_struck(table: Table, space: int, key: str) -> bool:
    """Whether an event destroys or lowers something there."""
    height, building = table.heights[space], table.buildings[space]
    loses = building not in ("", "castle")
    moved = table.roads[space] >= 0 or any(space == each[0] for player in table.players for each in player.soldiers)
    high = height > box().rules.lowered_to
    match key:
        case "earthquake":
            return high
        case "warming":
            return height == 1 and loses
        case "eruption":
            return is_beside(table, space, MOUNTAIN) and (loses or moved or high)
        case "typhoon":
            return is_beside(table, space, LAKE) and (loses or moved or (height == 1 and building != "castle"))
        case "flood":
            return is_beside(table, space, LAKE) and moved
        case "landslide":
            return is_beside(table, space, MOUNTAIN) and moved
        case _:
            return False
