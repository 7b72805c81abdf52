"""The words every game shares: seats, frozen models, actions, events, facts.

Everything in a state is an int, a string, a tuple or another frozen model, so that sharing is cloning
and ``hash(state)`` works.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, NewType, TypeAlias, Union

from pydantic import BaseModel, ConfigDict

Seat = NewType("Seat", int)
"""A place at the table, 0-based, in turn order. Who sits there is the session's business."""


class Frozen(BaseModel):
    """A validated, hashable value. Build a changed one with the constructor, never ``model_copy(update=)``.

    A value that does not fit is not repeated in the error: it may be a secret, and errors are logged.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", hide_input_in_errors=True)


@dataclass(frozen=True, slots=True)
class Name:
    """A fact that stands for the player on a seat; told as the player's name."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Term:
    """A fact that is itself a text, e.g. a terrain: ``<game>-<key>`` in the locale files."""

    key: str
    facts: Mapping[str, Fact] | None = None


# Numbers stay numbers, so that a text can choose its plural; a tuple is told as a list ("3, 5 and 7").
Fact: TypeAlias = Union[int, str, Name, Term, tuple["Fact", ...]]  # noqa: UP007  (recursive)
Facts: TypeAlias = Mapping[str, Fact]


class Action(Frozen):
    """One atomic choice. Subclasses narrow ``kind`` to a Literal and are joined in a tagged union.

    ``fields()`` is what the choice is made of, in the order in which a person would name it: the front
    narrows the legal actions by kind, then field by field ("from where, to where, how many").
    """

    kind: str
    seat_fields: ClassVar[frozenset[str]] = frozenset()
    """The fields that hold a seat: told as a name."""
    only_ends: ClassVar[bool] = False
    """It says that one is done, and does nothing else: nobody is asked whether that was meant."""

    def fields(self) -> tuple[tuple[str, Fact], ...]:
        """(field, value) pairs without ``kind``, in declaration order."""
        return tuple(
            (name, Name(value) if name in self.seat_fields else value)
            for name in type(self).model_fields
            if name != "kind"
            for value in (getattr(self, name),)
        )


class Event(Frozen):
    """Something that happened, told in every locale by the text ``<game>-event-<kind>``."""

    kind: str
    visible_to: tuple[Seat, ...] | None = None
    """None: everybody may know it. Otherwise only these seats, until the game is over."""
    seat_fields: ClassVar[frozenset[str]] = frozenset({"seat", "rival"})
    minor: ClassVar[bool] = False
    """The way there rather than what came of it: left out first where a message has no room for all."""

    def facts(self) -> dict[str, Fact]:
        """The variables of the event's text; override where a value must be told by a Term."""
        return {
            name: Name(value) if name in self.seat_fields and value is not None else value
            for name in type(self).model_fields
            if name not in ("kind", "visible_to")
            for value in (getattr(self, name),)
        }


def seen_by(events: tuple[Event, ...], seat: Seat | None) -> tuple[Event, ...]:
    """The events that this reader (None: the public) may know."""
    return tuple(
        event for event in events if event.visible_to is None or (seat is not None and seat in event.visible_to)
    )
