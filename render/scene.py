"""What a picture is made from, and what a game's painter offers.

A painter sees a view (what its reader may know), never a state; so no picture can tell more than its reader knows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from PIL import Image

from engines.core import Action, Event, Fact, Outcome, Seat, Standing


class Voice(Protocol):
    """The texts, as the pictures need them (bot.texts.Speaker.plain() is one)."""

    @property
    def lang(self) -> str: ...

    def say(self, key: str, facts: Mapping[str, Fact] | None = None) -> str: ...

    def of_game(self, kind: str, key: str, facts: Mapping[str, Fact] | None = None) -> str: ...

    def name(self, seat: Seat) -> str: ...


@dataclass(frozen=True)
class Scene:
    """Everything beside the view that a picture shows; all of it already cut down to what the reader may know."""

    voice: Voice
    names: tuple[str, ...]
    """Players' names by seat: any characters, any length."""
    movers: tuple[Seat, ...]
    """Who owes an action."""
    standings: tuple[Standing, ...]
    """One a seat, in seat order; () while the scores are secret."""
    turn: int
    reader: Seat | None = None
    events: Sequence[Event] = ()
    """What happened since this reader's last picture, newest last: what changed is to be marked."""
    choices: Sequence[tuple[Action, str]] = ()
    """Choices to mark in the picture, with the words of their buttons (private panels)."""
    outcome: Outcome | None = None


class Painter(Protocol):
    """One game's pictures. The module render/<key>.py has one named ``PAINTER``."""

    def paint(self, view: Any, scene: Scene) -> Image.Image:
        """An opaque RGB picture, 1600 px wide, about 1.55:1; the same bytes for the same arguments."""
        ...

    def alt(self, view: Any, scene: Scene) -> str:
        """The same in words, at most 1,024 characters."""
        ...
