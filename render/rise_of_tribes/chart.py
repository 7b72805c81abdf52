"""The map: sea, tiles, tribes, changes, choices."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from PIL import Image

from engines.core import Event
from engines.core.hexes import Hex
from engines.rise_of_tribes.events import Driven, Evaded, Fought, Grown, Moved, Placed, Struck
from engines.rise_of_tribes.ground import has_control
from engines.rise_of_tribes.mind.assess import conflicts_ahead, is_full
from engines.rise_of_tribes.printed import LANDS, RESOURCES, board, numbers, places, terrain
from engines.rise_of_tribes.state import View
from engines.rise_of_tribes.steps.clash import invaders_on, limit
from engines.rise_of_tribes.steps.gathering import gather_choices
from engines.rise_of_tribes.steps.growing import grow_choices
from engines.rise_of_tribes.steps.moving import move_choices
from render.kit.figures.pieces import pile
from render.kit.figures.plates import pill
from render.kit.hexes import Grid, draw_border, label, land_mask, ring, shade
from render.kit.letters.text import legible
from render.kit.pen.cache import cached
from render.kit.pen.palette import GOLD, INK, LOOKS, WHITE
from render.kit.pen.sprites import Point, Sprite
from render.kit.sea import sea_of_palette
from render.scene import WIDE, Scene

from . import figures
from .land import slab
from .marks import DANGER, way
from .places import ALONE, BACK, DEEP, WHOLE, Area, grid, rims, tribe_spots

BEHIND: Mapping[str, Callable[[View], tuple[object, ...]]] = {
    "grow": grow_choices,
    "move": move_choices,
    "gather": gather_choices,
}
"""The choices of stages that may have too many for the panel, by stage."""

OF: Mapping[str, tuple[str, ...]] = {"grow": ("grow",), "move": ("move", "again", "herd"), "gather": ("gather",)}
"""The choices of these stages that are marked; those of the step after it are not."""
MANY = 8
"""The most hexes marked in a Move; of more, only those are where it may begin."""
WAYS = 6
"""The most arrows in one picture."""


class Chart:
    """The map of one view, drawn layer by layer on its own canvas."""

    def __init__(self, view: View, scene: Scene, area: Area = WHOLE) -> None:
        self.view, self.scene, self.area = view, scene, area
        self.volcanoes = places(view.seats)
        self.targets = hexes_of_choices(view, scene)
        self.changed = {name for event in scene.events for name in hexes_of(event)}
        outside = {view.volcano} | {self.volcanoes[name] for name in self.targets if name in self.volcanoes}
        self.outside = tuple(sorted(outside - {-1}))
        self.grid = grid(view.seats, self.outside, area)
        self.name_size = max(36, min(48, round(self.grid.side * 0.36)))

    def draw(self) -> Image.Image:
        """The map with the sea around it, down to the lower edge of its area."""
        view = self.view
        ice = view.ice if view.ice >= 0 else -1
        land = (view.volcano,) if view.volcano >= 0 else ()
        canvas = ground(view.seats, view.terrain, self.outside, land, ice, self.area)
        for hex in range(len(view.terrain)):
            self._border(canvas, hex)
        self._rings(canvas)
        self._ways(canvas)
        for hex in range(len(view.terrain)):
            self._hex(canvas, hex)
        self._counts(canvas)
        self._dangers(canvas)
        for hex in range(len(view.terrain)):
            x, y = self.at(hex)
            self._name(canvas, hex, x, y + self.grid.side * 0.76)
        return canvas

    def at(self, hex: int) -> Point:
        return self.grid.centre(self.view.board.hexes[hex])

    def _place(self, name: str) -> Hex | None:
        """The place of a named hex, on the map or beside it; None if it is neither."""
        if name in self.view.board.number:
            return self.view.board.hexes[self.view.board.number[name]]
        return rims(self.view.seats)[self.volcanoes[name]] if name in self.volcanoes else None

    def _border(self, canvas: Image.Image, hex: int) -> None:
        """Draw the border of the player who controls the hex, except towards hexes of the same player."""
        owner = next((seat for seat in range(self.view.seats) if has_control(self.view, hex, seat)), -1)
        if owner < 0 or hex == self.view.invaded:
            return
        around = self.view.board.hexes[hex].around
        edges = tuple(edge for edge, place in enumerate(around) if not self._is_held(place, owner))
        draw_border(canvas, self.at(hex), self.grid.side, LOOKS[owner], edges)

    def _is_held(self, place: Hex, seat: int) -> bool:
        beside = self.view.board.at.get(place)
        return beside is not None and beside != self.view.invaded and has_control(self.view, beside, seat)

    def _rings(self, canvas: Image.Image) -> None:
        for name in sorted(self.changed | self.targets):
            place = self._place(name)
            if place is not None and (name in self.targets or name in self.view.board.number):
                is_choice = name in self.targets
                mark = ring(self.grid.side, WHITE if is_choice else GOLD, is_choice)
                mark.put(canvas, *self.grid.centre(place))
                if place not in self.view.board.at:
                    x, y = self.grid.centre(place)
                    label(canvas, x, y + 14, name, self.name_size, GOLD)
        for hex in range(len(self.view.terrain)):
            if self._is_dangerous(hex):
                ring(self.grid.side, DANGER, part=0.8).put(canvas, *self.at(hex))

    def _is_dangerous(self, hex: int) -> bool:
        """Whether a conflict is to come there, or one member more would begin one."""
        return self.scene.outcome is None and (hex in conflicts_ahead(self.view) or is_full(self.view, hex))

    def _dangers(self, canvas: Image.Image) -> None:
        """Write the members and the limit where a conflict is to come ("6 > 5"), or near."""
        view, side = self.view, self.grid.side
        for hex in range(len(view.terrain)):
            if self._is_dangerous(hex):
                x, y = self.at(hex)
                count = sum(view.members[hex]) + invaders_on(view, hex)
                size = max(38, round(side * 0.38))
                most = limit(view, hex)
                full = self.scene.voice.say("rise-of-tribes-picture-full", {"limit": most})
                words = f"{count}>{most}" if count > most else full
                y = max(self.area.top + 28, y - side * 0.94)
                pill(canvas, x, y, words, DANGER, WHITE, legible(words, size if count > most else 34), 20)

    def _hex(self, canvas: Image.Image, hex: int) -> None:
        view, side = self.view, self.grid.side
        x, y = self.at(hex)
        self._behind(canvas, hex, x, y)
        here = [(seat, count) for seat, count in enumerate(view.members[hex]) if count]
        spots = tribe_spots(len(here), side) if here else ()
        for (seat, count), (dx, dy) in zip(here, spots, strict=True):
            r, figure = (0.28, 0.43) if len(here) < 3 else (0.22, 0.36)
            number = max(34, round(side * figure))
            pile(LOOKS[seat], count, round(side * r), number).put(canvas, x + dx, y + dy)
        if hex == view.invaded and self._is_crowded(hex):  # their number would be behind the tribes
            self._invaders().put(canvas, x + side * 0.58, y + side * 0.56)

    def _is_crowded(self, hex: int) -> bool:
        return sum(count > 0 for count in self.view.members[hex]) > 2

    def _invaders(self) -> Sprite:
        return figures.invaders(self.view.invaders, round(self.grid.side * 0.66))

    def _behind(self, canvas: Image.Image, hex: int, x: float, y: float) -> None:
        """Draw the village, elder, beasts, invaders and stones behind the tribes."""
        view, side = self.view, self.grid.side
        y += 0 if any(view.members[hex]) else ALONE * side
        others = [
            figures.mammoth(round(side * 0.62)) if hex == view.mammoth else None,
            figures.tiger(round(side * 0.58)) if hex == view.tiger else None,
            self._invaders() if hex == view.invaded and not self._is_crowded(hex) else None,
        ]
        beasts = [beast for beast in others if beast is not None]
        owner = view.villages[hex]
        if owner >= 0:
            is_hidden = any(hidden.hex == hex for hidden in view.hidden)
            u, v = BACK[1] if beasts else BACK[0]
            figures.village(LOOKS[owner], round(side * 0.52), is_hidden).put(canvas, x + u * side, y + v * side)
            if view.players[owner].elder == hex:
                figures.elder(LOOKS[owner], round(side * 0.46)).put(canvas, x + (u + 0.36) * side, y + v * side)
        for index, beast in enumerate(beasts):
            u, v = BACK[2] if owner >= 0 or len(beasts) > 1 else BACK[0]
            beast.put(canvas, x + (u + 0.45 * index) * side, y + v * side)
        left_there = numbers().glacier.stones if hex == view.spoils else 0
        stones = view.ice_stones if hex == view.ice else left_there
        if stones:
            left = x - side * 0.62
            figures.resource("stone", round(side * 0.3)).put(canvas, left, y - side * 0.06)
            label(canvas, left + side * 0.28, y, str(stones), max(36, round(side * 0.36)))

    def _name(self, canvas: Image.Image, hex: int, x: float, y: float) -> None:
        """Draw the name of a hex and the resources it gives."""
        size = self.name_size
        lands = terrain(self.view.terrain[hex]).counts_as
        step = size * 0.86
        x -= step * len(lands) / 2 - size * 0.06
        name = self.view.board.names[hex]
        label(canvas, x, y, name, size, GOLD if name in self.targets else WHITE)
        x += size * 1.1
        for index, land in enumerate(lands):
            kind = RESOURCES[LANDS.index(land)]
            figures.resource(kind, round(size * 0.84)).put(canvas, x + index * step, y - size * 0.36)

    def _ways(self, canvas: Image.Image) -> None:
        """Draw arrows for the newest moves; more would hide the tribes."""
        steps: dict[tuple[str, str], None] = {}
        for event in self.scene.events:
            if isinstance(event, Moved | Driven):
                steps.pop((event.origin, event.to), None)
                steps[event.origin, event.to] = None
        known = self.view.board.number
        drawn = [(origin, to) for origin, to in steps if origin in known and to in known]
        for origin, to in drawn[-WAYS:]:
            start, end = self.at(known[origin]), self.at(known[to])
            way(round(end[0] - start[0]), round(end[1] - start[1])).put(canvas, *start)

    def _counts(self, canvas: Image.Image) -> None:
        """Draw the net change in members of each hex."""
        side = self.grid.side
        for name, count in sorted(changes(self.scene.events).items()):
            if count and name in self.view.board.number:
                hex = self.view.board.number[name]
                x, y = self.at(hex)
                text = f"+{count}" if count > 0 else f"−{-count}"
                fill, ink = (GOLD, INK) if count > 0 else (INK, WHITE)
                size = max(36, round(side * 0.34))
                below = self.view.board.at.get(self.view.board.hexes[hex].around[2])
                drop = -0.3 if below is not None and self._is_dangerous(below) else 0.22
                pill(canvas, x - side * 0.6, y + side * drop, text, fill, ink, size, 22)


@cached
def _ocean(seats: int, outside: tuple[int, ...], volcano: tuple[int, ...], area: Area) -> Image.Image:
    """The sea around the tiles, an image with a palette; the slow part of the ground, in a quarter of its bytes."""
    rim = rims(seats)
    places = [*board(seats).hexes, *(rim[place] for place in volcano)]
    return sea_of_palette(land_mask((WIDE, area.top + area.high), grid(seats, outside, area), places))


def ground(
    seats: int,
    lands: tuple[str, ...],
    outside: tuple[int, ...],
    volcano: tuple[int, ...],
    ice: int,
    area: Area = WHOLE,
) -> Image.Image:
    """The sea and the tiles with nothing on them. Not kept: each table has its own, of 6 MB."""
    shape, hexes, rim = grid(seats, outside, area), board(seats).hexes, rims(seats)
    extra = [(rim[place], "volcano", -1) for place in volcano]
    laid = [*((place, lands[hex], hex) for hex, place in enumerate(hexes)), *extra]
    laid.sort(key=lambda each: (each[0].r, each[0].q))
    image = _ocean(seats, outside, volcano, area).convert("RGB")
    for place, *_ in laid:
        shade(shape.side, DEEP).put(image, *shape.centre(place))
    for place, terrain_, hex in laid:
        slab(terrain_, shape.side, hex % 4, 0 <= hex == ice).put(image, *shape.centre(place))
    for place, *_ in extra:
        _volcano_name(image, shape, place, seats)
    return image


def _volcano_name(image: Image.Image, shape: Grid, place: Hex, seats: int) -> None:
    x, y = shape.centre(place)
    size = max(36, round(shape.side * 0.32))
    label(image, x, y + shape.side * 0.72, f"V{rims(seats).index(place) + 1}", size)


def hexes_of_choices(view: View, scene: Scene) -> set[str]:
    """The hexes named by the choices; if those are behind a button, the hexes where they begin."""
    own = [action for action, _ in scene.choices if view.stage not in BEHIND or action.kind in OF[view.stage]]
    names = {name for action in own for name in hexes_of(action)}
    if len(names) > MANY and view.stage == "move":
        names = {name for action in own for name in hexes_of(action)[:1]}
    if names or scene.reader is None or scene.reader != view.asked:
        return names
    listed = BEHIND[view.stage](view) if view.stage in BEHIND else ()
    return {name for action in listed for name in hexes_of(action)[:1]}


def hexes_of(thing: object) -> tuple[str, ...]:
    """The hexes named by an action or an event."""
    names = (getattr(thing, field, None) for field in ("hex", "origin", "to"))
    return tuple(name for name in names if isinstance(name, str))


def changes(events: Sequence[Event]) -> Counter[str]:
    """The net change in members of each hex by these events."""
    count: Counter[str] = Counter()
    for event in events:
        match event:
            case Grown() | Evaded():
                count[event.hex] += 1
            case Placed():
                count[event.hex] += event.count
            case Struck():
                count[event.hex] -= event.count
            case Moved():
                count[event.origin] -= event.count
                count[event.to] += event.count
            case Driven():
                count[event.origin] -= 1
                count[event.to] += 1
            case Fought():
                count[event.hex] -= sum(event.before) - sum(event.after)
            case _:
                pass
    return count
