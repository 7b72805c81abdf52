"""The painter of Octa: eight winding routes around an octagon, the players and the lid with dice beside them."""

from __future__ import annotations

from collections import defaultdict

from PIL import Image

from engines.octa import scoring
from engines.octa.actions import Pick, Reroll, Roll, Turn
from engines.octa.state import View
from engines.octa.turns import ahead
from render.kit.pen.palette import LOOKS
from render.kit.pen.sprites import Point
from render.scene import Scene

from . import lid, marks, panels, upright, words
from .board import board, tall_board
from .changes import Changes, changes_of
from .places import BOARD_WIDE, CHIP_R, ROUTES, SIZE, TALL_SHIFT, WELL, chip_spot, space

_BOX_AT, _TRAY_AT = (14, 876), (878, 876)


class OctagonPainter:
    """The painter of Octa; see render.scene.Painter."""

    window = (0, 200, 1040, 830)

    def paint(self, view: View, scene: Scene) -> Image.Image:
        """The picture, 1600 x 1030, RGB."""
        changes = changes_of(scene.events)
        canvas = board().copy()
        picks = _play(canvas, view, scene, changes)
        panels.header(canvas, view, scene)
        panels.side_panel(canvas, view, scene, changes, picks)
        return canvas

    def paint_tall(self, view: View, scene: Scene) -> Image.Image:
        """The picture for a phone, 1080 x 1392, RGB; see render.scene.Tall."""
        changes = changes_of(scene.events)
        canvas = tall_board().copy()
        area = (TALL_SHIFT, 0, TALL_SHIFT + BOARD_WIDE, SIZE[1])
        part = canvas.crop(area)  # the board in its own coordinates, which are those of the wide picture
        picks = _play(part, view, scene, changes)
        canvas.paste(part, area[:2])
        upright.below_board(canvas, view, scene, changes, picks)
        return canvas

    def alt(self, view: View, scene: Scene) -> str:
        return words.alt(view, scene)

    def depends_on_reader(self, view: View, scene: Scene) -> bool:
        return False


def _play(canvas: Image.Image, view: View, scene: Scene, changes: Changes) -> dict[int, str]:
    """Draw what stands on the board and in its corners; return the labels of the compartments of the lid."""
    _chips(canvas, view)
    for route, shares in zip(ROUTES, scoring.routes(view), strict=True):
        marks.ranking(canvas, route, shares)
    for (_, route), (old, new) in changes.ways.items():
        if old != new:
            marks.draw_trail(canvas, route, old, new)
    _ghosts(canvas, view, changes)
    picks = _choices(canvas, view, scene)
    _markers(canvas, view, changes)
    panels.parent(canvas, view, scene)
    panels.legend(canvas, view, scene)
    lid.rolling_box(canvas, *_BOX_AT, view, changes, scene)
    is_choice = any(isinstance(action, Roll) for action, _ in scene.choices)
    lid.mini_tray(canvas, *_TRAY_AT, view, scene, is_choice)
    return picks


def _chips(canvas: Image.Image, view: View) -> None:
    """Draw the remaining chips face down, and a golden ring around the place of the current round."""
    for number in ROUTES:
        if number > len(view.chips):
            marks.chip_back(number).put(canvas, *chip_spot(number))
        if number == view.round and view.stage != "over":
            marks.ring(CHIP_R + 2).put(canvas, *chip_spot(number))


def _seats_by_space(view: View, route: int) -> dict[int, list[int]]:
    """The seats with markers on a route, by space."""
    spaces: dict[int, list[int]] = defaultdict(list)
    for seat, markers in enumerate(view.markers):
        if markers[route - 1]:
            spaces[markers[route - 1]].append(seat)
    return spaces


def _ghosts(canvas: Image.Image, view: View, changes: Changes) -> None:
    """Draw the old places of moved markers, unless they are occupied."""
    for (seat, route), (old, new) in changes.ways.items():
        if old and old != new and all(markers[route - 1] != old for markers in view.markers):
            marks.ghost(LOOKS[seat]).put(canvas, *space(route, old))


def _markers(canvas: Image.Image, view: View, changes: Changes) -> None:
    """Draw all markers, the numbers of their spaces, and the bonuses of chips."""
    bonuses = {(chip.seat, chip.route): chip.bonus for chip in view.chips}
    for route in ROUTES:
        for number, seats in sorted(_seats_by_space(view, route).items()):
            x, y = space(route, number)
            r, places, label = marks.crowd(len(seats))
            for seat, (dx, dy) in zip(seats, places, strict=True):
                moved = changes.ways.get((seat, route), (number, number))
                marks.marker(LOOKS[seat], r, moved[0] != moved[1]).put(canvas, x + dx, y + dy)
            marks.tab(number).put(canvas, x + label[0], y + label[1])
            for seat, place in zip(seats, places, strict=True):
                if (seat, route) in bonuses:
                    dx, dy = marks.bonus_spot(place, r, len(seats))
                    marks.bonus(bonuses[seat, route]).put(canvas, x + dx, y + dy)


def _choices(canvas: Image.Image, view: View, scene: Scene) -> dict[int, str]:
    """Draw dashed rings at the targets of the choices; return the labels of the compartments.

    Additional actions are marked only if there is no other choice: before a pick they would be everywhere.
    """
    picks: dict[int, str] = {}
    for action, _ in scene.choices:
        if isinstance(action, Pick):
            old = view.markers[view.to_move][action.number - 1]
            to = ahead(old, view.dice(action.number))
            picks[action.number] = f"→ {to}"
            _dash(canvas, space(action.number, to))
    if picks or any(isinstance(action, Roll) for action, _ in scene.choices):
        return picks
    for action, _ in scene.choices:
        match action:
            case Turn() | Reroll():
                picks[action.number] = ""
                _dash(canvas, space(action.route, view.markers[view.to_move][action.route - 1]))
            case _:
                pass
    return picks


def _dash(canvas: Image.Image, place: Point) -> None:
    marks.dashes(WELL + 5).put(canvas, *place)
