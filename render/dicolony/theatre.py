"""The end of Dicolony as theatre: in a film, sheets open one by one, then buildings rise and landscapes count."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engines.core import Standing
from engines.dicolony.actions import Opened
from engines.dicolony.state import Sheet, View
from render.scene import Scene


def acts(view: View, scene: Scene) -> Iterator[tuple[View, Scene]]:
    """Yield the frames that lead to a frame of a film, and that frame: before it nothing of the result shows."""
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
            yield view, replace(silent, standings=counted(scene.standings, lands[-1:]))
    yield view, scene


def counted(standings: Sequence[Standing], later: Sequence[str]) -> tuple[Standing, ...]:
    """The scores without the parts that are counted later."""
    early = []
    for one in standings:
        parts = tuple((part, 0 if part in later else points) for part, points in one.parts)
        early.append(replace(one, score=sum(points for _, points in parts), parts=parts))
    return tuple(early)


def partly(view: View, sheets: int, cards: int) -> View:
    """The view during building, with this many sheets open and this many cards built on each."""
    shown = tuple(built(sheet, cards) if at < sheets else None for at, sheet in enumerate(view.sheets))
    return view.model_copy(update={"stage": "build", "sheets": shown, "reason": ""})


def built(sheet: Sheet | None, cards: int) -> Sheet | None:
    """The sheet with the buildings of the first cards only."""
    return None if sheet is None else sheet.model_copy(update={"buildings": sheet.buildings[:cards], "owed": 0})
