"""The painter of Micronesia: twelve islands in a sea, the dice and the players below them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence

from PIL import Image

from engines.core import Event
from engines.micronesia.actions import Evicted, Rolled, Settle, Settled, Shift, Shifted, Visited
from engines.micronesia.state import ISLANDS, View, points
from render.kit.figures.pieces import pile
from render.kit.figures.plates import pill
from render.kit.letters.text import width
from render.kit.pen.palette import GOLD, INK, LOOKS, SEA, WHITE
from render.kit.pen.sprites import Point
from render.kit.triumph import triumph
from render.scene import HIGH, WIDE, Page, Scene

from . import marks, panels, words
from .chart import chart, hold
from .islands import ISLES, Isle
from .marks import PLATE
from .panels import EDGE, TRIUMPH_HIGH

_PLATE_GAP, _PLATE_PAD, _PLATES_ROOM = 10, 26, 290


class IslandPainter:
    """The painter of Micronesia; see render.scene.Painter."""

    window = (30, 20, 1170, 720)

    def paint(self, view: View, scene: Scene) -> Image.Image:
        """The picture, RGB; after the end with the winners above the sea."""
        canvas = Image.new("RGB", (WIDE, HIGH), SEA)
        if scene.outcome is None:
            canvas.paste(_sea(view, scene))
            panels.tray(canvas, view, scene)
        else:
            triumph(canvas, scene, scene.outcome, EDGE, EDGE, WIDE - 2 * EDGE, TRIUMPH_HIGH)
            canvas.paste(_sea(view, scene), (0, TRIUMPH_HIGH + 2 * EDGE))
        panels.players(canvas, view, scene)
        return canvas

    def alt(self, view: View, scene: Scene) -> str:
        return words.alt(view, scene)

    def pages(self, view: View, scene: Scene) -> Sequence[Page]:
        return words.pages(view, scene)

    def depends_on_reader(self, view: View, scene: Scene) -> bool:
        return False


def _sea(view: View, scene: Scene) -> Image.Image:
    """The islands with all that stands on them, the latest changes and the choices."""
    canvas = chart().copy()
    for number, island in zip(ISLANDS, view.islands, strict=True):
        if island.owner is not None:
            hold(canvas, number, LOOKS[island.owner])
    plates = _plates(scene)
    _rings(canvas, scene, plates)
    _shifts(canvas, scene)
    _tribes(canvas, view, plates)
    _draw_plates(canvas, plates)
    _movements(canvas, view, scene, plates)
    return canvas


def _tribes(canvas: Image.Image, view: View, targets: Collection[int]) -> None:
    """Draw number, worth and tribes of each island, the far islands first; the numbers of targets are golden."""
    for number, island in zip(ISLANDS, view.islands, strict=True):
        isle = ISLES[number - 1]
        marks.label(number, points(number), GOLD if number in targets else WHITE).put(canvas, *isle.at(*isle.label))
        if island.owner is not None:
            pile(LOOKS[island.owner], island.count, marks.RADIUS, marks.COUNT_SIZE).put(
                canvas, *marks.piece_spot(isle)
            )


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
                plate = "·".join(str(number) for number in sorted(action.islands))
                for number in action.islands:
                    if plate not in plates[number]:
                        plates[number].append(plate)
            case Shift():
                plate = f"{action.from_island}→{action.to_island}"
                if plate not in plates[action.to_island]:
                    plates[action.to_island].append(plate)
            case _:
                pass
    return plates


def _plate_wide(plate: str) -> int:
    """The width of a plate with the gap beside it."""
    return width(plate, PLATE) + _PLATE_PAD + _PLATE_GAP


def _plates_wide(shown: Sequence[str]) -> int:
    """The width of the plates of a target, 0 if there is no room for them: the dashed line marks it too."""
    wide = sum(_plate_wide(plate) for plate in shown)
    return wide if wide <= _PLATES_ROOM else 0


def _draw_plates(canvas: Image.Image, plates: Mapping[int, Sequence[str]]) -> None:
    """Draw the plates of each target side by side."""
    for number, shown in sorted(plates.items()):
        if not (wide := _plates_wide(shown)):
            continue
        x, y = ISLES[number - 1].at(0.4, 0.9)
        x -= wide / 2
        for plate in shown:
            reach = _plate_wide(plate)
            pill(canvas, x + reach / 2, y, plate, WHITE, INK, PLATE, _PLATE_PAD)
            x += reach


def _movements(canvas: Image.Image, view: View, scene: Scene, plates: Mapping[int, Sequence[str]]) -> None:
    """Draw the numbers of tribes that arrived, were evicted or moved, except where a choice has its plate.

    An island that changed more than once shows the last change. The numbers on arrows keep clear of all others.
    """
    last = {event.island: event for event in scene.events if isinstance(event, Settled | Evicted)}
    taken = [*_spots(view, plates)]
    for arrival in last.values():
        if arrival.island not in plates:
            isle = ISLES[arrival.island - 1]
            if isinstance(arrival, Evicted):
                marks.boat_home(canvas, isle, LOOKS[arrival.rival], arrival.lost)
                taken.append(marks.boat_spot(isle))
            spot = _arrival_spot(isle)
            pill(canvas, *spot, f"+{arrival.count if isinstance(arrival, Evicted) else 1}", GOLD, INK, PLATE, 26)
            taken.append(marks.spot_of(spot))
    for event in scene.events:
        if isinstance(event, Shifted):
            spot = marks.clear_place(*_way(event), taken)
            pill(canvas, *spot, str(event.count), GOLD, INK, PLATE - 4, 30)
            taken.append(marks.spot_of(spot))


def _spots(view: View, plates: Mapping[int, Sequence[str]]) -> Iterator[marks.Spot]:
    """What lies on the sea and must be read: numbers, tribes, plates."""
    for isle, island in zip(ISLES, view.islands, strict=True):
        yield from marks.label_spots(isle, island.count)
        if wide := _plates_wide(plates.get(isle.number, ())):
            x, y = isle.at(0.4, 0.9)
            yield x - wide / 2, y - 30, x + wide / 2, y + 30


def _arrival_spot(isle: Isle) -> Point:
    x, y = marks.piece_spot(isle)
    return x - 46, y + 44


def _way(event: Shifted) -> tuple[Point, Point]:
    return marks.piece_spot(ISLES[event.from_island - 1]), marks.piece_spot(ISLES[event.to_island - 1])


def _shifts(canvas: Image.Image, scene: Scene) -> None:
    """Draw the arrows of shifted tribes, below the pieces."""
    for event in scene.events:
        if isinstance(event, Shifted):
            marks.arrow(*_way(event)).put(canvas, 0, 0)
