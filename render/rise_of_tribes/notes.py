"""The column beside the map: the face-up event tiles, and below them the reader's goals or the latest events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from PIL import Image

from engines.core import Event
from engines.rise_of_tribes.events import Dealt, Drawn, Fought
from engines.rise_of_tribes.printed import RESOURCES, goal, tile, tiles
from engines.rise_of_tribes.scoring import is_reached, progress
from engines.rise_of_tribes.state import Face, View
from engines.rise_of_tribes.tile_events import Revealed
from render.kit.figures.pieces import medal
from render.kit.hexes import corners
from render.kit.letters.fonts import SMALLEST
from render.kit.letters.text import fit_text, legible, newest_lines, smallest, wrap, wrap_sentences, write
from render.kit.pen.cache import cached
from render.kit.pen.canvas import box, panel
from render.kit.pen.palette import DIM, GOLD, IVORY, LIT, LOOKS, ROW, TEXT, WHITE, Look, mix, rgb
from render.kit.pen.sprites import Pen, Sprite, centre
from render.scene import Scene

from . import figures
from .land import slab
from .places import CARD_HIGH, CARDS_WIDE, LEFT, NOTES_HIGH, NOTES_TOP, TOP

CARD, PRINT, FAINT = rgb("#F4EAD2"), rgb("#2B2218"), rgb("#5A4A36")
_GOALS = 6


def column(canvas: Image.Image, view: View, scene: Scene) -> None:
    """Draw the event tiles, and the reader's goals or the latest events."""
    for slot in range(tiles().slots):
        y = TOP + slot * (CARD_HIGH + 10)
        if slot < len(view.face_up):
            _tile(canvas, scene, view, view.face_up[slot], y)
        else:
            _empty(canvas, scene, view, y, slot)
    if scene.reader is not None and view.players[scene.reader].goals:
        _goals(canvas, view, scene, scene.reader)
    else:
        _news(canvas, scene)


def _empty(canvas: Image.Image, scene: Scene, view: View, y: int, slot: int) -> None:
    """Draw a free slot; the first one shows the number of tiles left."""
    panel(canvas, LEFT, y, CARDS_WIDE, CARD_HIGH, 18, 0.6)
    box(canvas, LEFT + 8, y + 8, CARDS_WIDE - 16, CARD_HIGH - 16, ROW, 12)
    is_first = slot == len(view.face_up)
    words = scene.voice.say("rise-of-tribes-picture-slot", {"count": view.events}) if is_first else ""
    size = legible(words, 26)
    for index, line in enumerate(wrap(words, CARDS_WIDE - 50, size, False, 3)):
        base = y + 84 + round(size * 1.3) * index
        write(canvas, LEFT + CARDS_WIDE / 2, base, line, size, DIM, bold=False, anchor="middle")


def _tile(canvas: Image.Image, scene: Scene, view: View, face: Face, y: int) -> None:
    if is_new(scene, face):
        panel(canvas, LEFT - 4, y - 4, CARDS_WIDE + 8, CARD_HIGH + 8, 22, 1, GOLD)
    panel(canvas, LEFT, y, CARDS_WIDE, CARD_HIGH, 18, 1, CARD)
    sign(face.key).put(canvas, LEFT + 42, y + (34 if face.key == "volcano" else 42))
    name = scene.voice.of_game("tile", face.key)
    write(canvas, LEFT + 78, y + 44, *fit_text(name, CARDS_WIDE - 92, 30), PRINT)
    room = CARDS_WIDE - 36
    words = scene.voice.say(f"rise-of-tribes-picture-tile-{face.key}", {"needs": tile(face.key).needs})
    size = legible(words, 25)
    for index, line in enumerate(wrap(words, room, size, False, 3)):
        write(canvas, LEFT + 18, y + 86 + (size - 25) + (size + 4) * index, line, size, FAINT, bold=False)
    if face.key == "chieftain" and view.bidder >= 0:
        medal(LOOKS[view.bidder], 22).put(canvas, LEFT + 44, y + 166)
        write(canvas, LEFT + 78, y + 177, str(view.bid), 34, PRINT)
    _tokens(canvas, face, y)


def _tokens(canvas: Image.Image, face: Face, y: int) -> None:
    """Draw the tokens on the tile; of a tile for sale, the price and its reduction."""
    card = tile(face.key)
    x = LEFT + CARDS_WIDE - 20
    for kind, count in reversed(tokens(face)):
        x -= write(canvas, x, y + 182, str(count), 26, PRINT, anchor="right")
        figures.resource(kind, 26).put(canvas, x - 18, y + 172)
        x -= 44
    if card.price and any(face.tokens):
        write(canvas, x, y + 182, f"{card.price} − {sum(face.tokens)} =", 24, FAINT, bold=False, anchor="right")


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


