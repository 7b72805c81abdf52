"""The painter of Rise of Tribes: hexes in the sea, action board with dice, events, players, score track."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PIL import Image

from engines.rise_of_tribes.printed import RESOURCES
from engines.rise_of_tribes.state import View
from render.kit.banner import banner
from render.kit.pen.sprites import Sprite
from render.scene import Scene

from . import board, figures, notes, panels, upright, words
from .chart import Chart
from .places import WIDE


class TribesPainter:
    """The painter of Rise of Tribes; see render.scene.Painter."""

    window = (340, 110, 1140, 750)

    def signs(self) -> Mapping[str, Callable[[int], Sprite]]:
        """The resources."""
        return {f"tribes-{kind}": partial(figures.resource, kind) for kind in RESOURCES}

    def paint(self, view: View, scene: Scene) -> Image.Image:
        """The picture, 1600 x 1030, RGB."""
        canvas = Chart(view, scene).draw()
        notes.column(canvas, view, scene)
        board.track(canvas, view)
        board.action_board(canvas, view, scene)
        panels.side_panel(canvas, view, scene)
        if scene.outcome is None:
            panels.header(canvas, view, scene)
        else:
            banner(canvas, scene, scene.outcome, 28, 10, WIDE)
        return canvas

    def paint_tall(self, view: View, scene: Scene) -> Image.Image:
        """The picture for a phone, 1080 wide and 1300 to 1420 high, RGB."""
        return upright.paint_tall(view, scene)

    def alt(self, view: View, scene: Scene) -> str:
        return words.alt(view, scene)

    def depends_on_reader(self, view: View, scene: Scene) -> bool:
        """A seat has its goals beside the map, and the hexes that it is asked about on it."""
        seat = scene.reader
        return seat is not None and (bool(view.players[seat].goals) or seat == view.asked)
