"""The painter of Hexlands: the land in its season with its changes, the players, the reader's hand and orders."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engines.hexlands.state import View
from render.kit.triumph import triumph
from render.scene import HIGH, WIDE, Page, Scene

from . import words
from .cards import has_hand, own
from .chart import Chart
from .corners import corners
from .ground.places import MARGIN, TRIUMPH_HIGH
from .pages import pages
from .players import players


class HexlandsPainter:
    """The painter of Hexlands; see render.scene.Painter."""

    window = (240, 130, 960, 830)

    def paint(self, view: View, scene: Scene) -> Image.Image:
        """The picture, RGB, 1200 x 1100, or 1250 high with the reader's hand."""
        canvas = Chart(view, scene).draw()
        corners(canvas, view, scene)
        players(canvas, view, scene)
        if scene.outcome is not None:
            triumph(canvas, scene, scene.outcome, MARGIN, MARGIN, WIDE - 2 * MARGIN, TRIUMPH_HIGH)
        if scene.reader is not None and has_hand(view, scene):
            own(canvas, view, scene, int(scene.reader))
            return canvas
        return canvas.crop((0, 0, WIDE, HIGH))

    def alt(self, view: View, scene: Scene) -> str:
        return words.alt(view, scene)

    def pages(self, view: View, scene: Scene) -> Sequence[Page]:
        return pages(view, scene)

    def depends_on_reader(self, view: View, scene: Scene) -> bool:
        """A seat has its hand, its orders and its prices in the market."""
        return scene.reader is not None
