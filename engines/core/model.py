"""Values shared by all games: seats, frozen models, actions, events, facts.

Everything in a state is an int, a string, a tuple or another frozen model, so that sharing is cloning
and ``hash(state)`` works.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar, Literal, NewType, TypeAlias, TypeVar, Union

from pydantic import BaseModel, ConfigDict

Seat = NewType("Seat", int)
"""A place at the table, 0-based, in turn order. The session knows which player has it."""


class Frozen(BaseModel):
    """A validated, hashable value. Build a changed one with the constructor, never ``model_copy(update=)``.

    Validation errors leave out the value: it may be a secret, and errors are logged.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", hide_input_in_errors=True)


@dataclass(frozen=True, slots=True)
class Name:
    """A fact that stands for the player on a seat, rendered as the player's name.

    ``bare``: without a language's honorific, as in a count ("Aki 4").
    """

    seat: Seat
    bare: bool = False


@dataclass(frozen=True, slots=True)
class Term:
    """A fact that is itself a text, e.g. a terrain: ``<game>-<key>`` in the locale files."""

    key: str
    facts: Mapping[str, Fact] | None = None


@dataclass(frozen=True, slots=True)
class Series:
    """A fact made of several, in order: the text ``<game>-join-<how>`` stands between them, or that of all games.

    Empty without parts.
    """

    parts: Sequence[Fact]
    how: str


@dataclass(frozen=True, slots=True)
class Sign:
    """A fact that a message may show as a small picture, such as the face of a die; elsewhere it is ``words``.

    ``name`` is that of the picture (``render.signs``). No text may choose by it.
    """

    name: str
    words: Fact


# Numbers stay numbers, so that a text can choose its plural; a tuple is rendered as a list ("3, 5 and 7").
Fact: TypeAlias = Union[int, str, Name, Term, Series, Sign, tuple["Fact", ...]]  # noqa: UP007  (recursive)
Facts: TypeAlias = Mapping[str, Fact]


def kind_of(name: str) -> str:
    """Return the words of a class's name: ``ChipTaken`` is ``chip-taken``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Tagged(Frozen):
    """A value of one of several kinds, told apart in a union by ``kind``: the words of its class's name.

    ``class Command(Action, kind="order")`` has another; ``kind=None``: a base of several, which has none.
    """

    kind: str = ""

    def __init_subclass__(cls, *, kind: str | None = "", **config: Any) -> None:
        """Declare the field of this class before pydantic reads its fields: a Literal with a default."""
        super().__init_subclass__(**config)
        if "kind" in cls.__annotations__:
            raise TypeError(f"the kind of {cls.__name__} is an argument of its class")
        if kind is not None:
            cls.kind = kind or kind_of(cls.__name__)
            cls.__annotations__ = {"kind": Literal[cls.kind], **cls.__annotations__}


class Action(Tagged, kind=None):
    """One atomic choice.

    ``fields()`` has the parts of the choice in the order in which a person names them: menus narrow the legal
    actions by kind, then field by field ("from where, to where, how many").
    """

    line: ClassVar[str] = ""
    """How it is written where that is not its kind and its fields with spaces between: ``change {die}={face}``."""
    seat_fields: ClassVar[frozenset[str]] = frozenset({"seat"})
    """The fields that hold a seat, rendered as a name."""
    only_ends: ClassVar[bool] = False
    """Whether the action only ends the turn; such an action needs no confirmation."""

    def fields(self) -> tuple[tuple[str, Fact], ...]:
        """Return (field, value) pairs without ``kind``, in declaration order."""
        return tuple(
            (name, Name(value) if name in self.seat_fields else value)
            for name in type(self).model_fields
            if name != "kind"
            for value in (getattr(self, name),)
        )


A = TypeVar("A", bound=Action)


@lru_cache(maxsize=1 << 16)
def _cached_action(cls: type[Action], values: tuple[Hashable, ...]) -> Action:
    names = [name for name in cls.model_fields if name != "kind"]
    return cls.model_validate(dict(zip(names, values, strict=False)))


def choice(cls: type[A], *values: Hashable) -> A:
    """Return the action with these field values in declaration order, one cached object each."""
    return _cached_action(cls, values)  # type: ignore[return-value]  # the cache forgets which class it was


class Event(Tagged, kind=None):
    """Something that happened, rendered by the text ``<game>-event-<kind>``."""

    visible_to: tuple[Seat, ...] | None = None
    """The seats that may know it before the game is over; None: everybody may."""
    seat_fields: ClassVar[frozenset[str]] = frozenset({"seat", "rival"})
    minor: ClassVar[bool] = False
    """Whether it is a step on the way rather than a result: left out first where a message is too long."""
    begins_turn: ClassVar[bool] = False
    """Whether a turn begins with it, as ``Game.turns`` counts them: the log puts the turn's heading above it. It is
    public. In a step that begins several turns, each of them has one, or the later ones do."""
    begins_part: ClassVar[bool] = False
    """Whether what follows is no longer what the actor did: a battle, a resolution, a reveal. The log begins a new
    paragraph with it."""

    def facts(self) -> dict[str, Fact]:
        """Return the variables of the event's text; override where a value must be a Term."""
        return {
            name: Name(value) if name in self.seat_fields and value is not None else value
            for name in type(self).model_fields
            if name not in ("kind", "visible_to")
            for value in (getattr(self, name),)
        }

    def as_before(self) -> Event:
        """Return the event as it was stored before its model changed; by default it has not."""
        return self


def seen_by(events: tuple[Event, ...], seat: Seat | None) -> tuple[Event, ...]:
    """Return the events that this reader (None: the public) may know."""
    return tuple(
        event for event in events if event.visible_to is None or (seat is not None and seat in event.visible_to)
    )
