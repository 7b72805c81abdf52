"""Parts of the pictures of all games: players side by side, the result of a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from engines.core import Outcome
from render.scene import Scene

from .banner import winner_words
from .figures.faces import write_player
from .figures.pieces import crown, medal
from .letters.text import ELLIPSIS, fit, fit_name, largest_size, smallest, width, wrap, write
from .pen.canvas import box, panel, round_mask
from .pen.palette import DIM, GOLD, INK, LIT, LOOKS, ROW, TEXT, Colour, Look, readable
from .pen.sprites import Sprite

SENTENCE = 36
"""The size of sentences in pixels."""
GAP = 10
_ICON = 44
"""Pixels for an icon in a tile."""
NARROW = 240
"""A narrower tile has its medal in the second line, so that the name has all of the first one."""


def fit_label(text: str, room: float, size: int = 38) -> tuple[str, int]:
    """A label and its font size: ``size`` or less as ``room`` demands; cut only at the least size."""
    largest = largest_size(text, room, size, smallest(text))
    return fit_name(text, round(room), largest), largest


@dataclass(frozen=True, slots=True)
class PlayerTile:
    """One player.

    ``stats``: icons, each with a number or word and its colour; ``more`` and behind it ``note``: a line below them;
    ``tag``: a short word in the place of the stats; ``score`` only where the message does not tell it.
    """

    look: Look
    name: str
    stats: tuple[tuple[Sprite, str, Colour], ...] = ()
    more: tuple[tuple[Sprite, str, Colour], ...] = ()
    note: tuple[str, Colour] = ("", DIM)
    is_mover: bool = False
    is_winner: bool = False
    tag: str = ""
    face: int | None = None
    score: int | None = None


def tile_wide(wide: int, count: int) -> int:
    """The width of each of ``count`` tiles."""
    return (wide - GAP * (count - 1)) // count


def player_tiles(canvas: Image.Image, x: int, y: int, wide: int, high: int, tiles: Sequence[PlayerTile]) -> None:
    """Draw the tiles side by side; the last column takes the pixels left over."""
    each = tile_wide(wide, len(tiles))
    for at, tile in enumerate(tiles):
        left = x + at * (each + GAP)
        _tile(canvas, left, y, each if at + 1 < len(tiles) else x + wide - left, high, tile)


def _tile(canvas: Image.Image, x: int, y: int, wide: int, high: int, tile: PlayerTile) -> None:
    is_lit = tile.is_mover or tile.is_winner
    ground = LIT if is_lit else ROW
    box(canvas, x, y, wide, high, ground, 18)
    if is_lit:
        bar = GOLD if tile.is_winner else tile.look.colour
        canvas.paste(bar, (x + 16, y), round_mask(wide - 32, 8, 4))
    is_narrow = wide < NARROW
    _medal(canvas, x + 38, y + (94 if is_narrow else 44), 22, tile)
    left = x + (14 if is_narrow else 72)
    write_name(canvas, left, y + 54, tile.name, tile.face, x + wide - 10 - left, 34, TEXT)
    left, base = x + (70 if is_narrow else 20), y + 106
    end = x + wide - 16
    if tile.score is not None:
        shown = readable(tile.look.colour, ground)
        end -= write(canvas, end, base, str(tile.score), 50, shown, anchor="right") + 14
    if tile.tag:
        write(canvas, left, base, *fit_label(tile.tag, end - left, 30), DIM)
    else:
        _stats(canvas, left, base, end, tile.stats)
    left, base = x + 20, y + high - 24
    words, ink = tile.note
    end = x + wide - (10 + width(words, 32) if words else 0)
    left += round(_stats(canvas, left, base, end, tile.more))
    if words:
        write(canvas, left, base, *fit_label(words, x + wide - 10 - left, 32), ink)


def _medal(canvas: Image.Image, x: int, y: int, r: int, tile: PlayerTile) -> None:
    medal(tile.look, r).put(canvas, x, y)
    if tile.is_winner:
        crown(r + 20, INK).put(canvas, x, y - r)
        crown(r + 12, GOLD).put(canvas, x, y - r)


def _stats(
    canvas: Image.Image, x: float, base: int, end: float, stats: Sequence[tuple[Sprite, str, Colour]]
) -> float:
    """Draw icons with their numbers and return their width; they overlap where they do not fit."""
    reaches = [_ICON + (width(words, 32) + 14 if words else 0) for _, words, _ in stats]
    part = min(1.0, (end - x) / max(1, sum(reaches)))
    for (icon, words, ink), reach in zip(stats, reaches, strict=True):
        icon.put(canvas, x + 20, base - 12)
        if words:
            write(canvas, x + _ICON, base, words, 32, ink)
        x += reach * part
    return sum(reaches) * part


def write_name(
    canvas: Image.Image, x: float, base: float, name: str, number: int | None, room: float, size: int, ink: Colour
) -> None:
    """``write_player`` with a name that is cut late and a face that takes less of the room."""
    write_player(canvas, x, base, name, number, room, size, ink, fitted=fit_label, part=1.15, gap=6)


def result(canvas: Image.Image, scene: Scene, outcome: Outcome, x: int, y: int, wide: int, high: int) -> None:
    """Draw the winners and the reason in a golden frame."""
    box(canvas, x, y, wide, high, GOLD, 24)
    panel(canvas, x + 5, y + 5, wide - 10, high - 10, 20, 1)
    if high < 136:  # the message tells the reason too
        _winners(canvas, scene, outcome, x + 24, y + high // 2 - 50, wide - 48)
        return
    reason = scene.voice.of_game("reason", outcome.reason, outcome.facts)
    size, lines = _reason(scene, reason, wide - 56, (high - 92) // 44)
    top = y + 80
    if lines[-1].endswith(ELLIPSIS):  # the reason names the winners as well
        size, lines = _reason(scene, reason, wide - 56, (high - 16) // 44)
        top = y + 8
    else:
        _winners(canvas, scene, outcome, x + 24, y, wide - 48)
    step = round(size * 1.24)
    top += max(0, (y + high - 10 - top - step * len(lines)) // 2)
    for index, line in enumerate(lines):
        write(canvas, x + 28, top + step * index + size * 0.96, line, size, TEXT, bold=False)


def _winners(canvas: Image.Image, scene: Scene, outcome: Outcome, x: int, y: int, room: int) -> None:
    end = x + room
    if scene.crowned:
        crown(52, GOLD).put(canvas, x + 32, y + 50)
        x += 76
    for seat in outcome.winners:
        medal(LOOKS[seat], 24).put(canvas, x + 24, y + 50)
        x += 56
    words = winner_words(scene, outcome)
    size = next((each for each in (46, 42, 38) if width(words, each) <= end - x - 8), 38)
    write(canvas, x + 8, y + 66, fit(words, end - x - 8, size), size, GOLD)


def _reason(scene: Scene, reason: str, wide: int, most: int) -> tuple[int, tuple[str, ...]]:
    """The font size and the lines of a reason."""
    for size in (38, SENTENCE):
        lines = wrap(reason, wide, size, False, max(1, most), scene.called)
        if not lines[-1].endswith(ELLIPSIS):
            break
    return size, lines
