"""Tools for steps: unvalidated changes of a table, and collecting a step.

States are validated where they enter: the first one of a game, and those from the store or a record. What the rules
make of a valid state is valid, which the contract tests hold them to; validating each step would be a third of the
time of random play.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Generic, ParamSpec, TypeVar

from .chance import Chance
from .game import Step
from .model import Event, Frozen

F = TypeVar("F", bound=Frozen)
T = TypeVar("T")
P = ParamSpec("P")


def evolve(table: F, **fields: Any) -> F:
    """Return the table with some fields replaced, unvalidated."""
    return _assemble(type(table), {**table.__dict__, **fields}, table.__pydantic_fields_set__)


def construct_from(cls: type[F], fields: dict[str, Any]) -> F:
    """Return a model of these fields, which are all there and valid: a quick ``model_construct``."""
    return _assemble(cls, fields, _blank(cls)[1])


def construct(cls: Callable[P, F], /, *args: P.args, **fields: P.kwargs) -> F:
    """Return the model with these fields, unvalidated: the type checker has seen them, as the constructor's own."""
    defaults, names = _blank(cls)
    return _assemble(cls, {**defaults, **fields}, names)  # type: ignore[arg-type]  # typed as its constructor


@cache
def _blank(cls: type[Frozen]) -> tuple[dict[str, Any], set[str]]:
    """The fields in the order of their declaration with their defaults, and their names."""
    return {name: field.get_default(call_default_factory=True) for name, field in cls.model_fields.items()}, set(
        cls.model_fields
    )


_set = object.__setattr__
"""Models are frozen, so their parts are set past their own ``__setattr__``, as pydantic does itself."""


def _assemble(cls: type[F], fields: dict[str, Any], names: set[str]) -> F:
    new = object.__new__(cls)
    _set(new, "__dict__", fields)
    _set(new, "__pydantic_fields_set__", names)
    _set(new, "__pydantic_extra__", None)
    _set(new, "__pydantic_private__", None)
    return new


class Course(Generic[F]):
    """The step of an action as it is collected: chance, events, and the table before the first chance.

    One object collects one step. The state has a ``stage``, and one of its stages is ``roll``.
    """

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self.events: list[Event] = []
        self.before: F | None = None
        self.known = 0
        """The number of events before the first chance or reveal."""
        self.publish = False
        self.barrier = False
        self.hidden = False

    def emit(self, event: Callable[P, Event], /, *args: P.args, **fields: P.kwargs) -> None:
        """Add an event of this class with these fields."""
        self.events.append(construct(event, *args, **fields))

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
            self.before = evolve(state, stage="roll")
            self.known = len(self.events)

    def step(self, state: F) -> Step[F]:
        return Step(
            state,
            tuple(self.events),
            publish=self.publish,
            barrier=self.barrier,
            hidden=self.hidden,
            before_chance=self.before,
            events_before=self.known,
        )
