"""For games whose turns are long dialogues: actions made once, tables changed without validating each time, and
what an action sets going, collected until its step is done."""

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
    """The action with these values in the order of its fields, the same object each time: lists are made often."""
    return _made(cls, values)  # type: ignore[return-value]  # the cache forgets which class it was


def changed(table: F, **fields: Any) -> F:
    """The table with some fields anew, not validated yet: a step has many, and its last one is ``checked``.

    What pydantic's own copying does, without copying the set of fields each time: the same for every table.
    """
    new = type(table).__new__(type(table))
    object.__setattr__(new, "__dict__", {**table.__dict__, **fields})
    object.__setattr__(new, "__pydantic_fields_set__", table.__pydantic_fields_set__)
    object.__setattr__(new, "__pydantic_extra__", None)
    object.__setattr__(new, "__pydantic_private__", None)
    return new


def checked(state: F) -> F:
    """The same state, validated."""
    return type(state)(**state.__dict__)


class Course(Generic[F]):
    """What an action sets going, as it goes: chance, what is told, and the table before the first chance.

    Collects one step; lives no longer than it. The state has a ``stage``, and one of its stages is ``roll``.
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
        """Open dice."""
        self.reveals(state)
        return self._chance.roll(count, sides)

    def shuffle(self, state: F, items: Sequence[T]) -> tuple[T, ...]:
        """A closed pile in a new order."""
        self.reveals(state)
        return self._chance.shuffle(items)

    def pick(self, state: F, items: Sequence[T]) -> T:
        """One of the items, unseen by the others."""
        self.reveals(state)
        return self._chance.pick(items)

    def reveals(self, state: F) -> None:
        """From here on something is drawn, turned up or resolved: the preview shows the table as it is now."""
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
