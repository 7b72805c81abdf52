"""The input of a picture (``Scene``) and the interface of a game's painter (``Painter``).

A painter gets a view (what its reader may know), never a state, so no picture can show more than its reader knows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from PIL import Image

from engines.core import Action, Event, Fact, Outcome, Seat, Standing


class Voice(Protocol):
    """The texts that pictures need; bot.texts.Speaker.plain() implements it."""

    @property
    def lang(self) -> str: ...

    def say(self, key: str, facts: Mapping[str, Fact] | None = None) -> str: ...

    def of_game(self, kind: str, key: str, facts: Mapping[str, Fact] | None = None) -> str: ...

    def name(self, seat: Seat) -> str: ...


@dataclass(frozen=True)
class Scene:
    """Everything a picture shows beside the view, already limited to what the reader may know."""

    voice: Voice
    names: tuple[str, ...]
    """Players' names by seat: any characters, any length."""
    movers: tuple[Seat, ...]
    """The seats that owe an action."""
    standings: tuple[Standing, ...]
    """One per seat, in seat order; () while the scores are secret."""
    turn: int
    reader: Seat | None = None
    events: Sequence[Event] = ()
    """The events since this reader's last picture, newest last; the picture marks what they changed."""
    choices: Sequence[tuple[Action, str]] = ()
    """Choices to mark in the picture, with the labels of their buttons (private panels only)."""
    outcome: Outcome | None = None


class Painter(Protocol):
    """The pictures of one game. The module or package render/<key> exports one as ``PAINTER``."""

    def paint(self, view: Any, scene: Scene) -> Image.Image:
        """An opaque RGB picture, 1600 px wide, about 1.55:1; the same bytes for the same arguments."""
        ...

    def alt(self, view: Any, scene: Scene) -> str:
        """The alt text of the picture, at most 1,024 characters."""
        ...
