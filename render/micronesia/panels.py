"""The panels around the sea: the header, the players, the tray with the dice."""

from __future__ import annotations

from PIL import Image

from engines.core import Seat
from engines.micronesia.actions import Change
from engines.micronesia.mind import bust_risk, one_short
from engines.micronesia.shifting import shifts
from engines.micronesia.state import View
from render.kit.banner import shown_name
from render.kit.figures.dice import die
from render.kit.figures.pieces import medal
from render.kit.letters.text import fit, fit_name, width, write
from render.kit.pen.cache import cached
from render.kit.pen.canvas import box, panel
from render.kit.pen.palette import DIM, GOLD, LOOKS, TEXT, WHITE, rgb
from render.kit.pen.sprites import Pen, Sprite
from render.kit.players import ROW_GAP, PlayerRow, player_rows
from render.scene import Scene

from . import icons
from .chart import SIDE

LEFT, TOP, WIDE, HIGH = SIDE
_ROWS_TOP = TOP + 70
_TRAY_TOP, _TRAY_HIGH = 702, 236
LEGEND_SIZES = (32, 28, 24)
"""Font sizes of the legend: Japanese words are short enough for the largest."""
_SIGN = 40
_DANGER_RIGHT, _DANGER_TOP = 1122, 12
"""The upper right corner of the panel of dangers, beside the header."""
_SIZE, _LINE = 32, 46
"""The font size of the dangers, and the height of a line."""
RED = rgb("#FF7A6B")
_MEDAL = 17
_STEP = 2 * _MEDAL + 10


