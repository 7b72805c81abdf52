"""The painter of Micronesia: twelve islands in a sea, the players and the dice beside them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence

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

from . import marks, panels, upright, words
from .chart import chart, hold
from .islands import ISLES_OF, Form, Isle

_PLATE_GAP, _PLATES_ROOM = 12, 220


class IslandPainter:
    """The painter of Micronesia; see render.scene.Painter."""

    window = (0, 120, 1130, 1000)

    def paint(self, view: View, scene: Scene) -> Image.Image:
        """The picture, 1600 x 1030, RGB."""
        canvas = _sea(view, scene, "wide")
        panels.side_panel(canvas, view, scene)
        if scene.outcome is None:
            panels.header(canvas, view, scene)
            panels.danger(canvas, view, scene)
        else:
            banner(canvas, scene, scene.outcome, 28, 14, 1094)
        return canvas

    def paint_tall(self, view: View, scene: Scene) -> Image.Image:
        """The picture for a phone, 1080 x 1400, RGB; see render.scene.Tall."""
        canvas = _sea(view, scene, "tall")
        upright.below_sea(canvas, view, scene)
        return canvas

    def alt(self, view: View, scene: Scene) -> str:
        return words.alt(view, scene)

    def depends_on_reader(self, view: View, scene: Scene) -> bool:
        return False


def _sea(view: View, scene: Scene, form: Form) -> Image.Image:
    """The islands with all that stands on them, the latest changes and the choices."""
    canvas = chart(form).copy()
    isles = ISLES_OF[form]
    for number, island in zip(ISLANDS, view.islands, strict=True):
        if island.owner is not None:
            hold(canvas, number, LOOKS[island.owner], form)
    plates = _plates(scene)
    _rings(canvas, scene, plates, form)
    _shifts(canvas, scene, isles)
    _tribes(canvas, view, isles)
    _draw_plates(canvas, plates, isles)
    _movements(canvas, view, scene, plates, isles)
    return canvas


def _tribes(canvas: Image.Image, view: View, isles: Sequence[Isle]) -> None:
    """Draw number, worth and tribes of each island, the far islands first."""
    for number, island in zip(ISLANDS, view.islands, strict=True):
        isle = isles[number - 1]
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


def _rings(canvas: Image.Image, scene: Scene, targets: Collection[int], form: Form) -> None:
    """Draw a golden line around each changed island and a dashed one around each target of a choice.

    If the events cover several turns, islands that were only visited are left out: nothing changed there.
    """
    events = scene.events
    if sum(isinstance(event, Rolled) for event in events) > 1:
        events = [event for event in events if not isinstance(event, Visited)]
    changed = {number for event in events for number in _islands_of(event)}
    for number in sorted(changed.union(targets)):
        isle = ISLES_OF[form][number - 1]
        marks.ring(number, "choice" if number in targets else "changed", form).put(canvas, isle.x, isle.y)


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


def _plates_wide(shown: Sequence[str]) -> int:
    """The width of the plates of a target, 0 if there is no room for them: the dashed line marks it too."""
    wide = sum(pill_width(plate) + _PLATE_GAP for plate in shown)
    return wide if wide <= _PLATES_ROOM else 0


def _draw_plates(canvas: Image.Image, plates: Mapping[int, Sequence[str]], isles: Sequence[Isle]) -> None:
    """Draw the plates of each target side by side."""
    for number, shown in sorted(plates.items()):
        if not (wide := _plates_wide(shown)):
            continue
        x, y = isles[number - 1].at(0.4, 0.98)
        x -= wide / 2
        for plate in shown:
            reach = pill_width(plate) + _PLATE_GAP
            pill(canvas, x + reach / 2, y, plate, WHITE)
            x += reach


def _movements(
    canvas: Image.Image, view: View, scene: Scene, plates: Mapping[int, Sequence[str]], isles: Sequence[Isle]
) -> None:
    """Draw the numbers of tribes that arrived, were evicted or moved, except where a choice has its plate.

    An island that changed more than once shows the last change. The numbers on arrows keep clear of all others.
    """
    last = {event.island: event for event in scene.events if isinstance(event, Settled | Evicted)}
    taken = [*_spots(view, plates, isles)]
    for arrival in last.values():
        if arrival.island not in plates:
            isle = isles[arrival.island - 1]
            if isinstance(arrival, Evicted):
                marks.boat_home(canvas, isle, LOOKS[arrival.rival], arrival.lost)
                taken.append(marks.boat_spot(isle, canvas.width))
            spot = _arrival_spot(isle)
            pill(canvas, *spot, f"+{arrival.count if isinstance(arrival, Evicted) else 1}", GOLD)
            taken.append(marks.spot_of(spot))
    for event in scene.events:
        if isinstance(event, Shifted):
            spot = marks.clear_place(*_way(event, isles), taken)
            pill(canvas, *spot, str(event.count), GOLD)
            taken.append(marks.spot_of(spot))


def _spots(view: View, plates: Mapping[int, Sequence[str]], isles: Sequence[Isle]) -> Iterator[marks.Spot]:
    """What lies on the sea and must be read: numbers, tribes, plates."""
    for isle, island in zip(isles, view.islands, strict=True):
        yield from marks.label_spots(isle, island.count)
        if wide := _plates_wide(plates.get(isle.number, ())):
            x, y = isle.at(0.4, 0.98)
            yield x - wide / 2, y - 24, x + wide / 2, y + 24


def _arrival_spot(isle: Isle) -> Point:
    x, y = marks.piece_spot(isle)
    return x - 38, y + 42


def _way(event: Shifted, isles: Sequence[Isle]) -> tuple[Point, Point]:
    return marks.piece_spot(isles[event.from_island - 1]), marks.piece_spot(isles[event.to_island - 1])


def _shifts(canvas: Image.Image, scene: Scene, isles: Sequence[Isle]) -> None:
    """Draw the arrows of shifted tribes, below the pieces."""
    for event in scene.events:
        if isinstance(event, Shifted):
            marks.arrow(*_way(event, isles)).put(canvas, 0, 0)
