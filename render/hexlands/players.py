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
from render.kit.letters.text import legible, smallest, width, write
from render.kit.pen.canvas import box, round_mask
from render.kit.pen.palette import DIM, GOLD, INK, LIT, LOOKS, ROW, TEXT, WHITE, readable, rgb
from render.kit.pen.sprites import Sprite, centre
from render.scene import Scene

from . import icons
from .ground.buildings import troop
from .ground.places import SIDE_LEFT, SIDE_TOP, SIDE_WIDE

GAP = 7
RED = rgb("#C4161C")
"""Behind the coins that will be missing."""


class Plate(NamedTuple):
    """The content of one player's plate."""

    seat: int
    high: int
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
    """Draw all plates, with a white frame around possible partners of a deal."""
    high = plate_high(view.seats)
    rivals = {getattr(action, "seat", -1) for action, _ in scene.choices if action.kind == "deal"}
    for seat in range(view.seats):
        y = SIDE_TOP + seat * (high + GAP)
        if seat in rivals:
            box(canvas, SIDE_LEFT - 4, y - 4, SIDE_WIDE + 8, high + 8, WHITE, 19)
        canvas.paste(draw_plate(plate(view, scene, seat)), (SIDE_LEFT, y), round_mask(SIDE_WIDE, high, 16))


def plate(view: View, scene: Scene, seat: int) -> Plate:
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
        plate_high(view.seats),
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
    image = Image.new("RGB", (SIDE_WIDE, shown.high), ground)
    if is_highlighted:
        image.paste(GOLD if shown.is_winner else look.colour, (0, 10), round_mask(9, shown.high - 20, 4))
    lower = (shown.high - 114) // 3
    line = 37 + lower
    medal(look, 23).put(image, 40, line - 9)
    if shown.is_winner:
        crown(36, INK).put(image, 40, line - 32)
        crown(30, GOLD).put(image, 40, line - 32)
    end = SIDE_WIDE - 16
    end -= write(image, end, line + 4, shown.score, 46, readable(look.colour, ground), anchor="right") + 10
    if shown.tag:
        size = smallest(shown.tag)
        reach = width(shown.tag, size) + 16
        pill(image, end - reach / 2, line - 9, shown.tag, GOLD, INK, size, pad=16)
        end -= reach + 8
    if shown.is_trading:
        icons.icon("trade", 34).put(image, end - 20, line - 10)
        end -= 48
    room = end - 74
    write_player(image, 74, line, shown.name, shown.face, room, 30, TEXT)
    if shown.away:
        write(image, 74, line + 40, shown.away, legible(shown.away, 27), DIM)
        return image
    _worth(image, shown, line + 36 + lower)
    _draw_held(image, shown, line + 68 + 2 * lower)
    return image


def _pairs(canvas: Image.Image, x: float, y: int, pairs: list[tuple[Sprite, str]], pitch: float) -> float:
    for sign, text in pairs:
        sign.put(canvas, x + 14, y - 10)
        write(canvas, x + 32, y, text, 26, DIM)
        x += max(pitch, 32 + width(text, 26) + 8)
    return x


def _worth(canvas: Image.Image, shown: Plate, y: int) -> None:
    """Draw the three parts of the score, and the soldiers."""
    coins, spaces, buildings = shown.worth
    plain, strong = shown.soldiers
    pairs = [(icons.icon("space", 28), str(spaces)), (icons.icon("house", 26), str(buildings))]
    x = _pairs(canvas, 18, y, [(icons.icon("coin", 26), str(coins))], 84 if not shown.missing else 0)
    if shown.missing:
        said = f"−{shown.missing}"
        reach = width(said, 26) + 16
        pill(canvas, x + reach / 2, y - 9, said, RED, WHITE, 26, pad=16)
        x += reach + 10
    x = _pairs(canvas, x, y, pairs, 84 if not shown.missing else 66)
    pairs = [(centre(troop(shown.seat, 1, 0, 20)), str(plain))]
    if strong:
        pairs.append((centre(troop(shown.seat, 0, 1, 20)), str(strong)))
    _pairs(canvas, x, y, pairs, 62 if not shown.missing else 50)


def _draw_held(canvas: Image.Image, shown: Plate, y: int) -> None:
    """Draw the numbers of dice, cards and special tiles, and the rolled dice."""
    d6, cards, specials = shown.held
    pairs = [(die(None, 23), str(d6)), (icons.icon("card", 26), str(cards))]
    if specials:
        pairs.append((icons.icon("special", 27), str(specials)))
    x = _pairs(canvas, 18, y, pairs, 66) + 4
    pitch = min(33.0, (SIDE_WIDE - 14 - x) / max(1, len(shown.rolled)))
    for index, face in enumerate(shown.rolled):
        left = SIDE_WIDE - 30 - (len(shown.rolled) - 1 - index) * pitch
        one = die(face, 28, face in shown.usable) if face <= 6 else icons.joined_dice(face, 28)
        one.put(canvas, left, y - 10)
