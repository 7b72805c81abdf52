"""The painter of Micronesia: twelve islands in a sea, the players and the dice beside them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence

from PIL import Image

from engines.core import Event
from engines.micronesia.actions import Evicted, Rolled, Settle, Settled, Shift, Shifted, Visited
from engines.micronesia.state import ISLANDS, View, points
from render.kit.banner import banner
from render.kit.figures.pieces import pile
from render.kit.figures.plates import pill, pill_width
from render.kit.pen.palette import GOLD, LOOKS, WHITE
from render.kit.pen.sprites import Point
from render.scene import Scene

from . import marks, panels, words
from .chart import chart, hold
from .islands import ISLES, Isle

_PLATE_GAP, _PLATES_ROOM = 12, 220


class IslandPainter:
    """The painter of Micronesia; see render.scene.Painter."""

    window = (0, 120, 1130, 1000)

    def paint(self, view: View, scene: Scene) -> Image.Image:
        """The picture, 1600 x 1030, RGB."""
        canvas = chart().copy()
        _territory(canvas, view)
        plates = _plates(scene)
        _rings(canvas, scene, plates)
        _shifts(canvas, scene)
        _tribes(canvas, view)
        _draw_plates(canvas, plates)
        _movements(canvas, scene, plates)
        panels.side_panel(canvas, view, scene)
        if scene.outcome is None:
            panels.header(canvas, view, scene)
            panels.danger(canvas, view, scene)
        else:
            banner(canvas, scene, scene.outcome, 28, 14, 1094)
        return canvas

    def alt(self, view: View, scene: Scene) -> str:
        return words.alt(view, scene)

    def depends_on_reader(self, view: View, scene: Scene) -> bool:
        return False


def _territory(canvas: Image.Image, view: View) -> None:
    for number, island in zip(ISLANDS, view.islands, strict=True):
        if island.owner is not None:
            hold(canvas, number, LOOKS[island.owner])


def _tribes(canvas: Image.Image, view: View) -> None:
    """Draw number, worth and tribes of each island, the far islands first."""
    for number, island in zip(ISLANDS, view.islands, strict=True):
        isle = ISLES[number - 1]
        marks.label(number, points(number)).put(canvas, *isle.at(*isle.label))
        if island.owner is not None:
            pile(LOOKS[island.owner], island.count).put(canvas, *marks.piece_spot(isle))


def _islands_of(event: Event) -> tuple[int, ...]:
    match event:
        case Settled() | Evicted() | Visited():
            return (event.island,)
        case Shifted():
            return (event.from_island, event.to_island)
        case _:
            return ()


def _rings(canvas: Image.Image, scene: Scene, targets: Collection[int]) -> None:
    """Draw a golden line around each changed island and a dashed one around each target of a choice.

    If the events cover several turns, islands that were only visited are left out: nothing changed there.
    """
    events = scene.events
    if sum(isinstance(event, Rolled) for event in events) > 1:
        events = [event for event in events if not isinstance(event, Visited)]
    changed = {number for event in events for number in _islands_of(event)}
    for number in sorted(changed.union(targets)):
        isle = ISLES[number - 1]
        marks.ring(number, "choice" if number in targets else "changed").put(canvas, isle.x, isle.y)


def _plates(scene: Scene) -> dict[int, list[str]]:
    """The target islands of the choices, each with the numbers on the buttons that name it."""
    plates: dict[int, list[str]] = defaultdict(list)
    for action, _ in scene.choices:
        match action:
            case Settle():
                plate = " · ".join(str(number) for number in sorted(action.islands))
                for number in action.islands:
                    if plate not in plates[number]:
                        plates[number].append(plate)
            case Shift():
                plate = f"{action.from_island} → {action.to_island}"
                if plate not in plates[action.to_island]:
                    plates[action.to_island].append(plate)
            case _:
                pass
    return plates


def _draw_plates(canvas: Image.Image, plates: Mapping[int, Sequence[str]]) -> None:
    """Draw the plates of each target side by side, or none if they do not fit: the dashed line marks it too."""
    for number, shown in sorted(plates.items()):
        reaches = [pill_width(plate) + _PLATE_GAP for plate in shown]
        if sum(reaches) > _PLATES_ROOM:
            continue
        x, y = ISLES[number - 1].at(0.4, 0.98)
        x -= sum(reaches) / 2
        for plate, reach in zip(shown, reaches, strict=True):
            pill(canvas, x + reach / 2, y, plate, WHITE)
            x += reach


def _movements(canvas: Image.Image, scene: Scene, taken: Collection[int]) -> None:
    """Draw the numbers of tribes that arrived, were evicted or moved, except where a choice has its plate.

    An island that changed more than once shows the last change.
    """
    last = {event.island: event for event in scene.events if isinstance(event, Settled | Evicted)}
    for event in scene.events:
        if isinstance(event, Settled | Evicted) and event is not last[event.island]:
            continue
        match event:
            case Settled() if event.island not in taken:
                _arrivals(canvas, ISLES[event.island - 1], 1)
            case Evicted() if event.island not in taken:
                _arrivals(canvas, ISLES[event.island - 1], event.count)
                marks.boat_home(canvas, ISLES[event.island - 1], LOOKS[event.rival], event.lost)
            case Shifted():
                pill(canvas, *marks.halfway(*_way(event)), str(event.count), GOLD)
            case _:
                pass


def _arrivals(canvas: Image.Image, isle: Isle, count: int) -> None:
    x, y = marks.piece_spot(isle)
    pill(canvas, x - 38, y + 42, f"+{count}", GOLD)


def _way(event: Shifted) -> tuple[Point, Point]:
    return marks.piece_spot(ISLES[event.from_island - 1]), marks.piece_spot(ISLES[event.to_island - 1])


def _shifts(canvas: Image.Image, scene: Scene) -> None:
    """Draw the arrows of shifted tribes, below the pieces."""
    for event in scene.events:
        if isinstance(event, Shifted):
            marks.arrow(*_way(event)).put(canvas, 0, 0)
