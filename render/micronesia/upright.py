"""The tall picture of Micronesia: the sea over the whole width, the dice and the players below."""

from __future__ import annotations

from PIL import Image

from engines.micronesia.mind import bust_risk, one_short
from engines.micronesia.state import View
from render.kit.banner import shown_name
from render.kit.letters.text import write
from render.kit.pen.canvas import box
from render.kit.pen.palette import DIM, GOLD, LOOKS, TEXT, Colour, rgb
from render.kit.pen.sprites import Sprite
from render.kit.upright import PlayerTile, fit_label, player_tiles, result
from render.scene import Scene

from . import icons, panels
from .chart import TALL_SIZE

_EDGE = 20
_WIDE = TALL_SIZE[0] - 2 * _EDGE
_TRAY_TOP, _TRAY_HIGH = 1014, 186
_TILES_TOP = _TRAY_TOP + _TRAY_HIGH + 14
_TILES_HIGH = TALL_SIZE[1] - 20 - _TILES_TOP
_DICE_WIDE = 440
"""Pixels for the dice, left of the legend."""


def below_sea(canvas: Image.Image, view: View, scene: Scene) -> None:
    """Draw the dice, or the winners after the end, and the players."""
    if scene.outcome is None:
        _tray(canvas, view, scene)
    else:
        result(canvas, scene, scene.outcome, _EDGE, _TRAY_TOP, _WIDE, _TRAY_HIGH)
    tiles = [_tile(view, scene, seat) for seat in range(len(view.stock))]
    player_tiles(canvas, _EDGE, _TILES_TOP, _WIDE, _TILES_HIGH, tiles)


def _tile(view: View, scene: Scene, seat: int) -> PlayerTile:
    """One player: tribes in stock, islands, tribes sacrificed, points; how near to winning or going bust."""
    is_over = scene.outcome is not None
    near = not is_over and seat in one_short(view)
    look, goal = LOOKS[seat], view.options.islands_to_win
    stats: list[tuple[Sprite, str, Colour]] = [
        (icons.stock(look), str(view.stock[seat]), TEXT),
        (icons.island(), f"{len(view.held(seat))}/{goal}", GOLD if near else TEXT),
    ]
    more: list[tuple[Sprite, str, Colour]] = [(icons.sacrifice(), str(view.sacrificed[seat]), TEXT)]
    score = panels.score_of(scene, seat)
    risk = 0 if is_over else bust_risk(view, seat)
    return PlayerTile(
        look,
        shown_name(scene, seat),
        tuple(stats[is_over:]),  # the score takes the room of the stock
        more=tuple(more if is_over else [*more, (icons.points(), str(score), TEXT)]),
        note=(f"{risk}%" if risk else "", panels.RED),
        is_mover=seat in scene.movers,
        is_winner=seat in scene.crowned,
        tag=scene.voice.say("micronesia-picture-out") if view.bust == seat else "",
        face=scene.voice.face(seat),
        score=score if is_over else None,
    )


def _tray(canvas: Image.Image, view: View, scene: Scene) -> None:
    """Draw the dice on the left, and on the right what the signs of the players mean."""
    x, y, high = _EDGE, _TRAY_TOP, _TRAY_HIGH
    box(canvas, x, y, _WIDE, high, rgb("#3A2A20"), 18)
    box(canvas, x + 6, y + 6, _WIDE - 12, high - 12, rgb("#1E4A44"), 14)
    middle, is_again = x + 16 + _DICE_WIDE / 2, view.again and view.dice == view.rolled
    below = is_again or view.dice != view.rolled
    panels.draw_dice(canvas, middle, y + (65 if below else high / 2), 136, view, scene)
    if is_again:
        words = scene.voice.say("micronesia-picture-again")
        write(canvas, middle, y + high - 22, *fit_label(words, _DICE_WIDE - 12, 36), GOLD, anchor="middle")
    say, goal = scene.voice.say, view.options.islands_to_win
    lines = (
        (icons.stock(LOOKS[0]), say("micronesia-picture-stock")),
        (icons.island(), say("micronesia-picture-goal", {"goal": goal})),
        (icons.sacrifice(), say("micronesia-picture-sacrificed")),
    )
    left = x + _DICE_WIDE + 76
    has_risk = any(bust_risk(view, seat) for seat in range(len(view.stock)))
    top, step, size = (44, 40, 30) if has_risk else (54, 52, 34)
    for at, (sign, words) in enumerate(lines):
        base = y + top + step * at
        sign.put(canvas, left, base - 12)
        write(canvas, left + 36, base, *fit_label(words, x + _WIDE - 20 - left - 36, size), DIM)
    if has_risk:
        base = y + top + step * len(lines)
        write(canvas, left, base, "%", 34, panels.RED, anchor="middle")
        words = say("micronesia-picture-risk")
        write(canvas, left + 36, base, *fit_label(words, x + _WIDE - 20 - left - 36, size), DIM)
