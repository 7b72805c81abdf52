"""The map: sea, ground in its season, stacks and the things on them, changes, choices."""

from __future__ import annotations

from PIL import Image

from engines.hexlands.actions import Move
from engines.hexlands.happenings.events import Moved
from engines.hexlands.hidden import Order
from engines.hexlands.mind.assess import battle, threatened
from engines.hexlands.printed import ground
from engines.hexlands.state import View, land
from render.kit.figures.plates import pill
from render.kit.hexes import land_mask, ring, shade
from render.kit.letters.fonts import SMALLEST
from render.kit.pen.cache import cached, newest
from render.kit.pen.palette import GOLD, INK, IVORY, WHITE
from render.kit.pen.sprites import Pen, Point, Sprite
from render.kit.sea import in_light, sea_of_palette
from render.scene import WIDE, Scene

from . import icons
from .changes import changes
from .ground.land import bare, hatch, shadow
from .ground.places import BASE, FIGURE, MAP_FOOT, SIZE, grid, inset, step
from .ground.seasons import SEASONS, add_air
from .ground.spaces import Plot, draw_ground, draw_things, name_plate, plot, top
from .marks import way

WAYS = 8
"""The most arrows in one picture."""


class Chart:
    """The map of one view, drawn space by space from the back to the front."""

    def __init__(self, view: View, scene: Scene) -> None:
        self.view, self.scene = view, scene
        self.season = view.season
        self.targets = {name for action, _ in scene.choices for name in names_of(action)}
        self.sources = {name for action, _ in scene.choices if (name := getattr(action, "origin", ""))}
        self.changed = {
            name for event in scene.events if event.kind != "returned" for name in names_of(event)
        } - self.targets
        self.changes = changes(view, scene)
        known = threatened(view) if view.stage != "over" else None
        self.struck = frozenset(known[1] if known else ())
        self.fights = dict(fight(view, action) for action, _ in scene.choices if isinstance(action, Move))
        self.is_over = scene.outcome is not None
        self.grid = grid(self.is_over)
        self.figure = SMALLEST if self.is_over else FIGURE
        self.names = ground().names
        now = land(view)
        self.plots = [plot(now, space) for space in range(len(self.names))]

    def draw(self) -> Image.Image:
        """The map as a picture of the full size."""
        bare_plots = tuple([shown._replace(building="", trees=0, troops=()) for shown in self.plots])
        canvas = lands(bare_plots, self.season, self.is_over)
        for space, shown in enumerate(self.plots):
            self._space(canvas, space, shown)
        self._ways(canvas)
        self._orders(canvas)
        for space, shown in enumerate(self.plots):  # after all that would cover them: stacks, arrows, orders
            self._name(canvas, space, shown)
        return canvas

    def at(self, space: int) -> Point:
        return self.grid.centre(ground().hexes[space])

    def _space(self, canvas: Image.Image, space: int, shown: Plot) -> None:
        (x, y), side, name = self.at(space), self.grid.side, self.names[space]
        face = side * inset(shown.height)
        if space in self.struck:
            hatch(face).put(canvas, x, top(shown, y, side))
        middle = top(shown, y, side)
        if name in self.sources:
            ring(face, WHITE).put(canvas, x, middle)
        elif name in self.targets:
            ring(face, GOLD).put(canvas, x, middle)
        elif name in self.changed or space in self.changes:
            ring(face, WHITE, True, 0.84 if shown.borders else 0.93).put(canvas, x, middle)
        hidden = self._hidden(space, shown)
        draw_things(canvas, shown, x, y - hidden * 0.75, side, self.season)
        if is_contested(shown):
            icons.icon("swords", round(side * 0.5)).put(canvas, x, top(shown, y, side) - side * 0.6 - hidden * 0.75)

    def _name(self, canvas: Image.Image, space: int, shown: Plot) -> None:
        (x, y), side, name = self.at(space), self.grid.side, self.names[space]
        base = top(shown, y, side) + side * 0.7 - self._hidden(space, shown)
        if name in self.targets:
            fight = self.fights.get(name, "")
            plate = name_plate(name + fight, 0 if fight else shown.height, self.figure, GOLD)
        else:
            plate = name_plate(name, shown.height, self.figure)
        plate.put(canvas, x, base)
        if change := self.changes.get(space, ""):
            _change(canvas, x - side * 0.42, top(shown, y, side) - side * 0.32, change)

    def _hidden(self, space: int, shown: Plot) -> float:
        """The pixels of a space that the stacks in front hide."""
        return step(self.grid.side) * max(0, self._height_in_front(space) - shown.height)

    def _height_in_front(self, space: int) -> int:
        """The height of the higher stack in front, which hides low things on this space."""
        board = ground()
        _, *front = board.hexes[space].around[:3]
        return max((self.plots[board.at[place]].height for place in front if place in board.at), default=0)

    def _ways(self, canvas: Image.Image) -> None:
        """Draw arrows for the newest moves."""
        steps = [(event.origin, event.to) for event in self.scene.events if isinstance(event, Moved)]
        known = ground().number
        for origin, to in list(dict.fromkeys(steps))[-WAYS:]:
            start, end = known[origin], known[to]
            (ax, ay), (bx, by) = self.at(start), self.at(end)
            ay, by = top(self.plots[start], ay, self.grid.side), top(self.plots[end], by, self.grid.side)
            way(round(bx - ax), round(by - ay)).put(canvas, ax, ay)

    def _orders(self, canvas: Image.Image) -> None:
        """Draw the reader's secrets: orders, the Cannon's aim, skulls; at the end the skulls of all players."""
        side = self.grid.side
        for seat, own in enumerate(self.view.secrets):
            if own is None:
                continue
            for space, levels in own.skulls:
                x, y = self.at(space)
                y = top(self.plots[space], y, side)
                icons.icon("skull", round(side * 0.42)).put(canvas, x - side * 0.4, y - side * 0.4)
                _levels(canvas, x + side * 0.02, y - side * 0.38, levels, FIGURE)
            if seat != self.scene.reader or self.view.stage == "over":
                continue
            for order in own.orders.spaces:
                self._order(canvas, order)
            if own.orders.cannon >= 0:
                x, y = self.at(own.orders.cannon)
                y = top(self.plots[own.orders.cannon], y, side)
                badge("cannon", round(side * 0.6)).put(canvas, x - side * 0.55, y - side * 0.4)

    def _order(self, canvas: Image.Image, order: Order) -> None:
        if order.work == "none":
            return
        side, shown = self.grid.side, self.plots[order.space]
        x, y = self.at(order.space)
        work = "axe" if shown.trees and order.work == "tile" else order.work
        badge(work, round(side * 0.66)).put(canvas, x + side * 0.52, top(shown, y, side) - side * 0.42)


