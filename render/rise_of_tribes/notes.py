"""The event tiles beside the map, and the reader's goals below it, with what the rivals are nearest to."""

from __future__ import annotations

from PIL import Image

from engines.rise_of_tribes.aims import by_nearness
from engines.rise_of_tribes.events import Revealed
from engines.rise_of_tribes.ground import order
from engines.rise_of_tribes.printed import RESOURCES, goal, tile
from engines.rise_of_tribes.scoring import is_reached, progress
from engines.rise_of_tribes.state import Face, View
from engines.rise_of_tribes.wealth import next_price
from render.kit.figures.pieces import medal
from render.kit.hexes import corners
from render.kit.letters.fonts import SMALLEST
from render.kit.letters.text import fit_text, legible, smallest, width, wrap, write
from render.kit.pen.cache import cached
from render.kit.pen.canvas import box, panel
from render.kit.pen.palette import DIM, GOLD, LIT, LOOKS, ROW, TEXT, WHITE, Colour, Look, rgb
from render.kit.pen.sprites import Pen, Sprite, centre
from render.scene import WIDE, Scene

from . import figures
from .land import slab
from .places import EDGE, EVENTS_LEFT, EVENTS_TOP, EVENTS_WIDE, GAP, GOAL_HIGH, OWN_TOP

CARD, PRINT, FAINT = rgb("#F4EAD2"), rgb("#2B2218"), rgb("#5A4A36")
_CELLS = 6
"""The most goals shown, with the price of a village."""


def event_tiles(canvas: Image.Image, view: View, scene: Scene) -> None:
    """Draw the event tiles below each other."""
    y = EVENTS_TOP
    for face in view.face_up:
        y += _tile(canvas, view, scene, face, y) + 14


def _tile(canvas: Image.Image, view: View, scene: Scene, face: Face, y: int) -> int:
    """Draw an event tile: name, what it does, the highest bid, tokens or the price; return its height."""
    x, wide = EVENTS_LEFT, EVENTS_WIDE
    heading = _heading(scene.voice.of_game("tile", face.key), wide)
    said = scene.voice.say(f"rise-of-tribes-picture-tile-{face.key}", {"needs": tile(face.key).needs})
    size = legible(said, 32)
    lines = wrap(said, wide - 28, size, False, 5)
    has_bid = face.key == "chieftain" and view.bidder >= 0
    counted = tokens(face)
    top = y + 32 + 38 * len(heading)
    high = top - y + 38 * len(lines) + (52 if has_bid or counted else 0)
    if is_new(scene, face):
        box(canvas, x - 5, y - 5, wide + 10, high + 10, GOLD, 21)
    panel(canvas, x, y, wide, high, 16, 1, CARD)
    sign(face.key).put(canvas, x + 36, y + 32)
    for index, (line, large) in enumerate(heading):
        write(canvas, x + (66 if heading[0][0] else 16), y + 45 + 38 * index, line, large, PRINT)
    for index, line in enumerate(lines):
        write(canvas, x + 16, top + 20 + 38 * index, line, size, FAINT, bold=False)
    end, foot = float(x + wide - 16), y + high - 20
    for kind, count in reversed(counted):
        figures.resource(kind, 36).put(canvas, end - 18, foot - 14)
        end -= 42 + write(canvas, end - 42, foot, str(count), 40, PRINT, anchor="right") + 12
    if has_bid:
        medal(LOOKS[view.bidder], 22).put(canvas, x + 38, foot - 14)
        write(canvas, x + 70, foot, str(view.bid), 40, PRINT)
    return high


def _heading(name: str, wide: int) -> tuple[tuple[str, int], ...]:
    """The lines of a tile's name beside its sign, with their sizes; below the sign if it is one long word."""
    room, least = wide - 76, smallest(name)
    if width(name, least) <= room:
        return (fit_text(name, room, 36),)
    if " " in name:
        return tuple((line, 34) for line in wrap(name, room, 34))
    return ("", least), fit_text(name, wide - 28, 36)


