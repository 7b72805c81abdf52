"""Pig's pictures: the players, the pot, and the die that was rolled last."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engines.core import Facts, Seat
from render.kit.banner import banner, shown_name
from render.kit.figures.dice import die
from render.kit.letters.alt import describe
from render.kit.letters.text import write
from render.kit.pen.canvas import panel
from render.kit.pen.palette import LOOKS, SEA
from render.kit.players import PlayerRow, player_rows
from render.scene import Scene

from .game import Rolled, State

WIDE, HIGH = 1600, 1030
LEFT, PANEL_WIDE, ROW_HIGH = 900, 660, 140


class PigPainter:
    """The players on the right, the die and the pot on the left."""

    window = (0, 60, LEFT, 760)

    def paint(self, view: State, scene: Scene) -> Image.Image:
        canvas = Image.new("RGB", (WIDE, HIGH), SEA)
        faces = [event.face for event in scene.events if isinstance(event, Rolled)]
        die(faces[-1] if faces else None, 260).put(canvas, LEFT // 2, 400)
        pot = scene.voice.say("pig-picture-pot", {"pot": view.pot})
        write(canvas, LEFT // 2, 680, pot, 80, anchor="middle")
        panel(canvas, LEFT, 20, PANEL_WIDE, HIGH - 40)
        rows = [self.row(view, scene, seat) for seat in range(len(view.scores))]
        player_rows(canvas, LEFT + 20, 40, PANEL_WIDE - 40, ROW_HIGH, rows)
        if scene.outcome is not None:
            banner(canvas, scene, scene.outcome, 40, 860, LEFT - 80)
        return canvas

    def row(self, view: State, scene: Scene, seat: int) -> PlayerRow:
        won = scene.outcome is not None and Seat(seat) in scene.outcome.winners
        lit = Seat(seat) in scene.movers
        return PlayerRow(LOOKS[seat], shown_name(scene, seat), view.scores[seat], (), lit, won)

    def alt(self, view: State, scene: Scene) -> str:
        def told(names: Sequence[str]) -> Sequence[str]:
            facts: Facts = {"turn": scene.turn, "player": names[view.to_move], "pot": view.pot}
            head = "pig-picture-alt-turn" if scene.outcome is None else "pig-picture-alt-over"
            scores = [
                scene.voice.say("pig-picture-alt-score", {"player": names[seat], "score": score})
                for seat, score in enumerate(view.scores)
            ]
            return [scene.voice.say(head, facts), *scores]

        return describe(scene, told)

    def depends_on_reader(self, view: State, scene: Scene) -> bool:
        return False
