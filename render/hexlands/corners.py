"""The corners of the map: round and season, progress towards the end, event of the last round, order of turn."""

from __future__ import annotations

from PIL import Image

from engines.core import Fact
from engines.hexlands.mind.assess import ending_ahead
from engines.hexlands.printed import SEASONS as KEYS
from engines.hexlands.state import View
from render.kit.figures.lock import lock
from render.kit.figures.pieces import medal
from render.kit.figures.plates import DEEP
from render.kit.letters.text import fit_text, legible, width, wrap, write
from render.kit.pen.cache import cached
from render.kit.pen.canvas import box, panel
from render.kit.pen.palette import GOLD, INK, LOOKS, PANEL, ROW, TEXT, WHITE, Colour, mix, rgb
from render.kit.pen.sprites import Pen, Sprite
from render.scene import WIDE, Scene

from . import icons
from .ground.places import MARGIN, PLAYERS_TOP
from .ground.seasons import SEASONS, sign

BAR = 16
"""The height of the progress bar at the upper edge."""
CARD = rgb("#F4EAD2")
_LARGE, _SMALL = 42, 34
_ROOM = 290
"""The width of a corner, beside the first or last row of spaces."""
_FIRST, _SECOND = 70, 118
"""The base lines of the upper corners."""


def corners(canvas: Image.Image, view: View, scene: Scene) -> None:
    """Draw the four corners, at the end only one, and the progress bar at the upper edge."""
    if scene.outcome is None:
        bar(view.limit, view.progress).put(canvas, 0, 0)
        cursor().put(canvas, min(WIDE - 14, max(14, WIDE * view.progress / view.limit)), 0)
        _round(canvas, view, scene)
        _clock(canvas, view, scene)
        if view.order:
            _order(canvas, view)
    if view.report.event:
        _event(canvas, view.report.event, scene)


def _say(canvas: Image.Image, x: float, y: float, text: str, size: int, ink: Colour, *, ends: bool = False) -> int:
    """Write a line on the sea."""
    shown, size = fit_text(text, _ROOM - 20, size)
    return write(canvas, x, y, shown, size, ink, anchor="right" if ends else "left", halo=DEEP)


def _round(canvas: Image.Image, view: View, scene: Scene) -> None:
    """Write the round, with a lock in one's own picture, and the season."""
    x = MARGIN + 12
    words = scene.voice.say("hexlands-picture-round", {"round": view.round})
    reach = _say(canvas, x, _FIRST, words, _LARGE, TEXT)
    if scene.reader is not None:
        lock(38).put(canvas, x + reach + 30, _FIRST - 15)
    sign(view.season, 40).put(canvas, x + 18, _SECOND - 12)
    season = scene.voice.of_game("season", KEYS[view.season])
    _say(canvas, x + 48, _SECOND, season, legible(season, _SMALL), mix(SEASONS[view.season].bar, WHITE, 0.45))


def _clock(canvas: Image.Image, view: View, scene: Scene) -> None:
    """Write the progress, and that the game goes on at the limit and ends beyond it (rule 69), or which events end
    it."""
    last, cards = ending_ahead(view)
    facts: dict[str, Fact] = {"progress": view.progress, "limit": view.limit, "last": last, "cards": cards}
    x = WIDE - MARGIN - 12
    _say(canvas, x, _FIRST, scene.voice.say("hexlands-picture-progress", facts), _LARGE, TEXT, ends=True)
    said = scene.voice.say("hexlands-picture-ends", facts)
    _say(canvas, x, _SECOND, said, legible(said, _SMALL), GOLD if last else TEXT, ends=True)


def _event(canvas: Image.Image, key: str, scene: Scene) -> None:
    """Draw the card of the event of the last round: its sign and name."""
    words = scene.voice.of_game("card", key)
    size = fit_text(words, _ROOM - 90, _SMALL)[1]
    lines = wrap(words, _ROOM - 90, size)
    wide, high = 92 + max(width(line, size) for line in lines), 20 + max(56, 40 * len(lines))
    y = PLAYERS_TOP - 10 - high
    panel(canvas, MARGIN + 4, y, wide, high, 16, 1, CARD)
    icons.event(key, 50).put(canvas, MARGIN + 42, y + high / 2)
    for index, line in enumerate(lines):
        base = y + high / 2 + size * 0.36 + (index - (len(lines) - 1) / 2) * 40
        write(canvas, MARGIN + 78, base, line, size, INK)


def _order(canvas: Image.Image, view: View) -> None:
    """Draw the order of turn from left to right; an arrow is before the player whose turn it is."""
    is_turn = view.active in view.order
    wide = 20 + 42 * len(view.order) + 20 * is_turn
    x, y = WIDE - MARGIN - 4 - wide, PLAYERS_TOP - 66
    box(canvas, x, y, wide, 56, PANEL, 28)
    x += 31
    for seat in view.order:
        if is_turn and seat == view.active:
            icons.icon("next", 24).put(canvas, x - 8, y + 28)
            x += 20
        medal(LOOKS[seat], 17).put(canvas, x, y + 28)
        x += 42


@cached
def bar(limit: int, now: int) -> Sprite:
    """The progress from 0 to the limit: a part per ten, in the colour of its season, bright up to now."""
    sheet = Image.new("RGBA", (WIDE, BAR), (*PANEL, 255))
    parts, split = -(-limit // 10), WIDE * min(now, limit) / limit
    for index in range(parts):
        left, right = WIDE * index * 10 / limit, min(WIDE, WIDE * (index + 1) * 10 / limit)
        tone = SEASONS[index % 4].bar
        for start, end, fill in ((left, min(right, split), tone), (max(left, split), right, mix(tone, ROW, 0.7))):
            if end - start >= 1:
                sheet.paste((*fill, 255), (round(start) + 1, 0, round(end) - 1, BAR))
    return Sprite(sheet, 0, 0)


@cached
def cursor() -> Sprite:
    """The mark of the progress on the bar."""
    pen = Pen(24, BAR + 12, 12, 2)
    for fill, grow in ((INK, 3.0), (WHITE, 0.0)):
        pen.rectangle(-4 - grow, -12, 8 + 2 * grow, BAR + 17 + grow, fill, 4)
    return pen.sprite()