def is_new(scene: Scene, face: Face) -> bool:
    """Whether a tile was just turned over."""
    return any(isinstance(event, Revealed) and event.tile == face.key for event in scene.events)


def tokens(face: Face) -> list[tuple[str, int]]:
    """The tokens on a tile by kind; of a tile for sale, what is left of its price."""
    card = tile(face.key)
    if card.price:
        return [(card.resource, max(0, card.price - sum(face.tokens)))]
    return [(kind, count) for kind, count in zip(RESOURCES, face.tokens, strict=True) if count]


def sign(key: str) -> Sprite:
    """The icon of an event tile, anchored at its middle."""
    match key:
        case "mammoth":
            return centre(figures.mammoth(44))
        case "tiger":
            return centre(figures.tiger(42))
        case "invaders":
            return centre(figures.invaders(0, 44))
        case "volcano":
            return centre(slab("volcano", 25, deep=6))
        case "drought":
            return figures.die("sun", 40)
        case "mild-winter" | "plentiful-food" | "altar":
            return figures.resource("food", 44)
        case "plentiful-wood" | "canoe":
            return figures.resource("wood", 44)
        case "plentiful-stone" | "walls":
            return figures.resource("stone", 44)
        case "abandoned-village" | "chieftain":
            return centre(figures.village(LOOKS[3], 40))
        case _:
            return figures.goal(48)


def own_goals(view: View, scene: Scene) -> tuple[str, ...]:
    """The reader's open goals, those reached first."""
    if scene.reader is None:
        return ()
    seat = scene.reader
    return tuple(sorted(view.players[seat].goals, key=lambda card: not is_reached(view, seat, goal(card))))


def goals_high(view: View, scene: Scene, own: tuple[str, ...]) -> int:
    """The pixels that they need below the public part of the picture: two columns with the price of a village, and
    a row of the rivals' nearest goals where there is room."""
    rows = _rows(own) + bool(_rivals(view, scene, own))
    return rows * GOAL_HIGH + 6 if rows else 0


def _rows(own: tuple[str, ...]) -> int:
    return (min(len(own) + 1, _CELLS) + 1) // 2 if own else 0


def _rivals(view: View, scene: Scene, own: tuple[str, ...]) -> list[tuple[int, str]]:
    """The rivals with open goals, each with the nearest one; none where the reader's own leave no room."""
    if scene.reader is None or scene.outcome is not None or _rows(own) > _CELLS // 2 - 1:
        return []
    return [
        (seat, by_nearness(view, seat)[0]) for seat in order(view, scene.reader) if _is_rival(view, scene, seat)
    ]


def _is_rival(view: View, scene: Scene, seat: int) -> bool:
    return seat != scene.reader and bool(view.players[seat].goals)


