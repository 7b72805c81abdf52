"""Variants of Pips and Dudo with one fault each, and the properties that must notice it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from engines.core import Game
from engines.core.mind import Mind
from engines.core.playable import Playable
from tests.toys import PIPS
from tests.toys_painter import PipsPainter

from .walk import Subject

BOUND = 300
"""Actions of a walk: faulty games may not end, a sound one takes 60 at most."""
SOUND = Subject(PIPS, PipsPainter(), BOUND)


@dataclass(frozen=True)
class Fault:
    """``breaks`` is the property that the fault is planted for; ``echoes`` fail because of it as well."""

    name: str
    subject: Subject
    breaks: str
    echoes: tuple[str, ...] = ()


FAULTS: list[Fault] = []
Part = TypeVar("Part", bound=type[Any])


def planted(breaks: str, *echoes: str, sound: Subject = SOUND) -> Callable[[Part], Part]:
    """Put a faulty part into a sound game, with exactly the properties that must notice the fault."""

    def plant(part: Part) -> Part:
        subject = replace(sound, game=with_part(sound.game, part()))
        FAULTS.append(Fault(f"{breaks}-{part.__name__}", subject, breaks, echoes))
        return part

    return plant


def with_part(game: Playable, part: Any) -> Playable:
    """Return the game with these rules, this mind or this talk."""
    if isinstance(part, Game):
        return replace(game, rules=part)
    return replace(game, mind=part) if isinstance(part, Mind) else replace(game, talk=part)
