"""Micronesia's pictures: twelve islands in a sea, the players beside them, the dice at hand."""

from __future__ import annotations

from collections import defaultdict

from PIL import Image

from engines.core import Event
from engines.micronesia.actions import Evicted, Settle, Settled, Shift, Shifted, Visited
from engines.micronesia.state import ISLANDS, View, points
from render.kit.palette import GOLD, LOOKS, WHITE
from render.kit.pieces import pile
from render.scene import Scene

from . import marks, panels, words
from .chart import chart, holding
from .islands import ISLES


class IslandPainter:
    """See render.scene.Painter."""

    def paint(self, view: View, scene: Scene) -> Image.Image:
        """1600 x 1030, RGB."""
        canvas = chart().image.copy()
        _territory(canvas, view)
        _changed(canvas, view, scene)
        _targets(canvas, scene)
        _shifts(canvas, scene)
        _tribes(canvas, view)
        _movements(canvas, scene)
        panels.side_panel(canvas, view, scene)
        if scene.outcome is None:
            panels.header(canvas, view, scene)
        else:
            panels.banner(canvas, scene, scene.outcome)
        return canvas

    def alt(self, view: View, scene: Scene) -> str:
        return words.alt(view, scene)


def _territory(canvas: Image.Image, view: View) -> None:
    for number, island in zip(ISLANDS, view.islands, strict=True):
        if island.owner is not None:
            isle = ISLES[number - 1]
            holding(number, LOOKS[island.owner]).put(canvas, isle.x, isle.y)


def _tribes(canvas: Image.Image, view: View) -> None:
    """Numbers and worth, and the tribes that are there; far islands first."""
    for number, island in zip(ISLANDS, view.islands, strict=True):
        isle = ISLES[number - 1]
        marks.label(number, points(number)).put(canvas, *isle.at(*isle.label))
        if island.owner is not None:
            pile(LOOKS[island.owner], island.count).put(canvas, *marks.piece_spot(isle))


def _touched(event: Event) -> tuple[int, ...]:
    match event:
        case Settled() | Evicted() | Visited():
            return (event.island,)
        case Shifted():
            return (event.from_island, event.to_island)
        case _:
            return ()


def _changed(canvas: Image.Image, view: View, scene: Scene) -> None:
    """A golden line around every island where something happened."""
    for number in sorted({number for event in scene.events for number in _touched(event)}):
        isle = ISLES[number - 1]
        marks.ring(number, "changed").put(canvas, isle.x, isle.y)


def _movements(canvas: Image.Image, scene: Scene) -> None:
    """How many came, were driven out, were moved."""
    for event in scene.events:
        match event:
            case Settled():
                x, y = marks.piece_spot(ISLES[event.island - 1])
                marks.pill(canvas, x, y + 48, "+1", GOLD)
            case Evicted():
                isle = ISLES[event.island - 1]
                x, y = marks.piece_spot(isle)
                marks.pill(canvas, x, y + 48, f"+{event.count}", GOLD)
                marks.sent_home(canvas, isle, LOOKS[event.rival], event.lost)
            case Shifted():
                start, end = (marks.piece_spot(ISLES[n - 1]) for n in (event.from_island, event.to_island))
                marks.pill(canvas, *marks.halfway(start, end), str(event.count), GOLD)
            case _:
                pass


def _shifts(canvas: Image.Image, scene: Scene) -> None:
    """The ways that tribes took between islands, under the pieces."""
    for event in scene.events:
        if isinstance(event, Shifted):
            start, end = (marks.piece_spot(ISLES[n - 1]) for n in (event.from_island, event.to_island))
            marks.arrow(start, end).put(canvas, 0, 0)


def _targets(canvas: Image.Image, scene: Scene) -> None:
    """The islands that a choice would lead to, with the numbers on its button."""
    plates: dict[int, list[str]] = defaultdict(list)
    for action, _ in scene.choices:
        match action:
            case Settle():
                plate = " · ".join(str(number) for number in sorted(action.islands))
                for number in action.islands:
                    if plate not in plates[number]:
                        plates[number].append(plate)
            case Shift():
                plates[action.to_island] += []
            case _:
                pass
    for number, shown in sorted(plates.items()):
        isle = ISLES[number - 1]
        marks.ring(number, "choice").put(canvas, isle.x, isle.y)
        for index, plate in enumerate(shown):
            x, y = isle.at(0, 1.02)
            marks.pill(canvas, x + (index - (len(shown) - 1) / 2) * 96, y, plate, WHITE)
