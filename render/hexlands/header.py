"""The header: round, season, players to move, and the progress towards the end."""

from __future__ import annotations

from PIL import Image

from engines.core import Fact
from engines.hexlands.mind.assess import ending_ahead
from engines.hexlands.printed import SEASONS as KEYS
from engines.hexlands.state import View
from render.kit.banner import shown_name
from render.kit.figures.pieces import medal
from render.kit.letters.text import fit_name, fit_text, legible, write
from render.kit.pen.cache import cached
from render.kit.pen.canvas import panel
from render.kit.pen.palette import GOLD, INK, LOOKS, PANEL, ROW, TEXT, WHITE, mix
from render.kit.pen.sprites import Pen, Sprite
from render.scene import Scene

from . import icons
from .ground.places import HEAD_HIGH, HEAD_TOP, LEFT, WIDE
from .ground.seasons import SEASONS, sign

_BAR_TOP, _BAR_HIGH = HEAD_TOP + 62, 30
_BAR_LEFT, _BAR_WIDE = LEFT + 24, WIDE - 408


def header(canvas: Image.Image, view: View, scene: Scene) -> None:
    """Draw a line of text, and below it the progress bar with its seasons."""
    panel(canvas, LEFT, HEAD_TOP, WIDE, HEAD_HIGH)
    y = HEAD_TOP + 44
    x = LEFT + 24.0
    x += write(canvas, x, y, scene.voice.say("hexlands-picture-round", {"round": view.round}), 36) + 34
    sign(view.season, 40).put(canvas, x, y - 13)
    season = scene.voice.of_game("season", KEYS[view.season])
    x += 30 + write(canvas, x + 28, y, season, 32, mix(SEASONS[view.season].bar, WHITE, 0.35)) + 34
    _movers(canvas, view, scene, x, y)
    progress(canvas, view, scene)


def _movers(canvas: Image.Image, view: View, scene: Scene, x: float, y: float) -> None:
    """Draw the players to move and the stage."""
    right = LEFT + WIDE - 24
    asked = scene.voice.say(f"hexlands-picture-stage-{view.stage}") if scene.movers else ""
    reach = write(canvas, right, y - 1, asked, legible(asked, 28), GOLD, anchor="right") + 24 if asked else 0
    if len(scene.movers) == 1:
        seat = scene.movers[0]
        medal(LOOKS[seat], 21).put(canvas, x + 20, y - 12)
        name = fit_name(shown_name(scene, seat), round(right - reach - x - 52), 32)
        write(canvas, x + 50, y, name, 32, TEXT)
        return
    for index, seat in enumerate(scene.movers):
        medal(LOOKS[seat], 21).put(canvas, x + 20 + 50 * index, y - 12)


def progress(canvas: Image.Image, view: View, scene: Scene) -> None:
    """Draw the progress from 0 to the limit: a part per ten, in the colour of its season, bright up to now.

    The words say that the game goes on at the limit and ends beyond it (rule 69), or which events end it.
    """
    bar(view.limit, view.progress).put(canvas, _BAR_LEFT, _BAR_TOP)
    before, after = view.report.progress
    at = _BAR_LEFT + _BAR_WIDE * min(view.progress, view.limit) / view.limit
    if after == view.progress and after > before:
        start = _BAR_LEFT + _BAR_WIDE * min(before, view.limit) / view.limit
        canvas.paste(WHITE, (round(start), _BAR_TOP + _BAR_HIGH + 2, round(at), _BAR_TOP + _BAR_HIGH + 6))
    cursor().put(canvas, at, _BAR_TOP)
    last, cards = ending_ahead(view)
    facts: dict[str, Fact] = {"progress": view.progress, "limit": view.limit, "last": last, "cards": cards}
    said = scene.voice.say("hexlands-picture-progress", facts)
    icons.icon("flag", 30).put(canvas, _BAR_LEFT + _BAR_WIDE + 26, _BAR_TOP + 13)
    left = _BAR_LEFT + _BAR_WIDE + 50
    write(canvas, left, _BAR_TOP + 26, *fit_text(said, LEFT + WIDE - 18 - left, 28), TEXT)


@cached
def bar(limit: int, now: int, wide: int = _BAR_WIDE, high: int = _BAR_HIGH) -> Sprite:
    """The progress bar, with icons of the seasons where there is room."""
    sheet = Image.new("RGBA", (wide, high), (*PANEL, 255))
    parts = -(-limit // 10)
    marks: list[tuple[float, int]] = []
    for index in range(parts):
        left = wide * index * 10 / limit
        right = min(wide, wide * (index + 1) * 10 / limit)
        season = index % 4
        full, dull = SEASONS[season].bar, mix(SEASONS[season].bar, ROW, 0.62)
        split = wide * min(now, limit) / limit
        for start, end, tone in ((left, min(right, split), full), (max(left, split), right, dull)):
            if end - start >= 1:
                sheet.paste((*tone, 255), (round(start) + 1, 0, round(end) - 1, high))
        if right - left >= 34:
            marks.append(((left + right) / 2, season))
    for x, season in marks:
        mark = sign(season, 22)
        sheet.alpha_composite(mark.image, (round(x - mark.dx), round(high / 2 - mark.dy)))
    return Sprite(sheet, 0, 0)


@cached
def cursor() -> Sprite:
    """The cursor of the progress bar."""
    pen = Pen(40, 70, 20, 20)
    for fill, grow in ((INK, 4.0), (WHITE, 0.0)):
        pen.rectangle(-3 - grow / 2, -4 - grow / 2, 6 + grow, _BAR_HIGH + 8 + grow, fill, 3)
        pen.polygon([(-11 - grow, -13 - grow), (11 + grow, -13 - grow), (0, 3 + grow)], fill)
    return pen.sprite()
