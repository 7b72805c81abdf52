"""What a landscape card can count on a sheet: from the cleared spaces and those of buildings to a number.

Waste land is land that is neither (rule 13); the centre is none and connects nothing (A5); stars are land (A4,
A28).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from .sheet import Spaces, grid

Count: TypeAlias = Callable[[Spaces, Spaces], int]
"""From (cleared, built) to how many. A built space may have been cleared before, or not (rule 15)."""


def waste(cleared: Spaces, built: Spaces) -> Spaces:
    """Waste land (rule 13)."""
    return grid().land & ~(cleared | built)


def waste_beside_buildings(cleared: Spaces, built: Spaces) -> int:
    """Waste spaces that share an edge with a building, each counted once (rule 44, A17)."""
    return (waste(cleared, built) & grid().beside(built)).bit_count()


def largest_waste_group(cleared: Spaces, built: Spaces) -> int:
    return grid().largest_region(waste(cleared, built))


def columns_with_buildings(cleared: Spaces, built: Spaces) -> int:
    """Columns, the stars' among them, with a space of a building (A28)."""
    return sum(1 for column in grid().columns if column & built)


def cleared_without_building(cleared: Spaces, built: Spaces) -> int:
    return (cleared & ~built).bit_count()


def stars_cleared_or_built(cleared: Spaces, built: Spaces) -> int:
    return (grid().all_stars & (cleared | built)).bit_count()


def waste_from_centre(cleared: Spaces, built: Spaces) -> int:
    """Waste spaces connected by edges from the centre (rule 45)."""
    return grid().region(grid().beside(grid().centre), waste(cleared, built)).bit_count()


def largest_building_group(cleared: Spaces, built: Spaces) -> int:
    return grid().largest_region(built)


def waste_on_the_rim(cleared: Spaces, built: Spaces) -> int:
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
"""By the name that a card gives it."""
