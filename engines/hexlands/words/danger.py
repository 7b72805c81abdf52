"""The spaces that the next event strikes, once it is known."""

from __future__ import annotations

from ..printed import box
from ..resolution.land import is_beside
from ..state import LAKE, MOUNTAIN, Table


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