def side_panel(canvas: Image.Image, view: View, scene: Scene) -> None:
    """Draw the players at the top and the dice at the foot."""
    write(canvas, LEFT + 26, TOP + 48, scene.voice.say("picture-players"), 34)
    right = scene.voice.say("micronesia-picture-points")
    write(canvas, LEFT + WIDE - 36, TOP + 48, right, 32, DIM, bold=False, anchor="right")
    rows = [_row(view, scene, seat) for seat in range(len(view.stock))]
    high = min(186, (_TRAY_TOP - _ROWS_TOP) // len(rows) - ROW_GAP)
    strips = player_rows(canvas, LEFT + 16, _ROWS_TOP, WIDE - 32, high, rows)
    for seat, y in enumerate(strips):
        _tribes(canvas, view, seat, LEFT + 42, y + 12)
    _tray(canvas, view, scene)
    _legend(canvas, scene)


def score_of(scene: Scene, seat: int) -> int:
    return next((standing.score for standing in scene.standings if standing.seat == seat), 0)


def _row(view: View, scene: Scene, seat: int) -> PlayerRow:
    look = LOOKS[seat]
    held = len(view.held(seat))
    stats = [(icons.stock(look), str(view.stock[seat])), (icons.island(), f"{held}/{view.options.islands_to_win}")]
    if view.sacrificed[seat]:
        stats.append((icons.sacrifice(), str(view.sacrificed[seat])))
    return PlayerRow(
        look,
        shown_name(scene, seat),
        score_of(scene, seat),
        tuple(stats),
        is_mover=seat in scene.movers,
        is_winner=seat in scene.crowned,
        tag=scene.voice.say("micronesia-picture-out") if view.bust == seat else "",
        face=scene.voice.face(seat),
    )


def _tribes(canvas: Image.Image, view: View, seat: int, x: int, y: int) -> None:
    """Draw all fifteen tribes of a player in a line: in stock, on islands, sacrificed."""
    stock, gone = view.stock[seat], view.sacrificed[seat]
    out = sum(island.count for island in view.islands if island.owner == seat)
    states = ["stock"] * stock + ["island"] * out + ["sacrificed"] * gone
    for index, where in enumerate(states):
        icons.tribe(LOOKS[seat], where).put(canvas, x + index * 24.8, y)


def _tray(canvas: Image.Image, view: View, scene: Scene) -> None:
    """Draw the dice; a changed one is golden, with its old face below it."""
    x, y, wide = LEFT + 16, _TRAY_TOP, WIDE - 32
    box(canvas, x, y, wide, _TRAY_HIGH, rgb("#3A2A20"), 18)
    box(canvas, x + 6, y + 6, wide - 12, _TRAY_HIGH - 12, rgb("#1E4A44"), 14)
    words = caption(view, scene)
    write(canvas, x + wide / 2, y + 46, fit(words, wide - 36, 32), 32, TEXT, anchor="middle")
    below = view.dice != view.rolled or view.again
    draw_dice(canvas, x + wide / 2, y + (116 if below else 142), 120, view, scene)
    if view.again and view.dice == view.rolled:
        hint = fit(scene.voice.say("micronesia-picture-again"), wide - 36, 32)
        write(canvas, x + wide / 2, y + 208, hint, 32, GOLD, anchor="middle")


def draw_dice(canvas: Image.Image, x: float, y: float, step: int, view: View, scene: Scene) -> None:
    """Draw three dice around (x, y), with dashes where they may be changed; below a changed one its old face."""
    changeable = {action.die for action, _ in scene.choices if isinstance(action, Change)}
    for index, face in enumerate(view.dice or (None, None, None)):
        middle = x + (index - 1) * step
        old = view.rolled[index] if view.rolled else face
        if index + 1 in changeable:
            dashes(108).put(canvas, middle, y)
        die(face, 90, face != old).put(canvas, middle, y)
        if face != old:
            tip().put(canvas, middle, y + 62)
            die(old, 36).put(canvas, middle, y + 88)


@cached
def tip() -> Sprite:
    """A tip that points from the old face of a die up to the new one."""
    pen = Pen(30, 20, 15, 10)
    pen.polygon([(0, -6), (9, 5), (-9, 5)], GOLD)
    return pen.sprite()


def _legend(canvas: Image.Image, scene: Scene) -> None:
    """Explain the icons beside the players' numbers, as large as they fit."""
    words = [scene.voice.say(f"micronesia-picture-{name}") for name in ("stock", "islands", "sacrificed")]
    signs = (icons.stock(LOOKS[0]), icons.island(), icons.sacrifice())
    room = WIDE - 24 - 3 * _SIGN
    size = next(
        (size for size in LEGEND_SIZES if sum(width(word, size) for word in words) < room), LEGEND_SIZES[-1]
    )
    gap = (room - sum(width(word, size) for word in words)) / 3
    x, y = LEFT + 12 + gap / 2, TOP + HIGH - 24
    for sign, word in zip(signs, words, strict=True):
        sign.put(canvas, x + 17, y - 11)
        x += _SIGN + write(canvas, x + _SIGN - 2, y, word, size, DIM) + gap


def caption(view: View, scene: Scene) -> str:
    """The heading of the tray: the current use of the dice."""
    if scene.outcome is not None or view.stage == "over":
        return scene.voice.say("micronesia-picture-last-dice")
    stage = "shifted" if view.stage == "shift" and not shifts(view) else view.stage
    return scene.voice.say(f"micronesia-picture-stage-{stage}")


@cached
def dashes(side: int) -> Sprite:
    """A dashed square around a die that may be changed."""
    pen = Pen(side + 16, side + 16, side / 2 + 8, side / 2 + 8)
    half, step = side / 2, side / 9
    for index in range(0, 9, 2):
        a, b = -half + index * step, -half + (index + 1) * step
        for line in (
            ((a, -half), (b, -half)),
            ((a, half), (b, half)),
            ((-half, a), (-half, b)),
            ((half, a), (half, b)),
        ):
            pen.line(line, WHITE, 4)
    return pen.sprite()


def header(canvas: Image.Image, view: View, scene: Scene) -> None:
    """Draw the turn and the player to move."""
    turn = scene.voice.say("picture-turn", {"turn": scene.turn})
    x, y = 28, 24
    reach = width(turn, 40)
    name = fit_name(shown_name(scene, view.to_move), 330, 32)
    panel(canvas, x, y, 28 + reach + 30 + 64 + width(name, 32) + 28, 76)
    write(canvas, x + 28, y + 53, turn, 40)
    middle = x + 28 + reach + 30
    medal(LOOKS[view.to_move], 26).put(canvas, middle + 28, y + 38)
    write(canvas, middle + 68, y + 50, name, 32, DIM)


# --- who is about to win or to go bust ---------------------------------------------------------------------------


def danger(canvas: Image.Image, view: View, scene: Scene) -> None:
    """Draw a line for the seats that are one island short, and one for those that may be unable to pay."""
    near = one_short(view)
    poor = [(Seat(seat), risk) for seat in range(len(view.stock)) if (risk := bust_risk(view, seat))]
    wins, busts = (scene.voice.say(f"micronesia-picture-{name}") for name in ("near", "risk"))
    parts = [[*((seat, "") for seat in near), (None, wins)]] if near else []
    if poor:
        parts.append([(None, busts), *((seat, f"{risk}%") for seat, risk in poor)])
    if not parts:
        return
    wide = max(sum(_reach(*part) for part in line) for line in parts) + 40
    x, high = _DANGER_RIGHT - wide, _LINE * len(parts) + 12
    box(canvas, x - 4, _DANGER_TOP - 4, wide + 8, high + 8, GOLD if near else RED, 26)
    panel(canvas, x, _DANGER_TOP, wide, high, 22, 1)
    for number, line in enumerate(parts):
        at, base = float(x + 22), _DANGER_TOP + 6 + _LINE * number + 35
        for seat, text in line:
            if seat is not None:
                medal(LOOKS[seat], _MEDAL).put(canvas, at + _MEDAL, base - 11)
            ink = GOLD if text == wins else RED if seat is not None else TEXT
            write(canvas, at + (0 if seat is None else _STEP), base, text, _SIZE, ink)
            at += _reach(seat, text)


def _reach(seat: Seat | None, text: str) -> int:
    """The width of a medal with its words, and of the gap after them."""
    return (0 if seat is None else _STEP) + (width(text, _SIZE) + 14 if text else 0)
