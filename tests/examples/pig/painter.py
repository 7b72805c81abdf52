"""Pig's pictures: the players, the pot, and the die that was rolled last."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from engines.core import Facts
from render.kit.figures.dice import die
from render.kit.letters.alt import describe, spoken_names
from render.kit.letters.text import write
from render.kit.pen.palette import SEA
from render.kit.tiles import number_tiles
from render.kit.triumph import triumph
from render.scene import HIGH, WIDE, Page, Scene

from .game import Rolled, State

EDGE = 8
PLAYERS_HIGH = 196


class PigPainter:
    """The die and the pot, the players below them; at the end the winner above."""

    window = (240, 180, 960, 880)

    def paint(self, view: State, scene: Scene) -> Image.Image:
        canvas = Image.new("RGB", (WIDE, HIGH), SEA)
        faces = [event.face for event in scene.events if isinstance(event, Rolled)]
        die(faces[-1] if faces else None, 380).put(canvas, WIDE // 2, 430)
        pot = scene.voice.say("pig-picture-pot", {"pot": view.pot})
        write(canvas, WIDE // 2, 800, pot, 110, anchor="middle")
        number_tiles(canvas, scene, (EDGE, HIGH - EDGE - PLAYERS_HIGH, WIDE - 2 * EDGE, PLAYERS_HIGH), view.scores)
        if scene.outcome is not None:
            triumph(canvas, scene, scene.outcome, EDGE, EDGE, WIDE - 2 * EDGE, 180)
        return canvas

    def alt(self, view: State, scene: Scene) -> str:
        return describe(scene, partial(sentences, view, scene))

    def pages(self, view: State, scene: Scene) -> Sequence[Page]:
        said = sentences(view, scene, spoken_names(scene))
        return (Page(scene.voice.say("pig-picture-words"), tuple(said)),)

    def depends_on_reader(self, view: State, scene: Scene) -> bool:
        return False


def sentences(view: State, scene: Scene, names: Sequence[str]) -> Sequence[str]:
    """Return the picture in words: whose turn it is, the pot, and each player's score."""
    facts: Facts = {"turn": scene.turn, "player": names[view.to_move], "pot": view.pot}
    head = "pig-picture-alt-turn" if scene.outcome is None else "pig-picture-alt-over"
    scores = [
        scene.voice.say(
            "pig-picture-alt-left" if view.left[seat] else "pig-picture-alt-score",
            {"player": names[seat], "score": score},
        )
        for seat, score in enumerate(view.scores)
    ]
    return [scene.voice.say(head, facts), *scores]
