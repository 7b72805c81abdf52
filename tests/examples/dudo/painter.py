"""Dudo's pictures: the players, the bid, the reader's dice, and what the cups held last."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engines.core import Facts, Seat
from render.kit.banner import banner, shown_name
from render.kit.figures.dice import die
from render.kit.figures.pieces import medal
from render.kit.letters.alt import describe
from render.kit.letters.text import write
from render.kit.pen.canvas import panel
from render.kit.pen.palette import LOOKS, SEA
from render.kit.players import PlayerRow, player_rows
from render.scene import Scene

from .state import Cup, View

WIDE, HIGH = 1600, 1030
LEFT, PANEL_WIDE, ROW_HIGH = 900, 660, 140


class DudoPainter:
    """The players on the right; the bid, the reader's dice and the last reveal on the left."""

    window = (0, 0, LEFT, 560)

    def paint(self, view: View, scene: Scene) -> Image.Image:
        canvas = Image.new("RGB", (WIDE, HIGH), SEA)
        if view.bid is not None:
            count = scene.voice.say("dudo-picture-bid", {"count": view.bid.count})
            write(canvas, LEFT // 2 + 20, 190, count, 110, anchor="right")
            die(view.bid.face, 170).put(canvas, LEFT // 2 + 140, 150)
        elif scene.outcome is None:
            write(canvas, LEFT // 2, 170, scene.voice.say("dudo-picture-no-bid"), 60, anchor="middle")
        self.row_of_dice(canvas, LEFT // 2 - 70 * (len(view.cup) - 1), 370, view.cup, 120, 140)
        if any(view.last):
            write(canvas, 60, 520, scene.voice.say("dudo-picture-last"), 40)
            for at, seat in enumerate(seat for seat, cup in enumerate(view.last) if cup):
                x, y = 90 + 420 * (at % 2), 590 + 90 * (at // 2)
                medal(LOOKS[seat], 30).put(canvas, x, y)
                self.row_of_dice(canvas, x + 70, y, view.last[seat], 54, 62)
        panel(canvas, LEFT, 20, PANEL_WIDE, HIGH - 40)
        rows = [self.row(view, scene, seat) for seat in range(len(view.dice))]
        player_rows(canvas, LEFT + 20, 40, PANEL_WIDE - 40, ROW_HIGH, rows)
        if scene.outcome is not None:
            banner(canvas, scene, scene.outcome, 40, 880, LEFT - 80)
        return canvas

    def row_of_dice(self, canvas: Image.Image, x: int, y: int, cup: Cup, size: int, step: int) -> None:
        for at, face in enumerate(cup):
            die(face, size).put(canvas, x + step * at, y)

    def row(self, view: View, scene: Scene, seat: int) -> PlayerRow:
        won = scene.outcome is not None and Seat(seat) in scene.outcome.winners
        lit = Seat(seat) in scene.movers
        return PlayerRow(LOOKS[seat], shown_name(scene, seat), view.dice[seat], (), lit, won)

    def alt(self, view: View, scene: Scene) -> str:
        def said(names: Sequence[str]) -> Sequence[str]:
            facts: Facts = {"turn": scene.turn, "player": names[view.to_move], "dice": sum(view.dice)}
            lines = [
                scene.voice.say(
                    "dudo-picture-alt-turn" if scene.outcome is None else "dudo-picture-alt-over", facts
                )
            ]
            if view.bid is not None:
                bid: Facts = {"count": view.bid.count, "face": view.bid.face, "player": names[view.bidder]}
                lines.append(scene.voice.say("dudo-picture-alt-bid", bid))
            if view.cup:
                lines.append(scene.voice.say("dudo-picture-alt-cup", {"cup": view.cup}))
            for seat, count in enumerate(view.dice):
                lines.append(scene.voice.say("dudo-picture-alt-dice", {"player": names[seat], "dice": count}))
            return lines

        return describe(scene, said)

    def depends_on_reader(self, view: View, scene: Scene) -> bool:
        """A reader with dice sees them."""
        return bool(view.cup)
