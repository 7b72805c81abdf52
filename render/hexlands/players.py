"""The list of players: score and its parts, soldiers, dice, cards, special tiles, rolled dice."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engines.hexlands.resolution.income import purse
from engines.hexlands.resolution.scoring import parts
from engines.hexlands.state import View
from render.kit.banner import shown_name
from render.kit.figures.dice import die
from render.kit.figures.faces import write_player
from render.kit.figures.pieces import crown, medal
from render.kit.figures.plates import pill
from render.kit.letters.fonts import SMALLEST
from render.kit.letters.text import legible, smallest, width, write
from render.kit.pen.canvas import box, round_mask
from render.kit.pen.palette import DIM, GOLD, INK, LIT, LOOKS, ROW, TEXT, WHITE, readable, rgb
from render.kit.pen.sprites import Sprite, centre
from render.kit.upright import write_name
from render.scene import Scene

from . import icons
from .ground.buildings import troop
from .ground.places import SIDE_LEFT, SIDE_TOP, SIDE_WIDE

GAP = 7
_NARROW = 380
"""The width of a plate in pixels that has no room for a long word beside the name."""
RED = rgb("#C4161C")
"""Behind the coins that will be missing."""


class Plate(NamedTuple):
    """The content of one player's plate."""

    seat: int
    wide: int
    high: int
    least: int
    """The least font size of numbers."""
    name: str
    score: str
    tag: str
    away: str
    is_mover: bool
    is_winner: bool
    worth: tuple[int, int, int]
    """Coins, spaces, half the price of the buildings."""
    missing: int
    """Coins that the upkeep will lack as things stand."""
    soldiers: tuple[int, int]
    held: tuple[int, int, int]
    """Dice, item cards, special tiles."""
    rolled: tuple[int, ...]
    usable: frozenset[int]
    """Dice that can be used now."""
    is_trading: bool
    """Whether the player made the open offer or may answer it."""
    face: int | None
    """The number of a computer player that has a face."""


def plate_high(seats: int) -> int:
    return 128 if seats < 6 else 116


def foot(seats: int) -> int:
    """The top of the area below the players."""
    return SIDE_TOP + seats * (plate_high(seats) + GAP) + 3


def players(canvas: Image.Image, view: View, scene: Scene) -> None:
    """Draw all plates in the column of a wide picture."""
    high = plate_high(view.seats)
    for seat in range(view.seats):
        y = SIDE_TOP + seat * (high + GAP)
        draw_player(canvas, view, scene, seat, (SIDE_LEFT, y, SIDE_WIDE, high), SMALLEST)


def draw_player(
    canvas: Image.Image, view: View, scene: Scene, seat: int, place: tuple[int, int, int, int], least: int
) -> None:
    """Draw the plate of ``seat`` at a place, with a white frame around a possible partner of a deal."""
    x, y, wide, high = place
    if any(action.kind == "deal" and getattr(action, "seat", -1) == seat for action, _ in scene.choices):
        box(canvas, x - 4, y - 4, wide + 8, high + 8, WHITE, 19)
    image = draw_plate(plate(view, scene, seat, (wide, high), least))
    canvas.paste(image, (x, y), round_mask(wide, high, 16))


def plate(view: View, scene: Scene, seat: int, size: tuple[int, int], least: int) -> Plate:
    """The content of the plate of ``seat``."""
    player = view.players[seat]
    coins, _, buildings = parts(view, seat)
    strong = sum(soldier.strength > 1 for soldier in player.soldiers)
    is_parent = view.parent == seat and not player.gone and scene.outcome is None
    usable = [
        getattr(action, field, None)
        for action, _ in scene.choices
        for field in ("die", "other")
        if scene.reader == seat
    ]
    return Plate(
        seat,
        *size,
        least,
        shown_name(scene, seat),
        str(scene.standings[seat].score) if scene.standings else "",
        scene.voice.say("hexlands-picture-parent") if is_parent else "",
        scene.voice.say(f"hexlands-picture-{player.gone}") if player.gone else "",
        seat in scene.movers,
        seat in scene.crowned,
        (coins, view.owners.count(seat), buildings),
        missing(view, seat),
        (len(player.soldiers) - strong, strong),
        (player.d6, player.items, player.specials),
        player.dice,
        frozenset(face for face in usable if isinstance(face, int)),
        view.offer is not None and seat in (view.offer.seat, view.offer.rival),
        scene.voice.face(seat),
    )


def missing(view: View, seat: int) -> int:
    """The coins that the upkeep of this round will lack as things stand; 0 between the rounds."""
    if view.players[seat].gone or view.stage in ("commit", "gamble", "over"):
        return 0
    return max(0, -purse(view, seat).coins)


