"""The painter of Octa: eight winding routes around an octagon, the players beside it, the lid below."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from PIL import Image

from engines.core import Outcome
from engines.octa import scoring
from engines.octa.actions import Pick, Reroll, Roll, Turn
from engines.octa.state import View
from engines.octa.turns import ahead
from render.kit.pen.palette import LOOKS
from render.kit.triumph import triumph
from render.scene import HIGH, WIDE, Page, Scene

from . import lid, marks, panels, words
from .board import board
from .changes import Changes, changes_of
from .places import BOARD_HIGH, CHIP_R, ROUTES, WELL, chip_spot, space

_TRIUMPH = 168
"""The height of the winner's banner after the end."""


class OctagonPainter:
    """The painter of Octa; see render.scene.Painter."""

    window = (16, 196, 896, 716)

    def paint(self, view: View, scene: Scene) -> Image.Image:
        """The picture, 1200 x 1100, RGB."""
        changes = changes_of(scene.events)
        canvas = board().copy()
        picks = _play(canvas, view, scene, changes)
        if scene.outcome is None:
            panels.players(canvas, view, scene, 0)
            lid.lid(canvas, view, changes, picks)
        else:
            _end(canvas, view, scene, scene.outcome)
        return canvas

    def alt(self, view: View, scene: Scene) -> str:
        return words.alt(view, scene)

    def pages(self, view: View, scene: Scene) -> Sequence[Page]:
        return words.pages(view, scene)

    def depends_on_reader(self, view: View, scene: Scene) -> bool:
        return False


def _end(canvas: Image.Image, view: View, scene: Scene, outcome: Outcome) -> None:
    """Move the board down into the place of the lid, and draw the winner above it."""
    down = HIGH - BOARD_HIGH
    felt, played = canvas.crop((0, BOARD_HIGH, WIDE, HIGH)), canvas.crop((0, 0, WIDE, BOARD_HIGH))
    canvas.paste(felt, (0, 0))
    canvas.paste(played, (0, down))
    panels.players(canvas, view, scene, down)
    triumph(canvas, scene, outcome, 10, 10, WIDE - 20, _TRIUMPH)


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
    panels.header(canvas, view, scene)
    lid.rolling_box(canvas, view, changes, scene)
    lid.mini_tray(canvas, view, any(isinstance(action, Roll) for action, _ in scene.choices))
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
    """Mark the targets of the choices in gold; return the labels of the compartments.

    Additional actions are marked only if there is no other choice: before a pick they would be everywhere.
    """
    picks: dict[int, str] = {}
    for action, _ in scene.choices:
        if isinstance(action, Pick):
            old = view.markers[view.to_move][action.number - 1]
            to = ahead(old, view.dice(action.number))
            picks[action.number] = f"→ {to}"
            marks.target(to).put(canvas, *space(action.number, to))
    if picks or any(isinstance(action, Roll) for action, _ in scene.choices):
        return picks
    for action, _ in scene.choices:
        match action:
            case Turn() | Reroll():
                picks[action.number] = ""
                place = space(action.route, view.markers[view.to_move][action.route - 1])
                marks.dashes(WELL + 3).put(canvas, *place)
            case _:
                pass
    return picks
