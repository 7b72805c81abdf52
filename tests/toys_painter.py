"""Pictures of Pips."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from render import Page, Scene

from .toys import View


class PipsPainter:
    """A bar for each number of the view, enough to tell two views apart."""

    def paint(self, view: View, scene: Scene) -> Image.Image:
        picture = Image.new("RGB", (320, 208), "white")
        pen = ImageDraw.Draw(picture)
        numbers = (view.die, view.pot, view.pile, *view.tokens, *view.scores, *view.charms, *view.made)
        numbers += tuple(standing.score for standing in scene.standings)
        for at, number in enumerate(numbers):
            pen.rectangle((at * 10, 0, at * 10 + 8, 4 + 4 * number), fill="navy")
        return picture

    def alt(self, view: View, scene: Scene) -> str:
        scores = scene.voice.of_game("alt", "scores", {"scores": tuple(s.score for s in scene.standings)})
        dice = scene.voice.of_game("alt", "dice", {"die": view.die, "pile": view.pile})
        return f"{scene.private} {scores} {dice}".strip()

    def pages(self, view: View, scene: Scene) -> Sequence[Page]:
        """Everything but what ``unsaid.toml`` names."""
        shown = {name: value for name, value in dict(view).items() if name not in ("reader", "options")}
        return (Page("Board", tuple(f"{name.replace('_', ' ')} {value}" for name, value in shown.items())),)

    def depends_on_reader(self, view: View, scene: Scene) -> bool:
        return False
