"""Tools for games whose turns are long dialogues: cached actions, unvalidated changes, and collecting a step."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Generic, TypeVar

from .chance import Chance
from .game import Step
from .model import Action, Event, Frozen

A = TypeVar("A", bound=Action)
F = TypeVar("F", bound=Frozen)
T = TypeVar("T")


@lru_cache(maxsize=1 << 16)
def _made(cls: type[Action], values: tuple[str | int, ...]) -> Action:
    names = [name for name in cls.model_fields if name != "kind"]
    return cls(**dict(zip(names, values, strict=False)))


def choice(cls: type[A], *values: str | int) -> A:
    """Return the action with these field values in declaration order, one cached object each."""
    return _made(cls, values)  # type: ignore[return-value]  # the cache forgets which class it was


def changed(table: F, **fields: Any) -> F:
    """Return the table with some fields replaced, unvalidated; ``checked`` validates the last table of a step.

    This is pydantic's ``model_copy`` without its copy of the set of fields.
    """
    new = type(table).__new__(type(table))
    object.__setattr__(new, "__dict__", {**table.__dict__, **fields})
    object.__setattr__(new, "__pydantic_fields_set__", table.__pydantic_fields_set__)
    object.__setattr__(new, "__pydantic_extra__", None)
    object.__setattr__(new, "__pydantic_private__", None)
    return new


def checked(state: F) -> F:
    """Return the same state, validated."""
    return type(state)(**state.__dict__)


class Course(Generic[F]):
    """The step of an action as it is collected: chance, events, and the table before the first chance.

    One object collects one step. The state has a ``stage``, and one of its stages is ``roll``.
    """

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self.events: list[Event] = []
        self.before: F | None = None
        self.publish = False
        self.barrier = False
        self.hidden = False

    def emit(self, event: Event) -> None:
        self.events.append(event)

    def roll(self, state: F, count: int, sides: int) -> tuple[int, ...]:
        """Roll public dice."""
        self.reveals(state)
        return self._chance.roll(count, sides)

    def shuffle(self, state: F, items: Sequence[T]) -> tuple[T, ...]:
        """Return a secret pile in a random order."""
        self.reveals(state)
        return self._chance.shuffle(items)

    def pick(self, state: F, items: Sequence[T]) -> T:
        """Return one of the items, in secret."""
        self.reveals(state)
        return self._chance.pick(items)

    def reveals(self, state: F) -> None:
        """Keep this table as the preview, the first time something is drawn, turned up or resolved."""
        if self.before is None:
            self.before = checked(changed(state, stage="roll"))

    def step(self, state: F) -> Step[F]:
        return Step(
            checked(state),
            tuple(self.events),
            publish=self.publish,
            barrier=self.barrier,
            hidden=self.hidden,
            before_chance=self.before,
        )
