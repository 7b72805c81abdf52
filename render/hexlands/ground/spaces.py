"""One space with everything on it, drawn back to front."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engines.hexlands.printed import ground
from engines.hexlands.report import Land
from engines.hexlands.state import LAKE, MOUNTAIN
from render.kit.figures.plates import DEEP
from render.kit.letters.fonts import mask
from render.kit.letters.text import width
from render.kit.pen.cache import cached
from render.kit.pen.palette import WHITE, Colour, rgb
from render.kit.pen.sprites import Sprite

from . import buildings
from .land import draw_edging, mountain, stack
from .places import inset, step

LEVELS = rgb("#FFE9A8")
"""The colour of heights: paler than the golden names of choices."""


class Troop(NamedTuple):
    """Soldiers of one player on a space."""

    seat: int
    soldiers: int
    strong: int


class Plot(NamedTuple):
    """The content of a space, and the edges of its borders and roads: 0 is the right one, then clockwise."""

    terrain: int
    owner: int
    height: int
    building: str
    road: int
    trees: int
    borders: tuple[int, ...]
    ways: tuple[int, ...]
    troops: tuple[Troop, ...]


def plot(land: Land, space: int) -> Plot:
    """The content of one space of a map."""
    board = ground()
    owner, road = land.owners[space], land.roads[space]
    borders, ways = [], []
    for edge, place in enumerate(board.hexes[space].around):
        beside = board.at.get(place, -1)
        if owner >= 0 and (beside < 0 or land.owners[beside] != owner):
            borders.append(edge)
        if road >= 0 and beside >= 0:
            is_joined = land.roads[beside] == road or (
                land.buildings[beside] == "castle" and land.owners[beside] == road
            )
            if is_joined:
                ways.append(edge)
    return Plot(
        land.terrain[space],
        owner,
        land.heights[space],
        land.buildings[space],
        road,
        land.trees[space],
        tuple(borders),
        tuple(ways),
        troops(land, space),
    )


def troops(land: Land, space: int) -> tuple[Troop, ...]:
    """The troops on a space, by seat."""
    present = []
    for seat, soldiers in enumerate(land.soldiers):
        here = [soldier.strength for soldier in soldiers if soldier.space == space]
        if here:
            present.append(Troop(seat, sum(each == 1 for each in here), sum(each > 1 for each in here)))
    return tuple(present)


def top(shown: Plot, y: float, side: float) -> float:
    """The y of the middle of the top of a space."""
    return y - shown.height * step(side)


def draw_ground(canvas: Image.Image, shown: Plot, x: float, y: float, side: float, season: int) -> None:
    """Draw the stack with its border and road; (x, y) is the middle of the ground."""
    if shown.terrain == MOUNTAIN:
        mountain(season, side).put(canvas, x, y)
    if shown.height and shown.owner >= 0:
        stack(shown.height, season, shown.owner, side).put(canvas, x, y)
        face = side * inset(shown.height)
        if shown.borders:
            draw_edging(canvas, (x, top(shown, y, side)), shown.owner, face, shown.borders)
    if shown.road >= 0:
        is_bridge = shown.terrain == LAKE
        face = side * inset(shown.height)
        buildings.road(shown.road, face, shown.ways, is_bridge).put(canvas, x, top(shown, y, side))


SPOTS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0.0, 0.24),),
    2: ((-0.38, 0.2), (0.38, 0.2)),
    3: ((-0.5, 0.2), (0.0, 0.06), (0.5, 0.2)),
    4: ((-0.4, -0.08), (0.4, -0.08), (-0.4, 0.38), (0.4, 0.38)),
    5: ((-0.46, -0.1), (0.0, -0.14), (0.46, -0.1), (-0.28, 0.38), (0.28, 0.38)),
    6: ((-0.48, -0.1), (0.0, -0.14), (0.48, -0.1), (-0.48, 0.36), (0.0, 0.38), (0.48, 0.36)),
}
"""The places of troops by their number, in sides from the middle of the top."""


def draw_things(canvas: Image.Image, shown: Plot, x: float, y: float, side: float, season: int) -> None:
    """Draw the building, trees and soldiers on the top."""
    y = top(shown, y, side)
    crowd = len(shown.troops)
    back = shown.building or shown.trees
    if shown.trees:
        dx, dy = (-0.3, -0.02) if crowd else (0.0, 0.22)
        buildings.trees(shown.trees, side, season).put(canvas, x + dx * side, y + dy * side)
    if shown.building:
        u, v = (-0.32, 0.1) if crowd else (0.0, 0.2)
        part = 0.9 if crowd else 1.1
        buildings.building(shown.building, shown.owner, side * part, season).put(canvas, x + u * side, y + v * side)
    mixed = any(troop.soldiers and troop.strong for troop in shown.troops)
    size = round(side * (0.64 if crowd == 1 else 0.52 if crowd == 2 else 0.4))
    if back:
        size = round(side * ((0.42 if mixed else 0.54) if crowd == 1 else 0.38))
    for troop, (u, v) in zip(shown.troops, SPOTS.get(crowd, ()), strict=True):
        if back:
            u, v = u * 0.5 + (0.52 if mixed else 0.44), v * 0.6 + 0.16
        buildings.troop(troop.seat, troop.soldiers, troop.strong, size).put(canvas, x + u * side, y + v * side)


@cached
def name_plate(name: str, height: int, size: int, ink: Colour = WHITE) -> Sprite:
    """The name of a space in ``ink``, with its height if that is over one level; anchored at its base line."""
    levels = f"▲{height}" if height > 1 else ""
    reach = width(name, size) + width(levels, size)
    sheet = Image.new("RGB", (reach + 16, size + 22), DEEP)
    alpha = Image.new("L", sheet.size, 0)
    for text, left, fill in ((name, 8, ink), (levels, 8 + width(name, size), LEVELS)):
        if text:
            for stroke in (4, 0):
                glyphs, dx, dy = mask(text, size, True, stroke)
                alpha.paste(255, (left + dx, size + 8 + dy), glyphs)
            sheet.paste(fill, (left + dx, size + 8 + dy), glyphs)
    sheet.putalpha(alpha)
    return Sprite(sheet, sheet.width / 2, size + 8)
