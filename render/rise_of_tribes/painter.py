"""The painter of Rise of Tribes: hexes in the sea, the action board with its dice, the players, one's own goals."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PIL import Image

from engines.rise_of_tribes.printed import RESOURCES
from engines.rise_of_tribes.state import View
from render.kit.pen.palette import SEA
from render.kit.pen.sprites import Sprite
from render.kit.triumph import triumph
from render.scene import HIGH, WIDE, Page, Scene

from . import board, figures, notes, panels, words
from .chart import Chart
from .places import BELOW_TRIUMPH, BESIDE_EVENTS, EDGE, TRIUMPH_HIGH, WHOLE


class TribesPainter:
    """The painter of Rise of Tribes; see render.scene.Painter."""

    window = (330, 72, 1180, 738)

    def signs(self) -> Mapping[str, Callable[[int], Sprite]]:
        """The resources."""
        return {f"tribes-{kind}": partial(figures.resource, kind) for kind in RESOURCES}

    def paint(self, view: View, scene: Scene) -> Image.Image:
        """The picture, RGB; the reader's open goals are below the public part."""
        own = notes.own_goals(view, scene)
        canvas = Image.new("RGB", (WIDE, HIGH + notes.goals_high(view, scene, own)), SEA)
        if scene.outcome is not None:
            canvas.paste(Chart(view, scene, BELOW_TRIUMPH).draw())
            triumph(canvas, scene, scene.outcome, EDGE, EDGE, WIDE - 2 * EDGE, TRIUMPH_HIGH)
        else:
            canvas.paste(Chart(view, scene, BESIDE_EVENTS if view.face_up else WHOLE).draw())
            panels.headline(canvas, view, scene)
            notes.event_tiles(canvas, view, scene)
            board.action_board(canvas, view, scene)
        panels.players(canvas, view, scene)
        notes.goals(canvas, view, scene, own)
        return canvas

    def alt(self, view: View, scene: Scene) -> str:
        return words.alt(view, scene)

    def pages(self, view: View, scene: Scene) -> Sequence[Page]:
        return words.pages(view, scene)

    def depends_on_reader(self, view: View, scene: Scene) -> bool:
        """A seat has its goals and its rivals' below the map, and the hexes that it is asked about on it."""
        seat = scene.reader
        return seat is not None and (seat == view.asked or any(player.goals for player in view.players))
