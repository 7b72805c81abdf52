"""The pictures of Hexlands: the land in its season, players, market, what changed; the own hand and orders."""

from __future__ import annotations

from PIL import Image

from engines.hexlands.state import View
from render.kit.banner import banner
from render.scene import Scene

from . import cards, players, words
from .chart import Chart
from .closeup import close_up
from .header import header
from .places import HEAD_TOP, LEFT, WIDE
from .plans import orders, planning


class HexlandsPainter:
    """See render.scene.Painter."""

    def paint(self, view: View, scene: Scene) -> Image.Image:
        """1600 x 1032, RGB."""
        canvas = Chart(view, scene).draw()
        cards.foot(canvas, view, scene)
        players.players(canvas, view, scene)
        below = orders if planning(view, scene) else close_up
        below(canvas, view, scene, players.foot(view.seats))
        if scene.outcome is None:
            header(canvas, view, scene)
        else:
            banner(canvas, scene, scene.outcome, LEFT + 4, HEAD_TOP + 4, WIDE - 8)
        return canvas

    def alt(self, view: View, scene: Scene) -> str:
        return words.alt(view, scene)
