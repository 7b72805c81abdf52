"""The players below the map: name and score, coins, land, soldiers, dice, cards, special tiles, rolled dice."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engines.hexlands.resolution.income import purse
from engines.hexlands.state import View
from render.kit.figures.dice import die
from render.kit.figures.plates import pill
from render.kit.letters.fonts import SMALLEST
from render.kit.letters.text import legible, width, write
from render.kit.pen.canvas import box
from render.kit.pen.palette import GOLD, LOOKS, TEXT, WHITE, Colour, mix, readable, rgb
from render.kit.pen.sprites import Sprite, centre
from render.kit.tiles import Place, head, tile, tile_places
from render.scene import WIDE, Scene

from . import icons
from .ground.buildings import troop
from .ground.places import MARGIN, PLAYERS_HIGH, PLAYERS_TOP

RED = rgb("#C4161C")
"""Behind the coins that will be missing."""
_LARGE = 40
"""The size of numbers on wide plates."""


class Pair(NamedTuple):
    """An icon and a number, or without an icon a lack in red."""

    sign: Sprite | None
    text: str
    size: int
    """The size of the number, and about that of the icon."""

    @property
    def reach(self) -> int:
        return width(self.text, self.size) + (self.size + 4 if self.sign else 20)


def players(canvas: Image.Image, view: View, scene: Scene) -> None:
    """Draw the players' plates, in two rows if there are many."""
    places = tile_places(view.seats, MARGIN, PLAYERS_TOP, WIDE - 2 * MARGIN, PLAYERS_HIGH)
    for seat, place in enumerate(places):
        (_high if place[3] == PLAYERS_HIGH else _low)(canvas, view, scene, seat, place)


def missing(view: View, seat: int) -> int:
    """The coins that the upkeep of this round will lack as things stand; 0 between the rounds."""
    if view.players[seat].gone or view.stage in ("commit", "gamble", "over"):
        return 0
    return max(0, -purse(view, seat).coins)


def _high(canvas: Image.Image, view: View, scene: Scene, seat: int, place: Place) -> None:
    """Draw a plate of four lines."""
    x, y, wide, _ = place
    ground = _ground(canvas, scene, seat, place)
    head(canvas, scene, seat, x, y + 48, x + wide - 10)
    _score(canvas, scene, seat, x + 20, y + 106, 62, ground, ends=False)
    if gone := view.players[seat].gone:
        _away(canvas, scene, gone, x + 18, y + 156)
        return
    end = _rolled(canvas, view, scene, seat, x + wide - 14, y + 84, 48)
    if _is_trading(view, seat):
        icons.icon("trade", 44).put(canvas, end - 26, y + 84)
    size = _LARGE if wide > 340 else SMALLEST
    _pairs(canvas, x + 14, y + 142, [*_goods(view, seat, size), *_held(view, seat, size)], wide - 26, ground)
    _pairs(canvas, x + 14, y + 180, [*_lands(view, seat, size), _dice(view, seat, size)], wide - 26, ground)


def _low(canvas: Image.Image, view: View, scene: Scene, seat: int, place: Place) -> None:
    """Draw a plate of two lines: rolled dice take the place of what is in the hand."""
    x, y, wide, high = place
    ground = _ground(canvas, scene, seat, place)
    end = x + wide - 26 - _score(canvas, scene, seat, x + wide - 14, y + 46, 48, ground, ends=True)
    if _is_trading(view, seat):
        icons.icon("trade", 36).put(canvas, end - 18, y + 28)
        end -= 44
    head(canvas, scene, seat, x, y + 41, end, 34)
    base = y + high - 12
    if gone := view.players[seat].gone:
        _away(canvas, scene, gone, x + 18, base)
        return
    right = _rolled(canvas, view, scene, seat, x + wide - 10, base - 12, 34)
    pairs = [*_goods(view, seat, SMALLEST), *_lands(view, seat, SMALLEST)]
    if not view.players[seat].dice and scene.outcome is None:
        pairs += [_dice(view, seat, SMALLEST), *_held(view, seat, SMALLEST)]
    _pairs(canvas, x + 12, base, pairs, right - x - 14, ground)


