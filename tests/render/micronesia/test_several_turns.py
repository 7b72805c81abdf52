"""A picture that covers several turns marks the changes, and the marks do not overlap."""

from __future__ import annotations

from engines.core import Event
from engines.micronesia.actions import Evicted, Rolled, Settled, Visited
from render import painter

from .tables import KEY, scene, view

HELD = {1: (1, 2), 3: (2, 1), 5: (0, 2)}
ROLL = Rolled(seat=1, dice=(1, 2, 3))


def drawn(*events: Event) -> bytes:
    shown = view(HELD)
    return painter(KEY).paint(shown, scene(shown, events=events)).tobytes()


def test_visited_island_is_marked_only_for_a_single_turn() -> None:
    named = Visited(seat=2, island=3)
    assert drawn(named, ROLL) != drawn(ROLL), "a visit is part of a single turn"
    assert drawn(named, ROLL, ROLL) == drawn(ROLL, ROLL)


def test_island_taken_twice_shows_the_last_change() -> None:
    last = Evicted(seat=1, rival=2, island=1, count=3, lost=2)
    first = Evicted(seat=2, rival=0, island=1, count=2, lost=1)
    assert drawn(first, last) == drawn(last) != drawn(first)
    settled = Settled(seat=2, island=1)
    assert drawn(settled, last) == drawn(last)