def fight(view: View, move: Move) -> tuple[str, str]:
    """The target of a move and the strengths of a battle there (" 3:1"); "" without one."""
    seat = view.active
    mine, theirs = battle(view, seat, ground().number[move.to], 1 + (move.unit == "strong"))
    return move.to, f" {mine}:{theirs}" if theirs else ""


def _levels(canvas: Image.Image, x: float, y: float, levels: int, size: int) -> None:
    """Write the levels of the skulls in a stack, counted from below."""
    numbers = [level + 1 for level in range(levels.bit_length()) if levels >> level & 1]
    pill(canvas, x, y, "·".join(map(str, numbers)), INK, WHITE, size, pad=14)


def is_contested(shown: Plot) -> bool:
    """Return whether there would be a battle: soldiers of several players, or on a rival's land (rule 29)."""
    seats = {troop.seat for troop in shown.troops} | ({shown.owner} if shown.owner >= 0 else set())
    return bool(shown.troops) and len(seats) > 1


@cached
def badge(work: str, size: int) -> Sprite:
    """An order: its icon on a white plate with a tail."""
    pen = Pen(size * 1.6, size * 1.6, size * 0.8, size * 0.8)
    r = size / 2
    pen.polygon([(-r * 0.3, r * 0.7), (r * 0.3, r * 0.7), (-r * 0.5, r * 1.35)], INK)
    pen.ellipse(0, 0, r * 1.1, r * 1.1, INK)
    pen.polygon([(-r * 0.2, r * 0.7), (r * 0.2, r * 0.7), (-r * 0.42, r * 1.2)], IVORY)
    pen.ellipse(0, 0, r, r, IVORY)
    plate = pen.sprite()
    sign = icons.work(work, round(size * 0.7))
    sheet = plate.image.copy()
    at = round(plate.dx - sign.dx), round(plate.dy - sign.dy)
    sheet.alpha_composite(sign.image, (max(0, at[0]), max(0, at[1])))
    return Sprite(sheet, plate.dx, plate.dy)


def _change(canvas: Image.Image, x: float, y: float, change: str) -> None:
    """Draw what the last resolution brought: the sign of a battle, or the levels more or fewer."""
    if change in ("swords", "skull"):
        spot(22).put(canvas, x, y)
        icons.icon(change, 32).put(canvas, x, y)
    else:
        pill(canvas, x, y, change, INK, GOLD, SMALLEST, pad=18)


@cached
def spot(r: int) -> Sprite:
    """A dark disc behind a sign."""
    pen = Pen(2 * r + 8, 2 * r + 8, r + 4, r + 4)
    pen.ellipse(0, 0, r + 2, r + 2, WHITE)
    pen.ellipse(0, 0, r, r, INK)
    return pen.sprite()


@newest
def lands(plots: tuple[Plot, ...], season: int, is_over: bool = False) -> Image.Image:
    """The map with stacks but nothing on them: what everybody sees alike.

    Only the newest is kept: there is one for each position, and it would drive out a hundred sprites.
    """
    shape, hexes = grid(is_over), ground().hexes
    image = scenery(tuple(shown.terrain for shown in plots), season, is_over)
    for place, shown in zip(hexes, plots, strict=True):
        if shown.height:
            shadow(shown.height, shape.side).put(image, *shape.centre(place))
    for place, shown in zip(hexes, plots, strict=True):
        x, y = shape.centre(place)
        draw_ground(image, shown, x, y, shape.side, season)
    return image


@cached
def ocean(is_over: bool) -> Image.Image:
    """The sea with the beach, the same in all seasons; a palette image, of a quarter of the bytes."""
    return sea_of_palette(land_mask(SIZE, grid(is_over), ground().hexes))


def scenery(terrain: tuple[int, ...], season: int, is_over: bool = False) -> Image.Image:
    """The sea and the bare ground, in the light of the season. Not kept: there is one for each table and season."""
    shape, hexes = grid(is_over), ground().hexes
    now = SEASONS[season]
    image = in_light(ocean(is_over), now.light, now.strength)
    add_air(image, season, (100, 0, WIDE - 100, MAP_FOOT))
    for place in hexes:
        shade(shape.side, BASE).put(image, *shape.centre(place))
    for space, place in enumerate(hexes):
        bare(terrain[space], season, shape.side, space * 7 % 5).put(image, *shape.centre(place))
    return image


def names_of(thing: object) -> tuple[str, ...]:
    """The spaces named by an action or an event."""
    single = [getattr(thing, field, None) for field in ("hex", "origin", "to")]
    many = getattr(thing, "hexes", ())
    return tuple(name for name in (*single, *many) if isinstance(name, str) and name)
