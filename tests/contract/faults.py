"""Variants of Pips and Dudo with one fault each, and the properties that must notice it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tests.toys import Pips
from tests.toys_painter import PipsPainter

from .walk import Subject

BOUND = 300
"""Actions of a walk: faulty games may not end, a sound one takes 60 at most."""


@dataclass(frozen=True)
class Fault:
    """``breaks`` is the property that the fault is planted for; ``echoes`` fail because of it as well."""

    subject: Subject
    breaks: str
    echoes: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        game, painter = type(self.subject.game), type(self.subject.painter)
        return f"{self.breaks}-{game.__name__ if game is not Pips else painter.__name__}"


FAULTS: list[Fault] = []


def planted(breaks: str, *echoes: str) -> Callable[[type[Pips]], type[Pips]]:
    """Register a faulty game and exactly the properties that must notice the fault."""

    def plant(game: type[Pips]) -> type[Pips]:
        FAULTS.append(Fault(Subject(game(), PipsPainter(), BOUND), breaks, echoes))
        return game

    return plant
