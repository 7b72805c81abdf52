"""Dudo's pictures: the players, the bid, the reader's dice, and what the cups held last."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from engines.core import Facts
from render.kit.figures.dice import die
from render.kit.figures.pieces import medal
from render.kit.letters.alt import describe, spoken_names
from render.kit.letters.text import write
from render.kit.pen.canvas import box
from render.kit.pen.palette import LOOKS, PANEL, SEA
from render.kit.tiles import number_tiles
from render.kit.triumph import triumph
from render.scene import HIGH, OWN_HIGH, WIDE, Page, Scene

from .state import Cup, View

EDGE = 8
PLAYERS_HIGH = 196


class DudoPainter:
    """The bid, the last reveal and the players; below them the reader's dice; at the end the winner above."""

    window = (200, 0, 1000, 700)

    def paint(self, view: View, scene: Scene) -> Image.Image:
        canvas = Image.new("RGB", (WIDE, OWN_HIGH if view.cup else HIGH), SEA)
        if scene.outcome is not None:
            triumph(canvas, scene, scene.outcome, EDGE, EDGE, WIDE - 2 * EDGE, 180)
        elif view.bid is not None:
            count = scene.voice.say("dudo-picture-bid", {"count": view.bid.count})
            write(canvas, WIDE // 2 + 20, 220, count, 150, anchor="right")
            die(view.bid.face, 220).put(canvas, WIDE // 2 + 170, 165)
        else:
            write(canvas, WIDE // 2, 190, scene.voice.say("dudo-picture-no-bid"), 64, anchor="middle")
        if any(view.last):
            write(canvas, 40, 410, scene.voice.say("dudo-picture-last"), 44)
            for at, seat in enumerate(seat for seat, cup in enumerate(view.last) if cup):
                x, y = 80 + 590 * (at % 2), 500 + 140 * (at // 2)
                medal(LOOKS[seat], 42).put(canvas, x, y)
                self.row_of_dice(canvas, x + 100, y, view.last[seat], 84, 92)
        number_tiles(canvas, scene, (EDGE, HIGH - EDGE - PLAYERS_HIGH, WIDE - 2 * EDGE, PLAYERS_HIGH), view.dice)
        if view.cup:
            box(canvas, EDGE, HIGH, WIDE - 2 * EDGE, OWN_HIGH - HIGH - EDGE, PANEL, 18)
            self.row_of_dice(
                canvas, WIDE // 2 - 75 * (len(view.cup) - 1), (HIGH + OWN_HIGH) // 2, view.cup, 116, 150
            )
        return canvas

    def row_of_dice(self, canvas: Image.Image, x: int, y: int, cup: Cup, size: int, step: int) -> None:
        for at, face in enumerate(cup):
            die(face, size).put(canvas, x + step * at, y)

    def alt(self, view: View, scene: Scene) -> str:
        return describe(scene, partial(sentences, view, scene))

    def pages(self, view: View, scene: Scene) -> Sequence[Page]:
        said = sentences(view, scene, spoken_names(scene))
        return (Page(scene.voice.say("dudo-picture-words"), tuple(said)),)

    def depends_on_reader(self, view: View, scene: Scene) -> bool:
        """A reader with dice sees them."""
        return bool(view.cup)


def sentences(view: View, scene: Scene, names: Sequence[str]) -> Sequence[str]:
    """Return the picture in words: the turn, the bid, the reader's dice, what was lifted last, everybody's dice."""
    facts: Facts = {"turn": scene.turn, "player": names[view.to_move], "dice": sum(view.dice)}
    lines = [scene.voice.say("dudo-picture-alt-turn" if scene.outcome is None else "dudo-picture-alt-over", facts)]
    if view.bid is not None:
        bid: Facts = {"count": view.bid.count, "face": view.bid.face, "player": names[view.bidder]}
        lines.append(scene.voice.say("dudo-picture-alt-bid", bid))
    if view.cup:
        lines.append(scene.voice.say("dudo-picture-alt-cup", {"cup": view.cup}))
    for seat, count in enumerate(view.dice):
        lines.append(scene.voice.say("dudo-picture-alt-dice", {"player": names[seat], "dice": count}))
    lines += [
        scene.voice.say("dudo-picture-alt-lifted", {"player": names[seat], "dice": cup})
        for seat, cup in enumerate(view.last)
        if cup
    ]
    return lines