def _ground(canvas: Image.Image, scene: Scene, seat: int, place: Place) -> Colour:
    """Draw the ground of a tile, in a golden frame for a possible partner of a deal."""
    x, y, wide, high = place
    if any(action.kind == "deal" and getattr(action, "seat", -1) == seat for action, _ in scene.choices):
        box(canvas, x - 4, y - 4, wide + 8, high + 8, GOLD, 20)
    return tile(canvas, scene, seat, place)


def _score(
    canvas: Image.Image, scene: Scene, seat: int, x: float, y: float, size: int, ground: Colour, *, ends: bool
) -> int:
    if not scene.standings:
        return 0
    ink = readable(LOOKS[seat].colour, ground)
    return write(canvas, x, y, str(scene.standings[seat].score), size, ink, anchor="right" if ends else "left")


def _away(canvas: Image.Image, scene: Scene, gone: str, x: float, y: float) -> None:
    words = scene.voice.say(f"hexlands-picture-{gone}")
    write(canvas, x, y, words, legible(words, SMALLEST), TEXT)


def _rolled(canvas: Image.Image, view: View, scene: Scene, seat: int, right: int, y: float, size: int) -> float:
    """Draw the rolled dice, golden those that the reader can use; return their left edge. Many dice overlap."""
    dice = view.players[seat].dice if scene.outcome is None else ()
    usable = {
        getattr(action, field, 0)
        for action, _ in scene.choices
        for field in ("die", "other")
        if scene.reader == seat
    }
    pitch = min(size + 6, round(3.2 * size) // max(1, len(dice)))
    for index, face in enumerate(reversed(dice)):
        one = die(face, size, face in usable) if face <= 6 else icons.joined_dice(face, size)
        one.put(canvas, right - size / 2 - index * pitch, y)
    return right - (size + pitch * (len(dice) - 1) if dice else 0)


def _is_trading(view: View, seat: int) -> bool:
    """Whether the player made the open offer or may answer it."""
    return view.offer is not None and seat in (view.offer.seat, view.offer.rival)


def _goods(view: View, seat: int, size: int) -> list[Pair]:
    """The coins, and those that will be missing."""
    pairs = [Pair(icons.icon("coin", size - 2), str(view.players[seat].coins), size)]
    if lack := missing(view, seat):
        pairs.append(Pair(None, f"−{lack}", size))
    return pairs


def _lands(view: View, seat: int, size: int) -> list[Pair]:
    """The spaces and the soldiers."""
    soldiers = view.players[seat].soldiers
    strong = sum(soldier.strength > 1 for soldier in soldiers)
    pairs = [
        Pair(icons.icon("space", size), str(view.owners.count(seat)), size),
        Pair(centre(troop(seat, 1, 0, round(size * 0.56))), str(len(soldiers) - strong), size),
    ]
    if strong:
        pairs.append(Pair(centre(troop(seat, 0, 1, round(size * 0.56))), str(strong), size))
    return pairs


def _dice(view: View, seat: int, size: int) -> Pair:
    return Pair(die(None, size - 4), str(view.players[seat].d6), size)


def _held(view: View, seat: int, size: int) -> list[Pair]:
    """The item cards and the special tiles."""
    player = view.players[seat]
    pairs = [Pair(icons.icon("card", size - 2), str(player.items), size)]
    if player.specials:
        pairs.append(Pair(icons.icon("special", size), str(player.specials), size))
    return pairs


def _pairs(canvas: Image.Image, x: float, y: float, pairs: list[Pair], room: float, ground: Colour) -> None:
    """Draw pairs from ``x`` on, the last ones only where there is room; zeros are faint."""
    while sum(pair.reach + 4 for pair in pairs) > room + 4:
        pairs = pairs[:-1]
    space = min(pairs[0].size * 0.8, (room - sum(pair.reach for pair in pairs)) / max(1, len(pairs) - 1))
    for pair in pairs:
        size = pair.size
        if pair.sign is None:
            pill(canvas, x + pair.reach / 2 - 4, y - size * 0.36, pair.text, RED, WHITE, SMALLEST, pad=14)
        else:
            pair.sign.put(canvas, x + size / 2, y - size * 0.37)
            ink = mix(ground, TEXT, 0.4) if pair.text == "0" else TEXT
            write(canvas, x + size + 2, y, pair.text, size, ink)
        x += pair.reach + space