def draw_plate(shown: Plate) -> Image.Image:
    """The plate, RGB, with square corners; the caller rounds them."""
    look, is_highlighted = LOOKS[shown.seat], shown.is_mover or shown.is_winner
    ground = LIT if is_highlighted else ROW
    image = Image.new("RGB", (shown.wide, shown.high), ground)
    if is_highlighted:
        image.paste(GOLD if shown.is_winner else look.colour, (0, 10), round_mask(9, shown.high - 20, 4))
    lower = (shown.high - 114) // 3
    line = 37 + lower
    medal(look, 23).put(image, 40, line - 9)
    if shown.is_winner:
        crown(36, INK).put(image, 40, line - 32)
        crown(30, GOLD).put(image, 40, line - 32)
    end = shown.wide - 16
    end -= write(image, end, line + 4, shown.score, 46, readable(look.colour, ground), anchor="right") + 10
    if shown.tag:
        size = max(shown.least, smallest(shown.tag))
        reach = width(shown.tag, size) + 16
        if shown.wide < _NARROW < reach * 6:
            icons.icon("flag", 34).put(image, end - 18, line - 10)
            reach = 34
        else:
            pill(image, end - reach / 2, line - 9, shown.tag, GOLD, INK, size, pad=16)
        end -= reach + 8
    if shown.is_trading:
        icons.icon("trade", 34).put(image, end - 20, line - 10)
        end -= 48
    room = end - 74
    written = write_player if shown.least == SMALLEST else write_name
    written(image, 74, line, shown.name, shown.face, room, 30, TEXT)
    if shown.away:
        write(image, 74, line + 40, shown.away, legible(shown.away, shown.least + 3), DIM)
        return image
    _worth(image, shown, line + 36 + lower)
    _draw_held(image, shown, line + 69 + 2 * lower)
    return image


class Pair(NamedTuple):
    """An icon and a number, in red on a pill if it is a lack."""

    sign: Sprite | None
    text: str
    pitch: float = 0
    """Pixels to the next pair, at least, where there is room for that."""

    def reach(self, size: int) -> float:
        return width(self.text, size) + (40.0 if self.sign else 26.0)


def _pairs(canvas: Image.Image, x: float, y: int, pairs: list[Pair], room: float, least: int) -> float:
    """Draw pairs from ``x`` on, as large as the room allows, and then closer together; return their right edge."""
    size = next((each for each in (30, 28, 26) if sum(pair.reach(each) for pair in pairs) <= room), SMALLEST)
    size = max(size, least)
    spare = room - sum(pair.reach(size) for pair in pairs)
    closer = min(9.0, max(0.0, -spare / len(pairs)))
    for pair in pairs:
        reach = pair.reach(size) - closer
        if pair.sign is None:
            middle, pad = x + (reach - 8 + closer / 2) / 2, 16 - round(closer / 2)
            pill(canvas, middle, y - 9, pair.text, RED, WHITE, max(least, size - 2), pad=pad)
        else:
            pair.sign.put(canvas, x + 14, y - 10)
            write(canvas, x + 31 - closer * 0.3, y, pair.text, size, DIM)
        more = min(max(0.0, spare), max(0.0, pair.pitch - reach))
        spare -= more
        x += reach + more
    return x


def _worth(canvas: Image.Image, shown: Plate, y: int) -> None:
    """Draw the three parts of the score, and the soldiers."""
    coins, spaces, buildings = shown.worth
    plain, strong = shown.soldiers
    pairs = [Pair(icons.icon("coin", 28), str(coins), 0 if shown.missing else 88)]
    if shown.missing:
        pairs.append(Pair(None, f"−{shown.missing}"))
    pairs += [Pair(icons.icon("space", 29), str(spaces), 86), Pair(icons.icon("house", 27), str(buildings), 86)]
    pairs.append(Pair(centre(troop(shown.seat, 1, 0, 20)), str(plain), 64))
    if strong:
        pairs.append(Pair(centre(troop(shown.seat, 0, 1, 20)), str(strong)))
    _pairs(canvas, 16, y, pairs, shown.wide - 24, shown.least)


def _draw_held(canvas: Image.Image, shown: Plate, y: int) -> None:
    """Draw the numbers of dice, cards and special tiles, and the rolled dice."""
    d6, cards, specials = shown.held
    pairs = [Pair(die(None, 26), str(d6), 70), Pair(icons.icon("card", 28), str(cards), 70)]
    if specials:
        pairs.append(Pair(icons.icon("special", 29), str(specials)))
    rolled = min(len(shown.rolled), 4) * 34
    x = _pairs(canvas, 16, y, pairs, shown.wide - 30 - rolled, shown.least) + 4
    pitch = min(35.0, (shown.wide - 14 - x) / max(1, len(shown.rolled)))
    for index, face in enumerate(shown.rolled):
        left = shown.wide - 30 - (len(shown.rolled) - 1 - index) * pitch
        one = die(face, 30, face in shown.usable) if face <= 6 else icons.joined_dice(face, 30)
        one.put(canvas, left, y - 10)
