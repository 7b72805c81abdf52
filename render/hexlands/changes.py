"""The changes of the last resolution, to be marked on the map in the pictures that tell of it."""

from __future__ import annotations

from engines.hexlands.state import View, land
from render.scene import Scene

from .ground.spaces import plot

TELLING = frozenset({"fought", "placed", "event-drawn"})
"""The kinds of events of a resolution."""


def changes(view: View, scene: Scene) -> dict[int, str]:
    """By changed space: the icon of a battle or a skull, or the levels more or fewer ("+1"), or "".

    They are marked until the first turn of the next round.
    """
    report = view.report
    is_new = view.stage == "commit" or any(event.kind in TELLING for event in scene.events)
    if report.before is None or not is_new:
        return {}
    now, before = land(view), report.before
    marks = {battle.space: "skull" if battle.skull else "swords" for battle in report.battles}
    for space in (*report.placed, *report.struck):
        more = now.heights[space] - before.heights[space]
        if space not in marks and plot(now, space) != plot(before, space):
            marks[space] = f"+{more}" if more > 0 else f"−{-more}" if more else ""
    return marks
