"""The players' names in pictures, and the words about who won."""

from __future__ import annotations

from PIL import Image

from engines.core import Outcome
from render.scene import Scene

from .figures.faces import write_player
from .letters.text import drawn_name
from .pen.palette import TEXT, Colour


def shown_name(scene: Scene, seat: int) -> str:
    """The drawable part of the player's name, or the number of the seat if nothing can be drawn."""
    if seat >= len(scene.names):
        return scene.voice.say("picture-seat", {"number": seat + 1})
    return drawn_name(scene.names, seat, scene.voice)


def write_name(
    canvas: Image.Image,
    scene: Scene,
    seat: int,
    x: float,
    base: float,
    room: float,
    size: int = 36,
    ink: Colour = TEXT,
) -> None:
    """Write the player's name into ``room`` pixels from x on, with the face of a computer player before it."""
    write_player(canvas, x, base, shown_name(scene, seat), scene.voice.face(seat), room, size, ink)


def winner_words(scene: Scene, outcome: Outcome) -> str:
    """One winner's name, or that the win is shared, a team's or nobody's. Alone nobody wins: the name only."""
    if not outcome.winners:
        return scene.voice.say("picture-nobody")
    if len(scene.names) == 1:
        return shown_name(scene, 0)
    if len(outcome.winners) == 1:
        return scene.voice.say("picture-winner", {"player": shown_name(scene, outcome.winners[0])})
    return scene.voice.say("picture-team" if outcome.is_team_win else "picture-shared")