def goals(canvas: Image.Image, view: View, scene: Scene, own: tuple[str, ...]) -> None:
    """Draw the reader's open goals and the price of the next village."""
    seat = scene.reader
    if seat is None:
        return
    _rivals_goals(canvas, view, scene, own)
    if not own:
        return
    cells = own if len(own) >= _CELLS else (*own, "")
    wide = (WIDE - 2 * EDGE - GAP) // 2
    for index, card in enumerate(cells[:_CELLS]):
        place = (EDGE + index % 2 * (wide + GAP), OWN_TOP + 2 + index // 2 * GOAL_HIGH, wide)
        if card:
            _goal(canvas, view, scene, seat, card, place)
        else:
            _price(canvas, view, seat, place)


def _rivals_goals(canvas: Image.Image, view: View, scene: Scene, own: tuple[str, ...]) -> None:
    """Draw a row of what the rivals are nearest to."""
    rivals = _rivals(view, scene, own)
    y = OWN_TOP + 2 + _rows(own) * GOAL_HIGH
    wide = (WIDE - 2 * EDGE + GAP) // max(1, len(rivals)) - GAP
    for index, (seat, card) in enumerate(rivals):
        x = EDGE + index * (wide + GAP)
        box(canvas, x, y, wide, GOAL_HIGH - 5, ROW, 10)
        medal(LOOKS[seat], 16).put(canvas, x + 28, y + 22)
        have, need = progress(view, seat, goal(card))
        end = x + wide - 14
        end -= write(canvas, end, y + 34, f"{have}/{need}", SMALLEST, TEXT, anchor="right") + 12
        name = scene.voice.of_game("card", card)
        write(canvas, x + 54, y + 34, *fit_text(name, round(end - x - 54), 34), DIM)


def _goal(canvas: Image.Image, view: View, scene: Scene, seat: int, card: str, place: tuple[int, int, int]) -> None:
    """Draw points, name, and cost or progress with what is counted; a goal that is reached is golden."""
    x, y, wide = place
    printed, has_reached = goal(card), is_reached(view, seat, goal(card))
    box(canvas, x, y, wide, GOAL_HIGH - 5, LIT if has_reached else ROW, 10)
    ink, end, base = GOLD if has_reached else TEXT, float(x + wide - 14), y + 35
    write(canvas, x + 16, base, str(printed.points), 36, GOLD)
    if printed.cost is not None:
        _cost(canvas, end, y, printed.cost, ink)
        end -= 84 * sum(map(bool, printed.cost))
    else:
        have, need = progress(view, seat, printed)
        deed(printed.deed, LOOKS[seat], 34).put(canvas, end - 17, y + 22)
        end -= 44 + write(canvas, end - 44, base, f"{have}/{need}", 36, ink, anchor="right") + 12
    name = scene.voice.of_game("card", card)
    write(canvas, x + 54, base, *fit_text(name, round(end - x - 58), 36), ink)


def _cost(canvas: Image.Image, end: float, y: int, cost: tuple[int, int, int], ink: Colour) -> None:
    """Draw numbers of resources, the last one at the right end."""
    for kind, count in reversed(list(zip(RESOURCES, cost, strict=True))):
        if count:
            figures.resource(kind, 34).put(canvas, end - 17, y + 22)
            write(canvas, end - 40, y + 35, str(count), 36, ink, anchor="right")
            end -= 84


def _price(canvas: Image.Image, view: View, seat: int, place: tuple[int, int, int]) -> None:
    """Draw the price of the next village."""
    x, y, wide = place
    box(canvas, x, y, wide, GOAL_HIGH - 5, ROW, 10)
    centre(figures.village(LOOKS[seat], 31)).put(canvas, x + 34, y + 22)
    _cost(canvas, x + wide - 14, y, next_price(view, seat), TEXT)


def deed(kind: str, look: Look, size: int) -> Sprite:
    """What a goal counts: lands, hexes with members, hexes of the heartland, majorities or villages."""
    match kind:
        case "lakes" | "forests" | "mountains":
            return centre(slab(kind.removesuffix("s"), size * 0.54, deep=4))
        case "villages":
            return centre(figures.village(look, size))
        case "majorities":
            return medal(look, size // 2)
        case _:
            return _hexes(look, size, 3 if kind == "heartland" else 1)


@cached
def _hexes(look: Look, size: int, count: int) -> Sprite:
    """One hex in the colour of a player, or three that touch."""
    pen = Pen(size * 1.4, size * 1.4, size * 0.7, size * 0.7)
    r = size * (0.54 if count == 1 else 0.3)
    for u, v in ((0.0, 0.0),) if count == 1 else ((-0.87, 0.7), (0.87, 0.7), (0.0, -0.7)):
        pen.polygon(corners(u * r, v * r, r), WHITE)
        pen.polygon(corners(u * r, v * r, r * 0.8), look.colour)
    return pen.sprite()
