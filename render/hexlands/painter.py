"""The painter of Hexlands: the land in its season, players, market, changes, the reader's hand and orders."""

from __future__ import annotations

from PIL import Image

from engines.hexlands.state import View
from render.kit.banner import banner
from render.scene import Scene

from . import cards, players, reference, upright, words
from .chart import Chart
from .closeup import close_up, preferred_height
from .ground.places import HEAD_TOP, LEFT, SIDE_HIGH, SIDE_TOP, WIDE
from .header import header
from .plans import is_planning, orders


class HexlandsPainter:
    """The painter of Hexlands; see render.scene.Painter."""

    window = (236, 150, 956, 850)

    def paint(self, view: View, scene: Scene) -> Image.Image:
        """The picture, 1600 x 1032, RGB."""
        canvas = Chart(view, scene).draw()
        cards.foot(canvas, view, scene)
        players.players(canvas, view, scene)
        _below(canvas, view, scene)
        if scene.outcome is None:
            header(canvas, view, scene)
        else:
            banner(canvas, scene, scene.outcome, LEFT + 4, HEAD_TOP + 4, WIDE - 8)
        return canvas

    def paint_tall(self, view: View, scene: Scene) -> Image.Image:
        """The picture for a phone, 1080 wide and 1300 to 1420 high, RGB."""
        return upright.paint_tall(view, scene)

    def alt(self, view: View, scene: Scene) -> str:
        return words.alt(view, scene)

    def depends_on_reader(self, view: View, scene: Scene) -> bool:
        """A seat has its hand, its orders and its prices in the market."""
        return scene.reader is not None


def _below(canvas: Image.Image, view: View, scene: Scene) -> None:
    """Draw the area below the players: the reader's orders while giving them, else changes and item effects."""
    y = players.foot(view.seats)
    high = SIDE_TOP + SIDE_HIGH - y
    if is_planning(view, scene):
        orders(canvas, view, scene, y)
        return
    need = preferred_height(view)
    if high - need - 10 < reference.LEAST:
        close_up(canvas, view, scene, y, high)
        return
    if need:
        close_up(canvas, view, scene, y, need)
        need += 10
    reference.reference(canvas, view, scene, y + need, high - need)
