"""The counts of landscape cards: functions from cleared and built spaces to a number.

Waste land is land that is neither cleared nor built (rule 13). The centre is not land and connects nothing (A5);
stars are land (A4, A28).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from .sheet import Spaces, grid

Count: TypeAlias = Callable[[Spaces, Spaces], int]
"""From (cleared, built) to a count. A built space may or may not have been cleared (rule 15)."""


def waste(cleared: Spaces, built: Spaces) -> Spaces:
    """Waste land (rule 13)."""
    return grid().land & ~(cleared | built)


def waste_beside_buildings(cleared: Spaces, built: Spaces) -> int:
    """Waste spaces that share an edge with a building, each counted once (rule 44, A17)."""
    return (waste(cleared, built) & grid().beside(built)).bit_count()


def largest_waste_group(cleared: Spaces, built: Spaces) -> int:
    """The size of the largest group of waste spaces."""
    return grid().largest_region(waste(cleared, built))


def columns_with_buildings(cleared: Spaces, built: Spaces) -> int:
    """Columns that contain a space of a building; the column of stars counts (A28)."""
    return sum(1 for column in grid().columns if column & built)


def cleared_without_building(cleared: Spaces, built: Spaces) -> int:
    """Cleared spaces that are not built on."""
    return (cleared & ~built).bit_count()


def stars_cleared_or_built(cleared: Spaces, built: Spaces) -> int:
    """Stars that are cleared or built on."""
    return (grid().all_stars & (cleared | built)).bit_count()


def waste_from_centre(cleared: Spaces, built: Spaces) -> int:
    """Waste spaces connected by edges from the centre (rule 45)."""
    return grid().region(grid().beside(grid().centre), waste(cleared, built)).bit_count()


def largest_building_group(cleared: Spaces, built: Spaces) -> int:
    """The size of the largest group of building spaces."""
    return grid().largest_region(built)


def waste_on_the_rim(cleared: Spaces, built: Spaces) -> int:
    """Waste spaces at the edge of the sheet."""
    return (waste(cleared, built) & grid().rim).bit_count()


COUNTS: Mapping[str, Count] = {
    "waste-beside-buildings": waste_beside_buildings,
    "largest-waste-group": largest_waste_group,
    "columns-with-buildings": columns_with_buildings,
    "cleared-without-building": cleared_without_building,
    "stars-cleared-or-built": stars_cleared_or_built,
    "waste-from-centre": waste_from_centre,
    "largest-building-group": largest_building_group,
    "waste-on-the-rim": waste_on_the_rim,
}
"""By the name used in ``counts`` of a card."""
