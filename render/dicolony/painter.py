"""The painter of Dicolony: the table while sheets are secret, the reader's own sheet, or all open sheets."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from engines.dicolony.state import View
from render.scene import Scene

from . import desk, gallery, table, theatre, words


class PaperPainter:
    """The painter of Dicolony; see render.scene.Painter."""

    window = (24, 128, 1134, 768)

    def paint(self, view: View, scene: Scene) -> Image.Image:
        """The picture, 1600 x 1030, RGB."""
        canvas = table.wood()
        own = None if view.reader is None else view.sheets[view.reader]
        if view.stage in ("clear", "roll"):
            if own is None or view.reader is None:
                table.public(canvas, view, scene)
            else:
                desk.private(canvas, view, scene, view.reader, own)
        elif own is not None and view.reader is not None and own.owed:
            desk.private(canvas, view, scene, view.reader, own)
        else:
            gallery.sheets(canvas, view, scene)
        return canvas

    def acts(self, view: View, scene: Scene) -> Iterator[tuple[View, Scene]]:
        return theatre.acts(view, scene)

    def alt(self, view: View, scene: Scene) -> str:
        return words.alt(view, scene)

    def depends_on_reader(self, view: View, scene: Scene) -> bool:
        """Until the game is over each reader's own sheet comes first, in the picture or in its words."""
        own = None if view.reader is None else view.sheets[view.reader]
        return own is not None and (scene.outcome is None or bool(own.owed))
