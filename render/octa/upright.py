"""The tall picture of Octa: the board over the whole width, the lid in one row, the players below."""

from __future__ import annotations

from PIL import Image

from engines.octa import scoring
from engines.octa.state import View
from render.kit.banner import shown_name
from render.kit.figures.plates import coin
from render.kit.pen.palette import DIM, LOOKS, TEXT
from render.kit.upright import NARROW, PlayerTile, player_tiles, result, tile_wide
from render.scene import Scene

from . import lid, marks
from .changes import Changes
from .places import TALL_SIZE

_EDGE = 34
_WIDE = TALL_SIZE[0] - 2 * _EDGE
_LID_TOP = 1040
_TILES_TOP = _LID_TOP + lid.LONG_HIGH + 18
_TILES_HIGH = TALL_SIZE[1] - 20 - _TILES_TOP


def below_board(canvas: Image.Image, view: View, scene: Scene, changes: Changes, picks: dict[int, str]) -> None:
    """Draw the lid, or the winners after the end, and the players."""
    if scene.outcome is None:
        x = (TALL_SIZE[0] - lid.LONG_WIDE) // 2
        lid.lid(canvas, x, _LID_TOP, view, changes, picks, len(view.lid))
    else:
        result(canvas, scene, scene.outcome, _EDGE, _LID_TOP, _WIDE, lid.LONG_HIGH)
    scores = scoring.scores(view)
    tiles = [_tile(view, scene, seat, scores[seat]) for seat in range(len(view.left))]
    player_tiles(canvas, _EDGE, _TILES_TOP, _WIDE, _TILES_HIGH, tiles)


def _tile(view: View, scene: Scene, seat: int, score: scoring.Score) -> PlayerTile:
    """One player: first places (they break ties), chips, the sign of the parent; the points after the end."""
    stats = [(marks.chip_face(chip.route, 19), "", DIM) for chip in view.chips if chip.seat == seat]
    if tile_wide(_WIDE, len(view.left)) >= NARROW:  # on the frame of the board they can be counted as well
        stats.insert(0, (coin("1", 21), str(score.firsts), TEXT))
    elif scene.outcome is not None:
        stats.clear()
    if seat == view.parent and scene.outcome is None and not view.left[seat]:
        stats.append((marks.parent_sign(), "", DIM))
    return PlayerTile(
        LOOKS[seat],
        shown_name(scene, seat),
        tuple(stats),
        is_mover=seat in scene.movers,
        is_winner=seat in scene.crowned,
        tag=scene.voice.say("octa-picture-left") if view.left[seat] else "",
        face=scene.voice.face(seat),
        score=score.total if scene.outcome is not None else None,
    )
