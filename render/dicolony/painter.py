"""The painter of Dicolony: the table while sheets are secret, the reader's own sheet, or all open sheets."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

from PIL import Image

from engines.core import Standing
from engines.dicolony.actions import Opened
from engines.dicolony.printed.sheet import grid
from engines.dicolony.state import Sheet, View
from render.kit.pen.sprites import Sprite
from render.scene import HIGH, OWN_HIGH, Page, Scene

from . import desk, gallery, marks, pages, table, words
from .inks import line


class PaperPainter:
    """The painter of Dicolony; see render.scene.Painter."""

    window = (262, 4, 1200, 553)

    def signs(self) -> Mapping[str, Callable[[int], Sprite]]:
        """The faces of the coloured dice."""
        faces = ((name, face) for name in grid().colours for face in range(1, 7))
        return {f"dicolony-{name}-{face}": partial(marks.coloured_die, line(name), face) for name, face in faces}

    def paint(self, view: View, scene: Scene) -> Image.Image:
        """The picture, 1200 x 1100, RGB; 1250 high with the reader's own sheet."""
        own = None if view.reader is None else view.sheets[view.reader]
        is_secret = view.stage in ("clear", "roll")
        if own is not None and (is_secret or own.owed):
            canvas = table.wood(OWN_HIGH)
            desk.private(canvas, view, scene, own)
            return canvas
        canvas = table.wood(HIGH)
        if is_secret:
            table.public(canvas, view, scene)
        else:
            gallery.sheets(canvas, view, scene)
        return canvas

    def acts(self, view: View, scene: Scene) -> Iterator[tuple[View, Scene]]:
        """Yield the frames of the end: sheets open one by one, buildings rise, landscapes count.

        The last one is the frame of the film itself; nothing of the result shows before it.
        """
        silent = replace(scene, outcome=None, standings=())
        cards = len(view.layout.buildings)
        if any(isinstance(event, Opened) for event in scene.events):
            for count in range(1, len(view.sheets) + 1):
                yield partly(view, count, 0), silent
        if view.reason == "scored":
            for done in range(1, cards + 1):
                yield partly(view, len(view.sheets), done), silent
            parts = scene.standings[0].parts if scene.standings else ()
            lands = [part for part, _ in parts if part.startswith("landscape")]
            if lands:  # the last one is the competition, or decides in a solo game
                yield view, replace(silent, standings=scores_before(scene.standings, lands[-1:]))
        yield view, scene

    def alt(self, view: View, scene: Scene) -> str:
        return words.alt(view, scene)

    def pages(self, view: View, scene: Scene) -> Sequence[Page]:
        return pages.pages(view, scene)

    def depends_on_reader(self, view: View, scene: Scene) -> bool:
        """Until the game is over each reader's own sheet comes first, in the picture or in its words."""
        own = None if view.reader is None else view.sheets[view.reader]
        return own is not None and (scene.outcome is None or bool(own.owed))


def scores_before(standings: Sequence[Standing], later: Sequence[str]) -> tuple[Standing, ...]:
    """The scores without the parts that are counted later."""
    early = []
    for one in standings:
        parts = tuple((part, 0 if part in later else points) for part, points in one.parts)
        early.append(replace(one, score=sum(points for _, points in parts), parts=parts))
    return tuple(early)


def partly(view: View, sheets: int, cards: int) -> View:
    """The view during building, with this many sheets open and this many cards built on each."""
    shown = tuple(
        with_first_buildings(sheet, cards) if at < sheets else None for at, sheet in enumerate(view.sheets)
    )
    return view.model_copy(update={"stage": "build", "sheets": shown, "reason": ""})


def with_first_buildings(sheet: Sheet | None, cards: int) -> Sheet | None:
    """The sheet with the buildings of the first cards only."""
    return None if sheet is None else sheet.model_copy(update={"buildings": sheet.buildings[:cards], "owed": 0})