def _title(canvas: Image.Image, title: str, right: str = "") -> None:
    panel(canvas, LEFT, NOTES_TOP, CARDS_WIDE, NOTES_HIGH, 18)
    write(canvas, LEFT + 18, NOTES_TOP + 36, title, legible(title, 28))
    write(canvas, LEFT + CARDS_WIDE - 18, NOTES_TOP + 35, right, 24, DIM, anchor="right")


def _goals(canvas: Image.Image, view: View, scene: Scene, seat: int) -> None:
    """Draw the reader's open goals: points, name, and cost or progress; reached goals are golden."""
    cards = view.players[seat].goals
    more = f"+{len(cards) - _GOALS}" if len(cards) > _GOALS else ""
    order = sorted(cards, key=lambda card: not is_reached(view, seat, goal(card)))[:_GOALS]
    least = max(smallest(scene.voice.of_game("card", card)) for card in order)
    high = least + 5
    has_title = 48 + high * len(order) <= NOTES_HIGH
    _title(canvas, scene.voice.say("rise-of-tribes-picture-goals") if has_title else "", more if has_title else "")
    top = NOTES_TOP + (48 if has_title else 2)
    for index, card in enumerate(order):
        y = top + high * index
        printed, has_reached = goal(card), is_reached(view, seat, goal(card))
        if has_reached:
            box(canvas, LEFT + 8, y, CARDS_WIDE - 16, high - 1, LIT, 8)
        ink = GOLD if has_reached else TEXT
        y += (high - 29) // 2
        write(canvas, LEFT + 14, y + 23, str(printed.points), 24, GOLD)
        x = LEFT + CARDS_WIDE - 10
        if printed.cost is not None:
            for kind, count in reversed(list(zip(RESOURCES, printed.cost, strict=True))):
                if count:
                    figures.resource(kind, 20).put(canvas, x - 12, y + 14)
                    x -= 26 + write(canvas, x - 25, y + 23, str(count), 24, ink, anchor="right") + 5
        else:
            have, need = progress(view, seat, printed)
            deed(printed.deed, LOOKS[seat], 21).put(canvas, x - 9, y + 14)
            x -= 22
            x -= write(canvas, x, y + 23, f"{have}/{need}", 24, ink, anchor="right") + 5
        name = scene.voice.of_game("card", card)
        write(canvas, LEFT + 34, y + 23 + (least > SMALLEST) * 2, *fit_text(name, x - LEFT - 36, 25), ink)


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


def _brief(scene: Scene, event: Event) -> str:
    """A short sentence about an event: of a conflict only its sides, of a tile only its name."""
    match event:
        case Fought():
            return scene.voice.say("rise-of-tribes-picture-fought", event.facts())
        case Dealt():
            return scene.voice.say("rise-of-tribes-picture-dealt", event.facts())
        case Drawn():
            return scene.voice.say("rise-of-tribes-picture-drawn", event.facts())
        case Revealed():
            return scene.voice.say("rise-of-tribes-picture-revealed", event.facts())
        case _:
            return scene.voice.of_game("event", event.kind, event.facts())


def _count_repeats(scene: Scene, texts: Iterable[str]) -> Iterator[str]:
    """The texts, with repeated ones joined to one with their number."""
    for text, same in groupby(texts):
        count = len(tuple(same))
        yield scene.voice.say("common-times", {"line": text, "count": count}) if count > 1 else text


def _news(canvas: Image.Image, scene: Scene) -> None:
    """Draw the latest events, the newest at the foot."""
    _title(canvas, scene.voice.say("rise-of-tribes-picture-news"))
    texts = _count_repeats(scene, (_brief(scene, event) for event in reversed(scene.events)))
    size = legible(scene.voice.say("rise-of-tribes-picture-news"), 26)
    blocks = (wrap_sentences(text, CARDS_WIDE - 32, size, 4, scene.called) for text in texts)
    lines = newest_lines(blocks, 5 if size < 30 else 4)
    for index, (line, is_first) in enumerate(lines):
        y = NOTES_TOP + 72 + round(size * 1.27) * index
        if is_first:
            box(canvas, LEFT + 10, y - 14, 5, 14, GOLD, 2)
        write(canvas, LEFT + 22, y, line, size, IVORY if is_first else mix(IVORY, WHITE, 0.5), bold=False)
