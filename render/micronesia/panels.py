"""The strip below the sea: turn and dice, and the players."""

from __future__ import annotations

from PIL import Image

from engines.micronesia.actions import Change
from engines.micronesia.mind import bust_risk, one_short
from engines.micronesia.shifting import shifts
from engines.micronesia.state import View
from render.kit.figures.dice import die
from render.kit.figures.pieces import medal
from render.kit.figures.plates import dashes
from render.kit.letters.text import fit_label, fit_text, width, write
from render.kit.names import write_name
from render.kit.pen.cache import cached
from render.kit.pen.canvas import box
from render.kit.pen.palette import DIM, GOLD, LOOKS, TEXT, WHITE, Colour, mix, readable, rgb
from render.kit.pen.sprites import Pen, Sprite
from render.kit.tiles import Place, head, tile, tile_places
from render.scene import HIGH, WIDE, Scene

from . import icons
from .islands import SIZE

EDGE = 6
TRIUMPH_HIGH = 146
"""The height of the winners' part, above the sea: then there are no dice."""
_TRAY_TOP, _TRAY_HIGH = SIZE[1] + 2, 104
_TILES_TOP = _TRAY_TOP + _TRAY_HIGH + 6
_LOW_TOP = TRIUMPH_HIGH + 2 * EDGE + SIZE[1] + 2
"""The upper edge of the players after the end."""
_DIE, _OLD = 80, 46
RED = rgb("#FF7A6B")


def score_of(scene: Scene, seat: int) -> int:
    return next((standing.score for standing in scene.standings if standing.seat == seat), 0)


# --- turn and dice ---------------------------------------------------------------------------------------------


def tray(canvas: Image.Image, view: View, scene: Scene) -> None:
    """Draw the turn with the player to move, what the dice are for, and the dice."""
    y, wide = _TRAY_TOP, WIDE - 2 * EDGE
    box(canvas, EDGE, y, wide, _TRAY_HIGH, rgb("#3A2A20"), 18)
    box(canvas, EDGE + 5, y + 5, wide - 10, _TRAY_HIGH - 10, rgb("#1E4A44"), 14)
    end = _draw_dice(canvas, EDGE + wide - 14, y + _TRAY_HIGH // 2, view, scene) - 20
    x = EDGE + 24
    left = x + write(canvas, x, y + 48, scene.voice.say("picture-turn", {"turn": scene.turn}), 40) + 24
    medal(LOOKS[view.to_move], 22).put(canvas, left + 22, y + 34)
    write_name(canvas, scene, view.to_move, left + 54, y + 48, end - left - 54, 40)
    is_again = view.again and view.dice == view.rolled
    words = scene.voice.say("micronesia-picture-again") if is_again else caption(view, scene)
    write(canvas, x, y + 90, *fit_text(words, round(end - x), 36), GOLD if is_again else DIM)


def caption(view: View, scene: Scene) -> str:
    """The current use of the dice."""
    stage = "shifted" if view.stage == "shift" and not shifts(view) else view.stage
    return scene.voice.say(f"micronesia-picture-stage-{stage}")


def _draw_dice(canvas: Image.Image, end: float, y: float, view: View, scene: Scene) -> float:
    """Draw three dice left of ``end`` and return their left edge.

    There are dashes where they may be changed; a changed one is golden, with its old face beside it.
    """
    changeable = {action.die for action, _ in scene.choices if isinstance(action, Change)}
    for index, face in reversed(list(enumerate(view.dice or (None, None, None)))):
        old = view.rolled[index] if view.rolled else face
        if face != old:
            die(old, _OLD).put(canvas, end - _OLD / 2 - 4, y)
            _tip().put(canvas, end - _OLD - 18, y)
            end -= _OLD + 28
        middle = end - _DIE / 2 - 8
        if index + 1 in changeable:
            frame = _DIE + 10
            dashes(frame, frame, WHITE).put(canvas, middle - frame / 2, y - frame / 2)
        die(face, _DIE - 4, face != old).put(canvas, middle, y)
        end -= _DIE + 28
    return end


@cached
def _tip() -> Sprite:
    """A tip that points from the old face of a die to the new one, on its left."""
    pen = Pen(24, 32, 12, 16)
    pen.polygon([(-8, 0), (7, -11), (7, 11)], GOLD)
    return pen.sprite()


# --- the players -----------------------------------------------------------------------------------------------


def players(canvas: Image.Image, view: View, scene: Scene) -> None:
    """Draw the players side by side, after the end in fewer lines."""
    y = _TILES_TOP if scene.outcome is None else _LOW_TOP
    for seat, place in enumerate(tile_places(len(view.stock), EDGE, y, WIDE - 2 * EDGE, HIGH - 4 - y)):
        _player(canvas, view, scene, seat, place)


def _player(canvas: Image.Image, view: View, scene: Scene, seat: int, place: Place) -> None:
    """Draw the name, the stock and the islands, below them points, sacrifices and the risk to go bust."""
    (x, y, wide, _), look, is_over = place, LOOKS[seat], scene.outcome is not None
    ground = tile(canvas, scene, seat, place)
    end = x + wide - 14
    if is_over:
        shown = readable(look.colour, ground)
        end -= write(canvas, end, y + 60, str(score_of(scene, seat)), 60, shown, anchor="right") + 10
    head(canvas, scene, seat, x, y + (42 if is_over else 44), end)
    islands = f"{len(view.held(seat))}/{view.options.islands_to_win}"
    stock, gone = str(view.stock[seat]), str(view.sacrificed[seat])
    if is_over:
        base = y + 88
        if view.bust == seat:
            words = scene.voice.say("micronesia-picture-out")
            write(canvas, x + 16, base, *fit_label(words, 110, 36), RED)
        else:
            _count(canvas, x + 14, base, icons.stock(look), stock, 36, ground)
        _count(canvas, x + 126, base, icons.island(), islands, 36, ground)
        return
    near = seat in one_short(view)
    left = x + 14 + max(118, _count(canvas, x + 14, y + 100, icons.stock(look), stock, 58, ground) + 14)
    _count(canvas, left, y + 100, icons.island(), islands, 46, ground, GOLD if near else TEXT)
    base, end = y + 142, x + wide - 12
    _count(canvas, x + 14, base, icons.points(), str(score_of(scene, seat)), 36, ground)
    if risk := bust_risk(view, seat):
        end -= write(canvas, end, base, f"{risk}%", 34, RED, anchor="right") + 8
        left = min(left, end - 52 - width(gone, 36))
    _count(canvas, left, base, icons.sacrifice(), gone, 36, ground)


def _count(
    canvas: Image.Image,
    x: float,
    base: float,
    icon: Sprite,
    words: str,
    size: int,
    ground: Colour,
    ink: Colour = TEXT,
) -> int:
    """Draw an icon with a number, which is faint if it is nothing; return the width of both."""
    icon.put(canvas, x + 22, base - size * 0.36)
    is_nothing = words.split("/")[0] == "0"
    return 52 + write(canvas, x + 52, base, words, size, mix(ground, ink, 0.4) if is_nothing else ink)
