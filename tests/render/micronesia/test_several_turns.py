"""A picture of several turns at once: what changed is marked, and the marks do not hide each other."""

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


def test_an_island_that_was_only_named_has_changed_in_no_turn_but_the_newest() -> None:
    named = Visited(seat=2, island=3)
    assert drawn(named, ROLL) != drawn(ROLL), "of one turn it is a part of what was done"
    assert drawn(named, ROLL, ROLL) == drawn(ROLL, ROLL)


def test_an_island_that_was_taken_twice_shows_the_last_time() -> None:
    last = Evicted(seat=1, rival=2, island=1, count=3, lost=2)
    first = Evicted(seat=2, rival=0, island=1, count=2, lost=1)
    assert drawn(first, last) == drawn(last) != drawn(first)
    settled = Settled(seat=2, island=1)
    assert drawn(settled, last) == drawn(last)
